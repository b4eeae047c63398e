//! Clicks that choose a move, try one or plan one.

use super::{Act, On};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::picker::{self, How},
        ids::{Choosing, Picking, Squares, Subject},
        messages::{Answer, Message},
    },
    host::{With, plans},
};
use domain::matches::{Refusal, StepId};
use store::Numbered;

impl Act for Choosing {
    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            Choosing::PlanOn { .. } | Choosing::Forget { .. } => {
                Some(Numbered::Step(StepId(number.into())))
            }
            _ => None,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let message = match self {
            Choosing::Move { id, revision } => {
                let picking = Picking::new(Subject::Match { id, revision });
                let message = picker::show(host, caller, picking, How::Choose).await?;
                return Ok(Answer::Private(message));
            }
            Choosing::Pick { picking } => picker::show(host, caller, picking, How::Choose).await,
            Choosing::Stop { picking } => picker::show(host, caller, picking, How::Stop).await,
            Choosing::Walk { picking } => picker::show(host, caller, picking, How::Walk).await,
            Choosing::Next { picking, .. } => {
                let next = picking.then(on.chosen()?);
                let next = next.ok_or(Refusal::UnknownButton)?;
                picker::show(host, caller, next, How::Choose).await
            }
            Choosing::Whole { picking, .. } => {
                let Squares(named) = on.chosen()?;
                let whole = picking.to(named).ok_or(Refusal::UnknownButton)?;
                picker::show(host, caller, whole, How::Stop).await
            }
            Choosing::Play { picking } => picker::play(host, caller, picking, With::Nothing).await,
            Choosing::PlayAndOffer { picking } => {
                picker::play(host, caller, picking, With::DrawOffer).await
            }
            Choosing::PutAway => {
                let away = Message::of(caller.locale.text("picker-put-away"));
                return Ok(Answer::InPlace(away));
            }
            Choosing::NextMatch => picker::next_match(host, caller).await,
            Choosing::WhatIf { id } => picker::begin_line(host, caller, id).await,
            Choosing::Plans { id } => picker::plans(host, caller, id).await,
            Choosing::PlanOn { id, revision } => {
                let subject = Subject::Plan {
                    id,
                    revision,
                    after: Some(StepId(on.chosen()?)),
                };
                picker::show(host, caller, Picking::new(subject), How::Choose).await
            }
            Choosing::Forget { id } => {
                let step = StepId(on.chosen()?);
                on.act(move |cx| plans::forget(cx, id, step)).await?;
                picker::plans(host, caller, id).await
            }
        };
        // A refusal also replaces the message, because what it offered is gone. Only a reminder, which
        // everyone sees, stays.
        Ok(on.shows(match message {
            Err(error @ Error::Refused(_)) => cards::refused(&error, caller.locale),
            message => message?,
        }))
    }
}
