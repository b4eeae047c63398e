//! The address of a database.

use std::{
    borrow::Cow,
    fmt, fs,
    path::{Path, PathBuf},
    str::FromStr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use native_tls::{Certificate, TlsConnector};
use postgres::{
    Client, Config, NoTls,
    config::{Host, SslMode},
};
use postgres_native_tls::MakeTlsConnector;
use url::Url;

use super::{
    DbError,
    primary::{self, Identity, Primary, Term},
};
use crate::StoreError;

/// How long an attempt to connect can take. Players wait meanwhile.
const CONNECT_WITHIN: Duration = Duration::from_secs(2);

/// How long the server's machine can leave data unacknowledged until the connection counts as lost.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);

/// The address of a database: the path of an SQLite file, or a PostgreSQL server's URL.
#[derive(Clone, Debug)]
pub enum Address {
    /// An SQLite file.
    File(PathBuf),
    /// A database on a PostgreSQL server.
    Server(Server),
}

/// A database on a PostgreSQL server. It is displayed without the password.
#[derive(Clone)]
pub struct Server {
    config: Box<Config>,
    /// A configuration for each of the hosts, if there are several.
    hosts: Vec<Config>,
    encryption: Encryption,
    shown: String,
    /// All clones know the same of the server that takes writes.
    primary: Arc<Primary>,
}

/// A connection to the server that takes writes.
pub(super) struct Connected {
    pub(super) client: Client,
    pub(super) term: Term,
    /// `None` if the server doesn't say which one it is.
    pub(super) identity: Option<Identity>,
}

/// Which of several hosts are asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hosts {
    /// All of them.
    All,
    /// Each until one is the server that takes writes, as far as is known: others may take long to answer.
    UntilCurrent,
}

/// The encryption that the parameter `sslmode` asks for, as libpq understands it.
/// <https://www.postgresql.org/docs/current/libpq-ssl.html#LIBPQ-SSL-PROTECTION>
#[derive(Clone, Debug, PartialEq, Eq)]
enum Encryption {
    /// None.
    Off,
    /// Used if the server has it, whoever the server is.
    IfThere,
    /// Required, whoever the server is.
    Required,
    /// Required, and the server's certificate must be signed by an authority that we trust. With
    /// `host`, the certificate must also name the host.
    Verified { host: bool, root: Option<PathBuf> },
}

/// Why a text is not the address of a database. The text is not quoted: it can contain a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It is empty.
    #[error("it is empty: give a file or a postgres:// URL")]
    Empty,
    /// It is a URL of another kind of database, or no URL.
    #[error("it is not a URL that begins with postgres://")]
    Scheme,
    /// It is not written as a PostgreSQL URL.
    #[error("it is not a URL as PostgreSQL writes them: {0}")]
    Url(&'static str),
    /// The parameter `sslmode` is unknown.
    #[error("its sslmode is not disable, prefer, require, verify-ca or verify-full")]
    SslMode,
}

impl Address {
    /// Makes sure that a file exists: a mistyped path must not become a new, empty database.
    ///
    /// # Errors
    /// If it does not exist, or cannot be looked at.
    pub fn check_there(&self) -> Result<(), StoreError> {
        let Address::File(path) = self else {
            return Ok(());
        };
        match fs::metadata(path) {
            Ok(_) => Ok(()),
            Err(error) => Err(StoreError::open(
                self,
                DbError::File(self.to_string(), error),
            )),
        }
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(AddressError::Empty);
        }
        if !text.contains("://") {
            // Other ways to write the address of a server, which can have a password in them too.
            let is_of_server = text.starts_with("postgres") && text.contains('@')
                || text.contains("password=")
                || text.contains("host=");
            if is_of_server {
                return Err(AddressError::Scheme);
            }
            return Ok(Address::File(text.into()));
        }
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme))
        {
            return Err(AddressError::Scheme);
        }
        Server::parse(text).map(Address::Server)
    }
}

