//! Lists of matches, completion of moves, and finding the match a player means.

use std::collections::{HashMap, HashSet};

use super::views::{guests, name_in};
use crate::host::{BoardView, ClockView, Failure, Guests, Host, clocks::is_past, find_match};
use crate::workers::WORKERS;
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, Refusal, ServerId, UserId},
};
use rules::Prospect;
use store::{Clocks, MatchSummary, OpenChallenge, ReadTx, StoreError, Venue, Whereabouts};

/// The running matches and open challenges of a player in a server.
#[derive(Clone, Debug, Default)]
pub struct MatchListView {
    /// Running matches, each with the opponent's name. Those in which it is the player's turn come
    /// first.
    pub running: Vec<(MatchSummary, String)>,
    /// The running matches in which time has run out.
    pub up: HashSet<MatchId>,
    /// The opponents who are away, and until when.
    pub away: HashMap<UserId, Timestamp>,
    /// The opponents who play in other servers.
    pub guests: Guests,
    /// Open challenges, each with the challenger's name.
    pub challenges: Vec<(OpenChallenge, String)>,
}

/// The running matches a player can mean without naming one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// All of them.
    All,
    /// The matches in which it is the player's turn.
    OwnTurn,
}

/// A match that a player means, and where it is shown in the server from which they look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundMatch {
    /// The match, or a challenge.
    pub id: MatchId,
    /// Where it is shown in the server. `None` if it isn't, or if they look from outside all servers.
    pub at: Option<Whereabouts>,
}

impl FoundMatch {
    /// Looks up where a match is shown in a server.
    pub(in crate::host) fn of(
        tx: &ReadTx<'_>,
        server: ServerId,
        id: MatchId,
    ) -> Result<FoundMatch, StoreError> {
        let at = if server.is_elsewhere() {
            None
        } else {
            tx.showings().whereabouts(server, id)?
        };
        Ok(FoundMatch { id, at })
    }
}

impl Host {
    /// Lists a player's running matches and the challenges that they could answer.
    pub async fn list(&self, server: ServerId, user: UserId) -> Result<MatchListView, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let running = with_deadlines(&tx.clocks(), tx.matches().running(server, user)?)?;
                let challenges = tx.challenges().open(server, user, now)?;
                let mut away = HashMap::new();
                for found in &running {
                    if let Some(until) = tx.habits().away_until(found.opponent, now)? {
                        away.insert(found.opponent, until);
                    }
                }
                Ok(MatchListView {
                    up: run_out(tx, &running, now)?,
                    away,
                    guests: guests(
                        tx,
                        server,
                        running
                            .iter()
                            .map(|found| found.id)
                            .chain(challenges.iter().map(|found| found.id)),
                    )?,
                    running: with_names(tx, server, running, |found| (found.id, found.opponent))?,
                    challenges: with_names(tx, server, challenges, |found| {
                        (found.id, found.challenger)
                    })?,
                })
            })
            .await
    }

    /// Lists a player's running matches that are not shown in this server.
    pub async fn list_elsewhere(
        &self,
        server: ServerId,
        user: UserId,
    ) -> Result<MatchListView, Failure> {
        if server.is_elsewhere() {
            return Ok(MatchListView::default());
        }
        let here = self.list(server, user).await?;
        let mut all = self.list(ServerId::ELSEWHERE, user).await?;
        let shown: HashSet<MatchId> = here.running.iter().map(|(found, _)| found.id).collect();
        all.running.retain(|(found, _)| !shown.contains(&found.id));
        Ok(all)
    }

    /// Finds the match that a player means: the named match, or the match of this thread, or the only
    /// possible match `among` these.
    pub async fn find(
        &self,
        server: ServerId,
        channel: ChannelId,
        user: UserId,
        named: Option<MatchId>,
        among: Among,
    ) -> Result<FoundMatch, Failure> {
        self.store
            .read(move |tx| {
                let of = |id| Ok(FoundMatch::of(tx, server, id)?);
                if let Some(id) = named_or_here(tx, named, channel)? {
                    return of(id);
                }
                let running = tx.matches().running(server, user)?;
                if running.is_empty() {
                    return Err(Refusal::NoMatch.into());
                }
                let mut meant: Vec<&MatchSummary> = running
                    .iter()
                    .filter(|found| among == Among::All || found.to_move)
                    .collect();
                // A match shown in this channel is more likely than one elsewhere.
                if meant.iter().any(|found| found.venue == Some(channel)) {
                    meant.retain(|found| found.venue == Some(channel));
                }
                match meant[..] {
                    [] => Err(Refusal::NoTurn.into()),
                    [one] => of(one.id),
                    [..] => {
                        let ids = meant.iter().map(|found| found.id).collect();
                        Err(Refusal::WhichMatch(ids).into())
                    }
                }
            })
            .await
    }

    /// Returns the server in which a user views a match from outside any server: where they play it.
    /// Other people's matches can only be viewed where they are shown.
    pub async fn home_of(&self, id: MatchId, by: UserId) -> Result<Option<ServerId>, Failure> {
        self.store
            .read(move |tx| {
                let showings = tx.showings().of_match(id)?;
                let plays = match tx.matches().players(id)? {
                    Some(players) => players.side_of(by).is_some(),
                    None => showings.iter().any(|showing| showing.player == Some(by)),
                };
                if !plays {
                    return Ok(None);
                }
                let home = tx.showings().home_of(id, by)?;
                let home = showings.iter().find(|showing| showing.id == home);
                Ok(home.map(|home| home.place.server))
            })
            .await
    }

    /// Returns where these challenges and matches are shown in a server. Those that aren't shown there
    /// are left out.
    pub async fn whereabouts(
        &self,
        server: ServerId,
        ids: Vec<MatchId>,
    ) -> Result<Vec<Whereabouts>, Failure> {
        self.store
            .read(move |tx| {
                let found = ids.iter().map(|id| tx.showings().whereabouts(server, *id));
                Ok(found
                    .filter_map(Result::transpose)
                    .collect::<Result<_, _>>()?)
            })
            .await
    }

    /// Loads the board of a match for a player or an onlooker, as of now.
    pub async fn board(&self, server: ServerId, id: MatchId) -> Result<BoardView, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
                let ply = found.ply();
                let view = BoardView::load(tx, &found, ply)?;
                Ok(view.standing_at(now).read_at(now))
            })
            .await
    }

    /// Returns where the newest board of a match is posted, if it is.
    pub async fn board_link(
        &self,
        server: ServerId,
        id: MatchId,
    ) -> Result<Option<Venue>, Failure> {
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
                let venue = tx.showings().venue(found.showing)?;
                Ok(venue.filter(|venue| venue.board.is_some()))
            })
            .await
    }

    /// Returns whether a match has begun and is not over.
    pub async fn goes_on(&self, id: MatchId) -> Result<bool, Failure> {
        let found = self.store.read(move |tx| tx.matches().find(id));
        Ok(found.await?.is_some_and(|found| found.end.is_none()))
    }

    /// Suggests moves to a player who has typed this much of one: at most `most`, the best first.
    pub async fn complete_move(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        typed: String,
        most: usize,
    ) -> Result<Vec<Prospect>, Failure> {
        let position = self.store.read(move |tx| {
            let found = find_match(tx, server, id)?;
            found.check_turn(by)?;
            Ok::<_, Failure>(found.position().clone())
        });
        let position = position.await?;
        let suggestions = WORKERS.run(move || position.suggest(&typed, most));
        Ok(suggestions.await?)
    }
}

