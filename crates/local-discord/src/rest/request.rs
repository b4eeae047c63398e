//! A request, read completely and parsed.

use std::collections::HashMap;

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest, Multipart, Request as Incoming},
    http::{HeaderMap, header},
};
use futures_util::StreamExt;
use serde_json::{Value, json};

use crate::{
    app::App,
    id::Id,
    judge::{Errors, Path},
    refusal::Refusal,
    state::State,
    world::{Upload, picture_size},
};

/// The whole request: 25 MiB, Discord's limit for one request.
const REQUEST_LIMIT: usize = 25 * 1024 * 1024;

/// One file: 10 MiB, the limit without boosts.
const FILE_LIMIT: usize = 10 * 1024 * 1024;

/// A request to the REST interface.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// The path after `/api/v10`.
    pub(crate) path: String,
    pub(crate) query: HashMap<String, String>,
    pub(crate) authorization: Option<String>,
    /// The JSON body, or why there is none. A bad body is refused only after route and token were
    /// checked.
    body: Result<Value, Refusal>,
    pub(crate) uploads: Vec<Upload>,
}

impl Request {
    /// Returns the request of a bot that answers an interaction in the response to it.
    pub(super) fn answering(body: Value) -> Self {
        Self {
            method: "POST".to_owned(),
            path: String::new(),
            query: HashMap::new(),
            authorization: None,
            body: Ok(body),
            uploads: Vec::new(),
        }
    }

    pub(crate) async fn read(app: &App, incoming: Incoming, path: &str) -> Self {
        let method = incoming.method().as_str().to_owned();
        let query = incoming.uri().query().unwrap_or_default().as_bytes();
        let query = url::form_urlencoded::parse(query).into_owned().collect();
        let authorization = header_text(incoming.headers(), header::AUTHORIZATION.as_str());
        let mut request = Self {
            method,
            path: path.to_owned(),
            query,
            authorization,
            body: Ok(Value::Null),
            uploads: Vec::new(),
        };
        request.body = request.read_body(app, incoming).await;
        request
    }

    async fn read_body(&mut self, app: &App, incoming: Incoming) -> Result<Value, Refusal> {
        let (parts, body) = incoming.into_parts();
        let bytes = read_all(body).await?;
        if bytes.is_empty() {
            return Ok(Value::Null);
        }
        let kind = header_text(&parts.headers, header::CONTENT_TYPE.as_str()).unwrap_or_default();
        if kind.starts_with("application/x-www-form-urlencoded") {
            let fields = url::form_urlencoded::parse(&bytes).into_owned();
            return Ok(fields.map(|(name, value)| (name, json!(value))).collect());
        }
        if !kind.starts_with("multipart/form-data") {
            return serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json());
        }
        let again = Incoming::from_parts(parts, Body::from(bytes));
        let form = Multipart::from_request(again, &()).await;
        self.read_form(app, form.map_err(|_| bad_form())?).await
    }

    /// Reads the parts `payload_json` and `files[n]`.
    async fn read_form(&mut self, app: &App, mut form: Multipart) -> Result<Value, Refusal> {
        let mut payload = json!({});
        while let Some(field) = form.next_field().await.map_err(|_| bad_form())? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field.content_type().map(str::to_owned);
            let bytes = field.bytes().await.map_err(|_| bad_form())?;
            if name == "payload_json" {
                payload = serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json())?;
                continue;
            }
            let index = name
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']'));
            let Some(index) = index.and_then(|index| index.parse().ok()) else {
                continue;
            };
            if bytes.len() > FILE_LIMIT {
                return Err(Refusal::too_large());
            }
            let id = app.update_quietly(State::next_id);
            let (size, crc32) = (bytes.len(), crc32fast::hash(&bytes));
            let pixels = picture_size(&bytes);
            let contents = app.contents.write(id, bytes).await;
            self.uploads.push(Upload {
                index,
                id,
                filename: filename.unwrap_or_else(|| "unknown".to_owned()),
                content_type,
                size,
                crc32,
                pixels,
                contents: contents.map_err(|error| Refusal::no_disk(&error))?,
            });
        }
        Ok(payload)
    }

    /// Returns the JSON body; a request without one counts as an empty object.
    pub(crate) fn json(&self) -> Result<Value, Refusal> {
        match &self.body {
            Ok(Value::Null) => Ok(json!({})),
            Ok(value) => Ok(value.clone()),
            Err(refusal) => Err(refusal.clone()),
        }
    }

    /// Whether the JSON body has this key.
    pub(crate) fn names(&self, key: &str) -> bool {
        self.body.as_ref().is_ok_and(|body| body.get(key).is_some())
    }

    /// Returns the request's body for the timeline: files by name, size and a checksum.
    pub(crate) fn summary(&self) -> Value {
        let body = match &self.body {
            Ok(value) => value.clone(),
            Err(refusal) => json!({"unreadable": refusal.message}),
        };
        if self.uploads.is_empty() {
            return body;
        }
        let files: Vec<Value> = self
            .uploads
            .iter()
            .map(|file| {
                json!({
                    "index": file.index,
                    "filename": file.filename,
                    "content_type": file.content_type,
                    "size": file.size,
                    "crc32": format!("{:08x}", file.crc32),
                })
            })
            .collect();
        json!({"payload_json": body, "files": files})
    }

    /// Returns a number from the query.
    pub(crate) fn query_number(&self, name: &str) -> Option<u64> {
        self.query.get(name)?.parse().ok()
    }

    pub(crate) fn query_flag(&self, name: &str) -> bool {
        matches!(
            self.query.get(name).map(String::as_str),
            Some("true" | "True" | "1")
        )
    }
}

/// Parses an id from a path.
pub(crate) fn path_id(name: &str, text: &str) -> Result<Id, Refusal> {
    Id::parse(text).ok_or_else(|| {
        let mut errors = Errors::default();
        let message = format!("Value \"{text}\" is not snowflake.");
        errors.add(&Path::default().key(name), "NUMBER_TYPE_COERCE", message);
        errors.refusal()
    })
}

/// Reads the body to its end even if it is too large, so that the client gets a response and not a
/// broken connection.
async fn read_all(body: Body) -> Result<Bytes, Refusal> {
    let mut all = Vec::new();
    let mut size = 0;
    let mut stream = body.into_data_stream();
    while let Some(chunk) = stream.next().await {
        // The client went away in the middle, so the body isn't JSON.
        let chunk = chunk.map_err(|_| Refusal::invalid_json())?;
        size += chunk.len();
        if size <= REQUEST_LIMIT {
            all.extend_from_slice(&chunk);
        }
    }
    if size > REQUEST_LIMIT {
        Err(Refusal::too_large())
    } else {
        Ok(all.into())
    }
}

fn bad_form() -> Refusal {
    let mut errors = Errors::default();
    errors.add(
        &Path::default(),
        "CONTENT_TYPE_INVALID",
        "The form body cannot be read.",
    );
    errors.refusal()
}

fn header_text(headers: &HeaderMap, name: &str) -> Option<String> {
    Some(headers.get(name)?.to_str().ok()?.to_owned())
}
