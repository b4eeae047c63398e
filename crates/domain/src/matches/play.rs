//! A match: its moves, whose turn it is, and how it ends.

use std::ops::ControlFlow;

use super::{
    End, Guest, MatchId, Place, Players, Progress, Refusal, ShowingId, Termination, UserId,
};
use rules::{AnyMove, AnyPosition, MoveError, Outcome, Ply, Side, Square, words::Sentence};

/// How many legal moves the refusal of a move mentions.
const EXAMPLES: usize = 8;

/// How a ply came to be played. Only what a person plays by hand shows that they are there, have seen
/// the board, and answer what it asks: it is noted as their act, closes the opponent's draw offer, and is
/// what tips are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyBy {
    /// Its player chose it on the board before it.
    Hand,
    /// Its player had planned it, and it was played without them.
    Plan,
    /// The computer chose it.
    Computer,
}

impl PlyBy {
    /// Whether the ply is an act of a person.
    pub const fn is_act(self) -> bool {
        match self {
            PlyBy::Hand => true,
            PlyBy::Plan | PlyBy::Computer => false,
        }
    }
}

/// The current state of a match. How it got there is in its [`Record`](super::Record), which isn't
/// needed to play on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its number.
    pub id: MatchId,
    /// The showing it is seen through.
    pub showing: ShowingId,
    /// The place of that showing.
    pub place: Place,
    /// The player who plays in another server. `None` if both play here.
    pub guest: Option<Guest>,
    /// The players.
    pub players: Players,
    /// The version of the game's rules under which it is played: see
    /// [`Info::rules`](rules::Info::rules).
    pub rules: u32,
    /// Its progress.
    pub progress: Progress,
    /// The number that takebacks have added to the [`revision`](Match::revision).
    pub taken_back: u32,
    /// The number that restorations of the database have added to the revision.
    pub restored: u32,
    /// How it ended. `None` while it runs.
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
    /// Returns the number of plies that have been played.
    pub const fn ply(&self) -> u32 {
        self.progress.ply
    }

    /// Returns the number of the current board. It rises with every change, including takebacks. A
    /// board is identified by this number rather than by the number of plies, which can occur
    /// again.
    pub const fn revision(&self) -> u32 {
        self.revision_after(self.ply())
    }

    /// Returns the number of the board after this many plies, as long as none is taken back.
    pub const fn revision_after(&self, ply: u32) -> u32 {
        ply.saturating_add(self.taken_back)
            .saturating_add(self.restored)
    }

    /// Returns the last move, if any has been made.
    pub const fn last(&self) -> Option<&AnyMove> {
        self.progress.last.as_ref()
    }

    /// Returns the current position.
    pub const fn position(&self) -> &AnyPosition {
        &self.progress.position
    }

    /// Returns the player whose turn it is. `None` once the match is over.
    pub fn turn(&self) -> Option<UserId> {
        self.end
            .is_none()
            .then(|| self.players.on(self.position().side_to_move()))
    }

    /// Returns the side that `user` plays. Others are refused.
    pub fn side_of(&self, user: UserId) -> Result<Side, Refusal> {
        self.players
            .side_of(user)
            .ok_or(Refusal::NotAPlayer(self.id))
    }

    /// Checks that `user` can act on this match.
    pub fn check_player(&self, user: UserId) -> Result<Side, Refusal> {
        let side = self.side_of(user)?;
        if self.end.is_some() {
            Err(Refusal::Finished(self.id))
        } else {
            Ok(side)
        }
    }

    /// Checks that `user` can move now.
    pub fn check_turn(&self, user: UserId) -> Result<(), Refusal> {
        self.check_player(user)?;
        match self.turn() {
            Some(turn) if turn != user => Err(Refusal::NotYourTurn(turn)),
            _ => Ok(()),
        }
    }

    /// Works out what a move of `by` leads to. The move is given by its squares.
    pub fn play(&self, by: UserId, squares: &[Square]) -> Result<NextPly, Refusal> {
        self.check_turn(by)?;
        match self.position().find_move(squares) {
            Ok(mv) => Ok(self.next(mv)),
            Err(error) => Err(self.refuse(error)),
        }
    }

    /// Works out what a move that `by` has typed leads to.
    pub fn play_typed(&self, by: UserId, text: &str) -> Result<NextPly, Refusal> {
        self.check_turn(by)?;
        match self.position().read_move(text) {
            Ok(mv) => Ok(self.next(mv)),
            Err(error) => Err(self.refuse(error)),
        }
    }

    /// Works out what a legal move leads to.
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

    /// Returns the match after a ply.
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
