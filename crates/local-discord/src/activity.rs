//! The application's Activity: a page that Discord shows in a frame, and by `OAuth2` tells who looks at it.
//!
//! The page asks Discord's client for a code. The application exchanges it, with its secret, for a token by
//! which it asks whose code it was.
//! <https://docs.discord.com/developers/activities/how-activities-work>

use std::collections::{HashMap, HashSet};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{
    clock::Millis,
    id::Id,
    refusal::Refusal,
    state::State,
    world::{Command, CommandKind},
};

/// How long a code can be exchanged.
const CODE_LASTS: Millis = 60_000;

/// The Activity and who uses it.
#[derive(Debug, Default)]
pub(crate) struct Activity {
    /// Where the page is.
    url: Option<String>,
    instances: HashMap<String, Instance>,
    codes: HashMap<String, Code>,
    tokens: HashMap<String, Id>,
    /// Those who let the application know who they are.
    consented: HashSet<Id>,
}

/// The Activity in one channel.
#[derive(Debug)]
struct Instance {
    channel: Id,
    guild: Option<Id>,
    users: Vec<Id>,
}

#[derive(Debug)]
struct Code {
    user: Id,
    challenge: Option<String>,
    until: Millis,
}

impl Activity {
    pub(crate) fn url(&self) -> Option<&str> {
        self.url.as_deref()
    }

    /// Lets a user into the Activity in a channel, and returns which one it is.
    pub(crate) fn launch(&mut self, user: Id, channel: Id, guild: Option<Id>) -> String {
        let place = guild.map_or("pc".to_owned(), |guild| format!("gc-{guild}"));
        let id = format!("i-{channel}-{place}-{channel}");
        let instance = self.instances.entry(id.clone()).or_insert(Instance {
            channel,
            guild,
            users: Vec::new(),
        });
        if !instance.users.contains(&user) {
            instance.users.push(user);
        }
        id
    }

    /// Notes that a user has closed it.
    pub(crate) fn leave(&mut self, user: Id, instance: &str) {
        if let Some(found) = self.instances.get_mut(instance) {
            found.users.retain(|other| *other != user);
            if found.users.is_empty() {
                self.instances.remove(instance);
            }
        }
    }

    /// Returns the address of the frame for a user.
    pub(crate) fn frame(&self, instance: &str) -> Option<String> {
        let found = self.instances.get(instance)?;
        let mut url = url::Url::parse(self.url.as_deref()?).ok()?;
        let frame = format!("{:032x}", fastrand::u128(..));
        url.query_pairs_mut()
            .append_pair("instance_id", instance)
            .append_pair("channel_id", &found.channel.to_string())
            .append_pair("frame_id", &frame)
            .append_pair("platform", "desktop");
        if let Some(guild) = found.guild {
            url.query_pairs_mut()
                .append_pair("guild_id", &guild.to_string());
        }
        Some(url.into())
    }

    pub(crate) fn has_consented(&self, user: Id) -> bool {
        self.consented.contains(&user)
    }

    /// Lets the application know who the user is, and returns a code for that.
    pub(crate) fn consent(&mut self, user: Id, challenge: Option<String>, now: Millis) -> String {
        self.consented.insert(user);
        let code = format!("{:032x}", fastrand::u128(..));
        let until = now.saturating_add(CODE_LASTS);
        let kept = Code {
            user,
            challenge,
            until,
        };
        self.codes.insert(code.clone(), kept);
        code
    }

    /// Returns the instance as the API shows it.
    pub(crate) fn instance_json(&self, application: Id, id: &str) -> Option<Value> {
        let found = self.instances.get(id)?;
        Some(json!({
            "application_id": application,
            "instance_id": id,
            "launch_id": id,
            "location": {
                "id": id,
                "kind": if found.guild.is_some() { "gc" } else { "pc" },
                "channel_id": found.channel,
                "guild_id": found.guild,
            },
            "users": found.users,
        }))
    }

    /// Exchanges a code for a token. A code counts once.
    pub(crate) fn exchange(&mut self, form: &Value, now: Millis) -> Result<Value, Refusal> {
        let field = |name: &str| form[name].as_str().unwrap_or_default();
        let code = self.codes.remove(field("code"));
        let code = code.filter(|code| now <= code.until);
        let code = code.filter(|code| code.fits(field("code_verifier")));
        let code = code.ok_or_else(Refusal::invalid_grant)?;
        let token = format!("{:032x}", fastrand::u128(..));
        self.tokens.insert(token.clone(), code.user);
        Ok(json!({
            "access_token": token,
            "token_type": "Bearer",
            "expires_in": 604_800,
            "scope": "identify",
        }))
    }

    /// Returns whose token this is.
    pub(crate) fn bearer(&self, authorization: &str) -> Option<Id> {
        let token = authorization.strip_prefix("Bearer ")?;
        self.tokens.get(token).copied()
    }
}

impl State {
    /// Returns the command that opens the Activity.
    pub(crate) fn entry_point(&self) -> Option<&Command> {
        let mut commands = self.world.commands.iter();
        commands.find(|command| command.kind == CommandKind::EntryPoint)
    }

    /// Gives the application an Activity, for which Discord creates a command, and says where its page is.
    pub(crate) fn set_activity(&mut self, url: Option<String>) {
        if let Some(url) = url {
            self.activity.url = Some(url);
        }
        if self.entry_point().is_some() {
            return;
        }
        let kind = CommandKind::EntryPoint;
        let (id, version) = (self.next_id(), self.next_id());
        self.world.commands.push(Command {
            id,
            version,
            guild: None,
            kind,
            name: "launch".to_owned(),
            body: json!({"name": "launch", "type": kind as u8, "handler": 2}),
        });
    }
}

impl Code {
    /// Returns whether this is the text whose hash came with the request for the code (RFC 7636).
    fn fits(&self, verifier: &str) -> bool {
        let hash = URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
        self.challenge
            .as_ref()
            .is_none_or(|challenge| *challenge == hash)
    }
}
