//! Tournaments of several servers, on both engines.

mod deciding;
mod drafts;
mod homes;
mod limits;
mod managing;
mod servers;

use std::time::Duration;

use tokio::sync::watch;

use super::*;
use crate::host::{drafts::TournamentRequest, life};
use domain::community::tournament::NextRound;
use domain::{
    clock::testing::TestMachine,
    community::tournament::{Between, Game, Limits, Stage, System},
    matches::{
        ChannelId, MatchId, Pace, Place, Reason, RoleId, Shard, ShowingId, TimingWish, UserId,
    },
};
use rules::{GameId, words::Locale};
use store::{Owner, StoreError, UnshownGame, WriteTx, testing::Base};

const DAY: Duration = Duration::from_hours(24);
/// The server that owns the tournament.
const HOME: ServerId = ServerId(10);
/// A server that takes part.
const AWAY: ServerId = ServerId(11);
/// A server that could take part.
const THIRD: ServerId = ServerId(12);
const CUP: TournamentId = TournamentId(1);

/// Three open servers, and a tournament of the first.
struct Cup {
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

/// Returns where a server receives requests from others.
const fn open_at(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(100 + server.0),
        locale: Locale::English,
    }
}

/// Returns where a server shows tournaments.
const fn shown_at(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(200 + server.0),
        locale: Locale::English,
    }
}

/// Returns the reason of a manager who sets a result.
fn reason() -> Reason {
    Reason::read("both agreed").expect("a reason")
}

/// Returns the manager of a server.
fn manager(of: ServerId) -> Actor {
    Actor {
        user: UserId(of.0),
        server: of,
        roles: Vec::new(),
        manages: true,
    }
}

fn cup(between: Between, pace: Pace) -> TournamentRequest {
    TournamentRequest {
        place: shown_at(HOME),
        name: "Cup".to_owned(),
        managers: None,
        system: System::Swiss,
        rounds: Some(3),
        at_once: false,
        round_days: None,
        no_show_days: None,
        between,
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        timing: TimingWish {
            pace: Some(pace),
            ..TimingWish::default()
        },
        rated: false,
        limits: Limits::default(),
        starts_at: None,
    }
}

fn refused<T: std::fmt::Debug>(tried: Result<T, Failure>) -> Refusal {
    match tried {
        Err(Failure::Community(domain::community::Refused::Tournament(why))) => why,
        other => panic!("{other:?}"),
    }
}

impl Cup {
    /// Makes a tournament that is open for entry.
    async fn made(base: Base, request: TournamentRequest) -> Cup {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        life::wake(&host, &[Shard::ALL]).await.expect("wakes");
        for (server, name) in [(HOME, "Abbey"), (AWAY, "Bridge"), (THIRD, "Castle")] {
            let name = name.to_owned();
            let opened = host.open_server(open_at(server), UserId(1), name, |open| open);
            opened.await.expect("opened");
        }
        let id = host
            .act(manager(HOME), move |cx| make(cx, &request))
            .await
            .expect("made");
        assert_eq!(id, CUP);
        Cup { base, host, mover }
    }

    /// Starts a tournament with two players from each of two servers: 1 and 2, 5 and 6.
    async fn begun(base: Base, request: TournamentRequest) -> Cup {
        let cup = Cup::made(base, request).await;
        cup.joins(AWAY).await.expect("takes part");
        cup.enter(HOME, &[1, 2]).await;
        cup.enter(AWAY, &[5, 6]).await;
        cup.start().await;
        cup
    }

    async fn joins(&self, server: ServerId) -> Result<(TournamentId, Place), Failure> {
        take_part(
            &self.host,
            Actor::player(server, UserId(1)),
            shown_at(server),
            "#1".to_owned(),
        )
        .await
    }

    async fn enter(&self, server: ServerId, users: &[u64]) {
        for user in users {
            let entered = self
                .host
                .act(Actor::player(server, UserId(*user)), |cx| enter(cx, CUP));
            entered.await.expect("entered");
        }
    }

    async fn start(&self) {
        let started = self
            .host
            .act(manager(HOME), |cx| pair(cx, CUP, NextRound::WhenReady))
            .await;
        assert_eq!(started.expect("paired").round, 1);
    }

    /// Lets this many days pass since the beginning with the bot running throughout, and does what
    /// is due then.
    async fn after(&self, days: u32) {
        self.mover.send_replace(DAY * days);
        let now = self.host.clock.now();
        self.write(Lock::Life, move |tx| {
            tx.life().hear(Shard::ALL, now)?;
            tx.life().beat(now).map(drop)
        })
        .await;
        self.tick().await;
    }

    async fn tick(&self) {
        let next = self.host.tick(self.host.clock.now()).await.expect("ticks");
        assert!(next > self.host.clock.now().before(DAY), "it must not spin");
    }

    /// Does the same with the bot down in the meantime.
    async fn after_outage(&self, days: u32) {
        self.mover.send_replace(DAY * days);
        life::wake(&self.host, &[Shard::ALL]).await.expect("wakes");
        self.tick().await;
    }

    async fn write<T: Send + 'static>(
        &self,
        lock: Lock,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.host.store.write(lock, job).await.expect("written")
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.host.store.read(job).await.expect("read")
    }

    /// Runs the tournament, whatever is due.
    async fn look(&self) {
        let now = self.host.clock.now();
        self.write(Lock::Server(HOME), move |tx| {
            tx.tournaments().look_at(CUP, now)
        })
        .await;
        self.tick().await;
    }

    /// Removes the bot from a server.
    async fn leave(&self, server: ServerId) {
        let now = self.host.clock.now();
        self.write(Lock::None, move |tx| tx.absences().begin(server, now, now))
            .await;
    }

    async fn stored(&self) -> StoredTournament {
        self.read(|tx| tx.tournaments().find(CUP))
            .await
            .expect("there")
    }

    async fn seen_in(&self, server: ServerId) -> TournamentView {
        let view = self
            .host
            .store
            .read(move |tx| TournamentView::load(tx, CUP, server));
        view.await.expect("loaded")
    }

    /// Returns a game of the first round in which this player moves first, or any other.
    async fn game_of(&self, player: u64) -> (Game, MatchId) {
        let found = self.stored().await.tournament;
        let number = found.entrant_of(UserId(player)).expect("entered").number;
        let mut games = found.games_of(1);
        let game = games.find(|game| game.first == number || game.second == Some(number));
        let game = *game.expect("paired");
        (game, game.id.expect("a match"))
    }

    /// Deletes the channel of a match in a server, and lets the bot notice.
    async fn channel_goes(&self, server: ServerId, id: MatchId) -> ShowingId {
        let now = self.host.clock.now();
        let at = self
            .write(Lock::Match(id), move |tx| {
                let at = tx.showings().find_in(server, id)?.expect("shown there");
                tx.showings()
                    .set_unreachable(at, store::Unreachable::Gone, now)?;
                Ok(at)
            })
            .await;
        self.tick().await;
        at
    }

    async fn unshown(&self) -> Vec<UnshownGame> {
        self.read(|tx| tx.tournaments().unshown_games(CUP)).await
    }
}
