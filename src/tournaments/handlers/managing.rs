//! What those do who manage tournaments.

use crate::{
    discord::{
        error::Error,
        handlers::{Act, GoesBy, On},
        messages::Answer,
    },
    host::Failure,
    matches::handlers::options::read_match,
    moderation::handlers::reason,
    players::actions::notices,
    tournaments::{
        actions::{self as tournaments, Adjudication, Earlier, TournamentEdit},
        cards::{
            self,
            managing::{
                LEAST_INPUT, MOST_INPUT, NUMBER_INPUT, STARTS_INPUT, TOURNAMENT_NAME_INPUT,
            },
        },
        handlers::{card, home, read_start},
        ids::TournamentManagerAct,
    },
};
use domain::{
    community::{
        Refused,
        tournament::{GameResult, Limits, NextRound, Refusal},
    },
    matches::{self, MatchId, NoRuling, UserId},
};
use store::{Numbered, Owner, TournamentId};

impl Act for TournamentManagerAct {
    fn is_of_server(&self) -> bool {
        true
    }

    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            TournamentManagerAct::TakePart => Some(Numbered::Tournament(TournamentId(number))),
            TournamentManagerAct::Game { .. } => Some(Numbered::Match(MatchId(number))),
            _ => None,
        }
    }

    fn goes_by(&self) -> GoesBy {
        match self {
            TournamentManagerAct::NextRound { .. }
            | TournamentManagerAct::NextRoundEarly { .. }
            | TournamentManagerAct::Result { .. }
            | TournamentManagerAct::Corrected { .. }
            | TournamentManagerAct::Edit { .. } => GoesBy::Message,
            TournamentManagerAct::Show { .. }
            | TournamentManagerAct::Game { .. }
            | TournamentManagerAct::Correct { .. }
            | TournamentManagerAct::TakePartInNamed
            | TournamentManagerAct::Players { .. }
            | TournamentManagerAct::PlayersFrom { .. }
            | TournamentManagerAct::Remove { .. }
            | TournamentManagerAct::ShowHere { .. }
            | TournamentManagerAct::Stop { .. }
            | TournamentManagerAct::TakePart => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        Ok(match self {
            TournamentManagerAct::Show { id } => {
                let view = on.read(move |cx| tournaments::show(cx, id)).await?;
                if view.owner == Owner::Here {
                    tournaments::check_manager(&caller.actor(), &view.terms)?;
                } else {
                    tournaments::must_manage(&caller.actor())?;
                }
                Answer::Private(card(host, caller, id).await?)
            }
            TournamentManagerAct::NextRound { id } => {
                let next = NextRound::WhenReady;
                match on.act(move |cx| tournaments::pair(cx, id, next)).await {
                    Err(Failure::Community(Refused::Tournament(runs @ Refusal::RoundRuns(_)))) => {
                        on.shows(cards::managing::pair_early(id, runs))
                    }
                    paired => on.shows(cards::answers::tournament_paired(id, paired?)),
                }
            }
            TournamentManagerAct::NextRoundEarly { id } => {
                let next = NextRound::Now;
                let paired = on.act(move |cx| tournaments::pair(cx, id, next)).await?;
                on.shows(cards::answers::tournament_paired(id, paired))
            }
            TournamentManagerAct::Game { id } => {
                let view = on.read(move |cx| tournaments::show(cx, id)).await?;
                on.shows(cards::managing::decide(&view, MatchId(on.chosen()?))?)
            }
            TournamentManagerAct::Result { game, result } => {
                ask_why(on, self, game, result, Earlier::Stays).await?
            }
            TournamentManagerAct::Corrected { game, result } => {
                ask_why(on, self, game, result, Earlier::Corrected).await?
            }
            TournamentManagerAct::Correct { id } => Answer::Form(cards::managing::correct_form(id)),
            TournamentManagerAct::Players { id } => players(on, id, 0).await?,
            TournamentManagerAct::PlayersFrom { id, page } => players(on, id, page).await?,
            TournamentManagerAct::Remove { id } => {
                ask_to_remove(on, id, UserId(on.chosen()?)).await?
            }
            TournamentManagerAct::ShowHere { id } => {
                tournaments::must_manage(&caller.actor())?;
                let place = home(host, on.http, caller).await?;
                on.act(move |cx| tournaments::show_here(cx, id, place))
                    .await?;
                on.says(&cards::answers::tournament_shown(
                    "tournament-shown",
                    id,
                    place.channel,
                ))
            }
            TournamentManagerAct::Edit { id } => {
                let view = on.read(move |cx| tournaments::show(cx, id)).await?;
                tournaments::check_manager(&caller.actor(), &view.terms)?;
                let zone = on.read(notices::load).await?.zone;
                Answer::Form(cards::managing::edit_form(&view, &zone))
            }
            TournamentManagerAct::Stop { id } => {
                let name = on
                    .read(move |cx| tournaments::ask_to_cancel(cx, id))
                    .await?;
                on.shows(cards::answers::ask_to_cancel(id, &name))
            }
            TournamentManagerAct::TakePart => take_part(on, on.chosen()?).await?,
            TournamentManagerAct::TakePartInNamed => {
                tournaments::must_manage(&caller.actor())?;
                Answer::Form(cards::managing::enter_form())
            }
        })
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        let number = on.typed(NUMBER_INPUT).unwrap_or_default();
        match self {
            TournamentManagerAct::Edit { id } => {
                let edited = edited(on).await?;
                on.act(move |cx| tournaments::edit(cx, id, &edited)).await?;
                Ok(Answer::InPlace(card(on.host, on.caller, id).await?))
            }
            TournamentManagerAct::Correct { id } => {
                let game = read_match(&number)?;
                let view = on.read(move |cx| tournaments::show(cx, id)).await?;
                let which = cards::managing::decide(&view, game)?;
                Ok(Answer::InPlace(which))
            }
            TournamentManagerAct::TakePartInNamed => take_part(on, number).await,
            TournamentManagerAct::Result { game, result } => {
                set(on, game, result, Earlier::Stays).await
            }
            TournamentManagerAct::Corrected { game, result } => {
                set(on, game, result, Earlier::Corrected).await
            }
            _ => Err(matches::Refusal::UnknownButton.into()),
        }
    }
}

