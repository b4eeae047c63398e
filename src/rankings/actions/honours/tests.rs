//! Tests of the players who are honoured, and of the seasons that are announced and remembered.

use tokio::sync::watch;

use super::*;
use domain::{
    clock::testing::{START, TestMachine},
    matches::{ChannelId, End, Invitation, Players, SideWish, Termination, Timing},
};
use rules::{GameId, Outcome, Side, words::Locale};
use store::{StoreError, testing::Base};

const HERE: ServerId = ServerId(10);
const THERE: ServerId = ServerId(11);
const DAY: Duration = Duration::from_hours(24);
const BEST: RoleId = RoleId(7);
const CHAMPION: RoleId = RoleId(8);

fn place(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

/// Plays a season of five players in which the lower number beats all higher ones four times.
fn season(tx: &WriteTx<'_>, server: ServerId, at: Timestamp) -> Result<(), StoreError> {
    season_from(1, tx, server, at)
}

/// Plays the same season among five players from this number on.
fn season_from(
    first: u64,
    tx: &WriteTx<'_>,
    server: ServerId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let last = first + 4;
    for winner in first..=last {
        for loser in winner + 1..=last {
            for _ in 0..4 {
                win(tx, server, at, [winner, loser])?;
            }
        }
    }
    Ok(())
}

/// Plays a match that the first of these players wins.
fn win(
    tx: &WriteTx<'_>,
    server: ServerId,
    at: Timestamp,
    [winner, loser]: [u64; 2],
) -> Result<(), StoreError> {
    let invitation = Invitation {
        place: place(server),
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: UserId(winner),
        opponent: None,
        wish: SideWish::Side(Side::First),
        timing: Timing::NONE,
        rated: true,
        rematch_of: None,
    };
    let id = tx.challenges().insert(&invitation, at)?;
    let players = Players::with(UserId(winner), Side::First, UserId(loser));
    tx.matches().insert(id, &invitation, players, at)?;
    let won = End {
        outcome: Some(Outcome::Win(Side::First)),
        termination: Termination::Rules,
    };
    tx.matches().set_end(id, won, at)
}

/// Returns both engines, if there is a PostgreSQL server, with seasons played this many days ago.
async fn hosts(days: &'static [u32]) -> Vec<(Base, Host, watch::Sender<Duration>)> {
    let mut hosts = Vec::new();
    for base in [Some(Base::sqlite()), Base::postgres()]
        .into_iter()
        .flatten()
    {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        write(&host, move |tx| {
            days.iter()
                .try_for_each(|days| season(tx, HERE, START.before(DAY * *days)))
        })
        .await;
        hosts.push((base, host, mover));
    }
    hosts
}

async fn write(host: &Host, job: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static) {
    host.store.write(Lock::Results, job).await.expect("written");
}

async fn honour(host: &Host, server: ServerId) {
    let change = HonoursChange {
        news: Some(true),
        best: Some(BEST),
        champion: Some(CHAMPION),
        without: None,
    };
    let changed = super::change(host, place(server), change);
    changed.await.expect("changed");
}

/// Returns which players are to be given which role.
async fn given(host: &Host) -> Vec<(u64, RoleId)> {
    let due = tend(host).await.expect("tended");
    let mut given: Vec<(u64, RoleId)> = due
        .iter()
        .map(|(_, honour)| (honour.player.0, honour.role))
        .collect();
    given.sort_unstable();
    given
}

#[tokio::test]
async fn the_first_three_and_the_first_of_the_season_before_are_honoured_and_nobody_deleted() {
    for (_base, host, _mover) in hosts(&[70]).await {
        honour(&host, HERE).await;
        let first = given(&host).await;
        assert_eq!(first, [(1, BEST), (1, CHAMPION), (2, BEST), (3, BEST)]);
    }
    for (_base, host, _mover) in hosts(&[70]).await {
        write(&host, |tx| tx.privacy().erase(UserId(1)).map(drop)).await;
        honour(&host, HERE).await;
        assert_eq!(given(&host).await, [(2, BEST), (3, BEST)]);
    }
}

#[tokio::test]
async fn what_is_broken_of_one_server_keeps_no_other_waiting() {
    for (base, host, _mover) in hosts(&[70]).await {
        write(&host, |tx| season(tx, THERE, START.before(DAY * 70))).await;
        for server in [HERE, THERE] {
            honour(&host, server).await;
        }
        base.change("UPDATE honours SET season = -1 WHERE server = 10");
        let due = tend(&host).await.expect("tended");
        let servers: BTreeSet<ServerId> = due.iter().map(|(server, _)| *server).collect();
        assert_eq!(servers, BTreeSet::from([THERE]));
        // It is not checked again right away, but in time.
        let due = async |at: Timestamp| {
            host.store
                .read(move |tx| tx.seasons().honours_due(at, 9))
                .await
        };
        assert_eq!(due(START).await.expect("read"), []);
        let later = due(START.after(LOOK_EVERY * 2)).await.expect("read");
        assert!(later.contains(&HERE));
    }
}

#[tokio::test]
async fn what_is_heard_of_an_attempt_counts_only_while_the_same_is_wanted() {
    for (_base, host, _mover) in hosts(&[70]).await {
        honour(&host, HERE).await;
        let due = tend(&host).await.expect("tended");
        let best = |one: &&(ServerId, Honour)| one.1.role == BEST;
        let (_, begun) = *due.iter().find(best).expect("due");
        // In the meantime nobody is to have the role any more.
        let without = HonoursChange {
            without: Some(Without::Best),
            ..HonoursChange::default()
        };
        let changed = change(&host, place(HERE), without);
        changed.await.expect("changed");
        tend(&host).await.expect("tended");
        let tried = note_tried(&host, HERE, begun, Tried::Done);
        tried.await.expect("noted");
        let known = host.store.read(|tx| tx.seasons().honour_roles(HERE)).await;
        let known = known.expect("read").into_iter();
        let mut same = known.filter(|one| (one.player, one.role) == (begun.player, BEST));
        assert_eq!(same.next().map(|one| one.state), Some(HonourState::Take));
    }
}

#[tokio::test]
async fn the_end_of_a_season_is_announced_where_somebody_has_a_place() {
    for (_base, host, mover) in hosts(&[70]).await {
        write(&host, |tx| season(tx, THERE, START.before(DAY * 10))).await;
        honour(&host, HERE).await;
        honour(&host, THERE).await;
        tend(&host).await.expect("tended");
        mover.send_replace(DAY * 45);
        tend(&host).await.expect("tended");
        let ends = host
            .store
            .read(|tx| Ok((tx.seasons().season_end(1)?, tx.seasons().season_end(2)?)));
        let ends: Result<_, StoreError> = ends.await;
        let over = Season::of(START);
        assert_eq!(ends.expect("read"), (Some((THERE, over)), None));
    }
}

/// Two groups play the same, so that two players share the first place and two the third.
#[tokio::test]
async fn the_end_of_a_season_names_everyone_in_its_first_three_places() {
    for (_base, host, mover) in hosts(&[]).await {
        write(&host, |tx| {
            let at = START.before(DAY * 10);
            season(tx, THERE, at)?;
            season_from(11, tx, THERE, at)
        })
        .await;
        honour(&host, THERE).await;
        tend(&host).await.expect("tended");
        mover.send_replace(DAY * 45);
        tend(&host).await.expect("tended");
        let end = host.store.read(|tx| season_end(tx, 1)).await;
        let end = end.expect("read").expect("announced");
        let first = end
            .first
            .iter()
            .map(|row| (row.ranked.play.player, row.ranked.place));
        let all = [(1, 1), (11, 1), (2, 3), (12, 3)];
        let all = all.map(|(player, place)| (UserId(player), place));
        assert_eq!(first.collect::<Vec<_>>(), all);
    }
}

#[tokio::test]
async fn what_a_player_had_before_stays_when_it_is_deserved_no_more() {
    for (_base, host, _mover) in hosts(&[70]).await {
        honour(&host, HERE).await;
        let due = tend(&host).await.expect("tended");
        for (_, begun) in due.into_iter().filter(|(_, one)| one.role == BEST) {
            let tried = if begun.player == UserId(1) {
                Tried::HadIt
            } else {
                Tried::Done
            };
            let noted = note_tried(&host, HERE, begun, tried);
            noted.await.expect("noted");
        }
        let without = HonoursChange {
            without: Some(Without::Best),
            ..HonoursChange::default()
        };
        let changed = change(&host, place(HERE), without);
        changed.await.expect("changed");
        assert_eq!(given(&host).await, [(2, BEST), (3, BEST)], "they are taken");
    }
}
