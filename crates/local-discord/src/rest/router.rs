//! Maps routes to functions.

use super::{
    Request,
    answer::{Answer, Outcome},
    applications, channels, commands, guilds, history, interactions, messages,
    request::path_id,
    threads, webhooks,
};
use crate::{TOKEN, id::Id, refusal::Refusal, state::State};

/// Finds the route, checks the token where the route needs one, and runs it.
pub(super) fn route(state: &mut State, request: &Request) -> Outcome {
    let parts: Vec<&str> = request
        .path
        .split('/')
        .filter(|part| !part.is_empty())
        .collect();
    let open = matches!(
        parts.first(),
        Some(&"interactions" | &"webhooks" | &"gateway")
    ) && parts.get(1) != Some(&"bot")
        || parts == ["oauth2", "token"];
    if open {
        return open_route(state, request, &parts);
    }
    let bearer = request.authorization.as_deref();
    if let Some(user) = bearer.and_then(|bearer| state.activity.bearer(bearer)) {
        return match (request.method.as_str(), parts.as_slice()) {
            ("GET", ["users", "@me"]) => applications::user(state, user),
            _ => Err(Refusal::unauthorized()),
        };
    }
    let expected = format!("Bot {TOKEN}");
    if request.authorization.as_deref() != Some(expected.as_str()) {
        return Err(Refusal::unauthorized());
    }
    if let ["channels", channel, rest @ ..] = parts.as_slice() {
        return channel_route(state, request, path_id("channel_id", channel)?, rest);
    }
    let method = request.method.as_str();
    match (method, parts.as_slice()) {
        ("GET", ["gateway", "bot"]) => Ok(applications::gateway_bot(state)),
        ("GET", ["users", "@me"]) => Ok(Answer::Json(state.world.current_user_json())),
        ("POST", ["users", "@me", "channels"]) => channels::open_direct(state, request),
        ("GET", ["users", "@me", "guilds"]) => guilds::own(&state.world, request),
        ("GET", ["users", user]) => applications::user(state, path_id("user_id", user)?),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(Answer::Json(state.application_json()))
        }
        (_, ["applications", application, "commands", rest @ ..]) => {
            own_application(state, application)?;
            commands::route(state, request, None, rest)
        }
        ("GET", ["applications", application, "activity-instances", instance]) => {
            own_application(state, application)?;
            let application = state.world.application;
            let json = state.activity.instance_json(application, instance);
            json.map(Answer::Json).ok_or_else(Refusal::unknown_instance)
        }
        (
            _,
            [
                "applications",
                application,
                "guilds",
                guild,
                "commands",
                rest @ ..,
            ],
        ) => {
            own_application(state, application)?;
            let guild = path_id("guild_id", guild)?;
            if !state.world.guilds.contains_key(&guild) {
                // A guild that did not install the application does not concern the bot.
                return Err(Refusal::missing_access());
            }
            commands::route(state, request, Some(guild), rest)
        }
        (method, ["guilds", guild, "members", user, "roles", role]) => {
            let guild = path_id("guild_id", guild)?;
            guilds::member_role(state, guild, user, role, method)
        }
        ("GET", ["guilds", guild, rest @ ..]) => {
            guilds::route(state, path_id("guild_id", guild)?, rest)
        }
        _ => Err(Refusal::unknown_route()),
    }
}

/// Handles routes that need no token of the bot: their path contains the key.
fn open_route(state: &mut State, request: &Request, parts: &[&str]) -> Outcome {
    match (request.method.as_str(), parts) {
        ("GET", ["gateway"]) => Ok(applications::gateway(state)),
        ("POST", ["oauth2", "token"]) => applications::token(state, request),
        ("POST", ["interactions", id, token, "callback"]) => {
            interactions::callback(state, request, path_id("interaction_id", id)?, token)
        }
        ("POST", ["webhooks", application, token]) => {
            own_webhook(state, application)?;
            webhooks::follow_up(state, request, token)
        }
        (method, ["webhooks", application, token, "messages", message]) => {
            own_webhook(state, application)?;
            match method {
                "GET" => webhooks::get(state, token, message),
                "PATCH" => webhooks::edit(state, request, token, message),
                "DELETE" => webhooks::delete(state, token, message),
                _ => Err(Refusal::unknown_route()),
            }
        }
        _ => Err(Refusal::unknown_route()),
    }
}

fn channel_route(state: &mut State, request: &Request, channel: Id, rest: &[&str]) -> Outcome {
    let message = |text: &str| path_id("message_id", text);
    match (request.method.as_str(), rest) {
        ("GET", []) => channels::get(state, channel),
        ("PATCH", []) => channels::edit(state, request, channel),
        ("POST", ["typing"]) => channels::typing(state, channel),
        ("GET", ["messages"]) => history::list(state, request, channel),
        ("POST", ["messages"]) => messages::create(state, request, channel),
        ("GET", ["messages", id]) => messages::get(state, channel, message(id)?),
        ("PATCH", ["messages", id]) => messages::edit(state, request, channel, message(id)?),
        ("DELETE", ["messages", id]) => messages::delete(state, channel, message(id)?),
        ("POST", ["threads"]) => threads::create(state, request, channel),
        ("POST", ["messages", id, "threads"]) => {
            threads::create_from_message(state, request, channel, message(id)?)
        }
        ("GET", ["thread-members", user]) => threads::member(state, channel, user),
        ("PUT", ["thread-members", user]) => threads::add_member(state, channel, user),
        ("DELETE", ["thread-members", user]) => threads::remove_member(state, channel, user),
        _ => Err(Refusal::unknown_route()),
    }
}

fn own_application(state: &State, text: &str) -> Result<(), Refusal> {
    match path_id("application_id", text)? {
        id if id == state.world.application => Ok(()),
        _ => Err(Refusal::unknown_application()),
    }
}

fn own_webhook(state: &State, text: &str) -> Result<(), Refusal> {
    match path_id("webhook_id", text)? {
        id if id == state.world.application => Ok(()),
        _ => Err(Refusal::unknown_webhook()),
    }
}
