//! What the buttons and selects of a server that is open to others do.

use crate::host::DeedId;

custom_ids! {
    /// What a server says of itself to others. `granted`: the command was there for a member who may
    /// not manage the server, so the server's settings of integrations gave it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Opening {
        /// Let others find what the manager was shown.
        "open-publish" => Publish { deed: DeedId, granted: bool },
        /// The languages that a select gives are spoken there.
        "open-languages" => Languages { granted: bool },
        /// The games that a select gives are wanted.
        "open-games" => Games { granted: bool },
        /// What others want of it is shown in the channel that a select gives.
        "open-channel" => Channel { granted: bool },
        /// List it, or do not.
        "open-listed" => Listed { on: bool, granted: bool },
        /// Give it another code.
        "open-code" => NewCode { granted: bool },
        /// Close it.
        "open-close" => Close { granted: bool },
    }
}

impl Opening {
    /// Whether the server's settings of integrations gave the command.
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
