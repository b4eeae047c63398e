//! The legal moves, and why others are illegal.

use std::ops::ControlFlow;

use super::{
    INFO,
    notation::SIGNS,
    position::{Piece, Position, RED},
};
use crate::{
    Basic, Cell, Ending, Game, Info, MoveError, PlacedPiece, PositionError, Side, Square, Trace,
    grid::{Direction, board, cells},
    words::{Explain, Sentence},
};

/// A move of a piece to a neighbouring square. The position tells whether it is a step, a capture
/// or an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The starting cell.
    pub from: Cell,
    /// The destination cell.
    pub to: Cell,
}

/// The effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Step,
    Capture,
    Exchange,
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The move breaks a rule that all games share.
    Basic(Basic),
    /// All moves end on a neighbouring square.
    TooFar(Move),
    /// Only captures go sideways or backwards.
    StepNotForward(Move),
    /// A courtesan cannot end on a courtesan of its own side.
    OntoOwn(Cell),
    /// A courtesan cannot end on the king of its own side: only kings exchange.
    OntoOwnKing(Cell),
    /// A king swaps places only with a courtesan in front of it.
    ExchangeNotForward(Move),
}

impl From<Basic> for Illegal {
    fn from(basic: Basic) -> Illegal {
        Illegal::Basic(basic)
    }
}

impl Explain for Illegal {
    fn sentence(&self) -> Sentence {
        let square = |key, cell: Cell| Sentence::new(key).with("square", cell.square());
        let squares = |key, mv: Move| square(key, mv.from).with("to", mv.to.square());
        match *self {
            Illegal::Basic(basic) => basic.sentence(),
            Illegal::TooFar(mv) => squares("kc-too-far", mv),
            Illegal::StepNotForward(mv) => squares("kc-step-not-forward", mv),
            Illegal::OntoOwn(to) => square("kc-onto-own", to),
            Illegal::OntoOwnKing(to) => square("kc-onto-own-king", to),
            Illegal::ExchangeNotForward(mv) => squares("kc-exchange-not-forward", mv),
        }
    }
}

/// The three forward directions of each side, by [`Side::index`].
const FORWARD: [[Direction; 3]; 2] = [
    [Direction::NORTH, Direction::NORTH_EAST, Direction::EAST],
    [Direction::SOUTH, Direction::SOUTH_WEST, Direction::WEST],
];

/// The other five directions, which only captures can take.
const ASIDE: [[Direction; 5]; 2] = [
    [
        Direction::SOUTH_EAST,
        Direction::SOUTH,
        Direction::SOUTH_WEST,
        Direction::WEST,
        Direction::NORTH_WEST,
    ],
    [
        Direction::NORTH_WEST,
        Direction::NORTH,
        Direction::NORTH_EAST,
        Direction::EAST,
        Direction::SOUTH_EAST,
    ],
];

impl Position {
    /// Returns what a move does here, or why the rules forbid it.
    pub(super) fn check(&self, mv: Move) -> Result<Kind, Illegal> {
        let us = self.to_move;
        let piece = self.piece(mv.from).ok_or(Basic::Empty(mv.from.square()))?;
        if piece.side() != us {
            return Err(Basic::NotYours(mv.from.square()).into());
        }
        if mv.from == mv.to {
            return Err(Basic::Nowhere(mv.from.square()).into());
        }
        let (files, ranks) = mv.from.offset(mv.to);
        if files.abs().max(ranks.abs()) > 1 {
            return Err(Illegal::TooFar(mv));
        }
        let forward = match us {
            RED => files.min(ranks) >= 0,
            _ => files.max(ranks) <= 0,
        };
        match (piece, self.piece(mv.to)) {
            (_, None) if !forward => Err(Illegal::StepNotForward(mv)),
            (_, None) => Ok(Kind::Step),
            (_, Some(target)) if target.side() != us => Ok(Kind::Capture),
            (Piece::King(_), Some(_)) if !forward => Err(Illegal::ExchangeNotForward(mv)),
            (Piece::King(_), Some(_)) => Ok(Kind::Exchange),
            (Piece::Courtesan(_), Some(Piece::Courtesan(_))) => Err(Illegal::OntoOwn(mv.to)),
            (Piece::Courtesan(_), Some(Piece::King(_))) => Err(Illegal::OntoOwnKing(mv.to)),
        }
    }

