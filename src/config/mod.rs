//! Settings from the environment, checked before anything starts.

pub mod dotenv;
mod proxies;

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    str::FromStr,
};

use url::Url;

use domain::matches::Shard;
use store::{Address, AddressError};

pub use proxies::{Network, TrustedProxies};

/// Where to find Discord and the database.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's secret token.
    pub token: Token,
    /// The database.
    pub database: Address,
    /// A local Discord to use instead of the real one.
    pub discord: Discord,
    /// The servers that this process answers to. `None` means all of them.
    pub shard: Option<Shard>,
    /// The most running matches that a user can have, if the operator sets a limit.
    pub most_matches: Option<u32>,
    /// The backups that the bot makes, if the operator wants any.
    pub backups: Option<Backups>,
    /// The list of those whose data was deleted, for a database on a server.
    pub deletions: Option<PathBuf>,
    /// Where the bot tells how it is, if the operator wants to know, and takes what Discord posts.
    pub listen: Option<SocketAddr>,
    /// The proxies that are believed when they say for whom they ask.
    pub trusted_proxies: TrustedProxies,
    /// The key of the application, if Discord sends everything over HTTP.
    pub public_key: Option<PublicKey>,
    /// The page with live boards, if there is one.
    pub live_page: Option<LivePage>,
}

/// The page with live boards.
#[derive(Clone, Debug)]
pub struct LivePage {
    /// Where people reach it.
    pub url: Url,
    /// The secret by which Discord says who someone is.
    pub secret: Token,
}

/// The key by which the bot knows what Discord has posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey(pub [u8; 32]);

impl FromStr for PublicKey {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<PublicKey, ConfigError> {
        let text = text.trim();
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(ConfigError::PublicKey);
        }
        let mut key = [0; 32];
        for (place, byte) in key.iter_mut().enumerate() {
            let digits = text.get(2 * place..2 * place + 2);
            let read = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
            *byte = read.ok_or(ConfigError::PublicKey)?;
        }
        Ok(PublicKey(key))
    }
}

/// Backups of an SQLite file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backups {
    /// The file.
    pub file: PathBuf,
    /// The folder for them.
    pub folder: PathBuf,
    /// How many are kept.
    pub keep: usize,
}

/// How many backups are kept unless the operator says otherwise.
const USUAL_BACKUPS: usize = 14;

/// A secret, such as the bot's token. Printing it shows stars.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// Returns the secret itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

/// The Discord to connect to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discord {
    /// discord.com.
    Real,
    /// One on this machine, at this base URL.
    Local(Url),
    /// One on this machine that presents a certificate for discord.com, so that everything is as with
    /// the real one.
    LocalTls {
        /// Its base URL.
        base: Url,
        /// Its socket address.
        address: SocketAddr,
        /// A PEM file with the certificate of the issuer of the one that it presents.
        certificate: PathBuf,
    },
}

impl Discord {
    /// Returns the base URL of a local one.
    pub const fn local_base(&self) -> Option<&Url> {
        match self {
            Discord::Real => None,
            Discord::Local(base) | Discord::LocalTls { base, .. } => Some(base),
        }
    }
}

