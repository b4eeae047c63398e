//! Replaying a match, move by move or as a GIF.

use crate::{
    discord::{
        error::Error,
        messages::{Button, File, Message, code, mention},
    },
    matches::{
        cards::boards::{alt_text, caption},
        ids::{
            action::SlowAct,
            browse::{LookAct, Step},
        },
    },
    players::actions::history::ReplayView,
    workers::WORKERS,
};
use tokio::sync::Semaphore;

use super::ruling_word;
use domain::matches::{Match, Record, UserId};
use render::{Extras, Replay, Scene, Status};
use rules::{
    AnyMove, AnyPosition, Side,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// The number of GIFs that are drawn at the same time. Each keeps a processor busy for a good part of a
/// second, and boards must not wait for it.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// The number of moves listed before and after the shown one, if there is room.
const AROUND: u32 = 12;

/// The longest list of moves, in bytes. Discord takes 2,000 characters in all.
const LONGEST_LIST: usize = 1500;

/// Shows a match after `ply` plies, or after all that can be read if there are fewer.
pub(crate) fn replay(view: ReplayView, ply: u32, viewer: UserId, look: Look) -> Message {
    let ply = ply.min(view.record.readable());
    let text = text(&view, ply);
    let buttons = buttons(&view, ply);
    let file = format!("match-{}-replay-{ply}.png", view.found.id.0);
    let alt = match view.record.position_after(ply) {
        Some(position) => alt_text::replayed(&view, position, ply),
        None => Text::default(),
    };
    let guest = view.guest.clone();
    let picture = File::drawn(file, move |locale| draw(&view, ply, viewer, look, locale));
    Message::of(text)
        .naming(&guest)
        .with_file(picture.described(alt))
        .with_buttons(buttons)
}

/// Returns a whole match as a GIF.
pub(crate) async fn gif(
    view: ReplayView,
    viewer: UserId,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let id = view.found.id;
    let text = head(&view);
    let guest = view.guest.clone();
    let plies = view.found.ply();
    let game = view.found.position().game().info().name;
    let alt = sentence!("alt-gif", id = id.to_string(), game = game, ply = plies);
    let picture = {
        // The semaphore is never closed, so this always succeeds.
        let _turn = DRAWING.acquire().await;
        let drawn = WORKERS.run(move || draw_gif(&view, viewer, look, locale));
        drawn.await??
    };
    let file = format!("match-{}.gif", id.0);
    let picture = File::new(file, picture).described(alt);
    Ok(Message::of(text).naming(&guest).with_file(picture))
}

/// Returns the viewer's side, which is shown at the bottom.
fn bottom(found: &Match, viewer: UserId) -> Side {
    found.players.side_of(viewer).unwrap_or(Side::First)
}

/// Says how the match ended, if it had ended after `ply` plies.
fn ended(found: &Match, position: &AnyPosition, ply: u32) -> Option<Sentence> {
    let end = found.end.filter(|_| ply == found.ply())?;
    Some(caption::ended(position, end, Some(found.players)))
}

/// Returns what the bar says after `ply` plies.
fn status(found: &Match, position: &AnyPosition, ply: u32) -> Status {
    match found.end.filter(|_| ply == found.ply()) {
        Some(end) => Status::ended(end.outcome),
        None => Status::ToMove(position.side_to_move()),
    }
}

fn draw(
    view: &ReplayView,
    ply: u32,
    viewer: UserId,
    look: Look,
    locale: Locale,
) -> Result<Vec<u8>, render::RenderError> {
    let (found, record) = (&view.found, &view.record);
    let position = record.position_after(ply).unwrap_or(found.position());
    let mv = record.move_number(ply);
    let (last, before) = (mv.map(AnyMove::trace), mv.map(AnyMove::before));
    let notes = caption::notes(position, locale);
    let ended = ended(found, position, ply).map(|said| locale.say(&said));
    let scene = Scene {
        last: last.as_ref(),
        before: before.as_ref(),
        extras: Extras {
            notes: [&notes[0], &notes[1]],
            ..Extras::default()
        },
        result: ended.as_deref(),
        view: bottom(found, viewer),
        status: status(found, position, ply),
        names: Some([&view.names[0], &view.names[1]]),
        ..Scene::of(position)
    };
    render::png(&scene, look)
}

fn draw_gif(
    view: &ReplayView,
    viewer: UserId,
    look: Look,
    locale: Locale,
) -> Result<Vec<u8>, render::RenderError> {
    let (found, record) = (&view.found, &view.record);
    let whole = Replay::of(record.start(), record.plies());
    let shown = record.readable();
    let last = record.position_after(shown).unwrap_or(found.position());
    let ended = ended(found, last, shown);
    let ended = ended.map_or_else(String::new, |said| locale.say(&said));
    let replay = Replay {
        result: &ended,
        view: bottom(found, viewer),
        status: status(found, last, shown),
        names: Some([&view.names[0], &view.names[1]]),
        ..whole
    };
    render::gif(&replay, look)
}

fn head(view: &ReplayView) -> Text {
    let found = &view.found;
    let head = sentence!(
        "match-head",
        id = found.id.to_string(),
        game = found.position().game().info().name,
        first = mention(found.players.on(Side::First)),
        second = mention(found.players.on(Side::Second)),
    );
    Text::from(head).then(ruling_word(found.end, view.annulled))
}

fn text(view: &ReplayView, ply: u32) -> Text {
    let found = &view.found;
    let place = sentence!("replay-place", ply = ply, of = found.ply());
    let mut lines = vec![head(view), place.into()];
    let moves = moves(&view.record, ply);
    if !moves.is_empty() {
        lines.push(Text::same(moves));
    }
    Text::lines(lines)
}

/// Lists the moves around the shown one, which is highlighted, each with its number.
fn moves(record: &Record, ply: u32) -> String {
    let texts: Vec<String> = record.texts().collect();
    let count = u32::try_from(texts.len()).unwrap_or(u32::MAX);
    let (mut from, mut to) = (ply.max(1), ply.max(1));
    let listed = |from: u32, to: u32| {
        let moves = (from..=to).filter_map(|number| {
            let text = texts.get(usize::try_from(number.checked_sub(1)?).ok()?)?;
            Some(if number == ply {
                format!("**{number}. {}**", code(text))
            } else {
                // Unescaped, the first would begin a list in Discord.
                format!("{number}\\. {}", code(text))
            })
        });
        let before = (from > 1).then(|| "…".to_owned());
        let after = (to < count).then(|| "…".to_owned());
        let all: Vec<String> = before.into_iter().chain(moves).chain(after).collect();
        all.join(" ")
    };
    let mut text = listed(from, to);
    for _ in 0..AROUND {
        from = (from - 1).max(1);
        to = (to + 1).min(count.max(1));
        let more = listed(from, to);
        if more.len() > LONGEST_LIST {
            break;
        }
        text = more;
    }
    text
}

fn buttons(view: &ReplayView, ply: u32) -> [Button; 5] {
    let (id, last) = (view.found.id, view.record.readable());
    let step = |step, to: u32, label| {
        let browse = LookAct::Replay { id, ply: to, step };
        Button::new(browse, label).secondary().enabled(to != ply)
    };
    [
        step(Step::First, 0, "button-first"),
        step(Step::Back, ply.saturating_sub(1), "button-back"),
        step(Step::Next, (ply + 1).min(last), "button-next"),
        step(Step::Last, last, "button-last"),
        Button::labelled(SlowAct::Gif { id }, Text::same("GIF")).secondary(),
    ]
}
