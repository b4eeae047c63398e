//! The lessons, from the first move to the last.

use crate::games::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    name: "enter",
    position: "4k5/10/2s7/5K4/10/10/10/1S8/10/10 w -",
    solutions: &["f7-e6"],
}];
