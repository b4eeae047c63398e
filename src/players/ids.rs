//! The buttons and selects of a player's settings and stored data.

use crate::{
    discord::ids::codec::{Parts, Value, custom_ids},
    players::actions::history::HistoryPage,
};
use domain::{
    matches::{MatchId, clock::Reminder},
    settings::PlayerSetting,
};
use rules::variants;

custom_ids! {
    /// What a player chooses about what only this player sees and gets.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum PlayerSettingAct {
        /// Show a player's settings.
        "settings" => Show,
        /// Show the page of a player's settings that was chosen in a select.
        "settings-page" => Page,
        /// Give a player a new code, or remove it.
        "new-code" => NewCode,
        "no-code" => NoCode,
        /// Change a setting to the value chosen in a select.
        "my-setting" => Choose { setting: PlayerSetting },
        "my-switch" => Switch { setting: PlayerSetting, on: bool },
        /// Show a player's zone and quiet hours.
        "my-time" => Days,
        /// Open the form for both, or send it.
        "change-my-time" => ChangeDays,
        "notice-place" => NoticePlace,
        "notice-time" => NoticeTime { reminder: Reminder, on: bool },
        "digest" => Digest,
        /// Whether a direct message comes at each turn.
        "notice-turns" => NoticeTurns { on: bool },
        /// Block, or no longer block, the user chosen in a select.
        "block" => Block,
        "unblock" => Unblock,
        "unblock-member" => UnblockMember,
    }
}

variants! {
    /// A page of a player's settings.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum PlayerPage {
        Boards = "boards",
        Time = "time",
        Reminders = "reminders",
        Vacation = "vacation",
        Code = "code",
        Blocked = "blocked",
        Data = "data",
    }
}

custom_ids! {
    /// The action of a button or a form about a user's stored data.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum PrivacyAct {
        /// Export it to the user.
        "privacy-export" => Export,
        /// Ask whether to delete all of it.
        "privacy-ask" => Ask,
        /// Open the form for the deletion, or send it.
        "privacy-delete" => Delete,
        /// Delete nothing.
        "privacy-keep" => Keep,
    }
}

impl Value for HistoryPage {
    fn read(parts: &mut Parts<'_>) -> Option<HistoryPage> {
        Some(match parts.next()? {
            "newest" => HistoryPage::Newest,
            "older" => HistoryPage::OlderThan(MatchId::read(parts)?),
            "newer" => HistoryPage::NewerThan(MatchId::read(parts)?),
            _ => return None,
        })
    }

    fn write(&self) -> String {
        match self {
            HistoryPage::Newest => "newest".to_owned(),
            HistoryPage::OlderThan(id) => format!("older:{}", id.write()),
            HistoryPage::NewerThan(id) => format!("newer:{}", id.write()),
        }
    }

    #[cfg(test)]
    fn samples() -> Vec<HistoryPage> {
        let ids = MatchId::samples().into_iter();
        ids.flat_map(|id| [HistoryPage::OlderThan(id), HistoryPage::NewerThan(id)])
            .chain([HistoryPage::Newest])
            .collect()
    }
}
