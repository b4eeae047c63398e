//! Clicks that change a player's settings. The message immediately shows the result.

use crate::{
    challenges::{actions::codes, handlers::challenging},
    clocks::{
        actions::{habits, vacations},
        cards::{
            self as clock_cards,
            days::{QUIET_INPUT, ZONE_INPUT, days_form},
            vacation::{FIRST_DAY, LAST_DAY, vacation_draft, vacation_form, vacations},
        },
        handlers as days,
        ids::VacationAct,
    },
    discord::{
        cards::named::Named,
        error::Error,
        handlers::{Act, On},
        messages::Answer,
    },
    players::{
        actions::settings,
        cards::{self, player_pages},
        handlers::pages,
        ids::{PlayerPage, PlayerSettingAct},
    },
};
use domain::{
    clock::{Hour, Timestamp},
    matches::{NoticePlace, Notices, Refusal},
    settings::{PlayerSetting, PlayerSettings, ServerSettings, Value},
};

/// Gives a player a new code, by which challenges arrive here.
async fn new_code(on: On<'_>) -> Result<Answer, Error> {
    let (host, caller) = (on.host, on.caller);
    let settings = settings::of_server(host, caller.server).await?;
    challenging::check_place(caller, settings)?;
    let place = caller.place()?;
    let code = on.act(move |cx| codes::renew(cx, place)).await?;
    Ok(on.shows(cards::code(Some(&code))))
}

impl Act for PlayerSettingAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            PlayerSettingAct::Show => of_player(on, |_| {}).await,
            PlayerSettingAct::Page => {
                let page = chosen(on)?;
                let shown = pages::player_page(on.host, on.http, on.caller, page).await?;
                Ok(on.shows(shown))
            }
            PlayerSettingAct::Block
            | PlayerSettingAct::Unblock
            | PlayerSettingAct::UnblockMember => {
                let (host, caller, user) = (on.host, on.caller, on.user()?);
                let shown = if self == PlayerSettingAct::Block {
                    let known = &on.click()?.data.resolved.users;
                    if known.values().any(|chosen| chosen.bot) {
                        return Err(Refusal::BlockedBot.into());
                    }
                    pages::block(host, caller, user).await?
                } else {
                    pages::unblock(host, caller, user).await?
                };
                let pages = player_pages(PlayerPage::Blocked);
                Ok(on.shows(shown.with_pages(pages)))
            }
            PlayerSettingAct::NewCode => new_code(on).await,
            PlayerSettingAct::NoCode => {
                on.act(codes::drop_own).await?;
                Ok(on.shows(cards::code(None)))
            }
            PlayerSettingAct::Days => {
                let days = on.read(habits::load).await?;
                Ok(on.shows(clock_cards::days::days(&days)))
            }
            PlayerSettingAct::ChangeDays => {
                let days = on.read(habits::load).await?;
                Ok(Answer::Form(days_form(&days)))
            }
            PlayerSettingAct::Choose { setting } => {
                let value = chosen_value(on, &setting.usual())?;
                change(on, setting, value).await
            }
            PlayerSettingAct::Switch { setting, on: is_on } => {
                change(on, setting, Value::Switch(is_on)).await
            }
            PlayerSettingAct::NoticeTurns { on: wanted } => {
                of_notices(on, move |notices| notices.turns = wanted).await
            }
            PlayerSettingAct::NoticePlace => {
                let place: String = on.chosen()?;
                let place = NoticePlace::from_id(&place).ok_or(Refusal::UnknownButton)?;
                of_notices(on, move |notices| notices.place = place).await
            }
            PlayerSettingAct::NoticeTime {
                reminder,
                on: wanted,
            } => of_notices(on, move |notices| notices.set(reminder, wanted)).await,
            PlayerSettingAct::Digest => {
                let digest = chosen_hour(on)?;
                of_notices(on, move |notices| notices.digest = digest).await
            }
        }
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            PlayerSettingAct::ChangeDays => {
                let days = [ZONE_INPUT, QUIET_INPUT].map(|input| on.typed(input));
                let changed =
                    days::change(on.host, on.caller, days.each_ref().map(Option::as_deref));
                Ok(Answer::InPlace(changed.await?))
            }
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

