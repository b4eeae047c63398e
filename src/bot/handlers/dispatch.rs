//! Dispatches events: each is handled once, as long as the bot runs, and if its handler panics, it
//! is answered. After an outage, no interaction is let in before the outage is recorded, so that no
//! player's move is charged with it.

use std::{
    panic::AssertUnwindSafe,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use tokio::{runtime::Handle, time::Instant};
use tracing::Instrument;

use super::{admission::Admission, asked::Asked, dedup::Dedup};
use crate::{
    bot::{lateness::Lateness, presence::News, tasks},
    clocks::actions::absences,
    discord::{
        alarm::database_failed,
        handlers::{Data, Error, options::labels, timing},
        reach::Reach,
    },
    host::{Answering, Host, heartbeat, processes},
    workers::for_user,
};
use domain::{
    clock::{Moment, Timestamp},
    matches::{ServerId, Shard, UserId},
    processes::{Holder, liveness::DEAD_AFTER},
};
use store::Request;

/// How long an interaction waits for an outage to be recorded. Discord waits three seconds for an
/// answer.
const CATCH_UP_WITHIN: Duration = Duration::from_secs(1);

/// Returns when a user did this.
fn asked_at(id: serenity::InteractionId) -> Timestamp {
    let millis = id.created_at().unix_timestamp_nanos() / 1_000_000;
    Timestamp::from_millis(i64::try_from(millis).unwrap_or(i64::MAX))
}

/// Passes each event of a shard to its handler.
pub(crate) struct Dispatch {
    dispatcher: Arc<Dispatcher>,
    manager: Arc<serenity::ShardManager>,
    shard: Shard,
    answers: Arc<Answers>,
}

/// When this process answers what comes through a shard: always, unless another process has it, too.
#[derive(Debug)]
pub(crate) struct Answers {
    /// From when on and until when, in milliseconds.
    from: AtomicI64,
    until: AtomicI64,
    /// The process.
    holder: Holder,
    /// When the other processes last heard of this one.
    told: Mutex<Option<Moment>>,
}

impl Answers {
    pub(crate) fn new(holder: Holder, answering: Answering) -> Answers {
        let answers = Answers {
            from: AtomicI64::new(i64::MAX),
            until: AtomicI64::new(i64::MAX),
            holder,
            told: Mutex::new(None),
        };
        answers.set(answering);
        answers
    }

    pub(crate) fn set(&self, Answering { from, until }: Answering) {
        let millis = |at: Option<Timestamp>| at.map_or(i64::MAX, Timestamp::millis);
        self.from.store(millis(from), Ordering::Relaxed);
        self.until.store(millis(until), Ordering::Relaxed);
    }

    /// Notes that the others heard of this process at that moment or later.
    pub(crate) fn note_told(&self, at: Moment) {
        *self.told.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }

    /// Whether this process still has the shard. It asks if the others may have taken it for dead. If the
    /// database doesn't answer, nobody can have taken the shard.
    async fn still_count(&self, host: &Host, shard: Shard) -> bool {
        let told = *self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let now = host.clock().moment();
        let is_certain = told.is_some_and(|told| now.running_since(told) < DEAD_AFTER);
        if is_certain || !processes::has_company(host) {
            return true;
        }
        match processes::has_shard(host, self.holder, shard).await {
            Ok(has) => has,
            Err(error) => {
                database_failed(&error.into());
                true
            }
        }
    }

    /// Whether this process answers what a user did at this time.
    fn include(&self, at: serenity::Timestamp) -> bool {
        let at = at.unix_timestamp_nanos() / 1_000_000;
        let times = [&self.from, &self.until].map(|time| time.load(Ordering::Relaxed));
        let [from, until] = times.map(i128::from);
        from <= at && at < until
    }
}

/// Shared state of the handlers.
pub(crate) struct Dispatcher {
    options: poise::FrameworkOptions<Data, Error>,
    data: Data,
    me: serenity::UserId,
    admission: Admission,
    once: Dedup,
    reach: Reach,
    lateness: Lateness,
    /// Handlers do not run on a gateway's runtime, which ends before they are done.
    runtime: Handle,
}

impl Dispatcher {
    /// Creates the handlers. They run on the runtime on which this is called.
    pub(crate) fn new(
        mut options: poise::FrameworkOptions<Data, Error>,
        data: Data,
        me: serenity::UserId,
        admission: Admission,
        reach: Reach,
        lateness: Lateness,
    ) -> Dispatcher {
        poise::set_qualified_names(&mut options.commands);
        Dispatcher {
            options,
            data,
            me,
            admission,
            once: Dedup::default(),
            reach,
            lateness,
            runtime: Handle::current(),
        }
    }

    /// Hears what happens in servers.
    pub(crate) fn on_event(&self, news: News) {
        let Some(pass) = self.admission.enter() else {
            return;
        };
        let (host, me) = (self.data.host.clone(), UserId(self.me.get()));
        self.runtime.spawn(async move {
            news.tell(&host, me).await;
            drop(pass);
        });
    }

    /// Handles an interaction that came through a shard, unless it came before or comes too late. Returns
    /// `false` if the bot is stopping. `answers` says whether the process still has the shard. `None` if it
    /// can't lose it.
    pub(crate) fn take(
        self: &Arc<Dispatcher>,
        context: &serenity::Context,
        manager: &Arc<serenity::ShardManager>,
        shard: Shard,
        answers: Option<Arc<Answers>>,
        interaction: serenity::Interaction,
    ) -> bool {
        let Some(pass) = self.admission.enter() else {
            return false;
        };
        let id = interaction.id();
        if !self.once.is_new(id) {
            return true;
        }
        let Some(until) = self.lateness.until(asked_at(id)) else {
            tracing::warn!(%id, "an interaction arrived too late to be answered, so the bot ignored it");
            return true;
        };
        let request = Request::new(id.get(), until);
        let (dispatcher, came) = (Arc::clone(self), Instant::now());
        let (context, manager) = (context.clone(), Arc::clone(manager));
        let span = tracing::info_span!("interaction", %id);
        let event = serenity::FullEvent::InteractionCreate { interaction };
        let served = async move {
            let is_ours = match answers {
                Some(answers) => answers.still_count(&dispatcher.data.host, shard).await,
                None => true,
            };
            if is_ours {
                let served = Box::pin(dispatcher.serve(&context, &manager, shard, event, came));
                if request.handle(served).await.is_none() {
                    tracing::warn!(
                        "an interaction arrived too late, or another process has handled it"
                    );
                }
            } else {
                tracing::info!(
                    "another process has taken over this shard and handles the interaction"
                );
            }
            drop(pass);
        };
        self.runtime.spawn(served.instrument(span));
        true
    }
}

impl Dispatch {
    /// Creates the dispatcher of a shard.
    pub(crate) const fn new(
        dispatcher: Arc<Dispatcher>,
        manager: Arc<serenity::ShardManager>,
        shard: Shard,
        answers: Arc<Answers>,
    ) -> Dispatch {
        Dispatch {
            dispatcher,
            manager,
            shard,
            answers,
        }
    }
}

#[serenity::async_trait]
impl serenity::Framework for Dispatch {
    async fn dispatch(&self, context: serenity::Context, event: serenity::FullEvent) {
        if let serenity::FullEvent::Ready { data_about_bot } = &event {
            tracing::info!(bot = %data_about_bot.user.name, "connected");
        }
        let dispatcher = Arc::clone(&self.dispatcher);
        if let Some(news) = News::of(&event, self.shard, dispatcher.me, dispatcher.data.since) {
            dispatcher.on_event(news);
            return;
        }
        // Most events in servers have no consequences.
        let serenity::FullEvent::InteractionCreate { interaction } = event else {
            return;
        };
        if self.answers.include(interaction.id().created_at()) {
            let answers = Some(Arc::clone(&self.answers));
            dispatcher.take(&context, &self.manager, self.shard, answers, interaction);
        }
    }
}

impl Dispatcher {
    /// Asks about a server from which an interaction comes if the bot may have come back to it.
    fn note_activity_of(&self, server: ServerId) {
        let host = self.data.host.clone();
        if absences::is_news(&host, server) {
            let ask = async move {
                if let Err(error) = absences::ask_soon(&host, server).await {
                    database_failed(&error.into());
                }
            };
            // The answer comes first.
            tokio::spawn(ask.in_current_span());
        }
    }

    /// Waits until it is known which time does not count. Returns `false` if that takes too long: a move
    /// would be charged with it for good, and can be made again in a moment.
    async fn is_up_to_date(&self, shard: Shard) -> bool {
        let host = &self.data.host;
        if !heartbeat::is_behind(host, shard) {
            return true;
        }
        self.reach.hear(shard);
        heartbeat::catch_up(host, shard, CATCH_UP_WITHIN).await
    }

    async fn serve(
        &self,
        context: &serenity::Context,
        manager: &Arc<serenity::ShardManager>,
        shard: Shard,
        event: serenity::FullEvent,
        came: Instant,
    ) {
        let asked = Asked::of(&event);
        if let Some(asked) = &asked
            && !self.is_up_to_date(shard).await
        {
            tracing::warn!(
                kind = asked.kind,
                name = asked.name,
                "an interaction was refused, because the bot is still catching up after an outage"
            );
            asked.answer(&context.http, "refused-behind").await;
            return;
        }
        if let Some(server) = asked.as_ref().and_then(|asked| asked.server) {
            self.note_activity_of(server);
        }
        let framework = poise::FrameworkContext {
            bot_id: self.me,
            serenity_context: context,
            options: &self.options,
            user_data: &self.data,
            shard_manager: manager,
        };
        let user = asked.as_ref().map_or(0, |asked| asked.user);
        let served = async move {
            let mut event = event;
            labels::replace_labels(&mut event);
            Box::pin(poise::dispatch_event(framework, event)).await;
        };
        let served = for_user(user, Box::pin(served));
        let kind = asked.as_ref().map_or("event", |asked| asked.kind);
        let served = timing::until_answered(self.data.host.measurements(), kind, came, served);
        let served = AssertUnwindSafe(served);
        let Err(panic) = served.catch_unwind().await else {
            return;
        };
        let panic = tasks::words(&*panic);
        let Some(asked) = asked else {
            tracing::error!(panic, "an event handler panicked");
            return;
        };
        tracing::error!(
            kind = asked.kind,
            name = asked.name,
            panic,
            "a handler panicked"
        );
        asked.answer(&context.http, "broken").await;
    }
}
