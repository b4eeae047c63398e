//! Views: all there is to show, loaded so that it can be shown without the database.

use super::{ClockView, Failure, Standing};
use crate::{
    clock::Timestamp,
    games::{AnyMove, AnyPosition, Side},
    matches::{
        Challenge, ChallengeState, End, Match, MatchId, Players, ServerId, SideWish, Timing, UserId,
    },
    ratings::{Pool, Rating},
    settings::{Look, PublicBottom},
    store::{Done, RatingChange, ReadTx, Venue},
};

/// A board of a match.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// The match.
    pub id: MatchId,
    /// The players.
    pub players: Players,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// Whom it notifies: the player whose turn it is, unless that player has blocked the opponent.
    pub pings: Option<UserId>,
    /// The other player, unless that one has blocked the player whose turn it is.
    pub other: Option<UserId>,
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub last: Option<AnyMove>,
    /// The moves since the board that was shown before, as far as they are known.
    pub lately: Vec<AnyMove>,
    /// Whether one of those is the match's first hop over a piece of its own side, so that the sign
    /// of hops has to be explained.
    pub first_hop: bool,
    /// The number of plies before it.
    pub ply: u32,
    /// The revision of the match.
    pub revision: u32,
    /// The end of the match, if this board ended it.
    pub end: Option<End>,
    /// Whether the match was declared void.
    pub annulled: bool,
    /// What moderators have ruled about the match, once it is over.
    pub rulings: Vec<Done>,
    /// The changes of the players' ratings by [`Side::index`], once the match is over and if it
    /// counts.
    pub changes: [Option<RatingChange>; 2],
    /// The players' ratings in the game by [`Side::index`], if they have one.
    pub ratings: [Option<Rating>; 2],
    /// Its look for everybody.
    pub look: Look,
    /// The side at the bottom for everybody.
    pub bottom: PublicBottom,
    /// The clock, if the match has one and this is its newest board.
    pub clock: Option<ClockView>,
    /// Where the match is shown.
    pub venue: Venue,
}

/// A challenge.
#[derive(Clone, Debug)]
pub struct ChallengeView {
    /// The challenge.
    pub id: MatchId,
    /// The position to start from.
    pub start: AnyPosition,
    /// The challenger.
    pub challenger: UserId,
    /// The challenger's name.
    pub challenger_name: String,
    /// The player it is for. None if it is an open seat.
    pub opponent: Option<UserId>,
    /// Whom it notifies: that player, unless the player has blocked the challenger.
    pub pings: Option<UserId>,
    /// The side that the challenger wants.
    pub wish: SideWish,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
    /// Its state.
    pub state: ChallengeState,
    /// How time runs in the match.
    pub timing: Timing,
    /// Whether the match will count for ratings.
    pub rated: bool,
    /// The players of the match, if somebody has accepted it.
    pub players: Option<Players>,
    /// Its look for everybody.
    pub look: Look,
    /// Where it is shown.
    pub venue: Venue,
}

impl BoardView {
    /// Loads the board of `of` after `ply` plies.
    pub(super) fn load(tx: &ReadTx<'_>, of: &Match, ply: u32) -> Result<BoardView, Failure> {
        let unknown = || crate::matches::Refusal::Unknown(of.id);
        let (position, last) = if ply == of.ply() {
            (of.position().clone(), of.last().cloned())
        } else {
            let record = tx.record(of.id)?.ok_or_else(unknown)?;
            let position = record.position_after(ply).ok_or_else(unknown)?;
            (position.clone(), record.move_number(ply).cloned())
        };
        let turn = position.side_to_move();
        let (annulled, rulings) = if of.end.is_some() {
            let dates = tx.dates(of.id)?.ok_or_else(unknown)?;
            (dates.annulled, tx.rulings(of.id)?)
        } else {
            (false, Vec::new())
        };
        Ok(BoardView {
            id: of.id,
            players: of.players,
            names: names(tx, of.place.server, of.players)?,
            pings: pings(tx, of.players.on(turn), of.players.on(turn.other()))?,
            other: pings(tx, of.players.on(turn.other()), of.players.on(turn))?,
            position,
            lately: last.iter().cloned().collect(),
            last,
            first_hop: false,
            ply,
            revision: ply.saturating_add(of.taken_back),
            end: of.end.filter(|_| ply == of.ply()),
            annulled,
            rulings,
            changes: [
                tx.rating_change(of.id, of.players.on(Side::First))?,
                tx.rating_change(of.id, of.players.on(Side::Second))?,
            ],
            ratings: [rating(tx, of, Side::First)?, rating(tx, of, Side::Second)?],
            look: tx.server_settings(of.place.server)?.look(),
            bottom: tx.public_bottom(of.id)?,
            clock: if ply == of.ply() {
                ClockView::load(tx, of.id)?
            } else {
                None
            },
            venue: tx.venue(of.id)?.ok_or_else(unknown)?,
        })
    }

