//! Tournaments on both engines.

use super::{
    cups::{self, game, terms},
    full::Wanted,
    *,
};
use crate::{EndedGame, StageTimes, Terms, TournamentId};
use domain::{
    community::tournament::{GameResult, Stage},
    matches::{End, RoleId, ServerId, Shard, Termination},
};
use rules::{Outcome, Side};

on_either_engine!(
    a_round_has_more_time_after_an_outage,
    a_tournament_waits_while_the_bot_is_not_in_its_server,
    a_game_counts_what_its_match_came_to_until_that_is_void,
    tournaments_that_go_on_are_listed_first,
    a_role_that_is_gone_manages_nothing,
);

const HERE: ServerId = cups::HERE.server;
const HOUR: Duration = Duration::from_hours(1);

async fn write(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static,
) {
    store.write(Lock::None, job).await.expect("written");
}

async fn a_round_has_more_time_after_an_outage(base: Base) {
    let store = base.open();
    let end = NOON.after(HOUR * 2);
    write(&store, move |tx| running(tx, end).map(drop)).await;
    let due = async |at| {
        let due = store
            .read(move |tx| tx.tournaments().due(at, Cursor::START, 10))
            .await;
        due.expect("reads").len()
    };
    assert_eq!(due(end).await, 1);
    let other = Shard { id: 1, count: 2 };
    write(&store, move |tx| tx.tournaments().postpone(other, HOUR)).await;
    assert_eq!(due(end).await, 1, "another shard");
    write(&store, |tx| tx.tournaments().postpone(Shard::ALL, HOUR)).await;
    assert_eq!(due(end).await, 0);
    assert_eq!(due(end.after(HOUR)).await, 1);
}

async fn a_tournament_waits_while_the_bot_is_not_in_its_server(base: Base) {
    let store = base.open();
    let end = NOON.after(HOUR * 2);
    write(&store, move |tx| {
        let id = running(tx, end)?;
        let look = |at| tx.tournaments().due(at, Cursor::START, 10).map(ids);
        tx.absences().begin(HERE, NOON.after(HOUR), end)?;
        assert_eq!(
            (look(end)?, tx.tournaments().next_look(NOON)?),
            (vec![], None)
        );
        tx.tournaments().postpone(Shard::ALL, HOUR)?;
        tx.absences().end(HERE, NOON.after(HOUR * 10), end)?;
        let later = end.after(HOUR * 9);
        assert_eq!(
            tx.tournaments().next_look(NOON)?,
            Some(later),
            "nine hours more"
        );
        assert_eq!(
            tx.tournaments().find(id)?.expect("there").deadline,
            Some(later)
        );
        assert_eq!(look(later)?, [(id, HERE)]);
        Ok(())
    })
    .await;
}

async fn a_game_counts_what_its_match_came_to_until_that_is_void(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let id = running(tx, NOON.after(HOUR))?;
        let mut played = Vec::new();
        for board in 1..=3 {
            let found = Wanted::UNRATED.begin(tx, NOON)?;
            tx.tournaments().insert_game(id, &game(board, found))?;
            played.push(found);
        }
        let end = |of, outcome, termination| {
            let end = End {
                outcome,
                termination,
            };
            tx.matches().set_end(of, end, NOON)
        };
        let won = Some(Outcome::Win(Side::Second));
        end(played[0], won, Termination::Resignation)?;
        end(played[1], None, Termination::Unplayed)?;
        end(played[2], None, Termination::Aborted)?;
        let ended = |number: usize, outcome| EndedGame {
            id: played[number],
            outcome,
        };
        let numbers = |found: Vec<EndedGame>| found.iter().map(|one| one.id).collect::<Vec<_>>();
        assert_eq!(
            tx.tournaments().ended_games(id)?,
            [ended(0, won), ended(1, None)]
        );
        assert_eq!(tx.tournaments().undecided_games(id)?, [played[2]]);
        // Whatever is looked at first, nothing is lost.
        tx.tournaments().forget_news(id)?;
        assert_eq!(numbers(tx.tournaments().ended_games(id)?), played[..2]);

        tx.tournaments().set_result(played[0], GameResult::Second)?;
        tx.tournaments().rule(played[1], GameResult::First)?;
        tx.ratings().annul(played[0], NOON)?;
        tx.ratings().annul(played[1], NOON)?;
        assert_eq!(
            ids(tx.tournaments().due(NOON, Cursor::START, 10)?),
            [(id, HERE)],
            "it is news"
        );
        tx.tournaments().void_results(id, 2)?;
        assert_eq!(
            tx.tournaments().undecided_games(id)?,
            [played[2]],
            "an earlier round stays"
        );
        tx.tournaments().void_results(id, 1)?;
        assert_eq!(
            tx.tournaments().undecided_games(id)?,
            [played[0], played[2]]
        );
        assert_eq!(tx.tournaments().ended_games(id)?, []);
        assert!(
            tx.tournaments().is_ruled(played[1])?,
            "managers have said so"
        );
        Ok(())
    })
    .await;
}

/// A tournament whose first round is over then.
fn running(tx: &WriteTx<'_>, end: Timestamp) -> Result<TournamentId, StoreError> {
    let id = tx.tournaments().insert(&terms(), None, NOON)?;
    tx.tournaments().set_stage(
        id,
        Stage::Running,
        StageTimes {
            deadline: Some(end),
            look_at: Some(end),
        },
        NOON,
    )?;
    Ok(id)
}

async fn tournaments_that_go_on_are_listed_first(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let insert = || tx.tournaments().insert(&terms(), None, NOON);
        let (oldest, running) = (insert()?, insert()?);
        tx.tournaments()
            .set_stage(running, Stage::Running, StageTimes::default(), NOON)?;
        for number in 0..30 {
            let stage = if number % 2 == 0 {
                Stage::Over
            } else {
                Stage::Cancelled
            };
            tx.tournaments()
                .set_stage(insert()?, stage, StageTimes::default(), NOON)?;
        }
        let listed = tx.tournaments().of_server(HERE, 3)?;
        let first: Vec<TournamentId> = listed.iter().take(2).map(|one| one.id).collect();
        assert_eq!(first, [running, oldest], "behind 30 newer ones");
        Ok(())
    })
    .await;
}

async fn a_role_that_is_gone_manages_nothing(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let (role, other) = (RoleId(7), RoleId(8));
        let managed = |role| Terms {
            managers: Some(role),
            ..terms()
        };
        let gone = tx.tournaments().insert(&managed(role), None, NOON)?;
        let kept = tx.tournaments().insert(&managed(other), None, NOON)?;
        let mut roles = tx.tournaments().manager_roles(HERE)?;
        roles.sort_by_key(|role| role.0);
        assert_eq!(roles, [role, other]);
        assert!(!tx.tournaments().forget_managers(ServerId(1), role)?);
        assert_eq!(tx.tournaments().manager_roles(HERE)?.len(), 2, "elsewhere");
        assert!(tx.tournaments().forget_managers(HERE, role)?);
        let managers =
            |id| Ok::<_, StoreError>(tx.tournaments().find(id)?.expect("there").terms.managers);
        assert_eq!((managers(gone)?, managers(kept)?), (None, Some(other)));
        assert_eq!(tx.settings().servers(ServerId(0), 10)?, [HERE]);
        Ok(())
    })
    .await;
}
