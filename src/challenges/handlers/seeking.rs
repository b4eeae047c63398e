//! Clicks for finding an opponent. Users who are asked by direct message also answer there.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        actions::{
            self as challenges,
            arranged::Shown,
            seeks::{self, SeeksWanted},
        },
        cards,
        handlers::{
            challenging,
            looking_for::{self, SeekWish},
        },
        ids::SeekAct,
    },
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::Answer,
    },
    host::Host,
};
use domain::{
    community::seeks::{ConsentId, SeekId, SeekScope, Vote},
    matches::{Actor, MatchId, ServerId, UserId},
};
use rules::GameId;
use store::Numbered;

impl Act for SeekAct {
    fn is_of_server(&self) -> bool {
        true
    }

    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            SeekAct::Seat => Some(Numbered::Match(MatchId(number))),
            SeekAct::Take { .. } | SeekAct::Withdraw { .. } => Some(Numbered::Seek(SeekId(number))),
            _ => None,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        match self {
            SeekAct::List { game, scope } => list(on, game, scope).await,
            SeekAct::OfGame { scope } => {
                let chosen: String = on.chosen()?;
                list(on, GameId::from_id(&chosen), scope).await
            }
            SeekAct::Look { game, scope } => {
                let wish = SeekWish {
                    game,
                    scope,
                    ..SeekWish::default()
                };
                Ok(on.shows(looking_for::look_for_opponent(host, on.http, caller, wish).await?))
            }
            SeekAct::Take { game } => {
                let id = SeekId(on.chosen()?);
                drop_if_left(on, id).await?;
                let here = challenging::sought_in(host, on.http, caller).await?;
                let id = on.act(move |cx| seeks::take(cx, here, id, game)).await?;
                let card = cards::joined(caller.server, id, Shown::AsChosen);
                Ok(on.shows(card))
            }
            SeekAct::Seat => {
                let id = MatchId(on.chosen()?);
                on.data.visibility.check(&caller.onlooker(), id).await?;
                let shown = on.act(move |cx| challenges::accept(cx, id)).await?;
                Ok(on.shows(cards::joined(caller.server, id, shown)))
            }
            SeekAct::Withdraw { game, scope } => {
                let id = SeekId(on.chosen()?);
                on.act(move |cx| seeks::withdraw(cx, id)).await?;
                list(on, game, scope).await
            }
            SeekAct::Answer { consent, vote } => {
                seeks::answer(host, caller.actor(), consent, vote).await?;
                if on.is_private() {
                    list(on, None, SeekScope::Here).await
                } else {
                    // The message with the question shows what became of it.
                    Ok(Answer::Nothing)
                }
            }
        }
    }
}

/// Withdraws a seek whose player has left its server: a player who took it would wait for no one.
async fn drop_if_left(on: On<'_>, id: SeekId) -> Result<(), Error> {
    let Some(seek) = on.read(move |cx| seeks::find(cx, id)).await? else {
        return Ok(());
    };
    if challenging::has_left(on.http, seek.place.server, seek.player).await {
        let gone = Actor::player(seek.place.server, seek.player);
        on.host.act(gone, move |cx| seeks::withdraw(cx, id)).await?;
    }
    Ok(())
}

async fn list(on: On<'_>, game: Option<GameId>, scope: SeekScope) -> Result<Answer, Error> {
    let wanted = SeeksWanted { game, scope };
    let list = looking_for::list(on.data, on.caller, wanted).await?;
    Ok(on.shows(list))
}

/// Answers a proposal from a direct message, where the caller is not in a server. The message shows what
/// became of it.
pub(crate) async fn answer_directly(
    host: &Host,
    user: serenity::UserId,
    consent: ConsentId,
    vote: Vote,
) -> Result<Answer, Error> {
    let by = Actor::player(ServerId::ELSEWHERE, UserId(user.get()));
    seeks::answer(host, by, consent, vote).await?;
    Ok(Answer::Nothing)
}
