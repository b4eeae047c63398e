//! One match of the year, by the second computation, and a check that the bot's version is the
//! same.

use super::naive::{Naive, Stretch};
use domain::{
    clock::Timestamp,
    matches::{
        Flag, MatchId, ServerId, Termination,
        clock::{ClockState, Reminder},
    },
};
use rules::{Outcome, Side};
use store::{ReadTx, StoreError};

/// How a match has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// By the rules, through a move.
    Played,
    /// Time ran out, and it ended automatically.
    TimeOut,
    /// The same before it had begun.
    Unplayed,
    /// Nobody claimed it.
    LongStop,
    /// It was claimed.
    Claimed,
}

/// The expected state of a match.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) id: MatchId,
    pub(super) players: [usize; 2],
    pub(super) server: ServerId,
    pub(super) flag: Flag,
    /// Whether the players move so quickly that their reserves fill.
    pub(super) is_eager: bool,
    pub(super) naive: Naive,
    pub(super) unshown: Vec<Stretch>,
    /// The plies that were played and not taken back.
    pub(super) moves: Vec<usize>,
    /// Increases with each turn, so that a player about to move can tell whether it is still their
    /// turn.
    pub(super) turn: u32,
    /// When time runs out.
    pub(super) deadline: Option<i64>,
    /// When it ran out, if the match has been claimable since.
    pub(super) out_at: Option<i64>,
    /// When it ends then.
    pub(super) ends_at: Option<i64>,
    pub(super) ending: Option<Ending>,
}

impl Table {
    /// Returns when something will happen automatically.
    pub(super) fn due(&self) -> Option<i64> {
        match (self.ending, self.out_at) {
            (Some(_), _) => None,
            (None, None) => self.deadline,
            (None, Some(_)) => self.ends_at,
        }
    }

    /// Returns whether both sides have made two moves.
    pub(super) fn has_begun(&self) -> bool {
        [0, 1].iter().all(|side| {
            let moves = self.moves.iter().filter(|by| *by == side);
            moves.count() >= 2
        })
    }

    /// Returns how a match ends whose time has run out.
    pub(super) fn by_time(&self, ending: Ending) -> Ending {
        if self.has_begun() {
            ending
        } else {
            Ending::Unplayed
        }
    }

    /// Compares it with the stored state.
    pub(super) fn check(
        &self,
        tx: &ReadTx<'_>,
        now: Timestamp,
        last_second: i64,
    ) -> Result<(), StoreError> {
        let found = tx.matches().find(self.id)?.expect("there");
        let Some(running) = tx.clocks().running(self.id)? else {
            let end = found.end.expect("it has ended");
            let ending = self
                .ending
                .unwrap_or_else(|| panic!("{}: {end} at {}, {self:#?}", self.id, now.to_rfc3339()));
            let winner = Side::BOTH[1 - self.naive.mover];
            match ending {
                Ending::Played => assert!(end.is_by_move(), "{self:#?}"),
                Ending::Unplayed => assert_eq!(end.termination, Termination::Unplayed),
                Ending::TimeOut | Ending::LongStop | Ending::Claimed => {
                    assert_eq!(end.termination, Termination::Timeout, "{self:#?}");
                    assert_eq!(end.outcome, Some(Outcome::Win(winner)), "{self:#?}");
                }
            }
            return Ok(());
        };
        assert_eq!(self.ending, None, "at {}: {self:#?}", now.to_rfc3339());
        let obstacles = tx
            .clocks()
            .obstacles(self.id, running.clock.reading().since)?;
        let stops = obstacles.stops();
        assert_eq!(running.clock.mover().index(), self.naive.mover);
        for side in Side::BOTH {
            let left = running.clock.left(side, now, stops).as_secs();
            let expected = self.naive.left[side.index()].unsigned_abs();
            assert_eq!(
                left,
                expected,
                "{side:?} at {}: {self:#?}",
                now.to_rfc3339()
            );
        }
        let deadline = running.clock.deadline(stops).map(Timestamp::seconds);
        let seen = deadline.filter(|deadline| *deadline < last_second);
        assert_eq!(
            seen,
            self.out_at.or(self.deadline),
            "at {}: {self:#?}",
            now.to_rfc3339()
        );
        let is_unshown = self
            .unshown
            .last()
            .is_some_and(|(_, until)| until.is_none());
        if is_unshown && self.out_at.is_none() {
            assert_eq!(running.deadline, None, "{self:#?}");
        }
        assert_eq!(running.claimable, self.out_at.is_some(), "{self:#?}");
        if self.out_at.is_none() {
            // Nobody is reminded while the clock is stopped, nor more than an hour early in one
            // message with another match.
            let stands = matches!(running.clock.state(now, stops), ClockState::Stopped { .. });
            let early = (self.naive.had / 16).min(60 * 60);
            for (reminder, parts) in [(Reminder::Half, 2), (Reminder::Eighth, 8)] {
                let left = self.naive.left[self.naive.mover];
                let comes_at = self.naive.had / parts;
                if running.reminded.has(reminder) {
                    assert!(left <= comes_at + early, "{reminder:?}: {self:#?}");
                } else if comes_at >= 2 * 60 {
                    assert!(stands || left > comes_at, "{reminder:?}: {self:#?}");
                }
            }
        }
        Ok(())
    }
}
