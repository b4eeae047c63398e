//! The control interface: acts for people, and controls the local Discord.

mod act;
mod activity;
mod component;
mod endpoints;
mod events;
mod guilds;
mod limits;
mod machine;
mod modal;
mod moderate;
mod options;
mod people;
mod read;
mod report;
mod roles;
mod slash;

use std::sync::Arc;

use axum::{
    Router,
    body::{Body, Bytes},
    http::{HeaderValue, Response, StatusCode, header},
    response::IntoResponse,
    routing::{delete, get, patch, post, put},
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{app::App, id::Id};

/// Why a request was refused, in one sentence.
#[derive(Debug)]
pub(crate) struct Refused {
    status: StatusCode,
    error: String,
}

impl Refused {
    /// Refuses something that nobody could do in Discord's client.
    pub(crate) fn bad(error: impl Into<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            error: error.into(),
        }
    }

    /// Refuses something that does not exist, or that this person cannot see.
    pub(crate) fn missing(error: impl Into<String>) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            error: error.into(),
        }
    }

    pub(crate) fn forbidden(error: impl Into<String>) -> Self {
        Self {
            status: StatusCode::FORBIDDEN,
            error: error.into(),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response<Body> {
        json_response(self.status, &json!({"error": self.error}))
    }
}

/// A JSON response.
#[derive(Debug)]
pub(crate) struct Reply(pub(crate) Value);

impl IntoResponse for Reply {
    fn into_response(self) -> Response<Body> {
        json_response(StatusCode::OK, &self.0)
    }
}

fn json_response(status: StatusCode, body: &Value) -> Response<Body> {
    let mut response = Response::new(Body::from(body.to_string()));
    *response.status_mut() = status;
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, json);
    response
}

/// The result of a handler.
pub(crate) type Answer = Result<Reply, Refused>;

/// Reads a JSON body whatever its content type says, so that `curl -d` needs no header.
fn body<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, Refused> {
    let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(bytes)
        .map_err(|error| Refused::bad(format!("The body is wrong: {error}.")))
}

fn id(text: &str) -> Result<Id, Refused> {
    Id::parse(text)
        .ok_or_else(|| Refused::bad(format!("{text} is not an id: ids are decimal numbers.")))
}

/// Returns all routes under `/control`.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/state", get(read::state))
        .route("/commands", get(read::commands))
        .route("/events", get(events::events))
        .route("/wait", get(read::wait))
        .route("/timeline", get(read::timeline))
        .route("/violations", get(read::violations))
        .route(
            "/channels/{channel}",
            get(read::channel)
                .patch(moderate::edit_channel)
                .delete(moderate::delete_channel),
        )
        .route(
            "/channels/{channel}/overwrites/{whose}",
            put(moderate::overwrite),
        )
        .route("/channels/{channel}/messages", get(read::messages))
        .route("/channels/{channel}/threads", get(read::threads))
        .route(
            "/channels/{channel}/bot-permissions",
            put(moderate::bot_permissions),
        )
        .route(
            "/messages/{channel}/{message}",
            get(read::message).delete(moderate::delete_message),
        )
        .route("/guilds", post(guilds::create_guild))
        .route(
            "/guilds/{guild}",
            delete(guilds::delete_guild).patch(guilds::edit_guild),
        )
        .route("/guilds/{guild}/outage", put(guilds::set_outage))
        .route("/guilds/{guild}/channels", post(guilds::create_channel))
        .route("/guilds/{guild}/members", post(guilds::add_member))
        .route(
            "/guilds/{guild}/members/{user}",
            delete(guilds::remove_member).patch(roles::edit_member),
        )
        .route("/guilds/{guild}/roles", post(roles::create))
        .route(
            "/guilds/{guild}/roles/{role}",
            patch(roles::edit).delete(roles::delete),
        )
        .route("/users/{user}", get(people::user).patch(people::edit_user))
        .route("/direct", post(people::direct))
        .route("/say", post(act::say))
        .route("/command", post(slash::command))
        .route("/autocomplete", post(slash::autocomplete))
        .route("/menu", post(slash::menu))
        .route("/button", post(component::button))
        .route("/select", post(component::select))
        .route("/modal", post(modal::submit))
        .route("/clock", post(machine::clock))
        .route("/notice", put(machine::set_notice))
        .route(
            "/faults",
            post(machine::add_fault).delete(machine::clear_faults),
        )
        .route(
            "/limits",
            get(limits::show).put(limits::change).delete(limits::forget),
        )
        .route("/interactions-endpoint", put(endpoints::set_interactions))
        .route("/events-endpoint", put(endpoints::set_events))
        .route("/gateway", post(machine::gateway))
        .route("/bot", post(machine::bot))
        .route("/intents", put(machine::intents))
        .route("/activity", post(activity::set))
        .route("/activity/launch", post(activity::launch))
        .route("/activity/authorize", post(activity::authorize))
        .route("/activity/leave", post(activity::leave))
        .route("/stop", post(machine::stop))
        .fallback(async || Refused::missing("The control interface has no such path."))
        .method_not_allowed_fallback(async || Refused {
            status: StatusCode::METHOD_NOT_ALLOWED,
            error: "This path does not take this method.".to_owned(),
        })
}
