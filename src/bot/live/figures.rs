//! Boards, pieces and start positions as SVG, and games at a glance as PNG, in the colours of a theme. They are the same
//! for everyone who reads a language.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, MutexGuard, PoisonError},
};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, Query},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use serde_json::{Map, Value, json};
use tokio::task::spawn_blocking;

use super::{Asked, LivePage};
use crate::learning::cards::rules_card::glance_png;
use render::Figures;
use rules::{
    GameId, Side,
    look::{Look, Theme},
    words::Locale,
};

/// For how long a browser keeps a picture.
const KEPT: &str = "public, max-age=86400";

pub(super) fn routes() -> Router<LivePage> {
    Router::new()
        .route("/figures/{game}/{theme}/look/{size}", get(board_figures))
        .route("/figures/{game}/{theme}/board/{size}/{bottom}", get(board))
        .route("/figures/{game}/{theme}/piece/{kind}", get(piece))
        .route("/figures/{game}/{theme}/start", get(start))
        .route("/figures/{game}/{theme}/glance", get(glance))
}

/// Returns the figures with these names, or what to answer if there are none.
fn figures(game: &str, theme: &str) -> Result<Figures, StatusCode> {
    let game = GameId::from_id(game).ok_or(StatusCode::NOT_FOUND)?;
    let theme = Theme::from_id(theme).ok_or(StatusCode::NOT_FOUND)?;
    Figures::new(game, theme).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

fn check_size(game: &str, size: u8) -> Result<(), StatusCode> {
    let game = GameId::from_id(game).ok_or(StatusCode::NOT_FOUND)?;
    game.info()
        .size(Some(size))
        .map(drop)
        .map_err(|_| StatusCode::NOT_FOUND)
}

fn svg(svg: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, KEPT),
        // Nothing in a picture can do anything.
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; style-src 'unsafe-inline'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (headers, svg).into_response()
}

/// Returns the theme's colours, and where each square is as each side sees it.
async fn board_figures(
    Path((game, theme, size)): Path<(String, String, u8)>,
) -> Result<Response, StatusCode> {
    check_size(&game, size)?;
    let figures = figures(&game, &theme)?;
    let colours = figures.colours().into_iter();
    let colours: Map<String, Value> = colours
        .map(|(name, hex)| (name.to_owned(), hex.into()))
        .collect();
    let places = Side::BOTH.map(|view| {
        let places = figures.places(size, view).into_iter();
        let places = places.map(|(square, (x, y))| (square.to_string(), json!([x, y])));
        places.collect::<Map<String, Value>>()
    });
    let look = json!({
        "colours": colours,
        "diamond": figures.is_diamond(),
        "places": places,
    });
    Ok(([(header::CACHE_CONTROL, KEPT)], Json(look)).into_response())
}

async fn board(
    Path((game, theme, size, bottom)): Path<(String, String, u8, usize)>,
) -> Result<Response, StatusCode> {
    check_size(&game, size)?;
    let view = Side::BOTH.into_iter().find(|side| side.index() == bottom);
    let view = view.ok_or(StatusCode::NOT_FOUND)?;
    Ok(svg(figures(&game, &theme)?.board(size, view)))
}

async fn piece(
    Path((game, theme, kind)): Path<(String, String, usize)>,
) -> Result<Response, StatusCode> {
    let piece = figures(&game, &theme)?.piece(kind);
    piece.map(svg).ok_or(StatusCode::NOT_FOUND)
}

async fn start(Path((game, theme)): Path<(String, String)>) -> Result<Response, StatusCode> {
    let start = figures(&game, &theme)?.start();
    start.map(svg).ok_or(StatusCode::NOT_FOUND)
}

/// Games at a glance that have been drawn, by game, theme and language.
type Glances = HashMap<(GameId, Theme, Locale), Bytes>;

/// Returns those that are kept: at most one for each game, theme and language, because anyone can ask for one at any time.
fn glances() -> MutexGuard<'static, Glances> {
    static DRAWN: LazyLock<Mutex<Glances>> = LazyLock::new(Mutex::default);
    DRAWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a game at a glance, with words in the reader's language.
async fn glance(
    Path((game, theme)): Path<(String, String)>,
    Query(Asked { locale, .. }): Query<Asked>,
) -> Result<Response, StatusCode> {
    let game = GameId::from_id(&game).ok_or(StatusCode::NOT_FOUND)?;
    let theme = Theme::from_id(&theme).ok_or(StatusCode::NOT_FOUND)?;
    let look = Look {
        theme,
        ..Look::default()
    };
    let key = (game, theme, locale);
    let kept = glances().get(&key).cloned();
    let png = if let Some(png) = kept {
        png
    } else {
        let drawn = spawn_blocking(move || glance_png(game, look, locale));
        let drawn = drawn.await.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
        let png = Bytes::from(drawn.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?);
        glances().insert(key, png.clone());
        png
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, KEPT),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    Ok((headers, png).into_response())
}
