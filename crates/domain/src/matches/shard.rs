//! How Discord distributes the bot's servers over several connections.

use super::ServerId;

/// A part of the bot's servers, which has a connection of its own.
/// <https://discord.com/developers/docs/events/gateway#sharding>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// Its number, from 0.
    pub id: u32,
    /// How many parts there are.
    pub count: u32,
}

impl Shard {
    /// All servers.
    pub const ALL: Shard = Shard { id: 0, count: 1 };

    /// Whether a server belongs to it.
    pub const fn has(self, server: ServerId) -> bool {
        (server.0 >> 22) % self.count as u64 == self.id as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_server_is_dealt_out_to_one_shard() {
        let server = ServerId((7 << 22) + 5);
        let has = [0, 1, 2].map(|id| Shard { id, count: 3 }.has(server));
        assert_eq!(has, [false, true, false]);
        assert!(Shard::ALL.has(server));
    }
}
