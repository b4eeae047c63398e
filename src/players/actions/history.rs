//! Past matches: lists, replays and transcripts.

use crate::{
    host::{Failure, ReadCx, find_match, find_record},
    matches::actions::{
        lists::{FoundMatch, if_readable, named_or_here},
        views::{Guests, guest, guests, name_in, names_of},
    },
};
use domain::{
    matches::{
        ChannelId, End, GuestView, Match, MatchId, Players, Record, Refusal, Transcript, UserId,
        transcript::Rated,
    },
    names,
};
use rules::{AnyMove, AnyPosition, Side};
use store::{FinishedMatch, HistoryFilter, RatingChange};

/// How many matches a page of a history shows: as many as the picture of their last boards has room for. A line with its
/// links and marks can be 236 characters long, and a message 2,000.
pub const LISTED: u32 = 6;

/// A page of a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryPage {
    /// The newest matches.
    Newest,
    /// The matches just older than this one.
    OlderThan(MatchId),
    /// The matches just newer than this one.
    NewerThan(MatchId),
}

/// A page of a player's past matches.
#[derive(Clone, Debug)]
pub struct HistoryView {
    /// The filter that was applied.
    pub past: HistoryFilter,
    /// The matches, the newest first, each with the change of the player's rating and the opponent's
    /// name.
    pub matches: Vec<(FinishedMatch, Option<RatingChange>, String)>,
    /// The opponents who played in other servers.
    pub guests: Guests,
    /// The newest and the oldest match of the page, from which the neighbouring pages begin.
    pub ends: Option<[MatchId; 2]>,
    /// Whether there are newer matches.
    pub more_newer: bool,
    /// Whether there are older matches.
    pub more_older: bool,
}

/// The last board of a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalBoard {
    /// The match.
    pub id: MatchId,
    /// The players.
    pub players: Players,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub last: Option<AnyMove>,
    /// How the match ended.
    pub end: End,
    /// Whether it was declared void.
    pub annulled: bool,
    /// The side of the player whose past it is in.
    pub side: Side,
}

/// A match that is replayed from its start.
#[derive(Clone, Debug)]
pub struct ReplayView {
    /// The match.
    pub found: Match,
    /// Its record.
    pub record: Record,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// The player who plays in another server.
    pub guest: Option<GuestView>,
    /// Whether it was declared void.
    pub annulled: bool,
}

/// Lists a player's past matches in a server.
pub fn list(
    cx: &ReadCx<'_>,
    past: HistoryFilter,
    page: HistoryPage,
) -> Result<HistoryView, Failure> {
    let tx = cx.tx;
    let found = match page {
        HistoryPage::Newest => tx.matches().finished_before(past, None, LISTED)?,
        HistoryPage::OlderThan(id) => tx.matches().finished_before(past, Some(id), LISTED)?,
        HistoryPage::NewerThan(id) => tx.matches().finished_after(past, Some(id), LISTED)?,
    };
    let ends = found.first().zip(found.last());
    let ends = ends.map(|(newest, oldest)| [newest.id, oldest.id]);
    let (more_newer, more_older) = match ends {
        Some([newest, oldest]) => (
            !tx.matches()
                .finished_after(past, Some(newest), 1)?
                .is_empty(),
            !tx.matches()
                .finished_before(past, Some(oldest), 1)?
                .is_empty(),
        ),
        None => (false, false),
    };
    let guests = guests(tx, past.server, found.iter().map(|one| one.id))?;
    let matches = found
        .into_iter()
        .map(|one| {
            let change = tx.matches().rating_change(one.id, past.player)?;
            let side = one.players.side_of(past.player).unwrap_or(Side::First);
            let opponent = one.players.on(side.other());
            let opponent = name_in(tx, past.server, one.id, opponent)?;
            Ok((one, change, opponent))
        })
        .collect::<Result<_, Failure>>()?;
    Ok(HistoryView {
        past,
        matches,
        guests,
        ends,
        more_newer,
        more_older,
    })
}

/// Returns the last boards of these matches of a player.
pub fn final_boards(
    cx: &ReadCx<'_>,
    player: UserId,
    matches: &[FinishedMatch],
) -> Result<Vec<FinalBoard>, Failure> {
    let board = |one: &FinishedMatch| -> Result<FinalBoard, Failure> {
        let found = find_match(cx.tx, cx.server(), one.id)?;
        Ok(FinalBoard {
            id: one.id,
            players: one.players,
            names: names_of(cx.tx, &found)?,
            position: found.position().clone(),
            last: found.progress.last.clone(),
            end: one.end,
            annulled: one.annulled,
            side: one.players.side_of(player).unwrap_or(Side::First),
        })
    };
    let boards = matches.iter().map(|one| if_readable(one.id, board(one)));
    boards.filter_map(Result::transpose).collect()
}

/// Finds the match that a player wants to replay: the named match, or the match of this thread, or
/// the one the player finished last.
pub fn find(
    cx: &ReadCx<'_>,
    channel: ChannelId,
    named: Option<MatchId>,
) -> Result<FoundMatch, Failure> {
    let (tx, server) = (cx.tx, cx.server());
    let past = HistoryFilter {
        server,
        player: cx.user(),
        opponent: None,
        game: None,
        viewer: cx.user(),
    };
    let id = if let Some(id) = named_or_here(tx, named, channel)? {
        id
    } else {
        let latest = tx.matches().finished_before(past, None, 1)?;
        latest.first().ok_or(Refusal::NothingFinished)?.id
    };
    Ok(FoundMatch::of(tx, server, id)?)
}

/// Loads a match for replay, whether or not it has ended.
pub fn replay(cx: &ReadCx<'_>, id: MatchId) -> Result<ReplayView, Failure> {
    let tx = cx.tx;
    let found = find_match(tx, cx.server(), id)?;
    let dates = tx.matches().dates(id)?.ok_or(Refusal::Unknown(id))?;
    Ok(ReplayView {
        names: names_of(tx, &found)?,
        guest: guest(tx, found.guest)?,
        annulled: dates.annulled,
        record: find_record(&tx.matches(), id)?,
        found,
    })
}

/// Returns a match as text.
pub fn transcript(cx: &ReadCx<'_>, id: MatchId) -> Result<Transcript, Failure> {
    let (tx, server) = (cx.tx, cx.server());
    let found = find_match(tx, server, id)?;
    let record = find_record(&tx.matches(), id)?;
    let dates = tx.matches().dates(id)?.ok_or(Refusal::Unknown(id))?;
    Ok(Transcript {
        id: Some(id),
        start: record.start().clone(),
        names: names_of(tx, &found)?.map(|name| Some(names::bare(&name))),
        started_at: Some(dates.started_at),
        ended_at: dates.ended_at,
        rated: Some(match dates {
            _ if dates.annulled => Rated::Annulled,
            _ if dates.rated => Rated::Yes,
            _ => Rated::No,
        }),
        moves: record.texts().collect(),
        end: found.end,
    })
}
