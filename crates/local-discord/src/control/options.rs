//! The options of a typed command. Input that Discord's client would refuse is refused.

use serde_json::{Map, Value, json};
use twilight_model::guild::Permissions;

use super::{Refused, act::Actor};
use crate::{
    id::Id,
    state::State,
    world::{Channel, Command, World},
};

/// The person who is typing, and the option to complete if there is one.
pub(super) struct Asker<'a> {
    pub(super) state: &'a State,
    pub(super) actor: Actor,
    pub(super) focused: Option<&'a str>,
}

/// The part of the interaction that comes from typing.
#[derive(Default)]
pub(super) struct Typed {
    pub(super) options: Vec<Value>,
    pub(super) resolved: Map<String, Value>,
    pub(super) focused_kind: Option<i64>,
}

fn list(value: &Value) -> &[Value] {
    value["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default()
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_i64(), Some(1 | 2))
}

/// Follows the path of sub-commands and fills in the options of the last one.
pub(super) fn fill_in(
    asker: &Asker<'_>,
    command: &Command,
    path: &[&str],
    given: &Map<String, Value>,
) -> Result<Typed, Refused> {
    let mut level = command.options();
    let mut steps = Vec::new();
    for word in path {
        let step = level
            .iter()
            .find(|option| is_nested(option) && option["name"] == *word);
        let step = step.ok_or_else(|| {
            Refused::missing(format!("/{} has no sub-command {word}.", command.name))
        })?;
        steps.push(step);
        level = list(step);
    }
    if level.iter().any(is_nested) {
        return Err(Refused::bad(format!(
            "/{} needs a sub-command.",
            command.name
        )));
    }
    let mut typed = Typed::default();
    for name in given.keys() {
        if !level.iter().any(|option| option["name"] == name.as_str()) {
            return Err(Refused::bad(format!("There is no option {name}.")));
        }
    }
    for option in level {
        one(asker, option, given, &mut typed)?;
    }
    if let Some(focused) = asker.focused
        && typed.focused_kind.is_none()
    {
        return Err(Refused::bad(format!("There is no option {focused}.")));
    }
    for step in steps.into_iter().rev() {
        let options = std::mem::take(&mut typed.options);
        let inside = json!({"name": step["name"], "type": step["type"], "options": options});
        typed.options = vec![inside];
    }
    Ok(typed)
}

fn one(
    asker: &Asker<'_>,
    option: &Value,
    given: &Map<String, Value>,
    typed: &mut Typed,
) -> Result<(), Refused> {
    let name = option["name"].as_str().unwrap_or_default();
    let kind = option["type"].as_i64().unwrap_or_default();
    let value = given.get(name).filter(|value| !value.is_null());
    if asker.focused == Some(name) {
        if option["autocomplete"] != true {
            return Err(Refused::bad(format!(
                "The option {name} has no autocomplete."
            )));
        }
        typed.focused_kind = Some(kind);
        // A half-typed value is text, whatever the option's type.
        let text = match value {
            Some(Value::String(text)) => text.clone(),
            Some(other) => other.to_string(),
            None => String::new(),
        };
        typed
            .options
            .push(json!({"name": name, "type": kind, "value": text, "focused": true}));
        return Ok(());
    }
    let Some(value) = value else {
        if option["required"] == true && asker.focused.is_none() {
            return Err(Refused::bad(format!("The option {name} is required.")));
        }
        return Ok(());
    };
    let value = check_option(asker, option, name, kind, value, &mut typed.resolved)?;
    typed
        .options
        .push(json!({"name": name, "type": kind, "value": value}));
    Ok(())
}

