//! The local Discord, tried over real HTTP and a real gateway.

mod channels;
mod command_line;
mod commands;
mod direct;
mod event_faults;
mod gateway;
mod guilds;
mod hand;
mod interactions;
mod judge;
mod keep;
mod kit;
mod limits;
mod line;
mod machine;
mod messages;
mod modals;
mod page;
mod permissions;
mod poise_bot;
mod removal;
mod roles;
mod threads;
mod tls;
mod typing;
mod wire;
