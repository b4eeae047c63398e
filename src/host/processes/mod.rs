//! A process among those that share the database: it says that it runs, finds out which others do, and
//! takes its part of the bot's shards.

use std::collections::BTreeSet;

use crate::host::{Failure, Host};
use domain::{
    clock::{Moment, Timestamp},
    matches::Shard,
    processes::{
        Holder, Lease, Process, Role,
        budget::Demand,
        liveness::Watch,
        sharing::{AHEAD, Deal, LINGER, can_log_in},
    },
};
use store::{Lock, StoreError, WriteTx};

/// A shard of a process answers players from the beginning unless it takes over from another one.
const BEGINNING: Timestamp = Timestamp::from_millis(0);

/// How the bot's shards are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Division {
    /// Into as many as Discord recommends, which processes share.
    Shared {
        /// The recommended number, which counts unless other processes run with another one.
        recommended: u32,
    },
    /// As the operator says: this process has this shard.
    Fixed(Shard),
    /// Not at all, because Discord sends everything over HTTP.
    None,
}

/// A process as one of those that share the database.
#[derive(Clone, Debug)]
pub struct Member {
    holder: Holder,
    role: Role,
    /// The only shard that it can have, if it shares none.
    fixed: Option<u32>,
    shards: u32,
    /// How many shards Discord lets in at a time. `None` for a local one, which lets in everyone.
    concurrency: Option<u32>,
    watch: Watch,
}

/// What a process tells the others at each beat.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The shards for which it is connecting or connected.
    pub begun: BTreeSet<u32>,
    /// Those of them that are connected.
    pub ready: BTreeSet<u32>,
    /// The requests that it wants to make.
    pub demand: Demand,
}

/// When a process answers what comes through a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answering {
    /// From when on. `None` while another process answers.
    pub from: Option<Timestamp>,
    /// Until when, if another process takes over.
    pub until: Option<Timestamp>,
}

/// What a process is to do about a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duty {
    /// The shard.
    pub shard: Shard,
    /// When to answer what comes through it.
    pub answering: Answering,
    /// Whether to begin to connect now.
    pub connects: bool,
}

/// Whether other processes answer what Discord sends over HTTP, besides this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Company {
    /// None does.
    #[default]
    None,
    /// Some were there, and it is known in a moment whether one of them runs.
    Unknown,
    /// One certainly runs.
    Running,
}

/// What a process has learnt at a beat.
#[derive(Clone, Debug, Default)]
pub struct Meeting {
    /// Whether the process takes part by now. It first has to know how many shards there are.
    pub takes_part: bool,
    /// The shards that it has from now on. It leaves any other one.
    pub duties: Vec<Duty>,
    /// What the others want, each by itself.
    pub others: Vec<Demand>,
    /// Whether another process takes over what this one leaves.
    pub has_heirs: bool,
    /// Whether others answer over HTTP.
    pub company: Company,
}

impl Meeting {
    /// Returns the shards of the process.
    pub fn shards(&self) -> Vec<Shard> {
        self.duties.iter().map(|duty| duty.shard).collect()
    }
}

impl Member {
    /// Returns a process that has not met the others yet. Discord lets `concurrency` shards in at a
    /// time, or all of them.
    pub fn new(holder: Holder, division: Division, concurrency: Option<u32>) -> Member {
        let (role, fixed, shards) = match division {
            Division::Shared { recommended } => (Role::Sharing, None, recommended.max(1)),
            Division::Fixed(shard) => (Role::Fixed, Some(shard.id), shard.count),
            Division::None => (Role::Shardless, None, 0),
        };
        Member {
            holder,
            role,
            fixed,
            shards,
            concurrency,
            watch: Watch::default(),
        }
    }

    /// Returns its number.
    pub const fn holder(&self) -> Holder {
        self.holder
    }

    /// Returns how many shards the bot has in total, in all processes.
    pub const fn total(&self) -> u32 {
        self.shards
    }

