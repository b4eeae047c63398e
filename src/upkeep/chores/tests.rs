//! Chores, on a real database of each engine.

use std::{collections::BTreeSet, future::ready, sync::Mutex};

use super::*;
use crate::{
    host::{
        LastContact, life,
        pass::{self, AT_ONCE},
    },
    upkeep::testing::Log,
};
use domain::{
    clock::{
        Hour,
        testing::{START, TestMachine},
    },
    matches::{
        ChallengeState, ChannelId, Closing, Invitation, LIFETIME, MatchId, Notices, Place, Players,
        ServerId, Shard, SideWish, Timing, UserId,
    },
};
use rules::{GameId, Side, words::Locale};
use store::{Cursor, Lock, ReadTx, StoreError, WriteTx, ids, on_both_engines, testing::Base};

on_both_engines!(
    an_unreadable_challenge_stops_neither_the_beat_nor_anything_else,
    a_chore_that_fails_rests_longer_each_time_and_is_named_in_the_log,
    a_chore_that_fails_early_keeps_none_after_it_from_its_turn,
    what_is_not_due_by_a_beat_that_lags_waits_as_long_again_for_the_next_one,
    what_fails_on_the_first_page_keeps_no_later_page_waiting,
    a_backlog_is_worked_off_page_by_page_with_beats_between,
    what_a_beat_makes_due_behind_the_cursor_does_not_wait_for_the_next_beat,
);

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_hours(24);

/// A bot that does some chores when the test says so.
struct Bot {
    host: Host,
    mover: watch::Sender<Duration>,
    chores: Chores,
    last: Beat,
    base: Base,
}

impl Bot {
    async fn begun(base: Base, table: &[Chore]) -> Bot {
        // However long the database takes.
        tokio::time::pause();
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        let last = life::wake(&host, &[Shard::ALL]).await.expect("wakes");
        Bot {
            host,
            mover,
            chores: Chores::new(table),
            last,
            base,
        }
    }

    /// Notes that the bot has run for this much longer, and gives all chores a turn.
    async fn beat_after(&mut self, time: Duration) {
        self.mover.send_modify(|shift| *shift += time);
        let contact = LastContact::at(self.host.clock.moment(), &[Shard::ALL]);
        self.last = life::beat(&self.host, &self.last, contact)
            .await
            .expect("beats");
        self.chores.begin(&self.host, &self.last);
    }

    /// Gives all chores as many turns as they want.
    async fn finish(&mut self) {
        while self.chores.want_turns() {
            self.chores.take_turns(&self.host).await;
        }
    }

    async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.host
            .store
            .write(Lock::None, job)
            .await
            .expect("written")
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.host.store.read(job).await.expect("read")
    }

    /// Returns the matches whose clocks are due.
    async fn due(&self) -> BTreeSet<MatchId> {
        let until = self.last.reached;
        let due = self.read(move |tx| tx.clocks().due(until, Cursor::START, 10_000));
        ids(due.await).into_iter().collect()
    }

    /// Takes one turn with all due clocks, running this on each.
    async fn turn(
        &self,
        pass: &mut Pass,
        act: impl Fn(MatchId) -> Result<(), Failure>,
    ) -> Result<Left, Failure> {
        pass::do_page(
            &self.host,
            pass,
            |tx, until, after| tx.clocks().due(until, after, AT_ONCE),
            |tx, until| tx.clocks().next_look(until),
            |id| ready(act(id)),
        )
        .await
    }
}

fn invitation() -> Invitation {
    Invitation {
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
    }
}

/// Begins a match in which the first player has three days to move.
fn begin(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = tx.challenges().insert(&invitation(), START)?;
    let players = Players::with(UserId(1), Side::First, UserId(2));
    tx.matches().insert(id, &invitation(), players, START)?;
    Ok(id)
}

async fn an_unreadable_challenge_stops_neither_the_beat_nor_anything_else(base: Base) {
    let mut bot = Bot::begun(base, &CHORES).await;
    let (spoilt, open, played) = bot
        .write(|tx| {
            let seat = || tx.challenges().insert(&invitation(), START);
            Ok((seat()?, seat()?, begin(tx)?))
        })
        .await;
    let sql = "UPDATE challenges SET start = 'nonsense'
               WHERE id = (SELECT min(id) FROM challenges)";
    assert_eq!(bot.base.change(sql), 1);
    bot.beat_after(LIFETIME).await;
    bot.finish().await;
    let until = bot.last.reached;
    let (left, state, end) = bot
        .read(move |tx| {
            assert!(tx.challenges().find(spoilt).is_err(), "it cannot be read");
            Ok((
                tx.challenges().expired(until, Cursor::START, 9)?,
                tx.challenges().find(open)?.expect("there").state,
                tx.matches().find(played)?.expect("there").end,
            ))
        })
        .await;
    assert_eq!(left, [], "it does not fail again");
    assert_eq!(state, ChallengeState::Closed(Closing::Expired));
    assert!(end.is_some(), "its clock has run out");
    bot.beat_after(SECOND).await;
}

