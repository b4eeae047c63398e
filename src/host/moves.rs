//! Moving, and giving up.

use super::{Failure, Host, find_match};
use crate::{
    matches::{Match, MatchId, NextPly, Refusal, ServerId, UserId},
    store::{Post, Records},
};

/// A match that somebody may want to give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resigning {
    /// Which.
    pub id: MatchId,
    /// Against whom.
    pub opponent: UserId,
    /// After how many plies, so that a confirmation can tell that the match went on.
    pub ply: u32,
}

impl Host {
    /// Plays a move. `on` is the ply of the board that the player saw, if it came from a board.
    pub async fn play(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
        text: String,
    ) -> Result<NextPly, Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, on)?;
                let next = found.play(by, &text)?;
                tx.insert_ply(&found, &next, now)?;
                tx.say(id, &Post::Board { ply: next.ply }, now)?;
                Ok(next)
            })
            .await
    }

    /// Checks that `by` may move on the board of this ply, before a form to type the move is shown.
    pub async fn may_move(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: u32,
    ) -> Result<(), Failure> {
        self.store
            .read(move |records| {
                let found = find_match(records, server, id)?;
                check_board(records, &found, by, Some(on))?;
                Ok(found.check_turn(by)?)
            })
            .await
    }

    /// What giving up would mean. Nothing happens yet.
    pub async fn ask_to_resign(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
    ) -> Result<Resigning, Failure> {
        self.store
            .read(move |records| {
                let found = find_match(records, server, id)?;
                check_board(records, &found, by, on)?;
                let side = found.check_player(by)?;
                let opponent = found.players.on(side.other());
                Ok(Resigning {
                    id,
                    opponent,
                    ply: found.ply(),
                })
            })
            .await
    }

    /// Gives a match up, as it stood after `on` plies.
    pub async fn resign(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: u32,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, Some(on))?;
                let end = found.resign(by)?;
                tx.set_end(id, end, now)?;
                tx.say(id, &Post::Result, now)?;
                Ok(())
            })
            .await
    }
}

/// Checks that a player acts on the newest board. Who is no player, or acts on a match that is
/// over, hears that instead: it is the better answer.
fn check_board(
    records: &Records<'_>,
    found: &Match,
    by: UserId,
    on: Option<u32>,
) -> Result<(), Failure> {
    found.check_player(by)?;
    if on.is_none_or(|ply| ply == found.ply()) {
        return Ok(());
    }
    let newest = records
        .venue(found.id)?
        .and_then(|venue| Some((venue.place.server, venue.channel?, venue.board?)));
    Err(Refusal::OldBoard { newest }.into())
}
