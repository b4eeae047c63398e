//! Turns the squares that a player names into a legal move, or into the rule it breaks. It follows
//! a chain jump by jump and looks at no other chain.

use super::{
    Illegal,
    geometry::{COURT, Edge, direction, distance},
    moves::Move,
    position::{Opening, Position},
};
use crate::{Basic, Cell};

impl Position {
    /// Returns the move that these squares, at least two, name.
    pub(super) fn resolve(&self, cells: &[Cell]) -> Result<Move, Illegal> {
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        let side = self.piece(from).ok_or(Basic::Empty(from.square()))?;
        if side != self.to_move {
            return Err(Basic::NotYours(from.square()).into());
        }
        if cells.len() == 2 && from == to {
            return Err(Basic::Nowhere(from.square()).into());
        }
        let step = cells.len() == 2 && distance(from, to) == Some(1);
        let mv = if step {
            if self.piece(to).is_some() {
                return Err(Basic::Blocked(to.square()).into());
            }
            Move {
                from,
                to,
                captured: 0,
            }
        } else {
            self.resolve_chain(cells)?
        };
        match self.opening {
            Opening::Done => self.must_stay_in_court(mv)?,
            Opening::Any => Position::must_enter(mv, None)?,
            Opening::Over(edge) => Position::must_enter(mv, Some(edge))?,
        }
        Ok(mv)
    }

    fn resolve_chain(&self, cells: &[Cell]) -> Result<Move, Illegal> {
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        let grid = self.grid(self.to_move, from);
        let mut captured = 0;
        for leg in cells.windows(2) {
            let (square, end) = (leg[0].square(), leg[1].square());
            match distance(leg[0], leg[1]) {
                None => return Err(Illegal::NotStraight { square, to: end }),
                Some(0) => return Err(Basic::Nowhere(square).into()),
                Some(1) => return Err(Illegal::StepInChain { square, to: end }),
                Some(2) => {}
                Some(_) => return Err(Illegal::TooFar { square, to: end }),
            }
            let over = direction(leg[0], leg[1]).back(leg[1], 1);
            let prey = grid.prey & !captured & over.bit();
            if prey == 0 && grid.own & over.bit() == 0 {
                return Err(Illegal::NothingToJump(over.square()));
            }
            if grid.vacant & leg[1].bit() == 0 {
                return Err(Basic::Blocked(end).into());
            }
            captured |= prey;
        }
        if from == to && captured == 0 {
            return Err(Illegal::EmptyTour(from.square()));
        }
        Ok(Move { from, to, captured })
    }

    /// Checks that the side that moved has a piece in the court when its turn is over. Where the
    /// piece was in the middle of a chain does not matter (ruling).
    fn must_stay_in_court(&self, mv: Move) -> Result<(), Illegal> {
        let others = self.courtiers(self.to_move) & !mv.from.bit();
        if (others | mv.to.bit()) & COURT == 0 {
            return Err(Illegal::LeavesCourt(mv.from.square()));
        }
        Ok(())
    }

    /// Returns whether a chain with this end and these captures can be a move.
    pub(super) fn may_end(&self, mv: Move) -> bool {
        (mv.from != mv.to || mv.captured != 0) && self.must_stay_in_court(mv).is_ok()
    }

    /// Checks that the first move of each side is a step into the court.
    fn must_enter(mv: Move, only: Option<Edge>) -> Result<(), Illegal> {
        if !mv.is_step() {
            return Err(Illegal::JumpInOpening);
        }
        if mv.from.bit() & COURT != 0 || mv.to.bit() & COURT == 0 {
            return Err(Illegal::NotIntoCourt {
                square: mv.from.square(),
                to: mv.to.square(),
            });
        }
        match only {
            Some(edge) if edge.inward() != direction(mv.from, mv.to) => {
                Err(Illegal::WrongEdge(edge))
            }
            _ => Ok(()),
        }
    }

    /// Checks whether a move, perhaps of another position, is legal here.
    pub(super) fn check(&self, mv: Move) -> Result<(), Illegal> {
        let mut cells = vec![mv.from];
        cells.extend(self.jumps(mv).iter().map(|jump| jump.to));
        if cells.len() == 1 {
            cells.push(mv.to); // a step, or an impossible chain
        }
        if self.resolve(&cells)? == mv {
            Ok(())
        } else {
            Err(Illegal::NoChain {
                square: mv.from.square(),
                to: mv.to.square(),
            })
        }
    }
}
