//! What both servers read of a contest from its proposal to its result, and what each reader can do there.

use insta::assert_snapshot;

use super::{
    boards::{contest_boards, contest_result},
    picture::{contest_page, drawn, scoreboard},
    *,
};
use crate::{
    contests::actions::{BoardLine, PlayerLine},
    discord::messages::{MOST_TEXT, States},
    matches::cards::testing::{ADA, BEN, CLEO, DAY, HERE, open_server},
};
use domain::{
    clock::testing::START,
    community::contest::{BoardResult, ContestBoard, Performance, Score},
    matches::{Flag, MatchId, Pace, ServerId, Timing},
};
use rules::{Side, look::Look, words::Locale};

const DAN: UserId = UserId(4);

/// What can come of a board, in both directions.
const RESULTS: [Option<BoardResult>; 7] = [
    None,
    Some(BoardResult::Won(Team::Home)),
    Some(BoardResult::Won(Team::Away)),
    Some(BoardResult::Drawn),
    Some(BoardResult::Forfeited(Team::Home)),
    Some(BoardResult::Forfeited(Team::Away)),
    Some(BoardResult::Void),
];

/// Returns the terms of a contest in these games.
fn agreed(games: &[GameId]) -> Terms {
    let timing = Timing {
        pace: Pace::Move3Days,
        flag: Flag::End,
        weekends: false,
    };
    Terms::stored(games, 3, timing, true, 7)
}

/// Returns a member who has signed up for these games, or for all if there are none.
fn player(user: UserId, name: &str, games: &[GameId]) -> PlayerLine {
    PlayerLine {
        user,
        name: name.to_owned(),
        games: games.to_vec(),
        seated: false,
    }
}

const fn performance(player: UserId, team: Team, halves: u32) -> Performance {
    Performance {
        player,
        team,
        rating: 1500,
        against: 1600,
        halves,
    }
}

/// Returns a contest of the abbey, which has proposed it, against the bridge.
fn at(state: State) -> ContestView {
    let team = |name: &str, captain, players| TeamView {
        name: name.to_owned(),
        captain,
        players,
    };
    let all = &GameId::ALL[..2];
    let home = vec![player(ADA, "Ada", &[]), player(BEN, "Ben", &all[..1])];
    let away = vec![player(DAN, "Dan *4*", all)];
    let names = ["Abbey *1*", "Bridge"];
    ContestView {
        contest: Contest {
            id: ContestId(7),
            servers: [HERE, ServerId(11)],
            names: names.map(str::to_owned),
            state,
            terms: agreed(all),
            asked: (state == State::Proposed).then_some(Team::Away),
            refused_by: (state == State::Declined).then_some(Team::Away),
            captains: [Some(ADA), None],
            ready: [false; 2],
            look_at: (!state.is_closed()).then(|| START.after(DAY * 7)),
            began_at: None,
            closed_at: None,
        },
        teams: [
            team(names[0], Some((ADA, "Ada".to_owned())), home),
            team(names[1], None, away),
        ],
        boards: Vec::new(),
        score: Score::default(),
        best: Vec::new(),
    }
}

/// Returns a contest with a board for each of these results.
fn played(state: State, results: &[Option<BoardResult>]) -> ContestView {
    let lines = (1..).zip(results).map(|(number, result)| BoardLine {
        board: ContestBoard {
            number,
            game: GameId::ALL[(number as usize + 1) % 2],
            players: [UserId(number.into()), UserId((100 + number).into())],
            ratings: [1500, 1600],
            home_side: Side::BOTH[number as usize % 2],
            played: MatchId(20 + number),
            result: *result,
        },
        names: [format!("Ada *{number}*"), format!("Dan {number}")],
    });
    ContestView {
        boards: lines.collect(),
        score: Score::of(results.iter().filter_map(|result| *result)),
        ..at(state)
    }
}

/// Returns a view of the same contest after a change.
fn with(view: &ContestView, change: impl FnOnce(&mut ContestView)) -> ContestView {
    let mut view = view.clone();
    change(&mut view);
    view
}

