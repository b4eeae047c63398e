//! A board: in the match's thread after each ply, or in private for one player.

use poise::serenity_prelude as serenity;

use super::{Card, button, history::rating_change, quiet_button};
use crate::{
    bot::{
        Error, alt_text,
        components::{Action, Browse, Step},
    },
    games::{Outcome, Side},
    host::BoardView,
    matches::{End, MatchId, UserId},
    render::{self, Look, Scene, Status},
    sentence,
    words::Locale,
};

/// The file name of a board's picture. It tells which board a message shows, also to the bot when
/// it looks whether it has posted one already.
pub(in crate::bot) fn file_name(id: MatchId, revision: u32, end: Option<End>) -> String {
    match end {
        None => format!("match-{}-board-{revision}.png", id.0),
        Some(_) => format!("match-{}-result.png", id.0),
    }
}

/// The card of a board: public as the side to move sees it, with buttons and a ping; or private as
/// `viewer` sees it, with neither.
pub(in crate::bot) async fn board(
    view: BoardView,
    viewer: Option<Side>,
    locale: Locale,
) -> Result<Card, Error> {
    let file = file_name(view.id, view.revision, view.end);
    let alt = alt_text::board(&view, locale);
    let text = text(&view, locale);
    let side = viewer.unwrap_or(match view.end {
        None => view.position.side_to_move(),
        Some(End {
            outcome: Outcome::Win(winner),
            ..
        }) => winner,
        Some(_) => Side::First,
    });
    let (card_id, revision, turn) = (view.id, view.revision, view.turn());
    let picture = tokio::task::spawn_blocking(move || draw(&view, side)).await??;
    let (buttons, pings) = match turn {
        Some(turn) if viewer.is_none() => (buttons(card_id, revision, locale), Some(turn)),
        None if viewer.is_none() => (last_buttons(card_id, locale), None),
        _ => (Vec::new(), None),
    };
    let picture = serenity::CreateAttachment::bytes(picture, file).description(alt);
    Ok(Card {
        text,
        selects: Vec::new(),
        buttons,
        picture: Some(picture),
        pings,
    })
}

fn draw(view: &BoardView, side: Side) -> Result<Vec<u8>, render::RenderError> {
    let status = match view.end {
        None => Status::ToMove(view.position.side_to_move()),
        Some(end) => Status::Over(end.outcome),
    };
    let scene = Scene {
        last: view.last.as_ref().map(|(_, trace)| trace),
        view: side,
        status,
        names: Some([&view.names[0], &view.names[1]]),
        ..Scene::of(&view.position)
    };
    render::png(&scene, Look::default())
}

fn buttons(id: MatchId, revision: u32, locale: Locale) -> Vec<serenity::CreateButton> {
    vec![
        button(&Action::Move { id, revision }, "button-move", locale),
        button(&Action::More(id), "button-more", locale).style(serenity::ButtonStyle::Secondary),
    ]
}

/// What there is to do once the match is over.
fn last_buttons(id: MatchId, locale: Locale) -> Vec<serenity::CreateButton> {
    let replay = Browse::Replay {
        id,
        ply: 0,
        step: Step::Open,
    };
    vec![
        quiet_button(&Browse::Rematch(id), "button-rematch", locale)
            .style(serenity::ButtonStyle::Primary),
        quiet_button(&replay, "button-replay", locale),
    ]
}

/// Which match, and how far it is.
pub(super) fn head(view: &BoardView, locale: Locale) -> String {
    locale.say(&sentence!(
        "board-head",
        id = view.id.to_string(),
        game = view.position.game().info().name,
        ply = view.ply
    ))
}

fn text(view: &BoardView, locale: Locale) -> String {
    let game = view.position.game().info();
    let mut lines = vec![head(view, locale)];
    let lately: Vec<String> = view.lately.iter().map(|mv| format!("`{mv}`")).collect();
    match &lately[..] {
        [] => {}
        [last] => lines.push(locale.say(&sentence!("board-last", move = last.as_str()))),
        // What follows at once was laid out in advance.
        [first, answers @ ..] => lines.push(locale.say(&sentence!(
            "board-answered",
            move = first.as_str(),
            answers = answers.join(", ")
        ))),
    }
    lines.push(match view.end {
        None => {
            let side = view.position.side_to_move();
            let turn = view.players.on(side);
            let key = if view.ply == 0 {
                "board-begin"
            } else {
                "board-turn"
            };
            locale.say(&sentence!(
                key,
                player = mention(turn),
                side = game.sides[side.index()],
                opponent = mention(view.players.on(side.other())),
            ))
        }
        Some(end) => result(view, end, locale),
    });
    if view.end.is_some() {
        lines.extend(rating_changes(view, locale));
    }
    lines.join("\n")
}

/// What the match made of the ratings, if it counts.
fn rating_changes(view: &BoardView, locale: Locale) -> impl Iterator<Item = String> {
    Side::BOTH.into_iter().filter_map(move |side| {
        let change = view.changes[side.index()]?;
        let player = mention(view.players.on(side));
        let change = rating_change(change);
        Some(locale.say(&sentence!(
            "rating-change",
            player = player,
            change = change
        )))
    })
}

/// How the match has ended.
pub(super) fn result(view: &BoardView, end: End, locale: Locale) -> String {
    let how = end.termination.id();
    match end.outcome {
        Outcome::Draw => locale.say(&sentence!("result-draw", how = how)),
        Outcome::Win(winner) => locale.say(&sentence!(
            "result-win",
            how = how,
            winner = mention(view.players.on(winner)),
            loser = mention(view.players.on(winner.other())),
            side = view.position.game().info().sides[winner.index()],
        )),
    }
}

fn mention(user: UserId) -> String {
    format!("<@{user}>")
}
