//! The outbox for the bot: what to say next, and what became of it.

mod load;

use std::time::Duration;

pub(super) use load::WORTH_A_WORD;

use super::{
    BanWord, BoardView, BulletinView, ChallengeView, DigestView, Failure, GuestView, Host,
    OfferView, ReminderView, WordView, watches,
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, End, MessageId, ServerId, UserId, WatchStage},
};
use store::{About, ClockNews, Done, Due, Effect, Holder, Lock, Post, Prompt};

/// How long a process may take to deliver a post before another one may try: longer than
/// [`DELIVER_WITHIN`], so that no post is under way twice.
const LEASE: Duration = Duration::from_secs(90);

/// How long a delivery may take.
pub const DELIVER_WITHIN: Duration = Duration::from_mins(1);

/// How often a process looks into the outbox at least. Others fill it too, and it may not hear of
/// that.
const LOOK_EVERY: Duration = Duration::from_secs(15);

/// Posts to deliver now, and when to look for more.
#[derive(Clone, Debug)]
pub struct Claimed {
    /// The posts, leased to the holder.
    pub posts: Vec<Due>,
    /// When the next post is due, or it is time to look again.
    pub next: Timestamp,
}

/// A post, loaded with all that is needed to deliver it.
#[derive(Clone, Debug)]
pub enum Announcement {
    /// Post the challenge, or, where that is not possible, in this channel instead.
    Challenge(ChallengeView, Option<ChannelId>),
    /// Edit the challenge's message: it is closed.
    CloseChallenge(ChallengeView),
    /// Open a thread for the match, or a post in this forum.
    OpenVenue(ChallengeView, [String; 2], Option<ChannelId>),
    /// The same for a match that no challenge has been posted for.
    Begin(ChallengeView, [String; 2], Beginning),
    /// Show the match in a new venue, if the old one is gone.
    Reopen(ChallengeView, [String; 2], Reopening),
    /// Tell both players what a moderator has ruled.
    Ruling(BoardView, Done),
    /// Post a board.
    Board(BoardView),
    /// Edit the challenge's message: its match is over.
    TellResult(BoardView, End),
    /// Mark the thread of the match, which is over, and let it sleep.
    CloseThread(BoardView, End),
    /// Tell this player in private that the opponent has left the line that the player had
    /// planned.
    PlanVoid(BoardView, UserId),
    /// Tell a member in private what moderators have done to their ban from play.
    Ban(BanWord),
    /// Tell this to somebody who follows the match, in private.
    Word(WordView),
    /// Tell both players that the mover's time has run out, and ping the opponent.
    TimeUp(BoardView, Timestamp),
    /// Edit this message: it is of the newest board.
    Refresh(BoardView, ChannelId, MessageId),
    /// Say what has changed the clock, or stops it now.
    ClockNews(BoardView, ClockNews, Option<(ChannelId, MessageId)>),
    /// Remind a player.
    Reminder(ReminderView),
    /// Delete this message. If it is in the thread of a match that is over, let that sleep on.
    Delete {
        /// The channel of the message.
        channel: ChannelId,
        /// The message.
        message: MessageId,
        /// Whether that is such a thread.
        over: bool,
    },
    /// Tell a player which matches wait.
    Digest(DigestView),
    /// Ask whether this player is in the server.
    LookFor(UserId, ServerId),
    /// Tell what became of the mover, who may be missing, and when that is over.
    Missing(BoardView, WatchStage, Option<Timestamp>),
    /// Tell that this player is in the server again.
    Back(BoardView, UserId),
    /// Post an offer.
    Offer(OfferView),
    /// Edit the message of this offer: it is closed.
    CloseOffer(OfferView, ChannelId, MessageId),
    /// Show a bulletin.
    Bulletin(BulletinView),
    /// Take the buttons off this message.
    Retire(ChannelId, MessageId),
    /// Say nothing, because the word does not hold any more. If an earlier try has posted it in this
    /// channel, take its button off.
    Unprompt(ChannelId, Prompt),
    /// Say nothing, because a board that waits to be posted in this channel shows it. If that is on its
    /// way already, and so was drawn too early, look again after it.
    Behind(ChannelId),
    /// Say nothing, because the post has been overtaken by events.
    Overtaken,
}

/// Where a match may begin that no challenge has been posted for, unless in its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The forum in which it gets a post.
    pub forum: Option<ChannelId>,
    /// The channel for it if its own is gone or closed to the bot.
    pub instead: Option<ChannelId>,
    /// Whether it has no thread.
    pub bare: bool,
}

/// Where a match may go whose venue is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reopening {
    /// The forum in which it gets a post.
    pub forum: Option<ChannelId>,
    /// Whether it gets a thread.
    pub thread: bool,
    /// The channel for it if its own is gone.
    pub channel: Option<ChannelId>,
}

