//! Checks that crosstables, brackets and contests show what they are given, whatever it is, and
//! however much.

use render::{
    Align, Bracket, BracketRound, Cell, Column, Contender, Contest, ContestBoard, Crosstable,
    CrosstableRow, Encounter, Fate, Game, Meeting, Podium, PodiumStep, RenderError, Row, Score,
    Table, Team,
};
use rules::{
    Side,
    look::{Look, Theme, Width},
};

use crate::{
    samples,
    support::{Picture, read},
};

/// The size that no picture exceeds.
const MOST: usize = 64 * 1024;

/// The size that no bracket of 16 exceeds, which names everyone up to four times.
const BRACKET: usize = 170 * 1024;

type Drawn = Result<Vec<u8>, RenderError>;

fn crosstable(table: &Crosstable) -> Picture {
    read(&render::crosstable(table, Look::default()).expect("a crosstable"))
}

fn bracket(bracket: &Bracket) -> Picture {
    read(&render::bracket(bracket, Look::default()).expect("a bracket"))
}

fn podium(steps: &[&[&str]]) -> Picture {
    let podium = samples::podium(steps);
    read(&render::podium(&podium, Look::default()).expect("a podium"))
}

fn contest(contest: &Contest) -> Picture {
    read(&render::contest(contest, Look::default()).expect("a contest"))
}

/// Asserts that each picture looks different from every other.
pub(crate) fn all_differ(pictures: &[Picture]) {
    for (index, one) in pictures.iter().enumerate() {
        for (other, picture) in pictures.iter().enumerate().skip(index + 1) {
            let differing = one.differences(picture);
            assert!(
                differing > 10,
                "{index} and {other} differ in {differing} pixels"
            );
        }
    }
}

/// The size limits hold with 128 players whose names are as wide as names can be.
#[test]
fn no_page_is_too_large_whatever_the_names_are() {
    let wide = |name: &mut String, index: usize| {
        let signs: Vec<char> = "龍鬱鷹麟響驚麗霧露鶴".chars().collect();
        *name = (0..32)
            .map(|at| signs[(at * 7 + index) % signs.len()])
            .collect();
    };
    let mut robin = samples::robin(128);
    let mut rounds = samples::rounds(128);
    for table in [&mut robin, &mut rounds] {
        for (index, row) in table.rows.iter_mut().enumerate() {
            wide(&mut row.name, index);
        }
    }
    let mut knockout = samples::bracket(128);
    let meetings = knockout
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.meetings);
    let contenders = meetings
        .flat_map(|meeting| &mut meeting.contenders)
        .flatten();
    for (index, contender) in contenders.enumerate() {
        wide(&mut contender.name, index);
    }
    let standings = standings(&wide);
    let mut boards = samples::contest(64);
    for (index, board) in boards.boards.iter_mut().enumerate() {
        for (team, name) in board.names.iter_mut().enumerate() {
            wide(name, index + team * 5);
        }
    }
    for theme in Theme::ALL {
        let look = Look {
            theme,
            ..Look::default()
        };
        let pages: [Drawn; 6] = [
            render::crosstable(&robin.page(0, 0), look),
            render::crosstable(&robin.page(10, 15), look),
            render::crosstable(&rounds.page(12, 0), look),
            render::bracket(&knockout.page(0), look),
            render::contest(&boards.page(10), look),
            render::table(&standings.page(9, Table::PAGE), look),
        ];
        for (index, page) in pages.into_iter().enumerate() {
            let size = page.expect("a picture").len();
            let most = if index == 3 { BRACKET } else { MOST };
            assert!(
                size <= most,
                "page {index} takes {size} bytes with {theme:?}"
            );
        }
    }
}

fn standings(name: &dyn Fn(&mut String, usize)) -> Table {
    let column = |align| Column {
        heading: "BH".to_owned(),
        align,
    };
    let row = |index: usize| {
        let mut player = String::new();
        name(&mut player, index);
        let number = |number: usize| Cell::Text(format!("{number}½"));
        Row::Cells {
            cells: vec![
                number(index),
                Cell::Text(player),
                number(index % 9),
                number(300 - index),
                number(200 - index),
            ],
            note: None,
            own: index == 3,
        }
    };
    Table {
        columns: [
            Align::Right,
            Align::Left,
            Align::Right,
            Align::Right,
            Align::Right,
        ]
        .map(column)
        .to_vec(),
        rows: (0..128).map(row).collect(),
        ..Table::default()
    }
}

