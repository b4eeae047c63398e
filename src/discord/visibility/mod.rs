//! Which channels a member can see.
//!
//! Discord says what a server's roles are allowed to do and how its channels change that. It is asked
//! when a user looks from elsewhere, and at most once a minute: a pair of requests for each server, and
//! one for each thread that the bot has not opened at a challenge, because threads are in no list of
//! channels. If that thread is private, it is also asked whether the user is in it. Nothing older counts.
//! While Discord does not answer, nothing is shown.
//!
//! This module knows what Discord says; `matches::handlers::visibility` adds where a match is shown, and so who can look at it.
//!
//! <https://discord.com/developers/docs/topics/permissions#permission-overwrites>

mod answers;
mod layout;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use futures_util::future::join_all;
use poise::serenity_prelude::{
    self as serenity,
    http::{LightMethod, Request, Route, StatusCode},
};
use serde::de::IgnoredAny;
use tokio::time::Instant;

use self::{
    answers::{Answer, Answers, within},
    layout::{Layout, Thread, Unlisted, decide},
};
use crate::host::Host;
use domain::{
    causes::chain,
    matches::{ChannelId, MatchId, RoleId, ServerId, UserId},
};
use store::{SeenIn, Whereabouts};

pub(crate) use layout::{Onlooker, Sight};

/// How long an onlooker waits for Discord, which in turn waits three seconds for the bot.
const ANSWER_WITHIN: Duration = Duration::from_millis(1_500);

/// The most servers that are remembered.
const MOST_SERVERS: usize = 256;

/// The most threads that are remembered.
const MOST_THREADS: usize = 4_096;

/// The most members that are remembered.
const MOST_MEMBERS: usize = 4_096;

/// The most threads about which Discord is asked for one list.
const MOST_ASKED: usize = 25;

/// Someone of whom nothing is known. No user has this number.
pub(crate) const ANYONE: UserId = UserId(0);

/// The roles of a member. `None` means that the user is no member.
type Member = Option<Vec<RoleId>>;

/// Discord's answers about servers and threads. Cheap to clone; all clones share the same state.
#[derive(Clone, Debug)]
pub(crate) struct Visibility {
    pub(crate) host: Host,
    http: Arc<serenity::Http>,
    layouts: Arc<Answers<ServerId, Layout>>,
    /// `None` means that the thread is gone, or that the bot cannot see it.
    threads: Arc<Answers<ChannelId, Option<Thread>>>,
    /// Whether users are members of private threads.
    thread_members: Arc<Answers<(ChannelId, UserId), bool>>,
    members: Arc<Answers<(ServerId, UserId), Member>>,
}

impl Visibility {
    /// Starts without any answers.
    pub(crate) fn new(host: Host, http: Arc<serenity::Http>) -> Visibility {
        Visibility {
            layouts: Arc::new(Answers::new(host.clock(), MOST_SERVERS)),
            threads: Arc::new(Answers::new(host.clock(), MOST_THREADS)),
            thread_members: Arc::new(Answers::new(host.clock(), MOST_MEMBERS)),
            members: Arc::new(Answers::new(host.clock(), MOST_MEMBERS)),
            host,
            http,
        }
    }

    /// Returns a user as an onlooker in a server from which nothing came that would tell their roles. `None`
    /// if they are not known to be there.
    pub(crate) async fn member(&self, server: ServerId, user: UserId) -> Option<Onlooker> {
        let until = Instant::now() + ANSWER_WITHIN;
        let http = Arc::clone(&self.http);
        let asked = self.members.ask((server, user), async move {
            match http.get_member(server.0.into(), user.0.into()).await {
                Ok(member) => {
                    let roles = member.roles.iter().map(|role| RoleId(role.get()));
                    Some(Some(roles.collect()))
                }
                Err(error) if is_refusal(&error) => Some(None),
                Err(error) => {
                    let error = chain(&error);
                    tracing::info!(%server, error, "could not find out what an onlooker can see");
                    None
                }
            }
        });
        let roles: Member = (*within(until, asked).await?).clone();
        Some(Onlooker::elsewhere(server, user, roles?))
    }

    /// Returns those of these channels and threads that this onlooker is known to see.
    pub(crate) async fn known_seen(
        &self,
        onlooker: &Onlooker,
        channels: impl IntoIterator<Item = ChannelId>,
    ) -> HashSet<ChannelId> {
        let channels: Vec<ChannelId> = channels.into_iter().collect();
        // Each stands for a match without players that is shown there.
        let shown = (0..).zip(&channels).map(|(id, channel)| Whereabouts {
            id: MatchId(id),
            players: [None; 2],
            sight: SeenIn::Channel {
                channel: *channel,
                above: None,
            },
        });
        let open = of_open(self.sights(onlooker, shown.collect()).await);
        let seen = (0..)
            .zip(channels)
            .filter(|(id, _)| open.contains(&MatchId(*id)));
        seen.map(|(_, channel)| channel).collect()
    }

