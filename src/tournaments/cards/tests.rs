//! What everyone reads of a tournament in each state, what managers can do then, and where the pages of its table and
//! its matches lead.

use std::collections::{HashMap, HashSet};

use insta::assert_snapshot;

use super::{
    answers::refused_in_tournament,
    lineup::{lineup, lineup_picture},
    managing::{decide, with_tournament_managing},
    pages::{TablePart, tournament_games, tournament_table},
    picture::{Drawn, drawn},
    podium::podium,
    rounds::tournament_round,
    tournament,
};
use crate::{
    discord::messages::{Message, States},
    matches::cards::testing::{DAY, HERE, PLACE},
    tournaments::{
        actions::{TournamentRoundView, TournamentView, Unshown},
        ids::TournamentPage,
    },
};
use domain::{
    clock::{Zone, testing::START},
    community::tournament::{
        Between, Entrant, Game, GameResult, Limits, Number, Plan, Refusal, Stage, System,
        Tournament,
    },
    matches::{MatchId, MessageId, Timing, UserId},
};
use render::Encounter;
use rules::{GameId, look::Look, sentence, words::Locale};
use store::{Owner, Terms, TournamentId};

/// Returns the rating of a player: each has a higher one than the player before, and the first has none.
fn rating(number: Number) -> Option<u32> {
    (number > 1).then_some(1500 + number)
}

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
            place: PLACE,
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
        ratings: (1..=players).map(rating).collect(),
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
            result: Some(GameResult::First),
        })
    };
    view.tournament.games = (1..=rounds).flat_map(pair).collect();
    view.tournament.stage = Stage::Running;
    view.standings = view.tournament.standings();
    view
}

fn matches_of(view: &TournamentView, round: u32, page: TournamentPage, reader: u64) -> Message {
    tournament_games(view, round, page, UserId(reader))
}

fn table_of(view: &TournamentView, down: TournamentPage, reader: u64) -> Message {
    let part = TablePart {
        down,
        right: TournamentPage::Own,
    };
    tournament_table(view, part, UserId(reader), Look::default(), Locale::English)
}

#[test]
fn a_tournament_says_who_can_enter_until_it_starts() {
    let mut states = States::default();
    let mut add = |name: &str, view: &TournamentView| {
        states.add_both(name, tournament(view));
    };
    let plain = entered(3);
    add("three have joined", &plain);
    add("nobody has joined", &entered(0));
    let limits = |least, most| Limits { least, most };
    let limited = |limits| {
        let mut view = entered(4);
        view.terms.limits = limits;
        view
    };
    add("for five or more", &limited(limits(Some(5), None)));
    add("for up to nine", &limited(limits(None, Some(9))));
    add(
        "full, and four are needed",
        &limited(limits(Some(4), Some(4))),
    );
    let mut dated = entered(3);
    dated.deadline = Some(START.after(DAY));
    dated.terms.round_days = Some(7);
    dated.terms.no_show_days = Some(2);
    dated.terms.rated = false;
    add("with all dates", &dated);
    let late = TournamentView {
        too_few: true,
        ..plain.clone()
    };
    add("too few at its time", &late);
    let elsewhere = TournamentView {
        owner: Owner::Elsewhere(Some("Abbey *1*".to_owned())),
        servers: 2,
        ..plain.clone()
    };
    add("another server's", &elsewhere);
    let closed = TournamentView {
        takes_part: false,
        ..plain
    };
    add("the server takes no part", &closed);
    for between in [Between::Open, Between::Code] {
        let mut view = entered(3);
        view.terms.between = between;
        add(between.id(), &view);
    }
    assert_snapshot!(states.text());
}

#[test]
fn a_tournament_says_how_it_stands_until_it_is_over() {
    let mut states = States::default();
    let mut add = |name: &str, view: &TournamentView| {
        states.add_both(name, tournament(view));
    };
    let mut running = played(4, 2);
    running.deadline = Some(START.after(DAY * 3));
    add("running", &running);
    let unshown = |server, until| Unshown {
        server,
        games: (1..=9).map(MatchId).collect(),
        until,
    };
    running.unshown = vec![
        unshown(Owner::Here, None),
        unshown(Owner::Elsewhere(Some("Abbey".to_owned())), Some(START)),
        unshown(Owner::Elsewhere(None), Some(START)),
    ];
    add("without channels", &running);
    for (name, stage) in [("over", Stage::Over), ("canceled", Stage::Cancelled)] {
        let mut view = played(4, 2);
        view.tournament.stage = stage;
        add(name, &view);
    }
    let mut withdrawn = played(4, 1);
    withdrawn.tournament.entrants[1].until = Some(1);
    withdrawn.standings = withdrawn.tournament.standings();
    add("one has withdrawn", &withdrawn);
    assert_snapshot!(states.text());
}