#[test]
fn the_pages_of_a_crosstable_leave_nobody_out() {
    for players in [3, 16, 17, 128] {
        let table = samples::robin(players);
        let (down, right) = table.pages();
        let mut seen = vec![0; players];
        for row in 0..down {
            let mut columns = 0;
            for column in 0..right {
                let page = table.page(row, column);
                columns += page.columns.len();
                for row in &page.rows {
                    assert_eq!(row.encounters.len(), page.columns.len());
                    seen[row.place as usize - 1] += row.encounters.len();
                }
                assert!(page.rows.iter().any(|row| row.own) || players < 4);
                assert!(page.rows.is_sorted_by_key(|row| row.place));
            }
            assert_eq!(columns, players);
        }
        for (index, &seen) in seen.iter().enumerate() {
            // The viewer, who is fourth, is on every page.
            let times = if index == 3 { down } else { 1 };
            assert_eq!(seen, players * times, "place {} of {players}", index + 1);
        }
    }
}

#[test]
fn each_thing_said_of_a_game_can_be_seen() {
    let with = |encounter, own| {
        let row = |place, encounters| CrosstableRow {
            place,
            name: "Ada".to_owned(),
            points: "1".to_owned(),
            encounters,
            own: own && place == 1,
        };
        // The second row keeps the layout the same.
        let game = |opponent| Game {
            score: None,
            opponent,
            side: None,
        };
        let full = Encounter::Games(vec![game(Some(2)), game(None)]);
        crosstable(&Crosstable {
            title: String::new(),
            columns: vec!["1".to_owned()],
            rows: vec![row(1, vec![encounter]), row(2, vec![full])],
            footer: String::new(),
        })
    };
    let game = |score, opponent, side| {
        Encounter::Games(vec![Game {
            score,
            opponent,
            side,
        }])
    };
    let scores = [
        Score::Win,
        Score::Draw,
        Score::Loss,
        Score::ForfeitWin,
        Score::ForfeitLoss,
    ];
    let mut pictures: Vec<Picture> = scores
        .into_iter()
        .flat_map(|score| {
            Side::BOTH.map(|side| with(game(Some(score), Some(3), Some(side)), false))
        })
        .collect();
    pictures.extend([
        with(game(Some(Score::Win), Some(3), None), false),
        with(game(Some(Score::Win), Some(4), None), false),
        with(game(None, Some(3), None), false),
        with(game(Some(Score::Win), Some(3), None), true),
        with(Encounter::Blank, false),
        with(Encounter::Oneself, false),
        with(Encounter::Alone("½".to_owned()), false),
    ]);
    all_differ(&pictures);
}

#[test]
fn each_thing_said_of_a_contender_can_be_seen() {
    let with = |fate, score: &str, own| {
        let contender = Contender {
            name: "Ada".to_owned(),
            score: score.to_owned(),
            fate,
            own,
        };
        bracket(&Bracket {
            rounds: vec![BracketRound {
                name: String::new(),
                meetings: vec![Meeting {
                    contenders: [Some(contender), None],
                }],
            }],
            ..Bracket::default()
        })
    };
    all_differ(&[
        with(Fate::Open, "", false),
        with(Fate::Through, "", false),
        with(Fate::Out, "", false),
        with(Fate::Open, "1", false),
        with(Fate::Open, "", true),
    ]);
}

#[test]
fn each_player_on_a_podium_can_be_seen() {
    let all = [
        podium(&[]),
        podium(&[&["Ada"]]),
        podium(&[&["Ben"]]),
        podium(&[&["Ada"], &["Ben"]]),
        podium(&[&["Ben"], &["Ada"]]),
        podium(&[&["Ada", "Ben"]]),
        podium(&[&["Ada", "Ben"], &["Cleo"]]),
        podium(&[&["Ada"], &["Ben", "Cleo"]]),
        podium(&[&["Ada"], &["Ben"], &["Cleo"]]),
        podium(&[&["Ada"], &["Ben"], &["Cleo", "Dan"]]),
        podium(&[&["Ada"; 6]]),
        podium(&[&["Ada"; 7]]),
        podium(&[&["Ada"; 128]]),
    ];
    all_differ(&all);
    for picture in &all {
        let [width, height] = [picture.width, picture.height].map(f64::from);
        assert!(width / height > 1.57, "{width} × {height}");
    }
}

