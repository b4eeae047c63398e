//! How long the database's jobs take, for the operator.

use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// The times of the jobs of a store, in seconds, from the request to the result: with the wait for a
/// connection, and that for the commit. Cheap to clone; all clones share the same times.
#[derive(Clone, Debug)]
pub struct Timings {
    /// Those that only read.
    pub reads: Histogram,
    /// Those that also write.
    pub writes: Histogram,
}

impl Default for Timings {
    fn default() -> Timings {
        // From a quarter of a millisecond to eight seconds.
        let times = || Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        Timings {
            reads: times(),
            writes: times(),
        }
    }
}
