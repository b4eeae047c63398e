//! The decision who sees what, based on Discord's answers: takes plain values and returns a `Sight`.

use std::collections::HashMap;

use poise::serenity_prelude::{
    self as serenity, ChannelType, PermissionOverwrite, PermissionOverwriteType, Permissions,
};

use domain::matches::{ChannelId, RoleId, ServerId, UserId};
use store::{SeenIn, Whereabouts};

/// A user who looks at matches of a server.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker {
    pub(crate) server: ServerId,
    pub(crate) user: UserId,
    pub(crate) roles: Vec<RoleId>,
    /// The channel or thread that they are in.
    pub(crate) channel: ChannelId,
    /// The parent channel of that thread.
    pub(crate) above: Option<ChannelId>,
}

/// Whether an onlooker can look at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    Open,
    Closed,
    /// Discord has not answered.
    Unknown,
}

/// The roles and channels of a server, which say who can see what.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    /// The role that everyone has.
    everyone: RoleId,
    /// The permissions of each role in the server.
    roles: HashMap<RoleId, Permissions>,
    /// The permission overwrites of each channel.
    channels: HashMap<ChannelId, Vec<Overwrite>>,
}

/// The permissions that a channel allows and denies to a role or a user.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Overwrite {
    whose: Whose,
    allow: Permissions,
    deny: Permissions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Role(RoleId),
    User(UserId),
}

/// A thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thread {
    /// Its parent channel.
    above: ChannelId,
    /// Whether only its own members see it. Otherwise everyone does who sees the parent channel.
    is_private: bool,
}

/// What Discord says of a channel that is in no list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unlisted {
    /// `None` if it is gone, or if the bot can't see it.
    pub(super) thread: Option<Thread>,
    /// Whether the onlooker is a member of it. `None` if Discord was not asked or has not answered.
    pub(super) has_onlooker: Option<bool>,
}

impl Onlooker {
    /// Returns a member of a server with these roles who is in none of its channels.
    pub(crate) const fn elsewhere(server: ServerId, user: UserId, roles: Vec<RoleId>) -> Onlooker {
        Onlooker {
            server,
            user,
            roles,
            // No channel has this number.
            channel: ChannelId(0),
            above: None,
        }
    }

    /// Returns whether the match is their own, or they already see what shows it.
    pub(super) fn needs_no_asking(&self, at: &Whereabouts) -> bool {
        let is_here = |channel| self.channel == channel || self.above == Some(channel);
        at.players.contains(&Some(self.user))
            || match at.sight {
                SeenIn::Nowhere => false,
                SeenIn::Channel { channel, above } => {
                    is_here(channel) || above.is_some_and(is_here)
                }
            }
    }
}

impl Layout {
    /// Reads a server's roles and channels from Discord's answer.
    pub(super) fn of(
        server: ServerId,
        roles: &HashMap<serenity::RoleId, serenity::Role>,
        channels: &[serenity::GuildChannel],
    ) -> Layout {
        let overwrites = |channel: &serenity::GuildChannel| {
            let all = channel.permission_overwrites.iter();
            all.filter_map(Overwrite::of).collect()
        };
        Layout {
            // It has the same number as the server.
            everyone: RoleId(server.0),
            roles: roles
                .iter()
                .map(|(id, role)| (RoleId(id.get()), role.permissions))
                .collect(),
            channels: channels
                .iter()
                .map(|channel| (ChannelId(channel.id.get()), overwrites(channel)))
                .collect(),
        }
    }

    /// Returns whether the server has this channel. Threads are not included.
    pub(super) fn has(&self, channel: ChannelId) -> bool {
        self.channels.contains_key(&channel)
    }

    /// Returns whether a channel is open to everyone in the server, or this member has these permissions
    /// there. `None` if the server has no such channel.
    fn shows(&self, onlooker: &Onlooker, needed: Permissions, channel: ChannelId) -> Option<bool> {
        let overwrites = self.channels.get(&channel)?;
        let needed = needed | Permissions::VIEW_CHANNEL;
        let public = self.permissions(overwrites, None, &[]);
        let own = self.permissions(overwrites, Some(onlooker.user), &onlooker.roles);
        Some(public.contains(needed) || own.contains(needed))
    }

    /// Returns the permissions of a member with these roles under these overwrites: those for everyone
    /// apply first, then those for the member's roles together, then those for the member.
    fn permissions(
        &self,
        overwrites: &[Overwrite],
        user: Option<UserId>,
        roles: &[RoleId],
    ) -> Permissions {
        let granted = |role: &RoleId| self.roles.get(role).copied().unwrap_or_default();
        let base = roles.iter().map(granted);
        let base = base.fold(granted(&self.everyone), Permissions::union);
        if base.administrator() {
            return Permissions::all();
        }
        let is_everyone = |whose| whose == Whose::Role(self.everyone);
        let is_role = |whose| match whose {
            Whose::Role(role) => role != self.everyone && roles.contains(&role),
            Whose::User(_) => false,
        };
        let is_user = |whose| user.map(Whose::User) == Some(whose);
        let allowed = overwritten(base, overwrites, is_everyone);
        let allowed = overwritten(allowed, overwrites, is_role);
        overwritten(allowed, overwrites, is_user)
    }
}

