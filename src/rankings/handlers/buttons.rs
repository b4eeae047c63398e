//! Clicks on ladders.

use crate::{
    challenges::handlers::{buttons::look_up, challenging::Means},
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::Answer,
    },
    rankings::{
        actions::ladders,
        cards,
        handlers::{self, LadderWish},
        ids::LadderAct,
    },
    servers::cards::settings::may_not_manage,
};
use domain::matches::Refusal;
use rules::GameId;

impl Act for LadderAct {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On {
            host, http, caller, ..
        } = on;
        let message = match self {
            LadderAct::Show => {
                let chosen: String = on.chosen()?;
                let game = GameId::from_id(&chosen).ok_or(Refusal::UnknownButton)?;
                handlers::show(host, caller, game).await?
            }
            LadderAct::Join { game } => {
                let place = on.act(move |cx| ladders::enter(cx, game)).await?;
                cards::ladder::ladder_entered(game, place)
            }
            LadderAct::Leave { game } => {
                on.act(move |cx| ladders::leave(cx, game)).await?;
                cards::ladder::ladder_left(game)
            }
            LadderAct::Remove { .. } if !caller.manages => may_not_manage(),
            LadderAct::Remove { game } => {
                let player = on.user()?;
                on.act(move |cx| ladders::take_off(cx, game, player))
                    .await?;
                cards::ladder::off_ladder(game, player)
            }
            LadderAct::Challenge { game } => {
                let opponent = on.user()?;
                let opponent = match look_up(http, caller, opponent).await {
                    Err(error @ Error::Refused(Refusal::ChallengedStranger(_))) => {
                        ladders::drop_player(host, caller.server, opponent).await?;
                        return Err(error);
                    }
                    found => found?,
                };
                let wish = LadderWish {
                    game,
                    opponent,
                    pace: None,
                };
                let made =
                    handlers::challenge(host, http, caller.clone(), wish, Means::Tap).await?;
                return Ok(made.map_or(Answer::Nothing, Answer::InPlace));
            }
        };
        Ok(on.shows(message))
    }
}
