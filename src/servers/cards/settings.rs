//! A server's settings on three pages: where and how matches are shown, with a sample board; who plays,
//! and in which language; and the available time.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        cards::{Named, pages::server_pages, refusal::permission_names, yes_or_no},
        error::Error,
        messages::{Button, Message, Select, SelectOption, channel, mention_role},
        permissions::HomeFault,
    },
    clocks::cards::pace_name,
    matches::cards::boards::diagram::picture,
    moderation::cards::log::pace_names,
    players::cards::{sample_view, select, sides},
    servers::ids::{Access, ServerPage, ServerSettingAct, SettingsPage},
};
use domain::{
    matches::{ChannelId, Pace, Paces, RoleId, ServerId},
    settings::{Change, Home, PublicBottom, ServerSettings, SettingChange},
};
use rules::{
    Side, sentence,
    words::{Locale, Sentence, Text},
};

/// A server's settings, and what of them can be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownSettings {
    pub(crate) settings: ServerSettings,
    /// Whether links lead to a page with live boards. `None` if there is no such page.
    pub(crate) visitors: Option<bool>,
}

/// Shows a page of a server's settings.
pub(crate) async fn server_settings(
    shown: ShownSettings,
    offered: &Paces,
    page: SettingsPage,
    access: Access,
    locale: Locale,
) -> Result<Message, Error> {
    let settings = shown.settings;
    let message = Message::of(text(settings, locale));
    let message = match page {
        SettingsPage::Boards => {
            let bottom = match settings.bottom {
                PublicBottom::Mover => Side::Second,
                PublicBottom::First => Side::First,
            };
            let view = sample_view(sides(locale), bottom, locale);
            let picture = picture(view, settings.look(), locale).await?;
            boards(message, shown, access, locale).with_file(picture)
        }
        SettingsPage::Players => players(message, settings, access),
        SettingsPage::Paces => {
            let language = ServerSettingAct::Language { access };
            let language = select(language, settings.locale, locale);
            paces(offered, access, locale).with_selects(language)
        }
    };
    let page = match page {
        SettingsPage::Boards => ServerPage::Boards,
        SettingsPage::Players => ServerPage::Players,
        SettingsPage::Paces => ServerPage::Paces,
    };
    Ok(message.with_selects(server_pages(page, access, locale)))
}

/// Returns the answer to a member who cannot manage the server.
pub(crate) fn may_not_manage() -> Message {
    Message::of(sentence!("refused-not-allowed", who = "manager"))
}

/// A channel or a forum in which the bot cannot show a server's matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LostHome {
    pub(crate) channel: ChannelId,
    /// The reason why the bot cannot use it.
    pub(crate) fault: HomeFault,
}

impl LostHome {
    /// Says what is wrong, and what happens meanwhile; the key is for a channel that has been deleted.
    fn say(self, gone: &'static str, then: &'static str, locale: Locale) -> String {
        let (key, missing) = match self.fault {
            HomeFault::Gone => return locale.text(gone),
            HomeFault::Lacks(missing) => ("home-lacks", missing),
            HomeFault::NoTag => ("home-tag", serenity::Permissions::MANAGE_THREADS),
        };
        locale.say(&sentence!(
            key,
            then = then,
            channel = channel(self.channel),
            names = permission_names(missing, locale),
        ))
    }
}

/// Returns the answer to a member who has chosen a channel where the bot cannot show matches.
pub(crate) fn no_home(chosen: LostHome, locale: Locale) -> Message {
    Message::of(chosen.say("refused-home-gone", "unchanged", locale))
}

/// Tells members who can manage the server where its matches can no longer be shown.
pub(crate) fn home_trouble(lost: LostHome, locale: Locale) -> String {
    lost.say("server-home-gone", "elsewhere", locale)
}

/// Tells members who can manage the server that a setting was cleared because what it named was deleted.
/// Returns `None` for the channel for matches, whose message depends on what is wrong with it, and for a tournament's
/// managers, because a tournament has no page of settings.
pub(crate) fn cleared_setting(change: &SettingChange) -> Option<Sentence> {
    match change {
        SettingChange::Home(_) | SettingChange::TournamentManagers(_) => None,
        change => Some(sentence!("server-setting-gone", setting = change.id())),
    }
}

