//! What goes on by itself in contests, and what members may do, on both engines.

use std::time::Duration;

use tokio::sync::watch;

use super::*;
use crate::{
    clock::testing::TestMachine,
    community::contest::{BoardResult, State, TermsWish},
    games::GameId,
    host::Host,
    matches::{ChannelId, End, MatchId, Refusal, Shard, Termination},
    settings::{Home, ServerSettings},
    store::{Adrift, Ban, ContestBoard, StoreError, tests::base::Base},
    words::Locale,
};

const DAY: Duration = Duration::from_hours(24);
const HOME: ServerId = ServerId(10);
const AWAY: ServerId = ServerId(11);
const CLUB: ContestId = ContestId(1);

/// Two open servers, whose managers have the numbers of their servers.
struct Ring {
    base: Base,
    host: Host,
    mover: watch::Sender<Duration>,
}

/// Both engines, if there is a PostgreSQL server.
fn bases() -> impl Iterator<Item = Base> {
    [Some(Base::sqlite()), Base::postgres()]
        .into_iter()
        .flatten()
}

const fn by(server: ServerId, user: u64, manages: bool) -> ContestCaller {
    ContestCaller {
        server,
        user: UserId(user),
        manages,
    }
}

const fn manager(of: ServerId) -> ContestCaller {
    by(of, of.0, true)
}

fn place(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(100 + server.0),
        locale: Locale::English,
    }
}

fn refused<T: std::fmt::Debug>(tried: Result<T, Failure>) -> NoContest {
    match tried {
        Err(Failure::Community(Refused::Contest(why))) => why,
        other => panic!("{other:?}"),
    }
}

impl Ring {
    async fn new(base: Base) -> Ring {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        host.wake(&[Shard::ALL]).await.expect("wakes");
        for (server, name) in [(HOME, "Abbey"), (AWAY, "Bridge")] {
            let opened = host.open_server((place(server), UserId(1)), name.to_owned(), |open| open);
            opened.await.expect("opened");
        }
        Ring { base, host, mover }
    }

    async fn propose(&self, opponent: &str) -> Result<ContestId, Failure> {
        let request = ContestRequest {
            by: manager(HOME),
            opponent: opponent.to_owned(),
            wish: TermsWish {
                games: Some(vec![GameId::GuardAndTowers]),
                boards: Some(2),
                ..TermsWish::default()
            },
        };
        self.host.propose_contest(request).await
    }

    /// Both agree.
    async fn agree(&self) {
        self.propose("11").await.expect("proposed");
        let accepted = self.host.answer_contest(manager(AWAY), CLUB, Reply::Accept);
        accepted.await.expect("accepted");
    }

    async fn join(&self, server: ServerId, users: &[u64]) {
        for user in users {
            let joined = self
                .host
                .join_contest(by(server, *user, false), CLUB, vec![]);
            joined.await.expect("joined");
        }
    }

    async fn ready(&self, server: ServerId) -> Result<Contest, Failure> {
        self.host
            .ready_for_contest(manager(server), CLUB, true)
            .await
    }

    /// A contest of two boards, with these players at home and those away.
    async fn begun(base: Base, home: &[u64], away: &[u64]) -> Ring {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, home).await;
        ring.join(AWAY, away).await;
        ring.ready(HOME).await.expect("ready");
        let begun = ring.ready(AWAY).await.expect("ready");
        assert_eq!(begun.state, State::Running);
        ring
    }

    /// Lets so many days pass since the beginning, and does what is due then.
    async fn after(&self, days: u32) {
        self.mover.send_replace(DAY * days);
        let now = self.host.clock.now();
        let next = self.host.tick(now).await.expect("ticks");
        assert!(next > now, "the timer must wait for something");
    }

    async fn write<T: Send + 'static>(
        &self,
        lock: Lock,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.host.store.write(lock, job).await.expect("written")
    }

    async fn leave(&self, server: ServerId) {
        let now = self.host.clock.now();
        self.write(Lock::None, move |tx| tx.begin_absence(server, now, now))
            .await;
    }

    async fn contest(&self) -> Contest {
        self.host.contest(HOME, CLUB).await.expect("there")
    }

    async fn boards(&self) -> Vec<ContestBoard> {
        let boards = self.host.store.read(|tx| tx.contest_boards(CLUB));
        boards.await.expect("read")
    }

    async fn results(&self) -> Vec<Option<BoardResult>> {
        self.boards()
            .await
            .iter()
            .map(|board| board.result)
            .collect()
    }

    /// Breaks something in the tables.
    fn change(&self, sql: &'static str) {
        assert!(self.base.change(sql) > 0, "{sql}");
    }
}

