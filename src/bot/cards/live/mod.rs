//! What the page with live boards shows, as plain values in the reader's language: a match, what a player can
//! do in it, and the exercises of those who learn.

pub(crate) mod exercise;
pub(crate) mod lobby;
pub(crate) mod options;

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};

use serde::Serialize;

use crate::{
    challenges::cards::computer::{TipsOn, guide, tips_of},
    clocks::{actions::ClockView, cards::span},
    discord::cards::side_name,
    matches::{
        actions::live::LiveView,
        cards::{
            boards::{alt_text::to_move, bottom, caption, picker},
            past::rating_change,
        },
    },
    moderation::cards::deed::{Told, deed},
};
use domain::{
    clock::Timestamp,
    matches::{Offer, OfferKind},
};
use rules::{AnyMove, AnyPosition, Outcome, PlacedPiece, Side, Square, sentence, words::Locale};

/// With more moves than this, the page asks what can be chosen next.
const MOST_MOVES: usize = 400;

/// A move that is named by more squares than this is a chain.
const SIMPLE: usize = 2;

/// How many moves of two squares the page gets with a board on which it has to ask.
const MOST_STEPS: usize = 200;

/// How a move can go on that begins with some squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LiveStep {
    /// The squares that can follow.
    next: Vec<String>,
    /// Whether the squares are a whole move.
    complete: bool,
    /// What the player should read before that move.
    warning: Option<String>,
    /// The squares of the pieces that a move jumps over if it ends on one of the next squares.
    jumped: Vec<String>,
}

/// The squares of the pieces that a move captures by jumping over them, by its squares with commas between them.
type Jumped = BTreeMap<String, Vec<String>>;

/// A match as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LiveBoard {
    id: u32,
    game: &'static str,
    /// The game's name for people.
    name: &'static str,
    size: u8,
    revision: u32,
    /// The players by side.
    players: [LivePlayer; 2],
    /// The side to move, unless the match is over.
    turn: Option<usize>,
    /// The side at the bottom for those who don't play.
    bottom: usize,
    /// Whose turn it is, or how the match ended.
    status: String,
    /// The side that has won.
    winner: Option<usize>,
    /// How each side's rating has changed, if the match counts for ratings.
    ratings: [Option<String>; 2],
    /// What the last move did.
    told: Option<String>,
    /// Explanations for a player who is new to the game. `None` if there are none in this match, or no more.
    tips: Option<Vec<String>>,
    #[serde(flatten)]
    shown: Shown,
    #[serde(flatten)]
    tally: Tally,
    /// The moves from the start.
    moves: Vec<String>,
    /// The squares that name each legal move. `None` if the page has to ask step by step, because there are
    /// too many or chains among them: a chain can be named in several ways.
    legal: Option<Vec<Vec<String>>>,
    /// If the page has to ask, how moves can begin, so that it needn't ask for that: the first squares, and the moves
    /// that end on their second square. By their squares with commas between them.
    steps: BTreeMap<String, LiveStep>,
    /// What the player should read before a legal move, by its squares with commas between them.
    warnings: BTreeMap<String, String>,
    /// The pieces that a legal move jumps over.
    jumped: Jumped,
    clock: Option<LiveClock>,
    offers: Vec<LiveOffer>,
    again: Option<LiveAgain>,
}

/// A player. Discord's ids of users stay with the bot: anyone can look at some matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LivePlayer {
    name: String,
    side: String,
}

/// Another match that one side has asked for, and its number once it has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LiveAgain {
    by: usize,
    told: String,
    /// The challenge, as long as it waits for an answer.
    challenge: Option<u32>,
    #[serde(rename = "match")]
    begun: Option<u32>,
}

/// A position that was on the board, and what the move that led to it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LivePly {
    told: Option<String>,
    #[serde(flatten)]
    shown: Shown,
    #[serde(flatten)]
    tally: Tally,
}

/// What the pictures of a match show beside the players' names, by side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Tally {
    /// The counts that matter in this game, if it has any.
    notes: [String; 2],
    /// The pieces that each side has captured.
    taken: [Vec<LiveTaken>; 2],
}

