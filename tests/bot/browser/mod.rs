//! The page of the local Discord in a real browser, used as people use it: by clicking and typing.
//!
//! Needs Chromium and its driver. Without them the tests say so and pass, unless the environment
//! variable `CI` is set. Screenshots are left in `target/browser`.

mod again;
mod alone;
mod axe;
mod beside;
mod choosing;
mod chromium;
mod controls;
mod ending;
mod exercises;
mod keyboard;
mod live;
mod lobby;
mod marks;
mod matches;
mod page;
mod parts;
mod phone;
mod pictures;
mod script;
mod silence;
mod taps;
mod view;
mod waiting;
mod warned;