async fn a_chore_that_fails_rests_longer_each_time_and_is_named_in_the_log(base: Base) {
    let (log, _logging) = Log::start();

    let mut bot = Bot::begun(base, &CHORES).await;
    let played = bot.write(begin).await;
    bot.base
        .change("ALTER TABLE puzzle_channels RENAME TO mislaid");
    bot.beat_after(DAY * 3).await;
    bot.finish().await;
    let end = bot.read(move |tx| Ok(tx.matches().find(played)?.expect("there").end));
    assert!(end.await.is_some(), "the others go on");
    let named = r#"chore="puzzles""#;
    for (seconds, failures) in [(0, 1), (8, 1), (3, 2), (15, 2), (6, 3), (30, 3), (11, 4)] {
        bot.beat_after(SECOND * seconds).await;
        bot.finish().await;
        assert_eq!(log.count(named), failures, "{seconds} s later");
    }
    assert_eq!(log.count("chore="), 4, "no other has failed");
    bot.base
        .change("ALTER TABLE mislaid RENAME TO puzzle_channels");
    for _ in 0..2 {
        bot.beat_after(LONGEST_REST).await;
        bot.finish().await;
    }
    assert_eq!(log.count(named), 4);
    let failures = bot.chores.0.iter().map(|progress| progress.failures);
    assert_eq!(failures.sum::<u32>(), 0, "it has got over it");
}

async fn a_chore_that_fails_early_keeps_none_after_it_from_its_turn(base: Base) {
    let mut bot = Bot::begun(base, &CHORES).await;
    let cleo = UserId(3);
    let open = bot
        .write(move |tx| {
            let daily = Notices {
                digest: Hour::new(9),
                ..Notices::default()
            };
            tx.reminders().set_notices(cleo, &daily, START)?;
            tx.challenges().insert(&invitation(), START)
        })
        .await;
    bot.base.change("ALTER TABLE prompts RENAME TO mislaid");
    bot.beat_after(LIFETIME).await;
    // Not even until the next round.
    bot.chores.take_turns(&bot.host).await;
    let failed: Vec<&str> = bot
        .chores
        .0
        .iter()
        .filter(|progress| progress.failures > 0)
        .map(|progress| progress.chore.name)
        .collect();
    assert_eq!(failed, ["pauses"]);
    let read = bot.read(move |tx| {
        let state = tx.challenges().find(open)?.expect("there").state;
        Ok((state, tx.reminders().digest_at(cleo)?.expect("one")))
    });
    let (state, digest) = read.await;
    assert_eq!(state, ChallengeState::Closed(Closing::Expired));
    assert!(digest > bot.last.reached, "the next one is planned");
}

async fn what_is_not_due_by_a_beat_that_lags_waits_as_long_again_for_the_next_one(base: Base) {
    const LAG: Duration = Duration::from_millis(500);
    let soon = Chore {
        name: "soon",
        turn: |_, pass| {
            let next = pass.until.after(Duration::from_millis(1));
            ready(Ok(Left::Until(Some(next)))).boxed()
        },
    };
    let mut bot = Bot::begun(base, &[soon]).await;
    let beat = async |bot: &mut Bot, contact| {
        bot.last = life::beat(&bot.host, &bot.last, contact)
            .await
            .expect("beats");
        bot.chores.begin(&bot.host, &bot.last);
        bot.finish().await;
    };
    let patience = |bot: &Bot| bot.chores.patience(bot.host.clock.now(), Some(&bot.last));
    let silent = LastContact::at(bot.host.clock.moment(), &[Shard::ALL]);
    tokio::time::advance(LAG).await;
    beat(&mut bot, silent).await;
    assert!(!bot.last.is_behind(), "Discord may just have been silent");
    assert_eq!(patience(&bot), LAG);
    tokio::time::advance(LAG).await;
    assert_eq!(patience(&bot), Duration::ZERO);
    // What becomes due after a beat that did not lag does not wait.
    let contact = LastContact::at(bot.host.clock.moment(), &[Shard::ALL]);
    beat(&mut bot, contact).await;
    assert_eq!(patience(&bot), Duration::from_millis(1));
    tokio::time::advance(Duration::from_millis(1)).await;
    assert_eq!(patience(&bot), Duration::ZERO);
}

