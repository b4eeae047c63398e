//! Clicks on ladders.

use super::{Act, On, challenge::look_up};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{
            challenging::Means,
            ladders::{self, LadderWish},
        },
        ids::Laddering,
        messages::Answer,
    },
    host,
};
use domain::matches::Refusal;
use rules::GameId;

impl Act for Laddering {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On {
            host, http, caller, ..
        } = on;
        let message = match self {
            Laddering::Show => {
                let chosen: String = on.chosen()?;
                let game = GameId::from_id(&chosen).ok_or(Refusal::UnknownButton)?;
                ladders::show(host, caller, game).await?
            }
            Laddering::Join { game } => {
                let place = on.act(move |cx| host::ladders::enter(cx, game)).await?;
                cards::ladder_entered(game, place)
            }
            Laddering::Leave { game } => {
                on.act(move |cx| host::ladders::leave(cx, game)).await?;
                cards::ladder_left(game)
            }
            Laddering::Remove { .. } if !caller.manages => cards::may_not_manage(),
            Laddering::Remove { game } => {
                let player = on.user()?;
                on.act(move |cx| host::ladders::take_off(cx, game, player))
                    .await?;
                cards::off_ladder(game, player)
            }
            Laddering::Challenge { game } => {
                let opponent = on.user()?;
                let opponent = match look_up(http, caller, opponent).await {
                    Err(error @ Error::Refused(Refusal::ChallengedStranger(_))) => {
                        host::ladders::drop_player(host, caller.server, opponent).await?;
                        return Err(error);
                    }
                    found => found?,
                };
                let wish = LadderWish {
                    game,
                    opponent,
                    pace: None,
                };
                let made = ladders::challenge(host, http, caller.clone(), wish, Means::Tap).await?;
                return Ok(made.map_or(Answer::Nothing, Answer::InPlace));
            }
        };
        Ok(on.shows(message))
    }
}
