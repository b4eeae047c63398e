//! The lessons of the tutorial, easiest first.

use crate::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        name: "step",
        position: "5k/6/6/2C3/6/K5 r",
        solutions: &["c3-c4", "c3-d4", "c3-d3"],
    },
    Lesson {
        name: "capture",
        position: "5k/6/6/2C3/1c4/4K1 r",
        solutions: &["c3xb2"],
    },
    Lesson {
        name: "exchange",
        position: "5k/4c1/2C3/2KC2/6/6 r",
        solutions: &["c3=c4", "c3=d3"],
    },
    Lesson {
        name: "win",
        position: "5C/4Kk/1C4/6/2c3/6 r",
        solutions: &["e5xf5", "f6xf5", "e5=f6"],
    },
    Lesson {
        name: "home",
        position: "5C/4K1/2k3/6/2c3/6 r",
        solutions: &["e5=f6"],
    },
    Lesson {
        name: "safe",
        position: "5k/6/3C2/1cKC2/1c4/6 r",
        solutions: &["c3=d3", "c3=d4"],
    },
];
