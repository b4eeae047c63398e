//! The buttons and selects of a server's settings, and of its description for others.

use crate::discord::ids::{Access, codec::custom_ids};
use domain::settings::{Setting, SettingsPage};
use rules::variants;
use store::DeedId;

custom_ids! {
    with access,
    /// A new value of a server's setting.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ServerSettingAct {
        /// The value chosen in a select.
        "server-setting" => Choose { setting: Setting, access: Access },
        /// The value that it has until someone chooses another one.
        "server-usual" => Usual { setting: Setting, access: Access },
        "server-switch" => Switch { setting: Setting, on: bool, access: Access },
        /// The paces chosen in a select.
        "server-paces" => Paces { access: Access },
        "server-usual-pace" => UsualPace { access: Access },
        /// Show the page of a server's settings that was chosen in a select.
        "server-page" => Page { access: Access },
    }
}

custom_ids! {
    with access,
    /// What a server gives its best players.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum RewardAct {
        /// The role chosen in a select.
        "server-best" => Best { access: Access },
        "server-no-best" => NoBest { access: Access },
        /// The role chosen in a select.
        "server-champion" => Champion { access: Access },
        "server-no-champion" => NoChampion { access: Access },
        /// Whether ends of seasons are announced here.
        "server-news" => News { on: bool, access: Access },
    }
}

custom_ids! {
    with access,
    /// Where and of which game a server shows the puzzle of the day.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum DailyPuzzleAct {
        /// The channel chosen in a select.
        "server-puzzle" => Channel { access: Access },
        "server-puzzle-game" => Game { access: Access },
        "server-puzzle-off" => Off { access: Access },
    }
}

variants! {
    /// A page of what managers see and decide.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ServerPage {
        Settings(SettingsPage),
        Rewards = "rewards",
        Puzzle = "puzzle",
        Others = "open",
        Matches = "matches",
        Bans = "bans",
        Log = "log",
        FairPlay = "fair-play",
    }
}

custom_ids! {
    /// Changes to what a server tells others about itself.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ListingAct {
        /// Show what would be published.
        "open-draft" => Draft { access: Access },
        /// Publish what the manager was shown.
        "open-publish" => Publish { deed: DeedId, access: Access },
        /// Open the form for the description, or show what would be published.
        "open-about" => Describe { access: Access },
        /// Set the spoken languages to those chosen in a select.
        "open-languages" => Languages { access: Access },
        /// Set the wanted games to those chosen in a select.
        "open-games" => Games { access: Access },
        /// Show requests from others in the channel chosen in a select.
        "open-channel" => Channel { access: Access },
        /// List it, or stop listing it.
        "open-listed" => Listed { on: bool, access: Access },
        /// Give it a new code.
        "open-code" => NewCode { access: Access },
        /// Ask whether to close it.
        "open-ask-close" => AskClose { access: Access },
        /// Close it.
        "open-close" => Close { access: Access },
    }
}

impl ListingAct {
    /// Returns how the member has the command that showed the button.
    pub(crate) const fn access(self) -> Access {
        match self {
            ListingAct::Draft { access }
            | ListingAct::Describe { access }
            | ListingAct::Languages { access }
            | ListingAct::Games { access }
            | ListingAct::Channel { access }
            | ListingAct::Listed { access, .. }
            | ListingAct::Publish { access, .. }
            | ListingAct::NewCode { access }
            | ListingAct::AskClose { access }
            | ListingAct::Close { access } => access,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_says_last_how_the_member_has_the_command() {
        for button in ListingAct::samples() {
            assert!(button.to_string().ends_with(button.access().id()));
        }
    }
}