/// Captured pieces of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LiveTaken {
    /// The number of its picture.
    kind: usize,
    name: String,
    count: u32,
}

/// A position, and the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Shown {
    pieces: Vec<LivePiece>,
    path: Vec<String>,
    removed: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LivePiece {
    square: String,
    /// The number of its picture.
    kind: usize,
    side: usize,
    name: String,
}

/// A clock, in words that stay true while it runs. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LiveClock {
    /// The time that each side has left. Nothing is said here of the side whose time runs.
    left: [Option<u128>; 2],
    /// When the time of the side to move is over if nothing stops it, if it runs.
    over_at: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LiveOffer {
    id: u32,
    by: usize,
    /// The offer in words.
    told: String,
}

/// Returns what the page shows of a match.
pub(crate) fn live_board(view: &LiveView, locale: Locale) -> LiveBoard {
    let board = &view.board;
    let position = &board.position;
    let info = position.game().info();
    let turn = board.end.is_none().then(|| position.side_to_move());
    let learner = board.learner();
    let mut warnings = BTreeMap::new();
    let mut jumped = Jumped::new();
    let legal = if turn.is_some() {
        legal(position, &mut jumped, |mv, squares| {
            if let Some(warning) = live_warning(mv, learner, locale) {
                warnings.insert(squares.join(","), warning);
            }
        })
    } else {
        Some(Vec::new())
    };
    let steps = match legal {
        Some(_) => BTreeMap::new(),
        None => first_steps(position, learner, locale),
    };
    let player = |side: Side| LivePlayer {
        name: board.names[side.index()].clone(),
        side: locale.say(&side_name(position.game(), side)),
    };
    LiveBoard {
        id: board.id.0,
        game: info.id,
        name: info.name,
        size: position.size(),
        revision: board.revision,
        players: Side::BOTH.map(player),
        turn: turn.map(Side::index),
        bottom: bottom(board).index(),
        status: match board.end {
            None => locale.say(&to_move(position)),
            Some(end) => locale.say(&caption::over(position, end, board.players)),
        },
        winner: match board.end.and_then(|end| end.outcome) {
            Some(Outcome::Win(side)) => Some(side.index()),
            Some(Outcome::Draw) | None => None,
        },
        ratings: Side::BOTH.map(|side| {
            let change = board.aftermath.changes[side.index()]?;
            Some(locale.say(&sentence!(
                "rating-change",
                player = board.names[side.index()].clone(),
                change = rating_change(change)
            )))
        }),
        told: board
            .last
            .as_ref()
            .map(|mv| deed(mv, Told::ByPath).written(locale)),
        tips: guide(board).map(|guide| {
            let tips = tips_of(&guide, TipsOn::Page);
            tips.map(|tip| locale.say(&tip)).collect()
        }),
        shown: shown(position, board.last.as_ref(), locale),
        tally: tally(position, locale),
        moves: view.record.texts().collect(),
        legal,
        steps,
        jumped,
        warnings,
        clock: board
            .clock
            .as_ref()
            .map(|clock| live_clock(clock, turn, view.now)),
        offers: view
            .offers
            .iter()
            .filter_map(|offer| {
                let by = board.players.side_of(offer.by)?;
                Some(LiveOffer {
                    id: offer.id.0,
                    by: by.index(),
                    told: offered(offer, locale),
                })
            })
            .collect(),
        again: view.again.map(|again| LiveAgain {
            by: again.by.index(),
            told: locale.text("page-rematch"),
            challenge: (!again.has_begun).then_some(again.id.0),
            begun: again.has_begun.then_some(again.id.0),
        }),
    }
}

fn offered(offer: &Offer, locale: Locale) -> String {
    match (offer.kind, offer.pause) {
        (OfferKind::Draw, _) => locale.text("page-draw"),
        (OfferKind::Takeback, _) => locale.text("page-takeback"),
        (OfferKind::Pause, length) => {
            let time = length.map_or_else(String::new, |length| locale.say(&span(length.time())));
            locale.say(&sentence!("page-pause", time = time))
        }
    }
}

