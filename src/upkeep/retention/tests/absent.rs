//! Servers without the bot: queried less and less often, forgotten, and resumed.

use super::*;
use crate::{clocks::actions::absences, matches::actions::menu};
use domain::matches::{Actor, Pace, Place, Timing};
use store::{Absence, PuzzleChannel, PuzzlesMut, ReadTx};

const GONE: ServerId = ServerId(77);

on_both_engines!(
    a_server_that_never_returns_is_asked_for_a_bounded_number_of_times,
    a_server_that_returns_after_it_was_forgotten_works,
    a_match_between_servers_ends_where_the_bot_still_is,
    what_moves_or_returns_is_not_abandoned,
);

/// Asks about servers as a bot does, until this moment. Returns how often.
async fn ask_until(on: &Tended, end: Timestamp) -> u32 {
    let mut asked = 0;
    loop {
        let absences = absences::load(&on.host).await.expect("read");
        let next = absences.iter().map(|absence| absence.look_at).min();
        let Some(next) = next.filter(|next| *next <= end) else {
            on.move_to(end);
            return asked;
        };
        on.move_to(next);
        let now = on.host.clock().now();
        for absence in absences {
            let is_due = |absence: &Absence| absence.look_at <= now;
            if is_due(&absence)
                && absences::look_after(&on.host, absence)
                    .await
                    .expect("noted")
            {
                asked += 1;
            }
        }
    }
}

/// Creates a server with a puzzle of the day, so that its absence is remembered.
fn with_puzzles(puzzles: &PuzzlesMut<'_>) -> Result<(), StoreError> {
    puzzles.set_channel(&PuzzleChannel {
        place: Place {
            server: GONE,
            ..cups::HERE
        },
        game: None,
        day: 20_000,
    })
}

async fn a_server_that_never_returns_is_asked_for_a_bounded_number_of_times(base: Base) {
    let on = Tended::new(base);
    on.write(|tx| with_puzzles(&tx.puzzles())).await;
    on.write(|tx| tx.absences().begin(GONE, START, START).map(drop))
        .await;
    let month = ask_until(&on, START.after(DAY * 30)).await;
    assert!((100..=140).contains(&month), "{month} times in a month");
    let weekly = ask_until(&on, START.after(DAY * 180)).await;
    assert!((20..=23).contains(&weekly), "{weekly} times in five months");
    let last = ask_until(&on, START.after(DAY * 730)).await;
    assert!(last <= 1, "{last} times in the rest of two years");
    tend_database(&on.host).await.expect("tended");
    assert_eq!(on.rows("absences"), 1, "its puzzles wait");
    // Until something arrives from there.
    assert!(absences::is_news(&on.host, GONE));
    absences::ask_soon(&on.host, GONE).await.expect("noted");
    let later = on.host.clock().now().after(DAY * 200);
    assert_eq!(ask_until(&on, later).await, 1);
    absences::come_back(&on.host, GONE).await.expect("back");
    assert_eq!(on.rows("absences WHERE ended_at IS NULL"), 0);
}

/// Begins a match of two players with a clock in that server, at the start.
fn timed(tx: &WriteTx<'_>, server: ServerId) -> Result<MatchId, StoreError> {
    let id = Wanted {
        timing: Timing {
            pace: Pace::Move1Day,
            ..Timing::default()
        },
        plies: 4,
        ..Wanted::UNRATED
    }
    .begin(tx, START)?;
    tx.sql(format!(
        "UPDATE challenges SET server = {} WHERE id = {}",
        server.0, id.0
    ))?;
    Ok(id)
}

