//! Turns the squares that a player names into a legal move, or into the rule it breaks.

use super::{
    Illegal,
    chain::{Chain, Jumper},
    geometry::{Cell, Direction, GATES, HOME_ROW},
    moves::{Move, in_courtyard},
    position::{BLACK, Kind, Piece, Position, WHITE},
};
use crate::{Basic, Square};

impl Position {
    /// Returns the move that these squares name. The squares decide which kind of move it is.
    pub(super) fn resolve(&self, squares: &[Square]) -> Result<Move, Illegal> {
        let cells = squares
            .iter()
            .map(|&square| Cell::from_square(square).ok_or(Illegal::LightSquare(square)))
            .collect::<Result<Vec<Cell>, Illegal>>()?;
        if self.liable != 0 {
            return self.resolve_choice(&cells);
        }
        let [from, to, ..] = cells[..] else {
            return Err(Illegal::NothingToRemove);
        };
        let piece = self.piece(from).ok_or(Basic::Empty(from.square()))?;
        if piece.side != self.to_move {
            return Err(Basic::NotYours(from.square()).into());
        }
        if self.returns(piece.side).0 & from.bit() != 0 {
            return self.resolve_return(&cells);
        }
        if cells.len() > 2 {
            return self.resolve_chain(piece, &cells);
        }
        let (direction, steps) = direction(piece, from, to)?;
        if steps == 2 && self.piece(direction.before(to, 1)).is_some() {
            self.resolve_chain(piece, &cells)
        } else {
            self.resolve_step(piece, direction, from, to)
        }
    }

    /// Resolves a choice. While one is pending, the choices are the legal moves.
    fn resolve_choice(&self, cells: &[Cell]) -> Result<Move, Illegal> {
        match *cells {
            [cell] if self.liable & cell.bit() != 0 => Ok(Move::Choice(cell)),
            [cell] => Err(Illegal::NotLiable {
                square: cell.square(),
                choices: self.choices(),
            }),
            _ => Err(Illegal::ChooseFirst(self.choices())),
        }
    }

    /// Resolves a return. A serf on the far row can do nothing else.
    fn resolve_return(&self, cells: &[Cell]) -> Result<Move, Illegal> {
        match *cells {
            [from, to] if from == to => Err(Basic::Nowhere(from.square()).into()),
            [from, to] if HOME_ROW[self.to_move.index()] & to.bit() != 0 => {
                self.must_be_vacant(to)?;
                Ok(Move::Return { from, to })
            }
            _ => Err(Illegal::SerfAtEnd {
                square: cells[0].square(),
                home: match self.to_move {
                    WHITE => 1,
                    BLACK => 10,
                },
            }),
        }
    }

    fn resolve_step(
        &self,
        piece: Piece,
        direction: Direction,
        from: Cell,
        to: Cell,
    ) -> Result<Move, Illegal> {
        may_end(piece, direction, to)?;
        if from != direction.before(to, 1) {
            not_through_courtyard(direction, to)?;
            if piece.kind != Kind::Guard {
                return Err(Illegal::TooFar {
                    kind: piece.kind,
                    square: from.square(),
                });
            }
        }
        self.must_be_vacant(to)?;
        Ok(Move::Step { from, to })
    }

    /// Resolves a chain. Each jump must be possible on the board that the previous jumps have left.
    fn resolve_chain(&self, piece: Piece, cells: &[Cell]) -> Result<Move, Illegal> {
        let mut chain = Chain::at(cells[0]);
        let mut jumper = self.jumper(piece.side, piece.kind, cells[0]);
        for leg in cells.windows(2) {
            let (from, to) = (leg[0], leg[1]);
            if in_courtyard(from) {
                return Err(Illegal::AfterCourtyard(from.square()));
            }
            let (direction, steps) = direction(piece, from, to)?;
            if steps == 1 {
                return Err(Illegal::StepInChain {
                    square: from.square(),
                    to: to.square(),
                });
            }
            jumper = match jumper.jump(direction) {
                Some(next) => next,
                None => return Err(self.why_no_jump(piece, &jumper, direction, to)),
            };
            chain = chain.then(direction);
        }
        Ok(Move::Jumps(chain))
    }

    fn why_no_jump(
        &self,
        piece: Piece,
        jumper: &Jumper,
        direction: Direction,
        to: Cell,
    ) -> Illegal {
        let walls =
            may_end(piece, direction, to).and_then(|()| not_through_courtyard(direction, to));
        if let Err(illegal) = walls {
            return illegal;
        }
        let over = direction.before(to, 1);
        match self.piece(over).filter(|_| !jumper.is_vacant(over)) {
            None => Illegal::NothingToJump(over.square()),
            Some(other) if other.side == piece.side => Illegal::OverOwn(over.square()),
            Some(other) if other.kind == Kind::King && piece.kind == Kind::King => {
                Illegal::KingOverKing(over.square())
            }
            Some(_) => Basic::Blocked(to.square()).into(),
        }
    }

    fn must_be_vacant(&self, cell: Cell) -> Result<(), Illegal> {
        match self.piece(cell) {
            Some(_) => Err(Basic::Blocked(cell.square()).into()),
            None => Ok(()),
        }
    }
}

/// Returns the direction and the length of a step or jump, if a piece of this kind moves in that
/// direction at all.
fn direction(piece: Piece, from: Cell, to: Cell) -> Result<(Direction, u8), Illegal> {
    let square = from.square();
    if from == to {
        return Err(Basic::Nowhere(square).into());
    }
    let (direction, steps) = Direction::between(from, to).ok_or(Illegal::NotDiagonal {
        square,
        to: to.square(),
    })?;
    if piece.kind == Kind::Serf && !direction.is_forward(piece.side) {
        return Err(Illegal::SerfBackward(square));
    }
    if steps > 2 {
        return Err(Illegal::TooFar {
            kind: piece.kind,
            square,
        });
    }
    Ok((direction, steps))
}

/// Checks the end of a move. Only a king can end in the courtyard, and only through its own
/// entrance.
fn may_end(piece: Piece, direction: Direction, to: Cell) -> Result<(), Illegal> {
    if !in_courtyard(to) {
        return Ok(());
    }
    if piece.kind != Kind::King {
        return Err(Illegal::OnlyKingsEnter(to.square()));
    }
    let gate = &GATES[piece.side.index()];
    if gate.direction == direction && gate.inside == to.bit() {
        return Ok(());
    }
    Err(Illegal::WrongEntrance {
        entrance: gate.entrance.square(),
    })
}

/// Checks that a move of two steps does not pass through the courtyard, as nothing can.
fn not_through_courtyard(direction: Direction, to: Cell) -> Result<(), Illegal> {
    if in_courtyard(direction.before(to, 1)) {
        return Err(Illegal::ThroughCourtyard);
    }
    Ok(())
}
