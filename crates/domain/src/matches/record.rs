//! The record of a match: its moves from the start, as rules and people read them.

use super::{PositionKey, Progress};
use rules::{AnyMove, AnyPosition, MoveTextError, Ply, Side};

/// The moves of a match.
///
/// A match may have been played under older rules than today's. Its record is read by today's rules
/// as far as possible. From the first ply that they refuse, only the texts are known, because what
/// follows depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: AnyPosition,
    /// Each of them is a move in the position before it.
    plies: Vec<Ply>,
    /// The canonical texts of all plies from the first one that the rules refuse.
    unread: Vec<String>,
}

/// A numbered row of a record: the texts of each side's moves, by [`Side::index`]. Usually each
/// side has one move. A side can also have several in a row, or none yet.
pub type Round = [Vec<String>; 2];

/// How many plies the last turns of both sides took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurns {
    /// A player's last turn, after which the opponent may have moved.
    pub own: u32,
    /// The opponent's turn after it.
    pub theirs: u32,
}

impl LastTurns {
    /// Returns how many plies both turns took.
    pub const fn both(self) -> u32 {
        self.own.saturating_add(self.theirs)
    }
}

impl Record {
    /// Reads the canonical texts of moves from a start position.
    pub fn read(start: AnyPosition, texts: impl IntoIterator<Item = String>) -> Record {
        let (mut plies, mut unread): (Vec<Ply>, _) = (Vec::new(), Vec::new());
        for text in texts {
            let position = plies.last().map_or(&start, |ply| &ply.position);
            let read = unread.is_empty().then(|| position.parse_move(&text).ok());
            match read.flatten() {
                Some(mv) => plies.push(mv.play()),
                None => unread.push(text),
            }
        }
        Record {
            start,
            plies,
            unread,
        }
    }

    /// Returns the number of the first ply that the rules refuse, and why they do.
    pub fn refused(&self) -> Option<(u32, MoveTextError)> {
        let error = self.end().parse_move(self.unread.first()?).err()?;
        Some((self.readable().saturating_add(1), error))
    }

    /// Whether all of it can be read.
    pub const fn is_whole(&self) -> bool {
        self.unread.is_empty()
    }

    /// Returns the position it begins with.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// Returns the plies in order, as far as they can be read.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the number of plies that can be read.
    pub fn readable(&self) -> u32 {
        // A match of four billion plies would have filled the disk long before.
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    /// Returns the canonical texts of all moves.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        let read = self.plies.iter().map(|ply| ply.mv.to_string());
        read.chain(self.unread.iter().cloned())
    }

    /// Returns the plies after the first `from` and up to `to`, as far as they can be read.
    pub fn plies_between(&self, from: u32, to: u32) -> &[Ply] {
        let place = |number: u32| usize::try_from(number).map_or(0, |it| it.min(self.plies.len()));
        self.plies.get(place(from)..place(to)).unwrap_or_default()
    }

    /// Returns how many plies the last turn of this side took, and the opponent's after it.
    pub fn last_turns(&self, side: Side) -> LastTurns {
        let latest = || self.plies.iter().rev();
        let theirs = latest().take_while(|ply| ply.mv.side() != side).count();
        let own = latest().skip(theirs);
        let own = own.take_while(|ply| ply.mv.side() == side).count();
        let number = |plies| u32::try_from(plies).unwrap_or(u32::MAX);
        LastTurns {
            own: number(own),
            theirs: number(theirs),
        }
    }

    /// Returns how many plies have been played since the last one that captured something, or since
    /// the start.
    pub fn plies_since_capture(&self) -> u32 {
        let latest = self.plies.iter().rev();
        let quiet = latest.take_while(|ply| ply.mv.captures() == 0).count();
        u32::try_from(quiet).unwrap_or(u32::MAX)
    }

