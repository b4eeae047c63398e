//! The few conversions between lengths and pixels, so that no other file needs casts.
//!
//! Pictures are at most a few thousand pixels wide, so every value here fits its type easily.

/// Rounds a length to the nearest whole number of pixels.
#[expect(
    clippy::cast_possible_truncation,
    reason = "pictures are a few thousand pixels wide"
)]
pub const fn px(length: f32) -> i32 {
    length.round() as i32
}

/// Rounds a length to the nearest whole number of pixels, or to zero if it is negative.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped, and pictures are a few thousand pixels wide"
)]
pub const fn size(length: f32) -> u32 {
    length.round().max(0.0) as u32
}

/// Converts a pixel count to a length.
#[expect(clippy::cast_precision_loss, reason = "exact up to sixteen million")]
pub const fn len(pixels: u32) -> f32 {
    pixels as f32
}

/// Converts a number of things to a length.
#[expect(clippy::cast_precision_loss, reason = "a few hundred things at most")]
pub const fn count(things: usize) -> f32 {
    things as f32
}

/// Converts a pixel count to an index.
pub const fn index(pixels: u32) -> usize {
    pixels as usize
}

/// Rounds a value from 0 to 255 to the nearest byte.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to a byte"
)]
pub const fn byte(value: f32) -> u8 {
    value.round().clamp(0.0, 255.0) as u8
}
