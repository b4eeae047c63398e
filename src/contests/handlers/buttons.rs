//! Clicks and forms about contests.

use crate::{
    challenges::handlers::{buttons::look_up, challenging::place},
    clocks::handlers::read_pace,
    contests::{
        actions::{Reply, proposals, teams, views},
        cards::{
            self,
            form::{BOARDS_INPUT, DAYS_INPUT, GAMES_INPUT, OPTIONS_INPUT, PACE_INPUT},
        },
        handlers as contests,
        ids::ContestAct,
    },
    discord::{
        error::Error,
        handlers::{Act, GoesBy, On},
        messages::{Answer, Message},
    },
    players::actions::settings,
    servers::handlers::homes::usable,
};
use domain::{
    community::{
        Refused,
        contest::{ContestId, NoContest, Terms, TermsWish},
    },
    matches::{Refusal, ServerId, UserId},
};
use rules::{GameId, words::Locale};
use store::Numbered;

impl Act for ContestAct {
    fn is_of_server(&self) -> bool {
        true
    }

    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            ContestAct::Show => Some(Numbered::Contest(ContestId(number))),
            _ => None,
        }
    }

    fn goes_by(&self) -> GoesBy {
        match self {
            ContestAct::Accept { .. }
            | ContestAct::Decline { .. }
            | ContestAct::Change { .. }
            | ContestAct::CallOff { .. }
            | ContestAct::Join { .. }
            | ContestAct::Games { .. }
            | ContestAct::Leave { .. }
            | ContestAct::Ready { .. }
            | ContestAct::Unready { .. }
            | ContestAct::Captain { .. }
            | ContestAct::Substitute { .. }
            | ContestAct::Out { .. } => GoesBy::Message,
            ContestAct::Withdraw { .. }
            | ContestAct::List
            | ContestAct::Show
            | ContestAct::AskOut { .. }
            | ContestAct::ShowHere { .. }
            | ContestAct::Again { .. }
            | ContestAct::Boards { .. }
            | ContestAct::OwnBoard { .. } => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let locale = caller.locale;
        let done = |key, id| Ok(on.shows(cards::contest_done(key, id)));
        match self {
            ContestAct::Accept { contest } => {
                let hidden = if caller.manages {
                    hidden_homes(on, contest).await?
                } else {
                    Vec::new()
                };
                on.act(move |cx| proposals::answer(cx, contest, Reply::Accept, &hidden))
                    .await?;
                done("contest-accepted", contest)
            }
            ContestAct::Decline { contest } => {
                on.act(move |cx| proposals::answer(cx, contest, Reply::Decline, &[]))
                    .await?;
                done("contest-declined", contest)
            }
            ContestAct::Change { contest } => {
                if !caller.manages {
                    return Err(Refused::from(NoContest::NotAManager).into());
                }
                let proposed = on.read(move |cx| proposals::load(cx, contest)).await?;
                let form = cards::form::contest_form(
                    self,
                    "button-contest-change",
                    &proposed.terms,
                    locale,
                );
                Ok(Answer::Form(form))
            }
            ContestAct::Withdraw { contest } => {
                let asked = on
                    .read(move |cx| proposals::calling_off(cx, contest))
                    .await?;
                Ok(on.shows(cards::ask_to_call_off(&asked)))
            }
            ContestAct::CallOff { contest } => {
                on.act(move |cx| proposals::call_off(cx, contest)).await?;
                let done = cards::contest_done("contest-called-off", contest);
                Ok(on.shows(done))
            }
            ContestAct::Join { contest } => join(on, contest, Vec::new()).await,
            ContestAct::Games { contest } => {
                let games = games(on)?;
                join(on, contest, games).await
            }
            ContestAct::Leave { contest } => {
                on.act(move |cx| teams::leave(cx, contest)).await?;
                done("contest-left", contest)
            }
            ContestAct::Ready { contest } => {
                on.act(move |cx| teams::ready(cx, contest)).await?;
                let noted = cards::contest_ready_noted(true, contest);
                Ok(on.shows(noted))
            }
            ContestAct::Unready { contest } => {
                on.act(move |cx| teams::unready(cx, contest)).await?;
                let noted = cards::contest_ready_noted(false, contest);
                Ok(on.shows(noted))
            }
            ContestAct::List => Ok(on.shows(contests::list(host, caller).await?)),
            ContestAct::Show => {
                let contest = ContestId(on.chosen()?);
                Ok(on.shows(contests::card(host, caller, contest).await?))
            }
            ContestAct::Captain { contest } => {
                let found = match look_up(on.http, caller, on.user()?).await {
                    Ok(found) => found,
                    Err(Error::Refused(Refusal::ChallengedStranger(user))) => {
                        return Err(Refused::from(NoContest::NoCaptain(user)).into());
                    }
                    Err(error) => return Err(error),
                };
                let captain = found.seen.user;
                if found.is_bot || !found.is_member {
                    return Err(Refused::from(NoContest::NoCaptain(captain)).into());
                }
                on.act(move |cx| teams::name_captain(cx, contest, captain))
                    .await?;
                let named = cards::contest_done("contest-captain-named", contest);
                Ok(on.shows(named))
            }
            ContestAct::Substitute { contest } => substitute(on, contest, on.user()?).await,
            ContestAct::AskOut { contest } => Ok(on.shows(cards::ask_to_be_replaced(contest))),
            ContestAct::Out { contest } => substitute(on, contest, caller.user).await,
            ContestAct::ShowHere { contest } => {
                // Boards get their threads there, so threads must be possible.
                let here = place(host, on.http, caller).await?;
                on.act(move |cx| proposals::show_here(cx, contest, here))
                    .await?;
                done("contest-shown-here", contest)
            }
            ContestAct::Again { contest } => ask_again(on, contest).await,
            ContestAct::Boards { contest, page } => boards(on, contest, Some(page)).await,
            ContestAct::OwnBoard { contest } => boards(on, contest, None).await,
        }
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            ContestAct::Change { contest } => change(on, contest).await,
            ContestAct::Again { contest } => {
                let typed = typed_terms(on)?;
                // Everyone sees the message with the button.
                Ok(Answer::Private(again(on, contest, typed).await?))
            }
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

/// Returns those of a contest's two servers whose chosen channel for matches the bot cannot see. A
/// channel that has been deleted is no longer chosen.
async fn hidden_homes(on: On<'_>, contest: ContestId) -> Result<Vec<ServerId>, Error> {
    let contest = on.read(move |cx| proposals::load(cx, contest)).await?;
    let mut hidden = Vec::new();
    for server in contest.servers {
        if usable(on.host, on.http, server).await?.lost.is_some() {
            hidden.push(server);
        }
    }
    Ok(hidden)
}

/// Returns a page of the boards. `None` means the page with the reader's own board.
async fn boards(on: On<'_>, contest: ContestId, page: Option<u32>) -> Result<Answer, Error> {
    let (server, user) = (on.caller.server, on.caller.user);
    let view = on.read(move |cx| views::load(cx, contest)).await?;
    let look = settings::load_look(on.host, server, Some(user)).await?;
    let message = cards::picture::contest_page(&view, page, user, look);
    Ok(on.shows(message))
}

/// Replaces a player with the first reserve.
async fn substitute(on: On<'_>, id: ContestId, player: UserId) -> Result<Answer, Error> {
    let reserve = on.act(move |cx| teams::substitute(cx, id, player)).await?;
    Ok(on.shows(cards::substituted(reserve)))
}

async fn join(on: On<'_>, id: ContestId, games: Vec<GameId>) -> Result<Answer, Error> {
    let wanted = games.clone();
    let joined = on.act(move |cx| teams::join(cx, id, &wanted));
    let (contest, _) = joined.await?;
    let message = cards::joined_contest(&contest, &games);
    Ok(on.shows(message))
}

/// Proposes the terms in a form.
async fn change(on: On<'_>, contest: ContestId) -> Result<Answer, Error> {
    let reply = Reply::Change(typed_terms(on)?);
    on.act(move |cx| proposals::answer(cx, contest, reply.clone(), &[]))
        .await?;
    let changed = cards::contest_done("contest-changed", contest);
    Ok(Answer::Private(changed))
}

/// Opens the form for another contest, with the terms of this one.
async fn ask_again(on: On<'_>, contest: ContestId) -> Result<Answer, Error> {
    // Nobody fills in a form for a server that can't be challenged.
    let (before, _) = on.read(move |cx| proposals::to_repeat(cx, contest)).await?;
    let act = ContestAct::Again { contest };
    let label = "button-contest-again";
    let form = cards::form::contest_form(act, label, &before.terms, on.caller.locale);
    Ok(Answer::Form(form))
}

/// Returns the page of the other server of a contest, on which it can be challenged again on the terms of the
/// contest with these changes.
///
/// # Errors
/// A refusal if that server cannot be challenged any more.
async fn again(on: On<'_>, contest: ContestId, typed: TermsWish) -> Result<Message, Error> {
    let (before, other) = on.read(move |cx| proposals::to_repeat(cx, contest)).await?;
    let terms = before.terms.with(typed).map_err(Refused::from)?;
    let named = Some(other.0.to_string());
    contests::server_page(on.host, on.caller, named, Some(terms)).await
}

/// Returns the terms that were entered into a form.
pub(crate) fn typed_terms(on: On<'_>) -> Result<TermsWish, Error> {
    let locale = on.caller.locale;
    let text = |input| on.typed(input).unwrap_or_default();
    let number = |input, refusal: NoContest| {
        let number = text(input).trim().parse::<u32>();
        number.map_err(|_| Refused::from(refusal))
    };
    let [rated, weekends] = read_options(&text(OPTIONS_INPUT), locale)?;
    Ok(TermsWish {
        boards: Some(number(BOARDS_INPUT, NoContest::Boards(Terms::MOST_BOARDS))?),
        games: Some(read_games(&text(GAMES_INPUT))?),
        pace: Some(read_pace(&text(PACE_INPUT), locale)?),
        days: Some(number(DAYS_INPUT, NoContest::Days(Terms::MOST_DAYS))?),
        weekends: Some(weekends),
        rated: Some(rated),
    })
}

/// Splits a text at its commas.
fn listed(typed: &str) -> impl Iterator<Item = &str> {
    let named = typed.split([',', ';', '、', '，']).map(str::trim);
    named.filter(|name| !name.is_empty())
}

/// Returns whether a text names each of [`cards::form::CONTEST_OPTIONS`], in the reader's language or in
/// English. The beginning of a name is enough.
fn read_options(typed: &str, locale: Locale) -> Result<[bool; 2], Refused> {
    let known = [locale, Locale::English];
    let known = known.map(|locale| cards::form::CONTEST_OPTIONS.map(|key| locale.text(key)));
    let mut holds = [false; 2];
    for name in listed(typed) {
        let named = name.to_lowercase();
        let is_meant = |which: usize| {
            let mut known = known.iter().map(|options| options[which].to_lowercase());
            known.any(|known| known.starts_with(&named))
        };
        let which = (0..2).find(|which| is_meant(*which));
        let which = which.ok_or_else(|| NoContest::NoSuchTerm(name.to_owned()))?;
        holds[which] = true;
    }
    Ok(holds)
}

/// Returns the games that a text names. The beginning of a name is enough, with whatever apostrophe a keyboard
/// has.
fn read_games(typed: &str) -> Result<Vec<GameId>, Refused> {
    let plain = |name: &str| name.to_lowercase().replace('’', "'");
    let read = |name: &str| {
        let typed = plain(name);
        let mut games = GameId::ALL.iter().copied();
        let found = games.find(|game| {
            let full = plain(game.info().name);
            full.starts_with(&typed) || game.id() == typed
        });
        found.ok_or_else(|| Refused::from(NoContest::NoSuchGame(name.to_owned())))
    };
    listed(typed).map(read).collect()
}

/// Returns the games that were chosen in a select.
fn games(on: On<'_>) -> Result<Vec<GameId>, Refusal> {
    let games = on.all_chosen()?.iter().map(|value| GameId::from_id(value));
    games.collect::<Option<_>>().ok_or(Refusal::UnknownButton)
}
