//! Opens the database and works with it from async code.

mod alarm;
mod changes;
mod job;
mod queue;
mod worker;

use std::{
    fs::{File, TryLockError},
    path::Path,
    sync::{Arc, Mutex, PoisonError, Weak},
    thread,
    time::Duration,
};

use prometheus_client::metrics::histogram::Histogram;
use tokio::{task::spawn_blocking, time::Instant};

use domain::{causes::chain, clock::Timestamp};

pub use self::changes::{Change, Changed};
use self::{
    job::{Answer, Listeners, Reading, Task, Writing},
    worker::{Job, Workers},
};
use super::{
    Address, DbError, Examined, Lock, Migrated, ReadTx, StoreError, Timings, WriteTx,
    db::{self, Access, Db},
};

/// The number of connections that read.
const READERS: usize = 2;

/// The number of connections that write to a PostgreSQL server. An SQLite file allows one writer at
/// a time, so it has one.
const WRITERS: usize = 4;

/// How often to check whether another bot still has a file, and how long to wait in between. A
/// process that is ending may have it for a moment, and so may a child process that is just being
/// started: it shares all open files until it becomes another program.
const LOOKS: u32 = 20;
const LOOK_AGAIN: Duration = Duration::from_millis(25);

/// How long to wait before listening again to a server that cannot be reached.
const LISTEN_AGAIN: Duration = Duration::from_secs(2);

/// The database. Cheap to clone; all clones share its threads.
#[derive(Clone, Debug)]
pub struct Store(pub(super) Arc<Open>);

/// The state that the clones share.
#[derive(Debug)]
pub(super) struct Open {
    /// `None` if the store is only read.
    writers: Option<Workers>,
    readers: Workers,
    listeners: Listeners,
    timings: Timings,
    /// The lock that keeps other bots off an SQLite file until it is closed.
    alone: Mutex<Option<File>>,
    /// The server, which other bots can use, too. `None` if it is a file.
    server: Option<db::Server>,
}

/// The kind of user of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// A bot. It must be the only one with an SQLite file.
    Bot,
    /// A tool, which can work beside a bot.
    Tool,
    /// A tool that only reads.
    Reader,
}

impl Store {
    /// Opens the database for a bot, creates it if it does not exist, and brings it to the newest
    /// schema. Several bots can share a PostgreSQL server, but not an SQLite file.
    ///
    /// # Errors
    /// If it is no database, cannot be reached or written, was made by a newer version, or is a
    /// file that another bot has open.
    pub fn open(address: &Address) -> Result<Store, StoreError> {
        Store::open_as(Who::Bot, address)
    }

    /// Opens a database that exists and has the newest schema for a tool, which can work beside a
    /// bot.
    ///
    /// # Errors
    /// If it cannot be reached or written, or was made by an older or a newer version. It is not
    /// changed then.
    pub fn open_beside(address: &Address) -> Result<Store, StoreError> {
        Store::open_as(Who::Tool, address)
    }

    /// Opens a database as [`Store::open_beside`] does, for a tool that only reads. It changes nothing in the database,
    /// and a job that would write is refused with [`StoreError::OnlyReads`].
    ///
    /// # Errors
    /// As for [`Store::open_beside`].
    pub fn open_to_read(address: &Address) -> Result<Store, StoreError> {
        Store::open_as(Who::Reader, address)
    }

    /// Brings a database to the newest schema. No bot may run on it, but this is only checked for
    /// an SQLite file.
    ///
    /// # Errors
    /// If it cannot be reached or written, was made by a newer version, or is a file that a bot has
    /// open.
    pub fn migrate(address: &Address) -> Result<Migrated, StoreError> {
        let _alone = keep_bots_off(address)?;
        off_async(address, || Db::migrate(address))
    }

    /// Looks at a database, whatever its schema is. Changes nothing and creates nothing.
    ///
    /// # Errors
    /// If a bot could not use it: it cannot be reached or written, or a newer version has made it.
    pub fn examine(address: &Address) -> Result<Examined, StoreError> {
        off_async(address, || Db::examine(address))
    }

    /// Makes sure that no bot has an SQLite file open, as long as the result is kept. Bots on a
    /// PostgreSQL server are not noticed.
    ///
    /// # Errors
    /// If a bot has it open.
    pub fn keep_bots_off(address: &Address) -> Result<Option<File>, StoreError> {
        keep_bots_off(address)
    }

