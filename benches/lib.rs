//! Benchmarks: `cargo bench -p benches`, or one of them with `--bench NAME`. The load on a whole
//! bot is measured by `cargo bench --bench load`, which needs the bot's binary beside it.
