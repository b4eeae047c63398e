//! The legal moves and their effects.

use std::ops::ControlFlow;

use super::{
    INFO, Illegal,
    chain::{Chain, open},
    geometry::{COURTYARD, Cell, Direction, GATES, HOME_ROW, SIZE, cells},
    notation::SIGNS,
    position::{Kind, Position, START},
};
use crate::{
    Ending, Game, Info, MoveError, PlacedPiece, PositionError, Side, Square, Trace, notation,
    words::Sentence,
};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece steps to a neighbouring square. A guard can step two squares.
    Step {
        /// The starting cell.
        from: Cell,
        /// The destination cell.
        to: Cell,
    },
    /// A piece jumps.
    Jumps(Chain),
    /// A serf returns from the far row to its own first row.
    Return {
        /// The starting cell.
        from: Cell,
        /// The destination cell.
        to: Cell,
    },
    /// The liable piece here is removed. This is a ply of its own, after which the same side moves.
    Choice(Cell),
}

impl Move {
    /// Returns the squares that name the move, from first to last.
    pub(super) fn squares(self) -> Vec<Square> {
        match self {
            Move::Step { from, to } | Move::Return { from, to } => {
                vec![from.square(), to.square()]
            }
            Move::Jumps(chain) => std::iter::once(chain.from())
                .chain(chain.jumps().map(|(_, to)| to))
                .map(Cell::square)
                .collect(),
            Move::Choice(cell) => vec![cell.square()],
        }
    }
}

