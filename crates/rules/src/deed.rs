//! What a move does, piece by piece, for sentences about it.

use super::{AnyMove, PlacedPiece, Side, Square};

/// The effects of a move, independent of the game's own types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The side that makes the move.
    pub side: Side,
    /// The piece that moves, as it was before. `None` if the move only removes a piece.
    pub mover: Option<PlacedPiece>,
    /// The squares the piece passes, starting with its origin.
    pub path: Vec<Square>,
    /// The fate of the piece of its own side that it ends on.
    pub onto: Option<Onto>,
    /// The enemies it captures, in the order of its path.
    pub captured: Vec<PlacedPiece>,
    /// The pieces that the rules remove for a missed capture: the mover's own, or the enemy's if
    /// the mover had the choice.
    pub forfeited: Vec<PlacedPiece>,
    /// The mover's own pieces from which the opponent must choose one to remove, where they are
    /// afterwards.
    pub at_stake: Vec<PlacedPiece>,
}

/// The fate of a piece that another of its own side ends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// They form a stack of this many stones.
    Stack(u8),
    /// They swap places.
    Exchange(PlacedPiece),
}

impl AnyMove {
    /// Returns what the move does, piece by piece.
    pub fn deed(&self) -> Deed {
        let (side, after, trace) = (self.side(), self.after(), self.trace());
        let (pieces, pieces_after) = (self.before().pieces(), after.pieces());
        let on = |pieces: &[PlacedPiece], square: Option<&Square>, side: Side| {
            let is_it = |piece: &&PlacedPiece| Some(&piece.square) == square && piece.side == side;
            pieces.iter().find(is_it).copied()
        };
        let (from, to) = (trace.path.first(), trace.path.last());
        let mover = on(&pieces, from, side);

        // Enemies do not move, so those that are not where they were have left the board.
        let mut lost: Vec<PlacedPiece> = pieces
            .iter()
            .filter(|piece| piece.side != side)
            .filter(|piece| on(&pieces_after, Some(&piece.square), piece.side).is_none())
            .copied()
            .collect();
        lost.sort_by_key(|piece| trace.removed.iter().position(|at| *at == piece.square));
        let (captured, mut forfeited) = match mover {
            Some(_) => (lost, Vec::new()),
            None => (Vec::new(), lost),
        };
        forfeited.extend(pieces.iter().filter(|piece| {
            let stood_still = Some(&piece.square) != from;
            let is_gone = on(&pieces_after, Some(&piece.square), side).is_none();
            piece.side == side && stood_still && is_gone
        }));
        if mover.is_some() && on(&pieces_after, to, side).is_none() {
            forfeited.extend(mover.zip(to).map(|(mover, to)| PlacedPiece {
                square: *to,
                ..mover
            }));
        }
        let choices = after.choices();
        let at_stake = choices
            .iter()
            .filter_map(|square| on(&pieces_after, Some(square), side));
        Deed {
            side,
            onto: on(&pieces, to, side).filter(|_| from != to).map(|own| {
                match on(&pieces_after, to, side) {
                    Some(PlacedPiece {
                        height: Some(height),
                        ..
                    }) => Onto::Stack(height),
                    _ => Onto::Exchange(own),
                }
            }),
            mover,
            at_stake: at_stake.collect(),
            path: trace.path,
            captured,
            forfeited,
        }
    }
}
