//! What Courtier decides, on plain values: clocks and matches, ratings, settings, puzzles, and what
//! servers and their members do together.
//!
//! It knows the rules of the games and how tournaments are paired. It does not know where anything is
//! stored, how it is shown or that there is Discord: a function here gets what was loaded and returns
//! what to store. Begin with `matches/play.rs`, which decides whether a player can move.
//!
//! Each module and the modules that it uses, compared with the source by `tests/source`:
//!
//! ```text
//! causes    —
//! clock     —
//! puzzles   —
//! matches   clock
//! processes clock
//! settings  matches
//! ratings   matches clock
//! community ratings puzzles names matches clock
//! names     matches
//! ```

pub mod causes;
pub mod clock;
pub mod community;
pub mod matches;
pub mod names;
pub mod processes;
pub mod puzzles;
pub mod ratings;
pub mod settings;
