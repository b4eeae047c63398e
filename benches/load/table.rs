//! Numbers as they are printed.

use std::{fmt, fs, time::Duration};

/// Times in milliseconds.
#[derive(Debug, Default)]
pub(crate) struct Times(Vec<u64>);

impl FromIterator<u64> for Times {
    fn from_iter<I: IntoIterator<Item = u64>>(times: I) -> Times {
        let mut times: Vec<u64> = times.into_iter().collect();
        times.sort_unstable();
        Times(times)
    }
}

impl Times {
    fn at(&self, percent: usize) -> u64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get(last * percent / 100).copied().unwrap_or(0)
    }
}

/// Median, 99th percentile and maximum.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{} / {} / {} ms", self.at(50), self.at(99), self.at(100));
        f.pad(&text)
    }
}

/// Returns the machine's other load.
pub(crate) fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split_whitespace()
        .take(3)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns a part of a whole, for display.
pub(crate) fn ratio(part: f64, whole: usize) -> f64 {
    part / f64::from(u32::try_from(whole.max(1)).expect("not that many"))
}

/// Returns a time in milliseconds.
pub(crate) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).expect("fits")
}
