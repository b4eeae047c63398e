//! The buttons and forms of a player's vacations.

use crate::discord::ids::codec::custom_ids;

custom_ids! {
    /// The action of a button or a form about a player's vacations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum VacationAct {
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