async fn a_server_that_returns_after_it_was_forgotten_works(base: Base) {
    let on = Tended::new(base);
    let id = on.write(|tx| timed(tx, GONE)).await;
    on.write(move |tx| {
        tx.absences().begin(GONE, START, START)?;
        tx.clocks().recount(id, START)?;
        tx.outbox().enqueue(id, &Post::Refresh, START)
    })
    .await;
    let deadline = |tx: &ReadTx<'_>, id| {
        Ok(tx
            .clocks()
            .running(id)?
            .and_then(|running| running.deadline))
    };
    let stands: Result<_, StoreError> = on.store.read(move |tx| deadline(tx, id)).await;
    assert_eq!(stands.expect("read"), None, "its clock stands");
    on.move_to(START.after(DAY * 300));
    assert_eq!(absences::load(&on.host).await.expect("read").len(), 1);
    tend_database(&on.host).await.expect("tended");
    for gone in ["absences", "away", "outbox", "clocks"] {
        assert_eq!(on.rows(gone), 0, "{gone}");
    }
    assert_eq!(on.faults(), [] as [&str; 0]);
    // A player who tries to continue there is told that it is over.
    let record = on
        .host
        .read(Actor::player(GONE, ADA), move |cx| menu::record(cx, id))
        .await;
    assert!(record.is_ok(), "the record stays: {record:?}");
    // The bot is there again. Nobody knows that it was gone.
    assert_eq!(absences::load(&on.host).await.expect("read"), []);
    assert!(!absences::is_news(&on.host, GONE));
    absences::come_back(&on.host, GONE)
        .await
        .expect("nothing to do");
    let again = on.write(|tx| timed(tx, GONE)).await;
    on.write(move |tx| tx.outbox().enqueue(again, &Post::Refresh, START))
        .await;
    assert!(on.rows("outbox") > 0);
    assert_eq!(on.rows("outbox WHERE first = 0"), 0, "nothing rests");
    let runs: Result<_, StoreError> = on.store.read(move |tx| deadline(tx, again)).await;
    assert!(runs.expect("read").is_some(), "its clock runs");
}

async fn a_match_between_servers_ends_where_the_bot_still_is(base: Base) {
    let on = Tended::new(base);
    let id = on.write(|tx| full::between(tx, START)).await;
    on.write(move |tx| {
        tx.sql("DELETE FROM outbox")?;
        tx.absences().begin(ServerId(12), START, START)?;
        tx.outbox().enqueue(id, &Post::OpenVenue, START)
    })
    .await;
    on.move_to(START.after(DAY * 180));
    tend_database(&on.host).await.expect("tended");
    let said = on
        .base
        .texts("SELECT CAST(match AS TEXT) || ' ' || post FROM outbox ORDER BY id");
    let here = format!("{} ", id.0);
    assert!(said.iter().all(|post| post.starts_with(&here)), "{said:?}");
    assert!(said.iter().any(|post| post.contains("result")), "{said:?}");
    assert_eq!(on.rows("results"), 0, "it counts for nothing");
    assert_eq!(on.faults(), [] as [&str; 0]);
}

async fn what_moves_or_returns_is_not_abandoned(base: Base) {
    let on = Tended::new(base);
    let (moves, returns) = on
        .write(|tx| Ok((timed(tx, GONE)?, timed(tx, ServerId(78))?)))
        .await;
    on.write(|tx| {
        for server in [GONE, ServerId(78)] {
            tx.absences().begin(server, START, START)?;
        }
        Ok(())
    })
    .await;
    on.move_to(START.after(DAY * 179));
    absences::come_back(&on.host, ServerId(78))
        .await
        .expect("back");
    let now = on.host.clock().now();
    on.write(move |tx| {
        let found = tx.matches().find(moves)?.expect("there");
        let mv = found.position().moves()[0].to_string();
        full::play(tx, moves, &mv, now)
    })
    .await;
    on.move_to(START.after(DAY * 200));
    tend_database(&on.host).await.expect("tended");
    assert_eq!(on.rows("matches WHERE ended_at IS NULL"), 2);
    assert_eq!(on.rows("absences WHERE server = 77"), 1);
    on.move_to(START.after(DAY * 360));
    tend_database(&on.host).await.expect("tended");
    assert_eq!(on.rows("matches WHERE ended_at IS NULL"), 1);
    assert_eq!(on.rows("absences WHERE server = 77"), 0);
    let left: Result<_, StoreError> = on
        .store
        .read(move |tx| {
            tx.matches()
                .find(returns)
                .map(|found| found.expect("there").end)
        })
        .await;
    assert_eq!(left.expect("read"), None);
}
