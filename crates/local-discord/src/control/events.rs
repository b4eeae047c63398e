//! The live stream: everything that a page shows, first in full and then whenever it changes.

use std::{collections::HashMap, sync::Arc};

use axum::{
    extract::{Query, State as Shared, rejection::QueryRejection},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, stream};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    Refused,
    act::{Actor, person},
    id,
    read::{commands_json, world_json},
};
use crate::{
    app::App,
    id::Id,
    state::State,
    wire::Viewer,
    world::{Channel, Message},
};

/// How many entries of the timeline a page gets at first.
const RECENT: u64 = 200;

/// The query of a page. `views` says what it looks at: `user-channel-limit` each, separated by
/// commas. `timeline` is the last entry that the page knows.
#[derive(Debug, Deserialize)]
pub(super) struct EventsQuery {
    #[serde(default)]
    views: String,
    timeline: Option<u64>,
}

pub(super) async fn events(
    Shared(app): Shared<Arc<App>>,
    query: Result<Query<EventsQuery>, QueryRejection>,
) -> Result<Sse<impl Stream<Item = Result<Event, axum::Error>>>, Refused> {
    let Query(query) = query.map_err(|error| Refused::bad(format!("{error}.")))?;
    let texts = query.views.split(',').filter(|text| !text.is_empty());
    let views = texts.map(View::read).collect::<Result<_, _>>()?;
    let timeline = query.timeline.unwrap_or_else(|| {
        let last = app.read(|state| state.timeline.last());
        last.saturating_sub(RECENT)
    });
    let watcher = Watcher {
        world: Value::Null,
        commands: None,
        views,
        timeline,
    };
    let news = stream::unfold((app, watcher), async |(app, mut watcher)| {
        let forever = std::future::pending();
        // The stream ends when the local Discord stops.
        let news = app.wait(forever, |state| watcher.look(state)).await?;
        Some((Event::default().json_data(news), (app, watcher)))
    });
    Ok(Sse::new(news).keep_alive(KeepAlive::default()))
}

/// One open page, and what it has been sent.
struct Watcher {
    world: Value,
    /// The versions of the commands.
    commands: Option<Vec<Id>>,
    views: Vec<View>,
    timeline: u64,
}

impl Watcher {
    /// Returns what has changed since the last call.
    fn look(&mut self, state: &State) -> Option<Value> {
        let mut news = Map::new();
        let world = world_json(state);
        if world != self.world {
            news.insert("world".to_owned(), world.clone());
            self.world = world;
        }
        let commands = state.world.commands.iter();
        let commands: Vec<Id> = commands.map(|command| command.version).collect();
        if self.commands.as_ref() != Some(&commands) {
            news.insert("commands".to_owned(), commands_json(state));
            self.commands = Some(commands);
        }
        let views: Vec<Value> = self.views.iter_mut().map(|view| view.look(state)).collect();
        if views.iter().any(|view| !view.is_null()) {
            news.insert("views".to_owned(), views.into());
        }
        let entries = state.timeline.after(self.timeline, usize::MAX);
        if !entries.is_empty() {
            self.timeline = state.timeline.last();
            news.insert("timeline".to_owned(), entries.into());
        }
        (!news.is_empty()).then_some(Value::Object(news))
    }
}

/// A channel as a member sees it.
struct View {
    actor: Actor,
    /// How many of the last messages to show.
    limit: usize,
    /// The messages as they were sent.
    messages: HashMap<Id, Value>,
    /// The rest as it was sent.
    frame: Value,
}

impl View {
    fn read(text: &str) -> Result<Self, Refused> {
        let parts: Vec<&str> = text.split('-').collect();
        let [user, channel, limit] = parts[..] else {
            return Err(Refused::bad(format!(
                "{text} is not a view: write user-channel-limit."
            )));
        };
        let limit = limit.parse();
        Ok(Self {
            actor: Actor {
                user: id(user)?,
                channel: id(channel)?,
            },
            limit: limit.map_err(|_| Refused::bad(format!("{text} has no limit.")))?,
            messages: HashMap::new(),
            frame: Value::Null,
        })
    }

    /// Returns what has changed: the frame, and those messages that are new or different. Null if
    /// nothing has changed.
    fn look(&mut self, state: &State) -> Value {
        let (frame, shown) = match self.actor.place(state) {
            Ok(channel) => self.shown(state, channel),
            Err(refused) => (json!({"error": refused.error, "ids": []}), Vec::new()),
        };
        let mut frame = frame;
        frame["pings"] = pings(state, self.actor.user);
        let mut changed = Vec::new();
        let mut messages = HashMap::new();
        for message in shown {
            let json = state.world.message_json(message, Viewer::Person);
            if self.messages.get(&message.id) != Some(&json) {
                changed.push(json.clone());
            }
            messages.insert(message.id, json);
        }
        self.messages = messages;
        if changed.is_empty() && frame == self.frame {
            return Value::Null;
        }
        self.frame = frame.clone();
        frame["messages"] = changed.into();
        frame
    }

    fn shown<'a>(&self, state: &'a State, channel: &'a Channel) -> (Value, Vec<&'a Message>) {
        let seen: Vec<&Message> = channel
            .messages
            .values()
            .filter(|message| message.visible_to(self.actor.user))
            .collect();
        let older = seen.len().saturating_sub(self.limit);
        let mut shown = seen[older..].to_vec();
        let ids: Vec<Id> = shown.iter().map(|message| message.id).collect();
        // A thread shows the message that it was started from at the top. Both have the same id.
        let starter = channel
            .parent
            .and_then(|parent| state.world.message(parent, channel.id))
            .filter(|_| older == 0);
        shown.extend(starter);
        let frame = json!({
            "ids": ids,
            "older": older,
            "starter": starter.map(|message| message.id),
        });
        (frame, shown)
    }
}

/// Returns the messages that have notified the user, by channel.
fn pings(state: &State, user: Id) -> Value {
    if person(state, user).is_err() {
        return json!({});
    }
    let mut pings = Map::new();
    for channel in state.world.channels.values() {
        let messages = channel.messages.values();
        let pinged: Vec<Id> = messages
            .filter(|message| message.pinged.contains(&user))
            .map(|message| message.id)
            .collect();
        if !pinged.is_empty() {
            pings.insert(channel.id.to_string(), json!(pinged));
        }
    }
    Value::Object(pings)
}
