//! A player's notification settings.

use super::clock::Reminder;
use crate::clock::{Hour, Timestamp, Zone};
use rules::variants;

variants! {
    /// Where a player is reminded.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum NoticePlace {
        /// In the thread of the match.
        #[default]
        Thread = "thread",
        /// In the channel of the match, beside its thread.
        Channel = "channel",
        /// By a direct message.
        Direct = "direct",
        /// Nowhere.
        Nowhere = "nowhere",
    }
}

/// A player's notification settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notices {
    /// Where reminders are sent.
    pub place: NoticePlace,
    /// When they are sent.
    pub times: Vec<Reminder>,
    /// The hour of the day at which a direct message lists the matches that wait. `None` for no
    /// such message.
    pub digest: Option<Hour>,
    /// Whether a direct message comes when an opponent has moved.
    pub turns: bool,
}

impl Default for Notices {
    fn default() -> Notices {
        Notices {
            place: NoticePlace::default(),
            times: Reminder::DEFAULT.to_vec(),
            digest: None,
            turns: false,
        }
    }
}

impl Notices {
    /// Returns when the player is actually reminded.
    pub fn reminders(&self) -> &[Reminder] {
        match self.place {
            NoticePlace::Thread | NoticePlace::Channel | NoticePlace::Direct => &self.times,
            NoticePlace::Nowhere => &[],
        }
    }

    /// Whether any of it is sent by direct message.
    pub fn are_direct(&self) -> bool {
        self.turns || self.digest.is_some() || self.place == NoticePlace::Direct
    }

    /// Turns one of the reminders on or off.
    pub fn set(&mut self, reminder: Reminder, on: bool) {
        let had = self.times.clone();
        let wanted = |one: &Reminder| {
            if *one == reminder {
                on
            } else {
                had.contains(one)
            }
        };
        self.times = Reminder::ALL.into_iter().filter(wanted).collect();
    }

    /// Returns when the next digest is due after a moment, in the player's time zone.
    pub fn next_digest(&self, zone: &Zone, after: Timestamp) -> Option<Timestamp> {
        zone.next(self.digest?, after)
    }
}

variants! {
    /// The events that a user who follows a match is notified of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Hears {
        /// Each move, and the end.
        Moves = "moves",
        /// The end only.
        End = "end",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminders_are_turned_on_and_off_one_by_one() {
        let mut notices = Notices::default();
        notices.set(Reminder::Quarter, true);
        assert_eq!(notices.reminders(), Reminder::ALL);
        notices.set(Reminder::Half, false);
        notices.set(Reminder::Half, false);
        assert_eq!(notices.reminders(), [Reminder::Quarter, Reminder::Eighth]);
        notices.place = NoticePlace::Nowhere;
        assert_eq!(notices.reminders(), []);
    }

    #[test]
    fn direct_messages_are_sent_to_a_player_who_chose_any_of_them() {
        for place in NoticePlace::ALL {
            let notices = Notices {
                place,
                ..Notices::default()
            };
            let is_direct = place == NoticePlace::Direct;
            assert_eq!(notices.are_direct(), is_direct, "{place:?}");
        }
        let turns = Notices {
            turns: true,
            ..Notices::default()
        };
        let digest = Notices {
            digest: Hour::new(9),
            ..Notices::default()
        };
        assert!(turns.are_direct());
        assert!(digest.are_direct());
    }

    #[test]
    fn a_digest_is_due_when_its_hour_begins_where_the_player_lives() {
        let at = |text| Timestamp::from_rfc3339(text).expect("a time");
        let tokyo = Zone::named("Asia/Tokyo").expect("a zone");
        let notices = Notices {
            digest: Hour::new(9),
            ..Notices::default()
        };
        let [today, tomorrow] = ["2026-07-01T00:00:00Z", "2026-07-02T00:00:00Z"].map(at);
        let before = at("2026-06-30T23:59:59Z");
        assert_eq!(notices.next_digest(&tokyo, before), Some(today));
        assert_eq!(notices.next_digest(&tokyo, today), Some(tomorrow));
        assert_eq!(Notices::default().next_digest(&tokyo, today), None);
    }
}
