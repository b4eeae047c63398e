//! Delivers what is in the outbox: in order within a match, repeatedly until Discord confirms, and
//! each message only once.
//!
//! # Delivering only once
//!
//! A message carries a nonce, so Discord itself drops a repeat that comes soon after. A later
//! repeat (the bot was down, or nobody answered) first checks whether the message is already there
//! (`discord::delivery::look_up`). If that cannot be determined, it waits and checks again. A forum's post has no
//! nonce, so each repeat checks whether the post is there (`matches::posts::threads`).
//!
//! # What follows from a consequence
//!
//! Which consequence follows from which of Discord's answers is in the table of [`delivery`](crate::discord::delivery).
//!
//! - `Later`: the post is retried, after pauses that grow up to a quarter of an hour, at most
//!   [`MOST_TRIES`](deliver::MOST_TRIES) times. When nothing gets through, only a few posts at a
//!   time are tried (`discord::delivery::circuit_breaker`).
//! - `ChannelGone`, `ChannelClosed`: is the bot in the server? If not, that is `NotInServer`.
//!   Otherwise a match moves from its thread to the channel, and from there to direct messages to
//!   both players. A player who accepts none reads it at the next command about the match. Each new
//!   board tries a closed channel again. If it is gone, the match continues where one of its
//!   players uses `/board`. A challenge that cannot be posted where the server shows its matches
//!   goes to the channel where it was made. If it cannot be posted there either, it is withdrawn,
//!   and its challenger is told. Without permission for threads, a match is played in the channel.
//!   If the channel that the server had chosen for its matches is deleted, the choice is cleared,
//!   and the log says so.
//! - `NotInServer`: all posts for the server are held. They continue when Discord reports that the
//!   bot is there again (`upkeep::presence`), or when the bot finds out, which it checks now and then and
//!   when a command comes from there (`absences`).
//! - `MessageGone`, `TooManyEdits`, and `ChannelGone` and `ChannelClosed` for an edit: the edit is
//!   no longer needed. If it was to show the result of a match, a new message does so, unless the
//!   last board is in the same channel. `Archived`: for an edit, the thread is unarchived first. A
//!   message unarchives it automatically, so a thread that refuses one is closed.
//! - `UserClosed`: the user is not told. A follower of a match who accepts no direct messages stops
//!   following it, and is told so in the next private answer (`matches::posts::following`).
//! - `TagRequired`: the post gets the first tag that the bot is allowed to use. If there is none,
//!   the match is played in a thread.
//! - `ThreadExists`: it is used. `TooManyThreads`: the match is played in the channel.
//! - `OurMistake`, and a post that cannot be read or drawn: it is set aside for the operator
//!   (`courtier outbox`), and delivery continues with the next post of the match.
//!
//! # The end of a match
//!
//! After the last board, the challenge's card turns into the result (`matches::posts::results`), which notifies
//! nobody. Then the match's own thread gets a mark in its title and is archived, not locked, so
//! that people can keep talking. That comes after everything cosmetic, because nothing can be
//! changed in an archived thread. Discord allows two title changes in ten minutes; there is only
//! one.
//!
//! # A match that is stuck
//!
//! When a moderator refreshes a match (`moderation::posts`), its board is posted again, and so is
//! everything that was set aside. If its thread or post is gone, it gets a new one: in the server's
//! forum, or at a new message in its channel, or where the moderator is if the channel is gone too.
//!
//! # Buttons that expire
//!
//! A win can be claimed until the player moves after all, and a pause can be ended until it is
//! over. The message with such a button is remembered (`matches::posts::sayings`), and the button is removed as
//! soon as it no longer applies. A message that is no longer true when its turn comes is not
//! posted, and if an earlier try has posted it, it loses its button. So does a board that was
//! refreshed with a new time while the next one took its place.
//!
//! # Reminders
//!
//! A reminder is about a player and waits for no board (`clocks::posts`). It is deleted when another one
//! is sent or when the player has moved in all its matches. In an archived thread too: it is
//! unarchived for that, and archived again if its match is over. A player who accepts no direct
//! messages gets the reminder in the threads. The check whether a player who may be missing is in
//! the server is a post that says nothing (`clocks::posts`): what follows depends on the answer, so
//! nothing happens while Discord gives none.
//!
//! # Bulletins
//!
//! A bulletin is a message about something other than a match, such as a tournament (`bulletins`).
//! It is edited whenever what it shows has changed, once for all previous changes. If someone
//! deletes its message or channel, they do not want it there: it is suspended until someone uses
//! the command for it again, and the log says so. One in a closed channel is retried like any post,
//! and after the last try at the next change: someone may allow it.
//!
//! # Concurrency
//!
//! Posts of different matches are delivered at the same time (`rounds`), in one channel one after
//! another (`lanes`), and all requests stay under Discord's limits (`rate`, both in `discord::delivery`). A request that Discord
//! would accept only after minutes is given up and made then (`held_back`); a match whose thread
//! would come that late stays in the channel.

pub(crate) mod absences;
pub(crate) mod bulletins;
pub(crate) mod deliver;
pub(crate) mod kinds;
pub(crate) mod members;
pub(crate) mod rounds;

pub(crate) use absences::watch;
pub(crate) use members::look_for_climbers;
pub(crate) use rounds::run;
