//! Clicks that choose a move, try one or plan one.

use crate::{
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::{Answer, Button, Message},
    },
    matches::{
        actions::{moves::With, plans},
        handlers::picker::{self, How},
        ids::{
            choosing::MoveAct,
            picking::{Picking, Squares, Subject},
        },
    },
};
use domain::matches::{Refusal, StepId};
use rules::sentence;
use store::Numbered;

impl Act for MoveAct {
    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            MoveAct::PlanOn { .. } | MoveAct::Forget { .. } => {
                Some(Numbered::Step(StepId(number.into())))
            }
            _ => None,
        }
    }

    fn is_refused_in_place(&self) -> bool {
        // A plan that can't be forgotten any more leaves the list of the others.
        !matches!(self, MoveAct::Move { .. } | MoveAct::Forget { .. })
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let message = match self {
            MoveAct::Move { id, revision } => {
                let picking = Picking::new(Subject::Match { id, revision });
                let message = picker::show(host, caller, picking, How::Choose).await?;
                return Ok(Answer::Private(message));
            }
            MoveAct::Pick { picking } => picker::show(host, caller, picking, How::Choose).await,
            MoveAct::Stop { picking } => picker::show(host, caller, picking, How::Stop).await,
            MoveAct::Walk { picking } => picker::show(host, caller, picking, How::Walk).await,
            MoveAct::Next { picking, .. } => {
                let next = picking.then(on.chosen()?);
                let next = next.ok_or(Refusal::UnknownButton)?;
                picker::show(host, caller, next, How::Choose).await
            }
            MoveAct::Whole { picking, .. } => {
                let Squares(named) = on.chosen()?;
                let whole = picking.to(named).ok_or(Refusal::UnknownButton)?;
                picker::show(host, caller, whole, How::Stop).await
            }
            MoveAct::Play { picking } => picker::play(host, caller, picking, With::Nothing).await,
            MoveAct::PlayAndOffer { picking } => {
                picker::play(host, caller, picking, With::DrawOffer).await
            }
            MoveAct::Cancel { picking } => {
                // The board, with the button that this names, can be elsewhere.
                let again = Button::new(MoveAct::Pick { picking }, "button-move");
                let away = Message::of(sentence!("picker-put-away")).with_buttons([again]);
                return Ok(Answer::InPlace(away));
            }
            MoveAct::PutAway => {
                return Ok(Answer::InPlace(Message::of(sentence!("picker-closed"))));
            }
            MoveAct::Open { id } | MoveAct::Refresh { id, .. } => {
                Box::pin(picker::turn(host, caller, id, None)).await
            }
            MoveAct::NextMatch => picker::next_match(host, caller).await,
            MoveAct::WhatIf { id } => picker::begin_line(host, caller, id).await,
            MoveAct::Plans { id } => picker::plans(host, caller, id).await,
            MoveAct::PlanOn { id, revision } => {
                let subject = Subject::Plan {
                    id,
                    revision,
                    after: Some(StepId(on.chosen()?)),
                };
                picker::show(host, caller, Picking::new(subject), How::Choose).await
            }
            MoveAct::Forget { id } => {
                let step = StepId(on.chosen()?);
                on.act(move |cx| plans::forget(cx, id, step)).await?;
                picker::plans(host, caller, id).await
            }
        };
        Ok(on.shows(message?))
    }
}
