//! `courtier database restore`: puts a backup in the place of an SQLite file. `restored` notes that other
//! tools have done the same.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;

use super::{
    database::file_of,
    ratings::address,
    run::{load_dotenv, runtime},
    verify::{self, count},
};
use crate::{
    config::Config,
    host::{Failure, Host, life, restorations},
    players::actions::privacy,
};
use domain::{
    causes::chain,
    clock::{Clock, Timestamp},
};
use store::{Address, Erased, Erasure, Erasures, ErasuresError, Past, Store, StoreError, backup};

/// What to do where the list of deleted players can't tell who was deleted after the backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutList {
    /// Restore nothing.
    Stop,
    /// Go on: those players are back.
    GoOn,
}

impl From<bool> for WithoutList {
    fn from(goes_on: bool) -> WithoutList {
        if goes_on {
            WithoutList::GoOn
        } else {
            WithoutList::Stop
        }
    }
}

/// The users to delete again once a backup is in its place.
struct Deletions {
    again: Vec<Erasure>,
    /// The number of the last deletion of the database that is replaced, if it is known.
    last: Option<u32>,
    /// Whether the list can go on as it is.
    is_whole: bool,
}

impl Deletions {
    /// Nobody is known to have been deleted after the backup.
    const fn unknown() -> Deletions {
        Deletions {
            again: Vec::new(),
            last: None,
            is_whole: false,
        }
    }
}

pub(super) fn restore(
    from: &Path,
    database: Option<Address>,
    without: WithoutList,
) -> anyhow::Result<ExitCode> {
    load_dotenv()?;
    let address = match database {
        Some(address) => address,
        None => Config::database(|name| std::env::var(name).ok())?,
    };
    let file = file_of(&address)?;
    let wrong = verify::verify_database(&Address::File(from.to_owned()))? != ExitCode::SUCCESS;
    anyhow::ensure!(
        !wrong,
        "the backup is not restored, because something is wrong in it"
    );
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    }
    let _alone = Store::keep_bots_off(&address)?;
    let list = Erasures::beside(file);
    let runtime = runtime()?;
    let backup = runtime.block_on(look_at_database(&Address::File(from.to_owned())))?;
    let replaced = if file.exists() {
        runtime.block_on(replaced(&address, &backup))
    } else {
        None
    };
    if replaced.is_none() {
        println!(
            "what was replaced can't be read or has not come from this backup, so numbers go on far \
             beyond those of the backup"
        );
    }
    let last = replaced.as_ref().map(|one| one.erased.last);
    let deletions = deletions(&list, backup.erased, last, without)?;
    // The database stays where it is until its successor is complete.
    let successor = beside(file, "restored");
    backup::copy_file(from, &successor)?;
    let copy = Address::File(successor.clone());
    let replaced = replaced.map(|one| one.past);
    let prepared = runtime.block_on(prepare(&copy, replaced, &deletions))?;
    let away = beside(file, "replaced");
    if backup::move_away(file, &away)? {
        println!("the former database is {} now", away.display());
    }
    backup::rename(&successor, file)?;
    go_on(&list, &deletions, prepared.erased)?;
    let back_to = prepared.back_to.to_rfc3339();
    println!("the backup is of {back_to}");
    println!("{} is restored", file.display());
    prepared.tell_deleted();
    Ok(ExitCode::SUCCESS)
}

/// Returns a name beside a file that tells what is there, and since when.
fn beside(file: &Path, what: &str) -> PathBuf {
    let now = Clock::system().now().seconds();
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{what}-{now}"));
    PathBuf::from(name)
}

/// Goes on with a list of deleted players, or begins another one if it is spoilt.
fn go_on(list: &Erasures, deletions: &Deletions, of: Erased) -> anyhow::Result<()> {
    let path = list.path();
    if !deletions.is_whole && path.exists() {
        let spoilt = beside(path, "spoilt");
        fs::rename(path, &spoilt).with_context(|| format!("{} cannot be moved", path.display()))?;
        println!(
            "the former list of deleted players is {} now",
            spoilt.display()
        );
    }
    list.begin(of).map_err(|source| StoreError::Erasures {
        path: path.display().to_string(),
        source,
    })?;
    Ok(())
}

/// What a database knows of its past.
struct Known {
    erased: Erased,
    past: Past,
}

/// Looks at a database.
async fn look_at_database(address: &Address) -> Result<Known, Failure> {
    let host = Host::new(Store::open_to_read(address)?, Clock::system());
    let known = known(&host).await;
    life::close_database(&host).await?;
    known
}

async fn known(host: &Host) -> Result<Known, Failure> {
    Ok(Known {
        erased: privacy::erased(host).await?,
        past: restorations::past(host).await?,
    })
}