/// A setting that is missing or makes no sense. The sentence names the setting and never quotes its value,
/// which can be a secret that was put into the wrong place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// There is no token.
    #[error(
        "DISCORD_TOKEN is not set: put the bot's token in the environment or in a file named .env \
         (`courtier sandbox` needs none)"
    )]
    NoToken,
    /// The token is not valid.
    #[error(
        "DISCORD_TOKEN is not a bot token: it has three parts joined by dots, as shown once under \
         \"Bot\" on your application's page at Discord"
    )]
    Token,
    /// A line of the file `.env` is not understood.
    #[error("{place} {fault}")]
    DotEnv {
        /// The line and the setting.
        place: dotenv::Place,
        /// Why not.
        fault: dotenv::Fault,
    },
    /// The file `.env` cannot be read.
    #[error("the file .env cannot be read: {0}")]
    DotEnvFile(io::ErrorKind),
    /// The file `.env` is not text.
    #[error("the file .env, line {0}, is not written in UTF-8")]
    DotEnvText(usize),
    /// The log filter is not valid.
    #[error("RUST_LOG is not a log filter, such as info,serenity=warn")]
    Log,
    /// There is no such format.
    #[error("LOG_FORMAT is neither text nor json")]
    LogFormat,
    /// The path is empty.
    #[error("DATABASE_PATH is empty: give a file, or leave it out for courtier.db")]
    DatabasePath,
    /// The path is a URL.
    #[error(
        "DATABASE_PATH is the path of a file: the URL of a PostgreSQL database belongs in DATABASE_URL"
    )]
    DatabasePathUrl,
    /// The URL is not valid.
    #[error("DATABASE_URL makes no sense: {0}")]
    DatabaseUrl(AddressError),
    /// There are two databases.
    #[error(
        "DATABASE_URL and DATABASE_PATH are both set: leave out the one whose database you do not \
         mean"
    )]
    TwoDatabases,
    /// The shard is not valid.
    #[error("SHARD is not one: write its number, from 0 on, and how many there are, as in 0/3")]
    Shard,
    /// The number of matches is not valid.
    #[error(
        "MOST_MATCHES is not a number from 1 on: it says how many running matches a user may have"
    )]
    MostMatches,
    /// There is a folder for backups, but no file to back up.
    #[error(
        "BACKUPS is for an SQLite file: leave it out and back PostgreSQL up with its own tools, such \
         as pg_dump"
    )]
    BackupsOfServer,
    /// There is a list of deleted players already.
    #[error(
        "DELETIONS_FILE is for PostgreSQL: leave it out, because the list of deleted players is beside \
         the SQLite file"
    )]
    DeletionsOfFile,
    /// The number of backups makes no sense.
    #[error(
        "BACKUPS_KEPT is not a number from 1 on: it says how many backups stay in the folder that \
         BACKUPS names"
    )]
    BackupsKept,
    /// The address makes no sense.
    #[error(
        "LISTEN is not an address with a port, such as 127.0.0.1:9090, where the bot tells how it is"
    )]
    Listen,
    /// The proxies are none.
    #[error(
        "TRUSTED_PROXIES is not a list of addresses and networks, such as 10.0.0.2, 192.168.0.0/16, or none"
    )]
    TrustedProxies,
    /// The key is not one.
    #[error(
        "DISCORD_PUBLIC_KEY is not a public key: it has 64 digits from 0 to 9 and a to f, as shown on \
         your application's page at Discord"
    )]
    PublicKey,
    /// Nothing listens for what Discord posts.
    #[error(
        "DISCORD_PUBLIC_KEY needs LISTEN: the address at which the bot takes what Discord posts, such \
         as 0.0.0.0:8080"
    )]
    KeyWithoutListen,
    /// There are no shards over HTTP.
    #[error(
        "SHARD and DISCORD_PUBLIC_KEY are both set: over HTTP there are no shards, so leave SHARD out"
    )]
    KeyWithShard,
    /// The address of the page makes no sense.
    #[error(
        "PUBLIC_URL is not an https:// address at which people reach the page with live boards, such as \
         https://games.example.org/"
    )]
    PublicUrl,
    /// Only a part of what the page needs is there.
    #[error(
        "PUBLIC_URL, DISCORD_CLIENT_SECRET and LISTEN go together: the page with live boards needs all three"
    )]
    PageInPart,
    /// The base is not a URL of the right kind.
    #[error("DISCORD_API_BASE is not an http:// or https:// address without a user name")]
    Base,
    /// The base is encrypted, and there is no certificate to trust.
    #[error(
        "DISCORD_API_BASE is an https:// address, so DISCORD_API_CA must name the certificate of \
         whoever signed the one that is shown there"
    )]
    NoCertificate,
    /// There is a certificate for an unencrypted base.
    #[error("DISCORD_API_CA is for a DISCORD_API_BASE that is an https:// address")]
    Certificate,
    /// The base would send the token to another machine.
    #[error(
        "DISCORD_API_BASE must be on this machine (127.0.0.1, [::1] or localhost): the token \
         would go there"
    )]
    BaseNotLoopback,
}

