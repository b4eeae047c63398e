//! Positions and their texts.

use std::fmt;

use super::geometry::{COURTYARD, Cell, GATES, PLAY, SIZE, cells, squares};
use crate::{Ending, PositionError, Reason, Side, Square, board_text};

/// White moves first.
pub const WHITE: Side = Side::First;
/// Black moves second.
pub const BLACK: Side = Side::Second;

pub(super) const START: &str =
    "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G w -";

/// A position of Courtyard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) to_move: Side,
    /// The cell of each side's king, as a set of one cell. It is empty once the king is captured.
    pub(super) kings: [u64; 2],
    /// The cells of each side's guards.
    pub(super) guards: [u64; 2],
    /// The cells of each side's serfs.
    pub(super) serfs: [u64; 2],
    /// The enemy pieces from which the side to move must first choose one to remove. There are none
    /// or several, because a single one is removed without a choice.
    pub(super) liable: u64,
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A king.
    King,
    /// A guard.
    Guard,
    /// A serf.
    Serf,
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The side it belongs to.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

impl Position {
    /// Returns the piece on this cell, if there is one.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        Side::BOTH.into_iter().find_map(|side| {
            let sets = [
                (&self.kings, Kind::King),
                (&self.guards, Kind::Guard),
                (&self.serfs, Kind::Serf),
            ];
            let (_, kind) = sets
                .into_iter()
                .find(|(set, _)| set[side.index()] & cell.bit() != 0)?;
            Some(Piece { side, kind })
        })
    }

    /// Returns all pieces on the board, from `b1` rank by rank.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> {
        cells(self.men(WHITE) | self.men(BLACK)).filter_map(|cell| Some((cell, self.piece(cell)?)))
    }

    /// Returns the cell of this side's king, as a set. It is empty once the king is captured.
    pub const fn king(&self, side: Side) -> u64 {
        self.kings[side.index()]
    }

    /// Returns the cells of this side's guards.
    pub const fn guards(&self, side: Side) -> u64 {
        self.guards[side.index()]
    }

    /// Returns the cells of this side's serfs.
    pub const fn serfs(&self, side: Side) -> u64 {
        self.serfs[side.index()]
    }

    /// Returns the enemy pieces from which the side to move must first remove one: none or several.
    pub const fn liable(&self) -> u64 {
        self.liable
    }

    /// Returns the squares of the pieces from which the side to move must choose one to remove,
    /// sorted. Usually there are none.
    pub fn choices(&self) -> Vec<Square> {
        squares(self.liable)
    }

    pub(super) fn men(&self, side: Side) -> u64 {
        let side = side.index();
        self.kings[side] | self.guards[side] | self.serfs[side]
    }

    /// Returns the vacant cells of play. The courtyard is never among them: no piece stays in it or
    /// passes through it, except a king that enters it.
    pub(super) fn vacant(&self) -> u64 {
        PLAY & !(self.men(WHITE) | self.men(BLACK))
    }

    /// Removes one side's piece from the board.
    pub(super) fn remove(&mut self, side: Side, set: u64) {
        for sets in [&mut self.kings, &mut self.guards, &mut self.serfs] {
            sets[side.index()] &= !set;
        }
    }

    /// Moves one side's piece to a vacant cell.
    pub(super) fn relocate(&mut self, side: Side, from: Cell, to: Cell) {
        for sets in [&mut self.kings, &mut self.guards, &mut self.serfs] {
            let set = &mut sets[side.index()];
            if *set & from.bit() != 0 {
                *set = *set & !from.bit() | to.bit();
            }
        }
    }

    /// Returns the ending that can be seen on the board, if any, checked in order of precedence
    /// (ruling). A side that has lost its king plays on.
    ///
    /// If a made-up position has both kings in the courtyard, the side that moved last has won.
    pub(super) fn decided(&self) -> Option<Ending> {
        let in_courtyard = |side: &Side| self.kings[side.index()] & GATES[side.index()].inside != 0;
        let by_goal = [self.to_move.other(), self.to_move]
            .into_iter()
            .find(in_courtyard);
        if let Some(winner) = by_goal {
            return Some(Ending::win(winner, Reason::InCourtyard));
        }
        if self.kings == [0; 2] {
            return Some(Ending::draw(Reason::NoKings));
        }
        Side::BOTH
            .into_iter()
            .find(|&side| self.men(side) == 0)
            .map(|loser| Ending::win(loser.other(), Reason::NoPieces))
    }

    /// Returns the ending, if any. A side that has pieces but no legal move loses if the other side
    /// could move in its place. If the other side could not move either, the match is drawn
    /// (ruling). A pending choice is itself a legal move; the position is judged again after it.
    pub(super) fn ending_here(&self) -> Option<Ending> {
        self.decided().or_else(|| {
            if self.liable != 0 || self.can_move(self.to_move) {
                None
            } else if self.can_move(self.to_move.other()) {
                Some(Ending::win(self.to_move.other(), Reason::CannotMove))
            } else {
                Some(Ending::draw(Reason::NobodyMoves))
            }
        })
    }

    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [board, side, liable] = parts[..] else {
            return Err(PositionError::Parts {
                expected: "three: the board, the side to move and the squares to choose from",
            });
        };
        let to_move = match side {
            "w" => WHITE,
            "b" => BLACK,
            _ => {
                return Err(PositionError::Side {
                    expected: "'w' or 'b'",
                    found: side.to_owned(),
                });
            }
        };
        let mut position = Position {
            to_move,
            kings: [0; 2],
            guards: [0; 2],
            serfs: [0; 2],
            liable: 0,
        };
        board_text::read_ranks(board, SIZE, "10", |square, sign, _| {
            position.place(square, sign)
        })?;
        if liable != "-" {
            position.liable = position.read_liable(liable)?;
        }
        Ok(position)
    }

    fn place(&mut self, square: Square, sign: char) -> Result<(), PositionError> {
        let side = if sign.is_ascii_uppercase() {
            WHITE
        } else {
            BLACK
        };
        let sets = match sign.to_ascii_lowercase() {
            'k' => &mut self.kings,
            'g' => &mut self.guards,
            's' => &mut self.serfs,
            _ => return Err(PositionError::Piece(sign.to_string())),
        };
        let is_king = matches!(sign, 'K' | 'k');
        let set = &mut sets[side.index()];
        let cell = Cell::from_square(square)
            .filter(|cell| {
                let own_goal = if is_king {
                    GATES[side.index()].inside
                } else {
                    0
                };
                cell.bit() & COURTYARD & !own_goal == 0
            })
            .ok_or_else(|| PositionError::Place {
                piece: sign.to_string(),
                square,
            })?;
        if is_king && *set != 0 {
            return Err(PositionError::Count("a side has one king"));
        }
        *set |= cell.bit();
        Ok(())
    }

    /// Parses at least two squares of enemy pieces, sorted by file and then by rank.
    fn read_liable(&self, text: &str) -> Result<u64, PositionError> {
        let enemies = self.men(self.to_move.other());
        let mut liable = 0;
        let mut last = None;
        for name in text.split(',') {
            let cell = cells(enemies)
                .find(|cell| cell.square().to_string() == name)
                .ok_or(PositionError::State(
                    "a square to choose from has no enemy piece",
                ))?;
            if last.is_some_and(|last| last >= cell.square()) {
                return Err(PositionError::State(
                    "the squares to choose from are not sorted by file and rank",
                ));
            }
            last = Some(cell.square());
            liable |= cell.bit();
        }
        if liable.is_power_of_two() {
            return Err(PositionError::State("there is nothing to choose from one"));
        }
        Ok(liable)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.kind, self.side) {
            (Kind::King, WHITE) => "K",
            (Kind::King, BLACK) => "k",
            (Kind::Guard, WHITE) => "G",
            (Kind::Guard, BLACK) => "g",
            (Kind::Serf, WHITE) => "S",
            (Kind::Serf, BLACK) => "s",
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board_text::write(f, SIZE, |square| self.piece(Cell::from_square(square)?))?;
        f.write_str(match self.to_move {
            WHITE => " w ",
            BLACK => " b ",
        })?;
        if self.liable == 0 {
            return f.write_str("-");
        }
        let choices: Vec<String> = self.choices().iter().map(Square::to_string).collect();
        f.write_str(&choices.join(","))
    }
}
