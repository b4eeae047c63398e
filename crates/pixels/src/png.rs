//! Indexed pictures as PNG.

use crate::{canvas::Canvas, error::Error, palette::Palette};

/// Writes a picture as an indexed PNG, packed as well as a library can. That takes some
/// milliseconds, and makes texts half as large as [`pack`](crate::pack) does, which is for boards.
pub(crate) fn pack_and_write(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_deflate_compression(png::DeflateCompression::Level(9));
    // Filters are for pictures whose colours are numbers: these are indices.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.pixels())?;
    writer.finish()?;
    Ok(bytes)
}

/// Writes a picture as an indexed PNG. Its rows are already packed in `data`.
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
