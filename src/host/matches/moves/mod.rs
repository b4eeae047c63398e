//! Moves and resignations.

use std::time::Duration;

use super::{
    following::{tell_moves, tell_turn},
    offers::{offer_draw, their_draw},
    plans,
    venues::tell_end,
    views::guest,
};
use crate::host::{
    BoardView, Failure, GuestView, Host, OfferView, clocks::check_time, find_match, find_record,
    learning::at_stake,
};
use crate::workers::WORKERS;
use domain::{
    clock::Timestamp,
    matches::{InteractionId, Match, MatchId, NextPly, NoComputer, Refusal, ServerId, UserId},
};
use rules::Square;
use store::{Lock, Matches, OutboxMut, Post, ReadTx, Venue, WriteTx};

/// How long a board waits for the computer's answer, to be shown with it.
const PATIENCE: Duration = Duration::from_secs(2);

/// Which board a typed move is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeantFor {
    /// The board of this revision, where the form for the move was opened.
    Revision(u32),
    /// The board that the player had seen at the time of this interaction. Nobody knows which one
    /// that is, but it was not posted afterwards.
    SeenBefore(InteractionId),
    /// The current board, whatever it is.
    Newest,
}

/// An optional addition to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// Nothing.
    Nothing,
    /// The offer of a draw.
    DrawOffer,
}

/// A move that a player has chosen on a board.
#[derive(Clone, Debug)]
pub struct ChosenMove {
    /// The revision of that board.
    pub on: u32,
    /// The squares that name it.
    pub squares: Vec<Square>,
    /// The addition to the move.
    pub with: With,
}

/// A move that a player has typed.
#[derive(Clone, Debug)]
pub struct TypedMove {
    /// The board it was meant for.
    pub on: MeantFor,
    /// The text.
    pub text: String,
    /// The addition to the move.
    pub with: With,
}

/// A move that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The match.
    pub id: MatchId,
    /// The ply.
    pub next: NextPly,
    /// The revision of the match now.
    pub revision: u32,
    /// Whether the player's turn continues, because the ply was a choice before the move.
    pub goes_on: bool,
    /// Whether a draw was offered with it.
    pub offered: bool,
    /// In how many matches of the server it is now the player's turn.
    pub waiting: u32,
    /// Where the match is shown.
    pub venue: Venue,
}

/// The outcome of a move that was chosen or typed.
#[derive(Clone, Debug)]
pub enum Typed {
    /// It has been played.
    Played(Box<Played>),
    /// It is not played: it came with a draw offer while the opponent's own offer, which the move
    /// would close, is waiting for an answer.
    Theirs(Box<OfferView>),
    /// It is not played yet. The player should see where it leads and then decide.
    Ask {
        /// The board for which it was typed.
        view: Box<BoardView>,
        /// The squares that name it, or its beginning.
        squares: Vec<Square>,
        /// Whether the reason for asking is that the player cannot have seen this board.
        newer: bool,
        /// The addition to the move.
        with: With,
    },
}

/// A match that a player may want to resign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resigning {
    /// The match.
    pub id: MatchId,
    /// The opponent.
    pub opponent: UserId,
    /// The player from another server, if there is one.
    pub guest: Option<GuestView>,
    /// The revision, so that a confirmation can tell whether the match has moved on.
    pub revision: u32,
    /// Whether the match is rated but would not count, because it is too short.
    pub too_short: bool,
}

