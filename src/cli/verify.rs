//! `courtier verify`: checks whether the database is correct.

use std::process::ExitCode;

use clap::Args as ClapArgs;

use super::{ratings::address, run::load_dotenv};
use domain::clock::Clock;
use store::{
    Address,
    verify::{self, Notice, Verified},
};

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The database, a file or a postgres:// URL; without it, the one that the bot would use
    #[arg(long, value_name = "FILE|URL")]
    database: Option<Address>,
}

pub(super) fn run(args: Args) -> anyhow::Result<ExitCode> {
    load_dotenv()?;
    verify_database(&address(args.database)?)
}

/// Lists what is wrong in a database, one line each, with the total in the last line.
pub(super) fn verify_database(address: &Address) -> anyhow::Result<ExitCode> {
    let now = Clock::system().now();
    let verified = verify::verify(address, now, &mut |notice| match notice {
        Notice::Matches { checked, all } => eprintln!("{checked} of {all} matches"),
        Notice::Results { checked, all } => eprintln!("{checked} of {all} results"),
        Notice::Fault(fault) => println!("{fault}"),
        Notice::OlderRules(id, older) => eprintln!("match {id} cannot be checked: {older}"),
    })?;
    println!("{}", summary(verified));
    Ok(if verified.faults == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn summary(verified: Verified) -> String {
    let matches = count(verified.matches, "match", "matches");
    match verified.faults {
        0 => {
            let results = count(verified.results, "result", "results");
            format!("{matches}, {results}: nothing is wrong")
        }
        1 => format!("1 thing is wrong in {matches}"),
        faults => format!(
            "{} are wrong in {matches}",
            count(faults, "thing", "things")
        ),
    }
}

/// Formats a number of things, with a comma between thousands.
pub(super) fn count(number: u64, one: &str, more: &str) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .filter_map(|group| str::from_utf8(group).ok())
        .collect();
    let what = if number == 1 { one } else { more };
    format!("{} {what}", groups.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_counts_as_people_do() {
        let summary = |matches, results, faults| {
            summary(Verified {
                matches,
                results,
                faults,
            })
        };
        assert_eq!(
            summary(1_234, 900, 0),
            "1,234 matches, 900 results: nothing is wrong"
        );
        assert_eq!(summary(1, 1, 0), "1 match, 1 result: nothing is wrong");
        assert_eq!(
            summary(1_000_000, 0, 2),
            "2 things are wrong in 1,000,000 matches"
        );
        assert_eq!(summary(12, 0, 1), "1 thing is wrong in 12 matches");
    }
}