    /// Finds out which of the matches that are shown there this onlooker can look at.
    pub(crate) async fn sights(
        &self,
        onlooker: &Onlooker,
        all: Vec<Whereabouts>,
    ) -> HashMap<MatchId, Sight> {
        let (near, far): (Vec<Whereabouts>, Vec<Whereabouts>) =
            all.into_iter().partition(|at| onlooker.needs_no_asking(at));
        let near = near.iter().map(|at| (at.id, Sight::Open));
        let mut sights: HashMap<MatchId, Sight> = near.collect();
        let (hidden, far): (Vec<Whereabouts>, Vec<Whereabouts>) =
            far.into_iter().partition(|at| at.sight == SeenIn::Nowhere);
        sights.extend(hidden.iter().map(|at| (at.id, Sight::Closed)));
        if far.is_empty() {
            return sights;
        }
        let until = Instant::now() + ANSWER_WITHIN;
        let Some(layout) = within(until, self.layout(onlooker.server)).await else {
            sights.extend(far.iter().map(|at| (at.id, Sight::Unknown)));
            return sights;
        };
        let listed = far.iter().filter_map(|at| at.sight.listed());
        let mut unlisted: Vec<ChannelId> = listed.collect();
        unlisted.retain(|channel| !layout.has(*channel));
        let mut met = HashSet::new();
        unlisted.retain(|channel| met.insert(*channel));
        unlisted.truncate(MOST_ASKED);
        let asked = unlisted.into_iter().map(async |channel| {
            let thread = *within(until, self.thread(channel)).await?;
            let has_onlooker = match thread {
                _ if onlooker.user == ANYONE => Some(false),
                Some(thread) if thread.asks_for_members(onlooker, &layout) => {
                    let asked = self.thread_member(channel, onlooker.user);
                    within(until, asked).await.map(|is_in| *is_in)
                }
                Some(_) | None => None,
            };
            let unlisted = Unlisted {
                thread,
                has_onlooker,
            };
            Some((channel, unlisted))
        });
        let unlisted = join_all(asked).await.into_iter().flatten();
        let unlisted: HashMap<ChannelId, Unlisted> = unlisted.collect();
        sights.extend(far.iter().map(|at| {
            let sight = decide(onlooker, at, &layout, |id| unlisted.get(&id).copied());
            (at.id, sight)
        }));
        sights
    }

    /// Requests the roles and channels of a server.
    fn layout(&self, server: ServerId) -> Answer<Layout> {
        let http = Arc::clone(&self.http);
        self.layouts.ask(server, async move {
            let asked = async {
                let guild = serenity::GuildId::new(server.0);
                let roles = http.get_guild(guild).await?.roles;
                let channels = http.get_channels(guild).await?;
                Ok::<_, serenity::Error>(Layout::of(server, &roles, &channels))
            };
            asked
                .await
                .inspect_err(|error| {
                    let error = chain(error);
                    tracing::warn!(%server, error, "the roles and channels of a server could not be fetched");
                })
                .ok()
        })
    }

    /// Requests the kind of a thread, and its parent channel.
    fn thread(&self, id: ChannelId) -> Answer<Option<Thread>> {
        let http = Arc::clone(&self.http);
        self.threads.ask(id, async move {
            match http.get_channel(serenity::ChannelId::new(id.0)).await {
                Ok(found) => Some(found.guild().as_ref().and_then(Thread::of)),
                Err(error) if is_refusal(&error) => Some(None),
                Err(error) => {
                    let error = chain(&error);
                    tracing::warn!(thread = %id, error, "a thread could not be fetched");
                    None
                }
            }
        })
    }

    /// Requests whether a user is a member of a private thread.
    fn thread_member(&self, thread: ChannelId, user: UserId) -> Answer<bool> {
        let http = Arc::clone(&self.http);
        self.thread_members.ask((thread, user), async move {
            match find_thread_member(&http, thread, user).await {
                Ok(()) => Some(true),
                Err(error) if is_refusal(&error) => Some(false),
                Err(error) => {
                    let error = chain(&error);
                    tracing::warn!(%thread, error, "the members of a private thread could not be fetched");
                    None
                }
            }
        })
    }
}

/// Finds a user among the members of a thread. Unlike the list of all, that needs no privileged intent.
/// <https://discord.com/developers/docs/resources/channel#get-thread-member>
///
/// # Errors
/// If the user isn't one of them, or Discord can't be asked.
pub(crate) async fn find_thread_member(
    http: &serenity::Http,
    thread: ChannelId,
    user: UserId,
) -> Result<(), serenity::Error> {
    let route = Route::ChannelThreadMember {
        channel_id: thread.0.into(),
        user_id: user.0.into(),
    };
    let request = Request::new(route, LightMethod::Get);
    http.fire::<IgnoredAny>(request).await.map(drop)
}

/// Returns the matches that are known to be shown.
pub(crate) fn of_open(sights: HashMap<MatchId, Sight>) -> HashSet<MatchId> {
    let open = sights
        .into_iter()
        .filter(|(_, sight)| *sight == Sight::Open);
    open.map(|(id, _)| id).collect()
}

/// Returns whether Discord says that a channel is gone, or that the bot cannot see it.
fn is_refusal(error: &serenity::Error) -> bool {
    let serenity::Error::Http(error) = error else {
        return false;
    };
    let status = error.status_code();
    status == Some(StatusCode::NOT_FOUND) || status == Some(StatusCode::FORBIDDEN)
}