#[test]
fn a_lineup_has_the_strongest_first_and_counts_those_without_room() {
    let said = |players| {
        let drawn = lineup(&entered(players), Locale::English);
        let rows = drawn.players.iter();
        let rows = rows.map(|one| format!("{} {} {}", one.seed, one.name, one.note));
        (rows.collect::<Vec<_>>().join(", "), drawn.more)
    };
    let all = |rows: &str, more: &str| (rows.to_owned(), more.to_owned());
    assert_eq!(said(0), all("", "No one has joined yet."));
    assert_eq!(said(3), all("1 3 1503, 2 2 1502, 3 1 ", ""));
    let seven = "1 7 1507, 2 6 1506, 3 5 1505, 4 4 1504, 5 3 1503, 6 2 1502, 7 1 ";
    assert_eq!(said(7), all(seven, ""));
    let (eight, more) = said(8);
    assert!(
        eight.ends_with("7 2 1502, 8 1 ") && more.is_empty(),
        "{eight}"
    );
    let (first, more) = said(9);
    assert!(first.ends_with(", 7 3 1503"), "{first}");
    assert_eq!(more, "… and 2 more");
    let mut states = States::default();
    for players in [0, 3, 9] {
        let card = lineup_picture(Message::default(), &entered(players), Look::default());
        states.add_both(&players.to_string(), card);
    }
    let begun = lineup_picture(Message::default(), &played(4, 1), Look::default());
    states.add_both("begun", begun);
    assert_snapshot!(states.text());
}

/// Returns what the picture of how a tournament ended says in this language, a line for each step.
fn podium_of(view: &TournamentView, locale: Locale) -> Vec<String> {
    let drawn = podium(view, locale);
    let steps = drawn.steps.iter();
    let steps =
        steps.map(|step| format!("{}: {} {}", step.place, step.names.join(", "), step.note));
    let head = format!("{} | {}", drawn.title, drawn.note);
    [head].into_iter().chain(steps).collect()
}

#[test]
fn a_podium_has_everyone_on_the_first_three_places() {
    let swiss = played(6, 1);
    assert_eq!(
        podium_of(&swiss, Locale::English),
        ["Cup | Courtyard · 6 players", "1: 1, 2, 3 Points: 1"]
    );
    let mut knockout = played(4, 1);
    knockout.tournament.plan.system = System::Knockout;
    let last = Game {
        round: 2,
        second: Some(2),
        ..knockout.tournament.games[0]
    };
    knockout.tournament.games.push(last);
    knockout.standings = knockout.tournament.standings();
    assert_eq!(
        podium_of(&knockout, Locale::German),
        [
            "Cup | Courtyard · 4 Mitglieder",
            "1: 1 ",
            "2: 2 ",
            "3: 3, 4 "
        ]
    );
    let mut shared = played(6, 1);
    shared.standings[2].place = 3;
    assert_eq!(
        podium_of(&shared, Locale::English)[1..],
        ["1: 1, 2 Points: 1", "3: 3 Points: 1"],
        "nobody has the second place"
    );
}

#[test]
fn who_plays_whom_in_a_swiss_can_be_read_while_all_share_a_place() {
    let mut view = played(6, 1);
    for line in &mut view.standings {
        line.place = 1;
    }
    let Some(Drawn::Table { table, .. }) = drawn(&view, None, Locale::English) else {
        panic!("a Swiss has a table");
    };
    let met = table.rows.iter().map(|row| match &row.encounters[..] {
        [Encounter::Games(games)] => (row.place, games[0].opponent),
        other => panic!("one game each: {other:?}"),
    });
    let met: HashMap<u32, Option<u32>> = met.collect();
    assert_eq!(met.len(), 6, "each row has its own number");
    for (row, other) in &met {
        assert_eq!(met[&other.expect("an opponent")], Some(*row));
    }
}

