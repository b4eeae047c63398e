//! Faults of posts that are still to be delivered.

use crate::{
    About, Post, ReadTx, StoreError,
    db::{DbError, Row, only, params},
    matches,
    outbox::delivery,
};
use domain::matches::{MatchId, OfferId, Players, UserId};

/// A fault in a post.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostFault {
    /// It cannot be read.
    #[error("it is not readable: {0:?}")]
    Unreadable(String),
    /// It is about a bulletin but contains something about a match, or the reverse.
    #[error("it does not say what can be said about this")]
    Elsewhere,
    /// It is about a match that does not exist.
    #[error("it is about a match, but there is none")]
    NoMatch,
    /// It is about a match that only its player sees.
    #[error("it is about a match that only its player sees")]
    Private,
    /// It is about an offer that does not exist.
    #[error("it is about offer {}, which this match does not have", .0.0)]
    NoOffer(OfferId),
    /// It is for someone who does not play the match.
    #[error("it is for somebody who does not play the match")]
    NotAPlayer,
    /// It is stored as a message to a different follower.
    #[error("it is kept as a word to somebody else than it is for")]
    Follower,
    /// It is marked as the next one of its match but is not, or the reverse.
    #[error("it is marked as {}", if *.0 { "the next one, though it is not" }
                                  else { "not the next one, though it is" })]
    First(bool),
}

/// A row of the outbox, and what it refers to.
#[derive(Clone, Debug)]
pub(super) struct StoredPost {
    pub(super) id: i64,
    pub(super) about: About,
    pub(super) post: String,
    /// Whether it is marked as the next one of its match.
    pub(super) first: bool,
    /// Whether it should be. Where the bot is not in the server, that depends on what was tried.
    pub(super) belongs_first: Option<bool>,
    /// The players of the match, if there is one.
    pub(super) players: Option<Players>,
    /// Whether only its player sees the match.
    pub(super) private: bool,
    /// The follower for whom it is stored as a private message, if there is one.
    pub(super) follower: Option<UserId>,
    /// The offer that it is about, if the match has it.
    pub(super) offer: Option<OfferId>,
}

/// Reads the posts after this one, in the order of their numbers, at most `most`.
pub(super) fn posts_after(
    tx: &ReadTx<'_>,
    after: i64,
    most: u32,
) -> Result<Vec<StoredPost>, StoreError> {
    let mut posts = tx.db.rows(
        "SELECT outbox.id AS id, outbox.match AS match, coalesce(shown.mirror_of, shown.id) AS shown,
                bulletin, post, cosmetic, first, coalesce(shown.private, 0) AS private,
                given_up IS NOT NULL AS given_up, matches.id AS played, first_player,
                second_player,
                EXISTS (SELECT absences.server FROM challenges JOIN absences USING (server)
                        WHERE challenges.id = outbox.match)
                  OR EXISTS (SELECT absences.server FROM bulletins JOIN absences USING (server)
                             WHERE bulletins.id = outbox.bulletin) AS absent,
                (SELECT min(id) FROM outbox AS other
                 WHERE other.match = outbox.match AND other.cosmetic = 0
                   AND other.given_up IS NULL) AS next,
                (SELECT min(id) FROM outbox AS other
                 WHERE other.match = outbox.match AND other.follower = outbox.follower
                   AND other.given_up IS NULL) AS next_word, follower
         FROM outbox LEFT JOIN challenges AS shown ON shown.id = outbox.match
                     LEFT JOIN matches ON matches.id = coalesce(shown.mirror_of, shown.id)
         WHERE outbox.id > ?1 ORDER BY outbox.id LIMIT ?2",
        params![after, most],
        stored,
    )?;
    for stored in &mut posts {
        if let Ok(Post::Offer { offer } | Post::CloseOffer { offer }) = read_post(&stored.post) {
            stored.offer = tx.db.first(
                "SELECT id FROM offers WHERE id = ?1 AND match = ?2",
                params![offer, stored.about.as_match()],
                only,
            )?;
        }
    }
    Ok(posts)
}

fn stored(row: &Row<'_>) -> Result<StoredPost, DbError> {
    let players = match row.get::<Option<MatchId>>("played")? {
        Some(_) => Some(matches::players(row)?),
        None => None,
    };
    let id: i64 = row.get("id")?;
    let (cosmetic, given_up): (bool, bool) = (row.get("cosmetic")?, row.get("given_up")?);
    let (next, follower): (Option<i64>, Option<UserId>) = (row.get("next")?, row.get("follower")?);
    let next_word: Option<i64> = row.get("next_word")?;
    let is_next = !given_up
        && match follower {
            Some(_) => next_word == Some(id),
            // A bulletin has one post at a time.
            None => cosmetic || next.is_none_or(|next| next == id),
        };
    let absent: bool = row.get("absent")?;
    Ok(StoredPost {
        id,
        about: delivery::about(row)?,
        post: row.get("post")?,
        first: row.get("first")?,
        belongs_first: (!absent).then_some(is_next),
        players,
        private: row.get("private")?,
        follower,
        offer: None,
    })
}

fn read_post(post: &str) -> serde_json::Result<Post> {
    serde_json::from_str(post)
}

/// Returns the faults of a post.
pub(super) fn post_faults(stored: &StoredPost) -> Vec<PostFault> {
    let mut faults = Vec::new();
    match read_post(&stored.post) {
        Ok(post) => {
            faults.extend(refers(&post, stored));
            if post.follower() != stored.follower {
                faults.push(PostFault::Follower);
            }
        }
        Err(_) => faults.push(PostFault::Unreadable(stored.post.clone())),
    }
    if stored
        .belongs_first
        .is_some_and(|first| first != stored.first)
    {
        faults.push(PostFault::First(stored.first));
    }
    faults
}

/// Returns a fault if something is missing that a post refers to.
fn refers(post: &Post, stored: &StoredPost) -> Option<PostFault> {
    match (stored.about, post) {
        (About::Bulletin(_), Post::Bulletin | Post::Retire { .. }) => return None,
        (About::Bulletin(_), _) | (About::Match(..), Post::Bulletin) => {
            return Some(PostFault::Elsewhere);
        }
        (About::Match(..), _) => {}
    }
    if stored.private && !matches!(post, Post::TellBan { .. }) {
        return Some(PostFault::Private);
    }
    let players = match (post, stored.players) {
        (Post::Challenge { .. } | Post::RestoredChallenge { .. } | Post::CloseChallenge, _) => {
            return None;
        }
        (_, None) => return Some(PostFault::NoMatch),
        (_, Some(players)) => players,
    };
    let named = match post {
        Post::Offer { offer } | Post::CloseOffer { offer } => {
            return (stored.offer != Some(*offer)).then_some(PostFault::NoOffer(*offer));
        }
        Post::Clock { news } => news.player(),
        other => other.player(),
    };
    let plays = named.is_none_or(|player| players.side_of(player).is_some());
    (!plays).then_some(PostFault::NotAPlayer)
}
