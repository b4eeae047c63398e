//! Facts about the seekers that pairing needs.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::host::Failure;
use domain::{
    clock::Timestamp,
    community::seeks::{Known, MOST_REFUSED, Pair, ProposalState, REFUSED_FOR, Seek, SeekScope},
    matches::{ServerId, UserId},
    ratings::{Pool, Rating},
};
use store::{ReadTx, Seeks};

/// The ratings of players in a game.
type Ratings = HashMap<(UserId, Pool), Rating>;

/// Loads what is known of all seekers, except whom they have met.
pub(crate) fn of_all(tx: &ReadTx<'_>, seeks: &[Seek], now: Timestamp) -> Result<Known, Failure> {
    let points = tx.seeks().ratings_of_seekers()?.into_iter();
    let mut apart: HashSet<Pair> = tx.seeks().blocks_of_seekers()?.into_iter().collect();
    for proposal in tx.seeks().vain_proposals(now)? {
        let [one, other] = proposal.consents.map(|consent| consent.player);
        apart.insert(Pair::of(one, other));
    }
    Ok(Known {
        points: points
            .map(|(user, pool, rating)| ((user, pool), rating.points()))
            .collect(),
        apart,
        ..abroad(tx, seeks)?
    })
}

/// Loads what is known of all seekers and of a user who looks for a seek to take, except whom they
/// have refused. The number of queries does not depend on the number of seeks.
pub(crate) fn of_reader(
    tx: &ReadTx<'_>,
    seeks: &[Seek],
    here: &Seek,
) -> Result<(Known, Ratings), Failure> {
    let reader = here.player;
    let found = tx.seeks().ratings_of_seekers()?.into_iter();
    let mut ratings: Ratings = found
        .map(|(user, pool, rating)| ((user, pool), rating))
        .collect();
    for (pool, standing) in tx.ratings().standings_of(reader)? {
        ratings.insert((reader, pool), standing.rating);
    }
    let mut apart: HashSet<Pair> = tx.seeks().blocks_of_seekers()?.into_iter().collect();
    let seekers: BTreeSet<UserId> = seeks.iter().map(|seek| seek.player).collect();
    for seeker in seekers {
        if tx.people().has_blocked(reader, seeker)? {
            apart.insert(Pair::of(reader, seeker));
        }
    }
    let points = ratings.iter();
    let known = Known {
        points: points
            .map(|(key, rating)| (*key, rating.points()))
            .collect(),
        apart,
        ..abroad(tx, &[seeks, &[*here]].concat())?
    };
    Ok((known, ratings))
}

/// Loads what is known of two players when one takes the other's seek, so that the outcome of
/// earlier proposals does not matter. Blocks and bans are checked when the match begins.
pub(crate) fn of_two(tx: &ReadTx<'_>, one: &Seek, other: &Seek) -> Result<Known, Failure> {
    let mut points = HashMap::new();
    for user in [one.player, other.player] {
        for (pool, standing) in tx.ratings().standings_of(user)? {
            points.insert((user, pool), standing.rating.points());
        }
    }
    Ok(Known {
        points,
        ..abroad(tx, &[*one, *other])?
    })
}

/// Returns the players who did not agree to many proposals of the last day. They are not paired for
/// a while.
pub(crate) fn tired(seeks: &Seeks<'_>, now: Timestamp) -> Result<HashSet<UserId>, Failure> {
    let mut refused: HashMap<UserId, usize> = HashMap::new();
    for proposal in seeks.vain_proposals(now)? {
        if now < proposal.made_at.after(REFUSED_FOR) {
            for consent in proposal.consents {
                // A player whose question ended early has refused nothing.
                let silent = consent.agrees.is_none() && proposal.state == ProposalState::Lapsed;
                if silent || consent.agrees == Some(false) {
                    *refused.entry(consent.player).or_default() += 1;
                }
            }
        }
    }
    let tired = refused.into_iter();
    let tired = tired.filter(|(_, times)| *times >= MOST_REFUSED);
    Ok(tired.map(|(user, _)| user).collect())
}

/// Returns the open servers of seeks for everywhere, and the players who are not allowed to play
/// there.
fn abroad(tx: &ReadTx<'_>, seeks: &[Seek]) -> Result<Known, Failure> {
    let servers: BTreeSet<ServerId> = seeks
        .iter()
        .filter(|seek| seek.terms.scope == SeekScope::Everywhere)
        .map(|seek| seek.place.server)
        .collect();
    let mut players: Vec<UserId> = seeks.iter().map(|seek| seek.player).collect();
    players.sort_unstable();
    players.dedup();
    let mut known = Known::default();
    for server in servers {
        if tx.servers().is_open(server)? {
            known.open.insert(server);
            let banned = tx.bans().banned_of(server, &players)?.into_iter();
            known.bans.extend(banned.map(|user| (server, user)));
        }
    }
    Ok(known)
}
