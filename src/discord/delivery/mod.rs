//! Requests under Discord's limits, turns in each channel, and what follows from Discord's answers. Each subject posts with
//! it; [`bot::delivery`](crate::bot::delivery) takes posts from the outbox and records what became of them.
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
//! 401, 429, a status of 500 or higher and no answer in time are `Later` whatever the code, and so
//! is an answer that cannot be read: the next try finds what it confirms. A 403 without a code
//! comes from the network and is `Later`; one with an unknown code is `ChannelClosed`. Anything
//! else is `OurMistake`.

pub(crate) mod circuit_breaker;
pub(crate) mod consequence;
pub(crate) mod courier;
pub(crate) mod direct;
pub(crate) mod held_back;
pub(crate) mod lanes;
pub(crate) mod look_up;
pub(crate) mod posting;
pub(crate) mod rate;
pub(crate) mod requests;

pub(crate) use courier::{Courier, Deliverer};
pub(crate) use rate::Refusals;
