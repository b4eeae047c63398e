//! Waiting for things that must happen.

use std::{fmt::Display, sync::LazyLock, time::Duration};

use native_tls::TlsConnector;

/// How long to wait for something that must happen. It takes far less time than this, so a slow
/// machine fails no test.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Calls `look` again and again until it finds something. After a minute, fails with what it waited
/// for and what was there instead. `look` should take its time: it waits for a change first.
pub(crate) async fn until<T, I: Display>(
    what: impl Display,
    mut look: impl AsyncFnMut() -> Result<T, I>,
) -> T {
    let mut instead = None;
    let looking = async {
        loop {
            match look().await {
                Ok(found) => return found,
                Err(there) => instead = Some(there),
            }
        }
    };
    let found = tokio::time::timeout(PATIENCE, looking).await;
    found.unwrap_or_else(|_| match instead {
        Some(instead) => panic!("a minute has passed without {what}. Instead: {instead:#}"),
        None => panic!("a minute has passed without {what}"),
    })
}

/// Returns a client that waits no longer than that for a response. The TLS configuration is created
/// once: for it, OpenSSL reads all certificates that the machine trusts, and that takes longer than
/// many a test.
pub(crate) fn client() -> reqwest::Client {
    static TLS: LazyLock<TlsConnector> =
        LazyLock::new(|| TlsConnector::new().expect("the machine's certificates"));
    let client = reqwest::Client::builder().timeout(PATIENCE);
    let client = client.tls_backend_preconfigured(TLS.clone());
    client.build().expect("a client")
}
