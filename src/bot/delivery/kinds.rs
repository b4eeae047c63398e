//! The kinds of posts: for each, where it's posted and how soon, what is loaded for it, and how
//! it's posted.
//!
//! A kind also has a variant of [`Post`], with its place in the order (`store`), and anything that
//! only this kind loads is a method of [`Loading`] (`src/posts/load.rs`).

use futures_util::future::BoxFuture;

use crate::{
    clocks::cards::time_up,
    discord::{
        delivery::{courier::Courier, lanes::Urgency},
        error::Error,
    },
    host::{Loading, NothingToPost, Target, announcements},
    servers::cards::missing::{back, missing},
};
use domain::clock::Timestamp;
use store::{Due, Effect, Post, Prompt};

/// A future that posts something to Discord.
pub(crate) type Delivery<'a> = BoxFuture<'a, Result<Effect, Error>>;

/// How a post is delivered.
pub(crate) struct Plan<'a> {
    /// Where it's posted.
    pub(crate) target: Target,
    /// How soon.
    pub(crate) urgency: Urgency,
    /// Loads it. `None` if there is nothing to say.
    pub(crate) load: BoxFuture<'a, Result<Option<Delivery<'a>>, Error>>,
}

impl Courier {
    /// Returns how a post is delivered. Nothing is done before the futures are polled.
    #[expect(clippy::too_many_lines, reason = "a table with a row for each kind")]
    pub(crate) fn plan<'a>(&'a self, due: &'a Due, post: &Post) -> Plan<'a> {
        use Target::{Bulletin, Channel, Direct, Forum, Home, Nowhere, Offer, Reminded, Shown};
        use Urgency::{InTurn, Soon};
        let on = |target, urgency| Row {
            courier: self,
            due,
            target,
            urgency,
        };
        match *post {
            Post::Challenge { instead } => on(Home, Soon).says(
                |from| from.challenge(),
                move |view| self.post_card(due, view, instead),
            ),
            Post::RestoredChallenge { back_to } => {
                let back_to = Timestamp::from_seconds(back_to);
                on(Home, Soon).says(
                    |from| from.challenge(),
                    move |view| self.post_card_again(due, view, back_to),
                )
            }
            Post::CloseChallenge => on(Home, InTurn).says(
                |from| from.closed_challenge(),
                async move |view| self.close_card(&view).await,
            ),
            Post::ReopenChallenge => on(Home, InTurn).says(
                |from| from.closed_challenge(),
                async move |view| self.reopen_card(view).await,
            ),
            Post::OpenVenue => {
                on(Forum, Soon).says(|from| from.opening(), |view| self.open_venue(due, view))
            }
            Post::Begin { instead, bare } => on(Forum, InTurn).says(
                |from| from.opening(),
                move |view| self.begin(due, view, instead, bare),
            ),
            Post::Reopen { channel } => on(Forum, Soon).says(
                |from| from.opening(),
                move |view| self.reopen(due, view, channel),
            ),
            Post::Board {
                ply,
                taken_back,
                new,
            } => {
                // Where matches have no threads, a round begins with these.
                let is_first = (ply, taken_back) == (0, 0);
                let urgency = if is_first { InTurn } else { Soon };
                let load = move |from: &Loading<'_>| from.board(ply, taken_back, new);
                on(Shown, urgency).says(load, |view| self.post_board(due, view))
            }
            Post::Restored { back_to } => {
                let back_to = Timestamp::from_seconds(back_to);
                on(Shown, Soon).says(
                    move |from| from.restored(back_to),
                    async move |view| Box::pin(self.post_restored(due, view)).await,
                )
            }
            Post::Result => on(Target::Result, Soon)
                .says(|from| from.newest(), |view| self.post_board(due, view)),
            Post::TellResult => on(Home, InTurn).says(
                |from| from.result(),
                |(view, end)| self.tell_result(due, view, end),
            ),
            Post::ShareResult => on(Home, Soon).says(
                |from| from.result(),
                |(view, end)| self.share_result(due, view, end),
            ),
            Post::CloseThread => on(Shown, InTurn).says(
                |from| from.result(),
                async move |(view, end)| self.close_thread(&view, end).await,
            ),
            Post::Refresh => on(Shown, Soon).says(
                |from| from.refresh(),
                |(view, message)| self.refresh(view, message),
            ),
            Post::Ruling { deed } => on(Shown, Soon).says(
                move |from| from.ruling(deed),
                async move |(view, done)| self.tell_ruling(due, &view, &done).await,
            ),
            Post::TellBan { deed, player } => on(Direct(player), Soon).says(
                move |from| from.ban(player, deed),
                async move |word| self.tell_ban(due, &word).await,
            ),
            Post::PlanVoid { player } => on(Direct(player), Soon).says(
                |from| from.newest(),
                async move |view| self.tell_plan_void(due, &view, player).await,
            ),
            Post::FollowerUpdate {
                follower,
                ply,
                taken_back,
                new,
            } => on(Direct(follower), InTurn).says(
                move |from| from.word(follower, ply, taken_back, new),
                |word| self.tell_follower(due, word),
            ),
            Post::FollowerResult { follower } => on(Direct(follower), InTurn).says(
                move |from| from.last_word(follower),
                |word| self.tell_follower(due, word),
            ),
            Post::TimeUp => on(Shown, Soon).says(
                |from| from.time_up(),
                async move |(view, ends_at)| {
                    let card = time_up(&view, ends_at);
                    let prompt = Some(Prompt::Claim);
                    self.post_words(due, &view, card, prompt).await
                },
            ),
            Post::Clock { news } => on(Shown, Soon).says(
                move |from| from.clock_news(news),
                async move |(view, news, said)| self.say_clock_news(due, &view, news, said).await,
            ),
            Post::Missing { stage } => on(Shown, Soon).says(
                move |from| from.missing(stage),
                async move |(view, over_at)| {
                    let card = missing(&view, stage, over_at);
                    let prompt = Prompt::of_stage(stage);
                    self.post_words(due, &view, card, prompt).await
                },
            ),
            Post::Back { player } => on(Shown, Soon).says(
                |from| from.newest(),
                async move |view| {
                    let card = back(&view, player);
                    self.post_words(due, &view, card, None).await
                },
            ),
            Post::Remind {
                reminder,
                player,
                direct,
            } => {
                let target = if direct {
                    Direct(player)
                } else {
                    Reminded(player)
                };
                let load = move |from: &Loading<'_>| from.reminder(reminder, player, direct);
                on(target, Soon).says(load, |view| self.remind(due, view))
            }
            Post::Unremind { channel, message } => on(Channel(channel), InTurn).says(
                move |from| from.is_over(channel),
                move |over| self.delete(channel, message, over),
            ),
            Post::Digest { player } => on(Direct(player), InTurn).says(
                move |from| from.digest(player),
                async move |view| self.post_digest(due, &view).await,
            ),
            Post::LookFor { player } => on(Nowhere, Soon).says(
                move |from| from.server_of_mover(player),
                move |server| self.look_for(due, player, server),
            ),
            Post::Offer { offer } => on(Shown, Soon).says(
                move |from| from.offer(offer),
                |view| self.post_offer(due, view),
            ),
            Post::CloseOffer { offer } => on(Offer(offer), InTurn).says(
                move |from| from.closed_offer(offer),
                async move |(view, (channel, message))| {
                    self.close_offer(&view, channel, message).await
                },
            ),
            Post::Bulletin => on(Bulletin, Soon)
                .says(|from| from.bulletin(), |view| self.show_bulletin(due, view)),
            Post::Retire { channel, message } => Plan {
                target: Channel(channel),
                urgency: InTurn,
                load: Box::pin(async move {
                    let delivery: Delivery<'a> = Box::pin(self.retire(channel, message));
                    Ok(Some(delivery))
                }),
            },
        }
    }
}

