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

/// Returns the alt text of a message's picture.
pub(crate) fn alt(message: &Value) -> String {
    text(&message["attachments"][0]["description"])
}

impl Picture {
    /// Returns the colour of a pixel.
    pub(crate) fn at(&self, x: u32, y: u32) -> [u8; 3] {
        let at = (y * self.width + x) as usize * 3;
        [self.pixels[at], self.pixels[at + 1], self.pixels[at + 2]]
    }
}

/// Returns the one picture of a message, decoded with all checksums verified, after checking its alt
/// text.
pub(crate) async fn of(discord: &Discord, message: &Value) -> Picture {
    let picture = of_any_width(discord, message).await;
    assert_eq!(picture.width, 900);
    picture
}

/// Returns the same for a player who has chosen another width.
pub(crate) async fn of_any_width(discord: &Discord, message: &Value) -> Picture {
    let picture = decoded(discord, message).await;
    let usual = picture.width * 95 / 100..=picture.width * 125 / 100;
    assert!(
        usual.contains(&picture.height),
        "about as high as wide: {}",
        picture.height
    );
    picture
}

/// Returns the picture of a match that is over, which has the shape of Discord's box for pictures.
pub(crate) async fn of_result(discord: &Discord, message: &Value) -> Picture {
    let picture = decoded(discord, message).await;
    let Picture { width, height, .. } = picture;
    let box_height = width * 350 / 550;
    assert!(height.abs_diff(box_height) < 3, "{width} by {height}");
    picture
}

/// Returns the picture of several boards in a row.
pub(crate) async fn of_row(discord: &Discord, message: &Value) -> Picture {
    let picture = decoded(discord, message).await;
    let Picture { width, height, .. } = picture;
    assert!(width > height * 2, "{width} by {height}");
    picture
}

async fn decoded(discord: &Discord, message: &Value) -> Picture {
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
    assert_eq!(attachment["width"], info.width);
    Picture {
        width: info.width,
        height: info.height,
        pixels,
    }
}
