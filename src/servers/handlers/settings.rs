//! Clicks by members who manage a server and change its settings. The message immediately shows the result.

use crate::{
    discord::{
        error::Error,
        handlers::{
            Act, On,
            elsewhere::{fault_of_home, may_ping},
        },
        ids::Access,
        messages::{Answer, Message},
    },
    learning::actions::puzzles,
    players::{
        actions::settings,
        handlers::settings::{chosen, chosen_value},
    },
    rankings::actions::honours::{HonoursChange, Without},
    servers::{
        cards::{self, settings::LostHome},
        handlers::pages,
        ids::{DailyPuzzleAct, RewardAct, ServerSettingAct},
    },
};
use domain::{
    matches::{Pace, Paces, Refusal},
    settings::{Home, ServerSettings, Setting, SettingsPage, Value},
};
use rules::GameId;

impl Act for ServerSettingAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let access = self.access();
        if !on.may_still_manage(access) {
            return Ok(may_not_manage());
        }
        match self {
            ServerSettingAct::Choose { setting, .. } => choose(on, setting, access).await,
            ServerSettingAct::Usual { setting, .. } => {
                change(on, setting, setting.usual(), access).await
            }
            ServerSettingAct::Switch {
                setting, on: is_on, ..
            } => change(on, setting, Value::Switch(is_on), access).await,
            ServerSettingAct::Paces { .. } => {
                let offered: Vec<Pace> = on.paces()?;
                let change = move |paces: &Paces| Paces::new(&offered, paces.usual());
                change_paces(on, change, access).await
            }
            ServerSettingAct::UsualPace { .. } => {
                let usual = on.paces()?.first().copied().unwrap_or_default();
                let change = move |paces: &Paces| Paces::new(paces.offered(), usual);
                change_paces(on, change, access).await
            }
            ServerSettingAct::Page { .. } => {
                let page = chosen(on)?;
                let shown = pages::server_page(on.data, on.http, on.caller, page, access);
                Ok(on.shows(shown.await?))
            }
        }
    }
}

fn may_not_manage() -> Answer {
    Answer::Private(cards::settings::may_not_manage())
}

impl Act for RewardAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let access = self.access();
        if !on.may_still_manage(access) {
            return Ok(may_not_manage());
        }
        let nothing = HonoursChange::default();
        let change = match self {
            RewardAct::Best { .. } => HonoursChange {
                best: Some(on.role()?),
                ..nothing
            },
            RewardAct::Champion { .. } => HonoursChange {
                champion: Some(on.role()?),
                ..nothing
            },
            RewardAct::NoBest { .. } => HonoursChange {
                without: Some(Without::Best),
                ..nothing
            },
            RewardAct::NoChampion { .. } => HonoursChange {
                without: Some(Without::Champion),
                ..nothing
            },
            RewardAct::News { on: news, .. } => HonoursChange {
                news: Some(news),
                ..nothing
            },
        };
        let shown = pages::change_rewards(on.host, on.http, on.caller, change, access).await?;
        Ok(on.shows(shown))
    }
}

impl Act for DailyPuzzleAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let access = self.access();
        if !on.may_still_manage(access) {
            return Ok(may_not_manage());
        }
        let On {
            host, http, caller, ..
        } = on;
        let daily = on.read(puzzles::daily_channel).await?;
        let (mut channel, mut game) = (
            daily.as_ref().map(|daily| daily.place.channel),
            daily.as_ref().and_then(|daily| daily.game),
        );
        match self {
            DailyPuzzleAct::Off { .. } => {
                let ended = pages::end_puzzles(host, caller).await?;
                return shown_below(on, &ended, access).await;
            }
            DailyPuzzleAct::Game { .. } => {
                let chosen: String = on.chosen()?;
                game = GameId::from_id(&chosen);
            }
            DailyPuzzleAct::Channel { .. } => match on.home()? {
                Home::Channel(chosen) => channel = Some(chosen),
                _ => return Err(Refusal::NoMessagesHere.into()),
            },
        }
        let begun = pages::begin_puzzles(host, http, caller, channel, game).await?;
        shown_below(on, &begun, access).await
    }
}

/// Shows the page of the puzzle of the day again, below what was done.
async fn shown_below(on: On<'_>, done: &Message, access: Access) -> Result<Answer, Error> {
    let daily = on.read(puzzles::daily_channel).await?;
    let page = cards::puzzle_channel::daily_settings(daily.as_ref(), access);
    Ok(on.shows(page.below(done.text())))
}

/// Changes a setting to what was chosen in a select, if the bot can use that.
async fn choose(on: On<'_>, setting: Setting, access: Access) -> Result<Answer, Error> {
    let On { http, caller, .. } = on;
    let value = chosen_value(on, &setting.usual())?;
    match (setting, &value) {
        (_, Value::Home(home)) => {
            let Some(channel) = home.chosen() else {
                return Err(Refusal::UnknownButton.into());
            };
            if let Some(fault) = fault_of_home(http, caller.server, channel).await? {
                let message = cards::settings::no_home(LostHome { channel, fault });
                return Ok(Answer::Private(message));
            }
        }
        (Setting::SeatRole, Value::Role(Some(role))) => {
            let is_everyone = role.0 == caller.server.0;
            if is_everyone || !may_ping(http, caller.server, *role).await? {
                let message = cards::settings::no_seat_role(*role, caller.server);
                return Ok(Answer::Private(message));
            }
        }
        _ => {}
    }
    change(on, setting, value, access).await
}

/// Changes a setting of a server, and shows the page that has it.
async fn change(
    on: On<'_>,
    setting: Setting,
    value: Value,
    access: Access,
) -> Result<Answer, Error> {
    let page = setting.page().ok_or(Refusal::UnknownButton)?;
    let change = ServerSettings::setter(setting, value).map_err(|_| Refusal::UnknownButton)?;
    let message = pages::of_server(on.host, on.http, on.caller, page, access, change).await?;
    Ok(on.shows(message))
}

async fn change_paces(
    on: On<'_>,
    change: impl Fn(&Paces) -> Paces + Send + 'static,
    access: Access,
) -> Result<Answer, Error> {
    let changed = on.act(move |cx| settings::change_paces(cx, &change));
    changed.await?;
    let page = SettingsPage::Paces;
    let message = pages::of_server(on.host, on.http, on.caller, page, access, |_| {}).await?;
    Ok(on.shows(message))
}
