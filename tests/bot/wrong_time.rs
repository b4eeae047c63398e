//! A system that tells a program a wrong time.

use std::{fs, path::PathBuf, process::Command, time::Duration};

use crate::running::folder;

/// Replaces what the C library says of the time of day, and of nothing else.
const SOURCE: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(clock, time);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += AHEAD;
    return failed;
}

int gettimeofday(struct timeval *time, void *zone) {
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *into) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (into) *into = now.tv_sec;
    return now.tv_sec;
}
"#;

/// A library that a program loads first, removed with it.
pub(crate) struct WrongTime {
    _folder: tempfile::TempDir,
    library: PathBuf,
}

impl WrongTime {
    /// Builds one by which the time is ahead. `None` on systems other than Linux.
    pub(crate) fn build(ahead: Duration) -> Option<WrongTime> {
        if !cfg!(target_os = "linux") {
            return None;
        }
        let folder = folder();
        let (source, library) = (folder.path().join("time.c"), folder.path().join("time.so"));
        fs::write(&source, SOURCE).expect("written");
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1"])
            .arg(format!("-DAHEAD={}", ahead.as_secs()))
            .arg("-o")
            .args([&library, &source])
            .arg("-ldl")
            .status();
        // SQLite is compiled by the same one.
        assert!(built.expect("a C compiler").success());
        Some(WrongTime {
            _folder: folder,
            library,
        })
    }

    /// Returns the setting by which a program is told it.
    pub(crate) fn setting(&self) -> (&'static str, String) {
        ("LD_PRELOAD", self.library.display().to_string())
    }
}
