//! The buttons and selects of settings, vacations and stored data.

use domain::matches::clock::Reminder;
use rules::variants;

custom_ids! {
    /// A setting of a player. A select provides the new value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum PlayerSetting {
        /// Show a player's settings.
        "settings" => Show,
        /// Show the page of a player's settings that was chosen in a select.
        "settings-page" => Page,
        /// Give a player a new code, or remove it.
        "new-code" => NewCode,
        "no-code" => NoCode,
        "my-theme" => Theme,
        "my-width" => Width,
        "my-bottom" => Bottom,
        "my-text-boards" => TextBoards { on: bool },
        "my-confirm-moves" => ConfirmMoves { on: bool },
        "my-fast-moves" => PlayAtOnce { on: bool },
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

custom_ids! {
    with access,
    /// A setting of a server. A select provides the new value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum ServerSetting {
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
    pub(in crate::bot) enum Rewards {
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
    pub(in crate::bot) enum DailyPuzzle {
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
    pub(in crate::bot) enum Access {
        /// By the permission to manage the server.
        Permission = "off",
        /// By the server's integration settings alone.
        Settings = "on",
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

variants! {
    /// A page of a player's settings.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum PlayerPage {
        Boards = "boards",
        Time = "time",
        Reminders = "reminders",
        Vacation = "vacation",
        Code = "code",
        Blocked = "blocked",
        Data = "data",
    }
}

variants! {
    /// A page of what managers see and decide.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum ServerPage {
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

custom_ids! {
    /// The action of a button or a form about a user's stored data.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Privacy {
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

custom_ids! {
    /// The action of a button or a form about a player's vacations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Vacation {
        /// Show them.
        "vacations" => Show,
        /// Open the form for one that begins immediately, or send it.
        "vacation-now" => Now,
        /// Open the form for one that begins on another day, or send it.
        "vacation-plan" => Plan,
        /// Take one, between two moments in seconds since 1970. A start of 0 means immediately.
        "vacation-take" => Take { from: u64, until: u64 },
        /// End the current one.
        "vacation-end" => End,
        /// Cancel the planned ones.
        "vacation-cancel" => Cancel,
    }
}