impl Host {
    /// Plays a move that the player has seen and confirmed.
    pub async fn play(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        chosen: ChosenMove,
    ) -> Result<Typed, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let ChosenMove {
                    on,
                    ref squares,
                    with,
                } = chosen;
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, Some(on))?;
                if let Some(theirs) = instead(tx, &found, by, with)? {
                    return Ok(theirs);
                }
                check_time(tx, &found, now)?;
                let next = found.play(by, squares)?;
                let played = commit(tx, &found, next, by, with, now)?;
                Ok(Typed::Played(Box::new(played)))
            })
            .await
    }

    /// Plays a move that a player has typed. Asks for confirmation first if the move has a price,
    /// if the player wants to confirm every move, or if only the beginning of a move was typed.
    ///
    /// Also asks if a planned answer, the player's own or the opponent's, has been played since the
    /// player's last move by hand, and the resulting board had not been posted when the move was
    /// sent. Such a move was meant for an older board, and would be a second move on this one.
    /// Without plans that cannot happen, because after a move it is the opponent's turn.
    pub async fn play_typed(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        typed: TypedMove,
    ) -> Result<Typed, Failure> {
        let now = self.clock.now();
        // This includes the refusal of a text that is not a move but might be the beginning of one.
        let decide = self.store.write(Lock::Match(id), move |tx| {
            let TypedMove { on, ref text, with } = typed;
            let found = find_match(tx, server, id)?;
            let revision = match on {
                MeantFor::Revision(revision) => Some(revision),
                MeantFor::SeenBefore(_) | MeantFor::Newest => None,
            };
            check_board(tx, &found, by, revision)?;
            if let Some(theirs) = instead(tx, &found, by, with)? {
                return Ok((theirs, None));
            }
            check_time(tx, &found, now)?;
            let newer = is_newer(&tx.matches(), &found, on)?;
            let ask = |squares: Vec<Square>| {
                let view = Box::new(BoardView::load(tx, &found, found.ply())?);
                Ok::<_, Failure>(Typed::Ask {
                    view,
                    squares,
                    newer,
                    with,
                })
            };
            let confirm = newer || tx.settings().of_player(by)?.confirm_moves;
            match found.play_typed(by, text) {
                Ok(next) if confirm || next.ply.mv.warning().is_some() => {
                    Ok((ask(next.ply.mv.squares())?, None))
                }
                Ok(next) => {
                    let played = commit(tx, &found, next, by, with, now)?;
                    Ok((Typed::Played(Box::new(played)), None))
                }
                Err(refusal @ Refusal::Move { .. }) => match found.position().read_squares(text) {
                    Ok(squares) if !squares.is_empty() => Ok((ask(squares)?, Some(refusal))),
                    _ if newer => Ok((ask(Vec::new())?, None)),
                    _ => Err(refusal.into()),
                },
                Err(refusal) => Err(refusal.into()),
            }
        });
        let decided: Result<_, Failure> = decide.await;
        match decided? {
            (
                Typed::Ask {
                    view,
                    squares,
                    newer,
                    with,
                },
                Some(refusal),
            ) => {
                let squares = if goes_on(&view, &squares).await? {
                    squares
                } else if newer {
                    Vec::new()
                } else {
                    return Err(refusal.into());
                };
                Ok(Typed::Ask {
                    view,
                    squares,
                    newer,
                    with,
                })
            }
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

    /// Loads the board of the match in this server in which a player has been to move for the
    /// longest time, if there is one.
    pub async fn next_board(
        &self,
        server: ServerId,
        by: UserId,
    ) -> Result<Option<BoardView>, Failure> {
        self.store
            .read(move |tx| {
                let running = tx.matches().running(server, by)?;
                let Some(next) = running.iter().find(|found| found.to_move) else {
                    return Ok(None);
                };
                let found = find_match(tx, next.server, next.id)?;
                BoardView::load(tx, &found, found.ply()).map(Some)
            })
            .await
    }

    /// Describes what a resignation would mean. Nothing happens yet.
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
                let is_rated = tx.matches().dates(id)?.is_some_and(|dates| dates.rated);
                let made = find_record(&tx.matches(), id)?.moves_made();
                Ok(Resigning {
                    too_short: is_rated && found.resign(by)?.is_too_short(made),
                    id,
                    opponent,
                    guest: guest(tx, found.guest)?,
                    revision: found.revision(),
                })
            })
            .await
    }

    /// Resigns a match in its state at revision `on`.
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
                tx.people().note_act(by, now)?;
                tx.matches().set_end(id, end, now)?;
                tx.outbox().say(id, &Post::Result, now)?;
                tell_end(tx, id, now)
            })
            .await
    }
}

/// Stores a player's ply and the plies planned to follow it, and shows the last board. A draw
/// offered with it is offered on that board.
fn commit(
    tx: &WriteTx<'_>,
    found: &Match,
    next: NextPly,
    by: UserId,
    with: With,
    now: Timestamp,
) -> Result<Played, Failure> {
    let id = found.id;
    // The computer's answer would be advice.
    let is_alone = found.players.computer().is_some();
    if is_alone && at_stake::passes(tx, found, by, Some(&next.ply.mv.after()))? {
        return Err(NoComputer::AtStake(id).into());
    }
    let (stands, new) = commit_plies(tx, found, &next, now)?;
    let offered = with == With::DrawOffer && stands.end.is_none();
    if offered {
        offer_draw(tx, &stands, by, now)?;
    }
    let running = tx.matches().running(found.place.server, by)?;
    let waiting = running.iter().filter(|found| found.to_move).count();
    Ok(Played {
        id,
        revision: stands.revision(),
        goes_on: new == 1 && stands.turn() == Some(by),
        offered,
        waiting: u32::try_from(waiting).unwrap_or(u32::MAX),
        venue: tx
            .showings()
            .venue(found.showing)?
            .ok_or(Refusal::Unknown(id))?,
        next,
    })
}

/// Stores a ply and the plies planned to follow it, and shows the last board. Returns the match
/// after them, and their number.
pub(in crate::host) fn commit_plies(
    tx: &WriteTx<'_>,
    found: &Match,
    next: &NextPly,
    now: Timestamp,
) -> Result<(Match, u32), Failure> {
    let (stands, new) = store_plies(tx, found, next, now)?;
    let id = found.id;
    let board = Post::Board {
        ply: stands.ply(),
        taken_back: stands.taken_back,
        new,
    };
    if stands.players.computer().is_some() {
        say_board(&tx.outbox(), id, [found.turn(), stands.turn()], &board, now)?;
    } else {
        tx.outbox().say(id, &board, now)?;
    }
    tell_moves(tx, &stands, new, now)?;
    if found.turn() != stands.turn() {
        tell_turn(tx, &stands, now)?;
    }
    if stands.end.is_some() {
        tell_end(tx, id, now)?;
    }
    Ok((stands, new))
}

