//! A deleted user is nowhere in the database any more, nor in its files.

mod schema;

use std::{collections::BTreeSet, fs, path::Path};

use rusqlite::Connection;

use super::*;
use crate::{
    Ban, BulletinKind, ClockNews, Deed, Lock, Moderation, RULES, WriteTx, on_both_engines,
    testing::{
        Base,
        full::{ADA, BEN, Wanted, fill, hour, resign},
    },
    verify::{Notice, verify},
};
use domain::{
    community::seeks::ConsentId,
    matches::{
        ChallengeState, ChannelId, Closing, End, Invitation, MessageId, Place, Reason, SideWish,
        Termination, Timing,
    },
};
use rules::{Outcome, Side};

/// Nobody whom the database knows has such a number.
const EVE: UserId = UserId(1_234_567_890_123_456_789);

/// The channel of the direct messages with her, in which she has played against the computer.
const WITH_EVE: UserId = UserId(1_222_333_444_555_666_777);

on_both_engines!(
    whoever_is_deleted_is_nowhere_and_nothing_is_wrong,
    whoever_comes_back_is_still_banned_and_blocked,
    a_rebuild_of_the_ratings_does_not_bring_anybody_back,
    whoever_is_deleted_after_a_rebuild_of_the_ratings_is_nowhere,
    nobody_is_nobody,
    a_ban_is_shown_to_its_user_once_it_is_confirmed,
);

/// A database with something of everything, in which Eve is wherever a user can be.
async fn with_eve(base: &Base) -> Store {
    let store = base.open();
    fill(&store).await;
    write(&store, challenges_and_texts).await;
    let places = |db: &mut Db| {
        let sql = |text: String| String::leak(text) as &'static str;
        for place in PLACES {
            let table = place.table;
            // The check that a player is to move looks at several columns together.
            let all = place.users.iter().map(|column| {
                format!("{column} = CASE {column} WHEN {BEN} THEN {EVE} ELSE {column} END")
            });
            let all: Vec<String> = all.collect();
            if !all.is_empty() {
                let all = format!("UPDATE {table} SET {}", all.join(", "));
                db.execute(sql(all), &[]).expect(table);
            }
            let users = place.users.join(", ");
            for column in place.users {
                let eve = format!("SELECT count(*) FROM {table} WHERE {column} = {EVE}");
                let is_there =
                    |db: &Db| db.one::<u64>(sql(eve.clone()), &[], only).expect("counted");
                if is_there(db) == 0 {
                    // Nobody is twice in a row.
                    let any = format!(
                        "UPDATE {table} SET {column} = {EVE}
                         WHERE {column} = (SELECT min({column}) FROM {table}
                                           WHERE coalesce({EVE} NOT IN ({users}), TRUE))
                           AND coalesce({EVE} NOT IN ({users}), TRUE)"
                    );
                    db.execute(sql(any), &[]).expect(table);
                }
                let elsewhere = format!("SELECT count(*) FROM {table} WHERE {EVE} IN ({users})");
                let is_elsewhere = db.one::<u64>(sql(elsewhere), &[], only).expect("counted") > 0;
                assert!(
                    is_there(db) > 0 || is_elsewhere,
                    "crates/store/src/testing/full puts no user into {table}.{column}"
                );
            }
        }
        for (from, to) in [
            (format!("\"player\":{BEN},"), format!("\"player\":{EVE},")),
            (format!("\"player\":{BEN}}}"), format!("\"player\":{EVE}}}")),
            (
                "\"follower\":99,".to_owned(),
                format!("\"follower\":{EVE},"),
            ),
        ] {
            let posts = format!("UPDATE outbox SET post = replace(post, '{from}', '{to}')");
            db.execute(sql(posts), &[]).expect("named");
        }
    };
    base.with(places);
    base.with(|db| {
        let direct = format!(
            "UPDATE challenges
             SET server = 1, channel = {WITH_EVE}, venue = {WITH_EVE}, board = {WITH_EVE}, thread = 0,
                 private = 0
             WHERE id IN (SELECT match FROM computer_matches)"
        );
        db.execute(String::leak(direct), &[]).expect("moved");
    });
    write(&store, |tx| {
        let unread = Post::Unremind {
            channel: ChannelId(WITH_EVE.0),
            message: MessageId(50),
        };
        let running = tx.computer().running(EVE)?;
        tx.outbox()
            .enqueue_unordered(running[0].id, &unread, hour(9))?;
        let asked = "SELECT id FROM consents WHERE player = ?1";
        let asked: Vec<ConsentId> = tx.db.rows(asked, params![EVE], only)?;
        assert!(!asked.is_empty());
        for consent in asked {
            let subject = (BulletinKind::Consent, consent.0.into());
            let with_eve = Place {
                server: ServerId::DIRECT,
                channel: ChannelId(WITH_EVE.0),
                locale: Locale::English,
            };
            tx.bulletins().put_up(subject, with_eve, hour(9))?;
        }
        Ok(())
    })
    .await;
    store
}

