//! When a search ends.

/// A search ends when one of these is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So many plies deep, 1 at least.
    pub depth: u32,
    /// So many nodes. The first depth is always searched to its end.
    pub nodes: u64,
}

impl Limits {
    /// As deep as so many nodes allow.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            depth: Limits::DEEPEST,
            nodes,
        }
    }

    /// To this depth.
    pub const fn depth(depth: u32) -> Limits {
        Limits {
            depth,
            nodes: u64::MAX,
        }
    }

    /// The memory for positions that such a search can use, in mebibytes: a place for every node, up
    /// to a bound.
    pub fn mebibytes(self) -> usize {
        let full = usize::try_from(self.nodes >> NODES_OF_A_MEBIBYTE).unwrap_or(MOST_MEBIBYTES);
        full.clamp(1, MOST_MEBIBYTES)
    }

    /// No search goes deeper.
    pub const DEEPEST: u32 = 64;
}

/// A search has a table of at most so many mebibytes.
const MOST_MEBIBYTES: usize = 32;

/// So many nodes, as a power of two, fill a mebibyte of the table.
const NODES_OF_A_MEBIBYTE: u32 = 16;

/// The search was stopped, so what it was about to find out is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;
