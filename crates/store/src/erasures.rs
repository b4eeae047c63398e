//! The list of deleted players that is kept beside a database, and not in it, so that it outlives a
//! restored backup. It has numbers that only the database's own secret turns into players.
//!
//! Deletions are numbered, and a database knows the number of the last one that it contains. So what a
//! backup lacks doesn't depend on clocks.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use domain::{clock::Timestamp, matches::UserId};

/// The beginning of the first line.
const TITLE: &str = "deletions";

/// The list beside an SQLite file, or where the operator of a server wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erasures(PathBuf);

/// A deleted player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasure {
    /// The number of the deletion.
    pub number: u32,
    /// The player, as [remembered](crate::Privacy::remembered).
    pub player: UserId,
}

/// What a database knows of its deletions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erased {
    /// A number that only this database has, by which its list is recognised.
    pub mark: UserId,
    /// The number of the last deletion, 0 if there was none.
    pub last: u32,
}

/// Why a list cannot tell who was deleted after a backup.
#[derive(Debug, thiserror::Error)]
pub enum ErasuresError {
    /// There is no list, but there were deletions.
    #[error("the list of deleted players, {path}, is not there")]
    Missing {
        /// The file.
        path: String,
    },
    /// The file cannot be read.
    #[error("the list of deleted players, {path}, cannot be read")]
    Unreadable {
        /// The file.
        path: String,
        /// The cause.
        source: io::Error,
    },
    /// A line of the list is not one of its lines.
    #[error("the list of deleted players, {path}, is spoilt in line {line}")]
    Spoilt {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
    },
    /// The list is that of another database.
    #[error("the list of deleted players, {path}, is that of another database")]
    Foreign {
        /// The file.
        path: String,
    },
    /// The list lacks a deletion.
    #[error("the list of deleted players, {path}, lacks the deletion with the number {number}")]
    Gap {
        /// The file.
        path: String,
        /// The first one that is missing.
        number: u32,
    },
}

/// The content of a list.
#[derive(Debug, Default)]
pub struct ErasureList {
    /// The deletions that could be read, in the order of the file.
    erasures: Vec<Erasure>,
    /// The list has all deletions after this one.
    after: u32,
    /// Why it does not count as a whole.
    problem: Option<ErasuresError>,
}

impl Erasures {
    /// Returns the list in this file, of a database on a server.
    pub const fn at(file: PathBuf) -> Erasures {
        Erasures(file)
    }

    /// Returns the list of this database.
    pub fn beside(database: &Path) -> Erasures {
        let mut name = database.as_os_str().to_owned();
        name.push(".erasures");
        Erasures(name.into())
    }

    /// Returns the file.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Begins the list of a database, unless there is one. Then it is on the disk.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn begin(&self, of: Erased) -> io::Result<()> {
        let mut file = self.open()?;
        if file.metadata()?.len() == 0 {
            file.write_all(title(of).as_bytes())?;
            file.sync_all()?;
        }
        Ok(())
    }

    /// Adds the next deletion of a database, at this moment. It is on the disk then. Half a line that an
    /// interrupted attempt has left is removed.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn add(&self, of: Erased, player: UserId, at: Timestamp) -> io::Result<()> {
        let mut file = self.open()?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        let whole = text.iter().rposition(|byte| *byte == b'\n');
        let whole = whole.map_or(0, |end| end + 1);
        let number = of.last.saturating_add(1);
        let mut line = format!("{number} {} {}\n", at.millis(), player.0);
        if whole == 0 {
            line.insert_str(0, &title(of));
        }
        let whole = u64::try_from(whole).unwrap_or(u64::MAX);
        file.set_len(whole)?;
        file.seek(SeekFrom::Start(whole))?;
        file.write_all(line.as_bytes())?;
        file.sync_all()
    }

    fn open(&self) -> io::Result<File> {
        let mut options = File::options();
        options.create(true).read(true).write(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&self.0)
    }

    /// Reads the list of the database with this mark. A line that was not written to its end counts for
    /// nothing: that player was not told of the deletion.
    ///
    /// # Errors
    /// If there is no list.
    pub fn read(&self, mark: UserId) -> Result<ErasureList, ErasuresError> {
        let path = self.0.display().to_string();
        let bytes = match fs::read(&self.0) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(ErasuresError::Missing { path });
            }
            Err(source) => {
                let problem = Some(ErasuresError::Unreadable { path, source });
                let list = ErasureList::default();
                return Ok(ErasureList { problem, ..list });
            }
            Ok(bytes) => bytes,
        };
        let Some(whole) = bytes.iter().rposition(|byte| *byte == b'\n') else {
            // It was interrupted before anyone was deleted.
            return Err(ErasuresError::Missing { path });
        };
        let mut list = ErasureList::default();
        let lines = bytes[..whole].split(|byte| *byte == b'\n');
        for (place, line) in lines.enumerate() {
            let line = str::from_utf8(line).ok();
            if place == 0 {
                match line.and_then(read_title) {
                    Some(of) if of.mark == mark => list.after = of.last,
                    Some(_) => {
                        list.problem = Some(ErasuresError::Foreign { path });
                        return Ok(list);
                    }
                    None => list.spoil(&path, place),
                }
            } else {
                match line.and_then(read_line) {
                    Some(erasure) => list.erasures.push(erasure),
                    None => list.spoil(&path, place),
                }
            }
        }
        Ok(list)
    }
}

