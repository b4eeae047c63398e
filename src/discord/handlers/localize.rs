//! Names and descriptions of commands in every language, in Discord's format for registration.

use std::borrow::Cow;

use poise::serenity_prelude as serenity;

use super::Command;
use rules::words::{Locale, translated_names, translations};

/// The category of the commands that work without a server: in direct messages, and wherever a user has
/// brought the bot along. They need no more than the matches of who gives them, or nothing at all.
const ANYWHERE: &str = "anywhere";

/// Fills in the descriptions, which are in the locale files like all texts, and the names in other
/// languages. Challenges are made in servers, so that is where the other commands are available.
pub(crate) fn describe(command: &mut Command) {
    if command.slash_action.is_some() {
        let key = format!("command-{}", command.name);
        name(command, &key);
    }
    if command.context_menu_action.is_some() {
        command.context_menu_name = Some(Locale::English.text(&menu_key(command)).into());
    }
    let is_anywhere = command.category.as_deref() == Some(ANYWHERE);
    let (contexts, installs) = if is_anywhere {
        (
            vec![
                serenity::InteractionContext::Guild,
                serenity::InteractionContext::BotDm,
                serenity::InteractionContext::PrivateChannel,
            ],
            vec![
                serenity::InstallationContext::Guild,
                serenity::InstallationContext::User,
            ],
        )
    } else {
        (
            vec![serenity::InteractionContext::Guild],
            vec![serenity::InstallationContext::Guild],
        )
    };
    command.interaction_context = Some(contexts);
    command.install_context = Some(installs);
}

/// Fills in the names. A subcommand's key is its command's followed by its own name, like an option's.
fn name(command: &mut Command, key: &str) {
    command.description = Some(Locale::English.text(key).into());
    command.description_localizations = owned(translations(key));
    command.name_localizations = owned(translated_names(key));
    for parameter in &mut command.parameters {
        let keys = OptionKeys::of(key, &parameter.name);
        parameter.description = Some(Locale::English.text(&keys.description).into());
        parameter.description_localizations = owned(translations(&keys.description));
        parameter.name_localizations = owned(translated_names(&keys.name));
    }
    for subcommand in &mut command.subcommands {
        let key = format!("{key}-{}", subcommand.name);
        name(subcommand, &key);
    }
}

/// The keys of an option's texts.
struct OptionKeys {
    /// The key of what it is for.
    description: String,
    /// The key that has its name in other languages.
    name: String,
}

impl OptionKeys {
    /// Returns the keys of an option of the command with this key. What several commands call the same is
    /// under `parameter-…`; a command can say something else of it, under a key of its own.
    fn of(command: &str, name: &str) -> OptionKeys {
        let own = format!("{command}-{name}");
        let shared = format!("parameter-{name}");
        let is_shared = Locale::English.has(&shared);
        let described = if Locale::English.has(&own) {
            &own
        } else {
            &shared
        };
        OptionKeys {
            description: described.clone(),
            name: if is_shared { shared } else { own },
        }
    }
}

type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn owned(texts: Vec<(&'static str, String)>) -> Localizations {
    texts
        .into_iter()
        .map(|(code, text)| (code.into(), text.into()))
        .collect()
}

/// Gives an option fixed choices, each an id and the key of its name.
pub(crate) fn choices(
    option: serenity::CreateCommandOption,
    choices: impl IntoIterator<Item = (&'static str, String)>,
) -> serenity::CreateCommandOption {
    let option = option.kind(serenity::CommandOptionType::String);
    choices.into_iter().fold(option, |option, (id, key)| {
        option.add_string_choice_localized(Locale::English.text(&key), id, translations(&key))
    })
}

/// Returns the commands in the format that Discord takes.
pub(crate) fn registration(commands: &[Command]) -> Vec<serenity::CreateCommand> {
    let mut list = Vec::new();
    for command in commands {
        list.extend(command.create_as_slash_command());
        list.extend(menu(command));
    }
    list
}

/// Returns the entry of a context menu. poise does not localise its name.
fn menu(command: &Command) -> Option<serenity::CreateCommand> {
    let entry = command.create_as_context_menu_command()?;
    let name = |entry: serenity::CreateCommand, (code, text)| entry.name_localized(code, text);
    let names = translations(&menu_key(command));
    Some(names.into_iter().fold(entry, name))
}

fn menu_key(command: &Command) -> String {
    format!("button-{}", command.name)
}
