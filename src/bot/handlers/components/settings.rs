//! Clicks that change settings. The message immediately shows the result.

use super::Click;
use crate::{
    bot::{
        cards::{self, LostHome, Named},
        error::Error,
        handlers::{
            Caller, challenging,
            elsewhere::{fault_of_home, may_ping},
            settings,
        },
        ids::{Access, PlayerPage, ServerPage, Setting, SettingsPage, Vacation},
        messages::{Answer, Message},
    },
    host::{HonoursChange, Host, Without},
};
use domain::{
    clock::{Hour, Timestamp},
    matches::{NoticePlace, Notices, Pace, Paces, Refusal},
    settings::{Home, PlayerSettings, ServerSettings},
};
use rules::GameId;

/// Gives a player a new code, by which challenges arrive here.
async fn new_code(on: Click<'_>) -> Result<Answer, Error> {
    let (host, caller) = (on.host, on.caller);
    let settings = host.server_settings(caller.server).await?;
    challenging::check_place(caller, settings)?;
    let code = host.make_code(caller.user, caller.place()?).await?;
    Ok(on.shows(cards::code(Some(&code), caller.locale)))
}

/// Applies the change of a button or a select.
pub(super) async fn change(on: Click<'_>, setting: Setting) -> Result<Answer, Error> {
    match setting {
        Setting::Show => of_player(on, |_| {}).await,
        Setting::Page => {
            let page = chosen(on)?;
            let shown = settings::player_page(on.host, on.caller, page).await?;
            Ok(on.shows(shown))
        }
        Setting::Block | Setting::Unblock => {
            let (host, caller, user) = (on.host, on.caller, on.user()?);
            let shown = if setting == Setting::Block {
                let known = &on.interaction.data.resolved.users;
                if known.values().any(|chosen| chosen.bot) {
                    return Err(Refusal::BlockedBot.into());
                }
                settings::block(host, caller, user).await?
            } else {
                settings::unblock(host, caller, user).await?
            };
            let pages = cards::player_pages(PlayerPage::Blocked, caller.locale);
            Ok(on.shows(shown.with_selects(pages)))
        }
        Setting::NewCode => new_code(on).await,
        Setting::NoCode => {
            on.host.drop_code(on.caller.user).await?;
            Ok(on.shows(cards::code(None, on.caller.locale)))
        }
        Setting::Days => {
            let days = on.host.days(on.caller.server, on.caller.user).await?;
            Ok(on.shows(cards::days(&days, on.caller.locale)))
        }
        Setting::ChangeDays => {
            let days = on.host.days(on.caller.server, on.caller.user).await?;
            Ok(Answer::Form(cards::days_form(&days, on.caller.locale)))
        }
        Setting::Theme => {
            let theme = chosen(on)?;
            of_player(on, move |settings| settings.theme = theme).await
        }
        Setting::Width => {
            let width = chosen(on)?;
            of_player(on, move |settings| settings.width = width).await
        }
        Setting::Bottom => {
            let bottom = chosen(on)?;
            of_player(on, move |settings| settings.bottom = bottom).await
        }
        Setting::TextBoards { on: text } => {
            of_player(on, move |settings| settings.text_boards = text).await
        }
        Setting::ConfirmMoves { on: confirm } => {
            of_player(on, move |settings| settings.confirm_moves = confirm).await
        }
        Setting::PlayAtOnce { on: fast } => {
            of_player(on, move |settings| settings.play_at_once = fast).await
        }
        Setting::NoticeTurns { on: wanted } => {
            of_notices(on, move |notices| notices.turns = wanted).await
        }
        Setting::NoticePlace => {
            let place: String = on.chosen()?;
            let place = NoticePlace::from_id(&place).ok_or(Refusal::UnknownButton)?;
            of_notices(on, move |notices| notices.place = place).await
        }
        Setting::NoticeTime {
            reminder,
            on: wanted,
        } => of_notices(on, move |notices| notices.set(reminder, wanted)).await,
        Setting::Digest => {
            let digest = chosen_hour(on)?;
            of_notices(on, move |notices| notices.digest = digest).await
        }
        _ => change_of_server(on, setting).await,
    }
}

