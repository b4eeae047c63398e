//! Replays the record of a match, and compares what follows with what is stored.

use std::collections::HashMap;

use super::{
    matches::MatchFault,
    rows::{Over, Played},
};
use domain::matches::{End, PositionKey, Record};
use rules::AnyPosition;

/// The results of replaying a record.
pub(super) struct Replayed {
    /// Whether the number of plies is wrong under any rules.
    pub(super) miscounted: Option<MatchFault>,
    /// The faults according to today's rules.
    pub(super) faults: Vec<MatchFault>,
    /// The last position, if the whole record can be read.
    pub(super) last: Option<AnyPosition>,
}

/// Replays a match from its start.
pub(super) fn replay_record(start: AnyPosition, played: &Played) -> Replayed {
    let texts: Vec<String> = match &played.over {
        Some(over) => over.moves.split_whitespace().map(str::to_owned).collect(),
        None => played.plies.iter().map(|ply| ply.text.clone()).collect(),
    };
    let plies = texts.len();
    let miscounted = (usize::try_from(played.ply) != Ok(plies)).then_some(MatchFault::Plies {
        stored: played.ply,
        record: plies,
    });
    let record = Record::read(start, texts);
    if let Some((ply, error)) = record.refused() {
        return Replayed {
            miscounted,
            faults: vec![MatchFault::Refused { ply, error }],
            last: None,
        };
    }
    let mut faults = Vec::new();
    let progress = record.progress();
    if played.position != progress.position.to_string() {
        faults.push(MatchFault::Position);
    }
    let running = played.over.is_none();
    let previous = progress.last.as_ref().filter(|_| running);
    if played.previous != previous.map(|mv| mv.before().to_string()) {
        faults.push(MatchFault::Previous);
    }
    let turn = played.players.on(progress.position.side_to_move());
    if played.turn != running.then_some(turn) {
        faults.push(MatchFault::Turn);
    }
    let keys = progress.seen[1..].iter();
    let wrong = played.plies.iter().zip(keys).filter(|_| running);
    let wrong = wrong.filter(|(ply, key)| ply.key != **key);
    faults.extend(wrong.map(|(ply, _)| MatchFault::Key(ply.number)));
    let (early, last) = ends(&record, &progress.seen);
    faults.extend(early.map(MatchFault::GoesOn));
    faults.extend(end(played.over.as_ref(), last));
    faults.extend(
        played
            .over
            .as_ref()
            .and_then(|over| too_short(over, &record)),
    );
    Replayed {
        miscounted,
        faults,
        last: Some(progress.position),
    }
}

/// Returns the number of the first ply that ended the match although others follow, and the end
/// that the last one has made.
fn ends(record: &Record, seen: &[PositionKey]) -> (Option<u32>, Option<End>) {
    let mut times: HashMap<PositionKey, usize> = HashMap::new();
    let positions = record.plies().iter().map(|ply| &ply.position);
    let positions = std::iter::once(record.start()).chain(positions);
    let (mut early, mut last) = (None, None);
    for ((number, position), key) in (0..).zip(positions).zip(seen) {
        if last.is_some() && early.is_none() {
            early = Some(number - 1);
        }
        let times = times.entry(*key).or_default();
        *times += 1;
        last = End::by_move(position, *times);
    }
    (early, last)
}

/// Compares the end with that which the last move has made. Players can only end a match that has
/// not ended by a move.
fn end(over: Option<&Over>, record: Option<End>) -> Option<MatchFault> {
    let stored = over.map(|over| over.end);
    let by_move = stored.filter(|end| end.is_by_move());
    (by_move != record).then_some(MatchFault::End { stored, record })
}

/// Compares whether a match was too short for ratings with what its end and its moves say. Older
/// matches were not checked for that.
fn too_short(over: &Over, record: &Record) -> Option<MatchFault> {
    let stored = over.too_short?;
    (stored != over.end.is_too_short(record.moves_made())).then_some(MatchFault::TooShort(stored))
}