impl Thread {
    /// Reads a thread from Discord's answer. `None` if it is not a thread.
    pub(super) fn of(found: &serenity::GuildChannel) -> Option<Thread> {
        let above = ChannelId(found.parent_id?.get());
        let is_private = match found.kind {
            ChannelType::PublicThread | ChannelType::NewsThread => false,
            ChannelType::PrivateThread => true,
            _ => return None,
        };
        Some(Thread { above, is_private })
    }

    /// Returns whether it depends on the members of this thread whether an onlooker sees it.
    pub(super) fn asks_for_members(self, onlooker: &Onlooker, layout: &Layout) -> bool {
        self.is_private
            && self.shows(onlooker, layout, Permissions::VIEW_CHANNEL)
            && !self.shows(onlooker, layout, Permissions::MANAGE_THREADS)
    }

    /// Returns whether an onlooker has these permissions in the parent channel, and sees it.
    fn shows(self, onlooker: &Onlooker, layout: &Layout, needed: Permissions) -> bool {
        let seen = layout.shows(onlooker, needed, self.above);
        seen.unwrap_or_default()
    }
}

impl Overwrite {
    /// Reads an overwrite. `None` if it is for neither a role nor a user.
    fn of(found: &PermissionOverwrite) -> Option<Overwrite> {
        Some(Overwrite {
            whose: match found.kind {
                PermissionOverwriteType::Role(role) => Whose::Role(RoleId(role.get())),
                PermissionOverwriteType::Member(user) => Whose::User(UserId(user.get())),
                _ => return None,
            },
            allow: found.allow,
            deny: found.deny,
        })
    }
}

/// Applies some of the overwrites to these permissions. Denials come first.
fn overwritten(
    granted: Permissions,
    overwrites: &[Overwrite],
    is_meant: impl Fn(Whose) -> bool,
) -> Permissions {
    let meant = || overwrites.iter().filter(|one| is_meant(one.whose));
    let denied = meant().fold(Permissions::empty(), |all, one| all | one.deny);
    let allowed = meant().fold(Permissions::empty(), |all, one| all | one.allow);
    granted.difference(denied).union(allowed)
}

