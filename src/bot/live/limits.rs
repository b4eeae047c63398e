//! How often a user or an address can ask the page for something that costs.

use std::{
    collections::HashMap,
    net::{IpAddr, SocketAddr},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use axum::http::HeaderMap;

use super::Refused;
use domain::{
    clock::{Clock, Timestamp},
    matches::UserId,
};

/// How long a count lasts.
const WINDOW: Duration = Duration::from_secs(10);

/// With more than this, counts that are over are removed.
const MANY: usize = 10_000;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Who {
    User(UserId),
    Address(IpAddr),
}

/// The kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum What {
    /// Something that a user does, or that takes long. A quick player makes some moves in ten seconds.
    Act,
    /// What the page asks by itself whenever the match changes.
    Ask,
    /// A look at a match. A whole school may have one address.
    Look,
}

impl What {
    /// Returns the most in [`WINDOW`].
    const fn most(self) -> u32 {
        match self {
            What::Act => 40,
            What::Ask => 60,
            What::Look => 2_000,
        }
    }
}

/// Counts requests.
pub(super) struct Limits {
    clock: Clock,
    counts: Mutex<HashMap<(Who, What), (Timestamp, u32)>>,
}

impl Limits {
    pub(super) fn new(clock: Clock) -> Limits {
        Limits {
            clock,
            counts: Mutex::default(),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// If there were too many.
    pub(super) fn count(&self, who: Who, what: What) -> Result<(), Refused> {
        let now = self.clock.now();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() > MANY {
            counts.retain(|_, (since, _)| now.since(*since) < WINDOW);
        }
        let (since, count) = counts.entry((who, what)).or_insert((now, 0));
        if now.since(*since) >= WINDOW {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        if *count > what.most() {
            return Err(Refused::TooMany);
        }
        Ok(())
    }
}

/// Returns the address that a request comes from. A proxy on this machine or in its network says for whom it
/// asks.
pub(super) fn address(peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let said = headers
        .get("x-forwarded-for")
        .and_then(|said| said.to_str().ok());
    let last = said.and_then(|said| said.rsplit(',').next()?.trim().parse().ok());
    let peer = peer.ip();
    let is_near = match peer {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private(),
        IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
    };
    last.filter(|_| is_near).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::clock::testing::TestMachine;

    #[tokio::test(start_paused = true)]
    async fn who_asks_too_often_waits_and_nobody_else_does() {
        let (_, clock, _mover) = TestMachine::new();
        let limits = Limits::new(clock);
        let (ada, ben) = (Who::User(UserId(1)), Who::User(UserId(2)));
        for _ in 0..What::Act.most() {
            assert!(limits.count(ada, What::Act).is_ok());
        }
        assert!(limits.count(ada, What::Act).is_err());
        assert!(limits.count(ada, What::Look).is_ok());
        assert!(limits.count(ben, What::Act).is_ok());
        tokio::time::advance(WINDOW).await;
        assert!(limits.count(ada, What::Act).is_ok());
    }

    #[test]
    fn only_a_proxy_nearby_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert(
            "x-forwarded-for",
            "9.9.9.9, 7.7.7.7".parse().expect("a header"),
        );
        let near = SocketAddr::from(([127, 0, 0, 1], 1));
        let far = SocketAddr::from(([8, 8, 8, 8], 1));
        let beside = SocketAddr::from(([172, 18, 0, 3], 1));
        for proxy in [near, beside] {
            assert_eq!(address(proxy, &headers), IpAddr::from([7, 7, 7, 7]));
        }
        assert_eq!(address(far, &headers), IpAddr::from([8, 8, 8, 8]));
        assert_eq!(address(near, &HeaderMap::new()), near.ip());
    }
}
