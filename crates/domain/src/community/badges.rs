//! Badges: what a player has done that deserves to be remembered. They follow from results, so an
//! annulled match leaves no trace in them.

use std::time::Duration;

use super::Season;
use crate::{matches::MatchId, ratings::Rating};

/// How far back badges look: a year.
pub const BADGE_YEAR: Duration = Duration::from_hours(365 * 24);

/// How much higher an opponent's rating must be, in points, to count as a giant.
const GIANT: i32 = 300;

/// How many matches an iron chair takes.
const IRON_MATCHES: u32 = 12;

/// An achievement worth remembering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// First place in a season that is over.
    First(Season),
    /// A win against an established player with a higher rating.
    GiantKiller {
        /// The match.
        id: MatchId,
        /// How many points higher the rating was.
        points: i32,
    },
    /// This many matches finished within a year, none of them lost through inactivity.
    IronChair(u32),
    /// Rated wins in every game.
    AllGames,
}

/// A win, with both ratings before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Win {
    /// The match.
    pub id: MatchId,
    /// The winner's rating.
    pub mine: Rating,
    /// The loser's rating.
    pub theirs: Rating,
}

/// How reliable a player was within a year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Year {
    /// Finished matches that had a result.
    pub matches: u32,
    /// Matches lost through inactivity.
    pub absences: u32,
    /// Whether the player had finished a match before that year.
    pub longer: bool,
}

/// Returns the badges of a player, the greatest first: those of seasons, the latest first, and each
/// of the others at most once.
pub fn badges(firsts: &[Season], wins: &[Win], year: Year, won_all: bool) -> Vec<Badge> {
    let mut firsts = firsts.to_vec();
    firsts.sort_by(|one, other| other.cmp(one));
    let mut badges: Vec<Badge> = firsts.into_iter().map(Badge::First).collect();
    badges.extend(giant(wins));
    if year.longer && year.absences == 0 && year.matches >= IRON_MATCHES {
        badges.push(Badge::IronChair(year.matches));
    }
    if won_all {
        badges.push(Badge::AllGames);
    }
    badges
}

/// Returns the greatest giant that was beaten. A new player's first rating says nothing, so only an
/// established player can be a giant.
fn giant(wins: &[Win]) -> Option<Badge> {
    let points = |win: &Win| win.theirs.points() - win.mine.points();
    let giants = wins
        .iter()
        .filter(|win| !win.theirs.is_provisional() && points(win) >= GIANT);
    let greatest = giants.max_by_key(|win| points(win))?;
    Some(Badge::GiantKiller {
        id: greatest.id,
        points: points(greatest),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            volatility: 0.06,
        }
    }

    #[test]
    fn a_giant_is_established_and_much_stronger() {
        let win = |id, theirs| Win {
            id: MatchId(id),
            mine: rating(1500.0, 90.0),
            theirs,
        };
        let of = |wins: &[Win]| badges(&[], wins, Year::default(), false);
        assert_eq!(of(&[win(1, rating(1799.0, 60.0))]), []);
        assert_eq!(of(&[win(1, rating(2000.0, 200.0))]), []);
        let wins = [
            win(1, rating(1800.0, 60.0)),
            win(2, rating(1890.0, 60.0)),
            win(3, rating(1850.0, 60.0)),
        ];
        let killer = Badge::GiantKiller {
            id: MatchId(2),
            points: 390,
        };
        assert_eq!(of(&wins), [killer]);
    }

    #[test]
    fn an_iron_chair_takes_a_year_and_no_absence() {
        let of = |matches, absences, longer| {
            let year = Year {
                matches,
                absences,
                longer,
            };
            !badges(&[], &[], year, false).is_empty()
        };
        assert!(of(IRON_MATCHES, 0, true));
        assert!(!of(IRON_MATCHES - 1, 0, true));
        assert!(!of(99, 1, true));
        assert!(!of(99, 0, false));
    }

    #[test]
    fn the_latest_season_comes_first() {
        let [old, new] = [200, 201].map(|number| Season::numbered(number).expect("a season"));
        let found = badges(&[old, new], &[], Year::default(), true);
        assert_eq!(
            found,
            [Badge::First(new), Badge::First(old), Badge::AllGames]
        );
    }
}
