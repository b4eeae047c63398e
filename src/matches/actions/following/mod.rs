//! Following a match: a private message at each move, or at the end.
//!
//! Anyone who can see a match in a server can follow it there, even a match of a player who has blocked
//! them: the message goes only to the follower and shows no more than the match's own channel does.
//! Before each message, the bot checks whether the follower can still see that channel.

use super::views::names_of;
use crate::{
    host::{Cx, Failure, Host, ReadCx},
    matches::actions::views::BoardView,
};
use domain::{
    clock::Timestamp,
    matches::{Hears, Match, MatchId, Refusal, ServerId, UserId},
};
use rules::{GameId, Side, look::Look, words::Locale};
use store::{Following, Lock, Post, ReadTx, WriteTx};

/// How many matches one user can follow.
const MOST_FOLLOWINGS: usize = 20;

/// How many users can follow one match. Each of them costs a message at each move.
const MOST_FOLLOWERS: usize = 50;

/// A running match, and whether a user follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowView {
    /// The number of the match.
    pub id: MatchId,
    /// The server in which the user follows the match or views it.
    pub server: ServerId,
    /// Its game.
    pub game: GameId,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// Whether the user plays in it. Players see its moves anyway, so they only hear of its end.
    pub plays: bool,
    /// What the user hears of it, or `None` if they don't follow it.
    pub hears: Option<Hears>,
}

/// A private message to a user who follows a match.
#[derive(Clone, Debug)]
pub struct WordView {
    /// The reader.
    pub follower: UserId,
    /// The language of the message.
    pub locale: Locale,
    /// The board.
    pub board: BoardView,
    /// The side at the bottom for the follower.
    pub bottom: Side,
    /// The style of the picture for the follower.
    pub look: Look,
    /// What it tells.
    pub news: News,
}

/// What a private message about a match tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A move, to a follower.
    Move,
    /// The end, to a follower.
    End,
    /// That it is the reader's turn.
    Turn,
}

/// Returns how the user follows a running match.
pub fn show(cx: &ReadCx<'_>, id: MatchId) -> Result<FollowView, Failure> {
    load(cx, &find_running(cx, id)?)
}

/// Makes the user follow a running match, or changes how they follow it.
pub fn follow(
    cx: &Cx<'_>,
    id: MatchId,
    hears: Hears,
    locale: Locale,
) -> Result<FollowView, Failure> {
    let (follows, by) = (cx.tx.follows(), cx.user());
    cx.tx.lock(Lock::User(by))?;
    // The match must not end before the following is stored, or no last message would be sent.
    cx.tx.lock(Lock::Match(id))?;
    let found = find_running(cx, id)?;
    let others = follows.of_follower(by)?;
    let is_new = others.iter().all(|other| other.id != id);
    if is_new && others.len() >= MOST_FOLLOWINGS {
        return Err(Refusal::ManyFollowings(MOST_FOLLOWINGS).into());
    }
    if is_new && follows.followers(id)?.len() >= MOST_FOLLOWERS {
        return Err(Refusal::ManyFollowers(MOST_FOLLOWERS).into());
    }
    let hears = match found.players.side_of(by) {
        Some(_) => Hears::End,
        None => hears,
    };
    follows.follow(&Following {
        follower: by,
        id,
        showing: found.showing,
        hears,
        locale,
    })?;
    load(cx, &found)
}

/// Stops the user from following a match, wherever it is.
pub fn unfollow(cx: &Cx<'_>, id: MatchId) -> Result<(), Failure> {
    cx.tx.lock(Lock::User(cx.user()))?;
    cx.tx.follows().unfollow(cx.user(), id)?;
    Ok(())
}

/// Returns the running matches that the user follows, in all servers.
pub fn mine(cx: &ReadCx<'_>) -> Result<Vec<FollowView>, Failure> {
    let mut views = Vec::new();
    for one in cx.tx.follows().of_follower(cx.user())? {
        let found = cx
            .tx
            .matches()
            .find_at(one.showing)?
            .ok_or(Refusal::Unknown(one.id))?;
        views.push(load(cx, &found)?);
    }
    Ok(views)
}

/// Returns the matches that a user no longer follows because they take no direct messages, and that they have yet to be
/// told about.
pub async fn lost(host: &Host, by: UserId) -> Result<Vec<MatchId>, Failure> {
    host.store.read(move |tx| Ok(tx.follows().lost(by)?)).await
}

