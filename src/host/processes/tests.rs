//! Several processes on one database, beat by beat.

use std::{collections::BTreeMap, time::Duration};

use tokio::time::{advance, pause};

use super::*;
use crate::host::{announcements, processes};
use domain::{
    clock::{
        Clock,
        testing::{START, TestMachine},
    },
    processes::BEAT,
};
use store::{Post, on_both_engines, testing::Base};

on_both_engines!(
    one_process_has_everything_at_once,
    a_shard_is_handed_over_without_a_gap_and_without_being_answered_twice,
    one_that_leaves_is_relieved_of_everything,
    what_a_dead_process_had_goes_to_the_others,
    a_fixed_shard_replaces_the_process_that_had_it,
    one_that_was_taken_for_dead_by_mistake_goes_on,
    after_all_have_died_there_are_as_many_shards_as_discord_recommends_now,
);

/// A process, and what it knows.
struct Process {
    host: Host,
    member: Member,
    report: Report,
    /// Whether its shards are connected one beat after it begins to connect them.
    connects: bool,
    answers: BTreeMap<u32, Answering>,
    has_heirs: bool,
}

impl Process {
    fn new(base: &Base, clock: &Clock, number: i64, division: Division) -> Process {
        Process {
            host: Host::on(base, clock.clone()),
            member: Member::new(Holder(number), division, None),
            report: Report::default(),
            connects: true,
            answers: BTreeMap::new(),
            has_heirs: false,
        }
    }

    fn sharing(base: &Base, clock: &Clock, number: i64, recommended: u32) -> Process {
        Process::new(base, clock, number, Division::Shared { recommended })
    }

    async fn beat(&mut self) {
        if self.connects {
            self.report.ready = self.report.begun.clone();
        }
        let met = processes::meet(&self.host, &self.member, self.report.clone()).await;
        let (member, meeting) = met.expect("they meet");
        self.member = member;
        self.has_heirs = meeting.has_heirs;
        self.answers.clear();
        let mut begun = BTreeSet::new();
        for duty in meeting.duties {
            if duty.connects || self.report.begun.contains(&duty.shard.id) {
                begun.insert(duty.shard.id);
            }
            self.answers.insert(duty.shard.id, duty.answering);
        }
        self.report.ready.retain(|shard| begun.contains(shard));
        self.report.begun = begun;
    }

    fn shards(&self) -> Vec<u32> {
        self.answers.keys().copied().collect()
    }

    /// Whether it answers what comes through a shard at that time.
    fn answers(&self, shard: u32, at: Timestamp) -> bool {
        self.report.ready.contains(&shard)
            && self.answers.get(&shard).is_some_and(|answering| {
                answering.from.is_some_and(|from| from <= at)
                    && answering.until.is_none_or(|until| at < until)
            })
    }
}

async fn one_process_has_everything_at_once(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let mut one = Process::sharing(&base, &clock, 1, 3);
    one.beat().await;
    assert_eq!(one.shards(), [0, 1, 2]);
    one.beat().await;
    assert!((0..3).all(|shard| one.answers(shard, START)));
    assert!(!one.has_heirs);
    assert_eq!(processes::has_company(&one.host), base.is_postgres());
}

/// A second, in which both processes beat.
async fn second(one: &mut Process, two: &mut Process) {
    one.beat().await;
    two.beat().await;
    advance(BEAT).await;
}

/// Returns two processes that have shared so many shards for a while.
async fn settled(base: &Base, clock: &Clock, shards: u32) -> [Process; 2] {
    let [mut one, mut two] = [1, 2].map(|number| Process::sharing(base, clock, number, shards));
    for _ in 0..12 {
        second(&mut one, &mut two).await;
    }
    [one, two]
}

/// Fails unless each moment up to the end is answered by exactly one of two processes that don't change
/// any more.
fn nothing_is_missed([one, two]: [&Process; 2], shard: u32, from: Timestamp, until: Timestamp) {
    let mut at = from;
    while at < until {
        let both = [one.answers(shard, at), two.answers(shard, at)];
        assert!(both[0] != both[1], "{both:?} at {at:?}");
        at = at.after(Duration::from_millis(100));
    }
}

async fn a_shard_is_handed_over_without_a_gap_and_without_being_answered_twice(base: Base) {
    if !base.is_postgres() {
        return;
    }
    pause();
    let (_machine, clock, _mover) = TestMachine::new();
    let mut one = Process::sharing(&base, &clock, 1, 2);
    one.beat().await;
    let mut two = Process::sharing(&base, &clock, 2, 5);
    two.connects = false;
    second(&mut one, &mut two).await;
    assert!(two.shards().is_empty(), "does the other one run?");
    for _ in 0..3 {
        second(&mut one, &mut two).await;
        assert_eq!(
            one.shards(),
            [0, 1],
            "it serves until the other one is connected"
        );
        assert_eq!(two.shards(), [1], "of the same two");
        assert!(one.answers(1, clock.now().after(AHEAD * 2)));
    }
    two.connects = true;
    second(&mut one, &mut two).await;
    let begins = clock.now();
    second(&mut one, &mut two).await;
    nothing_is_missed([&one, &two], 1, begins, begins.after(AHEAD * 3));
    assert!(one.answers(1, begins) && two.answers(1, begins.after(AHEAD)));
    for _ in 0..5 {
        second(&mut one, &mut two).await;
    }
    assert_eq!((one.shards(), two.shards()), (vec![0], vec![1]));
}

