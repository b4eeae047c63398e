//! The places where messages are read, in an order that doesn't depend on which was opened first.

use std::collections::HashMap;

use serde_json::Value;

use super::shown::{list, text};

/// A channel, a thread, or the direct messages of a member.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) id: String,
    /// How the page names it.
    pub(super) shown: String,
    /// The name, if it is a thread.
    pub(super) thread: Option<String>,
    /// The ids of the users who can look there.
    pub(super) audience: Vec<String>,
}

/// Returns all places: of each server the channels and then the threads by name, and then the direct messages.
pub(super) fn all(state: &Value) -> Vec<Place> {
    let mut places = Vec::new();
    let guilds = list(&state["guilds"]);
    for guild in &guilds {
        let server = if guilds.len() > 2 {
            format!("{}, ", text(&guild["name"]))
        } else {
            String::new()
        };
        let members = list(&guild["members"]);
        let members: Vec<String> = members
            .iter()
            .map(|one| text(&one["id"]).to_owned())
            .collect();
        for channel in list(&guild["channels"]) {
            places.push(Place {
                id: text(&channel["id"]).to_owned(),
                shown: format!("In {server}#{}", text(&channel["name"])),
                thread: None,
                audience: members.clone(),
            });
        }
        let mut threads: Vec<Place> = list(&guild["threads"])
            .iter()
            .map(|thread| {
                let name = text(&thread["name"]);
                Place {
                    id: text(&thread["id"]).to_owned(),
                    shown: format!("In {server}the thread “{name}”"),
                    thread: Some(name.to_owned()),
                    audience: members.clone(),
                }
            })
            .collect();
        threads.sort_by_key(|place| place.shown.clone());
        places.extend(threads);
    }
    let names = names(state);
    let mut directs: Vec<Place> = list(&state["directs"])
        .iter()
        .map(|direct| {
            let with = list(&direct["recipients"]);
            let with = with.iter().find(|one| one["bot"] != true);
            let with = with.map_or("", |one| text(&one["id"]));
            let name = names.get(with).cloned().unwrap_or_default();
            Place {
                id: text(&direct["id"]).to_owned(),
                shown: format!("Direct message to {name}"),
                thread: None,
                audience: vec![with.to_owned()],
            }
        })
        .collect();
    directs.sort_by_key(|place| place.shown.clone());
    places.extend(directs);
    places
}

/// Returns the names of members, channels, threads and roles by their ids.
pub(super) fn names(state: &Value) -> HashMap<String, String> {
    let mut names = HashMap::new();
    for guild in list(&state["guilds"]) {
        for kind in ["members", "channels", "threads", "roles"] {
            for one in list(&guild[kind]) {
                names.insert(text(&one["id"]).to_owned(), text(&one["name"]).to_owned());
            }
        }
    }
    names
}
