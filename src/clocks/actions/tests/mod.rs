mod agreed;
mod agreements;
mod boards;
mod days;
mod notices;
mod reminders;
mod removed;

use super::*;
use domain::{
    clock::{
        Hour,
        testing::{START, TestMachine},
    },
    matches::{ChannelId, Flag, Invitation, Notices, Pace, Place, Players, ServerId, SideWish},
};
use rules::{GameId, words::Locale};
use store::{Address, Store, StoreError, on_either_engine, testing::Base};

const SERVER: ServerId = ServerId(10);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// A match between Ada, who moves first, and Ben, in which each has made two moves.
#[derive(Clone, Copy)]
struct Wanted {
    server: ServerId,
    /// Where Ben plays, if that is another server.
    other: Option<ServerId>,
    flag: Flag,
}

impl Wanted {
    const HERE: Wanted = Wanted {
        server: SERVER,
        other: None,
        flag: Flag::End,
    };

    /// Begins the match. Ada has a day to move from then on.
    fn begin(self, tx: &WriteTx<'_>, now: Timestamp) -> Result<MatchId, StoreError> {
        let place = |server| Place {
            server,
            channel: ChannelId(20),
            locale: Locale::English,
        };
        let invitation = Invitation {
            place: place(self.server),
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: ADA,
            opponent: Some(BEN),
            wish: SideWish::Side(Side::First),
            timing: Timing {
                pace: Pace::Move1Day,
                flag: self.flag,
                weekends: false,
            },
            rated: false,
            rematch_of: None,
        };
        let id = tx.challenges().insert(&invitation, now)?;
        if let Some(other) = self.other {
            let challenge = tx.challenges().find(id)?.expect("there");
            tx.showings().insert_mirror(&challenge, place(other), BEN)?;
        }
        tx.matches()
            .insert(id, &invitation, Players::with(ADA, Side::First, BEN), now)?;
        for mv in ["a7-a6", "a1-a2", "a6-a7", "a2-a1"] {
            let found = tx.matches().find(id)?.expect("there");
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, mv).expect("legal");
            tx.matches().insert_ply(&found, &next, now)?;
        }
        Ok(id)
    }
}

/// Begins a match in which the first player has three days to move.
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
    let id = tx.challenges().insert(&invitation, START)?;
    let players = Players::with(UserId(1), Side::First, UserId(2));
    tx.matches().insert(id, &invitation, players, START)?;
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
            tx.reminders().set_notices(cleo, &daily, START)?;
            tx.reminders().set_notices(dan, &daily, START.after(DAY))?;
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
        let found = tx.matches().find(id)?.expect("there");
        Ok::<_, StoreError>((
            found.end,
            tx.reminders().digest_at(cleo)?,
            tx.reminders().digest_at(dan)?,
        ))
    });
    let (end, cleos, dans) = found.await.expect("read");
    assert_eq!(end.expect("ended").termination, Termination::Unplayed);
    assert!(cleos > Some(now) && dans > Some(now), "{cleos:?}, {dans:?}");
}

/// Whether there was an outage is only known up to the last beat.
#[tokio::test]
async fn a_move_is_late_and_a_claim_in_time_once_players_could_play_until_then() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Address::File(folder.path().join("courtier.db"));
    let store = Store::open(&file).expect("opens");
    let id = store.write(Lock::None, begin).await.expect("begun");
    let up = START.after(DAY * 3);
    let tried = async |alive: Timestamp, now: Timestamp| {
        let tries = store.write(Lock::Match(id), move |tx| {
            tx.life().beat(alive)?;
            let found = tx.matches().find(id)?.expect("there");
            let late = check_time(tx, &found, now).err();
            // Nothing that would have changed has changed.
            let claimed = end_for(tx, &found, Side::Second, Presence::Assumed, now).err();
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

on_either_engine!(only_time_that_runs_out_is_given_as_the_reason_why_a_match_has_no_result);

async fn only_time_that_runs_out_is_given_as_the_reason_why_a_match_has_no_result(base: Base) {
    let store = base.open();
    let ended = store.write(Lock::None, |tx| {
        let mut out_of_time = Vec::new();
        for termination in [Termination::Timeout, Termination::Departure] {
            for side in Side::BOTH {
                let id = begin(tx)?;
                let found = tx.matches().find(id)?.expect("there");
                end_against(tx, &found, side, termination, START)?;
                let found = tx.matches().find(id)?.expect("there");
                assert_eq!(found.end.expect("over").termination, Termination::Unplayed);
                out_of_time.push(tx.matches().dates(id)?.expect("there").out_of_time);
            }
        }
        // Here a player has lost.
        let id = Wanted::HERE.begin(tx, START)?;
        let found = tx.matches().find(id)?.expect("there");
        end_against(tx, &found, Side::First, Termination::Timeout, START)?;
        out_of_time.push(tx.matches().dates(id)?.expect("there").out_of_time);
        Ok::<_, Failure>(out_of_time)
    });
    let ended = ended.await.expect("ended");
    assert_eq!(ended, [true, true, false, false, false]);
}
