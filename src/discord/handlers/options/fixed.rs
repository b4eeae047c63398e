//! Options whose value is one of a fixed list.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;

use crate::discord::{cards::named::Named, handlers::localize::choices};
use rules::GameId;

/// One of a fixed list.
#[derive(Clone, Copy)]
pub(crate) struct OneOf<T>(pub(crate) T);

#[poise::async_trait]
impl<T: Named> poise::SlashArgument for OneOf<T> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        text_of(value)
            .and_then(from_id)
            .map(OneOf)
            .ok_or_else(unknown_choice)
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let every = T::every().into_iter();
        choices(option, every.map(|one| (one.id(), one.key())))
    }
}

/// A game, from the fixed list of all games. Their names are not translated, and sound alike, so the choices also
/// say what each is about.
pub(crate) struct GameOption(pub(crate) GameId);

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
        let ids = GameId::ALL.iter().map(|game| game.info().id);
        choices(option, ids.map(|id| (id, format!("choice-game-{id}"))))
    }
}

/// The size of a board, from the sizes of the games that have several. The choices name these
/// games.
pub(crate) struct SizeOption(pub(crate) u8);

impl SizeOption {
    /// Returns each size with the games that have it as one of several.
    fn all() -> BTreeMap<u8, Vec<&'static str>> {
        let mut sizes: BTreeMap<u8, Vec<&'static str>> = BTreeMap::new();
        for game in GameId::ALL.iter().map(|game| game.info()) {
            if game.sizes.len() > 1 {
                for &size in game.sizes {
                    sizes.entry(size).or_default().push(game.name);
                }
            }
        }
        sizes
    }
}

#[poise::async_trait]
impl poise::SlashArgument for SizeOption {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let serenity::ResolvedValue::Integer(size) = *value else {
            return Err(unknown_choice());
        };
        let size = u8::try_from(size).map_err(|_| unknown_choice())?;
        Ok(SizeOption(size))
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let option = option.kind(serenity::CommandOptionType::Integer);
        SizeOption::all()
            .into_iter()
            .fold(option, |option, (size, games)| {
                let name = format!("{size}×{size} · {}", games.join(", "));
                option.add_int_choice(name, i32::from(size))
            })
    }
}

/// Returns the choice with this id.
fn from_id<T: Named>(id: &str) -> Option<T> {
    T::every().into_iter().find(|one| one.id() == id)
}

/// Discord checks choices itself, so only a command of another version gets here.
fn unknown_choice() -> poise::SlashArgError {
    poise::SlashArgError::new_command_structure_mismatch("not one of the choices")
}

fn text_of<'v>(value: &'v serenity::ResolvedValue<'_>) -> Option<&'v str> {
    match value {
        serenity::ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}
