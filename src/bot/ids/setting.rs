//! What the buttons and selects of settings change.

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
        /// Show a player's zone and quiet hours.
        "my-time" => Days,
        /// Open the form for both, or send it.
        "change-my-time" => ChangeDays,
        /// `granted`: the command was there for a member who may not manage the server, so the
        /// server's settings of integrations gave it.
        "server-theme" => ServerTheme { granted: bool },
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
            Setting::Days,
            Setting::ChangeDays,
            Setting::ServerTheme { granted: true },
            Setting::ServerTheme { granted: false },
            Setting::ServerBottom { granted: true },
            Setting::ServerBottom { granted: false },
        ] {
            assert_eq!(setting.to_string().parse(), Ok(setting));
        }
    }
}
