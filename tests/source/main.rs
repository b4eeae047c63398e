//! Rules for the repository itself: the map of its modules, and its words.

mod english;
mod log;
mod map;
mod paths;
mod source;
mod words;
