//! The outbox for the bot: what to say next, and what became of it.

use super::{
    BoardView, ChallengeView, Failure, Host, OfferView,
    views::{lately, names},
};
use crate::{
    clock::Timestamp,
    matches::{ChannelId, Match, MatchId, MessageId, Refusal, UserId},
    store::{Due, Effect, Post, ReadTx},
};

/// How many posts are loaded at once. Each is about another match.
const BATCH: u32 = 16;

/// A post, loaded with all that is needed to deliver it.
#[derive(Clone, Debug)]
pub enum Announcement {
    /// Post the challenge.
    Challenge(ChallengeView),
    /// Edit the challenge's message: it is closed.
    CloseChallenge(ChallengeView),
    /// Open a thread for the match.
    OpenVenue(ChallengeView, [String; 2]),
    /// Post a board.
    Board(BoardView),
    /// Tell this player in private that the opponent has left the line that the player had
    /// planned.
    PlanVoid(BoardView, UserId),
    /// Post an offer.
    Offer(OfferView),
    /// Edit the message of this offer: it is closed.
    CloseOffer(OfferView, ChannelId, MessageId),
    /// Take the buttons off this message.
    Retire(ChannelId, MessageId),
    /// Say nothing, because the post has been overtaken by events.
    Overtaken,
}

/// The posts to deliver now, and when to look again.
#[derive(Debug)]
pub struct Batch {
    /// At most one post for each match. One that cannot be loaded must not hold up the others.
    pub due: Vec<(Due, Result<Announcement, Failure>)>,
    /// When the next post will be due.
    pub next: Option<Timestamp>,
}

impl Host {
    /// Loads the posts to deliver now.
    pub async fn announcements(&self) -> Result<Batch, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let due = tx.due_posts(now, BATCH)?;
                let load = |due: Due| {
                    let announcement = load(tx, due.about, &due.post);
                    (due, announcement)
                };
                Ok(Batch {
                    due: due.into_iter().map(load).collect(),
                    next: tx.next_post_after(now)?,
                })
            })
            .await
    }

    /// Waits until something new is in the outbox, or until `next`.
    pub async fn wait_for_announcements(&self, next: Option<Timestamp>) {
        match next {
            Some(next) => tokio::select! {
                () = self.clock.sleep_until(next) => {}
                () = self.store.outbox_filled() => {}
            },
            None => self.store.outbox_filled().await,
        }
    }

    /// Notes that a post is about to be delivered.
    pub async fn begin_delivery(&self, due: &Due) -> Result<(), Failure> {
        let (id, now) = (due.id, self.clock.now());
        self.store
            .write(move |tx| Ok(tx.begin_delivery(id, now)?))
            .await
    }

    /// Notes that a post has been delivered.
    pub async fn delivered(&self, due: Due, effect: Effect) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| Ok(tx.delivered(&due, effect, now)?))
            .await
    }

    /// Puts off the delivery of a post.
    pub async fn postpone(&self, due: &Due, until: Timestamp) -> Result<(), Failure> {
        let id = due.id;
        self.store
            .write(move |tx| Ok(tx.postpone(id, until)?))
            .await
    }

    /// Notes that a post can never be delivered.
    pub async fn give_up(&self, due: &Due, why: String) -> Result<(), Failure> {
        let id = due.id;
        self.store.write(move |tx| Ok(tx.give_up(id, &why)?)).await
    }

    /// Sends the boards of a match to another channel from now on.
    pub async fn move_venue(&self, id: MatchId, channel: ChannelId) -> Result<(), Failure> {
        self.store
            .write(move |tx| Ok(tx.set_venue(id, channel)?))
            .await
    }
}

fn load(tx: &ReadTx<'_>, id: MatchId, post: &Post) -> Result<Announcement, Failure> {
    let challenge = || {
        let challenge = tx.challenge(id)?.ok_or(Refusal::Unknown(id))?;
        ChallengeView::load(tx, challenge)
    };
    let found =
        || -> Result<Match, Failure> { Ok(tx.find_match(id)?.ok_or(Refusal::Unknown(id))?) };
    let board = |found: &Match, ply: u32| BoardView::load(tx, found, ply);
    Ok(match *post {
        Post::Challenge => Announcement::Challenge(challenge()?),
        Post::CloseChallenge => Announcement::CloseChallenge(challenge()?),
        Post::OpenVenue => {
            let players = tx.players(id)?.ok_or(Refusal::Unknown(id))?;
            Announcement::OpenVenue(challenge()?, names(tx, players)?)
        }
        Post::Board {
            ply,
            taken_back,
            new,
        } => {
            let found = found()?;
            if found.taken_back != taken_back {
                return Ok(Announcement::Overtaken);
            }
            let mut view = board(&found, ply)?;
            // A resignation has a post of its own. If both are delivered late, the board of the
            // last move must not tell it first.
            view.end = view.end.filter(|end| end.is_by_move());
            view.lately = lately(tx, &view, new)?;
            Announcement::Board(view)
        }
        Post::Result => {
            let found = found()?;
            Announcement::Board(board(&found, found.ply())?)
        }
        Post::PlanVoid { player } => {
            let found = found()?;
            let view = board(&found, found.ply())?;
            Announcement::PlanVoid(view, player)
        }
        Post::Offer { offer } => Announcement::Offer(OfferView::load(tx, offer)?),
        Post::CloseOffer { offer } => match tx.offer_message(offer)? {
            Some((channel, message)) => {
                Announcement::CloseOffer(OfferView::load(tx, offer)?, channel, message)
            }
            None => Announcement::Overtaken,
        },
        Post::Retire { channel, message } => Announcement::Retire(channel, message),
    })
}
