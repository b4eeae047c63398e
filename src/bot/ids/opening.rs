//! The buttons and selects of a server that is open to others.

use super::Access;
use store::DeedId;

custom_ids! {
    /// Changes to what a server tells others about itself.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Opening {
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

impl Opening {
    /// Returns how the member has the command that showed the button.
    pub(in crate::bot) const fn access(self) -> Access {
        match self {
            Opening::Draft { access }
            | Opening::Describe { access }
            | Opening::Languages { access }
            | Opening::Games { access }
            | Opening::Channel { access }
            | Opening::Listed { access, .. }
            | Opening::Publish { access, .. }
            | Opening::NewCode { access }
            | Opening::AskClose { access }
            | Opening::Close { access } => access,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_says_last_how_the_member_has_the_command() {
        for button in Opening::samples() {
            assert!(button.to_string().ends_with(button.access().id()));
        }
    }
}
