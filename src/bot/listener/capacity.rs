//! How much strangers can take of what this process has.

/// What can be open at the same time. All of it is below the limit of descriptors, so that the database, the
/// gateway and requests to Discord always get theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capacity {
    /// The most connections of all kinds.
    pub(super) connections: usize,
    /// The most connections from one address that isn't a proxy's.
    pub(super) connections_each: usize,
    /// The most of them through which pages hear of matches.
    pub(crate) sockets: usize,
    /// The most of those whose pages have not said which user looks: others must still find a place.
    pub(crate) sockets_of_visitors: usize,
    /// The most of these from one address.
    pub(crate) sockets_of_address: usize,
    /// The most requests of the page that are answered at the same time.
    pub(crate) requests: usize,
}

/// The most connections, however many there could be.
const MOST: usize = 16_000;

impl Capacity {
    /// Returns what is possible with this many descriptors.
    pub(crate) fn with(descriptors: u64) -> Capacity {
        let descriptors = usize::try_from(descriptors).unwrap_or(usize::MAX);
        // The rest of the bot has some dozens.
        let reserved = (descriptors / 4).clamp(96, 1_024);
        let connections = descriptors.saturating_sub(reserved).clamp(16, MOST);
        let part = |eighths: usize| (connections / 8).saturating_mul(eighths).max(1);
        Capacity {
            connections,
            connections_each: part(2),
            sockets: part(5),
            sockets_of_visitors: part(4),
            sockets_of_address: part(1),
            requests: part(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_full_of_visitors_leaves_room_for_users_and_for_everything_else() {
        for descriptors in [256, 1_024, 4_096, 65_536, u64::MAX] {
            let all = Capacity::with(descriptors);
            assert!(u64::try_from(all.connections).expect("small") + 96 <= descriptors);
            assert!(all.sockets + all.requests < all.connections, "{all:?}");
            assert!(all.sockets_of_visitors < all.sockets, "{all:?}");
            assert!(
                2 * all.sockets_of_address <= all.sockets_of_visitors,
                "{all:?}"
            );
            assert!(2 * all.connections_each < all.connections, "{all:?}");
        }
        assert_eq!(Capacity::with(65_536).sockets, 10_000);
    }
}
