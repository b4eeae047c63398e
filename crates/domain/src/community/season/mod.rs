//! Seasons: quarters of the calendar, and who was best in one.
//!
//! A season's leaderboard belongs to a server. It ranks the players who played there in the season
//! by their lasting rating after the last of their matches in it, so that only good play leads up,
//! and playing more does not. To be ranked, a player must have finished at least [`SEASON_MATCHES`]
//! rated matches against at least [`SEASON_OPPONENTS`] opponents: a place must be earned again in
//! each season, and not against one friend. As on the lasting leaderboard, provisional ratings come
//! last, and equal ratings share a place. Beside the rating is what it has gained since the
//! player's first match in the season.
//!
//! All of it follows from the list of results, so an annulled match disappears from its season,
//! too.

mod ranking;

use std::fmt;

use crate::clock::Timestamp;
use rules::variants;

pub use ranking::{
    MATCHES as SEASON_MATCHES, OPPONENTS as SEASON_OPPONENTS, Ranked, SeasonPlay, rank,
};

/// A quarter of the calendar, in UTC.
///
/// ```
/// use domain::{clock::Timestamp, community::Season};
///
/// let season = Season::of(Timestamp::from_rfc3339("2026-11-22T17:00:00Z").expect("a time"));
/// assert_eq!((season.year(), season.quarter()), (2026, 4));
/// assert_eq!(season.begin().to_rfc3339(), "2026-10-01T00:00:00Z");
/// assert_eq!(season.end().to_rfc3339(), "2027-01-01T00:00:00Z");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Season(u32);

/// The year of the first season.
const FIRST_YEAR: u32 = 1970;

/// Seasons after this one are beyond every calendar.
const LAST: u32 = 4 * 8000;

const SECONDS_A_DAY: i64 = 86_400;

impl Season {
    /// Returns the season of a moment. Moments before 1970 count as the first one.
    pub fn of(moment: Timestamp) -> Season {
        let days = moment.seconds().div_euclid(SECONDS_A_DAY).max(0);
        // No quarter has more than 92 days, so this one is not too late.
        let at_least = u32::try_from(days / 92).unwrap_or(LAST).min(LAST);
        let mut season = Season(at_least);
        while season.0 < LAST && season.end() <= moment {
            season = Season(season.0 + 1);
        }
        season
    }

    /// Returns the season with this number.
    pub fn numbered(number: u32) -> Option<Season> {
        (number <= LAST).then_some(Season(number))
    }

    /// Returns its number, counted from the first season of 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the year.
    pub const fn year(self) -> u32 {
        FIRST_YEAR + self.0 / 4
    }

    /// Returns which quarter of the year it is, from 1 to 4.
    pub const fn quarter(self) -> u32 {
        self.0 % 4 + 1
    }

    /// Returns the season before.
    pub fn before(self) -> Option<Season> {
        self.0.checked_sub(1).map(Season)
    }

    /// Returns the season after.
    pub fn after(self) -> Option<Season> {
        Season::numbered(self.0 + 1)
    }

    /// Returns its first moment.
    pub fn begin(self) -> Timestamp {
        Timestamp::from_seconds(day_of(self.0) * SECONDS_A_DAY)
    }

    /// Returns the first moment after it.
    pub fn end(self) -> Timestamp {
        Timestamp::from_seconds(day_of(self.0 + 1) * SECONDS_A_DAY)
    }
}

/// For example `2026/4`, the fourth quarter of 2026.
impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.year(), self.quarter())
    }
}

/// Returns the first day of a season, counted from the first of 1970.
fn day_of(season: u32) -> i64 {
    let year = i64::from(FIRST_YEAR + season / 4);
    // Leap days up to the end of a year, in the Gregorian calendar.
    let leap_days = |year: i64| year / 4 - year / 100 + year / 400;
    let is_leap = leap_days(year) > leap_days(year - 1);
    let first = i64::from(FIRST_YEAR);
    let new_year = 365 * (year - first) + leap_days(year - 1) - leap_days(first - 1);
    let quarter = [0, 90, 181, 273][season as usize % 4];
    new_year + quarter + i64::from(is_leap && !season.is_multiple_of(4))
}

variants! {
    /// The seasons to show.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Seasons {
        /// The current one.
        #[default]
        Now = "now",
        /// The one before.
        Last = "last",
        /// All of them.
        All = "all",
    }
}

impl Seasons {
    /// Returns the season meant when `now` is the current one. `None`: all.
    pub fn at(self, now: Season) -> Option<Season> {
        match self {
            Seasons::Now => Some(now),
            Seasons::Last => Some(now.before().unwrap_or(now)),
            Seasons::All => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seasons_begin_with_quarters() {
        for year in [1970, 1972, 1999, 2000, 2026, 2028, 2100, 2400] {
            for (quarter, month) in (1..).zip([1, 4, 7, 10]) {
                let season = Season((year - FIRST_YEAR) * 4 + quarter - 1);
                let text = format!("{year}-{month:02}-01T00:00:00Z");
                let begin = Timestamp::from_rfc3339(&text).expect("a time");
                assert_eq!(season.begin(), begin, "{text}");
                assert_eq!((season.year(), season.quarter()), (year, quarter));
                assert_eq!(Season::of(begin), season);
                let last = Timestamp::from_millis(season.end().millis() - 1);
                assert_eq!(Season::of(last), season, "the end of {text}");
                assert_eq!(season.after().map(Season::begin), Some(season.end()));
                assert_eq!(season.after().and_then(Season::before), Some(season));
            }
        }
    }

    #[test]
    fn odd_moments_have_seasons() {
        assert_eq!(Season::of(Timestamp::from_millis(-1)), Season(0));
        assert_eq!(Season::of(Timestamp::from_millis(i64::MAX)), Season(LAST));
        assert_eq!(Season(0).before(), None);
        assert_eq!(Season(LAST).after(), None);
        assert_eq!(Season::numbered(LAST + 1), None);
    }
}
