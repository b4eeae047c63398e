//! Animated pictures, as GIF.

mod lzw;

use std::borrow::Cow;

use crate::{
    canvas::{Canvas, Rect},
    error::Error,
    palette::Palette,
};

/// A GIF that is being written. It loops forever.
pub struct Gif {
    encoder: gif::Encoder<Vec<u8>>,
    width: u16,
    height: u16,
    /// An index that no colour has. It stands for unchanged pixels.
    same: u8,
    shown: Option<Canvas>,
}

/// The minimum size of a GIF, so that the buffer rarely needs to grow.
const USUAL_BYTES: usize = 256 * 1024;

impl Gif {
    /// Starts a GIF of pictures of this size in these colours.
    pub fn new((width, height): (u32, u32), palette: &Palette) -> Result<Gif, Error> {
        let side = |pixels: u32| u16::try_from(pixels).map_err(|_| Error::Size);
        let (width, height) = (side(width)?, side(height)?);
        let bytes = Vec::with_capacity(USUAL_BYTES);
        let mut encoder = gif::Encoder::new(bytes, width, height, palette.bytes())?;
        encoder.set_repeat(gif::Repeat::Infinite)?;
        Ok(Gif {
            encoder,
            width,
            height,
            same: palette.unused(),
            shown: None,
        })
    }

    /// Shows a picture for `delay` hundredths of a second.
    pub fn show(&mut self, picture: Canvas, delay: u16) -> Result<(), Error> {
        if (picture.width(), picture.height()) != (self.width.into(), self.height.into()) {
            return Err(Error::Size);
        }
        let whole = Rect {
            x: 0,
            y: 0,
            width: picture.width(),
            height: picture.height(),
        };
        let shown = self.shown.as_ref();
        let area = shown.map_or(whole, |shown| changed(shown, &picture));
        let packed = lzw::pack(&lzw::Pixels {
            new: &picture.part(area),
            old: shown.map(|shown| shown.part(area)).as_ref(),
            same: self.same,
        });
        // Coordinates fit: the whole picture does.
        let side = |pixels: u32| u16::try_from(pixels).unwrap_or(u16::MAX);
        let frame = gif::Frame {
            left: side(area.x),
            top: side(area.y),
            width: side(area.width),
            height: side(area.height),
            transparent: Some(self.same),
            // The next one is drawn over it.
            dispose: gif::DisposalMethod::Keep,
            delay,
            buffer: Cow::Owned(packed),
            ..gif::Frame::default()
        };
        self.encoder.write_lzw_pre_encoded_frame(&frame)?;
        self.shown = Some(picture);
        Ok(())
    }

    /// Returns the file.
    pub fn finish(self) -> Result<Vec<u8>, Error> {
        Ok(self.encoder.into_inner()?)
    }
}

/// Returns the smallest area outside of which both pictures are the same, or a single pixel if they
/// are the same everywhere. They must be of the same size.
fn changed(old: &Canvas, new: &Canvas) -> Rect {
    let stride = old.stride();
    let rows = || {
        let old = old.pixels().chunks_exact(stride);
        let both = old.zip(new.pixels().chunks_exact(stride));
        (0..).zip(both).filter(|(_, (old, new))| old != new)
    };
    let top = rows().next().map_or(0, |(y, _)| y);
    let bottom = rows().last().map_or(top, |(y, _)| y);
    let (mut left, mut right) = (stride - 1, 0);
    for (_, (old, new)) in rows() {
        let differs = |x: &usize| old[*x] != new[*x];
        left = (0..left).find(differs).unwrap_or(left);
        right = (right + 1..stride).rev().find(differs).unwrap_or(right);
    }
    let left = left.min(right);
    let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
    Rect {
        x: side(left),
        y: top,
        width: side(right - left + 1),
        height: bottom - top + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changed_is_found_and_no_more() {
        let area = |x, y, width, height| Rect {
            x,
            y,
            width,
            height,
        };
        let old = Canvas::new(9, 7, 0);
        for part in [
            area(0, 0, 1, 1),
            area(8, 6, 1, 1),
            area(2, 3, 4, 2),
            area(0, 0, 9, 7),
            area(5, 0, 1, 7),
        ] {
            let mut new = old.clone();
            new.fill(part, 2);
            assert_eq!(changed(&old, &new), part);
        }
        let same = changed(&old, &old);
        assert_eq!((same.width, same.height), (1, 1));
    }
}
