//! Puzzles: positions in which a single move wins within a number of plies, and no other does.
//!
//! Each game has a file of them in `assets/puzzles`, a line each: the text of the position, a bar,
//! and the moves of the solution with the longest defence between them. A puzzle is identified by
//! its game and its line number, so lines are only added at the end and never removed.
//!
//! `cargo run -p tools -- puzzles` finds them: it proves that the move is the only one.
//!
//! A solver's moves are judged by the solution alone, without a search: each move but the last is
//! the only one that still wins in time, and the last can be any that wins immediately.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use rules::{AnyMove, AnyPosition, Decision, GameId, Side, variants};

variants! {
    /// How hard a puzzle is: how many plies its win takes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Difficulty {
        /// The move wins immediately.
        Easy = "easy",
        /// The second move wins.
        Medium = "medium",
        /// The third move wins.
        Hard = "hard",
    }
}

impl Difficulty {
    /// Returns how many plies the win takes.
    pub const fn plies(self) -> usize {
        match self {
            Difficulty::Easy => 1,
            Difficulty::Medium => 3,
            Difficulty::Hard => 5,
        }
    }

    fn of(plies: usize) -> Option<Difficulty> {
        Difficulty::ALL
            .into_iter()
            .find(|difficulty| difficulty.plies() == plies)
    }
}

/// Identifies a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId {
    /// Its game.
    pub game: GameId,
    /// Its number in the game, from 1.
    pub number: u32,
}

/// A puzzle, ready to be solved.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its id.
    pub id: PuzzleId,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The position it begins with.
    start: AnyPosition,
    /// The solution.
    line: Vec<AnyMove>,
}

/// The result of a move that a solver tries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is not the move.
    Wrong,
    /// It is the move, and the opponent answers it.
    GoesOn {
        /// The number of the solver's next ply, counted from 0.
        next: usize,
    },
    /// It wins, and so the puzzle is solved.
    Solved,
}

/// A line of a file.
type Source = (&'static str, Vec<&'static str>);

/// The lines of all games, by [`GameId::ALL`].
static SOURCES: LazyLock<Vec<Vec<Source>>> = LazyLock::new(|| {
    let read = |&game: &GameId| text(game).lines().filter_map(source).collect();
    GameId::ALL.iter().map(read).collect()
});

const fn text(game: GameId) -> &'static str {
    match game {
        GameId::Courtyard => include_str!("../../../../assets/puzzles/courtyard.txt"),
        GameId::KingAndCourtesan => {
            include_str!("../../../../assets/puzzles/king-and-courtesan.txt")
        }
        GameId::GuardAndTowers => include_str!("../../../../assets/puzzles/guard-and-towers.txt"),
        GameId::KingsCourt => include_str!("../../../../assets/puzzles/kings-court.txt"),
    }
}

fn source(line: &'static str) -> Option<Source> {
    let (position, moves) = line.split_once(" | ")?;
    Some((position, moves.split(' ').collect()))
}

fn sources(game: GameId) -> &'static [Source] {
    let at = GameId::ALL.iter().position(|other| *other == game);
    at.and_then(|at| SOURCES.get(at))
        .map_or(&[], |sources| &sources[..])
}

impl PuzzleId {
    /// Returns all puzzles of a game.
    pub fn all(game: GameId) -> impl Iterator<Item = PuzzleId> {
        let count = u32::try_from(sources(game).len()).unwrap_or(u32::MAX);
        (1..=count).map(move |number| PuzzleId { game, number })
    }

    /// Returns a puzzle of a game with this difficulty, if there is one: consecutive numbers give
    /// different puzzles.
    pub fn some(game: GameId, wanted: Option<Difficulty>, number: u64) -> Option<PuzzleId> {
        let fits = |id: &PuzzleId| wanted.is_none_or(|wanted| id.difficulty() == Some(wanted));
        let all: Vec<PuzzleId> = PuzzleId::all(game).filter(fits).collect();
        let count = u64::try_from(all.len()).unwrap_or(u64::MAX);
        // Multiplying by this prime puts consecutive numbers far apart and visits all others before
        // any repeats.
        let at = number.checked_rem(count)? * STRIDE % count;
        all.get(usize::try_from(at).ok()?).copied()
    }

