//! Standings, crosstables, brackets and contests for the gallery.

use std::collections::BTreeSet;

use super::sample_numbers::{PEOPLE, SCRIPTS};
use render::{
    Align, Bracket, BracketRound, Cell, Column, Contender, Contest, ContestBoard, Crosstable,
    CrosstableRow, Encounter, Fate, Game, LINEUP, Lineup, LineupPlayer, Meeting, Podium,
    PodiumStep, Row, Rung, RungMark, Rungs, Score, Sheet, SheetBoard, SheetResult, Table, Team,
    quarters,
};
use rules::{GameId, Side};

/// Returns a number below `below`, always the same for the same arguments.
fn some(one: usize, other: usize, below: usize) -> usize {
    (one * 7919 + other * 104_729 + one * other * 31 + 17) / 7 % below
}

pub(super) fn name(index: usize) -> String {
    let names = PEOPLE.len() + SCRIPTS.len();
    let index = index % names;
    let name = PEOPLE
        .get(index)
        .or(SCRIPTS.get(index - PEOPLE.len().min(index)));
    name.copied().unwrap_or_default().to_owned()
}

fn place(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or_default()
}

/// Returns pages of standings: of tournaments of 3, 16 and 128 players, and of servers.
pub(super) fn tables() -> Vec<(String, Table)> {
    let mut tables = Vec::new();
    for players in [3, 16, 128] {
        let all = standings(players);
        let last = all.pages(Table::PAGE) - 1;
        for page in BTreeSet::from([0, last / 2, last]) {
            tables.push((
                format!("standings-{players}-{page}"),
                all.page(page, Table::PAGE),
            ));
        }
    }
    tables.push(("servers".to_owned(), servers()));
    tables
}

fn columns(headings: &[&str]) -> Vec<Column> {
    let column = |(index, heading): (usize, &&str)| Column {
        heading: (*heading).to_owned(),
        align: if index == 1 {
            Align::Left
        } else {
            Align::Right
        },
    };
    headings.iter().enumerate().map(column).collect()
}

fn standings(players: usize) -> Table {
    let row = |index: usize| {
        let left = u64::try_from(players - index).unwrap_or_default();
        let points = left * 36 / u64::try_from(players).unwrap_or(1) / 2 * 2;
        Row::Cells {
            cells: vec![
                Cell::Place(place(index)),
                Cell::Text(name(index)),
                Cell::Text(quarters(points)),
                Cell::Quiet(quarters(points * 5 + left % 7 * 2)),
                Cell::Quiet(quarters(points * 4 + left % 5)),
                Cell::Quiet("9".to_owned()),
            ],
            note: None,
            own: index == players / 3,
        }
    };
    Table {
        title: "The Great Autumn Cup of all Courts".to_owned(),
        columns: columns(&["#", "Player", "P", "BH", "SB", "G"]),
        rows: (0..players).map(row).collect(),
        footer: format!("After round 9 of 9 · {players} players"),
    }
}

fn servers() -> Table {
    let row = |index: usize| {
        let left = u64::try_from(12 - index).unwrap_or_default();
        Row::Cells {
            cells: vec![
                Cell::Place(place(index)),
                Cell::Text(name(index + 4)),
                Cell::Text(left.to_string()),
                Cell::Text(quarters(left * 43 * 2)),
                Cell::Rating {
                    rating: 1500 + i32::try_from(some(index, 3, 240)).unwrap_or_default(),
                    deviation: None,
                    provisional: false,
                },
            ],
            note: None,
            own: index == 4,
        }
    };
    Table {
        title: "Servers · July to September".to_owned(),
        columns: columns(&["#", "Server", "MP", "BP", "Opp."]),
        rows: (0..10).map(row).collect(),
        footer: "All games · 10 servers".to_owned(),
    }
}

/// Returns pages of crosstables: everyone against everyone, once and twice, and rounds.
pub(super) fn crosstables() -> Vec<(String, Crosstable)> {
    let mut tables = Vec::new();
    let mut put = |kind: &str, table: Crosstable| {
        let (down, right) = table.pages();
        let players = table.rows.len();
        for page in BTreeSet::from([(0, 0), (down - 1, right - 1)]) {
            tables.push((
                format!("{kind}-{players}-{}-{}", page.0, page.1),
                table.page(page.0, page.1),
            ));
        }
    };
    for players in [3, 8, 16, 128] {
        put("robin", robin(players, 1));
    }
    put("twice", robin(6, 2));
    for players in [3, 16, 128] {
        put("rounds", rounds(players));
    }
    tables
}

fn row(index: usize, players: usize, encounters: Vec<Encounter>) -> CrosstableRow {
    let points = u64::try_from(players - index).unwrap_or_default();
    CrosstableRow {
        place: place(index),
        name: name(index),
        points: quarters(points * 2),
        encounters,
        own: index == players / 2,
    }
}

