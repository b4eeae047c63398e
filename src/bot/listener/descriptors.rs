//! How many files and connections the operating system lets this process have.

/// What is taken where no limit is known.
const UNKNOWN: u64 = 4_096;

/// What is asked for: more than that is of no use here.
#[cfg(unix)]
const WANTED: u64 = 65_536;

/// What macOS grants at most, whatever its limit says.
#[cfg(unix)]
const MACOS: u64 = 10_240;

/// Raises the limit of this process as far as it can, and returns it.
#[cfg(unix)]
pub(super) fn raised() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    for wanted in [WANTED, MACOS] {
        let wanted = maximum.map_or(wanted, |maximum| wanted.min(maximum));
        if current.is_none_or(|current| current >= wanted) {
            break;
        }
        let raised = Rlimit {
            current: Some(wanted),
            maximum,
        };
        if setrlimit(Resource::Nofile, raised).is_ok() {
            break;
        }
    }
    getrlimit(Resource::Nofile).current.unwrap_or(UNKNOWN)
}

/// Returns how many there can be.
#[cfg(not(unix))]
pub(super) const fn raised() -> u64 {
    UNKNOWN
}
