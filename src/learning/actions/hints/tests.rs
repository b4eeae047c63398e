use domain::{
    clock::testing::{START, TestMachine},
    matches::{ChannelId, Invitation, Place, Players, ServerId, SideWish, Timing},
};
use rules::{GameId, words::Locale};
use store::{Address, Store, StoreError, WriteTx};

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
    let id = tx.challenges().insert(&invitation, START)?;
    let players = Players::with(ADA, Side::First, BEN);
    tx.matches().insert(id, &invitation, players, START)?;
    Ok(id)
}

/// In matches that matter to others, players have to think for themselves.
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
    let why = async |id: MatchId, by: UserId| match host
        .read(Actor::player(HERE, by), move |cx| may_ask(cx, id))
        .await
    {
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

/// Each player has a fixed number of hints in each match, regardless of other matches and of the
/// opponent's hints.
#[tokio::test]
async fn hints_are_counted_by_match_and_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path)).expect("opens");
    let begun = store.write(Lock::None, |tx| {
        Ok::<_, StoreError>((begin(tx, false)?, begin(tx, false)?))
    });
    let (id, other) = begun.await.expect("begun");
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(store, clock);
    let had = async |side: Side, revision: u32| {
        let counted = host.store.write(Lock::Match(id), move |tx| {
            tx.computer().count_hint(id, side, revision)
        });
        let counted: Result<(), StoreError> = counted.await;
        counted.expect("counted");
    };
    for revision in 10..10 + MOST_HINTS {
        had(Side::Second, revision).await;
    }
    for revision in 10..10 + MOST_HINTS {
        let may = host
            .read(Actor::player(HERE, ADA), move |cx| may_ask(cx, id))
            .await;
        may.expect("the opponent's do not count");
        had(Side::First, revision).await;
    }
    let refused = host
        .read(Actor::player(HERE, ADA), move |cx| may_ask(cx, id))
        .await;
    assert!(
        matches!(
            refused,
            Err(Failure::Refused(Refusal::Hint(NoHint::Used {
                most: MOST_HINTS,
                ..
            })))
        ),
        "{refused:?}"
    );
    let may = host
        .read(Actor::player(HERE, ADA), move |cx| may_ask(cx, other))
        .await;
    may.expect("another match has its own");
    // She has used her last hint on this board, and sees it again.
    had(Side::First, 0).await;
    host.read(Actor::player(HERE, ADA), move |cx| may_ask(cx, id))
        .await
        .expect("the same");
}

/// A match that passes through the position of a running rated match tells nothing about it, to either
/// player, while it runs or when it is over, until the rated one has moved on.
#[tokio::test]
async fn nothing_is_told_of_a_position_that_is_at_stake() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path)).expect("opens");
    let begun = store.write(Lock::None, |tx| {
        Ok::<_, StoreError>((begin(tx, true)?, begin(tx, false)?))
    });
    let (rated, id) = begun.await.expect("begun");
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(store, clock);
    let play = async |id: MatchId, by: UserId, text: &str| {
        let typed = crate::matches::actions::moves::TypedMove {
            on: crate::matches::actions::moves::MeantFor::Newest,
            text: text.to_owned(),
            with: crate::matches::actions::moves::With::Nothing,
        };
        host.play_typed(HERE, id, by, typed).await.expect(text);
    };
    let why = async |by: UserId| match host
        .read(Actor::player(HERE, by), move |cx| may_ask(cx, id))
        .await
    {
        Ok(()) => None,
        Err(Failure::Refused(refusal)) => Some(refusal),
        Err(other) => panic!("{other:?}"),
    };
    assert_eq!(why(ADA).await, None, "nothing is at stake at the start");
    play(rated, ADA, "a7-a6").await;
    assert_eq!(why(ADA).await, None);
    play(id, ADA, "a7-a6").await;
    let at_stake = Some(Refusal::from(NoHint::AtStake(id)));
    assert_eq!(why(BEN).await, at_stake);
    // What follows from the position would tell too.
    play(id, BEN, "a1-a2").await;
    assert_eq!(why(ADA).await, at_stake);
    let ended = host.resign(HERE, id, ADA, 2).await;
    ended.expect("resigned");
    for by in [ADA, BEN, UserId(3)] {
        let refused = host
            .read(Actor::player(HERE, by), move |cx| may_analyse(cx, id))
            .await;
        let Err(Failure::Refused(refusal)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(Some(refusal), at_stake);
        assert!(analyse(&host, Actor::player(HERE, by), id).await.is_err());
    }
    play(rated, BEN, "b1-b2").await;
    host.read(Actor::player(HERE, ADA), move |cx| may_analyse(cx, id))
        .await
        .expect("no more");
}

/// A hint holds also where the board is mirrored, and what a move leads to tells how good the move is.
#[tokio::test]
async fn neither_a_mirror_nor_another_order_of_moves_tells_of_a_position_that_is_at_stake() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path)).expect("opens");
    let begun = store.write(Lock::None, |tx| {
        Ok::<_, StoreError>([begin(tx, true)?, begin(tx, false)?, begin(tx, false)?])
    });
    let [rated, mirror, other] = begun.await.expect("begun");
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(store, clock);
    let play = async |id: MatchId, by: UserId, text: &str| {
        let typed = crate::matches::actions::moves::TypedMove {
            on: crate::matches::actions::moves::MeantFor::Newest,
            text: text.to_owned(),
            with: crate::matches::actions::moves::With::Nothing,
        };
        host.play_typed(HERE, id, by, typed).await.expect(text);
    };
    let is_told = async |id: MatchId, by: UserId| match host
        .read(Actor::player(HERE, by), move |cx| may_ask(cx, id))
        .await
    {
        Ok(()) => true,
        Err(Failure::Refused(Refusal::Hint(NoHint::AtStake(_)))) => false,
        Err(other) => panic!("{other:?}"),
    };
    play(rated, ADA, "a7-a6").await;
    play(mirror, ADA, "g7-g6").await;
    assert!(!is_told(mirror, BEN).await, "left and right change places");
    play(rated, BEN, "a1-a2").await;
    play(mirror, BEN, "f1-f2").await;
    assert!(is_told(mirror, ADA).await, "it is another position by now");
    play(other, ADA, "b7-b6").await;
    play(other, BEN, "a1-a2").await;
    assert!(is_told(other, ADA).await);
    play(other, ADA, "a7-a6").await;
    assert!(!is_told(other, BEN).await, "one move past the position");
}
