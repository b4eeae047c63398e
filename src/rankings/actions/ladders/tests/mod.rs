//! Tests of ladders, on both engines.

mod dropped;
mod looking;
mod refusing;

use tokio::sync::watch;

use super::*;
use crate::challenges::actions::{ChallengeRequest, Invited, Opponent};
use domain::{
    clock::testing::{START, TestMachine},
    community::seeks::SeatLimits,
    matches::{
        Actor, ChannelId, End, Invitation, Pace, Place, Shard, SideWish, Suspect, Termination,
        Timing, TimingWish,
    },
};
use rules::{Outcome, Side, words::Locale};
use store::{LadderStake, Seen, StoreError, testing::Base};

const DAY: Duration = Duration::from_hours(24);
const HERE: ServerId = ServerId(10);
const THERE: ServerId = ServerId(11);
const GAME: GameId = GameId::Courtyard;
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CLEO: UserId = UserId(3);

/// Two servers with the same ladder: Ada at the top, then Ben and Cleo.
struct Climb {
    host: Host,
    mover: watch::Sender<Duration>,
    base: Base,
}

impl Climb {
    async fn new(base: Base) -> Climb {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        for server in [HERE, THERE] {
            for player in [ADA, BEN, CLEO] {
                host.act(Actor::player(server, player), move |cx| enter(cx, GAME))
                    .await
                    .expect("enters");
            }
        }
        let climb = Climb { host, mover, base };
        climb.looks().await;
        climb
    }

    async fn both() -> Vec<Climb> {
        let mut both = Vec::new();
        for base in [Some(Base::sqlite()), Base::postgres()]
            .into_iter()
            .flatten()
        {
            both.push(Climb::new(base).await);
        }
        both
    }

    fn after(&self, days: u32) {
        self.mover.send_replace(DAY * days);
    }

    async fn challenge(
        &self,
        by: UserId,
        opponent: UserId,
        pace: Pace,
    ) -> Result<MatchId, Failure> {
        self.challenge_as(by, opponent, pace, SideWish::Lot).await
    }

    async fn challenge_as(
        &self,
        by: UserId,
        opponent: UserId,
        pace: Pace,
        wish: SideWish,
    ) -> Result<MatchId, Failure> {
        let request = ChallengeRequest {
            place: Place {
                server: HERE,
                channel: ChannelId(20),
                locale: Locale::English,
            },
            made_in: ChannelId(20),
            start: GAME.start(None).expect("standard"),
            invited: Invited::Member(Opponent {
                seen: Seen {
                    user: opponent,
                    name: opponent.to_string(),
                    account: opponent.to_string(),
                },
                is_bot: false,
                is_member: true,
            }),
            wish,
            timing: TimingWish {
                pace: Some(pace),
                ..TimingWish::default()
            },
            rated: true,
            limits: SeatLimits::default(),
            ladder: true,
        };
        self.host.challenge(by, request).await
    }

    /// Makes a challenge to another player, who declines.
    async fn declined(&self, by: UserId, opponent: UserId) -> MatchId {
        let id = self.challenge(by, opponent, Pace::default()).await;
        let id = id.expect("challenges");
        let declined = self.host.decline(HERE, id, opponent).await;
        declined.expect("declines");
        self.run().await;
        id
    }

    /// Makes Ada, the first, accept Cleo's challenge, in which one of them must move first.
    async fn accepted(&self, moves_first: UserId) -> MatchId {
        let side = if moves_first == CLEO {
            Side::First
        } else {
            Side::Second
        };
        let wish = SideWish::Side(side);
        let id = self.challenge_as(CLEO, ADA, Pace::Move1Day, wish).await;
        let id = id.expect("challenges");
        self.host.accept(HERE, id, ADA).await.expect("begins");
        let turn: Result<_, StoreError> =
            self.host.store.read(move |tx| tx.matches().turn(id)).await;
        assert_eq!(turn.expect("read"), Some(moves_first));
        id
    }

    /// Ends the challenges and matches whose time is up, and updates the ladders.
    async fn run(&self) {
        let now = self.host.clock.now();
        for chore in ["clocks", "challenges", "ladders"] {
            self.host.do_chore(chore, now).await.expect("done");
        }
    }

    async fn order(&self, server: ServerId) -> Vec<UserId> {
        let view = self
            .host
            .read(Actor::player(server, ADA), move |cx| load(cx, GAME))
            .await
            .expect("there");
        view.ladder.players().to_vec()
    }

    async fn stake(&self, id: MatchId) -> Option<LadderStake> {
        let stake = self.host.store.read(move |tx| tx.ladders().stake(id)).await;
        stake.expect("read")
    }

    /// Looks up every player who is due, all of whom are found.
    async fn looks(&self) -> Vec<LadderLook> {
        let looks = claim_looks(&self.host).await.expect("claimed");
        for look in &looks {
            let found = note_found(&self.host, *look, true).await;
            found.expect("noted");
        }
        looks
    }

    async fn write(&self, job: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static) {
        self.host
            .store
            .write(Lock::None, job)
            .await
            .expect("written");
    }
}