/// Ends everything that Eve has not finished.
async fn give_up(store: &Store) {
    write(store, |tx| {
        let [open, running] = tx.privacy().unfinished(EVE)?;
        assert!(!open.is_empty() && !running.is_empty());
        for id in open {
            tx.challenges()
                .set_state(id, ChallengeState::Closed(Closing::Withdrawn))?;
        }
        for id in running {
            let found = tx.matches().find(id)?.expect("there");
            let side = found.players.side_of(EVE).expect("plays");
            let end = End {
                outcome: Some(Outcome::Win(side.other())),
                termination: Termination::Departure,
            };
            tx.matches().set_end(id, end, hour(11))?;
        }
        Ok(())
    })
    .await;
}

/// Rows that the others lack: challenges between two that became no match, and texts that name Eve.
fn challenges_and_texts(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    for [challenger, opponent] in [[ADA, BEN], [BEN, ADA]] {
        let invitation = Invitation {
            place: Place {
                server: ServerId(10),
                channel: ChannelId(20),
                locale: Locale::French,
            },
            start: rules::GameId::KingsCourt.start(None).expect("standard"),
            challenger,
            opponent: Some(opponent),
            wish: SideWish::Side(Side::First),
            timing: Timing::NONE,
            rated: false,
            rematch_of: None,
        };
        let id = tx.challenges().insert(&invitation, hour(1))?;
        tx.outbox()
            .enqueue(id, &Post::Challenge { instead: None }, hour(1))?;
    }
    // One that he has begun, and that counts.
    let rated = Wanted {
        players: [BEN, ADA],
        rated: true,
        plies: 4,
        ..Wanted::UNRATED
    };
    let rated = rated.begin(tx, hour(1))?;
    let back = Post::Clock {
        news: ClockNews::Back { player: BEN },
    };
    tx.outbox().enqueue(rated, &back, hour(1))?;
    tx.outbox()
        .enqueue_unordered(rated, &Post::PlanVoid { player: BEN }, hour(1))?;
    resign(tx, rated, Side::First, hour(2))?;
    tx.people().block(BEN, UserId(77))?;
    let ban = Ban {
        user: UserId(77),
        reason: Some(Reason::stored(format!("the same as <@{EVE}>"))),
    };
    tx.bans().set(ServerId(10), &ban)?;
    tx.plans()
        .set_note(ADA, MatchId(1), &format!("beat <@!{EVE}> at last"))
}

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

/// Returns in how many rows of which tables this number is, as a number or in a text.
fn rows_with(db: &Db, user: UserId) -> Vec<(&'static str, u64)> {
    let mut found = Vec::new();
    for place in PLACES {
        let columns = place.columns.split(", ");
        let columns = columns.map(|column| format!("CAST({column} AS TEXT) LIKE '%{user}%'"));
        let any = columns.collect::<Vec<_>>().join(" OR ");
        let sql = format!("SELECT count(*) FROM {} WHERE {any}", place.table);
        let rows: u64 = db.one(String::leak(sql), &[], only).expect(place.table);
        if rows > 0 {
            found.push((place.table, rows));
        }
    }
    found
}

/// How many times the bytes of a number are in the files of a database: as a column has them, as a
/// key has them, and as a text. <https://www.sqlite.org/fileformat2.html>
fn bytes_with(file: &Path, user: UserId) -> [usize; 3] {
    let mut varint = [0; 9];
    let mut bits = user.0;
    varint[8] = bits.to_le_bytes()[0];
    bits >>= 8;
    for byte in varint[..8].iter_mut().rev() {
        *byte = bits.to_le_bytes()[0] | 0x80;
        bits >>= 7;
    }
    let folder = file.parent().expect("a folder");
    let files = fs::read_dir(folder).expect("files");
    let files: Vec<Vec<u8>> = files
        .map(|file| fs::read(file.expect("a file").path()).expect("bytes"))
        .collect();
    let count = |wanted: &[u8]| {
        let windows = files.iter().flat_map(|bytes| bytes.windows(wanted.len()));
        windows.filter(|bytes| *bytes == wanted).count()
    };
    let text = user.to_string();
    [
        count(&user.0.to_be_bytes()),
        count(&varint),
        count(text.as_bytes()),
    ]
}

fn faults(base: &Base) -> Vec<String> {
    std::thread::scope(|scope| {
        let work = || {
            let mut faults = Vec::new();
            let verified = verify(base.address(), hour(12), &mut |notice| {
                if let Notice::Fault(fault) = notice {
                    faults.push(fault.to_string());
                }
            });
            verified.expect("read");
            faults
        };
        scope.spawn(work).join().expect("no panic")
    })
}

