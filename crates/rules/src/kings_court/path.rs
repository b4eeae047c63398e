//! The paths of chains: the canonical path, which is the first in byte order of the shortest ones,
//! and the paths open to a player who has started a chain.

use std::{collections::VecDeque, ops::ControlFlow};

use super::{
    chains::Grid,
    geometry::{DIRECTIONS, SIZE},
    moves::Move,
    position::{Opening, Position},
};
use crate::{
    Cell, Side, Square,
    grid::{Direction, cells},
};

/// One jump of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    /// The cell it jumps over.
    pub(super) over: Cell,
    /// The destination cell.
    pub(super) to: Cell,
    /// Whether it captures the piece it goes over.
    pub(super) captures: bool,
}

impl Grid {
    /// Returns the next jumps from a cell, in the byte order of their texts: `^` before `x`, and
    /// then by the square where they end.
    fn jumps(&self, at: Cell, captured: u64) -> Vec<Jump> {
        let mut jumps: Vec<Jump> = DIRECTIONS
            .into_iter()
            .flat_map(|direction| {
                let over = direction.shift(at.bit()) & (self.own | self.prey & !captured);
                cells(direction.shift(over) & self.vacant)
                    .map(move |to| (direction.back(to, 1), to))
            })
            .map(|(over, to)| Jump {
                over,
                to,
                captures: self.prey & over.bit() != 0,
            })
            .collect();
        jumps.sort_unstable_by_key(|jump| (jump.captures, jump.to.square()));
        jumps
    }
}

impl Position {
    /// Returns the jumps of the canonical path of a move, if any chain has its end and its
    /// captures.
    ///
    /// This is a breadth-first search over pairs of an end and a set of captures. They are few, as
    /// [`chains`](super::chains) shows, and only those whose captures all belong to the move matter
    /// here. The first path found is the shortest, and since jumps are tried in the order of their
    /// texts, it is also the first in that order.
    pub(super) fn path(&self, side: Side, mv: Move) -> Option<Vec<Jump>> {
        let grid = Grid {
            prey: self.men[side.other().index()] & mv.captured,
            ..self.grid(side, mv.from)
        };
        let numbering = grid.numbering(mv.from);
        let start = numbering.number(mv.from.bit(), 0);
        let mut last_jumps: Vec<Option<(usize, Jump)>> = vec![None; numbering.count()];
        let mut queue = VecDeque::from([(start, mv.from, 0)]);
        while let Some((pair, at, captured)) = queue.pop_front() {
            if (at, captured) == (mv.to, mv.captured) {
                return Some(jumps_to(pair, &last_jumps));
            }
            for jump in grid.jumps(at, captured) {
                let taken = if jump.captures { jump.over.bit() } else { 0 };
                let captured = captured | taken;
                let next = numbering.number(jump.to.bit(), captured);
                if next != start && last_jumps[next].is_none() {
                    last_jumps[next] = Some((pair, jump));
                    queue.push_back((next, jump.to, captured));
                }
            }
        }
        None
    }
}

/// Follows the last jumps back to the start, which has none.
fn jumps_to(mut pair: usize, last_jumps: &[Option<(usize, Jump)>]) -> Vec<Jump> {
    let mut jumps = Vec::new();
    while let Some((before, jump)) = last_jumps[pair] {
        jumps.push(jump);
        pair = before;
    }
    jumps.reverse();
    jumps
}

impl Position {
    /// Returns the squares with which a player who has named these can continue: those where a step
    /// or a jump ends from which a legal move can still be finished. Hops that lead round in a
    /// circle are left out.
    pub(super) fn next_in_chain(&self, named: &[Square]) -> Vec<Square> {
        let named: Vec<Cell> = named
            .iter()
            .filter_map(|&square| Cell::from_square(square, SIZE))
            .collect();
        let mut next: Vec<Square> = match named[..] {
            [] => cells(self.men[self.to_move.index()])
                .filter(|&from| !self.begin(from).is_empty())
                .map(Cell::square)
                .collect(),
            [from] => self.begin(from).into_iter().map(Cell::square).collect(),
            [..] => self
                .follow(&named)
                .map(|chain| chain.open_jumps())
                .unwrap_or_default()
                .into_iter()
                .map(|jump| jump.to.square())
                .collect(),
        };
        next.sort_unstable();
        next
    }

    /// Returns the cells where the steps and first jumps of a piece end.
    fn begin(&self, from: Cell) -> Vec<Cell> {
        if self.winner().is_some() || self.men[self.to_move.index()] & from.bit() == 0 {
            return Vec::new();
        }
        let is_legal = |to: &Cell| self.resolve(&[from, *to]).is_ok();
        let steps = DIRECTIONS
            .iter()
            .flat_map(|direction: &Direction| cells(direction.shift(from.bit()) & self.vacant()))
            .filter(is_legal);
        let jumps = if self.opening == Opening::Done {
            Begun::at(self, from).open_jumps()
        } else {
            Vec::new() // no jumps in the first two moves
        };
        steps.chain(jumps.into_iter().map(|jump| jump.to)).collect()
    }

    /// Returns the chain that passes these cells.
    fn follow(&self, named: &[Cell]) -> Option<Begun<'_>> {
        let (from, rest) = named.split_first()?;
        rest.iter().try_fold(Begun::at(self, *from), |chain, &to| {
            let jumps = chain.open_jumps();
            Some(chain.then(jumps.into_iter().find(|jump| jump.to == to)?))
        })
    }
}

/// A chain that a player has started.
struct Begun<'p> {
    position: &'p Position,
    grid: Grid,
    from: Cell,
    at: Cell,
    captured: u64,
    /// The cells the piece has visited since its last capture.
    been: u64,
}

impl Begun<'_> {
    fn at(position: &Position, from: Cell) -> Begun<'_> {
        Begun {
            position,
            grid: position.grid(position.to_move, from),
            from,
            at: from,
            captured: 0,
            been: from.bit(),
        }
    }

    fn then(self, jump: Jump) -> Self {
        let (captured, been) = self.after(jump);
        Begun {
            at: jump.to,
            captured,
            been,
            ..self
        }
    }

    fn after(&self, jump: Jump) -> (u64, u64) {
        if jump.captures {
            (self.captured | jump.over.bit(), jump.to.bit())
        } else {
            (self.captured, self.been | jump.to.bit())
        }
    }

    fn open_jumps(&self) -> Vec<Jump> {
        let mut jumps = self.grid.jumps(self.at, self.captured);
        jumps.retain(|&jump| {
            let is_new = jump.captures || self.been & jump.to.bit() == 0;
            is_new && self.can_end(jump.to, self.after(jump).0)
        });
        jumps
    }

    /// Returns whether a piece that is here after these captures can still finish a legal move.
    fn can_end(&self, at: Cell, captured: u64) -> bool {
        let rest = Grid {
            prey: self.grid.prey & !captured,
            ..self.grid
        };
        rest.visit_ends(at, |ends, more| {
            let can = cells(ends).any(|to| {
                self.position.may_end(Move {
                    from: self.from,
                    to,
                    captured: captured | more,
                })
            });
            if can {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}
