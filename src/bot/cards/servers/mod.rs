//! Open servers, the table of servers, and a server's page.

use self::opening::{about_server, games, languages};
use super::{
    contests::words::{half_points, team_name},
    rankings::{pool_name, season::season_name},
};
use crate::bot::cards::yes_or_no;
use crate::{
    bot::{
        ids::Servers,
        messages::{Button, MOST_TEXT, Message, Select, SelectOption, cut, plain, sections},
    },
    host::{OpenServersPage, ServerPage, ServerTable},
};
use domain::{
    community::{Season, contest::Row},
    matches::Actor,
};
use rules::{sentence, words::Locale};
use store::OpenServer;

/// The most letters of a server's name that a row of the table has room for. The picture has more.
const LONGEST_NAME: usize = 24;

/// Lists the open servers, by name.
pub(in crate::bot) fn open_servers(page: &OpenServersPage, locale: Locale) -> Message {
    let first = Servers::Open { page: 0 };
    let back = Button::new(first, "button-first", locale).secondary();
    if page.servers.is_empty() {
        let message = Message::of(locale.text("servers-none"));
        // There may be fewer by now.
        return if page.page == 0 {
            message
        } else {
            message.with_buttons([back])
        };
    }
    let lines = page.servers.iter().map(|open| open_line(open, locale));
    let list = [(locale.text("servers-head"), lines.collect())];
    let text = sections(&list, page.servers.len(), MOST_TEXT, |left| {
        locale.say(&sentence!("matches-more", count = left))
    });
    let next = Servers::Open {
        page: page.page + 1,
    };
    let options = page.servers.iter();
    let options = options.map(|open| SelectOption::new(open.server, open.name.as_str()));
    let select = Select::new(Servers::Show, locale.text("select-contest-server"), options);
    Message::of(text).with_selects(select).with_buttons([
        back,
        Button::new(next, "button-next", locale)
            .secondary()
            .enabled(page.more),
    ])
}

/// Shows an open server's description of itself in the list of them.
pub(super) fn open_line(open: &OpenServer, locale: Locale) -> String {
    let said = &open.opening;
    let wanted = said.has_chosen_games().then(|| said.games());
    let line = locale.say(&sentence!(
        "servers-line",
        server = team_name(&open.name),
        languages = languages(said.languages(), locale),
        games = games(wanted, locale),
    ));
    match &said.about {
        Some(_) => format!("{line}\n  {}", about_server(said.about.as_ref(), locale)),
        None => line,
    }
}

/// Returns the title of the table of servers.
pub(super) fn table_title(table: &ServerTable, locale: Locale) -> String {
    locale.say(&sentence!(
        "servers-table-title",
        pool = pool_name(table.pool, locale),
        all = yes_or_no(table.season.is_none()),
        season = table
            .season
            .map_or_else(String::new, |season| season_name(season, locale)),
    ))
}

/// Shows a page of the table of servers in words.
pub(super) fn server_table_in_words(table: &ServerTable, locale: Locale) -> Message {
    let title = table_title(table, locale);
    if table.rows.is_empty() {
        return Message::of(format!("{title}\n{}", locale.text("servers-table-none")))
            .with_buttons(table_buttons(table, locale));
    }
    let mut lines = vec![title];
    lines.extend(table.rows.iter().map(|(row, name)| {
        let said = row_line(row, name, locale);
        format!("{}. {said}", row.place)
    }));
    lines.push(locale.text("servers-table-legend"));
    let servers = table
        .rows
        .iter()
        .map(|(row, name)| SelectOption::new(row.server, name.clone()));
    let pages = Select::new(Servers::Show, locale.text("select-server-page"), servers);
    Message::of(lines.join("\n"))
        .with_selects(pages)
        .with_buttons(table_buttons(table, locale))
}

fn row_line(row: &Row, name: &str, locale: Locale) -> String {
    locale.say(&sentence!(
        "servers-table-line",
        server = plain(&cut(name, LONGEST_NAME)),
        points = row.points,
        halves = half_points(row.halves),
        boards = row.boards,
        contests = row.contests,
        strength = format!("{}.{:02}", row.strength / 100, row.strength % 100),
    ))
}

