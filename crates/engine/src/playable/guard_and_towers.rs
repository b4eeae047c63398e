//! Evaluates the positions of Guard & Towers.

use super::{
    Playable,
    sets::{DIRECTIONS, beside, bits, count},
};
use crate::{keys::key, levels::Strength, weights};
use rules::{
    Game, Side,
    guard_and_towers::{Move, Position},
};

const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;

/// Cells that mirror each other left to right count as one: four files of seven ranks.
const HALF: usize = 4 * 7;

/// The indices of the terms in the list of weights.
pub(crate) mod term {
    use super::HALF;

    /// The guard on each cell.
    pub(crate) const GUARD: usize = 0;
    /// Towers of 1, 2, 3 and more stones on each cell.
    pub(crate) const TOWER: usize = GUARD + HALF;
    /// Towers of 1 to 7 stones, wherever they are.
    pub(crate) const HEIGHT: usize = TOWER + 4 * HALF;
    /// Cells where towers can go.
    pub(crate) const MOBILITY: usize = HEIGHT + 7;
    /// Enemy towers that can be captured, for the side to move and for the other one.
    pub(crate) const PREY: usize = MOBILITY + 1;
    /// Cells around the enemy guard where towers can go.
    pub(crate) const SIEGE: usize = PREY + 2;
    /// Cells where the guard can go and no enemy tower can.
    pub(crate) const EXITS: usize = SIEGE + 1;
    /// Own towers onto which towers can go: those that are guarded.
    pub(crate) const COVER: usize = EXITS + 1;
    /// The right to move.
    pub(crate) const TEMPO: usize = COVER + 1;
    /// The number of terms.
    pub(crate) const COUNT: usize = TEMPO + 1;
}

/// The options of a side's towers.
struct Reach {
    /// The cells where they can go.
    ends: u64,
    /// The enemy towers they can capture.
    prey: u64,
}

fn reach(position: &Position, side: Side) -> Reach {
    let (own, enemy) = (position.towers(side), position.towers(side.other()));
    let guards = position.guard(Side::First) | position.guard(Side::Second);
    let free = BOARD & !(own[0] | enemy[0] | guards);
    let mut reach = Reach { ends: 0, prey: 0 };
    for (direction, _) in DIRECTIONS {
        for (stones, &level) in (1..=6).zip(own) {
            let mut parts = level;
            if parts == 0 {
                break;
            }
            for _ in 1..stones {
                parts = direction.shift(parts) & free;
            }
            let ends = direction.shift(parts) & BOARD;
            reach.ends |= ends & !enemy[stones];
            reach.prey |= ends & enemy[0] & !enemy[stones];
        }
    }
    reach
}

/// Returns the set as this side sees it: with its own castle at the bottom.
const fn seen_by(side: Side, set: u64) -> u64 {
    match side {
        Side::First => set.swap_bytes() >> 8,
        Side::Second => set,
    }
}

/// The number of each cell, the same for both halves of the board.
const HALVES: [u8; 64] = {
    let mut halves = [0; 64];
    let mut cell = 0;
    while cell < 56 {
        let (file, rank) = (cell % 8, cell / 8);
        if file < 7 {
            halves[cell as usize] = rank * 4 + if file < 3 { file } else { 6 - file };
        }
        cell += 1;
    }
    halves
};

fn half(cell: usize) -> usize {
    HALVES[cell].into()
}

impl Playable for Position {
    const REPEATS: bool = true;
    const WEIGHTS: &'static [i16] = &weights::GUARD_AND_TOWERS;

    const LEVELS: [Strength; 12] = [
        Strength::weak(1, 140).lapsing(67).overlooking(85),
        Strength::weak(1, 100).lapsing(65).overlooking(85),
        Strength::weak(1, 40).lapsing(60).overlooking(85),
        Strength::weak(1, 40).lapsing(42).overlooking(85),
        Strength::weak(2, 40),
        Strength::weak(2, 10),
        Strength::weak(4, 50),
        Strength::of_nodes(4_000),
        Strength::of_nodes(14_000),
        Strength::of_nodes(80_000),
        Strength::of_nodes(750_000),
        Strength::of_nodes(4_200_000),
    ];

    fn piece_weights() -> Vec<i16> {
        let heights: Vec<_> = (term::HEIGHT..term::MOBILITY)
            .zip([100, 200, 300, 400, 500, 600, 700])
            .map(|(height, worth)| (height..height + 1, worth))
            .collect();
        super::only(term::COUNT, &heights)
    }

    fn key(&self) -> u64 {
        let [first, second] = Side::BOTH.map(|side| {
            // Stones are counted in unary, so the sum of two heights tells them apart.
            let levels = self.towers(side);
            key(std::iter::once(self.guard(side))
                .chain(levels.iter().copied().take_while(|&level| level != 0)))
        });
        key([first, second, self.side_to_move().index() as u64])
    }

    fn visit_terms(&self, mut add: impl FnMut(usize, i32)) {
        let us = self.side_to_move();
        let reaches = [us, us.other()].map(|side| reach(self, side));
        for (at, side, sign) in [(0, us, 1), (1, us.other(), -1)] {
            let (own, enemy) = (&reaches[at], &reaches[1 - at]);
            let guard = self.guard(side);
            for cell in bits(seen_by(side, guard)) {
                add(term::GUARD + half(cell), sign);
            }
            let towers = self.towers(side);
            for stones in 1..=7 {
                if towers[stones - 1] == 0 {
                    break;
                }
                let exactly = towers[stones - 1] & !towers[stones];
                add(term::HEIGHT + stones - 1, sign * count(exactly));
                let table = term::TOWER + (stones.min(4) - 1) * HALF;
                for cell in bits(seen_by(side, exactly)) {
                    add(table + half(cell), sign);
                }
            }
            add(term::MOBILITY, sign * count(own.ends));
            add(term::PREY + at, sign * count(own.prey));
            let prison = beside(self.guard(side.other())) & BOARD;
            add(term::SIEGE, sign * count(own.ends & prison));
            let exits = beside(guard) & BOARD & !towers[0] & !enemy.ends;
            add(term::EXITS, sign * count(exits));
            add(term::COVER, sign * count(own.ends & towers[0]));
        }
        add(term::TEMPO, 1);
    }

    fn wins_at_once(&self, side: Side) -> bool {
        let (guard, prey) = (self.guard(side), self.guard(side.other()));
        let (towers, enemies) = (self.towers(side), self.towers(side.other()));
        let castle = 1 << Position::castle(side.other()).index();
        if beside(guard) & (prey | castle & !towers[0]) != 0 {
            return true;
        }
        let free = BOARD & !(guard | towers[0] | enemies[0]);
        DIRECTIONS.iter().any(|(direction, _)| {
            let mut line = prey;
            for level in &towers[..6] {
                line = direction.shift(line);
                if line & level != 0 {
                    return true;
                }
                line &= free;
                if line == 0 {
                    break;
                }
            }
            false
        })
    }

    fn gain(&self, mv: &Move) -> i32 {
        let to = 1 << mv.to.index();
        let enemies = self.towers(self.side_to_move().other());
        let stones = enemies.iter().take_while(|&level| level & to != 0).count();
        100 * i32::try_from(stones).unwrap_or_default()
    }

    fn slot(mv: &Move) -> u16 {
        super::slot(mv.from.index(), mv.to.index())
    }

    fn code(mv: &Move) -> u32 {
        u32::from(Self::slot(mv)) + 1
    }
}
