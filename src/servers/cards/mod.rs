//! Open servers, the table of servers, and a server's page.

use self::opening::{about_server, games, languages};
use crate::{
    contests::{
        actions::{ServerPage, ServerTable},
        cards::{
            terms,
            words::{half_points, team_name},
        },
        ids::{ContestAct, ContestDraft, ServerKey, ServersAct, TableChoice},
    },
    discord::{
        cards::{named::Named, yes_or_no},
        ids::Access,
        messages::{Button, Form, Input, Message, Select, SelectOption, bold, cut, plain},
    },
    rankings::cards::{hundredths, pool_name, season::season_name},
    servers::{actions::openings::OpenServersPage, ids::ListingAct},
};
use domain::{
    community::{
        Season, Seasons,
        contest::{Row, Terms},
    },
    matches::Actor,
    ratings::Pool,
};
use rules::{
    GameId, sentence,
    words::{Lists, Sentence, Text},
};
use store::OpenServer;

/// The only input of the form for a server.
pub(crate) const SERVER_INPUT: &str = "server";

/// The most letters of a server's name that a row of the table has room for. The picture has more.
const LONGEST_NAME: usize = 24;

/// The most characters that can be searched for: Discord's limit for a server's name.
const LONGEST_SEARCH: u16 = 100;

/// Lists the other open servers, by name.
pub(crate) fn open_servers(page: &OpenServersPage, reader: &Actor) -> Message {
    let find = Button::new(ServersAct::Find, "button-servers-find").secondary();
    let back = Button::new(ContestAct::List, "button-back").secondary();
    if page.servers.is_empty() {
        let none = sentence!("servers-none", open = yes_or_no(page.is_open));
        let draft = ListingAct::Draft {
            access: Access::Permission,
        };
        let open = Button::new(draft, "button-opening-open");
        let open = (reader.manages && !page.is_open).then_some(open);
        return Message::of(none).with_buttons(open.into_iter().chain([find, back]));
    }
    let turn = |page, label| Button::new(ServersAct::Open { page }, label).secondary();
    let first = (page.page > 0).then(|| turn(0, "button-first"));
    let next = page.more.then(|| turn(page.page + 1, "button-next"));
    list("servers-head", &page.servers, reader)
        .with_buttons(first.into_iter().chain(next).chain([find, back]))
}

/// Lists the open servers that a search has found.
pub(crate) fn servers_found(found: &[OpenServer], reader: &Actor) -> Message {
    let all = ServersAct::Open { page: 0 };
    list("servers-found", found, reader).with_buttons([
        Button::new(all, "button-contest-servers").secondary(),
        Button::new(ServersAct::Find, "button-servers-find").secondary(),
    ])
}

/// Lists open servers below a heading, with a select that shows the page of one. Managers challenge a server from its
/// page, which can't be their own.
fn list(heading: &'static str, servers: &[OpenServer], reader: &Actor) -> Message {
    let lines = servers.iter().map(open_line);
    let list = Lists::one(sentence!(heading), lines, servers.len());
    let select = if reader.manages {
        let others = servers.iter().filter(|open| open.server != reader.server);
        select_of(others, "select-contest-server")
    } else {
        select_of(servers, "select-server-page")
    };
    Message::of(list).with_selects(select)
}

/// Returns the select that shows the page of one of these servers.
pub(crate) fn select_of<'s>(
    servers: impl IntoIterator<Item = &'s OpenServer>,
    placeholder: &'static str,
) -> Option<Select> {
    let options = servers.into_iter();
    let options =
        options.map(|open| SelectOption::new(open.server, Text::same(open.name.as_str())));
    Select::new(ServersAct::Show, sentence!(placeholder), options)
}

