//! The bot's permissions: what its invitation asks for, and what a match needs in each kind of
//! channel.
//!
//! | Where a challenge is made | Where its boards are | What is needed there |
//! | --- | --- | --- |
//! | text or announcement channel | a thread at the challenge | all of it |
//! | the same, where no threads can be created | the channel | View Channel, Send Messages, Attach Files, Read Message History |
//! | voice or stage channel, which has no threads | the channel | the same |
//! | a public thread | a thread beside it, at the challenge in the channel | as in that channel |
//! | a post of a forum | a post beside it | what a channel needs, with Send Messages in Threads |
//! | a channel or a forum that the server has chosen | a thread or a post there | as in such a channel or forum |
//! | a private thread, or where nothing can be opened beside it | that thread | the same without Send Messages |
//!
//! Read Message History is among them because without it a list of messages is empty, so that
//! a message whose confirmation got lost could not be found again.
//!
//! <https://discord.com/developers/docs/topics/permissions>

use poise::serenity_prelude::ChannelType;
use rules::words::{Sentence, Text};

// Cards name permissions, and nothing else of serenity.
pub(crate) use poise::serenity_prelude::Permissions;

/// The permissions that a challenge and its boards need wherever they are posted.
const EVERYWHERE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The permissions that a message needs in a channel that is not a thread.
const IN_CHANNEL: Permissions = EVERYWHERE.union(Permissions::SEND_MESSAGES);

/// The permissions that a message needs in a thread, where Send Messages does not count.
const IN_THREAD: Permissions = EVERYWHERE.union(Permissions::SEND_MESSAGES_IN_THREADS);

/// All permissions that the bot ever needs, and therefore all that its invitation asks for.
pub const INVITED: Permissions = IN_CHANNEL
    .union(IN_THREAD)
    .union(Permissions::CREATE_PUBLIC_THREADS);

/// Returns whether a member with these permissions can manage the server.
pub(crate) fn manages(may: Permissions) -> bool {
    may.administrator() || may.manage_guild()
}

/// Returns the names of permissions.
pub(crate) fn permission_names(permissions: Permissions) -> Text {
    let names = permissions.iter_names();
    let names = names.map(|(name, _)| Sentence::new(permission_key(name)));
    Text::joined(names, ", ")
}

/// Returns the key of a permission's name, which must be the name in Discord's own settings.
fn permission_key(name: &str) -> String {
    format!("permission-{}", name.to_lowercase().replace('_', "-"))
}

/// The reason why the bot cannot show a server's matches in a channel or a forum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HomeFault {
    /// It has been deleted.
    Gone,
    /// These permissions are missing there.
    Lacks(Permissions),
    /// The forum requires a tag on each post, and has none that the bot can use.
    NoTag,
}

/// Where the boards of a match can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// In a thread of its own.
    OwnThread,
    /// In the channel or thread where the challenge is made.
    Here {
        /// The permissions missing for a thread of its own. Empty where there are no threads.
        for_thread: Permissions,
    },
    /// Nowhere: these permissions are missing.
    Closed(Permissions),
    /// Nowhere: there are no messages in a channel of this kind.
    NoMessages,
}

/// Returns where the boards of a match can be that is begun in a channel of this kind, with these
/// permissions. A channel of unknown kind is treated as a text channel.
pub(crate) fn room(kind: Option<ChannelType>, allowed: Permissions) -> Room {
    let allowed = if allowed.administrator() {
        Permissions::all()
    } else {
        allowed
    };
    let needed = match kind.unwrap_or(ChannelType::Text) {
        ChannelType::Category | ChannelType::Directory | ChannelType::Forum => {
            return Room::NoMessages;
        }
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread => {
            IN_THREAD
        }
        ChannelType::Text | ChannelType::News
            if allowed.contains(Permissions::CREATE_PUBLIC_THREADS) =>
        {
            IN_CHANNEL.union(IN_THREAD)
        }
        _ => IN_CHANNEL,
    };
    let missing = needed.difference(allowed);
    if !missing.is_empty() {
        return Room::Closed(missing);
    }
    let has_threads = matches!(
        kind.unwrap_or(ChannelType::Text),
        ChannelType::Text | ChannelType::News
    );
    let for_thread = if has_threads {
        let thread = Permissions::CREATE_PUBLIC_THREADS.union(IN_THREAD);
        thread.difference(allowed)
    } else {
        Permissions::empty()
    };
    if has_threads && for_thread.is_empty() {
        Room::OwnThread
    } else {
        Room::Here { for_thread }
    }
}

/// Returns the permissions missing for showing a server's matches in this channel, or in this forum,
/// where making a post needs Send Messages.
pub(crate) fn missing_for_home(kind: ChannelType, allowed: Permissions) -> Permissions {
    let allowed = if allowed.administrator() {
        Permissions::all()
    } else {
        allowed
    };
    match room(Some(kind), allowed) {
        Room::NoMessages => IN_CHANNEL.union(IN_THREAD).difference(allowed),
        Room::Closed(missing) => missing,
        Room::OwnThread | Room::Here { .. } => Permissions::empty(),
    }
}

/// Returns the permissions missing for posting in a channel or thread of this kind, where no thread is
/// needed.
pub(crate) fn missing_for_posts(kind: ChannelType, allowed: Permissions) -> Permissions {
    if allowed.administrator() {
        return Permissions::empty();
    }
    let needed = match kind {
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread => {
            IN_THREAD
        }
        _ => IN_CHANNEL,
    };
    needed.difference(allowed)
}

