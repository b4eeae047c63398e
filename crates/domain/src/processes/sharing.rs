//! Which shards a process takes: those that nobody serves, those of a process that is leaving, and some
//! of one that has more than its part.
//!
//! A shard moves without a gap. The heir connects while the other one still serves it: Discord allows
//! several sessions of a shard, and sends each of them everything. Then both agree on a moment. What
//! players ask before it is answered by the old one, and the rest by the heir; each request has its
//! time in its id.
//! <https://discord.com/developers/docs/events/gateway#sharding>

use std::{cmp::Reverse, collections::BTreeMap, time::Duration};

use super::{Holder, Lease, Process, Role};
use crate::clock::Timestamp;

/// How far ahead the moment is on which both agree: the old one has to read of it before it comes.
pub const AHEAD: Duration = Duration::from_secs(3);

/// How long the old one stays connected after that moment. What was asked before it may still be on its
/// way.
pub const LINGER: Duration = Duration::from_secs(2);

/// How long Discord wants between two logins, and a little more, because clocks differ.
/// <https://discord.com/developers/docs/events/gateway#rate-limiting>
const BETWEEN_LOGINS: Duration = Duration::from_millis(5_500);

/// The bot's shards, and who has them.
#[derive(Debug)]
pub struct Deal<'a> {
    /// How many shards there are.
    pub count: u32,
    /// The processes that run, with this one.
    pub living: &'a [Process],
    /// Their leases.
    pub leases: &'a [Lease],
}

impl Deal<'_> {
    /// Returns the shards that a process takes now. It gets no more than its equal part, except of
    /// those that nobody else can take.
    pub fn to_take(&self, me: Holder) -> Vec<u32> {
        let mut served = self.served();
        let mut loads: BTreeMap<Holder, usize> = self
            .living
            .iter()
            .filter(|process| process.role == Role::Sharing)
            .map(|process| (process.holder, 0))
            .collect();
        if !loads.contains_key(&me) {
            return Vec::new();
        }
        for holder in served.values() {
            if let Some(load) = loads.get_mut(holder) {
                *load += 1;
            }
        }
        let mut taken = Vec::new();
        while let Some(shard) = self.next(me, &served, &loads) {
            if let Some(load) = served.get(&shard).and_then(|holder| loads.get_mut(holder)) {
                *load -= 1;
            }
            loads.entry(me).and_modify(|load| *load += 1);
            served.insert(shard, me);
            taken.push(shard);
        }
        taken
    }

    fn next(
        &self,
        me: Holder,
        served: &BTreeMap<u32, Holder>,
        loads: &BTreeMap<Holder, usize>,
    ) -> Option<u32> {
        let mine = loads.get(&me).copied()?;
        let others = loads.iter().filter(|(holder, _)| **holder != me);
        if others.clone().all(|(_, load)| mine <= *load) {
            let is_free = |shard: &u32| match served.get(shard) {
                None => true,
                Some(holder) => self.is_leaving(*holder),
            };
            // Nobody serves those at all, so they come first.
            let mut free: Vec<u32> = (0..self.count).filter(is_free).collect();
            free.sort_by_key(|shard| served.contains_key(shard));
            if let Some(shard) = free.first() {
                return Some(*shard);
            }
        }
        let (richest, load) = others.max_by_key(|(holder, load)| (**load, Reverse(**holder)))?;
        if *load < mine + 2 {
            return None;
        }
        let theirs = served.iter().filter(|(_, holder)| *holder == richest);
        theirs.map(|(shard, _)| *shard).next_back()
    }

    /// Returns who serves each shard, or will: the heir if there is one.
    fn served(&self) -> BTreeMap<u32, Holder> {
        let lasting = self.leases.iter().filter(|lease| lease.until.is_none());
        let mut lasting: Vec<&Lease> = lasting.filter(|lease| lease.shard < self.count).collect();
        lasting.sort_by_key(|lease| (lease.from.is_none(), lease.holder));
        lasting
            .into_iter()
            .map(|lease| (lease.shard, lease.holder))
            .collect()
    }

    fn is_leaving(&self, holder: Holder) -> bool {
        let mut living = self.living.iter();
        !living.any(|process| process.holder == holder && process.role != Role::Leaving)
    }
}

