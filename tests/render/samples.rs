//! Crosstables, brackets and contests of any size.

use render::{
    Bracket, BracketRound, Contender, Contest, ContestBoard, Crosstable, CrosstableRow, Curve,
    Encounter, Fate, Game, Lineup, LineupPlayer, Meeting, Podium, PodiumStep, Rung, RungMark,
    Rungs, Score, Sheet, SheetBoard, SheetResult, Team, TurnBoard, quarters,
};
use rules::{AnyMove, GameId, Side};

const NAMES: [&str; 6] = [
    "Ada Lovelace",
    "Елена · محمد · 山田",
    "Grace",
    "חנה ארנדט",
    "👑 王小明",
    "A name that is much too long for any table there is",
];

pub(crate) fn name(index: usize) -> String {
    NAMES[index % NAMES.len()].to_owned()
}

pub(crate) fn side(index: usize) -> Side {
    Side::BOTH[index % 2]
}

fn place(index: usize) -> u32 {
    u32::try_from(index + 1).expect("a place")
}

fn table(
    players: usize,
    columns: Vec<String>,
    cells: impl Fn(usize) -> Vec<Encounter>,
) -> Crosstable {
    let row = |index: usize| CrosstableRow {
        place: place(index),
        name: name(index),
        points: quarters(u64::from(place(players - index) * 2)),
        encounters: cells(index),
        own: index == 3,
    };
    Crosstable {
        title: "Autumn cup".to_owned(),
        columns,
        rows: (0..players).map(row).collect(),
        footer: "a footer".to_owned(),
    }
}

/// Returns a crosstable of everyone against everyone.
pub(crate) fn robin(players: usize) -> Crosstable {
    let cells = |one: usize| {
        let cell = |other: usize| {
            let (won, lost) = [
                (Score::Win, Score::Loss),
                (Score::Draw, Score::Draw),
                (Score::ForfeitWin, Score::ForfeitLoss),
            ][(one + other) % 3];
            if one == other {
                return Encounter::Oneself;
            }
            Encounter::Games(vec![Game {
                score: (one + other != 4).then_some(if one < other { won } else { lost }),
                opponent: None,
                side: Some(side(one + other + usize::from(one < other))),
            }])
        };
        (0..players).map(cell).collect()
    };
    let columns = (0..players).map(|index| place(index).to_string());
    table(players, columns.collect(), cells)
}

/// Returns a crosstable of rounds.
pub(crate) fn rounds(players: usize) -> Crosstable {
    let cells = |one: usize| {
        let cell = |round: usize| match one + round {
            4 => Encounter::Alone("½".to_owned()),
            9 => Encounter::Blank,
            sum => Encounter::Games(vec![Game {
                score: [Some(Score::Win), Some(Score::Loss), None][sum % 3],
                opponent: Some(place((one * 5 + round) % players)),
                side: Some(side(sum)),
            }]),
        };
        (0..9).map(cell).collect()
    };
    let columns = (1..=9).map(|round| round.to_string()).collect();
    table(players, columns, cells)
}

/// Returns a bracket for a power of two, in which all rounds but the last have been played.
pub(crate) fn bracket(players: usize) -> Bracket {
    let mut left: Vec<usize> = (0..players).collect();
    let mut rounds = Vec::new();
    while left.len() > 1 {
        let last = left.len() == 2;
        let contender = |index: usize, through: bool| Contender {
            name: name(index),
            score: if last {
                ""
            } else {
                ["½", "1½"][usize::from(through)]
            }
            .to_owned(),
            fate: match (last, through) {
                (true, _) => Fate::Open,
                (_, true) => Fate::Through,
                _ => Fate::Out,
            },
            own: index == 3,
        };
        let meeting = |(number, pair): (usize, &[usize])| Meeting {
            contenders: [0, 1].map(|at| {
                let missing = last && at == 1;
                (!missing).then(|| contender(pair[at], at == number % 2))
            }),
        };
        rounds.push(BracketRound {
            name: format!("Round {}", rounds.len() + 1),
            meetings: left.chunks(2).enumerate().map(meeting).collect(),
        });
        let pairs = left.chunks(2).enumerate();
        left = pairs.map(|(number, pair)| pair[number % 2]).collect();
    }
    Bracket {
        title: "Knock-out".to_owned(),
        rounds,
        footer: "a footer".to_owned(),
    }
}