/// Returns whether a match that is begun in a thread of this kind could have its own thread beside it,
/// in the parent channel. A thread has the permissions of its channel, and no threads of its own. What
/// is said in a private one stays there.
pub(crate) fn may_open_beside(kind: ChannelType, allowed: Permissions) -> bool {
    let parent = match kind {
        ChannelType::PublicThread => ChannelType::Text,
        ChannelType::NewsThread => ChannelType::News,
        _ => return false,
    };
    room(Some(parent), allowed) == Room::OwnThread
}

/// Returns whether a member of a thread with these permissions can write in its channel, or make a post
/// in its forum, so that the bot may do it for them. Both need Send Messages, which does not count in
/// the thread itself.
pub(crate) fn may_write_beside(member: Permissions) -> bool {
    member.administrator() || member.contains(Permissions::SEND_MESSAGES)
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREADS: [ChannelType; 3] = [
        ChannelType::PublicThread,
        ChannelType::PrivateThread,
        ChannelType::NewsThread,
    ];
    const WITH_THREADS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];
    const WITHOUT_THREADS: [ChannelType; 2] = [ChannelType::Voice, ChannelType::Stage];
    const HERE: Room = Room::Here {
        for_thread: Permissions::empty(),
    };

    /// The invitation asks for everything that is needed, and for nothing else.
    #[test]
    fn what_the_invitation_asks_for_is_enough_everywhere() {
        for kind in WITH_THREADS {
            assert_eq!(room(Some(kind), INVITED), Room::OwnThread);
        }
        for kind in WITHOUT_THREADS.into_iter().chain(THREADS) {
            assert_eq!(room(Some(kind), INVITED), HERE, "{kind:?}");
        }
        assert_eq!(room(None, INVITED), Room::OwnThread);
        assert_eq!(room(None, Permissions::ADMINISTRATOR), Room::OwnThread);
        assert_eq!(INVITED.bits(), 309_237_746_688);
    }

    #[test]
    fn a_thread_is_opened_beside_a_public_one_where_all_is_permitted_for_it() {
        let public = [ChannelType::PublicThread, ChannelType::NewsThread];
        for kind in WITH_THREADS
            .into_iter()
            .chain(WITHOUT_THREADS)
            .chain(THREADS)
        {
            assert_eq!(
                may_open_beside(kind, INVITED),
                public.contains(&kind),
                "{kind:?}"
            );
        }
        for missing in INVITED {
            let allowed = INVITED.difference(missing);
            assert!(
                !may_open_beside(ChannelType::PublicThread, allowed),
                "{missing}"
            );
        }
    }

    #[test]
    fn a_home_for_all_matches_needs_what_a_channel_and_a_forum_need() {
        for missing in INVITED.difference(Permissions::CREATE_PUBLIC_THREADS) {
            let allowed = INVITED.difference(missing);
            for kind in [ChannelType::Text, ChannelType::News, ChannelType::Forum] {
                assert_eq!(missing_for_home(kind, allowed), missing, "{kind:?}");
                assert!(missing_for_home(kind, INVITED).is_empty(), "{kind:?}");
            }
        }
    }

    #[test]
    fn posts_need_what_a_message_needs_and_no_threads() {
        let threads = Permissions::CREATE_PUBLIC_THREADS;
        for (kinds, needed) in [
            (&WITH_THREADS[..], IN_CHANNEL),
            (&WITHOUT_THREADS, IN_CHANNEL),
            (&THREADS, IN_THREAD),
        ] {
            for &kind in kinds {
                for one in INVITED.union(threads) {
                    let missing = missing_for_posts(kind, INVITED.difference(one));
                    assert_eq!(missing, needed.intersection(one), "{kind:?}");
                }
                let all = missing_for_posts(kind, Permissions::ADMINISTRATOR);
                assert!(all.is_empty(), "{kind:?}");
            }
        }
    }

    #[test]
    fn each_permission_is_missed_where_it_is_needed() {
        let lacking = |kind, missing: Permissions| room(Some(kind), INVITED.difference(missing));
        for missing in [
            Permissions::VIEW_CHANNEL,
            Permissions::ATTACH_FILES,
            Permissions::READ_MESSAGE_HISTORY,
        ] {
            for kind in [WITH_THREADS, WITHOUT_THREADS]
                .concat()
                .into_iter()
                .chain(THREADS)
            {
                assert_eq!(lacking(kind, missing), Room::Closed(missing), "{kind:?}");
            }
        }
        let (send, in_threads, create) = (
            Permissions::SEND_MESSAGES,
            Permissions::SEND_MESSAGES_IN_THREADS,
            Permissions::CREATE_PUBLIC_THREADS,
        );
        for kind in WITH_THREADS {
            assert_eq!(lacking(kind, send), Room::Closed(send));
            // A thread would be opened in which nothing can be posted.
            assert_eq!(lacking(kind, in_threads), Room::Closed(in_threads));
            let here = Room::Here { for_thread: create };
            assert_eq!(lacking(kind, create), here);
            let both = create.union(in_threads);
            assert_eq!(lacking(kind, both), Room::Here { for_thread: both });
        }
        for kind in WITHOUT_THREADS {
            assert_eq!(lacking(kind, send), Room::Closed(send));
            assert_eq!(lacking(kind, in_threads.union(create)), HERE);
        }
        for kind in THREADS {
            assert_eq!(lacking(kind, send.union(create)), HERE);
            assert_eq!(lacking(kind, in_threads), Room::Closed(in_threads));
        }
        let forum = room(Some(ChannelType::Forum), INVITED);
        assert_eq!(forum, Room::NoMessages);
    }
}
