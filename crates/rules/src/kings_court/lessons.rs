//! The lessons of the tutorial, easiest first.

use crate::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        name: "step",
        position: "8/8/4g3/8/2o5/8/3o4/8 o -",
        solutions: &["d2-d3"],
    },
    Lesson {
        name: "answer",
        position: "gogogogo/ogogogog/go4go/og4og/go4go/og1o2og/gog1gogo/ogogogog g n",
        solutions: &["d7-d6", "f7-f6"],
    },
    Lesson {
        name: "over",
        position: "8/8/4g3/8/8/2oo1g2/8/8 o -",
        solutions: &["c3^e3xg3"],
    },
    Lesson {
        name: "chain",
        position: "g3g3/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -",
        solutions: &["a1^a3xc3xe3^e1xc1"],
    },
    Lesson {
        name: "keep",
        position: "7g/8/2og4/8/5g2/8/8/o7 o -",
        solutions: &["c6xe6"],
    },
    Lesson {
        name: "back",
        position: "8/8/5g2/1g6/g7/1go5/8/7o o -",
        solutions: &["c3xa3xa5xc5"],
    },
    Lesson {
        name: "safe",
        position: "8/8/8/3ogg2/8/8/4o3/8 o -",
        solutions: &["e2-e3"],
    },
    Lesson {
        name: "win",
        position: "7g/8/2og4/8/8/8/8/o7 o -",
        solutions: &["c6xe6"],
    },
];
