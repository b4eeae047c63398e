//! What managers read of their server and can change there, and what members of others see of it.

use std::collections::BTreeSet;

use insta::assert_snapshot;

use super::{honours::*, opening::*, puzzle_channel::*, settings::*, *};
use crate::{
    contests::actions::{MemberRecord, ServerRecord},
    discord::{
        ids::Access,
        messages::States,
        permissions::{HomeFault, Permissions},
    },
    learning::actions::puzzles::Begins,
    matches::cards::testing::{ADA, HERE, PLACE, open_server},
    rankings::actions::honours::HonoursView,
    servers::actions::openings::OpeningDraft,
};
use domain::{
    clock::testing::START,
    community::About,
    matches::{ChannelId, Pace, Paces, RoleId, ServerId},
    settings::{Home, PublicBottom, ServerSettings, Setting, SettingChange, SettingsPage},
};
use rules::{look::Theme, words::Locale};
use store::{DeedId, Honours, PuzzleChannel};

const READ: [Locale; 2] = [Locale::English, Locale::German];

fn member() -> Actor {
    Actor::player(HERE, ADA)
}

fn manager() -> Actor {
    Actor {
        manages: true,
        ..member()
    }
}

/// Returns a server that says all about itself that it can.
fn described(number: u64, name: &str) -> OpenServer {
    let mut open = open_server(number, name);
    let about = About::read("Friends of *board games*").expect("short");
    let spoken = open.opening.speaking(&READ);
    open.opening = spoken.playing(&GameId::ALL[..2]);
    open.opening.about = about;
    open
}

#[tokio::test]
async fn settings_say_what_is_chosen_and_offer_the_rest() {
    let usual = ServerSettings::default();
    let otherwise = ServerSettings {
        theme: Theme::Contrast,
        bottom: PublicBottom::First,
        home: Home::Channel(ChannelId(21)),
        threads: false,
        locale: Some(Locale::German),
        challengers: Some(RoleId(30)),
        most_matches: Some(3),
        seat_role: Some(RoleId(31)),
        visitors: false,
    };
    let few = Paces::new(&[Pace::None, Pace::Move3Days], Pace::Move3Days);
    let all = Paces::default();
    let mut states = States::default();
    for page in SettingsPage::ALL {
        for (name, settings, has_visitors, paces, access) in [
            ("usual", usual, false, &all, Access::Permission),
            ("otherwise", otherwise, true, &few, Access::Settings),
        ] {
            for locale in READ {
                let shown = ShownSettings {
                    settings,
                    has_visitors,
                };
                let card = server_settings(shown, paces, page, access);
                let name = format!("{}, {name}, {}", page.id(), locale.id());
                states.add_in(&name, card.expect("drawn"), locale);
            }
        }
    }
    for (name, home, threads) in [
        ("at the challenge", Home::AtChallenge, false),
        ("threads of a channel", Home::Channel(ChannelId(21)), true),
        ("a forum", Home::Forum(ChannelId(22)), true),
    ] {
        let settings = ServerSettings {
            home,
            threads,
            ..usual
        };
        let shown = ShownSettings {
            settings,
            has_visitors: true,
        };
        let (page, access) = (SettingsPage::Boards, Access::Permission);
        let card = server_settings(shown, &all, page, access);
        states.add(name, card.expect("drawn"));
    }
    assert_snapshot!(states.text());
}

#[test]
fn what_a_server_cannot_choose_is_said_with_the_reason() {
    let lost = |fault| LostHome {
        channel: ChannelId(21),
        fault,
    };
    let missing = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let mut states = States::default();
    for (name, fault) in [
        ("deleted", HomeFault::Gone),
        ("lacks permissions", HomeFault::Lacks(missing)),
        ("has no tag", HomeFault::NoTag),
    ] {
        let chosen = no_home(lost(fault));
        states.add_both(&format!("chosen, {name}"), chosen);
        let later = Message::of(home_trouble(lost(fault)));
        states.add_both(&format!("in use, {name}"), later);
    }
    for (name, role) in [("a role", RoleId(30)), ("everyone", RoleId(HERE.0))] {
        states.add_both(name, no_seat_role(role, HERE));
    }
    let cleared = SettingChange::new(Setting::Challengers, Some(RoleId(30)), None);
    let cleared = cleared_setting(&cleared).expect("on a page");
    states.add_both("a role was deleted", Message::of(cleared));
    states.add_both("no manager", may_not_manage());
    assert_snapshot!(states.text());
}