/// The winner's name is larger than the others: it takes more ink.
#[test]
fn the_winner_of_a_podium_is_the_largest() {
    let with = |names: [&str; 3]| podium(&names.each_ref().map(std::slice::from_ref));
    let none = with([""; 3]);
    let [first, second, third] = [["Hugo", "", ""], ["", "Hugo", ""], ["", "", "Hugo"]]
        .map(|names| with(names).differences(&none));
    assert!(first > second * 4 / 3, "{first} {second}");
    assert!(second > third, "{second} {third}");
}

/// A letter in the middle, where long names would be cut, can be seen on each step.
#[test]
fn the_widest_names_of_a_podium_are_not_cut() {
    for step in 0..3 {
        for players in [1, 2, 6] {
            let with = |changed: usize| {
                let name: String = (0..32)
                    .map(|at| if at == changed { '二' } else { '鷹' })
                    .collect();
                let mut all = vec![vec!["Ada"]; 3];
                all[step] = vec![name.as_str(); players];
                let all: Vec<&[&str]> = all.iter().map(Vec::as_slice).collect();
                podium(&all)
            };
            all_differ(&[14, 15, 16, 17].map(with));
        }
    }
}

#[test]
fn each_thing_said_of_a_board_can_be_seen() {
    let with = |change: &dyn Fn(&mut ContestBoard, &mut [Team; 2])| {
        let mut board = ContestBoard {
            names: ["Ada".to_owned(), "Ben".to_owned()],
            ..ContestBoard::default()
        };
        let mut teams = [Team::default(), Team::default()];
        change(&mut board, &mut teams);
        contest(&Contest {
            teams,
            boards: vec![board],
            ..Contest::default()
        })
    };
    let scores = |one: &str, other: &str| Some([one.to_owned(), other.to_owned()]);
    all_differ(&[
        with(&|_, _| ()),
        with(&|board, _| board.scores = scores("1", "0")),
        with(&|board, _| board.scores = scores("0", "1")),
        with(&|board, _| board.winner = Some(0)),
        with(&|board, _| board.winner = Some(1)),
        with(&|board, _| board.first = Some(Side::First)),
        with(&|board, _| board.first = Some(Side::Second)),
        with(&|board, _| board.note = "Courtyard".to_owned()),
        with(&|board, _| board.own = true),
        with(&|_, teams| teams[0].score = "3".to_owned()),
        with(&|_, teams| teams[1].score = "3".to_owned()),
        with(&|_, teams| teams[1].name = "Abbey".to_owned()),
    ]);
}

#[test]
fn a_long_name_leaves_the_results_alone() {
    let named = |name: &str| {
        let mut table = samples::robin(3);
        table.rows[0].name = name.to_owned();
        crosstable(&table)
    };
    let (short, long) = (named(""), named(&"W漢م".repeat(100)));
    assert!(long.differences(&short) > 1000);
    // Palettes differ, so the same edge can turn out some shades darker.
    let apart = |at: &usize| {
        let channels = short.pixels[*at].iter().zip(long.pixels[*at]);
        channels.into_iter().any(|(a, b)| a.abs_diff(b) > 90)
    };
    let reach = (0..short.pixels.len())
        .filter(apart)
        .map(|at| at % 900)
        .max();
    // Three results and the points have the last quarter of the picture to themselves.
    assert!(reach < Some(900 * 3 / 4), "{reach:?}");
}

/// Checks that a landscape picture was drawn, as wide as it should be for this width of others.
fn landscape(png: Drawn, width: Width) {
    let expected = f64::from(width.get()) / 900.0 * 1600.0;
    let drawn = read(&png.expect("a picture"));
    assert!((f64::from(drawn.width) - expected).abs() < 1.0);
}

#[test]
fn odd_podiums_are_drawn_too() {
    let long = || "漢".repeat(300);
    let step = |place| PodiumStep {
        place,
        names: vec![long(); 7],
        note: long(),
    };
    let podiums = [
        Podium::default(),
        Podium {
            title: long(),
            note: long(),
            steps: [0, 1, u32::MAX, 3].map(step).to_vec(),
        },
    ];
    for width in [Width::MIN, Width::MAX] {
        let look = Look {
            width,
            ..Look::default()
        };
        for podium in &podiums {
            landscape(render::podium(podium, look), width);
        }
    }
}

