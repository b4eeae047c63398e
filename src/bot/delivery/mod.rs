//! Saying what is in the outbox: in order within a match, again until Discord confirms, and each
//! thing once.
//!
//! # Once
//!
//! A message carries a nonce, so Discord itself drops a repeat that comes soon after. A repeat that
//! comes later (the bot was down, or nobody answered) first looks whether the message is there
//! already (`look_up`). If that cannot be found out, it waits and looks again.
//!
//! # What follows from an answer
//!
//! Discord's JSON code decides, not the status (`consequence`):
//!
//! | Code | Discord says | Consequence |
//! | --- | --- | --- |
//! | 10 003 | unknown channel | `ChannelGone` |
//! | 10 004 | unknown guild | `NotInServer` |
//! | 10 008 | unknown message | `MessageGone` |
//! | 10 013 | unknown user | `UserClosed` |
//! | 20 009 | explicit content cannot be sent to the recipient | `UserClosed` |
//! | 20 016 | slow mode | `Later` |
//! | 20 028 | the channel's write limit is hit | `Later` |
//! | 20 029 | the server's write limit is hit | `Later` |
//! | 30 046 | too many edits of a message older than an hour | `TooManyEdits` |
//! | 40 001 | unauthorized | `Later` |
//! | 40 002 | the account needs to be verified | `Later` |
//! | 40 003 | direct messages are opened too fast | `Later` |
//! | 40 005 | the request is too large | `OurMistake` |
//! | 40 062 | the resource is rate limited | `Later` |
//! | 40 333 | the network refuses the request | `Later` |
//! | 50 001 | missing access | `ChannelClosed` |
//! | 50 006 | an empty message | `OurMistake` |
//! | 50 007 | cannot send messages to this user | `UserClosed` |
//! | 50 008 | not a text channel | `ChannelClosed` |
//! | 50 013 | missing permissions | `ChannelClosed` |
//! | 50 014 | the token is not valid | `Later` |
//! | 50 024 | not possible in a channel of this type | `ChannelClosed` |
//! | 50 035 | the request is malformed | `OurMistake` |
//! | 50 083 | the thread is archived | `Archived` |
//! | 50 109 | the request is no JSON | `OurMistake` |
//! | 50 278 | no server in common with this user | `UserClosed` |
//! | 130 000 | overloaded | `Later` |
//! | 160 004 | the message has a thread already | `ThreadExists` |
//! | 160 005 | the thread is locked | `ChannelClosed` |
//! | 160 006 | too many threads | `TooManyThreads` |
//! | 160 007 | too many threads of announcements | `TooManyThreads` |
//! | 200 000 | the server's filter blocks the message | `OurMistake` |
//! | 240 000 | the message has a harmful link | `OurMistake` |
//!
//! 401, 429, a status from 500 on and no answer in time are `Later` whatever the code. A 403 without
//! a code comes from the network and is `Later`; one with a code that is not known is
//! `ChannelClosed`. Anything else is `OurMistake`.
//!
//! # What follows from a consequence
//!
//! - `Later`: the post is tried again, after pauses that grow up to a quarter of an hour, at most
//!   [`MOST_TRIES`] times. When nothing gets through, a few posts at a time are tried (`weather`).
//! - `ChannelGone`, `ChannelClosed`: is the bot in the server? If not, that is `NotInServer`.
//!   Otherwise a match moves from its thread to the channel, and from there to direct messages to
//!   both players. A player who takes none reads it at the next command about the match. Each new
//!   board tries a closed channel again. If it is gone, the match goes on where one of its players
//!   uses `/board`. A challenge that cannot be posted is withdrawn, and its challenger is told. Without
//!   a right to threads, a match is played in the channel.
//! - `NotInServer`: all that is to be said in the server rests. It goes on when the bot finds
//!   itself there again, for which it looks now and then and when a command comes from there
//!   (`absences`).
//! - `MessageGone`, `TooManyEdits`, and `ChannelGone` and `ChannelClosed` for an edit: the edit is
//!   not needed any more. `Archived`: for an edit the thread is woken first. A message wakes it by
//!   itself, so a thread that refuses one is closed.
//! - `UserClosed`: the user is not told.
//! - `ThreadExists`: it is used. `TooManyThreads`: the match is played in the channel.
//! - `OurMistake`, and a post that cannot be read or drawn: it is set aside for the operator
//!   (`courtier outbox`), and the next post of the match goes on.
//!
//! # Side by side
//!
//! Posts of different matches are delivered at the same time (`rounds`), in one channel one after
//! another (`lanes`), and all requests stay under Discord's limits (`pace`).

