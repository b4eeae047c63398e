//! The canonical way of a chain: of the shortest ones the first in byte order.

use std::collections::VecDeque;

use super::{board::WAYS, chains::Grid, moves::Move, position::Position};
use crate::games::{Field, Side, grid::fields};

/// One jump of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    /// What it goes over.
    pub(super) over: Field,
    /// Where it ends.
    pub(super) to: Field,
    /// Whether it removes what it goes over.
    pub(super) captures: bool,
}

impl Grid {
    /// The next jumps from a field, in the byte order of their texts: `^` before `x`, and then by
    /// the square where they end.
    fn jumps(&self, at: Field, captured: u64) -> Vec<Jump> {
        let mut jumps: Vec<Jump> = WAYS
            .into_iter()
            .flat_map(|way| {
                let over = way.shift(at.bit()) & (self.own | self.prey & !captured);
                fields(way.shift(over) & self.vacant).map(move |to| (way.back(to, 1), to))
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
    /// The jumps of a chain in their canonical order, if any order has this end and these captures.
    ///
    /// A search in breadth over pairs of an end and a set of captures, which are few, as
    /// [`chains`](super::chains) shows, and here only those without any other capture. What is
    /// found first is shortest, and since jumps are tried in the order of their texts, it is also
    /// the first in that order.
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