fn robin(players: usize, games: usize) -> Crosstable {
    // The better players come first in the table, and win more often.
    let game = |one: usize, other: usize, number: usize| {
        let luck = some(one.min(other), one.max(other) + number, 12);
        let better = match luck {
            0..=5 => Some((Score::Win, Score::Loss)),
            6..=8 => Some((Score::Draw, Score::Draw)),
            9 => Some((Score::Loss, Score::Win)),
            10 => Some((Score::ForfeitWin, Score::ForfeitLoss)),
            _ => None,
        };
        Game {
            score: better.map(|(best, worse)| if one < other { best } else { worse }),
            opponent: None,
            side: Some(
                if (one + other + number).is_multiple_of(2) == (one < other) {
                    Side::First
                } else {
                    Side::Second
                },
            ),
        }
    };
    let encounters = |one: usize| {
        let encounter = |other| {
            if one == other {
                return Encounter::Oneself;
            }
            Encounter::Games((0..games).map(|number| game(one, other, number)).collect())
        };
        (0..players).map(encounter).collect()
    };
    Crosstable {
        title: "The Great Autumn Cup of all Courts".to_owned(),
        columns: (0..players).map(|index| place(index).to_string()).collect(),
        rows: (0..players)
            .map(|index| row(index, players, encounters(index)))
            .collect(),
        footer: "● moves first · ○ second".to_owned(),
    }
}

fn rounds(players: usize) -> Crosstable {
    let rounds = if players < 4 { 3 } else { 9 };
    let scores = [
        Score::Win,
        Score::Win,
        Score::Draw,
        Score::Loss,
        Score::ForfeitWin,
    ];
    let encounters = |one: usize| {
        let encounter = |round| match some(one, round, 23) {
            0 => Encounter::Alone("½".to_owned()),
            1 => Encounter::Alone("–".to_owned()),
            luck => Encounter::Games(vec![Game {
                score: (round + 1 < rounds || luck > 9).then(|| scores[luck % scores.len()]),
                opponent: Some(place(some(one, round + 7, players))),
                side: Some(if luck % 2 == 0 {
                    Side::First
                } else {
                    Side::Second
                }),
            }]),
        };
        (0..rounds).map(encounter).collect()
    };
    Crosstable {
        title: "Courtyard by correspondence".to_owned(),
        columns: (1..=rounds).map(|round| format!("R{round}")).collect(),
        rows: (0..players)
            .map(|index| row(index, players, encounters(index)))
            .collect(),
        footer: "Opponent's place · ● moved first · ○ second".to_owned(),
    }
}

/// Returns pages of half-played brackets.
pub(super) fn brackets() -> Vec<(String, Bracket)> {
    let mut brackets = Vec::new();
    for players in [3, 16, 128] {
        let all = knockout(players);
        let last = all.pages() - 1;
        for page in BTreeSet::from([0, last]) {
            brackets.push((format!("{players}-{page}"), all.page(page)));
        }
    }
    let mut long = knockout(16);
    let meetings = long.rounds.iter_mut().flat_map(|round| &mut round.meetings);
    let contenders = meetings.flat_map(|meeting| &mut meeting.contenders);
    for (index, contender) in contenders.flatten().enumerate() {
        contender.name = longest(index);
    }
    for page in 0..long.pages() {
        brackets.push((format!("long-{page}"), long.page(page)));
    }
    brackets
}

fn knockout(players: usize) -> Bracket {
    let size = players.next_power_of_two();
    let mut left: Vec<Option<usize>> = (0..size)
        .map(|index| Some(index).filter(|&index| index < players))
        .collect();
    let count = size.trailing_zeros();
    let mut rounds = Vec::new();
    for round in 1..=count {
        // The last round but one is still in progress.
        let open = round + 1 >= count && count > 2;
        let mut next = Vec::new();
        let meeting = |pair: &[Option<usize>]| {
            let winner = match pair {
                [Some(one), Some(other)] if open => {
                    some(*one, *other, 3).checked_sub(2).map(|_| *one)
                }
                [Some(one), Some(other)] => Some(if some(*one, *other, 3) > 0 {
                    *one
                } else {
                    *other
                }),
                _ => pair.iter().flatten().next().copied(),
            };
            next.push(winner);
            let contender = |index: usize| Contender {
                name: name(index),
                score: match winner {
                    None => String::new(),
                    Some(winner) => if winner == index { "1½" } else { "½" }.to_owned(),
                },
                fate: match winner {
                    None => Fate::Open,
                    Some(winner) if winner == index => Fate::Through,
                    Some(_) => Fate::Out,
                },
                own: index == 1,
            };
            Meeting {
                contenders: [pair[0].map(contender), pair[1].map(contender)],
            }
        };
        let meetings = left.chunks(2).map(meeting).collect();
        left = next;
        rounds.push(BracketRound {
            name: match count - round {
                0 => "Final".to_owned(),
                1 => "Semifinals".to_owned(),
                2 => "Quarterfinals".to_owned(),
                _ => format!("Round {round}"),
            },
            meetings,
        });
    }
    Bracket {
        title: "Knock-out of the Four Games".to_owned(),
        rounds,
        footer: format!("{players} players"),
    }
}

