//! The bot's commands, as Discord lists them.
//!
//! A bulk overwrite replaces all commands of the application. If someone has set up an Activity's Entry
//! Point command at Discord, it must be among them or Discord refuses the overwrite, so it is kept.
//! Discord limits how many commands are created a day, so identical commands are not overwritten.
//! <https://discord.com/developers/docs/interactions/application-commands#bulk-overwrite-global-application-commands>

use poise::serenity_prelude as serenity;
use serde_json::{Map, Value};

use super::error::Error;
use crate::retry::retry;

/// Discord's number for the kind of a command that opens an Activity.
const ENTRY_POINT: u64 = 4;

/// The fields that Discord adds to a command and does not accept back.
const ADDED: [&str; 6] = [
    "id",
    "application_id",
    "version",
    "guild_id",
    "name_localized",
    "description_localized",
];

/// Registers these commands, and retries until it works or Discord refuses them for good. The bot runs
/// meanwhile and afterwards: Discord keeps the previous commands.
pub(crate) async fn register(http: &serenity::Http, commands: &[serenity::CreateCommand]) {
    let trouble = "the commands could not be registered";
    match retry(trouble, may_pass, || try_once(http, commands)).await {
        Ok(changed) => tracing::info!(changed, "the commands are registered"),
        Err(error) => {
            let error = error.chain();
            tracing::error!(
                error,
                "Discord refused the new commands, so players keep the old ones"
            );
        }
    }
}

/// Returns whether the same request may work later.
fn may_pass(error: &Error) -> bool {
    let Error::Discord(error) = error else {
        return true;
    };
    match &**error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code;
            !status.is_client_error() || status == 429
        }
        _ => true,
    }
}

/// Returns whether anything had to be changed.
async fn try_once(
    http: &serenity::Http,
    commands: &[serenity::CreateCommand],
) -> Result<bool, Error> {
    let Compared { found, wanted } = compare(http, commands).await?;
    let is_same = is_same_list(&wanted, &found);
    if !is_same {
        http.create_global_commands(&wanted).await?;
    }
    Ok(!is_same)
}

/// Looks at the commands that Discord has for this application.
pub(crate) async fn registered_commands(
    http: &serenity::Http,
    commands: &[serenity::CreateCommand],
) -> Result<Commands, Error> {
    let Compared { found, wanted } = compare(http, commands).await?;
    Ok(Commands {
        count: found.len(),
        are_current: is_same_list(&wanted, &found),
        open_activity: found.iter().any(|command| kind(command) == ENTRY_POINT),
    })
}

/// Returns whether one of the commands that Discord has opens an Activity.
pub(crate) async fn opens_activity(http: &serenity::Http) -> Result<bool, Error> {
    let found: Vec<Value> = http.fire(list(http)?).await?;
    Ok(found.iter().any(|command| kind(command) == ENTRY_POINT))
}

/// The commands that Discord has.
#[derive(Clone, Copy, Debug)]
pub struct Commands {
    /// How many there are.
    pub count: usize,
    /// Whether they are those of this version.
    pub are_current: bool,
    /// Whether one of them opens an Activity, which is so once the application has one.
    pub open_activity: bool,
}

/// The commands that Discord has, and those that it should have.
struct Compared {
    found: Vec<Value>,
    wanted: Vec<Value>,
}

async fn compare(
    http: &serenity::Http,
    commands: &[serenity::CreateCommand],
) -> Result<Compared, Error> {
    let found: Vec<Value> = http.fire(list(http)?).await?;
    let ours = commands.iter().map(serde_json::to_value);
    let ours: Vec<Value> = ours
        .collect::<Result<_, _>>()
        .map_err(serenity::Error::from)?;
    let wanted = wanted(ours, &found);
    Ok(Compared { found, wanted })
}

fn is_same_list(wanted: &[Value], found: &[Value]) -> bool {
    wanted.len() == found.len() && wanted.iter().all(|one| is_among(one, found))
}

/// Returns the request for all commands, with all their translations.
fn list(http: &serenity::Http) -> Result<serenity::Request<'static>, Error> {
    let application_id = http.application_id();
    let application_id = application_id.ok_or(serenity::Error::from(
        serenity::HttpError::ApplicationIdMissing,
    ))?;
    let route = serenity::Route::Commands { application_id };
    let all = vec![("with_localizations", "true".to_owned())];
    Ok(serenity::Request::new(route, serenity::LightMethod::Get).params(Some(all)))
}

/// Returns our commands, and those that are not ours to remove.
fn wanted(ours: Vec<Value>, found: &[Value]) -> Vec<Value> {
    let kept = found
        .iter()
        .filter(|command| kind(command) == ENTRY_POINT)
        .map(without_added);
    ours.into_iter().chain(kept).collect()
}

