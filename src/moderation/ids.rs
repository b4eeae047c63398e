//! The buttons of moderators.

use crate::{
    discord::ids::{
        Access,
        codec::{Parts, Value, custom_ids, named},
    },
    moderation::actions::log::LogPage,
};

use domain::matches::{MatchId, UserId};
use rules::variants;
use store::DeedId;

custom_ids! {
    /// An action that a moderator wants, confirms, or a page of the log.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ModerationAct {
        /// Show what a moderator can do with a match.
        "moderate" => Match { id: MatchId },
        /// The same for the match chosen in a select, of the running or of the finished ones.
        "rule-running" => Running { access: Access },
        "rule-over" => Over { access: Access },
        /// Open the form for the number of a match, or show what a moderator can do with it.
        "rule-number" => Number { access: Access },
        /// Open the form for the reason of this ruling, or send it. A moderator can rule on a match that they don't see.
        "rule-wish" => Rule { number: u32, ruling: RulingWish, access: Access },
        /// The same on cards that were shown before moderators could come from the command.
        "wish-ruling" => Wish { id: MatchId, ruling: RulingWish },
        /// Open the form for the reason why the member chosen in a select is banned, or their ban lifted.
        "ban" => Ban { access: Access },
        "unban" => Unban { access: Access },
        "unban-member" => UnbanMember { access: Access },
        /// Send that form.
        "ban-reason" => BanReason { user: UserId, access: Access },
        "unban-reason" => UnbanReason { user: UserId, access: Access },
        /// Make the requested ruling, or ban the member as requested.
        "rule" => Confirm { deed: DeedId, access: Access },
        /// Cancel it.
        "no-ruling" => Leave,
        /// A page of the log.
        "log" => Log { page: LogPage, access: Access },
    }
}

variants! {
    /// What a moderator wants to do with a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum RulingWish {
        /// End it with a win of the side that moves first.
        First = "first",
        /// End it with a win of the side that moves second.
        Second = "second",
        /// End it without a winner.
        Draw = "draw",
        /// End it without a result.
        Cancel = "cancel",
        /// Take a finished match out of the ratings.
        Void = "void",
        /// Post everything that shows the match again.
        Repost = "repost",
    }
}

named!(RulingWish);

impl Value for LogPage {
    fn read(parts: &mut Parts<'_>) -> Option<LogPage> {
        Some(match parts.next()? {
            "newest" => LogPage::Newest,
            "older" => LogPage::OlderThan(DeedId::read(parts)?),
            "newer" => LogPage::NewerThan(DeedId::read(parts)?),
            _ => return None,
        })
    }

    fn write(&self) -> String {
        match self {
            LogPage::Newest => "newest".to_owned(),
            LogPage::OlderThan(id) => format!("older:{}", id.write()),
            LogPage::NewerThan(id) => format!("newer:{}", id.write()),
        }
    }

    #[cfg(test)]
    fn samples() -> Vec<LogPage> {
        let ids = DeedId::samples().into_iter();
        ids.flat_map(|id| [LogPage::OlderThan(id), LogPage::NewerThan(id)])
            .chain([LogPage::Newest])
            .collect()
    }
}
