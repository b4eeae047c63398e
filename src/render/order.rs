//! The order of a palette's colours.
//!
//! It changes no pixel but the size of files: the filters of PNG leave the differences between
//! neighbouring indices, and small differences cost fewer bits. So colours that meet often, like
//! the steps of an anti-aliased edge, get indices close to each other.

use std::collections::VecDeque;

use super::{canvas::Tile, num};

/// How far along the chain a neighbour still counts.
const REACH: usize = 12;

/// How often each of so many colours meets each other one.
struct Meetings {
    colours: usize,
    counts: Vec<u32>,
}

impl Meetings {
    fn new(colours: usize, samples: &[Tile]) -> Meetings {
        let mut meetings = Meetings {
            colours,
            counts: vec![0; colours * colours],
        };
        for tile in samples {
            let width = num::index(tile.width).max(1);
            for row in tile.pixels.chunks_exact(width) {
                for (&left, &right) in row.iter().zip(&row[1..]) {
                    meetings.add(left, right);
                }
            }
            for (&upper, &lower) in tile.pixels.iter().zip(&tile.pixels[width..]) {
                meetings.add(upper, lower);
            }
        }
        meetings
    }

    fn add(&mut self, a: u8, b: u8) {
        let (a, b) = (usize::from(a), usize::from(b));
        if a != b && a < self.colours && b < self.colours {
            self.counts[a * self.colours + b] += 1;
            self.counts[b * self.colours + a] += 1;
        }
    }

    fn of(&self, colour: usize) -> &[u32] {
        &self.counts[colour * self.colours..(colour + 1) * self.colours]
    }
}

/// An order of so many colours, for pictures like these.
///
/// Grows a chain from the colour that meets most others, each time by the colour that most often
/// meets those near one of the ends.
pub(super) fn by_neighbours(colours: usize, samples: &[Tile]) -> Vec<usize> {
    let meetings = Meetings::new(colours, samples);
    let mut left: Vec<usize> = (0..colours).collect();
    let Some(first) = (0..colours).max_by_key(|&colour| meetings.of(colour).iter().sum::<u32>())
    else {
        return Vec::new();
    };
    left.retain(|&colour| colour != first);
    let mut chain = VecDeque::from([first]);
    while !left.is_empty() {
        let front = best(&meetings, &left, chain.iter());
        let back = best(&meetings, &left, chain.iter().rev());
        let ((_, at), in_front) = if front.0 > back.0 {
            (front, true)
        } else {
            (back, false)
        };
        let colour = left.remove(at);
        if in_front {
            chain.push_front(colour);
        } else {
            chain.push_back(colour);
        }
    }
    chain.into()
}

/// Which of the colours left fits best at this end of the chain: how well, and its place.
fn best<'a>(
    meetings: &Meetings,
    left: &[usize],
    end: impl Iterator<Item = &'a usize>,
) -> (u64, usize) {
    let mut scores = vec![0_u64; meetings.colours];
    for (&near, weight) in end.zip((1..=REACH as u64).rev()) {
        for (score, &count) in scores.iter_mut().zip(meetings.of(near)) {
            *score += u64::from(count) * weight;
        }
    }
    let candidates = left
        .iter()
        .enumerate()
        .map(|(at, &colour)| (scores[colour], at));
    candidates
        .max_by_key(|&(score, at)| (score, std::cmp::Reverse(at)))
        .unwrap_or_default()
}
