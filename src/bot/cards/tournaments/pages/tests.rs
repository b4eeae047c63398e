//! The pages of a tournament that are shown, and where their buttons lead.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::*;
use domain::{
    community::tournament::{Between, Entrant, Game, GameResult, Limits, Plan, Stage, Tournament},
    matches::{ChannelId, Place, ServerId, Timing},
};
use rules::GameId;
use store::{Owner, Terms, TournamentId};

const HERE: ServerId = ServerId(10);

/// Returns a Swiss that this many players have entered, none of whom has played.
fn entered(players: Number) -> TournamentView {
    let plan = Plan {
        system: System::Swiss,
        rounds: 5,
        at_once: false,
        first_begins: true,
    };
    let entrants = (1..=players).map(|number| Entrant {
        number,
        player: UserId(u64::from(number)),
        server: HERE,
        from: 1,
        until: None,
    });
    let tournament = Tournament {
        plan,
        stage: Stage::SignUp,
        entrants: entrants.collect(),
        games: Vec::new(),
    };
    TournamentView {
        id: TournamentId(7),
        here: HERE,
        owner: Owner::Here,
        servers: 1,
        takes_part: true,
        unshown: Vec::new(),
        terms: Terms {
            place: Place {
                server: HERE,
                channel: ChannelId(20),
                locale: Locale::English,
            },
            name: "Cup".to_owned(),
            organizer: UserId(1),
            managers: None,
            between: Between::Here,
            code: None,
            plan,
            round_days: None,
            no_show_days: None,
            start: GameId::Courtyard.start(None).expect("standard"),
            timing: Timing::NONE,
            rated: true,
            limits: Limits::default(),
        },
        names: (1..=players).map(|number| number.to_string()).collect(),
        standings: tournament.standings(),
        tournament,
        deadline: None,
        too_few: false,
        undecided: HashSet::new(),
        boards: HashMap::new(),
    }
}

/// Returns the same after this many rounds, in each of which the first plays the last.
fn played(players: Number, rounds: u32) -> TournamentView {
    let mut view = entered(players);
    let pair = |round| {
        (1..=players / 2).map(move |board| Game {
            round,
            board,
            game: 1,
            first: board,
            second: Some(players + 1 - board),
            id: None,
            result: Some(GameResult::Draw),
        })
    };
    view.tournament.games = (1..=rounds).flat_map(pair).collect();
    view.tournament.stage = Stage::Running;
    view.standings = view.tournament.standings();
    view
}

/// Returns the text and the buttons of a message: the label of each, where it leads, whether it can be
/// pressed.
fn read(message: Message) -> (String, Vec<(String, String, bool)>) {
    let message = serde_json::to_value(message.post(String::new())).expect("JSON");
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let rows = message["components"].as_array().cloned();
    let rows = rows.unwrap_or_default();
    let buttons = rows
        .iter()
        .flat_map(|row| row["components"].as_array().expect("buttons"))
        .map(|one| {
            let enabled = one["disabled"] != true;
            (text(&one["label"]), text(&one["custom_id"]), enabled)
        });
    (text(&message["content"]), buttons.collect())
}

/// Returns where a button leads, if it can be pressed.
fn leads_to(buttons: &[(String, String, bool)], label: &str) -> Option<String> {
    let found = buttons.iter().find(|(name, ..)| name == label);
    let (_, id, enabled) = found.unwrap_or_else(|| panic!("no {label}: {buttons:?}"));
    enabled.then(|| id.clone())
}

fn games_of(
    view: &TournamentView,
    round: u32,
    page: TournamentPage,
    reader: u64,
) -> (String, Vec<(String, String, bool)>) {
    read(tournament_games(
        view,
        round,
        page,
        UserId(reader),
        Locale::English,
    ))
}

async fn table_of(
    view: &TournamentView,
    down: TournamentPage,
    reader: u64,
) -> (String, Vec<(String, String, bool)>) {
    let part = TablePart {
        down,
        right: TournamentPage::Own,
    };
    let shown = tournament_table(view, part, UserId(reader), Look::default(), Locale::English);
    read(shown.await.expect("shown"))
}

