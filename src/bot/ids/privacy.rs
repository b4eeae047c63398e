//! The buttons about stored data, and the form that one of them opens.

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
