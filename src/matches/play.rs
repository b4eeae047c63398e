//! A match in play: moves, turns, and how it ends.

use super::{MatchId, Place, Refusal, UserId};
use crate::{
    games::{AnyPosition, MoveError, Outcome, Played, Side, Square, Trace},
    words::Sentence,
};

/// How often a position must stand for the match to be drawn.
pub(super) const REPETITIONS: u32 = 3;

/// How many legal moves a refused move mentions.
const EXAMPLES: usize = 8;

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// By [`Side::index`]. Two different people.
    users: [UserId; 2],
}

impl Players {
    /// `user` on `side` and `other` on the other one.
    pub const fn with(user: UserId, side: Side, other: UserId) -> Players {
        match side {
            Side::First => Players {
                users: [user, other],
            },
            Side::Second => Players {
                users: [other, user],
            },
        }
    }

    /// Who plays this side.
    pub const fn on(&self, side: Side) -> UserId {
        self.users[side.index()]
    }

    /// Which side this user plays, if any.
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.on(side) == user)
    }

    /// Against whom this user plays.
    pub fn opponent_of(&self, user: UserId) -> UserId {
        let [first, second] = self.users;
        if first == user { second } else { first }
    }
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The game's own rules ended it.
    Rules,
    /// The same position stood for the third time.
    Repetition,
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
}

impl Termination {
    const ALL: [Termination; 4] = [
        Termination::Rules,
        Termination::Repetition,
        Termination::Resignation,
        Termination::Agreement,
    ];

    /// Its name, as stored and as locale files select by.
    pub const fn id(self) -> &'static str {
        match self {
            Termination::Rules => "rules",
            Termination::Repetition => "repetition",
            Termination::Resignation => "resignation",
            Termination::Agreement => "agreement",
        }
    }

    /// The termination of this name.
    pub fn from_id(id: &str) -> Option<Termination> {
        Termination::ALL
            .into_iter()
            .find(|termination| termination.id() == id)
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won, or nobody.
    pub outcome: Outcome,
    /// By what.
    pub termination: Termination,
}

impl End {
    /// Whether the last move brought it about.
    pub const fn is_by_move(self) -> bool {
        match self.termination {
            Termination::Rules | Termination::Repetition => true,
            Termination::Resignation | Termination::Agreement => false,
        }
    }
}

/// What stands on the board after some ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The position.
    pub position: AnyPosition,
    /// The move that led here, with its way; none at the start.
    pub last: Option<(String, Trace)>,
}

/// A match and its whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its number.
    pub id: MatchId,
    /// Where it was agreed.
    pub place: Place,
    /// Who plays.
    pub players: Players,
    /// The boards from the start on; never empty.
    boards: Vec<Board>,
    /// What taking moves back has added to the [`revision`](Match::revision).
    pub setbacks: u32,
    /// How it ended, if it has.
    pub end: Option<End>,
}

/// A move that has been found good, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextPly {
    /// Its number, from 1.
    pub ply: u32,
    /// Its canonical text.
    pub text: String,
    /// The squares that name it.
    pub squares: Vec<Square>,
    /// What the player should hear before it is played.
    pub warning: Option<Sentence>,
    /// The position after it.
    pub position: AnyPosition,
    /// How it ends the match, if it does.
    pub end: Option<End>,
}

impl Match {
    /// Replays a record in which nothing was taken back. On an error: the number of the ply that the
    /// rules refuse, and why.
    pub fn replay(
        id: MatchId,
        place: Place,
        players: Players,
        start: AnyPosition,
        moves: impl IntoIterator<Item = String>,
        end: Option<End>,
    ) -> Result<Match, (u32, MoveError<Sentence>)> {
        let mut boards = vec![Board {
            position: start,
            last: None,
        }];
        for (ply, text) in (1..).zip(moves) {
            let position = &boards[boards.len() - 1].position;
            let played = position.play(&text).map_err(|error| (ply, error))?;
            boards.push(Board {
                position: played.position,
                last: Some((played.text, played.trace)),
            });
        }
        Ok(Match {
            id,
            place,
            players,
            boards,
            setbacks: 0,
            end,
        })
    }

