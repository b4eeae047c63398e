//! Options that are one of a fixed list.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{cards::Named, handlers::commands::localize::choices},
    games::GameId,
    variants::Variants,
};

/// One of a fixed list.
#[derive(Clone, Copy)]
pub(in crate::bot::handlers::commands) struct OneOf<T>(pub(in crate::bot::handlers::commands) T);

#[poise::async_trait]
impl<T: Named> poise::SlashArgument for OneOf<T> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let text = text_of(value);
        let found = T::every().into_iter().find(|one| Some(one.id()) == text);
        found.map(OneOf).ok_or_else(unknown_choice)
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        choices(option, T::KEY, T::every().into_iter().map(Variants::id))
    }
}

/// A game, from the fixed list of all. Names of games are not translated.
pub(in crate::bot::handlers::commands) struct GameOption(
    pub(in crate::bot::handlers::commands) GameId,
);

#[poise::async_trait]
impl poise::SlashArgument for GameOption {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        text_of(value)
            .and_then(GameId::from_id)
            .map(GameOption)
            .ok_or_else(unknown_choice)
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let option = option.kind(serenity::CommandOptionType::String);
        GameId::ALL.iter().fold(option, |option, game| {
            option.add_string_choice(game.info().name, game.info().id)
        })
    }
}

/// Discord checks choices itself; only a command of another version gets here.
fn unknown_choice() -> poise::SlashArgError {
    poise::SlashArgError::new_command_structure_mismatch("not one of the choices")
}

fn text_of<'v>(value: &'v serenity::ResolvedValue<'_>) -> Option<&'v str> {
    match value {
        serenity::ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}