    /// Decides how many shards there are: as many as another process that runs has, or else as many as
    /// Discord recommends. Returns `false` if it isn't known yet whether one runs.
    fn count(&mut self, others: &[Process]) -> bool {
        let shares = |other: &&Process| matches!(other.role, Role::Sharing | Role::Leaving);
        let mut others = others.iter().filter(shares);
        if self.role != Role::Sharing {
            return true;
        }
        let running = others
            .clone()
            .find(|other| self.watch.has_heard(other.holder));
        let Some(running) = running else {
            return others.next().is_none();
        };
        if self.shards > running.shards {
            tracing::warn!(
                recommended = self.shards,
                shards = running.shards,
                "Discord now recommends more shards; stop all processes, then start them again"
            );
        }
        self.shards = running.shards;
        true
    }

    fn company(&self, others: &[Process]) -> Company {
        let mut others = others
            .iter()
            .filter(|other| other.role == Role::Shardless)
            .peekable();
        if others.peek().is_none() {
            Company::None
        } else if others.any(|other| self.watch.has_heard(other.holder)) {
            Company::Running
        } else {
            Company::Unknown
        }
    }

    /// Lets the others take its shards over from the next beat on.
    pub fn leave(&mut self) {
        if self.role != Role::Shardless {
            self.role = Role::Leaving;
        }
    }
}

/// Returns whether other processes can use the database, too.
pub fn has_company(host: &Host) -> bool {
    host.store.is_shared()
}

/// Says that a process runs, and returns the shards that it has from now on.
pub async fn meet(
    host: &Host,
    member: &Member,
    report: Report,
) -> Result<(Member, Meeting), Failure> {
    let member = member.clone();
    let now = host.clock.moment();
    let alone = !has_company(host);
    host.store
        .write(Lock::Processes, move |tx| {
            let mut member = member.clone();
            let meeting = meet_others(tx, now, &mut member, &report, alone)?;
            Ok((member, meeting))
        })
        .await
}

/// Returns whether a process still has a shard: no other one has taken it for dead.
pub async fn has_shard(host: &Host, holder: Holder, shard: Shard) -> Result<bool, Failure> {
    let leases = host
        .store
        .read(move |tx| tx.processes().leases(shard.count))
        .await?;
    let mut own = leases.iter().filter(|lease| lease.holder == holder);
    Ok(own.any(|lease| lease.shard == shard.id))
}

/// Takes a process out that has stopped. Others immediately do what it was about to do.
pub async fn hand_over_work(host: &Host, holder: Holder) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Processes, move |tx| {
            Ok(tx.processes().remove(holder, now)?)
        })
        .await
}

fn meet_others(
    tx: &WriteTx<'_>,
    now: Moment,
    member: &mut Member,
    report: &Report,
    alone: bool,
) -> Result<Meeting, StoreError> {
    let mut others = tx.processes().all()?;
    let is_known = others.iter().any(|other| other.holder == member.holder);
    others.retain(|other| other.holder != member.holder);
    let dead = if alone {
        // No other process can have the database open.
        others.iter().map(|other| other.holder).collect()
    } else {
        member.watch.dead(now, &others)
    };
    for holder in &dead {
        tracing::warn!(process = holder.0, "another process died");
        tx.processes().remove(*holder, now.time)?;
    }
    others.retain(|other| !dead.contains(&other.holder));
    if !is_known && !member.count(&others) {
        // Whether any of the others runs is known in a moment.
        return Ok(Meeting::default());
    }
    let me = Process {
        holder: member.holder,
        seen_at: now.time,
        role: member.role,
        shards: member.shards,
        demand: report.demand,
    };
    tx.processes().note(&me)?;
    let mut living = others.clone();
    living.push(me);
    let leases = tx.processes().leases(member.shards)?;
    let table = Table {
        tx,
        now: now.time,
        member,
        begins: !is_known,
        living: &living,
        report,
    };
    let duties = table.settle(leases)?;
    Ok(Meeting {
        takes_part: true,
        duties,
        has_heirs: others.iter().any(|other| other.role == Role::Sharing),
        company: member.company(&others),
        others: others.iter().map(|other| other.demand).collect(),
    })
}

/// The shards, and what a process knows of them at a beat.
struct Table<'t> {
    tx: &'t WriteTx<'t>,
    now: Timestamp,
    member: &'t Member,
    /// Whether the others don't know the process yet.
    begins: bool,
    living: &'t [Process],
    report: &'t Report,
}

