//! How the system and the operator ask the process to end.

use std::future::pending;

/// The exit code of a process that is told to end immediately: 128 plus the number of SIGINT, as in
/// shells.
const INTERRUPTED: i32 = 130;

/// Completes when the operator presses Ctrl-C or the system asks the process to end. If asked a second
/// time, the process ends immediately.
pub(super) async fn asked_to_end() {
    let mut signals = Signals::listen();
    signals.next().await;
    tokio::spawn(async move {
        signals.next().await;
        tracing::warn!("exiting right away after a second signal");
        std::process::exit(INTERRUPTED);
    });
}

/// The signals that the process listens for. Without them it can still be killed; the database does not
/// mind.
struct Signals {
    #[cfg(unix)]
    terminate: Option<tokio::signal::unix::Signal>,
    #[cfg(unix)]
    interrupt: Option<tokio::signal::unix::Signal>,
}

impl Signals {
    #[cfg(unix)]
    fn listen() -> Signals {
        use tokio::signal::unix::{SignalKind, signal};
        Signals {
            terminate: signal(SignalKind::terminate()).ok(),
            interrupt: signal(SignalKind::interrupt()).ok(),
        }
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        let next = async |signal: &mut Option<tokio::signal::unix::Signal>| match signal {
            Some(signal) => signal.recv().await,
            None => pending().await,
        };
        tokio::select! {
            _ = next(&mut self.terminate) => {}
            _ = next(&mut self.interrupt) => {}
        }
    }

    #[cfg(not(unix))]
    fn listen() -> Signals {
        Signals {}
    }

    #[cfg(not(unix))]
    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            pending().await
        }
    }
}