/// Notes that the user has been told about these matches.
pub async fn told_of_lost(host: &Host, by: UserId, lost: Vec<MatchId>) -> Result<(), Failure> {
    host.store
        .write(Lock::User(by), move |tx| {
            let mut lost = lost.iter();
            Ok(lost.try_for_each(|id| tx.follows().forget_lost(by, *id))?)
        })
        .await
}

/// Tells users who follow each move of a match about the last `new` ones. [`tell_end`] tells everyone
/// about the move that ends the match, so this only covers what came before it.
pub(crate) fn tell_moves(
    tx: &WriteTx<'_>,
    stands: &Match,
    new: u32,
    now: Timestamp,
) -> Result<(), Failure> {
    let (ply, new) = match stands.end {
        None => (stands.ply(), new),
        Some(_) if new > 1 => (stands.ply().saturating_sub(1), new - 1),
        Some(_) => return Ok(()),
    };
    for one in tx.follows().followers(stands.id)? {
        let follower = one.follower;
        let word = Post::FollowerUpdate {
            follower,
            ply,
            taken_back: stands.taken_back,
            new,
        };
        if one.hears == Hears::Moves {
            tx.outbox()
                .enqueue_for_follower(one.showing, follower, &word, now)?;
        }
    }
    Ok(())
}

/// Tells the player who is to move, if they want a direct message at each turn. The computer answers
/// too fast for that, and its boards may be direct messages anyway.
pub(crate) fn tell_turn(tx: &WriteTx<'_>, stands: &Match, now: Timestamp) -> Result<(), Failure> {
    let Some(mover) = stands.turn() else {
        return Ok(());
    };
    if stands.players.computer().is_some() || !tx.reminders().notices(mover)?.turns {
        return Ok(());
    }
    let word = Post::FollowerUpdate {
        follower: mover,
        ply: stands.ply(),
        taken_back: stands.taken_back,
        new: 1,
    };
    let home = tx.showings().home_of(stands.id, mover)?;
    Ok(tx.outbox().enqueue_for_follower(home, mover, &word, now)?)
}

/// Tells all followers of a match that it is over.
pub(crate) fn tell_end(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    for Following {
        follower, showing, ..
    } in tx.follows().followers(id)?
    {
        tx.outbox().enqueue_for_follower(
            showing,
            follower,
            &Post::FollowerResult { follower },
            now,
        )?;
    }
    Ok(())
}

/// Loads a private message to a follower, unless they have stopped following the match.
pub(crate) fn word(
    tx: &ReadTx<'_>,
    follower: UserId,
    board: BoardView,
    news: News,
) -> Result<Option<WordView>, Failure> {
    match tx.follows().find(follower, board.id)? {
        Some(following) => {
            let view = view_of(tx, follower, board, news)?;
            Ok(Some(WordView {
                locale: following.locale,
                ..view
            }))
        }
        None => Ok(None),
    }
}

/// Loads a private message to the player who is to move, unless they no longer want any.
pub(crate) fn word_of_turn(
    tx: &ReadTx<'_>,
    player: UserId,
    board: BoardView,
) -> Result<Option<WordView>, Failure> {
    let is_wanted = board.turn() == Some(player) && tx.reminders().notices(player)?.turns;
    if is_wanted {
        view_of(tx, player, board, News::Turn).map(Some)
    } else {
        Ok(None)
    }
}

fn view_of(
    tx: &ReadTx<'_>,
    reader: UserId,
    board: BoardView,
    news: News,
) -> Result<WordView, Failure> {
    let settings = tx.settings().of_player(reader)?;
    let server = tx.settings().of_server(board.venue.place.server)?;
    let locale = tx.people().locale(reader)?;
    Ok(WordView {
        follower: reader,
        locale: locale.unwrap_or(board.venue.place.locale),
        bottom: settings.bottom.side(board.players.side_of(reader)),
        look: settings.look(server),
        board,
        news,
    })
}

fn find_running(cx: &ReadCx<'_>, id: MatchId) -> Result<Match, Failure> {
    let found = cx.find_match(id)?;
    match found.end {
        None => Ok(found),
        Some(_) => Err(Refusal::Finished(id).into()),
    }
}

fn load(cx: &ReadCx<'_>, found: &Match) -> Result<FollowView, Failure> {
    let follows = cx.tx.follows().find(cx.user(), found.id)?;
    Ok(FollowView {
        id: found.id,
        server: found.place.server,
        game: found.position().game(),
        names: names_of(cx.tx, found)?,
        plays: found.players.side_of(cx.user()).is_some(),
        hears: follows.map(|one| one.hears),
    })
}

#[cfg(test)]
mod tests;
