//! The local Discord, tried over real HTTP and a real gateway.

#[path = "sandbox/commands.rs"]
mod commands;
#[path = "sandbox/direct.rs"]
mod direct;
#[path = "sandbox/gateway.rs"]
mod gateway;
#[path = "sandbox/hand.rs"]
mod hand;
#[path = "sandbox/interactions.rs"]
mod interactions;
#[path = "sandbox/judge.rs"]
mod judge;
#[path = "sandbox/keep.rs"]
mod keep;
#[path = "sandbox/kit.rs"]
mod kit;
#[path = "sandbox/line.rs"]
mod line;
#[path = "sandbox/machine.rs"]
mod machine;
#[path = "sandbox/messages.rs"]
mod messages;
#[path = "sandbox/modals.rs"]
mod modals;
#[path = "sandbox/page.rs"]
mod page;
#[path = "sandbox/places.rs"]
mod places;
#[path = "sandbox/poise_bot.rs"]
mod poise_bot;
#[path = "sandbox/wire.rs"]
mod wire;
