//! The mentions in a text, and which of them the sender allows to notify.

use serde::{Deserialize, Serialize};

use crate::id::Id;

/// A judged `allowed_mentions`. Without one, every mention in the text counts.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "these are the four switches that Discord has"
)]
pub(crate) struct AllowedMentions {
    pub(crate) every_user: bool,
    pub(crate) every_role: bool,
    pub(crate) everyone: bool,
    pub(crate) users: Vec<Id>,
    pub(crate) roles: Vec<Id>,
    pub(crate) replied_user: bool,
}

impl AllowedMentions {
    /// Returns the default, when the sender says nothing.
    pub(crate) fn all() -> Self {
        Self {
            every_user: true,
            every_role: true,
            everyone: true,
            replied_user: true,
            ..Self::default()
        }
    }
}

/// The mentions of a message that count.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Mentions {
    pub(crate) users: Vec<Id>,
    pub(crate) roles: Vec<Id>,
    pub(crate) everyone: bool,
}

impl Mentions {
    /// Parses `<@id>`, `<@!id>`, `<@&id>`, `@everyone` and `@here` and keeps what is allowed.
    pub(crate) fn read(text: &str, allowed: &AllowedMentions) -> Self {
        let mut found = Self {
            everyone: allowed.everyone && (text.contains("@everyone") || text.contains("@here")),
            ..Self::default()
        };
        for piece in text.split("<@").skip(1) {
            let Some((inside, _)) = piece.split_once('>') else {
                continue;
            };
            if let Some(role) = inside.strip_prefix('&') {
                push(&mut found.roles, Id::parse(role), |role| {
                    allowed.every_role || allowed.roles.contains(role)
                });
            } else {
                let user = inside.strip_prefix('!').unwrap_or(inside);
                push(&mut found.users, Id::parse(user), |user| {
                    allowed.every_user || allowed.users.contains(user)
                });
            }
        }
        found
    }
}

fn push(list: &mut Vec<Id>, id: Option<Id>, keep: impl Fn(&Id) -> bool) {
    if let Some(id) = id.filter(keep)
        && !list.contains(&id)
    {
        list.push(id);
    }
}
