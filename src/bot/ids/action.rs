//! The actions of buttons, selects and forms.

use super::Picking;
use domain::matches::{Hears, MatchId, OfferId, OfferKind, UserId};
use rules::{GameId, Side};

custom_ids! {
    /// The action of a button, a select or a form. Those on a board carry its revision, so that the
    /// bot recognises a click on an old board.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Action {
        "accept" => Accept { id: MatchId },
        "decline" => Decline { id: MatchId },
        "withdraw" => Withdraw { id: MatchId },
        /// Begin to choose a move.
        "move" => Move { id: MatchId, revision: u32 },
        /// Open the form for typing a move, or send it.
        "type" => Type { id: MatchId, revision: u32 },
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
        /// Cancel the choice.
        "put-away" => PutAway,
        /// Show the player's plans.
        "plans" => Plans { id: MatchId },
        /// Plan more after the step chosen in a select.
        "plan-on" => PlanOn { id: MatchId, revision: u32 },
        /// Remove the step chosen in a select.
        "forget" => Forget { id: MatchId },
        "resign" => Resign { id: MatchId, revision: u32 },
        "confirm-resign" => ConfirmResign { id: MatchId, revision: u32 },
        "keep-playing" => KeepPlaying,
        /// Turn to a page of a game's rules.
        "rules" => Rules { game: GameId, page: u8 },
        /// End a match in which the opponent's time has run out.
        "claim" => Claim { id: MatchId },
        /// Show a hint.
        "hint" => Hint { id: MatchId },
        /// Show how a finished match went.
        "analyze" => Analyze { id: MatchId },
        /// Show a match as text.
        "export" => Export { id: MatchId },
        /// Show a match as text, with the user's own note.
        "export-note" => ExportNote { id: MatchId },
        /// Show the clock.
        "clock" => Clock { id: MatchId },
        /// Add to the opponent's time, if that was done this many times before.
        "give" => Give { id: MatchId, gifts: u32 },
        /// Offer the pause chosen in a select.
        "pause" => ProposePause { id: MatchId },
        /// End a pause.
        "resume" => Resume { id: MatchId },
        /// Make an offer.
        "offer" => Offer { kind: OfferKind, id: MatchId, revision: u32 },
        "accept-offer" => AcceptOffer { offer: OfferId },
        "decline-offer" => DeclineOffer { offer: OfferId },
        "withdraw-offer" => WithdrawOffer { offer: OfferId },
        /// Open the board on the page.
        "open" => Open { id: MatchId },
        /// Show what else a user can do in a match.
        "more" => More { id: MatchId },
        /// Show the board from this side.
        "view" => View { id: MatchId, side: Side },
        /// Show the moves.
        "moves" => Record { id: MatchId },
        /// Try moves for both sides from the newest board, without playing any.
        "what-if" => WhatIf { id: MatchId },
        /// Open the form for a note, or send it.
        "note" => Note { id: MatchId },
        /// Show how the user follows a match.
        "follow" => Follow { id: MatchId },
        /// Follow a match in this way.
        "hear" => Hear { id: MatchId, hears: Hears },
        "unfollow" => Unfollow { id: MatchId },
        /// Stop following the match chosen in a select.
        "unfollow-one" => UnfollowOne,
        /// Challenge a user to this game.
        "challenge" => Challenge { game: GameId, opponent: UserId },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bot::ids::{LONGEST_ID, Squares, Subject},
        host::Kept,
    };
    use proptest::prelude::*;
    use rules::Square;

    fn check(action: Action) -> Result<(), TestCaseError> {
        let text = action.to_string();
        prop_assert!(text.len() <= LONGEST_ID, "{}", text);
        prop_assert_eq!(text.parse(), Ok(action));
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
            check(Action::Pick { picking: picking.clone() })?;
            check(Action::Next { select: 3, picking: picking.clone() })?;
            check(Action::Whole { select: 3, picking: picking.clone() })?;
            check(Action::Stop { picking: picking.clone() })?;
            check(Action::Walk { picking: picking.clone() })?;
            check(Action::PlayAndOffer { picking: picking.clone() })?;
            check(Action::Play { picking })?;
        }
    }

    #[test]
    fn buttons_of_messages_that_are_already_posted_keep_their_meaning() {
        let id = MatchId(12);
        for (text, action) in [
            ("accept:12", Action::Accept { id }),
            ("move:12:5", Action::Move { id, revision: 5 }),
            ("more:12", Action::More { id }),
            (
                "accept-offer:12",
                Action::AcceptOffer { offer: OfferId(12) },
            ),
        ] {
            assert_eq!(text.parse(), Ok(action), "{text}");
        }
    }
}
