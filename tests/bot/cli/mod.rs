//! The command line as operators and other programs see it, one file for each subject.

mod backups;
mod cluster;
mod database;
mod doctor;
mod engine;
#[path = "../patience/mod.rs"]
#[expect(dead_code, reason = "nobody here asks over HTTP")]
mod patience;
mod secrets;
#[path = "../cluster/mod.rs"]
mod server;
mod settings;
mod tournament;
mod versions;