    /// The same with what stands still now.
    pub(super) fn standing_at(
        mut self,
        tx: &ReadTx<'_>,
        of: &Match,
        now: Timestamp,
    ) -> Result<BoardView, Failure> {
        if let Some(clock) = &mut self.clock {
            clock.standing = Standing::load(tx, of, now)?;
        }
        Ok(self)
    }

    /// The player whose turn it is on this board. None if the match ended on it.
    pub fn turn(&self) -> Option<UserId> {
        self.end
            .is_none()
            .then(|| self.players.on(self.position.side_to_move()))
    }
}

impl ChallengeView {
    /// Loads a challenge.
    pub(super) fn load(tx: &ReadTx<'_>, challenge: Challenge) -> Result<ChallengeView, Failure> {
        let id = challenge.id;
        let invitation = challenge.invitation;
        Ok(ChallengeView {
            id,
            challenger: invitation.challenger,
            challenger_name: name(tx, invitation.place.server, invitation.challenger)?,
            opponent: invitation.opponent,
            pings: match invitation.opponent {
                Some(opponent) => pings(tx, opponent, invitation.challenger)?,
                None => None,
            },
            start: invitation.start,
            wish: invitation.wish,
            timing: invitation.timing,
            rated: invitation.rated,
            expires_at: challenge.expires_at,
            state: challenge.state,
            players: tx.players(id)?,
            look: tx.server_settings(invitation.place.server)?.look(),
            venue: tx.venue(id)?.ok_or(crate::matches::Refusal::Unknown(id))?,
        })
    }
}

/// A player, unless the player wants no pings by the other one.
pub(super) fn pings(
    tx: &ReadTx<'_>,
    player: UserId,
    by: UserId,
) -> Result<Option<UserId>, Failure> {
    Ok((!tx.has_blocked(player, by)?).then_some(player))
}

/// The last `new` moves that led to a board, as far as they can be read.
pub(super) fn lately(
    tx: &ReadTx<'_>,
    board: &BoardView,
    new: u32,
) -> Result<Vec<AnyMove>, Failure> {
    if new <= 1 {
        let last = board.last.iter().filter(|_| new == 1);
        return Ok(last.cloned().collect());
    }
    let unknown = || crate::matches::Refusal::Unknown(board.id);
    let record = tx.record(board.id)?.ok_or_else(unknown)?;
    let plies = record.plies_between(board.ply.saturating_sub(new), board.ply);
    Ok(plies.iter().map(|ply| ply.mv.clone()).collect())
}

/// Whether the match's first hop over a piece of its own side is among the last `new` moves that led
/// to a board.
pub(super) fn is_first_hop(tx: &ReadTx<'_>, board: &BoardView, new: u32) -> Result<bool, Failure> {
    let hops = board.lately.iter().any(AnyMove::is_hop);
    Ok(hops && !tx.has_hop(board.id, board.ply.saturating_sub(new))?)
}

/// A player's rating in the match's game after the last result.
fn rating(tx: &ReadTx<'_>, of: &Match, side: Side) -> Result<Option<Rating>, Failure> {
    let pool = Pool::Game(of.position().game());
    let standings = tx.standings_of(of.players.on(side))?;
    let found = standings.into_iter().find(|(other, _)| *other == pool);
    Ok(found.map(|(_, standing)| standing.rating))
}

/// The names of both players in a server, by [`Side::index`].
pub(super) fn names(
    tx: &ReadTx<'_>,
    server: ServerId,
    players: Players,
) -> Result<[String; 2], Failure> {
    Ok([
        name(tx, server, players.on(Side::First))?,
        name(tx, server, players.on(Side::Second))?,
    ])
}

/// The name under which a user was last seen in a server. Every player has been seen. If a database
/// lacks one, the number still tells who it is.
pub(super) fn name(tx: &ReadTx<'_>, server: ServerId, user: UserId) -> Result<String, Failure> {
    Ok(tx.name(server, user)?.unwrap_or_else(|| user.to_string()))
}
