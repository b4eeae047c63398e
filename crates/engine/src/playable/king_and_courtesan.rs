//! Evaluates the positions of King and Courtesan.

use super::{
    Playable,
    sets::{EAST, NORTH, around, bits, count},
};
use crate::{keys::key, levels::Strength, weights};
use rules::{
    Game, Side,
    king_and_courtesan::{Move, Position},
};

/// The indices of the terms in the list of weights.
pub(crate) mod term {
    /// A courtesan, by its row, counted from the longest one in the middle, and its distance from
    /// the line between the homes.
    pub(crate) const COURTESAN: usize = 0;
    /// The king, by the number of rows from the enemy's home and its distance from the line between
    /// the homes.
    pub(crate) const KING: usize = COURTESAN + 15 * 8;
    /// Courtesans next to their king.
    pub(crate) const BODYGUARD: usize = KING + 15 * 8;
    /// Enemies two squares from the king.
    pub(crate) const HUNTED: usize = BODYGUARD + 1;
    /// Enemies between the king and their home.
    pub(crate) const IN_THE_WAY: usize = HUNTED + 1;
    /// Guarded pieces that the enemy can capture, when the side is to move and when not.
    pub(crate) const EN_PRISE: usize = IN_THE_WAY + 1;
    /// Unguarded pieces that the enemy can capture, when the side is to move and when not.
    pub(crate) const HANGING: usize = EN_PRISE + 2;
    /// Guarded pieces.
    pub(crate) const GUARDED: usize = HANGING + 2;
    /// Vacant cells in front of pieces.
    pub(crate) const AHEAD: usize = GUARDED + 1;
    /// Vacant cells in front of pieces where no enemy can capture.
    pub(crate) const SAFE_AHEAD: usize = AHEAD + 1;
    /// The right to move.
    pub(crate) const TEMPO: usize = SAFE_AHEAD + 1;
    /// The number of terms.
    pub(crate) const COUNT: usize = TEMPO + 1;
}

/// For each cell, the row, counted from home, times eight, plus the distance from the line between
/// the homes.
const PLACES: [u8; 64] = {
    let mut places = [0; 64];
    let mut cell: u8 = 0;
    while cell < 64 {
        let (file, rank) = (cell % 8, cell / 8);
        places[cell as usize] = (file + rank) * 8 + file.abs_diff(rank);
        cell += 1;
    }
    places
};

/// One side's pieces as it sees them: with its home at `a1`.
struct Army {
    king: u64,
    courtesans: u64,
    men: u64,
}

const fn board(size: u8) -> u64 {
    let rank = (1u64 << size) - 1;
    let mut set = 0;
    let mut at = 0;
    while at < size {
        set |= rank << (8 * at);
        at += 1;
    }
    set
}

impl Army {
    fn of(position: &Position, side: Side) -> Army {
        let king = position.king(side);
        let courtesans = position.courtesans(side);
        Army {
            king,
            courtesans,
            men: king | courtesans,
        }
    }

    fn seen_by(self, side: Side, size: u8) -> Army {
        let turn = |set: u64| match side {
            Side::First => set,
            Side::Second => set.reverse_bits() >> (9 * (8 - size)),
        };
        Army {
            king: turn(self.king),
            courtesans: turn(self.courtesans),
            men: turn(self.men),
        }
    }
}

impl Playable for Position {
    const REPEATS: bool = false;
    const WEIGHTS: &'static [i16] = &weights::KING_AND_COURTESAN;

    const LEVELS: [Strength; 12] = [
        Strength::weak(1, 40).lapsing(57).overlooking(85),
        Strength::weak(1, 40).lapsing(38).overlooking(85),
        Strength::weak(1, 40).lapsing(22).overlooking(85),
        Strength::weak(1, 40).lapsing(9).overlooking(85),
        Strength::weak(2, 45),
        Strength::weak(2, 30),
        Strength::weak(3, 20),
        Strength::of_nodes(1_800),
        Strength::of_nodes(6_000),
        Strength::of_nodes(36_000),
        Strength::of_nodes(400_000),
        Strength::of_nodes(5_000_000),
    ];

    fn piece_weights() -> Vec<i16> {
        super::only(term::COUNT, &[(term::COURTESAN..term::KING, 100)])
    }

    fn key(&self) -> u64 {
        let [first, second] = Side::BOTH;
        key([
            self.king(first),
            self.king(second),
            self.courtesans(first),
            self.courtesans(second),
            self.side_to_move().index() as u64,
        ])
    }

    fn visit_terms(&self, mut add: impl FnMut(usize, i32)) {
        let size = self.size();
        let last = usize::from(size) - 1;
        let us = self.side_to_move();
        for (at, side, sign) in [(0, us, 1), (1, us.other(), -1)] {
            let own = Army::of(self, side).seen_by(side, size);
            let enemy = Army::of(self, side.other()).seen_by(side, size);
            // The longest row has the number 7 on every board.
            let courtesans = term::COURTESAN + (7 - last) * 8;
            for cell in bits(own.courtesans) {
                add(courtesans + usize::from(PLACES[cell]), sign);
            }
            for cell in bits(own.king) {
                let (file, rank) = (cell % 8, cell / 8);
                let rows = 2 * last - file - rank;
                add(term::KING + rows * 8 + file.abs_diff(rank), sign);
                // Forward is north, east and between, so only these can be in the way.
                let files = (0xff << file & 0xff) * 0x0101_0101_0101_0101;
                let ahead = files & (u64::MAX << (8 * rank));
                add(term::IN_THE_WAY, sign * count(ahead & enemy.men));
            }
            let near = around(own.king);
            add(term::BODYGUARD, sign * count(near & own.courtesans));
            let hunted = around(near) & !near & !own.king & enemy.men;
            add(term::HUNTED, sign * count(hunted));
            let (guarded, attacked) = (around(own.men), around(enemy.men));
            let en_prise = own.courtesans & attacked;
            add(term::EN_PRISE + at, sign * count(en_prise & guarded));
            add(term::HANGING + at, sign * count(en_prise & !guarded));
            add(term::GUARDED, sign * count(own.men & guarded));
            let vacant = board(size) & !(own.men | enemy.men);
            let step = NORTH.shift(own.men | EAST.shift(own.men)) | EAST.shift(own.men);
            add(term::AHEAD, sign * count(step & vacant));
            add(term::SAFE_AHEAD, sign * count(step & vacant & !attacked));
        }
        add(term::TEMPO, 1);
    }

    fn wins_at_once(&self, side: Side) -> bool {
        let own = Army::of(self, side);
        let goal = 1 << self.home(side.other()).index();
        around(self.king(side.other())) & own.men != 0 || around(own.king) & goal != 0
    }

    fn gain(&self, mv: &Move) -> i32 {
        let enemies = self.courtesans(self.side_to_move().other());
        if enemies >> mv.to.index() & 1 == 1 {
            100
        } else {
            0
        }
    }

    fn slot(mv: &Move) -> u16 {
        super::slot(mv.from.index(), mv.to.index())
    }

    fn code(mv: &Move) -> u32 {
        u32::from(Self::slot(mv)) + 1
    }
}
