//! Files: as a request uploads them, and as they are attached to a message.

use serde::{Deserialize, Serialize};

use super::Contents;
use crate::{id::Id, judge::AttachmentEntry};

/// A file part of a multipart request: `files[n]`.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The `n`, by which the JSON part refers to the file.
    pub(crate) index: u64,
    /// The id of the attachment that it becomes.
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) size: usize,
    pub(crate) crc32: u32,
    /// Width and height of a picture.
    pub(crate) pixels: Option<(u32, u32)>,
    pub(crate) contents: Contents,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    /// Width and height of a picture.
    pub(crate) pixels: Option<(u32, u32)>,
}

impl Attachment {
    /// Creates a file that is attached to a message. `entry` is what the JSON part says about it.
    pub(crate) fn new(channel: Id, upload: &Upload, entry: Option<&AttachmentEntry>) -> Self {
        let renamed = entry.and_then(|entry| entry.filename.as_deref());
        Self {
            id: upload.id,
            channel,
            filename: clean_filename(renamed.unwrap_or(&upload.filename)),
            description: entry.and_then(|entry| entry.description.clone()),
            content_type: content_type(upload),
            size: upload.size,
            pixels: upload.pixels,
        }
    }

    pub(crate) fn url(&self, base: &str) -> String {
        format!(
            "{base}/attachments/{}/{}/{}",
            self.channel, self.id, self.filename
        )
    }
}

/// Cleans a file name: Discord keeps letters, digits, `.`, `-` and `_` and turns blanks into `_`.
pub(crate) fn clean_filename(name: &str) -> String {
    let clean: String = name
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('_'),
            c if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') => Some(c),
            _ => None,
        })
        .collect();
    if clean.is_empty() {
        "unknown".to_owned()
    } else {
        clean
    }
}

/// Returns the width and height of a PNG or GIF.
pub(crate) fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    png_size(bytes).or_else(|| gif_size(bytes))
}

/// Reads both from a GIF's header: they follow the version, with the low byte first.
fn gif_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes
        .strip_prefix(b"GIF89a")
        .or_else(|| bytes.strip_prefix(b"GIF87a"))?;
    let number = |at: usize| -> Option<u32> {
        Some(u16::from_le_bytes(header.get(at..at + 2)?.try_into().ok()?).into())
    };
    Some((number(0)?, number(2)?))
}

/// Reads both from a PNG's header (the IHDR chunk always comes first).
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?.get(..16)?;
    if header.get(4..8)? != b"IHDR" {
        return None;
    }
    let number = |at: usize| -> Option<u32> {
        Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?))
    };
    Some((number(8)?, number(12)?))
}

/// Returns the file's content type: the sender's, or otherwise that of the file name's extension.
fn content_type(upload: &Upload) -> String {
    let ending = upload
        .filename
        .rsplit('.')
        .next()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let by_ending = match ending.as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "txt" | "md" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        _ => "application/octet-stream",
    };
    upload
        .content_type
        .clone()
        .unwrap_or_else(|| by_ending.to_owned())
}
