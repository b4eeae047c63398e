//! What a player or a server has chosen.

use super::named::Named as _;
use crate::{
    bot::messages::Message,
    sentence,
    settings::{PlayerSettings, ServerSettings},
    words::Locale,
};

/// A player's settings.
pub(in crate::bot) fn player_settings(settings: PlayerSettings, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!(
        "settings-player",
        theme = locale.text(&settings.theme.key()),
        width = settings.width.get(),
        bottom = locale.text(&settings.bottom.key()),
        text = yes_or_no(settings.text_boards),
        confirm = yes_or_no(settings.confirm_moves),
    )))
}

/// A server's settings.
pub(in crate::bot) fn server_settings(settings: ServerSettings, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!(
        "settings-server",
        theme = locale.text(&settings.theme.key()),
        bottom = locale.text(&settings.bottom.key()),
    )))
}

/// What the locale files choose a word by.
const fn yes_or_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}
