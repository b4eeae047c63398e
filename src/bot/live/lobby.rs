//! The lobby: what users without a match can begin. They play the computer, or accept a challenge of the server in which
//! they have opened the page.

use std::collections::HashMap;

use axum::{
    Json,
    extract::{Query, State},
    http::HeaderMap,
    response::Response,
};
use poise::serenity_prelude::{self as serenity, Permissions};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Asked, LivePage, Refused, answer, limits::What, session::Session};
use crate::{
    bot::cards::live::lobby::{LiveChallenge, live_challenge},
    challenges::actions::{self as challenges, seats},
    discord::{
        error::Error,
        handlers::{
            Caller,
            caller::{OpenPage, seen},
            elsewhere,
        },
        visibility::Onlooker,
    },
    learning::handlers::playing::{self, Wish, is_forbidden},
};
use domain::{
    matches::{Actor, InteractionId, MatchId, Refusal, RoleId, ServerId},
    names,
};
use rules::{GameId, words::Locale};
use store::Seen;

/// The most challenges that the page lists.
const MOST_LISTED: usize = 20;

/// What a user begins.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub(super) enum Begin {
    /// Play the computer, at the level that fits.
    Play {
        #[serde(deserialize_with = "game")]
        game: GameId,
    },
    /// Accept this challenge.
    Accept { challenge: u32 },
}

fn game<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
    let id = String::deserialize(deserializer)?;
    GameId::from_id(&id).ok_or_else(|| serde::de::Error::custom("no game"))
}

/// Lists the challenges that the caller could accept.
pub(super) async fn list(
    State(page): State<LivePage>,
    Query(Asked { locale, .. }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let session = page.session_of(&headers, What::Ask)?;
        let challenges = page.challenges(&session, locale).await?;
        Ok(json!({ "challenges": challenges }))
    })
    .await
}

/// Begins a match. The answer names it.
pub(super) async fn act(
    State(page): State<LivePage>,
    Query(Asked { locale, .. }): Query<Asked>,
    headers: HeaderMap,
    Json(begin): Json<Begin>,
) -> Response {
    answer(locale, async {
        let session = page.session_of(&headers, What::Begin)?;
        if page.0.pulse.stood_still() {
            return Err(Refused::NotYet);
        }
        match begin {
            Begin::Play { game } => page.play(&session, game, locale).await,
            Begin::Accept { challenge } => {
                let id = MatchId(challenge);
                let begun = page.accept(&session, id, locale).await;
                page.naming(id, locale, begun).await
            }
        }
    })
    .await
}

impl LivePage {
    /// Returns the challenges in the session's server that its user could accept and is known to see.
    async fn challenges(
        &self,
        session: &Session,
        locale: Locale,
    ) -> Result<Vec<LiveChallenge>, Refused> {
        let visibility = &self.discord()?.visibility;
        if session.server.is_elsewhere() {
            return Ok(Vec::new());
        }
        let Some(onlooker) = visibility.member(session.server, session.user).await else {
            return Ok(Vec::new());
        };
        let host = &self.0.host;
        let by = Actor::player(session.server, session.user);
        let open = host.read(by.clone(), seats::acceptable).await?;
        let ids = open.iter().map(|(one, _)| one.id).collect();
        let seen = visibility.known_open(&onlooker, ids).await?;
        let shown = open.iter().map(|(one, _)| one.id);
        let shown: Vec<MatchId> = shown
            .filter(|id| seen.contains(id))
            .take(MOST_LISTED)
            .collect();
        let found = host
            .read(by, move |cx| seats::still_open(cx, &shown))
            .await?;
        let names: HashMap<MatchId, String> =
            open.into_iter().map(|(one, name)| (one.id, name)).collect();
        let listed = found.iter().map(|one| {
            let challenger = names.get(&one.id).cloned().unwrap_or_default();
            live_challenge(one, challenger, locale)
        });
        Ok(listed.collect())
    }

    /// Begins a match against the computer: where the page is open or the server shows its matches, and in direct
    /// messages where the bot is no member.
    async fn play(
        &self,
        session: &Session,
        game: GameId,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let (host, discord) = (&self.0.host, self.discord()?);
        let http = &discord.http;
        let member = self.member(session).await?;
        let mut caller = caller_on_page(session, member.as_ref(), locale);
        if let Some(member) = member {
            // Sessions last for hours. A member who doesn't see the channel any more opens nothing there.
            let onlooker = onlooker(&caller);
            let seen = discord.visibility.known_seen(&onlooker, [caller.channel]);
            if !seen.await.contains(&caller.channel) {
                return Err(Refused::Session);
            }
            let around = elsewhere::around(http, caller.server, caller.channel, &member);
            let around = around.await.map_err(Error::from)?;
            let around = around.ok_or(Error::Permissions(Permissions::VIEW_CHANNEL))?;
            caller.room = Some(around.room);
            caller.beside = around.beside;
            caller.server_locale = around.locale;
            caller.introduce(host).await;
        }
        let begun = playing::start(host, http, &caller, Wish::fitting(game)?).await?;
        Ok(json!({ "match": begun.id.0 }))
    }

    /// Accepts a challenge of the session's server, if its user sees it there.
    async fn accept(
        &self,
        session: &Session,
        id: MatchId,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let Some(member) = self.member(session).await? else {
            return Err(Refusal::Unknown(id).into());
        };
        let caller = caller_on_page(session, Some(&member), locale);
        let (host, visibility) = (&self.0.host, &self.discord()?.visibility);
        visibility.check(&onlooker(&caller), id).await?;
        caller.introduce(host).await;
        host.act(caller.actor(), move |cx| challenges::accept(cx, id))
            .await?;
        Ok(json!({ "match": id.0 }))
    }

    /// Returns the session's user as a member of its server now. `None` if they or the bot aren't members there.
    async fn member(&self, of: &Session) -> Result<Option<serenity::Member>, Refused> {
        if of.server.is_elsewhere() {
            return Ok(None);
        }
        let http = &self.discord()?.http;
        match http.get_member(of.server.0.into(), of.user.0.into()).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if is_forbidden(&error) => Ok(None),
            Err(error) => Err(Error::from(error).into()),
        }
    }
}

/// Returns the session's user as this member of its server, or outside all servers.
fn caller_on_page(session: &Session, member: Option<&serenity::Member>, locale: Locale) -> Caller {
    let page = OpenPage {
        channel: session.channel,
        locale,
        // Discord drops a message with a nonce that another one had, whoever it is for.
        request: InteractionId(fastrand::u64(..)),
    };
    let user = session.user;
    let Some(member) = member else {
        let name = names::person(user, []);
        let account = name.clone();
        let seen = Seen {
            user,
            name,
            account,
        };
        return Caller::on_page(Actor::player(ServerId::ELSEWHERE, user), seen, page);
    };
    let roles = member.roles.iter().map(|role| RoleId(role.get()));
    let by = Actor {
        roles: roles.collect(),
        ..Actor::player(session.server, user)
    };
    Caller::on_page(by, seen(&member.user, member.nick.as_deref()), page)
}

/// Returns the caller as someone who sees what their roles let them see.
fn onlooker(caller: &Caller) -> Onlooker {
    Onlooker::elsewhere(caller.server, caller.user, caller.roles.clone())
}
