//! Prefix codes as deflate defines them (RFC 1951, section 3.2.2).

use std::{cmp::Reverse, collections::BinaryHeap};

/// The longest code that deflate allows.
const MAX_BITS: usize = 15;

/// A prefix code: the bits of each symbol, the first bit lowest, and their number.
pub(super) struct Code {
    pub(super) symbols: Vec<(u16, u8)>,
}

impl Code {
    /// Returns the best code for two or more symbols with these counts. Each must occur at least
    /// once.
    pub(super) fn new(counts: &[u32]) -> Code {
        let lengths = lengths(counts);
        let mut symbols = vec![(0, 0); lengths.len()];
        let mut next = 0_u16;
        for bits in 1..=MAX_BITS {
            next <<= 1;
            for (symbol, &length) in symbols.iter_mut().zip(&lengths) {
                if usize::from(length) == bits {
                    *symbol = (next.reverse_bits() >> (16 - bits), length);
                    next += 1;
                }
            }
        }
        Code { symbols }
    }
}

/// Returns the number of bits of each symbol: optimal by Huffman's method, or nearly so if the
/// counts are very uneven.
fn lengths(counts: &[u32]) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = tree_depths(&counts);
        if lengths
            .iter()
            .all(|&length| usize::from(length) <= MAX_BITS)
        {
            return lengths;
        }
        // More even counts give a shallower tree. This takes a few rounds at most.
        for count in &mut counts {
            *count = *count / 4 + 1;
        }
    }
}

fn tree_depths(counts: &[u32]) -> Vec<u8> {
    // The nodes of the tree: first a leaf for each symbol, then inner nodes as they are made.
    let mut parents: Vec<usize> = vec![0; counts.len()];
    let mut heap: BinaryHeap<Reverse<(u64, usize)>> = counts
        .iter()
        .enumerate()
        .map(|(symbol, &count)| Reverse((u64::from(count), symbol)))
        .collect();
    while let (Some(Reverse(a)), Some(Reverse(b))) = (heap.pop(), heap.pop()) {
        let parent = parents.len();
        parents.push(parent);
        parents[a.1] = parent;
        parents[b.1] = parent;
        if heap.is_empty() {
            break;
        }
        heap.push(Reverse((a.0 + b.0, parent)));
    }
    // Parents come after their children, so depths are computed from the end to the beginning.
    let mut depths = vec![0_u8; parents.len()];
    for node in (0..parents.len()).rev() {
        if parents[node] > node {
            depths[node] = depths[parents[node]].saturating_add(1);
        }
    }
    depths.truncate(counts.len());
    depths
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns whether every sequence of bits begins with exactly one symbol.
    fn is_complete(code: &Code) -> bool {
        let used = code.symbols.iter().filter(|(_, length)| *length > 0);
        used.map(|&(_, length)| 1_u32 << (MAX_BITS - usize::from(length)))
            .sum::<u32>()
            == 1 << MAX_BITS
    }

    #[test]
    fn codes_are_complete_whatever_the_counts() {
        let fibonacci = |count: usize| {
            let mut counts = vec![1_u32, 1];
            while counts.len() < count {
                counts.push(counts[counts.len() - 1].saturating_add(counts[counts.len() - 2]));
            }
            counts
        };
        let cases = [
            vec![7, 9],
            vec![1; 286],
            fibonacci(46),
            (0..286).map(|symbol| symbol * symbol % 97 + 1).collect(),
        ];
        for counts in cases {
            let code = Code::new(&counts);
            assert!(is_complete(&code), "{counts:?}");
            assert!(code.symbols.iter().all(|(_, length)| *length > 0));
        }
    }

    #[test]
    fn frequent_symbols_have_short_codes() {
        let code = Code::new(&[1, 100, 2, 50]);
        let lengths: Vec<u8> = code.symbols.iter().map(|&(_, length)| length).collect();
        assert_eq!(lengths, [3, 1, 3, 2]);
    }
}