fn table_buttons(table: &ServerTable, locale: Locale) -> Vec<Button> {
    let (page, pages) = table.page;
    let button = |season: Option<Season>, page, label: &str, enabled| {
        let season = season.map_or(0, Season::number);
        let pool = table.pool;
        Button::new(Servers::Table { pool, season, page }, label, locale)
            .secondary()
            .enabled(enabled)
    };
    // No two buttons of a message can have the same id, so those that lead nowhere lead beyond the
    // pages.
    let first = |other: bool| if other { 0 } else { pages + 2 };
    let now = Some(table.now);
    let [is_past, is_season] = [table.season != now, table.season.is_some()];
    let mut buttons = vec![
        button(now, first(is_past), "button-season-now", is_past),
        button(None, first(is_season), "button-all-time", is_season),
    ];
    if pages > 1 {
        let season = table.season;
        let back = page.checked_sub(1);
        buttons.push(button(
            season,
            back.unwrap_or(pages + 1),
            "button-back",
            back.is_some(),
        ));
        let number = season.map_or(0, Season::number);
        let own = Servers::OwnRow {
            pool: table.pool,
            season: number,
        };
        buttons.push(Button::new(own, "button-my-place", locale).secondary());
        buttons.push(button(season, page + 1, "button-next", page + 1 < pages));
    }
    buttons
}

/// Shows a server's page, with a button to challenge it for those who manage another server.
pub(in crate::bot) fn server_page(page: &ServerPage, reader: &Actor, locale: Locale) -> Message {
    let mut lines = vec![format!("**{}**", plain(&page.name))];
    if let Some(open) = &page.open {
        let said = &open.opening;
        if said.about.is_some() {
            lines.push(about_server(said.about.as_ref(), locale));
        }
        let wanted = said.has_chosen_games().then(|| said.games());
        lines.push(locale.say(&sentence!(
            "server-page-open",
            languages = languages(said.languages(), locale),
            games = games(wanted, locale),
        )));
    }
    let may = |open: &&OpenServer| reader.manages && open.server != reader.server;
    let other = page.open.as_ref().filter(may);
    let challenge = other.map(|open| {
        let server = open.server.0;
        let challenge = Servers::Challenge { server };
        Button::new(challenge, "button-contest-challenge", locale)
    });
    let Some(row) = &page.row else {
        lines.push(locale.text("server-page-none"));
        return Message::of(lines.join("\n")).with_buttons(challenge);
    };
    lines.push(locale.say(&sentence!(
        "server-page-row",
        place = row.place,
        points = row.points,
        halves = half_points(row.halves),
        boards = row.boards,
        contests = row.contests,
    )));
    let members = page.members.iter().map(|member| {
        locale.say(&sentence!(
            "server-page-member",
            player = plain(&member.name),
            halves = half_points(member.halves),
            boards = member.boards,
        ))
    });
    let against = page.against.iter().map(|record| {
        let [won, drawn, lost] = record.contests;
        locale.say(&sentence!(
            "server-page-against",
            server = team_name(&record.name),
            won = won,
            drawn = drawn,
            lost = lost,
            own = half_points(record.halves[0]),
            theirs = half_points(record.halves[1]),
        ))
    });
    let lists = [
        (locale.text("server-page-members"), members.collect()),
        (locale.text("server-page-record"), against.collect()),
    ];
    let room = MOST_TEXT - lines.join("\n").chars().count() - 1;
    lines.push(sections(&lists, 15, room, |left| {
        locale.say(&sentence!("matches-more", count = left))
    }));
    Message::of(lines.join("\n")).with_buttons(challenge)
}

pub(super) mod honours;
pub(super) mod missing;
pub(super) mod opening;
pub(super) mod puzzle_channel;
pub(super) mod settings;
#[cfg(test)]
mod tests {
    use crate::bot::cards::servers::*;
    use domain::{clock::testing::START, matches::ServerId, ratings::Pool};
    use std::collections::BTreeSet;

    #[test]
    fn the_fullest_page_of_the_table_is_not_cut() {
        let row = Row {
            place: 9_999,
            server: ServerId(1),
            contests: 9_999,
            points: 9_999,
            halves: 99_999,
            boards: 99_999,
            strength: 200,
        };
        let now = Season::of(START);
        let table = ServerTable {
            pool: Pool::Game(rules::GameId::KingAndCourtesan),
            season: Some(now),
            now,
            page: (1, 9),
            rows: vec![(row, "*".repeat(100)); 10],
        };
        for locale in Locale::ALL {
            let words = server_table_in_words(&table, locale).words();
            let legend = locale.text("servers-table-legend");
            assert!(words.ends_with(&legend), "{locale:?} {words}");
        }
    }

    #[test]
    fn no_two_buttons_of_the_table_are_the_same() {
        let now = Season::of(START);
        for season in [Some(now), Season::numbered(now.number() - 1), None] {
            for page in 0..4 {
                let table = ServerTable {
                    pool: Pool::All,
                    season,
                    now,
                    page: (page, 4),
                    rows: Vec::new(),
                };
                let buttons = table_buttons(&table, Locale::English);
                // An id is the first text in quotes.
                let shown = buttons.iter().map(|button| format!("{button:?}"));
                let id = |shown: String| shown.split('"').nth(1).map(str::to_owned);
                let ids: BTreeSet<_> = shown.map(id).collect();
                assert_eq!(ids.len(), 5, "{ids:?}");
            }
        }
    }
}
