//! Courtier: a Discord bot that hosts abstract board games by correspondence.
//!
//! # The house
//!
//! - [`words`]: the sentences that people read, in seven languages.
//! - [`clock`]: the one clock, points in time, and time zones.
//! - [`config`]: the settings of the process, checked at its start.
//! - [`workers`]: threads for work that computes, as many as there are processors, and patient ones
//!   for thinking.
//! - [`causes`]: errors as an operator reads them.
//! - [`weather`]: waiting out what passes by itself.
//! - [`variants`]: enums that know their variants and the names of these.
//! - [`games`]: the rules. Pure: no I/O, no clock, no Discord, no pixels.
//! - [`engine`]: the computer opponent: which move is best, and what a position is worth.
//! - [`puzzles`]: positions with a single winning move, and whether somebody finds it.
//! - [`settings`]: what players and servers have chosen.
//! - [`render`]: positions, tables and profiles as pictures.
//! - [`mod@matches`]: the life of a match, decided on plain values.
//! - [`ratings`]: how good players are, worked out from the list of results.
//! - [`community`]: what servers and their members do together, decided on plain values.
//! - [`store`]: SQLite or PostgreSQL by one SQL text, all of it.
//! - [`host`]: one function for each thing a player can do: load, decide, commit, return what to
//!   show.
//! - [`bot`]: serenity and poise: commands, buttons, and saying what is in the outbox.
//! - [`cli`]: the command line.
//!
//! Beside it in the workspace stand three crates that know nothing of Courtier:
//!
//! - `local-discord`: a Discord on one's own machine. `courtier sandbox` and the tests run the bot in
//!   it.
//! - `pairings`: who plays whom in tournaments, on which side, and how they stand. `courtier tournament`
//!   pairs the rounds of files with it.
//! - `pixels`: palettes, shapes, texts in every script, and packing as PNG and GIF. It is a crate, so
//!   that what loops over pixels is optimised in every build.
//!
//! # The arrows
//!
//! A module and the modules that it uses. There are no others: `tests/house` compares this table
//! with the source.
//!
//! ```text
//! variants  —
//! clock     —
//! workers   —
//! causes    —
//! weather   causes
//! words     variants
//! games     words variants
//! engine    games words
//! puzzles   engine games variants
//! render    games settings variants
//! matches   engine games words clock variants
//! settings  matches games words variants
//! ratings   matches games clock variants
//! community ratings matches games words clock variants
//! store     community puzzles ratings matches settings games words clock variants causes
//! config    store matches
//! host      store community puzzles ratings matches settings engine games words clock workers variants causes
//! bot       host community puzzles ratings matches render settings games words clock config workers variants causes weather
//! cli       bot host store matches render settings puzzles engine games words clock config weather
//! ```
//!
//! serenity's types stay in `bot`, SQL in `store`, pixels in `render`, Discord's markup and
//! addresses in `bot::messages`.
//!
//! # The path of one move
//!
//! A player sends `/move a7a6`, and the opponent reads of it. File by file in `src`:
//!
//! 1. `bot/handlers/commands/play.rs`: poise calls `play`; `bot/handlers/caller.rs` says who acts
//!    and where, `bot/handlers/commands/options/matches.rs` which match is meant.
//! 2. `host/moves/mod.rs`: `play_typed` runs as one transaction of `store/connection.rs`, on a thread of
//!    `store/worker.rs`.
//! 3. `store/matches.rs` loads the match; `matches/play.rs` says whether the player may move now.
//! 4. `games/guard_and_towers/notation.rs` reads the text, and `games/guard_and_towers/moves.rs`
//!    says whether the move is legal; back in `matches/play.rs`, whether it ends the match.
//! 5. `host/plans.rs` adds what was planned in answer; `store/matches.rs` stores the plies, and
//!    `store/delivery/say.rs` that the new board is to be posted. Commit.
//! 6. `bot/handlers/picker/mod.rs` chooses the answer to the player, `bot/cards/moving.rs` makes it
//!    a message, and `bot/messages/send.rs` fits it into Discord's limits.
//! 7. `bot/delivery/mod.rs` wakes; `store/delivery/leases.rs` leases it the post, and
//!    `host/announcements/load.rs` loads it as a view of `host/views.rs`.
//! 8. `bot/cards/board.rs` makes the view a message, with a picture from `render/board/mod.rs` that
//!    the crate `pixels` packs as PNG.
//! 9. `bot/messages/send.rs` again: the message gets a nonce, so that Discord shows it once.
//! 10. `bot/delivery/mod.rs` posts it, and `store/delivery/delivered.rs` notes that it has been delivered.
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
//! - An **offer** is of a draw, a takeback or a pause. A **plan** is a tree of conditional moves.
//! - A **pace** is how much time the players of a match have; the **flag** is what happens when it
//!   has run out.
//! - A player's **habits** are what stops their clocks: vacations, and **quiet hours** in the zone where
//!   they live. A **pause** is what both players have agreed on.
//! - A **reminder** tells a player of all matches in which time is running out, a **digest** once a day
//!   of all that wait. A **watch** is kept on matches in which a player may be missing.
//! - A **rating** is one game's or all games'; a **pool** is whose ratings are compared; a
//!   **standing** is all there is to know of a player in a pool; a **leaderboard** ranks standings.
//! - A **view** is everything there is to show, loaded; a **card** turns a view into a **message**.
//!   A **caller** is the member who acts; a **custom id** is what a button says when it is clicked.
//! - A **moderator** is a member who may manage the server. A **ruling** is what one decides about a
//!   match; a **deed** is anything that one does, and the **log** lists them. A **ban** keeps a user
//!   from play in a server, where a **block** is between two users. A server's **home** is where its
//!   matches are shown.
//! - A **showing** is where a challenge and its match are shown. A match between two servers has two:
//!   its own, and its **mirror** in the server of the challenge's opponent. In each of them the player who
//!   plays in the other is a **guest**.
//! - A **contest** is a match between two servers, on several boards at once: each of these is a match
//!   of its own. A **team** is those who play in it for one server, and who of it sits at no board is a
//!   **reserve**. A server that other servers find is **open**.
//! - A **seek** is a player's private wish for an opponent. Two seeks that fit are paired, and their
//!   players asked: that is a **proposal**, which becomes a match when both **consent**.
//! - The **computer** plays under a number of its own for each **level**. Its **turn** is leased to the
//!   process that thinks about it. A **tip** explains to whoever plays a game for the first time what is
//!   new to them.
//! - A **deleted player** is a number in place of a user who had everything deleted that was stored
//!   about them.
//! - A **post** is something to be said, in the **outbox**; **delivery** says it. A match's
//!   **venue** is the channel or thread where it is shown. A **bulletin** is a message about something
//!   that is no match, such as a tournament, and is kept fresh; what it shows is its **subject**.

pub mod bot;
pub mod causes;
pub mod cli;
pub mod clock;
pub mod community;
pub mod config;
pub mod engine;
pub mod games;
pub mod host;
pub mod matches;
pub mod puzzles;
pub mod ratings;
pub mod render;
pub mod settings;
pub mod store;
pub mod variants;
pub mod weather;
pub mod words;
pub mod workers;