/// Names of 32 letters, the most a name can have.
pub(crate) const LONGEST: [&str; 4] = [
    "Alexandrina von Habsburg-Lothrin",
    "xXx_DragonSlayer_of_the_North_xX",
    "Wolfgang Amadeus Mozart Salzburg",
    "長い名前は読めなければならないので短い画面でも見えるようにする日",
];

/// Returns a bracket of players with the longest names.
pub(crate) fn long(players: usize) -> Bracket {
    let mut bracket = bracket(players);
    let meetings = bracket.rounds.iter_mut();
    let meetings = meetings.flat_map(|round| &mut round.meetings);
    let contenders = meetings.flat_map(|meeting| &mut meeting.contenders);
    for (index, contender) in contenders.flatten().enumerate() {
        LONGEST[index % LONGEST.len()].clone_into(&mut contender.name);
    }
    bracket
}

/// Returns a podium with these players on its steps. A place after a shared one is missing, as in
/// 1, 1, 3.
pub(crate) fn podium(steps: &[&[&str]]) -> Podium {
    let mut place = 1;
    let step = |names: &&[&str]| {
        let step = PodiumStep {
            place,
            names: names.iter().map(|&name| name.to_owned()).collect(),
            note: format!("Points: {}", 9 - place),
        };
        place += u32::try_from(names.len()).expect("few");
        step
    };
    Podium {
        title: "Кубок · 秋の大会 · كأس".to_owned(),
        note: "Courtyard · 16 players".to_owned(),
        steps: steps.iter().map(step).collect(),
    }
}

/// Returns places of a ladder from the second on, with every mark.
pub(crate) fn rungs(names: &[&str]) -> Rungs {
    let marks = [
        ("You can challenge", RungMark::Open),
        ("Match #1234", RungMark::Busy),
        ("You can challenge · Challenge #1240", RungMark::Open),
        ("You", RungMark::Own),
        ("", RungMark::None),
    ];
    let rung = |(at, name): (usize, &&str)| {
        let (note, mark) = marks[at % marks.len()];
        Rung {
            place: place(at + 1),
            name: (*name).to_owned(),
            note: note.to_owned(),
            mark,
        }
    };
    Rungs {
        title: "Guard & Towers · ラダー".to_owned(),
        rungs: names.iter().enumerate().map(rung).collect(),
    }
}

/// Returns a tournament of this game before its first round: the second player has no rating.
pub(crate) fn lineup(game: GameId, names: &[&str]) -> Lineup {
    let player = |(at, name): (usize, &&str)| LineupPlayer {
        seed: place(at),
        name: (*name).to_owned(),
        note: if at == 1 {
            String::new()
        } else {
            "1508".to_owned()
        },
    };
    Lineup {
        title: "Winter Cup · 冬の大会".to_owned(),
        note: "Round robin (everyone plays everyone) · 3 days per move · rated".to_owned(),
        position: game.start(None).expect("the usual size"),
        players: names.iter().enumerate().map(player).collect(),
        more: if names.is_empty() {
            "No one has joined yet.".to_owned()
        } else {
            "… and 12 more".to_owned()
        },
    }
}

/// Returns this many small boards, a game after the other.
pub(crate) fn sheet(count: usize) -> Sheet {
    let board = |index: usize| {
        let game = GameId::ALL[index % GameId::ALL.len()];
        let start = game.start(None).expect("the usual size");
        let mv = start.moves().swap_remove(index);
        let position = mv.clone().play().position;
        SheetBoard {
            view: side(index + 1),
            last: Some(mv),
            ..SheetBoard::of(position, format!("#{} · {}", 12 + index * 31, name(index)))
        }
    };
    Sheet {
        boards: (0..count).map(board).collect(),
        ..Sheet::default()
    }
}

