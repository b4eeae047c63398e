//! The local Discord, tried over real HTTP and a real gateway.

#[path = "sandbox/gateway.rs"]
mod gateway;
#[path = "sandbox/interactions.rs"]
mod interactions;
#[path = "sandbox/kit.rs"]
mod kit;
#[path = "sandbox/line.rs"]
mod line;
#[path = "sandbox/poise_bot.rs"]
mod poise_bot;