/// Returns the match that a user names, or else the one whose thread this is, if it is one.
pub(in crate::host) fn named_or_here(
    tx: &ReadTx<'_>,
    named: Option<MatchId>,
    channel: ChannelId,
) -> Result<Option<MatchId>, StoreError> {
    match named {
        Some(id) => Ok(Some(id)),
        None => tx.matches().in_channel(channel),
    }
}

/// Returns the matches with the current deadlines of their clocks, sorted by those. The stored deadlines
/// may be from before an outage.
pub(in crate::host) fn with_deadlines(
    clocks: &Clocks<'_>,
    running: Vec<MatchSummary>,
) -> Result<Vec<MatchSummary>, Failure> {
    let mut listed = Vec::with_capacity(running.len());
    for found in running {
        let deadline = match found.deadline {
            Some(_) => ClockView::load(clocks, found.id)?.and_then(|clock| clock.deadline),
            None => None,
        };
        listed.push(MatchSummary { deadline, ..found });
    }
    listed.sort_by_key(|one| {
        let untimed = one.deadline.is_none();
        (!one.to_move, untimed, one.deadline, one.turn_since, one.id)
    });
    Ok(listed)
}

/// Returns which of these matches have run out of time.
pub(in crate::host) fn run_out(
    tx: &ReadTx<'_>,
    running: &[MatchSummary],
    now: Timestamp,
) -> Result<HashSet<MatchId>, Failure> {
    let mut up = HashSet::new();
    for found in running {
        if is_past(&tx.life(), found.id, found.deadline, now)? {
            up.insert(found.id);
        }
    }
    Ok(up)
}

/// Returns whether a match has run out of time.
pub(super) fn has_run_out(tx: &ReadTx<'_>, id: MatchId, now: Timestamp) -> Result<bool, Failure> {
    let deadline = ClockView::load(&tx.clocks(), id)?.and_then(|clock| clock.deadline);
    is_past(&tx.life(), id, deadline, now)
}

/// Adds the names of users to things of matches.
pub(in crate::host) fn with_names<T>(
    tx: &ReadTx<'_>,
    server: ServerId,
    found: Vec<T>,
    whose: impl Fn(&T) -> (MatchId, UserId),
) -> Result<Vec<(T, String)>, Failure> {
    found
        .into_iter()
        .map(|item| {
            let (id, user) = whose(&item);
            let name = name_in(tx, server, id, user)?;
            Ok((item, name))
        })
        .collect()
}
