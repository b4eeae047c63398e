//! A player's code, by which players of other servers can challenge them.

use crate::bot::{
    cards::pages::player_pages,
    ids::{PlayerPage, Setting},
    messages::{Button, Message, Style, channel, code as set_as_code},
};
use domain::matches::MatchId;
use rules::{sentence, words::Locale};
use store::PlayerCode;

/// Shows the code, with what can be done with it.
pub(in crate::bot) fn code(code: Option<&PlayerCode>, locale: Locale) -> Message {
    let pages = player_pages(PlayerPage::Code, locale);
    let Some(PlayerCode { code, place, .. }) = code else {
        let make = Button::new(Setting::NewCode, "button-make-code", locale);
        return Message::of(locale.text("code-none"))
            .with_selects(pages)
            .with_buttons([make.style(Style::Primary)]);
    };
    let said = locale.say(&sentence!(
        "code-yours",
        code = set_as_code(code),
        channel = channel(place.channel),
    ));
    Message::of(said).with_selects(pages).with_buttons([
        Button::new(Setting::NewCode, "button-new-code", locale).secondary(),
        Button::new(Setting::NoCode, "button-no-code", locale).secondary(),
    ])
}

/// Returns the answer to a player whose challenge goes to another server.
pub(in crate::bot) fn challenge_sent_by_code(id: MatchId, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!("challenge-sent-by-code", id = id.to_string())))
}

/// Tells a challenger that the challenge cannot be shown in the other server.
pub(in crate::bot) fn challenge_unreached(id: MatchId, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!("challenge-unreached", id = id.to_string())))
}
