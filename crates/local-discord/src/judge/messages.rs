//! Judges the bodies of messages: in channels, in responses to interactions, in follow-ups and
//! edits.

use serde_json::Value;

use super::{Errors, Object, Path, components, components_v2, embeds, second_opinion};
use crate::{
    id::Id,
    refusal::Refusal,
    world::{AllowedMentions, Nonce, Upload, clean_filename, flags},
};

/// How many characters a message's text can have.
const MOST_CONTENT: usize = 2_000;

/// How many files a message can have.
const MOST_ATTACHMENTS: usize = 10;

/// How many characters a file's description can have.
const MOST_DESCRIPTION: usize = 1_024;

/// How many characters a nonce can have.
const MOST_NONCE: usize = 25;

/// The purpose of a body.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mode<'a> {
    Create,
    /// An edit of a message that has these files.
    Edit {
        kept: &'a [(Id, String)],
    },
}

/// An entry of `attachments`.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentEntry {
    /// The index of an upload, or the id of a file that is already on the message.
    pub(crate) id: Id,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// A judged message body. `None` means that the body does not contain the field.
#[derive(Clone, Debug, Default)]
pub(crate) struct MessageBody {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<AttachmentEntry>>,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) flags: Option<u64>,
    pub(crate) tts: bool,
    pub(crate) nonce: Option<Nonce>,
    pub(crate) enforce_nonce: bool,
    /// The channel if it is given, the message, and whether a missing message is an error.
    pub(crate) reference: Option<(Option<Id>, Id, bool)>,
}

/// Judges a body. `at` is its place in the request: `data` in a response to an interaction.
pub(crate) fn message(
    value: &Value,
    at: Path,
    uploads: &[Upload],
    mode: Mode<'_>,
) -> Result<MessageBody, Refusal> {
    let mut errors = Errors::default();
    let body = read_message(value, at, uploads, mode, &mut errors);
    errors.into_result()?;
    second_opinion::message(value)?;
    Ok(body.unwrap_or_default())
}

fn read_message(
    value: &Value,
    at: Path,
    uploads: &[Upload],
    mode: Mode<'_>,
    errors: &mut Errors,
) -> Option<MessageBody> {
    let object = Object::new(value, at, errors)?;
    let content = object.text_in("content", 0..=MOST_CONTENT, errors);
    let flags = object
        .int_in("flags", 0..=i64::MAX, errors)
        .and_then(|n| u64::try_from(n).ok());
    let attachments = attachments(&object, uploads, mode, errors);
    let named = embeds::embeds(&object, errors);
    check_named(&named, attachments.as_deref(), uploads, mode, errors);
    if flags.is_some_and(|flags| flags & flags::IS_COMPONENTS_V2 != 0) {
        components_v2::message(&object, errors);
    } else {
        components::message(&object, errors);
    }
    for key in ["sticker_ids", "poll"] {
        let empty = object
            .get(key)
            .is_none_or(|value| value.as_array().is_some_and(Vec::is_empty));
        if !empty {
            let message = "The local Discord does not know this field.";
            errors.add(&object.path(key), "BASE_TYPE_BAD_TYPE", message);
        }
    }
    let list = |key: &str| {
        object.mentions(key).then(|| {
            object
                .get(key)
                .and_then(Value::as_array)
                .cloned()
                .unwrap_or_default()
        })
    };
    Some(MessageBody {
        content: object
            .mentions("content")
            .then(|| content.unwrap_or_default().to_owned()),
        embeds: list("embeds"),
        components: list("components"),
        attachments,
        allowed_mentions: allowed_mentions(&object, errors),
        flags,
        tts: object.flag("tts", errors).unwrap_or(false),
        nonce: nonce(&object, errors),
        enforce_nonce: object.flag("enforce_nonce", errors).unwrap_or(false),
        reference: reference(&object, errors),
    })
}

