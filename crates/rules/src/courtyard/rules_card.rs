//! The rules card.

use crate::{Diagram, RulesCard, RulesPage};

/// The rules card.
pub(super) const RULES_CARD: RulesCard = RulesCard {
    pages: &[
        RulesPage {
            key: "rules-courtyard-aim",
            heading: "rules-aim-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-courtyard-pieces",
            heading: "rules-moves-heading",
            diagram: Some(Diagram {
                name: "pieces",
                position: "4k5/10/10/1G8/10/10/10/7K2/4S5/10 w -",
                moves: &[
                    "h3-g2", "h3-g4", "h3-i2", "h3-i4", "b7-a6", "b7-a8", "b7-c6", "b7-c8",
                    "b7-d5", "b7-d9", "e2-d3", "e2-f3",
                ],
            }),
        },
        RulesPage {
            key: "rules-courtyard-jumps",
            heading: "rules-captures-heading",
            diagram: Some(Diagram {
                name: "jumps",
                position: "4k5/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -",
                moves: &["g2xi4xg6xi8"],
            }),
        },
        RulesPage {
            key: "rules-courtyard-courtyard",
            heading: "rules-courtyard-courtyard-heading",
            diagram: Some(Diagram {
                name: "step-in",
                position: "4k5/10/2s7/5K4/10/10/10/1S8/10/10 w -",
                moves: &["f7-e6"],
            }),
        },
        RulesPage {
            key: "rules-courtyard-jump",
            heading: "rules-courtyard-jump-heading",
            diagram: Some(Diagram {
                name: "jump-in",
                position: "10/10/2s7/10/10/10/4S5/3k6/10/1K8 b -",
                moves: &["d3xf5"],
            }),
        },
        RulesPage {
            key: "rules-courtyard-forfeit",
            heading: "rules-courtyard-forfeit-heading",
            diagram: Some(Diagram {
                name: "forfeit",
                position: "4k5/10/10/10/10/10/2s1S5/1G8/10/9K w -",
                moves: &["b3xd5", "e4-d5"],
            }),
        },
        RulesPage {
            key: "rules-courtyard-choice",
            heading: "rules-courtyard-choice-heading",
            diagram: Some(Diagram {
                name: "choice",
                position: "4k5/10/10/10/10/10/2s5s1/1G5G2/S7K1/10 b b3,h3",
                moves: &["*b3", "*h3"],
            }),
        },
        RulesPage {
            key: "rules-courtyard-return",
            heading: "rules-courtyard-return-heading",
            diagram: Some(Diagram {
                name: "return",
                position: "2S1k5/10/10/10/10/10/10/10/10/3G1K4 w -",
                moves: &["c10>b1", "c10>h1", "c10>j1"],
            }),
        },
        RulesPage {
            key: "rules-courtyard-end",
            heading: "rules-end-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-repetition",
            heading: "rules-repetition-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-courtyard-notation",
            heading: "rules-notation-heading",
            diagram: None,
        },
    ],
    first: &["rules-courtyard-pieces", "rules-courtyard-end"],
    glance: [
        "rules-courtyard-pieces",
        "rules-courtyard-jumps",
        "rules-courtyard-courtyard",
    ],
    credit: "rules-courtyard-credit",
    link: None,
};
