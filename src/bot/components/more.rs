//! Clicks on More and on what it opens.

use poise::serenity_prelude as serenity;

use super::Clicking;
use crate::{
    bot::{Error, cards},
    games::Side,
    host::Host,
    matches::MatchId,
};

/// Shows what else there is to do.
pub(super) async fn open(
    host: &Host,
    clicking: &Clicking,
    id: MatchId,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let more = host.more(clicking.server, id, clicking.user).await?;
    Ok(cards::more(&more, clicking.locale).response())
}

/// Shows the board from one side in the same private message.
pub(super) async fn view(
    host: &Host,
    clicking: &Clicking,
    id: MatchId,
    side: Side,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let more = host.more(clicking.server, id, clicking.user).await?;
    let look = host.look(clicking.server, Some(clicking.user)).await?;
    let card = cards::more_with_board(more, (side, look), clicking.locale).await?;
    Ok(card.update())
}

/// Shows the moves.
pub(super) async fn record(
    host: &Host,
    clicking: &Clicking,
    id: MatchId,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let record = host.record(clicking.server, id).await?;
    Ok(cards::record(&record, clicking.locale).response())
}
