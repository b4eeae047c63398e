//! Delivers a post: loads it, waits for its turn, sends it, and records the outcome.

use std::{pin::pin, time::Duration};

use tokio::time::{Instant, timeout};

use crate::{
    clocks::actions::absences,
    discord::{
        alarm::database_failed,
        delivery::{
            circuit_breaker::Reply,
            consequence::{self, Fate, fate},
            courier::Courier,
            held_back,
            lanes::{Turn, Urgency},
            rate::{Precedence, with_precedence},
        },
        error::Error,
    },
    host::{DELIVER_WITHIN, Failure, Lane, Target, announcements, names},
};
use domain::{causes::chain, clock::Timestamp, matches::ServerId};
use store::{Due, Effect, Post};

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_mins(15);

/// How often a post is tried before it is set aside. With the pauses, that takes two days. When
/// Discord answers nobody, each post is tried rarely, so an outage can last much longer.
pub(crate) const MOST_TRIES: u32 = 200;

/// How often a post that waits for its turn renews its lease. When the turn comes, the lease has
/// lost at most this much time.
const RENEW_EVERY: Duration = Duration::from_secs(20);

/// The outcome of a try.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    pub(crate) post: i64,
    /// When it began.
    pub(crate) began: Instant,
    /// `None` if Discord was not asked.
    pub(crate) reply: Option<Reply>,
    /// A cosmetic post that followed from it and is delivered too.
    pub(crate) tidied: Option<i64>,
    /// When to try again, if it was put off.
    pub(crate) again: Option<Timestamp>,
}

/// A try in which Discord was asked, if there was anything to say.
struct Attempt {
    said: Result<Effect, Error>,
    /// Its turn, which ends when this is dropped.
    turn: Option<Turn>,
    began: Instant,
}

/// Why nothing was sent yet.
#[derive(Debug)]
enum Unprepared {
    /// Others are ahead of it. Try it at this time.
    Wait(Timestamp),
    /// Another process has it by now.
    Lost,
    /// It cannot be loaded.
    Failed(Error),
}

impl From<Error> for Unprepared {
    fn from(error: Error) -> Unprepared {
        Unprepared::Failed(error)
    }
}

impl Courier {
    /// Tries once, and records the outcome.
    pub(crate) async fn deliver(&self, due: Due) -> Tried {
        let mut tried = Tried {
            post: due.id,
            began: Instant::now(),
            reply: None,
            tidied: None,
            again: None,
        };
        if let Err(error) = self.try_and_note(due, &mut tried).await {
            // The lease expires, and then it is tried again. What was posted is found.
            database_failed(&error.into());
        }
        if let Some(reply) = tried.reply {
            self.reach.note(reply == Reply::Answer);
        }
        tried
    }

    async fn try_and_note(&self, due: Due, tried: &mut Tried) -> Result<(), Failure> {
        let (asked_at, created_at) = (self.host.clock().now(), due.created_at);
        let Attempt { said, turn, began } = match self.attempt(&due, None).await {
            Ok(attempt) => attempt,
            Err(unprepared) => {
                tried.again = self.put_back(due, unprepared, asked_at).await?;
                return Ok(());
            }
        };
        tried.began = began;
        match said {
            Ok(effect) => {
                tried.reply = Some(Reply::Answer);
                let waited = self.host.clock().now().since(created_at);
                self.host.measurements().delivered(waited);
                if let Some(cosmetic) =
                    announcements::delivered(&self.host, self.holder, due, effect).await?
                {
                    self.tidy(cosmetic, turn, tried).await?;
                }
            }
            Err(error) => {
                tried.reply = consequence::reply(&error);
                tried.again = self.decide(due, &error, asked_at).await?;
            }
        }
        Ok(())
    }

    /// Waits for a post's turn in its channel unless the turn is already `held`. Then loads the
    /// message and sends it, if it has not been overtaken.
    async fn attempt(&self, due: &Due, held: Option<Turn>) -> Result<Attempt, Unprepared> {
        let post = due.post.as_ref().ok_or(Error::Unreadable)?;
        let plan = self.plan(due, post);
        let precedence = match (post, plan.urgency) {
            (Post::Refresh, _) | (_, Urgency::InTurn) => Precedence::Edit,
            (_, Urgency::Soon) => Precedence::Board,
        };
        let to = announcements::destination(&self.host, due.about, plan.target)
            .await
            .map_err(Error::from)?;
        if let Some(server) = to.guest {
            self.learn_name_of(server).await?;
        }
        let turn = match (to.lane, held) {
            (None, _) => None,
            (Some(lane), Some(turn)) if turn.is_in(lane) => Some(turn),
            (Some(lane), held) => {
                // The holder of one lane must not wait for another.
                drop(held);
                // Many matches in which nobody showed up end together.
                let urgency = match plan.urgency {
                    Urgency::Soon if to.is_unplayed => Urgency::InTurn,
                    urgency => urgency,
                };
                let turn = self.take_turn(due, lane, urgency).await?;
                // It may have moved to another channel in the meantime.
                if turn.waited && !self.still_goes_to(due, plan.target, lane).await? {
                    return Err(Unprepared::Wait(self.host.clock().now()));
                }
                Some(turn)
            }
        };
        let saying = plan.load.await?;
        let began = Instant::now();
        let said = match saying {
            Some(saying) => {
                let saying = with_precedence(precedence, saying);
                let said = timeout(DELIVER_WITHIN, saying).await;
                said.unwrap_or(Err(Error::NoAnswer))
            }
            None => Ok(Effect::None),
        };
        Ok(Attempt { said, turn, began })
    }

