//! What there is to show, loaded whole so that it can be shown without the database.

use super::Failure;
use crate::{
    clock::Timestamp,
    games::{AnyMove, AnyPosition, Side},
    matches::{Challenge, ChallengeState, End, Match, MatchId, Players, SideWish, UserId},
    ratings::{Pool, Rating},
    settings::{Look, PublicBottom},
    store::{RatingChange, ReadTx, Venue},
};

/// A board of a match.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// Of which match.
    pub id: MatchId,
    /// Who plays.
    pub players: Players,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// The position.
    pub position: AnyPosition,
    /// The move that led there.
    pub last: Option<AnyMove>,
    /// The moves played since the board that was shown before, as far as they are known.
    pub lately: Vec<AnyMove>,
    /// After how many plies.
    pub ply: u32,
    /// Which revision of the match it is.
    pub revision: u32,
    /// How the match ended, if it did on this board.
    pub end: Option<End>,
    /// What the match made of the players' ratings by [`Side::index`], once it is over and if it
    /// counts.
    pub changes: [Option<RatingChange>; 2],
    /// The players' ratings in the game by [`Side::index`], where they have one.
    pub ratings: [Option<Rating>; 2],
    /// How everybody sees it.
    pub look: Look,
    /// Which side is at the bottom for everybody.
    pub bottom: PublicBottom,
    /// Where the match is shown.
    pub venue: Venue,
}

/// A challenge.
#[derive(Clone, Debug)]
pub struct ChallengeView {
    /// Of which challenge.
    pub id: MatchId,
    /// The position to start from.
    pub start: AnyPosition,
    /// Who made it.
    pub challenger: UserId,
    /// The challenger's name.
    pub challenger_name: String,
    /// For whom, or for anybody.
    pub opponent: Option<UserId>,
    /// Which side the challenger wants.
    pub wish: SideWish,
    /// Until when.
    pub expires_at: Timestamp,
    /// Where it stands.
    pub state: ChallengeState,
    /// Whether the match is to count for ratings.
    pub rated: bool,
    /// Who took it, if anybody did.
    pub players: Option<Players>,
    /// How everybody sees it.
    pub look: Look,
    /// Where it is shown.
    pub venue: Venue,
}

impl BoardView {
    /// The board of `of` after `ply` plies.
    pub(super) fn load(tx: &ReadTx<'_>, of: &Match, ply: u32) -> Result<BoardView, Failure> {
        let unknown = || crate::matches::Refusal::Unknown(of.id);
        let position = of.position_after(ply).ok_or_else(unknown)?;
        Ok(BoardView {
            id: of.id,
            players: of.players,
            names: [
                name(tx, of.players.on(Side::First))?,
                name(tx, of.players.on(Side::Second))?,
            ],
            position: position.clone(),
            last: of.move_number(ply).cloned(),
            lately: lately(of, ply, 1),
            ply,
            revision: ply.saturating_add(of.taken_back),
            end: of.end.filter(|_| ply == of.ply()),
            changes: [
                tx.rating_change(of.id, of.players.on(Side::First))?,
                tx.rating_change(of.id, of.players.on(Side::Second))?,
            ],
            ratings: [rating(tx, of, Side::First)?, rating(tx, of, Side::Second)?],
            look: tx.server_settings(of.place.server)?.look(),
            bottom: tx.public_bottom(of.id)?,
            venue: tx.venue(of.id)?.ok_or_else(unknown)?,
        })
    }

    /// Whose turn it is on this board; nobody's if the match ended on it.
    pub fn turn(&self) -> Option<UserId> {
        self.end
            .is_none()
            .then(|| self.players.on(self.position.side_to_move()))
    }
}

impl ChallengeView {
    /// Loads what there is to show of it.
    pub(super) fn load(tx: &ReadTx<'_>, challenge: Challenge) -> Result<ChallengeView, Failure> {
        let id = challenge.id;
        let invitation = challenge.invitation;
        Ok(ChallengeView {
            id,
            challenger: invitation.challenger,
            challenger_name: name(tx, invitation.challenger)?,
            opponent: invitation.opponent,
            start: invitation.start,
            wish: invitation.wish,
            rated: invitation.rated,
            expires_at: challenge.expires_at,
            state: challenge.state,
            players: tx.find_match(id)?.map(|found| found.players),
            look: tx.server_settings(invitation.place.server)?.look(),
            venue: tx.venue(id)?.ok_or(crate::matches::Refusal::Unknown(id))?,
        })
    }
}

/// The last `new` moves of the first `ply`.
pub(super) fn lately(of: &Match, ply: u32, new: u32) -> Vec<AnyMove> {
    let plies = of.plies_between(ply.saturating_sub(new), ply);
    plies.iter().map(|ply| ply.mv.clone()).collect()
}

/// What a player's rating in the match's game was after the last result.
fn rating(tx: &ReadTx<'_>, of: &Match, side: Side) -> Result<Option<Rating>, Failure> {
    let pool = Pool::Game(of.position().game());
    let standings = tx.standings_of(of.players.on(side))?;
    let found = standings.into_iter().find(|(other, _)| *other == pool);
    Ok(found.map(|(_, standing)| standing.rating))
}

/// The name a user was last seen under. Every player has been seen; should a database lack one,
/// the number still tells who it is.
pub(super) fn name(tx: &ReadTx<'_>, user: UserId) -> Result<String, Failure> {
    Ok(tx.name(user)?.unwrap_or_else(|| user.to_string()))
}
