//! A flow of literals and matches, in which matches that go on become one.

use super::book::{LONGEST, SHORTEST, Sink};

/// Hands literals and matches of any length over to a sink.
pub(super) struct Flow<S> {
    pub(super) sink: S,
    /// The length and distance of the last match, which may go on.
    open: (usize, usize),
}

impl<S: Sink> Flow<S> {
    pub(super) fn to(sink: S) -> Flow<S> {
        Flow { sink, open: (0, 0) }
    }

    #[inline]
    pub(super) fn literal(&mut self, byte: u8) {
        self.close();
        self.sink.literal(byte);
    }

    /// At least 3 bytes that are the same so far back, or any number if the last match goes on.
    #[inline]
    pub(super) fn matching(&mut self, length: usize, distance: usize) {
        if self.open.1 != distance {
            self.close();
            self.open.1 = distance;
        }
        self.open.0 += length;
    }

    /// A byte that may go on with the last match if that is from so far back.
    pub(super) fn go_on(&mut self, byte: u8, distance: usize) {
        if self.open.1 == distance {
            self.open.0 += 1;
        } else {
            self.literal(byte);
        }
    }

    /// How far back the last match is from, if it can go on.
    pub(super) fn distance(&self) -> usize {
        self.open.1
    }

    /// Hands over the last match, in as many pieces as it takes. A rest too short for one is taken
    /// from the piece before.
    #[inline]
    pub(super) fn close(&mut self) {
        let (length, distance) = self.open;
        if length > LONGEST {
            self.hand_over();
        } else if length > 0 {
            self.sink.matching(length, distance);
        }
        self.open = (0, 0);
    }

    fn hand_over(&mut self) {
        let (mut rest, distance) = self.open;
        while rest > 0 {
            let piece = match rest {
                ..=LONGEST => rest,
                _ if rest < LONGEST + SHORTEST => rest - SHORTEST,
                _ => LONGEST,
            };
            rest -= piece;
            self.sink.matching(piece, distance);
        }
    }

    /// The sink, with everything handed over.
    pub(super) fn finish(mut self) -> S {
        self.close();
        self.sink
    }
}
