//! What the buttons about what is stored do, and the form that one of them opens.

custom_ids! {
    /// What a button or a form about what is stored about a user does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Privacy {
        /// Give it to the user.
        "privacy-export" => Export,
        /// Ask whether all of it is to be deleted.
        "privacy-ask" => Ask,
        /// Open the form for that, or send it.
        "privacy-delete" => Delete,
        /// Delete nothing.
        "privacy-keep" => Keep,
    }
}
