//! Following a match: a private word at each move, or at the end.
//!
//! Whoever may look at a match in a server may follow it there, also a match of somebody who has
//! blocked them: the word goes to nobody but the follower and shows no more than the match's own
//! channel does. Whether the follower may still see that channel is asked before each word.

use super::{BoardView, Failure, Host, find_match, views::names_of};
use domain::{
    clock::Timestamp,
    matches::{Hears, Match, MatchId, Refusal, ServerId, UserId},
};
use rules::{GameId, Side, look::Look, words::Locale};
use store::{Following, Lock, Post, ReadTx, WriteTx};

/// How many matches one user may follow.
const MOST_FOLLOWINGS: usize = 20;

/// How many users may follow one match, each of whom costs a message at each move.
const MOST_FOLLOWERS: usize = 50;

/// A running match, and whether a user follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowView {
    /// The match.
    pub id: MatchId,
    /// The server in which the user follows it, or looks at it.
    pub server: ServerId,
    /// Its game.
    pub game: GameId,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// Whether the user plays it. Players see its moves anyway, so they hear of its end alone.
    pub plays: bool,
    /// What the user hears of it. None if the user does not follow it.
    pub hears: Option<Hears>,
}

/// A private word to somebody who follows a match.
#[derive(Clone, Debug)]
pub struct WordView {
    /// Who follows.
    pub follower: UserId,
    /// The language of the word.
    pub locale: Locale,
    /// The board.
    pub board: BoardView,
    /// The side at the bottom for the follower.
    pub bottom: Side,
    /// How the picture looks to the follower.
    pub look: Look,
    /// Whether nothing comes after it.
    pub is_last: bool,
}

impl Host {
    /// How a user follows a running match.
    pub async fn following(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<FollowView, Failure> {
        self.store
            .read(move |tx| load(tx, &find_running(tx, server, id)?, by))
            .await
    }

    /// Lets a user follow a running match, or follow it in another way.
    pub async fn follow(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        hears: Hears,
        locale: Locale,
    ) -> Result<FollowView, Failure> {
        self.store
            .write(Lock::User(by), move |tx| {
                // It must not end before the following is there, or no last word would come.
                tx.lock(Lock::Match(id))?;
                let found = find_running(tx, server, id)?;
                let others = tx.followings(by)?;
                let follows = others.iter().any(|other| other.id == id);
                if !follows && others.len() >= MOST_FOLLOWINGS {
                    return Err(Refusal::ManyFollowings(MOST_FOLLOWINGS).into());
                }
                if !follows && tx.followers(id)?.len() >= MOST_FOLLOWERS {
                    return Err(Refusal::ManyFollowers(MOST_FOLLOWERS).into());
                }
                let hears = match found.players.side_of(by) {
                    Some(_) => Hears::End,
                    None => hears,
                };
                tx.follow(&Following {
                    follower: by,
                    id,
                    showing: found.showing,
                    hears,
                    locale,
                })?;
                load(tx, &found, by)
            })
            .await
    }

    /// Lets a user follow a match no more, wherever it is.
    pub async fn unfollow(&self, id: MatchId, by: UserId) -> Result<(), Failure> {
        self.store
            .write(Lock::User(by), move |tx| {
                tx.unfollow(by, id)?;
                Ok(())
            })
            .await
    }

    /// The running matches that a user follows, in all servers.
    pub async fn followings(&self, by: UserId) -> Result<Vec<FollowView>, Failure> {
        self.store
            .read(move |tx| {
                let mut views = Vec::new();
                for one in tx.followings(by)? {
                    let found = tx.match_at(one.showing)?.ok_or(Refusal::Unknown(one.id))?;
                    views.push(load(tx, &found, by)?);
                }
                Ok(views)
            })
            .await
    }

    /// The matches that a user does not follow any more, taking no direct messages, and has yet to
    /// be told so.
    pub async fn lost_followings(&self, by: UserId) -> Result<Vec<MatchId>, Failure> {
        self.store.read(move |tx| Ok(tx.lost_followings(by)?)).await
    }

    /// Notes that the user has been told so.
    pub async fn told_of_lost(&self, by: UserId, lost: Vec<MatchId>) -> Result<(), Failure> {
        self.store
            .write(Lock::User(by), move |tx| {
                let mut lost = lost.iter();
                Ok(lost.try_for_each(|id| tx.forget_lost_following(by, *id))?)
            })
            .await
    }
}

/// Has those who follow each move of a match told of the last `new` ones. What ends it is told to all
/// by [`tell_end`], so here no more than what came before that.
pub(super) fn tell_moves(
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
    for one in tx.followers(stands.id)? {
        let follower = one.follower;
        let word = Post::Word {
            follower,
            ply,
            taken_back: stands.taken_back,
            new,
        };
        if one.hears == Hears::Moves {
            tx.say_to_follower(one.showing, follower, &word, now)?;
        }
    }
    Ok(())
}

/// Has everybody who follows a match told that it is over.
pub(super) fn tell_end(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    for Following {
        follower, showing, ..
    } in tx.followers(id)?
    {
        tx.say_to_follower(showing, follower, &Post::LastWord { follower }, now)?;
    }
    Ok(())
}

/// Loads a word, unless the user has stopped following the match.
pub(super) fn word(
    tx: &ReadTx<'_>,
    follower: UserId,
    board: BoardView,
    is_last: bool,
) -> Result<Option<WordView>, Failure> {
    let Some(following) = tx.following(follower, board.id)? else {
        return Ok(None);
    };
    let settings = tx.player_settings(follower)?;
    let server = tx.server_settings(board.venue.place.server)?;
    Ok(Some(WordView {
        follower,
        locale: following.locale,
        bottom: settings.bottom.side(board.players.side_of(follower)),
        look: settings.look(server),
        board,
        is_last,
    }))
}

fn find_running(tx: &ReadTx<'_>, server: ServerId, id: MatchId) -> Result<Match, Failure> {
    let found = find_match(tx, server, id)?;
    match found.end {
        None => Ok(found),
        Some(_) => Err(Refusal::Finished(id).into()),
    }
}

fn load(tx: &ReadTx<'_>, found: &Match, by: UserId) -> Result<FollowView, Failure> {
    Ok(FollowView {
        id: found.id,
        server: found.place.server,
        game: found.position().game(),
        names: names_of(tx, found)?,
        plays: found.players.side_of(by).is_some(),
        hears: tx.following(by, found.id)?.map(|one| one.hears),
    })
}

#[cfg(test)]
mod tests;