impl From<&Path> for Address {
    fn from(path: &Path) -> Address {
        Address::File(path.to_owned())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => path.display().fmt(f),
            Address::Server(server) => f.write_str(&server.shown),
        }
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl Server {
    fn parse(text: &str) -> Result<Server, AddressError> {
        let (text, ports) = take_ports(text)?;
        let mut url = Url::parse(&text).map_err(|error| AddressError::Url(why(error)))?;
        // Such a sign in a password ends the password, and what follows it would be shown.
        if url.path().contains('@') || url.query().is_some_and(|query| query.contains('@')) {
            return Err(AddressError::Url(ESCAPE));
        }
        if url.fragment().is_some() {
            return Err(AddressError::Url(ESCAPE));
        }
        let mut mode = None;
        let mut root = None;
        let mut others = Vec::new();
        for (key, value) in url.query_pairs() {
            match key.as_ref() {
                "sslmode" => mode = Some(value.into_owned()),
                "sslrootcert" => root = Some(PathBuf::from(value.as_ref())),
                _ => others.push((key.into_owned(), value.into_owned())),
            }
        }
        let encryption = match mode.as_deref() {
            Some("disable") => Encryption::Off,
            None | Some("prefer" | "allow") => Encryption::IfThere,
            Some("require") if root.is_none() => Encryption::Required,
            // With a root certificate, libpq checks the certificate for `require` too.
            Some("require" | "verify-ca") => Encryption::Verified { host: false, root },
            Some("verify-full") => Encryption::Verified { host: true, root },
            Some(_) => return Err(AddressError::SslMode),
        };
        url.set_query(None);
        let mut bare = url.clone();
        if !others.is_empty() {
            url.query_pairs_mut().extend_pairs(others);
        }
        let mut config: Config = url
            .as_str()
            .parse()
            .map_err(|_| AddressError::Url("a part of it is not understood"))?;
        config.ssl_mode(match encryption {
            Encryption::Off => SslMode::Disable,
            Encryption::IfThere => SslMode::Prefer,
            Encryption::Required | Encryption::Verified { .. } => SslMode::Require,
        });
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT_WITHIN);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(ANSWER_WITHIN);
        }
        if config.get_application_name().is_none() {
            config.application_name("courtier");
        }
        // A URL with a host accepts both.
        let _ = bare.set_password(None);
        let hosts = each_host(&config, &ports);
        Ok(Server {
            config: Box::new(config),
            hosts,
            encryption,
            shown: bare.into(),
            primary: Arc::default(),
        })
    }

    /// Connects to the server that takes writes. This must not be called from async code.
    ///
    /// # Errors
    /// If the address leads to another one, or to none.
    pub(super) fn connect_to_primary(&self) -> Result<Connected, DbError> {
        self.connect_after(Hosts::UntilCurrent)
    }

    /// Does the same, and looks at all hosts whether one of them was promoted since.
    pub(super) fn look_for_primary(&self) -> Result<Connected, DbError> {
        self.connect_after(Hosts::All)
    }

    fn connect_after(&self, asked: Hosts) -> Result<Connected, DbError> {
        let connect = || {
            let (client, identity) = self.find_primary(asked)?;
            let term = self.primary.admit(identity)?;
            Ok(Connected {
                client,
                term,
                identity,
            })
        };
        let connected = connect();
        self.primary.note(&connected);
        connected
    }

    /// Connects to the only host, or of several to the one that takes writes. An old server may still take
    /// writes, too, so the one that was promoted last counts.
    fn find_primary(&self, asked: Hosts) -> Result<(Client, Option<Identity>), DbError> {
        let ask = |config: &Config| {
            let mut client = self.connect_by(config)?;
            let identity = primary::ask(&mut client)?;
            Ok((client, identity))
        };
        if self.hosts.is_empty() {
            return ask(&self.config);
        }
        let timeline = |identity: Option<Identity>| identity.map_or(0, Identity::timeline);
        let mut newest: Result<(Client, Option<Identity>), DbError> = Err(DbError::Replica);
        for host in &self.hosts {
            let found = ask(host);
            match (&found, &newest) {
                (Ok((_, identity)), _)
                    if asked == Hosts::UntilCurrent && self.primary.is_current(*identity) =>
                {
                    return found;
                }
                (Ok((_, one)), Ok((_, other))) if timeline(*one) <= timeline(*other) => {}
                (Err(_), Ok(_)) => {}
                _ => newest = found,
            }
        }
        newest
    }

    /// Returns what is known of the server that takes writes.
    pub(super) fn primary(&self) -> &Primary {
        &self.primary
    }

    /// Returns whether the last attempt to connect reached a server that takes writes.
    pub(crate) fn reaches_primary(&self) -> bool {
        self.primary.is_reached()
    }

    /// Connects to the server, whether or not it takes writes. This must not be called from async code.
    pub(super) fn connect(&self) -> Result<Client, DbError> {
        if self.hosts.is_empty() {
            return self.connect_by(&self.config);
        }
        let primary = self.find_primary(Hosts::All);
        primary.map(|(client, _)| client).or_else(|none| {
            let mut there = self.hosts.iter().map(|host| self.connect_by(host));
            there.find_map(Result::ok).ok_or(none)
        })
    }

    fn connect_by(&self, config: &Config) -> Result<Client, DbError> {
        let tls = match &self.encryption {
            Encryption::Off => return Ok(config.connect(NoTls)?),
            Encryption::IfThere | Encryption::Required => trusting()?,
            Encryption::Verified { host, root } => {
                let mut tls = TlsConnector::builder();
                tls.danger_accept_invalid_hostnames(!host);
                if let Some(path) = root {
                    let pem = fs::read(path)
                        .map_err(|error| DbError::File(path.display().to_string(), error))?;
                    tls.disable_built_in_roots(true)
                        .add_root_certificate(Certificate::from_pem(&pem)?);
                }
                tls.build()?
            }
        };
        Ok(config.connect(MakeTlsConnector::new(tls))?)
    }
}