/// Decides whether a match is shown to a user who is neither a player in it nor near it. `unlisted` is
/// Discord's answer about a channel that is in no list: `None` if there was no answer.
pub(super) fn decide(
    onlooker: &Onlooker,
    at: &Whereabouts,
    layout: &Layout,
    unlisted: impl FnOnce(ChannelId) -> Option<Unlisted>,
) -> Sight {
    let Some(listed) = at.sight.listed() else {
        return Sight::Closed;
    };
    let seen = match layout.shows(onlooker, Permissions::VIEW_CHANNEL, listed) {
        Some(seen) => Some(seen),
        None => unlisted(listed).and_then(|unlisted| match unlisted.thread {
            Some(thread) if thread.asks_for_members(onlooker, layout) => unlisted.has_onlooker,
            Some(thread) => Some(thread.shows(onlooker, layout, Permissions::VIEW_CHANNEL)),
            None => Some(false),
        }),
    };
    match seen {
        Some(true) => Sight::Open,
        Some(false) => Sight::Closed,
        None => Sight::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::matches::MatchId;

    const VIEW: Permissions = Permissions::VIEW_CHANNEL;
    const NONE: Permissions = Permissions::empty();
    const SERVER: ServerId = ServerId(1);
    const EVERYONE: RoleId = RoleId(1);
    const CIRCLE: RoleId = RoleId(2);
    const CLEO: UserId = UserId(3);
    const CHANNEL: ChannelId = ChannelId(4);
    const THREAD: ChannelId = ChannelId(5);

    fn cleo(roles: &[RoleId]) -> Onlooker {
        Onlooker {
            server: SERVER,
            user: CLEO,
            roles: roles.to_vec(),
            channel: ChannelId(9),
            above: None,
        }
    }

    fn layout(
        granted: [Permissions; 2],
        overwrites: &[(Whose, Permissions, Permissions)],
    ) -> Layout {
        let overwrites =
            overwrites
                .iter()
                .map(|&(whose, allow, deny)| Overwrite { whose, allow, deny });
        Layout {
            everyone: EVERYONE,
            roles: [EVERYONE, CIRCLE].into_iter().zip(granted).collect(),
            channels: HashMap::from([(CHANNEL, overwrites.collect())]),
        }
    }

    /// Each of Discord's rules, and the one that it overrides.
    #[test]
    fn a_channel_is_seen_by_those_whom_its_rules_let() {
        let (everyone, circle) = (Whose::Role(EVERYONE), Whose::Role(CIRCLE));
        let user = Whose::User(CLEO);
        let other = Whose::User(UserId(8));
        let admin = Permissions::ADMINISTRATOR;
        for (granted, overwrites, anybody, in_circle) in [
            ([VIEW, NONE], vec![], true, true),
            ([NONE, NONE], vec![], false, false),
            ([NONE, VIEW], vec![], false, true),
            ([VIEW, NONE], vec![(everyone, NONE, VIEW)], false, false),
            ([NONE, NONE], vec![(everyone, VIEW, NONE)], true, true),
            ([VIEW, VIEW], vec![(everyone, NONE, VIEW)], false, false),
            (
                [VIEW, NONE],
                vec![(circle, VIEW, NONE), (everyone, NONE, VIEW)],
                false,
                true,
            ),
            ([NONE, VIEW], vec![(circle, NONE, VIEW)], false, false),
            (
                [NONE, VIEW],
                vec![(user, VIEW, NONE), (circle, NONE, VIEW)],
                true,
                true,
            ),
            (
                [NONE, VIEW],
                vec![(user, NONE, VIEW), (circle, VIEW, NONE)],
                false,
                false,
            ),
            ([NONE, VIEW], vec![(other, NONE, VIEW)], false, true),
            ([NONE, NONE], vec![(other, VIEW, NONE)], false, false),
            ([VIEW, admin], vec![(everyone, NONE, VIEW)], false, true),
            // A channel that is open to the whole server is no secret in it.
            ([VIEW, NONE], vec![(circle, NONE, VIEW)], true, true),
        ] {
            let layout = layout(granted, &overwrites);
            for (roles, seen) in [(&[][..], anybody), (&[CIRCLE], in_circle)] {
                let shown = layout.shows(&cleo(roles), VIEW, CHANNEL);
                assert_eq!(shown, Some(seen), "{granted:?} {overwrites:?} {roles:?}");
            }
            assert_eq!(layout.shows(&cleo(&[]), VIEW, THREAD), None);
        }
    }

    /// Where it was begun, too.
    #[test]
    fn a_match_that_is_not_shared_is_shown_to_its_player_alone() {
        let at = Whereabouts {
            id: MatchId(1),
            players: [Some(UserId(5)), None],
            sight: SeenIn::Nowhere,
        };
        let all = layout([VIEW | Permissions::ADMINISTRATOR; 2], &[]);
        let player = Onlooker {
            user: UserId(5),
            ..cleo(&[])
        };
        assert!(player.needs_no_asking(&at));
        assert!(!cleo(&[CIRCLE]).needs_no_asking(&at));
        let sight = decide(&cleo(&[CIRCLE]), &at, &all, |_| None);
        assert_eq!(sight, Sight::Closed);
    }

    #[test]
    fn a_private_thread_is_shown_to_its_members_and_to_who_manages_threads_above_it() {
        let at = Whereabouts {
            id: MatchId(1),
            players: [None; 2],
            sight: SeenIn::Channel {
                channel: THREAD,
                above: None,
            },
        };
        let of = |above, is_private| Some(Thread { above, is_private });
        let (private, public) = (of(CHANNEL, true), of(CHANNEL, false));
        let elsewhere = of(ChannelId(7), false);
        let hidden = [(Whose::Role(EVERYONE), NONE, VIEW)];
        let (member, stranger, unsaid) = (Some(true), Some(false), None);
        let manages = VIEW | Permissions::MANAGE_THREADS;
        let circle = &[CIRCLE][..];
        for (granted, overwrites, thread, has_onlooker, roles, sight) in [
            (VIEW, &[][..], public, unsaid, &[][..], Sight::Open),
            (VIEW, &hidden, public, unsaid, &[], Sight::Closed),
            (VIEW, &[], elsewhere, unsaid, &[], Sight::Closed),
            (VIEW, &[], None, unsaid, &[], Sight::Closed),
            (VIEW, &[], private, stranger, &[], Sight::Closed),
            (VIEW, &[], private, member, &[], Sight::Open),
            (VIEW, &[], private, unsaid, &[], Sight::Unknown),
            (manages, &[], private, stranger, &[], Sight::Closed),
            (manages, &[], private, unsaid, circle, Sight::Open),
            // Whoever doesn't see the channel doesn't see its threads either.
            (VIEW, &hidden, private, member, &[], Sight::Closed),
            (manages, &hidden, private, member, circle, Sight::Closed),
        ] {
            let layout = layout([VIEW, granted], overwrites);
            let found = decide(&cleo(roles), &at, &layout, |id| {
                assert_eq!(id, THREAD);
                Some(Unlisted {
                    thread,
                    has_onlooker,
                })
            });
            let case = format!("{granted:?} {overwrites:?} {thread:?} {has_onlooker:?} {roles:?}");
            assert_eq!(found, sight, "{case}");
        }
        let nothing_said = decide(&cleo(&[]), &at, &layout([VIEW, NONE], &[]), |_| None);
        assert_eq!(nothing_said, Sight::Unknown);
        // A user who is in it has been let in; a user in the parent channel has not.
        let mut member = cleo(&[]);
        assert!(!member.needs_no_asking(&at));
        member.channel = CHANNEL;
        assert!(!member.needs_no_asking(&at));
        member.channel = THREAD;
        assert!(member.needs_no_asking(&at));
    }
}
