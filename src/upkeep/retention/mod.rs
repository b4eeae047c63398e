//! Removes data that nobody needs any more, rule by rule, and ends matches that nobody can play any
//! more. See [`RULES`].

use crate::{
    clocks::actions::fails_for_good,
    host::{Failure, Host, life},
    matches::actions::following::tell_end,
};
use domain::{
    causes::chain,
    clock::Timestamp,
    matches::{End, MatchId, Termination},
};
use store::{GONE_FOR_GOOD, Lock, Post, RULES, Rule, WriteTx};

/// How many things are removed in one transaction. Players' moves are handled between two of them.
const AT_ONCE: u32 = 100;

/// Forgets data that no clock needs any more, removes old data, and lets the database update its
/// statistics, so that queries stay fast as it grows. To be called now and then. If one of these
/// steps fails, the others still run; the first failure is returned.
pub async fn tend_database(host: &Host) -> Result<(), Failure> {
    // A match that ends because of its age no longer stops a clock.
    let removed = remove_old(host).await;
    let now = host.clock.now();
    let forgotten = host
        .store
        .write(Lock::Life, move |tx| {
            Ok::<_, Failure>(tx.clocks().forget_spans(now)?)
        })
        .await;
    let optimized = host.store.optimize().await.map_err(Failure::from);
    let cleaned = life::clean_database(host).await;
    removed.and(forgotten).and(optimized).and(cleaned)
}

/// Removes everything that is old by [`RULES`]. If one rule fails, the others are still
/// applied; the first failure is returned.
async fn remove_old(host: &Host) -> Result<(), Failure> {
    // Their posts are removed with them.
    let mut done = end_abandoned(host).await;
    for rule in RULES {
        let applied = apply(host, rule).await;
        if let Err(failure) = &applied {
            let error = chain(failure);
            tracing::error!(rule = rule.name, error, "old data could not be removed");
        }
        done = done.and(applied);
    }
    done
}

/// Applies one rule, page by page. A page that cannot be removed does not hold up the next one.
async fn apply(host: &Host, rule: &'static Rule) -> Result<(), Failure> {
    let before = host.clock.now().before(rule.kept);
    let (mut done, mut last) = (Ok(()), 0);
    loop {
        let found = host.store.read(move |tx| {
            Ok::<_, Failure>(tx.retention().find_old(rule, before, last, AT_ONCE)?)
        });
        let found = found.await?;
        let Some(&end) = found.last() else {
            return done;
        };
        last = end;
        let removed = host.store.write(Lock::None, move |tx| {
            Ok::<_, Failure>(tx.retention().remove_old(rule, &found, before)?)
        });
        done = done.and(removed.await.map(drop));
        tokio::task::yield_now().await;
    }
}

/// Ends the matches that nobody can play any more, because the bot has been absent from one of
/// their servers for too long. They count for nothing.
async fn end_abandoned(host: &Host) -> Result<(), Failure> {
    let now = host.clock.now();
    let since = now.before(GONE_FOR_GOOD);
    let mut last = MatchId(0);
    loop {
        let page = host.store.read(move |tx| {
            Ok::<_, Failure>(tx.absences().abandoned_matches(since, last, AT_ONCE)?)
        });
        let page = page.await?;
        let Some(&end) = page.last() else {
            return Ok(());
        };
        last = end;
        for id in page {
            let ended = host
                .store
                .write(Lock::Match(id), move |tx| abandon(tx, id, since, now));
            fails_for_good(ended.await, id, "an abandoned match could not be ended")?;
        }
    }
}

/// Ends a match unless someone has moved in the meantime, or the bot has come back. The end is
/// announced where the bot still is.
fn abandon(tx: &WriteTx<'_>, id: MatchId, since: Timestamp, now: Timestamp) -> Result<(), Failure> {
    let before = MatchId(id.0.saturating_sub(1));
    if tx.absences().abandoned_matches(since, before, 1)? != [id] {
        return Ok(());
    }
    let end = End {
        outcome: None,
        termination: Termination::Aborted,
    };
    tx.matches().set_end(id, end, now)?;
    tell_end(tx, id, now)?;
    for showing in tx.showings().of_match(id)? {
        if tx.absences().is_absent(showing.id)? {
            tx.absences().remove_posts(showing.id)?;
        } else {
            tx.outbox().enqueue_at(showing.id, &Post::Result, now)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
