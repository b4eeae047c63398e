//! Boards and pieces as SVG, and a theme's colours, for a page that puts its boards together itself.
//!
//! A square is one unit wide. On a board that is turned onto a corner, the box around a square is.

use std::fmt::Write;

use super::{
    drawing::{self, Drawing, Layer, Role, Seen, Shape, Sprite},
    error::RenderError,
    theme::{GameStyle, Hex, ThemeFile},
};
use pixels::palette::Rgb;
use rules::{AnyPosition, GameId, Side, Square, look::Theme};

/// A game in the colours of a theme, as SVG.
pub struct Figures {
    game: GameId,
    drawing: &'static Drawing,
    file: ThemeFile,
    style: GameStyle,
}

impl Figures {
    /// Reads the figures.
    ///
    /// # Errors
    /// If the theme lacks the game, which a test rules out.
    pub fn new(game: GameId, theme: Theme) -> Result<Figures, RenderError> {
        let mut file = ThemeFile::read(theme)?;
        let style = file.games.remove(game.id()).ok_or(RenderError::Unstyled {
            theme: theme.id(),
            game: game.id(),
        })?;
        Ok(Figures {
            game,
            drawing: drawing::drawing(game),
            file,
            style,
        })
    }

    /// Returns a picture of this kind of piece, as [`pieces`] numbers them.
    pub fn piece(&self, kind: usize) -> Option<String> {
        let sprite = self.drawing.sprites.get(kind)?;
        let mut svg = self.open("0 0 1 1");
        self.add_sprite(&mut svg, sprite);
        svg.push_str("</svg>");
        Some(svg)
    }

    fn add_sprite(&self, svg: &mut String, sprite: &Sprite) {
        add(svg, &sprite.layers);
        if let Some(label) = &sprite.label {
            let style = match label.side {
                Side::First => &self.style.first,
                Side::Second => &self.style.second,
            };
            // Capitals and figures are about 0.7 as high as the font.
            let (x, y, size) = (0.5, label.y + label.size * 0.35 * 0.72, label.size * 0.72);
            let ink = Hex(style.colour("mark"));
            push(
                svg,
                format_args!(
                    r#"<text x="{x}" y="{y:.3}" font-size="{size:.3}" fill="{ink}" text-anchor="middle" font-family="sans-serif" font-weight="700">{}</text>"#,
                    label.text
                ),
            );
        }
    }

