//! From the squares that a player names to a legal move, or to the rule against it.

use super::{
    Illegal,
    board::{Field, GATES, HOME_ROW, Way},
    chain::{Chain, Jumper},
    moves::{Move, in_courtyard},
    position::{BLACK, Kind, Piece, Position, WHITE},
};
use crate::games::{Basic, Square};

impl Position {
    /// The move that these squares name. They decide which kind of move it is.
    pub(super) fn resolve(&self, squares: &[Square]) -> Result<Move, Illegal> {
        let fields = squares
            .iter()
            .map(|&square| Field::from_square(square).ok_or(Illegal::LightSquare(square)))
            .collect::<Result<Vec<Field>, Illegal>>()?;
        if self.liable != 0 {
            return self.resolve_choice(&fields);
        }
        let [from, to, ..] = fields[..] else {
            return Err(Illegal::NothingToRemove);
        };
        let piece = self.piece(from).ok_or(Basic::Empty(from.square()))?;
        if piece.side != self.to_move {
            return Err(Basic::NotYours(from.square()).into());
        }
        if self.returns(piece.side).0 & from.bit() != 0 {
            return self.resolve_return(&fields);
        }
        if fields.len() > 2 {
            return self.resolve_chain(piece, &fields);
        }
        let (way, steps) = direction(piece, from, to)?;
        if steps == 2 && self.piece(way.before(to, 1)).is_some() {
            self.resolve_chain(piece, &fields)
        } else {
            self.resolve_step(piece, way, from, to)
        }
    }

    /// While a choice is pending, the choices are the legal moves.
    fn resolve_choice(&self, fields: &[Field]) -> Result<Move, Illegal> {
        match *fields {
            [field] if self.liable & field.bit() != 0 => Ok(Move::Choice(field)),
            [field] => Err(Illegal::NotLiable {
                square: field.square(),
                choices: self.choices(),
            }),
            _ => Err(Illegal::ChooseFirst(self.choices())),
        }
    }

    /// A serf on the far row can do nothing but return.
    fn resolve_return(&self, fields: &[Field]) -> Result<Move, Illegal> {
        match *fields {
            [from, to] if from == to => Err(Basic::Nowhere(from.square()).into()),
            [from, to] if HOME_ROW[self.to_move.index()] & to.bit() != 0 => {
                self.must_be_vacant(to)?;
                Ok(Move::Return { from, to })
            }
            _ => Err(Illegal::SerfAtEnd {
                square: fields[0].square(),
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
        way: Way,
        from: Field,
        to: Field,
    ) -> Result<Move, Illegal> {
        may_end(piece, way, to)?;
        if from != way.before(to, 1) {
            not_through_courtyard(way, to)?;
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

    /// Jumps, of which each must be one on the board that the ones before it left.
    fn resolve_chain(&self, piece: Piece, fields: &[Field]) -> Result<Move, Illegal> {
        let mut chain = Chain::at(fields[0]);
        let mut jumper = self.jumper(piece.side, piece.kind, fields[0]);
        for leg in fields.windows(2) {
            let (from, to) = (leg[0], leg[1]);
            if in_courtyard(from) {
                return Err(Illegal::AfterCourtyard(from.square()));
            }
            let (way, steps) = direction(piece, from, to)?;
            if steps == 1 {
                return Err(Illegal::StepInChain {
                    square: from.square(),
                    to: to.square(),
                });
            }
            jumper = match jumper.jump(way) {
                Some(next) => next,
                None => return Err(self.why_no_jump(piece, &jumper, way, to)),
            };
            chain = chain.then(way);
        }
        Ok(Move::Jumps(chain))
    }

    fn why_no_jump(&self, piece: Piece, jumper: &Jumper, way: Way, to: Field) -> Illegal {
        let walls = may_end(piece, way, to).and_then(|()| not_through_courtyard(way, to));
        if let Err(illegal) = walls {
            return illegal;
        }
        let over = way.before(to, 1);
        match self.piece(over).filter(|_| !jumper.is_vacant(over)) {
            None => Illegal::NothingToJump(over.square()),
            Some(other) if other.side == piece.side => Illegal::OverOwn(over.square()),
            Some(other) if other.kind == Kind::King && piece.kind == Kind::King => {
                Illegal::KingOverKing(over.square())
            }
            Some(_) => Basic::Blocked(to.square()).into(),
        }
    }

    fn must_be_vacant(&self, field: Field) -> Result<(), Illegal> {
        match self.piece(field) {
            Some(_) => Err(Basic::Blocked(field.square()).into()),
            None => Ok(()),
        }
    }
}

/// The way of a step or a jump and how many steps, if a piece of this kind goes that way at all.
fn direction(piece: Piece, from: Field, to: Field) -> Result<(Way, u8), Illegal> {
    let square = from.square();
    if from == to {
        return Err(Basic::Nowhere(square).into());
    }
    let (way, steps) = Way::between(from, to).ok_or(Illegal::NotDiagonal {
        square,
        to: to.square(),
    })?;
    if piece.kind == Kind::Serf && !way.is_forward(piece.side) {
        return Err(Illegal::SerfBackward(square));
    }
    if steps > 2 {
        return Err(Illegal::TooFar {
            kind: piece.kind,
            square,
        });
    }
    Ok((way, steps))
}

/// Only a king ends in the courtyard, and only through its own entrance.
fn may_end(piece: Piece, way: Way, to: Field) -> Result<(), Illegal> {
    if !in_courtyard(to) {
        return Ok(());
    }
    if piece.kind != Kind::King {
        return Err(Illegal::OnlyKingsEnter(to.square()));
    }
    let gate = &GATES[piece.side.index()];
    if gate.way == way && gate.inside == to.bit() {
        return Ok(());
    }
    Err(Illegal::WrongEntrance {
        entrance: gate.entrance.square(),
    })
}

/// Nothing passes through the courtyard in two steps.
fn not_through_courtyard(way: Way, to: Field) -> Result<(), Illegal> {
    if in_courtyard(way.before(to, 1)) {
        return Err(Illegal::ThroughCourtyard);
    }
    Ok(())
}