fn without_added(command: &Value) -> Value {
    let mut command = command.clone();
    if let Value::Object(fields) = &mut command {
        fields.retain(|name, value| !ADDED.contains(&name.as_str()) && !value.is_null());
    }
    command
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn is_among(command: &Value, found: &[Value]) -> bool {
    found.iter().any(|other| {
        kind(other) == kind(command)
            && other["name"] == command["name"]
            && is_same(command, &without_added(other))
    })
}

/// Returns whether two commands are the same, apart from fields with their default values.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let names = one.keys().chain(other.keys());
            names
                .into_iter()
                .all(|name| is_same_field(name, one, other))
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .zip(other)
                    .all(|(one, other)| is_same(one, other))
        }
        (Value::Number(one), Value::Number(other)) => one.as_f64() == other.as_f64(),
        _ => one == other,
    }
}

fn is_same_field(name: &str, one: &Map<String, Value>, other: &Map<String, Value>) -> bool {
    match (one.get(name), other.get(name)) {
        (Some(one), Some(other)) => {
            is_same(one, other) || (is_default(name, one) && is_default(name, other))
        }
        (Some(value), None) | (None, Some(value)) => is_default(name, value),
        (None, None) => true,
    }
}

/// Returns whether this is the default value of a field.
fn is_default(name: &str, value: &Value) -> bool {
    match value {
        Value::Null => true,
        // Discord derives it if only `contexts` is given.
        Value::Bool(_) if name == "dm_permission" => true,
        Value::Bool(value) => !value,
        Value::Array(values) => {
            values.is_empty() || (name == "integration_types" && values == &[0])
        }
        Value::Object(fields) => fields.is_empty(),
        Value::String(text) => name == "description" && text.is_empty(),
        Value::Number(number) => name == "type" && number.as_u64() == Some(1),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns a command as Discord lists it that was registered with only a name, a description and an
    /// option.
    fn found() -> Value {
        json!({
            "id": "1", "application_id": "2", "version": "3", "type": 1, "name": "board",
            "name_localizations": null, "description": "see a board",
            "description_localizations": { "de": "ein Brett sehen" },
            "default_member_permissions": null, "dm_permission": true, "contexts": null,
            "integration_types": [0], "nsfw": false,
            "options": [{ "type": 3, "name": "match", "description": "which", "required": false }]
        })
    }

    fn ours() -> Value {
        json!({
            "type": 1, "name": "board", "description": "see a board",
            "description_localizations": { "de": "ein Brett sehen" },
            "options": [{
                "type": 3, "name": "match", "description": "which", "choices": [],
                "name_localizations": {}
            }]
        })
    }

    #[test]
    fn a_command_is_the_same_whatever_discord_adds() {
        assert!(is_among(&ours(), &[found()]));
        let mut menu = ours();
        menu["type"] = json!(2);
        assert!(
            !is_among(&menu, &[found()]),
            "another command of the same name"
        );
    }

    #[test]
    fn every_change_is_noticed() {
        for (path, value) in [
            ("/description", json!("see another board")),
            (
                "/description_localizations/de",
                json!("ein Spielbrett sehen"),
            ),
            ("/options/0/type", json!(4)),
            ("/options/0/required", json!(true)),
            ("/options", json!([])),
        ] {
            let mut changed = ours();
            *changed.pointer_mut(path).unwrap_or(&mut Value::Null) = value.clone();
            if path == "/options/0/required" {
                changed["options"][0]["required"] = value;
            }
            assert!(!is_among(&changed, &[found()]), "{path}");
        }
        let mut less = ours();
        less["description_localizations"] = json!({});
        assert!(
            !is_among(&less, &[found()]),
            "a translation that is not ours any more"
        );
    }

    #[test]
    fn an_entry_point_is_kept_as_it_is() {
        let entry = json!({
            "id": "5", "application_id": "2", "version": "6", "type": 4, "name": "launch",
            "description": "", "handler": 2, "integration_types": [0, 1], "contexts": [0, 1, 2],
            "name_localizations": null, "default_member_permissions": null
        });
        let stale = json!({ "id": "7", "type": 1, "name": "old", "description": "not ours" });
        let wanted = wanted(vec![ours()], &[found(), entry, stale]);
        let kept = json!({
            "type": 4, "name": "launch", "description": "", "handler": 2,
            "integration_types": [0, 1], "contexts": [0, 1, 2]
        });
        assert_eq!(wanted, [ours(), kept]);
    }
}
