//! A server's settings on three pages: where and how matches are shown, with a sample board; who plays,
//! and in which language; and the available time.

use crate::{
    clocks::cards::pace_name,
    discord::{
        cards::{named::named, page_select},
        error::Error,
        ids::Access,
        messages::{Button, Message, Select, SelectOption, channel, mention_role},
        permissions::{HomeFault, Permissions, permission_names},
    },
    matches::cards::boards::diagram::picture,
    players::cards::{
        sample_view, sides,
        values::{switch_label, value_select, value_text},
    },
    servers::ids::{ServerPage, ServerSettingAct},
};
use domain::{
    matches::{ChannelId, Pace, Paces, RoleId, ServerId},
    settings::{Home, PublicBottom, ServerSettings, Setting, SettingChange, SettingsPage, Value},
};
use rules::{
    Side, sentence,
    words::{Sentence, Text},
};

/// A server's settings, and what of them can be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownSettings {
    pub(crate) settings: ServerSettings,
    /// Whether there is a page with live boards, to which links can lead visitors.
    pub(crate) has_visitors: bool,
}

named! {
    ServerPage: "page-server",
}

/// Returns the select of the pages for managers.
pub(crate) fn server_pages(now: ServerPage, access: Access) -> Option<Select> {
    page_select(ServerSettingAct::Page { access }, now)
}

/// Shows a page of a server's settings.
pub(crate) fn server_settings(
    shown: ShownSettings,
    offered: &Paces,
    page: SettingsPage,
    access: Access,
) -> Result<Message, Error> {
    let settings = shown.settings;
    let message = match page {
        SettingsPage::Paces => paces(offered, access),
        SettingsPage::Boards | SettingsPage::Players => Message::of(text(settings)),
    };
    let message = with_controls(message, shown, page, access)
        .with_pages(server_pages(ServerPage::Settings(page), access));
    if page != SettingsPage::Boards {
        return Ok(message);
    }
    let bottom = match settings.bottom {
        PublicBottom::Mover => Side::Second,
        PublicBottom::First => Side::First,
    };
    let view = sample_view(sides(), bottom);
    Ok(message.with_file(picture(view, settings.look())?))
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
    fn say(self, gone: &'static str, then: &'static str) -> Sentence {
        let (key, missing) = match self.fault {
            HomeFault::Gone => return sentence!(gone),
            HomeFault::Lacks(missing) => ("home-lacks", missing),
            HomeFault::NoTag => ("home-tag", Permissions::MANAGE_THREADS),
        };
        sentence!(
            key,
            then = then,
            channel = channel(self.channel),
            names = permission_names(missing),
        )
    }
}

/// Returns the answer to a member who has chosen a channel where the bot cannot show matches.
pub(crate) fn no_home(chosen: LostHome) -> Message {
    Message::of(chosen.say("refused-home-gone", "unchanged"))
}

/// Tells members who can manage the server where its matches can no longer be shown.
pub(crate) fn home_trouble(lost: LostHome) -> Sentence {
    lost.say("server-home-gone", "elsewhere")
}

/// Tells members who can manage the server that a setting was cleared because what it named was deleted.
/// Returns `None` for the channel for matches, whose message depends on what is wrong with it, and for a tournament's
/// managers, because a tournament has no page of settings.
pub(crate) fn cleared_setting(change: &SettingChange) -> Option<Sentence> {
    match change.setting {
        Setting::Home | Setting::TournamentManagers => None,
        setting => Some(sentence!("server-setting-gone", setting = setting.id())),
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

/// Says what is chosen. Where matches are shown depends on whether they have threads.
fn text(settings: ServerSettings) -> Sentence {
    let mut text = sentence!("settings-server");
    for (setting, value) in settings.values() {
        text = match setting {
            Setting::Home => text.with(setting.id(), home_text(settings)),
            _ => text.with(setting.id(), value_text(setting.id(), &value)),
        };
    }
    text
}

fn home_text(settings: ServerSettings) -> Sentence {
    let (home, at) = match settings.home {
        Home::AtChallenge if settings.threads => ("challenge-thread", None),
        Home::AtChallenge => ("challenge", None),
        Home::Channel(at) if settings.threads => ("channel-thread", Some(at)),
        Home::Channel(at) => ("channel", Some(at)),
        Home::Forum(at) => ("forum", Some(at)),
    };
    let at = at.map_or_else(String::new, channel);
    sentence!("server-home", home = home, channel = at)
}

/// Adds the selects and buttons of the settings on a page.
fn with_controls(
    message: Message,
    shown: ShownSettings,
    page: SettingsPage,
    access: Access,
) -> Message {
    let ShownSettings {
        settings,
        has_visitors,
    } = shown;
    let (mut selects, mut buttons) = (Vec::new(), Vec::new());
    for (setting, value) in settings.values() {
        if setting.page() != Some(page) || (setting == Setting::Visitors && !has_visitors) {
            continue;
        }
        let id = setting.id();
        let choose = ServerSettingAct::Choose { setting, access };
        selects.extend(value_select(choose, id, &value));
        buttons.extend(match value {
            Value::Switch(on) => {
                let on = !on;
                let switch = ServerSettingAct::Switch {
                    setting,
                    on,
                    access,
                };
                let button = Button::labelled(switch, switch_label(id, on)).secondary();
                // A forum's posts are threads.
                let is_fixed = setting == Setting::Threads && settings.forum().is_some();
                Some(button.enabled(!is_fixed))
            }
            Value::Home(_) | Value::Role(_) => {
                let usual = ServerSettingAct::Usual { setting, access };
                let label = sentence!("button-usual-setting", setting = id);
                let is_chosen = value != setting.usual();
                Some(
                    Button::labelled(usual, label)
                        .secondary()
                        .enabled(is_chosen),
                )
            }
            _ => None,
        });
    }
    message.with_selects(selects).with_buttons(buttons)
}

/// Shows the paces on offer, with a select of all possible ones and one of the default pace.
fn paces(paces: &Paces, access: Access) -> Message {
    let names = paces.offered().iter();
    let names = names.map(|pace| Text::same("\n- ").then(pace_name(*pace)));
    let text = sentence!(
        "settings-paces",
        offered = Text::joined(names, ""),
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
