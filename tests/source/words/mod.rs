//! The locale files, the code and Discord agree: everything that the code names is there, nothing
//! else is, all languages say the same things, and everything fits where Discord shows it.

mod code;
mod labels;
mod languages;
mod limits;
mod texts;
mod tone;
