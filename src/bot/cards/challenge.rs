//! A challenge's card: who proposes what to whom, with the start position.

use poise::serenity_prelude as serenity;

use super::{Card, button};
use crate::{
    bot::{Error, alt_text, components::Action},
    games::{GameId, Side},
    host::CardView,
    matches::{ChallengeState, MatchId, SideWish, UserId},
    render::{self, Scene},
    sentence,
    words::Locale,
};

/// The file name of the card's picture.
pub(in crate::bot) fn file_name(id: MatchId) -> String {
    format!("challenge-{}.png", id.0)
}

/// The card while it waits for an answer.
pub(in crate::bot) async fn challenge(view: CardView, locale: Locale) -> Result<Card, Error> {
    let id = view.id;
    let text = open_text(&view, locale);
    let alt = alt_text::start(&view.start, locale);
    let mut buttons = vec![
        button(&Action::Accept(id), "button-accept", locale).style(serenity::ButtonStyle::Success),
    ];
    if view.opponent.is_some() {
        buttons.push(
            button(&Action::Decline(id), "button-decline", locale)
                .style(serenity::ButtonStyle::Secondary),
        );
    }
    buttons.push(
        button(&Action::Withdraw(id), "button-withdraw", locale)
            .style(serenity::ButtonStyle::Secondary),
    );
    let pings = view.opponent;
    let sides = Side::BOTH.map(|side| super::side_name(view.start.game(), side, locale));
    let picture = tokio::task::spawn_blocking(move || {
        let scene = Scene {
            names: Some([&sides[0], &sides[1]]),
            ..Scene::of(&view.start)
        };
        render::png(&scene, view.look)
    })
    .await??;
    let picture = serenity::CreateAttachment::bytes(picture, file_name(id)).description(alt);
    Ok(Card {
        text,
        selects: Vec::new(),
        buttons,
        picture: Some(picture),
        pings,
    })
}

/// The card once it is not open any more: what became of it, and no buttons.
pub(in crate::bot) fn closed_challenge(view: &CardView, locale: Locale) -> Card {
    let fate = match (view.state, view.players) {
        (_, Some(players)) => sentence!(
            "challenge-accepted",
            first = format!("<@{}>", players.on(Side::First)),
            second = format!("<@{}>", players.on(Side::Second)),
        ),
        (ChallengeState::Closed(how), None) => sentence!("challenge-closed", how = how.id()),
        // Not closed after all: nothing to add.
        (ChallengeState::Open | ChallengeState::Accepted, None) => sentence!("challenge-waits"),
    };
    let text = format!("{}\n{}", head(view, locale), locale.say(&fate));
    Card::of(text)
}

/// The question which game to play against somebody, a button each.
pub(in crate::bot) fn which_game(opponent: UserId, locale: Locale) -> Card {
    let question = sentence!("challenge-which", opponent = format!("<@{opponent}>"));
    let buttons = GameId::ALL.iter().map(|&game| {
        serenity::CreateButton::new(Action::Challenge { game, opponent }.to_string())
            .label(game.info().name)
    });
    Card {
        buttons: buttons.collect(),
        ..Card::of(locale.say(&question))
    }
}

fn open_text(view: &CardView, locale: Locale) -> String {
    let side = match view.wish {
        SideWish::Lot => "lot",
        SideWish::Side(side) => side.id(),
    };
    let terms = sentence!(
        "challenge-terms",
        side = side,
        challenger = format!("<@{}>", view.challenger),
        expires = format!("<t:{}:R>", view.expires_at.seconds()),
    );
    let rated = if view.rated {
        "challenge-rated"
    } else {
        "challenge-unrated"
    };
    format!(
        "{}\n{} {}",
        head(view, locale),
        locale.text(rated),
        locale.say(&terms)
    )
}

fn head(view: &CardView, locale: Locale) -> String {
    let game = view.start.game().info().name;
    let challenger = format!("<@{}>", view.challenger);
    let head = match view.opponent {
        Some(opponent) => {
            sentence!("challenge-head", opponent = format!("<@{opponent}>"))
        }
        None => sentence!("challenge-head-open"),
    };
    locale.say(
        &head
            .with("id", view.id.to_string())
            .with("game", game)
            .with("challenger", challenger),
    )
}
