//! What the buttons and selects of settings change.

use crate::matches::clock::Reminder;

custom_ids! {
    /// A setting of a player or of a server. A select gives what it becomes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Setting {
        /// Show a player's settings.
        "settings" => Show,
        "my-theme" => Theme,
        "my-width" => Width,
        "my-bottom" => Bottom,
        "my-text-boards" => TextBoards { on: bool },
        "my-confirm-moves" => ConfirmMoves { on: bool },
        /// `granted`: the command was there for a member who may not manage the server, so the
        /// server's settings of integrations gave it.
        "server-theme" => ServerTheme { granted: bool },
        "notice-place" => NoticePlace,
        "notice-time" => NoticeTime { reminder: Reminder, on: bool },
        "digest" => Digest,
        "server-bottom" => ServerBottom { granted: bool },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_read_back() {
        for setting in [
            Setting::Show,
            Setting::Theme,
            Setting::Width,
            Setting::Bottom,
            Setting::TextBoards { on: true },
            Setting::TextBoards { on: false },
            Setting::ConfirmMoves { on: true },
            Setting::ServerTheme { granted: true },
            Setting::ServerTheme { granted: false },
            Setting::NoticePlace,
            Setting::NoticeTime {
                reminder: Reminder::Eighth,
                on: false,
            },
            Setting::Digest,
            Setting::ServerBottom { granted: true },
            Setting::ServerBottom { granted: false },
        ] {
            assert_eq!(setting.to_string().parse(), Ok(setting));
        }
    }
}
