//! The lessons of the tutorial, easiest first.

use crate::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        name: "split",
        position: "3RG3/7/7/2r34/7/7/3BG3 r",
        solutions: &["c4-a4", "c4-c2", "c4-c6", "c4-e4"],
    },
    Lesson {
        name: "unite",
        position: "3RG3/7/7/2r21r22/7/7/3BG3 r",
        solutions: &["c4-e4", "e4-c4"],
    },
    Lesson {
        name: "height",
        position: "3RG3/7/2b24/2r31b22/7/7/3BG3 r",
        solutions: &["c4xe4"],
    },
    Lesson {
        name: "guard",
        position: "7/7/7/3RG3/3b43/6r1/3BG3 r",
        solutions: &["d4xd3"],
    },
    Lesson {
        name: "aim",
        position: "3RG3/7/7/7/1r42BG2/7/7 r",
        solutions: &["b3xe3"],
    },
    Lesson {
        name: "castle",
        position: "4BG2/7/7/7/1b15/3RG3/5r21 r",
        solutions: &["d2-d1"],
    },
    Lesson {
        name: "save",
        position: "3RG3/5r21/3b23/7/7/7/3BG3 r",
        solutions: &["d7-c7", "d7-e7", "f6-d6"],
    },
];