/// Returns a row of the table.
const fn row(place: u32, halves: u32) -> Row {
    Row {
        place,
        server: ServerId(10 + place as u64),
        contests: place,
        points: 3,
        halves,
        boards: 8,
        strength: 105,
    }
}

#[test]
fn a_server_shows_what_it_says_and_has_played_and_managers_of_others_challenge_it() {
    let empty = ServerPage {
        name: Some("Bridge *1*".to_owned()),
        open: None,
        by_number: false,
        terms: None,
        row: None,
        members: Vec::new(),
        against: Vec::new(),
    };
    let new = ServerPage {
        open: Some(open_server(11, "Bridge *1*")),
        by_number: true,
        terms: Some(Terms::usual(GameId::ALL, Pace::default())),
        ..empty.clone()
    };
    let mut open = described(11, "Bridge *1*");
    open.opening.listed = false;
    let members = (1..=17).map(|number| MemberRecord {
        name: format!("Ada *{number}*"),
        halves: 18 - number,
        boards: 17,
    });
    let against = ["Abbey", "Castle *2*"].map(|name| ServerRecord {
        name: name.to_owned(),
        contests: [1, 2, 3],
        halves: [7, 8],
    });
    let full = ServerPage {
        open: Some(open),
        terms: Some(Terms::usual(&GameId::ALL[..2], Pace::Reserve30Days)),
        row: Some(row(2, 7)),
        members: members.collect(),
        against: against.into(),
        ..empty.clone()
    };
    let own = ServerPage {
        terms: None,
        ..full.clone()
    };
    let closed = ServerPage {
        open: None,
        row: Some(row(1, 8)),
        ..empty.clone()
    };
    let unnamed = ServerPage {
        name: None,
        ..empty.clone()
    };
    let mut states = States::default();
    for (name, page, reader) in [
        ("whose name isn't known yet", &unnamed, member()),
        ("closed, has not played", &empty, manager()),
        ("open, for a member", &new, member()),
        ("open, for a manager", &new, manager()),
        ("unlisted and full, for a member", &full, member()),
        ("unlisted and full, for a manager", &full, manager()),
        ("the reader's own", &own, manager()),
        ("closed, has played", &closed, manager()),
    ] {
        states.add_both(name, server_page(page, &reader));
    }
    assert_snapshot!(states.text());
}

#[test]
fn open_servers_are_listed_page_by_page_and_found_by_name() {
    let servers = vec![open_server(HERE.0, "Abbey"), described(11, "Bridge *1*")];
    let page = |page, more, servers: &[OpenServer]| OpenServersPage {
        servers: servers.to_vec(),
        page,
        more,
        is_open: false,
    };
    let open = OpenServersPage {
        is_open: true,
        ..page(0, false, &[])
    };
    let mut states = States::default();
    for (name, page, reader) in [
        ("none", page(0, false, &[]), member()),
        ("the only page", page(0, false, &servers), member()),
        (
            "with more, for a manager",
            page(1, true, &servers),
            manager(),
        ),
        ("none, for a manager", page(0, false, &[]), manager()),
        ("none, for a manager of an open one", open, manager()),
    ] {
        states.add_both(name, open_servers(&page, &reader));
    }
    states.add_both("found", servers_found(&servers, &member()));
    assert_snapshot!(states.text());
}

#[test]
fn the_table_of_servers_is_of_a_game_and_a_season_and_turns() {
    let now = Season::of(START);
    let table = |pool, season, page, rows: &[(Row, String)]| ServerTable {
        pool,
        season,
        now,
        page,
        rows: rows.to_vec(),
    };
    let game = Pool::Game(GameId::Courtyard);
    let name = |name: &str| name.to_owned();
    let rows = [
        (row(1, 9), name("Abbey *1*")),
        (row(2, 8), name("A bridge with a very long name")),
    ];
    let mut states = States::default();
    for (name, table) in [
        ("empty", table(Pool::All, None, (0, 1), &[])),
        (
            "empty in a season",
            table(Pool::All, Some(now), (0, 1), &[]),
        ),
        ("empty in a game", table(game, None, (0, 1), &[])),
        ("the only page", table(game, Some(now), (0, 1), &rows)),
        ("the first page", table(game, now.before(), (0, 3), &rows)),
        ("the second page", table(Pool::All, None, (1, 3), &rows)),
        ("the last page", table(Pool::All, None, (2, 3), &rows)),
    ] {
        states.add_both(name, server_table_in_words(&table));
    }
    assert_snapshot!(states.text());
}

