//! A player's profile: ratings and their history as a picture, and the latest matches.

use crate::{
    challenges::cards::computer::level_records,
    discord::{
        error::Error,
        messages::{Button, File, Message, bold, mention, naming},
    },
    matches::{cards::past::match_line, ids::browse::LookAct},
    players::actions::{
        history::HistoryPage,
        profile::{PoolProfile, ProfileView},
    },
    rankings::cards::{
        Deviation, grouped, points, pool_name, rating_cell, season::season_name, streak,
    },
};
use domain::{
    community::Badge,
    matches::{Refusal, ServerId, UserId},
    ratings::{Pool, Results},
};
use render::{
    Align, Cell, Chart, Column, Note, Point, Profile, Row, Series, Sheet, SheetBoard, Table,
};
use rules::{
    GameId,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// The alignment of each column's cells: the line of the chart, the game, and the rating.
const COLUMNS: [Align; 3] = [Align::Right, Align::Left, Align::Right];

const FILE: &str = "profile.png";

/// Returns the profile of a player.
pub(crate) fn profile(profile: ProfileView, server: ServerId, look: Look) -> Message {
    let text = text(&profile, server);
    let history = LookAct::History {
        player: profile.user,
        opponent: None,
        game: None,
        page: HistoryPage::Newest,
    };
    let button = Button::new(history, "button-history").secondary();
    let button = (!profile.recent.is_empty()).then_some(button);
    Message::of(text)
        .with_file(picture(profile, look))
        .with_buttons(button)
}

/// Returns the picture of a player's ratings, or of the games for a player who has none.
fn picture(profile: ProfileView, look: Look) -> File {
    if profile.pools.is_empty() {
        let alt = newcomer_alt(&profile);
        let draw = move |locale| -> Result<Vec<u8>, Error> {
            Ok(render::sheet(&newcomer(&profile, locale)?, look)?)
        };
        return File::drawn(FILE, draw).described(alt);
    }
    let alt = Text::joined([table_alt(&profile), chart_alt(&profile)], " ");
    let draw = move |locale| {
        let ratings = Profile {
            table: table(&profile, locale),
            chart: chart(&profile, locale),
        };
        render::profile(&ratings, look)
    };
    File::drawn(FILE, draw).described(alt)
}

fn text(profile: &ProfileView, server: ServerId) -> Text {
    let mut lines = vec![bold(mention(profile.user))];
    let all = profile.pools.iter().find(|pool| pool.pool == Pool::All);
    lines.extend(all.and_then(|pool| streak(pool.standing.streak).map(Text::from)));
    lines.extend(profile.badges.iter().map(|one| badge(*one).into()));
    if let Some(results) = profile.against_viewer {
        lines.push(against(profile.user, results).into());
    }
    lines.extend(level_records(&profile.levels).map(Text::from));
    if !profile.recent.is_empty() {
        lines.push(sentence!("profile-recent").into());
        let recent = profile.recent.iter();
        lines.extend(recent.map(|one| {
            let line = match_line(one, None, profile.user, server);
            naming(line, profile.guests.of(one.id))
        }));
    }
    Text::lines(lines)
}

/// Says what a badge is for.
fn badge(badge: Badge) -> Sentence {
    match badge {
        Badge::First(season) => {
            sentence!("badge-first", season = season_name(season))
        }
        Badge::GiantKiller { id, points } => sentence!(
            "badge-giant-killer",
            id = id.to_string(),
            points = points.unsigned_abs(),
        ),
        Badge::IronChair(matches) => sentence!("badge-iron-chair", count = matches),
        Badge::AllGames => sentence!("badge-all-games"),
    }
}

/// Says how many matches a player has won, lost and drawn against the viewer.
fn against(user: UserId, results: Results) -> Sentence {
    let player = mention(user);
    if results.matches() == 0 {
        return sentence!("profile-never-met", player = player);
    }
    // From the viewer's point of view.
    sentence!(
        "profile-against",
        player = player,
        wins = results.losses,
        losses = results.wins,
        draws = results.draws,
    )
}

pub(super) fn table(profile: &ProfileView, locale: Locale) -> Table {
    let rows = profile.pools.iter();
    let column = |align| Column {
        heading: String::new(),
        align,
    };
    Table {
        title: profile.name.clone(),
        columns: COLUMNS.map(column).to_vec(),
        rows: rows.map(|pool| row(pool, profile, locale)).collect(),
        footer: String::new(),
    }
}

fn row(pool: &PoolProfile, profile: &ProfileView, locale: Locale) -> Row {
    let mut charted = profile.charts.iter();
    let line = charted.position(|(game, _)| Pool::Game(*game) == pool.pool);
    Row::Cells {
        cells: vec![
            line.map_or_else(|| Cell::Text(String::new()), Cell::Line),
            Cell::Text(pool_name(pool.pool).written(locale)),
            rating_cell(&pool.standing, profile.now, Deviation::Shown),
        ],
        note: Some(pool_note(pool, locale)),
        own: false,
    }
}

/// Returns the place, the best rating, and the results.
fn pool_note(pool: &PoolProfile, locale: Locale) -> Note {
    let results = pool.standing.results;
    let shares = [results.wins, results.draws, results.losses];
    let results = locale.say(&sentence!(
        "profile-results",
        wins = results.wins,
        losses = results.losses,
        draws = results.draws,
    ));
    let place = pool.place.map(|(place, of)| {
        let (place, of) = (grouped(place), grouped(of));
        locale.say(&sentence!("profile-place", place = place, of = of))
    });
    let words = [
        place,
        best(pool).map(|best| locale.say(&best)),
        Some(results),
    ];
    let words: Vec<String> = words.into_iter().flatten().collect();
    Note {
        words: words.join(" · "),
        results: Some(shares),
    }
}

/// Returns the best rating so far, if it is better than the current one.
fn best(pool: &PoolProfile) -> Option<Sentence> {
    pool.best
        .map(|best| sentence!("profile-best", points = best))
}

/// Returns the games in the form in which they are drawn for a player without ratings, with what this player or the viewer
/// can do next.
pub(super) fn newcomer(profile: &ProfileView, locale: Locale) -> Result<Sheet, Refusal> {
    let board = |game: &GameId| -> Result<SheetBoard, Refusal> {
        let start = game.start(None).map_err(Refusal::Size)?;
        Ok(SheetBoard::of(start, game.info().name.to_owned()))
    };
    Ok(Sheet {
        title: profile.name.clone(),
        note: locale.text("chart-empty"),
        boards: GameId::ALL.iter().map(board).collect::<Result<_, _>>()?,
        footer: locale.say(&start(profile)),
    })
}

/// Says how a player without ratings gets the first one.
fn start(profile: &ProfileView) -> Sentence {
    let whose = match profile.against_viewer {
        None => "own",
        Some(_) => "other",
    };
    sentence!("profile-start", whose = whose)
}

fn newcomer_alt(profile: &ProfileView) -> Text {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.info().name).collect();
    let parts = [
        Text::same(format!("{}.", profile.name)),
        Text::from(sentence!("chart-empty")).then(Text::same(".")),
        Text::same(format!("{}.", games.join(", "))),
        start(profile).into(),
    ];
    Text::joined(parts, " ")
}

