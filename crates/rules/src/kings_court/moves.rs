//! The legal moves and their effects.

use std::ops::ControlFlow;

use super::{
    INFO, Illegal,
    geometry::{COURT, DIRECTIONS, Edge, SIZE, direction, distance},
    notation::SIGNS,
    position::{Opening, Position, START},
};
use crate::{
    Cell, Ending, Game, Info, MoveError, PlacedPiece, PositionError, Reason, Side, Square, Trace,
    grid::{Direction, cells},
    words::Sentence,
};

/// A move: one step, or a chain of jumps identified by its start, its end and its captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(super) from: Cell,
    pub(super) to: Cell,
    pub(super) captured: u64,
}

impl Move {
    /// Returns the starting cell.
    pub const fn from(self) -> Cell {
        self.from
    }

    /// Returns the destination cell.
    pub const fn to(self) -> Cell {
        self.to
    }

    /// Returns the enemies it removes.
    pub fn captured(self) -> impl Iterator<Item = Cell> {
        cells(self.captured)
    }

    /// Returns the captured enemies as a set.
    pub const fn captured_set(self) -> u64 {
        self.captured
    }

    /// Returns whether it is a step. A step moves one square, while jumps cover an even number of
    /// files and of ranks.
    pub(super) fn is_step(self) -> bool {
        distance(self.from, self.to) == Some(1)
    }
}

impl Position {
    /// Visits, for each direction, the cells where steps end. During the opening, steps lead into
    /// the court over an open edge. After it they lead to any vacant cell, unless the piece is the
    /// only one of its side in the court: the side must have a piece there when its turn is over.
    fn visit_steps<B>(
        &self,
        mut visit: impl FnMut(Direction, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let men = self.men[self.to_move.index()];
        let vacant = self.vacant();
        if self.opening != Opening::Done {
            return self.edges().try_for_each(|edge| {
                let direction = edge.inward();
                visit(direction, direction.shift(men & !COURT) & vacant & COURT)
            });
        }
        let bound = self.bound();
        for direction in DIRECTIONS {
            visit(
                direction,
                (direction.shift(men & !bound) | direction.shift(bound) & COURT) & vacant,
            )?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the edges over which the opening can enter the court.
    fn edges(&self) -> impl Iterator<Item = Edge> {
        let opening = self.opening;
        Edge::ALL.into_iter().filter(move |&edge| match opening {
            Opening::Any => true,
            Opening::Over(only) => only == edge,
            Opening::Done => false,
        })
    }

    /// Returns the piece that cannot leave the court because its side has no other piece there.
    fn bound(&self) -> u64 {
        let courtiers = self.courtiers(self.to_move);
        if courtiers.is_power_of_two() {
            courtiers
        } else {
            0
        }
    }

    /// Visits, for each piece and set of captures, the cells where such chains end.
    fn visit_chains<B>(
        &self,
        mut visit: impl FnMut(Cell, u64, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.opening != Opening::Done {
            return ControlFlow::Continue(()); // no jumps in the first two moves
        }
        for from in cells(self.jumpers(self.to_move)) {
            let allowed = if self.bound() == from.bit() {
                COURT
            } else {
                u64::MAX
            };
            self.grid(self.to_move, from)
                .visit_ends(from, |ends, captured| {
                    // A chain that ends at its start without a capture is not a move (ruling).
                    let nowhere = if captured == 0 { from.bit() } else { 0 };
                    visit(from, captured, ends & allowed & !nowhere)
                })?;
        }
        ControlFlow::Continue(())
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
        self.winner()
            .map(|winner| Ending::win(winner, Reason::CourtLost))
    }

    fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        self.visit_steps(|direction, ends| {
            cells(ends).try_for_each(|to| {
                visit(Move {
                    from: direction.back(to, 1),
                    to,
                    captured: 0,
                })
            })
        })?;
        self.visit_chains(|from, captured, ends| {
            cells(ends).try_for_each(|to| visit(Move { from, to, captured }))
        })
    }

    fn visit_forcing<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        self.visit_chains(|from, captured, ends| {
            let ends = if captured == 0 { 0 } else { ends };
            cells(ends).try_for_each(|to| visit(Move { from, to, captured }))
        })
    }

    fn count_moves(&self) -> u64 {
        if self.winner().is_some() {
            return 0;
        }
        let mut count = 0;
        let _ = self.visit_steps(|_, ends| {
            count += u64::from(ends.count_ones());
            ControlFlow::<()>::Continue(())
        });
        let _ = self.visit_chains(|_, _, ends| {
            count += u64::from(ends.count_ones());
            ControlFlow::<()>::Continue(())
        });
        count
    }

    fn move_by_squares(&self, squares: &[Square]) -> Result<Move, MoveError<Illegal>> {
        let cells = Position::named(squares).map_err(MoveError::Unreadable)?;
        self.resolve(&cells).map_err(MoveError::Illegal)
    }

    fn write_move(&self, mv: &Move) -> String {
        self.move_text(*mv)
    }

    fn check_move(&self, mv: &Move) -> Result<Move, Illegal> {
        self.check(*mv)?;
        Ok(*mv)
    }

    fn play_legal(&mut self, mv: &Move) {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        self.men[us] = self.men[us] & !mv.from.bit() | mv.to.bit();
        self.men[them] &= !mv.captured;
        if self.opening != Opening::Done {
            let came_in = Edge::ALL
                .into_iter()
                .find(|edge| edge.inward() == direction(mv.from, mv.to));
            self.opening = match (self.opening, came_in) {
                (Opening::Any, Some(edge)) => Opening::Over(edge.opposite()),
                _ => Opening::Done,
            };
        }
        self.to_move = self.to_move.other();
    }

    fn trace(&self, mv: &Move) -> Trace {
        let jumps = self.jumps(*mv);
        let ends = jumps.iter().map(|jump| jump.to);
        let path: Vec<Square> = std::iter::once(mv.from)
            .chain(ends)
            .chain(mv.is_step().then_some(mv.to))
            .map(Cell::square)
            .collect();
        let removed = jumps
            .iter()
            .filter(|jump| jump.captures)
            .map(|jump| jump.over.square())
            .collect();
        Trace { path, removed }
    }

    fn origin(&self, mv: &Move) -> Square {
        mv.from.square()
    }

    fn captures(&self, mv: &Move) -> u32 {
        mv.captured.count_ones()
    }

    fn meaning(&self, mv: &Move) -> Sentence {
        Position::meaning_of(*mv)
    }

    fn next_squares(&self, named: &[Square]) -> Vec<Square> {
        self.next_in_chain(named)
    }

    fn pieces(&self) -> Vec<PlacedPiece> {
        cells(self.men[0] | self.men[1])
            .filter_map(|cell| Some((cell, self.piece(cell)?)))
            .map(|(cell, piece)| PlacedPiece {
                square: cell.square(),
                side: piece,
                kind: "man",
                height: None,
            })
            .collect()
    }
}
