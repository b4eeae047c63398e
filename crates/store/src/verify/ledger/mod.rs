//! Recomputes the ratings in memory and compares them with those that are stored.

mod fault;
mod stored;

use std::collections::{HashMap, HashSet};

pub use fault::LedgerFault;

use crate::{
    ReadTx, StoreError,
    db::{only, params},
    ratings::rating,
};
use domain::{
    clock::Timestamp,
    matches::UserId,
    ratings::{self, Change, Memory, Pool, Rating},
};

/// How many results, or rows of the ledger, are read at a time.
const PAGE: u32 = 10_000;

/// How many faults are listed. Further ones are only counted.
const LISTED: usize = 1_000;

/// The findings about the ratings.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub(super) results: u64,
    pub(super) faults: Vec<LedgerFault>,
    more: u64,
}

impl Findings {
    fn push(&mut self, fault: LedgerFault) {
        if self.faults.len() < LISTED {
            self.faults.push(fault);
        } else {
            self.more += 1;
        }
    }
}

/// Compares the ledger that counts with the list. All of it is one transaction, because any result
/// changes both. `progress` is told after each page how many results have been entered.
pub(super) fn compare_ledger(
    tx: &ReadTx<'_>,
    now: Timestamp,
    progress: impl FnMut(u64),
) -> Result<Findings, StoreError> {
    let stale = tx.ratings().are_stale()?;
    let mut comparison = Comparison {
        tx,
        generation: tx
            .db
            .one("SELECT generation FROM ledger", params![], only)?,
        stale,
        memory: Memory::default(),
        wrong: HashSet::new(),
        findings: Findings::default(),
    };
    if stale {
        comparison.findings.push(LedgerFault::Stale);
    }
    comparison.results(progress)?;
    if !stale {
        let until = comparison.retired_until(now)?;
        let Ok(()) = ratings::retire_idle(&mut comparison.memory, until);
        comparison.standings()?;
        comparison.placements()?;
        comparison.tallies()?;
    }
    let mut findings = comparison.findings;
    if findings.more > 0 {
        findings.faults.push(LedgerFault::More(findings.more));
    }
    Ok(findings)
}

struct Comparison<'t, 'c> {
    tx: &'t ReadTx<'c>,
    generation: i64,
    /// Whether the ledger is known to be out of date, so that nothing is compared.
    stale: bool,
    memory: Memory,
    /// The ratings that are known to be wrong.
    wrong: HashSet<(Pool, UserId)>,
    findings: Findings,
}

impl Comparison<'_, '_> {
    fn results(&mut self, mut progress: impl FnMut(u64)) -> Result<(), StoreError> {
        let (mut last, mut last_at, mut found) = (0, None, 0);
        loop {
            let page = self
                .tx
                .ratings()
                .results_between(last, i64::MAX, None, PAGE)?;
            let Some(end) = page.last() else { break };
            let mut expected = Vec::new();
            for result in &page {
                if last_at > Some(result.at) {
                    self.findings.push(LedgerFault::Order(result.number));
                }
                last_at = Some(result.at);
                if !self.stale {
                    let Ok(()) = ratings::enter(&mut self.memory, result);
                    expected.append(&mut self.memory.changes);
                }
            }
            self.memory.forget_meetings(end.at);
            if !self.stale {
                found += self.changes(&expected, last, end.number)?;
            }
            last = end.number;
            self.findings.results += u64::try_from(page.len()).unwrap_or(0);
            progress(self.findings.results);
        }
        let all: u64 = self.tx.db.one(
            "SELECT count(*) FROM changes WHERE generation = ?1",
            params![self.generation],
            only,
        )?;
        if !self.stale && all > found {
            self.findings.push(LedgerFault::Extra(all - found));
        }
        Ok(())
    }

    /// Compares the changes by the results of a page, and returns how many are stored.
    fn changes(&mut self, expected: &[Change], after: i64, to: i64) -> Result<u64, StoreError> {
        let stored = self.tx.db.rows(
            "SELECT changes.number AS number, changes.player AS player, changes.pool AS pool,
                    rating, deviation, volatility
             FROM (SELECT number, first AS player, game AS pool FROM results
                   WHERE number > ?2 AND number <= ?3
                   UNION ALL
                   SELECT number, first, 'all' FROM results WHERE number > ?2 AND number <= ?3
                   UNION ALL
                   SELECT number, second, game FROM results WHERE number > ?2 AND number <= ?3
                   UNION ALL
                   SELECT number, second, 'all' FROM results WHERE number > ?2 AND number <= ?3
                  ) AS keys
             CROSS JOIN changes
             WHERE changes.generation = ?1 AND changes.player = keys.player
               AND changes.pool = keys.pool AND changes.number = keys.number",
            params![self.generation, after, to],
            |row| {
                let key: (i64, UserId, Pool) =
                    (row.get("number")?, row.get("player")?, row.get("pool")?);
                Ok((key, bits(rating(row)?)))
            },
        )?;
        let found = u64::try_from(stored.len()).unwrap_or(0);
        let stored: HashMap<_, _> = stored.into_iter().collect();
        for &Change {
            pool,
            user,
            number,
            rating,
        } in expected
        {
            let right = stored.get(&(number, user, pool)) == Some(&bits(rating));
            if !right && self.wrong.insert((pool, user)) {
                let fault = LedgerFault::Rating { user, pool, number };
                self.findings.push(fault);
            }
        }
        Ok(found)
    }
}

/// Returns every bit of a rating.
const fn bits(rating: Rating) -> [u64; 3] {
    [
        rating.rating.to_bits(),
        rating.deviation.to_bits(),
        rating.volatility.to_bits(),
    ]
}
