//! Reminders: one message for all of a player's matches in which one is due, and its contents.

use std::time::Duration;

use super::{LOOK_EVERY, known};
use crate::{
    clocks::actions::ClockView,
    host::{Failure, Host, find_record},
    matches::actions::views::{is_fixture, name_in},
    players::actions::notices::mark_as_sent,
};
use domain::{
    clock::Timestamp,
    matches::{
        Flag, MatchId, NoticePlace, ServerId, UserId, WatchStage,
        clock::{ClockState, MatchClock, Reminder, RunOut},
    },
};
use rules::variants;
use store::{Lock, ReadTx, ReminderId, Venue, WaitingMatch, WriteTx};

/// How early a reminder can be sent to share a message with another one.
const AHEAD: Duration = Duration::from_hours(1);

/// The player must have had at least this many times as long as that, so that one message never
/// holds two reminders of the same turn, or any of a live match.
const AHEAD_PART: u32 = 16;

/// When to look again at a clock that is stopped for an unknown time.
const STANDS: Duration = Duration::from_hours(1);

variants! {
    /// The consequence when a player's time runs out.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Threat {
        /// The player loses.
        Loss = "loss",
        /// The opponent can claim the win.
        Claim = "claim",
        /// The match, which has hardly begun, ends without a result.
        Abort = "abort",
    }
}

/// A match that waits for a player, to be shown.
#[derive(Clone, Debug)]
pub struct WaitingView {
    /// The match.
    pub waiting: WaitingMatch,
    /// The opponent's name.
    pub opponent: String,
}

/// A reminder, to be posted.
#[derive(Clone, Debug)]
pub struct ReminderView {
    /// The reminder.
    pub id: ReminderId,
    /// The player to remind.
    pub player: UserId,
    /// Whether it is a direct message.
    pub direct: bool,
    /// The matches for which it is still relevant, in the order in which time runs out. There may
    /// be none left.
    pub lines: Vec<(WaitingView, Threat)>,
    /// The venue of the match in whose thread it is posted; the match's channel if there is no
    /// thread.
    pub venue: Venue,
}

/// Reminds a player of all matches in which a reminder is due. `due` is one of them.
pub(crate) async fn send(
    host: &Host,
    player: UserId,
    due: MatchId,
    now: Timestamp,
) -> Result<(), Failure> {
    host.store
        .write(Lock::User(player), move |tx| remind(tx, player, due, now))
        .await
}

impl WaitingView {
    /// Loads what is shown of a waiting match.
    pub(crate) fn load(tx: &ReadTx<'_>, waiting: &WaitingMatch) -> Result<WaitingView, Failure> {
        // The stored clock may be from before an outage.
        let clock = ClockView::load(&tx.clocks(), waiting.id)?;
        Ok(WaitingView {
            opponent: name_in(tx, waiting.server, waiting.id, waiting.opponent)?,
            waiting: WaitingMatch {
                deadline: clock.and_then(|clock| clock.deadline),
                ..waiting.clone()
            },
        })
    }
}

/// Returns what a reminder says about the matches for which it is still relevant.
pub(crate) fn lines(
    tx: &ReadTx<'_>,
    id: ReminderId,
) -> Result<Vec<(WaitingView, Threat)>, Failure> {
    let Some(reminder) = tx.reminders().find(id)? else {
        return Ok(Vec::new());
    };
    let mut lines = Vec::new();
    for waiting in tx.matches().waiting(reminder.player)? {
        if reminder.matches.contains(&waiting.id) {
            lines.extend(line(tx, &waiting)?);
        }
    }
    Ok(lines)
}

/// Returns what a reminder says about a match. `None` once the time has run out.
fn line(tx: &ReadTx<'_>, waiting: &WaitingMatch) -> Result<Option<(WaitingView, Threat)>, Failure> {
    let Some(running) = tx
        .clocks()
        .running(waiting.id)?
        .filter(|one| !one.claimable)
    else {
        return Ok(None);
    };
    let obstacles = tx
        .clocks()
        .obstacles(waiting.id, running.clock.reading().since)?;
    let Some(deadline) = running.clock.deadline(obstacles.stops()) else {
        return Ok(None);
    };
    let made = find_record(&tx.matches(), waiting.id)?.moves_made();
    let threat = match (running.timing.flag, RunOut::of(running.clock.mover(), made)) {
        // There, who hasn't moved in time loses by forfeit.
        (_, RunOut::Aborted) if is_fixture(tx, waiting.id)? => Threat::Loss,
        (_, RunOut::Aborted) => Threat::Abort,
        (Flag::Claim, RunOut::Decided(_)) => Threat::Claim,
        (Flag::End, RunOut::Decided(_)) => Threat::Loss,
    };
    let mut view = WaitingView::load(tx, waiting)?;
    view.waiting.deadline = Some(deadline);
    Ok(Some((view, threat)))
}