#[test]
fn matches_begin_with_the_readers_own_and_turn_from_there() {
    let view = played(40, 3);
    let (said, buttons) = games_of(&view, 3, TournamentPage::Own, 12);
    let own = said.lines().filter(|line| line.starts_with("- "));
    assert!(
        own.clone().any(|line| line.contains("<@12> – <@29>")),
        "{said}"
    );
    assert_eq!(own.count(), 8);
    let leads = |label| leads_to(&buttons, label);
    assert_eq!(leads("Back").as_deref(), Some("tournament-games:7:3:0"));
    assert_eq!(leads("Next").as_deref(), Some("tournament-games:7:3:2"));
    assert_eq!(
        leads("My match").as_deref(),
        Some("tournament-games:7:3:own")
    );
    // The last page has no next one, and a stranger has no match.
    let (said, buttons) = games_of(&view, 3, TournamentPage::At(99), 500);
    assert_eq!(
        said.lines().filter(|line| line.starts_with("- ")).count(),
        4
    );
    assert_eq!(leads_to(&buttons, "Next"), None);
    assert_eq!(leads_to(&buttons, "My match"), None);
    let (first, _) = games_of(&view, 3, TournamentPage::Own, 500);
    assert!(first.contains("<@1> – <@40>"), "{first}");
}

#[test]
fn rounds_are_turned_from_the_first_to_the_newest() {
    let view = played(8, 3);
    let round = |round| {
        let (said, buttons) = games_of(&view, round, TournamentPage::Own, 1);
        let title = format!("round {}", round.clamp(1, 3));
        assert!(said.contains(&title), "{said}");
        ["Previous round", "Next round"].map(|label| leads_to(&buttons, label))
    };
    let at = |round| Some(format!("tournament-games:7:{round}:own"));
    assert_eq!(round(0), [None, at(2)]);
    assert_eq!(round(2), [at(1), at(3)]);
    assert_eq!(round(9), [at(2), None]);
    let (_, buttons) = games_of(&played(8, 1), 1, TournamentPage::Own, 1);
    assert!(!buttons.iter().any(|(label, ..)| label.contains("round")));
}

#[tokio::test]
async fn before_the_start_players_are_read_page_by_page() {
    let view = entered(70);
    let (said, buttons) = table_of(&view, TournamentPage::Own, 65).await;
    assert!(said.starts_with("You’re in."), "{said}");
    let listed = |said: &str| said.lines().filter(|line| line.starts_with("- ")).count();
    assert_eq!(listed(&said), 10);
    assert!(said.contains("<@65>") && !said.contains("<@60>"), "{said}");
    assert_eq!(leads_to(&buttons, "Next"), None);
    let back = leads_to(&buttons, "Back");
    assert_eq!(back.as_deref(), Some("tournament-table:7:1:0"));
    assert!(leads_to(&buttons, "Join").is_some() && leads_to(&buttons, "Leave").is_some());
    let (said, buttons) = table_of(&view, TournamentPage::Own, 500).await;
    assert_eq!(listed(&said), 30);
    assert!(said.contains("<@1>") && !said.contains("<@31>"), "{said}");
    let own = buttons
        .iter()
        .find(|(_, id, _)| id.starts_with("tournament-table:7:own:"));
    assert_eq!(own.map(|(.., enabled)| *enabled), Some(false), "no place");
    assert_eq!(leads_to(&buttons, "Back"), None);
}

#[tokio::test]
async fn standings_are_read_with_the_reader_in_them() {
    let view = played(40, 3);
    let (said, buttons) = table_of(&view, TournamentPage::Own, 40).await;
    let own = view.standings.iter().position(|line| line.number == 40);
    let place = view.standings[own.expect("there")].place;
    assert!(said.contains(&format!("place {place} of 40")), "{said}");
    assert!(said.contains(&format!("- {place}. <@40> **1½**")), "{said}");
    let games = leads_to(&buttons, "Matches");
    assert_eq!(games.as_deref(), Some("tournament-games:7:3:own"));
    let (first, _) = table_of(&view, TournamentPage::At(0), 40).await;
    assert!(first.contains("- 1. "), "{first}");
}

#[test]
fn nobody_enters_where_the_server_takes_no_part() {
    let mut view = entered(3);
    assert_eq!(entry_buttons(&view, Locale::English).len(), 2);
    view.takes_part = false;
    assert_eq!(entry_buttons(&view, Locale::English), []);
}
