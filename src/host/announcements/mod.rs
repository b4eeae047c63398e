//! The outbox as the bot sees it: what to say next, and what came of it.

use std::time::Duration;

use crate::host::{Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, NoticePlace, OfferId, Refusal, ServerId, ShowingId, UserId},
};
use store::{About, Due, Effect, Holder, Lock, Prompt, ReadTx, Venue};

/// How long a process can take to deliver a post before another one tries: longer than
/// [`DELIVER_WITHIN`], so that no post is delivered twice at the same time.
const LEASE: Duration = Duration::from_secs(90);

/// How long a delivery can take.
pub const DELIVER_WITHIN: Duration = Duration::from_mins(1);

/// The longest a process waits before looking into the outbox. Other processes fill it too, and this one
/// may not hear of that.
const LOOK_EVERY: Duration = Duration::from_secs(15);

/// The posts to deliver now, and when to look for more.
#[derive(Clone, Debug)]
pub struct Claimed {
    /// The posts, leased to the holder.
    pub posts: Vec<Due>,
    /// When the next post is due, or when to look again.
    pub next: Timestamp,
}

/// A post that is about to be delivered, for the code that loads what it says.
#[derive(Debug)]
pub struct Loading<'a> {
    pub(crate) tx: &'a ReadTx<'a>,
    pub(crate) about: About,
    pub(crate) now: Timestamp,
}

/// Why a post says nothing.
#[derive(Debug)]
pub enum NothingToPost {
    /// It has been overtaken by events.
    Overtaken,
    /// The news is no longer true. If an earlier attempt has posted it in this channel, its button is
    /// removed.
    Unprompt(ChannelId, Prompt),
    /// It could not be loaded.
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for NothingToPost {
    fn from(error: E) -> NothingToPost {
        NothingToPost::Failed(error.into())
    }
}

/// A queue in which posts follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A channel or a thread.
    Channel(ChannelId),
    /// The direct messages with a user.
    Direct(UserId),
}

/// Where a post is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Nowhere: the post needs no channel on Discord.
    Nowhere,
    /// In direct messages with this user.
    Direct(UserId),
    /// In this channel.
    Channel(ChannelId),
    /// In the channel where the challenge was made.
    Home,
    /// In the forum that the server has chosen, or otherwise in the channel of the challenge.
    Forum,
    /// Where boards are shown.
    Shown,
    /// Where boards are shown, for the result of a match that may have ended without a move.
    Result,
    /// Where this player is reminded in the server.
    Reminded(UserId),
    /// Where this offer was posted.
    Offer(OfferId),
    /// Where the bulletin is.
    Bulletin,
}

/// The details of a post that are known before its turn.
#[derive(Clone, Copy, Debug)]
pub struct Destination {
    /// The queue in which it waits. `None` if it needs no channel.
    pub lane: Option<Lane>,
    /// The server of the player in the match who plays elsewhere.
    pub guest: Option<ServerId>,
    /// Whether it is the [result](Target::Result) of a match in which no move was made.
    pub is_unplayed: bool,
}

impl Destination {
    /// Returns where a post goes if nothing has to be looked up for that. Posts that name their channel
    /// change or remove a message in it, and name no server.
    fn known(target: Target) -> Option<Destination> {
        let lane = match target {
            Target::Nowhere => None,
            Target::Channel(channel) => Some(Lane::Channel(channel)),
            _ => return None,
        };
        Some(Destination {
            lane,
            guest: None,
            is_unplayed: false,
        })
    }
}

impl Loading<'_> {
    /// Looks up where a post goes, which is much cheaper than loading it.
    fn destination(&self, target: Target) -> Result<Destination, Failure> {
        let channel = match target {
            Target::Nowhere | Target::Direct(_) => None,
            Target::Channel(channel) => Some(channel),
            Target::Home => Some(self.venue()?.place.channel),
            Target::Forum => {
                let place = self.venue()?.place;
                let forum = self.tx.settings().of_server(place.server)?.forum();
                Some(forum.unwrap_or(place.channel))
            }
            Target::Reminded(player)
                if self.tx.reminders().notices(player)?.place == NoticePlace::Channel =>
            {
                Some(self.venue()?.place.channel)
            }
            Target::Shown | Target::Result | Target::Reminded(_) => Some(self.venue()?.shown_in()),
            Target::Offer(offer) => self.tx.offers().message(offer)?.map(|(channel, _)| channel),
            Target::Bulletin => match self.about {
                About::Bulletin(id) => self.tx.bulletins().find(id)?.map(|one| one.place.channel),
                About::Match(..) => None,
            },
        };
        let lane = match target {
            Target::Direct(user) => Some(Lane::Direct(user)),
            _ => channel.map(Lane::Channel),
        };
        let guest = match self.about {
            About::Match(id, at) => self
                .tx
                .showings()
                .guest_at(id, at)?
                .map(|guest| guest.server),
            About::Bulletin(_) => None,
        };
        let is_unplayed = match (target, self.about) {
            (Target::Result, About::Match(id, _)) => self.tx.matches().is_unplayed(id)?,
            _ => false,
        };
        Ok(Destination {
            lane,
            guest,
            is_unplayed,
        })
    }

    /// Returns the match that the post is about, and its showing.
    pub(crate) fn showing(&self) -> Result<(MatchId, ShowingId), Failure> {
        match self.about {
            About::Match(id, at) => Ok((id, at)),
            About::Bulletin(_) => Err(Refusal::UnknownButton.into()),
        }
    }

    /// Returns where the post's match is shown.
    pub(crate) fn venue(&self) -> Result<Venue, Failure> {
        let (id, at) = self.showing()?;
        Ok(self.tx.showings().venue(at)?.ok_or(Refusal::Unknown(id))?)
    }
}

