//! Pictures as the members' clients get them.

use serde_json::Value;

use crate::discord::{Discord, text};

/// A decoded picture.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Vec<u8>,
}

/// The alt text of a message's picture.
pub(crate) fn alt(message: &Value) -> String {
    text(&message["attachments"][0]["description"])
}

/// The one picture of a message, decoded with all checksums on, with its alt text checked.
pub(crate) async fn of(discord: &Discord, message: &Value) -> Picture {
    let attachments = message["attachments"].as_array().expect("attachments");
    let [attachment] = &attachments[..] else {
        panic!("one picture, not {attachments:#?}")
    };
    let alt = alt(message);
    assert!(
        (20..=1024).contains(&alt.chars().count()),
        "alt text: {alt:?}"
    );
    let bytes = discord.bytes(&text(&attachment["url"])).await;
    assert_eq!(attachment["size"], bytes.len());

    let mut decoder = png::Decoder::new(std::io::Cursor::new(&bytes[..]));
    decoder.set_transformations(png::Transformations::EXPAND);
    decoder.ignore_checksums(false);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("whole");
    reader.finish().expect("ends well");
    pixels.truncate(info.buffer_size());
    assert_eq!((info.width, attachment["width"].as_u64()), (900, Some(900)));
    assert!(
        (950..=1150).contains(&info.height),
        "a little higher than wide: {}",
        info.height
    );
    Picture {
        width: info.width,
        height: info.height,
        pixels,
    }
}
