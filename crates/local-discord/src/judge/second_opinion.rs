//! The second opinion of twilight-model and twilight-validate on a body that passes the judge's own
//! rules.
//!
//! The judge's own rules cover what twilight does not check. Two limits of twilight-validate 0.18
//! are out of date and ignored here: 4000 characters for a command (today 8000) and 2000 for a text
//! display (today 4000).

use serde_json::{Value, json};
use twilight_model::{
    application::command::Command,
    channel::message::{Component, Embed},
};
use twilight_validate::{
    command as validate_command,
    command::CommandValidationErrorType,
    component::{
        ComponentValidationError, ComponentValidationErrorType, component_v1, component_v2,
    },
    message as validate_message,
};

use super::{Errors, Path};
use crate::{
    refusal::Refusal,
    world::{CommandKind, flags},
};

fn objection(at: &Path, message: &impl ToString) -> Refusal {
    let mut errors = Errors::default();
    errors.add(at, "BASE_TYPE_INVALID", message.to_string());
    errors.refusal()
}

pub(super) fn message(body: &Value) -> Result<(), Refusal> {
    let root = Path::default();
    if let Some(content) = body["content"].as_str() {
        validate_message::content(content).map_err(|e| objection(&root.key("content"), &e))?;
    }
    if let Some(embeds) = body["embeds"].as_array() {
        let at = root.key("embeds");
        let mut parsed: Vec<Embed> = Vec::new();
        for embed in embeds {
            let mut embed = embed.clone();
            // twilight's type needs the kind, which Discord fills in, and accepts no null list.
            embed["type"] = json!("rich");
            if let Some(map) = embed.as_object_mut() {
                map.retain(|_, value| !value.is_null());
                // twilight reads only offsets like `+00:00`; Discord also reads `Z`. The judge's
                // own rule has checked it.
                map.remove("timestamp");
            }
            parsed.push(serde_json::from_value(embed).map_err(|e| objection(&at, &e))?);
        }
        validate_message::embeds(&parsed).map_err(|e| objection(&at, &e))?;
    }
    let is_v2 = body["flags"]
        .as_u64()
        .is_some_and(|flags| flags & flags::IS_COMPONENTS_V2 != 0);
    let check = if is_v2 { component_v2 } else { component_v1 };
    let components = body["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    components
        .iter()
        .try_for_each(|component| one_component(component, check))
}

/// Checks only rows of the old kind, because `component_v1` does not know labels.
pub(super) fn modal(components: &[Value]) -> Result<(), Refusal> {
    let rows = components.iter().filter(|row| row["type"] == 1);
    rows.into_iter()
        .try_for_each(|row| one_component(row, component_v1))
}

fn one_component(
    component: &Value,
    check: fn(&Component) -> Result<(), ComponentValidationError>,
) -> Result<(), Refusal> {
    let at = Path::default().key("components");
    let parsed: Component =
        serde_json::from_value(component.clone()).map_err(|e| objection(&at, &e))?;
    match check(&parsed) {
        Ok(()) => Ok(()),
        Err(error) => match error.kind() {
            // Out of date: the judge's own rule counts to 4000.
            ComponentValidationErrorType::TextDisplayContentTooLong { .. } => Ok(()),
            _ => Err(objection(&at, &error)),
        },
    }
}

/// Checks a command. `at` is its place in the list.
pub(super) fn command(body: &Value, at: &Path) -> Result<(), Refusal> {
    // twilight doesn't know entry points.
    if body["type"] == CommandKind::EntryPoint as u8 {
        return Ok(());
    }
    let mut full = body.clone();
    if full["type"].is_null() {
        full["type"] = json!(1);
    }
    if full["description"].is_null() {
        full["description"] = json!("");
    }
    // Fields that Discord fills in.
    full["version"] = json!("1");
    if full["default_member_permissions"].is_null() {
        full["default_member_permissions"] = Value::Null;
    }
    if let Some(map) = full.as_object_mut() {
        map.retain(|key, value| !value.is_null() || key == "default_member_permissions");
    }
    let parsed: Command = serde_json::from_value(full).map_err(|e| objection(at, &e))?;
    for verdict in [
        validate_command::command(&parsed),
        validate_command::options(&parsed.options),
    ] {
        match verdict {
            Ok(()) => {}
            Err(error) => match error.kind() {
                // The first is out of date: the judge's own rule counts to 8000. The others are
                // unaware that Discord allows an apostrophe.
                CommandValidationErrorType::CommandTooLarge { .. }
                | CommandValidationErrorType::NameCharacterInvalid { .. }
                | CommandValidationErrorType::OptionNameCharacterInvalid { .. } => {}
                _ => return Err(objection(at, &error)),
            },
        }
    }
    Ok(())
}
