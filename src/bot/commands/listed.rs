//! Options that are one of a fixed list.

use poise::serenity_prelude as serenity;

use super::localize::choices;

/// Something with a few choices that have names in the locale files.
pub(super) trait Listed: Copy + Send + Sync + 'static {
    /// What the keys of their names begin with, before the id.
    const KEY: &'static str;

    /// Each, in the order they are listed in.
    fn all() -> Vec<Self>;

    /// What Discord sends when it is chosen.
    fn id(self) -> &'static str;

    /// The key of its name.
    fn key(self) -> String {
        format!("{}-{}", Self::KEY, self.id())
    }
}

/// One of a fixed list.
pub(super) struct OneOf<T>(pub(super) T);

#[poise::async_trait]
impl<T: Listed> poise::SlashArgument for OneOf<T> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let text = text_of(value);
        let found = T::all().into_iter().find(|one| Some(one.id()) == text);
        found.map(OneOf).ok_or_else(unknown_choice)
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        choices(option, T::KEY, T::all().into_iter().map(Listed::id))
    }
}

/// Discord checks choices itself; only a command of another version gets here.
pub(super) fn unknown_choice() -> poise::SlashArgError {
    poise::SlashArgError::new_command_structure_mismatch("not one of the choices")
}

pub(super) fn text_of<'v>(value: &'v serenity::ResolvedValue<'_>) -> Option<&'v str> {
    match value {
        serenity::ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}