/// Shows a board of a match against the computer. `moved` made the move to it, if anyone did, and
/// `moves` is to move on it.
///
/// If it is the computer's turn, the board waits a little for the answer, so that one message shows
/// both. A person's ply played by hand begins a board; any later ply of theirs on the same board
/// was planned.
pub(in crate::host) fn say_board(
    outbox: &OutboxMut<'_>,
    id: MatchId,
    [moved, moves]: [Option<UserId>; 2],
    board: &Post,
    now: Timestamp,
) -> Result<(), Failure> {
    let pause = if moves.is_some_and(UserId::is_computer) {
        PATIENCE
    } else {
        Duration::ZERO
    };
    let due_at = now.after(pause);
    if moved.is_some_and(UserId::is_computer) {
        outbox.join_board(id, board, now, due_at)?;
    } else {
        outbox.say_then(id, board, now, due_at)?;
    }
    Ok(())
}

/// Stores a ply and the plies planned to follow it. Returns the match after them, and their number.
fn store_plies(
    tx: &WriteTx<'_>,
    found: &Match,
    next: &NextPly,
    now: Timestamp,
) -> Result<(Match, u32), Failure> {
    let (mut found, mut next, mut new) = (found.clone(), next.clone(), 0);
    loop {
        let mover = found.players.on(found.position().side_to_move());
        if new == 0 {
            tx.matches().insert_ply(&found, &next, now)?;
        } else {
            tx.matches().insert_planned_ply(&found, &next, now)?;
        }
        new += 1;
        found = found.after(&next);
        match plans::follow(tx, &found, mover, now)? {
            Some(answer) => next = answer,
            None => return Ok((found, new)),
        }
    }
}

/// Returns the opponent's draw offer, if the player wants to offer a draw with a move. The player
/// answers that offer instead, because the move would close it.
fn instead(
    tx: &ReadTx<'_>,
    found: &Match,
    by: UserId,
    with: With,
) -> Result<Option<Typed>, Failure> {
    if with == With::Nothing {
        return Ok(None);
    }
    if found.players.computer().is_some() {
        return Err(NoComputer::DrawByMove.into());
    }
    let theirs = their_draw(tx, found, by)?;
    Ok(theirs.map(|theirs| Typed::Theirs(Box::new(theirs))))
}

/// Returns whether a move begins with these squares.
async fn goes_on(view: &BoardView, squares: &[Square]) -> Result<bool, Failure> {
    let (position, named) = (view.position.clone(), squares.to_vec());
    let choice = WORKERS.run(move || position.choice(&named));
    Ok(choice.await?.is_some())
}

/// Returns whether the player cannot have seen the current board, and it resulted from a planned
/// answer after the player's last move by hand. That is the case if one of the last two plies was
/// planned: the last is the opponent's, and the one before is the player's own.
///
/// Discord numbers interactions and messages in chronological order.
/// <https://discord.com/developers/docs/reference#snowflakes>
fn is_newer(matches: &Matches<'_>, found: &Match, on: MeantFor) -> Result<bool, Failure> {
    let MeantFor::SeenBefore(sent) = on else {
        return Ok(false);
    };
    let board = matches.newest_board(found.showing)?;
    let board = board.ok_or(Refusal::Unknown(found.id))?;
    let planned = board.planned > 0 && board.planned.saturating_add(1) >= found.ply();
    let posted_later = board.message.is_some_and(|message| message.0 > sent.0);
    Ok(planned && (board.waits || posted_later))
}

/// Checks that a player acts on the newest board. Users who are not players, or who act on a
/// finished match, are told that instead, because it is the better answer.
pub(in crate::host) fn check_board(
    tx: &ReadTx<'_>,
    found: &Match,
    by: UserId,
    on: Option<u32>,
) -> Result<(), Failure> {
    found.check_player(by)?;
    match on.filter(|on| *on != found.revision()) {
        Some(on) => Err(old_board(tx, found, on)?.into()),
        None => Ok(()),
    }
}

/// Returns the refusal of what someone does on the board of an old revision, with where the newest is.
pub(in crate::host) fn old_board(
    tx: &ReadTx<'_>,
    found: &Match,
    on: u32,
) -> Result<Refusal, Failure> {
    let back_to = if on < found.restored {
        tx.restorations().lost_revision(on)?
    } else {
        None
    };
    let newest = tx
        .showings()
        .venue(found.showing)?
        .and_then(|venue| Some((venue.place.server, venue.channel?, venue.board?)));
    Ok(Refusal::OldBoard {
        id: found.id,
        revision: found.revision(),
        newest,
        back_to,
    })
}

#[cfg(test)]
mod tests;
