//! Board pictures: that they are sound PNGs, show what they should, and look as they did.

mod content;
mod names;
mod sound;
mod support;
