//! The rules card.

use crate::{Diagram, RulesCard, RulesPage};

/// The rules card.
pub(super) const RULES_CARD: RulesCard = RulesCard {
    pages: &[
        RulesPage {
            key: "rules-kings-court-aim",
            heading: "rules-aim-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-kings-court-opening",
            heading: "rules-kings-court-opening-heading",
            diagram: Some(Diagram {
                name: "opening",
                position: "gogogogo/ogogogog/go4go/og4og/go4go/og1o2og/gog1gogo/ogogogog g n",
                moves: &["d7-d6", "f7-f6"],
            }),
        },
        RulesPage {
            key: "rules-kings-court-move",
            heading: "rules-moves-heading",
            diagram: Some(Diagram {
                name: "chain",
                position: "g3g3/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -",
                moves: &["a1^a3xc3xe3^e1xc1"],
            }),
        },
        RulesPage {
            key: "rules-kings-court-court",
            heading: "rules-kings-court-court-heading",
            diagram: Some(Diagram {
                name: "court",
                position: "7g/8/2og4/8/5g2/8/8/o7 o -",
                moves: &["c6-c5", "c6xe6"],
            }),
        },
        RulesPage {
            key: "rules-kings-court-end",
            heading: "rules-end-heading",
            diagram: Some(Diagram {
                name: "last",
                position: "1g5g/8/8/8/3og3/8/8/o6o o -",
                moves: &["d4xf4"],
            }),
        },
        RulesPage {
            key: "rules-repetition",
            heading: "rules-repetition-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-kings-court-notation",
            heading: "rules-notation-heading",
            diagram: None,
        },
    ],
    first: &["rules-kings-court-move", "rules-kings-court-end"],
    glance: [
        "rules-kings-court-opening",
        "rules-kings-court-move",
        "rules-kings-court-end",
    ],
    credit: "rules-kings-court-credit",
    link: None,
};
