//! The computer's turns: one process plays each once, and a match that cannot go on delays no other.

use std::{
    num::NonZero,
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

use futures_util::{FutureExt, future::join_all};
use tokio::{
    sync::{Mutex, MutexGuard, oneshot},
    time::timeout,
};

use super::*;
use crate::{
    clock::testing::TestMachine,
    games::Outcome,
    host::{Announcement, With, think},
    matches::{ChannelId, End, OfferKind, Termination},
    store::{Holder, StoreError, tests::base::Base},
    words::Locale,
};

const SERVER: ServerId = ServerId(10);
const ADA: UserId = UserId(1);

/// Where Ada plays.
const HERE: Place = Place {
    server: SERVER,
    channel: ChannelId(20),
    locale: Locale::German,
};

/// What Ada wants to play.
fn wanted(game: GameId, side: Side) -> ComputerRequest {
    ComputerRequest {
        start: game.start(None).expect("standard"),
        player: ADA,
        roles: Vec::new(),
        strength: Strength::Level(Level::LOWEST),
        side: SideWish::Side(side),
    }
}

async fn found(host: &Host, id: MatchId) -> crate::matches::Match {
    let found = host.store.read(move |tx| tx.find_match(id)).await;
    let found: Option<_> = found.expect("reads");
    found.expect("there")
}

/// Two hosts of one database, as in two processes. SQLite has one.
fn hosts(base: &Base, clock: &crate::clock::Clock) -> [Host; 2] {
    let host = Host::new(base.open(), clock.clone());
    let other = match base.address() {
        crate::store::Address::Server(_) => Host::new(base.open(), clock.clone()),
        crate::store::Address::File(_) => host.clone(),
    };
    [host, other]
}

async fn a_turn_is_claimed_by_one_and_played_once(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [here, there] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let begun = here.play_computer(HERE, request).await.expect("begins");
    let (one, other) = (Holder(1), Holder(2));
    let first = here.claim_computer_turns(one, 9).await.expect("claims");
    let none = there.claim_computer_turns(other, 9).await.expect("claims");
    assert_eq!((first.turns.len(), none.turns.len()), (1, 0));

    // The first process is silent for longer than its lease, so another one thinks; both come back.
    mover.send_modify(|shift| *shift += Duration::from_mins(2));
    let again = there.claim_computer_turns(other, 9).await.expect("claims");
    assert_eq!(again.turns, first.turns);
    here.play_computer_turn(one, first.turns[0])
        .await
        .expect("too late");
    assert_eq!(found(&here, begun.id).await.ply(), 0);
    there
        .play_computer_turn(other, again.turns[0])
        .await
        .expect("plays");
    there
        .play_computer_turn(other, again.turns[0])
        .await
        .expect("has played");
    let stands = found(&here, begun.id).await;
    assert_eq!((stands.ply(), stands.turn()), (1, Some(ADA)));

    // The same match goes the same again: the number is the seed.
    let seed = u64::from(begun.id.0);
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let mv = crate::engine::choose(&start, &[], Level::LOWEST, seed, &Arc::default());
    assert_eq!(stands.last(), mv.as_ref());
}

async fn a_match_that_cannot_go_on_delays_no_other(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let request = wanted(GameId::Courtyard, Side::Second);
    let broken = host
        .play_computer(HERE, request.clone())
        .await
        .expect("begins")
        .id;
    let sound = host.play_computer(HERE, request).await.expect("begins").id;
    let spoil = host
        .store
        .write(Lock::None, move |tx| tx.spoil(broken))
        .await;
    spoil.unwrap_or_else(|error: StoreError| panic!("{error}"));
    let holder = Holder(1);
    for round in 0..3_u32 {
        let claimed = host.claim_computer_turns(holder, 9).await.expect("claims");
        for turn in claimed.turns {
            let played = host.play_computer_turn(holder, turn).await;
            assert_eq!(played.is_err(), turn.id == broken, "{turn:?}");
            assert_eq!(turn.failures, if turn.id == broken { round } else { 0 });
        }
        // It waits longer each time.
        let at_once = host.claim_computer_turns(holder, 9).await.expect("claims");
        assert!(at_once.turns.is_empty(), "it does not spin");
        mover.send_modify(|shift| *shift += Duration::from_mins(1 << round));
    }
    assert_eq!(found(&host, sound).await.ply(), 1);
}

/// The process that moves and posts where there is one.
const HOLDER: Holder = Holder(1);

/// Plays a move of Ada's.
async fn play(host: &Host, id: MatchId, text: &str) {
    let on = (crate::host::MeantFor::Newest, With::Nothing);
    let played = host.play_typed(SERVER, id, ADA, on, text.to_owned()).await;
    played.expect("legal");
}

/// Claims the computer's turns.
async fn turns(host: &Host) -> Vec<crate::store::ComputerTurn> {
    let claimed = host.claim_computer_turns(HOLDER, 9).await;
    claimed.expect("claims").turns
}

/// Has the computer move wherever it is to.
async fn move_all(host: &Host) {
    for turn in turns(host).await {
        let played = host.play_computer_turn(HOLDER, turn).await;
        played.expect("plays");
    }
}

/// Posts what is to be posted now, and gives the boards: the number of plies, and how many are new.
async fn boards(host: &Host) -> Vec<(u32, usize)> {
    let claimed = host.claim_posts(HOLDER, Vec::new(), 99).await;
    let mut boards = Vec::new();
    for due in claimed.expect("claims").posts {
        let post = due.post.clone().expect("readable");
        let said = host.announcement(due.about, post).await.expect("loads");
        if let Announcement::Board(view) = said {
            boards.push((view.ply, view.lately.len()));
        }
        let effect = crate::store::Effect::Board(crate::matches::MessageId(50));
        host.delivered(HOLDER, due, effect).await.expect("noted");
    }
    boards
}

/// Begins a match of Ada's, and posts its first board.
async fn begun(host: &Host) -> MatchId {
    let request = wanted(GameId::GuardAndTowers, Side::First);
    let begun = host.play_computer(HERE, request).await.expect("begins");
    // The thread is opened first.
    while !boards(host).await.iter().any(|(ply, _)| *ply == 0) {}
    begun.id
}

async fn the_answer_comes_with_the_move(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    assert_eq!(boards(&host).await, [], "it waits for the answer");
    move_all(&host).await;
    assert_eq!(boards(&host).await, [(2, 2)]);
    // Where the answer takes longer, the player reads that the computer thinks.
    play(&host, id, "d7d6").await;
    mover.send_modify(|shift| *shift += Duration::from_secs(3));
    assert_eq!(boards(&host).await, [(3, 1)]);
    move_all(&host).await;
    assert_eq!(boards(&host).await, [(4, 1)]);

    // What a board tells after its first move was planned, if a person has played it. So however many
    // boards wait, what is played by hand is the first on its own.
    play(&host, id, "g7g6").await;
    move_all(&host).await;
    play(&host, id, "a6b6").await;
    move_all(&host).await;
    let mut posted = boards(&host).await;
    posted.extend(boards(&host).await);
    assert_eq!(posted, [(6, 2), (8, 2)]);
}

async fn offers_are_answered_at_once(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    move_all(&host).await;

    // A move is taken back while the computer thinks, so its answer is played no more.
    play(&host, id, "g7g6").await;
    let late = turns(&host).await;
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    assert!(matches!(
        taken,
        Ok(crate::host::Offered::Answered(Answered::Agreed(_)))
    ));
    host.play_computer_turn(HOLDER, late[0])
        .await
        .expect("too late");
    assert_eq!(found(&host, id).await.ply(), 2);
    let drawn = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
    assert!(matches!(
        drawn,
        Ok(crate::host::Offered::Answered(Answered::Declined))
    ));
    assert_eq!(found(&host, id).await.end, None);
    let again = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
    assert!(again.is_err(), "once on a board");
    let asked = host.would_draw(SERVER, id, (ADA, None)).await;
    assert!(
        matches!(asked, Err(Failure::Refused(Refusal::OfferedBefore(_)))),
        "nobody thinks about it: {asked:?}"
    );
}

async fn a_thought_about_an_old_board_is_not_played_on_a_new_one(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    let turn = turns(&host).await[0];
    let thought = host.think_about(HOLDER, turn).await.expect("thinks");
    // Meanwhile the move is another one, and the same process has the turn again.
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    taken.expect("taken back");
    play(&host, id, "d7d6").await;
    let again = turns(&host).await[0];
    let played = host.play_thought(HOLDER, id, thought.expect("its turn"));
    played.await.expect("too late");
    assert_eq!(found(&host, id).await.ply(), 1);
    let played = host.play_computer_turn(HOLDER, again).await;
    played.expect("plays");
    assert_eq!(found(&host, id).await.ply(), 2);
}

/// All thinkers, busy until this is dropped.
struct Busy {
    ends: Vec<mpsc::Sender<()>>,
    _alone: MutexGuard<'static, ()>,
}

/// Two who want all thinkers would wait for each other.
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

/// Whoever is about to lose has a draw.
async fn the_computer_agrees_to_a_draw_where_it_stands_worse(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let game = GameId::GuardAndTowers;
    let near = game.parse_position("7/7/7/7/7/3RG3/BG5b1 r");
    let request = ComputerRequest {
        start: near.expect("a position"),
        ..wanted(game, Side::First)
    };
    let begun = host.play_computer(HERE, request).await.expect("begins");
    let drawn = host
        .offer(SERVER, begun.id, ADA, None, OfferKind::Draw)
        .await;
    let agreed = Answered::Agreed(OfferKind::Draw);
    assert!(
        matches!(drawn, Ok(crate::host::Offered::Answered(answered)) if answered == agreed),
        "{drawn:?}"
    );
    let end = found(&host, begun.id).await.end.expect("an end");
    assert_eq!(end.termination, Termination::Agreement);
    let records = host.level_records(ADA).await.expect("reads");
    assert_eq!((records.len(), records[0].drawn), (1, 1));
}

/// When the computer is to think next, or a lease ends.
async fn next_turn(host: &Host) -> Option<Timestamp> {
    let next = host.store.read(|tx| {
        let next = tx.next_computer_turn()?;
        Ok::<_, Failure>(next)
    });
    next.await.expect("reads")
}

async fn a_turn_that_waits_for_a_thinker_is_nobody_elses(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [here, there] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let begun = here.play_computer(HERE, request).await.expect("begins");
    let busy = Busy::all().await;
    let turn = turns(&here).await[0];
    let waiting = tokio::spawn({
        let here = here.clone();
        async move { here.play_computer_turn(HOLDER, turn).await }
    });
    // That takes longer than a lease, which is renewed in time.
    for _ in 0..6 {
        let before = next_turn(&here).await;
        for tries in 0.. {
            assert!(tries < 12, "the lease is not renewed");
            // The other task may have looked at the clock only after the last time.
            mover.send_modify(|shift| *shift += Duration::from_secs(30));
            let renewed = async {
                let mut due = before;
                while due == before || due <= Some(clock.now()) {
                    due = next_turn(&here).await;
                }
            };
            // A disk that others use may take seconds for it.
            if timeout(Duration::from_secs(5), renewed).await.is_ok() {
                break;
            }
        }
        let claimed = there.claim_computer_turns(Holder(2), 9).await;
        assert_eq!(claimed.expect("claims").turns, []);
    }
    drop(busy);
    let played = waiting.await.expect("no panic");
    played.expect("plays");
    assert_eq!(found(&here, begun.id).await.ply(), 1);
}

/// Where the bot is not, nobody can go on with a match, nor end it.
async fn five_run_at_a_time_where_they_can_be_played(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let begin = async |server| {
        let place = Place { server, ..HERE };
        let request = wanted(GameId::Courtyard, Side::First);
        host.play_computer(place, request).await
    };
    let mut begun = Vec::new();
    for _ in 0..MOST_COMPUTER_MATCHES {
        begun.push(begin(SERVER).await.expect("begins").id);
    }
    let refused = begin(ServerId(11)).await.expect_err("too many");
    let Failure::Refused(Refusal::Computer(NoComputer::ManyMatches(running))) = refused else {
        panic!("{refused}");
    };
    let found: Vec<MatchId> = running.iter().map(|one| one.id).collect();
    assert_eq!(found, begun);
    assert!(running.iter().all(|one| one.server == SERVER));
    let now = clock.now();
    let left = host
        .store
        .write(Lock::None, move |tx| tx.begin_absence(SERVER, now, now));
    let left: Result<bool, StoreError> = left.await;
    left.expect("noted");
    begin(ServerId(11)).await.expect("they do not count");
}

async fn whoever_learns_a_game_begins_one_match(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let learn = |game| {
        let request = ComputerRequest {
            strength: Strength::ToLearn,
            side: SideWish::Lot,
            ..wanted(game, Side::First)
        };
        host.play_computer(HERE, request)
    };
    let twice = tokio::join!(learn(GameId::Courtyard), learn(GameId::Courtyard));
    let (begun, refused) = match twice {
        (Ok(begun), Err(refused)) | (Err(refused), Ok(begun)) => (begun, refused),
        other => panic!("{other:?}"),
    };
    assert!(begun.guided && begun.side == Side::First);
    assert!(
        matches!(refused, Failure::Refused(Refusal::Computer(NoComputer::Learns(id))) if id == begun.id),
        "{refused}"
    );
    learn(GameId::KingsCourt).await.expect("another game");
    host.resign(SERVER, begun.id, ADA, 0).await.expect("over");
    learn(GameId::Courtyard).await.expect("once more");
}

async fn what_moderators_decide_beats_nobody(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let (id, now) = (begun(&host).await, clock.now());
    let ruled = host.store.write(Lock::Match(id), move |tx| {
        let end = End {
            outcome: Some(Outcome::Win(Side::First)),
            termination: Termination::Adjudication,
        };
        tx.set_end(id, end, now)
    });
    let ruled: Result<(), StoreError> = ruled.await;
    ruled.expect("over");
    let records = host.level_records(ADA).await.expect("reads");
    assert_eq!(records, []);

    let lost = begun(&host).await;
    host.resign(SERVER, lost, ADA, 0).await.expect("over");
    let records = host.level_records(ADA).await.expect("reads");
    assert_eq!((records.len(), records[0].lost), (1, 1));
    let void = host
        .store
        .write(Lock::Match(lost), move |tx| tx.annul(lost, now));
    let void: Result<bool, StoreError> = void.await;
    void.expect("annulled");
    assert_eq!(host.level_records(ADA).await.expect("reads"), []);
}

/// Matches that are given up at once are no way to fill a server with threads.
async fn only_so_many_begin_within_an_hour(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let begin = async || {
        let begun = host.play_computer(HERE, wanted(GameId::GuardAndTowers, Side::First));
        let begun = begun.await?;
        host.resign(SERVER, begun.id, ADA, 0).await
    };
    for _ in 0..MOST_BEGUN {
        begin().await.expect("begins");
        mover.send_modify(|shift| *shift += Duration::from_mins(1));
    }
    let refused = begin().await.expect_err("too many");
    let Failure::Refused(Refusal::Computer(NoComputer::ManyBegun(until))) = refused else {
        panic!("{refused}");
    };
    assert!(until <= clock.now().after(Duration::from_mins(40)));
    mover.send_modify(|shift| *shift += Duration::from_mins(41));
    begin().await.expect("begins again");
}

crate::store::tests::base::on_both_engines!(
    only_so_many_begin_within_an_hour,
    a_turn_is_claimed_by_one_and_played_once,
    a_match_that_cannot_go_on_delays_no_other,
    the_answer_comes_with_the_move,
    offers_are_answered_at_once,
    a_thought_about_an_old_board_is_not_played_on_a_new_one,
    a_turn_that_waits_for_a_thinker_is_nobody_elses,
    five_run_at_a_time_where_they_can_be_played,
    whoever_learns_a_game_begins_one_match,
    what_moderators_decide_beats_nobody,
    the_computer_agrees_to_a_draw_where_it_stands_worse,
);
