//! Tests of fairness to both players of a match, on both engines: players who are present or away, and
//! what counts.

use std::time::Duration;

use tokio::sync::watch;

use crate::{
    host::{Failure, Host, find_match},
    matches::actions::{
        moves::{self, MeantFor, Typed, TypedMove, With},
        plans::{self, PlanLine},
        rematch::{self, ShowRematch},
    },
    rankings::actions::ladders,
};
use domain::{
    clock::testing::{START, TestMachine},
    matches::{
        Actor, ChannelId, End, Invitation, MatchId, OfferId, OfferKind, Place, Players, ServerId,
        SideWish, Termination, Timing, UserId, clock::PauseLength,
    },
    settings::Home,
};
use rules::{GameId, Outcome, Side, Square, words::Locale};
use store::{LadderGame, Lock, StoreError, WriteTx, on_either_engine, testing::Base};

on_either_engine!(
    whatever_players_do_is_noted_and_what_they_have_planned_is_not,
    a_resignation_says_before_whether_it_will_count,
    what_is_annulled_before_the_tick_moves_nobody_on_a_ladder,
);

const AT_CHALLENGE: ShowRematch = ShowRematch {
    home: Home::AtChallenge,
    asked_in: ChannelId(20),
};
const SERVER: ServerId = ServerId(10);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const HOUR: Duration = Duration::from_hours(1);

const PLACE: Place = Place {
    server: SERVER,
    channel: ChannelId(20),
    locale: Locale::English,
};

/// A host, and the handle that moves its clock.
struct Court {
    host: Host,
    mover: watch::Sender<Duration>,
    hours: u32,
}

impl Court {
    fn open(base: &Base) -> Court {
        let (_machine, clock, mover) = TestMachine::new();
        Court {
            host: Host::new(base.open(), clock),
            mover,
            hours: 0,
        }
    }

    async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        let written = self.host.store.write(Lock::None, job).await;
        written.expect("written")
    }

    /// Makes a challenge from Ada to Ben, who is to move second.
    async fn challenge(&self, rated: bool) -> MatchId {
        let challenge = move |tx: &WriteTx<'_>| {
            let invitation = Invitation {
                place: PLACE,
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: ADA,
                opponent: Some(BEN),
                wish: SideWish::Side(Side::First),
                timing: Timing::default(),
                rated,
                rematch_of: None,
            };
            tx.challenges().insert(&invitation, START.after(HOUR))
        };
        self.write(challenge).await
    }

    async fn begun(&self, rated: bool) -> MatchId {
        let id = self.challenge(rated).await;
        self.host.accept(SERVER, id, BEN).await.expect("begun");
        id
    }

    async fn play(&self, id: MatchId, by: UserId, text: &str) {
        let mv = TypedMove {
            on: MeantFor::Newest,
            text: text.to_owned(),
            with: With::Nothing,
        };
        let played = self.host.play_typed(SERVER, id, by, mv);
        let played = played.await.expect("legal");
        assert!(matches!(played, Typed::Played(_)), "{played:?}");
    }

    /// Plans these plies for Ada.
    async fn plan(&self, id: MatchId, plies: Vec<Vec<Square>>) -> PlanLine {
        let revision = self.revision(id).await;
        let planned = self.host.act(Actor::player(SERVER, ADA), move |cx| {
            plans::add(cx, id, revision, None, &plies)
        });
        planned.await.expect("planned")
    }

    /// Returns the newest offer of a match.
    async fn newest_offer(&self, id: MatchId) -> OfferId {
        let read = self.host.store.read(move |tx| {
            let found = find_match(tx, SERVER, id)?;
            Ok::<_, Failure>(tx.offers().of_match(id, found.revision())?)
        });
        read.await.expect("read").last().expect("an offer").id
    }

    async fn revision(&self, id: MatchId) -> u32 {
        let read = self.host.store.read(move |tx| find_match(tx, SERVER, id));
        read.await.expect("read").revision()
    }

    /// Lets an hour pass while this is done. Returns who acts in that hour.
    async fn who_acts<T>(&mut self, done: impl AsyncFnOnce(&Court) -> T) -> Vec<UserId> {
        self.hours += 1;
        self.mover.send_replace(HOUR * self.hours);
        let since = self.host.clock.now();
        done(self).await;
        let acted = self.host.store.read(move |tx| {
            let mut acted = Vec::new();
            for player in [ADA, BEN] {
                if tx.people().last_act(player)?.is_some_and(|at| at >= since) {
                    acted.push(player);
                }
            }
            Ok::<_, StoreError>(acted)
        });
        acted.await.expect("read")
    }
}

