//! All chains of jumps by one piece, in bounded memory.
//!
//! Two chains are one move when start, end and captured pieces agree, so what is listed is not
//! paths, of which there are too many to walk, but pairs of an end and a set of captures.
//!
//! **How many there are.** A piece that jumps goes two squares at a time, so it stays on 16 squares
//! of the board, which lie like a 4×4 grid, and each of the 24 lines of that grid has one square
//! between. A line is open both ways if its ends are vacant and a piece stands between: an own one
//! leaves it open for good, an enemy's for one jump. Nothing else changes while the piece jumps.
//!
//! Let hops over own pieces join squares to *regions*. A chain then is a walk between regions that
//! uses no capturing line twice, so it enters and leaves every region equally often, except the
//! first and the last. Choose capturing lines that join all regions without a circle: a *tree*.
//! Two sets of captures with the same last region that agree off the tree differ by a set of tree
//! lines which touches each region an even number of times; a tree has no such set but the empty
//! one. So the last region and the captures off the tree tell everything. There are at most 9
//! lines off the tree, as many as a grid of 16 squares and 24 lines has more than any tree that
//! joins its squares (24 − 15), and at most 16 regions.
//!
//! So no piece in no position, reachable or not, has more than 16 · 2⁹ = 8192 pairs, and one bit
//! for each, a kibibyte on the stack, is all that listing needs to visit none twice.

use std::ops::ControlFlow;

use super::{geometry::DIRECTIONS, position::Position};
use crate::games::{
    Cell, Side,
    grid::{bits, cells},
};

/// The board as a jumping piece sees it.
pub(super) struct Grid {
    /// Where it may land. Its own start is among them, once it has left it.
    pub(super) vacant: u64,
    /// What it hops over.
    pub(super) own: u64,
    /// What it captures.
    pub(super) prey: u64,
}

impl Grid {
    /// All squares that hops over own pieces reach from these.
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

    /// A number for each pair of an end of chains from this square and a set of their captures.
    pub(super) fn numbering(&self, from: Cell) -> Numbering {
        Numbering::new(self.off_tree(self.region(from.bit())))
    }

    /// The captures out of a region: what is jumped and where the piece lands.
    fn captures(&self, region: u64, captured: u64) -> impl Iterator<Item = (Cell, Cell)> {
        DIRECTIONS.into_iter().flat_map(move |direction| {
            let over = direction.shift(region) & self.prey & !captured;
            cells(direction.shift(over) & self.vacant).map(move |to| (direction.back(to, 1), to))
        })
    }

    /// The enemies off a tree that joins all regions to the first one: those whose capture does not
    /// follow from the others'.
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

    /// Hands over all squares where chains end that capture these pieces, for each such set, the
    /// empty one first. The start counts as an end: whether it is one of a move is the caller's.
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
        // Where all lines are on the tree, there is one way to every pair.
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

/// The pairs of an end and a set of captures, numbered from 0 to 8191.
#[derive(Clone, Copy)]
pub(super) struct Numbering {
    off_tree: u64,
}

impl Numbering {
    /// The most that there can be.
    const MOST: usize = 16 << 9;

    fn new(off_tree: u64) -> Numbering {
        debug_assert!(off_tree.count_ones() <= 9);
        Numbering { off_tree }
    }

    /// How many numbers there are.
    pub(super) const fn count(self) -> usize {
        16 << self.off_tree.count_ones()
    }

    /// The number of a pair. Of a region it is the number of its first square.
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

/// Which pairs have been visited.
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

    /// Adds a pair, and says whether it is new.
    fn insert(&mut self, region: u64, captured: u64) -> bool {
        let number = self.numbering.number(region, captured);
        let (word, bit) = (&mut self.bits[number / 64], 1 << (number % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

impl Position {
    /// The board for the jumps of one side's piece.
    pub(super) fn grid(&self, side: Side, from: Cell) -> Grid {
        Grid {
            vacant: self.vacant() | from.bit(),
            own: self.men[side.index()],
            prey: self.men[side.other().index()],
        }
    }

    /// The pieces of one side that can jump.
    pub(super) fn jumpers(&self, side: Side) -> u64 {
        DIRECTIONS.iter().fold(0, |jumpers, back| {
            // Back from the landing over a piece to the jumper, in each of the four ways.
            let over = back.shift(self.vacant()) & self.occupied();
            jumpers | back.shift(over) & self.men[side.index()]
        })
    }
}
