//! What messages look like: challenges, boards, questions.

mod board;
mod challenge;
mod history;
mod leaderboard;
mod message;
mod more;
mod offer;
mod profile;
mod record;
mod replay;
mod rules;
mod sheet;

use poise::serenity_prelude as serenity;

use super::{
    Error, answer,
    components::{Action, Browse, MOVE_INPUT},
};
use crate::{
    games::{GameId, Side},
    host::{BoardView, Resigning, Venue},
    matches::{MatchId, Refusal, UserId},
    sentence,
    words::Locale,
};

pub(super) use board::{Audience, board, board_as_text, file_name as board_file};
pub(super) use challenge::{challenge, closed_challenge, file_name as challenge_file, which_game};
pub(super) use history::history;
pub(super) use leaderboard::leaderboard;
pub(super) use message::Card;
pub(super) use more::{more, more_with_board};
pub(super) use offer::{closed_offer, offer, offer_button, their_offer};
pub(super) use profile::profile;
pub(super) use record::record;
pub(super) use replay::{gif, replay};
pub(super) use rules::rules;
pub(super) use sheet::Sheet;

/// Longer than any move a player could mean, shorter than what the rules refuse to read.
const LONGEST_MOVE: u16 = 200;

/// The question whether a player really gives up.
pub(super) fn ask_to_resign(resigning: Resigning, locale: Locale) -> Card {
    let Resigning {
        id,
        opponent,
        revision,
    } = resigning;
    let question = sentence!(
        "ask-resign",
        id = id.to_string(),
        opponent = format!("<@{opponent}>"),
    );
    let buttons = vec![
        button(
            &Action::ConfirmResign { id, revision },
            "button-confirm-resign",
            locale,
        )
        .style(serenity::ButtonStyle::Danger),
        button(&Action::KeepPlaying, "button-keep-playing", locale)
            .style(serenity::ButtonStyle::Secondary),
    ];
    Card {
        buttons,
        ..Card::of(locale.say(&question))
    }
}

/// The private word that conditional moves do not apply any more.
pub(super) fn plan_void(view: &BoardView, player: UserId, locale: Locale) -> Card {
    let side = view.players.side_of(player).unwrap_or(Side::First);
    let moves: Vec<String> = view.lately.iter().map(|mv| format!("`{mv}`")).collect();
    let Venue { place, channel, .. } = view.venue;
    let channel = channel.unwrap_or(place.channel);
    let void = sentence!(
        "plan-void",
        id = view.id.to_string(),
        opponent = view.names[side.other().index()].as_str(),
        move = moves.join(" "),
        link = format!("https://discord.com/channels/{}/{channel}", place.server)
    );
    Card::of(locale.say(&void))
}

/// A refusal in the place of what was offered; with the way to the board on which it can be had.
pub(super) fn refused(error: &Error, locale: Locale) -> Card {
    let mut card = Card::of(answer::explain(error, locale));
    if let Error::Refused(Refusal::OldBoard { id, revision, .. }) = *error {
        let action = Action::Move { id, revision };
        card.buttons = vec![button(&action, "button-newest-board", locale)];
    }
    card
}

/// The form for typing a move.
pub(super) fn move_form(
    id: MatchId,
    revision: u32,
    locale: Locale,
) -> serenity::CreateInteractionResponse {
    let input = serenity::CreateInputText::new(
        serenity::InputTextStyle::Short,
        locale.text("form-move-label"),
        MOVE_INPUT,
    )
    .placeholder(locale.text("form-move-placeholder"))
    .max_length(LONGEST_MOVE);
    let modal = serenity::CreateModal::new(
        Action::Type { id, revision }.to_string(),
        locale.say(&sentence!("form-move-title", id = id.to_string())),
    )
    .components(vec![serenity::CreateActionRow::InputText(input)]);
    serenity::CreateInteractionResponse::Modal(modal)
}

/// What a side is called, by its colour.
fn side_name(game: GameId, side: Side, locale: Locale) -> String {
    locale.say(&sentence!(
        "side-name",
        side = game.info().sides[side.index()]
    ))
}

pub(super) fn button(action: &Action, label: &str, locale: Locale) -> serenity::CreateButton {
    serenity::CreateButton::new(action.to_string()).label(locale.text(label))
}

/// A button for looking at something.
fn quiet_button(browse: &Browse, label: &str, locale: Locale) -> serenity::CreateButton {
    serenity::CreateButton::new(browse.to_string())
        .label(locale.text(label))
        .style(serenity::ButtonStyle::Secondary)
}
