//! A server's honours for its best players, and the end of a season.

use crate::{
    bot::{
        cards::pages::server_pages,
        messages::{Button, Message, Select, channel, mention, mention_role},
    },
    matches::ids::browse::LookAct,
    rankings::{
        actions::honours::{HonoursView, SeasonEnd},
        cards::season::{gained, points, season_name},
    },
    servers::ids::{Access, RewardAct, ServerPage},
};
use domain::{matches::RoleId, ratings::Pool};
use rules::{sentence, words::Text};

/// Shows a server's honours for its best players, with all that can be chosen. `may_give` says whether
/// the bot can assign roles at all.
pub(crate) fn honours(view: &HonoursView, may_give: bool, access: Access) -> Message {
    let honours = view.honours;
    let role = |role: Option<RoleId>, keys: [&'static str; 2]| match role {
        Some(role) => sentence!(keys[0], role = mention_role(role)),
        None => sentence!(keys[1]),
    };
    let news = match honours.news {
        Some((at, _)) => sentence!("honours-news", channel = channel(at)),
        None => sentence!("honours-no-news"),
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
        lines.push(sentence!("honours-may-not"));
    } else if view.failed > 0 {
        lines.push(sentence!("honours-failed", count = view.failed));
    }
    let quiet = |id: RewardAct, label| Button::new(id, label).secondary();
    let on = honours.news.is_none();
    let news = if on {
        "button-news-here"
    } else {
        "button-no-news"
    };
    Message::of(Text::lines(lines))
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
pub(crate) fn season_end(end: &SeasonEnd) -> Message {
    let over = sentence!("season-over", season = season_name(end.season));
    let mut lines = vec![over.into()];
    lines.extend(end.first.iter().map(|row| {
        Text::same(format!("{}. ", row.ranked.place))
            .then(mention(row.ranked.play.player))
            .then(format!(" · {} ({})", points(row), gained(row)))
    }));
    lines.push(sentence!("season-had", count = end.players).into());
    let all = LookAct::Season {
        pool: Pool::All,
        season: end.season,
        page: 0,
    };
    let button = Button::new(all, "button-season-board").secondary();
    Message::of(Text::lines(lines)).with_buttons([button])
}