mod absences;
mod consequence;
mod elsewhere;
mod lanes;
mod look_up;
mod offers;
mod pace;
mod posting;
mod requests;
mod rounds;
mod weather;

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::time::{Instant, timeout};

use self::{
    consequence::{Fate, fate},
    lanes::Lanes,
    pace::Pace,
    requests::Requests,
    weather::Heard,
};
use super::{alarm::database_failed, error::Error};
use crate::{
    clock::Timestamp,
    host::{Announcement, DELIVER_WITHIN, Due, Effect, Failure, Holder, Host},
    matches::ChannelId,
};

pub(super) use absences::watch;
pub(super) use rounds::run;

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_mins(15);

/// How often a post is tried before it is set aside. With the pauses that is two days. When Discord
/// answers nobody, each post is tried rarely, so an outage may be much longer.
const MOST_TRIES: u32 = 200;

/// How often a channel takes a message, where Discord limits that: five in five seconds.
const APART: Duration = Duration::from_secs(1);

/// The same where there are no limits.
const UNLIMITED_APART: Duration = Duration::from_millis(20);

/// Delivers posts.
#[derive(Clone, Debug)]
pub(super) struct Courier {
    host: Host,
    requests: Requests,
    lanes: Lanes,
    me: serenity::UserId,
    holder: Holder,
}

/// What became of a try.
#[derive(Clone, Copy, Debug)]
struct Tried {
    post: i64,
    /// When it began.
    began: Instant,
    /// None if Discord was not asked.
    heard: Option<Heard>,
    /// A cosmetic post that followed from it and is delivered too.
    tidied: Option<i64>,
    /// When it is to be tried again, if it was put off.
    again: Option<Timestamp>,
}

impl Courier {
    /// A courier for one of so many processes that share the servers. Where serenity minds
    /// Discord's limits, it does so too.
    pub(super) fn new(
        host: Host,
        http: Arc<serenity::Http>,
        me: serenity::UserId,
        holder: Holder,
        processes: u32,
    ) -> Courier {
        let (pace, apart) = if http.ratelimiter.is_some() {
            (Pace::shared_by(processes), APART)
        } else {
            (Pace::unlimited(), UNLIMITED_APART)
        };
        Courier {
            host,
            requests: Requests::new(http, pace),
            lanes: Lanes::new(apart),
            me,
            holder,
        }
    }

    /// Tries once, and notes what came of it.
    async fn deliver(&self, due: Due) -> Tried {
        let mut tried = Tried {
            post: due.id,
            began: Instant::now(),
            heard: None,
            tidied: None,
            again: None,
        };
        match self.try_and_note(due, &mut tried).await {
            Ok(Some(cosmetic)) => tried.tidied = self.tidy(cosmetic).await,
            Ok(None) => {}
            // The lease runs out, and then it is tried again. What was posted is found.
            Err(error) => database_failed(&error.into()),
        }
        tried
    }

    async fn try_and_note(&self, due: Due, tried: &mut Tried) -> Result<Option<Due>, Failure> {
        let mut announcement = match self.load(&due).await {
            Ok(announcement) => announcement,
            Err(error) => return self.conclude(due, &error, tried).await,
        };
        let _turn = match lane(&announcement) {
            None => None,
            Some(channel) => match self.lanes.enter(channel, self.host.clock().now()).await {
                Ok(turn) if turn.waited => {
                    // Meanwhile it may have been overtaken, or have moved to another channel.
                    announcement = match self.load(&due).await {
                        Ok(announcement) => announcement,
                        Err(error) => return self.conclude(due, &error, tried).await,
                    };
                    if lane(&announcement).is_some_and(|now| now != channel) {
                        let now = self.host.clock().now();
                        return self.give_back(due, now, tried).await;
                    }
                    Some(turn)
                }
                Ok(turn) => Some(turn),
                Err(until) => return self.give_back(due, until, tried).await,
            },
        };
        tried.began = Instant::now();
        let said = timeout(DELIVER_WITHIN, self.say(&due, announcement)).await;
        match said.unwrap_or(Err(Error::NoAnswer)) {
            Ok(effect) => {
                tried.heard = Some(Heard::Answer);
                self.host.delivered(self.holder, due, effect).await
            }
            Err(error) => {
                tried.heard = consequence::heard(&error);
                self.conclude(due, &error, tried).await
            }
        }
    }

