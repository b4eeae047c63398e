//! The settings that buttons and selects change.

use domain::matches::clock::Reminder;
use rules::variants;

custom_ids! {
    /// A setting of a player or of a server. A select provides the new value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Setting {
        /// Show a player's settings.
        "settings" => Show,
        /// Give a player a new code, or remove it.
        "new-code" => NewCode,
        "no-code" => NoCode,
        "my-theme" => Theme,
        "my-width" => Width,
        "my-bottom" => Bottom,
        "my-text-boards" => TextBoards { on: bool },
        "my-confirm-moves" => ConfirmMoves { on: bool },
        /// Show a player's zone and quiet hours.
        "my-time" => Days,
        /// Open the form for both, or send it.
        "change-my-time" => ChangeDays,
        /// `granted`: the command was available to a member who is not allowed to manage the
        /// server, so the server's integration settings granted it.
        "server-theme" => ServerTheme { granted: bool },
        "notice-place" => NoticePlace,
        "notice-time" => NoticeTime { reminder: Reminder, on: bool },
        "digest" => Digest,
        /// Send a direct message to see whether Discord accepts it.
        "try-direct" => TryDirect,
        "server-bottom" => ServerBottom { granted: bool },
        /// The channel or forum chosen in a select.
        "server-home" => ServerHome { granted: bool },
        /// No channel: where challenges are made.
        "server-no-home" => ServerNoHome { granted: bool },
        "server-threads" => ServerThreads { on: bool, granted: bool },
        "server-language" => ServerLanguage { granted: bool },
        /// The role chosen in a select.
        "server-challengers" => ServerChallengers { granted: bool },
        /// No role: everyone.
        "server-everybody" => ServerEverybody { granted: bool },
        "server-most" => ServerMost { granted: bool },
        /// The role chosen in a select.
        "server-seat-role" => ServerSeatRole { granted: bool },
        /// No role: nobody.
        "server-no-seat-role" => ServerNoSeatRole { granted: bool },
        /// The paces chosen in a select.
        "server-paces" => ServerPaces { granted: bool },
        "server-usual-pace" => ServerUsualPace { granted: bool },
        /// Show this page of a server's settings.
        "server-page" => ServerPage { page: SettingsPage, granted: bool },
    }
}

variants! {
    /// A page of a server's settings. Discord gives a message five rows, and each select takes one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum SettingsPage {
        /// Where matches are shown, and how.
        Boards = "boards",
        /// The players and the language.
        Players = "players",
        /// Which paces are available.
        Paces = "paces",
    }
}