impl Config {
    /// Reads the settings through `get`, which returns a variable's value.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Result<Config, ConfigError> {
        let token = get("DISCORD_TOKEN").ok_or(ConfigError::NoToken)?;
        let database = Config::database(&get)?;
        let discord = read_discord(get("DISCORD_API_BASE"), get("DISCORD_API_CA"))?;
        let backups = read_backups(get("BACKUPS"), get("BACKUPS_KEPT"), &database)?;
        let deletions = Config::deletions(&get);
        if deletions.is_some() && matches!(database, Address::File(_)) {
            return Err(ConfigError::DeletionsOfFile);
        }
        let listen = Config::listen(&get)?;
        let shard = get("SHARD").map(|shard| parse_shard(&shard)).transpose()?;
        let public_key = get("DISCORD_PUBLIC_KEY")
            .map(|key| key.parse())
            .transpose()?;
        match (public_key, listen, shard) {
            (Some(_), None, _) => return Err(ConfigError::KeyWithoutListen),
            (Some(_), Some(_), Some(_)) => return Err(ConfigError::KeyWithShard),
            _ => {}
        }
        let trusted_proxies = get("TRUSTED_PROXIES")
            .map(|proxies| proxies.parse())
            .transpose()?;
        let live_page = read_live_page(get("PUBLIC_URL"), get("DISCORD_CLIENT_SECRET"), listen)?;
        Ok(Config {
            token: parse_token(&token)?,
            database,
            backups,
            deletions,
            discord,
            listen,
            shard,
            trusted_proxies: trusted_proxies.unwrap_or_default(),
            public_key,
            live_page,
            most_matches: get("MOST_MATCHES")
                .map(|most| parse_most_matches(&most))
                .transpose()?,
        })
    }

    /// Reads where the bot tells how it is. `courtier status` needs nothing else.
    pub fn listen(get: impl Fn(&str) -> Option<String>) -> Result<Option<SocketAddr>, ConfigError> {
        let parse = |text: String| text.trim().parse().map_err(|_| ConfigError::Listen);
        get("LISTEN").map(parse).transpose()
    }

    /// Reads where the list of deleted players of a database on a server is.
    pub fn deletions(get: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
        let file = get("DELETIONS_FILE").filter(|file| !file.trim().is_empty());
        file.map(PathBuf::from)
    }

    /// Reads where the database is. Commands without Discord need nothing else.
    pub fn database(get: impl Fn(&str) -> Option<String>) -> Result<Address, ConfigError> {
        match (get("DATABASE_URL"), get("DATABASE_PATH")) {
            (None, None) => Ok(Address::File("courtier.db".into())),
            (Some(url), None) => match url.parse().map_err(ConfigError::DatabaseUrl)? {
                Address::File(_) => Err(ConfigError::DatabaseUrl(AddressError::Scheme)),
                server @ Address::Server(_) => Ok(server),
            },
            (None, Some(path)) if path.trim().is_empty() => Err(ConfigError::DatabasePath),
            (None, Some(path)) if path.contains("://") => Err(ConfigError::DatabasePathUrl),
            (None, Some(path)) => Ok(Address::File(path.into())),
            (Some(_), Some(_)) => Err(ConfigError::TwoDatabases),
        }
    }
}

fn parse_token(text: &str) -> Result<Token, ConfigError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ConfigError::NoToken);
    }
    let is_part = |part: &str| {
        !part.is_empty()
            && part
                .chars()
                .all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign))
    };
    let parts: Vec<&str> = text.split('.').collect();
    if parts.len() == 3 && parts.into_iter().all(is_part) {
        Ok(Token(text.to_owned()))
    } else {
        Err(ConfigError::Token)
    }
}

fn parse_shard(text: &str) -> Result<Shard, ConfigError> {
    let parts = text.trim().split_once('/');
    let shard = parts.and_then(|(id, count)| {
        Some(Shard {
            id: id.parse().ok()?,
            count: count.parse().ok()?,
        })
    });
    shard
        .filter(|shard| shard.id < shard.count)
        .ok_or(ConfigError::Shard)
}

