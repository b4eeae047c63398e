//! The numbers against the paper and a second implementation; the ledger against plain counting.

mod leaderboards;
mod numbers;
mod second;
