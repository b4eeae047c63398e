//! A match: its moves, whose turn it is, and how it ends.

use std::ops::ControlFlow;

use super::{
    End, Guest, MatchId, Place, Players, Progress, Refusal, ShowingId, Termination, UserId,
};
use rules::{AnyMove, AnyPosition, MoveError, Outcome, Ply, Side, Square, words::Sentence};

/// How many legal moves the refusal of a move mentions.
const EXAMPLES: usize = 8;

/// A match as it stands. How it came to stand so is in its [`Record`](super::Record), which it does
/// not take to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its number.
    pub id: MatchId,
    /// The showing through which it is looked at.
    pub showing: ShowingId,
    /// The place of that.
    pub place: Place,
    /// The player who plays in another server. None if both play here.
    pub guest: Option<Guest>,
    /// The players.
    pub players: Players,
    /// The version of its game's rules that it is played by: see
    /// [`Info::rules`](rules::Info::rules).
    pub rules: u32,
    /// How far it has come.
    pub progress: Progress,
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
    /// The number of plies that have been played.
    pub const fn ply(&self) -> u32 {
        self.progress.ply
    }

    /// The number of the board as it stands. It rises with every change, also when moves are taken
    /// back. A board is known by this number and not by the number of plies, which may come again.
    pub const fn revision(&self) -> u32 {
        self.ply().saturating_add(self.taken_back)
    }

    /// The last move, if any has been made.
    pub const fn last(&self) -> Option<&AnyMove> {
        self.progress.last.as_ref()
    }

    /// The position as it stands.
    pub const fn position(&self) -> &AnyPosition {
        &self.progress.position
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
        let times = self.progress.times_seen(&ply.position) + 1;
        let end = End::by_move(&ply.position, times);
        NextPly {
            number: self.ply() + 1,
            ply,
            end,
        }
    }

    /// The match after a ply.
    #[must_use]
    pub fn after(&self, next: &NextPly) -> Match {
        Match {
            progress: self.progress.after(next),
            end: next.end,
            ..self.clone()
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
            outcome: Some(Outcome::Win(side.other())),
            termination: Termination::Resignation,
        })
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
