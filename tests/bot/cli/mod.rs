//! The command line as operators and other programs see it, one file for each subject.

mod backups;
mod cluster;
mod database;
mod doctor;
mod engine;
mod secrets;
mod settings;
mod tournament;
mod versions;
