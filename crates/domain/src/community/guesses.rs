//! Codes that don't exist. A few are mistyped, many are guessed.

use std::time::Duration;

use crate::{clock::Timestamp, matches::NoCode};

/// How many wrong codes someone can enter without an hour between two of them.
const MOST_WRONG: u32 = 10;

/// How long someone has to wait who has entered that many.
const WAIT: Duration = Duration::from_hours(1);

/// The wrong codes that someone has entered, without an hour between two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongCodes {
    /// How many there were.
    pub count: u32,
    /// When the latest was.
    pub at: Timestamp,
}

impl WrongCodes {
    /// Checks that one more code can be entered.
    pub fn check(&self, now: Timestamp) -> Result<(), NoCode> {
        let until = self.at.after(WAIT);
        if self.count >= MOST_WRONG && until > now {
            Err(NoCode::ManyWrong(until))
        } else {
            Ok(())
        }
    }

    /// Counts one more wrong code.
    #[must_use]
    pub fn with_one_more(before: Option<WrongCodes>, now: Timestamp) -> WrongCodes {
        let lately = before.filter(|before| before.at.after(WAIT) > now);
        let count = lately.map_or(0, |before| before.count);
        WrongCodes {
            count: count.saturating_add(1),
            at: now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_ten_wrong_codes_an_hour_has_to_pass() {
        let at = |minute: u64| Timestamp::from_millis(0).after(Duration::from_mins(minute));
        let mut wrong = None;
        for minute in 0..10 {
            if let Some(wrong) = wrong {
                assert_eq!(WrongCodes::check(&wrong, at(minute)), Ok(()));
            }
            wrong = Some(WrongCodes::with_one_more(wrong, at(minute)));
        }
        let wrong = wrong.expect("ten");
        assert_eq!(wrong.check(at(68)), Err(NoCode::ManyWrong(at(69))));
        assert_eq!(wrong.check(at(69)), Ok(()));
        assert_eq!(WrongCodes::with_one_more(Some(wrong), at(69)).count, 1);
    }
}