fn chart(profile: &ProfileView, locale: Locale) -> Chart {
    let series = profile.charts.iter().map(|(_, history)| Series {
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

fn table_alt(profile: &ProfileView) -> Text {
    let line = |pool: &PoolProfile| {
        let rating = pool.standing.rating_at(profile.now);
        let results = pool.standing.results;
        let best = best(pool).map(|best| Text::same(" · ").then(best));
        sentence!(
            "alt-profile-row",
            pool = pool_name(pool.pool),
            rating = points(&pool.standing, profile.now),
            spread = i64::from(rating.spread()),
            best = best.unwrap_or_default(),
            wins = results.wins,
            losses = results.losses,
            draws = results.draws,
        )
    };
    let mut parts = vec![Text::same(format!("{}.", profile.name))];
    parts.extend(profile.pools.iter().map(|pool| line(pool).into()));
    Text::joined(parts, " ")
}

fn chart_alt(profile: &ProfileView) -> Text {
    let line = |(game, history): &(rules::GameId, Vec<_>)| {
        let points = |entry: Option<&(_, domain::ratings::Rating)>| {
            i64::from(entry.map_or(0, |(_, rating)| rating.points()))
        };
        sentence!(
            "alt-chart-series",
            game = game.info().name,
            first = points(history.first()),
            last = points(history.last()),
            results = u32::try_from(history.len()).unwrap_or(u32::MAX),
        )
    };
    let ended = |said: Sentence| Text::from(said).then(Text::same("."));
    let mut parts = vec![ended(sentence!("chart-title"))];
    parts.extend(profile.charts.iter().map(|one| line(one).into()));
    if profile.charts.is_empty() {
        parts.push(ended(sentence!("chart-empty")));
    }
    Text::joined(parts, " ")
}
