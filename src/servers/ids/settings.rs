//! The buttons and selects of a server's settings.

use crate::bot::ids::codec::custom_ids;
use rules::variants;

custom_ids! {
    with access,
    /// A setting of a server. A select provides the new value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ServerSettingAct {
        "server-theme" => Theme { access: Access },
        "server-bottom" => Bottom { access: Access },
        /// The channel or forum chosen in a select.
        "server-home" => Home { access: Access },
        /// No channel: where challenges are made.
        "server-no-home" => NoHome { access: Access },
        "server-threads" => Threads { on: bool, access: Access },
        "server-visitors" => Visitors { on: bool, access: Access },
        "server-language" => Language { access: Access },
        /// The role chosen in a select.
        "server-challengers" => Challengers { access: Access },
        /// No role: everyone.
        "server-everybody" => Everyone { access: Access },
        "server-most" => Most { access: Access },
        /// The role chosen in a select.
        "server-seat-role" => SeatRole { access: Access },
        /// No role: nobody.
        "server-no-seat-role" => NoSeatRole { access: Access },
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
    /// How a member has the command of an answer for managers. The names say whether the settings
    /// granted it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Access {
        /// By the permission to manage the server.
        Permission = "off",
        /// By the server's integration settings alone.
        Settings = "on",
    }
}

variants! {
    /// A page of a server's settings. Discord gives a message five rows, and each select takes one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SettingsPage {
        /// Where matches are shown, and how.
        Boards = "boards",
        /// The players and the language.
        Players = "players",
        /// Which paces are available.
        Paces = "paces",
    }
}

variants! {
    /// A page of what managers see and decide.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ServerPage {
        Boards = "boards",
        Players = "players",
        Paces = "paces",
        Rewards = "rewards",
        Puzzle = "puzzle",
        Others = "open",
        Matches = "matches",
        Bans = "bans",
        Log = "log",
        FairPlay = "fair-play",
    }
}
