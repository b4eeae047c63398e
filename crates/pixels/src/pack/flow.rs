//! A stream of literals and matches, in which matches that continue each other are merged.

use super::codes::{LONGEST, SHORTEST, Sink};

/// Hands literals and matches of any length over to a sink.
pub(super) struct Flow<S> {
    pub(super) sink: S,
    /// The length and the distance of the last match, which can still continue.
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

    /// Takes a match of at least 3 bytes, or of any number if it continues the last match.
    #[inline]
    pub(super) fn matching(&mut self, length: usize, distance: usize) {
        if self.open.1 != distance {
            self.close();
            self.open.1 = distance;
        }
        self.open.0 += length;
    }

    /// Takes a byte. It continues the last match if that has this distance, and is a literal otherwise.
    pub(super) fn go_on(&mut self, byte: u8, distance: usize) {
        if self.open.1 == distance {
            self.open.0 += 1;
        } else {
            self.literal(byte);
        }
    }

    /// Returns the distance of the last match if it can continue, and otherwise zero.
    pub(super) fn distance(&self) -> usize {
        self.open.1
    }

    /// Hands over the last match, in as many pieces as it takes.
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

    /// Hands over a long match. The piece before the last is shorter if the last would otherwise be
    /// too short.
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

    /// Hands over what is left, and returns the sink.
    pub(super) fn finish(mut self) -> S {
        self.close();
        self.sink
    }
}
