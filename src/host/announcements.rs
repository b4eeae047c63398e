//! The outbox from the outside: what to say next, and what became of it.

use super::{BoardView, ChallengeView, Failure, Host, OfferView, views::lately};
use crate::{
    clock::Timestamp,
    matches::{ChannelId, Match, MatchId, MessageId, OfferState, Refusal, UserId},
    store::{Due, Effect, Post, ReadTx},
};

/// How many posts are taken out at once. Each is of another match.
const BATCH: u32 = 16;

/// Something to say, with everything that is needed to say it.
#[derive(Clone, Debug)]
pub enum Announcement {
    /// Post the challenge.
    Challenge(ChallengeView),
    /// Edit the challenge's message: it is not open any more.
    CloseChallenge(ChallengeView),
    /// Open a thread for the match.
    OpenVenue(ChallengeView, [String; 2]),
    /// Post a board.
    Board(BoardView),
    /// Tell this player in private that the opponent has left the line they had laid out.
    PlanVoid(BoardView, UserId),
    /// Post an offer.
    Offer(OfferView),
    /// Edit the message of this offer: it is not open any more.
    CloseOffer(OfferView, ChannelId, MessageId),
    /// Take the buttons off this message.
    Retire(ChannelId, MessageId),
    /// Nothing: what was to be said has been overtaken.
    Overtaken,
}

/// What is to be said now, and when to look again.
#[derive(Debug)]
pub struct Batch {
    /// At most one thing a match. One that cannot be loaded must not hold up the others.
    pub due: Vec<(Due, Result<Announcement, Failure>)>,
    /// When the next thing is due that is not due yet.
    pub next: Option<Timestamp>,
}

impl Host {
    /// What is to be said now, with all that is needed to say it.
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

    /// Waits until something new is to be said, or it is `next`.
    pub async fn wait_for_announcements(&self, next: Option<Timestamp>) {
        match next {
            Some(next) => tokio::select! {
                () = self.clock.sleep_until(next) => {}
                () = self.store.outbox_filled() => {}
            },
            None => self.store.outbox_filled().await,
        }
    }

    /// Notes that something is about to be said.
    pub async fn begin_delivery(&self, due: &Due) -> Result<(), Failure> {
        let (id, now) = (due.id, self.clock.now());
        self.store
            .write(move |tx| Ok(tx.begin_delivery(id, now)?))
            .await
    }

    /// Notes that it has been said.
    pub async fn delivered(&self, due: Due, effect: Effect) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| Ok(tx.delivered(&due, effect, now)?))
            .await
    }

    /// Says it again at another time.
    pub async fn postpone(&self, due: &Due, until: Timestamp) -> Result<(), Failure> {
        let id = due.id;
        self.store
            .write(move |tx| Ok(tx.postpone(id, until)?))
            .await
    }

    /// Notes that it can never be said.
    pub async fn give_up(&self, due: &Due, why: String) -> Result<(), Failure> {
        let id = due.id;
        self.store.write(move |tx| Ok(tx.give_up(id, &why)?)).await
    }

    /// Lets the boards of a match go to another channel from now on.
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
            let names = board(&found()?, 0)?.names;
            Announcement::OpenVenue(challenge()?, names)
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
            // A resignation has an announcement of its own; the last move's board must not
            // pre-empt it when both are delivered late.
            view.end = view.end.filter(|end| end.is_by_move());
            view.lately = lately(&found, ply, new);
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
        Post::Offer { offer } => {
            let view = OfferView::load(tx, offer)?;
            match view.offer.state {
                OfferState::Open => Announcement::Offer(view),
                _ => Announcement::Overtaken,
            }
        }
        Post::CloseOffer { offer } => match tx.offer_message(offer)? {
            Some((channel, message)) => {
                Announcement::CloseOffer(OfferView::load(tx, offer)?, channel, message)
            }
            None => Announcement::Overtaken,
        },
        Post::Retire { channel, message } => Announcement::Retire(channel, message),
    })
}