/// Looks at the database that is to be replaced. `None` if it can't be read or has not come from the
/// backup.
async fn replaced(address: &Address, backup: &Known) -> Option<Known> {
    let look = async {
        let host = Host::new(Store::open_to_read(address)?, Clock::system());
        let continues = restorations::continues(&host, backup.past.clone()).await;
        let found = match continues {
            Ok(true) => known(&host).await.map(Some),
            Ok(false) => Ok(None),
            Err(failure) => Err(failure),
        };
        life::close_database(&host).await?;
        found
    };
    let found: Result<Option<Known>, Failure> = look.await;
    found
        .inspect_err(|error| eprintln!("{}", chain(error)))
        .ok()
        .flatten()
}

/// Returns whom to delete again.
///
/// # Errors
/// If the list can't tell, and is not to be gone on without.
fn deletions(
    list: &Erasures,
    backup: Erased,
    replaced: Option<u32>,
    without: WithoutList,
) -> anyhow::Result<Deletions> {
    let read = list.read(backup.mark);
    let nobody_since = replaced.map_or(backup.last == 0, |last| last == backup.last);
    let (again, problem) = match read {
        Ok(mut found) => {
            let checked = found.check(list, backup.last, replaced);
            (found.after(backup.last), checked.err())
        }
        Err(ErasuresError::Missing { path }) if nobody_since => {
            if replaced.is_none() {
                println!(
                    "{path} is not there: nobody had been deleted before the backup, and who was \
                     deleted after it is not known"
                );
            }
            (Vec::new(), None)
        }
        Err(missing) => (Vec::new(), Some(missing)),
    };
    let is_whole = problem.is_none();
    match problem {
        Some(problem) if without == WithoutList::Stop => {
            return Err(anyhow::Error::from(problem).context(
                "the backup is not restored, because players who were deleted after it would be \
                 back. Put the list of deleted players back, or go on with --without-deletions",
            ));
        }
        Some(problem) => eprintln!("{problem}: players who were deleted after the backup are back"),
        None => {}
    }
    let newest = again.last().map(|one| one.number);
    let last = if is_whole && list.path().exists() {
        newest.max(replaced).or(Some(backup.last))
    } else {
        replaced
    };
    Ok(Deletions {
        again,
        last,
        is_whole,
    })
}

/// A copy of a backup that is ready to take the place of a database.
struct Prepared {
    /// The time of the backup.
    back_to: Timestamp,
    /// How many players were deleted again.
    deleted: usize,
    /// What it knows of its deletions now.
    erased: Erased,
}

impl Prepared {
    fn tell_deleted(&self) {
        if self.deleted > 0 {
            let players = count(self.deleted as u64, "player", "players");
            println!("deleted again, because it was after the backup: {players}");
        }
    }
}

/// Marks the content of a backup as restored, and deletes those again who were deleted after it.
async fn prepare(
    restored: &Address,
    replaced: Option<Past>,
    deletions: &Deletions,
) -> anyhow::Result<Prepared> {
    let host = Host::new(Store::open_beside(restored)?, Clock::system());
    let prepared = async {
        let back_to = restorations::mark(&host, replaced).await?;
        let deleted = privacy::delete_again(&host, &deletions.again).await?;
        match deletions.last {
            Some(last) => privacy::number_erasures_from(&host, last).await?,
            None => privacy::number_erasures_afar(&host).await?,
        }
        Ok::<_, Failure>(Prepared {
            back_to,
            deleted,
            erased: privacy::erased(&host).await?,
        })
    };
    let prepared = prepared.await;
    life::close_database(&host).await?;
    Ok(prepared?)
}

/// Marks a database as restored that was restored by other tools. The list of deleted players is the one that
/// is given, that is beside an SQLite file, or that the bot would use.
pub(super) fn mark_as_restored(
    database: Option<Address>,
    list: Option<PathBuf>,
    without: WithoutList,
) -> anyhow::Result<ExitCode> {
    load_dotenv()?;
    let address = address(database)?;
    let list = match (list, &address) {
        (Some(list), _) => Some(Erasures::at(list)),
        (None, Address::File(file)) => Some(Erasures::beside(file)),
        (None, Address::Server(_)) => {
            Config::deletions(|name| std::env::var(name).ok()).map(Erasures::at)
        }
    };
    let _alone = Store::keep_bots_off(&address)?;
    // The client of PostgreSQL must not be used on a thread of async code.
    let runtime = runtime()?;
    let backup = runtime.block_on(look_at_database(&address))?;
    let deletions = match &list {
        Some(list) => deletions(list, backup.erased, None, without)?,
        None => Deletions::unknown(),
    };
    let prepared = runtime.block_on(prepare(&address, None, &deletions))?;
    match &list {
        Some(list) => go_on(list, &deletions, prepared.erased)?,
        None => eprintln!(
            "no list of deleted players is named, by --deletions or DELETIONS_FILE: players who were deleted \
             after the backup are back"
        ),
    }
    println!(
        "{address} is marked as restored, as it was at {}",
        prepared.back_to.to_rfc3339()
    );
    prepared.tell_deleted();
    Ok(ExitCode::SUCCESS)
}