fn parse_most_matches(text: &str) -> Result<u32, ConfigError> {
    let most = text.trim().parse().ok().filter(|most| *most > 0);
    most.ok_or(ConfigError::MostMatches)
}

fn read_backups(
    folder: Option<String>,
    keep: Option<String>,
    database: &Address,
) -> Result<Option<Backups>, ConfigError> {
    let count = |text: String| {
        let count = text.trim().parse().ok().filter(|count| *count > 0);
        count.ok_or(ConfigError::BackupsKept)
    };
    let keep = keep.map(count).transpose()?;
    let Some(folder) = folder.filter(|folder| !folder.trim().is_empty()) else {
        return Ok(None);
    };
    match database {
        Address::File(file) => Ok(Some(Backups {
            file: file.clone(),
            folder: folder.into(),
            keep: keep.unwrap_or(USUAL_BACKUPS),
        })),
        Address::Server(_) => Err(ConfigError::BackupsOfServer),
    }
}

fn read_live_page(
    url: Option<String>,
    secret: Option<String>,
    listen: Option<SocketAddr>,
) -> Result<Option<LivePage>, ConfigError> {
    let (text, secret) = match (url, secret, listen) {
        (None, None, _) => return Ok(None),
        (Some(url), Some(secret), Some(_)) if !secret.trim().is_empty() => (url, secret),
        _ => return Err(ConfigError::PageInPart),
    };
    let mut url = match text.trim().parse::<Url>() {
        Ok(url) if url.scheme() == "https" || (url.scheme() == "http" && is_loopback(&url)) => url,
        _ => return Err(ConfigError::PublicUrl),
    };
    if url.query().is_some() || url.fragment().is_some() || names_a_user(&url) {
        return Err(ConfigError::PublicUrl);
    }
    // Everything of the page is beside it.
    if !url.path().ends_with('/') {
        url.set_path(&format!("{}/", url.path()));
    }
    Ok(Some(LivePage {
        url,
        secret: Token(secret.trim().to_owned()),
    }))
}

fn read_discord(base: Option<String>, certificate: Option<String>) -> Result<Discord, ConfigError> {
    let Some(text) = base else {
        return certificate.map_or(Ok(Discord::Real), |_| Err(ConfigError::Certificate));
    };
    let base = Url::parse(text.trim()).map_err(|_| ConfigError::Base)?;
    if !["http", "https"].contains(&base.scheme()) {
        return Err(ConfigError::Base);
    }
    if !is_loopback(&base) {
        return Err(ConfigError::BaseNotLoopback);
    }
    if names_a_user(&base) {
        return Err(ConfigError::Base);
    }
    match (base.scheme() == "https", certificate) {
        (false, None) => Ok(Discord::Local(base)),
        (false, Some(_)) => Err(ConfigError::Certificate),
        (true, None) => Err(ConfigError::NoCertificate),
        (true, Some(certificate)) => Ok(Discord::LocalTls {
            address: address(&base),
            base,
            certificate: certificate.into(),
        }),
    }
}

/// Returns whether an address, which others see, has a user name or a password in it.
fn names_a_user(url: &Url) -> bool {
    !url.username().is_empty() || url.password().is_some()
}

/// Returns the socket address on this machine.
fn address(base: &Url) -> SocketAddr {
    let ip = match base.host() {
        Some(url::Host::Ipv4(ip)) => ip.into(),
        Some(url::Host::Ipv6(ip)) => ip.into(),
        _ => IpAddr::V4(Ipv4Addr::LOCALHOST),
    };
    SocketAddr::new(ip, base.port_or_known_default().unwrap_or_default())
}

/// Returns whether this address can only be on this machine.
pub fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost",
        Some(url::Host::Ipv4(address)) => IpAddr::V4(address).is_loopback(),
        Some(url::Host::Ipv6(address)) => IpAddr::V6(address).is_loopback(),
        None => false,
    }
}

#[cfg(test)]
mod tests;