impl ErasureList {
    fn spoil(&mut self, path: &str, place: usize) {
        self.problem.get_or_insert_with(|| ErasuresError::Spoilt {
            path: path.to_owned(),
            line: place + 1,
        });
    }

    /// Returns the deletions after the last one that a backup has, in the order of their numbers, as far
    /// as they could be read. Of several with the same number, the last one was carried out.
    pub fn after(&self, last: u32) -> Vec<Erasure> {
        let later = self.erasures.iter().filter(|one| one.number > last);
        let by_number: BTreeMap<u32, Erasure> = later.map(|one| (one.number, *one)).collect();
        by_number.into_values().collect()
    }

    /// Checks that the list has all deletions after the last one that a backup has, up to the last one
    /// of its database, as far as that is known.
    ///
    /// # Errors
    /// If it lacks one, or cannot be read as a whole.
    pub fn check(
        &mut self,
        list: &Erasures,
        backup: u32,
        known: Option<u32>,
    ) -> Result<(), ErasuresError> {
        if let Some(problem) = self.problem.take() {
            return Err(problem);
        }
        let mut next = backup.saturating_add(1);
        for erasure in self.after(backup) {
            if erasure.number == next {
                next = next.saturating_add(1);
            }
        }
        let numbers = self.erasures.iter().map(|one| one.number);
        // A list that ends before the backup does is an older one.
        let newest = numbers.max().unwrap_or(0).max(self.after);
        let until = newest.max(known.unwrap_or(0));
        let lacks = if newest < backup {
            Some(newest.saturating_add(1))
        } else {
            (next <= until).then_some(next)
        };
        match lacks {
            Some(number) => Err(ErasuresError::Gap {
                path: list.path().display().to_string(),
                number,
            }),
            None => Ok(()),
        }
    }
}

fn title(of: Erased) -> String {
    format!("{TITLE} {} {}\n", of.mark.0, of.last)
}

/// Reads the first line: the database, and the last deletion before the list.
fn read_title(line: &str) -> Option<Erased> {
    let (mark, last) = line.strip_prefix(TITLE)?.trim_start().split_once(' ')?;
    Some(Erased {
        mark: UserId(mark.parse().ok()?),
        last: last.parse().ok()?,
    })
}