    /// Returns the usual start position, as the first side sees it. `None` if the game has none.
    pub fn start(&self) -> Option<String> {
        let position = self.game.start(None).ok()?;
        let size = position.size();
        let pieces = pieces(&position);
        let mut svg = self.open_board(size, Side::First);
        svg.push_str("<defs>");
        let mut kinds: Vec<usize> = pieces.iter().map(|(_, kind)| *kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            push(
                &mut svg,
                format_args!(r#"<symbol id="p{kind}" viewBox="0 0 1 1">"#),
            );
            self.add_sprite(&mut svg, self.drawing.sprites.get(kind)?);
            svg.push_str("</symbol>");
        }
        svg.push_str("</defs>");
        for (square, kind) in pieces {
            let (x, y) = self.corner(self.seen(size, square, Side::First));
            push(
                &mut svg,
                format_args!(r##"<use href="#p{kind}" x="{x}" y="{y}" width="1" height="1"/>"##),
            );
        }
        svg.push_str("</svg>");
        Some(svg)
    }

    /// Returns the empty board of this many files, as this side sees it.
    pub fn board(&self, size: u8, view: Side) -> String {
        self.open_board(size, view) + "</svg>"
    }

    /// Begins a picture with an empty board.
    fn open_board(&self, size: u8, view: Side) -> String {
        let mut svg = self.open(&format!("0 0 {size} {size}"));
        svg.push_str("<defs>");
        for (number, ground) in self.drawing.grounds.iter().enumerate() {
            let fill = Hex(self.style.board.colour(ground.fill));
            let shape = match self.drawing.shape {
                Shape::Square => r#"<rect width="1" height="1""#,
                Shape::Diamond => r#"<path d="M.5 0L1 .5L.5 1L0 .5Z""#,
            };
            push(
                &mut svg,
                format_args!(
                    r#"<symbol id="g{number}" viewBox="0 0 1 1">{shape} fill="{fill}" stroke="{fill}" stroke-width=".01"/>"#
                ),
            );
            add(&mut svg, &ground.decor);
            add(&mut svg, &ground.above_tints);
            svg.push_str("</symbol>");
        }
        svg.push_str("</defs>");
        for square in squares(size) {
            let seen = self.seen(size, square, view);
            let (x, y) = self.corner(seen);
            let ground = drawing::ground(self.game, seen);
            push(
                &mut svg,
                format_args!(r##"<use href="#g{ground}" x="{x}" y="{y}" width="1" height="1"/>"##),
            );
        }
        svg
    }

    /// Returns whether the board stands on a corner.
    pub fn is_diamond(&self) -> bool {
        self.drawing.shape == Shape::Diamond
    }

    /// Returns where the upper left corner of the box around each square is on the board, in squares from
    /// the left and from the top.
    pub fn places(&self, size: u8, view: Side) -> Vec<(Square, (f32, f32))> {
        let place = |square| (square, self.corner(self.seen(size, square, view)));
        squares(size).map(place).collect()
    }

    /// Returns the theme's colours by name, as `#rrggbb`, with those of the game's sides.
    pub fn colours(&self) -> Vec<(&'static str, String)> {
        let colours = &self.file.colours;
        let around = [
            ("surface", &colours.surface),
            ("bar", &colours.bar),
            ("turn", &colours.turn),
            ("ink", &colours.ink),
            ("turn-ink", &colours.turn_ink),
            ("muted", &colours.muted),
            ("turn-muted", &colours.turn_muted),
            ("arrow", &colours.arrow),
            ("arrow-edge", &colours.arrow_edge),
            ("border", &colours.border),
        ];
        let around = around.map(|(name, hex)| (name, hex.to_string()));
        let mark = |name| (name, Hex(self.mark(name)).to_string());
        let marks = ["last", "loss", "choice", "back"].map(mark);
        let sides = [
            ("first", "first-ink", &self.style.first),
            ("second", "second-ink", &self.style.second),
        ];
        let sides = sides.into_iter().flat_map(|(name, ink, style)| {
            let body = style.colour("body");
            [(name, body), (ink, ink_on(body))].map(|(name, rgb)| (name, Hex(rgb).to_string()))
        });
        around.into_iter().chain(marks).chain(sides).collect()
    }

    fn mark(&self, name: &str) -> Rgb {
        self.file.mark(&self.style, name)
    }

    fn seen(&self, size: u8, square: Square, view: Side) -> Seen {
        let last = size.saturating_sub(1);
        let shown = if view == self.drawing.low {
            square
        } else {
            Square::new(last - square.file, last - square.rank)
        };
        Seen {
            size,
            square,
            shown,
        }
    }

    fn corner(&self, seen: Seen) -> (f32, f32) {
        let (file, rank) = (f32::from(seen.shown.file), f32::from(seen.shown.rank));
        let last = f32::from(seen.size.saturating_sub(1));
        match self.drawing.shape {
            Shape::Square => (file, last - rank),
            Shape::Diamond => ((last + file - rank) / 2.0, (2.0 * last - file - rank) / 2.0),
        }
    }

    /// Begins a picture with the colours of all figures.
    fn open(&self, view_box: &str) -> String {
        let roles = [
            (Role::Board, &self.style.board),
            (Role::First, &self.style.first),
            (Role::Second, &self.style.second),
        ];
        let css = roles.map(|(role, style)| style.css_within(&format!(".{} ", class(role))));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"><style>{}</style>"#,
            css.concat()
        )
    }
}

/// Returns the kind of the piece on each square that has one: a number for [`Figures::piece`].
pub fn pieces(position: &AnyPosition) -> Vec<(Square, usize)> {
    drawing::pieces(position)
}

/// Returns what a side has taken from the other: kinds of pieces, and how many of each.
pub fn taken(position: &AnyPosition, by: Side) -> Vec<(usize, u32)> {
    drawing::taken(position, by)
}

/// Returns black or white, whichever is easier to read on this colour. One of them always has a contrast of 4.5.
fn ink_on(ground: Rgb) -> Rgb {
    let [black, white] = [[0; 3], [255; 3]];
    if contrast(ground, black) > contrast(ground, white) {
        black
    } else {
        white
    }
}

/// Returns the contrast of two colours from 1 to 21, as the Web Content Accessibility Guidelines 2.2 define it.
fn contrast(one: Rgb, other: Rgb) -> f32 {
    let [one, other] = [one, other].map(|rgb| {
        let [red, green, blue] = rgb.map(|byte| {
            let share = f32::from(byte) / 255.0;
            if share <= 0.04045 {
                share / 12.92
            } else {
                ((share + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    });
    one.max(other) / one.min(other)
}

fn squares(size: u8) -> impl Iterator<Item = Square> {
    (0..size).flat_map(move |rank| (0..size).map(move |file| Square::new(file, rank)))
}

/// Adds these figures, from the lowest to the highest.
fn add(svg: &mut String, layers: &[Layer]) {
    for Layer {
        figure,
        role,
        placement,
    } in layers
    {
        let (right, down) = placement.shift;
        let (x, y) = (0.5 + right, 0.5 + down);
        let width = width(figure.svg);
        let (scale, half) = (placement.scale / width, width / 2.0);
        push(
            svg,
            format_args!(
                r#"<g class="{}" transform="translate({x} {y}) rotate({}) scale({scale}) translate(-{half} -{half})">{}</g>"#,
                class(*role),
                placement.turn,
                inner(figure.svg),
            ),
        );
    }
}

const fn class(role: Role) -> &'static str {
    match role {
        Role::Board => "board",
        Role::First => "first",
        Role::Second => "second",
    }
}

/// How the figures in `assets/pieces/` begin: they are squares of this many units.
const BEGINS: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 "#;

/// Returns the width of a figure, in its own units.
fn width(svg: &str) -> f32 {
    let begins = svg.trim_start().strip_prefix(BEGINS);
    let number = begins.and_then(|rest| rest.split(' ').next());
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or(100.0)
}

/// Returns what is inside the outermost element of a figure.
fn inner(svg: &str) -> &str {
    let begin = svg.find('>').map_or(0, |end| end + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    svg.get(begin..end).unwrap_or_default().trim()
}

fn push(svg: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = svg.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Style;

    fn everything() -> impl Iterator<Item = Figures> {
        let games = GameId::ALL.iter();
        games.flat_map(|game| {
            let themes = Theme::ALL.into_iter();
            themes.map(|theme| Figures::new(*game, theme).expect("complete"))
        })
    }

    /// Returns a colour that the page is given.
    fn given(figures: &Figures, wanted: &str) -> Rgb {
        let colours = figures.colours();
        let found = colours.iter().find(|(name, _)| *name == wanted);
        let (_, hex) = found.expect(wanted);
        let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
        [byte(1), byte(3), byte(5)]
    }

    #[test]
    fn words_in_a_sides_colour_can_be_read() {
        for figures in everything() {
            for [side, ink] in [["first", "first-ink"], ["second", "second-ink"]] {
                let contrast = contrast(given(&figures, side), given(&figures, ink));
                assert!(
                    contrast >= 4.5,
                    "{side} of {}: {contrast}",
                    figures.game.id()
                );
            }
        }
    }

    /// Returns everything that a mark of the page can lie on: squares, pieces, and the tints of other marks on them.
    fn beneath_marks(figures: &Figures) -> Vec<Rgb> {
        let style = &figures.style;
        let roles = [&style.board, &style.first, &style.second];
        let plain: Vec<Rgb> = roles.into_iter().flat_map(Style::colours).collect();
        let tinted = ["last", "choice"].into_iter().flat_map(|tint| {
            let tint = given(figures, tint);
            let plain = plain.iter();
            plain.flat_map(move |ground| (1..10).map(move |share| mixed(tint, *ground, share)))
        });
        tinted.chain(plain.iter().copied()).collect()
    }

    /// Returns a colour of which this many tenths are the first one.
    fn mixed(one: Rgb, other: Rgb, tenths: u16) -> Rgb {
        std::array::from_fn(|at| {
            let sum = u16::from(one[at]) * tenths + u16::from(other[at]) * (10 - tenths);
            u8::try_from(sum / 10).expect("a mean")
        })
    }

    /// On the page, the coloured line of a mark runs between these two. The contrast is the one that the Web Content
    /// Accessibility Guidelines 2.2 ask of graphics.
    #[test]
    fn one_line_of_each_mark_is_seen_on_whatever_is_below() {
        const SEEN: f32 = 3.0;
        for figures in everything() {
            let at = format!("{} in {}", figures.game.id(), figures.file.id);
            let lines = ["back", "border"].map(|line| given(&figures, line));
            let best = |ground: Rgb| {
                let [light, dark] = lines.map(|line| contrast(line, ground));
                light.max(dark)
            };
            for ground in beneath_marks(&figures) {
                let (hex, best) = (Hex(ground), best(ground));
                assert!(best >= SEEN, "on {hex}, {at}: {best}");
            }
            for mark in ["last", "loss", "choice"] {
                let best = best(given(&figures, mark));
                assert!(best >= SEEN, "{mark} between its lines, {at}: {best}");
            }
        }
    }

    #[test]
    fn every_board_and_piece_can_be_read_as_svg() {
        let read = |svg: &str| {
            resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).expect(svg)
        };
        for figures in everything() {
            for kind in 0..figures.drawing.sprites.len() {
                let svg = figures.piece(kind).expect("a piece");
                assert!(read(&svg).root().has_children(), "{svg}");
            }
            assert_eq!(figures.piece(figures.drawing.sprites.len()), None);
            let start = figures.start().expect("a start position");
            assert!(read(&start).root().has_children());
            let position = figures.game.start(None).expect("the standard board");
            let squares = usize::from(position.size()).pow(2);
            let drawn = squares + position.pieces().len();
            assert_eq!(start.matches("<use ").count(), drawn);
            for &size in figures.game.info().sizes {
                for view in Side::BOTH {
                    let svg = figures.board(size, view);
                    assert!(read(&svg).root().has_children());
                    let squares = usize::from(size) * usize::from(size);
                    assert_eq!(svg.matches("<use ").count(), squares);
                }
            }
        }
    }

    #[test]
    fn figures_fill_the_box_that_they_are_scaled_by() {
        for figures in everything() {
            for layer in figures.drawing.layers() {
                let svg = layer.figure.svg.trim_start();
                let begins = format!("{BEGINS}{0} {0}\">", width(svg));
                assert!(svg.starts_with(&begins), "{}", layer.figure.name);
            }
        }
    }

    /// The squares of a side's own first rank are at the bottom for that side, and no two are in one place.
    #[test]
    fn every_square_has_a_place_of_its_own() {
        for figures in everything() {
            let size = figures.game.info().sizes[0];
            let places = figures.places(size, figures.drawing.low);
            let first = places.first().expect("a square");
            assert_eq!(first.0, Square::new(0, 0));
            let last = f32::from(size - 1);
            let expected = if figures.is_diamond() {
                (last / 2.0, last)
            } else {
                (0.0, last)
            };
            assert_eq!(first.1, expected);
            let mut found: Vec<_> = places
                .iter()
                .map(|(_, (x, y))| (x.to_bits(), y.to_bits()))
                .collect();
            found.sort_unstable();
            found.dedup();
            assert_eq!(found.len(), places.len());
            let other = figures.places(size, figures.drawing.low.other());
            assert_eq!(other.last().expect("a square").1, expected);
        }
    }
}
