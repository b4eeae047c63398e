//! The lessons, from the first move to the last.

use crate::games::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    name: "win",
    position: "5C/4Kk/1C4/6/2c3/6 r",
    solutions: &["e5xf5", "f6xf5", "e5=f6"],
}];
