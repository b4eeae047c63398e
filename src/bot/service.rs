//! Tells systemd how the service is, if it has started the bot with `Type=notify`. Otherwise does nothing.
//! <https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html>

/// What systemd is told.
#[derive(Clone, Copy, Debug)]
pub(super) enum State {
    /// The bot has logged in and does its work.
    Ready,
    /// The heartbeat goes on, so the process doesn't hang. systemd restarts one that says this too rarely.
    Alive,
    /// The bot has been asked to end.
    Stopping,
}

/// Tells systemd.
#[cfg(target_os = "linux")]
pub(super) fn tell(state: State) {
    use sd_notify::NotifyState;

    let state = match state {
        State::Ready => NotifyState::Ready,
        State::Alive => NotifyState::Watchdog,
        State::Stopping => NotifyState::Stopping,
    };
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "could not report to systemd, which may restart the bot; check NOTIFY_SOCKET");
    }
}

/// There is no systemd.
#[cfg(not(target_os = "linux"))]
pub(super) fn tell(_: State) {}
