//! The list of deleted players that is kept beside a database, and not in it, so that it outlives a
//! restored backup. It has numbers that only the database's own secret turns into players.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use domain::{clock::Timestamp, matches::UserId};

/// The list beside an SQLite file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erasures(PathBuf);

impl Erasures {
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

    /// Adds a player, as [remembered](crate::Privacy::remembered), who is deleted at this moment. It is on
    /// the disk then.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn add(&self, player: UserId, at: Timestamp) -> io::Result<()> {
        let mut options = File::options();
        options.create(true).append(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&self.0)?;
        file.write_all(format!("{} {}\n", at.millis(), player.0).as_bytes())?;
        file.sync_all()
    }

    /// Returns the players who were deleted after this moment. A line that was not written to its end
    /// counts for nothing: that player was not told of the deletion.
    ///
    /// # Errors
    /// If there is a list, and it can't be read.
    pub fn after(&self, moment: Timestamp) -> io::Result<Vec<UserId>> {
        let text = match fs::read_to_string(&self.0) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let whole = text
            .split_inclusive('\n')
            .filter_map(|line| line.strip_suffix('\n'));
        let erased = whole.filter_map(|line| {
            let (at, player) = line.split_once(' ')?;
            let at = Timestamp::from_millis(at.parse().ok()?);
            (at > moment).then_some(UserId(player.parse().ok()?))
        });
        Ok(erased.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_deleted_since_are_listed_and_half_a_line_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = Erasures::beside(&folder.path().join("courtier.db"));
        let at = Timestamp::from_millis;
        assert_eq!(list.after(at(0)).expect("read"), []);
        list.add(UserId(7), at(1_000)).expect("written");
        list.add(UserId(8), at(2_000)).expect("written");
        let mut file = File::options()
            .append(true)
            .open(list.path())
            .expect("there");
        file.write_all(b"3000 9").expect("written");
        assert_eq!(list.after(at(999)).expect("read"), [UserId(7), UserId(8)]);
        assert_eq!(list.after(at(1_000)).expect("read"), [UserId(8)]);
        assert_eq!(list.after(at(2_000)).expect("read"), []);
    }
}
