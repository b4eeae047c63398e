use crate::{
    clock::testing::{START, TestMachine},
    games::GameId,
    matches::{ChannelId, Invitation, Place, Players, SideWish, Timing},
    store::{Address, Store, StoreError, WriteTx},
    words::Locale,
};

use super::*;

const HERE: ServerId = ServerId(10);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

fn begin(tx: &WriteTx<'_>, rated: bool) -> Result<MatchId, StoreError> {
    let invitation = Invitation {
        place: Place {
            server: HERE,
            channel: ChannelId(20),
            locale: Locale::English,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: ADA,
        opponent: None,
        wish: SideWish::Side(Side::First),
        timing: Timing::default(),
        rated,
        rematch_of: None,
    };
    let id = tx.insert_challenge(&invitation, START)?;
    let players = Players::with(ADA, Side::First, BEN);
    tx.insert_match(id, &invitation, players, START)?;
    Ok(id)
}

/// Where others count on a match, players think for themselves.
#[tokio::test]
async fn hints_are_only_for_whose_turn_it_is_in_matches_that_matter_to_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path.clone())).expect("opens");
    let begun = store.write(Lock::None, |tx| {
        Ok::<_, StoreError>((begin(tx, false)?, begin(tx, true)?))
    });
    let (id, rated) = begun.await.expect("begun");
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(store, clock);
    let why = async |id: MatchId, by: UserId| match host.may_hint(HERE, id, by).await {
        Ok(()) => None,
        Err(Failure::Refused(refusal)) => Some(refusal),
        Err(other) => panic!("{other:?}"),
    };
    assert_eq!(why(id, ADA).await, None);
    assert!(matches!(
        why(id, BEN).await,
        Some(Refusal::NotYourTurn { .. })
    ));
    assert_eq!(why(rated, ADA).await, Some(NoHint::Rated(rated).into()));

    let file = rusqlite::Connection::open(&path).expect("opens");
    let id_number = id.0;
    for (table, insert) in [
        (
            "tournament_games",
            format!(
                "(tournament, round, board, game, first, second, match) VALUES (1, 1, 1, 1, 1, 2, {id_number})"
            ),
        ),
        (
            "contest_boards",
            format!(
                "(contest, number, game, home_player, away_player, home_rating, away_rating,
                  home_side, match)
                 VALUES (1, 1, 'guard-and-towers', 1, 2, 1500, 1500, 'first', {id_number})"
            ),
        ),
    ] {
        let script = format!("PRAGMA foreign_keys = OFF; INSERT INTO {table} {insert};");
        file.execute_batch(&script).expect("part of something");
        let refused = why(id, ADA).await;
        assert_eq!(refused, Some(NoHint::Arranged(id).into()), "{table}");
        file.execute_batch(&format!("DELETE FROM {table};"))
            .expect("no more");
    }
    assert_eq!(why(id, ADA).await, None);
}
