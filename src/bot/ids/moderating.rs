//! The buttons of moderators.

use crate::host::LogPage;
use store::DeedId;

custom_ids! {
    /// An action that a moderator confirms, or a page of the log. `granted`: the command was
    /// available to a member who is not allowed to manage the server, so the server's integration
    /// settings granted it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Moderating {
        /// Make the requested ruling, or ban the member as requested.
        "rule" => Confirm { deed: DeedId, granted: bool },
        /// Cancel it.
        "no-ruling" => Leave,
        /// A page of the log.
        "log" => Log { page: LogPage, granted: bool },
    }
}
