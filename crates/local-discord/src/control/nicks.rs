//! Gives members nicknames, which are one guild's alone.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, State as Shared},
};
use serde::Deserialize;
use serde_json::json;

use super::{Answer, Refused, Reply, body, id};
use crate::app::App;

/// The longest nickname, in characters.
/// <https://discord.com/developers/docs/resources/user#usernames-and-nicknames>
const LONGEST: usize = 32;

#[derive(Deserialize)]
struct NewNick {
    /// None takes the nickname away.
    nick: Option<String>,
}

pub(super) async fn edit_member(
    Shared(app): Shared<Arc<App>>,
    Path((place, user)): Path<(String, String)>,
    bytes: Bytes,
) -> Answer {
    let (place, user) = (id(&place)?, id(&user)?);
    let NewNick { nick } = body(&bytes)?;
    let fits = |nick: &String| (1..=LONGEST).contains(&nick.chars().count());
    if !nick.as_ref().is_none_or(fits) {
        return Err(Refused::bad("A nickname has 1 to 32 characters."));
    }
    app.update(|state| {
        let guild = state.world.guilds.get_mut(&place);
        let member = guild.and_then(|guild| guild.members.get_mut(&user));
        let member = member.ok_or_else(|| Refused::missing("That user is not in this guild."))?;
        member.nick = nick;
        Ok(Reply(json!({"id": user, "nick": member.nick})))
    })
}
