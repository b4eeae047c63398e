//! What pictures of one game, theme and size have in common, made once and kept.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::{
    RenderError, board::Shape, canvas::Canvas, layout::Layout, marks::Mark, num, pack::Book,
    paint::Paint, text, tile::Tile,
};
use crate::{
    games::{AnyPosition, GameId, Side},
    settings::Look,
};

/// What pictures of one game, theme and size have in common.
pub(super) struct Kit {
    key: Key,
    pub(super) paint: Arc<Paint>,
    pub(super) layout: Layout,
    /// The empty board by view, with everything around it that never changes.
    boards: [OnceLock<Board>; 2],
    book: OnceLock<Book>,
    /// Squares by ground, mark and piece, made when first needed.
    squares: Vec<OnceLock<Tile>>,
    /// Pieces on the bars, by piece and whether it is the bar of the side to move.
    tokens: Vec<OnceLock<Tile>>,
}

/// The empty board, with everything around it that never changes.
pub(super) struct Board {
    pub(super) canvas: Canvas,
    /// Its coordinates: where they are, and as tiles.
    pub(super) labels: Vec<(u32, u32, Tile)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    game: GameId,
    size: u8,
    look: Look,
}

/// How many kits are kept. One that is in use has a few megabytes.
const KEPT: usize = 8;

/// Kits, the last used first.
static KITS: Mutex<Vec<Arc<Kit>>> = Mutex::new(Vec::new());

impl Kit {
    /// The kit for this game, board size and look; a new one if it is not at hand.
    pub(super) fn get(game: GameId, size: u8, look: Look) -> Result<Arc<Kit>, RenderError> {
        let key = Key { game, size, look };
        // A list of finished kits is whole at every moment, so a poisoned lock still has a good one.
        let find = |kits: &mut Vec<Arc<Kit>>| {
            let at = kits.iter().position(|kit| kit.key == key)?;
            kits[..=at].rotate_right(1);
            kits.first().cloned()
        };
        let mut kits = KITS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kit) = find(&mut kits) {
            return Ok(kit);
        }
        // Sizes of the same game and theme share the costly part.
        let same = |kit: &&Arc<Kit>| kit.key.game == game && kit.key.look.theme == look.theme;
        let paint = kits.iter().find(same).map(|kit| Arc::clone(&kit.paint));
        drop(kits);
        let kit = Arc::new(Kit::new(key, paint)?);
        let mut kits = KITS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kit) = find(&mut kits) {
            return Ok(kit);
        }
        kits.insert(0, Arc::clone(&kit));
        kits.truncate(KEPT);
        Ok(kit)
    }

    fn new(key: Key, paint: Option<Arc<Paint>>) -> Result<Kit, RenderError> {
        text::check()?;
        let paint = match paint {
            Some(paint) => paint,
            None => Arc::new(Paint::new(key.game, key.look.theme)?),
        };
        let drawing = paint.drawing;
        let empty = |count| (0..count).map(|_| OnceLock::new()).collect();
        Ok(Kit {
            key,
            layout: Layout::new(key.look.width, key.size, drawing.low, drawing.shape),
            boards: [OnceLock::new(), OnceLock::new()],
            book: OnceLock::new(),
            squares: empty(drawing.grounds.len() * Mark::ALL.len() * (drawing.sprites.len() + 1)),
            tokens: empty(drawing.sprites.len() * 2),
            paint,
        })
    }

    pub(super) fn game(&self) -> GameId {
        self.key.game
    }

    /// The position that matches begin with.
    pub(super) fn start(&self) -> Result<AnyPosition, RenderError> {
        let start = self.key.game.start(Some(self.key.size));
        start.map_err(|_| RenderError::Size)
    }

    /// The empty board, seen by this side.
    pub(super) fn board(
        &self,
        view: Side,
        draw: impl FnOnce() -> Result<Board, RenderError>,
    ) -> Result<&Board, RenderError> {
        kept(&self.boards[view.index()], draw)
    }

    /// A square with this ground, mark and piece.
    pub(super) fn square(
        &self,
        ground: usize,
        mark: Mark,
        sprite: Option<usize>,
    ) -> Result<&Tile, RenderError> {
        let drawing = self.paint.drawing;
        let piece = sprite.map_or(0, |sprite| sprite + 1);
        let at = (ground * Mark::ALL.len() + mark.index()) * (drawing.sprites.len() + 1) + piece;
        let slot = self.squares.get(at).ok_or(RenderError::Size)?;
        kept(slot, || {
            let cell = self.layout.cell;
            let picture = self.paint.art.square(drawing, cell, ground, mark, sprite)?;
            let tile = self.paint.tile(&picture);
            Ok(match drawing.shape {
                Shape::Square => tile,
                Shape::Diamond => tile.on_corner(),
            })
        })
    }

    /// The code that pictures are written in.
    pub(super) fn book(
        &self,
        learn: impl FnOnce() -> Result<Book, RenderError>,
    ) -> Result<&Book, RenderError> {
        kept(&self.book, learn)
    }

    /// A piece for a bar.
    pub(super) fn token(&self, sprite: usize, turn: bool) -> Result<&Tile, RenderError> {
        let slot = self
            .tokens
            .get(sprite * 2 + usize::from(turn))
            .ok_or(RenderError::Size)?;
        kept(slot, || {
            let colours = &self.paint.colours;
            let fill = if turn { colours.turn } else { colours.bar };
            let side = num::size(num::len(self.layout.bars[0].height) * 0.86);
            let sprite = &self.paint.drawing.sprites[sprite];
            Ok(self
                .paint
                .tile(&self.paint.art.token(sprite, side, fill.0)?))
        })
    }
}

/// What the slot has, or what `make` puts there.
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
