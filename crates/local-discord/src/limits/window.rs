//! A count that restarts when its time is over.

use crate::clock::Millis;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Window {
    started: Millis,
    over: Millis,
    used: u64,
}

impl Window {
    /// Takes one of `most` in `per` milliseconds. Returns how many are left, or how long to wait.
    pub(super) fn take(&mut self, most: u64, per: Millis, now: Millis) -> Result<u64, Millis> {
        if self.is_over(now) {
            *self = Self {
                started: now,
                over: now + per,
                used: 0,
            };
        }
        if self.used >= most {
            return Err(self.over - now);
        }
        self.used += 1;
        Ok(most - self.used)
    }

    pub(super) fn is_over(&self, now: Millis) -> bool {
        now >= self.over
    }

    /// Returns when it ends, if it lasts `per` milliseconds.
    pub(super) fn end(&self, per: Millis) -> Millis {
        self.started + per
    }

    /// Returns how many have been taken.
    pub(super) fn used(&self, now: Millis) -> u64 {
        if self.is_over(now) { 0 } else { self.used }
    }

    /// Returns how long it still lasts.
    pub(super) fn left(&self, now: Millis) -> Millis {
        self.over.saturating_sub(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_begins_with_its_first_request_and_ends_whole() {
        let mut window = Window::default();
        assert_eq!(window.take(2, 5_000, 1_000), Ok(1));
        assert_eq!(window.take(2, 5_000, 3_000), Ok(0));
        assert_eq!(window.take(2, 5_000, 4_000), Err(2_000));
        assert_eq!(window.take(2, 5_000, 6_000), Ok(1));
    }
}
