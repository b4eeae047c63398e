//! A board: in the match's thread after each ply, or in private for one player.

pub(crate) mod against_computer;
pub(crate) mod alt_text;
pub(crate) mod caption;
pub(crate) mod choices;
pub(crate) mod diagram;
pub(crate) mod moving;
pub(crate) mod picker;
pub(crate) mod result;
#[cfg(test)]
mod tests;
pub(crate) mod text_board;

use self::result::{on_ladder, out_of_time, result};
use super::past::rating_change;
use crate::{
    challenges::cards::computer::{
        TipsOn, answered_at_once, hint_button, in_language, next_buttons, quiet_button,
        share_button, tips, what_next,
    },
    clocks::cards::{card::standing_lines, left, time_left, timing, until},
    discord::{
        error::Error,
        messages::{Button, File, Message, Style, code, mention, moment},
    },
    learning::{cards::help::aim, ids::GuideAct},
    matches::{
        actions::views::{BoardView, HardlyBegun},
        cards::thread::head,
        ids::{
            action::SlowAct,
            browse::{LookAct, Step},
            choosing::MoveAct,
        },
    },
    moderation::cards::{
        deed::{Told, deed},
        private::unreachable,
        rulings,
    },
};
use domain::{
    matches::{End, MatchId, Players, Termination, UserId},
    ratings::Rating,
    settings::PublicBottom,
};
use render::{Extras, Scene, Status};
use rules::{
    AnyMove, Side,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// Returns the file name of a board's picture. It tells which board a message shows, and lets the bot
/// find out whether it has already posted that board.
pub(crate) fn file_name(id: MatchId, revision: u32, end: Option<End>) -> String {
    match end {
        None => format!("match-{}-board-{revision}.png", id.0),
        Some(_) => format!("match-{}-result.png", id.0),
    }
}

/// Returns the custom id of a button that only this board's message has.
pub(crate) fn main_button(view: &BoardView) -> String {
    let (id, revision) = (view.id, view.revision);
    match view.turn() {
        Some(_) => MoveAct::Move { id, revision }.to_string(),
        None => LookAct::Rematch { id }.to_string(),
    }
}

/// The most plies that a board's message describes piece by piece.
const MOST_DEEDS: usize = 6;

/// The readers of a board.
#[derive(Clone, Copy)]
pub(crate) enum Audience {
    /// Everyone in the match's thread: with buttons and a ping.
    Everybody,
    /// One user, in private: without buttons or a ping.
    One {
        /// The side at the bottom.
        bottom: Side,
        look: Look,
    },
}

/// Returns the message with a board.
pub(crate) async fn board(view: BoardView, audience: Audience) -> Result<Message, Error> {
    let file = file_name(view.id, view.revision, view.end);
    let text = text(&view);
    let (side, look) = match audience {
        Audience::Everybody => (bottom(&view), view.look),
        Audience::One { bottom, look } => (bottom, look),
    };
    let public = matches!(audience, Audience::Everybody);
    let tips = if public {
        tips(&view, TipsOn::Board).await?
    } else {
        Vec::new()
    };
    let below = if view.end.is_none() {
        buttons(&view)
    } else {
        let mut last = last_buttons(&view);
        last.extend(share_button(&view));
        last
    };
    let at_once = answered_at_once(&view);
    let guest = view.guest.clone();
    let (id, turn) = (view.id, view.turn());
    let (pings, other, view_end) = (view.pings, view.other, view.end);
    let summons = view.summons;
    let unshown = view.venue.unreachable.filter(|_| !public);
    let unshown = unshown.map(|why| unreachable(id, &view.venue, why));
    let picture = picture(file, view, side, look);
    let message = tips
        .iter()
        .fold(Message::of(text), |message, tip| {
            message.adding(tip.clone())
        })
        .naming(guest.as_ref())
        .with_file(picture);
    Ok(match turn {
        Some(_) if public => message
            .with_buttons(below)
            .pinging(pings.filter(|_| !at_once).into_iter().chain(summons)),
        // An end that neither player caused is news to both.
        None if public => {
            let news = view_end.filter(|end| !end.is_by_player());
            message.with_buttons(below).pinging(
                news.into_iter()
                    .flat_map(|_| pings.into_iter().chain(other)),
            )
        }
        _ => match unshown {
            Some(words) => message.adding(words),
            None => message,
        },
    })
}

/// Returns the picture of a board with this side at the bottom, as a file of this name.
fn picture(name: impl Into<String>, view: BoardView, side: Side, look: Look) -> File {
    let alt = alt_text::board(&view);
    File::drawn(name, move |locale| draw(&view, side, look, locale)).described(alt)
}

/// Returns the text and buttons of a running match's public board. The picture stays.
pub(crate) fn words(view: &BoardView) -> Message {
    Message::of(text(view))
        .naming(view.guest.as_ref())
        .with_buttons(buttons(view))
        .pinging(view.pings)
}

/// Returns the side at the bottom of a public board. The result is seen as the board before it was.
pub(crate) fn bottom(view: &BoardView) -> Side {
    if view.bottom == PublicBottom::First {
        return Side::First;
    }
    let is_computer = |side: Side| view.players.on(side).is_computer();
    if let [true, false] | [false, true] = Side::BOTH.map(is_computer) {
        // Boards are shown when it's the other's turn.
        let [first, second] = Side::BOTH;
        return if is_computer(first) { second } else { first };
    }
    let ended_by = view.end.map(|end| end.termination);
    let by_move = matches!(ended_by, Some(Termination::Rules | Termination::Repetition));
    match &view.last {
        Some(last) if by_move => last.side(),
        _ => view.position.side_to_move(),
    }
}

/// Returns a board as text, with what the alt text would say of its picture. For one user, in private.
pub(crate) fn board_as_text(view: &BoardView, bottom: Side) -> Message {
    let mut lines = vec![
        alt_text::board(view),
        text_board::board(&view.position, bottom),
    ];
    if let Some(clock) = &view.clock {
        let left = Side::BOTH.map(|side| left(view.players.on(side), clock.left[side.index()]));
        lines.extend(left.map(Text::from));
        lines.extend(standing_lines(clock.standing, view.players).map(Text::from));
        lines.extend(clock.deadline.map(|deadline| until(deadline).into()));
    }
    Message::of(Text::lines(lines)).naming(view.guest.as_ref())
}

pub(crate) fn draw(
    view: &BoardView,
    side: Side,
    look: Look,
    locale: Locale,
) -> Result<Vec<u8>, render::RenderError> {
    let view = &in_language(view.clone(), locale);
    let status = match view.end {
        None => Status::ToMove(view.position.side_to_move()),
        Some(end) => Status::ended(end.outcome),
    };
    let ratings = view
        .ratings
        .map(|rating| rating.map_or_else(String::new, rating_text));
    let clocks = view.clock.as_ref().map_or_else(Default::default, |clock| {
        clock.left.map(|left| locale.say(&time_left(left)))
    });
    let notes = caption::notes(&view.position, locale);
    let last = view.last.as_ref().map(AnyMove::trace);
    let before = view.last.as_ref().map(AnyMove::before);
    let ended = view
        .end
        .map(|end| locale.say(&caption::ended(&view.position, end, Some(view.players))));
    let scene = Scene {
        last: last.as_ref(),
        before: before.as_ref(),
        result: ended.as_deref(),
        view: side,
        status,
        clock_stands: view
            .clock
            .as_ref()
            .is_some_and(|clock| clock.standing.stands),
        names: Some([&view.names[0], &view.names[1]]),
        extras: Extras {
            ratings: [&ratings[0], &ratings[1]],
            clocks: [&clocks[0], &clocks[1]],
            notes: [&notes[0], &notes[1]],
        },
        ..Scene::of(&view.position)
    };
    render::png(&scene, look)
}

/// Returns a rating, with a question mark while it is based on few results.
pub(crate) fn rating_text(rating: Rating) -> String {
    let doubt = if rating.is_provisional() { "?" } else { "" };
    format!("{}{doubt}", rating.points())
}

fn buttons(view: &BoardView) -> Vec<Button> {
    let (id, revision) = (view.id, view.revision);
    let mut buttons = vec![Button::new(MoveAct::Move { id, revision }, "button-move")];
    buttons.extend(beside_move(view));
    buttons
}

/// Returns the buttons beside the one for a move.
pub(crate) fn beside_move(view: &BoardView) -> Vec<Button> {
    let more = Button::new(LookAct::More { id: view.id }, "button-more").secondary();
    let mut buttons = vec![more];
    buttons.extend(hint_button(view));
    buttons.extend(quiet_button(view));
    buttons
}

/// Returns the buttons shown once the match is over.
pub(crate) fn last_buttons(view: &BoardView) -> Vec<Button> {
    let id = view.id;
    let replay = LookAct::Replay {
        id,
        ply: 0,
        step: Step::Open,
    };
    let mut buttons = if view.computer.is_some() {
        next_buttons(view)
    } else {
        let rematch = Button::new(LookAct::Rematch { id }, "button-rematch");
        vec![rematch.style(Style::Primary)]
    };
    buttons.push(Button::new(replay, "button-replay").secondary());
    buttons.push(Button::new(SlowAct::Analyze { id }, "button-analyze").secondary());
    if view.computer.is_some() {
        let game = view.position.game();
        let tutorial = Button::new(GuideAct::Tutorial { game }, "button-tutorial");
        buttons.push(tutorial.secondary());
    }
    buttons
}

fn text(view: &BoardView) -> Text {
    let game = view.position.game().info();
    let mut lines = vec![Text::from(head(view))];
    lines.extend(view.restored.map(|back_to| {
        let time = moment(back_to);
        sentence!("restored", then = "board", time = time).into()
    }));
    lines.extend(deeds(&view.lately, view.players));
    if view.first_hop {
        lines.push(sentence!("hop-sign").into());
    }
    let state = match view.end {
        None if view.turn().is_some_and(UserId::is_computer) => {
            let turn = view.players.on(view.position.side_to_move());
            sentence!("computer-thinking", player = mention(turn))
        }
        None => {
            let side = view.position.side_to_move();
            let turn = view.players.on(side);
            let key = if view.ply == 0 {
                "board-begin"
            } else {
                "board-turn"
            };
            sentence!(
                key,
                player = mention(turn),
                side = game.sides[side.index()],
                opponent = mention(view.players.on(side.other())),
            )
        }
        Some(end) => result(view, end),
    };
    lines.push(state.into());
    if view.learns {
        lines.push(aim(view.position.game()).into());
    }
    if let Some(clock) = &view.clock {
        lines.extend(standing_lines(clock.standing, view.players).map(Text::from));
        lines.extend(clock.deadline.map(|deadline| until(deadline).into()));
        // Said once, when the match begins.
        if view.begins {
            lines.push(timing(clock.timing));
        }
    }
    if view.end.is_some() {
        let above = out_of_time(view).into_iter().chain(on_ladder(view));
        lines.extend(above.map(Text::from));
        lines.extend(rulings(view));
        let below = rating_changes(view)
            .chain(same_absence(view))
            .chain(too_short(view))
            .chain(what_next(view));
        lines.extend(below.map(Text::from));
    }
    Text::lines(lines)
}

/// Describes what was done since the previous board, one line for each ply. If there are many, only the
/// text of the earliest moves is shown.
fn deeds(lately: &[AnyMove], players: Players) -> Vec<Text> {
    let (before, told) = lately.split_at(lately.len().saturating_sub(MOST_DEEDS));
    let mut lines = Vec::new();
    if !before.is_empty() {
        let moves: Vec<String> = before.iter().map(code).collect();
        let moves = moves.join(", ");
        lines.push(sentence!("deeds-before", moves = moves).into());
    }
    for (number, mv) in (before.len()..).zip(told) {
        let mut line = deed(mv, Told::ByMove);
        if number > 0 && !players.on(mv.side()).is_computer() {
            // A move that a person plays instantly was planned.
            line = sentence!("deed-planned", deed = line).into();
        }
        lines.push(line);
    }
    lines
}

/// Says that a rated match does not count because another one from the same absence does.
fn same_absence(view: &BoardView) -> Option<Sentence> {
    let counted = view.aftermath.same_absence?.to_string();
    Some(sentence!("same-absence", id = counted))
}

/// Says that a rated match does not count because it ended too soon. Says nothing about a void match,
/// where that is clear already.
fn too_short(view: &BoardView) -> Option<Sentence> {
    let is_too_short = view.aftermath.hardly_begun == Some(HardlyBegun::TooShort);
    (is_too_short && !view.aftermath.annulled).then(|| sentence!("too-short"))
}

/// Says how the match changed the ratings, if it counts.
fn rating_changes(view: &BoardView) -> impl Iterator<Item = Sentence> {
    Side::BOTH.into_iter().filter_map(move |side| {
        let change = view.aftermath.changes[side.index()]?;
        let player = mention(view.players.on(side));
        let change = rating_change(change);
        Some(sentence!("rating-change", player = player, change = change))
    })
}