/// Leases due posts to this holder, and removes cosmetic ones that it has delivered.
pub async fn claim(
    host: &Host,
    holder: Holder,
    delivered: Vec<i64>,
    most: usize,
) -> Result<Claimed, Failure> {
    let now = host.clock.now();
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    host.store
        .write(Lock::None, move |tx| {
            for id in &delivered {
                tx.outbox().remove(holder, *id)?;
            }
            let posts = tx.outbox().claim(holder, now, now.after(LEASE), most)?;
            let look = now.after(LOOK_EVERY);
            let next = tx.outbox().next_due()?.map_or(look, |next| next.min(look));
            Ok(Claimed { posts, next })
        })
        .await
}

/// Looks up where a post goes.
pub async fn destination(
    host: &Host,
    about: About,
    target: Target,
) -> Result<Destination, Failure> {
    if let Some(known) = Destination::known(target) {
        return Ok(known);
    }
    let now = host.clock.now();
    let look = move |tx: &ReadTx<'_>| Loading { tx, about, now }.destination(target);
    host.store.read(look).await
}

/// Loads everything needed to deliver a post.
pub async fn load<V: Send + 'static>(
    host: &Host,
    about: About,
    what: impl Fn(&Loading<'_>) -> Result<V, NothingToPost> + Send + 'static,
) -> Result<V, NothingToPost> {
    let now = host.clock.now();
    let load = move |tx: &ReadTx<'_>| what(&Loading { tx, about, now });
    host.store.read(load).await
}

/// Waits until something new is in the outbox, or until `next`.
pub async fn wait(host: &Host, next: Timestamp) {
    tokio::select! {
        () = host.clock.sleep_until(next) => {}
        () = host.store.outbox_filled() => {}
    }
}

/// Notes that a post has been delivered. If cosmetic work remains, the holder keeps the lease.
pub async fn delivered(
    host: &Host,
    holder: Holder,
    due: Due,
    effect: Effect,
) -> Result<Option<Due>, Failure> {
    let now = host.clock.now();
    host.store
        .write(due.about.lock(), move |tx| {
            if let About::Match(_, at) = due.about
                && effect.is_in_server()
                && let Some(server) = tx.showings().server_of(at)?
            {
                tx.absences().note_presence(server, now)?;
            }
            Ok(tx
                .outbox()
                .delivered(holder, &due, effect, now, now.after(LEASE))?)
        })
        .await
}

/// Renews the lease on a post that has not been sent yet. Returns `false` if another holder has it
/// by now, or if it is gone.
pub async fn renew(host: &Host, holder: Holder, post: i64) -> Result<bool, Failure> {
    let until = host.clock.now().after(LEASE);
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.outbox().renew(holder, post, until)?)
        })
        .await
}

/// Postpones the delivery of a post.
pub async fn postpone(
    host: &Host,
    holder: Holder,
    post: i64,
    until: Timestamp,
) -> Result<(), Failure> {
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.outbox().postpone(holder, post, until)?)
        })
        .await
}

/// Returns a post to the outbox that was not sent after all.
pub async fn release(
    host: &Host,
    holder: Holder,
    due: Due,
    until: Timestamp,
) -> Result<(), Failure> {
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.outbox().release(holder, &due, until)?)
        })
        .await
}

/// Sets aside a post that cannot be delivered.
pub async fn give_up(host: &Host, holder: Holder, due: Due, why: String) -> Result<(), Failure> {
    host.store
        .write(due.about.lock(), move |tx| {
            Ok(tx.outbox().give_up(holder, &due, &why)?)
        })
        .await
}

#[cfg(test)]
mod tests;
