//! The page with live boards: an Activity inside Discord, and a page of its own for everyone.
//!
//! | Path | What is there |
//! | --- | --- |
//! | `.` | the page: `?match=12&key=…` shows a match; inside Discord it finds out which one is meant |
//! | `about` | what the page must know first: the application, and the words in a language |
//! | `session` | takes a code from Discord, and says whose session this is |
//! | `live` | a WebSocket that tells of a match whenever it changes |
//! | `lobby` | what someone without a match can begin: challenges to accept, matches against the computer |
//! | `matches…` | a user's matches, the positions of a match, and what players can do and do |
//! | `exercises…`, `puzzles…` | lessons and puzzles |
//! | `figures…` | boards and pieces as SVG |
//!
//! Everything is beside the page, whatever path a proxy gives it. Whoever acts proves who they are with each
//! request ([`mod@session`]). What they do goes through the same functions of the host as what they do in
//! Discord.

mod acts;
mod asks;
mod figures;
mod hub;
mod identity;
mod learning;
mod limits;
mod lobby;
mod session;
mod sight;
mod socket;
mod words;

use std::sync::{Arc, OnceLock};

use axum::{
    Extension, Json, Router,
    extract::{DefaultBodyLimit, Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use poise::serenity_prelude as serenity;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};
use tokio::sync::watch;

use self::{
    hub::Hub,
    identity::{Code, Identities, Identity, Unknown},
    limits::{Limits, Sockets, What, Who},
    session::{Session, Sessions},
    sight::Seen,
    words::WORDS,
};
use super::{
    cards::refusal::explained,
    connection::{self, Login},
    lateness::Pulse,
    listener::{Capacity, Client},
};
use crate::{
    config::{self, Config, Token},
    discord::{
        error::{ConnectError, Error},
        messages::{users_in, with_name},
        visibility::Visibility,
    },
    host::{Host, names, restorations},
    learning::cards::{
        help::about_key,
        rules_card::{captions, in_short},
    },
    matches::actions::{
        lists::{self, Among},
        live,
    },
};
use domain::{
    causes::chain,
    matches::{Actor, ChannelId, MatchId, Refusal, ServerId, UserId},
};
use rules::{GameId, sentence, words::Locale};
use store::Numbered;

/// The longest request. A move of a hundred squares has some 500 characters.
const LONGEST: usize = 16 * 1024;

/// Discord's own pages, which may show this one in a frame.
const FRAMES: &str = "https://discord.com https://ptb.discord.com https://canary.discord.com";

/// The page. Cheap to clone; all clones share the same state.
#[derive(Clone)]
pub(super) struct LivePage(Arc<Shown>);

struct Shown {
    host: Host,
    hub: Hub,
    secret: Token,
    sessions: Sessions,
    limits: Limits,
    sockets: Sockets,
    frames: HeaderValue,
    seen: Seen,
    /// Set once Discord has let the bot in.
    discord: OnceLock<Discord>,
    ended: watch::Sender<bool>,
    /// What players asked for while the process stood still is not done when it goes on.
    pulse: Pulse,
}

struct Discord {
    http: Arc<serenity::Http>,
    identities: Identities,
    visibility: Visibility,
}

impl LivePage {
    /// Returns the page with these settings. It refuses requests until it [begins](LivePage::begin).
    pub(super) fn new(
        host: Host,
        settings: &config::LivePage,
        config: &Config,
        capacity: Capacity,
    ) -> LivePage {
        let local = config.discord.local_base();
        let local = local.map(|base| base.as_str().trim_end_matches('/'));
        // Everything that these texts are made of is valid in a header.
        let frames = HeaderValue::from_str(&policy(local.unwrap_or(FRAMES)));
        let shown = Shown {
            sessions: Sessions::new(settings.secret.reveal()),
            limits: Limits::new(host.clock().clone()),
            sockets: Sockets::new(capacity),
            hub: Hub::new(host.clone()),
            secret: settings.secret.clone(),
            host,
            frames: frames.unwrap_or(HeaderValue::from_static("default-src 'none'")),
            seen: Seen::default(),
            discord: OnceLock::new(),
            ended: watch::Sender::new(false),
            pulse: Pulse::default(),
        };
        LivePage(Arc::new(shown))
    }

    /// Returns what notices that the process stood still.
    pub(super) fn pulse(&self) -> Pulse {
        self.0.pulse.clone()
    }

    /// Begins to answer.
    ///
    /// # Errors
    /// If no client can be made for requests to Discord.
    pub(super) fn begin(
        &self,
        config: &Config,
        login: &Login,
        http: Arc<serenity::Http>,
        visibility: Visibility,
    ) -> Result<(), ConnectError> {
        let discord = Discord {
            http,
            identities: Identities::new(
                connection::client(config)?,
                connection::api(config),
                login.application.id.to_string(),
                self.0.secret.clone(),
                config.token.clone(),
            ),
            visibility,
        };
        self.0.discord.get_or_init(|| discord);
        Ok(())
    }

    /// Loads what people look at whenever it may have changed.
    pub(super) async fn keep(&self) {
        self.0.hub.keep().await;
    }

    /// Lets everyone who looks go, so that they come back once the bot is there again.
    pub(super) fn end(&self) {
        self.0.ended.send_replace(true);
    }

    /// Returns what is at each path.
    pub(super) fn routes(&self) -> Router {
        Router::new()
            .route("/", get(index))
            .route("/page.css", get(async || file("text/css", STYLE)))
            .merge(scripts())
            .route("/about", get(about))
            .route("/session", post(session))
            .route("/live", get(socket::open))
            .route("/lobby", get(lobby::list).post(lobby::act))
            .route("/matches", get(asks::matches))
            .route("/matches/{id}", get(asks::plies).post(acts::act))
            .route("/matches/{id}/options", get(asks::options))
            .route("/matches/{id}/analysis", get(asks::analysis))
            .merge(learning::routes())
            .layer(DefaultBodyLimit::max(LONGEST))
            .layer(middleware::from_fn_with_state(self.clone(), guard))
            // A picture has styles of its own, which the policy of the page forbids.
            .merge(figures::routes())
            .layer(middleware::from_fn_with_state(self.clone(), limit))
            .with_state(self.clone())
    }

    fn discord(&self) -> Result<&Discord, Refused> {
        self.0.discord.get().ok_or(Refused::NotYet)
    }

    /// Returns whose session this is.
    fn user(&self, session: &str) -> Result<UserId, Refused> {
        Ok(self.find_session(session)?.user)
    }

    fn find_session(&self, session: &str) -> Result<Session, Refused> {
        let now = self.0.host.clock().now();
        self.0.sessions.find(session, now).ok_or(Refused::Session)
    }

    /// Returns the server whose match it is.
    async fn server_of(&self, id: MatchId) -> Result<ServerId, Refused> {
        match live::servers(&self.0.host, id).await?.first() {
            Some(server) => Ok(*server),
            None => Err(self.no_match(id).await),
        }
    }

    /// Returns why there is no such match: a restoration may have lost it. Otherwise it is as if it were hidden.
    async fn no_match(&self, id: MatchId) -> Refused {
        match restorations::lost(&self.0.host, vec![Numbered::Match(id)]).await {
            Ok(Some(back_to)) => Error::from(Refusal::Lost(back_to)).into(),
            Ok(None) => Refused::Hidden,
            Err(error) => error.into(),
        }
    }
}

/// In which language a request wants to be answered, and with which key of a link.
#[derive(Debug, Deserialize)]
struct Asked {
    #[serde(default, deserialize_with = "locale")]
    locale: Locale,
    key: Option<String>,
}

fn locale<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Locale, D::Error> {
    let code = String::deserialize(deserializer)?;
    Ok(Locale::from_browser(&code))
}

/// Why a request is not answered.
#[derive(Debug)]
enum Refused {
    /// Discord has not let the bot in yet.
    NotYet,
    /// It came without a session, or with one that is over.
    Session,
    /// The match is not shown to everyone.
    Hidden,
    TooMany,
    /// It is told in words why.
    Told(Error),
    /// It is told in these words.
    Said(StatusCode, String),
}

impl<E: Into<Error>> From<E> for Refused {
    fn from(error: E) -> Refused {
        Refused::Told(error.into())
    }
}

impl Refused {
    /// Returns the response.
    fn response(self, locale: Locale) -> Response {
        let (status, text) = self.said(locale);
        (status, Json(json!({ "refused": text }))).into_response()
    }

    /// Returns the status and the words of the response.
    fn said(self, locale: Locale) -> (StatusCode, String) {
        match self {
            Refused::Said(status, text) => (status, text),
            Refused::NotYet => (StatusCode::SERVICE_UNAVAILABLE, locale.text("page-offline")),
            Refused::Session => (StatusCode::UNAUTHORIZED, locale.text("page-again")),
            Refused::Hidden => (StatusCode::NOT_FOUND, locale.text("page-hidden")),
            Refused::TooMany => (StatusCode::TOO_MANY_REQUESTS, locale.text("page-too-fast")),
            Refused::Told(error) => {
                let status = match &error {
                    Error::Refused(Refusal::Unknown(_) | Refusal::Lost(_)) => StatusCode::NOT_FOUND,
                    Error::Refused(_) | Error::Community(_) | Error::Permissions(_) => {
                        StatusCode::CONFLICT
                    }
                    error => {
                        let error = error.chain();
                        tracing::warn!(error, "the page could not answer a request");
                        StatusCode::SERVICE_UNAVAILABLE
                    }
                };
                let said = explained(&error).words_in(locale);
                (status, said)
            }
        }
    }
}

const STYLE: &str = include_str!("../../../assets/page/page.css");
/// The modules of the script.
const SCRIPTS: [(&str, &str); 11] = [
    ("/page.js", include_str!("../../../assets/page/page.js")),
    (
        "/analysis.js",
        include_str!("../../../assets/page/analysis.js"),
    ),
    ("/board.js", include_str!("../../../assets/page/board.js")),
    (
        "/connection.js",
        include_str!("../../../assets/page/connection.js"),
    ),
    (
        "/discord.js",
        include_str!("../../../assets/page/discord.js"),
    ),
    ("/ending.js", include_str!("../../../assets/page/ending.js")),
    ("/lobby.js", include_str!("../../../assets/page/lobby.js")),
    (
        "/practice.js",
        include_str!("../../../assets/page/practice.js"),
    ),
    ("/rules.js", include_str!("../../../assets/page/rules.js")),
    ("/times.js", include_str!("../../../assets/page/times.js")),
    (
        "/waiting.js",
        include_str!("../../../assets/page/waiting.js"),
    ),
];

fn scripts() -> Router<LivePage> {
    SCRIPTS
        .iter()
        .fold(Router::new(), |router, &(path, script)| {
            router.route(path, get(async move || file("text/javascript", script)))
        })
}

/// The language that the page is asked for in, if the address says one.
#[derive(Debug, Deserialize)]
struct AskedIn {
    locale: Option<String>,
}

/// Returns the page, in the language of the address or else in the one that the browser prefers.
async fn index(Query(AskedIn { locale }): Query<AskedIn>, headers: HeaderMap) -> Response {
    let preferred = headers.get(header::ACCEPT_LANGUAGE);
    let preferred = preferred.and_then(|value| value.to_str().ok());
    let first = preferred.and_then(|list| list.split([',', ';']).next());
    let tag = locale.as_deref().or(first).unwrap_or_default();
    Html(words::index(Locale::from_browser(tag))).into_response()
}

fn file(kind: &'static str, text: &'static str) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static(kind));
    ([kind], text).into_response()
}

