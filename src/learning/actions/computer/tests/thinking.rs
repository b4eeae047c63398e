//! Tests of waiting for a thinker: nobody else thinks about the turn in the meantime, and users take
//! turns.

use std::{num::NonZero, sync::mpsc, thread, time::Duration};

use futures_util::{FutureExt, future::join_all};
use tokio::{
    sync::{Mutex, MutexGuard, oneshot},
    time::timeout,
};

use super::*;
use crate::learning::actions::{computer::brain, thinking::think};

on_either_engine!(
    a_turn_that_waits_for_a_thinker_is_nobody_elses,
    nobody_thinks_about_a_turn_that_is_gone,
);

/// All thinkers, busy until this is dropped.
struct Busy {
    ends: Vec<mpsc::Sender<()>>,
    _alone: MutexGuard<'static, ()>,
}

/// Two tests that want all thinkers would wait for each other.
static ALONE: Mutex<()> = Mutex::const_new(());

impl Busy {
    async fn all() -> Busy {
        let alone = ALONE.lock().await;
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        let mut ends = Vec::new();
        for number in 1..processors.max(2) {
            let (end, ended) = mpsc::channel::<()>();
            let (begin, begun) = oneshot::channel();
            let user = UserId(900 + u64::try_from(number).expect("few"));
            let job = move || {
                let _ = begin.send(());
                let _ = ended.recv();
            };
            tokio::spawn(think(user, job));
            begun.await.expect("a thinker");
            ends.push(end);
        }
        Busy {
            ends,
            _alone: alone,
        }
    }

    fn free_one(&mut self) {
        self.ends.pop();
    }
}

#[tokio::test]
async fn users_think_by_turns() {
    let mut busy = Busy::all().await;
    let (say, said) = mpsc::channel();
    let thoughts = [(801, "a"), (801, "b"), (802, "c")].map(|(user, name)| {
        let say = say.clone();
        think(UserId(user), move || say.send(name).expect("heard"))
    });
    let mut all = join_all(thoughts);
    assert!((&mut all).now_or_never().is_none());
    busy.free_one();
    assert!(all.await.iter().all(Result::is_ok));
    let order: String = said.try_iter().collect();
    assert_eq!(order, "acb");
}

/// A move of the computer counts for the user it plays against, and queues with that user's other
/// requests.
#[tokio::test]
async fn the_computer_thinks_in_the_turn_of_who_plays_it() {
    let mut busy = Busy::all().await;
    let (say, said) = mpsc::channel();
    let (one, other) = (UserId(803), UserId(804));
    let tell = |user, name: &'static str| {
        let say = say.clone();
        async move {
            let told = think(user, move || say.send(name).expect("heard"));
            told.await.expect("told");
        }
    };
    let position = GameId::GuardAndTowers.start(None).expect("standard");
    let situation = brain::Situation {
        id: MatchId(1),
        position,
        played: Vec::new(),
    };
    let chosen = async {
        let chosen = brain::choose(other, Level::LOWEST, situation).await;
        assert!(chosen.expect("thinks").is_some());
    };
    let mut all = join_all([
        tell(one, "a").boxed(),
        chosen.boxed(),
        tell(other, "c").boxed(),
        tell(one, "b").boxed(),
    ]);
    assert!((&mut all).now_or_never().is_none());
    busy.free_one();
    all.await;
    let order: String = said.try_iter().collect();
    assert_eq!(order, "abc", "the move was the other's first");
}

async fn a_turn_that_waits_for_a_thinker_is_nobody_elses(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [here, there] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let begun = here
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    let busy = Busy::all().await;
    let turn = turns(&here).await[0];
    let waiting = tokio::spawn({
        let here = here.clone();
        async move { play_turn(&here, HOLDER, turn).await }
    });
    // That takes longer than a lease, which is renewed in time.
    for _ in 0..6 {
        let before = next_turn(&here).await;
        for tries in 0.. {
            assert!(tries < 12, "the lease is not renewed");
            // The other task may have checked the clock only after the last time.
            mover.send_modify(|shift| *shift += Duration::from_secs(30));
            let renewed = async {
                let mut due = before;
                while due == before || due <= Some(clock.now()) {
                    due = next_turn(&here).await;
                }
            };
            // A busy disk may take seconds for it.
            if timeout(Duration::from_secs(5), renewed).await.is_ok() {
                break;
            }
        }
        let claimed = claim(&there, Holder(2), 9).await;
        assert_eq!(claimed.expect("claims").turns, []);
    }
    drop(busy);
    let played = waiting.await.expect("no panic");
    played.expect("plays");
    assert_eq!(found(&here, begun.id).await.ply(), 1);
}

/// A turn that is taken back stops waiting for a thinker.
async fn nobody_thinks_about_a_turn_that_is_gone(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    let _busy = Busy::all().await;
    let turn = turns(&host).await[0];
    let mut waiting = tokio::spawn({
        let host = host.clone();
        async move { play_turn(&host, HOLDER, turn).await }
    });
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    taken.expect("taken back");
    for tries in 0.. {
        assert!(tries < 12, "it waits for ever");
        mover.send_modify(|shift| *shift += Duration::from_secs(30));
        if let Ok(ended) = timeout(Duration::from_secs(5), &mut waiting).await {
            ended.expect("no panic").expect("nothing to play");
            break;
        }
    }
    assert_eq!(found(&host, id).await.ply(), 0);
}
