//! Evaluates the positions of King's Court.

use std::ops::ControlFlow;

use super::{
    Playable,
    sets::{DIRECTIONS, beside, count},
};
use crate::{
    keys::{fold, key, mix},
    levels::Strength,
    weights,
};
use rules::{
    Game, Side,
    kings_court::{Move, Opening, Position},
};

const COURT: u64 = 0x0000_3c3c_3c3c_0000;

/// The indices of the terms in the list of weights.
pub(crate) mod term {
    /// A piece on each of the ten kinds of cells that rotations and reflections of the board tell
    /// apart.
    pub(crate) const CELL: usize = 0;
    /// The number of pieces in the court.
    pub(crate) const COURTIERS: usize = CELL + 10;
    /// Pieces that the enemy can jump, when the side is to move and when not.
    pub(crate) const EXPOSED: usize = COURTIERS + 17;
    /// Pieces in the court that the enemy can jump, in the same two cases.
    pub(crate) const EXPOSED_COURTIERS: usize = EXPOSED + 2;
    /// Vacant cells next to pieces.
    pub(crate) const ROOM: usize = EXPOSED_COURTIERS + 2;
    /// Vacant cells of the court next to pieces.
    pub(crate) const WAYS_IN: usize = ROOM + 1;
    /// Pieces that can jump over an enemy.
    pub(crate) const JUMPERS: usize = WAYS_IN + 1;
    /// The right to move.
    pub(crate) const TEMPO: usize = JUMPERS + 1;
    /// The number of terms.
    pub(crate) const COUNT: usize = TEMPO + 1;
}

/// The cells of each kind.
const KINDS: [u64; 10] = {
    let mut kinds = [0; 10];
    let mut cell = 0;
    while cell < 64 {
        let (file, rank) = (cell % 8, cell / 8);
        let file = if file < 4 { file } else { 7 - file };
        let rank = if rank < 4 { rank } else { 7 - rank };
        let (low, high) = if file < rank {
            (file, rank)
        } else {
            (rank, file)
        };
        kinds[high * (high + 1) / 2 + low] |= 1 << cell;
        cell += 1;
    }
    kinds
};

/// Returns the pieces of `prey` that `men` can jump, and those of `men` that can jump them.
fn jumps(men: u64, prey: u64) -> (u64, u64) {
    let vacant = !(men | prey);
    let (mut jumped, mut jumpers) = (0, 0);
    for (direction, back) in DIRECTIONS {
        let from = back.shift(back.shift(vacant) & prey) & men;
        jumpers |= from;
        jumped |= direction.shift(from);
    }
    (jumped, jumpers)
}

impl Playable for Position {
    const REPEATS: bool = true;
    const WEIGHTS: &'static [i16] = &weights::KINGS_COURT;

    const LEVELS: [Strength; 12] = [
        Strength::weak(1, 40).lapsing(87).overlooking(95),
        Strength::weak(1, 40).lapsing(76).overlooking(94),
        Strength::weak(1, 40).lapsing(54).overlooking(92),
        Strength::weak(1, 40).lapsing(36).overlooking(91),
        Strength::weak(1, 35),
        Strength::weak(2, 46),
        Strength::weak(3, 57),
        Strength::of_nodes(5_000),
        Strength::of_nodes(15_000),
        Strength::of_nodes(57_000),
        Strength::of_nodes(300_000),
        Strength::of_nodes(1_800_000),
    ];

    fn piece_weights() -> Vec<i16> {
        super::only(term::COUNT, &[(term::CELL..term::COURTIERS, 100)])
    }

    fn key(&self) -> u64 {
        let opening = match self.opening() {
            Opening::Done => 0,
            Opening::Any => 1,
            Opening::Over(edge) => 2 + edge as u64,
        };
        key([
            self.men(Side::First),
            self.men(Side::Second),
            opening << 1 | self.side_to_move().index() as u64,
        ])
    }

    fn visit_terms(&self, mut add: impl FnMut(usize, i32)) {
        let us = self.side_to_move();
        for (at, side, sign) in [(0, us, 1), (1, us.other(), -1)] {
            let (own, enemy) = (self.men(side), self.men(side.other()));
            let vacant = !(own | enemy);
            for (kind, cells) in KINDS.iter().enumerate() {
                add(term::CELL + kind, sign * count(own & cells));
            }
            add(term::COURTIERS + (own & COURT).count_ones() as usize, sign);
            let (exposed, _) = jumps(enemy, own);
            add(term::EXPOSED + at, sign * count(exposed));
            add(term::EXPOSED_COURTIERS + at, sign * count(exposed & COURT));
            add(term::ROOM, sign * count(beside(own) & vacant));
            add(
                term::WAYS_IN,
                sign * count(beside(own & !COURT) & vacant & COURT),
            );
            let (_, jumpers) = jumps(own, enemy);
            add(term::JUMPERS, sign * count(jumpers));
        }
        add(term::TEMPO, 1);
    }

    /// Looks for a win in one ply. A chain that captures the last enemies in the court can win.
    /// Finding out whether there is one takes a list of moves, unless there is only one enemy in
    /// the court and it can be jumped directly.
    fn wins_at_once(&self, side: Side) -> bool {
        if self.opening() != Opening::Done {
            return false;
        }
        let (own, enemy) = (self.men(side), self.men(side.other()));
        let last = enemy & COURT;
        if !last.is_power_of_two() {
            return false;
        }
        // The jumper must not leave the court without a piece of its own side.
        let vacant = !(own | enemy);
        DIRECTIONS.iter().any(|(direction, back)| {
            let from = back.shift(last) & own;
            let to = direction.shift(last) & vacant;
            from != 0 && to != 0 && (own & !from | to) & COURT != 0
        })
    }

    fn gain(&self, mv: &Move) -> i32 {
        100 * count(mv.captured_set()) + 50 * count(mv.captured_set() & COURT)
    }

    fn slot(mv: &Move) -> u16 {
        super::slot(mv.from().index(), mv.to().index())
    }

    fn code(mv: &Move) -> u32 {
        let captured = match mv.captured_set() {
            0 => 0,
            captured => fold(mix(captured)) << 13 | 1 << 31,
        };
        captured ^ (u32::from(Self::slot(mv)) + 1)
    }

    /// Circles that capture the same pieces lead to the same position, whichever piece goes round.
    /// All other moves lead to different positions, because a piece is gone from where the move
    /// started.
    fn visit_distinct<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut circles = Vec::new();
        self.visit_moves(|mv| {
            if mv.from() == mv.to() {
                let captured = mv.captured_set();
                if circles.contains(&captured) {
                    return ControlFlow::Continue(());
                }
                circles.push(captured);
            }
            visit(mv)
        })
    }
}
