//! The look of each game: the figures for its squares and pieces.
//!
//! A game's squares come in a few kinds ([`Ground`]) and so do its pieces ([`Sprite`]). Both are
//! layers of figures, which are SVG files.

/// Returns the figure of this name in `assets/pieces/`.
macro_rules! figure {
    ($name:literal) => {
        $crate::drawing::Figure {
            name: $name,
            svg: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/pieces/",
                $name,
                ".svg"
            )),
        }
    };
}

mod courtyard;
mod guard_and_towers;
mod king_and_courtesan;
mod kings_court;

use rules::{AnyPosition, GameId, Side, Square};

pub(super) use figure;

/// How a game is drawn.
pub(super) struct Drawing {
    pub(super) shape: Shape,
    /// The side whose own side of the board has the low ranks.
    pub(super) low: Side,
    /// The kinds of squares.
    pub(super) grounds: Vec<Ground>,
    /// The kinds of pieces.
    pub(super) sprites: Vec<Sprite>,
    /// Sprites that together have all the colours of the game's pieces.
    pub(super) samples: Vec<usize>,
    /// The sprite that represents a side, by [`Side::index`].
    pub(super) tokens: [usize; 2],
    /// The ground under the pieces in bars.
    pub(super) token_ground: usize,
    /// The edge where the name of a square covers the least of the piece on it.
    pub(super) name_at: Edge,
}

/// The upper or the lower edge of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Upper,
    Lower,
}

impl Drawing {
    /// Returns every layer of every square and piece.
    pub(super) fn layers(&self) -> impl Iterator<Item = &Layer> {
        let of_grounds = self.grounds.iter().flat_map(|ground| {
            let Ground {
                decor, above_tints, ..
            } = ground;
            decor.iter().chain(above_tints)
        });
        let of_sprites = self.sprites.iter().flat_map(|sprite| &sprite.layers);
        of_grounds.chain(of_sprites)
    }
}

/// The orientation of the squares on the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Ranks and files run along the edges of the picture.
    Square,
    /// The board is turned onto a corner.
    Diamond,
}

/// A kind of square.
pub(super) struct Ground {
    /// Its colour, by name in the theme.
    pub(super) fill: &'static str,
    /// The layers on top of the colour.
    pub(super) decor: Vec<Layer>,
    /// The layers that the tints of marks must not hide: whose castle it is, where the wall runs.
    pub(super) above_tints: Vec<Layer>,
}

impl Ground {
    /// Returns a square of one colour.
    const fn plain(fill: &'static str) -> Ground {
        Ground {
            fill,
            decor: Vec::new(),
            above_tints: Vec::new(),
        }
    }
}

/// A kind of piece.
pub(super) struct Sprite {
    /// The layers, from the lowest to the highest.
    pub(super) layers: Vec<Layer>,
    pub(super) label: Option<Label>,
}

/// An SVG file of `assets/pieces/`.
#[derive(Clone, Copy)]
pub(super) struct Figure {
    /// The file's name, without its extension.
    pub(super) name: &'static str,
    /// The content of the file.
    pub(super) svg: &'static str,
}

/// A figure on a square.
#[derive(Clone, Copy)]
pub(super) struct Layer {
    pub(super) figure: Figure,
    /// The colours it uses.
    pub(super) role: Role,
    pub(super) placement: Placement,
}

/// The placement of a figure on a square.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    /// The offset of its middle from the middle of the square, in squares to the right and down.
    pub(super) shift: (f32, f32),
    /// Its width, in squares.
    pub(super) scale: f32,
    /// Its rotation, in degrees.
    pub(super) turn: f32,
}

impl Placement {
    /// The figure fills a square whose edges are upright.
    pub(super) const UPRIGHT: Placement = Placement {
        shift: (0.0, 0.0),
        scale: 1.0,
        turn: 0.0,
    };

    /// The figure fills a square that is on its corner.
    pub(super) const ON_CORNER: Placement = Placement {
        scale: std::f32::consts::FRAC_1_SQRT_2,
        turn: 45.0,
        ..Placement::UPRIGHT
    };
}

impl Layer {
    /// Returns a figure that fills a square whose edges are upright.
    const fn new(figure: Figure, role: Role) -> Layer {
        Layer {
            figure,
            role,
            placement: Placement::UPRIGHT,
        }
    }

