//! Evaluates the positions of Courtyard.

use super::{
    Playable,
    sets::{Direction, bits, count},
};
use crate::{
    keys::{fold, key, mix},
    levels::Strength,
    weights,
};
use rules::{
    Game, Side, Square,
    courtyard::{Cell, Move, Position},
};

/// Numbers of cells: see [`Cell::index`]. Rotating the board by half a turn maps each number to
/// this minus the number.
const LAST: u32 = 53;

/// The indices of the terms in the list of weights.
pub(crate) mod term {
    /// A serf, a guard and the king on each cell.
    pub(crate) const SERF: usize = 0;
    pub(crate) const GUARD: usize = SERF + 54;
    pub(crate) const KING: usize = GUARD + 54;
    /// Pieces that can jump, when the side is to move and when not.
    pub(crate) const JUMPERS: usize = KING + 54;
    /// Pieces that can be jumped, when the side is to move and when not.
    pub(crate) const JUMPED: usize = JUMPERS + 2;
    /// A choice among enemy pieces.
    pub(crate) const CHOICE: usize = JUMPED + 2;
    /// An enemy, and a piece of the same side, in front of the side's own entrance.
    pub(crate) const ENTRANCE: usize = CHOICE + 1;
    /// Steps that serfs and guards can make.
    pub(crate) const MOBILITY: usize = ENTRANCE + 2;
    /// The right to move.
    pub(crate) const TEMPO: usize = MOBILITY + 1;
    /// The number of terms.
    pub(crate) const COUNT: usize = TEMPO + 1;
}

/// Returns the set of one dark square.
const fn set(file: u8, rank: u8) -> u64 {
    match Cell::from_square(Square::new(file, rank)) {
        Some(cell) => 1 << cell.index(),
        None => panic!("a light square"),
    }
}

/// The dark squares inside and outside the walls.
const DARK: u64 = {
    let mut cells = 0;
    let mut at = 0;
    while at < 100 {
        if let Some(cell) = Cell::from_square(Square::new(at % 10, at / 10)) {
            cells |= 1 << cell.index();
        }
        at += 1;
    }
    cells
};

const COURTYARD: u64 = set(4, 5) | set(5, 4);

/// The cell in front of the first side's entrance, and the one before that, from where its king
/// jumps in.
const ENTRANCE: u64 = set(5, 6);
const RUN_UP: u64 = set(6, 7);

/// The four diagonals, forward ones first, each with its opposite.
const DIAGONALS: [(Direction, Direction); 4] = [
    (Direction::new(6, DARK), Direction::new(58, DARK)),
    (Direction::new(5, DARK), Direction::new(59, DARK)),
    (Direction::new(59, DARK), Direction::new(5, DARK)),
    (Direction::new(58, DARK), Direction::new(6, DARK)),
];

/// The part of its lead that counts for a side without its king.
const WITHOUT_KING: i32 = 20;

/// One side's pieces as it sees them: from its own end of the board.
#[derive(Clone, Copy)]
struct Army {
    king: u64,
    guards: u64,
    serfs: u64,
    men: u64,
}

impl Army {
    fn of(position: &Position, side: Side, seen_by: Side) -> Army {
        let turn = |set: u64| match seen_by {
            Side::First => set,
            Side::Second => set.reverse_bits() >> (63 - LAST),
        };
        let (king, guards, serfs) = (
            turn(position.king(side)),
            turn(position.guards(side)),
            turn(position.serfs(side)),
        );
        Army {
            king,
            guards,
            serfs,
            men: king | guards | serfs,
        }
    }
}

/// Returns the enemies that an army can jump, and its pieces that can jump them. The army moves up
/// the board.
fn jumps(own: &Army, enemy: &Army) -> (u64, u64) {
    let vacant = DARK & !COURTYARD & !(own.men | enemy.men);
    let (mut jumped, mut jumpers) = (0, 0);
    for (at, (direction, back)) in DIAGONALS.iter().enumerate() {
        let serfs = if at < 2 { own.serfs } else { 0 };
        let over = back.shift(vacant) & enemy.men;
        let by_men = back.shift(over) & (own.guards | serfs);
        let by_king = back.shift(over & !enemy.king) & own.king;
        jumpers |= by_men | by_king;
        jumped |= direction.shift(by_men | by_king);
    }
    (jumped, jumpers)
}

impl Playable for Position {
    const REPEATS: bool = true;
    const WEIGHTS: &'static [i16] = &weights::COURTYARD;