#[test]
fn what_a_server_says_to_others_is_published_changed_and_closed() {
    let access = Access::Permission;
    let plain = open_server(HERE.0, "Abbey");
    let mut unlisted = described(HERE.0, "Abbey *1*");
    unlisted.opening.listed = false;
    let draft = |open: &OpenServer| OpeningDraft {
        deed: DeedId(5),
        open: open.clone(),
    };
    let mut states = States::default();
    for (name, open) in [("nothing said", &plain), ("all said, unlisted", &unlisted)] {
        states.add_both(
            &format!("to publish, {name}"),
            opening_draft(&draft(open), access),
        );
        states.add_both(name, opening(open, Access::Settings));
    }
    states.add_both("to close", ask_to_close(access));
    for (name, was_open) in [("closed", true), ("closed before", false)] {
        states.add_both(name, closed_server(was_open, access));
    }
    assert_snapshot!(states.text());
}

#[test]
fn honours_say_who_gets_what_and_where_seasons_are_announced() {
    let season = Season::of(START);
    let view = |best: Option<u64>, champion: Option<u64>, news: Option<u64>, failed| HonoursView {
        honours: Honours {
            news: news.map(|channel| (ChannelId(channel), Locale::English)),
            best: best.map(RoleId),
            champion: champion.map(RoleId),
            season,
        },
        failed,
    };
    let all = view(Some(30), Some(31), Some(21), 0);
    let failed = view(None, Some(31), None, 1);
    let mut states = States::default();
    for (name, view, may_give) in [
        ("nothing", view(None, None, None, 0), true),
        (
            "nothing, and no permission",
            view(None, None, None, 0),
            false,
        ),
        ("all", all, true),
        ("all, and no permission", all, false),
        ("one role, which could not be given", failed, true),
    ] {
        let access = Access::Permission;
        states.add_both(name, honours(&view, may_give, access));
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_puzzle_of_the_day_has_a_channel_and_a_game_or_none() {
    let daily = |game| PuzzleChannel {
        place: PLACE,
        game,
        day: 7,
    };
    let [any, one] = [None, Some(GameId::Courtyard)].map(daily);
    let access = Access::Permission;
    let mut states = States::default();
    for (name, daily) in [("none", None), ("any", Some(&any)), ("one", Some(&one))] {
        states.add_both(name, daily_settings(daily, access));
    }
    for (name, begins) in [("today", Begins::Today), ("tomorrow", Begins::Tomorrow)] {
        states.add_both(name, puzzle_channel(PLACE.channel, begins));
    }
    let missing = Permissions::ATTACH_FILES;
    states.add_both("not in this channel", no_puzzles_in(PLACE.channel, missing));
    states.add_both("off", puzzle_channel_off());
    states.add_both("off before", no_puzzle_channel());
    assert_snapshot!(states.text());
}

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
        let words = server_table_in_words(&table).written(locale).words();
        let legend = locale.text("servers-table-legend");
        assert!(words.ends_with(&legend), "{locale:?} {words}");
    }
}

#[test]
fn no_two_buttons_of_the_table_are_the_same() {
    let now = Season::of(START);
    for season in [Some(now), None] {
        for page in 0..4 {
            let table = ServerTable {
                pool: Pool::All,
                season,
                now,
                page: (page, 4),
                rows: Vec::new(),
            };
            let buttons = table_buttons(&table);
            // An id is the first text in quotes.
            let shown = buttons.iter().map(|button| format!("{button:?}"));
            let id = |shown: String| shown.split('"').nth(1).map(str::to_owned);
            let ids: BTreeSet<_> = shown.map(id).collect();
            assert_eq!(ids.len(), 3, "{ids:?}");
        }
    }
}