async fn whoever_is_deleted_is_nowhere_and_nothing_is_wrong(base: Base) {
    let store = with_eve(&base).await;
    assert_eq!(faults(&base), [""; 0]);
    give_up(&store).await;
    // Many pages are split and left over, and the planner takes samples.
    for round in 0..400 {
        write(&store, move |tx| {
            let server = ServerId(1_000_000_000_000_000_000 + round * 7919 % 400);
            for user in [EVE, UserId(EVE.0 + 1 + round)] {
                let name = "n".repeat(usize::try_from(round % 32).expect("short") + 1);
                tx.db.execute(
                    "INSERT INTO names (player, server, name) VALUES (?1, ?2, ?3)",
                    params![user, server, name],
                )?;
            }
            Ok::<_, StoreError>(())
        })
        .await;
    }
    if !base.is_postgres() {
        let db = Connection::open(base.path()).expect("opens");
        // Earlier programs did not overwrite what they removed.
        db.execute_batch(&format!(
            "PRAGMA secure_delete = OFF;
             WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 500)
             INSERT INTO names (player, server, name) SELECT {EVE}, n + 100000, 'Eve' FROM many;
             DELETE FROM names WHERE server BETWEEN 100001 AND 100500;
             ANALYZE"
        ))
        .expect("removed and sampled");
        let found = bytes_with(base.path(), EVE);
        assert!(found.iter().all(|times| *times > 0), "{found:?}");
    }
    let before = base.with(|db| rows_with(db, EVE));
    assert!(before.len() >= 20, "{before:?}");
    assert_eq!(base.with(|db| rows_with(db, WITH_EVE)).len(), 3);

    let deleted = write(&store, |tx| tx.privacy().erase(EVE))
        .await
        .expect("stored");
    assert_eq!(base.with(|db| rows_with(db, EVE)), []);
    assert_eq!(base.with(|db| rows_with(db, WITH_EVE)), []);
    assert_eq!(faults(&base), [""; 0]);
    let named = store
        .read(move |tx| tx.people().name(ServerId(10), deleted))
        .await;
    assert_eq!(
        named.expect("read").as_deref(),
        Some("Usunięty gracz"),
        "Polish is chosen there"
    );
    let private = [
        "followings",
        "habits",
        "lines",
        "notes",
        "notices",
        "plans",
        "reminders",
    ];
    let left = base.with(move |db| rows_with(db, deleted));
    assert!(
        left.iter().all(|(table, _)| !private.contains(table)),
        "{left:?}"
    );
    for table in [
        "matches",
        "results",
        "standings",
        "changes",
        "challenges",
        "outbox",
    ] {
        assert!(
            left.iter().any(|(other, _)| *other == table),
            "{left:?} lacks {table}"
        );
    }

    store.clean().await.expect("cleaned");
    if !base.is_postgres() {
        assert_eq!(bytes_with(base.path(), EVE), [0; 3]);
    }
    assert_eq!(faults(&base), [""; 0]);
}

async fn whoever_comes_back_is_still_banned_and_blocked(base: Base) {
    let store = base.open();
    let (server, eve) = (ServerId(10), EVE);
    let ban = move |reason: &str| Ban {
        user: eve,
        reason: Some(Reason::stored(reason.to_owned())),
    };
    let first = ban("rude");
    write(&store, move |tx| {
        tx.bans().set(server, &first)?;
        tx.people().block(ADA, eve)?;
        tx.people().block(eve, BEN)?;
        assert!(tx.privacy().erase(eve)?.is_some());
        Ok(())
    })
    .await;
    let second = ban("rude again");
    write(&store, move |tx| {
        assert_eq!(
            tx.bans().find(server, eve)?.and_then(|ban| ban.reason),
            ban("rude").reason
        );
        assert_eq!(tx.bans().of_user(eve)?.len(), 1);
        assert!(
            tx.bans().find(server, BEN)?.is_none() && tx.bans().find(ServerId(11), eve)?.is_none()
        );
        assert!(tx.people().has_blocked(ADA, eve)? && !tx.people().has_blocked(eve, BEN)?);
        assert!(
            tx.bans()
                .of_server(server)?
                .iter()
                .all(|ban| ban.user.is_deleted())
        );
        // Deleted a second time, after another ban and another block.
        tx.bans().set(server, &second)?;
        tx.people().block(ADA, eve)?;
        tx.privacy().erase(eve)?;
        assert_eq!(
            tx.bans().find(server, eve)?.and_then(|ban| ban.reason),
            ban("rude again").reason
        );
        assert_eq!(
            (
                tx.bans().of_server(server)?.len(),
                tx.people().blocked_by(ADA)?.len()
            ),
            (1, 1)
        );
        assert!(tx.bans().end(server, eve)? && tx.people().unblock(ADA, eve)?);
        assert!(tx.bans().find(server, eve)?.is_none() && !tx.people().has_blocked(ADA, eve)?);
        Ok(())
    })
    .await;
}

