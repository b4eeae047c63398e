//! The lessons of the tutorial, easiest first.

use crate::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        name: "guard",
        position: "4k5/10/10/10/10/1G8/10/7K2/4S5/10 w -",
        solutions: &["b5-d3", "b5-d7"],
    },
    Lesson {
        name: "jump",
        position: "4k5/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -",
        solutions: &["g2xi4xg6xi8"],
    },
    Lesson {
        name: "safe",
        position: "4k5/10/10/10/10/10/2s1S5/1G8/10/9K w -",
        solutions: &["b3xd5", "e4-d5"],
    },
    Lesson {
        name: "return",
        position: "2S1k5/10/10/10/10/10/10/10/10/3G1K4 w -",
        solutions: &["c10>b1", "c10>h1", "c10>j1"],
    },
    Lesson {
        name: "choice",
        position: "10/1k7g/2S5S1/10/10/10/10/10/10/5K4 w b9,j9",
        solutions: &["*b9"],
    },
    Lesson {
        name: "enter",
        position: "4k5/10/2s7/5K4/10/10/10/1S8/10/10 w -",
        solutions: &["f7-e6"],
    },
    Lesson {
        name: "jump-in",
        position: "10/10/6K3/5s4/10/10/10/1k8/S9/10 w -",
        solutions: &["g8xe6"],
    },
];