/// Returns what browsers let the page do: nothing but talk to where it comes from.
fn policy(frames: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
    )
}

/// Answers a request unless there are too many, from its address or of all.
async fn limit(
    State(page): State<LivePage>,
    Extension(client): Extension<Client>,
    request: axum::extract::Request,
    next: Next,
) -> Response {
    let counted = page.0.limits.count(Who::Address(client), What::Any);
    if let Ok(_begun) = counted.and_then(|()| page.0.sockets.begin_request()) {
        next.run(request).await
    } else {
        let said = "Too many requests. Try again in a few seconds.\n";
        let after = [(header::RETRY_AFTER, HeaderValue::from_static("10"))];
        (StatusCode::TOO_MANY_REQUESTS, after, said).into_response()
    }
}

/// Says what a browser may do with each answer.
async fn guard(
    State(page): State<LivePage>,
    request: axum::extract::Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, page.0.frames.clone());
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Says what the page must know first.
async fn about(
    State(page): State<LivePage>,
    Query(Asked { locale, .. }): Query<Asked>,
) -> Response {
    let application = match page.discord() {
        Ok(discord) => discord.identities.application(),
        Err(refused) => return refused.response(locale),
    };
    let words = WORDS
        .iter()
        .map(|key| ((*key).to_owned(), Value::String(locale.text(key))));
    let mut words: Map<String, Value> = words.collect();
    // The page fills in the numbers, because they change while it is open.
    let left = sentence!("left-days", days = "DAYS", hours = "HOURS");
    words.insert("left-days".to_owned(), Value::String(locale.say(&left)));
    let games = GameId::ALL.iter().map(|game| {
        let info = game.info();
        let about = locale.text(&about_key(*game));
        json!({
            "id": info.id, "name": info.name, "about": about, "size": info.usual_size(),
            "rules": in_short(*game).written(locale), "shown": captions(*game).written(locale),
        })
    });
    Json(json!({
        "application": application,
        "locale": locale.id(),
        "words": words,
        "games": games.collect::<Vec<Value>>(),
    }))
    .into_response()
}

