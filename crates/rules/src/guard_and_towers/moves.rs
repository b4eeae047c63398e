//! The legal moves and their effects.

use std::ops::ControlFlow;

use super::{
    INFO, Illegal,
    geometry::{BOARD, Cell, Direction, SIZE, cells},
    notation::SIGNS,
    position::{Piece, Position, START, TALLEST},
};
use crate::{
    Basic, Ending, Game, Info, MoveError, PlacedPiece, PositionError, Side, Square, Trace,
    words::Sentence,
};

/// A move: the guard moves one square, or as many stones of a tower move as the number of squares
/// they cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The starting cell.
    pub from: Cell,
    /// The destination cell.
    pub to: Cell,
}

impl Position {
    /// Checks a move against the rules.
    pub(super) fn check(&self, mv: Move) -> Result<(), Illegal> {
        let us = self.to_move;
        let piece = self.piece(mv.from).ok_or(Basic::Empty(mv.from.square()))?;
        if piece.side() != us {
            return Err(Basic::NotYours(mv.from.square()).into());
        }
        if mv.from == mv.to {
            return Err(Basic::Nowhere(mv.from.square()).into());
        }
        let (direction, distance) =
            Direction::between(mv.from, mv.to).ok_or(Illegal::NotStraight(mv))?;
        match piece {
            Piece::Guard(_) if distance > 1 => return Err(Illegal::GuardTooFar(mv)),
            Piece::Tower(_, stones) if distance > stones => {
                return Err(Illegal::TowerTooFar {
                    from: mv.from,
                    stones,
                    distance,
                });
            }
            _ => {}
        }
        let mut passed = direction.shift(mv.from.bit());
        while passed != mv.to.bit() {
            if let Some(at) = cells(passed & self.occupied()).next() {
                return Err(Basic::Blocked(at.square()).into());
            }
            passed = direction.shift(passed);
        }
        self.check_landing(piece, mv.to, distance)
    }

    fn check_landing(&self, piece: Piece, to: Cell, distance: u8) -> Result<(), Illegal> {
        let us = self.to_move;
        match (piece, self.piece(to)) {
            (_, Some(Piece::Guard(side))) if side == us => Err(Illegal::OntoOwnGuard(to)),
            (Piece::Guard(_), Some(Piece::Tower(side, _))) if side == us => {
                Err(Illegal::GuardOntoOwnTower(to))
            }
            (Piece::Tower(..), Some(Piece::Tower(side, stones))) if side == us => {
                if stones + distance > TALLEST {
                    return Err(Illegal::UnionTooTall(to));
                }
                Ok(())
            }
            (Piece::Tower(..), Some(Piece::Tower(_, stones))) if stones > distance => {
                Err(Illegal::TowerTooTall {
                    to,
                    stones,
                    attackers: distance,
                })
            }
            _ => Ok(()),
        }
    }

    /// Returns the cells where the guard can go in this direction.
    fn guard_targets(&self, direction: Direction) -> u64 {
        let us = self.to_move.index();
        direction.shift(self.guards[us]) & !self.towers[us][0]
    }

