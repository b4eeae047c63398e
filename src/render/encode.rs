//! Indexed pictures to PNG.

use super::{RenderError, canvas::Canvas, deflate, palette::Palette};

/// Writes the picture as an indexed PNG. What recurs every `period` pixels within a row takes
/// little room.
pub(super) fn png(canvas: &Canvas, palette: &Palette, period: u32) -> Result<Vec<u8>, RenderError> {
    let data = deflate::zlib(&canvas.image, canvas.width(), period);
    let mut bytes = Vec::with_capacity(data.len() + 1024);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &data)?;
    writer.finish()?;
    Ok(bytes)
}