/// Returns the answer to a member who has chosen a role that the bot could not ping.
pub(crate) fn no_seat_role(role: RoleId, of: ServerId) -> Message {
    // The role of everyone has the number of its server.
    let key = if role.0 == of.0 {
        "refused-seat-role-everyone"
    } else {
        "refused-seat-role"
    };
    Message::of(sentence!(key, role = mention_role(role)))
}

fn text(settings: ServerSettings, locale: Locale) -> String {
    let (home, at) = match settings.home {
        Home::AtChallenge if settings.threads => ("challenge-thread", None),
        Home::AtChallenge => ("challenge", None),
        Home::Channel(at) if settings.threads => ("channel-thread", Some(at)),
        Home::Channel(at) => ("channel", Some(at)),
        Home::Forum(at) => ("forum", Some(at)),
    };
    let at = at.map_or_else(String::new, channel);
    let home = sentence!("server-home", home = home, channel = at);
    locale.say(&sentence!(
        "settings-server",
        home = home,
        theme = Named::label(settings.theme, locale),
        bottom = Named::label(settings.bottom, locale),
        language = Named::label(settings.locale, locale),
        challengers = challengers_text(settings.challengers),
        most = most_text(settings.most_matches),
        called = seat_role_text(settings.seat_role),
    ))
}

fn boards(message: Message, shown: ShownSettings, access: Access, locale: Locale) -> Message {
    let ShownSettings { settings, visitors } = shown;
    let home = Select::of_channels(
        ServerSettingAct::Home { access },
        sentence!("select-home"),
        settings.home.chosen(),
    );
    let selects = [
        select(ServerSettingAct::Theme { access }, settings.theme, locale),
        select(ServerSettingAct::Bottom { access }, settings.bottom, locale),
        Some(home),
    ];
    let threads = ServerSettingAct::Threads {
        on: !settings.threads,
        access,
    };
    let on = yes_or_no(settings.threads);
    let label = locale.say(&sentence!("button-threads", on = on));
    let visitors = visitors.map(|come| {
        let on = yes_or_no(come);
        let label = sentence!("button-visitors", on = on);
        Button::labelled(ServerSettingAct::Visitors { on: !come, access }, label).secondary()
    });
    let buttons = [
        Button::new(ServerSettingAct::NoHome { access }, "button-no-home")
            .secondary()
            .enabled(settings.home != Home::AtChallenge),
        Button::labelled(threads, label)
            .secondary()
            .enabled(settings.forum().is_none()),
    ];
    message
        .with_selects(selects.into_iter().flatten())
        .with_buttons(buttons.into_iter().chain(visitors))
}

fn players(message: Message, settings: ServerSettings, access: Access) -> Message {
    let roles = Select::of_roles(
        ServerSettingAct::Challengers { access },
        sentence!("select-challengers"),
        settings.challengers,
    );
    let selects = [
        Some(roles),
        most_matches(settings.most_matches, access),
        Some(Select::of_roles(
            ServerSettingAct::SeatRole { access },
            sentence!("select-seat-role"),
            settings.seat_role,
        )),
    ];
    let everyone = ServerSettingAct::Everyone { access };
    message
        .with_selects(selects.into_iter().flatten())
        .with_buttons([
            Button::new(everyone, "button-everybody")
                .secondary()
                .enabled(settings.challengers.is_some()),
            Button::new(
                ServerSettingAct::NoSeatRole { access },
                "button-no-seat-role",
            )
            .secondary()
            .enabled(settings.seat_role.is_some()),
        ])
}

/// Returns a select of how many running matches a player can have. 0 means as many as anywhere else.
fn most_matches(now: Option<u32>, access: Access) -> Option<Select> {
    let some = ServerSettings::MOST_MATCHES.into_iter().map(Some);
    let options = std::iter::once(None).chain(some).map(|most| {
        let label = sentence!("option-setting", setting = "most", value = most_text(most));
        SelectOption::new(most.unwrap_or(0), label).chosen(most == now)
    });
    let placeholder = sentence!("select-setting", setting = "most");
    Select::new(ServerSettingAct::Most { access }, placeholder, options)
}

