//! The real bot in the local Discord, over real HTTP and WebSocket, with a real database file.
//!
//! Assertions are about what members of a server see, here and on the page of the local Discord, and what operators
//! read on the command line. All of it is one program: most of these tests wait, and while one waits, others run.

mod abuse;
mod all_games;
mod answered;
mod at_once;
mod backups;
mod between;
mod bounds;
mod browser;
mod cards;
mod cli;
mod clock;
mod clocks;
#[path = "../cluster/mod.rs"]
mod cluster;
mod computer;
mod connected;
mod consequences;
mod contests;
mod crash;
mod delivery;
mod discord;
mod discord_down;
mod door;
mod elsewhere;
mod fair;
mod first_steps;
mod following;
mod founding;
mod fullest;
mod health;
mod labels;
mod ladders;
mod languages;
mod large;
#[path = "../links/mod.rs"]
mod links;
mod lists;
mod live;
mod lost;
mod managing;
mod moderation;
mod more;
mod names;
mod offers;
mod older_rules;
mod onlookers;
mod past;
#[path = "../patience/mod.rs"]
mod patience;
mod picker;
mod picture;
mod places;
mod plans;
mod prices;
mod privacy;
mod processes;
mod production;
#[path = "../proxy/mod.rs"]
mod proxy;
mod ratings;
mod reading;
mod refusals;
mod restored;
mod results;
mod round;
mod rules;
mod running;
mod same;
#[path = "../scratch/mod.rs"]
mod scratch;
mod seasons;
mod seeks;
mod servers;
mod settings;
mod steps;
mod stopped;
mod stopping;
mod strangers;
mod tapped_settings;
mod tapping;
mod tournaments;
mod training;
mod tutorial;
mod unwritable;
mod walk;
mod watched;
mod welcome;
mod whole_matches;
mod wrong_time;
