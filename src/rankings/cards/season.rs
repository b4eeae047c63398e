//! A page of a season's leaderboard, and the rated matches of a server that deserve a look.

use super::{Heading, grouped, player_name, pool_name, results_cell};
use crate::{
    discord::{
        cards::yes_or_no,
        ids::Access,
        messages::{Button, File, Message, bold, date, mention},
    },
    matches::ids::browse::LookAct,
    rankings::actions::seasons::{OwnSeason, SeasonRow, SeasonView},
    servers::{cards::settings::server_pages, ids::ServerPage},
};
use domain::{
    community::{QUICK, SEASON_MATCHES, SEASON_OPPONENTS, SIGNALS_OVER, Season, Signal},
    matches::UserId,
};
use render::{Align, Cell, Column, Row, Table};
use rules::{
    look::Look,
    sentence,
    words::{Arg, Lists, Locale, Sentence, Text},
};

const FILE: &str = "season.png";

/// The most signals that are listed.
const SIGNALS: usize = 10;

/// The columns, and the alignment of their cells.
const COLUMNS: [(Heading, Align); 5] = [
    (Heading::Sign("#"), Align::Right),
    (Heading::Words("board-column-player"), Align::Left),
    (Heading::Words("board-column-results"), Align::Right),
    (Heading::Words("board-column-rating"), Align::Right),
    (Heading::Sign("+/−"), Align::Right),
];

/// Shows a page of a season's leaderboard to `viewer`.
pub(crate) fn season(view: SeasonView, viewer: UserId, look: Look) -> Message {
    let title = sentence!(
        "season-title",
        pool = pool_name(view.pool),
        season = season_name(view.season),
    );
    let alt = alt(&view, title.clone());
    let mut said = Vec::new();
    if view.runs {
        let end = date(view.season.end());
        said.push(sentence!("season-runs", end = end));
    }
    said.push(own(&view, viewer));
    said.push(sentence!(
        "season-legend",
        runs = yes_or_no(view.runs),
        matches = SEASON_MATCHES,
        opponents = SEASON_OPPONENTS,
    ));
    let buttons = buttons(&view);
    let draw = move |locale| render::table(&table(&view, viewer, locale), look);
    Message::of(Text::lines([bold(title), Text::lines(said)]))
        .with_file(File::drawn(FILE, draw).described(alt))
        .with_buttons(buttons)
}

/// Returns the name of a season.
pub(crate) fn season_name(season: Season) -> Sentence {
    sentence!(
        "season-name",
        quarter = season.quarter(),
        year = season.year().to_string(),
    )
}

/// Says how the viewer is doing.
fn own(view: &SeasonView, viewer: UserId) -> Sentence {
    match &view.own {
        OwnSeason::Ranked(row) => {
            let results = row.ranked.play.results;
            sentence!(
                "board-own",
                player = mention(viewer),
                place = grouped(row.ranked.place),
                rating = points(row),
                change = format!("({})", gained(row)),
                wins = results.wins,
                losses = results.losses,
                draws = results.draws,
            )
        }
        OwnSeason::Missing(matches, opponents) if view.runs => {
            sentence!("season-missing", matches = *matches, opponents = *opponents,)
        }
        OwnSeason::Missing(..) => sentence!("season-unranked"),
    }
}

pub(crate) fn points(row: &SeasonRow) -> String {
    let rating = row.ranked.play.after;
    let doubt = if rating.is_provisional() { "?" } else { "" };
    format!("{}{doubt}", rating.points())
}

