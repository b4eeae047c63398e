//! Visits all chains of jumps by one piece in bounded memory.
//!
//! Two chains are the same move if they have the same start, end and captured pieces. So this lists
//! pairs of an end and a set of captures, not paths, of which there are too many to walk.
//!
//! **How many there are.** A piece that jumps moves two squares at a time, so it stays on 16
//! squares of the board. They form a 4×4 grid, and each of the 24 lines of that grid has one square
//! between its ends. A line is open in both directions if its ends are vacant and a piece is
//! between them. A piece of the jumper's own side leaves the line open for good, an enemy leaves it
//! open for one jump. Nothing else changes while the piece jumps.
//!
//! Let hops over pieces of its own side join squares into *regions*. Then a chain is a walk between
//! regions that uses no capturing line twice, so it enters and leaves every region equally often,
//! except the first and the last. Choose capturing lines that join all regions without a cycle: a
//! *tree*. Take two sets of captures with the same last region that agree off the tree. They differ
//! by a set of tree lines that touches each region an even number of times, and the only such set
//! of a tree is the empty one. So the last region and the captures off the tree determine the pair.
//! There are at most 16 regions, and at most 9 lines off the tree: a grid of 16 squares has 24
//! lines, and a tree that joins its squares has 15.
//!
//! So no piece has more than 16 · 2⁹ = 8192 pairs, whether or not the position can be reached. One
//! bit for each, a kibibyte on the stack, is all that is needed to visit no pair twice.

use std::ops::ControlFlow;

use super::{geometry::DIRECTIONS, position::Position};
use crate::{
    Cell, Side,
    grid::{bits, cells},
};

/// The board as a jumping piece sees it.
pub(super) struct Grid {
    /// The cells where it can land. They include its own start, which is vacant once the piece has
    /// left it.
    pub(super) vacant: u64,
    /// The pieces it hops over.
    pub(super) own: u64,
    /// The pieces it captures.
    pub(super) prey: u64,
}

impl Grid {
    /// Returns all cells that can be reached from these by hops over pieces of its own side.
    fn region(&self, from: u64) -> u64 {
        let mut region = from;
        loop {
            let next = DIRECTIONS.iter().fold(region, |next, direction| {
                next | direction.shift(direction.shift(region) & self.own) & self.vacant
            });
            if next == region {
                return region;
            }
            region = next;
        }
    }

    /// Numbers the pairs of an end and a set of captures for chains from this cell.
    pub(super) fn numbering(&self, from: Cell) -> Numbering {
        Numbering::new(self.off_tree(self.region(from.bit())))
    }

    /// Returns the captures out of a region: for each, the captured piece and the cell where the
    /// jumper lands.
    fn captures(&self, region: u64, captured: u64) -> impl Iterator<Item = (Cell, Cell)> {
        DIRECTIONS.into_iter().flat_map(move |direction| {
            let over = direction.shift(region) & self.prey & !captured;
            cells(direction.shift(over) & self.vacant).map(move |to| (direction.back(to, 1), to))
        })
    }

    /// Returns the enemies off a tree that joins all regions to the first one: those whose capture
    /// does not follow from the captures of the others.
    fn off_tree(&self, first: u64) -> u64 {
        let mut reached = first;
        let mut tree = 0;
        loop {
            let new = self
                .captures(reached, tree)
                .find(|(_, to)| to.bit() & reached == 0);
            match new {
                Some((over, to)) => {
                    tree |= over.bit();
                    reached |= self.region(to.bit());
                }
                None => break,
            }
        }
        self.captures(reached, tree)
            .fold(0, |free, (over, _)| free | over.bit())
    }

    /// Visits each set of captures, starting with the empty one, with all cells where chains with
    /// these captures end. The start counts as an end; the caller decides whether it is the end of
    /// a move.
    pub(super) fn visit_ends<B>(
        &self,
        from: Cell,
        mut visit: impl FnMut(u64, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let region = self.region(from.bit());
        if self.captures(region, 0).next().is_none() {
            return visit(region, 0);
        }
        let off_tree = self.off_tree(region);
        // If all lines are on the tree, only one walk leads to each pair.
        let mut seen = (off_tree != 0).then(|| Seen::new(off_tree));
        self.explore(region, 0, &mut seen, &mut visit)
    }

    fn explore<B>(
        &self,
        region: u64,
        captured: u64,
        seen: &mut Option<Seen>,
        visit: &mut impl FnMut(u64, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let new = seen
            .as_mut()
            .is_none_or(|seen| seen.insert(region, captured));
        if !new {
            return ControlFlow::Continue(());
        }
        visit(region, captured)?;
        for (over, to) in self.captures(region, captured) {
            self.explore(self.region(to.bit()), captured | over.bit(), seen, visit)?;
        }
        ControlFlow::Continue(())
    }
}

/// The numbers of the pairs of an end and a set of captures, from 0 to 8191.
#[derive(Clone, Copy)]
pub(super) struct Numbering {
    off_tree: u64,
}

impl Numbering {
    /// The largest number of pairs.
    const MOST: usize = 16 << 9;

    fn new(off_tree: u64) -> Numbering {
        debug_assert!(off_tree.count_ones() <= 9);
        Numbering { off_tree }
    }

    /// Returns the number of pairs.
    pub(super) const fn count(self) -> usize {
        16 << self.off_tree.count_ones()
    }

    /// Returns the number of a pair. A region is identified by its first cell.
    pub(super) fn number(self, ends: u64, captured: u64) -> usize {
        let first = ends.trailing_zeros() as usize;
        let place = (first / 2 % 4) + (first / 16 * 4);
        bits(self.off_tree)
            .enumerate()
            .fold(place, |number, (n, bit)| {
                number | ((captured >> bit & 1) as usize) << (4 + n)
            })
    }
}

/// The set of pairs that have been visited.
struct Seen {
    numbering: Numbering,
    bits: [u64; Numbering::MOST / 64],
}

impl Seen {
    fn new(off_tree: u64) -> Seen {
        Seen {
            numbering: Numbering::new(off_tree),
            bits: [0; Numbering::MOST / 64],
        }
    }

    /// Adds a pair and returns whether it is new.
    fn insert(&mut self, region: u64, captured: u64) -> bool {
        let number = self.numbering.number(region, captured);
        let (word, bit) = (&mut self.bits[number / 64], 1 << (number % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

impl Position {
    /// Returns the board for the jumps of one side's piece.
    pub(super) fn grid(&self, side: Side, from: Cell) -> Grid {
        Grid {
            vacant: self.vacant() | from.bit(),
            own: self.men[side.index()],
            prey: self.men[side.other().index()],
        }
    }

    /// Returns the pieces of one side that can jump.
    pub(super) fn jumpers(&self, side: Side) -> u64 {
        DIRECTIONS.iter().fold(0, |jumpers, back| {
            // From the landing cell back over a piece to the jumper, in each of the four
            // directions.
            let over = back.shift(self.vacant()) & self.occupied();
            jumpers | back.shift(over) & self.men[side.index()]
        })
    }
}
