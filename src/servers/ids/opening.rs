//! The buttons and selects of a server that is open to others.

use crate::{bot::ids::codec::custom_ids, servers::ids::settings::Access};

use store::DeedId;

custom_ids! {
    /// Changes to what a server tells others about itself.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ListingAct {
        /// Show what would be published.
        "open-draft" => Draft { access: Access },
        /// Publish what the manager was shown.
        "open-publish" => Publish { deed: DeedId, access: Access },
        /// Open the form for the description, or show what would be published.
        "open-about" => Describe { access: Access },
        /// Set the spoken languages to those chosen in a select.
        "open-languages" => Languages { access: Access },
        /// Set the wanted games to those chosen in a select.
        "open-games" => Games { access: Access },
        /// Show requests from others in the channel chosen in a select.
        "open-channel" => Channel { access: Access },
        /// List it, or stop listing it.
        "open-listed" => Listed { on: bool, access: Access },
        /// Give it a new code.
        "open-code" => NewCode { access: Access },
        /// Ask whether to close it.
        "open-ask-close" => AskClose { access: Access },
        /// Close it.
        "open-close" => Close { access: Access },
    }
}

impl ListingAct {
    /// Returns how the member has the command that showed the button.
    pub(crate) const fn access(self) -> Access {
        match self {
            ListingAct::Draft { access }
            | ListingAct::Describe { access }
            | ListingAct::Languages { access }
            | ListingAct::Games { access }
            | ListingAct::Channel { access }
            | ListingAct::Listed { access, .. }
            | ListingAct::Publish { access, .. }
            | ListingAct::NewCode { access }
            | ListingAct::AskClose { access }
            | ListingAct::Close { access } => access,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_says_last_how_the_member_has_the_command() {
        for button in ListingAct::samples() {
            assert!(button.to_string().ends_with(button.access().id()));
        }
    }
}
