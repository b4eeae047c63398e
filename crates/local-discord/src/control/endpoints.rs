//! Sets the application's endpoints, as the developer portal does.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use serde_json::json;

use super::{Answer, Refused, Reply, body};
use crate::{
    app::App,
    endpoints::{Kind, check_endpoint},
};

/// The addresses of the processes that take the requests, in turn. Discord knows a single one: more
/// stand for a load balancer.
#[derive(Deserialize)]
struct Endpoint {
    #[serde(default)]
    urls: Vec<String>,
}

pub(super) async fn set_interactions(app: Shared<Arc<App>>, bytes: Bytes) -> Answer {
    set(app, &bytes, Kind::Interactions).await
}

pub(super) async fn set_events(app: Shared<Arc<App>>, bytes: Bytes) -> Answer {
    set(app, &bytes, Kind::Events).await
}

async fn set(Shared(app): Shared<Arc<App>>, bytes: &Bytes, kind: Kind) -> Answer {
    let Endpoint { urls } = body(bytes)?;
    for url in &urls {
        if !url.starts_with("http://127.0.0.1:") && !url.starts_with("http://localhost:") {
            return Err(Refused::bad(format!("{url} is not on this machine.")));
        }
        check_endpoint(&app, kind, url)
            .await
            .map_err(Refused::bad)?;
    }
    app.update(|state| state.endpoints.set(kind, urls.clone()));
    Ok(Reply(json!({ "urls": urls })))
}