async fn whatever_players_do_is_noted_and_what_they_have_planned_is_not(base: Base) {
    let mut court = Court::open(&base);
    let id = court.challenge(true).await;
    let acted = court
        .who_acts(async |on| on.host.accept(SERVER, id, BEN).await.expect("begun"))
        .await;
    assert_eq!(acted, [BEN], "takes a challenge");
    let acted = court.who_acts(async |on| on.play(id, ADA, "a7a6").await);
    assert_eq!(acted.await, [ADA], "moves");

    let squares = |text: &str| {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        start.read_squares(text).expect("squares")
    };
    let planned = [squares("a1a2"), squares("d7d6")];
    let acted = court.who_acts(async |on| {
        let line = on.plan(id, planned.to_vec()).await;
        let forgotten = on.host.act(Actor::player(SERVER, ADA), move |cx| {
            plans::forget(cx, id, line.step)
        });
        forgotten.await.expect("forgotten");
    });
    assert_eq!(acted.await, [ADA], "takes a plan back");
    let acted = court.who_acts(async |on| on.plan(id, planned.to_vec()).await);
    assert_eq!(acted.await, [ADA], "plans");
    let acted = court.who_acts(async |on| on.play(id, BEN, "a1a2").await);
    assert_eq!(acted.await, [BEN], "she had planned her answer");
    assert_eq!(court.revision(id).await, 3);

    for (kind, by) in [
        (OfferKind::Draw, ADA),
        (OfferKind::Draw, BEN),
        (OfferKind::Takeback, ADA),
    ] {
        let other = if by == ADA { BEN } else { ADA };
        let acted = court.who_acts(async |on| {
            let offered = on.host.offer(SERVER, id, by, None, kind).await;
            offered.expect("offered")
        });
        assert_eq!(acted.await, [by], "offers");
        let offer = court.newest_offer(id).await;
        let acted = court.who_acts(async |on| match (kind, by) {
            (OfferKind::Draw, ADA) => on.host.decline_offer(SERVER, offer, other).await,
            (OfferKind::Draw, _) => on.host.withdraw_offer(SERVER, offer, by).await,
            _ => on.host.accept_offer(SERVER, offer, other).await,
        });
        let who = if (kind, by) == (OfferKind::Draw, BEN) {
            by
        } else {
            other
        };
        assert_eq!(acted.await, [who], "answers or withdraws");
    }
    let acted = court.who_acts(async |on| {
        let paused = on.host.offer_pause(SERVER, id, BEN, PauseLength::Week);
        paused.await.expect("offered")
    });
    assert_eq!(acted.await, [BEN], "offers a pause");
    let offer = court.newest_offer(id).await;
    let accepted = court.host.accept_offer(SERVER, offer, ADA).await;
    accepted.expect("paused");
    let acted = court.who_acts(async |on| on.host.resume(SERVER, id, BEN).await.map(drop));
    assert_eq!(acted.await, [BEN], "ends a pause");
    let acted = court.who_acts(async |on| on.host.give_time(SERVER, id, ADA, 0).await.map(drop));
    assert_eq!(acted.await, [ADA], "gives time");
    let acted = court.who_acts(async |on| {
        let early = on.host.claim(SERVER, id, BEN).await;
        early.expect_err("too early");
    });
    assert_eq!(acted.await, [BEN], "wants to claim");
    let acted = court.who_acts(async |on| {
        let on_board = on.revision(id).await;
        let resigned = on.host.resign(SERVER, id, ADA, on_board).await;
        resigned.expect("resigned");
    });
    assert_eq!(acted.await, [ADA], "resigns");
    let acted = court.who_acts(async |on| {
        let ben = Actor::player(SERVER, BEN);
        let again = on
            .host
            .act(ben, move |cx| rematch::ask(cx, id, AT_CHALLENGE));
        again.await.expect("asked");
    });
    assert_eq!(acted.await, [BEN], "challenges");
    let acted = court.who_acts(async |_| {}).await;
    assert_eq!(acted, []);
}

async fn a_resignation_says_before_whether_it_will_count(base: Base) {
    let court = Court::open(&base);
    let too_short = async |id, by| {
        let asked = court
            .host
            .read(Actor::player(SERVER, by), move |cx| {
                moves::ask_to_resign(cx, id, None)
            })
            .await;
        asked.expect("asked").too_short
    };
    let [rated, unrated] = [court.begun(true).await, court.begun(false).await];
    for (by, text) in [(ADA, "a7a6"), (BEN, "a1a2"), (ADA, "d7d6"), (BEN, "b1b2")] {
        for player in [ADA, BEN] {
            assert!(too_short(rated, player).await, "before {text}");
            assert!(!too_short(unrated, player).await, "nobody asks");
        }
        court.play(rated, by, text).await;
    }
    for player in [ADA, BEN] {
        assert!(!too_short(rated, player).await);
    }
}

async fn what_is_annulled_before_the_tick_moves_nobody_on_a_ladder(base: Base) {
    let court = Court::open(&base);
    let game = GameId::GuardAndTowers;
    for player in [BEN, ADA] {
        let entered = court
            .host
            .act(Actor::player(SERVER, player), move |cx| {
                ladders::enter(cx, game)
            })
            .await;
        entered.expect("entered");
    }
    let won = async |is_void: bool| {
        let id = court.challenge(true).await;
        let now = court.host.clock.now();
        court
            .write(move |tx| {
                let of = LadderGame {
                    server: SERVER,
                    game,
                    challenger: ADA,
                    challenged: BEN,
                };
                tx.ladders().insert_game(id, &of)?;
                let invitation = tx.challenges().find(id)?.expect("there").invitation;
                let players = Players::with(ADA, Side::First, BEN);
                tx.matches().insert(id, &invitation, players, now)?;
                let end = End {
                    outcome: Some(Outcome::Win(Side::First)),
                    termination: Termination::Resignation,
                };
                tx.matches().set_end(id, end, now)?;
                if is_void {
                    tx.ratings().annul(id, now)?;
                }
                Ok(())
            })
            .await;
        court.host.tick(now).await.expect("ticks");
        let view = court
            .host
            .read(Actor::player(SERVER, ADA), move |cx| {
                ladders::load(cx, game)
            })
            .await
            .expect("there");
        view.ladder.players().to_vec()
    };
    assert_eq!(won(true).await, [BEN, ADA]);
    // Ladders ask who has won, not whether the match is rated.
    assert_eq!(won(false).await, [ADA, BEN]);
}
