//! Clicks by members who manage a server and change its settings. The message immediately shows the result.

use crate::{
    bot::{
        cards::{self, LostHome},
        error::Error,
        handlers::{
            Act, On,
            elsewhere::{fault_of_home, may_ping},
        },
        messages::{Answer, Message},
    },
    learning::actions::puzzles,
    players::{actions::settings, handlers::settings::chosen},
    rankings::actions::honours::{HonoursChange, Without},
    servers::{
        handlers::pages,
        ids::{Access, DailyPuzzleAct, RewardAct, ServerSettingAct, SettingsPage},
    },
};
use domain::{
    matches::{Pace, Paces, Refusal},
    settings::{Home, ServerSettings},
};
use rules::GameId;

impl Act for ServerSettingAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let access = self.access();
        if !on.may_still_manage(access) {
            return Ok(may_not_manage());
        }
        let [boards, players, paces] = [
            SettingsPage::Boards,
            SettingsPage::Players,
            SettingsPage::Paces,
        ]
        .map(|page| Managing { on, access, page });
        match self {
            ServerSettingAct::Theme { .. } => {
                let theme = chosen(on)?;
                boards.change(move |settings| settings.theme = theme).await
            }
            ServerSettingAct::Bottom { .. } => {
                let bottom = chosen(on)?;
                boards
                    .change(move |settings| settings.bottom = bottom)
                    .await
            }
            ServerSettingAct::Home { .. } => boards.choose_home().await,
            ServerSettingAct::NoHome { .. } => {
                boards
                    .change(|settings| settings.home = Home::AtChallenge)
                    .await
            }
            ServerSettingAct::Threads { on: has, .. } => {
                boards.change(move |settings| settings.threads = has).await
            }
            ServerSettingAct::Visitors { on: come, .. } => {
                boards
                    .change(move |settings| settings.visitors = come)
                    .await
            }
            ServerSettingAct::Language { .. } => {
                let locale = chosen(on)?;
                paces.change(move |settings| settings.locale = locale).await
            }
            ServerSettingAct::Challengers { .. } => {
                let role = on.role()?;
                players
                    .change(move |settings| settings.challengers = Some(role))
                    .await
            }
            ServerSettingAct::Everyone { .. } => {
                players.change(|settings| settings.challengers = None).await
            }
            ServerSettingAct::Most { .. } => {
                let most = chosen_most(on)?;
                players
                    .change(move |settings| settings.most_matches = most)
                    .await
            }
            ServerSettingAct::SeatRole { .. } => players.choose_seat_role().await,
            ServerSettingAct::NoSeatRole { .. } => {
                players.change(|settings| settings.seat_role = None).await
            }
            ServerSettingAct::Paces { .. } => {
                let offered: Vec<Pace> = on.paces()?;
                paces
                    .change_paces(move |paces| Paces::new(&offered, paces.usual()))
                    .await
            }
            ServerSettingAct::UsualPace { .. } => {
                let usual = on.paces()?.first().copied().unwrap_or_default();
                paces
                    .change_paces(move |paces| Paces::new(paces.offered(), usual))
                    .await
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
    Answer::Private(cards::may_not_manage())
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
    let page = cards::daily_settings(daily.as_ref(), access, on.caller.locale);
    Ok(on.shows(page.below(done.text())))
}

/// Returns how many running matches were chosen. 0 means as many as anywhere else.
fn chosen_most(on: On<'_>) -> Result<Option<u32>, Refusal> {
    match on.chosen()? {
        0 => Ok(None),
        most if ServerSettings::MOST_MATCHES.contains(&most) => Ok(Some(most)),
        _ => Err(Refusal::UnknownButton),
    }
}

/// A click by a member who changes a server's settings, and can.
struct Managing<'a> {
    on: On<'a>,
    access: Access,
    /// The page that is shown.
    page: SettingsPage,
}

impl Managing<'_> {
    async fn change(
        self,
        change: impl Fn(&mut ServerSettings) + Send + 'static,
    ) -> Result<Answer, Error> {
        let Managing { on, access, page } = self;
        let message = pages::of_server(on.host, on.http, on.caller, page, access, change).await?;
        Ok(on.shows(message))
    }

    async fn change_paces(
        self,
        change: impl Fn(&Paces) -> Paces + Send + 'static,
    ) -> Result<Answer, Error> {
        let changed = self.on.act(move |cx| settings::change_paces(cx, &change));
        changed.await?;
        self.change(|_| {}).await
    }

    /// Chooses the role to ping for open seats, if the bot can ping it.
    async fn choose_seat_role(self) -> Result<Answer, Error> {
        let On { http, caller, .. } = self.on;
        let role = self.on.role()?;
        let is_everyone = role.0 == caller.server.0;
        if is_everyone || !may_ping(http, caller.server, role).await? {
            let message = cards::no_seat_role(role, caller.server);
            return Ok(Answer::Private(message));
        }
        self.change(move |settings| settings.seat_role = Some(role))
            .await
    }

    /// Chooses the channel or forum for matches, if the bot can show them there.
    async fn choose_home(self) -> Result<Answer, Error> {
        let On { http, caller, .. } = self.on;
        let home = self.on.home()?;
        let Some(channel) = home.chosen() else {
            return Err(Refusal::UnknownButton.into());
        };
        if let Some(fault) = fault_of_home(http, caller.server, channel).await? {
            let message = cards::no_home(LostHome { channel, fault }, caller.locale);
            return Ok(Answer::Private(message));
        }
        self.change(move |settings| settings.home = home).await
    }
}
