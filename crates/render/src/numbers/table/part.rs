//! The parts of a cell.

use pixels::text;

use super::{Align, Cell, Movement, layout::SMALL, scheme::Ink};

/// A part of a cell. The same parts of a column's cells are aligned, so that signs are below signs
/// and digits below digits.
pub(super) struct Part {
    text: String,
    size: f32,
    /// The free space before it.
    pub(super) indent: f32,
    pub(super) ink: Ink,
    pub(super) align: Align,
}

impl Part {
    /// Returns a part that follows the one before without a gap.
    fn new(text: impl Into<String>, size: f32, ink: Ink, align: Align) -> Part {
        Part {
            text: text.into(),
            size,
            indent: 0.0,
            ink,
            align,
        }
    }

    fn indented(self, indent: f32) -> Part {
        Part { indent, ..self }
    }

    pub(super) fn set(&self, room: f32) -> text::Line {
        set_to_fit(&self.text, self.size, room - self.indent)
    }
}

/// Sets a text. If it is wider than the room, it gets smaller, down to seven tenths of its size, and then it is cut.
pub(super) fn set_to_fit(text: &str, size: f32, room: f32) -> text::Line {
    let full = text::set(text, size, f32::INFINITY);
    if full.width <= room {
        return full;
    }
    let size = size * (room / full.width).clamp(0.7, 1.0);
    // Rounding can have made it a little wider than the room.
    text::set(text, size, room * 1.01)
}

/// Returns the parts of a cell. A single part is aligned like its column.
pub(super) fn parts(cell: &Cell, size: f32, align: Align) -> Vec<Part> {
    let movement = |sign: &str, places: Option<u32>, ink| {
        let places = places.map(|places| places.to_string());
        vec![
            Part::new(sign, size * 0.75, ink, Align::Left),
            Part::new(places.unwrap_or_default(), size * 0.9, ink, Align::Right)
                .indented(size * 0.2),
        ]
    };
    match cell {
        Cell::Place(place) => {
            let ink = if medal(*place).is_some() {
                Ink::Medal
            } else {
                Ink::Plain
            };
            vec![Part::new(place.to_string(), size, ink, align)]
        }
        Cell::Moved(Movement::Up(places)) => movement("▲", Some(*places), Ink::Up),
        Cell::Moved(Movement::Down(places)) => movement("▼", Some(*places), Ink::Down),
        Cell::Moved(Movement::New) => movement("★", None, Ink::New),
        // A line is drawn, not written.
        Cell::Moved(Movement::Same) | Cell::Line(_) => Vec::new(),
        Cell::Text(text) => vec![Part::new(text, size, Ink::Plain, align)],
        Cell::Quiet(text) => vec![Part::new(text, size * 0.9, Ink::Muted, align)],
        Cell::Small(text) => vec![Part::new(text, size * SMALL, Ink::Muted, align)],
        Cell::Results { won, lost, drawn } => {
            let part = |(text, ink)| Part::new(text, size * SMALL, ink, Align::Right);
            let dash = || ("–".to_owned(), Ink::Muted);
            let parts = [
                (won.to_string(), Ink::Up),
                dash(),
                (lost.to_string(), Ink::Down),
                dash(),
                (drawn.to_string(), Ink::Muted),
            ];
            parts.into_iter().map(part).collect()
        }
        Cell::Rating {
            rating,
            deviation,
            provisional,
        } => {
            let doubt = if *provisional { "?" } else { "" };
            let mut parts = vec![
                Part::new(rating.to_string(), size, Ink::Plain, Align::Right),
                Part::new(doubt, size, Ink::Plain, Align::Left),
            ];
            if let Some(deviation) = deviation {
                let deviation = format!("±{deviation}");
                let part = Part::new(deviation, size * 0.75, Ink::Muted, Align::Right);
                parts.push(part.indented(size * 0.2));
            }
            parts
        }
    }
}

/// Returns the index of a place's medal.
pub(super) fn medal(place: u32) -> Option<usize> {
    (1..=3).position(|medal| medal == place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_gets_smaller_before_it_is_cut() {
        let name = "The Right Honourable Member";
        let full = text::set(name, 40.0, f32::INFINITY).width;
        for share in [1.0, 0.9, 0.71] {
            let line = set_to_fit(name, 40.0, full * share);
            let smaller = text::set(name, 40.0 * share, f32::INFINITY);
            let difference = (line.width - smaller.width).abs() / full;
            assert!(difference < 0.01, "{share}: {difference}");
        }
        let smallest = text::set(name, 28.0, f32::INFINITY).width;
        let cut = set_to_fit(name, 40.0, full * 0.6).width;
        assert!(cut <= full * 0.606 && cut < smallest, "{cut}");
    }
}