async fn a_rebuild_of_the_ratings_does_not_bring_anybody_back(base: Base) {
    let store = with_eve(&base).await;
    give_up(&store).await;
    let rebuild = crate::Rebuild::begin(store.clone()).await.expect("begun");
    write(&store, |tx| tx.privacy().erase(EVE))
        .await
        .expect("stored");
    let overtaken = rebuild.finish(hour(12), |_| ()).await;
    assert!(
        matches!(overtaken, Err(StoreError::Overtaken)),
        "{overtaken:?}"
    );
    let stale = base.with(|db| {
        let sql = "SELECT stale FROM ledger";
        db.one::<bool>(sql, params![], only).expect("read")
    });
    assert!(stale, "another one is wanted");
    let rebuild = crate::Rebuild::begin(store.clone()).await.expect("begun");
    rebuild.finish(hour(12), |_| ()).await.expect("finished");
    assert_eq!(base.with(|db| rows_with(db, EVE)), []);
    assert_eq!(faults(&base), [""; 0]);
}

async fn whoever_is_deleted_after_a_rebuild_of_the_ratings_is_nowhere(base: Base) {
    let store = with_eve(&base).await;
    give_up(&store).await;
    for _ in 0..2 {
        let rebuild = crate::Rebuild::begin(store.clone()).await.expect("begun");
        rebuild.finish(hour(12), |_| ()).await.expect("finished");
    }
    write(&store, |tx| tx.privacy().erase(EVE))
        .await
        .expect("stored");
    assert_eq!(base.with(|db| rows_with(db, EVE)), []);
    assert_eq!(faults(&base), [""; 0]);
}

/// A user who is not stored is not deleted, and each deletion returns another number.
async fn nobody_is_nobody(base: Base) {
    let store = base.open();
    assert_eq!(write(&store, |tx| tx.privacy().erase(EVE)).await, None);
    let about = store.read(|tx| tx.privacy().stored_about(EVE)).await;
    assert_eq!(about.expect("read"), []);
    let mut numbers = BTreeSet::new();
    for _ in 0..3 {
        let number = write(&store, |tx| {
            tx.people().block(EVE, ADA)?;
            tx.privacy().erase(EVE)
        });
        numbers.insert(number.await.expect("stored"));
    }
    assert_eq!(numbers.len(), 3);
}

/// A question to a moderator is private to the moderator until it is confirmed.
async fn a_ban_is_shown_to_its_user_once_it_is_confirmed(base: Base) {
    let store = base.open();
    let asked = write(&store, |tx| {
        tx.deeds().ask(&Moderation {
            server: ServerId(10),
            moderator: ADA,
            deed: Deed::Ban(EVE),
            reason: Some(Reason::stored("a draft".to_owned())),
        })
    })
    .await;
    let bans = async |user| {
        let about = store.read(move |tx| tx.privacy().stored_about(user)).await;
        let about = about.expect("read").into_iter();
        let mut bans = about.filter(|stored| stored.table == "moderation");
        bans.next().map_or(0, |stored| stored.rows.len())
    };
    assert_eq!((bans(EVE).await, bans(ADA).await), (0, 1));
    write(&store, move |tx| tx.deeds().confirm(asked, hour(1))).await;
    assert_eq!((bans(EVE).await, bans(ADA).await), (1, 1));
}

/// A user is shown their own data, and nothing that others keep private.
#[tokio::test]
async fn all_that_is_stored_about_a_user_is_shown_to_them() {
    let base = Base::sqlite();
    let store = with_eve(&base).await;
    let about = store
        .read(|tx| tx.privacy().stored_about(EVE))
        .await
        .expect("read");
    let shown: BTreeSet<&str> = about.iter().map(|stored| stored.table).collect();
    let filled = base.with(|db| rows_with(db, EVE));
    for (table, _) in filled {
        assert!(shown.contains(table), "{table} is not shown");
    }
    let rows = |table: &str| {
        let found = about.iter().find(|stored| stored.table == table);
        found.unwrap_or_else(|| panic!("{table}")).rows.as_slice()
    };
    let eve = Json::from(EVE.to_string());
    assert!(rows("notes").iter().all(|row| row["player"] == eve));
    assert!(rows("blocks").iter().all(|row| row["player"] == eve));
    assert!(rows("plans").iter().all(|row| row["player"] == eve));
    assert!(
        rows("moderation")
            .iter()
            .all(|row| row["moderator"] == eve || row["moderator"].is_null())
    );
    assert_eq!(rows("names")[0]["name"], "Ben");
}