const HOME_LOSES: Option<BoardResult> = Some(BoardResult::Forfeited(Team::Away));

#[tokio::test]
async fn a_server_loses_its_boards_once_all_its_absences_make_a_week() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        ring.leave(HOME).await;
        ring.after(4).await;
        ring.host.come_back(HOME).await.expect("back");
        ring.after(5).await;
        ring.leave(HOME).await;
        ring.after(7).await;
        assert_eq!(ring.results().await, [None, None], "that makes six days");
        ring.after(9).await;
        assert_eq!(ring.results().await, [HOME_LOSES; 2]);
        assert_eq!(ring.contest().await.state, State::Over);
    }
}

#[tokio::test]
async fn a_board_whose_channel_is_gone_for_a_week_is_lost_and_outages_do_not_count() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let first = ring.boards().await[0].played;
        let now = ring.host.clock.now();
        ring.write(Lock::Match(first), move |tx| {
            let showing = tx.showing_in(AWAY, first)?.expect("shown");
            tx.set_adrift(showing, Adrift::Gone, now)
        })
        .await;
        ring.write(Lock::Life, move |tx| {
            tx.insert_outage(Shard::ALL, now.after(DAY), now.after(DAY * 3))
        })
        .await;
        ring.after(8).await;
        assert_eq!(ring.results().await, [None, None]);
        ring.after(10).await;
        let won = Some(BoardResult::Forfeited(Team::Home));
        assert_eq!(ring.results().await, [won, None]);
    }
}

#[tokio::test]
async fn proposals_and_signing_up_wait_for_outages_and_for_servers_without_the_bot() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.propose("11").await.expect("proposed");
        let lapses = ring.contest().await.look_at.expect("lapses");
        // The bot is gone from the server that is to answer, for five days.
        ring.leave(AWAY).await;
        ring.after(5).await;
        ring.host.come_back(AWAY).await.expect("back");
        let later = ring.contest().await.look_at.expect("lapses");
        assert_eq!(later.since(lapses).as_secs(), (DAY * 5).as_secs());
        // It runs nowhere for two.
        let (_machine, clock, mover) = TestMachine::new();
        mover.send_replace(DAY * 7);
        let again = Host::new(ring.host.store.clone(), clock);
        let beat = again.wake(&[Shard::ALL]).await.expect("wakes");
        assert!(beat.outage > DAY, "{:?}", beat.outage);
        let moved = ring.contest().await.look_at.expect("lapses");
        assert_eq!(moved.since(later).as_secs(), beat.outage.as_secs());
        // Whoever does not come back does not answer.
        ring.mover.send_replace(DAY * 8);
        ring.leave(AWAY).await;
        ring.mover.send_replace(DAY * 30);
        ring.after(30).await;
        let contest = ring.contest().await;
        assert_eq!(contest.state, State::Lapsed);
        assert_eq!(contest.refused_by, Some(Team::Away));
    }
}

#[tokio::test]
async fn nobody_is_ready_without_a_team_and_ready_can_be_taken_back() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        assert_eq!(refused(ring.ready(HOME).await), NoContest::TooFew);
        ring.join(HOME, &[1]).await;
        ring.ready(HOME).await.expect("ready");
        assert_eq!(refused(ring.ready(AWAY).await), NoContest::TooFew);
        let contest = ring.contest().await;
        assert_eq!(
            (contest.state, contest.ready),
            (State::SigningUp, [true, false])
        );
        let taken = ring.host.ready_for_contest(manager(HOME), CLUB, false);
        assert_eq!(taken.await.expect("not ready").ready, [false, false]);
        ring.join(AWAY, &[5]).await;
        ring.ready(AWAY).await.expect("ready");
        assert_eq!(ring.contest().await.state, State::SigningUp);
        // Who has blocked the only opponent is not set against them.
        ring.write(Lock::None, |tx| tx.block(UserId(1), UserId(5)))
            .await;
        assert_eq!(refused(ring.ready(HOME).await), NoContest::TooFew);
        // With a reserve who plays in their place, there is a board.
        ring.join(HOME, &[2]).await;
        ring.ready(HOME).await.expect("ready");
        let boards = ring.boards().await;
        assert_eq!(boards.len(), 1);
        assert_eq!(boards[0].players, [UserId(2), UserId(5)]);
    }
}

