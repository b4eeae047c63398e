//! Clocks: looking at those that are due, and claiming a match whose time has run out.

use std::{fmt, time::Duration};

use super::{Failure, Host, Standing, find_match, notices::note, venues::tell_end, watches};
use crate::{
    causes::chain,
    clock::Timestamp,
    games::Side,
    matches::{
        End, Flag, Match, MatchId, Record, Refusal, ServerId, Termination, TimeRefusal, Timing,
        UserId,
        clock::{Reminder, RunOut},
    },
    store::{Lock, Post, ReadTx, Ticking, WriteTx},
};

/// How many due clocks are looked for at once.
const AT_ONCE: u32 = 100;

/// When clocks are looked at again at the latest: other processes change them too.
pub(super) const LOOK_EVERY: Duration = Duration::from_mins(1);

/// When something is tried again that is due and cannot be read.
pub(super) const UNREADABLE: Duration = Duration::from_hours(1);

/// The clock of a match, as a board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// What the challenge said.
    pub timing: Timing,
    /// The time that each side has left, by [`Side::index`]: on a board for now, at this moment, else
    /// when the turn began.
    pub left: [Duration; 2],
    /// When the mover's time runs out. None while nobody can tell.
    pub deadline: Option<Timestamp>,
    /// What stands still. Only boards for now tell of it.
    pub standing: Standing,
}

impl ClockView {
    /// Loads the clock of a running match, if it has one.
    pub(super) fn load(tx: &ReadTx<'_>, id: MatchId) -> Result<Option<ClockView>, Failure> {
        let Some(ticking) = tx.ticking(id)? else {
            return Ok(None);
        };
        let reading = ticking.clock.reading();
        let obstacles = tx.obstacles(id, reading.since)?;
        Ok(Some(ClockView {
            timing: ticking.timing,
            left: reading.left,
            deadline: ticking.clock.deadline(obstacles.stops()),
            standing: Standing::default(),
        }))
    }

    /// The same with the time that each side has left now.
    pub(super) fn read_at(
        mut self,
        tx: &ReadTx<'_>,
        id: MatchId,
        now: Timestamp,
    ) -> Result<ClockView, Failure> {
        if let Some(Ticking { clock, .. }) = tx.ticking(id)? {
            let obstacles = tx.obstacles(id, clock.reading().since)?;
            self.left = Side::BOTH.map(|side| clock.left(side, now, obstacles.stops()));
        }
        Ok(self)
    }
}

impl Host {
    /// Does what is due until a moment: reminds, tells that time has run out or a vacation has begun, ends
    /// matches, sends digests, asks for players who may be missing. Gives when to look again.
    ///
    /// It must come after a [beat](Host::beat), which notes what time does not count, and tells until
    /// when players could play. Clocks come first. What is broken of one match or player keeps no other
    /// waiting.
    pub async fn tick(&self, until: Timestamp) -> Result<Timestamp, Failure> {
        let latest = until.after(LOOK_EVERY);
        self.store.plan_look(latest);
        self.look_at_due(until).await?;
        self.end_pauses(until).await?;
        self.tell_vacations(until).await?;
        self.send_digests(until).await?;
        self.look_for_missing(until).await?;
        let next = self.store.read(move |tx| {
            let looks = [tx.next_look(until)?, tx.next_digest()?, tx.next_prompt()?];
            Ok::<_, Failure>(looks.into_iter().flatten().min())
        });
        let next = next.await?.map_or(latest, |next| next.min(latest));
        self.store.plan_look(next);
        Ok(next)
    }

    /// Waits until a clock is to be looked at before it was planned.
    pub async fn sooner(&self) {
        self.store.sooner().await;
    }

    /// Does what is due with clocks.
    async fn look_at_due(&self, until: Timestamp) -> Result<(), Failure> {
        let mut before = Vec::new();
        loop {
            let due = self
                .store
                .read(move |tx| Ok::<_, Failure>(tx.due_clocks(until, AT_ONCE)?));
            let due = due.await?;
            if due.is_empty() {
                return Ok(());
            }
            if due == before {
                tracing::error!(?due, "clocks are due still that were looked at");
                return Ok(());
            }
            for id in &due {
                self.look_at(*id, until).await?;
            }
            before = due;
        }
    }

