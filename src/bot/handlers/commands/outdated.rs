//! Commands of earlier versions. Discord shows them to players until they restart it.

/// Returns the name of the command that does what one of this name did, if there was one.
pub(in crate::bot::handlers) fn successor(name: &str) -> Option<&'static str> {
    Some(match name {
        "seek" | "seeks" => "find",
        "moves" | "plan" | "follow" | "note" | "takeback" | "claim" | "clock" | "hint"
        | "analyze" | "export" => "match",
        "vacation" | "notify" | "block" | "unblock" | "code" | "privacy" => "settings",
        // These had subcommands.
        "puzzle" => "puzzle",
        "tournament" => "tournament",
        "ladder" => "ladder",
        "contest" | "servers" => "contest",
        "server" => "server",
        _ => return None,
    })
}
