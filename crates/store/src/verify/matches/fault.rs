//! Faults in a match.

use domain::matches::{ChallengeState, End, OfferId, StepId};
use rules::{
    MoveTextError, PositionError,
    words::{Explain, Locale},
};

/// A fault in a challenge or its match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchFault {
    /// A challenge was accepted but has no match.
    #[error("its challenge is accepted, but there is no match")]
    NoMatch,
    /// A match belongs to a challenge that nobody has accepted.
    #[error("there is a match, but its challenge is {}", .0.id())]
    NotAccepted(ChallengeState),
    /// The second server shows another match.
    #[error("its mirror in another server does not agree with it")]
    Mirror,
    /// The game is not one of ours.
    #[error("this program does not know the game {0:?}")]
    Game(String),
    /// The start position cannot be read.
    #[error("the start position is not readable: {0}")]
    Start(PositionError),
    /// The numbers of the plies have a gap.
    #[error("ply {expected} of the record is missing, ply {found} comes next")]
    Gap {
        /// The expected number.
        expected: u32,
        /// The actual number.
        found: u32,
    },
    /// The rules refuse a ply.
    #[error("ply {ply} of the record is refused by the rules: {}", reason(.error))]
    Refused {
        /// Its number.
        ply: u32,
        /// The reason.
        error: MoveTextError,
    },
    /// The number of plies is wrong.
    #[error("{stored} plies are counted, but the record has {record}")]
    Plies {
        /// As it is stored.
        stored: u32,
        /// As the record says.
        record: usize,
    },
    /// The stored position is not where the record leads.
    #[error("the position as it stands is not the one to which the record leads")]
    Position,
    /// The position before the last ply does not match the record.
    #[error("the position before the last ply is not the one of the record")]
    Previous,
    /// The wrong player is to move.
    #[error("it is the turn of the wrong player")]
    Turn,
    /// The key of a position is wrong.
    #[error("the key of the position after ply {0} is wrong")]
    Key(u32),
    /// The record continues after the end.
    #[error("ply {0} ended the match, but the record goes on")]
    GoesOn(u32),
    /// The end does not follow from the record.
    #[error("it is stored as {}, but the record says {}", name(*.stored), name(*.record))]
    End {
        /// As it is stored.
        stored: Option<End>,
        /// As the last position says.
        record: Option<End>,
    },
    /// No match ends this way.
    #[error("no match ends so: {0}")]
    Outcome(End),
    /// A finished match has rows of a running one.
    #[error("it is finished, but rows of plies are left: {0}")]
    PliesLeft(usize),
    /// It is not known how long each move took.
    #[error("the record has {moves} moves, but {times} times")]
    Times {
        /// How many moves there are.
        moves: usize,
        /// How many times there are.
        times: usize,
    },
    /// A finished match has plans.
    #[error("it is finished, but planned moves are left: {0}")]
    PlansLeft(usize),
    /// A finished match has an open offer.
    #[error("it is finished, but offer {} is open", .0.0)]
    OfferLeft(OfferId),
    /// An offer should have lapsed.
    #[error("offer {} is open, but was made on revision {made} and not on {now}", .offer.0)]
    OfferRevision {
        /// The offer.
        offer: OfferId,
        /// The revision on which it was made.
        made: u32,
        /// The revision of the match.
        now: u32,
    },
    /// Takebacks do not fit together with later ones.
    #[error("the moves that were taken back at setback {0} do not fit to what came later")]
    TakenBack(u32),
    /// A step follows one of another plan.
    #[error("step {} of a plan does not follow a step of the same plan", .0.0)]
    StepParent(StepId),
    /// The rules refuse a step.
    #[error("step {} of a plan is refused by the rules", .0.0)]
    StepRefused(StepId),
    /// Whether a match was too short to be rated does not follow from its record.
    #[error("it is stored as {}, but by its end and its moves it was {}", length(*.0), length(!*.0))]
    TooShort(bool),
    /// A rated match has no result.
    #[error("its result is not in the list of results")]
    NoResult,
    /// A match is in the list that should not be.
    #[error("the list of results has it, though it {0}")]
    Result(&'static str),
    /// The list has different data.
    #[error("the list of results has another game, server, players or outcome")]
    OtherResult,
}

/// A record that today's rules read differently from those by which it was played, so that it
/// cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it was played by version {played} of the rules, and by version {today} {fault}")]
pub struct OlderRules {
    /// The version by which it was played.
    pub played: u32,
    /// Today's version.
    pub today: u32,
    /// The fault according to today's version.
    pub fault: MatchFault,
}

fn reason(error: &MoveTextError) -> String {
    match error {
        MoveTextError::Move(error) => Locale::English.say(&error.sentence()),
        MoveTextError::NotCanonical { .. } => error.to_string(),
    }
}

fn name(end: Option<End>) -> String {
    end.map_or("running".to_owned(), |end| end.to_string())
}

const fn length(too_short: bool) -> &'static str {
    if too_short {
        "too short for ratings"
    } else {
        "long enough for ratings"
    }
}