/// Says who can challenge, if it takes this role.
fn challengers_text(role: Option<RoleId>) -> Sentence {
    match role {
        Some(role) => sentence!("server-role", role = mention_role(role)),
        None => sentence!("server-everybody"),
    }
}

/// Says who is pinged for open seats.
fn seat_role_text(role: Option<RoleId>) -> Text {
    role.map_or_else(
        || sentence!("seat-role-none").into(),
        |role| Text::same(mention_role(role)),
    )
}

/// Says how many running matches a player can have.
fn most_text(most: Option<u32>) -> Text {
    most.map_or_else(
        || sentence!("server-most-anywhere").into(),
        |most| Text::same(most.to_string()),
    )
}

/// A setting before and after, as the log tells it.
pub(crate) fn values(change: &SettingChange, locale: Locale) -> [String; 2] {
    fn both<T>(change: &Change<T>, text: impl Fn(&T) -> String) -> [String; 2] {
        [text(&change.from), text(&change.to)]
    }
    match change {
        SettingChange::Theme(change) => both(change, |theme| theme.label(locale)),
        SettingChange::Bottom(change) => both(change, |bottom| bottom.label(locale)),
        SettingChange::Home(change) => both(change, |home| home_text(*home).written(locale)),
        SettingChange::Threads(change)
        | SettingChange::Open(change)
        | SettingChange::Visitors(change) => both(change, |on| {
            locale.say(&sentence!("log-threads", on = yes_or_no(*on)))
        }),
        SettingChange::Language(change) => both(change, |language| language.label(locale)),
        SettingChange::Challengers(change) => {
            both(change, |role| locale.say(&challengers_text(*role)))
        }
        SettingChange::MostMatches(change) => both(change, |most| most_text(*most).written(locale)),
        SettingChange::SeatRole(change) => {
            both(change, |role| seat_role_text(*role).written(locale))
        }
        SettingChange::BestRole(change)
        | SettingChange::ChampionRole(change)
        | SettingChange::TournamentManagers(change) => {
            both(change, |role| role_text(*role).written(locale))
        }
        SettingChange::News(change) | SettingChange::DailyPuzzle(change) => both(change, |at| {
            at.map_or_else(|| locale.text("log-no-channel"), channel)
        }),
        SettingChange::Paces(change) => both(change, |paces| pace_names(paces, locale)),
        SettingChange::UsualPace(change) => both(change, |pace| locale.say(&pace_name(*pace))),
    }
}

fn role_text(role: Option<RoleId>) -> Text {
    role.map_or_else(
        || sentence!("log-no-role").into(),
        |role| Text::same(mention_role(role)),
    )
}

fn home_text(home: Home) -> Text {
    match home {
        Home::AtChallenge => sentence!("log-at-challenge").into(),
        Home::Channel(at) | Home::Forum(at) => Text::same(channel(at)),
    }
}

/// Shows the paces on offer, with a select of all possible ones and one of the default pace.
fn paces(paces: &Paces, access: Access, locale: Locale) -> Message {
    let names: Vec<String> = paces
        .offered()
        .iter()
        .map(|pace| format!("\n- {}", locale.say(&pace_name(*pace))))
        .collect();
    let text = sentence!(
        "settings-paces",
        offered = names.concat(),
        usual = pace_name(paces.usual()),
    );
    let offered = Select::new(
        ServerSettingAct::Paces { access },
        sentence!("select-paces"),
        pace_options(&Pace::ALL, |pace| paces.offered().contains(&pace)),
    );
    let usual = Select::new(
        ServerSettingAct::UsualPace { access },
        sentence!("select-usual-pace"),
        pace_options(paces.offered(), |pace| pace == paces.usual()),
    );
    Message::of(text).with_selects(offered.map(Select::of_several).into_iter().chain(usual))
}

fn pace_options(
    of: &[Pace],
    is_chosen: impl Fn(Pace) -> bool,
) -> impl Iterator<Item = SelectOption> {
    of.iter()
        .map(move |&pace| SelectOption::new(pace.id(), pace_name(pace)).chosen(is_chosen(pace)))
}