pub(crate) fn gained(row: &SeasonRow) -> String {
    // A minus sign, as wide as the plus.
    match row.ranked.play.gained() {
        0 => "±0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// Returns the name of a player where none can be mentioned.
pub(crate) fn ranked_name(row: &SeasonRow) -> Text {
    player_name(row.ranked.play.player, row.name.as_deref())
}

pub(super) fn table(view: &SeasonView, viewer: UserId, locale: Locale) -> Table {
    let row = |row: &SeasonRow| Row::Cells {
        cells: vec![
            Cell::Place(row.ranked.place),
            Cell::Text(ranked_name(row).written(locale)),
            results_cell(row.ranked.play.results),
            Cell::Rating {
                rating: row.ranked.play.after.points(),
                deviation: None,
                provisional: row.ranked.play.after.is_provisional(),
            },
            Cell::Quiet(gained(row)),
        ],
        note: None,
        own: row.ranked.play.player == viewer,
    };
    let mut rows: Vec<Row> = view.rows.iter().map(row).collect();
    if rows.is_empty() {
        rows.push(Row::Across(locale.say(&empty(view))));
    } else if let OwnSeason::Ranked(own) = &view.own
        && !view.rows.contains(own)
    {
        let gap = Row::Across("…".to_owned());
        if own.ranked.place < view.rows[0].ranked.place {
            rows.splice(0..0, [row(own), gap]);
        } else {
            rows.extend([gap, row(own)]);
        }
    }
    let column = |(heading, align): (Heading, Align)| Column {
        heading: heading.text(locale),
        align,
    };
    Table {
        title: locale.say(&season_name(view.season)),
        columns: COLUMNS.map(column).to_vec(),
        rows,
        footer: footer(view, locale),
    }
}

fn empty(view: &SeasonView) -> Sentence {
    sentence!(if view.runs {
        "season-empty"
    } else {
        "season-was-empty"
    })
}

fn footer(view: &SeasonView, locale: Locale) -> String {
    let (Some(first), Some(last)) = (view.rows.first(), view.rows.last()) else {
        return String::new();
    };
    let (first, last) = (first.ranked.place, last.ranked.place);
    let key = if first == last {
        "board-footer-place"
    } else {
        "board-footer-places"
    };
    locale.say(&sentence!(
        key,
        first = grouped(first),
        last = grouped(last),
        count = view.players,
        players = grouped(view.players),
    ))
}

fn buttons(view: &SeasonView) -> Vec<Button> {
    let button = |season: Option<Season>, page, label, enabled: bool| {
        let browse = LookAct::Season {
            pool: view.pool,
            season: season.unwrap_or(view.season),
            page,
        };
        Button::new(browse, label)
            .secondary()
            .enabled(enabled && season.is_some())
    };
    let (season, (page, pages)) = (view.season, view.page);
    let (before, after) = view.others;
    let mut buttons = Vec::new();
    if pages > 1 {
        let (back, next) = (page.saturating_sub(1), page + 1);
        buttons.push(button(Some(season), back, "button-back", page > 0));
        buttons.push(button(Some(season), next, "button-next", next < pages));
    }
    if before || after {
        buttons.push(button(season.before(), 0, "button-season-before", before));
        buttons.push(button(season.after(), 0, "button-season-after", after));
    }
    buttons
}

fn alt(view: &SeasonView, title: Sentence) -> Text {
    let line = |row: &SeasonRow| {
        let results = row.ranked.play.results;
        sentence!(
            "alt-season-row",
            place = grouped(row.ranked.place),
            name = ranked_name(row),
            rating = points(row),
            gained = gained(row),
            wins = results.wins,
            losses = results.losses,
            draws = results.draws,
        )
    };
    let mut parts = vec![Text::from(title).then(Text::same("."))];
    if let OwnSeason::Ranked(own) = &view.own {
        parts.push(sentence!("alt-board-own", row = line(own)).into());
    }
    parts.extend(view.rows.iter().map(|row| line(row).into()));
    if view.rows.is_empty() {
        parts.push(empty(view).into());
    }
    Text::joined(parts, " ")
}

/// Lists the signals in a server's rated matches that its managers should look at.
pub(crate) fn signals(signals: &[Signal], access: Access) -> Message {
    let pages = server_pages(ServerPage::FairPlay, access);
    let days = SIGNALS_OVER.as_secs() / 86_400;
    let days = u32::try_from(days).unwrap_or(u32::MAX);
    if signals.is_empty() {
        return Message::of(sentence!("signals-none", days = days)).with_pages(pages);
    }
    let head = sentence!("signals-head", days = days);
    Message::of(Lists::one(head, signals.iter().map(said), SIGNALS))
        .adding(sentence!("signals-next"))
        .with_pages(pages)
}

fn said(signal: &Signal) -> Sentence {
    match *signal {
        Signal::SamePair {
            players: [one, other],
            matches,
            wins,
        } => sentence!(
            "signal-same-pair",
            one = mention(one),
            other = mention(other),
            matches = matches,
            wins = wins[0],
            losses = wins[1],
        ),
        Signal::QuickResignations {
            player,
            against,
            count,
        } => sentence!(
            "signal-quick",
            player = mention(player),
            other = or_several(against),
            count = count,
            plies = QUICK,
        ),
        Signal::Absences {
            player,
            against,
            count,
        } => sentence!(
            "signal-absent",
            player = mention(player),
            other = or_several(against),
            count = count,
        ),
    }
}

/// Returns the opponent of all these matches, or says that there are several.
fn or_several(opponent: Option<UserId>) -> Arg {
    opponent.map_or_else(|| "several".into(), mention)
}