/// The beginning of a row of the table: where a post is posted, and how soon.
struct Row<'a> {
    courier: &'a Courier,
    due: &'a Due,
    target: Target,
    urgency: Urgency,
}

impl<'a> Row<'a> {
    /// Completes the row with what the post loads, and how that is posted.
    fn says<V, S>(
        self,
        load: impl Fn(&Loading<'_>) -> Result<V, NothingToPost> + Send + 'static,
        say: impl FnOnce(V) -> S + Send + 'a,
    ) -> Plan<'a>
    where
        V: Send + 'static,
        S: Future<Output = Result<Effect, Error>> + Send + 'a,
    {
        let Row {
            courier,
            due,
            target,
            urgency,
        } = self;
        let load = Box::pin(async move {
            let delivery: Delivery<'a> =
                match announcements::load(&courier.host, due.about, load).await {
                    Ok(view) => Box::pin(say(view)),
                    Err(NothingToPost::Unprompt(channel, prompt)) => {
                        Box::pin(courier.unprompt(due, channel, prompt))
                    }
                    Err(NothingToPost::Overtaken) => return Ok(None),
                    Err(NothingToPost::Failed(failure)) => return Err(failure.into()),
                };
            Ok(Some(delivery))
        });
        Plan {
            target,
            urgency,
            load,
        }
    }
}
