//! The positions of a chart's grid lines, and the labels beside them.
//!
//! Dates are written in digits, as in ISO 8601, so that readers of every language understand them.

use time::{Date, Month, OffsetDateTime};

/// Returns round numbers from `low` to `high`, evenly spaced and at most `most` of them.
pub(super) fn numbers(low: f64, high: f64, most: usize) -> Vec<i32> {
    const ROUND: [i32; 13] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
    for step in ROUND {
        let first = (low / f64::from(step)).ceil();
        let last = (high / f64::from(step)).floor();
        if (last - first).is_finite() && last - first < count(most) {
            let mut numbers = Vec::new();
            let mut next = first;
            while next <= last {
                numbers.push(whole(next * f64::from(step)));
                next += 1.0;
            }
            return numbers;
        }
    }
    Vec::new()
}

#[expect(clippy::cast_precision_loss, reason = "a handful")]
fn count(things: usize) -> f64 {
    things as f64
}

/// Rounds to the nearest whole number.
#[expect(
    clippy::cast_possible_truncation,
    reason = "saturates, and ratings are small"
)]
pub(super) fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// Returns round moments from one time to another, in seconds since 1970, at most `most` of them,
/// and how each is written.
pub(super) fn moments(from: i64, to: i64, most: usize) -> Vec<(i64, String)> {
    const HOUR: i64 = 3600;
    const DAY: i64 = 24 * HOUR;
    let seconds = [1, 3, 6, 12].map(|hours| hours * HOUR);
    let days = [1, 2, 7, 14].map(|days| days * DAY);
    let months = [1, 2, 3, 6, 12, 24, 60, 120, 1200, 12_000];
    let steps = seconds.into_iter().chain(days).map(Step::Seconds);
    let mut steps = steps.chain(months.into_iter().map(Step::Months));
    let fitting = steps.find_map(|step| {
        let moments: Vec<i64> = step.moments(from, to).take(most + 1).collect();
        (moments.len() <= most).then_some((step, moments))
    });
    let Some((step, moments)) = fitting else {
        return Vec::new();
    };
    let written = moments.into_iter().filter_map(|at| {
        let moment = OffsetDateTime::from_unix_timestamp(at).ok()?;
        Some((at, step.write(moment)))
    });
    written.collect()
}

/// The distance between moments.
#[derive(Clone, Copy)]
enum Step {
    Seconds(i64),
    Months(i32),
}

impl Step {
    /// Returns the moments from one to the other.
    fn moments(self, from: i64, to: i64) -> Box<dyn Iterator<Item = i64>> {
        let inside = move |at: &i64| *at <= to;
        match self {
            Step::Seconds(step) => {
                let first = from.div_euclid(step) + i64::from(from.rem_euclid(step) > 0);
                let all = (first..).map_while(move |index| index.checked_mul(step));
                Box::new(all.take_while(inside))
            }
            Step::Months(step) => {
                let Ok(start) = OffsetDateTime::from_unix_timestamp(from) else {
                    return Box::new(std::iter::empty());
                };
                let month = start.year() * 12 + i32::from(u8::from(start.month())) - 1;
                let first = month.div_euclid(step);
                let all = (first..).map_while(move |index| month_begins(index.checked_mul(step)?));
                Box::new(all.skip_while(move |at| *at < from).take_while(inside))
            }
        }
    }

    fn write(self, moment: OffsetDateTime) -> String {
        let (date, hour) = (moment.date(), moment.hour());
        match self {
            Step::Seconds(_) if hour > 0 => format!("{hour:02}:00"),
            Step::Seconds(_) => date.to_string(),
            Step::Months(step) if step % 12 == 0 => date.year().to_string(),
            Step::Months(_) => format!("{}-{:02}", date.year(), u8::from(date.month())),
        }
    }
}

/// Returns when a month begins: the one that starts this many months after the beginning of the
/// year 0.
fn month_begins(months: i32) -> Option<i64> {
    let month = u8::try_from(months.rem_euclid(12) + 1).ok()?;
    let month = Month::try_from(month).ok()?;
    let first = Date::from_calendar_date(months.div_euclid(12), month, 1).ok()?;
    Some(first.midnight().assume_utc().unix_timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(from: i64, to: i64) -> Vec<String> {
        let moments = moments(from, to, 5);
        moments.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn numbers_are_round_and_few() {
        assert_eq!(numbers(1471.0, 1633.0, 5), [1500, 1550, 1600]);
        assert_eq!(numbers(-12.0, 9.0, 5), [-10, -5, 0, 5]);
        assert_eq!(numbers(7.2, 7.9, 5), [] as [i32; 0]);
        assert_eq!(numbers(f64::NEG_INFINITY, f64::INFINITY, 5), [] as [i32; 0]);
    }

    #[test]
    fn moments_are_those_of_the_calendar() {
        const DAY: i64 = 86_400;
        let start = 1_793_491_200; // 2026-11-01
        assert_eq!(
            written(start, start + DAY / 2),
            ["2026-11-01", "03:00", "06:00", "09:00", "12:00"]
        );
        assert_eq!(
            written(start + 1, start + 4 * DAY),
            ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"]
        );
        assert_eq!(
            written(start + 1, start + 100 * DAY),
            ["2026-12", "2027-01", "2027-02"]
        );
        assert_eq!(written(start, start + 1000 * DAY), ["2027", "2028", "2029"]);
    }

    #[test]
    fn any_two_moments_will_do() {
        let far = [i64::MIN, -1, 0, 1, 1_793_491_200, 200_000_000_000, i64::MAX];
        for from in far {
            for to in far {
                assert!(moments(from, to, 5).len() <= 5);
            }
        }
    }
}
