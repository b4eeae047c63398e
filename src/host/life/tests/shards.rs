//! Tests of shards that are out of reach while others are not.

use tokio::time::advance;

use super::*;
use crate::{
    clocks::actions::habits::{self, DaysChange},
    host::{NothingToPost, announcements, heartbeat, life},
    matches::actions::lists,
    players::actions::digests::DigestView,
};
use domain::{
    clock::{Clock, Moment, Zone},
    matches::{
        Actor, ChallengeState, Invitation, MatchId, Pace, Players, Shard, Timing, clock::QuietHours,
    },
};
use rules::Side;
use store::{
    About, ChallengesMut, ClockNews, Due, Lock, Post, StoreError, WriteTx,
    testing::Base,
    verify::{Notice, verify},
};

const DAY: Duration = Duration::from_hours(24);

/// The shards of two processes.
const SHARDS: [Shard; 2] = [Shard { id: 0, count: 2 }, Shard { id: 1, count: 2 }];

/// A server of each shard.
const SERVERS: [ServerId; 2] = [ServerId(2 << 22), ServerId(3 << 22)];

const PLAYERS: [UserId; 2] = [UserId(1), UserId(2)];

/// Two processes that share a database, with a match and an open seat in a server of each shard.
struct Pair {
    base: Base,
    store: Store,
    clock: Clock,
    hosts: [Host; 2],
    mover: watch::Sender<Duration>,
    matches: [MatchId; 2],
    seats: [MatchId; 2],
}

impl Pair {
    async fn new(base: Base) -> Pair {
        let store = base.open();
        let (_, clock, mover) = TestMachine::new();
        let hosts = [(); 2].map(|()| Host::new(store.clone(), clock.clone()));
        let begun = store.write(Lock::None, |tx| {
            Ok::<_, StoreError>((
                [begin(tx, SERVERS[0])?, begin(tx, SERVERS[1])?],
                [
                    seat(&tx.challenges(), SERVERS[0])?,
                    seat(&tx.challenges(), SERVERS[1])?,
                ],
            ))
        });
        let (matches, seats) = begun.await.expect("begun");
        Pair {
            base,
            store,
            clock,
            hosts,
            mover,
            matches,
            seats,
        }
    }

    fn pass(&self, time: Duration) {
        self.mover.send_modify(|shift| *shift += time);
    }

    async fn beat(&self, process: usize, last: &Beat) -> Beat {
        let contact = LastContact::at(self.clock.moment(), &[SHARDS[process]]);
        let beat = life::beat(&self.hosts[process], last, contact)
            .await
            .expect("beats");
        self.hosts[process].tick(beat.reached).await.expect("ticks");
        beat
    }

    /// Returns how long the mover of each match still has, or `None` for a match that is over.
    async fn left(&self) -> [Option<Duration>; 2] {
        let (matches, now) = (self.matches, self.clock.now());
        let left = self.store.read(move |tx| {
            let mut left = [None; 2];
            for (left, id) in left.iter_mut().zip(matches) {
                if let Some(running) = tx.clocks().running(id)? {
                    let obstacles = tx.clocks().obstacles(id, running.clock.reading().since)?;
                    let deadline = running.clock.deadline(obstacles.stops());
                    *left = deadline.map(|deadline| deadline.since(now));
                }
            }
            Ok::<_, StoreError>(left)
        });
        left.await.expect("read")
    }

    /// Returns whether each seat is still open.
    async fn open(&self) -> [bool; 2] {
        let seats = self.seats;
        let open = self.store.read(move |tx| {
            let mut open = [false; 2];
            for (open, id) in open.iter_mut().zip(seats) {
                let seat = tx.challenges().find(id)?.expect("there");
                *open = seat.state == ChallengeState::Open;
            }
            Ok::<_, StoreError>(open)
        });
        open.await.expect("read")
    }

