//! Courtier: a Discord bot that hosts abstract board games by correspondence.
//!
//! # The house
//!
//! - [`games`]: the rules. Pure: no I/O, no clock, no Discord, no pixels.
//! - [`render`]: positions as pictures.
//! - [`mod@matches`]: the life of a match, decided on plain values.
//! - [`ratings`]: how good players are, worked out from the list of results.
//! - [`settings`]: what players and servers have chosen about what they are shown.
//! - [`store`]: SQLite, all of it.
//! - [`host`]: one function for each thing a player can do: load, decide, commit, say what to show.
//! - [`bot`]: serenity and poise: commands, buttons, and saying what is in the outbox.
//! - [`cli`]: the command line.
//! - [`local_discord`]: a crate of its own: a Discord for trying and testing, which knows nothing of
//!   the rest.
//! - [`clock`], [`config`], [`words`]: the one clock, the settings, the sentences.
//!
//! # The arrows
//!
//! `games` ← `render`, `matches` ← `ratings`, `settings` ← `store` ← `host` ← `bot` ← `cli`, and no others. `clock` and
//! `words` may be used from anywhere. serenity's types stay in `bot`, SQL in `store`, pixels in
//! `render`.

pub mod bot;
pub mod cli;
pub mod clock;
pub mod config;
pub mod games;
pub mod host;
pub mod matches;
pub mod ratings;
pub mod render;
pub mod settings;
pub mod store;
pub mod variants;
pub mod words;
