//! Courtier: a Discord bot that hosts abstract board games by correspondence.
//!
//! # The house
//!
//! - [`words`]: the sentences that people read, in seven languages.
//! - [`clock`]: the one clock, and points in time.
//! - [`config`]: the settings of the process, checked at its start.
//! - [`games`]: the rules. Pure: no I/O, no clock, no Discord, no pixels.
//! - [`settings`]: what players and servers have chosen about what they are shown.
//! - [`render`]: positions, tables and charts as pictures.
//! - [`mod@matches`]: the life of a match, decided on plain values.
//! - [`ratings`]: how good players are, worked out from the list of results.
//! - [`store`]: SQLite, all of it.
//! - [`host`]: one function for each thing a player can do: load, decide, commit, return what to
//!   show.
//! - [`bot`]: serenity and poise: commands, buttons, and saying what is in the outbox.
//! - [`cli`]: the command line.
//!
//! Beside it in the workspace stands `local-discord`: a Discord on one's own machine, which knows
//! nothing of Courtier. `courtier sandbox` and the tests run the bot in it.
//!
//! # The arrows
//!
//! A module and the modules that it uses. There are no others: `tests/house` compares this table
//! with the source.
//!
//! ```text
//! words     —
//! clock     —
//! config    —
//! games     words
//! settings  games
//! render    games settings
//! matches   games words clock
//! ratings   matches games clock
//! store     ratings matches settings games words clock
//! host      store ratings matches settings games clock
//! bot       host ratings matches render settings games words clock config
//! cli       bot host store matches render settings games words clock config
//! ```
//!
//! serenity's types stay in `bot`, SQL in `store`, pixels in `render`, Discord's markup and
//! addresses in `bot::messages`.
//!
//! # The way of one move
//!
//! A player sends `/move a7a6`:
//!
//! 1. `bot/mod.rs` has handed poise the commands of `bot/handlers/commands/mod.rs`; poise calls
//!    `play` in `bot/handlers/commands/play.rs`.
//! 2. `bot/handlers/caller.rs` says who acts and where; `bot/handlers/commands/options/matches.rs`
//!    which match is meant.
//! 3. `host/moves.rs` opens a transaction (`store/connection.rs`, `store/worker.rs`).
//! 4. `store/records.rs` loads the match; `matches/play.rs` checks whose turn it is.
//! 5. `games/guard_and_towers/notation.rs` reads the move and `moves.rs` beside it says whether it
//!    is legal; `matches/play.rs` whether it ends the match.
//! 6. `host/plans.rs` adds what was planned in answer; `store/writing.rs` stores the plies, and the
//!    post of the new board in the outbox (`store/outbox.rs`). Commit.
//! 7. `bot/cards/moving.rs` tells the player, through `bot/messages/send.rs`.
//! 8. `bot/delivery/mod.rs` wakes, and `host/announcements.rs` gives it the post with its view
//!    (`host/views.rs`).
//! 9. `bot/cards/board.rs` makes the message; `render/picture.rs` draws the board.
//! 10. `bot/messages/send.rs` fits it and gives it a nonce; `bot/delivery/mod.rs` posts it, and
//!     `store/outbox.rs` notes that it is there.
//!
//! # The vocabulary
//!
//! One word for one thing:
//!
//! - A **move** is what a player plays; a **ply** is a move as a step of a match, with the position
//!   it leads to. The **path** of a move is the squares that it passes.
//! - A **position** says which **piece** stands where and which **side** is to move. A **board** is
//!   what people see of a position, as a picture or text. The layout of a game's squares is its
//!   **geometry**.
//! - A **challenge** becomes a **match** when somebody takes it; a challenge to anybody is an **open
//!   seat**. The **record** is the moves of a match, a **transcript** the record as a text file.
//!   The **revision** of a match rises with every ply and every takeback.
//! - An **offer** is of a draw or a takeback. A **plan** is a tree of conditional moves.
//! - A **rating** is one game's or all games'; a **pool** is whose ratings are compared; a
//!   **standing** is all there is to know of a player in a pool; a **leaderboard** ranks standings.
//! - A **view** is everything there is to show, loaded; a **card** turns a view into a **message**.
//!   A **caller** is the member who acts; a **custom id** is what a button says when it is clicked.
//! - A **post** is something to be said, in the **outbox**; **delivery** says it. A match's
//!   **venue** is the channel or thread where it is shown.

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
