//! Stretches of time, and sets of them.

use std::time::Duration;

use crate::clock::Timestamp;

/// A stretch of time, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its first moment.
    pub from: Timestamp,
    /// The first moment after it. `None` if no end is known.
    pub until: Option<Timestamp>,
}

impl Span {
    /// Returns the span from one moment until just before another.
    pub const fn new(from: Timestamp, until: Timestamp) -> Span {
        Span {
            from,
            until: Some(until),
        }
    }

    /// Returns the span from a moment on, without an end.
    pub const fn since(from: Timestamp) -> Span {
        Span { from, until: None }
    }

    /// Whether it is empty.
    fn is_empty(self) -> bool {
        self.until.is_some_and(|until| until <= self.from)
    }

    /// Rounds it down to whole seconds.
    fn cut(self) -> Span {
        Span {
            from: self.from.whole_second(),
            until: self.until.map(Timestamp::whole_second),
        }
    }

    /// Returns how much of it lies between two moments.
    fn between(self, from: Timestamp, until: Timestamp) -> Duration {
        let end = self.until.map_or(until, |end| end.min(until));
        end.since(self.from.max(from))
    }
}

/// A set of moments as spans: in order, apart from each other, none empty. The set is the same however
/// the moments are split into spans, and whether or not these overlap.
///
/// ```
/// use domain::{clock::Timestamp, matches::clock::{Span, Spans}};
///
/// let at = Timestamp::from_seconds;
/// let halves: Spans = [Span::new(at(20), at(30)), Span::new(at(10), at(20))].into_iter().collect();
/// let whole: Spans = [Span::new(at(10), at(30))].into_iter().collect();
/// assert_eq!(halves, whole);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans(Vec<Span>);

impl Spans {
    /// The empty set.
    pub const NONE: Spans = Spans(Vec::new());

    /// Returns the spans in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Span> {
        self.0.iter().copied()
    }

    /// Returns the span that contains a moment.
    pub fn around(&self, at: Timestamp) -> Option<Span> {
        let begun = self.0.partition_point(|span| span.from <= at);
        let last = *self.0.get(begun.checked_sub(1)?)?;
        last.until.is_none_or(|until| at < until).then_some(last)
    }

    /// Returns when the first span after a moment begins.
    pub fn next_from(&self, at: Timestamp) -> Option<Timestamp> {
        let begun = self.0.partition_point(|span| span.from <= at);
        Some(self.0.get(begun)?.from)
    }

    /// Returns how much time of it lies between two moments.
    pub fn between(&self, from: Timestamp, until: Timestamp) -> Duration {
        let parts = self.0.iter().map(|span| span.between(from, until));
        parts.sum()
    }

    /// Returns these moments and those of a span.
    #[must_use]
    pub fn with(&self, span: Span) -> Spans {
        self.iter().chain([span]).collect()
    }
}

impl FromIterator<Span> for Spans {
    fn from_iter<I: IntoIterator<Item = Span>>(spans: I) -> Spans {
        let mut spans: Vec<Span> = spans.into_iter().map(Span::cut).collect();
        spans.retain(|span| !span.is_empty());
        spans.sort_unstable_by_key(|span| span.from);
        let mut apart: Vec<Span> = Vec::with_capacity(spans.len());
        for span in spans {
            match apart.last_mut() {
                Some(last) if last.until.is_none_or(|until| span.from <= until) => {
                    last.until = last
                        .until
                        .zip(span.until)
                        .map(|(one, other)| one.max(other));
                }
                _ => apart.push(span),
            }
        }
        Spans(apart)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: i64) -> Timestamp {
        Timestamp::from_seconds(seconds)
    }

    fn spans(of: &[(i64, Option<i64>)]) -> Spans {
        let spans = of.iter().map(|(from, until)| Span {
            from: at(*from),
            until: until.map(at),
        });
        spans.collect()
    }

    #[test]
    fn what_overlaps_or_touches_is_one_span() {
        for (given, apart) in [
            (&[(1, Some(2)), (2, Some(3))][..], &[(1, Some(3))][..]),
            (&[(5, Some(9)), (1, Some(7)), (2, Some(3))], &[(1, Some(9))]),
            (
                &[(4, None), (1, Some(2)), (9, Some(10))],
                &[(1, Some(2)), (4, None)],
            ),
            (&[(3, Some(3)), (5, Some(4))], &[]),
        ] {
            let (given, apart) = (spans(given), spans(apart));
            assert_eq!(given, apart);
        }
    }

    #[test]
    fn parts_of_seconds_are_cut() {
        let exact = Span::new(Timestamp::from_millis(1_999), Timestamp::from_millis(3_001));
        let cut: Spans = [exact].into_iter().collect();
        assert_eq!(cut, spans(&[(1, Some(3))]));
        let short = Span::new(Timestamp::from_millis(1_001), Timestamp::from_millis(1_999));
        assert_eq!(Spans::from_iter([short]), Spans::NONE);
    }

    #[test]
    fn a_span_has_its_first_moment_and_not_its_last() {
        let set = spans(&[(10, Some(20)), (30, None)]);
        for (second, inside, next) in [
            (9, false, Some(10)),
            (10, true, Some(30)),
            (19, true, Some(30)),
            (20, false, Some(30)),
            (30, true, None),
            (99, true, None),
        ] {
            assert_eq!(set.around(at(second)).is_some(), inside, "{second}");
            assert_eq!(set.next_from(at(second)), next.map(at), "{second}");
        }
        assert_eq!(set.between(at(0), at(40)), Duration::from_secs(20));
        assert_eq!(set.between(at(15), at(16)), Duration::from_secs(1));
        assert_eq!(set.between(at(20), at(30)), Duration::ZERO);
    }
}
