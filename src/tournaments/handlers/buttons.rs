//! What members do with tournaments.

use crate::{
    discord::{
        error::Error,
        handlers::{Act, GoesBy, On},
        messages::Answer,
    },
    host::budgets::{self, Costly},
    tournaments::{
        actions as tournaments,
        cards::{self, pages::TablePart},
        handlers::{card, check_seen, table},
        ids::TournamentAct,
    },
};
use store::{Numbered, TournamentId};

impl Act for TournamentAct {
    fn is_of_server(&self) -> bool {
        true
    }

    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            TournamentAct::Open => Some(Numbered::Tournament(TournamentId(number))),
            _ => None,
        }
    }

    fn goes_by(&self) -> GoesBy {
        match self {
            TournamentAct::Join { .. }
            | TournamentAct::Leave { .. }
            | TournamentAct::Withdraw { .. }
            | TournamentAct::Cancel { .. }
            | TournamentAct::PullOut { .. } => GoesBy::Message,
            TournamentAct::Open
            | TournamentAct::AskPullOut { .. }
            | TournamentAct::Export { .. }
            | TournamentAct::Table { .. }
            | TournamentAct::Games { .. } => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let user = caller.user;
        check_seen(on.data, caller, self.tournament(on)?).await?;
        Ok(match self {
            TournamentAct::Join { id } => {
                let entry = on.act(move |cx| tournaments::enter(cx, id)).await?;
                on.shows(cards::answers::tournament_entered(id, entry))
            }
            TournamentAct::Open => {
                let id = TournamentId(on.chosen()?);
                on.shows(card(host, caller, id).await?)
            }
            TournamentAct::Export { id } => {
                budgets::spend(host, caller.member(), Costly::Export)?;
                let report = on.read(move |cx| tournaments::report(cx, id)).await?;
                Answer::Private(cards::answers::tournament_file(id, &report))
            }
            // Players cannot return to a tournament that has begun, so they are asked first.
            TournamentAct::Leave { id } => {
                let asked = on.read(move |cx| tournaments::ask_to_withdraw(cx, id, user));
                let asked = asked.await?;
                if asked.has_begun {
                    on.shows(cards::answers::ask_to_withdraw(&asked, user))
                } else {
                    let has_begun = on.act(move |cx| tournaments::leave(cx, id)).await?;
                    on.says(&cards::answers::tournament_left(id, has_begun))
                }
            }
            TournamentAct::Withdraw { id, player } => {
                let left = on.act(move |cx| tournaments::withdraw(cx, id, player));
                on.says(&cards::answers::tournament_left(id, left.await?))
            }
            TournamentAct::Cancel { id } => {
                on.act(move |cx| tournaments::cancel(cx, id)).await?;
                on.says(&cards::answers::tournament_done(
                    "tournament-called-off",
                    id,
                ))
            }
            TournamentAct::AskPullOut { id } => {
                let asked = on.read(move |cx| tournaments::ask_to_pull_out(cx, id));
                on.shows(cards::answers::pull_out(asked.await?))
            }
            TournamentAct::PullOut { id } => {
                on.act(move |cx| tournaments::pull_out(cx, id)).await?;
                on.says(&cards::answers::tournament_done(
                    "tournament-pulled-out",
                    id,
                ))
            }
            TournamentAct::Table { id, down, right } => {
                let part = TablePart { down, right };
                on.shows(table(host, caller, id, part).await?)
            }
            TournamentAct::Games { id, round, page } => {
                let view = on.read(move |cx| tournaments::show(cx, id)).await?;
                on.shows(cards::pages::tournament_games(&view, round, page, user))
            }
        })
    }
}

impl TournamentAct {
    /// Returns the tournament that it is about.
    fn tournament(self, on: On<'_>) -> Result<TournamentId, Error> {
        Ok(match self {
            TournamentAct::Open => TournamentId(on.chosen()?),
            TournamentAct::Join { id }
            | TournamentAct::Export { id }
            | TournamentAct::Leave { id }
            | TournamentAct::Withdraw { id, .. }
            | TournamentAct::Cancel { id }
            | TournamentAct::AskPullOut { id }
            | TournamentAct::PullOut { id }
            | TournamentAct::Table { id, .. }
            | TournamentAct::Games { id, .. } => id,
        })
    }
}