    /// Returns when each seat expires.
    async fn expiries(&self) -> [Option<Timestamp>; 2] {
        let seats = self.seats;
        let expiries = self.store.read(move |tx| {
            let mut expiries = [None; 2];
            for (expiry, id) in expiries.iter_mut().zip(seats) {
                *expiry = Some(tx.challenges().find(id)?.expect("there").expires_at);
            }
            Ok::<_, StoreError>(expiries)
        });
        expiries.await.expect("read")
    }

    /// Returns what is to be said about the times of a match.
    async fn said(&self, id: MatchId) -> Vec<Post> {
        let said = self.said_of_all().await.into_iter();
        said.filter(|(about, _)| *about == id)
            .map(|(_, post)| post)
            .collect()
    }

    /// Returns what is to be said about the times of all matches.
    async fn said_of_all(&self) -> Vec<(MatchId, Post)> {
        let posts = announcements::claim(&self.hosts[0], Holder::random(), vec![], 100);
        let posts = posts.await.expect("read").posts.into_iter();
        let about_time = |due: Due| {
            let post = due.post?;
            let is_wanted = matches!(post, Post::Refresh | Post::Clock { .. });
            Some((due.about.as_match()?, post)).filter(|_| is_wanted)
        };
        posts.filter_map(about_time).collect()
    }

    fn faults(&self) -> Vec<String> {
        let (address, now) = (self.base.address(), self.clock.now());
        let mut faults = Vec::new();
        let work = || {
            verify(address, now, &mut |notice| {
                if let Notice::Fault(fault) = notice {
                    faults.push(fault.to_string());
                }
            })
        };
        std::thread::scope(|scope| scope.spawn(work).join().expect("no panic")).expect("read");
        faults
    }
}

