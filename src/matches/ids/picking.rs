//! The state of choosing a move.

use std::{fmt, str::FromStr};

use crate::{
    discord::ids::{
        LONGEST_ID, UnknownId,
        codec::{Parts, Value},
    },
    matches::actions::lines::Kept,
};
use domain::{
    matches::{MatchId, StepId},
    puzzles::PuzzleId,
};
use rules::{GameId, Square};
use store::{Numbered, PuzzleDayId};

/// The state of choosing a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picking {
    pub(crate) subject: Subject,
    /// Moves of this line that have been chosen already, each by the squares that name it.
    pub(crate) before: Vec<Vec<Square>>,
    /// The squares named so far.
    pub(crate) named: Vec<Square>,
}

/// The purpose for which a move is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// To be played on the board of this revision.
    Match { id: MatchId, revision: u32 },
    /// The answer to a lesson of a tutorial, by its position.
    Lesson { game: GameId, number: usize },
    /// The solver's ply with this number in a puzzle.
    Puzzle { id: PuzzleId, ply: usize },
    /// The same in the puzzle of a day.
    Daily { id: PuzzleDayId, ply: usize },
    /// To be played when its turn comes, after a planned step or after the board of this revision.
    Plan {
        id: MatchId,
        revision: u32,
        after: Option<StepId>,
    },
    /// To be tried after the board of this revision and the plies of the line that are kept.
    Line {
        id: MatchId,
        revision: u32,
        kept: Option<Kept>,
    },
}

impl Picking {
    /// The longest word of an action, and a number, can precede it.
    const LONGEST: usize = LONGEST_ID - "whole:9:".len();

    /// Returns the state in which nothing is chosen yet.
    pub(crate) const fn new(subject: Subject) -> Picking {
        Picking {
            subject,
            before: Vec::new(),
            named: Vec::new(),
        }
    }

    pub(crate) fn with(mut self, named: Vec<Square>) -> Picking {
        self.named = named;
        self
    }

    /// Adds a square. Returns `None` if the line has become too long to be stored in a button.
    pub(crate) fn then(&self, square: Square) -> Option<Picking> {
        let mut named = self.named.clone();
        named.push(square);
        self.to(named)
    }

    /// Returns the same state with these squares named. `None` if that is too long for a button.
    pub(crate) fn to(&self, named: Vec<Square>) -> Option<Picking> {
        let next = self.clone().with(named);
        (next.to_string().len() <= Picking::LONGEST).then_some(next)
    }

    /// Continues with the next move, taking the named squares as one.
    pub(crate) fn next_ply(mut self) -> Picking {
        self.before.push(std::mem::take(&mut self.named));
        self
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Match { id, revision } => write!(f, "m{}.{revision}", id.0),
            Subject::Lesson { game, number } => write!(f, "l{game}.{number}"),
            Subject::Puzzle {
                id: PuzzleId { game, number },
                ply,
            } => write!(f, "z{game}.{number}.{ply}"),
            Subject::Daily { id, ply } => write!(f, "d{}.{ply}", id.0),
            Subject::Plan {
                id,
                revision,
                after,
            } => {
                let after = after.map_or(0, |step| step.0);
                write!(f, "p{}.{revision}.{after}", id.0)
            }
            Subject::Line { id, revision, kept } => {
                write!(f, "w{}.{revision}", id.0)?;
                match kept {
                    None => Ok(()),
                    Some(Kept { number, plies }) => write!(f, ".{number}.{plies}"),
                }
            }
        }
    }
}

impl Subject {
    #[cfg(test)]
    fn samples() -> Vec<Subject> {
        let (id, revision) = (MatchId(u32::MAX), u32::MAX);
        let game = GameId::KingAndCourtesan;
        let puzzle = PuzzleId {
            game,
            number: u32::MAX,
        };
        let kept = Kept {
            number: u32::MAX,
            plies: 9,
        };
        let plan = |after| Subject::Plan {
            id,
            revision,
            after,
        };
        let line = |kept| Subject::Line { id, revision, kept };
        vec![
            Subject::Match { id, revision },
            Subject::Lesson { game, number: 99 },
            Subject::Puzzle {
                id: puzzle,
                ply: 99,
            },
            Subject::Daily {
                id: PuzzleDayId(i64::MAX),
                ply: 99,
            },
            plan(None),
            plan(Some(StepId(i64::MAX))),
            line(None),
            line(Some(kept)),
        ]
    }

