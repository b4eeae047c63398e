//! What the buttons of moderators do.

use crate::host::{DeedId, LogPage};

custom_ids! {
    /// What a moderator confirms or looks at. `granted`: the command was there for a member who may
    /// not manage the server, so the server's settings of integrations gave it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Moderating {
        /// Make the ruling, or ban the member, as was asked for.
        "rule" => Confirm { deed: DeedId, granted: bool },
        /// Do not.
        "no-ruling" => Leave,
        /// A page of the log.
        "log" => Log { page: LogPage, granted: bool },
    }
}
