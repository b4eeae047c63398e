//! Sequences of jumps that one piece makes in one turn.

use std::ops::ControlFlow;

use super::{
    geometry::{COURTYARD, Cell, Direction, GATES, cells},
    position::{Kind, Position},
};
use crate::Side;

/// A sequence of at least one jump.
///
/// A jumping piece stays on every other file and rank. Between those lie at most 16 squares that it
/// can jump over, and each becomes vacant once it has been jumped. So no sequence has more than 16
/// jumps, whatever is on the board, and at two bits per jump it fits in 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    from: Cell,
    jumps: u8,
    directions: u32,
}

impl Chain {
    pub(super) const fn at(from: Cell) -> Chain {
        Chain {
            from,
            jumps: 0,
            directions: 0,
        }
    }

    pub(super) fn then(self, direction: Direction) -> Chain {
        debug_assert!(self.jumps < 16);
        Chain {
            from: self.from,
            jumps: self.jumps + 1,
            directions: self.directions | u32::from(direction as u8) << (2 * self.jumps),
        }
    }

    /// Returns the cell where the sequence starts.
    pub const fn from(self) -> Cell {
        self.from
    }

    /// Returns the number of jumps.
    pub(super) fn count(self) -> u32 {
        self.jumps.into()
    }

    pub(super) fn directions(self) -> impl Iterator<Item = Direction> {
        (0..self.jumps)
            .map(move |jump| Direction::ALL[(self.directions >> (2 * jump) & 3) as usize])
    }

    /// Returns the jumps: for each, the cell that is jumped over and the cell where the jump ends.
    pub fn jumps(self) -> impl Iterator<Item = (Cell, Cell)> {
        self.directions().scan(self.from, |at, direction| {
            let over = direction.step(*at)?;
            *at = direction.step(over)?;
            Some((over, *at))
        })
    }
}

/// A piece that can be in the middle of its jumps.
#[derive(Clone, Copy)]
pub(super) struct Jumper {
    side: Side,
    kind: Kind,
    at: u64,
    /// The pieces it can jump over: enemies, except that a king cannot jump over the enemy king.
    prey: u64,
    vacant: u64,
}

impl Jumper {
    /// Returns the cells of the next jump in this direction: the one jumped over and the landing
    /// cell. `None` if there is no such jump.
    fn landing(&self, direction: Direction) -> Option<(u64, u64)> {
        // Serfs jump forward only. Once a king is in the courtyard, the match is over.
        if self.kind == Kind::Serf && !direction.is_forward(self.side) || self.at & COURTYARD != 0 {
            return None;
        }
        let over = direction.shift(self.at) & self.prey;
        let to = direction.shift(over) & open(self.kind, self.side, direction, self.vacant);
        (to != 0).then_some((over, to))
    }

    /// Returns the piece after its next jump in this direction. The jumped piece leaves the board
    /// immediately.
    pub(super) fn jump(&self, direction: Direction) -> Option<Jumper> {
        let (over, to) = self.landing(direction)?;
        Some(Jumper {
            at: to,
            prey: self.prey & !over,
            vacant: self.vacant | over,
            ..*self
        })
    }

    pub(super) fn is_vacant(&self, cell: Cell) -> bool {
        self.vacant & cell.bit() != 0
    }

    pub(super) fn can_jump(&self) -> bool {
        Direction::ALL
            .iter()
            .any(|&direction| self.landing(direction).is_some())
    }

    fn visit<B>(
        &self,
        chain: Chain,
        visit: &mut impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for direction in Direction::ALL {
            if let Some(next) = self.jump(direction) {
                let chain = chain.then(direction);
                visit(chain)?;
                next.visit(chain, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Jumper {
    fn visit_whole<B>(
        &self,
        chain: Chain,
        visit: &mut impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut ends_here = chain.count() > 0;
        for direction in Direction::ALL {
            if let Some(next) = self.jump(direction) {
                ends_here = false;
                next.visit_whole(chain.then(direction), visit)?;
            }
        }
        if ends_here {
            visit(chain)
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Returns the cells where a piece that moves in this direction can end: the vacant ones, and for a
/// king that comes through its own entrance also the one in the courtyard.
pub(super) fn open(kind: Kind, side: Side, direction: Direction, vacant: u64) -> u64 {
    let gate = &GATES[side.index()];
    if kind == Kind::King && direction == gate.direction {
        vacant | gate.inside
    } else {
        vacant
    }
}

impl Position {
    /// Returns one side's piece on this cell, ready to jump. The cell itself counts as vacant,
    /// because it will be vacant once the piece has left it.
    pub(super) fn jumper(&self, side: Side, kind: Kind, from: Cell) -> Jumper {
        let them = side.other();
        let safe = if kind == Kind::King {
            self.kings[them.index()]
        } else {
            0
        };
        Jumper {
            side,
            kind,
            at: from.bit(),
            prey: self.men(them) & !safe,
            vacant: self.vacant() | from.bit(),
        }
    }

    /// Returns the pieces of one side that can jump to one of these cells. A king can also jump
    /// through its entrance.
    pub(super) fn jumpers(&self, side: Side, vacant: u64) -> u64 {
        let (us, them) = (side.index(), side.other().index());
        let enemies = self.men(side.other());
        let mut jumpers = 0;
        for direction in Direction::ALL {
            let mut movers = self.guards[us];
            if direction.is_forward(side) {
                movers |= self.serfs[us];
            }
            let back = direction.back();
            jumpers |= back.shift(back.shift(vacant) & enemies) & movers;
            let open = open(Kind::King, side, direction, vacant);
            let prey = enemies & !self.kings[them];
            jumpers |= back.shift(back.shift(open) & prey) & self.kings[us];
        }
        jumpers
    }

    /// Visits the jump sequences of the side to move that cannot be continued. They cost no piece.
    pub(super) fn visit_whole_chains<B>(
        &self,
        mut visit: impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = self.to_move;
        for from in cells(self.jumpers(side, self.vacant())) {
            if let Some(piece) = self.piece(from) {
                self.jumper(side, piece.kind, from)
                    .visit_whole(Chain::at(from), &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits every jump sequence of the side to move. The start of a sequence is a sequence too
    /// (ruling).
    pub(super) fn visit_chains<B>(
        &self,
        mut visit: impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = self.to_move;
        for from in cells(self.jumpers(side, self.vacant())) {
            if let Some(piece) = self.piece(from) {
                self.jumper(side, piece.kind, from)
                    .visit(Chain::at(from), &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}
