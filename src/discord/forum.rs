//! Posts in forums: the first message of a post, and the tag that some forums require.

use poise::serenity_prelude as serenity;
use serde::Serialize;

use super::messages::FirstMessage;

/// A request to create a post in a forum. serenity's own builder would send `enforce_nonce`, which the
/// first message of a post does not have, as it has no nonce: to find out whether an earlier try has
/// made a post, the bot has to look for it.
/// <https://docs.discord.com/developers/resources/channel#start-thread-in-forum-or-media-channel>
#[derive(Clone, Debug, Serialize)]
pub(crate) struct NewPost {
    name: String,
    auto_archive_duration: serenity::AutoArchiveDuration,
    #[serde(skip_serializing_if = "Option::is_none")]
    applied_tags: Option<[serenity::ForumTagId; 1]>,
    message: FirstMessage,
}

impl NewPost {
    pub(crate) fn new(title: String, message: FirstMessage) -> NewPost {
        NewPost {
            name: title,
            auto_archive_duration: serenity::AutoArchiveDuration::OneWeek,
            applied_tags: None,
            message,
        }
    }

    pub(crate) fn tagged(self, tag: serenity::ForumTagId) -> NewPost {
        NewPost {
            applied_tags: Some([tag]),
            ..self
        }
    }
}

/// Returns whether a forum accepts no post without a tag.
pub(crate) fn requires_tag(forum: &serenity::GuildChannel) -> bool {
    forum.flags.contains(serenity::ChannelFlags::REQUIRE_TAG)
}

/// Returns the first tag of a forum that a member with these permissions can use.
pub(crate) fn usable_tag(
    forum: &serenity::GuildChannel,
    allowed: serenity::Permissions,
) -> Option<serenity::ForumTagId> {
    let may_use_all = allowed.administrator() || allowed.manage_threads();
    let mut usable = forum
        .available_tags
        .iter()
        .filter(|tag| may_use_all || !tag.moderated);
    usable.next().map(|tag| tag.id)
}