/// Returns a clock. Two that are taken while nothing happens are the same, although time passes.
fn live_clock(clock: &ClockView, turn: Option<Side>, now: Timestamp) -> LiveClock {
    let running = match (turn, clock.deadline) {
        (Some(side), Some(deadline)) if !clock.standing.stands => Some((side, deadline)),
        _ => None,
    };
    let left = |side: Side| clock.left[side.index()];
    LiveClock {
        left: Side::BOTH.map(|side| {
            let runs = running.is_some_and(|(mover, _)| mover == side);
            (!runs).then(|| left(side).as_millis())
        }),
        over_at: running.map(|(mover, deadline)| {
            // What will stop the clock until the deadline, such as quiet hours, lasts whole minutes.
            let stops = deadline.since(now).saturating_sub(left(mover)).as_secs();
            let stops = (stops + 30) / 60 * 60_000;
            deadline.millis().saturating_sub_unsigned(stops)
        }),
    }
}

/// Returns each position of a match from the start, as far as the rules can read it.
pub(crate) fn live_plies(view: &LiveView, locale: Locale) -> Vec<LivePly> {
    let start = LivePly {
        told: None,
        shown: shown(view.record.start(), None, locale),
        tally: tally(view.record.start(), locale),
    };
    let plies = view.record.plies().iter().map(|ply| LivePly {
        told: Some(deed(&ply.mv, Told::ByPath).written(locale)),
        shown: shown(&ply.position, Some(&ply.mv), locale),
        tally: tally(&ply.position, locale),
    });
    std::iter::once(start).chain(plies).collect()
}

fn shown(position: &AnyPosition, last: Option<&AnyMove>, locale: Locale) -> Shown {
    let placed = position.pieces();
    let pieces = render::pieces(position).into_iter();
    let trace = last.map(AnyMove::trace).unwrap_or_default();
    Shown {
        pieces: pieces
            .filter_map(|(square, kind)| {
                let piece = placed.iter().find(|piece| piece.square == square)?;
                Some(LivePiece {
                    square: square.to_string(),
                    kind,
                    side: piece.side.index(),
                    name: piece_name(position, piece, locale),
                })
            })
            .collect(),
        path: texts(&trace.path),
        removed: texts(&trace.removed),
    }
}

fn piece_name(position: &AnyPosition, piece: &PlacedPiece, locale: Locale) -> String {
    locale.say(&sentence!(
        "page-piece",
        side = side_name(position.game(), piece.side),
        piece = sentence!(format!("piece-{}", piece.kind)),
        height = u32::from(piece.height.unwrap_or(1))
    ))
}

/// Returns what is counted beside the names. Each kind of piece that can be captured is on the board at the start, where
/// it gets its name from.
fn tally(position: &AnyPosition, locale: Locale) -> Tally {
    let start = position.game().start(Some(position.size())).ok();
    let named = |kind: usize| {
        let start = start.as_ref()?;
        let (square, _) = render::pieces(start)
            .into_iter()
            .find(|(_, other)| *other == kind)?;
        let placed = start.pieces().into_iter();
        let mut there = placed.filter(|piece| piece.square == square);
        Some(piece_name(start, &there.next()?, locale))
    };
    let taken = |side: Side| {
        let taken = render::taken(position, side).into_iter();
        let named = taken.filter_map(|(kind, count)| {
            let name = named(kind)?;
            Some(LiveTaken { kind, name, count })
        });
        named.collect()
    };
    Tally {
        notes: caption::notes(position, locale),
        taken: Side::BOTH.map(taken),
    }
}

