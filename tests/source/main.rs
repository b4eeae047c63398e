//! Rules for the repository itself: the map of its modules, its words, and what it depends on.

mod dependencies;
mod english;
mod languages;
mod log;
mod map;
mod paths;
mod snapshots;
mod source;
mod words;