    /// Takes the buttons of pauses away that have ended by themselves.
    async fn end_pauses(&self, now: Timestamp) -> Result<(), Failure> {
        loop {
            let due = self
                .store
                .read(move |tx| Ok::<_, Failure>(tx.due_prompts(now, AT_ONCE)?));
            let due = due.await?;
            if due.is_empty() {
                return Ok(());
            }
            for id in due {
                let checked = self.store.write(Lock::Match(id), move |tx| {
                    Ok::<_, Failure>(tx.check_prompts(id, now)?)
                });
                if fails_for_good(checked.await, id, "a pause cannot be read")? {
                    self.store
                        .write(Lock::Match(id), move |tx| {
                            Ok::<_, Failure>(tx.put_off_prompts(id, now.after(UNREADABLE))?)
                        })
                        .await?;
                }
            }
        }
    }

    /// Does what is due with one clock. One that cannot be read keeps no other waiting.
    async fn look_at(&self, id: MatchId, now: Timestamp) -> Result<(), Failure> {
        let looked = async {
            let looked = self
                .store
                .write(Lock::Match(id), move |tx| look_at(tx, id, now));
            match looked.await? {
                Some(player) => self.remind(player, id, now).await,
                None => Ok(()),
            }
        };
        if fails_for_good(looked.await, id, "a clock cannot be read")? {
            self.store
                .write(Lock::Match(id), move |tx| {
                    Ok::<_, Failure>(tx.put_off_clock(id, now.after(UNREADABLE))?)
                })
                .await?;
        }
        Ok(())
    }

    /// Ends a match in which the time of the opponent of `by` has run out, or the opponent has done
    /// nothing for long. If it is too early for that, the opponent may have left the server, so that is
    /// asked.
    pub async fn claim(&self, server: ServerId, id: MatchId, by: UserId) -> Result<(), Failure> {
        let now = self.clock.now();
        let refused = self.store.write(Lock::Match(id), move |tx| {
            let found = find_match(tx, server, id)?;
            let side = found.check_player(by)?;
            match claim(tx, &found, side, now) {
                Ok(()) => Ok(None),
                Err(Failure::Refused(refusal)) => {
                    if let Some(player) = tx.turn(id)?.filter(|player| *player != by) {
                        tx.look_for(id, player, now)?;
                    }
                    Ok(Some(refusal))
                }
                Err(failure) => Err(failure),
            }
        });
        match refused.await? {
            None => Ok(()),
            Some(refusal) => Err(Failure::Refused(refusal)),
        }
    }
}

/// Logs what would fail again, so that nobody else waits for it, and gives whether that is so. It is
/// about this match or player. What may pass fails still.
pub(super) fn fails_for_good(
    done: Result<(), Failure>,
    about: impl fmt::Debug,
    what: &str,
) -> Result<bool, Failure> {
    match done {
        Err(failure) if !failure.may_pass() => {
            tracing::error!(?about, error = chain(&failure), "{what}");
            Ok(true)
        }
        done => done.map(|()| false),
    }
}

fn claim(tx: &WriteTx<'_>, found: &Match, side: Side, now: Timestamp) -> Result<(), Failure> {
    let id = found.id;
    let Some(ticking) = tx.ticking(id)? else {
        return watches::claim(tx, found, side, now);
    };
    let obstacles = tx.obstacles(id, ticking.clock.reading().since)?;
    let stops = obstacles.stops();
    if ticking.clock.mover() == side {
        return Err(TimeRefusal::OwnTime(id).into());
    }
    if !ticking.clock.has_run_out(known(tx, id, now)?, stops) {
        let until = ticking.clock.deadline(stops);
        return Err(TimeRefusal::TimeLeft(id, until).into());
    }
    end_against(tx, found, ticking.clock.mover(), Termination::Timeout, now)
}

