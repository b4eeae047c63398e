//! The parts that boards of one game, theme and size have in common, made once and cached.

use std::sync::{Arc, OnceLock};

use pixels::{
    canvas::Canvas,
    num,
    pack::{Codes, Tile},
    palette::Palette,
    text,
};

use super::{
    Scene,
    geometry::Geometry,
    kept::Kept,
    marks::Mark,
    paint::Paint,
    pieces::{Shade, Standing},
};
use crate::{
    drawing::{Drawing, Shape},
    error::RenderError,
};
use rules::{AnyPosition, GameId, Side, look::Look};

/// The parts that boards of one game, theme and size have in common.
pub(crate) struct Kit {
    key: Key,
    pub(super) paint: Arc<Paint>,
    pub(super) geometry: Geometry,
    /// The empty boards, by the side at the bottom.
    empty_boards: [OnceLock<EmptyBoard>; 2],
    codes: OnceLock<Codes>,
    /// Squares by ground, mark and piece. Each is made when it is first needed.
    squares: Vec<OnceLock<Tile>>,
    /// Pieces on the bars, by piece.
    tokens: Vec<OnceLock<Tile>>,
}

/// A board without pieces, with everything around it that never changes.
pub(super) struct EmptyBoard {
    pub(super) canvas: Canvas,
    /// The coordinates as tiles with their positions.
    pub(super) coordinates: Vec<(u32, u32, Tile)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    game: GameId,
    size: u8,
    look: Look,
}

/// The most bytes that all kits can take: those of every board in every theme at the usual width
/// take 100 MB, which leaves room for some of other widths.
const MOST: usize = 160 << 20;

/// The cached kits.
static KITS: Kept<Key, Kit> = Kept::weighing_at_most(MOST);

impl Key {
    /// Returns about how many bytes a kit takes when everything in it is made: two empty boards of
    /// one byte per pixel, and squares and pieces that fill three more.
    fn weight(self) -> usize {
        let width = usize::try_from(self.look.width.get()).unwrap_or(usize::MAX);
        width.saturating_mul(width).saturating_mul(5)
    }
}

impl Kit {
    /// Returns the kit for a scene.
    pub(crate) fn of(scene: &Scene, look: Look) -> Result<Arc<Kit>, RenderError> {
        let position = scene.position;
        Kit::get(position.game(), position.size(), look)
    }

    /// Returns the kit for this game, size and look, making it if it is not cached.
    pub(crate) fn get(game: GameId, size: u8, look: Look) -> Result<Arc<Kit>, RenderError> {
        let key = Key { game, size, look };
        // Sizes of the same game and theme share the expensive part.
        let same = |other: Key, kit: &Kit| {
            let same = other.game == game && other.look.theme == look.theme;
            same.then(|| Arc::clone(&kit.paint))
        };
        KITS.get(key, key.weight(), || Kit::new(key, KITS.find(same)))
    }

    fn new(key: Key, paint: Option<Arc<Paint>>) -> Result<Kit, RenderError> {
        text::check_fonts()?;
        let paint = match paint {
            Some(paint) => paint,
            None => Arc::new(Paint::new(key.game, key.look.theme)?),
        };
        let drawing = paint.drawing;
        let empty = |count| (0..count).map(|_| OnceLock::new()).collect();
        Ok(Kit {
            key,
            geometry: Geometry::new(key.look.width, key.size, drawing.low, drawing.shape),
            empty_boards: [OnceLock::new(), OnceLock::new()],
            codes: OnceLock::new(),
            squares: empty(drawing.grounds.len() * Mark::ALL.len() * states(drawing)),
            tokens: empty(drawing.sprites.len()),
            paint,
        })
    }

    /// Returns the colours that all pictures of this kit are drawn in.
    pub(crate) fn palette(&self) -> &Palette {
        &self.paint.palette
    }

    /// Returns the width and height of a picture with a caption.
    pub(crate) fn captioned(&self) -> (u32, u32) {
        let caption = self.geometry.caption();
        (caption.width, caption.y + caption.height)
    }

    pub(super) fn game(&self) -> GameId {
        self.key.game
    }

    /// Returns the position that matches begin with.
    pub(super) fn start(&self) -> Result<AnyPosition, RenderError> {
        let start = self.key.game.start(Some(self.key.size));
        start.map_err(|_| RenderError::Size)
    }

    /// Returns the empty board with this side at the bottom.
    pub(super) fn empty_board(
        &self,
        view: Side,
        draw: impl FnOnce() -> Result<EmptyBoard, RenderError>,
    ) -> Result<&EmptyBoard, RenderError> {
        kept(&self.empty_boards[view.index()], draw)
    }

    /// Returns a square with this ground, mark and piece.
    pub(super) fn square(
        &self,
        ground: usize,
        mark: Mark,
        piece: Option<Standing>,
    ) -> Result<&Tile, RenderError> {
        let drawing = self.paint.drawing;
        let state = piece.map_or(0, |Standing { sprite, shade }| {
            1 + sprite + shade as usize * drawing.sprites.len()
        });
        let at = (ground * Mark::ALL.len() + mark.index()) * states(drawing) + state;
        let slot = self.squares.get(at).ok_or(RenderError::Size)?;
        kept(slot, || {
            let width = self.geometry.square;
            let picture = self.paint.art.square(drawing, width, ground, mark, piece)?;
            let tile = self.paint.tile(&picture)?;
            Ok(match drawing.shape {
                Shape::Square => tile,
                Shape::Diamond => tile.on_corner(),
            })
        })
    }

    /// Returns the codes that pictures are written in.
    pub(super) fn codes(
        &self,
        learn: impl FnOnce() -> Result<Codes, RenderError>,
    ) -> Result<&Codes, RenderError> {
        kept(&self.codes, learn)
    }

    /// Returns a piece for a bar, on a square of the board, against which it stands out whatever
    /// colour the bar has.
    pub(super) fn token(&self, sprite: usize) -> Result<&Tile, RenderError> {
        let slot = self.tokens.get(sprite).ok_or(RenderError::Size)?;
        kept(slot, || {
            let side = num::size(num::len(self.geometry.bar) * 0.92);
            let drawing = self.paint.drawing;
            let picture = self.paint.art.token(drawing, sprite, side)?;
            self.paint.tile(&picture)
        })
    }
}

/// Returns the number of ways a square can be occupied: not at all, or by each piece in each shade.
fn states(drawing: &Drawing) -> usize {
    1 + Shade::ALL.len() * drawing.sprites.len()
}

/// Returns the content of the slot, calling `make` if it is empty.
fn kept<T>(
    slot: &OnceLock<T>,
    make: impl FnOnce() -> Result<T, RenderError>,
) -> Result<&T, RenderError> {
    if let Some(value) = slot.get() {
        return Ok(value);
    }
    let value = make()?;
    Ok(slot.get_or_init(|| value))
}