/// Returns this many small boards of matches that are over, some of players with the longest names.
pub(crate) fn past(count: usize) -> Sheet {
    let mut sheet = sheet(count);
    for (index, board) in sheet.boards.iter_mut().enumerate() {
        let game = board.position.game().info().name;
        board.words = format!("#{} · {game}", 12 + index * 31);
        let long = |at: usize| LONGEST[at % LONGEST.len()].to_owned();
        let names = [name(index), name(index + 1)];
        board.result = Some(SheetResult {
            names: if index % 2 == 0 {
                names
            } else {
                [long(index), long(index + 1)]
            },
            scores: [["1", "0"], ["½", "½"], ["0", "1"], ["–", "–"]][index % 4].map(str::to_owned),
            reason: [
                "Red’s guard is captured",
                "the same position for the third time",
                "Blue’s time is up",
                "ended by a moderator",
            ][index % 4]
                .to_owned(),
        });
    }
    sheet
}

/// Returns the games, for a player without ratings.
pub(crate) fn newcomer() -> Sheet {
    let board = |game: &GameId| {
        let start = game.start(None).expect("the usual size");
        SheetBoard::of(start, game.info().name.to_owned())
    };
    Sheet {
        title: NAMES[0].to_owned(),
        note: "No rated match finished yet".to_owned(),
        boards: GameId::ALL.iter().map(board).collect(),
        footer: "Choose a game with /play and earn your first rating.".to_owned(),
    }
}

/// Returns a contest with boards of every state.
pub(crate) fn contest(boards: usize) -> Contest {
    let board = |index: usize| ContestBoard {
        names: [name(index), name(index + 1)],
        first: Some(side(index)),
        scores: [Some(["1", "0"]), Some(["½", "½"]), Some(["0", "1"]), None][index % 4]
            .map(|scores| scores.map(str::to_owned)),
        winner: [Some(0), None, Some(1), None][index % 4],
        note: format!("{} · Courtyard", index + 1),
        own: index == 2,
    };
    let team = |name: &str, score: &str| Team {
        name: name.to_owned(),
        score: score.to_owned(),
    };
    Contest {
        title: "Autumn contest".to_owned(),
        teams: [
            team("The Silver Towers 👑", "1½"),
            team("将棋と囲碁の友の会", "1½"),
        ],
        boards: (0..boards).map(board).collect(),
        footer: "a footer".to_owned(),
    }
}

/// Returns a match that turns three times.
pub(crate) fn curve() -> Curve {
    let points = [
        0.0, 0.02, 0.05, 0.03, 0.1, 0.12, 0.08, 0.2, -0.35, -0.3, -0.42, -0.4, -0.38, 0.25, 0.3,
        0.28, 0.4, 0.45, 0.42, 0.5, 0.48, 0.55, 0.6, -0.95, -1.0, -1.0,
    ];
    Curve {
        title: "Guard & Towers #12".to_owned(),
        sides: ["Red · Ada Lovelace".to_owned(), "Blue · 山田 👑".to_owned()],
        points: points.to_vec(),
        turns: vec![8, 13, 23],
        boards: Vec::new(),
    }
}

/// Returns the same with boards of a game, as many as there are turning points.
pub(crate) fn turns(game: GameId, count: usize) -> Curve {
    let mut position = game.start(None).expect("the standard size");
    let mut boards = Vec::new();
    let mut turns = Vec::new();
    for ply in 0..14 {
        let moves = position.moves();
        let goes_on = |mv: &&AnyMove| mv.after().outcome().is_none();
        let mut later = moves.iter().cycle().skip(ply * 7 % moves.len());
        let played = later.find(goes_on).expect("a match goes on");
        if ply % 3 == 1 && boards.len() < count {
            let better = &moves[(ply * 7 + moves.len() / 2) % moves.len()];
            boards.push(TurnBoard {
                position: position.clone(),
                view: side(count),
                played: played.trace().path,
                better: better.trace().path,
                words: [
                    format!("{}: {played}", ply + 1),
                    format!("better: {better}"),
                ],
            });
            turns.push(ply + 1);
        }
        position = played.after();
    }
    Curve {
        title: format!("{} #12", game.info().name),
        turns,
        boards,
        ..curve()
    }
}