    fn open_as(who: Who, address: &Address) -> Result<Store, StoreError> {
        let alone = match who {
            Who::Bot => keep_bots_off(address)?,
            Who::Tool | Who::Reader => None,
        };
        let (writers, readers) = off_async(address, || connect(who, address))?;
        let writers = match who {
            Who::Reader => None,
            Who::Bot | Who::Tool => Some(Workers::start("store-writer", writers)?),
        };
        let open = Arc::new(Open {
            writers,
            readers: Workers::start("store-reader", readers)?,
            listeners: Listeners::default(),
            timings: Timings::default(),
            alone: Mutex::new(alone),
            server: match address {
                Address::Server(server) => Some(server.clone()),
                Address::File(_) => None,
            },
        });
        if who == Who::Bot
            && let Address::Server(server) = address
        {
            listen(server.clone(), Arc::downgrade(&open))?;
        }
        Ok(Store(open))
    }

    /// Closes the database, even if there are other clones: accepted jobs are finished, later ones
    /// get [`StoreError::Closed`]. Folds everything that an SQLite file has beside it into the
    /// file, so that a copy of it alone is complete, and then another bot can open it.
    ///
    /// # Errors
    /// If something could not be folded. It is safe beside the file, which is closed anyway.
    pub async fn close(&self) -> Result<(), StoreError> {
        let open = Arc::clone(&self.0);
        // It waits for other threads, and PostgreSQL's client must not be used on a thread of async
        // code.
        let closed = spawn_blocking(move || open.close()).await;
        Ok(closed.map_err(|_| StoreError::Worker)??)
    }

