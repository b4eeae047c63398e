//! Serves attachments, as Discord's content network does.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Path, State as Shared},
    http::{HeaderValue, Response, StatusCode, header},
};

use super::{app::App, id::Id};

pub(super) async fn serve(
    Shared(app): Shared<Arc<App>>,
    Path((channel, id, filename)): Path<(String, String, String)>,
) -> Response<Body> {
    let found = app.read(|state| {
        let id = Id::parse(&id)?;
        let channel = state.world.channels.get(&Id::parse(&channel)?)?;
        let mut files = channel
            .messages
            .values()
            .flat_map(|message| &message.attachments);
        let file = files.find(|file| file.id == id && file.filename == filename)?;
        Some((
            file.content_type.clone(),
            state.world.files.get(&id)?.clone(),
        ))
    });
    let Some((content_type, contents)) = found else {
        let text = "This content is no longer available.";
        return refused(StatusCode::NOT_FOUND, text);
    };
    let bytes = match contents.read().await {
        Ok(bytes) => bytes,
        Err(error) => {
            tracing::error!(%error, "an attachment cannot be read");
            let text = "This content cannot be read from disk.";
            return refused(StatusCode::INTERNAL_SERVER_ERROR, text);
        }
    };
    let mut response = Response::new(Body::from(bytes));
    if let Ok(value) = HeaderValue::from_str(&content_type) {
        response.headers_mut().insert(header::CONTENT_TYPE, value);
    }
    // Discord serves files and its client from different sites. Here both come from one site, so a
    // file that is opened on its own must not run anything.
    for (name, value) in [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; sandbox",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ] {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

fn refused(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
}