#[tokio::test]
async fn a_pair_that_cannot_be_parted_has_no_board_and_sides_alternate_still() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1, 2]).await;
        ring.join(AWAY, &[5, 6]).await;
        // The first plays with nobody of them.
        for other in [5, 6] {
            ring.write(Lock::None, move |tx| tx.block(UserId(other), UserId(1)))
                .await;
        }
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let boards = ring.boards().await;
        assert_eq!(boards.len(), 1, "{boards:?}");
        assert_eq!(boards[0].players[0], UserId(2));
        assert_eq!(boards[0].number, 1);
        assert_eq!(boards[0].home_side, crate::games::Side::Second);
    }
}

#[tokio::test]
async fn whoever_is_asked_is_told_apart_and_there() {
    for base in bases() {
        let ring = Ring::new(base).await;
        let open = |server: u64, name: &'static str| {
            let place = place(ServerId(server));
            ring.host
                .open_server((place, UserId(1)), name.to_owned(), |open| open)
        };
        let several = || NoContest::SeveralServers("Twins".to_owned());
        open(12, "Twins").await.expect("opened");
        open(13, "TWINS").await.expect("opened");
        assert_eq!(refused(ring.propose("Twins").await), several());
        ring.leave(AWAY).await;
        for typed in ["11", "Bridge"] {
            let why = refused(ring.propose(typed).await);
            assert!(
                matches!(why, NoContest::Absent(_) | NoContest::NoSuchServer(_)),
                "{why:?}"
            );
        }
        let absent = NoContest::Absent("Bridge".to_owned());
        assert_eq!(refused(ring.propose("11").await), absent);
        ring.host.come_back(AWAY).await.expect("back");
        ring.propose("bridge").await.expect("by its name");
    }
}

#[tokio::test]
async fn members_act_for_their_own_team() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        let leave = |server, user| ring.host.leave_contest(by(server, user, false), CLUB);
        let other = refused(leave(AWAY, 1).await);
        assert_eq!(other, NoContest::InOtherTeam(None));
        assert_eq!(refused(leave(HOME, 2).await), NoContest::NotSignedUp(None));
        let name = |server, user| ring.host.name_captain(manager(server), CLUB, UserId(user));
        let other = refused(name(AWAY, 1).await);
        assert_eq!(other, NoContest::InOtherTeam(Some(UserId(1))));
        name(HOME, 1).await.expect("named");
        leave(HOME, 1).await.expect("left");
        let gone = ring.host.contest_view(HOME, CLUB).await.expect("shown");
        assert!(gone.teams[0].players.is_empty());
        // Who is banned in either server does not play.
        let ban = Ban {
            user: UserId(2),
            reason: None,
        };
        ring.write(Lock::None, move |tx| tx.set_ban(AWAY, &ban))
            .await;
        let joined = ring.host.join_contest(by(HOME, 2, false), CLUB, vec![]);
        let why = joined.await.expect_err("banned");
        assert!(matches!(why, Failure::Refused(Refusal::Code(_))), "{why:?}");
    }
}

#[tokio::test]
async fn boards_begin_where_others_want_is_read_if_the_card_is_gone() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.change("UPDATE bulletins SET channel = 7, lost = 1 WHERE server = 10");
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let played = ring.boards().await[0].played;
        let showings = ring.host.store.read(move |tx| tx.showings(played));
        let showings = showings.await.expect("read");
        let mut channels: Vec<u64> = showings.iter().map(|one| one.place.channel.0).collect();
        channels.sort_unstable();
        assert_eq!(channels, [110, 111]);
    }
}

