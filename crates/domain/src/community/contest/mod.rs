//! Contests: matches between two servers, on several boards at once.
//!
//! A server proposes a [`Contest`] to another one, which accepts, declines, or proposes other
//! [`Terms`]. Once both agree, members of both sign up; at the deadline, or as soon as both
//! captains say so, the teams are [seated](seat) at boards, and each board is a match between the
//! two servers. Each decision is a method that returns what follows or a typed [`NoContest`].

mod best;
mod board;
mod limits;
mod points;
mod refusal;
mod seating;
mod state;
mod substitution;
mod table;
mod terms;

pub use best::{Performance, best};
pub use board::{ContestBoard, scores};
pub use limits::{
    CHALLENGED_AGAIN_AFTER, COUNTED_FOR, Lately, MOST_AT_ONCE, MOST_PLAYERS, MOST_PROPOSED,
};
pub use points::{BoardResult, Score};
pub use refusal::NoContest;
pub use seating::{Seat, Signed, seat};
pub use state::{
    ANSWER_WITHIN, Contest, ContestId, FORFEIT_AFTER, LOOK_EVERY, NewContest, State, Team,
};
pub use substitution::{Reserve, SUBSTITUTED_BEFORE, may_be_replaced, most_replaced, next_reserve};
pub use table::rank;
pub use table::{Row, ServerScore};
pub use terms::{Terms, TermsWish};
