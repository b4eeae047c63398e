//! Delivers a post: loads it, waits for its turn, says it, and notes what came of it.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::time::{Instant, timeout};

use super::{
    consequence::{self, Fate, fate},
    direct::Tries,
    lanes::{Lanes, Turn},
    rate::Rate,
    requests::Requests,
    weather::Heard,
};
use crate::{
    bot::{alarm::database_failed, cards, error::Error, reach::Reach},
    causes::chain,
    clock::Timestamp,
    host::{Announcement, DELIVER_WITHIN, Due, Effect, Failure, Holder, Host, Prompt},
    matches::{ChannelId, MatchId, ServerId},
};

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_mins(15);

/// How often a post is tried before it is set aside. With the pauses that is two days. When Discord
/// answers nobody, each post is tried rarely, so an outage may be much longer.
pub(super) const MOST_TRIES: u32 = 200;

/// How often a channel takes a message, where Discord limits that: five in five seconds.
const APART: Duration = Duration::from_secs(1);

/// The same where there are no limits.
const UNLIMITED_APART: Duration = Duration::from_millis(20);

/// Delivers posts.
#[derive(Clone, Debug)]
pub(in crate::bot) struct Courier {
    pub(super) host: Host,
    pub(super) requests: Requests,
    lanes: Lanes,
    pub(super) tries: Tries,
    pub(super) me: serenity::UserId,
    pub(super) holder: Holder,
    reach: Reach,
}

/// What became of a try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) post: i64,
    /// When it began.
    pub(super) began: Instant,
    /// None if Discord was not asked.
    pub(super) heard: Option<Heard>,
    /// A cosmetic post that followed from it and is delivered too.
    pub(super) tidied: Option<i64>,
    /// When it is to be tried again, if it was put off.
    pub(super) again: Option<Timestamp>,
}

/// Why nothing was said yet.
#[derive(Debug)]
enum Unprepared {
    /// Others are before it. It is to be tried at this time.
    Wait(Timestamp),
    /// It cannot be loaded.
    Failed(Error),
}

impl From<Error> for Unprepared {
    fn from(error: Error) -> Unprepared {
        Unprepared::Failed(error)
    }
}

impl Courier {
    /// A courier of this user for one of so many processes that share the servers. Where serenity
    /// minds Discord's limits, it does so too.
    pub(in crate::bot) fn new(
        host: Host,
        http: Arc<serenity::Http>,
        reach: Reach,
        (me, holder, processes): (serenity::UserId, Holder, u32),
    ) -> Courier {
        let (rate, apart) = if http.ratelimiter.is_some() {
            (Rate::shared_by(processes), APART)
        } else {
            (Rate::unlimited(), UNLIMITED_APART)
        };
        Courier {
            host,
            requests: Requests::new(http, rate),
            lanes: Lanes::new(apart),
            tries: Tries::default(),
            me,
            holder,
            reach,
        }
    }

    /// Tries once, and notes what came of it.
    pub(super) async fn deliver(&self, due: Due) -> Tried {
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
        if let Some(heard) = tried.heard {
            self.reach.note(heard == Heard::Answer);
        }
        tried
    }