impl Table<'_> {
    /// Takes and gives up shards, and stores it.
    fn settle(&self, mut leases: Vec<Lease>) -> Result<Vec<Duty>, StoreError> {
        self.end(&mut leases)?;
        for shard in self.to_take(&leases) {
            let lease = Lease::new(shard, self.member.holder);
            self.tx.processes().keep(&lease)?;
            leases.push(lease);
        }
        self.hand_over(&mut leases)?;
        self.log_in(&mut leases)
    }

    /// Ends the leases of this process that another one has taken over some time ago.
    fn end(&self, leases: &mut Vec<Lease>) -> Result<(), StoreError> {
        let is_over = |lease: &Lease| {
            lease.holder == self.member.holder
                && lease
                    .until
                    .is_some_and(|until| until.after(LINGER) <= self.now)
        };
        for lease in leases.iter().filter(|lease| is_over(lease)) {
            self.tx.processes().end(lease.shard, lease.holder)?;
        }
        leases.retain(|lease| !is_over(lease));
        Ok(())
    }

    fn to_take(&self, leases: &[Lease]) -> Vec<u32> {
        match self.member.fixed {
            // A process that was started with the same shard later keeps it.
            Some(shard) if self.begins => vec![shard],
            Some(_) => Vec::new(),
            None => {
                let deal = Deal {
                    count: self.member.shards,
                    living: self.living,
                    leases,
                };
                deal.to_take(self.member.holder)
            }
        }
    }

    /// Agrees with the other processes of this one's shards on when it begins to answer.
    fn hand_over(&self, leases: &mut [Lease]) -> Result<(), StoreError> {
        let me = self.member.holder;
        let is_mine = |lease: &&Lease| lease.holder == me && lease.until.is_none();
        let mine: Vec<Lease> = leases.iter().filter(is_mine).copied().collect();
        for mine in mine {
            let shard = mine.shard;
            let others: Vec<Lease> = leases
                .iter()
                .filter(|lease| lease.shard == shard && lease.holder != me)
                .copied()
                .collect();
            let is_ready = self.report.ready.contains(&shard);
            let Some(from) = self.begin_to_answer(mine, &others, is_ready) else {
                continue;
            };
            for lease in leases.iter_mut().filter(|lease| lease.shard == shard) {
                if lease.holder == me {
                    lease.from = Some(from);
                } else if is_ready && lease.until.is_none() && lease.from.is_some() {
                    lease.until = Some(from.max(self.now));
                } else {
                    continue;
                }
                self.tx.processes().keep(lease)?;
            }
        }
        Ok(())
    }

    /// Returns from when on this process answers what comes through a shard, if that is decided now.
    fn begin_to_answer(&self, mine: Lease, others: &[Lease], is_ready: bool) -> Option<Timestamp> {
        if self.member.role == Role::Fixed {
            // The one that had the shard before has most likely been killed. If not, it answers until
            // this one is connected.
            let older = |other: &Lease| {
                other.until.is_none()
                    && (other.identified_at, other.holder) < (mine.identified_at, mine.holder)
            };
            let begins = mine.from.is_none() || (is_ready && others.iter().any(older));
            return begins.then_some(BEGINNING);
        }
        if mine.from.is_some() {
            return None;
        }
        if others.is_empty() {
            return Some(BEGINNING);
        }
        is_ready.then(|| self.now.after(AHEAD))
    }

    /// Returns what to do about each shard, and notes for which of them this process logs in.
    fn log_in(&self, leases: &mut [Lease]) -> Result<Vec<Duty>, StoreError> {
        let Member {
            holder,
            shards,
            concurrency,
            ..
        } = *self.member;
        let mut duties = Vec::new();
        for place in 0..leases.len() {
            let Some(&lease) = leases.get(place) else {
                break;
            };
            if lease.holder != holder {
                continue;
            }
            let can_log_in =
                |concurrency: u32| can_log_in(lease.shard, leases, concurrency, self.now);
            let connects =
                !self.report.begun.contains(&lease.shard) && concurrency.is_none_or(can_log_in);
            if connects && let Some(lease) = leases.get_mut(place) {
                lease.identified_at = Some(self.now);
                self.tx.processes().keep(lease)?;
            }
            let shard = Shard {
                id: lease.shard,
                count: shards,
            };
            duties.push(Duty {
                shard,
                answering: Answering {
                    from: lease.from,
                    until: lease.until,
                },
                connects,
            });
        }
        Ok(duties)
    }
}

#[cfg(test)]
mod tests;
