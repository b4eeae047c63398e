//! A server's honours for its best players, and the end of a season.

use crate::{
    discord::{
        cards::alt_of_list,
        ids::Access,
        messages::{Button, File, Message, Select, channel, mention, mention_role},
    },
    matches::ids::browse::LookAct,
    rankings::{
        actions::{
            honours::{HonoursView, SeasonEnd},
            seasons::SeasonRow,
        },
        cards::season::{gained, points, ranked_name, season_name},
    },
    servers::{
        cards::settings::server_pages,
        ids::{RewardAct, ServerPage},
    },
};
use domain::{matches::RoleId, ratings::Pool};
use render::{Podium, PodiumStep};
use rules::{
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

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
        .with_pages(server_pages(ServerPage::Rewards, access))
        .with_buttons([
            quiet(RewardAct::News { on, access }, news),
            quiet(RewardAct::NoBest { access }, "button-no-best-role")
                .enabled(honours.best.is_some()),
            quiet(RewardAct::NoChampion { access }, "button-no-champion-role")
                .enabled(honours.champion.is_some()),
        ])
}

/// Announces the end of a season, with its first players on a podium.
pub(crate) fn season_end(end: &SeasonEnd, look: Look) -> Message {
    let over = sentence!("season-over", season = season_name(end.season));
    let mut lines = vec![over.into()];
    lines.extend(end.first.iter().map(|row| {
        Text::same(format!("{}. ", row.ranked.place))
            .then(mention(row.ranked.play.player))
            .then(format!(" · {}", rating_and_gain(row)))
    }));
    lines.push(ranked(end).into());
    let all = LookAct::Season {
        pool: Pool::All,
        season: end.season,
        page: 0,
    };
    let button = Button::new(all, "button-season-board").secondary();
    let card = Message::of(Text::lines(lines)).with_buttons([button]);
    if end.first.is_empty() {
        return card;
    }
    let alt = sentence!("alt-season-podium", season = season_name(end.season));
    let alt = alt_of_list(alt, steps(end).map(|step| step_alt(&step)));
    let end = end.clone();
    let draw = move |locale| render::podium(&season_podium(&end, locale), look);
    card.with_file(File::drawn("season-podium.png", draw).described(alt))
}

/// Says how many players had a place.
fn ranked(end: &SeasonEnd) -> Sentence {
    sentence!("season-had", count = end.players)
}

/// A step of a season's podium.
struct Step<'a> {
    place: u32,
    /// The players who share it.
    rows: &'a [SeasonRow],
}

/// Returns the steps of a season's podium.
fn steps(end: &SeasonEnd) -> impl Iterator<Item = Step<'_>> {
    let place = |row: &SeasonRow| row.ranked.place;
    let steps = end
        .first
        .chunk_by(move |one, other| place(one) == place(other));
    steps.filter_map(move |rows| {
        let place = place(rows.first()?);
        Some(Step { place, rows })
    })
}

/// Says what a step shows: "1. Ada 1713 (+42), Ben 1713 (+13)".
fn step_alt(step: &Step<'_>) -> Text {
    let rows = step.rows.iter();
    let rows = rows.map(|row| ranked_name(row).then(format!(" {}", rating_and_gain(row))));
    Text::same(format!("{}. ", step.place)).then(Text::joined(rows, ", "))
}

/// Says which rating a player had in the end, and how it had changed.
fn rating_and_gain(row: &SeasonRow) -> String {
    format!("{} ({})", points(row), gained(row))
}

/// Returns the podium of a season in the form in which it is drawn.
pub(crate) fn season_podium(end: &SeasonEnd, locale: Locale) -> Podium {
    let step = |Step { place, rows }: Step<'_>| PodiumStep {
        place,
        names: rows
            .iter()
            .map(|row| ranked_name(row).written(locale))
            .collect(),
        note: match rows {
            [row] => rating_and_gain(row),
            // Players with the same rating share a place, but it hasn't changed by the same.
            [row, ..] => points(row),
            [] => String::new(),
        },
    };
    Podium {
        title: locale.say(&sentence!(
            "season-podium",
            season = season_name(end.season)
        )),
        note: locale.say(&ranked(end)),
        steps: steps(end).map(step).collect(),
    }
}
