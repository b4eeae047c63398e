//! A match: its moves, whose turn it is, and how it ends.

use std::ops::ControlFlow;

use super::{End, MatchId, Place, Players, Refusal, Termination, UserId};
use crate::{
    games::{AnyMove, AnyPosition, MoveError, MoveTextError, Outcome, Ply, Side, Square},
    words::Sentence,
};

/// How often a position must stand until the match is drawn.
pub(super) const REPETITIONS: u32 = 3;

/// How many legal moves the refusal of a move mentions.
const EXAMPLES: usize = 8;

/// A match and its whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its number.
    pub id: MatchId,
    /// The place where it was agreed.
    pub place: Place,
    /// The players.
    pub players: Players,
    start: AnyPosition,
    /// Each of them is a move in the position before it.
    plies: Vec<Ply>,
    /// What taking moves back has added to the [`revision`](Match::revision).
    pub taken_back: u32,
    /// How it ended. None while it runs.
    pub end: Option<End>,
}

/// A legal move in a match, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextPly {
    /// Its number, from 1.
    pub number: u32,
    /// The move, and the position after it.
    pub ply: Ply,
    /// How it ends the match, if it does.
    pub end: Option<End>,
}

impl Match {
    /// Replays a record in which nothing was taken back. The moves are canonical texts. The error
    /// has the number of the ply that the rules refuse, and why they do.
    pub fn replay(
        id: MatchId,
        place: Place,
        players: Players,
        start: AnyPosition,
        moves: impl IntoIterator<Item = String>,
        end: Option<End>,
    ) -> Result<Match, (u32, MoveTextError)> {
        let mut found = Match {
            id,
            place,
            players,
            start,
            plies: Vec::new(),
            taken_back: 0,
            end,
        };
        for (number, text) in (1..).zip(moves) {
            let mv = found.position().parse_move(&text);
            let mv = mv.map_err(|error| (number, error))?;
            found.plies.push(mv.play());
        }
        Ok(found)
    }

    /// The number of plies that have been played.
    pub fn ply(&self) -> u32 {
        // A match of four billion plies would have filled the disk long before.
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    /// The number of the board as it stands. It rises with every change, also when moves are taken
    /// back. A board is known by this number and not by the number of plies, which may come again.
    pub fn revision(&self) -> u32 {
        self.ply().saturating_add(self.taken_back)
    }

    /// The position it began with.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The plies in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The plies after the first `from` and up to `to`, as far as they exist.
    pub fn plies_between(&self, from: u32, to: u32) -> &[Ply] {
        let place = |number: u32| usize::try_from(number).map_or(0, |it| it.min(self.plies.len()));
        self.plies.get(place(from)..place(to)).unwrap_or_default()
    }

    /// The position after this many plies, if so many have been played.
    pub fn position_after(&self, ply: u32) -> Option<&AnyPosition> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => Some(&self.plies.get(usize::try_from(last).ok()?)?.position),
        }
    }

    /// The move of this number, from 1, if it has been made.
    pub fn move_number(&self, number: u32) -> Option<&AnyMove> {
        let place = usize::try_from(number.checked_sub(1)?).ok()?;
        self.plies.get(place).map(|ply| &ply.mv)
    }

    /// The last move, if any has been made.
    pub fn last(&self) -> Option<&AnyMove> {
        self.plies.last().map(|ply| &ply.mv)
    }

    /// The position as it stands.
    pub fn position(&self) -> &AnyPosition {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The player whose turn it is. None once the match is over.
    pub fn turn(&self) -> Option<UserId> {
        self.end
            .is_none()
            .then(|| self.players.on(self.position().side_to_move()))
    }

    /// The side that `user` plays. Others are refused.
    pub fn side_of(&self, user: UserId) -> Result<Side, Refusal> {
        self.players
            .side_of(user)
            .ok_or(Refusal::NotAPlayer(self.id))
    }

    /// Checks that `user` may act on this match.
    pub fn check_player(&self, user: UserId) -> Result<Side, Refusal> {
        let side = self.side_of(user)?;
        if self.end.is_some() {
            Err(Refusal::Finished(self.id))
        } else {
            Ok(side)
        }
    }

    /// Checks that `user` may move now.
    pub fn check_turn(&self, user: UserId) -> Result<(), Refusal> {
        self.check_player(user)?;
        match self.turn() {
            Some(turn) if turn != user => Err(Refusal::NotYourTurn(turn)),
            _ => Ok(()),
        }
    }

    /// Finds out what a move of `by` leads to. The move is named by its squares.
    pub fn play(&self, by: UserId, squares: &[Square]) -> Result<NextPly, Refusal> {
        self.check_turn(by)?;
        match self.position().find_move(squares) {
            Ok(mv) => Ok(self.next(mv)),
            Err(error) => Err(self.refuse(error)),
        }
    }

    /// Finds out what a move that `by` has typed leads to.
    pub fn play_typed(&self, by: UserId, text: &str) -> Result<NextPly, Refusal> {
        self.check_turn(by)?;
        match self.position().read_move(text) {
            Ok(mv) => Ok(self.next(mv)),
            Err(error) => Err(self.refuse(error)),
        }
    }

    /// Finds out what a legal move leads to.
    fn next(&self, mv: AnyMove) -> NextPly {
        let ply = mv.play();
        let end = match ply.position.outcome() {
            Some(outcome) => Some(End {
                outcome,
                termination: Termination::Rules,
            }),
            None if self.times_seen(&ply.position) + 1 >= REPETITIONS => Some(End {
                outcome: Outcome::Draw,
                termination: Termination::Repetition,
            }),
            None => None,
        };
        NextPly {
            number: self.ply() + 1,
            ply,
            end,
        }
    }

    fn refuse(&self, error: MoveError<Sentence>) -> Refusal {
        Refusal::Move {
            error,
            legal: self.examples(),
        }
    }

    /// Ends the match when `by` resigns.
    pub fn resign(&self, by: UserId) -> Result<End, Refusal> {
        let side = self.check_player(by)?;
        Ok(End {
            outcome: Outcome::Win(side.other()),
            termination: Termination::Resignation,
        })
    }

    /// Counts how often this position has stood, with the same side to move and the same pending
    /// choice.
    fn times_seen(&self, position: &AnyPosition) -> u32 {
        let all = std::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.position));
        let same = all.filter(|other| *other == position).count();
        u32::try_from(same).unwrap_or(u32::MAX)
    }

    fn examples(&self) -> Vec<AnyMove> {
        let mut examples = Vec::with_capacity(EXAMPLES);
        let _ = self.position().visit_moves(|mv| {
            examples.push(mv);
            if examples.len() < EXAMPLES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        examples
    }
}
