//! Judges embeds: their sizes, the total of 6000 characters, and their addresses.

use super::{Errors, Object, read::length};

/// How many embeds a message can have.
const MOST_EMBEDS: usize = 10;

/// How many characters all embeds of a message can have together.
const MOST_CHARACTERS: usize = 6_000;

/// The longest address Discord accepts.
const MOST_URL: usize = 2_048;

/// Judges the `embeds` of a message; returns the file names that `attachment://` addresses refer
/// to.
pub(super) fn embeds(message: &Object<'_>, errors: &mut Errors) -> Vec<(super::Path, String)> {
    let mut files = Vec::new();
    let Some(list) = message.objects("embeds", 0..=MOST_EMBEDS, errors) else {
        return files;
    };
    let mut characters = 0;
    for embed in list {
        characters += one(&embed, &mut files, errors);
    }
    if characters > MOST_CHARACTERS {
        let text = format!("Embed size exceeds maximum size of {MOST_CHARACTERS}");
        errors.add(&message.path("embeds"), "MAX_EMBED_SIZE_EXCEEDED", text);
    }
    files
}

/// Judges one embed and returns how many characters count towards the total.
fn one(embed: &Object<'_>, files: &mut Vec<(super::Path, String)>, errors: &mut Errors) -> usize {
    let size = |text: Option<&str>| text.map_or(0, length);
    let mut characters = size(embed.text_in("title", 0..=256, errors));
    characters += size(embed.text_in("description", 0..=4_096, errors));
    url(embed, "url", Address::Page, files, errors);
    embed.int_in("color", 0..=0xFF_FFFF, errors);
    timestamp(embed, errors);
    if let Some(footer) = embed.object("footer", errors) {
        characters += size(footer.required_text("text", 1..=2_048, errors));
        url(&footer, "icon_url", Address::Picture, files, errors);
    }
    if let Some(author) = embed.object("author", errors) {
        characters += size(author.required_text("name", 1..=256, errors));
        url(&author, "url", Address::Page, files, errors);
        url(&author, "icon_url", Address::Picture, files, errors);
    }
    for key in ["image", "thumbnail", "video"] {
        if let Some(media) = embed.object(key, errors) {
            url(&media, "url", Address::Picture, files, errors);
        }
    }
    for field in embed
        .objects("fields", 0..=25, errors)
        .into_iter()
        .flatten()
    {
        characters += size(field.required_text("name", 1..=256, errors));
        characters += size(field.required_text("value", 1..=1_024, errors));
        field.flag("inline", errors);
    }
    let shows = [
        "title",
        "description",
        "footer",
        "author",
        "image",
        "thumbnail",
        "fields",
        "url",
    ];
    if shows.iter().all(|key| embed.get(key).is_none()) {
        errors.required(&embed.path("description"));
    }
    characters
}

/// What an address leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Address {
    Page,
    Picture,
}

/// Judges an address: http, https, and for pictures also `attachment://name`.
fn url(
    part: &Object<'_>,
    key: &str,
    of: Address,
    files: &mut Vec<(super::Path, String)>,
    errors: &mut Errors,
) {
    let Some(text) = part.text_in(key, 0..=MOST_URL, errors) else {
        return;
    };
    let at = part.path(key);
    if let Some(file) = text
        .strip_prefix("attachment://")
        .filter(|_| of == Address::Picture)
    {
        files.push((at, file.to_owned()));
        return;
    }
    match url::Url::parse(text) {
        Ok(url) if matches!(url.scheme(), "http" | "https") => {}
        Ok(url) => {
            let schemes = match of {
                Address::Picture => "'http', 'https', 'attachment'",
                Address::Page => "'http', 'https'",
            };
            let message = format!(
                "Scheme \"{}\" is not supported. Scheme must be one of ({schemes}).",
                url.scheme()
            );
            errors.add(&at, "URL_TYPE_INVALID_SCHEME", message);
        }
        Err(_) => errors.add(&at, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
    }
}

fn timestamp(embed: &Object<'_>, errors: &mut Errors) {
    let Some(text) = embed.text("timestamp", errors) else {
        return;
    };
    let iso = &time::format_description::well_known::Iso8601::PARSING;
    // Discord reads a time without an offset as UTC; the parser refuses it.
    let known = time::OffsetDateTime::parse(text, iso).is_ok()
        || time::OffsetDateTime::parse(&format!("{text}Z"), iso).is_ok();
    if !known {
        let message = format!("Could not parse {text}. Should be ISO8601.");
        errors.add(&embed.path("timestamp"), "DATE_TIME_TYPE_PARSE", message);
    }
}