async fn of_notices(
    on: On<'_>,
    change: impl Fn(&mut Notices) + Send + 'static,
) -> Result<Answer, Error> {
    let message = pages::of_notices(on.host, on.caller, change).await?;
    Ok(on.shows(message))
}

async fn of_player(
    on: On<'_>,
    change: impl Fn(&mut PlayerSettings) + Send + 'static,
) -> Result<Answer, Error> {
    let message = pages::of_player(on.host, on.caller, change).await?;
    Ok(on.shows(message))
}

/// Changes a setting of a player, unless the value is of another kind.
async fn change(on: On<'_>, setting: PlayerSetting, value: Value) -> Result<Answer, Error> {
    let set = PlayerSettings::setter(setting, value);
    of_player(on, set.map_err(|_| Refusal::UnknownButton)?).await
}

/// Returns the hour that was chosen in a select, or none.
fn chosen_hour(on: On<'_>) -> Result<Option<Hour>, Refusal> {
    let chosen: String = on.chosen()?;
    if chosen == "off" {
        return Ok(None);
    }
    let hour = chosen.parse().ok().and_then(Hour::new);
    hour.map(Some).ok_or(Refusal::UnknownButton)
}

/// Returns what was chosen in a select.
pub(crate) fn chosen<T: Named>(on: On<'_>) -> Result<T, Refusal> {
    let id: String = on.chosen()?;
    let found = T::every().into_iter().find(|one| one.id() == id);
    found.ok_or(Refusal::UnknownButton)
}

/// Returns the value that was chosen in a select for a setting whose usual value this is.
pub(crate) fn chosen_value(on: On<'_>, usual: &Value) -> Result<Value, Refusal> {
    Ok(match usual {
        Value::Theme(_) => Value::Theme(chosen(on)?),
        Value::OwnTheme(_) => Value::OwnTheme(chosen(on)?),
        Value::Width(_) => Value::Width(chosen(on)?),
        Value::PublicBottom(_) => Value::PublicBottom(chosen(on)?),
        Value::PrivateBottom(_) => Value::PrivateBottom(chosen(on)?),
        Value::Language(_) => Value::Language(chosen(on)?),
        Value::Home(_) => Value::Home(on.home()?),
        Value::Role(_) => Value::Role(Some(on.role()?)),
        // 0 means as many as anywhere else.
        Value::Most(_) => Value::Most(match on.chosen()? {
            0 => None,
            most if ServerSettings::MOST_MATCHES.contains(&most) => Some(most),
            _ => return Err(Refusal::UnknownButton),
        }),
        Value::Switch(_) | Value::Channel(_) | Value::Pace(_) | Value::Paces(_) => {
            return Err(Refusal::UnknownButton);
        }
    })
}

impl Act for VacationAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let view = match self {
            VacationAct::Now | VacationAct::Plan => {
                return Ok(Answer::Form(vacation_form(self)));
            }
            VacationAct::Show => on.read(vacations::show).await?,
            VacationAct::Take { from, until } => {
                let from = Some(from).filter(|from| *from > 0).map(moment);
                on.act(move |cx| vacations::take(cx, from, moment(until)))
                    .await?
            }
            VacationAct::End => on.act(vacations::end).await?,
            VacationAct::Cancel => on.act(vacations::cancel).await?,
        };
        Ok(on.shows(vacations(&view)))
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            VacationAct::Now | VacationAct::Plan => {
                let (from, until) = (on.typed(FIRST_DAY), on.typed(LAST_DAY));
                let until = until.unwrap_or_default();
                let draft = on.read(move |cx| vacations::draft(cx, from.as_deref(), &until));
                let message = vacation_draft(&draft.await?);
                Ok(Answer::InPlace(message))
            }
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

/// Converts seconds into a time. The host refuses a vacation outside the range of times.
fn moment(seconds: u64) -> Timestamp {
    Timestamp::from_seconds(i64::try_from(seconds).unwrap_or(i64::MAX))
}
