//! Moves and resignations.

use super::{BoardView, Failure, Host, find_match, plans};
use crate::{
    clock::Timestamp,
    games::Square,
    matches::{Match, MatchId, NextPly, Refusal, ServerId, UserId},
    store::{Lock, Post, ReadTx, WriteTx},
    workers::WORKERS,
};

/// What became of a move that was typed.
#[derive(Clone, Debug)]
pub enum Typed {
    /// It has been played.
    Played {
        /// The match.
        id: MatchId,
        /// The ply.
        next: Box<NextPly>,
    },
    /// It is not played yet. The player should see where it leads and then decide.
    Ask {
        /// The board it was typed for.
        view: Box<BoardView>,
        /// The squares that name it, or with which it begins.
        squares: Vec<Square>,
    },
}

/// A match that a player may want to resign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resigning {
    /// The match.
    pub id: MatchId,
    /// The opponent.
    pub opponent: UserId,
    /// The revision, so that a confirmation can tell whether the match has gone on.
    pub revision: u32,
}

impl Host {
    /// Plays the move that these squares name, which the player has seen and confirmed. `on` is the
    /// revision of the board it was chosen on.
    pub async fn play(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: u32,
        squares: Vec<Square>,
    ) -> Result<NextPly, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, Some(on))?;
                let next = found.play(by, &squares)?;
                commit(tx, &found, &next, now)?;
                Ok(next)
            })
            .await
    }

    /// Plays a move that a player has typed. It asks first if the move has a price, if the player
    /// wants to confirm every move, or if only the beginning of a move was typed. `on` is the
    /// revision of the board that the player saw, if the move came from one.
    pub async fn play_typed(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
        text: String,
    ) -> Result<Typed, Failure> {
        let now = self.clock.now();
        // With it comes the refusal of a text that is no move but may be the beginning of one.
        let decide = self.store.write(Lock::Match(id), move |tx| {
            let found = find_match(tx, server, id)?;
            check_board(tx, &found, by, on)?;
            let ask = |squares: Vec<Square>| {
                let view = BoardView::load(tx, &found, found.ply())?;
                let view = Box::new(view);
                Ok::<_, Failure>(Typed::Ask { view, squares })
            };
            let confirm = tx.player_settings(by)?.confirm_moves;
            match found.play_typed(by, &text) {
                Ok(next) if confirm || next.ply.mv.warning().is_some() => {
                    Ok((ask(next.ply.mv.squares())?, None))
                }
                Ok(next) => {
                    commit(tx, &found, &next, now)?;
                    let next = Box::new(next);
                    Ok((Typed::Played { id, next }, None))
                }
                Err(refusal @ Refusal::Move { .. }) => match found.position().read_squares(&text) {
                    Ok(squares) if !squares.is_empty() => Ok((ask(squares)?, Some(refusal))),
                    _ => Err(refusal.into()),
                },
                Err(refusal) => Err(refusal.into()),
            }
        });
        let decided: Result<_, Failure> = decide.await;
        match decided? {
            (Typed::Ask { view, squares }, Some(refusal)) => begun(view, squares, refusal).await,
            (typed, _) => Ok(typed),
        }
    }

    /// Loads the board of this revision for a player who wants to choose a move.
    pub async fn board_to_move(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: u32,
    ) -> Result<BoardView, Failure> {
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, Some(on))?;
                found.check_turn(by)?;
                BoardView::load(tx, &found, found.ply())
            })
            .await
    }

    /// Tells what a resignation would mean. Nothing happens yet.
    pub async fn ask_to_resign(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
    ) -> Result<Resigning, Failure> {
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, on)?;
                let side = found.check_player(by)?;
                let opponent = found.players.on(side.other());
                Ok(Resigning {
                    id,
                    opponent,
                    revision: found.revision(),
                })
            })
            .await
    }

    /// Resigns a match as it stood at revision `on`.
    pub async fn resign(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: u32,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
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

/// Stores a ply, and the plies that were planned to follow it, and has the last board shown.
fn commit(tx: &WriteTx<'_>, found: &Match, next: &NextPly, now: Timestamp) -> Result<(), Failure> {
    let (mut found, mut next, mut new) = (found.clone(), next.clone(), 0);
    loop {
        let mover = found.players.on(found.position().side_to_move());
        tx.insert_ply(&found, &next, now)?;
        new += 1;
        found = found.after(&next);
        match plans::follow(tx, &found, mover, now)? {
            Some(answer) => next = answer,
            None => break,
        }
    }
    let board = Post::Board {
        ply: next.number,
        taken_back: found.taken_back,
        new,
    };
    tx.say(found.id, &board, now)?;
    Ok(())
}

/// Asks how a move that begins with these squares goes on. If none does, they are refused.
async fn begun(
    view: Box<BoardView>,
    squares: Vec<Square>,
    refusal: Refusal,
) -> Result<Typed, Failure> {
    let (position, named) = (view.position.clone(), squares.clone());
    let choice = WORKERS.run(move || position.choice(&named));
    match choice.await? {
        Some(_) => Ok(Typed::Ask { view, squares }),
        None => Err(refusal.into()),
    }
}

/// Checks that a player acts on the newest board. Somebody who is not a player, or acts on a match
/// that is over, reads that instead, because it is the better answer.
pub(super) fn check_board(
    tx: &ReadTx<'_>,
    found: &Match,
    by: UserId,
    on: Option<u32>,
) -> Result<(), Failure> {
    found.check_player(by)?;
    if on.is_none_or(|revision| revision == found.revision()) {
        return Ok(());
    }
    let newest = tx
        .venue(found.id)?
        .and_then(|venue| Some((venue.place.server, venue.channel?, venue.board?)));
    Err(Refusal::OldBoard {
        id: found.id,
        revision: found.revision(),
        newest,
    }
    .into())
}
