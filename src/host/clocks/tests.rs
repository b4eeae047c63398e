use super::*;
use crate::{
    clock::{
        Hour,
        testing::{START, TestMachine},
    },
    games::GameId,
    matches::{ChannelId, Invitation, Notices, Place, Players, SideWish},
    store::{Address, Store, StoreError},
    words::Locale,
};

const DAY: Duration = Duration::from_hours(24);

/// A match in which the first player has three days to move.
fn begin(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let invitation = Invitation {
        place: Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::English,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: UserId(1),
        opponent: None,
        wish: SideWish::Side(Side::First),
        timing: Timing::default(),
        rated: false,
        rematch_of: None,
    };
    let id = tx.insert_challenge(&invitation, START)?;
    let players = Players::with(UserId(1), Side::First, UserId(2));
    tx.insert_match(id, &invitation, players, START)?;
    Ok(id)
}

#[tokio::test]
async fn what_is_broken_of_one_player_keeps_no_other_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path.clone())).expect("opens");
    let (cleo, dan) = (UserId(3), UserId(4));
    let daily = Notices {
        digest: Hour::new(9),
        ..Notices::default()
    };
    let begun: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.set_notices(cleo, &daily, START)?;
            tx.set_notices(dan, &daily, START.after(DAY))?;
            Ok((begin(tx)?, begin(tx)?))
        })
        .await;
    let (id, corrupt) = begun.expect("begun");
    rusqlite::Connection::open(&path)
        .expect("opens")
        .execute_batch(&format!(
            "INSERT INTO habits (player, at, zone) VALUES (3, 1, 'Nowhere');
             UPDATE clocks SET had = 1 WHERE match = {corrupt};
             INSERT INTO prompts (match, kind, channel, message, until_at)
             VALUES ({corrupt}, 'resume', 1, 1, 1);",
            corrupt = corrupt.0
        ))
        .expect("broken");
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(store.clone(), clock);
    let now = START.after(DAY * 4);
    let next = host.tick(now).await.expect("what is broken is put off");
    assert!(next > now);
    let found = store.read(move |tx| {
        let found = tx.find_match(id)?.expect("there");
        Ok::<_, StoreError>((found.end, tx.digest_at(cleo)?, tx.digest_at(dan)?))
    });
    let (end, cleos, dans) = found.await.expect("read");
    assert_eq!(end.expect("ended").termination, Termination::Unplayed);
    assert!(cleos > Some(now) && dans > Some(now), "{cleos:?}, {dans:?}");
}

/// Whether there was an outage is known only until the last beat.
#[tokio::test]
async fn a_move_is_late_and_a_claim_in_time_once_players_could_play_until_then() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Address::File(folder.path().join("courtier.db"));
    let store = Store::open(&file).expect("opens");
    let id = store.write(Lock::None, begin).await.expect("begun");
    let up = START.after(DAY * 3);
    let tried = async |alive: Timestamp, now: Timestamp| {
        let tries = store.write(Lock::Match(id), move |tx| {
            tx.beat(alive)?;
            let found = tx.find_match(id)?.expect("there");
            let late = check_time(tx, &found, now).err();
            // What would be changed is not.
            let claimed = claim(tx, &found, Side::Second, now).err();
            Err::<(), _>(Failure::Refused(Refusal::Time(match (late, claimed) {
                (None, Some(Failure::Refused(Refusal::Time(claim)))) => claim,
                (Some(Failure::Refused(Refusal::Time(late))), None) => late,
                other => panic!("{other:?}"),
            })))
        });
        match tries.await {
            Err(Failure::Refused(Refusal::Time(refusal))) => refusal,
            other => panic!("{other:?}"),
        }
    };
    let second = Duration::from_secs(1);
    let early = TimeRefusal::TimeLeft(id, Some(up));
    assert_eq!(tried(up.before(second), up.before(second)).await, early);
    assert_eq!(tried(up.before(second), up.after(DAY)).await, early);
    assert_eq!(tried(up, up).await, TimeRefusal::TimeIsUp(id));
}
