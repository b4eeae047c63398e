//! Saying what is in the outbox: in order within a match, again until Discord confirms, and each
//! thing once.
//!
//! # Once
//!
//! A message carries a nonce, so Discord itself drops a repeat that comes soon after. A repeat that
//! comes later (the bot was down, or nobody answered) first looks whether the message is there
//! already (`look_up`). If that cannot be found out, it waits and looks again. A forum's post has no
//! nonce, so each repeat looks whether the post is there (`threads`).
//!
//! # What follows from an answer
//!
//! Discord's JSON code decides, not the status (`consequence`):
//!
//! | Code | Discord says | Consequence |
//! | --- | --- | --- |
//! | 10 003 | unknown channel | `ChannelGone` |
//! | 10 004 | unknown guild | `NotInServer` |
//! | 10 007 | unknown member | `UserClosed` |
//! | 10 008 | unknown message | `MessageGone` |
//! | 10 013 | unknown user | `UserClosed` |
//! | 20 009 | explicit content cannot be sent to the recipient | `UserClosed` |
//! | 20 016 | slow mode | `Later` |
//! | 20 026 | the bot is flagged and opens no direct messages | `Later` |
//! | 20 028 | the channel's write limit is hit | `Later` |
//! | 20 029 | the server's write limit is hit | `Later` |
//! | 30 046 | too many edits of a message older than an hour | `TooManyEdits` |
//! | 40 001 | unauthorized | `Later` |
//! | 40 002 | the account needs to be verified | `Later` |
//! | 40 003 | direct messages are opened too fast | `Later` |
//! | 40 005 | the request is too large | `OurMistake` |
//! | 40 062 | the resource is rate limited | `Later` |
//! | 40 067 | the forum requires a tag | `TagRequired` |
//! | 40 333 | the network refuses the request | `Later` |
//! | 50 001 | missing access | `ChannelClosed` |
//! | 50 006 | an empty message | `OurMistake` |
//! | 50 007 | cannot send messages to this user | `UserClosed` |
//! | 50 008 | not a text channel | `ChannelClosed` |
//! | 50 013 | missing permissions | `ChannelClosed` |
//! | 50 014 | the token is not valid | `Later` |
//! | 50 024 | not possible in a channel of this type | `ChannelClosed` |
//! | 50 035 | the request is malformed | `OurMistake` |
//! | 50 083 | the thread is archived | `Archived` |
//! | 50 109 | the request is no JSON | `OurMistake` |
//! | 50 278 | no server in common with this user | `UserClosed` |
//! | 130 000 | overloaded | `Later` |
//! | 160 004 | the message has a thread already | `ThreadExists` |
//! | 160 005 | the thread is locked | `ChannelClosed` |
//! | 160 006 | too many threads | `TooManyThreads` |
//! | 160 007 | too many threads of announcements | `TooManyThreads` |
//! | 200 000 | the server's filter blocks the message | `OurMistake` |
//! | 240 000 | the message has a harmful link | `OurMistake` |
//!
//! 401, 429, a status from 500 on and no answer in time are `Later` whatever the code, and so is an
//! answer that cannot be read: what it confirms is found by the next try. A 403 without
//! a code comes from the network and is `Later`; one with a code that is not known is
//! `ChannelClosed`. Anything else is `OurMistake`.
//!
//! # What follows from a consequence
//!
//! - `Later`: the post is tried again, after pauses that grow up to a quarter of an hour, at most
//!   [`MOST_TRIES`](courier::MOST_TRIES) times. When nothing gets through, a few posts at a time are tried (`weather`).
//! - `ChannelGone`, `ChannelClosed`: is the bot in the server? If not, that is `NotInServer`.
//!   Otherwise a match moves from its thread to the channel, and from there to direct messages to
//!   both players. A player who takes none reads it at the next command about the match. Each new
//!   board tries a closed channel again. If it is gone, the match goes on where one of its players
//!   uses `/board`. A challenge that cannot be posted where the server shows its matches goes to the
//!   channel where it was made. If it cannot be posted there either, it is withdrawn, and its challenger
//!   is told. Without a right to threads, a match is played in the channel. A deleted channel that the
//!   server had chosen for its matches is not chosen any more, and the log says so.
//! - `NotInServer`: all that is to be said in the server rests. It goes on when Discord tells that the
//!   bot is there again (`presence`), or when the bot finds that, for which it looks now and then and when
//!   a command comes from there (`absences`).
//! - `MessageGone`, `TooManyEdits`, and `ChannelGone` and `ChannelClosed` for an edit: the edit is
//!   not needed any more. Where it was to tell the result of a match, a new message tells it, unless
//!   the last board is in the same channel. `Archived`: for an edit the thread is woken first. A
//!   message wakes it by itself, so a thread that refuses one is closed.
//! - `UserClosed`: the user is not told. Who follows a match and takes no direct messages follows it no
//!   more, and reads so in the next private answer (`following`).
//! - `TagRequired`: the post gets the first tag that the bot may use. If there is none, the match is
//!   played in a thread.
//! - `ThreadExists`: it is used. `TooManyThreads`: the match is played in the channel.
//! - `OurMistake`, and a post that cannot be read or drawn: it is set aside for the operator
//!   (`courtier outbox`), and the next post of the match goes on.
//!
//! # The end of a match
//!
//! After the last board the challenge's card turns into the result (`results`), which notifies
//! nobody. Then the match's own thread gets a mark in its title and is archived, not locked, so that
//! people can talk on. That comes after all that is cosmetic, because nothing can be changed in a
//! thread that is archived. Discord lets a title be changed twice in ten minutes; it is changed once.
//!
//! # A match that is stuck
//!
//! When a moderator has a match shown anew (`moderation`), its board is posted again, and so is what
//! was set aside. If its thread or post is gone, it gets a new one: in the server's forum, or at a new
//! message in its channel, or where the moderator is if the channel is gone too.
//!
//! # Buttons that do not fit for ever
//!
//! A win can be claimed until the player moves after all, and a pause can be ended until it is over. The
//! message with such a button is remembered (`sayings`), and the button is taken off as soon as it does
//! not fit. A word that does not hold any more when its turn comes is not posted, and if an earlier try
//! has posted it, it loses its button. So does a board that was shown again with another time on it
//! while the next one took its place.
//!
//! # Reminders
//!
//! A reminder is about a player and waits for no board (`notices`). It is deleted when another one
//! comes or when the player has moved in all its matches, also in a thread that sleeps: that is woken
//! for it, and sleeps on if its match is over. Who takes no direct messages gets it in the
//! threads. Whether a player who may be missing is in the server is asked by a post that says nothing
//! (`missing`): what follows is decided by the answer, so nothing happens while Discord gives none.
//!
//! # Bulletins
//!
//! A bulletin is a message about something that is no match, such as a tournament (`bulletins`). It is
//! edited whenever what it shows has changed, once for all changes that came before. Whoever deletes its
//! message or channel does not want it there: it rests until somebody uses the command for it again, and
//! the log says so. One in a closed channel is tried again like any post, and after the last try at the
//! next change: somebody may permit it.
//!
//! # Side by side
//!
//! Posts of different matches are delivered at the same time (`rounds`), in one channel one after
//! another (`lanes`), and all requests stay under Discord's limits (`rate`). A request that Discord would
//! take only after minutes is given up and comes then (`held_back`); a match whose thread would come so
//! late stays in the channel.

mod absences;
mod asking;
mod bulletins;
mod consequence;
mod courier;
mod direct;
mod elsewhere;
mod following;
mod held_back;
mod kinds;
mod ladders;
mod lanes;
mod look_up;
mod missing;
mod moderation;
mod notices;
mod offers;
mod posting;
mod rate;
mod requests;
mod results;
mod rounds;
mod sayings;
mod threads;
mod weather;

pub(super) use absences::watch;
pub(super) use courier::{Courier, Deliverer};
pub(super) use ladders::look_for_climbers;
pub(super) use rate::Refusals;
pub(super) use rounds::run;
