//! Clicks at tournaments.

use super::Click;
use crate::{
    bot::{
        cards::{self, TablePart, TournamentAnswer},
        error::Error,
        ids::Tournaments,
        messages::Answer,
    },
    host::TournamentId,
};

/// Does what a button of a tournament says.
pub(super) async fn act(on: Click<'_>, button: Tournaments) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let (server, user) = (caller.server, caller.user);
    let (id, answer) = match button {
        Tournaments::Join { number } => {
            let id = TournamentId(number);
            let entry = host.enter_tournament(server, id, user).await?;
            (id, TournamentAnswer::Entered(entry))
        }
        Tournaments::Leave { number } => {
            let id = TournamentId(number);
            (id, left(host.leave_tournament(server, id, user).await?))
        }
        Tournaments::Table {
            number,
            down,
            right,
        } => {
            let view = host.tournament(server, TournamentId(number)).await?;
            let look = host.look(server, Some(user)).await?;
            let part = TablePart { down, right };
            let message = cards::tournament_table(&view, part, (user, look), caller.locale);
            return Ok(on.shows(message.await?));
        }
        Tournaments::Games {
            number,
            round,
            page,
        } => {
            let view = host.tournament(server, TournamentId(number)).await?;
            let message = cards::tournament_games(&view, (round, page), user, caller.locale);
            return Ok(on.shows(message));
        }
    };
    Ok(on.shows(cards::tournament_answer(id, answer, caller.locale)))
}

/// What became of somebody who leaves a tournament that has begun, or not.
pub(in crate::bot::handlers) const fn left(has_begun: bool) -> TournamentAnswer {
    if has_begun {
        TournamentAnswer::Withdrawn
    } else {
        TournamentAnswer::Left
    }
}
