//! Moves and resignations.

use std::time::Duration;

use super::{
    following::{tell_moves, tell_turn},
    offers::{offer_draw, their_draw},
    plans,
    venues::tell_end,
    views::guest,
};
use crate::{
    clocks::actions::check_time,
    host::{Cx, Failure, Host, ReadCx, find_record, restorations::old_board},
    learning::actions::at_stake,
    matches::actions::{offers::OfferView, views::BoardView},
    workers::WORKERS,
};
use domain::{
    clock::Timestamp,
    matches::{
        Actor, ChannelId, GuestView, InteractionId, Match, MatchId, NextPly, NoComputer, Refusal,
        UserId, lets_opponent_win,
    },
};
use rules::{Prospect, Square};
use store::{BoardsIn, Matches, OutboxMut, Post, Venue, WriteTx};

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
    /// Whether the opponent is the computer.
    pub against_computer: bool,
    /// In how many matches of the server it is now the player's turn.
    pub waiting: u32,
    /// Where the match is shown.
    pub venue: Venue,
}

impl Played {
    /// Returns whether the next board appears in this channel.
    #[must_use]
    pub fn is_shown_in(&self, channel: ChannelId) -> bool {
        self.venue.unreachable.is_none() && self.venue.boards == BoardsIn::Channel(channel)
    }
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

/// Plays a move that the player has seen and confirmed.
pub fn play(cx: &Cx<'_>, id: MatchId, chosen: &ChosenMove) -> Result<Typed, Failure> {
    let found = cx.lock_match(id)?;
    check_board(cx, &found, Some(chosen.on))?;
    if let Some(theirs) = instead(cx, &found, chosen.with)? {
        return Ok(theirs);
    }
    check_time(cx.tx, &found, cx.now)?;
    let next = found.play(cx.user(), &chosen.squares)?;
    let played = commit(cx, &found, next, chosen.with)?;
    Ok(Typed::Played(Box::new(played)))
}

/// Plays a move that a player has typed. Asks for confirmation first if the move has a price, if the player wants to
/// confirm every move, or if only the beginning of a move was typed.
///
/// Also asks if a planned answer, the player's own or the opponent's, has been played since the player's last move by
/// hand, and the resulting board had not been posted when the move was sent. Such a move was meant for an older board,
/// and would be a second move on this one. Without plans that cannot happen, because after a move it is the opponent's
/// turn.
pub async fn play_typed(
    host: &Host,
    by: Actor,
    id: MatchId,
    typed: TypedMove,
) -> Result<Typed, Failure> {
    let decided = host.act(by, move |cx| play_or_ask(cx, id, &typed));
    match decided.await? {
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

/// Suggests moves to a player who has typed this much of one: at most `most`, the best first.
pub async fn suggest(
    host: &Host,
    by: Actor,
    id: MatchId,
    typed: String,
    most: usize,
) -> Result<Vec<Prospect>, Failure> {
    let position = host.read(by, move |cx| {
        let found = cx.find_match(id)?;
        found.check_turn(cx.user())?;
        Ok(found.position().clone())
    });
    let position = position.await?;
    let suggestions = WORKERS.run(move || position.suggest(&typed, most));
    Ok(suggestions.await?)
}

/// Describes what a resignation would mean. Nothing happens yet.
pub fn ask_to_resign(cx: &ReadCx<'_>, id: MatchId, on: Option<u32>) -> Result<Resigning, Failure> {
    let found = cx.find_match(id)?;
    check_board(cx, &found, on)?;
    let side = found.check_player(cx.user())?;
    let dates = cx.tx.matches().dates(id)?;
    let made = find_record(&cx.tx.matches(), id)?.moves_made();
    Ok(Resigning {
        too_short: dates.is_some_and(|dates| dates.rated)
            && found.resign(cx.user())?.is_too_short(made),
        id,
        opponent: found.players.on(side.other()),
        guest: guest(cx.tx, found.guest)?,
        revision: found.revision(),
    })
}

/// Resigns a match in its state at revision `on`.
pub fn resign(cx: &Cx<'_>, id: MatchId, on: u32) -> Result<(), Failure> {
    let found = cx.lock_match(id)?;
    check_board(cx, &found, Some(on))?;
    let end = found.resign(cx.user())?;
    cx.note_act()?;
    cx.tx.matches().set_end(id, end, cx.now)?;
    cx.tx.outbox().enqueue(id, &Post::Result, cx.now)?;
    tell_end(cx.tx, id, cx.now)
}

/// Plays a typed move, or returns what to ask about it. A refusal comes with a text that is no move but might be the
/// beginning of one.
fn play_or_ask(
    cx: &Cx<'_>,
    id: MatchId,
    typed: &TypedMove,
) -> Result<(Typed, Option<Refusal>), Failure> {
    let TypedMove { on, ref text, with } = *typed;
    let found = cx.lock_match(id)?;
    let revision = match on {
        MeantFor::Revision(revision) => Some(revision),
        MeantFor::SeenBefore(_) | MeantFor::Newest => None,
    };
    check_board(cx, &found, revision)?;
    if let Some(theirs) = instead(cx, &found, with)? {
        return Ok((theirs, None));
    }
    check_time(cx.tx, &found, cx.now)?;
    let newer = is_newer(&cx.tx.matches(), &found, on)?;
    let ask = |squares: Vec<Square>| {
        let view = Box::new(BoardView::load(cx.tx, &found, found.ply())?);
        Ok::<_, Failure>(Typed::Ask {
            view,
            squares,
            newer,
            with,
        })
    };
    let confirm = newer || cx.tx.settings().of_player(cx.user())?.confirm_moves;
    match found.play_typed(cx.user(), text) {
        Ok(next) if confirm || next.ply.mv.warning().is_some() || is_risky(cx, &found, &next)? => {
            Ok((ask(next.ply.mv.squares())?, None))
        }
        Ok(next) => {
            let played = commit(cx, &found, next, with)?;
            Ok((Typed::Played(Box::new(played)), None))
        }
        Err(refusal @ Refusal::Move { .. }) => match found.position().read_squares(text) {
            Ok(squares) if !squares.is_empty() => Ok((ask(squares)?, Some(refusal))),
            _ if newer => Ok((ask(Vec::new())?, None)),
            _ => Err(refusal.into()),
        },
        Err(refusal) => Err(refusal.into()),
    }
}

/// Returns whether the computer, which explains the game to the player, could win with its answer.
fn is_risky(cx: &Cx<'_>, found: &Match, next: &NextPly) -> Result<bool, Failure> {
    if found.players.computer().is_none() {
        return Ok(false);
    }
    let explains = cx.tx.computer().find(found.id)?;
    Ok(explains.is_some_and(|one| one.guided) && lets_opponent_win(&next.ply.mv))
}

/// Stores a player's ply and the plies planned to follow it, and shows the last board. A draw
/// offered with it is offered on that board.
fn commit(cx: &Cx<'_>, found: &Match, next: NextPly, with: With) -> Result<Played, Failure> {
    let (tx, by, id) = (cx.tx, cx.user(), found.id);
    // The computer's answer would be advice.
    let is_alone = found.players.computer().is_some();
    if is_alone && at_stake::passes(tx, found, by, Some(&next.ply.mv.after()))? {
        return Err(NoComputer::AtStake(id).into());
    }
    let (stands, new) = commit_plies(tx, found, &next, cx.now)?;
    let offered = with == With::DrawOffer && stands.end.is_none();
    if offered {
        offer_draw(cx, &stands)?;
    }
    let running = tx.matches().running(found.place.server, by)?;
    let waiting = running.iter().filter(|found| found.to_move).count();
    Ok(Played {
        id,
        revision: stands.revision(),
        goes_on: new == 1 && stands.turn() == Some(by),
        offered,
        against_computer: is_alone,
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
pub(crate) fn commit_plies(
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
        tx.outbox().enqueue(id, &board, now)?;
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
pub(crate) fn say_board(
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
        outbox.enqueue_then(id, board, now, due_at)?;
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
fn instead(cx: &ReadCx<'_>, found: &Match, with: With) -> Result<Option<Typed>, Failure> {
    if with == With::Nothing {
        return Ok(None);
    }
    if found.players.computer().is_some() {
        return Err(NoComputer::DrawByMove.into());
    }
    let theirs = their_draw(cx, found)?;
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
pub(crate) fn check_board(cx: &ReadCx<'_>, found: &Match, on: Option<u32>) -> Result<(), Failure> {
    found.check_player(cx.user())?;
    match on.filter(|on| *on != found.revision()) {
        Some(on) => Err(old_board(cx.tx, found, on)?.into()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests;