/// Returns the form for the name or the code of a server.
pub(crate) fn server_form() -> Form {
    Form {
        id: ServersAct::Find.into(),
        title: sentence!("button-servers-find").into(),
        inputs: vec![Input {
            id: SERVER_INPUT,
            label: sentence!("form-servers-find-label").into(),
            hint: Text::default(),
            value: String::new(),
            optional: false,
            tall: false,
            most: LONGEST_SEARCH,
        }],
    }
}

/// Shows an open server's description of itself in the list of them.
pub(crate) fn open_line(open: &OpenServer) -> Text {
    let said = &open.opening;
    let wanted = said.has_chosen_games().then(|| said.games());
    let line = sentence!(
        "servers-line",
        server = team_name(&open.name),
        languages = languages(said.languages()),
        games = games(wanted),
    );
    match &said.about {
        Some(_) => Text::joined([line.into(), about_server(said.about.as_ref())], "\n  "),
        None => line.into(),
    }
}

/// Returns the title of the table of servers.
pub(crate) fn table_title(table: &ServerTable) -> Sentence {
    let season = table.season.map(season_name);
    sentence!(
        "servers-table-title",
        pool = pool_name(table.pool),
        all = yes_or_no(season.is_none()),
        season = season.map_or_else(Text::default, Text::from),
    )
}

/// Shows a page of the table of servers in words.
pub(crate) fn server_table_in_words(table: &ServerTable) -> Message {
    let title = table_title(table);
    if table.rows.is_empty() {
        let covers_all = table.pool == Pool::All && table.season.is_none();
        let none = if covers_all {
            "servers-table-none"
        } else {
            "servers-table-empty"
        };
        return Message::of(Text::lines([title, sentence!(none)]))
            .with_selects(table_select(table))
            .with_buttons(table_buttons(table));
    }
    let mut lines = vec![title.into()];
    lines.extend(table.rows.iter().map(|(row, name)| {
        let place = Text::same(format!("{}. ", row.place));
        place.then(row_line(row, name))
    }));
    lines.push(sentence!("servers-table-legend").into());
    let servers = table
        .rows
        .iter()
        .map(|(row, name)| SelectOption::new(row.server, name.clone()));
    let pages = Select::new(ServersAct::Show, sentence!("select-server-page"), servers);
    Message::of(Text::lines(lines))
        .with_selects(pages)
        .with_selects(table_select(table))
        .with_buttons(table_buttons(table))
}

/// Returns the select that shows the table of another game or another season.
fn table_select(table: &ServerTable) -> Option<Select> {
    let option = |pool: Pool, seasons: Seasons| {
        let label = Text::joined([pool_name(pool), seasons.text()], " · ");
        let is_shown = pool == table.pool && seasons.at(table.now) == table.season;
        SelectOption::new(TableChoice { pool, seasons }, label).chosen(is_shown)
    };
    let games = GameId::ALL.iter().copied().map(Pool::Game);
    let pools: Vec<Pool> = [Pool::All].into_iter().chain(games).collect();
    let tables = Seasons::every().into_iter();
    let tables = tables.flat_map(|seasons| pools.iter().map(move |pool| (*pool, seasons)));
    let options = tables.map(|(pool, seasons)| option(pool, seasons));
    Select::new(ServersAct::TableOf, sentence!("select-table"), options)
}

fn row_line(row: &Row, name: &str) -> Sentence {
    sentence!(
        "servers-table-line",
        server = plain(&cut(name, LONGEST_NAME)),
        points = row.points,
        halves = half_points(row.halves),
        boards = row.boards,
        contests = row.contests,
        strength = hundredths(row.strength),
    )
}

