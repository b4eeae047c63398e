//! Backups of an SQLite file: while it's in use, put back, and before its schema changes.

use std::{fs, path::Path, time::Duration};

use courtier::host::Host;
use domain::{
    clock::testing::TestMachine,
    matches::{MatchId, ServerId, Shard, UserId},
};
use rules::words::Locale;
use store::{Address, Erasures, Lock, Seen, Store, StoreError};

use super::database::{courtier, fill, said};

/// Returns the names of the backups in a folder, the oldest first.
fn backups(folder: &Path) -> Vec<String> {
    let found = fs::read_dir(folder.join("backups")).expect("a folder");
    let mut names: Vec<String> = found
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("text")
        })
        .collect();
    names.sort();
    names
}

/// Counts the blocks of a player.
async fn blocks(store: &Store) -> usize {
    let found: Result<Vec<UserId>, StoreError> =
        store.read(|tx| tx.people().blocked_by(UserId(1))).await;
    found.expect("read").len()
}

#[tokio::test]
async fn a_backup_that_is_made_during_play_is_whole_and_can_be_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fill(folder).await;
    let address = Address::File(folder.join("courtier.db"));
    let store = Store::open(&address).expect("opens");
    let block = async |store: &Store, other: u64| {
        let done: Result<(), StoreError> = store
            .write(Lock::None, move |tx| {
                tx.people().block(UserId(1), UserId(other))
            })
            .await;
        done.expect("written");
    };
    // A backup holds everything acknowledged before it, even what is only in the log beside the file.
    block(&store, 7).await;
    let args = ["database", "backup", "--to", "backups", "--keep", "2"];
    let made = courtier(folder, &args);
    let (code, lines) = said(&made);
    assert_eq!(code, Some(0), "{lines:?}");
    assert_eq!(lines[1..], ["1 match, 1 result: nothing is wrong"]);
    let names = backups(folder);
    assert_eq!(names.len(), 1);
    assert_eq!(lines[0], format!("backups/{}", names[0]));
    block(&store, 8).await;
    // While a bot has the file open, nothing is put in its place.
    let backup = format!("backups/{}", names[0]);
    let refused = courtier(folder, &["database", "restore", &backup]);
    let why = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{why}");
    assert_eq!(blocks(&store).await, 2);
    store.close().await.expect("closes");
    drop(store);
    let restored = courtier(folder, &["database", "restore", &backup]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    assert_eq!(lines.last(), Some(&"courtier.db is restored"));
    // The bot goes on from there, and what was replaced is kept.
    let store = Store::open(&address).expect("opens");
    assert_eq!(blocks(&store).await, 1);
    let found: Result<_, StoreError> = store.read(|tx| tx.matches().find(MatchId(1))).await;
    assert!(found.expect("read").is_some());
    let replaced = fs::read_dir(folder).expect("read").filter(|entry| {
        let name = entry.as_ref().expect("a file").file_name();
        name.to_string_lossy().starts_with("courtier.db.replaced-")
    });
    assert_eq!(replaced.count(), 1);
}

#[tokio::test]
async fn the_newest_backups_stay_and_one_with_faults_replaces_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fill(folder).await;
    fs::create_dir(folder.join("backups")).expect("made");
    let old = [
        "courtier-2020-01-01T00-00-00Z.db",
        "courtier-2020-01-02T00-00-00Z.db",
    ];
    for name in old {
        fs::write(folder.join("backups").join(name), "").expect("written");
    }
    let args = ["database", "backup", "--to", "backups", "--keep", "2"];
    let made = courtier(folder, &args);
    let (code, lines) = said(&made);
    assert_eq!(code, Some(0), "{lines:?}");
    let removed = format!("removed backups/{}", old[0]);
    assert_eq!(lines.last(), Some(&&removed[..]));
    assert_eq!(backups(folder)[0], old[1]);
    // Something is wrong in the database: the copy is kept to be looked at, and so are the others.
    let file = rusqlite::Connection::open(folder.join("courtier.db")).expect("opens");
    let sql = "UPDATE matches SET ply = ply + 1";
    assert_eq!(file.execute(sql, ()).expect("done"), 1);
    drop(file);
    fs::remove_file(folder.join("backups").join(&backups(folder)[1])).expect("removed");
    let args = ["database", "backup", "--to", "backups", "--keep", "1"];
    let output = courtier(folder, &args);
    assert_eq!(said(&output).0, Some(1));
    assert_eq!(backups(folder).len(), 2);
    let wrong = format!("backups/{}", backups(folder)[1]);
    let refused = courtier(folder, &["database", "restore", &wrong]);
    let why = String::from_utf8_lossy(&refused.stderr);
    assert!(why.contains("something is wrong in it"), "{why}");
}

#[test]
fn postgresql_is_backed_up_with_its_own_tools_and_the_password_is_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = "postgres://bot:secret@127.0.0.1:1/courtier";
    let args = ["database", "backup", "--to", "backups", "--database", url];
    let output = courtier(folder.path(), &args);
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(
        why.contains("pg_dump") && why.contains("pg_restore"),
        "{why}"
    );
    assert!(!why.contains("secret"), "{why}");
    assert!(!folder.path().join("backups").exists());
}

/// Whoever has asked to be deleted stays deleted, whichever backup is put back, and nobody else is.
#[tokio::test]
async fn who_was_deleted_after_a_backup_is_deleted_again_when_it_is_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fill(folder).await;
    let file = folder.join("courtier.db");
    let (_machine, clock, mover) = TestMachine::new();
    let open = || {
        let store = Store::open(&Address::File(file.clone())).expect("opens");
        Host::new(store, clock.clone()).with_erasures(Erasures::beside(&file))
    };
    let is_known = async |host: &Host, user: u64| {
        let about = host.stored_about(UserId(user)).await.expect("read");
        !about.stored.is_empty()
    };
    let host = open();
    for user in [1, 2, 3] {
        let seen = Seen {
            user: UserId(user),
            name: format!("User {user}"),
            account: format!("user{user}"),
        };
        host.see(ServerId(10), seen, Locale::English)
            .await
            .expect("seen");
    }
    // Deleted before the backup, and back by then.
    host.delete_all_about(UserId(3)).await.expect("deleted");
    let minute = || mover.send_modify(|shift| *shift += Duration::from_mins(1));
    minute();
    let seen = Seen {
        user: UserId(3),
        name: "Back".to_owned(),
        account: "user3".to_owned(),
    };
    host.see(ServerId(10), seen, Locale::English)
        .await
        .expect("seen");
    host.wake(&[Shard::ALL]).await.expect("wakes");
    let made = courtier(folder, &["database", "backup", "--to", "backups"]);
    assert_eq!(said(&made).0, Some(0));
    minute();
    assert!(host.delete_all_about(UserId(1)).await.expect("deleted"));
    host.close_database().await.expect("closes");

    let backup = format!("backups/{}", backups(folder)[0]);
    let restored = courtier(folder, &["database", "restore", &backup]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    let again = "deleted again, because it was after the backup: 1 player";
    assert_eq!(lines.last(), Some(&again));
    let host = open();
    assert!(!is_known(&host, 1).await);
    assert!(is_known(&host, 2).await && is_known(&host, 3).await);
    host.close_database().await.expect("closes");
    // The list tells nobody who it was.
    let list = fs::read_to_string(Erasures::beside(&file).path()).expect("a list");
    assert_eq!(list.lines().count(), 2);
    assert!(list.lines().all(|line| {
        line.split(' ')
            .nth(1)
            .is_some_and(|number| number.len() > 10)
    }));
}
