//! The kinds of posts: for each, where it's said and how soon, what is loaded for it, and how it's posted.
//!
//! Besides, a kind has a variant of [`Post`], with its place in the order (`store`), and whatever it loads
//! that no other kind does is a method of [`Loading`] (`host`).

use futures_util::future::BoxFuture;

use super::{courier::Courier, lanes::Urgency};
use crate::{
    bot::{cards, error::Error},
    host::{Due, Effect, Loading, Post, Prompt, Target, Unsaid},
};

/// Posts something to Discord.
pub(super) type Saying<'a> = BoxFuture<'a, Result<Effect, Error>>;

/// How a post is delivered.
pub(super) struct Plan<'a> {
    /// Where it's said.
    pub(super) target: Target,
    /// How soon.
    pub(super) urgency: Urgency,
    /// Loads it. `None` if there is nothing to say.
    pub(super) load: BoxFuture<'a, Result<Option<Saying<'a>>, Error>>,
}

impl Courier {
    /// Tells how a post is delivered. Nothing is done before the futures are polled.
    #[expect(clippy::too_many_lines, reason = "a table with a row for each kind")]
    pub(super) fn plan<'a>(&'a self, due: &'a Due, post: &Post) -> Plan<'a> {
        use Target::{Bulletin, Channel, Direct, Forum, Home, Nowhere, Offer, Reminded, Shown};
        use Urgency::{InTurn, Soon};
        match *post {
            Post::Challenge { instead } => self.row(
                due,
                (Home, Soon),
                |from| from.challenge(),
                move |view| self.post_card(due, view, instead),
            ),
            Post::CloseChallenge => self.row(
                due,
                (Home, InTurn),
                |from| from.closed_challenge(),
                async move |view| self.close_card(&view).await,
            ),
            Post::OpenVenue => self.row(
                due,
                (Forum, Soon),
                |from| from.opening(),
                |view| self.open_venue(due, view),
            ),
            Post::Begin { instead, bare } => self.row(
                due,
                (Forum, InTurn),
                |from| from.opening(),
                move |view| self.begin(due, view, instead, bare),
            ),
            Post::Reopen { channel } => self.row(
                due,
                (Forum, Soon),
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
                self.row(due, (Shown, urgency), load, |view| {
                    self.post_board(due, view)
                })
            }
            Post::Result => self.row(
                due,
                (Target::Result, Soon),
                |from| from.newest(),
                |view| self.post_board(due, view),
            ),
            Post::TellResult => self.row(
                due,
                (Home, InTurn),
                |from| from.result(),
                |(view, end)| self.tell_result(due, view, end),
            ),
            Post::CloseThread => self.row(
                due,
                (Shown, InTurn),
                |from| from.result(),
                async move |(view, end)| self.close_thread(&view, end).await,
            ),
            Post::Refresh => self.row(
                due,
                (Shown, Soon),
                |from| from.refresh(),
                |(view, message)| self.refresh(view, message),
            ),
            Post::Ruling { deed } => self.row(
                due,
                (Shown, Soon),
                move |from| from.ruling(deed),
                async move |(view, done)| self.tell_ruling(due, &view, &done).await,
            ),
            Post::TellBan { deed, player } => self.row(
                due,
                (Direct(player), Soon),
                move |from| from.ban(player, deed),
                async move |word| self.tell_ban(due, &word).await,
            ),
            Post::PlanVoid { player } => self.row(
                due,
                (Direct(player), Soon),
                |from| from.newest(),
                async move |view| self.tell_plan_void(due, &view, player).await,
            ),
            Post::Word {
                follower,
                ply,
                taken_back,
                new,
            } => self.row(
                due,
                (Direct(follower), InTurn),
                move |from| from.word(follower, (ply, taken_back, new)),
                |word| self.tell_follower(due, word),
            ),
            Post::LastWord { follower } => self.row(
                due,
                (Direct(follower), InTurn),
                move |from| from.last_word(follower),
                |word| self.tell_follower(due, word),
            ),
            Post::TimeUp => self.row(
                due,
                (Shown, Soon),
                |from| from.time_up(),
                async move |(view, ends_at)| {
                    let card = cards::time_up(&view, ends_at, view.venue.place.locale);
                    let prompt = Some(Prompt::Claim);
                    self.post_words(due, &view, (card, prompt)).await
                },
            ),
            Post::Clock { news } => self.row(
                due,
                (Shown, Soon),
                move |from| from.clock_news(news),
                async move |(view, news, said)| self.say_clock_news(due, &view, news, said).await,
            ),
            Post::Missing { stage } => self.row(
                due,
                (Shown, Soon),
                move |from| from.missing(stage),
                async move |(view, over_at)| {
                    let locale = view.venue.place.locale;
                    let card = cards::missing(&view, (stage, over_at), locale);
                    let prompt = Prompt::of_stage(stage);
                    self.post_words(due, &view, (card, prompt)).await
                },
            ),
            Post::Back { player } => self.row(
                due,
                (Shown, Soon),
                |from| from.newest(),
                async move |view| {
                    let card = cards::back(&view, player, view.venue.place.locale);
                    self.post_words(due, &view, (card, None)).await
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
                self.row(due, (target, Soon), load, |view| self.remind(due, view))
            }
            Post::Unremind { channel, message } => self.row(
                due,
                (Channel(channel), InTurn),
                move |from| from.is_over(channel),
                move |over| self.delete((channel, message), over),
            ),
            Post::Digest { player } => self.row(
                due,
                (Direct(player), InTurn),
                move |from| from.digest(player),
                async move |view| self.post_digest(due, &view).await,
            ),
            Post::LookFor { player } => self.row(
                due,
                (Nowhere, Soon),
                move |from| from.server_of_mover(player),
                move |server| self.look_for(player, server),
            ),
            Post::Offer { offer } => self.row(
                due,
                (Shown, Soon),
                move |from| from.offer(offer),
                |view| self.post_offer(due, view),
            ),
            Post::CloseOffer { offer } => self.row(
                due,
                (Offer(offer), InTurn),
                move |from| from.closed_offer(offer),
                async move |(view, (channel, message))| {
                    self.close_offer(&view, channel, message).await
                },
            ),
            Post::Bulletin => self.row(
                due,
                (Bulletin, Soon),
                |from| from.bulletin(),
                |view| self.show_bulletin(due, view),
            ),
            Post::Retire { channel, message } => Plan {
                target: Channel(channel),
                urgency: InTurn,
                load: Box::pin(async move {
                    let saying: Saying<'a> = Box::pin(self.retire(channel, message));
                    Ok(Some(saying))
                }),
            },
        }
    }

    /// One row of the table.
    fn row<'a, V, S>(
        &'a self,
        due: &'a Due,
        (target, urgency): (Target, Urgency),
        load: impl Fn(&Loading<'_>) -> Result<V, Unsaid> + Send + 'static,
        say: impl FnOnce(V) -> S + Send + 'a,
    ) -> Plan<'a>
    where
        V: Send + 'static,
        S: Future<Output = Result<Effect, Error>> + Send + 'a,
    {
        let load = async move {
            let saying: Saying<'a> = match self.host.load(due.about, load).await {
                Ok(view) => Box::pin(say(view)),
                Err(Unsaid::Unprompt(channel, prompt)) => {
                    Box::pin(self.unprompt(due, (channel, prompt)))
                }
                Err(Unsaid::Overtaken) => return Ok(None),
                Err(Unsaid::Failed(failure)) => return Err(failure.into()),
            };
            Ok(Some(saying))
        };
        Plan {
            target,
            urgency,
            load: Box::pin(load),
        }
    }
}
