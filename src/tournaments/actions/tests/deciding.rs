//! What a result is worth, who decides it, and when a round or a player's part is over.

use super::*;
use domain::{
    community::tournament::{Entrant, GameResult},
    matches::{End, Termination},
};
use store::testing::full;

impl Cup {
    async fn decide(
        &self,
        id: MatchId,
        result: GameResult,
        earlier: Earlier,
    ) -> Result<TournamentId, Failure> {
        let decision = Adjudication {
            id,
            result,
            earlier,
            reason: reason(),
        };
        self.host
            .act(manager(HOME), move |cx| adjudicate(cx, &decision))
            .await
    }

    async fn games(&self, round: u32) -> Vec<Game> {
        let found = self.stored().await.tournament;
        found.games_of(round).copied().collect()
    }

    async fn result_of(&self, id: MatchId) -> Option<GameResult> {
        let found = self.stored().await.tournament;
        found.game_of(id).expect("its game").result
    }

    /// Makes the first player of each game of a round resign.
    async fn first_players_resign(&self, round: u32) {
        for game in self.games(round).await {
            let found = self.stored().await.tournament;
            let first = *found.entrant(game.first).expect("there");
            let id = game.id.expect("a match");
            let resigned = self.host.resign(first.server, id, first.player, 0).await;
            resigned.expect("resigned");
        }
        self.look().await;
    }

    async fn end_of(&self, id: MatchId) -> End {
        let found = self.read(move |tx| tx.matches().find(id)).await;
        found.expect("there").end.expect("over")
    }

    async fn version(&self) -> Vec<u32> {
        let shown = self.read(|tx| tx.bulletins().about(CUP.card())).await;
        shown.iter().map(|one| one.version).collect()
    }
}

#[tokio::test]
async fn what_a_knockout_has_gone_on_from_stays_and_after_the_end_nothing_is_decided() {
    for base in bases() {
        let request = TournamentRequest {
            system: System::Knockout,
            rounds: None,
            ..cup(Between::Open, Pace::None)
        };
        let cup = Cup::begun(base, request).await;
        cup.first_players_resign(1).await;
        let [semifinal, _] = cup.games(1).await[..] else {
            panic!("two games");
        };
        let id = semifinal.id.expect("a match");
        let again = cup.decide(id, GameResult::First, Earlier::Corrected).await;
        assert_eq!(refused(again), Refusal::MeetingOver(id));
        // Nor does it matter any more that the match is declared void.
        cup.write(Lock::None, move |tx| {
            let id = id.0;
            tx.sql(format!(
                "UPDATE matches SET annulled_at = 1 WHERE id = {id}"
            ))
        })
        .await;
        cup.look().await;
        assert_eq!(cup.result_of(id).await, Some(GameResult::Second));
        cup.first_players_resign(2).await;
        assert_eq!(cup.stored().await.tournament.stage, Stage::Over);
        let last = cup.games(2).await[0].id.expect("a match");
        let late = cup
            .decide(last, GameResult::First, Earlier::Corrected)
            .await;
        assert_eq!(refused(late), Refusal::Over);
    }
}

#[tokio::test]
async fn a_decision_ends_a_match_that_runs_and_leaves_the_end_of_another_alone() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, Pace::None)).await;
        let (_, over) = cup.game_of(1).await;
        let now = cup.host.clock.now();
        let drawn = End {
            outcome: Some(rules::Outcome::Draw),
            termination: Termination::Agreement,
        };
        cup.write(Lock::Match(over), move |tx| {
            tx.matches().set_end(over, drawn, now)
        })
        .await;
        cup.look().await;
        let corrected = cup
            .decide(over, GameResult::First, Earlier::Corrected)
            .await;
        corrected.expect("decided");
        assert_eq!(cup.result_of(over).await, Some(GameResult::First));
        assert_eq!(cup.end_of(over).await, drawn);
        let games = cup.games(1).await;
        let mut others = games.iter().filter_map(|game| game.id);
        let runs = others.find(|id| *id != over).expect("another game");
        let missed = cup
            .decide(runs, GameResult::FirstUnplayed, Earlier::Stays)
            .await;
        missed.expect("decided");
        let unplayed = End {
            outcome: None,
            termination: Termination::Unplayed,
        };
        assert_eq!(cup.end_of(runs).await, unplayed, "it doesn't count");
        // A manager who was asked before changes nothing.
        let late = cup.decide(runs, GameResult::Draw, Earlier::Stays).await;
        assert_eq!(refused(late), Refusal::Decided(runs));
        let kept = cup.result_of(runs).await;
        assert_eq!(kept, Some(GameResult::FirstUnplayed));
    }
}