/// Applies a change to a server's settings.
async fn change_of_server(on: Click<'_>, setting: Setting) -> Result<Answer, Error> {
    match setting {
        Setting::ServerTheme { access } => {
            let theme = chosen(on)?;
            let on = Managing::on(on, access, SettingsPage::Boards);
            on.change(move |settings| settings.theme = theme).await
        }
        Setting::ServerBottom { access } => {
            let bottom = chosen(on)?;
            let on = Managing::on(on, access, SettingsPage::Boards);
            on.change(move |settings| settings.bottom = bottom).await
        }
        Setting::ServerHome { access } => {
            Managing::on(on, access, SettingsPage::Boards)
                .choose_home()
                .await
        }
        Setting::ServerNoHome { access } => {
            let on = Managing::on(on, access, SettingsPage::Boards);
            on.change(|settings| settings.home = Home::AtChallenge)
                .await
        }
        Setting::ServerThreads { on: has, access } => {
            let on = Managing::on(on, access, SettingsPage::Boards);
            on.change(move |settings| settings.threads = has).await
        }
        Setting::ServerLanguage { access } => {
            let locale = chosen(on)?;
            let on = Managing::on(on, access, SettingsPage::Paces);
            on.change(move |settings| settings.locale = locale).await
        }
        Setting::ServerChallengers { access } => {
            let role = on.role()?;
            let on = Managing::on(on, access, SettingsPage::Players);
            on.change(move |settings| settings.challengers = Some(role))
                .await
        }
        Setting::ServerEverybody { access } => {
            let on = Managing::on(on, access, SettingsPage::Players);
            on.change(|settings| settings.challengers = None).await
        }
        Setting::ServerMost { access } => {
            let most = chosen_most(on)?;
            let on = Managing::on(on, access, SettingsPage::Players);
            on.change(move |settings| settings.most_matches = most)
                .await
        }
        Setting::ServerSeatRole { access } => {
            Managing::on(on, access, SettingsPage::Players)
                .choose_seat_role()
                .await
        }
        Setting::ServerNoSeatRole { access } => {
            let on = Managing::on(on, access, SettingsPage::Players);
            on.change(|settings| settings.seat_role = None).await
        }
        Setting::ServerPaces { access } => {
            let offered: Vec<Pace> = on.paces()?;
            let on = Managing::on(on, access, SettingsPage::Paces);
            on.change_paces(move |paces| Paces::new(&offered, paces.usual()))
                .await
        }
        Setting::ServerUsualPace { access } => {
            let usual = on.paces()?.first().copied().unwrap_or_default();
            let on = Managing::on(on, access, SettingsPage::Paces);
            on.change_paces(move |paces| Paces::new(paces.offered(), usual))
                .await
        }
        Setting::ServerPage { access } => {
            if !on.may_still_manage(access) {
                return Ok(Answer::Private(cards::may_not_manage(on.caller.locale)));
            }
            let page = chosen(on)?;
            let shown = settings::server_page(on.host, on.http, on.caller, page, access);
            Ok(on.shows(shown.await?))
        }
        Setting::BestRole { access }
        | Setting::NoBestRole { access }
        | Setting::ChampionRole { access }
        | Setting::NoChampionRole { access }
        | Setting::SeasonNews { access, .. } => change_rewards(on, setting, access).await,
        Setting::PuzzleChannel { access }
        | Setting::PuzzleGame { access }
        | Setting::PuzzleOff { access } => change_puzzle(on, setting, access).await,
        // A test of direct messages takes longer (`direct`).
        _ => Err(Refusal::UnknownButton.into()),
    }
}

/// Changes what the server gives its best players.
async fn change_rewards(on: Click<'_>, setting: Setting, access: Access) -> Result<Answer, Error> {
    if !on.may_still_manage(access) {
        return Ok(Answer::Private(cards::may_not_manage(on.caller.locale)));
    }
    let nothing = HonoursChange::default();
    let change = match setting {
        Setting::BestRole { .. } => HonoursChange {
            best: Some(on.role()?),
            ..nothing
        },
        Setting::ChampionRole { .. } => HonoursChange {
            champion: Some(on.role()?),
            ..nothing
        },
        Setting::NoBestRole { .. } => HonoursChange {
            without: Some(Without::Best),
            ..nothing
        },
        Setting::NoChampionRole { .. } => HonoursChange {
            without: Some(Without::Champion),
            ..nothing
        },
        Setting::SeasonNews { on: news, .. } => HonoursChange {
            news: Some(news),
            ..nothing
        },
        _ => return Err(Refusal::UnknownButton.into()),
    };
    let shown = settings::change_rewards(on.host, on.http, on.caller, change, access).await?;
    Ok(on.shows(shown))
}

/// Changes where the server shows the puzzle of the day, and of which game.
async fn change_puzzle(on: Click<'_>, setting: Setting, access: Access) -> Result<Answer, Error> {
    if !on.may_still_manage(access) {
        return Ok(Answer::Private(cards::may_not_manage(on.caller.locale)));
    }
    let Click {
        host, http, caller, ..
    } = on;
    let pages = cards::server_pages(ServerPage::Puzzle, access, caller.locale);
    let daily = host.daily_channel(caller.server).await?;
    let (mut channel, mut game) = (
        daily.as_ref().map(|daily| daily.place.channel),
        daily.as_ref().and_then(|daily| daily.game),
    );
    match setting {
        Setting::PuzzleOff { .. } => {
            let ended = settings::end_puzzles(host, caller).await?;
            return Ok(on.shows(ended.with_selects(pages)));
        }
        Setting::PuzzleGame { .. } => {
            let chosen: String = on.chosen()?;
            game = GameId::from_id(&chosen);
        }
        _ => match on.home()? {
            Home::Channel(chosen) => channel = Some(chosen),
            _ => return Err(Refusal::NoMessagesHere.into()),
        },
    }
    let begun = settings::begin_puzzles(host, http, caller, channel, game).await?;
    Ok(on.shows(begun.with_selects(pages)))
}

