//! The terms that two servers agree on before a contest.

use std::time::Duration;

use super::NoContest;
use crate::matches::{Allowance, Flag, Pace, Timing};
use rules::GameId;

/// The terms that two servers agree on before a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The games, in their usual order, at least one.
    games: Vec<GameId>,
    /// The number of boards.
    boards: u32,
    /// How time runs on each.
    pub timing: Timing,
    /// Whether the matches count for ratings.
    pub rated: bool,
    /// For how many days members can sign up.
    days: u32,
}

/// Terms as a manager has typed them. Fields left open stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TermsWish {
    /// See [`Terms::games`].
    pub games: Option<Vec<GameId>>,
    /// See [`Terms::boards`].
    pub boards: Option<u32>,
    /// How much time there is on each board.
    pub pace: Option<Pace>,
    /// Whether it rests on Saturdays and Sundays.
    pub weekends: Option<bool>,
    /// See [`Terms::rated`].
    pub rated: Option<bool>,
    /// See [`Terms::days`].
    pub days: Option<u32>,
}

impl From<Terms> for TermsWish {
    /// Returns the wish for exactly these terms.
    fn from(terms: Terms) -> TermsWish {
        TermsWish {
            games: Some(terms.games),
            boards: Some(terms.boards),
            pace: Some(terms.timing.pace),
            weekends: Some(terms.timing.weekends),
            rated: Some(terms.rated),
            days: Some(terms.days),
        }
    }
}

impl Terms {
    /// The most boards of a contest.
    pub const MOST_BOARDS: u32 = 64;

    /// The most days for signing up.
    pub const MOST_DAYS: u32 = 14;

    /// How many boards a contest has by default.
    const USUAL_BOARDS: u32 = 4;

    /// How many days members have to sign up by default: a weekend is among them.
    const USUAL_DAYS: u32 = 7;

    /// Returns the default terms for these games, in a server with this default pace.
    pub fn usual(games: &[GameId], pace: Pace) -> Terms {
        Terms {
            games: sorted(games),
            boards: Terms::USUAL_BOARDS,
            timing: Timing {
                pace: if fits(pace) { pace } else { Pace::default() },
                ..Timing::default()
            },
            rated: true,
            days: Terms::USUAL_DAYS,
        }
    }

    /// Restores terms from storage.
    pub fn stored(games: &[GameId], boards: u32, timing: Timing, rated: bool, days: u32) -> Terms {
        Terms {
            games: sorted(games),
            boards,
            timing,
            rated,
            days,
        }
    }

    /// Returns these terms with the wish applied.
    pub fn with(&self, wish: TermsWish) -> Result<Terms, NoContest> {
        let terms = Terms {
            games: match wish.games {
                Some(games) if !games.is_empty() => sorted(&games),
                _ => self.games.clone(),
            },
            boards: wish.boards.unwrap_or(self.boards),
            timing: Timing {
                pace: wish.pace.unwrap_or(self.timing.pace),
                flag: Flag::End,
                weekends: wish.weekends.unwrap_or(self.timing.weekends),
            },
            rated: wish.rated.unwrap_or(self.rated),
            days: wish.days.unwrap_or(self.days),
        };
        if !(1..=Terms::MOST_BOARDS).contains(&terms.boards) {
            Err(NoContest::Boards(Terms::MOST_BOARDS))
        } else if !(1..=Terms::MOST_DAYS).contains(&terms.days) {
            Err(NoContest::Days(Terms::MOST_DAYS))
        } else if !fits(terms.timing.pace) {
            Err(NoContest::Pace)
        } else {
            Ok(terms)
        }
    }

    /// Returns the games, in their usual order.
    pub fn games(&self) -> &[GameId] {
        &self.games
    }

    /// Returns the number of boards, if both teams can fill them.
    pub const fn boards(&self) -> u32 {
        self.boards
    }

    /// Returns for how many days members can sign up.
    pub const fn days(&self) -> u32 {
        self.days
    }