impl Announcement {
    /// The player in it who plays in another server.
    pub fn guest(&self) -> Option<&GuestView> {
        match self {
            Announcement::Challenge(view, _)
            | Announcement::CloseChallenge(view)
            | Announcement::OpenVenue(view, ..)
            | Announcement::Begin(view, ..)
            | Announcement::Reopen(view, ..) => view.guest.as_ref(),
            Announcement::Ruling(view, _)
            | Announcement::Board(view)
            | Announcement::TellResult(view, _)
            | Announcement::CloseThread(view, _)
            | Announcement::PlanVoid(view, _)
            | Announcement::TimeUp(view, _)
            | Announcement::Refresh(view, ..)
            | Announcement::ClockNews(view, ..)
            | Announcement::Missing(view, ..)
            | Announcement::Back(view, _) => view.guest.as_ref(),
            Announcement::Word(word) => word.board.guest.as_ref(),
            Announcement::Offer(view) | Announcement::CloseOffer(view, ..) => view.guest.as_ref(),
            Announcement::Ban(_)
            | Announcement::Reminder(_)
            | Announcement::Delete { .. }
            | Announcement::Digest(_)
            | Announcement::Bulletin(_)
            | Announcement::LookFor(..)
            | Announcement::Retire(..)
            | Announcement::Unprompt(..)
            | Announcement::Behind(_)
            | Announcement::Overtaken => None,
        }
    }
}

impl Host {
    /// Leases posts that are due to this holder, and removes cosmetic ones that it has delivered.
    pub async fn claim_posts(
        &self,
        holder: Holder,
        delivered: Vec<i64>,
        most: usize,
    ) -> Result<Claimed, Failure> {
        let now = self.clock.now();
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        self.store
            .write(Lock::None, move |tx| {
                for id in &delivered {
                    tx.remove_post(holder, *id)?;
                }
                let posts = tx.claim_posts(holder, now, now.after(LEASE), most)?;
                let look = now.after(LOOK_EVERY);
                let next = tx.next_post()?.map_or(look, |next| next.min(look));
                Ok(Claimed { posts, next })
            })
            .await
    }

    /// Loads all that is needed to deliver a post.
    pub async fn announcement(&self, about: About, post: Post) -> Result<Announcement, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| load::load(tx, about, &post, now))
            .await
    }

    /// Waits until something new is in the outbox, or until `next`.
    pub async fn wait_for_announcements(&self, next: Timestamp) {
        tokio::select! {
            () = self.clock.sleep_until(next) => {}
            () = self.store.outbox_filled() => {}
        }
    }

    /// Notes that a post has been delivered. If something cosmetic is left to do, the holder has the
    /// lease on it.
    pub async fn delivered(
        &self,
        holder: Holder,
        due: Due,
        effect: Effect,
    ) -> Result<Option<Due>, Failure> {
        let (now, presence) = (self.clock.now(), self.presence);
        let next = self.store.write(due.about.lock(), move |tx| {
            if let About::Match(id, at) = due.about {
                if let Some(server) = tx.server_of(at)?.filter(|_| effect.is_in_server()) {
                    tx.note_presence(server, now)?;
                }
                if let Effect::Found { player, here } = effect {
                    watches::found(tx, id, (player, here), presence, now)?;
                }
            }
            Ok(tx.delivered(holder, &due, effect, now, now.after(LEASE))?)
        });
        let next = next.await;
        if matches!(effect, Effect::Found { .. }) {
            self.asked.notify_one();
        }
        next
    }

    /// Renews the lease on a post that has not been sent yet. Returns `false` if somebody else has it by
    /// now, or it is gone.
    pub async fn renew(&self, holder: Holder, post: i64) -> Result<bool, Failure> {
        let until = self.clock.now().after(LEASE);
        self.store
            .write(Lock::None, move |tx| Ok(tx.renew(holder, post, until)?))
            .await
    }

    /// Puts off the delivery of a post.
    pub async fn postpone(
        &self,
        holder: Holder,
        post: i64,
        until: Timestamp,
    ) -> Result<(), Failure> {
        self.store
            .write(Lock::None, move |tx| Ok(tx.postpone(holder, post, until)?))
            .await
    }

    /// Gives a post back that was not sent after all.
    pub async fn release(&self, holder: Holder, due: Due, until: Timestamp) -> Result<(), Failure> {
        self.store
            .write(Lock::None, move |tx| Ok(tx.release(holder, &due, until)?))
            .await
    }

    /// Ends all leases of a holder that delivers nothing any more, so that nobody has to wait until
    /// they run out.
    pub async fn give_back(&self, holder: Holder) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                tx.give_back_computer_turns(holder, now)?;
                Ok(tx.give_back(holder, now)?)
            })
            .await
    }

    /// Sets aside a post that cannot be delivered.
    pub async fn give_up(&self, holder: Holder, due: Due, why: String) -> Result<(), Failure> {
        self.store
            .write(due.about.lock(), move |tx| {
                Ok(tx.give_up(holder, &due, &why)?)
            })
            .await
    }
}