/// Returns pages of contests of 1, 12 and 64 boards.
pub(super) fn contests() -> Vec<(String, Contest)> {
    let mut contests = Vec::new();
    for boards in [1, 12, 64] {
        let all = between_teams(boards);
        for page in BTreeSet::from([0, all.own_page(), all.pages() - 1]) {
            contests.push((format!("{boards}-{page}"), all.page(page)));
        }
    }
    contests
}

fn between_teams(boards: usize) -> Contest {
    let games = [
        "Courtyard",
        "King and Courtesan",
        "Guard & Towers",
        "King's Court",
    ];
    let board = |index: usize| {
        let luck = some(index, boards, 5);
        let scores = match luck {
            0 | 1 => Some(["1", "0"]),
            2 => Some(["½", "½"]),
            3 => Some(["0", "1"]),
            _ => None,
        };
        ContestBoard {
            names: [name(index), name(index * 5 + 1)],
            first: Some(if index.is_multiple_of(2) {
                Side::First
            } else {
                Side::Second
            }),
            scores: scores.map(|scores| scores.map(str::to_owned)),
            winner: match luck {
                0 | 1 => Some(0),
                3 => Some(1),
                _ => None,
            },
            note: format!("{} · {} · move 23", index + 1, games[index % games.len()]),
            own: index == boards / 2,
        }
    };
    let team = |name: &str, score| Team {
        name: name.to_owned(),
        score: quarters(score),
    };
    Contest {
        title: "Autumn contest".to_owned(),
        teams: [
            team("The Abbey of the Silver Towers 👑", 54),
            team("将棋と囲碁の友の会", 18),
        ],
        boards: (0..boards).map(board).collect(),
        footer: "● moves first · 3 boards are running".to_owned(),
    }
}

/// Returns podiums of three, with shared places, of few, and with the longest names.
pub(super) fn podiums() -> Vec<(String, Podium)> {
    let usual = |place: u32| name(place as usize * 4 + 4);
    let step = |place: u32, names: Vec<String>| PodiumStep {
        place,
        names,
        note: format!("Points: {}", 9 - place),
    };
    let of = |title: &str, steps| Podium {
        title: title.to_owned(),
        note: "Guard & Towers · 16 players".to_owned(),
        steps,
    };
    let three = |names: [usize; 3], name: &dyn Fn(usize) -> String| {
        let places = (1..).zip(names);
        let steps = places.map(|(place, index)| step(place, vec![name(index)]));
        steps.collect::<Vec<_>>()
    };
    let some = |count: usize| (0..count).map(longest).collect::<Vec<_>>();
    let long = "The Great Autumn Cup of all Courts and of every Town and Tower";
    [
        ("3", of("Autumn Cup", three([0, 4, 18], &name))),
        ("long", of(long, three([0, 6, 7], &longest))),
        ("longest", of(long, three([5, 4, 1], &longest))),
        (
            "shared-third",
            of(
                "秋の大会",
                vec![
                    step(1, vec![usual(0)]),
                    step(2, vec![usual(1)]),
                    step(3, vec![name(2), name(9)]),
                ],
            ),
        ),
        (
            "shared-first",
            of("Autumn Cup", vec![step(1, some(2)), step(3, some(1))]),
        ),
        (
            "2",
            of(
                "Autumn Cup",
                vec![step(1, vec![name(0)]), step(2, vec![name(3)])],
            ),
        ),
        ("1", of("Autumn Cup", vec![step(1, vec![name(0)])])),
        ("all", of("Autumn Cup", vec![step(1, some(9))])),
    ]
    .map(|(name, podium)| (name.to_owned(), podium))
    .to_vec()
}