    /// Visits, for each direction, all cells where moves in this direction end. No two moves of one
    /// direction end on the same cell unless one is an exchange; exchanges are visited separately.
    fn visit_targets<B>(
        &self,
        mut visit: impl FnMut(Direction, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let us = self.to_move;
        let men = self.men(us);
        // In a forward direction any piece can go to every cell without a piece of its own side.
        let free = board(self.size) & !men;
        for direction in FORWARD[us.index()] {
            visit(direction, direction.shift(men) & free)?;
            let king = self.kings[us.index()];
            visit(
                direction,
                direction.shift(king) & self.courtesans[us.index()],
            )?;
        }
        for direction in ASIDE[us.index()] {
            visit(direction, direction.shift(men) & self.men(us.other()))?;
        }
        ControlFlow::Continue(())
    }

    fn count_unfinished(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_targets(|_, ends| {
            count += ends.count_ones();
            ControlFlow::<()>::Continue(())
        });
        count.into()
    }
}

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;

    const INFO: Info = INFO;
    const SIGNS: &'static str = SIGNS;

    fn start(size: u8) -> Position {
        Position::set_up(size)
    }

    fn parse(text: &str) -> Result<Position, PositionError> {
        Position::read(text)
    }

    fn size(&self) -> u8 {
        self.size
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    /// Returns the ending, if any. Only a captured king or a king at the enemy's home ends a match.
    /// Otherwise a king has a cell in front of it: if it is vacant, the king can step there; if it
    /// holds an enemy, it can capture; if it holds a courtesan, it can exchange. So there is always
    /// a move, as the rule sheet says.
    fn ending(&self) -> Option<Ending> {
        let ending = self.goal_reached();
        debug_assert!(ending.is_some() || self.count_unfinished() > 0, "{self}");
        ending
    }

    fn ending_on_board(&self) -> Option<Ending> {
        self.goal_reached()
    }

    fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.goal_reached().is_some() {
            return ControlFlow::Continue(());
        }
        self.visit_targets(|direction, ends| {
            for to in cells(ends) {
                visit(Move {
                    from: direction.back(to, 1),
                    to,
                })?;
            }
            ControlFlow::Continue(())
        })
    }

    fn visit_forcing<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.goal_reached().is_some() {
            return ControlFlow::Continue(());
        }
        let (us, them) = (self.to_move, self.to_move.other());
        let goal = self.home(them).bit() & !self.men(them);
        let mut visit_ends = |direction: Direction, ends| {
            cells(ends).try_for_each(|to| {
                visit(Move {
                    from: direction.back(to, 1),
                    to,
                })
            })
        };
        for direction in FORWARD[us.index()] {
            let captures = direction.shift(self.men(us)) & self.men(them);
            let entry = direction.shift(self.kings[us.index()]) & goal;
            visit_ends(direction, captures | entry)?;
        }
        for direction in ASIDE[us.index()] {
            visit_ends(direction, direction.shift(self.men(us)) & self.men(them))?;
        }
        ControlFlow::Continue(())
    }

    fn count_moves(&self) -> u64 {
        if self.goal_reached().is_some() {
            0
        } else {
            self.count_unfinished()
        }
    }

    fn move_by_squares(&self, squares: &[Square]) -> Result<Move, MoveError<Illegal>> {
        let mv = self.named(squares).map_err(MoveError::Unreadable)?;
        self.check(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }

    fn write_move(&self, mv: &Move) -> String {
        self.move_text(*mv)
    }

    fn check_move(&self, mv: &Move) -> Result<Move, Illegal> {
        self.check(*mv)?;
        Ok(*mv)
    }

    fn play_legal(&mut self, mv: &Move) {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        let (from, to) = (mv.from.bit(), mv.to.bit());
        self.kings[them] &= !to;
        self.courtesans[them] &= !to;
        if self.kings[us] == from {
            self.kings[us] = to;
            if self.courtesans[us] & to != 0 {
                // In an exchange the top checker moves on, so king and courtesan swap places.
                self.courtesans[us] ^= from | to;
            }
        } else {
            self.courtesans[us] ^= from | to;
        }
        self.to_move = self.to_move.other();
    }

    fn trace(&self, mv: &Move) -> Trace {
        let to = mv.to.square();
        let captures = self.men(self.to_move.other()) & mv.to.bit() != 0;
        Trace {
            path: vec![mv.from.square(), to],
            removed: if captures { vec![to] } else { Vec::new() },
        }
    }

    fn origin(&self, mv: &Move) -> Square {
        mv.from.square()
    }

    fn captures(&self, mv: &Move) -> u32 {
        (self.men(self.to_move.other()) & mv.to.bit()).count_ones()
    }

    fn is_quiet(&self, mv: &Move) -> bool {
        self.piece(mv.to).is_none()
    }

    fn meaning(&self, mv: &Move) -> Sentence {
        self.meaning_of(*mv)
    }

    fn pieces(&self) -> Vec<PlacedPiece> {
        Position::pieces(self)
            .map(|(cell, piece)| PlacedPiece {
                square: cell.square(),
                side: piece.side(),
                kind: match piece {
                    Piece::King(_) => "king",
                    Piece::Courtesan(_) => "courtesan",
                },
                height: None,
            })
            .collect()
    }
}
