//! Badges: what a player has done that deserves to be remembered. They follow from results, so
//! whatever is annulled never was.

use std::time::Duration;

use super::Season;
use crate::{matches::MatchId, ratings::Rating};

/// How far back badges look: a year.
pub const BADGE_YEAR: Duration = Duration::from_hours(365 * 24);

/// How many points stronger an opponent must be to be a giant.
const GIANT: i32 = 300;

/// How many matches an iron chair takes.
const IRON_MATCHES: u32 = 12;

/// Something worth remembering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// First of a season that is over.
    First(Season),
    /// Has beaten an established player whose rating was so many points higher.
    GiantKiller {
        /// In this match.
        id: MatchId,
        /// So many.
        points: i32,
    },
    /// Has finished so many matches within a year, and has lost none by doing nothing.
    IronChair(u32),
    /// Has won rated matches of every game.
    AllGames,
}

/// A win, with both ratings before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Win {
    /// The match.
    pub id: MatchId,
    /// The winner's rating.
    pub mine: Rating,
    /// The loser's.
    pub theirs: Rating,
}

/// How dependable a player was within a year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Year {
    /// Finished matches that had a result.
    pub matches: u32,
    /// Those that were lost by doing nothing.
    pub absences: u32,
    /// Whether the player had finished a match before.
    pub longer: bool,
}

/// What badges a player has, the greatest first: those of seasons, the latest first, and each of the
/// others at most once.
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

/// The greatest giant that was beaten. A new player's first rating says nothing, so only an
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
