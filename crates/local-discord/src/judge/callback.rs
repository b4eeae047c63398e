//! Judges the first response to an interaction.

use serde_json::Value;

use super::{
    Errors, MessageBody, ModalBody, Mode, Object, Path,
    command_options::{ChoicesOf, choices},
    message, modals, second_opinion,
};
use crate::{
    id::Id,
    refusal::Refusal,
    world::{InteractionKind, Upload},
};

/// The circumstances of a response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    pub(crate) kind: InteractionKind,
    /// Whether the interaction came from a message. If so, the response can update that message.
    pub(crate) from_message: bool,
    /// Files on that message.
    pub(crate) kept: &'a [(Id, String)],
    pub(crate) option_kind: i64,
}

/// A judged response.
#[derive(Clone, Debug)]
pub(crate) enum Callback {
    Message(Box<MessageBody>),
    DeferredMessage { flags: u64 },
    DeferredUpdate,
    Update(Box<MessageBody>),
    Choices(Vec<Value>),
    Modal(ModalBody),
    Launch,
}

/// Response types, with Discord's numbers. Type 1 responds to pings, which a bot on the gateway
/// never gets.
mod kind {
    pub(super) const MESSAGE: i64 = 4;
    pub(super) const DEFERRED_MESSAGE: i64 = 5;
    pub(super) const DEFERRED_UPDATE: i64 = 6;
    pub(super) const UPDATE: i64 = 7;
    pub(super) const CHOICES: i64 = 8;
    pub(super) const MODAL: i64 = 9;
    pub(super) const LAUNCH: i64 = 12;
}

pub(crate) fn callback(
    body: &Value,
    uploads: &[Upload],
    context: Context<'_>,
) -> Result<Callback, Refusal> {
    let mut errors = Errors::default();
    let Some(object) = Object::new(body, Path::default(), &mut errors) else {
        return Err(errors.refusal());
    };
    let number = object.int("type", &mut errors);
    let Some(number) = number.filter(|number| allowed(*number, context)) else {
        if object.get("type").is_none() {
            errors.required(&object.path("type"));
        } else {
            let message = format!("Value must be one of {{{}}}.", words(context));
            errors.add(&object.path("type"), "BASE_TYPE_CHOICES", message);
        }
        return Err(errors.refusal());
    };
    let empty = Value::Object(serde_json::Map::new());
    let data = object.get("data");
    let at = object.path("data");
    match number {
        kind::MESSAGE => {
            let body = message(data.unwrap_or(&empty), at, uploads, Mode::Create)?;
            Ok(Callback::Message(Box::new(body)))
        }
        kind::UPDATE => {
            let mode = Mode::Edit { kept: context.kept };
            let body = message(data.unwrap_or(&empty), at, uploads, mode)?;
            Ok(Callback::Update(Box::new(body)))
        }
        kind::DEFERRED_UPDATE => Ok(Callback::DeferredUpdate),
        kind::LAUNCH => Ok(Callback::Launch),
        kind::DEFERRED_MESSAGE => {
            let data = Object::new(data.unwrap_or(&empty), at, &mut errors);
            let flags = data.and_then(|data| data.int_in("flags", 0..=i64::MAX, &mut errors));
            errors.into_result()?;
            Ok(Callback::DeferredMessage {
                flags: flags.unwrap_or(0).unsigned_abs(),
            })
        }
        kind::CHOICES => {
            let Some(data) = Object::new(data.unwrap_or(&empty), at, &mut errors) else {
                return Err(errors.refusal());
            };
            if data.get("choices").is_none() {
                errors.required(&data.path("choices"));
            }
            choices(
                &data,
                context.option_kind,
                ChoicesOf::Autocomplete,
                &mut errors,
            );
            errors.into_result()?;
            let list = data.get("choices").and_then(Value::as_array).cloned();
            Ok(Callback::Choices(list.unwrap_or_default()))
        }
        _ => {
            let Some(data) = Object::new(data.unwrap_or(&empty), at, &mut errors) else {
                return Err(errors.refusal());
            };
            let modal = modals::modal(&data, &mut errors);
            errors.into_result()?;
            second_opinion::modal(&modal.components)?;
            Ok(Callback::Modal(modal))
        }
    }
}

fn allowed(number: i64, context: Context<'_>) -> bool {
    types(context).contains(&number)
}

/// Returns the allowed responses: choices only to an autocomplete, updates only if there is a
/// message, and no modal to a modal. Type 6 can acknowledge any modal, even one that a command
/// opened: that is how poise acknowledges all of its modals.
fn types(context: Context<'_>) -> &'static [i64] {
    use kind::{CHOICES, DEFERRED_MESSAGE, DEFERRED_UPDATE, LAUNCH, MESSAGE, MODAL, UPDATE};
    match (context.kind, context.from_message) {
        (InteractionKind::Autocomplete, _) => &[CHOICES],
        (InteractionKind::Command, _) => &[MESSAGE, DEFERRED_MESSAGE, MODAL, LAUNCH],
        (InteractionKind::Component, _) => &[
            MESSAGE,
            DEFERRED_MESSAGE,
            DEFERRED_UPDATE,
            UPDATE,
            MODAL,
            LAUNCH,
        ],
        (InteractionKind::ModalSubmit, true) => {
            &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, LAUNCH]
        }
        (InteractionKind::ModalSubmit, false) => {
            &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, LAUNCH]
        }
    }
}

fn words(context: Context<'_>) -> String {
    let numbers: Vec<String> = types(context).iter().map(ToString::to_string).collect();
    numbers.join(", ")
}