/// Returns whether a process can log in for a shard now. Discord lets one of each `concurrency` shards
/// in at a time, whichever process asks.
pub fn can_log_in(shard: u32, leases: &[Lease], concurrency: u32, now: Timestamp) -> bool {
    let concurrency = concurrency.max(1);
    let turn = |shard: u32| shard % concurrency;
    let mut same = leases
        .iter()
        .filter(|lease| turn(lease.shard) == turn(shard));
    !same.any(|lease| {
        lease.identified_at.is_some_and(|at| {
            // A time that lies far ahead was noted before the clock was set back.
            now.since(at) < BETWEEN_LOGINS && at.since(now) < BETWEEN_LOGINS
        })
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{clock::testing::START, processes::budget::Demand};

    fn process(number: i64, role: Role) -> Process {
        Process {
            holder: Holder(number),
            seen_at: START,
            role,
            shards: 4,
            demand: Demand::default(),
        }
    }

    fn sharing(number: i64) -> Process {
        process(number, Role::Sharing)
    }

    fn serves(shard: u32, number: i64) -> Lease {
        Lease {
            from: Some(START),
            ..Lease::new(shard, Holder(number))
        }
    }

    fn taken(living: &[Process], leases: &[Lease], me: i64) -> Vec<u32> {
        let deal = Deal {
            count: 4,
            living,
            leases,
        };
        deal.to_take(Holder(me))
    }

    #[test]
    fn the_only_process_takes_everything_and_two_take_turns() {
        assert_eq!(taken(&[sharing(1)], &[], 1), [0, 1, 2, 3]);
        let both = [sharing(1), sharing(2)];
        assert_eq!(taken(&both, &[], 1), [0], "the other one takes the next");
        assert_eq!(taken(&both, &[serves(0, 1)], 2), [1, 2]);
        let [a, b, c] = [serves(0, 1), serves(1, 2), serves(2, 2)];
        assert_eq!(taken(&both, &[a, b, c], 1), [3]);
    }

    #[test]
    fn a_newcomer_takes_its_part_and_the_others_keep_theirs() {
        let all: Vec<Lease> = (0..4).map(|shard| serves(shard, 1)).collect();
        assert_eq!(taken(&[sharing(1), sharing(2)], &all, 2), [3, 2]);
        let [a, b, c, d] = [serves(0, 1), serves(1, 1), serves(2, 2), serves(3, 2)];
        let three = [sharing(1), sharing(2), sharing(3)];
        assert_eq!(taken(&three, &[a, b, c, d], 3), [1]);
        assert!(taken(&three, &[a, b, c, serves(3, 3)], 3).is_empty());
    }

    #[test]
    fn the_shards_of_one_that_leaves_are_taken_after_those_that_nobody_serves() {
        let living = [process(1, Role::Leaving), sharing(2)];
        let leases = [serves(0, 1), serves(2, 1), serves(3, 1)];
        assert_eq!(taken(&living, &leases, 2), [1, 0, 2, 3]);
        assert!(taken(&living, &leases, 1).is_empty(), "it takes nothing");
        // The heir has it although it still connects.
        let heir = Lease::new(0, Holder(2));
        assert_eq!(
            taken(&living, &[leases[0], heir, leases[1], leases[2]], 2),
            [1, 2, 3]
        );
    }

    #[test]
    fn a_process_with_a_shard_of_its_own_keeps_it_and_takes_no_other() {
        let living = [process(1, Role::Fixed), sharing(2)];
        let leases = [serves(0, 1)];
        assert_eq!(taken(&living, &leases, 2), [1, 2, 3]);
        assert!(taken(&living, &leases, 1).is_empty());
    }

    #[test]
    fn discord_lets_one_in_at_a_time() {
        let logged_in = |shard, at| Lease {
            identified_at: Some(at),
            ..Lease::new(shard, Holder(1))
        };
        let leases = [logged_in(0, START)];
        let soon = START.after(Duration::from_secs(5));
        let later = START.after(Duration::from_secs(6));
        assert!(!can_log_in(1, &leases, 1, soon));
        assert!(can_log_in(1, &leases, 1, later));
        assert!(can_log_in(1, &leases, 16, soon), "another one of sixteen");
        assert!(!can_log_in(16, &leases, 16, soon));
        let set_back = START.before(Duration::from_hours(1));
        assert!(can_log_in(1, &leases, 1, set_back));
    }

    proptest! {
        /// Whatever processes there are and whoever has what, they come to equal parts by taking one
        /// after another, and then stay as they are.
        #[test]
        fn they_come_to_equal_parts_and_rest(
            processes in 1_i64..6,
            count in 1_u32..20,
            begin in proptest::collection::vec(0_i64..6, 20),
        ) {
            let living: Vec<Process> = (1..=processes).map(sharing).collect();
            let mut owners: BTreeMap<u32, i64> = (0..count)
                .zip(begin)
                .filter(|(_, owner)| (1..=processes).contains(owner))
                .collect();
            let mut rounds = 0;
            loop {
                let mut changed = false;
                for me in 1..=processes {
                    let leases: Vec<Lease> =
                        owners.iter().map(|(shard, owner)| serves(*shard, *owner)).collect();
                    let deal = Deal { count, living: &living, leases: &leases };
                    for shard in deal.to_take(Holder(me)) {
                        owners.insert(shard, me);
                        changed = true;
                    }
                }
                if !changed {
                    break;
                }
                rounds += 1;
                prop_assert!(rounds < 50, "they never rest");
            }
            let loads: Vec<usize> = (1..=processes)
                .map(|me| owners.values().filter(|owner| **owner == me).count())
                .collect();
            prop_assert_eq!(owners.len(), count as usize);
            let [most, least] = [loads.iter().max(), loads.iter().min()].map(Option::unwrap);
            prop_assert!(most - least <= 1, "{loads:?}");
        }
    }
}