fn attachments(
    object: &Object<'_>,
    uploads: &[Upload],
    mode: Mode<'_>,
    errors: &mut Errors,
) -> Option<Vec<AttachmentEntry>> {
    let at = object.path("attachments");
    let kept: &[(Id, String)] = match mode {
        Mode::Create => &[],
        Mode::Edit { kept } => kept,
    };
    for (place, upload) in uploads.iter().enumerate() {
        if uploads
            .iter()
            .take(place)
            .any(|other| other.index == upload.index)
        {
            let message = format!("files[{}] was sent twice.", upload.index);
            errors.add(&at, "BASE_TYPE_DUPLICATE", message);
        }
    }
    if object.mentions("attachments") && object.get("attachments").is_none() {
        return Some(Vec::new());
    }
    let Some(list) = object.objects("attachments", 0..=MOST_ATTACHMENTS, errors) else {
        // If the body does not list the files, the old ones stay and the new ones are added.
        let total = kept.len() + uploads.len();
        if total > MOST_ATTACHMENTS {
            let message = format!("Must be {MOST_ATTACHMENTS} or fewer in length.");
            errors.add(&at, "BASE_TYPE_MAX_LENGTH", message);
        }
        return None;
    };
    let mut entries: Vec<AttachmentEntry> = Vec::new();
    for entry in list {
        let id = entry.id("id", errors);
        let filename = entry.text("filename", errors).map(str::to_owned);
        let description = entry.text_in("description", 0..=MOST_DESCRIPTION, errors);
        let Some(id) = id else {
            if entry.get("id").is_none() {
                errors.required(&entry.path("id"));
            }
            continue;
        };
        let known = uploads.iter().any(|upload| upload.index == id.0)
            || kept.iter().any(|(kept, _)| *kept == id);
        if !known {
            let message = format!("There is no file with the id {id} in this request.");
            errors.add(&entry.path("id"), "ATTACHMENT_NOT_FOUND", message);
        }
        if entries.iter().any(|other| other.id == id) {
            errors.add(
                &entry.path("id"),
                "BASE_TYPE_DUPLICATE",
                format!("{id} stands here twice."),
            );
        }
        let description = description.map(str::to_owned);
        entries.push(AttachmentEntry {
            id,
            filename,
            description,
        });
    }
    for upload in uploads {
        if !entries.iter().any(|entry| entry.id.0 == upload.index) {
            let message = format!("files[{}] has no entry here.", upload.index);
            errors.add(&at, "ATTACHMENT_NOT_REFERENCED", message);
        }
    }
    Some(entries)
}

/// Checks that every `attachment://name` refers to a file of this message.
fn check_named(
    named: &[(Path, String)],
    entries: Option<&[AttachmentEntry]>,
    uploads: &[Upload],
    mode: Mode<'_>,
    errors: &mut Errors,
) {
    let kept: &[(Id, String)] = match mode {
        Mode::Create => &[],
        Mode::Edit { kept } => kept,
    };
    let stays = |id: Id| entries.is_none_or(|list| list.iter().any(|entry| entry.id == id));
    for (at, name) in named {
        let uploaded = uploads.iter().any(|upload| {
            let renamed = entries
                .and_then(|list| list.iter().find(|entry| entry.id.0 == upload.index))
                .and_then(|entry| entry.filename.as_deref());
            clean_filename(renamed.unwrap_or(&upload.filename)) == *name
        });
        if !uploaded && !kept.iter().any(|(id, kept)| kept == name && stays(*id)) {
            let message = format!("There is no attachment named {name}.");
            errors.add(at, "ATTACHMENT_NOT_FOUND", message);
        }
    }
}

fn allowed_mentions(object: &Object<'_>, errors: &mut Errors) -> Option<AllowedMentions> {
    let given = object.object("allowed_mentions", errors)?;
    let mut allowed = AllowedMentions::default();
    for (at, kind) in given.list("parse", 0..=3, errors).into_iter().flatten() {
        match kind.as_str() {
            Some("users") => allowed.every_user = true,
            Some("roles") => allowed.every_role = true,
            Some("everyone") => allowed.everyone = true,
            _ => {
                let message = "Value must be one of ('users', 'roles', 'everyone').";
                errors.add(&at, "BASE_TYPE_CHOICES", message);
            }
        }
    }
    let mut ids = |key: &str, all: bool| {
        let mut ids = Vec::new();
        for (at, id) in given.list(key, 0..=100, errors).into_iter().flatten() {
            if let Some(id) = Id::from_json(id) {
                ids.push(id);
            } else {
                let message = format!("Value {id} is not snowflake.");
                errors.add(&at, "NUMBER_TYPE_COERCE", message);
            }
        }
        if all && !ids.is_empty() {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            errors.add(
                given.at(),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                message,
            );
        }
        ids
    };
    allowed.users = ids("users", allowed.every_user);
    allowed.roles = ids("roles", allowed.every_role);
    allowed.replied_user = given.flag("replied_user", errors).unwrap_or(false);
    Some(allowed)
}

fn nonce(object: &Object<'_>, errors: &mut Errors) -> Option<Nonce> {
    match object.get("nonce")? {
        Value::Number(number) if number.as_i64().is_some() => number.as_i64().map(Nonce::Number),
        Value::String(_) => object
            .text_in("nonce", 0..=MOST_NONCE, errors)
            .map(|text| Nonce::Text(text.to_owned())),
        _ => {
            let message = "A nonce is a string or an integer.";
            errors.add(&object.path("nonce"), "NONCE_TYPE_INVALID", message);
            None
        }
    }
}

fn reference(object: &Object<'_>, errors: &mut Errors) -> Option<(Option<Id>, Id, bool)> {
    let reference = object.object("message_reference", errors)?;
    // Type 1 is a forward, which does not exist here.
    reference.choice("type", &[0], errors);
    let channel = reference.id("channel_id", errors);
    let strict = reference.flag("fail_if_not_exists", errors).unwrap_or(true);
    let message = reference.id("message_id", errors);
    if message.is_none() && reference.get("message_id").is_none() {
        errors.required(&reference.path("message_id"));
    }
    message.map(|message| (channel, message, strict))
}
