//! Which interactions are handled: all of them, until the bot stops.

use std::{
    convert::Infallible,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::mpsc;

/// Admits interactions. All clones share the same state.
#[derive(Clone, Debug)]
pub(crate) struct Admission(Arc<Mutex<Option<Pass>>>);

/// A pass that each interaction holds until it is done.
pub(crate) type Pass = mpsc::Sender<Infallible>;

/// All interactions that came in.
#[derive(Debug)]
pub(crate) struct Admitted(mpsc::Receiver<Infallible>);

impl Admission {
    /// Returns one that admits interactions, and what waits for those that it has admitted.
    pub(crate) fn new() -> (Admission, Admitted) {
        let (pass, admitted) = mpsc::channel(1);
        (
            Admission(Arc::new(Mutex::new(Some(pass)))),
            Admitted(admitted),
        )
    }

    /// Admits an interaction unless the bot stops.
    pub(crate) fn enter(&self) -> Option<Pass> {
        self.pass().clone()
    }

    /// Admits no further interaction.
    pub(crate) fn shut(&self) {
        drop(self.pass().take());
    }

    fn pass(&self) -> MutexGuard<'_, Option<Pass>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Admitted {
    /// Waits until no more are admitted and all interactions are done.
    pub(crate) async fn gone(mut self) {
        // Nothing is ever sent: it ends when no one has a pass.
        let _ = self.0.recv().await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_shut_door_lets_nobody_in_and_waits_for_those_inside() {
        let (admission, admitted) = Admission::new();
        let inside = admission.enter().expect("it is open");
        let mut gone = Box::pin(admitted.gone());
        admission.shut();
        assert!(admission.enter().is_none());
        assert!(gone.as_mut().now_or_never().is_none());
        drop(inside);
        assert!(gone.now_or_never().is_some());
    }
}