/// Takes the ports out of an address with several hosts, such as `db1:5432,db2:5433`, which isn't a URL to
/// others. Returns none for one host.
fn take_ports(text: &str) -> Result<(Cow<'_, str>, Vec<u16>), AddressError> {
    let start = text.find("://").map_or(0, |at| at + 3);
    let (scheme, rest) = text.split_at(start);
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let (user, hosts) = match authority.rfind('@') {
        Some(at) => authority.split_at(at + 1),
        None => ("", authority),
    };
    if !hosts.contains(',') {
        return Ok((text.into(), Vec::new()));
    }
    let (mut names, mut ports) = (Vec::new(), Vec::new());
    for host in hosts.split(',') {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) => (name, port.parse().map_err(|_| AddressError::Url(PORT))?),
            None => (host, USUAL_PORT),
        };
        names.push(name);
        ports.push(port);
    }
    let names = names.join(",");
    Ok((format!("{scheme}{user}{names}{path}").into(), ports))
}

/// Returns the configuration for each host of one with several, which are tried one by one.
fn each_host(all: &Config, ports: &[u16]) -> Vec<Config> {
    let hosts = all.get_hosts().iter().zip(ports);
    hosts
        .map(|(host, port)| {
            let mut one = Config::new();
            match host {
                Host::Tcp(name) => one.host(name),
                #[cfg(unix)]
                Host::Unix(path) => one.host_path(path),
            };
            one.port(*port);
            if let Some(user) = all.get_user() {
                one.user(user);
            }
            if let Some(password) = all.get_password() {
                one.password(password);
            }
            if let Some(name) = all.get_dbname() {
                one.dbname(name);
            }
            if let Some(options) = all.get_options() {
                one.options(options);
            }
            if let Some(name) = all.get_application_name() {
                one.application_name(name);
            }
            if let Some(within) = all.get_connect_timeout() {
                one.connect_timeout(*within);
            }
            if let Some(within) = all.get_tcp_user_timeout() {
                one.tcp_user_timeout(*within);
            }
            one.ssl_mode(all.get_ssl_mode())
                .channel_binding(all.get_channel_binding())
                .keepalives(all.get_keepalives())
                .keepalives_idle(all.get_keepalives_idle());
            one
        })
        .collect()
}

/// What to do about signs in a password that have another meaning in a URL.
const ESCAPE: &str = "write the signs / ? # @ : and % in a password as %2F %3F %23 %40 %3A and %25";

/// What to do about a port that is none.
const PORT: &str = "its port is not a number, or one of the signs / ? # in the password is not written as %2F %3F %23";

/// The port of a server whose address names none.
const USUAL_PORT: u16 = 5432;

/// Returns what is wrong with a URL. The text of the error isn't passed on, in case that it quotes a part
/// of the URL.
fn why(error: url::ParseError) -> &'static str {
    match error {
        url::ParseError::InvalidPort => PORT,
        url::ParseError::EmptyHost => "its host is empty",
        _ => "a part of it is not understood",
    }
}

