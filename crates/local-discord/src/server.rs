//! The HTTP server, and the background tasks that run with it.

use std::{io, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    routing::{any, get},
    serve::ListenerExt,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc::UnboundedReceiver,
    time::sleep,
};

use super::{
    app::App,
    control,
    endpoints::{self, Outgoing},
    files, gateway, guard, page, rest,
    state::State,
    tls::TlsListener,
};

/// How often a kept world is written. A process that is killed loses at most this much.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// How often to look for idle threads while the clock runs normally.
const IDLE_CHECK: Duration = Duration::from_mins(1);

/// Runs until the local Discord is asked to stop.
pub(super) async fn serve(
    listener: TcpListener,
    tls: TlsListener,
    app: Arc<App>,
    posts: UnboundedReceiver<Outgoing>,
) {
    let listener = listener.tap_io(|connection| send_at_once(connection));
    let plain = axum::serve(listener, router(Arc::clone(&app)))
        .with_graceful_shutdown(stopped(Arc::clone(&app)));
    let secure =
        axum::serve(tls, api(Arc::clone(&app))).with_graceful_shutdown(stopped(Arc::clone(&app)));
    tokio::select! {
        () = keep_saving(&app) => {}
        ended = async { tokio::try_join!(plain, secure) } => {
            if let Err(error) = ended {
                tracing::error!(%error, "the local Discord stopped serving");
            }
        }
        () = keep_archiving(&app) => {}
        () = gateway::keep_sending_late(&app) => {}
        () = endpoints::keep_posting(&app, posts) => {}
    }
}

async fn stopped(app: Arc<App>) {
    app.stopped().await;
}

/// Sends packets without delay: events and responses are small, and none should wait for the next
/// one to fill a packet.
pub(super) fn send_at_once(connection: &TcpStream) {
    if let Err(error) = connection.set_nodelay(true) {
        tracing::debug!(%error, "a connection sends in bundles");
    }
}

/// Returns what is served over TLS: only the API.
fn api(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/{*path}", any(rest::handle))
        .fallback(async || (StatusCode::NOT_FOUND, "There is nothing here."))
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn(guard::check_secure))
        .with_state(app)
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/{*path}", any(rest::handle))
        .route("/gateway", any(gateway::upgrade))
        .route("/gateway/", any(gateway::upgrade))
        .route("/attachments/{channel}/{id}/{filename}", get(files::serve))
        .nest("/control", control::routes())
        .route("/", get(page::index))
        .route("/page/{file}", get(page::file))
        .fallback(async || (StatusCode::NOT_FOUND, "There is nothing here."))
        // Discord's own limits are checked where the body is read.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn(guard::check_origin))
        .with_state(app)
}

async fn keep_archiving(app: &App) {
    loop {
        sleep(IDLE_CHECK).await;
        app.update(State::archive_idle_threads);
    }
}

async fn keep_saving(app: &Arc<App>) {
    let mut saved = app.changes();
    loop {
        sleep(SAVE_EVERY).await;
        let changes = app.changes();
        if changes != saved {
            save(Arc::clone(app)).await;
            saved = changes;
        }
    }
}

/// Writes the world to its folder. A failure is only logged, because the next attempt may succeed.
pub(super) async fn save(app: Arc<App>) {
    let saved = tokio::task::spawn_blocking(move || app.save()).await;
    if let Err(error) = saved.unwrap_or_else(|panic| Err(io::Error::other(panic))) {
        tracing::error!(%error, "the local Discord cannot be kept");
    }
}
