//! Positions that differ by a symmetry of their game alone. What is good in one of them is good in all.
//!
//! Each game has a few symmetries, from which all others follow. They work on a position's text, so that no
//! game needs code for them.

use std::collections::HashSet;

use super::{AnyPosition, GameId, Square};

/// How a board is turned or mirrored.
#[derive(Clone, Copy)]
enum Turn {
    /// Not at all.
    None,
    /// By half a turn.
    Half,
    /// By a quarter of a turn.
    Quarter,
    /// Left and right change places.
    LeftRight,
    /// Top and bottom change places.
    TopBottom,
    /// Files become ranks.
    Diagonal,
}

/// Whether the sides change their roles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sides {
    Stay,
    Swap,
}

/// A symmetry of a game.
#[derive(Clone, Copy)]
struct Symmetry {
    turn: Turn,
    sides: Sides,
}

const fn symmetry(turn: Turn, sides: Sides) -> Symmetry {
    Symmetry { turn, sides }
}

/// Returns enough symmetries of a game to derive all others.
const fn symmetries(game: GameId) -> &'static [Symmetry] {
    match game {
        GameId::Courtyard => const { &[symmetry(Turn::Half, Sides::Swap)] },
        GameId::KingAndCourtesan => {
            const {
                &[
                    symmetry(Turn::Half, Sides::Swap),
                    symmetry(Turn::Diagonal, Sides::Stay),
                ]
            }
        }
        GameId::GuardAndTowers => {
            const {
                &[
                    symmetry(Turn::LeftRight, Sides::Stay),
                    symmetry(Turn::TopBottom, Sides::Swap),
                ]
            }
        }
        GameId::KingsCourt => {
            const {
                &[
                    symmetry(Turn::None, Sides::Swap),
                    symmetry(Turn::LeftRight, Sides::Stay),
                    symmetry(Turn::Quarter, Sides::Stay),
                ]
            }
        }
    }
}

impl AnyPosition {
    /// Returns this position and all others that differ from it by a symmetry of the game alone.
    pub fn alike(&self) -> HashSet<AnyPosition> {
        let mut found = HashSet::from([self.clone()]);
        let mut new = vec![self.clone()];
        while let Some(position) = new.pop() {
            for symmetry in symmetries(self.game()) {
                let Some(other) = symmetry.of(&position) else {
                    continue;
                };
                if found.insert(other.clone()) {
                    new.push(other);
                }
            }
        }
        found
    }
}

impl Turn {
    fn square(self, at: Square, size: u8) -> Square {
        let last = size - 1;
        match self {
            Turn::None => at,
            Turn::Half => Square::new(last - at.file, last - at.rank),
            Turn::Quarter => Square::new(at.rank, last - at.file),
            Turn::LeftRight => Square::new(last - at.file, at.rank),
            Turn::TopBottom => Square::new(at.file, last - at.rank),
            Turn::Diagonal => Square::new(at.rank, at.file),
        }
    }
}

impl Symmetry {
    /// Returns the position that this symmetry makes of another one. `None` if there is none: the opening
    /// of King's Court tells the sides apart.
    fn of(self, position: &AnyPosition) -> Option<AnyPosition> {
        let (text, game, size) = (position.to_string(), position.game(), position.size());
        let mut parts = text.split(' ');
        let board = self.board(parts.next()?, game, size)?;
        let to_move = self.sign(parts.next()?, game);
        let text = match parts.next() {
            Some(state) => format!("{board} {to_move} {}", self.state(state, size)),
            None => format!("{board} {to_move}"),
        };
        game.parse_position(&text).ok()
    }

    fn board(self, ranks: &str, game: GameId, size: u8) -> Option<String> {
        let side = usize::from(size);
        let mut squares = vec![vec![None; side]; side];
        for (rank, line) in (0..size).rev().zip(ranks.split('/')) {
            let (mut file, mut rest) = (0, line);
            while !rest.is_empty() {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                if digits > 0 {
                    file += rest[..digits].parse::<u8>().ok()?;
                    rest = &rest[digits..];
                    continue;
                }
                let width = match game {
                    GameId::GuardAndTowers => 2,
                    GameId::Courtyard | GameId::KingAndCourtesan | GameId::KingsCourt => 1,
                };
                let (piece, after) = rest.split_at_checked(width)?;
                let at = self.turn.square(Square::new(file, rank), size);
                let square = squares
                    .get_mut(usize::from(at.rank))
                    .and_then(|rank| rank.get_mut(usize::from(at.file)))?;
                *square = Some(self.sign(piece, game));
                file += 1;
                rest = after;
            }
        }
        let line = |squares: &Vec<Option<String>>| -> String {
            let runs = squares.chunk_by(|one, next| one.is_none() && next.is_none());
            runs.map(|run| match &run[0] {
                Some(piece) => piece.clone(),
                None => run.len().to_string(),
            })
            .collect()
        };
        let lines: Vec<String> = squares.iter().rev().map(line).collect();
        Some(lines.join("/"))
    }

    /// Writes a piece or a side for the side that it belongs to afterwards.
    fn sign(self, sign: &str, game: GameId) -> String {
        if self.sides == Sides::Stay {
            return sign.to_owned();
        }
        let pairs: &[[char; 2]] = match game {
            GameId::Courtyard => &[['w', 'b'], ['K', 'k'], ['G', 'g'], ['S', 's']],
            GameId::KingAndCourtesan => &[['r', 'b'], ['K', 'k'], ['C', 'c']],
            // The guard's second letter is the same for both.
            GameId::GuardAndTowers => &[['r', 'b'], ['R', 'B']],
            GameId::KingsCourt => &[['o', 'g']],
        };
        let swapped = |letter: char| {
            let mut pairs = pairs.iter();
            match pairs.find(|pair| pair.contains(&letter)) {
                Some(&[one, other]) if letter == one => other,
                Some(&[one, _]) => one,
                None => letter,
            }
        };
        sign.chars().map(swapped).collect()
    }

    /// Turns what follows the side to move: squares to choose from, or an edge of King's Court.
    fn state(self, state: &str, size: u8) -> String {
        let last = size - 1;
        // A square of each edge that is in no corner.
        let edges = [
            ("n", Square::new(1, last)),
            ("e", Square::new(last, 1)),
            ("s", Square::new(1, 0)),
            ("w", Square::new(0, 1)),
        ];
        if let Some((_, at)) = edges.iter().find(|(edge, _)| *edge == state) {
            let at = self.turn.square(*at, size);
            let edge = match (at.file, at.rank) {
                (_, rank) if rank == last => "n",
                (file, _) if file == last => "e",
                (_, 0) => "s",
                _ => "w",
            };
            return edge.to_owned();
        }
        let squares: Result<Vec<Square>, ()> = state.split(',').map(str::parse).collect();
        let Ok(mut squares) = squares else {
            return state.to_owned();
        };
        for square in &mut squares {
            *square = self.turn.square(*square, size);
        }
        squares.sort_unstable();
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        names.join(",")
    }
}