fn remind(tx: &WriteTx<'_>, player: UserId, due: MatchId, now: Timestamp) -> Result<(), Failure> {
    let notices = tx.reminders().notices(player)?;
    let waiting = tx.matches().waiting(player)?;
    let mut ids: Vec<MatchId> = waiting.iter().map(|one| one.id).collect();
    ids.sort_by_key(|id| id.0);
    let mut named = Vec::new();
    for id in ids {
        tx.lock(Lock::Match(id))?;
        if tx.matches().turn(id)? == Some(player) && is_due(tx, id, notices.reminders(), now)? {
            named.push(id);
            // A player who has left the server cannot be reminded.
            tx.watches().look_for(id, player, now)?;
        }
    }
    if !waiting.iter().any(|one| one.id == due) {
        tx.clocks().put_off(due, now.after(LOOK_EVERY))?;
    }
    let named = waiting.iter().filter(|one| named.contains(&one.id));
    for (server, matches) in by_place(notices.place, named) {
        tx.reminders().remind(player, server, &matches, now)?;
    }
    Ok(())
}

/// Returns whether a reminder of a match is due, or will be soon. If so, marks it as sent. Uses the
/// same time as the caller that found it due.
fn is_due(
    tx: &WriteTx<'_>,
    id: MatchId,
    chosen: &[Reminder],
    now: Timestamp,
) -> Result<bool, Failure> {
    let now = known(&tx.life(), id, now)?;
    let Some(running) = tx
        .clocks()
        .running(id)?
        .filter(|running| !running.claimable)
    else {
        return Ok(false);
    };
    let obstacles = tx.clocks().obstacles(id, running.clock.reading().since)?;
    let (clock, stops) = (running.clock, obstacles.stops());
    match clock.state(now, stops) {
        ClockState::RunOut => return Ok(false),
        ClockState::Stopped { until, .. } => {
            let is_late = clock
                .reminders(chosen, stops)
                .iter()
                .any(|(at, one)| *at <= now && !running.reminded.has(*one));
            if is_late {
                let again = until.filter(|until| *until > now);
                tx.clocks()
                    .put_off(id, again.unwrap_or_else(|| now.after(STANDS)))?;
            }
            return Ok(false);
        }
        ClockState::Running => {}
    }
    let past = mark_as_sent(running, &clock.reminders(&Reminder::ALL, stops), now);
    let soon = mark_as_sent(past, &clock.reminders(chosen, stops), soon(&clock, now));
    let is_new = chosen
        .iter()
        .any(|one| soon.reminded.has(*one) && !running.reminded.has(*one));
    if soon.reminded != running.reminded {
        tx.clocks().reset(id, &soon)?;
    }
    let has_left = tx
        .watches()
        .find(id)?
        .is_some_and(|watch| watch.stage == WatchStage::Departed);
    Ok(is_new && !has_left)
}

/// Returns the moment up to which a reminder is sent along with another.
fn soon(clock: &MatchClock, now: Timestamp) -> Timestamp {
    now.after(AHEAD.min(clock.reading().had / AHEAD_PART))
}

/// Groups the matches by message, each with the server if it is posted there.
fn by_place<'w>(
    place: NoticePlace,
    matches: impl Iterator<Item = &'w WaitingMatch>,
) -> Vec<(Option<ServerId>, Vec<MatchId>)> {
    let mut places: Vec<(Option<ServerId>, Vec<MatchId>)> = Vec::new();
    for one in matches {
        let server = match place {
            NoticePlace::Thread | NoticePlace::Channel => Some(one.server),
            NoticePlace::Direct => None,
            NoticePlace::Nowhere => continue,
        };
        match places.iter_mut().find(|(other, _)| *other == server) {
            Some((_, matches)) => matches.push(one.id),
            None => places.push((server, vec![one.id])),
        }
    }
    places
}
