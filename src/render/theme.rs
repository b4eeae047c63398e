//! The colours and patterns of themes, as data in `assets/themes/`.

use std::{collections::BTreeMap, fmt::Write as _};

use serde::Deserialize;

use super::RenderError;
use crate::settings::Theme;

/// What the file of a theme says, word for word.
const fn text(theme: Theme) -> &'static str {
    match theme {
        Theme::Classic => include_str!("../../assets/themes/classic.json"),
        Theme::Night => include_str!("../../assets/themes/night.json"),
        Theme::ColourBlind => include_str!("../../assets/themes/colour-blind.json"),
        Theme::Contrast => include_str!("../../assets/themes/contrast.json"),
    }
}

/// A colour: red, green, blue.
pub(super) type Rgb = [u8; 3];

/// What a theme's file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThemeFile {
    /// The theme's id once more, so that the file says what it is.
    id: String,
    pub(super) colours: Colours,
    /// The colours of marks: what they tint squares with, and classes of their pictures in
    /// `assets/pieces/marks/`.
    pub(super) marks: Style,
    pub(super) numbers: Numbers,
    pub(super) games: BTreeMap<String, GameStyle>,
}

impl ThemeFile {
    /// Reads the file of a theme.
    pub(super) fn read(theme: Theme) -> Result<ThemeFile, RenderError> {
        let file: ThemeFile =
            serde_json::from_str(text(theme)).map_err(|source| RenderError::Theme {
                theme: theme.id(),
                source,
            })?;
        if file.id == theme.id() {
            Ok(file)
        } else {
            Err(RenderError::Misnamed { theme: theme.id() })
        }
    }
}

/// The colours around every board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Colours {
    /// Behind everything.
    pub(super) surface: Hex,
    /// A player's bar.
    pub(super) bar: Hex,
    /// The bar of the player whose turn it is.
    pub(super) turn: Hex,
    pub(super) ink: Hex,
    pub(super) turn_ink: Hex,
    pub(super) muted: Hex,
    pub(super) turn_muted: Hex,
    /// The way of the last move.
    pub(super) arrow: Hex,
    pub(super) arrow_edge: Hex,
    /// Around the board.
    pub(super) frame: Hex,
}

/// The colours of tables and charts, besides those around boards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Numbers {
    /// The discs behind the first three places.
    pub(super) gold: Hex,
    pub(super) silver: Hex,
    pub(super) bronze: Hex,
    pub(super) medal_ink: Hex,
    /// Places won, places lost, and who is new.
    pub(super) up: Hex,
    pub(super) down: Hex,
    pub(super) new: Hex,
    pub(super) grid: Hex,
    /// The lines of a chart.
    pub(super) series: [Hex; 4],
}

/// The classes of a game's pictures.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameStyle {
    /// The board. Its plain colours are also what squares are filled with.
    pub(super) board: Style,
    pub(super) first: Style,
    pub(super) second: Style,
}

/// Classes of SVG pictures: a colour for `NAME` (fill) and `NAME-line` (stroke), or `show` for
/// what is hidden unless a theme wants it for this side, like an emblem or a pattern.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Style(BTreeMap<String, Class>);

#[derive(Debug)]
enum Class {
    Colour(Hex),
    Show,
}

impl Style {
    /// The plain colour of this name; black where a file lacks it, which a test rules out.
    pub(super) fn colour(&self, name: &str) -> Rgb {
        match self.0.get(name) {
            Some(Class::Colour(hex)) => hex.0,
            Some(Class::Show) | None => [0; 3],
        }
    }

    /// Every colour there is.
    pub(super) fn colours(&self) -> impl Iterator<Item = Rgb> {
        self.0.values().filter_map(|class| match class {
            Class::Colour(hex) => Some(hex.0),
            Class::Show => None,
        })
    }

    pub(super) fn css(&self) -> String {
        let mut css = String::new();
        for (name, class) in &self.0 {
            // Writing to a string cannot fail.
            let _ = match class {
                Class::Colour(Hex([r, g, b])) => write!(
                    css,
                    ".{name}{{fill:#{r:02x}{g:02x}{b:02x}}}\
                     .{name}-line{{stroke:#{r:02x}{g:02x}{b:02x}}}"
                ),
                Class::Show => write!(css, ".{name}{{display:inline}}"),
            };
        }
        css
    }
}

/// A colour as `#rrggbb`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hex(pub(super) Rgb);

impl Hex {
    fn read(text: &str) -> Option<Hex> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let [_, r, g, b] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Hex([r, g, b]))
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let text = String::deserialize(deserializer)?;
        Hex::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("'{text}' is no colour; #rrggbb is")))
    }
}

impl<'de> Deserialize<'de> for Class {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Class, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "show" => Ok(Class::Show),
            _ => Hex::read(&text)
                .map(Class::Colour)
                .ok_or_else(|| serde::de::Error::custom(format!("'{text}' is no class"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        games::GameId,
        render::{board, marks::Mark},
    };

    /// The classes that a picture shows unless a theme hides them.
    fn classes(svg: &str) -> BTreeSet<&str> {
        let elements = svg
            .split('<')
            .filter(|element| !element.contains("display=\"none\""));
        let classes = elements.filter_map(|element| {
            element
                .split_once("class=\"")
                .and_then(|(_, rest)| rest.split_once('"'))
        });
        classes
            .flat_map(|(names, _)| names.split(' '))
            .map(|name| name.strip_suffix("-line").unwrap_or(name))
            .collect()
    }

    #[test]
    fn every_theme_has_what_every_picture_needs() {
        for theme in Theme::ALL {
            let file = ThemeFile::read(theme).expect("a theme that can be read");
            for (colour, _) in Mark::ALL.iter().filter_map(|mark| mark.wash()) {
                assert!(
                    file.marks.0.contains_key(colour),
                    "{colour} of the marks in {}",
                    theme.id()
                );
            }
            let marks = Mark::ALL.iter().filter_map(|mark| mark.picture());
            for class in marks.flat_map(|(_, svg)| classes(svg)) {
                assert!(
                    file.marks.0.contains_key(class),
                    "{class} of the marks in {}",
                    theme.id()
                );
            }
            for &game in GameId::ALL {
                let style = file
                    .games
                    .get(game.info().id)
                    .expect("colours for every game");
                let drawing = board::drawing(game);
                for ground in &drawing.grounds {
                    assert!(
                        style.board.0.contains_key(ground.fill),
                        "{} in {game}",
                        ground.fill
                    );
                }
                for class in drawing.pictures.iter().flat_map(|(_, svg)| classes(svg)) {
                    let on_board = style.board.0.contains_key(class);
                    let on_sides = [&style.first, &style.second]
                        .into_iter()
                        .all(|side| side.0.contains_key(class));
                    assert!(on_board || on_sides, "{class} of {game} in {}", theme.id());
                }
            }
        }
    }
}