fn invitation(server: ServerId) -> Invitation {
    Invitation {
        place: Place {
            server,
            channel: ChannelId(20),
            locale: Locale::English,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: PLAYERS[0],
        opponent: None,
        wish: SideWish::Side(Side::First),
        timing: Timing {
            pace: Pace::Move1Day,
            ..Timing::NONE
        },
        rated: false,
        rematch_of: None,
    }
}

/// Makes an open seat that expires in a day.
fn seat(challenges: &ChallengesMut<'_>, server: ServerId) -> Result<MatchId, StoreError> {
    challenges.insert(&invitation(server), START.after(DAY).before(LIFETIME))
}

fn begin(tx: &WriteTx<'_>, server: ServerId) -> Result<MatchId, StoreError> {
    let id = tx.challenges().insert(&invitation(server), START)?;
    let players = Players::with(PLAYERS[0], Side::First, PLAYERS[1]);
    tx.matches()
        .insert(id, &invitation(server), players, START)?;
    Ok(id)
}

#[tokio::test(start_paused = true)]
async fn time_does_not_run_in_the_servers_of_a_process_that_is_down() {
    down(Base::sqlite()).await;
}

#[tokio::test(start_paused = true)]
async fn nor_does_it_with_a_server() {
    if let Some(base) = Base::postgres() {
        down(base).await;
    }
}

async fn down(base: Base) {
    let pair = Pair::new(base).await;
    let [one, other] = &pair.hosts;
    let first = life::wake(one, &[SHARDS[0]]).await.expect("wakes");
    life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    // The other process dies right away.
    pair.pass(HOUR * 23);
    let beat = pair.beat(0, &first).await;
    pair.pass(HOUR * 2);
    let beat = pair.beat(0, &beat).await;
    assert_eq!(beat.outage, Duration::ZERO, "this process has run");
    let left = pair.left().await;
    assert_eq!(left, [None, Some(Duration::ZERO)], "the other one waits");
    assert_eq!(pair.open().await, [false, true]);
    let (server, id) = (SERVERS[1], pair.matches[1]);
    let early = one.claim(server, id, PLAYERS[1]).await;
    assert!(early.is_err(), "nobody could play there");
    let list = one
        .read(Actor::player(server, PLAYERS[0]), lists::mine)
        .await
        .expect("read");
    assert_eq!(
        (list.running.len(), list.up.len()),
        (1, 0),
        "nor is it shown"
    );
    let now = pair.clock.now();
    let digest = pair
        .store
        .read(move |tx| DigestView::load(tx, id.into(), PLAYERS[0], now));
    let digest = digest.await.expect("read");
    assert_eq!(
        (digest.lines.len(), digest.up.len()),
        (1, 0),
        "nor is it told"
    );
    assert_eq!(pair.faults(), [] as [&str; 0]);

    let again = life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    other.tick(again.reached).await.expect("ticks");
    assert_eq!(pair.left().await, [None, Some(DAY)]);
    assert_eq!(pair.open().await, [false, true]);
    let (from, until) = (START.seconds(), pair.clock.now().seconds());
    let news = ClockNews::Outage {
        number: 1,
        from,
        until,
    };
    assert_eq!(pair.said(id).await, [Post::Refresh, Post::Clock { news }]);
    assert_eq!(pair.faults(), [] as [&str; 0]);
    pair.pass(DAY);
    pair.beat(0, &beat).await;
    assert_eq!(pair.left().await[1], Some(Duration::ZERO), "not yet heard");
    pair.beat(1, &again).await;
    assert_eq!(pair.left().await, [None, None]);
    assert_eq!(pair.open().await, [false, false]);
    assert_eq!(pair.faults(), [] as [&str; 0]);
}

#[tokio::test(start_paused = true)]
async fn a_process_can_lose_one_of_its_shards_alone() {
    let pair = Pair::new(Base::sqlite()).await;
    let host = &pair.hosts[0];
    let mut last = life::wake(host, &SHARDS).await.expect("wakes");
    let lost = pair.clock.moment();
    let contact = |second: Moment| {
        let now = pair.clock.moment();
        LastContact::new([(SHARDS[0], now), (SHARDS[1], second)])
    };
    for _ in 0..10 {
        advance(MINUTE).await;
        last = life::beat(host, &last, contact(lost)).await.expect("beats");
    }
    let back = pair.clock.moment();
    last = life::beat(host, &last, contact(back)).await.expect("beats");
    assert_eq!(last.outage, Duration::ZERO, "the bot has run");
    let left = [MINUTE * (24 * 60 - 10), DAY].map(Some);
    assert_eq!(pair.left().await, left);
    // Such a short outage needs no announcement.
    assert_eq!(pair.said(pair.matches[1]).await, [Post::Refresh]);
    life::beat(host, &last, contact(back)).await.expect("beats");
    assert_eq!(pair.left().await, left, "it is counted once");
    assert_eq!(pair.faults(), [] as [&str; 0]);
}

#[tokio::test(start_paused = true)]
async fn another_number_of_shards_is_no_outage() {
    let pair = Pair::new(Base::sqlite()).await;
    let host = &pair.hosts[0];
    let first = life::wake(host, &SHARDS).await.expect("wakes");
    pair.pass(HOUR * 2);
    let contact = LastContact::at(pair.clock.moment(), &SHARDS);
    life::beat(host, &first, contact).await.expect("beats");
    // The same servers have one shard, and then two again.
    let one = life::wake(host, &[Shard::ALL]).await.expect("wakes");
    pair.pass(HOUR * 2);
    let contact = LastContact::at(pair.clock.moment(), &[Shard::ALL]);
    life::beat(host, &one, contact).await.expect("beats");
    pair.pass(MINUTE);
    life::wake(host, &SHARDS).await.expect("wakes");
    let left = HOUR * 20;
    assert_eq!(pair.left().await, [Some(left); 2]);
}

#[tokio::test(start_paused = true)]
async fn one_outage_counts_once_though_shards_come_back_one_after_the_other() {
    let pair = Pair::new(Base::sqlite()).await;
    let [one, other] = &pair.hosts;
    let first = life::wake(one, &[SHARDS[0]]).await.expect("wakes");
    life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    // The other process dies half an hour before all do.
    pair.pass(MINUTE * 30);
    pair.beat(0, &first).await;
    pair.pass(HOUR * 2);
    life::wake(one, &[SHARDS[0]]).await.expect("wakes");

    pair.pass(Duration::from_secs(5));
    life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    let left = [HOUR * 23 + MINUTE * 29 + Duration::from_secs(55), DAY].map(Some);
    assert_eq!(pair.left().await, left);
    let expiries = [HOUR * 26, HOUR * 26 + MINUTE * 30].map(|after| Some(START.after(after)));
    assert_eq!(pair.expiries().await, expiries);
    let (from, until) = (START.after(MINUTE * 30), START.after(MINUTE * 150));
    let news = ClockNews::Outage {
        number: 1,
        from: from.seconds(),
        until: until.seconds(),
    };
    let [first, second] = pair.matches;
    let said = pair.said_of_all().await;
    for id in [first, second] {
        let said: Vec<_> = said.iter().filter(|(about, _)| *about == id).collect();
        let [(_, refresh), (_, clock)] = said[..] else {
            panic!("{said:?}");
        };
        assert_eq!([refresh, clock], [&Post::Refresh, &Post::Clock { news }]);
    }
    assert_eq!(pair.faults(), [] as [&str; 0]);
}

#[tokio::test(start_paused = true)]
async fn an_outage_counts_though_the_number_of_shards_has_changed() {
    let pair = Pair::new(Base::sqlite()).await;
    let [one, other] = &pair.hosts;
    let first = life::wake(one, &[SHARDS[0]]).await.expect("wakes");
    life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    // The second process is down for an hour more than the first.
    pair.pass(HOUR);
    pair.beat(0, &first).await;
    life::wake(one, &[Shard::ALL]).await.expect("wakes");
    assert_eq!(pair.left().await, [HOUR * 23, DAY].map(Some));
    // The process with the second of two shards comes later.
    life::wake(one, &[SHARDS[0]]).await.expect("wakes");
    pair.pass(HOUR);
    life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    assert_eq!(pair.left().await[1], Some(DAY));
    assert_eq!(pair.faults(), [] as [&str; 0]);
}

#[tokio::test(start_paused = true)]
async fn a_reminder_comes_though_time_ran_out_while_the_shard_was_silent() {
    let pair = Pair::new(Base::sqlite()).await;
    let [one, other] = &pair.hosts;
    let first = life::wake(one, &[SHARDS[0]]).await.expect("wakes");
    let second = life::wake(other, &[SHARDS[1]]).await.expect("wakes");
    pair.pass(HOUR * 13);
    let contact = LastContact::at(pair.clock.moment(), &[SHARDS[1]]);
    life::beat(other, &second, contact).await.expect("beats");
    pair.pass(HOUR * 12);
    pair.beat(0, &first).await;
    let posts = announcements::claim(one, Holder::random(), vec![], 100).await;
    let posts = posts.expect("read").posts.into_iter();
    let reminds = |due: &Due| matches!(due.post, Some(Post::Remind { .. }));
    let reminded: Vec<MatchId> = posts
        .filter(reminds)
        .filter_map(|due| due.about.as_match())
        .collect();
    assert_eq!(reminded, [pair.matches[1]]);
}

#[tokio::test(start_paused = true)]
async fn nobody_comes_in_before_an_outage_is_noted() {
    let pair = Pair::new(Base::sqlite()).await;
    let host = pair.hosts[0].clone();
    let last = life::wake(&host, &SHARDS).await.expect("wakes");
    assert!(!heartbeat::is_behind(&host, SHARDS[0]));
    pair.pass(DAY);
    assert!(
        !heartbeat::is_behind(&host, SHARDS[0]),
        "a clock that is moved is no outage"
    );
    advance(MINUTE * 10).await;
    assert!(heartbeat::is_behind(&host, SHARDS[0]));
    let second = Duration::from_secs(1);
    assert!(
        !heartbeat::catch_up(&host, SHARDS[0], second).await,
        "nobody notes it"
    );
    // The database answers in real time.
    tokio::time::resume();
    let contact = LastContact::at(pair.clock.moment(), &SHARDS);
    let noted = async {
        heartbeat::wanted(&host).await;
        life::beat(&host, &last, contact).await.expect("beats");
    };
    let (noted, ()) = tokio::join!(heartbeat::catch_up(&host, SHARDS[0], DAY), noted);
    assert!(noted && !heartbeat::is_behind(&host, SHARDS[0]));
}

#[tokio::test(start_paused = true)]
async fn opponents_are_told_once_of_changed_days() {
    let pair = Pair::new(Base::sqlite()).await;
    let host = &pair.hosts[0];
    let [first, second] = SERVERS;
    let quiet = |hours: u16| DaysChange {
        quiet: Some(QuietHours::new(20 * 60, hours * 60)),
        ..Default::default()
    };
    // It is the first player's turn.
    host.act(Actor::player(first, PLAYERS[1]), move |cx| {
        habits::change(cx, &quiet(8))
    })
    .await
    .expect("set");
    pair.pass(HOUR);
    assert_eq!(pair.said(pair.matches[0]).await, []);
    host.act(Actor::player(first, PLAYERS[0]), move |cx| {
        habits::change(cx, &quiet(8))
    })
    .await
    .expect("set");
    let zone = DaysChange {
        zone: Zone::named("Asia/Tokyo"),
        ..Default::default()
    };
    host.act(Actor::player(second, PLAYERS[0]), move |cx| {
        habits::change(cx, &zone)
    })
    .await
    .expect("set");
    assert_eq!(pair.said(pair.matches[0]).await, [], "more may follow");
    pair.pass(MINUTE * 5);
    let said = pair.said(pair.matches[0]).await;
    let [Post::Refresh, Post::Clock { news }] = said[..] else {
        panic!("{said:?}");
    };
    assert!(matches!(news, ClockNews::Days { player, .. } if player == PLAYERS[0]));
}

/// Another change undoes the first one, or the player moves, before anyone is told.
#[tokio::test(start_paused = true)]
async fn nobody_is_told_of_changed_days_that_move_no_deadline_any_more() {
    let pair = Pair::new(Base::sqlite()).await;
    let (host, matches) = (&pair.hosts[0], pair.matches);
    let change = DaysChange {
        quiet: Some(QuietHours::new(20 * 60, 8 * 60)),
        ..Default::default()
    };
    host.act(Actor::player(SERVERS[0], PLAYERS[0]), move |cx| {
        habits::change(cx, &change)
    })
    .await
    .expect("set");
    let [undone, played] = matches;
    pair.pass(MINUTE * 5);
    let now = pair.clock.now();
    let said = announcements::claim(host, Holder::random(), vec![], 100).await;
    let said = said.expect("read").posts.into_iter();
    let words: Vec<(MatchId, Post)> = said
        .filter_map(|due| Some((due.about.as_match()?, due.post?)))
        .filter(|(_, post)| matches!(post, Post::Clock { .. }))
        .collect();
    let is_told = async || {
        let mut told = [false; 2];
        for (told, id) in told.iter_mut().zip(matches) {
            let word = words.iter().find(|(about, _)| *about == id);
            let (_, word) = word.expect("a word").clone();
            let Post::Clock { news } = word else {
                panic!("{word:?}")
            };
            let about = About::Match(id, id.into());
            *told = match announcements::load(host, about, move |from| from.clock_news(news)).await
            {
                Ok(_) => true,
                Err(NothingToPost::Overtaken) => false,
                Err(other) => panic!("{other:?}"),
            };
        }
        told
    };
    assert_eq!(is_told().await, [true; 2]);
    let moved = pair.store.write(Lock::None, move |tx| {
        for text in ["a7-a6", "a1-a2"] {
            let found = tx.matches().find(played)?.expect("there");
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, text).expect("legal");
            tx.matches().insert_ply(&found, &next, now)?;
        }
        Ok::<_, StoreError>(())
    });
    moved.await.expect("played");
    assert_eq!(is_told().await, [true, false]);
    let changed = pair.store.write(Lock::None, move |tx| {
        tx.habits().set(PLAYERS[0], &Zone::UTC, None, now)?;
        tx.habits().reset_clocks(&[undone])
    });
    changed.await.expect("changed");
    assert_eq!(is_told().await, [false, false]);
}
