//! Jumps, one after the other by the same piece in one turn.

use std::ops::ControlFlow;

use super::{
    board::{COURTYARD, Field, GATES, Way, fields},
    position::{Kind, Position},
};
use crate::games::Side;

/// A sequence of at least one jump.
///
/// A piece that jumps stays on every other file and rank, and there are at most 16 fields between
/// those for it to jump over. Each is vacant once it has been jumped, so no sequence is longer,
/// whatever stands on the board, and two bits a jump fit in 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    from: Field,
    jumps: u8,
    ways: u32,
}

impl Chain {
    pub(super) const fn at(from: Field) -> Chain {
        Chain {
            from,
            jumps: 0,
            ways: 0,
        }
    }

    pub(super) fn then(self, way: Way) -> Chain {
        debug_assert!(self.jumps < 16);
        Chain {
            from: self.from,
            jumps: self.jumps + 1,
            ways: self.ways | u32::from(way as u8) << (2 * self.jumps),
        }
    }

    /// Where it begins.
    pub const fn from(self) -> Field {
        self.from
    }

    pub(super) fn ways(self) -> impl Iterator<Item = Way> {
        (0..self.jumps).map(move |jump| Way::ALL[(self.ways >> (2 * jump) & 3) as usize])
    }

    /// Each jump: the field jumped over and the one where it ends.
    pub fn jumps(self) -> impl Iterator<Item = (Field, Field)> {
        self.ways().scan(self.from, |at, way| {
            let over = way.step(*at)?;
            *at = way.step(over)?;
            Some((over, *at))
        })
    }
}

/// A piece that may be in the middle of its jumps.
#[derive(Clone, Copy)]
pub(super) struct Jumper {
    side: Side,
    kind: Kind,
    at: u64,
    /// What it can jump over: enemies, but for a king not the enemy king.
    prey: u64,
    vacant: u64,
}

impl Jumper {
    /// Where the next jump in this way ends, and the field it goes over. None if there is none.
    fn landing(&self, way: Way) -> Option<(u64, u64)> {
        // Serfs jump forward only. In the courtyard the match is over.
        if self.kind == Kind::Serf && !way.is_forward(self.side) || self.at & COURTYARD != 0 {
            return None;
        }
        let over = way.shift(self.at) & self.prey;
        let to = way.shift(over) & open(self.kind, self.side, way, self.vacant);
        (to != 0).then_some((over, to))
    }

    /// The same piece after its next jump in this way: the jumped piece is off the board at once.
    pub(super) fn jump(&self, way: Way) -> Option<Jumper> {
        let (over, to) = self.landing(way)?;
        Some(Jumper {
            at: to,
            prey: self.prey & !over,
            vacant: self.vacant | over,
            ..*self
        })
    }

    pub(super) fn is_vacant(&self, field: Field) -> bool {
        self.vacant & field.bit() != 0
    }

    pub(super) fn can_jump(&self) -> bool {
        Way::ALL.iter().any(|&way| self.landing(way).is_some())
    }

    fn visit<B>(
        &self,
        chain: Chain,
        visit: &mut impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for way in Way::ALL {
            if let Some(next) = self.jump(way) {
                let chain = chain.then(way);
                visit(chain)?;
                next.visit(chain, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Where a piece may end that goes in this way: on vacant fields, and a king that comes through
/// its own entrance also in the courtyard.
pub(super) fn open(kind: Kind, side: Side, way: Way, vacant: u64) -> u64 {
    let gate = &GATES[side.index()];
    if kind == Kind::King && way == gate.way {
        vacant | gate.inside
    } else {
        vacant
    }
}

impl Position {
    /// One side's piece on this field, ready to jump. The field itself counts as vacant, for it
    /// will be once the piece has left it.
    pub(super) fn jumper(&self, side: Side, kind: Kind, from: Field) -> Jumper {
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

    /// The pieces of one side that can jump to one of these fields, or for a king also through its
    /// entrance.
    pub(super) fn jumpers(&self, side: Side, vacant: u64) -> u64 {
        let (us, them) = (side.index(), side.other().index());
        let enemies = self.men(side.other());
        let mut jumpers = 0;
        for way in Way::ALL {
            let mut movers = self.guards[us];
            if way.is_forward(side) {
                movers |= self.serfs[us];
            }
            let back = way.back();
            jumpers |= back.shift(back.shift(vacant) & enemies) & movers;
            let open = open(Kind::King, side, way, vacant);
            let prey = enemies & !self.kings[them];
            jumpers |= back.shift(back.shift(open) & prey) & self.kings[us];
        }
        jumpers
    }

    /// Every sequence of jumps of the side to move. Each beginning of a sequence is one as well
    /// (ruling).
    pub(super) fn visit_chains<B>(
        &self,
        mut visit: impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = self.to_move;
        for from in fields(self.jumpers(side, self.vacant())) {
            if let Some(piece) = self.piece(from) {
                self.jumper(side, piece.kind, from)
                    .visit(Chain::at(from), &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}
