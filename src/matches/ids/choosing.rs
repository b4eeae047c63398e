//! The buttons and selects with which moves are chosen, tried and planned.

use crate::{discord::ids::codec::custom_ids, matches::ids::picking::Picking};

use domain::matches::MatchId;

custom_ids! {
    /// A step of choosing a move. The private message with the choices is called the picker.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum MoveAct {
        /// Begin to choose a move.
        "move" => Move { id: MatchId, revision: u32 },
        /// Show the choices here.
        "pick" => Pick { picking: Picking },
        /// Choose the square selected in a select. The selects of one message have different
        /// numbers.
        "next" => Next { select: u8, picking: Picking },
        /// Choose the whole move selected in a select.
        "whole" => Whole { select: u8, picking: Picking },
        /// Take the squares named so far as the move, even if it could continue.
        "stop" => Stop { picking: Picking },
        /// Name the rest of the move square by square.
        "walk" => Walk { picking: Picking },
        /// Do what has been chosen.
        "play" => Play { picking: Picking },
        /// Play what has been chosen, and offer a draw with it.
        "draw" => PlayAndOffer { picking: Picking },
        /// Choose a move in the match that has waited longest for the user.
        "next-match" => NextMatch,
        /// Show the card on which the user plays a match against the computer.
        "continue" => Open { id: MatchId },
        /// Show the board as it is now in place of the one of this revision, on which the computer was to move.
        "refresh" => Refresh { id: MatchId, revision: u32 },
        /// Cancel the choice of a move in a match, which can begin again.
        "cancel" => Cancel { picking: Picking },
        /// Cancel the choice.
        "put-away" => PutAway,
        /// Try moves for both sides from the newest board, without playing any.
        "what-if" => WhatIf { id: MatchId },
        /// Show the player's plans.
        "plans" => Plans { id: MatchId },
        /// Plan more after the step chosen in a select.
        "plan-on" => PlanOn { id: MatchId, revision: u32 },
        /// Remove the step chosen in a select.
        "forget" => Forget { id: MatchId },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        discord::ids::LONGEST_ID,
        matches::{
            actions::lines::Kept,
            ids::picking::{Squares, Subject},
        },
    };
    use proptest::prelude::*;
    use rules::Square;

    fn check(choosing: MoveAct) -> Result<(), TestCaseError> {
        let text = choosing.to_string();
        prop_assert!(text.len() <= LONGEST_ID, "{}", text);
        prop_assert_eq!(text.parse(), Ok(choosing));
        Ok(())
    }

    proptest! {
        #[test]
        fn however_far_one_has_chosen_it_is_read_back_and_fits(
            number: u32,
            revision: u32,
            squares in prop::collection::vec((0..10u8, 0..10u8), 0..60),
            back in 0..40usize,
            tried: bool,
            kept: Option<(u32, u32)>,
        ) {
            let id = MatchId(number);
            let kept = kept.map(|(number, plies)| Kept { number, plies });
            let subject = if tried {
                Subject::Line { id, revision, kept }
            } else {
                Subject::Match { id, revision }
            };
            let mut picking = Picking::new(subject);
            for (at, (file, rank)) in squares.into_iter().enumerate() {
                let on = picking.clone().next_ply();
                if tried && at % 4 == 3 && on.to(Vec::new()).is_some() {
                    picking = on;
                }
                if let Some(next) = picking.then(Square::new(file, rank)) {
                    picking = next;
                }
            }
            let kept = picking.named.len().saturating_sub(back);
            let squares = Squares(picking.named.clone());
            if !squares.0.is_empty() {
                prop_assert_eq!(squares.to_string().parse(), Ok(squares));
            }
            picking.named.truncate(kept);
            check(MoveAct::Pick { picking: picking.clone() })?;
            check(MoveAct::Next { select: 3, picking: picking.clone() })?;
            check(MoveAct::Whole { select: 3, picking: picking.clone() })?;
            check(MoveAct::Stop { picking: picking.clone() })?;
            check(MoveAct::Walk { picking: picking.clone() })?;
            check(MoveAct::PlayAndOffer { picking: picking.clone() })?;
            check(MoveAct::Play { picking })?;
        }
    }
}