#[test]
fn a_proposal_says_which_side_answers_on_which_terms_and_what_came_of_it() {
    let proposed = at(State::Proposed);
    let changed = with(&proposed, |view| {
        view.contest.asked = Some(Team::Home);
        let timing = &mut view.contest.terms.timing;
        (timing.pace, timing.weekends) = (Pace::Reserve7Days, true);
        let timing = *timing;
        view.contest.terms = Terms::stored(&[], 64, timing, false, 1);
    });
    let (home, away) = (Some(Team::Home), Some(Team::Away));
    let mut states = States::default();
    for (name, view, own) in [
        ("proposed, in the server that has", &proposed, home),
        ("proposed, in the server that answers", &proposed, away),
        ("other terms, in the server that answers", &changed, home),
        ("other terms, in the server that has them", &changed, away),
        ("accepted", &at(State::SigningUp), away),
        ("being played", &at(State::Running), away),
        ("over", &at(State::Over), home),
        ("declined", &at(State::Declined), home),
        ("called off", &at(State::Withdrawn), home),
        ("not answered, or too few", &at(State::Lapsed), home),
    ] {
        states.add_both(name, contest(view, own));
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_teams_say_who_has_signed_up_for_what_and_who_is_ready() {
    let view = at(State::SigningUp);
    let ready = with(&view, |view| view.contest.ready = [true, false]);
    let crowd = with(&view, |view| {
        let players = (1..=23).map(|number| player(UserId(number), "", &[]));
        view.teams[0].players = players.collect();
    });
    let empty = with(&view, |view| {
        for team in &mut view.teams {
            team.players.clear();
        }
    });
    let (home, away) = (Some(Team::Home), Some(Team::Away));
    let mut states = States::default();
    for (name, view, own) in [
        ("nobody has signed up", &empty, home),
        ("in the home server", &view, home),
        ("in the other server", &view, away),
        ("ready, in the home server", &ready, home),
        ("ready, in the other server", &ready, away),
        ("more than are named", &crowd, home),
        ("being played", &at(State::Running), away),
        ("over", &at(State::Over), home),
        ("called off", &at(State::Withdrawn), home),
        ("too few", &at(State::Lapsed), home),
    ] {
        states.add_both(name, contest_teams(view, own));
    }
    assert_snapshot!(states.text());
}

#[tokio::test]
async fn boards_say_what_came_of_each_and_turn_from_the_readers_own() {
    let mut states = States::default();
    for (name, results) in [
        ("each result", &RESULTS[..]),
        ("not set up", &[]),
        ("just set up", &[None; 2]),
    ] {
        let view = played(State::Running, results);
        states.add_both(name, contest_boards(&view));
    }
    let three_pages = played(State::Running, &RESULTS.repeat(2));
    let one_page = played(State::Running, &RESULTS[..2]);
    for (name, view, page, reader) in [
        ("a player's page", &three_pages, None, 14),
        ("a stranger's page", &three_pages, None, 500),
        ("the page between", &three_pages, Some(1), 14),
        ("past the last", &three_pages, Some(9), 14),
        ("the only page", &one_page, None, 1),
        ("no boards", &at(State::Running), None, 1),
    ] {
        let reader = UserId(reader);
        let page = contest_page(view, page, reader, Look::default());
        states.add(name, page);
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_picture_marks_a_board_that_was_not_played() {
    let boards = drawn(&played(State::Running, &RESULTS), None).boards;
    let scores = boards.iter().map(|board| board.scores.as_ref());
    let scores = scores.map(|scores| scores.map_or_else(String::new, |scores| scores.join(" ")));
    let scores: Vec<String> = scores.collect();
    assert_eq!(scores, ["", "1 0", "0 1", "½ ½", "+ –", "– +", "– –"]);
}

#[test]
fn a_result_names_the_winner_or_neither_and_the_best_performances() {
    let [_, home, away, draw, ..] = RESULTS;
    let best = vec![
        (performance(ADA, Team::Home, 2), "Ada *1*".to_owned()),
        (performance(DAN, Team::Away, 1), "Dan".to_owned()),
    ];
    let mut states = States::default();
    for (name, results, best) in [
        ("the home team wins", [home, draw], best),
        ("the other team wins", [away, draw], Vec::new()),
        ("a draw", [away, home], Vec::new()),
        ("nothing counts", [RESULTS[6]; 2], Vec::new()),
    ] {
        let view = with(&played(State::Over, &results), |view| view.best = best);
        states.add_both(name, contest_result(&view));
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_scoreboard_of_a_contest_crowns_the_winner_or_says_that_it_is_a_draw() {
    let [_, home, away, draw, ..] = RESULTS;
    let of = |results: &[Option<BoardResult>]| {
        let board = scoreboard(&played(State::Over, results), Locale::English);
        let scores = board
            .teams
            .map(|team| format!("{} {}", team.name, team.score));
        (scores.join(" – "), board.winner, board.verdict, board.note)
    };
    let said = |scores: &str, winner, verdict: &str| {
        let note = "2 boards".to_owned();
        (scores.to_owned(), winner, verdict.to_owned(), note)
    };
    let won = said("Abbey *1* 1½ – Bridge ½", Some(0), "");
    assert_eq!(of(&[home, draw]), won);
    let lost = said("Abbey *1* ½ – Bridge 1½", Some(1), "");
    assert_eq!(of(&[away, draw]), lost);
    let drawn = said("Abbey *1* 1 – Bridge 1", None, "Draw");
    assert_eq!(of(&[away, home]), drawn);
}

#[test]
fn each_reader_of_a_contest_can_do_there_what_they_may() {
    let member = |team, user| TeamReader {
        user,
        team,
        leads: false,
        manages: false,
    };
    let leader = |team, user| TeamReader {
        leads: true,
        ..member(team, user)
    };
    let manager = |team, user| TeamReader {
        manages: true,
        ..leader(team, user)
    };
    let (home, away) = (Team::Home, Team::Away);
    let (proposed, signing) = (at(State::Proposed), at(State::SigningUp));
    let ready = with(&signing, |view| view.contest.ready = [true, false]);
    let running = with(&played(State::Running, &RESULTS[..1]), |view| {
        view.teams[0].players[0].seated = true;
    });
    let over = played(State::Over, &RESULTS[1..2]);
    let mut states = States::default();
    for (name, view, reader) in [
        ("a member who can't answer", &proposed, member(away, DAN)),
        ("a manager who answers", &proposed, manager(away, DAN)),
        ("a manager who waits", &proposed, manager(home, ADA)),
        ("not signed up", &signing, member(home, CLEO)),
        ("signed up", &signing, member(home, BEN)),
        ("signed up there", &signing, member(away, DAN)),
        ("signed up for the others", &signing, member(away, BEN)),
        ("a leader, not ready", &signing, leader(home, ADA)),
        ("a leader, ready", &ready, leader(home, ADA)),
        ("the others are ready", &ready, leader(away, DAN)),
        ("a leader while it is played", &running, leader(home, ADA)),
        ("a reserve while it is played", &running, member(home, BEN)),
        ("neither, while it is played", &running, member(home, CLEO)),
        ("a manager once it is over", &over, manager(home, ADA)),
        (
            "a manager, declined",
            &at(State::Declined),
            manager(home, ADA),
        ),
    ] {
        let shown = contest_shown(view, Some(reader));
        states.add(name, shown);
    }
    let of_neither = contest_shown(&signing, None);
    states.add("a reader of neither server", of_neither);
    assert_snapshot!(states.text());
}

#[test]
fn players_leaders_and_managers_can_do_what_the_state_allows() {
    let mut states = States::default();
    for state in State::ALL {
        let contest = at(state).contest;
        let card = with_leading(Message::default(), &contest);
        states.add(&format!("a leader, {}", state.id()), card);
        let card = with_managing(Message::default(), &contest, Team::Home);
        states.add(&format!("a manager, {}", state.id()), card);
    }
    let asked = at(State::Proposed).contest;
    let card = with_managing(Message::default(), &asked, Team::Away);
    states.add("a manager who is asked", card);
    let contest = at(State::Running).contest;
    states.add_both("a player", with_playing(Message::default(), &contest));
    states.add_both("a player who wants out", ask_to_be_replaced(contest.id));
    states.add_both("a manager who calls it off", ask_to_call_off(&contest));
    assert_snapshot!(states.text());
}

#[test]
fn answers_about_a_contest_say_what_follows() {
    let one_game = with(&at(State::SigningUp), |view| {
        view.contest.terms = agreed(&GameId::ALL[1..2]);
    });
    let several = at(State::SigningUp);
    let id = several.contest.id;
    let mut states = States::default();
    for (name, view, chosen) in [
        ("signed up for one game", &one_game, &[][..]),
        ("signed up for all games", &several, &[]),
        ("signed up for some", &several, &GameId::ALL[..1]),
    ] {
        states.add_both(name, joined_contest(&view.contest, chosen));
    }
    for (name, is_ready) in [("ready", true), ("not ready anymore", false)] {
        states.add_both(name, contest_ready_noted(is_ready, id));
    }
    states.add_both("a reserve comes in", substituted(CLEO));
    assert_snapshot!(states.text());
}

#[test]
fn the_list_of_contests_opens_each_and_leads_to_servers() {
    let now = Season::of(START);
    let listed = |view: ContestView, own| ListedContest {
        result: (!view.boards.is_empty()).then_some(OwnResult {
            own,
            score: view.score,
        }),
        contest: view.contest,
    };
    let [_, home, away, draw, ..] = RESULTS;
    let unplayed = State::ALL.map(|state| listed(at(state), Team::Home));
    let results = [[home, draw], [away, home], [away, draw]];
    let results = results.map(|results| listed(played(State::Over, &results), Team::Home));
    let there = listed(played(State::Over, &[home, draw]), Team::Away);
    let one_of_each: Vec<_> = unplayed.into_iter().chain(results).chain([there]).collect();
    let others = [open_server(11, "Bridge"), open_server(12, "Castle *2*")];
    let mut states = States::default();
    states.add_both("none", contests(&[], &[], now));
    states.add_both("none, for a manager", contests(&[], &others, now));
    states.add_both(
        "one of each, for a manager",
        contests(&one_of_each, &others, now),
    );
    let long = with(&at(State::Over), |view| {
        view.contest.names = ["A", "B"].map(|name| name.repeat(100));
    });
    let many = vec![listed(long, Team::Home); 20];
    let full = contests(&many, &[], now);
    states.add("as many as it lists, with long names", full);
    assert_snapshot!(states.text());
}

/// Returns the contest with the longest names, the most players and the most boards.
fn fullest(state: State) -> ContestView {
    let name = |sign: &str, length| sign.repeat(length);
    with(&played(state, &[RESULTS[4]; 64]), |view| {
        view.contest.id = ContestId(u32::MAX);
        view.contest.names = [name("*", 100), name("～", 100)];
        view.contest.terms = Terms::usual(&GameId::ALL[..3], Pace::Reserve30Days);
        view.contest.ready = [true; 2];
        for line in &mut view.boards {
            line.board.game = GameId::KingAndCourtesan;
            line.board.played = MatchId(u32::MAX);
            line.names = [name("*", 32), name("_", 32)];
        }
        for (team, sign) in view.teams.iter_mut().zip(["*", "～"]) {
            team.name = name(sign, 100);
            team.captain = Some((UserId(u64::MAX), name("*", 32)));
            let players = (0..128)
                .map(|number| player(UserId(u64::MAX - number), &name("*", 32), &GameId::ALL[..3]));
            team.players = players.collect();
        }
        view.best = vec![(performance(ADA, Team::Home, 2), name("*", 32)); 3];
    })
}

#[test]
fn the_fullest_contest_fits_into_a_message_and_tells_what_is_left_out() {
    for locale in Locale::ALL {
        let view = fullest(State::SigningUp);
        let more = |count: u32| locale.say(&sentence!("more", count = count));
        for own in [None, Some(Team::Home), Some(Team::Away)] {
            let words = contest_teams(&view, own).written(locale).words();
            let left = (1..=128).any(|count| words.ends_with(&more(count)));
            let fits = words.chars().count() <= MOST_TEXT;
            assert!(left && fits, "{locale:?} {words}");
        }
        let words = contest_boards(&fullest(State::Running))
            .written(locale)
            .words();
        let left = (1..=64).any(|count| words.ends_with(&more(count)));
        let fits = words.chars().count() <= MOST_TEXT;
        assert!(left && fits, "{locale:?} {words}");
        let words = contest_result(&fullest(State::Over))
            .written(locale)
            .words();
        assert_eq!(words.lines().count(), 6, "{locale:?} {words}");
    }
}
