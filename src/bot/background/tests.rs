//! The heartbeat beside the chores, each in its own task.

use std::sync::{Arc, Mutex, mpsc};

use tokio::{
    sync::{oneshot, watch},
    task::{JoinSet, yield_now},
};

use super::*;
use crate::{
    clock::testing::{START, TestMachine},
    games::{GameId, Side},
    matches::{
        ChannelId, Invitation, MatchId, Place, Players, ServerId, Shard, SideWish, Timing, UserId,
    },
    store::{
        Cursor, Lock, Store, WriteTx,
        tests::base::{Base, on_both_engines},
    },
    words::Locale,
};

on_both_engines!(
    the_beat_goes_on_while_a_thousand_clocks_are_worked_off,
    the_beat_goes_on_while_a_chore_hangs,
);

const DAY: Duration = Duration::from_hours(24);

/// A process that beats and does its chores.
struct Running {
    store: Store,
    reach: Reach,
    mover: watch::Sender<Duration>,
    _tasks: JoinSet<()>,
}

impl Running {
    async fn start(store: Store) -> Running {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(store.clone(), clock.clone());
        let awake = host.wake(&[Shard::ALL]).await.expect("wakes");
        // Nobody is asked, because no post went without an answer.
        let http = serenity::HttpBuilder::new("")
            .proxy("http://127.0.0.1:9")
            .build();
        let reach = Reach::new(clock, Arc::new(http), &[Shard::ALL]);
        let mut tasks = JoinSet::new();
        tasks.spawn(beat(host.clone(), reach.clone(), awake));
        tasks.spawn(do_chores(host));
        Running {
            store,
            reach,
            mover,
            _tasks: tasks,
        }
    }

    /// Lets a minute pass, in which Discord is heard of.
    fn pass_minute(&self) {
        self.reach.hear(Shard::ALL);
        self.mover.send_modify(|shift| *shift += HEARTBEAT);
    }

    /// Lets a minute pass, and waits until the bot has noted once more that it runs, or nothing is left to be done.
    async fn beat_once(&self) {
        let (before, _) = self.look().await;
        self.pass_minute();
        loop {
            let (alive_at, left) = self.look().await;
            if alive_at != before || left == 0 {
                return;
            }
            yield_now().await;
        }
    }

    /// When the bot last noted that it runs, and how many clocks are due that were so at the start.
    async fn look(&self) -> (Option<crate::clock::Timestamp>, usize) {
        let read = self.store.read(|tx| {
            let due = tx.due_clocks(START, Cursor::START, 10_000)?.len();
            Ok::<_, StoreError>((tx.alive_at()?, due))
        });
        read.await.expect("read")
    }
}

/// A match in which the first player's time has run out.
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
    let at = START.before(DAY * 30);
    let id = tx.insert_challenge(&invitation, at)?;
    let players = Players::with(UserId(1), Side::First, UserId(2));
    tx.insert_match(id, &invitation, players, at)?;
    Ok(id)
}

async fn the_beat_goes_on_while_a_thousand_clocks_are_worked_off(base: Base) {
    const MANY: usize = 1_050;
    let store = base.open();
    let begun = store.write(Lock::None, |tx| {
        (0..MANY).try_for_each(|_| begin(tx).map(drop))
    });
    begun.await.expect("begun");
    let running = Running::start(store).await;
    while running.look().await.1 == MANY {
        yield_now().await;
    }
    for _ in 0..3 {
        running.beat_once().await;
    }
    assert!(running.look().await.1 > 0, "the last one is not done yet");
}

/// What was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("whole").extend(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Another process holds the lock of a match, as only a database with many writers lets it.
async fn the_beat_goes_on_while_a_chore_hangs(base: Base) {
    if !base.is_postgres() {
        return;
    }
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone());
    let _logging = tracing::subscriber::set_default(subscriber.finish());

    let store = base.open();
    let id = store.write(Lock::None, begin).await.expect("begun");
    let (release, held) = mpsc::channel::<()>();
    let (tell, locked) = oneshot::channel();
    let (held, tell) = (Mutex::new(held), Mutex::new(Some(tell)));
    let holder = tokio::spawn(async move {
        let hold = store.write(Lock::Match(id), move |_| {
            let tell = tell.lock().expect("whole").take();
            if let Some(tell) = tell {
                let _ = tell.send(());
            }
            let _ = held.lock().expect("whole").recv();
            Ok::<_, StoreError>(())
        });
        hold.await.expect("held");
    });
    locked.await.expect("locked");
    let running = Running::start(base.open()).await;
    while base.jobs_waiting() == 0 {
        yield_now().await;
    }
    running.beat_once().await;
    let (_, left) = running.look().await;
    assert_eq!(left, 1, "its clock is still to be looked at");
    let text = String::from_utf8(log.0.lock().expect("whole").clone()).expect("text");
    assert!(!text.contains("a chore has failed"), "{text}");
    release.send(()).expect("it waits");
    holder.await.expect("no panic");
    while running.look().await.1 > 0 {
        running.pass_minute();
        yield_now().await;
    }
}
