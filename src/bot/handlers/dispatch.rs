//! Dispatches events: each is handled once, as long as the bot runs, and if its handler panics, it
//! is answered. After an outage, no interaction is let in before the outage is recorded, so that no
//! player's move is charged with it.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use tokio::{runtime::Handle, time::Instant};
use tracing::Instrument;

use super::{Data, Error, admission::Admission, asked::Asked, dedup::Dedup, timing};
use crate::{
    bot::{alarm::database_failed, presence::News, reach::Reach, tasks},
    workers::for_user,
};
use domain::matches::{ServerId, Shard};

/// How long an interaction waits for an outage to be recorded. Discord waits three seconds for an
/// answer.
const CATCH_UP_WITHIN: Duration = Duration::from_secs(1);

/// Passes each event to its handler.
pub(in crate::bot) struct Dispatch {
    house: Arc<House>,
    admission: Admission,
    once: Dedup,
    /// Handlers do not run on the gateway's runtime, which ends before they are done.
    runtime: Handle,
}

/// Shared state of the handlers.
struct House {
    options: poise::FrameworkOptions<Data, Error>,
    data: Data,
    me: serenity::UserId,
    shards: Arc<serenity::ShardManager>,
    /// How many shards the bot has in total.
    total: u32,
    reach: Reach,
}

impl Dispatch {
    /// Creates the dispatcher. Handlers run on the runtime on which this is called.
    pub(in crate::bot) fn new(
        mut options: poise::FrameworkOptions<Data, Error>,
        data: Data,
        me: serenity::UserId,
        shards: Arc<serenity::ShardManager>,
        total: u32,
        admission: Admission,
        reach: Reach,
    ) -> Dispatch {
        poise::set_qualified_names(&mut options.commands);
        let house = Arc::new(House {
            options,
            data,
            me,
            shards,
            total,
            reach,
        });
        Dispatch {
            house,
            admission,
            once: Dedup::default(),
            runtime: Handle::current(),
        }
    }
}

#[serenity::async_trait]
impl serenity::Framework for Dispatch {
    async fn dispatch(&self, context: serenity::Context, event: serenity::FullEvent) {
        if let serenity::FullEvent::Ready { data_about_bot } = &event {
            tracing::info!(bot = %data_about_bot.user.name, "connected");
        }
        let shard = Shard {
            id: context.shard_id.0,
            count: self.house.total,
        };
        if let Some(news) = News::of(&event, shard, self.house.me, self.house.data.since) {
            if let Some(pass) = self.admission.enter() {
                let host = self.house.data.host.clone();
                self.runtime.spawn(async move {
                    news.tell(&host).await;
                    drop(pass);
                });
            }
            return;
        }
        // Most events in servers have no consequences.
        let serenity::FullEvent::InteractionCreate { interaction } = &event else {
            return;
        };
        if !self.once.is_new(interaction.id()) {
            return;
        }
        let Some(pass) = self.admission.enter() else {
            return;
        };
        let (house, came) = (Arc::clone(&self.house), Instant::now());
        let span = tracing::info_span!("interaction", id = %interaction.id());
        let served = async move {
            Box::pin(house.serve(&context, event, came)).await;
            drop(pass);
        };
        self.runtime.spawn(served.instrument(span));
    }
}

impl House {
    /// Asks about a server from which an interaction comes if the bot may have come back to it.
    fn hear_from(&self, server: ServerId) {
        let host = self.data.host.clone();
        if host.is_news(server) {
            let ask = async move {
                if let Err(error) = host.ask_soon(server).await {
                    database_failed(&error.into());
                }
            };
            // The answer comes first.
            tokio::spawn(ask.in_current_span());
        }
    }

    /// Waits until it is known which time does not count. Returns `false` if that takes too long: a move
    /// would be charged with it for good, and can be made again in a moment.
    async fn is_up_to_date(&self, shard: serenity::ShardId) -> bool {
        let shard = Shard {
            id: shard.0,
            count: self.total,
        };
        let host = &self.data.host;
        if !host.is_behind(shard) {
            return true;
        }
        self.reach.hear(shard);
        host.catch_up(shard, CATCH_UP_WITHIN).await
    }

    async fn serve(&self, context: &serenity::Context, event: serenity::FullEvent, came: Instant) {
        let asked = Asked::of(&event);
        if let Some(asked) = &asked
            && !self.is_up_to_date(context.shard_id).await
        {
            tracing::warn!(
                kind = asked.kind,
                name = asked.name,
                "refused after an outage"
            );
            asked.answer(&context.http, "refused-behind").await;
            return;
        }
        if let Some(server) = asked.as_ref().and_then(|asked| asked.server) {
            self.hear_from(server);
        }
        let framework = poise::FrameworkContext {
            bot_id: self.me,
            serenity_context: context,
            options: &self.options,
            user_data: &self.data,
            shard_manager: &self.shards,
        };
        let user = asked.as_ref().map_or(0, |asked| asked.user);
        let served = for_user(user, Box::pin(poise::dispatch_event(framework, event)));
        let kind = asked.as_ref().map_or("event", |asked| asked.kind);
        let served = timing::until_answered(self.data.host.measurements(), kind, came, served);
        let served = AssertUnwindSafe(served);
        let Err(panic) = served.catch_unwind().await else {
            return;
        };
        let panic = tasks::words(&*panic);
        let Some(asked) = asked else {
            tracing::error!(panic, "a handler of events panicked");
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
