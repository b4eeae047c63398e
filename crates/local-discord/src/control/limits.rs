//! Shows and changes the limits and the counts.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde_json::Value;

use super::{Answer, Refused, Reply, body};
use crate::{app::App, state::State};

pub(super) async fn show(Shared(app): Shared<Arc<App>>) -> Reply {
    Reply(app.read(json))
}

fn json(state: &State) -> Value {
    state.limits.json(state.clock.now())
}

/// Changes the figures that the body names.
pub(super) async fn change(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let changes: Value = body(&bytes)?;
    app.update(|state| {
        let figures = state.limits.figures().with(&changes);
        let figures = figures.map_err(|error| Refused::bad(format!("{error}.")))?;
        state.limits.set_figures(figures);
        Ok(Reply(json(state)))
    })
}

/// Resets all counts, and lifts a ban.
pub(super) async fn forget(Shared(app): Shared<Arc<App>>) -> Reply {
    Reply(app.update(|state| {
        state.limits.forget();
        json(state)
    }))
}