async fn one_that_leaves_is_relieved_of_everything(base: Base) {
    if !base.is_postgres() {
        return;
    }
    pause();
    let (_machine, clock, _mover) = TestMachine::new();
    let [mut one, mut two] = settled(&base, &clock, 4).await;
    assert_eq!((one.shards(), two.shards()), (vec![0, 1], vec![2, 3]));
    one.member.leave();
    for beat in 0.. {
        second(&mut one, &mut two).await;
        if one.shards().is_empty() {
            break;
        }
        assert!(beat < 10, "it is never relieved");
        assert!(one.has_heirs);
    }
    assert_eq!(two.shards(), [0, 1, 2, 3]);
    processes::hand_over_work(&one.host, Holder(1))
        .await
        .expect("gone");
    two.member.leave();
    two.beat().await;
    assert!(!two.has_heirs, "nobody is left");
}

async fn what_a_dead_process_had_goes_to_the_others(base: Base) {
    if !base.is_postgres() {
        return;
    }
    pause();
    let (_machine, clock, _mover) = TestMachine::new();
    let [one, mut two] = settled(&base, &clock, 2).await;
    let id = one.host.begin_run_out(1).await.remove(0);
    let now = clock.now();
    let said = one.host.store.write(Lock::None, move |tx| {
        tx.outbox().enqueue(id, &Post::OpenVenue, now)
    });
    said.await.expect("said");
    let claimed = async |host: &Host, holder| {
        let claimed = announcements::claim(host, holder, vec![], 100).await;
        claimed.expect("claimed").posts.len()
    };
    assert_eq!(claimed(&one.host, Holder(1)).await, 1);
    assert_eq!(claimed(&two.host, Holder(2)).await, 0, "it is being posted");
    drop(one);
    let mut seconds = 0;
    while two.shards() != [0, 1] {
        advance(BEAT).await;
        two.beat().await;
        seconds += 1;
    }
    assert_eq!(seconds, 8, "since it was last seen");
    assert_eq!(two.answers[&0].from, Some(BEGINNING));
    assert_eq!(claimed(&two.host, Holder(2)).await, 1);
}

async fn a_fixed_shard_replaces_the_process_that_had_it(base: Base) {
    if !base.is_postgres() {
        return;
    }
    pause();
    let (_machine, clock, _mover) = TestMachine::new();
    let division = Division::Fixed(Shard { id: 1, count: 2 });
    let mut one = Process::new(&base, &clock, 1, division);
    one.beat().await;
    one.beat().await;
    let mut two = Process::new(&base, &clock, 2, division);
    two.connects = false;
    second(&mut one, &mut two).await;
    second(&mut one, &mut two).await;
    assert!(one.answers(1, clock.now()), "it is still the only one");
    two.connects = true;
    second(&mut one, &mut two).await;
    second(&mut one, &mut two).await;
    assert!(!one.answers(1, clock.now()) && two.answers(1, clock.now()));
    for _ in 0..5 {
        second(&mut one, &mut two).await;
    }
    assert_eq!((one.shards(), two.shards()), (vec![], vec![1]));
}

async fn one_that_was_taken_for_dead_by_mistake_goes_on(base: Base) {
    if !base.is_postgres() {
        return;
    }
    pause();
    let (_machine, clock, _mover) = TestMachine::new();
    let [mut one, mut two] = settled(&base, &clock, 2).await;
    for _ in 0..10 {
        two.beat().await;
        advance(BEAT).await;
    }
    assert_eq!(two.shards(), [0, 1]);
    for _ in 0..10 {
        second(&mut one, &mut two).await;
    }
    assert_eq!((one.shards().len(), two.shards().len()), (1, 1));
    let shard = one.shards()[0];
    assert!(one.answers(shard, clock.now()) && !two.answers(shard, clock.now()));
}

async fn after_all_have_died_there_are_as_many_shards_as_discord_recommends_now(base: Base) {
    if !base.is_postgres() {
        return;
    }
    pause();
    let (_machine, clock, _mover) = TestMachine::new();
    let mut one = Process::sharing(&base, &clock, 1, 2);
    one.beat().await;
    drop(one);
    let mut two = Process::sharing(&base, &clock, 2, 5);
    while two.shards().is_empty() {
        two.beat().await;
        advance(BEAT).await;
    }
    assert_eq!(two.shards(), [0, 1, 2, 3, 4]);
}
