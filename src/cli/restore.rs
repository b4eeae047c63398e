//! `courtier database restore`: puts a backup in the place of an SQLite file.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;

use super::{
    database::file_of,
    run::{load_dotenv, runtime},
    verify::{self, count},
};
use crate::{
    config::Config,
    host::{Failure, Host},
};
use domain::clock::Clock;
use store::{Address, Erased, Erasure, Erasures, ErasuresError, Store, StoreError, backup};

/// What to do where the list of deleted players can't tell who was deleted after the backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutList {
    /// Restore nothing.
    Stop,
    /// Go on: those players are back.
    GoOn,
}

/// Those to delete again once a backup is in its place.
struct Deletions {
    again: Vec<Erasure>,
    /// The number of the last deletion of the database that is replaced, if it is known.
    last: Option<u32>,
    /// Whether the list can go on as it is.
    is_whole: bool,
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
    let wrong = verify::check(&Address::File(from.to_owned()))? != ExitCode::SUCCESS;
    anyhow::ensure!(
        !wrong,
        "the backup is not restored, because something is wrong in it"
    );
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    }
    let _alone = Store::keep_bots_off(&address)?;
    let now = Clock::system().now().seconds();
    let beside = |what: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".{what}-{now}"));
        PathBuf::from(name)
    };
    let list = Erasures::beside(file);
    let runtime = runtime()?;
    let backup = runtime.block_on(erased(&Address::File(from.to_owned())))?;
    let replaced = runtime.block_on(erased(&address)).ok();
    let replaced = replaced.filter(|one| one.mark == backup.mark && one.last >= backup.last);
    let deletions = deletions(&list, backup, replaced.map(|one| one.last), without)?;
    // The database stays where it is until its successor is complete.
    let successor = beside("restored");
    backup::copy_file(from, &successor)?;
    let copy = Address::File(successor.clone());
    let (deleted, erased) = runtime.block_on(prepare(&copy, backup, &deletions))?;
    let away = beside("replaced");
    if backup::move_away(file, &away)? {
        println!("the former database is {} now", away.display());
    }
    backup::rename(&successor, file)?;
    if !deletions.is_whole && list.path().exists() {
        let spoilt = beside("erasures-spoilt");
        fs::rename(list.path(), &spoilt)
            .with_context(|| format!("{} cannot be moved", list.path().display()))?;
        println!(
            "the former list of deleted players is {} now",
            spoilt.display()
        );
    }
    list.begin(erased).map_err(|source| StoreError::Erasures {
        path: list.path().display().to_string(),
        source,
    })?;
    println!("{} is restored", file.display());
    if deleted > 0 {
        let players = count(deleted as u64, "player", "players");
        println!("deleted again, because it was after the backup: {players}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns what a database knows of its deletions.
async fn erased(address: &Address) -> Result<Erased, StoreError> {
    let store = Store::open_to_read(address)?;
    let erased = store.read(|tx| tx.privacy().erased()).await;
    store.close().await?;
    erased
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

/// Deletes those again who were deleted after a backup, in the copy that is to take its place. Returns
/// how many that were, and what the copy then knows of its deletions.
async fn prepare(
    successor: &Address,
    backup: Erased,
    deletions: &Deletions,
) -> anyhow::Result<(usize, Erased)> {
    let host = Host::new(Store::open_beside(successor)?, Clock::system());
    let done = async {
        let deleted = host.delete_again(&deletions.again).await?;
        let last = deletions.last.unwrap_or_else(|| far_beyond(backup.last));
        host.number_erasures_from(last).await?;
        Ok::<_, Failure>((deleted, host.erased().await?))
    };
    let done = done.await;
    host.close_database().await?;
    Ok(done?)
}

/// Returns a number that the numbers after this one have certainly not come to since a backup.
fn far_beyond(number: u32) -> u32 {
    const FAR: u32 = 1_000_000;
    number.saturating_add(FAR).div_ceil(FAR).saturating_mul(FAR)
}