/// Opens the form for why a match gets this result.
async fn ask_why(
    on: On<'_>,
    act: TournamentManagerAct,
    id: MatchId,
    result: GameResult,
    earlier: Earlier,
) -> Result<Answer, Error> {
    let view = on
        .read(move |cx| tournaments::ask_to_adjudicate(cx, id, earlier))
        .await?;
    Ok(Answer::Form(cards::managing::result_form(
        &view, act, id, result,
    )?))
}

/// Gives a match this result, for the reason that was entered into the form.
async fn set(
    on: On<'_>,
    id: MatchId,
    result: GameResult,
    earlier: Earlier,
) -> Result<Answer, Error> {
    let decision = Adjudication {
        id,
        result,
        earlier,
        reason: reason(on)?
            .ok_or(NoRuling::NoReason)
            .map_err(matches::Refusal::from)?,
    };
    let tournament = on
        .act(move |cx| tournaments::adjudicate(cx, &decision))
        .await?;
    // The result can have been the last of its round. It's set either way, and the next steps are looked for again.
    if let Err(error) = tournaments::go_on(on.host, &on.caller.actor(), tournament).await {
        let error = Error::from(error).chain();
        tracing::debug!(
            tournament = tournament.0,
            error,
            "a tournament doesn't go on"
        );
    }
    let card = card(on.host, on.caller, tournament).await?;
    let set = cards::answers::tournament_adjudicated(id);
    Ok(Answer::InPlace(card.adding(set)))
}

/// Asks which of the players on a page is taken out.
async fn players(on: On<'_>, id: TournamentId, page: usize) -> Result<Answer, Error> {
    let view = on.read(move |cx| tournaments::show(cx, id)).await?;
    Ok(on.shows(cards::managing::remove_which(&view, page)))
}

/// Asks whether to take a player out of a tournament.
async fn ask_to_remove(on: On<'_>, id: TournamentId, player: UserId) -> Result<Answer, Error> {
    let asked = on.read(move |cx| tournaments::ask_to_withdraw(cx, id, player));
    let user = on.caller.user;
    Ok(on.shows(cards::answers::ask_to_withdraw(&asked.await?, user)))
}

/// Lets this server take part in another server's tournament, which members enter here.
async fn take_part(on: On<'_>, named: String) -> Result<Answer, Error> {
    let by = on.caller.actor();
    tournaments::must_manage(&by)?;
    let here = home(on.host, on.http, on.caller).await?;
    let (id, at) = tournaments::take_part(on.host, by, here, named).await?;
    Ok(on.says(&cards::answers::tournament_shown(
        "tournament-takes-part",
        id,
        at.channel,
    )))
}

/// Returns what was entered into a form about what managers can change before a tournament starts.
pub(crate) async fn edited(on: On<'_>) -> Result<TournamentEdit, Error> {
    Ok(TournamentEdit {
        name: on.typed(TOURNAMENT_NAME_INPUT).unwrap_or_default(),
        limits: limits(on)?,
        starts_at: read_start(on.host, on.caller, on.typed(STARTS_INPUT).as_deref()).await?,
    })
}

/// Returns the numbers of players that were entered into a form.
fn limits(on: On<'_>) -> Result<Limits, Refusal> {
    let number = |input| {
        let typed = on.typed(input).filter(|typed| !typed.trim().is_empty());
        let number = typed.map(|typed| typed.trim().parse().map_err(|_| Refusal::Limits));
        number.transpose()
    };
    Ok(Limits {
        least: number(LEAST_INPUT)?,
        most: number(MOST_INPUT)?,
    })
}
