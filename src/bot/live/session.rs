//! Sessions: who someone on the page is and where they opened it, as a text that only this bot can have written.
//!
//! A session is no cookie. The page sends it with each request, so no other site can make a browser do that.
//! Nothing is stored, so each process knows the sessions that another one has begun.

use std::time::Duration;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use domain::{
    clock::Timestamp,
    matches::{ChannelId, ServerId, UserId},
};

/// How long a session lasts.
const LASTS: Duration = Duration::from_hours(12);

/// Keeps this use of the secret apart from any other.
const USE: &[u8] = b"courtier page session 1";

/// A user, and where Discord says that they opened the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Session {
    pub(super) user: UserId,
    /// The server, or [`ServerId::ELSEWHERE`].
    pub(super) server: ServerId,
    pub(super) channel: ChannelId,
}

/// Begins sessions, and recognises them.
#[derive(Clone)]
pub(super) struct Sessions {
    /// As long as a block of the hash: what is shorter is filled with zeros.
    key: [u8; 64],
}

impl Sessions {
    /// Returns those that are sealed with this secret.
    pub(super) fn new(secret: &str) -> Sessions {
        let mut key = Sha256::new();
        key.update(USE);
        key.update(secret);
        let hash = key.finalize();
        let mut key = [0; 64];
        for (to, from) in key.iter_mut().zip(hash) {
            *to = from;
        }
        Sessions { key }
    }

    /// Begins a session.
    pub(super) fn begin(&self, of: Session, now: Timestamp) -> String {
        let until = now.after(LASTS).seconds();
        let said = format!("{}.{until}.{}.{}", of.user.0, of.server.0, of.channel.0);
        let seal = self.mac(&said).finalize().into_bytes();
        format!("{said}.{}", URL_SAFE_NO_PAD.encode(seal))
    }

    /// Reads a session. `None` if it is over, or was not begun by this bot.
    pub(super) fn find(&self, session: &str, now: Timestamp) -> Option<Session> {
        let (said, seal) = session.rsplit_once('.')?;
        let seal = URL_SAFE_NO_PAD.decode(seal).ok()?;
        self.mac(said).verify_slice(&seal).ok()?;
        let mut parts = said.split('.');
        let user = UserId(parts.next()?.parse().ok()?);
        let until = Timestamp::from_seconds(parts.next()?.parse().ok()?);
        let server = ServerId(parts.next()?.parse().ok()?);
        let channel = ChannelId(parts.next()?.parse().ok()?);
        (now < until).then_some(Session {
            user,
            server,
            channel,
        })
    }

    fn mac(&self, said: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new(&self.key.into());
        mac.update(said.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::from_seconds(1_800_000_000);
    const ADA: Session = Session {
        user: UserId(42),
        server: ServerId(7),
        channel: ChannelId(9),
    };

    #[test]
    fn a_session_is_of_one_user_for_some_hours() {
        let sessions = Sessions::new("one");
        let session = sessions.begin(ADA, NOW);
        assert_eq!(sessions.find(&session, NOW), Some(ADA));
        let nearly = NOW.after(LASTS.saturating_sub(Duration::from_secs(1)));
        assert_eq!(sessions.find(&session, nearly), Some(ADA));
        assert_eq!(sessions.find(&session, NOW.after(LASTS)), None);
    }

    #[test]
    fn a_session_that_somebody_else_has_written_is_none() {
        let sessions = Sessions::new("one");
        let session = sessions.begin(ADA, NOW);
        let (said, seal) = session.rsplit_once('.').expect("sealed");
        let other = session.replacen("42", "43", 1);
        let longer = said.replacen("18", "28", 1) + "." + seal;
        let cut = session.get(..session.len() - 2).expect("longer");
        let odd = session.get(..session.len() - 1).expect("longer");
        let elsewhere = session.replacen(".7.", ".8.", 1);
        for forged in [
            &*other,
            &longer,
            &elsewhere,
            cut,
            odd,
            said,
            "",
            ".",
            "42.9999999999.7.9.",
        ] {
            assert_eq!(sessions.find(forged, NOW), None, "{forged}");
        }
        assert_eq!(Sessions::new("two").find(&session, NOW), None);
    }
}