    fn read(text: &str) -> Option<Subject> {
        let kind = text.chars().next()?;
        let parts: Vec<&str> = text[kind.len_utf8()..].split('.').collect();
        let id = |text: &str| text.parse().ok().map(MatchId);
        match (kind, &parts[..]) {
            ('m', [match_, on]) => Some(Subject::Match {
                id: id(match_)?,
                revision: on.parse().ok()?,
            }),
            ('l', [game, number]) => Some(Subject::Lesson {
                game: GameId::from_id(game)?,
                number: number.parse().ok()?,
            }),
            ('z', [game, number, ply]) => {
                let (game, number) = (GameId::from_id(game)?, number.parse().ok()?);
                Some(Subject::Puzzle {
                    id: PuzzleId { game, number },
                    ply: ply.parse().ok()?,
                })
            }
            ('d', [id, ply]) => Some(Subject::Daily {
                id: PuzzleDayId(id.parse().ok()?),
                ply: ply.parse().ok()?,
            }),
            ('p', [match_, on, after]) => {
                let after: i64 = after.parse().ok()?;
                Some(Subject::Plan {
                    id: id(match_)?,
                    revision: on.parse().ok()?,
                    after: (after != 0).then_some(StepId(after)),
                })
            }
            ('w', [match_, on, rest @ ..]) => Some(Subject::Line {
                id: id(match_)?,
                revision: on.parse().ok()?,
                kept: match rest {
                    [] => None,
                    [number, plies] => Some(Kept {
                        number: number.parse().ok()?,
                        plies: plies.parse().ok()?,
                    }),
                    _ => return None,
                },
            }),
            _ => None,
        }
    }
}

/// `m12.5:a7a6`; any previous moves each end with a dot: `p12.5.0:b1b2.a7a6`.
impl fmt::Display for Picking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.subject)?;
        for ply in &self.before {
            write_squares(f, ply)?;
            f.write_str(".")?;
        }
        write_squares(f, &self.named)
    }
}

impl Value for Picking {
    fn about(&self) -> Option<MatchId> {
        match self.subject {
            Subject::Match { id, .. } | Subject::Plan { id, .. } | Subject::Line { id, .. } => {
                Some(id)
            }
            Subject::Lesson { .. } | Subject::Puzzle { .. } | Subject::Daily { .. } => None,
        }
    }

    fn numbered(&self) -> Option<Numbered> {
        match self.subject {
            Subject::Daily { id, .. } => Some(Numbered::PuzzleDay(id)),
            _ => self.about().map(Numbered::Match),
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Picking> {
        let subject = Subject::read(parts.next()?)?;
        let mut plies: Vec<Vec<Square>> = parts
            .next()?
            .split('.')
            .map(read_squares)
            .collect::<Option<_>>()?;
        let named = plies.pop()?;
        Some(Picking {
            subject,
            before: plies,
            named,
        })
    }

    fn write(&self) -> String {
        self.to_string()
    }

    /// Returns for each subject: nothing chosen yet, two squares, and a move with the beginning of
    /// another.
    #[cfg(test)]
    fn samples() -> Vec<Picking> {
        let subjects = Subject::samples().into_iter();
        subjects
            .flat_map(|subject| {
                let new = Picking::new(subject);
                let named = new.clone().with(vec![Square::new(0, 6), Square::new(9, 9)]);
                let next = named.clone().next_ply().with(vec![Square::new(2, 3)]);
                [new, named, next]
            })
            .collect()
    }
}

/// Writes two characters per square: the file's letter, and the rank as a single character too, so
/// that no board needs more room: `a` after `9`.
fn write_squares(f: &mut fmt::Formatter<'_>, squares: &[Square]) -> fmt::Result {
    for square in squares {
        let rank = char::from_digit(u32::from(square.rank) + 1, 36).ok_or(fmt::Error)?;
        write!(f, "{}{rank}", char::from(b'a' + square.file))?;
    }
    Ok(())
}

fn read_squares(text: &str) -> Option<Vec<Square>> {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| match *pair {
            [file @ b'a'..=b'z', rank] => {
                let rank = u8::try_from(char::from(rank).to_digit(36)?).ok()?;
                Some(Square::new(file - b'a', rank.checked_sub(1)?))
            }
            _ => None,
        })
        .collect()
}

/// The squares of a whole move, as in the value of a select: `g2-i4-g6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Squares(pub(crate) Vec<Square>);

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, square) in self.0.iter().enumerate() {
            let between = if place == 0 { "" } else { "-" };
            write!(f, "{between}{square}")?;
        }
        Ok(())
    }
}

impl FromStr for Squares {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Squares, UnknownId> {
        let squares = text.split('-').map(str::parse);
        let squares: Result<_, _> = squares.collect();
        squares.map(Squares).map_err(|()| UnknownId)
    }
}
