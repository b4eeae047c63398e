//! Events that are held back by a fault.

use std::{mem::take, sync::Arc};

use tokio::sync::Notify;

use super::Event;
use crate::{app::App, clock::Millis, state::State};

#[derive(Debug, Default)]
pub(crate) struct Held {
    late: Vec<(Millis, Event)>,
    after_the_next: Vec<Event>,
    /// Notifies the task that sends late events of a new one.
    changed: Arc<Notify>,
}

impl Held {
    /// Holds an event until a time.
    pub(super) fn until(&mut self, at: Millis, event: Event) {
        self.late.push((at, event));
        self.changed.notify_one();
    }

    /// Holds an event until another has been sent.
    pub(super) fn until_another(&mut self, event: Event) {
        self.after_the_next.push(event);
    }

    pub(super) fn take_swapped(&mut self) -> Vec<Event> {
        take(&mut self.after_the_next)
    }

    /// Returns those that are due, in the order in which they were held.
    fn take_due(&mut self, now: Millis) -> Vec<Event> {
        let (due, rest) = take(&mut self.late)
            .into_iter()
            .partition(|(at, _)| *at <= now);
        self.late = rest;
        let due: Vec<(Millis, Event)> = due;
        due.into_iter().map(|(_, event)| event).collect()
    }

    fn next_due(&self) -> Option<Millis> {
        self.late.iter().map(|(at, _)| *at).min()
    }
}

/// Sends late events when they are due, forever.
pub(crate) async fn keep_sending_late(app: &App) {
    let changed = app.read(|state| Arc::clone(&state.held.changed));
    loop {
        let Some(due) = app.read(|state| state.held.next_due()) else {
            changed.notified().await;
            continue;
        };
        tokio::select! {
            () = app.clock.sleep_until(due) => app.update(State::send_due),
            () = changed.notified() => {}
        }
    }
}

impl State {
    fn send_due(&mut self) {
        let now = self.clock.now();
        for event in self.held.take_due(now) {
            self.send(&event);
        }
    }
}