#[tokio::test]
async fn boards_are_shown_where_each_server_shows_its_matches_by_then() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.write(Lock::None, |tx| {
            for server in [HOME, AWAY] {
                let settings = ServerSettings {
                    home: Home::Channel(ChannelId(500 + server.0)),
                    ..ServerSettings::default()
                };
                tx.set_server_settings(server, settings)?;
            }
            Ok(())
        })
        .await;
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let played = ring.boards().await[0].played;
        let showings = ring.host.store.read(move |tx| tx.showings(played));
        let mut showings = showings.await.expect("read");
        showings.sort_unstable_by_key(|one| one.place.server);
        let channels: Vec<u64> = showings.iter().map(|one| one.place.channel.0).collect();
        assert_eq!(channels, [510, 511]);
    }
}

fn ended(by: Termination) -> End {
    End {
        outcome: None,
        termination: by,
    }
}

#[tokio::test]
async fn what_cannot_be_read_keeps_no_other_board_and_no_other_contest_waiting() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let boards = ring.boards().await;
        let now = ring.host.clock.now();
        for board in &boards {
            let id = board.played;
            ring.write(Lock::Match(id), move |tx| {
                tx.set_end(id, ended(Termination::Aborted), now)
            })
            .await;
        }
        ring.change(
            "UPDATE challenges SET start = 'nonsense'
             WHERE id = (SELECT match FROM contest_boards WHERE number = 1)",
        );
        ring.after(1).await;
        assert_eq!(ring.results().await, [None, Some(BoardResult::Void)]);
        // Nor does the timer run again and again when the whole contest cannot be read.
        ring.change("UPDATE contests SET pace = 'nonsense'");
        ring.after(2).await;
    }
}

#[tokio::test]
async fn what_moderators_annul_while_it_runs_counts_for_nobody() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let id = ring.boards().await[0].played;
        let now = ring.host.clock.now();
        let won = End {
            outcome: Some(crate::games::Outcome::Draw),
            termination: Termination::Agreement,
        };
        ring.write(Lock::Match(id), move |tx| tx.set_end(id, won, now))
            .await;
        ring.after(1).await;
        assert_eq!(ring.results().await, [Some(BoardResult::Drawn), None]);
        ring.write(Lock::Match(id), move |tx| tx.annul(id, now))
            .await;
        ring.after(1).await;
        assert_eq!(ring.results().await, [Some(BoardResult::Void), None]);
    }
}

/// A board that is being set up for a player whose data is deleted must be seen by the deletion.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_while_boards_are_set_up_is_on_none_of_them() {
    let Some(base) = Base::postgres() else { return };
    let ring = Ring::new(base).await;
    ring.agree().await;
    ring.join(HOME, &[1]).await;
    ring.join(AWAY, &[5]).await;
    let (begins, has_begun) = std::sync::mpsc::channel();
    let (goes_on, may_go_on) = std::sync::mpsc::channel::<()>();
    let may_go_on = std::sync::Mutex::new(may_go_on);
    let seating = tokio::spawn({
        let host = ring.host.clone();
        let now = host.clock.now();
        async move {
            let seated = host.store.write(Lock::Contest(CLUB), move |tx| {
                begins.send(()).expect("heard");
                let wait = may_go_on.lock().expect("one");
                wait.recv().expect("told");
                let mut contest = tx.contest(CLUB)?.expect("there");
                begin::begin(tx, &mut contest, now)
            });
            seated.await
        }
    });
    tokio::task::spawn_blocking(move || has_begun.recv().expect("begun"))
        .await
        .expect("begun");
    let deleting = tokio::spawn({
        let host = ring.host.clone();
        async move { host.delete_all_about(UserId(1)).await }
    });
    while ring.base.jobs_waiting() == 0 && !deleting.is_finished() {
        tokio::task::yield_now().await;
    }
    goes_on.send(()).expect("heard");
    assert!(seating.await.expect("no panic").expect("seated"));
    assert!(deleting.await.expect("no panic").expect("deleted"));
    let board = ring.boards().await[0];
    assert!(board.players[0].is_deleted(), "{board:?}");
    let played: MatchId = board.played;
    let found = ring.host.store.read(move |tx| tx.find_match(played));
    let found = found.await.expect("read").expect("there");
    assert!(found.end.is_some());
}
