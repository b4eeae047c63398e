//! Courtier: a Discord bot that hosts abstract board games by correspondence.
//!
//! This crate is the upper floors: what players can do, Discord, and the command line ([`cli`]). Rules, engine,
//! decisions, pictures and storage are crates of their own below it. Where things are, how one move travels through
//! them and what the words mean is told in `docs/architecture.md`.
//!
//! Each subject is a folder, and the same names are in each:
//!
//! - `actions`: what members can do and look at, one function each. They are a part of the [`host`].
//! - `ids`: what its buttons, selects and forms stand for.
//! - `cards`: what members see.
//! - `posts`: what is posted in channels and sent to members, and how.
//! - `handlers`: its commands, clicks and forms.
//!
//! The last four are parts of the [`bot`], which has the rest of each: `bot::ids`, `bot::cards`, `bot::delivery` and
//! `bot::handlers`. The files of `src/host` know no subject. What lists all of them is above: [`posts`] and [`upkeep`],
//! which no subject uses. What is decided on plain values is in the crate `domain`, and what is stored in `store`.
//!
//! A module and the modules that it uses, with each folder of a subject where it belongs. There are no others:
//! `tests/source` compares this table with the source.
//!
//! ```text
//! workers      —
//! retry        —
//! config       —
//! measurements —
//! host         workers measurements
//! posts        host
//! upkeep       host
//! bot          posts upkeep host config workers retry measurements
//! cli          bot posts host config retry
//! ```
//!
//! A subject and the subjects that it uses, compared with the source too. Some use each other: the computer's answers
//! are moves of a match, and a match answers for the computer.
//!
//! ```text
//! challenges   clocks learning matches moderation players rankings servers
//! clocks       matches players
//! contests     challenges clocks matches moderation players rankings servers
//! learning     challenges clocks matches moderation players servers
//! matches      challenges clocks learning moderation players rankings servers
//! moderation   challenges clocks matches players rankings servers tournaments
//! players      challenges clocks matches rankings servers tournaments
//! rankings     challenges clocks matches moderation players servers
//! servers      challenges clocks contests learning matches moderation players rankings
//! tournaments  challenges clocks matches moderation players servers
//! ```

pub mod challenges;
pub mod clocks;
pub mod contests;
pub mod learning;
pub mod matches;
pub mod moderation;
pub mod players;
pub mod rankings;
pub mod servers;
pub mod tournaments;

pub mod bot;
pub mod cli;
pub mod config;
pub mod host;
pub mod measurements;
pub mod posts;
pub mod retry;
pub mod upkeep;
pub mod workers;
