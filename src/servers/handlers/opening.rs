//! Clicks that change a server's description of itself.

use crate::{
    discord::{
        error::Error,
        handlers::{
            Act, On,
            elsewhere::{fault_of_home, server_name},
        },
        messages::Answer,
    },
    servers::{
        actions::openings,
        cards::{self, opening::ABOUT_INPUT, settings::LostHome},
        handlers::{
            homes::place,
            pages::{describe_opening, opening},
        },
        ids::ListingAct,
    },
};
use domain::{
    community::{About, Refused},
    matches::Refusal,
    settings::Home,
};
use rules::{GameId, words::Locale};
use store::OpenServer;

impl Act for ListingAct {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let access = self.access();
        if !on.may_still_manage(access) {
            return Ok(Answer::Private(cards::settings::may_not_manage()));
        }
        let server = caller.server;
        let open = match self {
            ListingAct::Draft { .. } => {
                return Ok(on.shows(opening(host, on.http, caller, access).await?));
            }
            ListingAct::Publish { deed, .. } => {
                let name = server_name(on.http, server).await?;
                let here = place(host, on.http, caller).await?;
                on.act(move |cx| openings::publish(cx, here, &name, deed))
                    .await?
            }
            ListingAct::Describe { .. } => {
                let open = openings::of_server(host, server).await?;
                let about = open.and_then(|open| open.opening.about);
                let form = cards::opening::about_form(about.as_ref(), access);
                return Ok(Answer::Form(form));
            }
            ListingAct::Languages { .. } => {
                let languages = several(on, Locale::from_id)?;
                let change = move |open: &mut OpenServer| {
                    open.opening = open.opening.clone().speaking(&languages);
                };
                on.act(move |cx| openings::change(cx, &change)).await?
            }
            ListingAct::Games { .. } => {
                let games = several(on, GameId::from_id)?;
                let change = move |open: &mut OpenServer| {
                    open.opening = open.opening.clone().playing(&games);
                };
                on.act(move |cx| openings::change(cx, &change)).await?
            }
            ListingAct::Channel { .. } => {
                let Home::Channel(channel) = on.home()? else {
                    return Err(Refusal::NoMessagesHere.into());
                };
                if let Some(fault) = fault_of_home(on.http, server, channel).await? {
                    let message = cards::settings::no_home(LostHome { channel, fault });
                    return Ok(Answer::Private(message));
                }
                let change = move |open: &mut OpenServer| open.channel = channel;
                on.act(move |cx| openings::change(cx, change)).await?
            }
            ListingAct::Listed { on: listed, .. } => {
                let change = move |open: &mut OpenServer| open.opening.listed = listed;
                on.act(move |cx| openings::change(cx, change)).await?
            }
            ListingAct::NewCode { .. } => on.act(openings::change_code).await?,
            ListingAct::AskClose { .. } => {
                let is_open = openings::of_server(host, server).await?.is_some();
                return Ok(on.shows(if is_open {
                    cards::opening::ask_to_close(access)
                } else {
                    cards::opening::closed_server(is_open, access)
                }));
            }
            ListingAct::Close { .. } => {
                let was_open = on.act(openings::close).await?;
                return Ok(on.shows(cards::opening::closed_server(was_open, access)));
            }
        };
        Ok(on.shows(cards::opening::opening(&open, access)))
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        let access = self.access();
        if !on.may_still_manage(access) {
            return Ok(Answer::Private(cards::settings::may_not_manage()));
        }
        let ListingAct::Describe { .. } = self else {
            return Err(Refusal::UnknownButton.into());
        };
        let about = About::read(&on.typed(ABOUT_INPUT).unwrap_or_default());
        let about = about.map_err(Refused::from)?;
        let shown = describe_opening(on.host, on.http, on.caller, about, access);
        Ok(Answer::InPlace(shown.await?))
    }
}

/// Returns what was chosen in a select of several.
fn several<T>(on: On<'_>, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Refusal> {
    let values = on.all_chosen()?.iter().map(|value| read(value));
    values.collect::<Option<_>>().ok_or(Refusal::UnknownButton)
}
