//! What the buttons of vacations do, and the forms that they open.

custom_ids! {
    /// What a button or a form about a player's vacations does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Vacation {
        /// Show them.
        "vacations" => Show,
        /// Open the form for one that begins at once, or send it.
        "vacation-now" => Now,
        /// Open the form for one that begins on some day, or send it.
        "vacation-plan" => Plan,
        /// Take one, between two moments in seconds since 1970. From 0: at once.
        "vacation-take" => Take { from: u64, until: u64 },
        /// End the one that is on.
        "vacation-end" => End,
        /// Cancel what is planned.
        "vacation-cancel" => Cancel,
    }
}