    async fn try_and_note(&self, due: Due, tried: &mut Tried) -> Result<Option<Due>, Failure> {
        let (announcement, _turn) = match self.prepare(&due).await {
            Ok(prepared) => prepared,
            Err(Unprepared::Wait(until)) => {
                tried.again = Some(until);
                self.host.release(self.holder, due, until).await?;
                return Ok(None);
            }
            Err(Unprepared::Failed(error)) => {
                tried.again = self.decide(due, &error).await?;
                return Ok(None);
            }
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
                tried.again = self.decide(due, &error).await?;
                Ok(None)
            }
        }
    }

    /// Loads what is to be said, and waits for its turn in the channel.
    async fn prepare(&self, due: &Due) -> Result<(Announcement, Option<Turn>), Unprepared> {
        let announcement = self.load(due).await?;
        let Some(channel) = lane(&announcement) else {
            return Ok((announcement, None));
        };
        let turn = self.lanes.enter(channel, self.host.clock().now()).await;
        let turn = turn.map_err(Unprepared::Wait)?;
        // What is behind a board may have found the lane free because that has just been posted.
        if !turn.waited && !matches!(announcement, Announcement::Behind(_)) {
            return Ok((announcement, Some(turn)));
        }
        // Meanwhile it may have been overtaken, or have moved to another channel.
        let announcement = self.load(due).await?;
        if lane(&announcement).is_some_and(|now| now != channel) {
            return Err(Unprepared::Wait(self.host.clock().now()));
        }
        Ok((announcement, Some(turn)))
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
                if matches!(error, Error::Closed(_)) {
                    // This try was refused, so it left nothing to look for.
                    let refused = Due {
                        attempts: due.attempts + 1,
                        ..due
                    };
                    self.host.release(self.holder, refused, until).await?;
                } else {
                    self.host.postpone(self.holder, due.id, until).await?;
                }
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
        let loaded = self.host.announcement(due.about, post.clone()).await?;
        match loaded.guest().map(|guest| guest.server) {
            Some(server) if self.learns_name_of(server).await? => {
                Ok(self.host.announcement(due.about, post).await?)
            }
            _ => Ok(loaded),
        }
    }

    /// Asks for the name of another server that is to be shown, unless it is known. Whether it was
    /// learned: without it, players have their names alone.
    async fn learns_name_of(&self, server: ServerId) -> Result<bool, Error> {
        if !self.host.wants_name_of(server).await? {
            return Ok(false);
        }
        match self.requests.server_name(server).await {
            Ok(name) => {
                self.host.name_server(server, name).await?;
                Ok(true)
            }
            Err(error) => {
                tracing::info!(%server, error = chain(&error), "the name of a server is not known");
                Ok(false)
            }
        }
    }

    async fn say(&self, due: &Due, announcement: Announcement) -> Result<Effect, Error> {
        match announcement {
            Announcement::Challenge(view) => self.post_card(due, view).await,
            Announcement::CloseChallenge(view) => self.close_card(&view).await,
            Announcement::OpenVenue(view, names, forum) => {
                self.open_venue(due, &view, &names, forum).await
            }
            Announcement::Begin(view, names, forum) => self.begin(due, &view, &names, forum).await,
            Announcement::Reopen(view, names, reopening) => {
                self.reopen(due, &view, &names, reopening).await
            }
            Announcement::Ruling(view, done) => self.tell_ruling(due, &view, &done).await,
            Announcement::Board(view) => self.post_board(due, view).await,
            Announcement::PlanVoid(view, player) => self.tell_plan_void(due, &view, player).await,
            Announcement::Ban(word) => self.tell_ban(due, &word).await,
            Announcement::Word(word) => self.tell_follower(due, word).await,
            Announcement::TellResult(view, end) => self.tell_result(due, view, end).await,
            Announcement::CloseThread(view, end) => self.close_thread(&view, end).await,
            Announcement::Bulletin(view) => self.show_bulletin(due, view).await,
            Announcement::Retire(channel, message) => self.retire(channel, message).await,
            Announcement::TimeUp(view, ends_at) => {
                let card = cards::time_up(&view, ends_at, view.venue.place.locale);
                self.post_words(due, &view, (card, Some(Prompt::Claim)))
                    .await
            }
            Announcement::ClockNews(view, news, said) => {
                self.say_clock_news(due, &view, news, said).await
            }
            Announcement::Refresh(view, channel, message) => {
                let card = cards::board_words(&view, view.venue.place.locale);
                self.edit(channel, message, card.edit()).await?;
                Ok(Effect::Refreshed { channel, message })
            }
            Announcement::Reminder(view) => self.remind(due, view).await,
            Announcement::Delete {
                channel,
                message,
                over,
            } => self.delete((channel, message), over).await,
            Announcement::Digest(view) => self.post_digest(due, &view).await,
            Announcement::LookFor(player, server) => self.look_for(player, server).await,
            Announcement::Missing(view, stage, over_at) => {
                let locale = view.venue.place.locale;
                let card = cards::missing(&view, (stage, over_at), locale);
                self.post_words(due, &view, (card, Prompt::of_stage(stage)))
                    .await
            }
            Announcement::Back(view, player) => {
                let card = cards::back(&view, player, view.venue.place.locale);
                self.post_words(due, &view, (card, None)).await
            }
            Announcement::Offer(view) => self.post_offer(due, view).await,
            Announcement::CloseOffer(view, channel, message) => {
                self.close_offer(&view, channel, message).await
            }
            Announcement::Unprompt(channel, prompt) => self.unprompt(due, (channel, prompt)).await,
            Announcement::Behind(_) | Announcement::Overtaken => Ok(Effect::None),
        }
    }
}

/// The channel in which something is posted, which takes one post after another.
fn lane(announcement: &Announcement) -> Option<ChannelId> {
    match announcement {
        Announcement::Challenge(view) => Some(view.venue.place.channel),
        Announcement::Board(view)
        | Announcement::TimeUp(view, _)
        | Announcement::Ruling(view, _)
        | Announcement::ClockNews(view, ..)
        | Announcement::Missing(view, ..)
        | Announcement::Back(view, _) => Some(view.venue.shown_in()),
        // It must not come between a board and the one that it is loaded for.
        Announcement::Refresh(_, channel, _) | Announcement::Behind(channel) => Some(*channel),
        Announcement::Reminder(view) if !view.direct => Some(view.venue.shown_in()),
        Announcement::Offer(view) => Some(view.venue.shown_in()),
        Announcement::Bulletin(view) => Some(view.bulletin.place.channel),
        Announcement::CloseChallenge(_)
        | Announcement::OpenVenue(..)
        | Announcement::Begin(..)
        | Announcement::Reopen(..)
        | Announcement::TellResult(..)
        | Announcement::CloseThread(..)
        | Announcement::PlanVoid(..)
        | Announcement::Ban(_)
        | Announcement::Word(..)
        | Announcement::Reminder(_)
        | Announcement::Delete { .. }
        | Announcement::Digest(_)
        | Announcement::LookFor(..)
        | Announcement::CloseOffer(..)
        | Announcement::Retire(..)
        | Announcement::Unprompt(..)
        | Announcement::Overtaken => None,
    }
}

/// The pause after this many tries: each twice as long as the one before, and a little by chance, so
/// that what failed at one moment does not come back at one moment.
fn pause(attempts: u32) -> Duration {
    let pause = Duration::from_secs(1 << attempts.min(16)).min(LONGEST_PAUSE);
    pause.mul_f64(0.75 + fastrand::f64() / 2.0)
}

/// The match that a post is about.
///
/// # Errors
/// If it is about something else, as only a post can be that this version cannot read.
pub(super) fn match_of(due: &Due) -> Result<MatchId, Error> {
    due.about.as_match().ok_or(Error::Unreadable)
}

/// The nonce of a post: the same for each try, and no other post's. The post's number alone would
/// come again in a new database.
pub(super) fn nonce(due: &Due) -> String {
    format!("{:x}-{:x}", due.id, due.created_at.millis())
}