    /// Visits the guard's moves that end on the cells in `guard`, and the towers' moves that end on
    /// the cells in `towers`.
    fn visit_moves_to<B>(
        &self,
        guard: u64,
        towers: u64,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.goal_reached().is_some() {
            return ControlFlow::Continue(());
        }
        for direction in Direction::ALL {
            for to in cells(self.guard_targets(direction) & guard) {
                visit(Move {
                    from: direction.back(to, 1),
                    to,
                })?;
            }
        }
        self.visit_tower_targets(|direction, stones, ends| {
            for to in cells(ends & towers) {
                visit(Move {
                    from: direction.back(to, stones),
                    to,
                })?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Visits, for each direction and number of stones, all cells where such parts of towers end.
    fn visit_tower_targets<B>(
        &self,
        mut visit: impl FnMut(Direction, u8, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let us = self.to_move.index();
        let free = BOARD & !self.occupied();
        for direction in Direction::ALL {
            for stones in 1..SIZE {
                let level = usize::from(stones) - 1;
                let mut parts = self.towers[us][level];
                if parts == 0 {
                    break; // no tower is that tall or taller
                }
                for _ in 1..stones {
                    parts = direction.shift(parts) & free;
                }
                let ends = direction.shift(parts) & !self.forbidden_ends(stones);
                if ends != 0 {
                    visit(direction, stones, ends)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the cells where a part of a tower with this many stones must not end.
    fn forbidden_ends(&self, stones: u8) -> u64 {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        let stones = usize::from(stones);
        let taller_enemies = self.towers[them][stones];
        let too_tall_unions = self.towers[us][usize::from(TALLEST) - stones];
        self.guards[us] | taller_enemies | too_tall_unions
    }

    /// Counts the moves, whether or not the match has ended. No two moves with the same direction
    /// and number of stones end on the same cell, so it is enough to count ends.
    pub(super) fn count_unfinished(&self) -> u64 {
        let mut count: u32 = Direction::ALL
            .iter()
            .map(|&direction| self.guard_targets(direction).count_ones())
            .sum();
        let _ = self.visit_tower_targets(|_, _, ends| {
            count += ends.count_ones();
            ControlFlow::<()>::Continue(())
        });
        count.into()
    }
}

/// Returns the number of stones on a cell.
fn height(towers: &[u64], cell: u64) -> usize {
    towers.iter().take_while(|&level| level & cell != 0).count()
}

/// Removes a cell from all levels. No level has a cell that the one below lacks.
fn remove(levels: &mut [u64], cell: u64) {
    for level in levels {
        if *level & cell == 0 {
            break;
        }
        *level &= !cell;
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
        self.goal_reached()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_moves_to(BOARD, BOARD, visit)
    }

    fn visit_forcing<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let them = self.to_move.other();
        let enemies = self.guards[them.index()] | self.towers[them.index()][0];
        self.visit_moves_to(enemies | Position::castle(them).bit(), enemies, visit)
    }

    fn count_moves(&self) -> u64 {
        if self.goal_reached().is_some() {
            0
        } else {
            self.count_unfinished()
        }
    }

    fn move_by_squares(&self, squares: &[Square]) -> Result<Move, MoveError<Illegal>> {
        let mv = Position::named(squares).map_err(MoveError::Unreadable)?;
        self.check(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }

    fn move_by_text(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let mv = Position::read_move_text(text)?;
        self.check(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }

    fn write_move(&self, mv: &Move) -> String {
        self.move_text(*mv)
    }

    fn check_move(&self, mv: &Move) -> Result<Move, Illegal> {
        self.check(*mv)?;
        Ok(*mv)
    }

    fn play_legal(&mut self, mv: &Move) {
        let us = self.to_move;
        let them = us.other().index();
        let (from, to) = (mv.from.bit(), mv.to.bit());
        self.guards[them] &= !to;
        remove(&mut self.towers[them], to);
        if self.guards[us.index()] & from != 0 {
            self.guards[us.index()] = to;
        } else if let Some((_, stones)) = Direction::between(mv.from, mv.to) {
            let towers = &mut self.towers[us.index()];
            let (rest, grown) = (
                height(towers, from) - usize::from(stones),
                height(towers, to) + usize::from(stones),
            );
            remove(&mut towers[rest..], from);
            for level in &mut towers[..grown] {
                *level |= to;
            }
        }
        self.to_move = us.other();
    }

    fn trace(&self, mv: &Move) -> Trace {
        let to = mv.to.square();
        let captures = self
            .piece(mv.to)
            .is_some_and(|piece| piece.side() != self.to_move);
        Trace {
            path: vec![mv.from.square(), to],
            removed: if captures { vec![to] } else { Vec::new() },
        }
    }

    fn origin(&self, mv: &Move) -> Square {
        mv.from.square()
    }

    fn captures(&self, mv: &Move) -> u32 {
        let target = self.piece(mv.to);
        target
            .is_some_and(|piece| piece.side() != self.to_move)
            .into()
    }

    fn is_quiet(&self, mv: &Move) -> bool {
        self.piece(mv.to).is_none()
    }

    fn meaning(&self, mv: &Move) -> Sentence {
        self.meaning_of(*mv)
    }

    fn pieces(&self) -> Vec<PlacedPiece> {
        Position::pieces(self)
            .map(|(cell, piece)| {
                let (kind, height) = match piece {
                    Piece::Guard(_) => ("guard", None),
                    Piece::Tower(_, 1) => ("stone", None),
                    Piece::Tower(_, height) => ("tower", Some(height)),
                };
                PlacedPiece {
                    square: cell.square(),
                    side: piece.side(),
                    kind,
                    height,
                }
            })
            .collect()
    }
}