/// Returns the buttons that turn the pages of the table, if it has several.
fn table_buttons(table: &ServerTable) -> Vec<Button> {
    let (page, pages) = table.page;
    if pages < 2 {
        return Vec::new();
    }
    let (pool, season) = (table.pool, table.season.map_or(0, Season::number));
    let button = |page, label: &'static str, enabled| {
        Button::new(ServersAct::Table { pool, season, page }, label)
            .secondary()
            .enabled(enabled)
    };
    // No two buttons of a message can have the same id, so one that leads nowhere leads beyond the pages.
    let back = page.checked_sub(1);
    let own = ServersAct::OwnRow { pool, season };
    vec![
        button(back.unwrap_or(pages + 1), "button-back", back.is_some()),
        Button::new(own, "button-my-place").secondary(),
        button(page + 1, "button-next", page + 1 < pages),
    ]
}

/// Shows a server's page, with a challenge on these terms for those who manage another server.
pub(crate) fn server_page(page: &ServerPage, reader: &Actor) -> Message {
    let name = page.name.as_deref().map(plain).map(Text::same);
    let name = name.unwrap_or_else(|| sentence!("scope-here").into());
    let mut lines = vec![bold(name)];
    if let Some(open) = &page.open {
        let said = &open.opening;
        if said.about.is_some() {
            lines.push(about_server(said.about.as_ref()));
        }
        let wanted = said.has_chosen_games().then(|| said.games());
        let open = sentence!(
            "server-page-open",
            languages = languages(said.languages()),
            games = games(wanted),
        );
        lines.push(open.into());
    }
    match &page.row {
        None => lines.push(sentence!("server-page-none").into()),
        Some(row) => lines.extend([row_said(row).into(), records(page).into()]),
    }
    let offered = page.open.as_ref().zip(page.terms.as_ref());
    let challenge = offered.filter(|_| reader.manages);
    lines.extend(challenge.map(|(_, terms)| proposal(terms)));
    let buttons = challenge.map(|(open, terms)| challenge_buttons(page, open, terms));
    Message::of(Text::lines(lines)).with_buttons(buttons.into_iter().flatten())
}

/// Says where a server is in the table.
fn row_said(row: &Row) -> Sentence {
    sentence!(
        "server-page-row",
        place = row.place,
        points = row.points,
        halves = half_points(row.halves),
        boards = row.boards,
        contests = row.contests,
    )
}

/// Lists the members who have played most boards of contests for a server, and its results against others.
fn records(page: &ServerPage) -> Lists {
    let members = page.members.iter().map(|member| {
        sentence!(
            "server-page-member",
            player = plain(&member.name),
            halves = half_points(member.halves),
            boards = member.boards,
        )
    });
    let against = page.against.iter().map(|record| {
        let [won, drawn, lost] = record.contests;
        sentence!(
            "server-page-against",
            server = team_name(&record.name),
            won = won,
            drawn = drawn,
            lost = lost,
            own = half_points(record.halves[0]),
            theirs = half_points(record.halves[1]),
        )
    });
    let members = members.map(Text::from).collect();
    let against = against.map(Text::from).collect();
    Lists {
        lists: vec![
            (sentence!("server-page-members").into(), members),
            (sentence!("server-page-record").into(), against),
        ],
        most: 15,
        more: &["more"],
    }
}

/// Says what a challenge would propose.
fn proposal(of: &Terms) -> Text {
    Text::lines([sentence!("server-page-challenge"), terms(of)])
}

/// Returns the buttons that send a challenge on these terms, or change them.
fn challenge_buttons(page: &ServerPage, open: &OpenServer, terms: &Terms) -> [Button; 2] {
    let server = if page.by_number {
        ServerKey::Number(open.server.0)
    } else {
        ServerKey::Code(open.opening.code.clone())
    };
    let draft = ContestDraft {
        server,
        terms: terms.clone(),
    };
    let change = ServersAct::Change {
        draft: draft.clone(),
    };
    [
        Button::new(ServersAct::Send { draft }, "button-contest-challenge"),
        Button::new(change, "button-change-terms").secondary(),
    ]
}

pub(crate) mod honours;
pub(crate) mod missing;
pub(crate) mod opening;
pub(crate) mod puzzle_channel;
pub(crate) mod settings;
#[cfg(test)]
mod tests;
