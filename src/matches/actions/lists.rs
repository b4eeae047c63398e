//! Lists of matches, and finding the match a player means.

use std::collections::{HashMap, HashSet};

use super::views::{guests, name_in};
use crate::{
    challenges::actions::seats,
    clocks::actions::{ClockView, is_past},
    host::{Failure, Host, ReadCx, find_match},
    matches::actions::views::Guests,
};
use domain::{
    causes::chain,
    clock::Timestamp,
    matches::{ChannelId, MatchId, Refusal, ServerId, UserId},
};
use rules::{AnyMove, AnyPosition, Side};
use store::{BoardsIn, Clocks, MatchSummary, OpenChallenge, ReadTx, StoreError, Whereabouts};

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

/// A board on which it is the user's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingBoard {
    /// The match.
    pub id: MatchId,
    /// The opponent's name.
    pub opponent: String,
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub last: Option<AnyMove>,
    /// The side of the user.
    pub side: Side,
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
    pub(crate) fn of(
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

/// Lists the user's running matches and the challenges that they could answer.
pub fn mine(cx: &ReadCx<'_>) -> Result<MatchListView, Failure> {
    matches_of_server(cx, cx.server())
}

/// Returns what was loaded of a match for a list. One that is gone or can't be read is left out, so that the others are
/// shown.
pub(crate) fn if_readable<T>(
    id: MatchId,
    loaded: Result<T, Failure>,
) -> Result<Option<T>, Failure> {
    match loaded {
        Ok(loaded) => Ok(Some(loaded)),
        Err(Failure::Refused(_)) => Ok(None),
        Err(Failure::Broken(error)) if !error.is_retryable() => {
            tracing::error!(%id, error = chain(&error), "a board of a list could not be read");
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Returns the boards on which it is the user's turn, in the order of [`mine`], at most this many.
pub fn waiting_boards(cx: &ReadCx<'_>, most: usize) -> Result<Vec<WaitingBoard>, Failure> {
    let running = cx.tx.matches().running(cx.server(), cx.user())?;
    let running = with_deadlines(&cx.tx.clocks(), running)?.into_iter();
    let waiting = running.filter(|one| one.to_move).take(most);
    let board = |one: &MatchSummary| -> Result<WaitingBoard, Failure> {
        let found = find_match(cx.tx, one.server, one.id)?;
        Ok(WaitingBoard {
            id: one.id,
            opponent: name_in(cx.tx, cx.server(), one.id, one.opponent)?,
            side: found.position().side_to_move(),
            position: found.position().clone(),
            last: found.progress.last.clone(),
        })
    };
    let boards = waiting.map(|one| if_readable(one.id, board(&one)));
    boards.filter_map(Result::transpose).collect()
}

/// Lists the user's running matches that are not shown in this server.
pub fn elsewhere(cx: &ReadCx<'_>) -> Result<MatchListView, Failure> {
    if cx.server().is_elsewhere() {
        return Ok(MatchListView::default());
    }
    let here = cx.tx.matches().running(cx.server(), cx.user())?;
    let shown: HashSet<MatchId> = here.iter().map(|found| found.id).collect();
    let mut all = matches_of_server(cx, ServerId::ELSEWHERE)?;
    all.running.retain(|(found, _)| !shown.contains(&found.id));
    Ok(all)
}

fn matches_of_server(cx: &ReadCx<'_>, server: ServerId) -> Result<MatchListView, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let running = with_deadlines(&tx.clocks(), tx.matches().running(server, cx.user())?)?;
    let mut challenges = tx.challenges().open(server, cx.user(), now)?;
    seats::keep_fitting(&tx.ratings(), cx.user(), &mut challenges)?;
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
        challenges: with_names(tx, server, challenges, |found| (found.id, found.challenger))?,
    })
}

/// Finds the match that the user means: the named match, or the match of this thread, or the only possible match
/// `among` these.
pub fn find(
    cx: &ReadCx<'_>,
    channel: ChannelId,
    named: Option<MatchId>,
    among: Among,
) -> Result<FoundMatch, Failure> {
    let of = |id| Ok(FoundMatch::of(cx.tx, cx.server(), id)?);
    if let Some(id) = named_or_here(cx.tx, named, channel)? {
        return of(id);
    }
    let running = cx.tx.matches().running(cx.server(), cx.user())?;
    if running.is_empty() {
        return Err(Refusal::NoMatch.into());
    }
    let mut meant: Vec<&MatchSummary> = running
        .iter()
        .filter(|found| among == Among::All || found.to_move)
        .collect();
    // A match shown in this channel is more likely than one elsewhere.
    if meant
        .iter()
        .any(|found| found.boards == BoardsIn::Channel(channel))
    {
        meant.retain(|found| found.boards == BoardsIn::Channel(channel));
    }
    match meant[..] {
        [] => Err(Refusal::NoTurn.into()),
        [one] => of(one.id),
        [..] => {
            let ids = meant.iter().map(|found| found.id).collect();
            Err(Refusal::WhichMatch(ids).into())
        }
    }
}

/// Returns the server in which a user views a match from outside any server: where they play it. Other people's matches
/// can only be viewed where they are shown.
pub async fn home_of(host: &Host, id: MatchId, by: UserId) -> Result<Option<ServerId>, Failure> {
    host.store
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

/// Returns where these challenges and matches are shown in a server. Those that aren't shown there are left out.
pub async fn whereabouts(
    host: &Host,
    server: ServerId,
    ids: Vec<MatchId>,
) -> Result<Vec<Whereabouts>, Failure> {
    host.store
        .read(move |tx| {
            let found = ids.iter().map(|id| tx.showings().whereabouts(server, *id));
            Ok(found
                .filter_map(Result::transpose)
                .collect::<Result<_, _>>()?)
        })
        .await
}

/// Returns whether a match has begun and is not over.
pub async fn goes_on(host: &Host, id: MatchId) -> Result<bool, Failure> {
    let found = host.store.read(move |tx| tx.matches().find(id));
    Ok(found.await?.is_some_and(|found| found.end.is_none()))
}

/// Returns the match that a user names, or else the one whose thread this is, if it is one.
pub(crate) fn named_or_here(
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
pub(crate) fn with_deadlines(
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
pub(crate) fn run_out(
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
pub(crate) fn with_names<T>(
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
