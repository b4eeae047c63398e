//! The weights of the evaluation terms, in hundredths of a piece.

mod courtyard;
mod guard_and_towers;
mod king_and_courtesan;
mod kings_court;

pub(super) use self::{
    courtyard::WEIGHTS as COURTYARD, guard_and_towers::WEIGHTS as GUARD_AND_TOWERS,
    king_and_courtesan::WEIGHTS as KING_AND_COURTESAN, kings_court::WEIGHTS as KINGS_COURT,
};
