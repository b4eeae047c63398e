//! Keeps other web sites out. The control interface asks for no password, so without this any site
//! could use it through the browser of anyone who runs a local Discord.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, StatusCode, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// Lets a request pass if it was addressed to this machine and was not sent by a page of another
/// site.
pub(crate) async fn check_origin(request: Request, next: Next) -> Response {
    pass_if(is_ours(request.headers()), request, next).await
}

/// Checks a request over TLS, which no page sends at all.
pub(crate) async fn check_secure(request: Request, next: Next) -> Response {
    let from_page = request.headers().contains_key(header::ORIGIN);
    pass_if(!from_page, request, next).await
}

async fn pass_if(passes: bool, request: Request, next: Next) -> Response {
    if passes {
        next.run(request).await
    } else {
        let error = "The local Discord answers only to its own page and to programs.";
        (StatusCode::FORBIDDEN, error).into_response()
    }
}

fn is_ours(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str());
    // HTTP/1.1 always has a host, and no browser speaks HTTP/1.0.
    let host = match text(header::HOST) {
        None => return text(header::ORIGIN).is_none(),
        Some(Ok(host)) => host,
        Some(Err(_)) => return false,
    };
    let own_origin = match text(header::ORIGIN) {
        None => true,
        Some(Ok(origin)) => origin.strip_prefix("http://") == Some(host),
        Some(Err(_)) => false,
    };
    own_origin && is_address(host)
}

/// Whether this names the machine by its address. A site can point its own name at this machine
/// (DNS rebinding), but then the browser sends that name.
fn is_address(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let name = authority.host();
    let bare = name.strip_prefix('[').and_then(|n| n.strip_suffix(']'));
    name == "localhost" || bare.unwrap_or(name).parse::<std::net::IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passes(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        is_ours(&headers)
    }

    #[test]
    fn programs_and_the_own_page_pass() {
        for host in ["127.0.0.1:8642", "localhost:8642", "[::1]:8642", "10.0.0.7"] {
            assert!(passes(host, None), "{host}");
            assert!(passes(host, Some(&format!("http://{host}"))), "{host}");
        }
    }

    #[test]
    fn other_sites_do_not() {
        let own = "127.0.0.1:8642";
        for origin in [
            "http://evil.example",
            "http://127.0.0.1:80",
            "https://127.0.0.1:8642",
            "null",
        ] {
            assert!(!passes(own, Some(origin)), "{origin}");
        }
        for name in [
            "evil.example:8642",
            "127.0.0.1.evil.example",
            "localhost.evil",
        ] {
            assert!(!passes(name, None), "{name}");
            assert!(!passes(name, Some(&format!("http://{name}"))), "{name}");
        }
    }
}
