//! The rules card.

use crate::{Diagram, RulesCard, RulesPage};

/// The rules card.
pub(super) const RULES_CARD: RulesCard = RulesCard {
    pages: &[
        RulesPage {
            key: "rules-guard-and-towers-aim",
            heading: "rules-aim-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-guard-and-towers-move",
            heading: "rules-moves-heading",
            diagram: Some(Diagram {
                name: "move",
                position: "3RG3/7/7/1r35/7/7/3BG3 r",
                moves: &[
                    "b4-a4", "b4-c4", "b4-d4", "b4-e4", "b4-b5", "b4-b6", "b4-b7", "b4-b3",
                    "b4-b2", "b4-b1", "d7-c7", "d7-e7", "d7-d6",
                ],
            }),
        },
        RulesPage {
            key: "rules-guard-and-towers-unite",
            heading: "rules-guard-and-towers-unite-heading",
            diagram: Some(Diagram {
                name: "unite",
                position: "3RG3/7/7/2r31r22/7/7/3BG3 r",
                moves: &["c4-e4"],
            }),
        },
        RulesPage {
            key: "rules-guard-and-towers-capture",
            heading: "rules-captures-heading",
            diagram: Some(Diagram {
                name: "capture",
                position: "3RG3/7/2b24/2r31b22/7/7/3BG3 r",
                moves: &["c4xe4"],
            }),
        },
        RulesPage {
            key: "rules-guard-and-towers-end",
            heading: "rules-end-heading",
            diagram: Some(Diagram {
                name: "end",
                position: "4BG2/7/7/7/1b15/3RG3/5r21 r",
                moves: &["d2-d1"],
            }),
        },
        RulesPage {
            key: "rules-repetition",
            heading: "rules-repetition-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-guard-and-towers-notation",
            heading: "rules-notation-heading",
            diagram: None,
        },
    ],
    first: &["rules-guard-and-towers-move", "rules-guard-and-towers-end"],
    glance: [
        "rules-guard-and-towers-move",
        "rules-guard-and-towers-capture",
        "rules-guard-and-towers-end",
    ],
    credit: "rules-guard-and-towers-credit",
    link: None,
};
