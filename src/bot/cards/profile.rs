//! A player's profile: ratings and their history as pictures, and the latest matches.

use super::{
    drawing,
    history::match_line,
    leaderboard::{numbers, pool_name},
};
use crate::{
    bot::{
        error::Error,
        ids::Browse,
        messages::{Button, File, Message, mention},
    },
    host::{HistoryPage, PoolProfile, ProfileView},
    matches::{ServerId, UserId},
    ratings::Results,
    render::{self, Align, Cell, Chart, Column, Point, RenderError, Row, Series, Table},
    sentence,
    settings::Look,
    words::Locale,
};

/// The columns: the ends of their locale keys, and where their cells stand.
const COLUMNS: [(&str, Align); 7] = [
    ("game", Align::Left),
    ("rank", Align::Right),
    ("rating", Align::Right),
    ("wins", Align::Right),
    ("losses", Align::Right),
    ("draws", Align::Right),
    ("streak", Align::Right),
];

/// The profile of a player.
pub(in crate::bot) async fn profile(
    profile: ProfileView,
    server: ServerId,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let text = text(&profile, server, locale);
    let alts = [table_alt(&profile, locale), chart_alt(&profile, locale)];
    let history = Browse::History {
        player: profile.user,
        opponent: None,
        game: None,
        page: HistoryPage::Newest,
    };
    let button = Button::new(history, "button-history", locale).secondary();
    let button = (!profile.recent.is_empty()).then_some(button);
    let (table, chart) = (table(&profile, locale), chart(&profile, locale));
    let pictures = drawing::draw(move || {
        Ok::<_, RenderError>([render::table(&table, look)?, render::chart(&chart, look)?])
    });
    let [table, chart] = pictures.await?;
    let [table_alt, chart_alt] = alts;
    Ok(Message::of(text)
        .with_file(File::new("ratings.png", table).described(table_alt))
        .with_file(File::new("rating-history.png", chart).described(chart_alt))
        .with_buttons(button))
}

fn text(profile: &ProfileView, server: ServerId, locale: Locale) -> String {
    let mut lines = vec![locale.say(&sentence!("profile-head", player = mention(profile.user)))];
    if let Some(results) = profile.against_viewer {
        lines.push(against(profile.user, results, locale));
    }
    if !profile.recent.is_empty() {
        lines.push(locale.text("profile-recent"));
        let recent = profile.recent.iter();
        lines.extend(recent.map(|one| match_line(one, None, profile.user, server, locale)));
    }
    lines.join("\n")
}

/// What somebody has won, lost and drawn against the viewer.
fn against(user: UserId, results: Results, locale: Locale) -> String {
    let player = mention(user);
    if results.matches() == 0 {
        return locale.say(&sentence!("profile-never-met", player = player));
    }
    // Told from the viewer's side.
    locale.say(&sentence!(
        "profile-against",
        player = player,
        wins = results.losses,
        losses = results.wins,
        draws = results.draws,
    ))
}

fn table(profile: &ProfileView, locale: Locale) -> Table {
    let mut rows: Vec<Row> = profile
        .pools
        .iter()
        .map(|pool| self::row(pool, profile, locale))
        .collect();
    if rows.is_empty() {
        rows.push(Row::Across(locale.text("profile-unrated")));
    }
    let column = |(key, align): (&str, Align)| Column {
        heading: locale.text(&format!("board-column-{key}")),
        align,
    };
    Table {
        title: profile.name.clone(),
        columns: COLUMNS.map(column).to_vec(),
        rows,
        footer: String::new(),
    }
}

fn row(pool: &PoolProfile, profile: &ProfileView, locale: Locale) -> Row {
    let place = match pool.place {
        Some((place, of)) => locale.say(&sentence!("profile-place", place = place, of = of)),
        None => "–".to_owned(),
    };
    let mut cells = vec![Cell::Text(pool_name(pool.pool, locale)), Cell::Quiet(place)];
    cells.extend(numbers(&pool.standing, profile.now, locale));
    Row::Cells { cells, own: false }
}

fn chart(profile: &ProfileView, locale: Locale) -> Chart {
    let series = profile.charts.iter().map(|(game, history)| Series {
        name: game.info().name.to_owned(),
        points: history
            .iter()
            .map(|(at, rating)| Point {
                at: at.seconds(),
                rating: rating.rating,
                deviation: rating.deviation,
            })
            .collect(),
    });
    Chart {
        title: locale.text("chart-title"),
        series: series.collect(),
        empty: locale.text("chart-empty"),
    }
}

fn table_alt(profile: &ProfileView, locale: Locale) -> String {
    let line = |pool: &PoolProfile| {
        let rating = pool.standing.rating_at(profile.now);
        let results = pool.standing.results;
        locale.say(&sentence!(
            "alt-profile-row",
            pool = pool_name(pool.pool, locale),
            rating = i64::from(rating.points()),
            spread = i64::from(rating.spread()),
            wins = results.wins,
            losses = results.losses,
            draws = results.draws,
        ))
    };
    let mut parts = vec![format!("{}.", profile.name)];
    parts.extend(profile.pools.iter().map(line));
    if profile.pools.is_empty() {
        parts.push(locale.text("profile-unrated"));
    }
    parts.join(" ")
}

fn chart_alt(profile: &ProfileView, locale: Locale) -> String {
    let line = |(game, history): &(crate::games::GameId, Vec<_>)| {
        let points = |entry: Option<&(_, crate::ratings::Rating)>| {
            i64::from(entry.map_or(0, |(_, rating)| rating.points()))
        };
        locale.say(&sentence!(
            "alt-chart-series",
            game = game.info().name,
            first = points(history.first()),
            last = points(history.last()),
            results = u32::try_from(history.len()).unwrap_or(u32::MAX),
        ))
    };
    let mut parts = vec![locale.text("chart-title") + "."];
    parts.extend(profile.charts.iter().map(line));
    if profile.charts.is_empty() {
        parts.push(locale.text("chart-empty"));
    }
    parts.join(" ")
}