    /// Runs `job` in one transaction, alone with what `lock` covers. If it returns `Ok`, all of it
    /// is kept, otherwise nothing. Its result is returned after the commit has reached the disk.
    ///
    /// The job is run again if that makes sense, for example when the connection to a server broke.
    /// It counts once.
    pub async fn write<T, E>(
        &self,
        lock: Lock,
        job: impl Fn(&WriteTx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (job, result) = Task::new(job);
        let writing = Writing::new(lock, Box::new(job), self.0.listeners.clone());
        let workers = self.0.writers()?;
        finished(workers, Job::Write(writing), result, &self.0.timings.writes).await
    }

    /// Runs `job` on a consistent state of the database.
    pub async fn read<T, E>(
        &self,
        job: impl Fn(&ReadTx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (job, result) = Task::new(job);
        let reading = Reading::new(Box::new(job));
        let workers = &self.0.readers;
        finished(workers, Job::Read(reading), result, &self.0.timings.reads).await
    }

    /// Returns whether other bots can have the database open, too.
    pub fn is_shared(&self) -> bool {
        self.0.server.is_some()
    }

    /// Returns whether the last attempt to connect reached a database that takes writes. A bot that uses a
    /// PostgreSQL server makes one every 15 seconds at least.
    pub fn reaches_primary(&self) -> bool {
        let server = self.0.server.as_ref();
        server.is_none_or(db::Server::reaches_primary)
    }

    /// Returns how long its jobs take.
    pub fn timings(&self) -> &Timings {
        &self.0.timings
    }

    /// Lets the engine update its statistics, so that it plans well. To be called now and then.
    pub async fn optimize(&self) -> Result<(), StoreError> {
        Ok(self.0.writers()?.run(|db| db.optimize()).await??)
    }

    /// Plans the next look at the clocks for this moment at the latest. The time when it is really
    /// due must be read after that.
    pub fn plan_look(&self, at: Timestamp) {
        self.0.listeners.alarm.plan(at);
    }

    /// Waits until a clock that changes in this process is due earlier than planned.
    pub async fn sooner(&self) {
        self.0.listeners.alarm.sooner().await;
    }

    /// Waits until something new is in the outbox, even if it came before the call.
    pub async fn outbox_filled(&self) {
        self.0.listeners.outbox.notified().await;
    }

    /// Returns what tells from now on which matches may have changed, in this process or, with PostgreSQL,
    /// in another one.
    pub fn changed(&self) -> Changed {
        self.0.listeners.changes.listen()
    }

    /// Waits until the computer is to move in a match of this process, even if that came before the
    /// call.
    pub async fn computer_turn(&self) {
        self.0.listeners.turns.notified().await;
    }
}

impl Open {
    /// Returns the connections that write.
    pub(super) fn writers(&self) -> Result<&Workers, StoreError> {
        self.writers.as_ref().ok_or(StoreError::OnlyReads)
    }

    fn close(&self) -> Result<(), DbError> {
        // Open readers would keep the log from being folded.
        drop(self.readers.end());
        let writers = self.writers.as_ref().map_or_else(Vec::new, Workers::end);
        let folded = writers.iter().try_for_each(Db::fold);
        drop(writers);
        let mut alone = self.alone.lock().unwrap_or_else(PoisonError::into_inner);
        drop(alone.take());
        folded
    }
}

/// Hands over a job, and waits for its result.
async fn finished<T, E: From<StoreError>>(
    workers: &Workers,
    job: Job,
    result: Answer<T, E>,
    times: &Histogram,
) -> Result<T, E> {
    let began = Instant::now();
    workers.add(job).await?;
    let result = result.await;
    times.observe(began.elapsed().as_secs_f64());
    result.map_err(|_| StoreError::Worker)?
}

/// Opens connections that write, and connections that read. A bot's first one migrates the
/// database.
fn connect(who: Who, address: &Address) -> Result<(Vec<Db>, Vec<Db>), DbError> {
    if who == Who::Bot {
        Db::migrate(address)?;
    }
    let (writers, reading) = match (who, address) {
        (Who::Reader, _) => (0, Access::Inspect),
        (_, Address::File(_)) => (1, Access::Read),
        (_, Address::Server(_)) => (WRITERS, Access::Read),
    };
    let connect = |access, count| -> Result<Vec<Db>, DbError> {
        (0..count).map(|_| Db::connect(address, access)).collect()
    };
    let writers = connect(Access::Write, writers)?;
    if who == Who::Bot
        && let Some(first) = writers.first()
    {
        first.know_games()?;
        if matches!(address, Address::File(_)) {
            // The process that held them has ended, or this one could not have opened the file.
            first.free_posts()?;
            first.free_computer_turns()?;
        }
        first.optimize()?;
    }
    Ok((writers, connect(reading, READERS)?))
}

/// Runs a job with a database on a thread of its own, because PostgreSQL's client must not be used
/// on a thread of async code.
fn off_async<T: Send>(
    address: &Address,
    work: impl FnOnce() -> Result<T, DbError> + Send,
) -> Result<T, StoreError> {
    let done = thread::scope(|scope| scope.spawn(work).join());
    done.map_err(|_| StoreError::Worker)?
        .map_err(|source| StoreError::open(address, source))
}

/// Makes sure that no bot has this database open, if it is a file.
pub(super) fn keep_bots_off(address: &Address) -> Result<Option<File>, StoreError> {
    match address {
        Address::File(path) => keep_others_off(path)
            .map(Some)
            .map_err(|source| StoreError::open(address, source)),
        Address::Server(_) => Ok(None),
    }
}

/// Makes sure that no other bot has this file open. Two of them would both deliver what is in the
/// outbox. The lock is released with the process, however that ends.
fn keep_others_off(path: &Path) -> Result<File, DbError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push("-lock");
    let cannot = |error| DbError::File(Path::new(&beside).display().to_string(), error);
    let file = File::options()
        .create(true)
        .write(true)
        .truncate(false)
        .open(&beside)
        .map_err(cannot)?;
    for look in 1..=LOOKS {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
            Err(TryLockError::WouldBlock) if look == LOOKS => {}
            Err(TryLockError::WouldBlock) => thread::sleep(LOOK_AGAIN),
        }
    }
    Err(DbError::InUse)
}

/// Listens for what other processes put into the outbox and which matches they change, as long as this
/// one has the store. It is only a hint: a process that misses it looks after a while anyway.
fn listen(server: db::Server, store: Weak<Open>) -> Result<(), StoreError> {
    let work = move || {
        let wanted = || store.upgrade().is_some_and(|open| open.readers.are_open());
        let heard = |matches: Option<&str>| {
            if let Some(open) = store.upgrade() {
                open.listeners.outbox.notify_one();
                match matches {
                    Some(matches) => open.listeners.changes.tell(&changes::read_changes(matches)),
                    None => open.listeners.changes.tell_of_all(),
                }
            }
        };
        while wanted() {
            if let Err(error) = db::listen(&server, &heard, &wanted) {
                tracing::warn!(
                    error = chain(&error),
                    "lost the connection that listens to other processes; will try again"
                );
                thread::sleep(LISTEN_AGAIN);
            }
        }
    };
    let thread = thread::Builder::new().name("store-listener".to_owned());
    thread.spawn(work).map_err(|_| StoreError::Worker)?;
    Ok(())
}