    /// Returns how long members can sign up.
    pub fn sign_up(&self) -> Duration {
        Duration::from_hours(24 * u64::from(self.days))
    }

    /// Distributes the boards over the games as evenly as possible: the first games have one more.
    pub fn boards_of_games(&self) -> Vec<(GameId, usize)> {
        let (boards, games) = (self.boards as usize, self.games.len());
        let each = self.games.iter().enumerate().map(|(number, &game)| {
            let more = usize::from(number < boards % games);
            (game, boards / games + more)
        });
        each.collect()
    }
}

/// Whether a contest can be played at this pace: it must end eventually, and its players need not
/// be present at a given hour.
fn fits(pace: Pace) -> bool {
    matches!(
        pace.allowance(),
        Allowance::Move(_) | Allowance::Reserve { .. }
    )
}

/// Returns the games in their usual order, or all of them if there are none.
fn sorted(games: &[GameId]) -> Vec<GameId> {
    let all = GameId::ALL.iter().copied();
    all.filter(|game| games.is_empty() || games.contains(game))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    fn terms() -> Terms {
        Terms::usual(GameId::ALL, Pace::default())
    }

    #[test]
    fn what_a_wish_leaves_open_stays_as_it_is() {
        let wish = TermsWish {
            boards: Some(12),
            ..TermsWish::default()
        };
        let twelve = terms().with(wish).expect("fine");
        assert_eq!(twelve.boards(), 12);
        assert_eq!(twelve.games(), GameId::ALL);
        let none = TermsWish {
            games: Some(Vec::new()),
            ..TermsWish::default()
        };
        assert_eq!(twelve.with(none), Ok(twelve.clone()));
    }

    #[test]
    fn boards_and_days_have_limits_and_every_board_comes_to_an_end() {
        for (boards, fits) in [(0, false), (1, true), (64, true), (65, false)] {
            let wish = TermsWish {
                boards: Some(boards),
                ..TermsWish::default()
            };
            assert_eq!(terms().with(wish).is_ok(), fits, "{boards} boards");
        }
        for (days, fits) in [(0, false), (1, true), (14, true), (15, false)] {
            let wish = TermsWish {
                days: Some(days),
                ..TermsWish::default()
            };
            assert_eq!(terms().with(wish).is_ok(), fits, "{days} days");
        }
        for pace in [Pace::Live10Minutes, Pace::None] {
            let wish = TermsWish {
                pace: Some(pace),
                ..TermsWish::default()
            };
            assert_eq!(terms().with(wish), Err(NoContest::Pace));
            assert_eq!(Terms::usual(&[], pace).timing.pace, Pace::default());
        }
    }

    #[test]
    fn boards_are_dealt_out_to_the_games_evenly() {
        for boards in 1..=64 {
            let wish = TermsWish {
                boards: Some(boards),
                ..TermsWish::default()
            };
            let dealt = terms().with(wish).expect("fine").boards_of_games();
            let counts: Vec<usize> = dealt.iter().map(|(_, count)| *count).collect();
            assert_eq!(counts.iter().sum::<usize>(), boards as usize);
            let (most, fewest) = (counts.iter().max(), counts.iter().min());
            assert!(most.expect("some") - fewest.expect("some") <= 1);
        }
    }

    #[test]
    fn a_wish_for_exactly_these_terms_makes_them_of_any_others() {
        let terms = Terms::stored(&GameId::ALL[1..3], 6, Timing::default(), false, 3);
        let usual = self::terms();
        assert_ne!(usual, terms);
        assert_eq!(
            usual.with(TermsWish::from(terms.clone())),
            Ok(terms.clone())
        );
        assert_eq!(terms.games(), &GameId::ALL[1..3]);
        assert_eq!((terms.boards(), terms.days()), (6, 3));
        assert_eq!(terms.sign_up(), Duration::from_hours(72));
        let no_game = TermsWish {
            games: Some(Vec::new()),
            ..TermsWish::default()
        };
        assert_eq!(terms.with(no_game), Ok(terms));
    }
}
