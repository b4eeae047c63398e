//! The buttons and selects of a server that is open to others.

use store::DeedId;

custom_ids! {
    /// Changes to what a server tells others about itself. `granted`: the command was available to
    /// a member who is not allowed to manage the server, so the server's integration settings
    /// granted it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Opening {
        /// Publish what the manager was shown.
        "open-publish" => Publish { deed: DeedId, granted: bool },
        /// Set the spoken languages to those chosen in a select.
        "open-languages" => Languages { granted: bool },
        /// Set the wanted games to those chosen in a select.
        "open-games" => Games { granted: bool },
        /// Show requests from others in the channel chosen in a select.
        "open-channel" => Channel { granted: bool },
        /// List it, or stop listing it.
        "open-listed" => Listed { on: bool, granted: bool },
        /// Give it a new code.
        "open-code" => NewCode { granted: bool },
        /// Close it.
        "open-close" => Close { granted: bool },
    }
}

impl Opening {
    /// Returns whether the server's integration settings granted the command.
    pub(in crate::bot) const fn granted(self) -> bool {
        match self {
            Opening::Languages { granted }
            | Opening::Games { granted }
            | Opening::Channel { granted }
            | Opening::Listed { granted, .. }
            | Opening::Publish { granted, .. }
            | Opening::NewCode { granted }
            | Opening::Close { granted } => granted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_says_last_whether_the_command_was_granted() {
        for button in Opening::samples() {
            assert_eq!(button.granted(), button.to_string().ends_with(":on"));
        }
    }
}
