//! A server's honours for its best players, and the end of a season.

use crate::{
    bot::{
        cards::pages::server_pages,
        messages::{Button, Message, Select, channel, mention_role, mentioned},
    },
    matches::ids::browse::LookAct,
    rankings::{
        actions::honours::{HonoursView, SeasonEnd},
        cards::season::{gained, points, season_name},
    },
    servers::ids::{Access, RewardAct, ServerPage},
};
use domain::{matches::RoleId, ratings::Pool};
use rules::{sentence, words::Locale};

/// Shows a server's honours for its best players, with all that can be chosen. `may_give` says whether
/// the bot can assign roles at all.
pub(crate) fn honours(
    view: &HonoursView,
    may_give: bool,
    access: Access,
    locale: Locale,
) -> Message {
    let honours = view.honours;
    let role = |role: Option<RoleId>, keys: [&'static str; 2]| match role {
        Some(role) => locale.say(&sentence!(keys[0], role = mention_role(role))),
        None => locale.text(keys[1]),
    };
    let news = match honours.news {
        Some((at, _)) => locale.say(&sentence!("honours-news", channel = channel(at))),
        None => locale.text("honours-no-news"),
    };
    let mut lines = vec![
        news,
        role(honours.best, ["honours-best", "honours-no-best"]),
        role(
            honours.champion,
            ["honours-champion", "honours-no-champion"],
        ),
    ];
    let gives = honours.best.is_some() || honours.champion.is_some();
    if gives && !may_give {
        lines.push(locale.text("honours-may-not"));
    } else if view.failed > 0 {
        lines.push(locale.say(&sentence!("honours-failed", count = view.failed)));
    }
    let quiet = |id: RewardAct, label| Button::new(id, label).secondary();
    let on = honours.news.is_none();
    let news = if on {
        "button-news-here"
    } else {
        "button-no-news"
    };
    Message::of(lines.join("\n"))
        .with_selects([
            Select::of_roles(
                RewardAct::Best { access },
                sentence!("select-best-role"),
                honours.best,
            ),
            Select::of_roles(
                RewardAct::Champion { access },
                sentence!("select-champion-role"),
                honours.champion,
            ),
        ])
        .with_selects(server_pages(ServerPage::Rewards, access))
        .with_buttons([
            quiet(RewardAct::News { on, access }, news),
            quiet(RewardAct::NoBest { access }, "button-no-best-role")
                .enabled(honours.best.is_some()),
            quiet(RewardAct::NoChampion { access }, "button-no-champion-role")
                .enabled(honours.champion.is_some()),
        ])
}

/// Announces the end of a season.
pub(crate) fn season_end(end: &SeasonEnd, locale: Locale) -> Message {
    let season = locale.say(&season_name(end.season));
    let mut lines = vec![locale.say(&sentence!("season-over", season = season))];
    for row in &end.first {
        lines.push(format!(
            "{}. {} · {} ({})",
            row.ranked.place,
            mentioned(row.ranked.play.player, locale),
            points(row),
            gained(row)
        ));
    }
    lines.push(locale.say(&sentence!("season-had", count = end.players)));
    let all = LookAct::Season {
        pool: Pool::All,
        season: end.season,
        page: 0,
    };
    let button = Button::new(all, "button-season-board").secondary();
    Message::of(lines.join("\n")).with_buttons([button])
}