#[test]
fn odd_encounters_are_drawn_too() {
    let long = || "漢".repeat(300);
    let row = CrosstableRow {
        place: u32::MAX,
        name: long(),
        points: long(),
        encounters: vec![Encounter::Alone(long()); 40],
        own: true,
    };
    let tables = [
        Crosstable::default(),
        Crosstable {
            title: long(),
            columns: vec![long(); 3],
            rows: vec![row; 3],
            footer: long(),
        },
    ];
    let contender = Contender {
        name: long(),
        score: long(),
        fate: Fate::Through,
        own: true,
    };
    let meetings = vec![
        Meeting {
            contenders: [Some(contender), None]
        };
        3
    ];
    let round = BracketRound {
        name: long(),
        meetings,
    };
    let brackets = [
        Bracket::default(),
        Bracket {
            title: long(),
            rounds: vec![round; 5],
            footer: long(),
        },
    ];
    let board = ContestBoard {
        names: [long(), long()],
        first: Some(Side::Second),
        scores: Some([long(), long()]),
        winner: Some(9),
        note: long(),
        own: true,
    };
    let contests = [
        Contest::default(),
        Contest {
            title: long(),
            teams: [long(), long()].map(|name| Team {
                score: name.clone(),
                name,
            }),
            boards: vec![board],
            footer: long(),
        },
    ];
    for width in [Width::MIN, Width::MAX] {
        let look = Look {
            width,
            ..Look::default()
        };
        let drawn = |png: Drawn| assert_eq!(read(&png.expect("a picture")).width, width.get());
        for table in &tables {
            drawn(render::crosstable(table, look));
            drawn(render::crosstable(&table.page(9, 9), look));
        }
        for bracket in &brackets {
            landscape(render::bracket(bracket, look), width);
            landscape(render::bracket(&bracket.page(9), look), width);
        }
        for contest in &contests {
            drawn(render::contest(contest, look));
            drawn(render::contest(&contest.page(9), look));
        }
    }
}

/// Two names that differ only in their last letters differ in the picture: no letter is cut off.
#[test]
fn the_longest_names_are_seen_to_their_ends() {
    let ends = |end: &str| {
        samples::LONGEST.map(|name| {
            let kept = name.chars().take(30).collect::<String>();
            format!("{kept}{end}")
        })
    };
    for players in [8, 16] {
        for name in 0..samples::LONGEST.len() {
            let brackets = ["al", "is"].map(|end| {
                let mut drawn = samples::bracket(players);
                let first = &mut drawn.rounds[0].meetings[0].contenders[0];
                first.as_mut().expect("a player").name = ends(end)[name].clone();
                bracket(&drawn)
            });
            all_differ(&brackets);
        }
    }
}

/// A letter in the middle, where long names would be cut, can be seen even if all others are as wide as
/// letters get.
#[test]
fn the_widest_names_of_a_bracket_are_not_cut() {
    for round in [0, 1, 2] {
        let with = |changed: usize| {
            let mut drawn = samples::bracket(16);
            let first = &mut drawn.rounds[round].meetings[0].contenders[0];
            let name = (0..32).map(|at| if at == changed { '二' } else { '鷹' });
            first.as_mut().expect("a player").name = name.collect();
            bracket(&drawn)
        };
        all_differ(&[13, 14, 15, 16, 17].map(with));
    }
}

#[test]
fn a_bracket_of_usual_names_and_a_podium_take_no_more_than_other_pictures() {
    for theme in Theme::ALL {
        let look = Look {
            theme,
            ..Look::default()
        };
        let drawn = render::bracket(&samples::bracket(16), look).expect("a bracket");
        assert!(drawn.len() <= MOST, "{} bytes with {theme:?}", drawn.len());
        let long = samples::podium(&[&samples::LONGEST[..2], &samples::LONGEST[2..]]);
        let drawn = render::podium(&long, look).expect("a podium");
        assert!(drawn.len() <= MOST, "{} bytes with {theme:?}", drawn.len());
    }
}

/// Discord shows pictures in a box of 550 by 350 pixels.
#[test]
fn brackets_of_any_size_are_landscape() {
    for players in [2, 4, 8, 16, 32, 128] {
        let whole = samples::bracket(players);
        assert_eq!(whole.pages() == 1, players <= 16, "{players}");
        for page in 0..whole.pages() {
            let drawn = bracket(&whole.page(page));
            let [width, height] = [drawn.width, drawn.height].map(f64::from);
            assert!(width / height > 1.57, "{players}: {width} × {height}");
        }
    }
}