impl Position {
    /// Visits, for each direction and number of steps, all cells where such non-jumping moves end.
    /// No two moves with the same direction and number of steps end on the same cell.
    fn visit_steps<B>(
        &self,
        side: Side,
        mut visit: impl FnMut(Direction, u8, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let us = side.index();
        let vacant = self.vacant();
        for direction in Direction::ALL {
            let serfs = if direction.is_forward(side) {
                self.serfs[us]
            } else {
                0
            };
            let guards = direction.shift(self.guards[us]) & vacant;
            let king = direction.shift(self.kings[us]) & open(Kind::King, side, direction, vacant);
            visit(
                direction,
                1,
                direction.shift(serfs) & vacant | guards | king,
            )?;
            visit(direction, 2, direction.shift(guards) & vacant)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the serfs on the far row, and the cells of the side's own first row to which each of
    /// them can return.
    pub(super) fn returns(&self, side: Side) -> (u64, u64) {
        (
            self.serfs[side.index()] & HOME_ROW[side.other().index()],
            HOME_ROW[side.index()] & self.vacant(),
        )
    }

    /// Counts the non-jumping moves that one side would have if it were to move.
    fn count_quiet(&self, side: Side) -> u32 {
        let (serfs, homes) = self.returns(side);
        let mut count = serfs.count_ones() * homes.count_ones();
        let _ = self.visit_steps(side, |_, _, ends| {
            count += ends.count_ones();
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Returns whether one side would have a move if it were to move.
    pub(super) fn can_move(&self, side: Side) -> bool {
        self.count_quiet(side) > 0 || self.jumpers(side, self.vacant()) != 0
    }
}

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;

    const INFO: Info = INFO;
    const SIGNS: &'static str = SIGNS;

    fn start(_size: u8) -> Position {
        Position::read(START).expect("the start position is well-formed, as a test shows")
    }

    fn parse(text: &str) -> Result<Position, PositionError> {
        Position::read(text)
    }

    fn size(&self) -> u8 {
        SIZE
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn ending(&self) -> Option<Ending> {
        self.ending_here()
    }

    fn ending_on_board(&self) -> Option<Ending> {
        self.decided()
    }

    fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.decided().is_some() {
            return ControlFlow::Continue(());
        }
        if self.liable != 0 {
            return cells(self.liable).try_for_each(|cell| visit(Move::Choice(cell)));
        }
        self.visit_chains(|chain| visit(Move::Jumps(chain)))?;
        self.visit_steps(self.to_move, |direction, steps, ends| {
            for to in cells(ends) {
                let from = direction.before(to, steps);
                visit(Move::Step { from, to })?;
            }
            ControlFlow::Continue(())
        })?;
        let (serfs, homes) = self.returns(self.to_move);
        for from in cells(serfs) {
            for to in cells(homes) {
                visit(Move::Return { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_forcing<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.decided().is_some() {
            return ControlFlow::Continue(());
        }
        if self.liable != 0 {
            return cells(self.liable).try_for_each(|cell| visit(Move::Choice(cell)));
        }
        self.visit_whole_chains(|chain| visit(Move::Jumps(chain)))?;
        let gate = &GATES[self.to_move.index()];
        if self.kings[self.to_move.index()] == gate.entrance.bit() {
            for to in cells(gate.inside) {
                let from = gate.entrance;
                visit(Move::Step { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn count_moves(&self) -> u64 {
        if self.decided().is_some() {
            return 0;
        }
        if self.liable != 0 {
            return self.liable.count_ones().into();
        }
        let mut count = self.count_quiet(self.to_move).into();
        let _ = self.visit_chains(|_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    fn move_by_squares(&self, squares: &[Square]) -> Result<Move, MoveError<Illegal>> {
        notation::check_on_board(squares, SIZE).map_err(MoveError::Unreadable)?;
        self.check_count(squares, false)
            .map_err(MoveError::Unreadable)?;
        self.resolve(squares).map_err(MoveError::Illegal)
    }

    fn move_by_text(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let squares = self.read_move_text(text).map_err(MoveError::Unreadable)?;
        self.resolve(&squares).map_err(MoveError::Illegal)
    }

    fn write_move(&self, mv: &Move) -> String {
        Position::move_text(*mv)
    }

    fn check_move(&self, mv: &Move) -> Result<Move, Illegal> {
        // A move of another position can be of another kind here, so its squares decide.
        self.resolve(&mv.squares())
    }

    fn play_legal(&mut self, mv: &Move) {
        let (us, them) = (self.to_move, self.to_move.other());
        let liable = self.liable_after(*mv);
        match *mv {
            Move::Step { from, to } | Move::Return { from, to } => self.relocate(us, from, to),
            Move::Jumps(chain) => {
                let mut end = chain.from();
                for (over, to) in chain.jumps() {
                    self.remove(them, over.bit());
                    end = to;
                }
                self.relocate(us, chain.from(), end);
            }
            Move::Choice(cell) => {
                self.remove(them, cell.bit());
                self.liable = 0;
                return; // the same side goes on with its normal move
            }
        }
        // A single liable piece leaves immediately. Among several the opponent chooses (ruling).
        if liable.is_power_of_two() {
            self.remove(us, liable);
        } else {
            self.liable = liable;
        }
        self.to_move = them;
    }

    fn trace(&self, mv: &Move) -> Trace {
        let mut removed: Vec<Square> = match *mv {
            Move::Jumps(chain) => chain.jumps().map(|(over, _)| over.square()).collect(),
            Move::Choice(cell) => vec![cell.square()],
            Move::Step { .. } | Move::Return { .. } => Vec::new(),
        };
        let liable = self.liable_after(*mv);
        if liable.is_power_of_two() {
            removed.extend(cells(liable).map(Cell::square));
        }
        let path = match mv {
            Move::Choice(_) => Vec::new(),
            _ => mv.squares(),
        };
        Trace { path, removed }
    }

    fn squares(&self, mv: &Move) -> Vec<Square> {
        mv.squares()
    }

    fn meaning(&self, mv: &Move) -> Sentence {
        self.meaning_of(*mv)
    }

    fn origin(&self, mv: &Move) -> Square {
        let cell = match *mv {
            Move::Step { from, .. } | Move::Return { from, .. } => from,
            Move::Jumps(chain) => chain.from(),
            Move::Choice(cell) => cell,
        };
        cell.square()
    }

    fn captures(&self, mv: &Move) -> u32 {
        match mv {
            Move::Jumps(chain) => chain.count(),
            Move::Step { .. } | Move::Return { .. } | Move::Choice(_) => 0,
        }
    }

    fn is_quiet(&self, mv: &Move) -> bool {
        matches!(mv, Move::Step { .. })
    }

    fn must_capture(&self) -> bool {
        self.liable == 0 && self.jumpers(self.to_move, self.vacant()) != 0
    }

    fn warning(&self, mv: &Move) -> Option<Sentence> {
        self.price(*mv)
    }

    fn choices(&self) -> Vec<Square> {
        Position::choices(self)
    }

    fn pieces(&self) -> Vec<PlacedPiece> {
        Position::pieces(self)
            .map(|(cell, piece)| PlacedPiece {
                square: cell.square(),
                side: piece.side,
                kind: match piece.kind {
                    Kind::King => "king",
                    Kind::Guard => "guard",
                    Kind::Serf => "serf",
                },
                height: None,
            })
            .collect()
    }
}

/// Returns whether a cell is inside the walls.
pub(super) fn in_courtyard(cell: Cell) -> bool {
    cell.bit() & COURTYARD != 0
}