    async fn still_goes_to(&self, due: &Due, target: Target, lane: Lane) -> Result<bool, Error> {
        let to = announcements::destination(&self.host, due.about, target).await?;
        Ok(to.lane == Some(lane))
    }

    /// Waits for a post's turn in a lane. That can take minutes, so its lease is renewed.
    async fn take_turn(&self, due: &Due, lane: Lane, urgency: Urgency) -> Result<Turn, Unprepared> {
        let now = self.host.clock().now();
        let mut turn = pin!(self.lanes.enter(lane, urgency, now));
        loop {
            if let Ok(turn) = timeout(RENEW_EVERY, &mut turn).await {
                return turn.map_err(Unprepared::Wait);
            }
            let renewed = announcements::renew(&self.host, self.holder, due.id).await;
            if !renewed.map_err(Error::from)? {
                return Err(Unprepared::Lost);
            }
        }
    }

    /// Puts back a post that is not prepared, and returns when it is tried again.
    async fn put_back(
        &self,
        due: Due,
        unprepared: Unprepared,
        asked_at: Timestamp,
    ) -> Result<Option<Timestamp>, Failure> {
        match unprepared {
            Unprepared::Wait(until) => {
                announcements::release(&self.host, self.holder, due, until).await?;
                Ok(Some(until))
            }
            Unprepared::Lost => Ok(None),
            Unprepared::Failed(error) => self.decide(due, &error, asked_at).await,
        }
    }

    /// Does what is only cosmetic.
    async fn tidy(&self, due: Due, turn: Option<Turn>, tried: &mut Tried) -> Result<(), Failure> {
        let asked_at = self.host.clock().now();
        let attempt = match self.attempt(&due, turn).await {
            Ok(attempt) => attempt,
            Err(unprepared) => {
                tried.again = self.put_back(due, unprepared, asked_at).await?;
                return Ok(());
            }
        };
        match attempt.said {
            Ok(_) => tried.tidied = Some(due.id),
            Err(error) => tried.again = self.decide(due, &error, asked_at).await?,
        }
        Ok(())
    }

    /// Decides what happens to a post that could not be delivered since `asked_at`, and returns when
    /// it is tried again.
    async fn decide(
        &self,
        due: Due,
        error: &Error,
        asked_at: Timestamp,
    ) -> Result<Option<Timestamp>, Failure> {
        let chain = error.chain();
        if consequence::is_flagged(error) {
            tracing::error!(
                "Discord has flagged the bot and blocks its direct messages; its page in Discord's developer portal says why"
            );
        }
        match fate(error) {
            Fate::Rest => {
                if let Some(server) = absences::server_of(&self.host, due.about).await? {
                    let again =
                        absences::rest(&self.host, self.holder, due, server, asked_at).await?;
                    if again.is_none() {
                        tracing::warn!(%server, error = chain, "the bot is no longer in this server");
                    }
                    return Ok(again);
                }
            }
            Fate::Again if due.attempts < MOST_TRIES => {
                let pause = match error {
                    Error::Discord(error) => held_back::wait(error),
                    _ => None,
                };
                let pause =
                    pause.map_or_else(|| self::pause(due.attempts), |wait| wait.min(LONGEST_PAUSE));
                tracing::warn!(post = ?due.post, about = %due.about, error = chain, ?pause, "a post could not be delivered; will try again");
                let until = self.host.clock().now().after(pause);
                if matches!(error, Error::Closed(_)) {
                    // This try was refused, so it left nothing to look for.
                    let refused = Due {
                        attempts: due.attempts + 1,
                        ..due
                    };
                    announcements::release(&self.host, self.holder, refused, until).await?;
                } else {
                    announcements::postpone(&self.host, self.holder, due.id, until).await?;
                }
                return Ok(Some(until));
            }
            Fate::Again | Fate::SetAside => {}
        }
        tracing::error!(post = ?due.post, about = %due.about, error = chain, "a post was set aside; see `courtier outbox list`");
        announcements::give_up(&self.host, self.holder, due, chain).await?;
        Ok(None)
    }

    /// Fetches the name of another server that will be shown, unless it is known. Without it,
    /// players are shown with their names alone.
    async fn learn_name_of(&self, server: ServerId) -> Result<(), Error> {
        if !names::wants_server(&self.host, server).await? {
            return Ok(());
        }
        match self.requests.server_name(server).await {
            Ok(name) => names::set_server(&self.host, server, name).await?,
            Err(error) => {
                tracing::info!(%server, error = chain(&error), "the name of a server could not be fetched");
            }
        }
        Ok(())
    }
}

/// Returns the pause after this many tries: each twice as long as the one before, with a little
/// jitter, so that posts that failed at the same moment do not come back at the same moment.
fn pause(attempts: u32) -> Duration {
    let pause = Duration::from_secs(1 << attempts.min(16)).min(LONGEST_PAUSE);
    pause.mul_f64(0.75 + fastrand::f64() / 2.0)
}
