//! The rules card.

use crate::{Diagram, RulesCard, RulesPage};

/// The rules card.
pub(super) const RULES_CARD: RulesCard = RulesCard {
    pages: &[
        RulesPage {
            key: "rules-king-and-courtesan-aim",
            heading: "rules-aim-heading",
            diagram: None,
        },
        RulesPage {
            key: "rules-king-and-courtesan-step",
            heading: "rules-king-and-courtesan-step-heading",
            diagram: Some(Diagram {
                name: "step",
                position: "5k/4c1/6/2C3/6/K5 r",
                moves: &["c3-c4", "c3-d4", "c3-d3"],
            }),
        },
        RulesPage {
            key: "rules-king-and-courtesan-capture",
            heading: "rules-captures-heading",
            diagram: Some(Diagram {
                name: "capture",
                position: "5k/6/2CC2/2c3/1C1C2/K5 b",
                moves: &["c3xb2", "c3xc4", "c3xd4", "c3xd2"],
            }),
        },
        RulesPage {
            key: "rules-king-and-courtesan-exchange",
            heading: "rules-king-and-courtesan-exchange-heading",
            diagram: Some(Diagram {
                name: "exchange",
                position: "5k/4c1/2C3/2KC2/6/6 r",
                moves: &["c3=c4", "c3=d3"],
            }),
        },
        RulesPage {
            key: "rules-king-and-courtesan-end",
            heading: "rules-end-heading",
            diagram: Some(Diagram {
                name: "end",
                position: "6/4Kk/1C4/6/2c3/6 r",
                moves: &["e5-f6"],
            }),
        },
        RulesPage {
            key: "rules-king-and-courtesan-notation",
            heading: "rules-notation-heading",
            diagram: None,
        },
    ],
    first: &[
        "rules-king-and-courtesan-step",
        "rules-king-and-courtesan-end",
    ],
    glance: [
        "rules-king-and-courtesan-step",
        "rules-king-and-courtesan-capture",
        "rules-king-and-courtesan-end",
    ],
    credit: "rules-king-and-courtesan-credit",
    link: Some("https://www.marksteeregames.com"),
};
