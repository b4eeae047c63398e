//! What the repository itself must hold to: the map of its modules, and its words.

mod map;
mod paths;
mod source;
mod words;