/// Returns what a player should read before a move, as the previews of moves in Discord say it.
pub(crate) fn live_warning(mv: &AnyMove, learner: Option<Side>, locale: Locale) -> Option<String> {
    let warnings =
        picker::warnings(mv, learner).map(|warning| format!("⚠️ {}", locale.say(&warning)));
    let lines: Vec<String> = warnings.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// Returns how a move can go on that begins with these squares, if one does.
pub(crate) fn live_step(
    position: &AnyPosition,
    squares: &[Square],
    learner: Option<Side>,
    locale: Locale,
) -> Option<LiveStep> {
    let choice = position.choice(squares)?;
    let ply = choice.complete.as_ref();
    Some(LiveStep {
        next: texts(&choice.next),
        complete: ply.is_some(),
        warning: ply.and_then(|ply| live_warning(&ply.mv, learner, locale)),
        jumped: jumped_next(position, squares, &choice.next),
    })
}

/// Returns the squares of the pieces that a move jumps over if it begins with these squares and ends on one of the next.
fn jumped_next(position: &AnyPosition, squares: &[Square], next: &[Square]) -> Vec<String> {
    let mut jumped = BTreeSet::new();
    for square in next {
        let whole = [squares, &[*square]].concat();
        if let Ok(mv) = position.find_move(&whole) {
            jumped.extend(jumped_by(position, &mv));
        }
    }
    texts(&jumped.into_iter().collect::<Vec<_>>())
}

/// Returns the squares of the enemy pieces that a move captures where it doesn't end.
fn jumped_by(position: &AnyPosition, mv: &AnyMove) -> Vec<Square> {
    let trace = mv.trace();
    let (end, side) = (trace.path.last().copied(), mv.side());
    let mut removed = trace.removed;
    removed.retain(|square| Some(*square) != end);
    if !removed.is_empty() {
        let pieces = position.pieces();
        let is_enemy = |square: &Square| {
            let mut there = pieces.iter().filter(|piece| piece.square == *square);
            there.any(|piece| piece.side != side)
        };
        removed.retain(is_enemy);
    }
    removed
}

/// Returns how moves can begin: with no square yet, with each first one, and with the two squares of a move that ends
/// there.
fn first_steps(
    position: &AnyPosition,
    learner: Option<Side>,
    locale: Locale,
) -> BTreeMap<String, LiveStep> {
    let mut steps = BTreeMap::new();
    let begun = |squares: &[Square]| {
        let step = live_step(position, squares, learner, locale)?;
        let next: Vec<Square> = step
            .next
            .iter()
            .filter_map(|name| name.parse().ok())
            .collect();
        Some((texts(squares).join(","), step, next))
    };
    let Some((key, step, first)) = begun(&[]) else {
        return steps;
    };
    steps.insert(key, step);
    let mut moves = Vec::new();
    for square in first {
        if let Some((key, step, second)) = begun(&[square]) {
            steps.insert(key, step);
            moves.extend(second.into_iter().map(|other| [square, other]));
        }
    }
    for squares in moves.into_iter().take(MOST_STEPS) {
        if let Some((key, step, next)) = begun(&squares)
            && next.is_empty()
        {
            steps.insert(key, step);
        }
    }
    steps
}

/// Returns the squares that name each legal move, unless the page has to ask, and notes what it jumps over. `each` hears
/// of every move.
fn legal(
    position: &AnyPosition,
    jumped: &mut Jumped,
    mut each: impl FnMut(&AnyMove, &[String]),
) -> Option<Vec<Vec<String>>> {
    let mut moves = Vec::new();
    let all = position.visit_moves(|mv| {
        let squares = mv.squares();
        if moves.len() == MOST_MOVES || squares.len() > SIMPLE {
            return ControlFlow::Break(());
        }
        let squares = texts(&squares);
        each(&mv, &squares);
        let over = jumped_by(position, &mv);
        if !over.is_empty() {
            jumped.insert(squares.join(","), texts(&over));
        }
        moves.push(squares);
        ControlFlow::Continue(())
    });
    all.is_continue().then_some(moves)
}

fn texts(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameId;

    #[test]
    fn a_learner_reads_before_a_move_that_the_answer_could_win() {
        // Red's guard is a square away from the castle.
        let near = GameId::GuardAndTowers.parse_position("7/7/7/7/7/3RG3/BG5b1 b");
        let near = near.expect("a position");
        let squares = ["g1", "g2"].map(|name| name.parse::<Square>().expect("a square"));
        let warning = |learner| {
            let step = live_step(&near, &squares, learner, Locale::English);
            step.expect("a move").warning
        };
        let told = "⚠️ After this move, the computer can win right away.";
        assert_eq!(warning(Some(Side::Second)).as_deref(), Some(told));
        assert_eq!(warning(None), None);
    }
}
