//! Backups of an SQLite file: while it's in use, put back, and before its schema changes.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Output,
    sync::Arc,
};

use courtier::{
    host::{Host, life, names},
    players::actions::privacy,
};
use domain::{
    clock::{Clock, testing::TestMachine},
    matches::{Actor, MatchId, ServerId, Shard, UserId},
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

/// A bot's database in which users have names, with the list of those who were deleted.
struct Bot {
    folder: tempfile::TempDir,
    clock: Clock,
    _machine: Arc<TestMachine>,
}

impl Bot {
    async fn new() -> Bot {
        let folder = tempfile::tempdir().expect("a folder");
        fill(folder.path()).await;
        let (machine, clock, _) = TestMachine::new();
        Bot {
            folder,
            clock,
            _machine: machine,
        }
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn file(&self) -> PathBuf {
        self.folder().join("courtier.db")
    }

    fn list(&self) -> PathBuf {
        Erasures::beside(&self.file()).path().to_owned()
    }

    fn open(&self) -> Host {
        let file = self.file();
        let store = Store::open(&Address::File(file.clone())).expect("opens");
        Host::new(store, self.clock.clone()).with_erasures(Erasures::beside(&file))
    }

    /// Makes a backup, and returns its path.
    fn back_up(&self) -> String {
        // Backups of the same second would have the same name.
        let to = format!("backups-{}", fastrand::u64(..));
        let made = courtier(self.folder(), &["database", "backup", "--to", &to]);
        assert_eq!(said(&made).0, Some(0), "{made:?}");
        let mut made = fs::read_dir(self.folder().join(&to)).expect("a folder");
        let made = made.next().expect("a backup").expect("an entry");
        let name = made.file_name().into_string().expect("a plain name");
        format!("{to}/{name}")
    }

    fn restore(&self, args: &[&str]) -> Output {
        courtier(self.folder(), &[&["database", "restore"], args].concat())
    }
}

async fn see(host: &Host, user: u64) {
    let seen = Seen {
        user: UserId(user),
        name: format!("User {user}"),
        account: format!("user{user}"),
    };
    let seen = names::see(host, ServerId(10), seen, Locale::English).await;
    seen.expect("seen");
}

async fn is_known(host: &Host, user: u64) -> bool {
    let about = host
        .read(
            Actor::player(ServerId::ELSEWHERE, UserId(user)),
            privacy::stored,
        )
        .await
        .expect("read");
    !about.stored.is_empty()
}

async fn delete(host: &Host, user: u64) {
    assert!(privacy::delete(host, UserId(user)).await.expect("deleted"));
}

/// Whoever has asked to be deleted stays deleted, whichever backup is put back, and nobody else is.
#[tokio::test]
async fn who_was_deleted_after_a_backup_is_deleted_again_when_it_is_put_back() {
    let bot = Bot::new().await;
    let host = bot.open();
    for user in [1, 2, 3] {
        see(&host, user).await;
    }
    // Deleted in the minute before the backup, and back by then.
    life::wake(&host, &[Shard::ALL]).await.expect("wakes");
    delete(&host, 3).await;
    see(&host, 3).await;
    let backup = bot.back_up();
    delete(&host, 1).await;
    life::close_database(&host).await.expect("closes");

    let restored = bot.restore(&[&backup]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    let again = "deleted again, because it was after the backup: 1 player";
    assert_eq!(lines.last(), Some(&again));
    let host = bot.open();
    assert!(!is_known(&host, 1).await);
    assert!(is_known(&host, 2).await && is_known(&host, 3).await);
    // Deletions go on in the same list, and a second restoration knows all of them.
    delete(&host, 2).await;
    life::close_database(&host).await.expect("closes");
    let restored = bot.restore(&[&backup]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    let host = bot.open();
    assert!(is_known(&host, 3).await);
    assert!(!is_known(&host, 1).await && !is_known(&host, 2).await);
    life::close_database(&host).await.expect("closes");
    // The list tells nobody who it was.
    let list = fs::read_to_string(bot.list()).expect("a list");
    let numbers: Vec<&str> = list
        .lines()
        .skip(1)
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(numbers, ["1", "2", "3"], "{list}");
    assert!(list.lines().skip(1).all(|line| {
        let player = line.split(' ').nth(2);
        player.is_some_and(|number| number.len() > 10)
    }));
}

#[tokio::test]
async fn a_list_of_deleted_players_that_is_missing_or_spoilt_stops_a_restoration() {
    let bot = Bot::new().await;
    let host = bot.open();
    for user in [1, 2, 3] {
        see(&host, user).await;
    }
    delete(&host, 3).await;
    let backup = bot.back_up();
    delete(&host, 1).await;
    life::close_database(&host).await.expect("closes");
    let whole = fs::read_to_string(bot.list()).expect("a list");
    let lines: Vec<&str> = whole.lines().collect();
    let first = format!("{}\n{}\n", lines[0], lines[1]);
    let foreign = whole.replacen(lines[0], "deletions 7 0", 1);
    let before = fs::read(bot.file()).expect("read");
    let refused = |list: Option<&str>, why: &str| {
        match list {
            Some(list) => fs::write(bot.list(), list).expect("written"),
            None => fs::remove_file(bot.list()).expect("removed"),
        }
        let output = bot.restore(&[&backup]);
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains(why), "{text}");
        assert!(text.contains("--without-deletions"), "{text}");
    };
    refused(Some(&first), "lacks the deletion with the number 2");
    refused(Some(""), "is not there");
    refused(Some("\u{0}\u{0}\u{0}\n"), "is spoilt in line 1");
    refused(Some(&foreign), "is that of another database");
    refused(Some(&whole.replace("2 ", "2\n")), "is spoilt in line");
    refused(None, "is not there");
    assert!(fs::read(bot.file()).expect("read") == before);
    // Nor is it known who was deleted if the database is gone as well.
    fs::remove_file(bot.file()).expect("removed");
    let refused = bot.restore(&[&backup]);
    assert_eq!(refused.status.code(), Some(1));
    let restored = bot.restore(&[&backup, "--without-deletions"]);
    let text = String::from_utf8_lossy(&restored.stderr).into_owned();
    assert_eq!(restored.status.code(), Some(0), "{text}");
    assert!(text.contains("players who were deleted after the backup are back"));
    let host = bot.open();
    assert!(is_known(&host, 1).await && !is_known(&host, 3).await);
    // From here on there is a list again.
    let backup = bot.back_up();
    delete(&host, 2).await;
    life::close_database(&host).await.expect("closes");
    let restored = bot.restore(&[&backup]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    let host = bot.open();
    assert!(is_known(&host, 1).await && !is_known(&host, 2).await);
    life::close_database(&host).await.expect("closes");
}

#[tokio::test]
async fn a_backup_is_put_back_where_the_database_is_gone_and_nobody_had_been_deleted() {
    let bot = Bot::new().await;
    let backup = bot.back_up();
    fs::remove_file(bot.file()).expect("removed");
    // What SQLite had left beside it is not what belongs to the backup.
    let beside = |name: &str| bot.folder().join(name);
    fs::write(beside("courtier.db-wal"), "of another file").expect("written");
    let restored = bot.restore(&[&backup]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    assert!(
        lines
            .iter()
            .any(|line| line.contains("courtier.db.erasures is not there")),
        "{lines:?}"
    );
    let folder = fs::read_dir(bot.folder()).expect("read");
    let names = folder.map(|entry| entry.expect("a file").file_name());
    let away = names.filter(|name| {
        let name = name.to_string_lossy();
        name.starts_with("courtier.db.replaced-") && name.ends_with("-wal")
    });
    assert_eq!(away.count(), 1);
    let verified = courtier(bot.folder(), &["verify"]);
    assert_eq!(said(&verified).0, Some(0));
}

/// An operator copies the file by hand.
#[tokio::test]
async fn a_file_that_was_put_back_by_hand_forgets_whom_it_had_deleted_as_well() {
    let bot = Bot::new().await;
    let host = bot.open();
    privacy::begin_erasures(&host).await.expect("begun");
    for user in [1, 2] {
        see(&host, user).await;
    }
    let backup = bot.folder().join(bot.back_up());
    delete(&host, 1).await;
    life::close_database(&host).await.expect("closes");
    fs::copy(backup, bot.file()).expect("copied");
    let list = fs::read(bot.list()).expect("a list");
    fs::write(bot.list(), "spoilt\n").expect("written");
    let refused = courtier(bot.folder(), &["database", "restored"]);
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(1), "{why}");
    assert!(why.contains("--without-deletions"), "{why}");
    fs::write(bot.list(), list).expect("written");
    let restored = courtier(bot.folder(), &["database", "restored"]);
    let (code, lines) = said(&restored);
    assert_eq!(code, Some(0), "{lines:?}");
    let again = "deleted again, because it was after the backup: 1 player";
    assert_eq!(lines.last(), Some(&again));
    let host = bot.open();
    assert!(!is_known(&host, 1).await && is_known(&host, 2).await);
    // The list goes on.
    delete(&host, 2).await;
    let list = fs::read_to_string(bot.list()).expect("a list");
    assert!(
        list.lines()
            .last()
            .is_some_and(|line| line.starts_with("2 "))
    );
    life::close_database(&host).await.expect("closes");
}