#[test]
fn no_chore_rests_for_ever() {
    assert_eq!(rest_after(0), SHORTEST_REST);
    assert_eq!(rest_after(1), SHORTEST_REST * 2);
    assert_eq!(rest_after(u32::MAX), LONGEST_REST);
    let rest = Rest {
        from: START,
        pause: LONGEST_REST,
    };
    assert_eq!(
        rest.left(START.after(SECOND)),
        LONGEST_REST.saturating_sub(SECOND)
    );
    let set_back = START.before(Duration::from_hours(1));
    assert_eq!(rest.left(set_back), Duration::ZERO);
}

async fn what_fails_on_the_first_page_keeps_no_later_page_waiting(base: Base) {
    let mut bot = Bot::begun(base, &[]).await;
    let all = bot
        .write(|tx| {
            (0..=AT_ONCE)
                .map(|_| begin(tx))
                .collect::<Result<Vec<_>, _>>()
        })
        .await;
    bot.beat_after(DAY * 3).await;
    let (last, stuck) = all.split_last().expect("some");
    let tried = Mutex::new(Vec::new());
    let act = |id: MatchId| {
        tried.lock().expect("whole").push(id);
        if stuck.contains(&id) {
            return Err(StoreError::Worker.into());
        }
        Ok(())
    };
    let mut pass = Pass::new(bot.last.reached);
    assert!(bot.turn(&mut pass, act).await.is_err());
    assert_eq!(*tried.lock().expect("whole"), stuck, "each is tried once");
    assert_eq!(bot.turn(&mut pass, act).await.expect("done"), Left::More);
    assert_eq!(tried.lock().expect("whole").last(), Some(last));
}

async fn what_a_beat_makes_due_behind_the_cursor_does_not_wait_for_the_next_beat(base: Base) {
    let mut bot = Bot::begun(base, &[]).await;
    let [first, second] = bot.write(|tx| Ok([begin(tx)?, begin(tx)?])).await;
    bot.beat_after(DAY * 3).await;
    let reached = bot.last.reached;
    let next_beat = reached.after(SECOND);
    let done = Mutex::new(Vec::new());
    let turn = async |pass: &mut Pass| {
        let list = move |tx: &ReadTx<'_>, until, after| {
            let mut rows = tx.clocks().due(reached, after, AT_ONCE)?;
            rows.retain(|row| row.id == second || until >= next_beat);
            Ok(rows)
        };
        let act = |id: MatchId| {
            done.lock().expect("whole").push(id);
            ready(Ok(()))
        };
        let left = pass::do_page(&bot.host, pass, list, |_, _| Ok(None), act);
        left.await.expect("done")
    };
    let mut pass = Pass::new(reached);
    assert_eq!(turn(&mut pass).await, Left::More);
    pass.until = next_beat;
    while turn(&mut pass).await == Left::More {}
    assert_eq!(done.into_inner().expect("whole"), [second, first, second]);
}

async fn a_backlog_is_worked_off_page_by_page_with_beats_between(base: Base) {
    const MANY: usize = 1_050;
    let page = usize::try_from(AT_ONCE).expect("fits");
    let clocks = CHORES.iter().filter(|chore| chore.name == "clocks");
    let clocks: Vec<Chore> = clocks.copied().collect();
    let mut bot = Bot::begun(base, &clocks).await;
    bot.write(|tx| (0..MANY).try_for_each(|_| begin(tx).map(drop)))
        .await;
    bot.beat_after(DAY * 3).await;
    // As none of them changes, each would come first again.
    let seen = Mutex::new(Vec::new());
    let act = |id: MatchId| {
        seen.lock().expect("whole").push(id);
        Ok(())
    };
    let mut pass = Pass::new(bot.last.reached);
    let mut before = 0;
    while bot.turn(&mut pass, act).await.expect("done") == Left::More {
        let now = seen.lock().expect("whole").len();
        assert!(now - before <= page && now <= MANY, "{before}, {now}");
        before = now;
        bot.beat_after(SECOND).await;
    }
    let seen = seen.into_inner().expect("whole");
    let different: BTreeSet<MatchId> = seen.iter().copied().collect();
    assert_eq!((seen.len(), different), (MANY, bot.due().await));
    // A match that has ended is no longer due.
    for turns in 1..=2 {
        bot.chores.take_turns(&bot.host).await;
        assert_eq!(bot.due().await.len(), MANY - page * turns);
        bot.beat_after(SECOND).await;
    }
}