/// What the page knows when it begins inside Discord.
#[derive(Debug, Deserialize)]
struct Arrival {
    #[serde(flatten)]
    code: Code,
    /// The channel in which it was opened.
    channel: Option<String>,
}

/// Begins a session.
async fn session(
    State(page): State<LivePage>,
    Extension(client): Extension<Client>,
    Query(Asked { locale, .. }): Query<Asked>,
    Json(arrival): Json<Arrival>,
) -> Response {
    answer(locale, async {
        let discord = page.discord()?;
        page.count_visitor(client)?;
        let Identity {
            user,
            name,
            locale,
            server,
            channel: opened_in,
        } = match discord.identities.user(&arrival.code).await {
            Ok(identity) => identity,
            Err(Unknown::Refused) => return Err(Refused::Session),
            Err(Unknown::Quiet) => return Err(Refused::NotYet),
            Err(error @ Unknown::Unreachable(_)) => {
                tracing::warn!(
                    error = chain(&error),
                    "Discord did not say who opened the page"
                );
                return Err(Refused::NotYet);
            }
        };
        names::see_account(&page.0.host, user, name).await?;
        let channel = arrival.channel.as_deref().and_then(|id| id.parse().ok());
        let id = page.match_to_show(user, channel.map(ChannelId)).await?;
        let session = Session {
            user,
            server,
            channel: opened_in,
        };
        let session = page.0.sessions.begin(session, page.0.host.clock().now());
        Ok(json!({
            "session": session,
            "user": user.0.to_string(),
            "locale": locale.map(|locale| locale.id()),
            "match": id.map(|id| id.0),
        }))
    })
    .await
}

