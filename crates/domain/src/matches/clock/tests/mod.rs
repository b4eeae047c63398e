//! Clocks by hand, by a second computation, and by the properties of every clock.

mod deadlines;
mod events;
mod naive;
mod properties;
mod stopped;
mod worlds;

use crate::clock::{Timestamp, Zone};

fn at(text: &str) -> Timestamp {
    Timestamp::from_rfc3339(text).expect("a time")
}

fn named(zone: &str) -> Zone {
    Zone::named(zone).expect("a zone")
}