/// Refuses a move for which there is no time left, though nobody has ended the match yet.
pub(super) fn check_time(tx: &ReadTx<'_>, found: &Match, now: Timestamp) -> Result<(), Failure> {
    let Some(ticking) = tx.ticking(found.id)? else {
        return Ok(());
    };
    let due = ticking.deadline.is_some_and(|deadline| deadline <= now);
    if due && ticking.timing.flag == Flag::End {
        let obstacles = tx.obstacles(found.id, ticking.clock.reading().since)?;
        if ticking
            .clock
            .has_run_out(known(tx, found.id, now)?, obstacles.stops())
        {
            return Err(TimeRefusal::TimeIsUp(found.id).into());
        }
    }
    Ok(())
}

/// This moment, or the last at which the players of a match are known to have been able to play.
/// After an outage, the time of it does not count, but only the next beat of the match's shard notes
/// that.
pub(super) fn known(tx: &ReadTx<'_>, id: MatchId, now: Timestamp) -> Result<Timestamp, Failure> {
    Ok(tx.reached(id)?.map_or(now, |reached| reached.min(now)))
}

/// Whether the time of a match has run out by what is [known] now: not after this deadline alone.
pub(super) fn is_past(
    tx: &ReadTx<'_>,
    id: MatchId,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Result<bool, Failure> {
    match deadline.filter(|deadline| *deadline <= now) {
        Some(deadline) => Ok(deadline <= known(tx, id, now)?),
        None => Ok(false),
    }
}

/// Does what is due with one clock, except reminding, which is about a player: gives whom to remind.
fn look_at(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<Option<UserId>, Failure> {
    let now = known(tx, id, now)?;
    let Some(ticking) = tx.ticking(id)? else {
        return Ok(None);
    };
    let obstacles = tx.obstacles(id, ticking.clock.reading().since)?;
    let (clock, stops) = (ticking.clock, obstacles.stops());
    if clock.has_run_out(now, stops) {
        let flag = ticking.timing.flag;
        let is_over = clock.ends_at(flag, stops).is_some_and(|end| end <= now);
        // There is nothing to claim in a match that has hardly begun.
        if is_over || come_to(tx, id, clock.mover())? == RunOut::Aborted {
            let found = tx.find_match(id)?.ok_or(Refusal::Unknown(id))?;
            end_against(tx, &found, clock.mover(), Termination::Timeout, now)?;
            return Ok(None);
        }
        if !ticking.claimable {
            tx.say(id, &Post::TimeUp, now)?;
        }
        let claimable = Ticking {
            claimable: true,
            ..ticking
        };
        tx.reset_clock(id, &claimable)?;
        return Ok(None);
    }
    let chosen = clock.reminders(&tx.mover_reminders(id, &clock)?, stops);
    let is_due = |(at, one): &(Timestamp, Reminder)| *at <= now && !ticking.reminded.has(*one);
    if chosen.iter().any(is_due) {
        return Ok(tx.turn(id)?);
    }
    let all = clock.reminders(&Reminder::ALL, stops);
    tx.reset_clock(id, &note(ticking, &all, now))?;
    Ok(None)
}

/// Ends a match for the opponent of this side, which has run out of time or away. One that has hardly
/// begun ends without a result.
pub(super) fn end_against(
    tx: &WriteTx<'_>,
    found: &Match,
    mover: Side,
    termination: Termination,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = found.id;
    let end = match come_to(tx, id, mover)? {
        RunOut::Decided(outcome) => End {
            outcome: Some(outcome),
            termination,
        },
        RunOut::Aborted => End {
            outcome: None,
            termination: Termination::Unplayed,
        },
    };
    tx.set_end(id, end, now)?;
    tx.say(id, &Post::Result, now)?;
    tell_end(tx, id, now)
}

/// What a match comes to in which the time of this side has run out.
fn come_to(tx: &ReadTx<'_>, id: MatchId, mover: Side) -> Result<RunOut, Failure> {
    let record = tx.record(id)?.ok_or(Refusal::Unknown(id))?;
    Ok(RunOut::of(mover, moves_made(&record)))
}

/// How many moves each side has made, by [`Side::index`]. Plies of one side in a row are one move:
/// a choice, and what follows from it.
pub(super) fn moves_made(record: &Record) -> [u32; 2] {
    let mut made = [0; 2];
    let mut last = None;
    for ply in record.plies() {
        let side = ply.mv.side();
        if last != Some(side) {
            made[side.index()] += 1;
        }
        last = Some(side);
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::{
            Hour,
            testing::{START, TestMachine},
        },
        games::GameId,
        matches::{ChannelId, Invitation, Notices, Place, Players, SideWish},
        store::{Address, Store, StoreError},
        words::Locale,
    };

    const DAY: Duration = Duration::from_hours(24);

    /// A match in which the first player has three days to move.
    fn begin(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
        let invitation = Invitation {
            place: Place {
                server: ServerId(10),
                channel: ChannelId(20),
                locale: Locale::English,
            },
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: UserId(1),
            opponent: None,
            wish: SideWish::Side(Side::First),
            timing: Timing::default(),
            rated: false,
            rematch_of: None,
        };
        let id = tx.insert_challenge(&invitation, START)?;
        let players = Players::with(UserId(1), Side::First, UserId(2));
        tx.insert_match(id, &invitation, players, START)?;
        Ok(id)
    }

    #[tokio::test]
    async fn what_is_broken_of_one_player_keeps_no_other_waiting() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("courtier.db");
        let store = Store::open(&Address::File(path.clone())).expect("opens");
        let (cleo, dan) = (UserId(3), UserId(4));
        let daily = Notices {
            digest: Hour::new(9),
            ..Notices::default()
        };
        let begun: Result<_, StoreError> = store
            .write(Lock::None, move |tx| {
                tx.set_notices(cleo, &daily, START)?;
                tx.set_notices(dan, &daily, START.after(DAY))?;
                Ok((begin(tx)?, begin(tx)?))
            })
            .await;
        let (id, corrupt) = begun.expect("begun");
        rusqlite::Connection::open(&path)
            .expect("opens")
            .execute_batch(&format!(
                "INSERT INTO habits (player, at, zone) VALUES (3, 1, 'Nowhere');
                 UPDATE clocks SET had = 1 WHERE match = {corrupt};
                 INSERT INTO prompts (match, kind, channel, message, until_at)
                 VALUES ({corrupt}, 'resume', 1, 1, 1);",
                corrupt = corrupt.0
            ))
            .expect("broken");
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(store.clone(), clock);
        let now = START.after(DAY * 4);
        let next = host.tick(now).await.expect("what is broken is put off");
        assert!(next > now);
        let found = store.read(move |tx| {
            let found = tx.find_match(id)?.expect("there");
            Ok::<_, StoreError>((found.end, tx.digest_at(cleo)?, tx.digest_at(dan)?))
        });
        let (end, cleos, dans) = found.await.expect("read");
        assert_eq!(end.expect("ended").termination, Termination::Unplayed);
        assert!(cleos > Some(now) && dans > Some(now), "{cleos:?}, {dans:?}");
    }

    /// Whether there was an outage is known only until the last beat.
    #[tokio::test]
    async fn a_move_is_late_and_a_claim_in_time_once_players_could_play_until_then() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = Address::File(folder.path().join("courtier.db"));
        let store = Store::open(&file).expect("opens");
        let id = store.write(Lock::None, begin).await.expect("begun");
        let up = START.after(DAY * 3);
        let tried = async |alive: Timestamp, now: Timestamp| {
            let tries = store.write(Lock::Match(id), move |tx| {
                tx.beat(alive)?;
                let found = tx.find_match(id)?.expect("there");
                let late = check_time(tx, &found, now).err();
                // What would be changed is not.
                let claimed = claim(tx, &found, Side::Second, now).err();
                Err::<(), _>(Failure::Refused(Refusal::Time(match (late, claimed) {
                    (None, Some(Failure::Refused(Refusal::Time(claim)))) => claim,
                    (Some(Failure::Refused(Refusal::Time(late))), None) => late,
                    other => panic!("{other:?}"),
                })))
            });
            match tries.await {
                Err(Failure::Refused(Refusal::Time(refusal))) => refusal,
                other => panic!("{other:?}"),
            }
        };
        let second = Duration::from_secs(1);
        let early = TimeRefusal::TimeLeft(id, Some(up));
        assert_eq!(tried(up.before(second), up.before(second)).await, early);
        assert_eq!(tried(up.before(second), up.after(DAY)).await, early);
        assert_eq!(tried(up, up).await, TimeRefusal::TimeIsUp(id));
    }
}