/// Reads any other line: the number of a deletion, when it was, and the player.
fn read_line(line: &str) -> Option<Erasure> {
    let mut parts = line.split(' ');
    let number = parts.next()?.parse().ok()?;
    let _at: i64 = parts.next()?.parse().ok()?;
    let player = UserId(parts.next()?.parse().ok()?);
    parts.next().is_none().then_some(Erasure { number, player })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF: Erased = Erased {
        mark: UserId(99),
        last: 0,
    };

    fn at(last: u32) -> Erased {
        Erased { last, ..OF }
    }

    fn add(list: &Erasures, number: u32, player: u64) {
        let at_time = Timestamp::from_millis(1_000);
        list.add(at(number - 1), UserId(player), at_time)
            .expect("written");
    }

    fn players(list: &ErasureList, last: u32) -> Vec<u64> {
        let after = list.after(last).into_iter();
        after.map(|one| one.player.0).collect()
    }

    fn checked(list: &Erasures, backup: u32, known: Option<u32>) -> Result<Vec<u64>, String> {
        let mut read = list.read(OF.mark).map_err(|error| error.to_string())?;
        let checked = read.check(list, backup, known);
        checked.map_err(|error| error.to_string())?;
        Ok(players(&read, backup))
    }

    #[test]
    fn those_deleted_since_are_listed_and_half_a_line_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = Erasures::beside(&folder.path().join("courtier.db"));
        assert!(matches!(
            list.read(OF.mark),
            Err(ErasuresError::Missing { .. })
        ));
        add(&list, 1, 7);
        add(&list, 2, 8);
        let mut file = File::options()
            .append(true)
            .open(list.path())
            .expect("there");
        file.write_all(b"3 3000 9").expect("written");
        assert_eq!(checked(&list, 0, None), Ok(vec![7, 8]));
        assert_eq!(checked(&list, 1, None), Ok(vec![8]));
        assert_eq!(checked(&list, 2, Some(2)), Ok(vec![]));
        // The half line makes way, and one that was not carried out counts for nothing.
        add(&list, 3, 10);
        add(&list, 3, 11);
        assert_eq!(checked(&list, 2, Some(3)), Ok(vec![11]));
    }

    #[test]
    fn a_list_that_lacks_a_deletion_says_which() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = Erasures::beside(&folder.path().join("courtier.db"));
        for number in 1..=4 {
            add(&list, number, number.into());
        }
        let lacks = |number: u32, backup, known| {
            let why = checked(&list, backup, known).expect_err("refused");
            let said = format!("lacks the deletion with the number {number}");
            assert!(why.ends_with(&said), "{why}");
        };
        lacks(5, 2, Some(5));
        // It is older than the backup.
        lacks(5, 6, None);
        let text = fs::read_to_string(list.path()).expect("read");
        let without = |line: usize| {
            let lines = text.lines().enumerate();
            let kept: Vec<&str> = lines
                .filter(|(place, _)| *place != line)
                .map(|(_, line)| line)
                .collect();
            fs::write(list.path(), kept.join("\n") + "\n").expect("written");
        };
        without(3);
        lacks(3, 1, None);
        assert_eq!(checked(&list, 3, None), Ok(vec![4]));
        let begun_later = "deletions 99 3\n4 1000 4\n";
        fs::write(list.path(), begun_later).expect("written");
        assert_eq!(checked(&list, 3, None), Ok(vec![4]));
        lacks(2, 1, None);
        fs::write(list.path(), "deletions 99 3\n").expect("written");
        assert_eq!(checked(&list, 3, None), Ok(vec![]));
    }

    #[test]
    fn a_list_that_is_spoilt_or_of_another_database_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = Erasures::beside(&folder.path().join("courtier.db"));
        for text in [
            "\n",
            "deletions 99 0\n1 1000\n",
            "deletions 99 0\n1 1000 7\n\u{0}\u{0}\n",
            "1 1000 7\n",
            "deletions 98 0\n1 1000 7\n",
        ] {
            fs::write(list.path(), text).expect("written");
            assert!(checked(&list, 0, None).is_err(), "{text:?}");
        }
        // What could be read of it is there for those who go on without the rest.
        fs::write(list.path(), "deletions 99 0\n1 1000 7\n?\n3 1000 8\n").expect("written");
        let read = list.read(OF.mark).expect("there");
        assert_eq!(players(&read, 0), [7, 8]);
        // Nothing in it is the same as no list.
        for text in ["", "deletions 99"] {
            fs::write(list.path(), text).expect("written");
            assert!(matches!(
                list.read(OF.mark),
                Err(ErasuresError::Missing { .. })
            ));
        }
    }
}
