//! The web page, as it is in `assets`: plain files, embedded in the binary.

use axum::{
    body::Body,
    extract::Path,
    http::{HeaderName, HeaderValue, Response, StatusCode, header},
};
use include_dir::{Dir, include_dir};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// The page's content security policy: it can load its own files, talk to the local Discord, and show
/// pages on this machine in a frame, and nothing else. Even if a message smuggled markup into the page, it could do no harm.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; frame-src http://127.0.0.1:* http://localhost:*; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) async fn index() -> Response<Body> {
    answer("index.html")
}

pub(crate) async fn file(Path(name): Path<String>) -> Response<Body> {
    answer(&name)
}

fn answer(name: &str) -> Response<Body> {
    let found = FILES
        .get_file(name)
        .and_then(|file| Some((file.contents(), content_type(name)?)));
    let Some((bytes, kind)) = found else {
        let mut response = Response::new(Body::from("The page has no such file."));
        *response.status_mut() = StatusCode::NOT_FOUND;
        return response;
    };
    let mut response = Response::new(Body::from(bytes));
    let headers: [(HeaderName, &'static str); 5] = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        // After an update the same address serves other files.
        (header::CACHE_CONTROL, "no-cache"),
    ];
    for (name, value) in headers {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

fn content_type(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        _ => return None,
    })
}
