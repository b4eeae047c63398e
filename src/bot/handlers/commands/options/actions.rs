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

/// The action of a command, which uses some of the command's options.
pub(in crate::bot::handlers::commands) trait Uses {
    /// Returns the names of the options that the action uses.
    fn uses(self) -> &'static [&'static str];
}

impl Uses for ServerAction {
    fn uses(self) -> &'static [&'static str] {
        match self {
            ServerAction::Page(_) | ServerAction::Close => &[],
            ServerAction::Ban | ServerAction::Unban => &["member", "reason"],
            ServerAction::End => &["match", "winner", "reason"],
            ServerAction::Cancel | ServerAction::Void | ServerAction::Repost => {
                &["match", "reason"]
            }
        }
    }
}

/// Checks that a command's user filled in nothing that their action has no use for: ignored, it would
/// look as if it counted.
///
/// # Errors
/// Names the first such option.
pub(in crate::bot::handlers::commands) fn check_used(
    context: Context<'_>,
    uses: &[&str],
) -> Result<(), Error> {
    let poise::Context::Application(application) = context else {
        return Ok(());
    };
    let mut names = application.args.iter().map(|option| option.name);
    match names.find(|name| *name != "action" && !uses.contains(name)) {
        Some(option) => Err(Error::Useless {
            command: application.command().name.to_string(),
            option: option.to_owned(),
        }),
        None => Ok(()),
    }
}

named! {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bot::handlers::commands;

    /// Returns the options that the actions of a command use together.
    fn used<T: Named + Uses>() -> BTreeSet<&'static str> {
        let every = T::every().into_iter();
        every
            .flat_map(|action| action.uses().iter().copied())
            .collect()
    }

    #[test]
    fn each_option_is_used_by_an_action_of_its_command() {
        let all = commands::all();
        let command = all.iter().find(|command| command.name == "server");
        let options = command.expect("there is one").parameters.iter();
        let options: BTreeSet<&str> = options.map(|option| &*option.name).collect();
        let mut used = used::<ServerAction>();
        used.insert("action");
        assert_eq!(used, options);
    }
}
