//! The local Discord, tried over real HTTP and real WebSockets.

#[path = "sandbox/kit.rs"]
mod kit;
#[path = "sandbox/poise_bot.rs"]
mod poise_bot;
