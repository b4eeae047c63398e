//! Tests of what contests do automatically, and what members can do, on both engines.

mod asking;
mod seating;
mod settling;
mod waiting;

use std::time::Duration;

use tokio::sync::watch;

use super::*;
use crate::host::{Host, life};
use domain::{
    clock::testing::{START, stopped_at},
    community::contest::{BoardResult, ContestBoard, State, TermsWish},
    matches::{ChannelId, End, MatchId, Refusal, Shard, Termination, UserId},
    settings::{Home, ServerSettings},
};
use rules::{GameId, words::Locale};
use store::{Ban, Cursor, StoreError, Unreachable, ids, testing::Base};

const DAY: Duration = Duration::from_hours(24);
const HOME: ServerId = ServerId(10);
const AWAY: ServerId = ServerId(11);
const CLUB: ContestId = ContestId(1);

/// Two open servers, whose managers' numbers equal their servers' numbers.
struct Ring {
    base: Base,
    host: Host,
    mover: watch::Sender<Duration>,
}

/// Returns both engines, if there is a PostgreSQL server.
fn bases() -> impl Iterator<Item = Base> {
    [Some(Base::sqlite()), Base::postgres()]
        .into_iter()
        .flatten()
}

const fn by(server: ServerId, user: u64, manages: bool) -> Actor {
    Actor {
        server,
        user: UserId(user),
        roles: Vec::new(),
        manages,
    }
}

const fn manager(of: ServerId) -> Actor {
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
        // Only the tests move the time: they compare waits to the second.
        let (mover, shift) = watch::channel(Duration::ZERO);
        let host = Host::new(base.open(), stopped_at(START, shift));
        life::wake(&host, &[Shard::ALL]).await.expect("wakes");
        for (server, name) in [(HOME, "Abbey"), (AWAY, "Bridge")] {
            let opened = host.open_server(place(server), UserId(1), name.to_owned(), |open| open);
            opened.await.expect("opened");
        }
        Ring { base, host, mover }
    }

    async fn propose(&self, opponent: &str) -> Result<ContestId, Failure> {
        self.propose_boards(opponent, 2).await
    }

    async fn propose_boards(&self, opponent: &str, boards: u32) -> Result<ContestId, Failure> {
        let request = ContestRequest {
            opponent: opponent.to_owned(),
            wish: TermsWish {
                games: Some(vec![GameId::GuardAndTowers]),
                boards: Some(boards),
                ..TermsWish::default()
            },
        };
        proposals::propose(&self.host, manager(HOME), request).await
    }

    /// Agrees on two boards for both servers.
    async fn agree(&self) {
        self.agree_on(2).await;
    }

    /// Agrees on this many boards for both servers.
    async fn agree_on(&self, boards: u32) {
        self.propose_boards("11", boards).await.expect("proposed");
        let accepted = self.host.act(manager(AWAY), move |cx| {
            proposals::answer(cx, CLUB, Reply::Accept, &[])
        });
        accepted.await.expect("accepted");
    }

    async fn join(&self, server: ServerId, users: &[u64]) {
        for user in users {
            let joined = self.host.act(by(server, *user, false), move |cx| {
                teams::join(cx, CLUB, &[])
            });
            joined.await.expect("joined");
        }
    }

    async fn ready(&self, server: ServerId) -> Result<Contest, Failure> {
        self.host
            .act(manager(server), move |cx| teams::ready(cx, CLUB))
            .await
    }

    /// Begins a contest of two boards, with these players at home and away.
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

    /// Moves on to this many days after the beginning, and does what is due then.
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
        self.write(Lock::None, move |tx| tx.absences().begin(server, now, now))
            .await;
    }

    async fn contest(&self) -> Contest {
        self.host
            .read(manager(HOME), |cx| proposals::load(cx, CLUB))
            .await
            .expect("there")
    }

    /// Returns the contests that are retried right away.
    async fn due(&self) -> Vec<ContestId> {
        let now = self.host.clock.now();
        let gone = now.before(domain::community::contest::FORFEIT_AFTER);
        let due = self
            .host
            .store
            .read(move |tx| tx.contests().due(now, gone, Cursor::START, 9));
        ids(due.await.expect("read"))
    }

    async fn boards(&self) -> Vec<ContestBoard> {
        let boards = self.host.store.read(|tx| tx.contests().boards(CLUB));
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
