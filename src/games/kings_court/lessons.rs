//! The lessons, from the first move to the last.

use crate::games::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    name: "win",
    position: "7g/8/2og4/8/8/8/8/o7 o -",
    solutions: &["c6xe6"],
}];
