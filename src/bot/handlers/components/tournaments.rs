//! Clicks on tournaments.

use super::Click;
use crate::{
    bot::{
        cards::{self, TablePart, TournamentAnswer},
        error::Error,
        handlers::{Caller, tournaments},
        ids::Tournaments,
        messages::{Answer, Message},
    },
    host::{Costly, Host},
};
use store::TournamentId;

/// Performs the action of a tournament's button.
pub(super) async fn act(on: Click<'_>, button: Tournaments) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let (server, user) = (caller.server, caller.user);
    let by = caller.for_tournament();
    tournaments::check_seen(on.data, caller, named(on, &button)?).await?;
    let (id, answer) = match button {
        Tournaments::Join { number } => {
            let id = TournamentId(number);
            let entry = host.enter_tournament(server, id, user).await?;
            (id, TournamentAnswer::Entered(entry))
        }
        Tournaments::Open => {
            let id = TournamentId(on.chosen()?);
            return Ok(on.shows(tournaments::card(host, caller, id).await?));
        }
        Tournaments::Export { number } => {
            let id = TournamentId(number);
            host.spend(caller.member(), Costly::Export)?;
            let (_, report) = host.tournament_report(server, id).await?;
            let file = cards::tournament_file(id, &report, caller.locale);
            return Ok(Answer::Private(file));
        }
        Tournaments::Leave { number } => {
            return Ok(on.shows(leave(host, caller, TournamentId(number)).await?));
        }
        Tournaments::Withdraw { number, player } => {
            let id = TournamentId(number);
            let has_begun = host.withdraw_entrant(server, id, by, player).await?;
            (id, left(has_begun))
        }
        Tournaments::Cancel { number } => {
            let id = TournamentId(number);
            host.cancel_tournament(server, id, by).await?;
            (id, TournamentAnswer::Cancelled)
        }
        Tournaments::PullOut { number } => {
            let id = TournamentId(number);
            host.pull_out(server, id, by).await?;
            (id, TournamentAnswer::PulledOut)
        }
        Tournaments::Table {
            number,
            down,
            right,
        } => {
            let view = host.tournament(server, TournamentId(number)).await?;
            let look = host.look(server, Some(user)).await?;
            let part = TablePart { down, right };
            let message = cards::tournament_table(&view, part, user, look, caller.locale);
            return Ok(on.shows(message.await?));
        }
        Tournaments::Games {
            number,
            round,
            page,
        } => {
            let view = host.tournament(server, TournamentId(number)).await?;
            let message = cards::tournament_games(&view, round, page, user, caller.locale);
            return Ok(on.shows(message));
        }
    };
    Ok(on.shows(cards::tournament_answer(id, answer, caller.locale)))
}

/// Returns the tournament that a button is about.
fn named(on: Click<'_>, button: &Tournaments) -> Result<TournamentId, Error> {
    let number = match *button {
        Tournaments::Open => on.chosen()?,
        Tournaments::Join { number }
        | Tournaments::Export { number }
        | Tournaments::Leave { number }
        | Tournaments::Withdraw { number, .. }
        | Tournaments::Cancel { number }
        | Tournaments::PullOut { number }
        | Tournaments::Table { number, .. }
        | Tournaments::Games { number, .. } => number,
    };
    Ok(TournamentId(number))
}

/// Lets a player leave a tournament. Players cannot return to one that has begun, so they are asked
/// first.
pub(in crate::bot::handlers) async fn leave(
    host: &Host,
    caller: &Caller,
    id: TournamentId,
) -> Result<Message, Error> {
    let (server, user, locale) = (caller.server, caller.user, caller.locale);
    let by = caller.for_tournament();
    let asked = host.withdrawing_entrant(server, id, by, user).await?;
    if asked.has_begun {
        return Ok(cards::ask_to_withdraw(&asked, user, locale));
    }
    let has_begun = host.leave_tournament(server, id, user).await?;
    Ok(cards::tournament_answer(id, left(has_begun), locale))
}

/// Returns the answer to a player who leaves a tournament, which depends on whether it has begun.
const fn left(has_begun: bool) -> TournamentAnswer {
    if has_begun {
        TournamentAnswer::Withdrawn
    } else {
        TournamentAnswer::Left
    }
}
