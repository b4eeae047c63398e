//! Indexed pictures as PNG.

use crate::{canvas::Canvas, error::Error, palette::Palette};

/// Writes a picture as an indexed PNG. Its rows are packed already, in `data`.
pub fn write(canvas: &Canvas, palette: &Palette, data: &[u8]) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::with_capacity(data.len() + 1024);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, data)?;
    writer.finish()?;
    Ok(bytes)
}
