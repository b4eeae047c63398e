//! The lessons, from the first move to the last.

use crate::games::Lesson;

/// The lessons.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    name: "castle",
    position: "4BG2/7/7/7/1b15/3RG3/5r21 r",
    solutions: &["d2-d1"],
}];
