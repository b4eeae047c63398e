//! The locale files, the code and Discord agree: what the code says is there, nothing else is, all
//! languages say the same things, and everything fits where Discord shows it.

mod code;
mod languages;
mod limits;
mod texts;