/// Returns a connector that encrypts but trusts any server. It is created once: OpenSSL reads all
/// certificates that the machine trusts for it, even if none is needed here, and that takes a tenth
/// of a second.
fn trusting() -> Result<TlsConnector, native_tls::Error> {
    static MADE: OnceLock<TlsConnector> = OnceLock::new();
    if let Some(made) = MADE.get() {
        return Ok(made.clone());
    }
    let made = TlsConnector::builder()
        .danger_accept_invalid_certs(true)
        .danger_accept_invalid_hostnames(true)
        .build()?;
    Ok(MADE.get_or_init(|| made).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_file_and_a_url_is_a_server() {
        let file: Address = "data/courtier.db".parse().expect("a file");
        assert!(matches!(file, Address::File(path) if path == Path::new("data/courtier.db")));
        for url in [
            "postgres://ada@localhost/courtier",
            "postgresql://ada:secret@db.example:5433/courtier?sslmode=verify-full&connect_timeout=9",
            "postgres://%2Frun%2Fpostgresql/courtier",
            "postgres://ada@db1.example,db2.example/courtier",
            "postgres://ada:p%2Cq@db1.example:5433,db2.example/courtier?sslmode=require",
        ] {
            let address: Address = url.parse().expect(url);
            assert!(matches!(address, Address::Server(_)), "{url}");
        }
    }

    #[test]
    fn each_of_several_hosts_has_its_port() {
        let ports = |text: &str| match text.parse() {
            Ok(Address::Server(server)) => {
                let of_host = |host: &Config| host.get_ports().to_vec();
                server.hosts.iter().map(of_host).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(ports("postgres://a@one:1,two/c"), [[1], [5432]]);
        assert_eq!(ports("postgres://one,two:2?sslmode=disable"), [[5432], [2]]);
        assert!(ports("postgres://a@one:1/c").is_empty());
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for (text, error) in [
            (" ", AddressError::Empty),
            ("mysql://localhost/courtier", AddressError::Scheme),
            (
                "postgres://localhost/c?sslmode=sometimes",
                AddressError::SslMode,
            ),
        ] {
            assert_eq!(text.parse::<Address>().expect_err(text), error);
        }
        for text in [
            "postgres://localhost:99999/c",
            "postgres://localhost/c?colour=red",
        ] {
            let refused = text.parse::<Address>();
            assert!(matches!(refused, Err(AddressError::Url(_))), "{refused:?}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        let text = "postgres://ada:s3cret@localhost/courtier?password=s3cret&sslmode=disable";
        let address: Address = text.parse().expect("a server");
        let shown = format!("{address} {address:?}");
        assert!(shown.contains("ada@localhost/courtier"), "{shown}");
        assert!(!shown.contains("s3cret"), "{shown}");
        for text in [
            "postgres://ada:s3cret@localhost:x/c",
            "postgres://ada:12/s3cret@localhost/c",
            "postgres://ada:12?s3cret@localhost/c",
            "postgres://ada:12#s3cret@localhost/c",
            "postgres://ada:s3,cret@localhost:x/c",
            "postgres://ada@one:1,two:s3cret/c",
            "postgres:ada:s3cret@localhost/c",
            "host=localhost password=s3cret",
        ] {
            let refused = text.parse::<Address>();
            let refused = refused.expect_err(text);
            let told = format!("{refused} {refused:?}");
            assert!(!told.contains("s3cret"), "{told}");
        }
    }

    #[test]
    fn what_sslmode_asks_for_is_done() {
        let encryption = |query: &str| {
            let text = format!("postgres://localhost/c{query}");
            match text.parse::<Address>() {
                Ok(Address::Server(server)) => server.encryption,
                other => panic!("{other:?}"),
            }
        };
        let verified = |host, root: Option<&str>| Encryption::Verified {
            host,
            root: root.map(PathBuf::from),
        };
        assert_eq!(encryption(""), Encryption::IfThere);
        assert_eq!(encryption("?sslmode=disable"), Encryption::Off);
        assert_eq!(encryption("?sslmode=require"), Encryption::Required);
        assert_eq!(
            encryption("?sslmode=require&sslrootcert=/ca.pem"),
            verified(false, Some("/ca.pem"))
        );
        assert_eq!(encryption("?sslmode=verify-ca"), verified(false, None));
        assert_eq!(encryption("?sslmode=verify-full"), verified(true, None));
    }
}