    const LEVELS: [Strength; 12] = [
        Strength::weak(2, 100).lapsing(100).overlooking(17),
        Strength::weak(2, 50).lapsing(100).overlooking(13),
        Strength::weak(2, 30).lapsing(100).overlooking(7),
        Strength::weak(2, 18).lapsing(100).overlooking(3),
        Strength::weak(2, 10),
        Strength::weak(3, 14),
        Strength::weak(4, 11),
        Strength::of_nodes(4_000),
        Strength::of_nodes(17_000),
        Strength::of_nodes(65_000),
        Strength::of_nodes(480_000),
        Strength::of_nodes(4_500_000),
    ];

    fn piece_weights() -> Vec<i16> {
        super::only(
            term::COUNT,
            &[
                (term::SERF..term::GUARD, 100),
                (term::GUARD..term::KING, 250),
                (term::KING..term::JUMPERS, 500),
            ],
        )
    }

    fn key(&self) -> u64 {
        let [first, second] = Side::BOTH;
        key([
            self.king(first),
            self.king(second),
            self.guards(first),
            self.guards(second),
            self.serfs(first),
            self.serfs(second),
            self.liable() << 1 | self.side_to_move().index() as u64,
        ])
    }

    fn visit_terms(&self, mut add: impl FnMut(usize, i32)) {
        let us = self.side_to_move();
        for (at, side, sign) in [(0, us, 1), (1, us.other(), -1)] {
            let own = Army::of(self, side, side);
            let enemy = Army::of(self, side.other(), side);
            let tables = [
                (term::SERF, own.serfs),
                (term::GUARD, own.guards),
                (term::KING, own.king),
            ];
            for (table, pieces) in tables {
                for cell in bits(pieces) {
                    add(table + cell, sign);
                }
            }
            let (jumped, jumpers) = jumps(&own, &enemy);
            add(term::JUMPERS + at, sign * count(jumpers));
            add(term::JUMPED + at, sign * count(jumped));
            let others = own.guards | own.serfs;
            add(term::ENTRANCE, sign * count(enemy.men & ENTRANCE));
            add(term::ENTRANCE + 1, sign * count(others & ENTRANCE));
            let vacant = DARK & !COURTYARD & !(own.men | enemy.men);
            let steps: i32 = DIAGONALS
                .iter()
                .enumerate()
                .map(|(at, (direction, _))| {
                    let serfs = if at < 2 { own.serfs } else { 0 };
                    count(direction.shift(own.guards | serfs) & vacant)
                })
                .sum();
            add(term::MOBILITY, sign * steps);
        }
        add(term::CHOICE, i32::from(self.liable() != 0));
        add(term::TEMPO, 1);
    }

    /// A side without its king can only win by leaving the enemy nothing to move, which four guards and
    /// four serfs seldom manage. So its lead is worth a part.
    fn evaluate(&self, weights: &[i16]) -> i32 {
        let score = super::weigh(self, weights);
        let us = self.side_to_move();
        let leader = if score > 0 { us } else { us.other() };
        if self.king(leader) == 0 {
            score / WITHOUT_KING
        } else {
            score
        }
    }

    fn wins_at_once(&self, side: Side) -> bool {
        if self.liable() != 0 {
            return false;
        }
        let own = Army::of(self, side, side);
        let prey = Army::of(self, side.other(), side);
        own.king & ENTRANCE != 0
            || own.king & RUN_UP != 0 && (prey.guards | prey.serfs) & ENTRANCE != 0
    }

    fn gain(&self, mv: &Move) -> i32 {
        match mv {
            Move::Jumps(chain) => {
                let them = self.side_to_move().other();
                chain.jumps().map(|(over, _)| worth(self, them, over)).sum()
            }
            Move::Choice(cell) => worth(self, self.side_to_move().other(), *cell),
            Move::Step { .. } | Move::Return { .. } => 0,
        }
    }

    fn slot(mv: &Move) -> u16 {
        match *mv {
            Move::Step { from, to } | Move::Return { from, to } => {
                super::slot(from.index(), to.index())
            }
            Move::Jumps(chain) => {
                let to = chain.jumps().last().map_or(0, |(_, to)| to.index());
                super::slot(chain.from().index(), to)
            }
            Move::Choice(cell) => super::slot(cell.index(), cell.index()),
        }
    }

    fn code(mv: &Move) -> u32 {
        match mv {
            Move::Jumps(chain) => {
                let passed = chain
                    .jumps()
                    .fold(u64::from(chain.from().index()), |passed, (_, to)| {
                        mix(passed << 6 | u64::from(to.index()))
                    });
                fold(passed) | 1 << 31
            }
            _ => u32::from(Self::slot(mv)) + 1,
        }
    }
}

/// Returns the rough value of a piece.
fn worth(position: &Position, side: Side, cell: Cell) -> i32 {
    let bit = 1 << cell.index();
    if position.serfs(side) & bit != 0 {
        100
    } else if position.guards(side) & bit != 0 {
        250
    } else {
        500
    }
}