/// Returns tournaments before their first round: of nobody, of some, and of more than are drawn, with long names.
pub(super) fn lineups() -> Vec<(String, Lineup)> {
    let starts = GameId::ALL.iter().filter_map(|game| game.start(None).ok());
    let cases = [0, 1, 5, LINEUP + 5];
    let all = starts.zip(cases).map(|(position, count)| {
        let players = (0..count.min(LINEUP)).map(|index| LineupPlayer {
            seed: place(index),
            name: if count > LINEUP {
                longest(index)
            } else {
                name(index)
            },
            note: (1800 - 41 * index).to_string(),
        });
        let lineup = Lineup {
            title: "Winter Cup".to_owned(),
            note: "Swiss · 3 days per move · rated".to_owned(),
            position,
            players: players.collect(),
            more: match count.saturating_sub(LINEUP) {
                0 if count == 0 => "No one has joined yet.".to_owned(),
                0 => String::new(),
                more => format!("… and {more} more"),
            },
        };
        (count.to_string(), lineup)
    });
    all.collect()
}

/// Returns ladders around a player in the middle, at the top and not yet on it, and with the longest names.
pub(super) fn ladders() -> Vec<(String, Rungs)> {
    let rung = |place: u32, name: String, (note, mark): (&str, RungMark)| Rung {
        place,
        name,
        note: note.to_owned(),
        mark,
    };
    let (none, own) = (("", RungMark::None), ("You", RungMark::Own));
    let open = ("You can challenge", RungMark::Open);
    let busy = ("Match #1 234", RungMark::Busy);
    let challenged = ("You can challenge · Challenge #1 240", RungMark::Open);
    let of = |first: u32, marks: &[(&str, RungMark)], name: &dyn Fn(usize) -> String| Rungs {
        title: "Guard & Towers ladder".to_owned(),
        rungs: (first..)
            .zip(marks)
            .map(|(place, mark)| rung(place, name(place as usize), *mark))
            .collect(),
    };
    let middle = [open, busy, challenged, own, none, busy, none];
    let join = ("Join here", RungMark::Own);
    [
        ("middle", of(9, &middle, &name)),
        (
            "top",
            of(1, &[own, none, busy, busy, none, none, none], &name),
        ),
        (
            "outside",
            of(494, &[none, none, none, none, busy, busy, join], &name),
        ),
        ("long", of(2, &middle, &longest)),
        ("2", of(1, &[open, own], &name)),
    ]
    .map(|(name, ladder)| (name.to_owned(), ladder))
    .to_vec()
}

/// Returns small boards of all games, of which every third has the longest name below.
pub(super) fn boards(count: usize) -> Sheet {
    let board = |index: usize| {
        let game = GameId::ALL[index % GameId::ALL.len()];
        let position = game.start(None).ok()?;
        let last = position.moves().into_iter().nth(index)?;
        let name = if index % 3 == 2 {
            longest(index)
        } else {
            name(index)
        };
        let position = last.clone().play().position;
        Some(SheetBoard {
            last: Some(last),
            view: Side::BOTH[index % 2],
            ..SheetBoard::of(position, format!("#{} · {name}", 12 + index * 341))
        })
    };
    Sheet {
        boards: (0..count).filter_map(board).collect(),
        ..Sheet::default()
    }
}

/// Returns this many small boards of matches that are over.
pub(super) fn past(count: usize) -> Sheet {
    let mut sheet = boards(count);
    for (index, board) in sheet.boards.iter_mut().enumerate() {
        let game = board.position.game().info().name;
        board.words = format!("#{} · {game}", 12 + index * 341);
        let names = match index % 3 {
            2 => [longest(index), longest(index + 2)],
            _ => [name(index), name(index + 1)],
        };
        let scores = [["1", "0"], ["½", "½"], ["0", "1"], ["–", "–"]][index % 4];
        let reason = [
            "Red’s guard is captured",
            "the same position for the third time",
            "Blue’s time is up",
            "ended by a moderator",
        ][index % 4];
        board.result = Some(SheetResult {
            names,
            scores: scores.map(str::to_owned),
            reason: reason.to_owned(),
        });
    }
    sheet
}

/// Returns the games, for a player without ratings.
pub(super) fn newcomer() -> Sheet {
    let board = |game: &GameId| {
        let start = game.start(None).ok()?;
        Some(SheetBoard::of(start, game.info().name.to_owned()))
    };
    Sheet {
        title: name(0),
        note: "No rated match finished yet".to_owned(),
        boards: GameId::ALL.iter().filter_map(board).collect(),
        footer: "Choose a game with /play and earn your first rating.".to_owned(),
    }
}

/// Names of the maximum length.
const LONGEST: [&str; 8] = [
    "Alexandrina von Habsburg-Lothrin",
    "xXx_DragonSlayer_of_the_North_xX",
    "Wolfgang Amadeus Mozart Salzburg",
    "iiiiiiiiiilllllllllliiiiiiiiiill",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "長い名前は読めなければならないので短い画面でも見えるようにする今日",
    "محمد بن عبد الله بن عبد العزيز آل",
    "Александра Константиновна Романо",
];

/// Returns one of the longest names.
fn longest(index: usize) -> String {
    LONGEST[index % LONGEST.len()].to_owned()
}
