//! Indexed pictures to PNG.
//!
//! Pictures are made of tiles that recur, so they are written without PNG's filters, which hide
//! that, and packed by zlib-rs at its fastest level. Measured on the gallery's boards 900 pixels
//! wide, on a machine busy with other work (median time, median and largest size):
//!
//! | packed by | filter | time | size | largest |
//! | --- | --- | --- | --- | --- |
//! | zlib-rs, level 1 | none | 0.89 ms | 59 kB | 66 kB |
//! | zlib-rs, level 2 | none | 1.29 ms | 44 kB | 51 kB |
//! | `miniz_oxide`, level 1 | none | 1.11 ms | 55 kB | 62 kB |
//! | libdeflate, level 1 | none | 2.94 ms | 43 kB | 50 kB |
//! | fdeflate | up | 0.65 ms | 110 kB | 157 kB |
//! | png, fast | Paeth | 0.88 ms | 92 kB | 145 kB |
//! | png, level 1 row by row | none | 1.31 ms | 59 kB | 65 kB |
//!
//! Handing over all rows at once is what the last line lacks, so the data is packed here and not by
//! the png crate.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};

use super::{RenderError, canvas::Canvas, num, palette::Palette};

/// What a board takes, so that the buffer need not grow.
const USUAL_BYTES: usize = 64 * 1024;

/// Writes the picture as an indexed PNG.
pub(super) fn png(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, RenderError> {
    let data = zlib(&rows(canvas)).map_err(png::EncodingError::from)?;
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

/// The rows of a picture, each after a zero, which in PNG says that it is not filtered.
fn rows(canvas: &Canvas) -> Vec<u8> {
    let pixels = canvas.image.as_raw();
    let mut rows = Vec::with_capacity(pixels.len() + num::index(canvas.height()));
    for row in pixels.chunks_exact(num::index(canvas.width()).max(1)) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    rows
}

fn zlib(data: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut zlib = ZlibEncoder::new(Vec::with_capacity(USUAL_BYTES), Compression::fast());
    zlib.write_all(data)?;
    zlib.finish()
}
