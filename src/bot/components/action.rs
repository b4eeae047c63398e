//! What a button does, as written in its `custom_id`.
//!
//! The id is all there is: a click is understood after any number of restarts.

use std::{fmt, str::FromStr};

use crate::{
    bot::picker::Picking,
    games::{GameId, Side},
    matches::{MatchId, OfferId, OfferKind, UserId},
};

/// What a button does. Those on a board carry its revision, so that a click on an old board is known
/// for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) enum Action {
    Accept(MatchId),
    Decline(MatchId),
    Withdraw(MatchId),
    /// Begin to choose a move.
    Move {
        id: MatchId,
        revision: u32,
    },
    /// Open the form for typing a move, or send it.
    Type {
        id: MatchId,
        revision: u32,
    },
    /// Show what can be chosen here.
    Pick(Picking),
    /// Choose the square that a select gives. Selects of one message have different numbers.
    Next(Picking, usize),
    /// Choose to stop here, though the move could go on.
    Stop(Picking),
    /// Do what has been chosen.
    Play(Picking),
    /// Choose nothing after all.
    PutAway,
    /// Show what is laid out in advance.
    Plans(MatchId),
    /// Lay out more after the step that a select gives.
    PlanOn {
        id: MatchId,
        revision: u32,
    },
    /// Take back the step that a select gives.
    Forget(MatchId),
    Resign {
        id: MatchId,
        revision: u32,
    },
    ConfirmResign {
        id: MatchId,
        revision: u32,
    },
    KeepPlaying,
    /// Turn to a page of a game's rules.
    Rules {
        game: GameId,
        page: u8,
    },
    /// Make an offer.
    Offer {
        kind: OfferKind,
        id: MatchId,
        revision: u32,
    },
    AcceptOffer(OfferId),
    DeclineOffer(OfferId),
    WithdrawOffer(OfferId),
    /// Show what else there is to do.
    More(MatchId),
    /// Show the board from this side.
    View {
        id: MatchId,
        side: Side,
    },
    /// Show the moves.
    Record(MatchId),
    /// Challenge somebody to this game.
    Challenge {
        game: GameId,
        opponent: UserId,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Accept(id) => write!(f, "accept:{}", id.0),
            Action::Decline(id) => write!(f, "decline:{}", id.0),
            Action::Withdraw(id) => write!(f, "withdraw:{}", id.0),
            Action::Move { id, revision } => write!(f, "move:{}:{revision}", id.0),
            Action::Type { id, revision } => write!(f, "type:{}:{revision}", id.0),
            Action::Pick(picking) => write!(f, "pick:{picking}"),
            Action::Next(picking, part) => write!(f, "next-{part}:{picking}"),
            Action::Stop(picking) => write!(f, "stop:{picking}"),
            Action::Play(picking) => write!(f, "play:{picking}"),
            Action::PutAway => f.write_str("put-away"),
            Action::Plans(id) => write!(f, "plans:{}", id.0),
            Action::PlanOn { id, revision } => write!(f, "plan-on:{}:{revision}", id.0),
            Action::Forget(id) => write!(f, "forget:{}", id.0),
            Action::Resign { id, revision } => write!(f, "resign:{}:{revision}", id.0),
            Action::ConfirmResign { id, revision } => {
                write!(f, "confirm-resign:{}:{revision}", id.0)
            }
            Action::KeepPlaying => f.write_str("keep-playing"),
            Action::Rules { game, page } => write!(f, "rules:{game}:{page}"),
            Action::Offer { kind, id, revision } => {
                write!(f, "offer:{}:{}:{revision}", kind.id(), id.0)
            }
            Action::AcceptOffer(offer) => write!(f, "accept-offer:{}", offer.0),
            Action::DeclineOffer(offer) => write!(f, "decline-offer:{}", offer.0),
            Action::WithdrawOffer(offer) => write!(f, "withdraw-offer:{}", offer.0),
            Action::More(id) => write!(f, "more:{}", id.0),
            Action::View { id, side } => write!(f, "view:{}:{}", id.0, side.id()),
            Action::Record(id) => write!(f, "moves:{}", id.0),
            Action::Challenge { game, opponent } => write!(f, "challenge:{game}:{opponent}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        if let Some((word, picking)) = text.split_once(':') {
            let picking = || picking.parse();
            match word.split_once('-').unwrap_or((word, "")) {
                ("pick", "") => return Ok(Action::Pick(picking()?)),
                ("next", part) => return Ok(Action::Next(picking()?, part.parse().map_err(drop)?)),
                ("stop", "") => return Ok(Action::Stop(picking()?)),
                ("play", "") => return Ok(Action::Play(picking()?)),
                _ => {}
            }
        }
        let parts: Vec<&str> = text.split(':').collect();
        let id = |text: &str| text.parse().map(MatchId).map_err(drop);
        let offer = |text: &str| text.parse().map(OfferId).map_err(drop);
        let revision = |text: &str| text.parse().map_err(drop);
        Ok(match parts[..] {
            ["accept", match_] => Action::Accept(id(match_)?),
            ["decline", match_] => Action::Decline(id(match_)?),
            ["withdraw", match_] => Action::Withdraw(id(match_)?),
            ["move", match_, on] => Action::Move {
                id: id(match_)?,
                revision: revision(on)?,
            },
            ["type", match_, on] => Action::Type {
                id: id(match_)?,
                revision: revision(on)?,
            },
            ["put-away"] => Action::PutAway,
            ["plans", match_] => Action::Plans(id(match_)?),
            ["plan-on", match_, on] => Action::PlanOn {
                id: id(match_)?,
                revision: revision(on)?,
            },
            ["forget", match_] => Action::Forget(id(match_)?),
            ["resign", match_, on] => Action::Resign {
                id: id(match_)?,
                revision: revision(on)?,
            },
            ["confirm-resign", match_, on] => Action::ConfirmResign {
                id: id(match_)?,
                revision: revision(on)?,
            },
            ["keep-playing"] => Action::KeepPlaying,
            ["rules", game, page] => Action::Rules {
                game: GameId::from_id(game).ok_or(())?,
                page: page.parse().map_err(drop)?,
            },
            ["offer", kind, match_, on] => Action::Offer {
                kind: OfferKind::from_id(kind).ok_or(())?,
                id: id(match_)?,
                revision: revision(on)?,
            },
            ["accept-offer", number] => Action::AcceptOffer(offer(number)?),
            ["decline-offer", number] => Action::DeclineOffer(offer(number)?),
            ["withdraw-offer", number] => Action::WithdrawOffer(offer(number)?),
            ["more", match_] => Action::More(id(match_)?),
            ["view", match_, side] => Action::View {
                id: id(match_)?,
                side: Side::from_id(side).ok_or(())?,
            },
            ["moves", match_] => Action::Record(id(match_)?),
            ["challenge", game, opponent] => Action::Challenge {
                game: GameId::from_id(game).ok_or(())?,
                opponent: opponent.parse().map(UserId).map_err(drop)?,
            },
            _ => return Err(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bot::picker::Subject, games::Square};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_action_is_read_back_and_fits_discords_limit(number: u32, revision: u32, page: u8) {
            let id = MatchId(number);
            for action in [
                Action::Accept(id),
                Action::Decline(id),
                Action::Withdraw(id),
                Action::Move { id, revision },
                Action::Type { id, revision },
                Action::PutAway,
                Action::Plans(id),
                Action::PlanOn { id, revision },
                Action::Forget(id),
                Action::Resign { id, revision },
                Action::ConfirmResign { id, revision },
                Action::KeepPlaying,
                Action::Rules { game: GameId::KingAndCourtesan, page },
                Action::Offer { kind: OfferKind::Draw, id, revision },
                Action::Offer { kind: OfferKind::Takeback, id, revision },
                Action::AcceptOffer(OfferId(number)),
                Action::DeclineOffer(OfferId(number)),
                Action::WithdrawOffer(OfferId(number)),
                Action::More(id),
                Action::View { id, side: Side::Second },
                Action::Record(id),
                Action::Challenge {
                    game: GameId::KingAndCourtesan,
                    opponent: UserId(u64::MAX - u64::from(number)),
                },
            ] {
                let text = action.to_string();
                prop_assert_eq!(text.parse(), Ok(action));
                prop_assert!(text.len() <= 100);
            }
        }

        #[test]
        fn however_far_one_has_chosen_it_is_read_back_and_fits(
            number: u32,
            revision: u32,
            squares in prop::collection::vec((0..10u8, 0..10u8), 0..60),
            back in 0..40usize,
        ) {
            let id = MatchId(number);
            let mut picking = Picking::new(Subject::Match { id, revision });
            for (file, rank) in squares {
                if let Some(next) = picking.then(Square::new(file, rank)) {
                    picking = next;
                }
            }
            for _ in 0..back {
                picking = picking.back().unwrap_or(picking);
            }
            for action in [
                Action::Pick(picking.clone()),
                Action::Next(picking.clone(), 3),
                Action::Stop(picking.clone()),
                Action::Play(picking),
            ] {
                let text = action.to_string();
                prop_assert!(text.len() <= 100, "{text}");
                prop_assert_eq!(text.parse(), Ok(action));
            }
        }

        #[test]
        fn nothing_else_is_an_action(text: String) {
            if let Ok(action) = text.parse::<Action>() {
                // "+1" and "01" are numbers too; they mean the same button.
                prop_assert!(action.to_string().parse() == Ok(action));
            }
        }
    }
}
