//! What a player wants to be notified about.

use crate::host::{Cx, Failure, ReadCx};
use domain::{
    clock::{Timestamp, Zone},
    matches::{
        MatchId, Notices, UserId,
        clock::{Reminder, RunningClock},
    },
};
use store::{ClocksMut, Lock, ReadTx, WriteTx};

/// A player's notification settings, to be shown.
#[derive(Clone, Debug)]
pub struct NoticesView {
    /// The settings.
    pub notices: Notices,
    /// The player's time zone.
    pub zone: Zone,
    /// Since when Discord has refused direct messages to the player, if they want any.
    pub refused_at: Option<Timestamp>,
}

/// Loads what a player wants to be notified about.
pub fn load(cx: &ReadCx<'_>) -> Result<NoticesView, Failure> {
    view(cx.tx, cx.user())
}

/// Notes whether Discord accepted a direct message to the player, and returns their notification
/// settings.
pub fn note_direct(cx: &Cx<'_>, taken: bool) -> Result<NoticesView, Failure> {
    cx.tx.lock(Lock::User(cx.user()))?;
    cx.tx.reminders().note_direct(cx.user(), taken, cx.now)?;
    view(cx.tx, cx.user())
}

/// Changes a player's notification settings, and returns them.
pub fn change(cx: &Cx<'_>, change: impl Fn(&mut Notices)) -> Result<NoticesView, Failure> {
    let (tx, now, player) = (cx.tx, cx.now, cx.user());
    tx.lock(Lock::User(player))?;
    // A delivery notes the outcome of a direct message while it holds the lock of a
    // match.
    let waiting = lock_waiting(tx, player)?;
    let mut notices = tx.reminders().notices(player)?;
    change(&mut notices);
    tx.reminders().set_notices(player, &notices, now)?;
    reset_clocks(&tx.clocks(), &waiting, now)?;
    view(tx, player)
}

fn view(tx: &ReadTx<'_>, player: UserId) -> Result<NoticesView, Failure> {
    let notices = tx.reminders().notices(player)?;
    let refused_at = tx.reminders().refused_at(player)?;
    Ok(NoticesView {
        refused_at: refused_at.filter(|_| notices.are_direct()),
        zone: tx.habits().of_player(player)?.zone,
        notices,
    })
}

/// Locks the matches that wait for a player, in the order that everything else locks them.
fn lock_waiting(tx: &WriteTx<'_>, player: UserId) -> Result<Vec<MatchId>, Failure> {
    let waiting = tx.matches().waiting(player)?;
    let mut waiting: Vec<MatchId> = waiting.into_iter().map(|waiting| waiting.id).collect();
    waiting.sort_by_key(|id| id.0);
    for &id in &waiting {
        tx.lock(Lock::Match(id))?;
    }
    Ok(waiting)
}

/// Recomputes each clock's next wake-up. Does not send reminders that are already overdue.
fn reset_clocks(clocks: &ClocksMut<'_>, ids: &[MatchId], now: Timestamp) -> Result<(), Failure> {
    for &id in ids {
        if let Some(running) = clocks.running(id)? {
            let obstacles = clocks.obstacles(id, running.clock.reading().since)?;
            let past = running.clock.reminders(&Reminder::ALL, obstacles.stops());
            clocks.reset(id, &mark_as_sent(running, &past, now))?;
        }
    }
    Ok(())
}

/// Marks the reminders due by a given moment as sent.
pub(crate) fn mark_as_sent(
    running: RunningClock,
    reminders: &[(Timestamp, Reminder)],
    until: Timestamp,
) -> RunningClock {
    let made = reminders.iter().filter(|(at, _)| *at <= until);
    RunningClock {
        reminded: made.fold(running.reminded, |made, (_, one)| made.with(*one)),
        ..running
    }
}