async fn of_notices(
    on: Click<'_>,
    change: impl Fn(&mut Notices) + Send + 'static,
) -> Result<Answer, Error> {
    let message = settings::of_notices(on.host, on.caller, change).await?;
    Ok(on.shows(message))
}

/// Returns how many running matches were chosen. 0 means as many as anywhere else.
fn chosen_most(on: Click<'_>) -> Result<Option<u32>, Refusal> {
    match on.chosen()? {
        0 => Ok(None),
        most if ServerSettings::MOST_MATCHES.contains(&most) => Ok(Some(most)),
        _ => Err(Refusal::UnknownButton),
    }
}

async fn of_player(
    on: Click<'_>,
    change: impl Fn(&mut PlayerSettings) + Send + 'static,
) -> Result<Answer, Error> {
    let message = settings::of_player(on.host, on.caller, change).await?;
    Ok(on.shows(message))
}

/// A click by a member who changes a server's settings.
struct Managing<'a> {
    on: Click<'a>,
    access: Access,
    /// The page that is shown.
    page: SettingsPage,
}

impl<'a> Managing<'a> {
    const fn on(on: Click<'a>, access: Access, page: SettingsPage) -> Managing<'a> {
        Managing { on, access, page }
    }

    async fn change(
        self,
        change: impl Fn(&mut ServerSettings) + Send + 'static,
    ) -> Result<Answer, Error> {
        let Managing { on, access, page } = self;
        if !on.may_still_manage(access) {
            return Ok(Answer::Private(cards::may_not_manage(on.caller.locale)));
        }
        let message =
            settings::of_server(on.host, on.http, on.caller, page, access, change).await?;
        Ok(on.shows(message))
    }

    async fn change_paces(
        self,
        change: impl Fn(&Paces) -> Paces + Send + 'static,
    ) -> Result<Answer, Error> {
        let Click { host, caller, .. } = self.on;
        if self.on.may_still_manage(self.access) {
            host.change_paces(caller.server, caller.user, change)
                .await?;
        }
        self.change(|_| {}).await
    }

    /// Chooses the role to ping for open seats, if the bot can ping it.
    async fn choose_seat_role(self) -> Result<Answer, Error> {
        let Click { http, caller, .. } = self.on;
        let role = self.on.role()?;
        let is_everyone = role.0 == caller.server.0;
        if is_everyone || !may_ping(http, caller.server, role).await? {
            let message = cards::no_seat_role(role, caller.server, caller.locale);
            return Ok(Answer::Private(message));
        }
        self.change(move |settings| settings.seat_role = Some(role))
            .await
    }

    /// Chooses the channel or forum for matches, if the bot can show them there.
    async fn choose_home(self) -> Result<Answer, Error> {
        let Click { http, caller, .. } = self.on;
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

/// Returns the hour that was chosen in a select, or none.
fn chosen_hour(on: Click<'_>) -> Result<Option<Hour>, Refusal> {
    let chosen: String = on.chosen()?;
    if chosen == "off" {
        return Ok(None);
    }
    let hour = chosen.parse().ok().and_then(Hour::new);
    hour.map(Some).ok_or(Refusal::UnknownButton)
}

/// Returns what was chosen in a select.
fn chosen<T: Named>(on: Click<'_>) -> Result<T, Refusal> {
    let id: String = on.chosen()?;
    let found = T::every().into_iter().find(|one| one.id() == id);
    found.ok_or(Refusal::UnknownButton)
}

/// Performs the action of a button about a player's vacations.
pub(super) async fn change_vacation(on: Click<'_>, vacation: Vacation) -> Result<Answer, Error> {
    let (host, user, locale) = (on.host, on.caller.user, on.caller.locale);
    let view = match vacation {
        Vacation::Now | Vacation::Plan => {
            return Ok(Answer::Form(cards::vacation_form(vacation, locale)));
        }
        Vacation::Show => host.vacations(user).await?,
        Vacation::Take { from, until } => {
            let from = Some(from).filter(|from| *from > 0).map(moment);
            host.take_vacation(user, from, moment(until)).await?
        }
        Vacation::End => host.end_vacation(user).await?,
        Vacation::Cancel => host.cancel_vacations(user).await?,
    };
    Ok(on.shows(cards::vacations(&view, locale)))
}

/// Shows the cost of the vacation that a player has typed.
pub(super) async fn draft_vacation(
    host: &Host,
    caller: &Caller,
    [from, until]: [Option<String>; 2],
) -> Result<Message, Error> {
    let draft = host.draft_vacation(caller.user, from, until.unwrap_or_default());
    Ok(cards::vacation_draft(&draft.await?, caller.locale))
}

/// Converts seconds into a time. The host refuses a vacation outside the range of times.
fn moment(seconds: u64) -> Timestamp {
    Timestamp::from_seconds(i64::try_from(seconds).unwrap_or(i64::MAX))
}