#[test]
fn managers_can_do_what_the_stage_allows() {
    let mut states = States::default();
    let mut add = |name: &str, view: &TournamentView| {
        let can = with_tournament_managing(Message::default(), view, UserId(99));
        states.add_both(name, can);
    };
    add("nobody has joined", &entered(0));
    add("three have joined", &entered(3));
    for stage in [Stage::Running, Stage::Over, Stage::Cancelled] {
        let mut view = played(4, 1);
        view.tournament.stage = stage;
        add(stage.id(), &view);
    }
    let mut decided = played(4, 2);
    for (game, id) in decided.tournament.games.iter_mut().zip(1..) {
        game.id = Some(MatchId(id));
    }
    decided.tournament.games[3].result = None;
    decided.tournament.games[1].result = None;
    decided.undecided = HashSet::from([MatchId(2)]);
    add("a result is missing in each round", &decided);
    states.add_both("which result", decide(&decided, MatchId(2)).expect("in it"));
    assert_snapshot!(states.text());
}

#[test]
fn matches_begin_with_the_readers_own_and_turn_from_there() {
    let view = played(40, 3);
    let mut states = States::default();
    for (name, round, page, reader) in [
        ("a player's", 3, TournamentPage::Own, 12),
        ("a stranger's", 3, TournamentPage::Own, 500),
        ("past the last", 3, TournamentPage::At(99), 500),
        ("the first round", 0, TournamentPage::Own, 1),
        ("the second", 2, TournamentPage::Own, 1),
        ("past the newest", 9, TournamentPage::Own, 1),
    ] {
        states.add(name, matches_of(&view, round, page, reader));
    }
    let only = played(8, 1);
    states.add(
        "the only round",
        matches_of(&only, 1, TournamentPage::Own, 1),
    );
    assert_snapshot!(states.text());
}

#[test]
fn the_table_is_read_page_by_page_with_the_reader_in_it() {
    let (early, late) = (entered(70), played(40, 3));
    let mut states = States::default();
    for (name, view, page, reader) in [
        ("a player before the start", &early, TournamentPage::Own, 65),
        (
            "a stranger before the start",
            &early,
            TournamentPage::Own,
            500,
        ),
        (
            "a player after three rounds",
            &late,
            TournamentPage::Own,
            40,
        ),
        ("the first page", &late, TournamentPage::At(0), 40),
    ] {
        states.add(name, table_of(view, page, reader));
    }
    assert_snapshot!(states.text());
}

#[test]
fn a_round_links_its_boards_if_all_of_them_have_room() {
    let round = |matches: Number| {
        let mut of = played(matches * 2, 1);
        for (game, id) in of.tournament.games.iter_mut().zip(1..) {
            (game.id, game.result) = (Some(MatchId(id)), None);
            let place = (PLACE.channel, MessageId(id.into()));
            of.boards.insert(MatchId(id), place);
        }
        let message = tournament_round(&TournamentRoundView { of, round: 1 });
        message.words_in(Locale::English)
    };
    let few = round(3);
    assert_eq!(few.matches("- <@").count(), 3, "{few}");
    assert_eq!(few.matches("https://").count(), 3, "{few}");
    let many = round(40);
    assert_eq!(many.matches("- <@").count(), 40, "{many}");
    assert!(!many.contains("https://"), "{many}");
    let most = round(70);
    assert_eq!(most.matches("- <@").count(), 64, "{most}");
    let left = Locale::English.say(&sentence!("more", count = 6_u32));
    let own = Locale::English.text("tournament-see-own");
    assert!(most.ends_with(&format!("\n{left} {own}")), "{most}");
}

#[test]
fn each_example_of_a_start_time_is_a_time_that_can_be_typed() {
    for (locale, soon) in [
        (Locale::English, "Friday 8pm"),
        (Locale::German, "Freitag 20 Uhr"),
        (Locale::Spanish, "viernes 20:00"),
        (Locale::French, "vendredi 20h"),
        (Locale::Japanese, "金曜日 20時"),
        (Locale::Polish, "piątek 20:00"),
        (Locale::BrazilianPortuguese, "sexta 20h"),
    ] {
        let written = sentence!("form-tournament-starts-placeholder");
        let refused = [Refusal::StartTime, Refusal::OnlyStartDay];
        let refused = refused.into_iter().map(refused_in_tournament);
        for said in refused.chain([written]).map(|said| locale.say(&said)) {
            for (example, starts) in [
                (soon, "2026-11-27 20:00"),
                ("2026-12-05 18:00", "2026-12-05 18:00"),
            ] {
                assert!(said.contains(example), "{said}");
                let read = Zone::UTC.read(example, START).expect(example);
                assert_eq!(Zone::UTC.write(read), starts);
            }
        }
    }
}
