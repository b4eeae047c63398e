//! The decision who sees what, based on Discord's answers: takes plain values and returns a `Sight`.

use std::collections::HashMap;

use poise::serenity_prelude::{
    self as serenity, ChannelType, PermissionOverwrite, PermissionOverwriteType, Permissions,
};

use domain::matches::{ChannelId, RoleId, ServerId, UserId};
use store::Whereabouts;

/// A user who looks at matches of a server.
#[derive(Clone, Debug)]
pub(in crate::bot) struct Onlooker {
    pub(in crate::bot) server: ServerId,
    pub(in crate::bot) user: UserId,
    pub(in crate::bot) roles: Vec<RoleId>,
    /// The channel or thread that they are in.
    pub(in crate::bot) channel: ChannelId,
    /// The parent channel of that thread.
    pub(in crate::bot) above: Option<ChannelId>,
}

/// Whether an onlooker can look at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
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

/// A thread that is open to members of its parent channel, or only to its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thread {
    above: ChannelId,
    /// The permissions in the parent channel that make it visible.
    needed: Permissions,
}

impl Onlooker {
    /// Returns a member of a server with these roles who is in none of its channels.
    pub(in crate::bot) const fn elsewhere(
        server: ServerId,
        user: UserId,
        roles: Vec<RoleId>,
    ) -> Onlooker {
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
            || is_here(at.channel)
            || at.above.is_some_and(is_here)
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
        let needed = match found.kind {
            ChannelType::PublicThread | ChannelType::NewsThread => Permissions::VIEW_CHANNEL,
            // Its members see it too, but Discord is not asked who they are.
            ChannelType::PrivateThread => Permissions::MANAGE_THREADS,
            _ => return None,
        };
        Some(Thread { above, needed })
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

/// Decides whether a match is shown to a user who is neither a player in it nor near it. `thread` is
/// Discord's answer about a channel that is in no list: `None` if there was no answer.
pub(super) fn decide(
    onlooker: &Onlooker,
    at: &Whereabouts,
    layout: &Layout,
    thread: impl FnOnce(ChannelId) -> Option<Option<Thread>>,
) -> Sight {
    let listed = at.listed();
    let seen = match layout.shows(onlooker, Permissions::VIEW_CHANNEL, listed) {
        Some(seen) => seen,
        None => match thread(listed) {
            Some(Some(Thread { above, needed })) => {
                let seen = layout.shows(onlooker, needed, above);
                seen.unwrap_or_default()
            }
            Some(None) => false,
            None => return Sight::Unknown,
        },
    };
    if seen { Sight::Open } else { Sight::Closed }
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

    #[test]
    fn a_private_thread_is_shown_to_who_manages_threads_above_it() {
        let at = Whereabouts {
            id: MatchId(1),
            players: [None; 2],
            channel: THREAD,
            above: None,
        };
        let private = Thread {
            above: CHANNEL,
            needed: Permissions::MANAGE_THREADS,
        };
        let public = Thread {
            needed: VIEW,
            ..private
        };
        let elsewhere = Thread {
            above: ChannelId(7),
            ..public
        };
        let hidden = [(Whose::Role(EVERYONE), NONE, VIEW)];
        let manages = Permissions::MANAGE_THREADS;
        for (granted, overwrites, thread, roles, sight) in [
            (
                [VIEW, NONE],
                &[][..],
                Some(Some(public)),
                &[][..],
                Sight::Open,
            ),
            ([VIEW, NONE], &[], Some(Some(private)), &[], Sight::Closed),
            (
                [VIEW, manages],
                &[],
                Some(Some(private)),
                &[],
                Sight::Closed,
            ),
            (
                [VIEW, manages],
                &[],
                Some(Some(private)),
                &[CIRCLE],
                Sight::Open,
            ),
            (
                [VIEW, manages],
                &hidden,
                Some(Some(private)),
                &[CIRCLE],
                Sight::Closed,
            ),
            (
                [VIEW, NONE],
                &hidden,
                Some(Some(public)),
                &[],
                Sight::Closed,
            ),
            ([VIEW, NONE], &[], Some(Some(elsewhere)), &[], Sight::Closed),
            ([VIEW, NONE], &[], Some(None), &[], Sight::Closed),
            ([VIEW, NONE], &[], None, &[], Sight::Unknown),
        ] {
            let found = decide(&cleo(roles), &at, &layout(granted, overwrites), |id| {
                assert_eq!(id, THREAD);
                thread
            });
            assert_eq!(
                found, sight,
                "{granted:?} {overwrites:?} {thread:?} {roles:?}"
            );
        }
        // A user who is in it has been let in; a user in the parent channel has not.
        let mut member = cleo(&[]);
        assert!(!member.needs_no_asking(&at));
        member.channel = CHANNEL;
        assert!(!member.needs_no_asking(&at));
        member.channel = THREAD;
        assert!(member.needs_no_asking(&at));
    }
}
