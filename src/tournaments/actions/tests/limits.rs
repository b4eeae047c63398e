//! The time limit of first moves, and bans.

use super::*;
use crate::upkeep::presence;
use domain::{
    community::tournament::GameResult,
    matches::clock::{ClockStep, Vacations},
};
use rules::Side;
use store::{Ban, testing::full};

/// Requests a tournament with two days for a first move, and no clock.
fn limited() -> TournamentRequest {
    TournamentRequest {
        no_show_days: Some(2),
        ..cup(Between::Open, Pace::None)
    }
}

impl Cup {
    /// Returns the games of the first round without a result.
    async fn open(&self) -> Vec<MatchId> {
        let found = self.stored().await.tournament;
        let open = found.games_of(1).filter(|game| !game.is_over());
        open.filter_map(|game| game.id).collect()
    }

    /// Returns the player who moves first in a game of the first round.
    async fn mover(&self, id: MatchId) -> UserId {
        let games = self.read(|tx| tx.tournaments().running_games(CUP)).await;
        games.iter().find(|game| game.id == id).expect("runs").turn
    }
}

#[tokio::test]
async fn who_does_not_move_in_time_has_not_come() {
    for base in bases() {
        let cup = Cup::begun(base, limited()).await;
        cup.after(1).await;
        assert_eq!(cup.open().await.len(), 2);
        let (game, id) = cup.game_of(1).await;
        let mover = cup.mover(id).await;
        cup.after(3).await;
        let found = cup.stored().await.tournament;
        let first = found.entrant(game.first).expect("there").player;
        let missed = if first == mover {
            GameResult::SecondUnplayed
        } else {
            GameResult::FirstUnplayed
        };
        assert_eq!(found.game_of(id).expect("there").result, Some(missed));
    }
}

#[tokio::test]
async fn who_has_made_a_first_move_can_think_as_long_as_the_clock_allows() {
    for base in bases() {
        let cup = Cup::begun(base, limited()).await;
        let (_, id) = cup.game_of(1).await;
        let now = cup.host.clock.now();
        cup.write(Lock::Match(id), move |tx| {
            for _ in Side::BOTH {
                let found = tx.matches().find(id)?.expect("there");
                let mv = found.position().moves()[0].to_string();
                full::play(tx, id, &mv, now)?;
            }
            Ok(())
        })
        .await;
        cup.after(3).await;
        assert_eq!(cup.open().await, [id]);
    }
}

#[tokio::test]
async fn a_vacation_puts_the_limit_of_a_first_move_off() {
    for base in bases() {
        let cup = Cup::begun(base, limited()).await;
        let (_, away) = cup.game_of(1).await;
        let mover = cup.mover(away).await;
        let now = cup.host.clock.now();
        let vacation = (now.after(DAY), now.after(DAY * 4));
        cup.write(Lock::None, move |tx| {
            tx.habits()
                .set_vacations(mover, &Vacations::stored([vacation]), now)
        })
        .await;
        cup.after(3).await;
        assert_eq!(cup.open().await, [away], "three days do not count");
        cup.after(4).await;
        assert_eq!(cup.open().await, [away]);
        cup.after(6).await;
        assert_eq!(cup.open().await, []);
    }
}

#[tokio::test]
async fn an_agreed_pause_puts_the_limit_of_a_first_move_off() {
    for base in bases() {
        let timed = TournamentRequest {
            no_show_days: Some(2),
            ..cup(Between::Open, Pace::Move14Days)
        };
        let cup = Cup::begun(base, timed).await;
        let games = cup.open().await;
        let [whole, resumed] = games[..] else {
            panic!("{games:?}");
        };
        let begun = cup.host.clock.now();
        for id in [whole, resumed] {
            cup.write(Lock::Match(id), move |tx| {
                let pause = ClockStep::Pause(begun.after(DAY * 4));
                tx.clocks().step(id, pause, begun).map(drop)
            })
            .await;
        }
        cup.after(1).await;
        cup.write(Lock::Match(resumed), move |tx| {
            let now = begun.after(DAY);
            tx.clocks().step(resumed, ClockStep::Resume, now).map(drop)
        })
        .await;
        cup.look().await;
        cup.after(2).await;
        assert_eq!(cup.open().await, [whole, resumed], "a day was paused");
        cup.after(3).await;
        assert_eq!(cup.open().await, [whole]);
        cup.after(5).await;
        assert_eq!(cup.open().await, [whole], "four days were paused");
        cup.after(6).await;
        assert_eq!(cup.open().await, []);
    }
}

#[tokio::test]
async fn an_outage_puts_the_limit_of_a_first_move_off() {
    for base in bases() {
        let cup = Cup::begun(base, limited()).await;
        cup.after(1).await;
        cup.after_outage(4).await;
        cup.look().await;
        assert_eq!(cup.open().await.len(), 2, "nobody could move");
        cup.after(6).await;
        assert_eq!(cup.open().await.len(), 0);
    }
}

