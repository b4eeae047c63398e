//! What a user wants with a thing that a command is about: one of a list in the option `action`. Each
//! action is also a button or a page of the card that the command shows.

use poise::serenity_prelude as serenity;

use super::fixed::from_id;
use crate::bot::{
    cards::{Named, named},
    error::Error,
    handlers::Context,
    ids::ServerPage,
};
use rules::variants;

variants! {
    /// What a user wants with a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum MatchAction {
        Moves = "moves",
        Clock = "clock",
        Plan = "plan",
        Hint = "hint",
        Takeback = "takeback",
        Claim = "claim",
        Note = "note",
        Follow = "follow",
        Analyze = "analyze",
        Export = "export",
        ExportNote = "export-note",
    }
}

variants! {
    /// What a user wants of those who look for opponents.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum FindAction {
        Look = "look",
        List = "list",
    }
}

variants! {
    /// What a user wants of the puzzles.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum PuzzleAction {
        Solve = "solve",
        Table = "table",
    }
}

variants! {
    /// What a user wants with a tournament.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum TournamentAction {
        Join = "join",
        Leave = "leave",
        Export = "export",
        Create = "create",
        NextRound = "next-round",
        NextRoundEarly = "next-round-early",
        Decide = "decide",
        Withdraw = "withdraw",
        ShowHere = "show-here",
        Cancel = "cancel",
        TakePart = "take-part",
        PullOut = "pull-out",
    }
}

variants! {
    /// What a user wants with a ladder.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum LadderAction {
        Join = "join",
        Leave = "leave",
        Remove = "remove",
    }
}

variants! {
    /// What a user wants with a contest, or with servers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum ContestAction {
        Challenge = "challenge",
        Withdraw = "withdraw",
        Captain = "captain",
        Substitute = "substitute",
        Servers = "servers",
        Table = "table",
        Server = "server",
    }
}

variants! {
    /// What a manager wants to see or do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot::handlers::commands) enum ServerAction {
        Page(ServerPage),
        Close = "close",
        Ban = "ban",
        Unban = "unban",
        End = "end",
        Cancel = "cancel",
        Void = "void",
        Repost = "repost",
    }
}

named! {
    MatchAction: "action-match",
    FindAction: "action-find",
    PuzzleAction: "action-puzzle",
    TournamentAction: "action-tournament",
    LadderAction: "action-ladder",
    ContestAction: "action-contest",
    ServerAction: "action-server",
}

/// Returns the action that has been chosen for a command whose other options are still being typed.
pub(in crate::bot::handlers::commands) fn action_chosen<T: Named>(
    context: Context<'_>,
) -> Option<T> {
    let poise::Context::Application(application) = context else {
        return None;
    };
    let mut options = application.args.iter();
    let option = options.find(|option| option.name == "action")?;
    match option.value {
        serenity::ResolvedValue::String(id) => from_id(id),
        _ => None,
    }
}

/// Returns the value of an option that the chosen action needs: Discord cannot require it. `key` is the option's in the locale
/// files.
///
/// # Errors
/// Names the option if it was left empty.
pub(in crate::bot::handlers::commands) fn needed<T>(
    value: Option<T>,
    key: &'static str,
) -> Result<T, Error> {
    value.ok_or(Error::Missing(key))
}