/// A match in which little was played ends without a result of its own.
#[tokio::test]
async fn who_has_moved_has_come_and_loses_like_anyone_else() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, Pace::None)).await;
        let now = cup.host.clock.now();
        let games = cup.games(1).await;
        for (game, plies) in games.iter().zip([0, 2]) {
            let id = game.id.expect("a match");
            cup.write(Lock::Match(id), move |tx| {
                for _ in 0..plies {
                    let found = tx.matches().find(id)?.expect("there");
                    let mv = found.position().moves()[0].to_string();
                    full::play(tx, id, &mv, now)?;
                }
                let end = End {
                    outcome: None,
                    termination: Termination::Unplayed,
                };
                tx.matches().set_end(id, end, now)
            })
            .await;
        }
        cup.look().await;
        let results: Vec<_> = cup.games(1).await.iter().map(|game| game.result).collect();
        let expected = [GameResult::SecondUnplayed, GameResult::Second];
        assert_eq!(results, expected.map(Some));
    }
}

#[tokio::test]
async fn whoever_misses_two_games_is_out_and_whoever_misses_one_is_not() {
    for base in bases() {
        let request = TournamentRequest {
            system: System::RoundRobin,
            rounds: None,
            at_once: true,
            no_show_days: Some(2),
            ..cup(Between::Open, Pace::None)
        };
        let cup = Cup::made(base, request).await;
        cup.enter(HOME, &[1, 2, 3, 4]).await;
        let paired = cup
            .host
            .act(manager(HOME), |cx| pair(cx, CUP, NextRound::WhenReady));
        paired.await.expect("paired");
        // Some are first in two games, and others in one.
        cup.after(3).await;
        let found = cup.stored().await.tournament;
        let missed = |one: &Entrant| {
            let games = found.games.iter();
            games.filter(|game| game.first == one.number).count()
        };
        let counts: Vec<usize> = found.entrants.iter().map(missed).collect();
        assert!(counts.contains(&1) && counts.contains(&2), "{counts:?}");
        for one in &found.entrants {
            assert_eq!(one.until.is_some(), missed(one) >= 2, "{one:?}");
        }
    }
}

#[tokio::test]
async fn a_round_whose_time_is_up_holds_the_next_one_up_no_longer() {
    for base in bases() {
        let request = TournamentRequest {
            round_days: Some(14),
            ..cup(Between::Open, Pace::None)
        };
        let cup = Cup::begun(base, request).await;
        cup.after(13).await;
        assert_eq!(cup.stored().await.tournament.round(), 1);
        cup.after(15).await;
        assert_eq!(cup.stored().await.tournament.round(), 2);
        let over = cup
            .games(1)
            .await
            .iter()
            .filter(|game| game.is_over())
            .count();
        assert_eq!(over, 0, "its games go on");
    }
}

#[tokio::test]
async fn players_are_numbered_by_their_rating_in_the_game_that_is_played() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Here, Pace::None)).await;
        cup.enter(HOME, &[1, 2, 3, 4]).await;
        for (player, pool, rating) in [
            (2, "guard-and-towers", 1_500),
            (3, "guard-and-towers", 1_900),
            (4, "all", 2_500),
            (2, "courtyard", 2_500),
            (2, "all", 2_500),
        ] {
            cup.write(Lock::None, move |tx| {
                tx.sql(format!(
                    "INSERT INTO standings (generation, player, pool, rating, deviation, volatility,
                                            last_at, wins, losses, draws, streak, active)
                     SELECT generation, {player}, '{pool}', {rating}, 60, 0.06, 1, 1, 0, 0, 1, 1
                     FROM ledger"
                ))
            })
            .await;
        }
        cup.start().await;
        let found = cup.stored().await;
        let players: Vec<u64> = found
            .tournament
            .entrants
            .iter()
            .map(|one| one.player.0)
            .collect();
        assert_eq!(players, [3, 2, 1, 4]);
        let ratings = [Some(1_900), Some(1_500), None, None];
        assert_eq!(found.ratings, ratings);
    }
}

#[tokio::test]
async fn whoever_leaves_disappears_from_the_card_and_only_managers_take_others_out() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, Pace::None)).await;
        let asks = async |player| {
            let by = Actor::player(HOME, UserId(1));
            cup.host
                .read(by, move |cx| ask_to_withdraw(cx, CUP, UserId(player)))
                .await
        };
        assert_eq!(refused(asks(2).await), Refusal::NotManager);
        assert!(asks(1).await.expect("himself").has_begun);
        let before = cup.version().await;
        let left = cup
            .host
            .act(Actor::player(HOME, UserId(1)), |cx| leave(cx, CUP))
            .await;
        assert!(left.expect("out"));
        let after = cup.version().await;
        assert!(after[0] > before[0], "{before:?} {after:?}");
    }
}