    /// Gives a post back that was not sent.
    async fn give_back(
        &self,
        due: Due,
        until: Timestamp,
        tried: &mut Tried,
    ) -> Result<Option<Due>, Failure> {
        tried.again = Some(until);
        self.host.release(self.holder, due, until).await?;
        Ok(None)
    }

    /// Does what is only cosmetic. Gives its number if it is done.
    async fn tidy(&self, due: Due) -> Option<i64> {
        let id = due.id;
        let said = async { self.say(&due, self.load(&due).await?).await };
        let said = timeout(DELIVER_WITHIN, said).await;
        let Err(error) = said.unwrap_or(Err(Error::NoAnswer)) else {
            return Some(id);
        };
        if let Err(error) = self.decide(due, &error).await {
            database_failed(&error.into());
        }
        None
    }

    /// Decides what becomes of a post that could not be delivered.
    async fn conclude(
        &self,
        due: Due,
        error: &Error,
        tried: &mut Tried,
    ) -> Result<Option<Due>, Failure> {
        tried.again = self.decide(due, error).await?;
        Ok(None)
    }

    /// Decides what becomes of a post that could not be delivered, and tells when it is tried again.
    async fn decide(&self, due: Due, error: &Error) -> Result<Option<Timestamp>, Failure> {
        let chain = error.chain();
        match fate(error) {
            Fate::Rest => {
                if let Some(server) = self.host.server_of(due.about).await? {
                    tracing::warn!(%server, error = chain, "not in this server any more");
                    self.host.rest(self.holder, due, server).await?;
                    return Ok(None);
                }
            }
            Fate::Again if due.attempts < MOST_TRIES => {
                let pause = pause(due.attempts);
                tracing::warn!(post = ?due.post, about = %due.about, error = chain, ?pause, "not delivered, will try again");
                let until = self.host.clock().now().after(pause);
                self.host.postpone(self.holder, due.id, until).await?;
                return Ok(Some(until));
            }
            Fate::Again | Fate::SetAside => {}
        }
        tracing::error!(post = ?due.post, about = %due.about, error = chain, "set aside; see `courtier outbox list`");
        self.host.give_up(self.holder, due, chain).await?;
        Ok(None)
    }

    async fn load(&self, due: &Due) -> Result<Announcement, Error> {
        let post = due.post.clone().ok_or(Error::Unreadable)?;
        Ok(self.host.announcement(due.about, post).await?)
    }

    async fn say(&self, due: &Due, announcement: Announcement) -> Result<Effect, Error> {
        match announcement {
            Announcement::Challenge(view) => self.post_card(due, view).await,
            Announcement::CloseChallenge(view) => self.close_card(&view).await,
            Announcement::OpenVenue(view, names) => self.open_venue(&view, &names).await,
            Announcement::Board(view) => self.post_board(due, view).await,
            Announcement::PlanVoid(view, player) => self.tell_plan_void(due, &view, player).await,
            Announcement::Retire(channel, message) => self.retire(channel, message).await,
            Announcement::Offer(view) => self.post_offer(due, view).await,
            Announcement::CloseOffer(view, channel, message) => {
                self.close_offer(&view, channel, message).await
            }
            Announcement::Overtaken => Ok(Effect::None),
        }
    }
}

/// The channel in which something is posted, which takes one post after another.
fn lane(announcement: &Announcement) -> Option<ChannelId> {
    match announcement {
        Announcement::Challenge(view) => Some(view.venue.place.channel),
        Announcement::Board(view) => Some(view.venue.shown_in()),
        Announcement::Offer(view) => Some(view.venue.shown_in()),
        Announcement::CloseChallenge(_)
        | Announcement::OpenVenue(..)
        | Announcement::PlanVoid(..)
        | Announcement::CloseOffer(..)
        | Announcement::Retire(..)
        | Announcement::Overtaken => None,
    }
}

/// The pause after this many tries: each twice as long as the one before, and a little by chance, so
/// that what failed at one moment does not come back at one moment.
fn pause(attempts: u32) -> Duration {
    let pause = Duration::from_secs(1 << attempts.min(16)).min(LONGEST_PAUSE);
    pause.mul_f64(0.75 + fastrand::f64() / 2.0)
}

/// The nonce of a post: the same for each try, and no other post's. The post's number alone would
/// come again in a new database.
fn nonce(due: &Due) -> String {
    format!("{:x}-{:x}", due.id, due.created_at.millis())
}
