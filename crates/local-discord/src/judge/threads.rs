//! Judges bodies that create or change threads and channels.

use serde_json::Value;

use super::{Errors, Object, Path};
use crate::{id::Id, refusal::Refusal, world::ChannelKind};

/// Minutes after which a thread can archive itself.
const AUTO_ARCHIVE: [i64; 4] = [60, 1_440, 4_320, 10_080];

/// Three days, Discord's default.
pub(crate) const DEFAULT_AUTO_ARCHIVE: u64 = 4_320;

/// Seconds of slowmode: six hours.
const MOST_SLOWMODE: i64 = 21_600;

/// How many tags a post can have.
const MOST_TAGS: usize = 5;

/// A judged body that creates a thread.
#[derive(Clone, Debug)]
pub(crate) struct ThreadBody {
    pub(crate) name: String,
    pub(crate) auto_archive: u64,
    pub(crate) slowmode: u64,
    pub(crate) kind: ChannelKind,
    pub(crate) invitable: bool,
    /// The tags of a forum post.
    pub(crate) tags: Vec<Id>,
}

pub(crate) fn thread(body: &Value) -> Result<ThreadBody, Refusal> {
    let mut errors = Errors::default();
    let Some(object) = Object::new(body, Path::default(), &mut errors) else {
        return Err(errors.refusal());
    };
    let name = object
        .required_text("name", 1..=100, &mut errors)
        .unwrap_or_default();
    let auto_archive = object.choice("auto_archive_duration", &AUTO_ARCHIVE, &mut errors);
    let slowmode = object.int_in("rate_limit_per_user", 0..=MOST_SLOWMODE, &mut errors);
    // Without a type Discord creates a private thread.
    let kind = match object.choice("type", &[10, 11, 12], &mut errors) {
        Some(10) => ChannelKind::AnnouncementThread,
        Some(11) => ChannelKind::PublicThread,
        _ => ChannelKind::PrivateThread,
    };
    let invitable = object.flag("invitable", &mut errors).unwrap_or(true);
    let tags = tags(&object, &mut errors);
    let name = name.to_owned();
    errors.into_result()?;
    Ok(ThreadBody {
        name,
        auto_archive: auto_archive.map_or(DEFAULT_AUTO_ARCHIVE, i64::unsigned_abs),
        slowmode: slowmode.map_or(0, i64::unsigned_abs),
        kind,
        invitable,
        tags,
    })
}

fn tags(object: &Object<'_>, errors: &mut Errors) -> Vec<Id> {
    let given = object.list("applied_tags", 0..=MOST_TAGS, errors);
    let mut tags = Vec::new();
    for (at, tag) in given.into_iter().flatten() {
        if let Some(id) = Id::from_json(tag) {
            tags.push(id);
        } else {
            let message = format!("Value {tag} is not snowflake.");
            errors.add(&at, "NUMBER_TYPE_COERCE", message);
        }
    }
    tags
}

/// A judged change of a channel or thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChannelEdit {
    pub(crate) name: Option<String>,
    pub(crate) topic: Option<String>,
    pub(crate) slowmode: Option<u64>,
    pub(crate) archived: Option<bool>,
    pub(crate) locked: Option<bool>,
    pub(crate) invitable: Option<bool>,
    pub(crate) auto_archive: Option<u64>,
}

pub(crate) fn channel_edit(body: &Value) -> Result<ChannelEdit, Refusal> {
    let mut errors = Errors::default();
    let Some(object) = Object::new(body, Path::default(), &mut errors) else {
        return Err(errors.refusal());
    };
    let name = object
        .text_in("name", 1..=100, &mut errors)
        .map(str::to_owned);
    let topic = object
        .text_in("topic", 0..=1_024, &mut errors)
        .map(str::to_owned);
    let slowmode = object.int_in("rate_limit_per_user", 0..=MOST_SLOWMODE, &mut errors);
    let edit = ChannelEdit {
        name,
        topic,
        slowmode: slowmode.map(i64::unsigned_abs),
        archived: object.flag("archived", &mut errors),
        locked: object.flag("locked", &mut errors),
        invitable: object.flag("invitable", &mut errors),
        auto_archive: object
            .choice("auto_archive_duration", &AUTO_ARCHIVE, &mut errors)
            .map(i64::unsigned_abs),
    };
    errors.into_result()?;
    Ok(edit)
}
