//! The limits of a search.

/// The limits of a search, which ends when one of them is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The depth in plies, at least 1.
    pub depth: u32,
    /// The number of nodes. The first depth is always searched to its end.
    pub nodes: u64,
}

impl Limits {
    /// Searches as deep as this many nodes allow.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            depth: Limits::DEEPEST,
            nodes,
        }
    }

    /// Searches to this depth.
    pub const fn depth(depth: u32) -> Limits {
        Limits {
            depth,
            nodes: u64::MAX,
        }
    }

    /// Returns the memory for positions that such a search can use, in mebibytes: a slot for every
    /// node, up to a bound.
    pub fn mebibytes(self) -> usize {
        let full = usize::try_from(self.nodes >> NODES_OF_A_MEBIBYTE).unwrap_or(MOST_MEBIBYTES);
        full.clamp(1, MOST_MEBIBYTES)
    }

    /// The depth that no search exceeds.
    pub const DEEPEST: u32 = 64;
}

/// The largest table of a search, in mebibytes.
const MOST_MEBIBYTES: usize = 32;

/// The number of nodes that fill a mebibyte of the table, as a power of two.
const NODES_OF_A_MEBIBYTE: u32 = 16;

/// The search was stopped, so its result is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;
