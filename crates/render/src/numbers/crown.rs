//! A winner's crown.

use pixels::{palette::Rgb, shapes::Spot};

use super::paper::Paper;

/// The height of the crown, with the space below it.
pub(super) const CROWN: f32 = 120.0;

/// Draws the crown of the winner above this spot.
pub(super) fn crown(paper: &mut Paper, (middle, bottom): Spot, colour: Rgb) {
    let (half, low, high) = (72.0, bottom - 8.0, bottom - CROWN + 22.0);
    let band = low - 16.0;
    paper.fill(
        (middle - half, band + 4.0),
        (2.0 * half, low - band - 4.0),
        colour,
    );
    let valley = f32::midpoint(band, high) + 8.0;
    let spots = [
        (middle - half, band),
        (middle - half - 10.0, high + 12.0),
        (middle - half / 2.0, valley),
        (middle, high),
        (middle + half / 2.0, valley),
        (middle + half + 10.0, high + 12.0),
        (middle + half, band),
    ];
    paper.area(&spots, colour, 1.0);
    for spot in [spots[1], spots[3], spots[5]] {
        paper.disc(spot, 9.0, colour);
    }
}