    /// How many plies have been played.
    pub fn ply(&self) -> u32 {
        // A match of four billion plies would have filled the disk long before.
        u32::try_from(self.boards.len() - 1).unwrap_or(u32::MAX)
    }

    /// Which board stands, counted so that it rises with every change, moves taken back included.
    /// What belongs to a board is known by this and not by the ply, which may come again.
    pub fn revision(&self) -> u32 {
        self.ply().saturating_add(self.setbacks)
    }

    /// The board after this many plies, if there have been so many.
    pub fn board(&self, ply: u32) -> Option<&Board> {
        self.boards.get(usize::try_from(ply).ok()?)
    }

    /// The texts of the plies after the first `from` and up to `to`.
    pub fn texts(&self, from: u32, to: u32) -> Vec<String> {
        let plies = from.saturating_add(1)..=to;
        plies
            .filter_map(|ply| Some(self.board(ply)?.last.as_ref()?.0.clone()))
            .collect()
    }

    /// The position it began with.
    pub fn start(&self) -> &AnyPosition {
        &self.boards[0].position
    }

    /// The moves, each with the position it led to.
    pub fn moves(&self) -> impl Iterator<Item = Played> {
        let plies = self.boards.iter().zip(&self.boards[1..]);
        // All were legal when the record was replayed.
        plies.filter_map(|(before, after)| {
            let (text, _) = after.last.as_ref()?;
            before.position.play(text).ok()
        })
    }

    /// The boards from the start on.
    pub(super) fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The board as it stands.
    pub fn latest(&self) -> &Board {
        &self.boards[self.boards.len() - 1]
    }

    /// The position as it stands.
    pub fn position(&self) -> &AnyPosition {
        &self.latest().position
    }

    /// Whose turn it is; nobody's once the match is over.
    pub fn turn(&self) -> Option<UserId> {
        self.end
            .is_none()
            .then(|| self.players.on(self.position().side_to_move()))
    }

    /// Which side `user` plays, or the refusal for those who do not.
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

    /// What the move that `by` typed leads to.
    pub fn play(&self, by: UserId, text: &str) -> Result<NextPly, Refusal> {
        self.check_turn(by)?;
        let played = self.position().play(text).map_err(|error| Refusal::Move {
            text: text.to_owned(),
            error,
            legal: self.examples(),
        })?;
        let end = match played.position.outcome() {
            Some(outcome) => Some(End {
                outcome,
                termination: Termination::Rules,
            }),
            None if self.times_seen(&played.position) + 1 >= REPETITIONS => Some(End {
                outcome: Outcome::Draw,
                termination: Termination::Repetition,
            }),
            None => None,
        };
        Ok(NextPly {
            ply: self.ply() + 1,
            text: played.text,
            squares: played.squares,
            warning: played.warning,
            position: played.position,
            end,
        })
    }

    /// How the match ends when `by` gives up.
    pub fn resign(&self, by: UserId) -> Result<End, Refusal> {
        let side = self.check_player(by)?;
        Ok(End {
            outcome: Outcome::Win(side.other()),
            termination: Termination::Resignation,
        })
    }

    /// How often this position has stood, with the same side to move and the same pending choice.
    fn times_seen(&self, position: &AnyPosition) -> u32 {
        let same = self
            .boards
            .iter()
            .filter(|board| board.position == *position)
            .count();
        u32::try_from(same).unwrap_or(u32::MAX)
    }

    fn examples(&self) -> Vec<String> {
        let mut examples = Vec::with_capacity(EXAMPLES);
        let _ = self.position().visit_moves(|mv| {
            examples.push(mv.text);
            if examples.len() < EXAMPLES {
                std::ops::ControlFlow::Continue(())
            } else {
                std::ops::ControlFlow::Break(())
            }
        });
        examples
    }
}
