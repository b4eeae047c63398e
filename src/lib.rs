//! Courtier: a Discord bot that hosts abstract board games by correspondence.
//!
//! This crate is the upper floors: what players can do, Discord, and the command line ([`cli`]). Rules, engine,
//! decisions, pictures and storage are crates of their own below it. Where things are, how one move travels through
//! them and what the words mean is told in `docs/architecture.md`.
//!
//! Each subject is a folder, and the same names are in each:
//!
//! - `actions`: what members can do and look at, one function each.
//! - `ids`: what its buttons, selects and forms stand for.
//! - `cards`: what members see.
//! - `posts`: what is posted in channels and sent to members, and how.
//! - `handlers`: its commands, clicks and forms.
//!
//! What every subject needs is below them and knows none of them: `host`, in which actions run, and `discord`, with
//! messages, custom ids, who acts and delivery. What lists all subjects is above: `posts` loads what each post says,
//! `upkeep` does what is due, and the [`bot`] talks to Discord. What is decided on plain values is in the crate `domain`,
//! and what is stored in `store`.
//!
//! A module and the modules that it uses. `*/cards` are the cards of all subjects. There are no other arrows:
//! `tests/source` compares this table with the source.
//!
//! ```text
//! workers      —
//! retry        —
//! config       —
//! measurements —
//! host         workers measurements
//! discord      host workers retry measurements
//! */actions    host workers
//! */ids        */actions discord
//! */cards      */ids */actions discord host workers
//! */posts      */cards */actions discord
//! */handlers   */cards */ids */actions discord host workers
//! posts        */actions host
//! upkeep       */actions host
//! bot          */handlers */cards */ids */actions posts upkeep discord host config workers retry
//! cli          bot posts */actions host config retry
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

mod discord;
