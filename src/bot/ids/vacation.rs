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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::ids::LONGEST_ID;

    #[test]
    fn every_button_is_read_back() {
        for button in [
            Vacation::Show,
            Vacation::Now,
            Vacation::Plan,
            Vacation::Take {
                from: 0,
                until: u64::MAX,
            },
            Vacation::End,
            Vacation::Cancel,
        ] {
            let text = button.to_string();
            assert!(text.len() <= LONGEST_ID, "{text}");
            assert_eq!(text.parse(), Ok(button));
        }
    }
}
