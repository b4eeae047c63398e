//! Clicks on puzzles and analyses.

use super::Click;
use crate::bot::{cards, error::Error, handlers::picker, ids::Training, messages::Answer};

/// Performs a button's action.
pub(super) async fn act(on: Click<'_>, training: Training) -> Result<Answer, Error> {
    let (host, caller) = (on.host, on.caller);
    match training {
        Training::Solution { puzzle } => {
            Ok(on.shows(picker::solution(host, caller, puzzle).await?))
        }
        Training::Table => {
            let place = caller.place()?;
            let table = host.puzzle_table(place.server, caller.user).await?;
            Ok(on.shows(cards::puzzle_table(&table, caller.locale)))
        }
        Training::Analysis { id, at } => {
            let view = host.analyse(caller.server, id, caller.user).await?;
            let look = host.look(caller.server, Some(caller.user)).await?;
            let card = cards::analysis(view, at, caller.user, look, caller.locale);
            Ok(on.shows(card.await?))
        }
    }
}
