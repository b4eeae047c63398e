//! The colours and patterns of themes, which are files in `assets/themes/`.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
};

use pixels::palette::Rgb;
use serde::Deserialize;

use super::error::RenderError;
use rules::look::Theme;

/// Returns the raw text of a theme's file.
const fn text(theme: Theme) -> &'static str {
    match theme {
        Theme::Classic => include_str!("../../../assets/themes/classic.json"),
        Theme::Night => include_str!("../../../assets/themes/night.json"),
        Theme::ColourBlind => include_str!("../../../assets/themes/colour-blind.json"),
        Theme::Contrast => include_str!("../../../assets/themes/contrast.json"),
    }
}

/// The content of a theme's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThemeFile {
    /// The theme's id, so that no file can be mistaken for another.
    pub(super) id: String,
    pub(super) colours: Colours,
    /// The colours of marks: the tints of squares, and the classes of the figures in
    /// `assets/pieces/marks/`.
    pub(super) marks: Style,
    pub(super) numbers: Numbers,
    pub(super) games: BTreeMap<String, GameStyle>,
}

impl ThemeFile {
    /// Parses the file of a theme.
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

impl ThemeFile {
    /// Returns the colour of marks with this name, in a game of this style.
    pub(super) fn mark(&self, style: &GameStyle, name: &str) -> Rgb {
        if style.marks.0.contains_key(name) {
            style.marks.colour(name)
        } else {
            self.marks.colour(name)
        }
    }
}

/// The colours around every board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Colours {
    /// The background of the picture.
    pub(super) surface: Hex,
    /// A player's bar.
    pub(super) bar: Hex,
    /// The bar of the player whose turn it is.
    pub(super) turn: Hex,
    pub(super) ink: Hex,
    pub(super) turn_ink: Hex,
    pub(super) muted: Hex,
    pub(super) turn_muted: Hex,
    /// The arrow along the path of a move.
    pub(super) arrow: Hex,
    pub(super) arrow_edge: Hex,
    /// The line around the squares.
    pub(super) border: Hex,
}

/// The colours of tables and profiles, in addition to those around boards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Numbers {
    /// The discs behind the first three places.
    pub(super) gold: Hex,
    pub(super) silver: Hex,
    pub(super) bronze: Hex,
    pub(super) medal_ink: Hex,
    /// The colours for places gained, places lost, and new players.
    pub(super) up: Hex,
    pub(super) down: Hex,
    pub(super) new: Hex,
    pub(super) grid: Hex,
    /// The lines of a chart.
    pub(super) series: [Hex; 4],
}

/// The classes of a game's figures.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameStyle {
    /// The squares. They are also filled with these colours.
    pub(super) board: Style,
    pub(super) first: Style,
    pub(super) second: Style,
    /// Colours of marks that differ in this game because a side has the theme's colour.
    #[serde(default)]
    pub(super) marks: Style,
}

/// Classes of SVG figures. Each is a colour, for `NAME` (fill) and `NAME-line` (stroke), or `show`,
/// for something that is hidden unless a theme shows it for this side, like an emblem or a pattern.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Style(BTreeMap<String, Class>);

/// A style's entry for a class.
#[derive(Debug)]
enum Class {
    Colour(Hex),
    Show,
}

impl Style {
    /// Returns the colour of this name. It is black if the file lacks it, which a test rules out.
    pub(super) fn colour(&self, name: &str) -> Rgb {
        match self.0.get(name) {
            Some(Class::Colour(hex)) => hex.0,
            Some(Class::Show) | None => [0; 3],
        }
    }

    /// Returns whether the style has this class.
    #[cfg(test)]
    pub(super) fn has(&self, class: &str) -> bool {
        self.0.contains_key(class)
    }

    /// Returns every colour of the style.
    pub(super) fn colours(&self) -> impl Iterator<Item = Rgb> {
        self.0.values().filter_map(|class| match class {
            Class::Colour(hex) => Some(hex.0),
            Class::Show => None,
        })
    }

    /// Returns the style as CSS.
    pub(super) fn css(&self) -> String {
        self.css_within("")
    }

    /// Returns the style as CSS for what is inside elements that match this selector.
    pub(super) fn css_within(&self, selector: &str) -> String {
        let mut css = String::new();
        for (name, class) in &self.0 {
            // Writing to a string cannot fail.
            let _ = match class {
                Class::Colour(hex) => write!(
                    css,
                    "{selector}.{name}{{fill:{hex}}}{selector}.{name}-line{{stroke:{hex}}}"
                ),
                Class::Show => write!(css, "{selector}.{name}{{display:inline}}"),
            };
        }
        css
    }
}

/// A colour as `#rrggbb`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hex(pub(super) Rgb);

/// As `#rrggbb`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hex([r, g, b]) = self;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

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
