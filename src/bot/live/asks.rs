//! What users ask on the page.

use axum::{
    Extension,
    extract::{Path, Query, State},
    http::{HeaderMap, header},
    response::Response,
};
use serde_json::{Value, json};

use super::{
    Asked, LivePage, Refused, answer,
    limits::{What, Who},
    session::Session,
};
use crate::{
    bot::{
        cards::live::{live_plies, options::live_options},
        listener::Client,
    },
    clocks::actions::agreed,
    host::budgets::{self, Costly},
    learning::{
        actions::hints,
        cards::analysis::{Finding, findings},
    },
    matches::actions::{lists, live, menu},
    workers::WORKERS,
};
use domain::matches::{Actor, MatchId, Member, Refusal, ServerId, UserId};

impl LivePage {
    /// Returns who sends this request, unless they send too many.
    pub(super) fn caller(&self, headers: &HeaderMap, what: What) -> Result<UserId, Refused> {
        Ok(self.session_of(headers, what)?.user)
    }

    /// Returns the session of a request, unless its user sends too many.
    pub(super) fn session_of(&self, headers: &HeaderMap, what: What) -> Result<Session, Refused> {
        let session = headers.get(header::AUTHORIZATION);
        let session = session.and_then(|session| session.to_str().ok()?.strip_prefix("Bearer "));
        let session = self.find_session(session.ok_or(Refused::Session)?)?;
        self.0.limits.count(Who::User(session.user), what)?;
        Ok(session)
    }

    /// Returns who sends this request if they say so, unless too many come from them or, if they don't, from
    /// their address: inside Discord many users have the same one.
    pub(super) fn asker(
        &self,
        client: Client,
        headers: &HeaderMap,
    ) -> Result<Option<UserId>, Refused> {
        if headers.contains_key(header::AUTHORIZATION) {
            return self.caller(headers, What::Act).map(Some);
        }
        self.count_visitor(client)?;
        Ok(None)
    }

    /// Counts a request of someone who doesn't say who they are.
    ///
    /// # Errors
    /// If too many come from their address.
    pub(super) fn count_visitor(&self, client: Client) -> Result<(), Refused> {
        self.0.limits.count(Who::Address(client), What::Act)
    }
}

/// Lists the caller's running matches.
pub(super) async fn matches(
    State(page): State<LivePage>,
    Query(Asked { locale, .. }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = page.caller(&headers, What::Ask)?;
        let list = page
            .0
            .host
            .read(Actor::player(ServerId::ELSEWHERE, user), lists::mine)
            .await?;
        let matches = list.running.iter().map(|(found, opponent)| {
            json!({
                "id": found.id.0,
                "game": found.game.info().name,
                "opponent": opponent,
                "turn": found.to_move,
            })
        });
        Ok(json!({ "matches": matches.collect::<Vec<Value>>() }))
    })
    .await
}

/// Returns every position of a match.
pub(super) async fn plies(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    Extension(client): Extension<Client>,
    Query(Asked { locale, key }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = page.asker(client, &headers)?;
        let id = MatchId(id);
        let viewer = page.viewer(id, user, key.as_deref());
        page.check_sight(id, viewer).await?;
        let view = live::load(&page.0.host, id).await?;
        // A long match has thousands of pieces to name.
        Ok(WORKERS
            .run(move || json!({ "plies": live_plies(&view, locale) }))
            .await?)
    })
    .await
}

/// Returns how a finished match went, for anyone who can look at it.
pub(super) async fn analysis(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    Query(Asked { locale, key }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = page.caller(&headers, What::Act)?;
        let id = MatchId(id);
        let viewer = page.viewer(id, Some(user), key.as_deref());
        page.check_sight(id, viewer).await?;
        let host = &page.0.host;
        let server = page.server_of(id).await?;
        budgets::spend(host, Member { server, user }, Costly::Analysis)?;
        let view = match hints::analyse(host, Actor::player(server, user), id).await {
            Ok(view) => view,
            Err(error) => return page.naming(id, locale, Err(error.into())).await,
        };
        let points = view.review.0.iter().map(|thought| thought.worth.share());
        let found = findings(&view, locale);
        let mut turns = Vec::new();
        for Finding { ply, told, better } in found.turns {
            let told = page.named(id, locale.say(&told)).await;
            let better: Vec<String> = better.iter().map(ToString::to_string).collect();
            turns.push(json!({ "ply": ply, "told": told, "better": better }));
        }
        Ok(json!({
            "points": points.collect::<Vec<_>>(),
            "axis": locale.say(&found.axis),
            "verdict": locale.say(&found.verdict),
            "sides": found.sides,
            "turns": turns,
        }))
    })
    .await
}

/// Returns what a player can do in a match besides moving.
pub(super) async fn options(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    Query(Asked { locale, .. }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = page.caller(&headers, What::Ask)?;
        let (host, id) = (&page.0.host, MatchId(id));
        let home = lists::home_of(host, id, user).await?;
        let actor = Actor::player(home.ok_or(Refusal::Unknown(id))?, user);
        let menu = host
            .read(actor.clone(), move |cx| menu::show(cx, id))
            .await?;
        let clock = if menu.board.clock.is_some() && menu.player.is_some() {
            let look = host.read(actor, move |cx| agreed::load_clock(cx, id));
            Some(look.await?)
        } else {
            None
        };
        Ok(json!(live_options(&menu, clock.as_ref(), locale)))
    })
    .await
}
