//! Commands and clicks of those who learn.

pub(crate) mod buttons;
pub(crate) mod computer;
pub(crate) mod lessons;
pub(crate) mod playing;
pub(crate) mod puzzles;
