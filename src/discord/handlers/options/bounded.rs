//! Options with bounds: numbers and texts. The bounds are the domain's own, so that what Discord lets
//! through and what the rules of the subject accept can't differ.

use std::{marker::PhantomData, ops::RangeInclusive};

use poise::serenity_prelude as serenity;

use domain::{
    community::seeks::{self, RatingRange},
    matches::Level,
};

/// What an option can be: how large a number is, or how long a text.
pub(crate) trait Bounds: Send + Sync {
    fn range() -> RangeInclusive<u32>;
}

/// Defines bounds. Each is a type that stands for a range.
macro_rules! bounds {
    ($($name:ident: $range:expr;)+) => {$(
        pub(crate) struct $name;

        impl Bounds for $name {
            fn range() -> RangeInclusive<u32> {
                $range
            }
        }
    )+};
}

bounds! {
    Levels: Level::LOWEST.number().into()..=Level::HIGHEST.number().into();
    OpenDays: 1..=seeks::MOST_DAYS.into();
    Ratings: 1..=small(RatingRange::LONGEST);
}

fn small(bound: usize) -> u32 {
    u32::try_from(bound).unwrap_or(u32::MAX)
}

/// A whole number between bounds.
pub(crate) struct Number<B> {
    number: u32,
    bounds: PhantomData<B>,
}

impl<B> Number<B> {
    /// Returns the number as a smaller type, which the bounds fit.
    pub(crate) fn small(self) -> u8 {
        u8::try_from(self.number).unwrap_or(u8::MAX)
    }
}

#[poise::async_trait]
impl<B: Bounds> poise::SlashArgument for Number<B> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let serenity::ResolvedValue::Integer(number) = *value else {
            return Err(out_of_bounds());
        };
        let number = u32::try_from(number).map_err(|_| out_of_bounds())?;
        if !B::range().contains(&number) {
            return Err(out_of_bounds());
        }
        Ok(Number {
            number,
            bounds: PhantomData,
        })
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let range = B::range();
        option
            .kind(serenity::CommandOptionType::Integer)
            .min_int_value((*range.start()).into())
            .max_int_value((*range.end()).into())
    }
}

/// A text whose length is between bounds.
pub(crate) struct Text<B> {
    text: String,
    bounds: PhantomData<B>,
}

impl<B> Text<B> {
    pub(crate) fn get(self) -> String {
        self.text
    }
}

#[poise::async_trait]
impl<B: Bounds> poise::SlashArgument for Text<B> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        // What the text means is checked where it is read, with a sentence that says what is wrong.
        match *value {
            serenity::ResolvedValue::String(text) => Ok(Text {
                text: text.to_owned(),
                bounds: PhantomData,
            }),
            _ => Err(out_of_bounds()),
        }
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let range = B::range();
        let length = |length: &u32| u16::try_from(*length).unwrap_or(u16::MAX);
        option
            .kind(serenity::CommandOptionType::String)
            .min_length(length(range.start()))
            .max_length(length(range.end()))
    }
}

/// Discord checks bounds itself, so only a command of another version gets here.
fn out_of_bounds() -> poise::SlashArgError {
    poise::SlashArgError::new_command_structure_mismatch("not within the bounds")
}