/// Returns the response with this value, or with why there is none.
async fn answer(locale: Locale, value: impl Future<Output = Result<Value, Refused>>) -> Response {
    match value.await {
        Ok(value) => Json(value).into_response(),
        Err(refused) => refused.response(locale),
    }
}

impl LivePage {
    /// Replaces the users whom a text about a match mentions by their names.
    async fn named(&self, id: MatchId, text: String) -> String {
        let mut named = text;
        for user in users_in(&named) {
            let name = names::in_match(&self.0.host, id, user).await.ok().flatten();
            named = with_name(&named, user, name.as_deref().unwrap_or("?"));
        }
        named
    }

    /// Answers about a match without Discord's ids of users, which the page doesn't know.
    async fn naming(
        &self,
        id: MatchId,
        locale: Locale,
        answered: Result<Value, Refused>,
    ) -> Result<Value, Refused> {
        match answered {
            Ok(mut value) => {
                if let Some(Value::String(told)) = value.get_mut("told") {
                    *told = self.named(id, std::mem::take(told)).await;
                }
                Ok(value)
            }
            Err(refused) => {
                let (status, text) = refused.said(locale);
                Err(Refused::Said(status, self.named(id, text).await))
            }
        }
    }

    /// Returns the match that a user wants to see who opens the page in this channel: that of the button
    /// they have just pressed, or that of the channel, or the one that waits for them.
    async fn match_to_show(
        &self,
        user: UserId,
        channel: Option<ChannelId>,
    ) -> Result<Option<MatchId>, Refused> {
        let host = &self.0.host;
        let actor = Actor::player(ServerId::ELSEWHERE, user);
        if let Some(id) = host.act(actor.clone(), live::take_opened).await? {
            return Ok(Some(id));
        }
        if let Some(channel) = channel {
            let found = host.read(actor.clone(), move |cx| {
                lists::find(cx, channel, None, Among::OwnTurn)
            });
            // Anyone can name any channel, so nobody is told more of it than they see.
            if let Ok(found) = found.await
                && self
                    .check_sight(found.id, self.viewer(found.id, Some(user), None))
                    .await
                    .is_ok()
            {
                return Ok(Some(found.id));
            }
        }
        let list = host.read(actor, lists::mine).await.map_err(Error::from)?;
        Ok(list.running.first().map(|(found, _)| found.id))
    }
}
