//! Indexed pictures to PNG.

use super::{RenderError, canvas::Canvas, palette::Palette};

/// Writes the picture as an indexed PNG.
pub(super) fn png(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::with_capacity(64 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    // The fast compression finds little but runs of zeros, and it is the filter that makes them:
    // fast without a filter writes pictures several times as large.
    encoder.set_compression(png::Compression::Fast);
    encoder.set_filter(png::Filter::Paeth);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.image)?;
    writer.finish()?;
    Ok(bytes)
}