    /// Returns the position after this many plies, if that many can be read.
    pub fn position_after(&self, ply: u32) -> Option<&AnyPosition> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => Some(&self.plies.get(usize::try_from(last).ok()?)?.position),
        }
    }

    /// Returns the move with this number, from 1, if it can be read.
    pub fn move_number(&self, number: u32) -> Option<&AnyMove> {
        let place = usize::try_from(number.checked_sub(1)?).ok()?;
        self.plies.get(place).map(|ply| &ply.mv)
    }

    /// Returns the progress of the match after the plies that can be read.
    pub fn progress(&self) -> Progress {
        let positions = self.plies.iter().map(|ply| &ply.position);
        let positions = std::iter::once(&self.start).chain(positions);
        Progress {
            position: self.end().clone(),
            ply: self.readable(),
            last: self.plies.last().map(|ply| ply.mv.clone()),
            seen: positions.map(PositionKey::of).collect(),
        }
    }

    /// Returns the rounds of the match. Plies that cannot be read cannot be attributed to a side
    /// with certainty: the sides are assumed to alternate from the side that was to move.
    pub fn rounds(&self) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        for (side, text) in self.sides().zip(self.texts()) {
            // A round is over when the second side has moved and the first one moves again.
            let over = rounds
                .last()
                .is_none_or(|[_, second]| side == Side::First && !second.is_empty());
            if over {
                rounds.push(Round::default());
            }
            if let Some(round) = rounds.last_mut() {
                round[side.index()].push(text);
            }
        }
        rounds
    }

    /// Returns how many moves each side has made, by [`Side::index`]. Plies of one side in a row
    /// are one move: a choice, and what follows from it. The sides are assumed to alternate where
    /// the rules refuse plies.
    pub fn moves_made(&self) -> [u32; 2] {
        let mut made = [0; 2];
        let mut last = None;
        for side in self.sides().take(self.plies.len() + self.unread.len()) {
            if last != Some(side) {
                made[side.index()] += 1;
            }
            last = Some(side);
        }
        made
    }

    /// Returns the side of each ply, including possible future ones.
    fn sides(&self) -> impl Iterator<Item = Side> {
        let read = self.plies.iter().map(|ply| ply.mv.side());
        let unread =
            std::iter::successors(Some(self.end().side_to_move()), |side| Some(side.other()));
        read.chain(unread)
    }

    /// Returns the position after the last ply that can be read.
    fn end(&self) -> &AnyPosition {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{GameId, MoveError};

    #[test]
    fn a_record_is_read_up_to_the_ply_that_the_rules_refuse_and_its_texts_are_kept() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let texts = ["a7-a6", "a1-a3", "b7-b6", "b1-b2"].map(str::to_owned);
        let record = Record::read(start, texts.clone());
        assert!(matches!(
            record.refused(),
            Some((2, MoveTextError::Move(MoveError::Illegal(_))))
        ));
        assert_eq!((record.readable(), record.is_whole()), (1, false));
        assert_eq!(record.texts().collect::<Vec<_>>(), texts);
        // From the break on, the sides are assumed to alternate.
        let rounds: [[&[&str]; 2]; 2] = [[&["a7-a6"], &["a1-a3"]], [&["b7-b6"], &["b1-b2"]]];
        assert_eq!(record.rounds(), rounds);
        assert_eq!(record.progress().ply, 1);
        assert_eq!(record.moves_made(), [2, 2]);
        assert_eq!(record.position_after(2), None);
    }

    #[test]
    fn a_record_in_other_words_than_its_own_is_refused() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let record = Record::read(start, ["a7-a6", "A1 A2"].map(str::to_owned));
        let canonical = "a1-a2".to_owned();
        let not_canonical = MoveTextError::NotCanonical { canonical };
        assert_eq!(record.refused(), Some((2, not_canonical)));
        let whole = Record::read(
            record.start().clone(),
            ["a7-a6", "a1-a2"].map(str::to_owned),
        );
        assert_eq!((whole.refused(), whole.is_whole()), (None, true));
    }

    #[test]
    fn positions_and_moves_are_found_by_number() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let found = Record::read(start, ["a7-a6", "a1-a2"].map(str::to_owned));
        let now = found.progress();
        assert_eq!(found.position_after(0), Some(found.start()));
        assert_eq!(found.position_after(2), Some(&now.position));
        assert_eq!(found.position_after(3), None);
        assert_eq!(found.move_number(0), None);
        assert_eq!(found.move_number(2), now.last.as_ref());
        assert_eq!(found.move_number(3), None);
        let texts = |from, to| -> Vec<String> {
            let plies = found.plies_between(from, to).iter();
            plies.map(|ply| ply.mv.to_string()).collect()
        };
        assert_eq!(texts(0, 2), ["a7-a6", "a1-a2"]);
        assert_eq!(texts(1, 9), ["a1-a2"]);
        assert!(texts(2, 1).is_empty() && texts(7, 9).is_empty());
    }

    #[test]
    fn plies_are_counted_from_the_last_capture_on() {
        let start = GameId::GuardAndTowers.parse_position("RG6/7/r16/b16/7/7/6BG r");
        let moves = ["a7-b7", "a4xa5", "b7-a7", "g1-f1"];
        let counts = (0..=moves.len()).map(|plies| {
            let moves = moves[..plies].iter().copied().map(str::to_owned);
            let record = Record::read(start.clone().expect("a position"), moves);
            assert!(record.is_whole());
            record.plies_since_capture()
        });
        assert_eq!(counts.collect::<Vec<_>>(), [0, 1, 0, 1, 2]);
    }
}
