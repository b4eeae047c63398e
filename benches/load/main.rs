//! Whether the bot keeps up with many members: `cargo bench --bench load -- SCENARIO`.
//!
//! | Scenario | What it shows |
//! | --- | --- |
//! | `pace [RATE …]` | answers and boards at a steady rate of moves a second, and what they cost |
//! | `lost` | that servers that lose the bot, a channel or a permission disturb no other |
//! | `cut` | that boards whose response is lost are shown once |
//! | `think` | how long others wait while the computer thinks in 50 matches |
//! | `guilds [COUNT …]` | what being in many servers costs: start, memory, CPU |
//! | `spectators [COUNT]` | how soon those who look at one match live see each move |
//! | `stored [RUNNING [FINISHED]]` | what a large database costs, after a day's outage too |
//! | `together URL [RATE …]` | moves a second of one, two and three processes on a PostgreSQL database, which it empties |
//! | `round` | how soon a round of 64 boards is shown in one channel within Discord's limits |
//!
//! Without a scenario, those that need no argument run one after another. A local Discord and the real bot each run in
//! a process of their own, and this one plays the members, so that the CPU use of each is known. The
//! local Discord writes its record, from which the boards and their times are read: asking it would
//! cost more than what is measured. All three are built as operators run them.
//! `guilds` and `together` also draw their figures, in `target/load`.

mod chart;
#[path = "../crowd/mod.rs"]
mod crowd;
mod cut;
mod discord;
mod guilds;
#[path = "../../tests/links/mod.rs"]
mod links;
mod lost;
mod pace;
mod pairs;
mod processes;
mod record;
mod round;
mod spectators;
mod stored;
mod table;
mod think;
mod together;

use std::env;

/// The rates for `pace` unless the arguments say otherwise, in moves a second.
const RATES: [u32; 3] = [300, 400, 500];

fn main() {
    // Cargo adds its own options.
    let mut arguments = env::args().skip(1).filter(|one| !one.starts_with("--"));
    let scenario = arguments.next();
    let rest: Vec<String> = arguments.collect();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        match scenario.as_deref() {
            Some(processes::SERVE) => discord::serve(rest[0].as_ref()).await,
            Some("pace") if !rest.is_empty() => {
                let rates = rest.iter().map(|rate| rate.parse().expect("a rate"));
                pace::run(&rates.collect::<Vec<u32>>()).await;
            }
            Some("pace") => pace::run(&RATES).await,
            Some("guilds") => {
                let counts = rest.iter().map(|count| count.parse().expect("a count"));
                guilds::run(&counts.collect::<Vec<usize>>()).await;
            }
            Some("stored") => {
                let number = |index: usize, usual: u32| {
                    rest.get(index)
                        .map_or(usual, |one| one.parse().expect("a number"))
                };
                stored::run(number(0, 100_000) as usize, number(1, 0)).await;
            }
            Some("spectators") => {
                let count = rest
                    .first()
                    .map_or(1_000, |count| count.parse().expect("a count"));
                spectators::run(count).await;
            }
            Some("together") => {
                let rates = rest
                    .iter()
                    .skip(1)
                    .map(|rate| rate.parse().expect("a rate"));
                together::run(&rest[0], &rates.collect::<Vec<u32>>()).await;
            }
            Some("lost") => lost::run().await,
            Some("cut") => cut::run().await,
            Some("think") => think::run().await,
            Some("round") => round::run().await,
            Some(other) => {
                panic!("{other} is no scenario: look at the top of benches/load/main.rs")
            }
            None => {
                pace::run(&RATES).await;
                lost::run().await;
                cut::run().await;
                think::run().await;
                round::run().await;
            }
        }
    });
}