#[tokio::test]
async fn a_guest_who_is_banned_in_either_server_neither_enters_nor_is_paired() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Open, Pace::None)).await;
        cup.joins(AWAY).await.expect("takes part");
        let ban = async |server, user| {
            let ban = Ban {
                user: UserId(user),
                reason: None,
            };
            cup.write(Lock::None, move |tx| tx.bans().set(server, &ban))
                .await;
        };
        for (server, user) in [(HOME, 50), (AWAY, 51)] {
            ban(server, user).await;
            let tried = cup
                .host
                .act(Actor::player(AWAY, UserId(user)), |cx| enter(cx, CUP))
                .await;
            let why = tried.expect_err("banned");
            assert!(matches!(why, Failure::Refused(_)), "{why:?}");
        }
        cup.enter(HOME, &[1, 2]).await;
        cup.enter(AWAY, &[5, 6, 7, 8]).await;
        ban(HOME, 7).await;
        cup.start().await;
        let found = cup.stored().await.tournament;
        assert!(
            found.entrant_of(UserId(7)).is_none(),
            "out before the start"
        );
        // Later they are withdrawn when the next round is paired.
        for (server, user) in [(HOME, 5), (AWAY, 6)] {
            ban(server, user).await;
        }
        for id in cup.open().await {
            let decision = Adjudication {
                id,
                result: GameResult::Draw,
                earlier: Earlier::Stays,
                reason: reason(),
            };
            let decided = cup
                .host
                .act(manager(HOME), move |cx| adjudicate(cx, &decision));
            decided.await.expect("decided");
        }
        cup.tick().await;
        let found = cup.stored().await.tournament;
        assert_eq!(found.round(), 2);
        for user in [5, 6] {
            let entrant = found.entrant_of(UserId(user)).expect("there");
            assert_eq!(entrant.until, Some(1));
            let plays =
                |game: &Game| game.first == entrant.number || game.second == Some(entrant.number);
            assert!(!found.games_of(2).any(plays));
        }
    }
}

#[tokio::test]
async fn who_is_banned_is_none_of_the_fewest_players() {
    for base in bases() {
        let starts = TournamentRequest {
            limits: Limits {
                least: Some(4),
                most: None,
            },
            ..cup(Between::Open, Pace::None)
        };
        let (_machine, clock, _mover) = TestMachine::new();
        let starts_at = Some(clock.now().after(DAY));
        let cup = Cup::made(
            base,
            TournamentRequest {
                starts_at,
                ..starts
            },
        )
        .await;
        cup.enter(HOME, &[1, 2, 3, 4]).await;
        let ban = Ban {
            user: UserId(4),
            reason: None,
        };
        cup.write(Lock::None, move |tx| tx.bans().set(HOME, &ban))
            .await;
        cup.after(2).await;
        assert_eq!(cup.stored().await.tournament.stage, Stage::SignUp);
        assert!(cup.seen_in(HOME).await.too_few);
        // With one more it would have been enough.
        cup.enter(HOME, &[5]).await;
        cup.start().await;
        let found = cup.stored().await.tournament;
        assert_eq!(found.entrants.len(), 4);
    }
}

#[tokio::test]
async fn a_first_move_is_missed_only_once_it_is_known_that_the_bot_was_there() {
    for base in bases() {
        let mut cup = Cup::begun(base, limited()).await;
        cup.host = cup.host.asking_discord();
        let guests = [cup.game_of(5).await.1, cup.game_of(6).await.1];
        assert_eq!(cup.open().await.len(), 2);
        cup.after(3).await;
        assert_eq!(cup.open().await.len(), 2, "nobody knows");
        let asks = presence::asks(&cup.host).await.expect("read");
        let mut asked: Vec<ServerId> = asks.iter().map(|ask| ask.server).collect();
        asked.sort_unstable();
        assert_eq!(asked, [HOME, AWAY]);
        let tell = async |server| {
            let now = cup.host.clock.now();
            let told = presence::confirm(&cup.host, server, now).await;
            told.expect("noted");
            cup.tick().await;
        };
        tell(HOME).await;
        let open = cup.open().await;
        assert!(guests.iter().all(|id| open.contains(id)), "{open:?}");
        tell(AWAY).await;
        assert_eq!(cup.open().await, []);
    }
}

/// A tournament needs a result. Ratings do not accept one from a match that was too short.
#[tokio::test]
async fn a_game_that_is_given_up_before_its_first_move_counts_but_not_for_ratings() {
    for base in bases() {
        let request = TournamentRequest {
            rated: true,
            ..cup(Between::Open, Pace::None)
        };
        let cup = Cup::begun(base, request).await;
        let (game, id) = cup.game_of(1).await;
        let resigned = cup.host.resign(HOME, id, UserId(1), 0).await;
        resigned.expect("resigned");
        cup.tick().await;
        let found = cup.stored().await.tournament;
        let one = found.entrant_of(UserId(1)).expect("there").number;
        let won = if game.first == one {
            GameResult::Second
        } else {
            GameResult::First
        };
        assert_eq!(found.game_of(id).expect("there").result, Some(won));
        let rated = cup
            .base
            .texts("SELECT 'a result' FROM results UNION ALL SELECT 'a rating' FROM standings");
        assert_eq!(rated, [""; 0]);
        assert!(cup.read(move |tx| tx.ratings().was_too_short(id)).await);
    }
}