/// Returns the value as the interaction contains it.
fn check_option(
    asker: &Asker<'_>,
    option: &Value,
    name: &str,
    kind: i64,
    value: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Refused> {
    let wrong = |what: &str| Refused::bad(format!("The option {name} takes {what}, not {value}."));
    match kind {
        3 => {
            let text = value.as_str().ok_or_else(|| wrong("a text"))?;
            let value = choice(option, name, value)?;
            let size = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
            let least = length(option, "min_length").unwrap_or(1).max(1);
            let most = length(option, "max_length").unwrap_or(6_000);
            if size < least || size > most {
                return Err(wrong(&format!("{least} to {most} characters")));
            }
            Ok(value)
        }
        4 => {
            let number = value.as_i64().ok_or_else(|| wrong("a whole number"))?;
            // Discord's clients type whole numbers up to 2^53.
            within(option, f64_of(number)).map_err(|bounds| wrong(&bounds))?;
            choice(option, name, value)
        }
        5 => value
            .is_boolean()
            .then(|| value.clone())
            .ok_or_else(|| wrong("true or false")),
        10 => {
            let number = value.as_f64().ok_or_else(|| wrong("a number"))?;
            within(option, number).map_err(|bounds| wrong(&bounds))?;
            choice(option, name, value)
        }
        6..=9 => {
            let id = Id::from_json(value).ok_or_else(|| wrong("an id"))?;
            let channel = asker.actor.place(asker.state)?;
            if resolve(&asker.state.world, channel, kind, id, resolved) {
                if kind == 7 && !is_of_type(&asker.state.world, option, id) {
                    return Err(wrong("a channel of another type"));
                }
                if kind == 7 && !is_seen(&asker.state.world, asker.actor.user, id) {
                    return Err(wrong("a channel that this member sees"));
                }
                Ok(json!(id))
            } else {
                Err(wrong("a user, or a channel or role of this guild"))
            }
        }
        _ => Err(Refused::bad(format!(
            "The local Discord cannot fill the option {name}."
        ))),
    }
}

/// The largest number that Discord's clients type, 2^53, up to which every whole number is a float.
const LARGEST: f64 = 9_007_199_254_740_992.0;

/// Returns a number that a client has typed as a float. Those beyond [`LARGEST`] are refused anyway.
#[expect(clippy::cast_precision_loss, reason = "larger numbers are refused")]
const fn f64_of(number: i64) -> f64 {
    number as f64
}

/// Checks a number against the bounds of its option, which can be written as floats even if only whole
/// numbers can be typed. The error says what the bounds are.
fn within(option: &Value, number: f64) -> Result<(), String> {
    let least = option["min_value"]
        .as_f64()
        .unwrap_or(-LARGEST)
        .max(-LARGEST);
    let most = option["max_value"].as_f64().unwrap_or(LARGEST).min(LARGEST);
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(format!("{least} to {most}"))
    }
}

/// Returns a length that a command declares, which can be written as a float.
fn length(option: &Value, key: &str) -> Option<u64> {
    let length = &option[key];
    let whole = || length.as_f64()?.to_string().parse().ok();
    length.as_u64().or_else(whole)
}

/// Returns whether a channel is of one of the types that an option or a select asks for.
pub(super) fn is_of_type(world: &World, asking: &Value, id: Id) -> bool {
    let kinds = asking["channel_types"]
        .as_array()
        .filter(|kinds| !kinds.is_empty());
    let number = world.channels.get(&id).map(|channel| channel.kind as u8);
    kinds.is_none_or(|kinds| {
        kinds
            .iter()
            .any(|kind| kind.as_f64() == number.map(f64::from))
    })
}

/// Returns whether a user sees a channel, which clients only then suggest.
pub(super) fn is_seen(world: &World, user: Id, id: Id) -> bool {
    let channel = world.channels.get(&id);
    channel.is_some_and(|channel| {
        world
            .permissions(user, channel)
            .contains(Permissions::VIEW_CHANNEL)
    })
}

/// Checks a value against fixed choices: it must be one of them; a person picks by name.
fn choice(option: &Value, name: &str, value: &Value) -> Result<Value, Refused> {
    let choices = option["choices"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if choices.is_empty() {
        return Ok(value.clone());
    }
    let by_value = choices.iter().find(|choice| choice["value"] == *value);
    let chosen = by_value.or_else(|| choices.iter().find(|choice| choice["name"] == *value));
    let chosen = chosen.map(|choice| choice["value"].clone());
    chosen.ok_or_else(|| Refused::bad(format!("{value} is not a choice of the option {name}.")))
}

/// Puts the user, channel or role with this id into `resolved`. Returns `false` if there is none
/// here. Kinds: 6 user, 7 channel, 8 role, 9 user or role, as for options.
///
/// A user need not be a member: Discord's clients also accept the id of someone else. In that case
/// there is no partial member.
pub(super) fn resolve(
    world: &World,
    place: &Channel,
    kind: i64,
    id: Id,
    resolved: &mut Map<String, Value>,
) -> bool {
    let mut put = |list: &str, value: Value| {
        let entry = resolved.entry(list).or_insert_with(|| json!({}));
        entry[id.to_string()] = value;
    };
    if matches!(kind, 6 | 9)
        && let Some(user) = world.users.get(&id)
    {
        put("users", user.json());
        if let Some(mut member) = place.guild.and_then(|guild| world.member_json(guild, id)) {
            if let Some(map) = member.as_object_mut() {
                map.remove("user");
            }
            member["permissions"] = json!(world.permissions(id, place));
            put("members", member);
        }
        return true;
    }
    let Some(guild) = place.guild else {
        return false;
    };
    if matches!(kind, 8 | 9)
        && let Some(guild) = world.guilds.get(&guild)
        && guild.has_role(id)
    {
        let roles = world.roles_json(guild);
        let role = roles
            .as_array()
            .into_iter()
            .flatten()
            .find(|role| role["id"] == json!(id));
        put("roles", role.cloned().unwrap_or_default());
        return true;
    }
    match world
        .channels
        .get(&id)
        .filter(|channel| channel.guild == Some(guild))
    {
        Some(channel) if kind == 7 => {
            put("channels", world.partial_channel_json(channel, world.bot));
            true
        }
        _ => false,
    }
}