    const fn placed(self, placement: Placement) -> Layer {
        Layer { placement, ..self }
    }

    const fn shifted(self, right: f32, down: f32) -> Layer {
        self.placed(Placement {
            shift: (right, down),
            ..self.placement
        })
    }

    const fn scaled(self, scale: f32) -> Layer {
        self.placed(Placement {
            scale,
            ..self.placement
        })
    }

    const fn turned(self, degrees: f32) -> Layer {
        self.placed(Placement {
            turn: degrees,
            ..self.placement
        })
    }
}

/// The colours that a figure uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    Board,
    First,
    Second,
}

/// A number on a piece.
pub(super) struct Label {
    pub(super) text: String,
    pub(super) side: Side,
    /// The distance of its middle from the top, in squares.
    pub(super) y: f32,
    /// The size of its font, in squares.
    pub(super) size: f32,
}

impl Role {
    const fn of(side: Side) -> Role {
        match side {
            Side::First => Role::First,
            Side::Second => Role::Second,
        }
    }
}

/// A square, and its place on the picture.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// The number of files and ranks of the board.
    pub(super) size: u8,
    pub(super) square: Square,
    /// The square that a player sitting at the low ranks would see in this place.
    pub(super) shown: Square,
}

/// Returns how a game is drawn.
pub(super) fn drawing(game: GameId) -> &'static Drawing {
    match game {
        GameId::Courtyard => &courtyard::DRAWING,
        GameId::KingAndCourtesan => &king_and_courtesan::DRAWING,
        GameId::GuardAndTowers => &guard_and_towers::DRAWING,
        GameId::KingsCourt => &kings_court::DRAWING,
    }
}

/// Returns the index of a square's ground.
pub(super) fn ground(game: GameId, seen: Seen) -> usize {
    match game {
        GameId::Courtyard => courtyard::ground(seen),
        GameId::KingAndCourtesan => king_and_courtesan::ground(seen),
        GameId::GuardAndTowers => guard_and_towers::ground(seen),
        GameId::KingsCourt => kings_court::ground(seen),
    }
}

/// Returns the pieces on the board, as indices of sprites.
pub(super) fn pieces(position: &AnyPosition) -> Vec<(Square, usize)> {
    match position {
        AnyPosition::Courtyard(position) => courtyard::pieces(position),
        AnyPosition::KingAndCourtesan(position) => king_and_courtesan::pieces(position),
        AnyPosition::GuardAndTowers(position) => guard_and_towers::pieces(position),
        AnyPosition::KingsCourt(position) => kings_court::pieces(position),
    }
}

/// Returns what a side has taken from the other: sprites, and how many of each.
pub(super) fn taken(position: &AnyPosition, by: Side) -> Vec<(usize, u32)> {
    match position {
        AnyPosition::Courtyard(position) => courtyard::taken(position, by),
        AnyPosition::KingAndCourtesan(position) => king_and_courtesan::taken(position, by),
        AnyPosition::GuardAndTowers(position) => guard_and_towers::taken(position, by),
        AnyPosition::KingsCourt(position) => kings_court::taken(position, by),
    }
}

/// Returns the pieces from which the side to move must choose one, if it must choose now.
pub(super) fn choices(position: &AnyPosition) -> Vec<Square> {
    match position {
        AnyPosition::Courtyard(position) => position.choices(),
        AnyPosition::KingAndCourtesan(_)
        | AnyPosition::GuardAndTowers(_)
        | AnyPosition::KingsCourt(_) => Vec::new(),
    }
}

/// Returns which of these sprites a side lacks, and how many: each is given with the number that
/// the side started with.
fn missing(began: &[(usize, u32)], pieces: &[(Square, usize)]) -> Vec<(usize, u32)> {
    let left = |sprite| pieces.iter().filter(|&&(_, other)| other == sprite).count();
    began
        .iter()
        .map(|&(sprite, count)| {
            let left = u32::try_from(left(sprite)).unwrap_or(u32::MAX);
            (sprite, count.saturating_sub(left))
        })
        .filter(|&(_, count)| count > 0)
        .collect()
}