    /// Returns the puzzle of a day, counted from 1970. The next day has another one.
    pub fn of_day(game: GameId, day: u64) -> Option<PuzzleId> {
        PuzzleId::some(game, None, day)
    }

    /// Returns the next puzzle of the game with the same difficulty. After the last comes the
    /// first.
    #[must_use]
    pub fn next(self) -> PuzzleId {
        let wanted = self.difficulty();
        let as_hard = PuzzleId::all(self.game).filter(|id| id.difficulty() == wanted);
        let all: Vec<PuzzleId> = as_hard.collect();
        let later = all.iter().find(|id| id.number > self.number);
        later.or(all.first()).copied().unwrap_or(self)
    }

    /// Returns how hard it is, if there is such a puzzle.
    pub fn difficulty(self) -> Option<Difficulty> {
        let (_, line) = self.source()?;
        Difficulty::of(line.len())
    }

    fn source(self) -> Option<&'static Source> {
        let at = usize::try_from(self.number).ok()?.checked_sub(1)?;
        sources(self.game).get(at)
    }

    /// Loads the puzzle. `None` if there is none.
    pub fn read(self) -> Option<Puzzle> {
        let (position, moves) = self.source()?;
        let start = self.game.parse_position(position).ok()?;
        let mut line: Vec<AnyMove> = Vec::new();
        for text in moves {
            let before = line.last().map_or(start.clone(), AnyMove::after);
            line.push(before.parse_move(text).ok()?);
        }
        Some(Puzzle {
            id: self,
            difficulty: Difficulty::of(line.len())?,
            start,
            line,
        })
    }
}

/// The multiplier in [`PuzzleId::some`]. It does not divide the number of puzzles of any game.
const STRIDE: u64 = 1_000_003;

impl Puzzle {
    /// Returns the side that is to find the win.
    pub fn solver(&self) -> Side {
        self.start.side_to_move()
    }

    /// Returns the position it begins with.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// Returns the solution, including the opponent's moves.
    pub fn line(&self) -> &[AnyMove] {
        &self.line
    }

    /// Returns the position in which the solver plays this ply, counted from 0, and the move that
    /// led there.
    pub fn at(&self, ply: usize) -> Option<(AnyPosition, Option<&AnyMove>)> {
        let last = ply.checked_sub(1).and_then(|ply| self.line.get(ply));
        let mv = self.line.get(ply)?;
        (mv.side() == self.solver()).then(|| (mv.before(), last))
    }

    /// Judges the solver's move at this ply.
    pub fn judge(&self, ply: usize, tried: &AnyMove) -> Verdict {
        let Some((solution, rest)) = self.line.get(ply..).and_then(<[_]>::split_first) else {
            return Verdict::Wrong;
        };
        if rest.is_empty() {
            return match tried.decides() {
                Some(Decision::Win) => Verdict::Solved,
                _ => Verdict::Wrong,
            };
        }
        // Several moves can lead to the same position, and are then the same to the solver.
        if tried.after() != solution.after() {
            return Verdict::Wrong;
        }
        let solver = self.solver();
        let answers = rest.iter().take_while(|mv| mv.side() != solver);
        Verdict::GoesOn {
            next: ply + 1 + answers.count(),
        }
    }

    /// Returns the solver's right move before this ply, and what the opponent answered. `None`
    /// before the first.
    pub fn before(&self, ply: usize) -> Option<(&AnyMove, &[AnyMove])> {
        let before = self.line.get(..ply)?;
        let solver = self.solver();
        let at = before.iter().rposition(|mv| mv.side() == solver)?;
        let (right, answers) = before[at..].split_first()?;
        Some((right, answers))
    }
}
