//! Gateway intents: which events a session asked for.

pub(crate) const GUILDS: u64 = 1;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// Intents that must be enabled for the application before a session can ask for them.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;

/// All meaningful bits: 0–16, 20, 21, 24, 25.
pub(crate) const KNOWN: u64 = 0x1_FFFF | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

/// Returns a privileged intent by name.
pub(crate) fn privileged_named(name: &str) -> Option<u64> {
    match name {
        "GUILD_MEMBERS" => Some(GUILD_MEMBERS),
        "GUILD_PRESENCES" => Some(GUILD_PRESENCES),
        "MESSAGE_CONTENT" => Some(MESSAGE_CONTENT),
        _ => None,
    }
}
