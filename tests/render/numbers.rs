//! Checks that tables and profiles show what they are given, whatever it is.

use render::{Align, Cell, Chart, Column, Movement, Note, Point, Profile, Row, Series, Table};
use rules::{
    look::{Look, Theme, Width},
    sentence,
    words::Locale,
};

use crate::{
    encounters::all_differ,
    support::{Picture, read, with_another_end},
};

fn columns() -> Vec<Column> {
    let column = |heading: &str, align| Column {
        heading: heading.to_owned(),
        align,
    };
    vec![
        column("#", Align::Right),
        column("", Align::Right),
        column("Player", Align::Left),
        column("", Align::Fitted),
        column("Results", Align::Right),
        column("Rating", Align::Right),
    ]
}

fn row(place: u32, name: &str, own: bool) -> Row {
    Row::Cells {
        cells: vec![
            Cell::Place(place),
            Cell::Moved(Movement::Up(place)),
            Cell::Text(name.to_owned()),
            Cell::Small("King and Courtesan".to_owned()),
            Cell::Results {
                won: 124,
                lost: 98,
                drawn: 12,
            },
            Cell::Rating {
                rating: 1500,
                deviation: None,
                provisional: false,
            },
        ],
        note: None,
        own,
    }
}

/// Returns a row of a leaderboard of one game, which has little to say.
fn short(name: &str) -> Row {
    Row::Cells {
        cells: vec![Cell::Place(4), Cell::Text(name.to_owned())],
        note: None,
        own: false,
    }
}

fn table(rows: Vec<Row>) -> Picture {
    let table = Table {
        title: "Courtyard".to_owned(),
        columns: columns(),
        rows,
        footer: "Page 1 of 1".to_owned(),
    };
    read(&render::table(&table, Look::default()).expect("a table"))
}

fn chart(series: Vec<Series>) -> Picture {
    let profile = Profile {
        table: Table::default(),
        chart: Chart {
            title: "Ada".to_owned(),
            series,
            empty: "nothing yet".to_owned(),
        },
    };
    read(&render::profile(&profile, Look::default()).expect("a profile"))
}

fn series(points: &[(i64, f64, f64)]) -> Series {
    let point = |&(at, rating, deviation)| Point {
        at,
        rating,
        deviation,
    };
    Series {
        points: points.iter().map(point).collect(),
    }
}

fn apart(a: [u8; 3], b: [u8; 3]) -> u8 {
    let channels = a.iter().zip(b);
    channels
        .map(|(a, b)| a.abs_diff(b))
        .max()
        .unwrap_or_default()
}

/// Returns the rightmost column of pixels that differs from the other picture.
fn reach(picture: &Picture, other: &Picture) -> usize {
    let width = picture.width as usize;
    let differing = (0..picture.pixels.len().min(other.pixels.len()))
        // Palettes differ, so the same edge can turn out a shade darker.
        .filter(|&at| apart(picture.pixels[at], other.pixels[at]) > 40);
    differing.map(|at| at % width).max().unwrap_or_default()
}

#[test]
fn up_to_ten_rows_fit_in_discords_box_and_more_make_the_picture_higher_by_equal_rows() {
    let height =
        |count: u32| table((1..=count).map(|place| row(place, "Ada", false)).collect()).height;
    let heights: Vec<u32> = (0..40).map(height).collect();
    for (count, height) in heights.iter().enumerate().take(11) {
        assert!(height * 550 <= 905 * 350, "{count} rows: 900 by {height}");
    }
    let one = heights[11] - heights[10];
    let more = heights[10..].windows(2);
    assert!(more.into_iter().all(|pair| pair[1] - pair[0] == one));
}

#[test]
fn a_long_name_leaves_the_numbers_alone() {
    let with = |name: &str| {
        let others = (2..=11).map(|place| row(place, "Ada", false));
        table([row(1, name, false)].into_iter().chain(others).collect())
    };
    let short = with("");
    for name in ["W".repeat(500), "ÿ̈̈̈̈ 漢字".repeat(60), "محمد ".repeat(80)] {
        let long = with(&name);
        assert!(long.differences(&short) > 1000);
        // The game, the results and the rating have two fifths of the picture to themselves.
        assert!(reach(&long, &short) < 900 * 3 / 5);
    }
}

#[test]
fn each_thing_said_in_a_row_can_be_seen() {
    let rating = |deviation, provisional| Cell::Rating {
        rating: 1500,
        deviation,
        provisional,
    };
    let results = |won, lost, drawn| Cell::Results { won, lost, drawn };
    let of = |cells: [Cell; 5], own| {
        let [place, moved, game, results, rating] = cells;
        let name = Cell::Text("Ada".to_owned());
        table(vec![Row::Cells {
            cells: vec![place, moved, name, game, results, rating],
            note: None,
            own,
        }])
    };
    let usual = || {
        [
            Cell::Place(4),
            Cell::Moved(Movement::Same),
            Cell::Small("Courtyard".to_owned()),
            results(5, 4, 3),
            rating(Some(80), false),
        ]
    };
    let with = |index: usize, cell: Cell| {
        let mut cells = usual();
        cells[index] = cell;
        of(cells, false)
    };
    let plain = of(usual(), false);
    let others = [
        with(0, Cell::Place(3)),
        with(1, Cell::Moved(Movement::Up(1))),
        with(1, Cell::Moved(Movement::Down(1))),
        with(1, Cell::Moved(Movement::New)),
        with(2, Cell::Small("King's Court".to_owned())),
        with(3, results(6, 4, 3)),
        with(3, results(5, 6, 3)),
        with(3, results(5, 4, 6)),
        with(4, rating(Some(81), false)),
        with(4, rating(None, false)),
        with(4, rating(Some(80), true)),
        of(usual(), true),
        table(vec![Row::Across("Nobody".to_owned())]),
    ];
    for (index, other) in others.iter().enumerate() {
        assert!(plain.differences(other) > 10, "difference {index}");
        for more in &others[index + 1..] {
            assert!(other.differences(more) > 10, "difference {index}");
        }
    }
}

#[test]
fn a_bar_shows_the_shares_of_what_was_won_drawn_and_lost() {
    let with = |results: Option<[u32; 3]>| {
        let note = Note {
            words: "results".to_owned(),
            results,
        };
        table(vec![Row::Cells {
            cells: vec![Cell::Text("Ada".to_owned())],
            note: Some(note),
            own: false,
        }])
    };
    let (none, won, lost) = (with(None), with(Some([3, 1, 1])), with(Some([1, 1, 3])));
    assert!(won.height > none.height, "it has a place of its own");
    assert_eq!(won.height, lost.height);
    assert!(won.differences(&lost) > 100, "the shares differ");
    // Whoever has not played has no bar, but the same room.
    let idle = with(Some([0; 3]));
    assert_eq!(idle.height, won.height);
    assert!(idle.differences(&won) > 100);
}

#[test]
fn a_note_makes_its_row_higher_and_leaves_the_others_alone() {
    let noted = |note: Option<&str>| {
        let cells = vec![Cell::Text("Ada".to_owned())];
        let note = note.map(|words| Note {
            words: words.to_owned(),
            results: None,
        });
        let first = Row::Cells {
            cells,
            note,
            own: false,
        };
        // Rows of a table with notes are higher, whether they have one or not.
        let last = Row::Cells {
            cells: vec![Cell::Text("Cleo".to_owned())],
            note: Some(Note::default()),
            own: false,
        };
        table(vec![first, row(2, "Ben", false), last])
    };
    let (plain, short, long) = (noted(None), noted(Some("1 won")), noted(Some("2 won")));
    assert!(short.height > plain.height);
    assert!(short.differences(&long) > 10);
    // The second row and everything below it: palettes differ, so the same edge can turn out a
    // shade darker.
    let below = short.pixels.len() - 900 * 80;
    let pairs = short.pixels[below..].iter().zip(&long.pixels[below..]);
    assert!(pairs.into_iter().all(|(a, b)| apart(*a, *b) <= 40));
}

/// People look at tables on phones, where 900 pixels become 340.
#[test]
fn capital_letters_of_names_have_ten_pixels_on_a_telephone_and_seven_if_there_is_much_to_say() {
    for (others, least) in [(0, 10), (9, 7)] {
        let with = |name: &str| {
            let others = (0..others).map(|_| short("Ada"));
            table([short(name)].into_iter().chain(others).collect())
        };
        let (blank, name) = (with(""), with("HHH"));
        let rows: Vec<usize> = blank
            .pixels
            .chunks(900)
            .zip(name.pixels.chunks(900))
            .enumerate()
            .filter(|(_, (blank, name))| {
                let mut pairs = blank.iter().zip(*name);
                // Palettes differ, so the same edge can turn out a shade darker.
                pairs.any(|(a, b)| apart(*a, *b) > 40)
            })
            .map(|(y, _)| y)
            .collect();
        let height = rows.last().expect("a name") - rows[0] + 1;
        assert!(
            height * 340 / 900 >= least,
            "beside {others} others, capital letters are {height} pixels high"
        );
    }
}

#[test]
fn a_line_of_the_chart_can_be_told_by_its_row() {
    let key = |index| {
        let column = |align| Column {
            heading: String::new(),
            align,
        };
        let cells = vec![Cell::Line(index), Cell::Text("Courtyard".to_owned())];
        let rows = vec![Row::Cells {
            cells,
            note: None,
            own: false,
        }];
        let columns = [Align::Right, Align::Left].map(column).to_vec();
        let table = Table {
            columns,
            rows,
            ..Table::default()
        };
        read(&render::table(&table, Look::default()).expect("a table"))
    };
    let keys = [0, 1, 2, 3].map(key);
    for (index, one) in keys.iter().enumerate() {
        for other in &keys[index + 1..] {
            assert!(one.differences(other) > 100);
        }
    }
}

#[test]
fn odd_tables_are_drawn_too() {
    let column = |align| Column {
        heading: "A heading much longer than any there will be".to_owned(),
        align,
    };
    for columns in [
        vec![],
        vec![column(Align::Left); 9],
        vec![column(Align::Right); 9],
    ] {
        let extreme = Cell::Rating {
            rating: i32::MIN,
            deviation: Some(u32::MAX),
            provisional: true,
        };
        let table = Table {
            title: "漢".repeat(300),
            columns,
            rows: vec![
                Row::Cells {
                    cells: vec![extreme; 12],
                    note: Some(Note {
                        words: "y".repeat(900),
                        results: Some([0, u32::MAX, 1]),
                    }),
                    own: true,
                },
                Row::Across("x".repeat(2000)),
            ],
            footer: String::new(),
        };
        for theme in Theme::ALL {
            for width in [Width::MIN, Width::MAX] {
                let look = Look { theme, width };
                let picture = read(&render::table(&table, look).expect("a table"));
                assert_eq!(picture.width, width.get());
            }
        }
    }
}

#[test]
fn a_chart_shows_one_point_many_or_none() {
    let none = chart(vec![series(&[])]);
    let one = chart(vec![series(&[(1_793_491_200, 1500.0, 90.0)])]);
    let many: Vec<(i64, f64, f64)> = (0..5000_u32)
        .map(|index| {
            (
                1_700_000_000 + 9000 * i64::from(index),
                1500.0 + f64::from(index % 97),
                60.0,
            )
        })
        .collect();
    let many = chart(vec![series(&many)]);
    assert!(none.differences(&one) > 1000);
    assert!(one.differences(&many) > 1000);
    // Before the first match no dates or ratings are visible.
    assert_eq!(
        chart(vec![series(&[(0, f64::NAN, 1.0)])]).differences(&none),
        0
    );
}

#[test]
fn odd_points_are_drawn_or_left_out() {
    let odd = [
        (i64::MIN, 1500.0, 1.0),
        (i64::MAX, 1500.0, 1.0),
        (0, f64::INFINITY, 1.0),
        (5, 1e300, -1e300),
        (5, f64::MAX, f64::MAX),
        (-1, -1e9, f64::NAN),
        (7, 1500.0, 0.0),
        (6, 1400.0, 1e6),
    ];
    chart(vec![series(&odd)]);
    for point in odd {
        chart(vec![series(&[point]); 9]);
    }
}

/// The ends of the words above a chart and in an empty one can be seen, so that neither is cut.
#[test]
fn what_a_chart_says_is_whole_in_every_language() {
    let with = |title: String, empty: String| {
        let profile = Profile {
            table: Table::default(),
            chart: Chart {
                title,
                series: Vec::new(),
                empty,
            },
        };
        read(&render::profile(&profile, Look::default()).expect("a profile"))
    };
    for locale in Locale::ALL {
        let [title, empty] = ["chart-title", "chart-empty"].map(|key| locale.text(key));
        all_differ(&[
            with(title.clone(), empty.clone()),
            with(with_another_end(&title), empty.clone()),
            with(title.clone(), with_another_end(&empty)),
        ]);
    }
}

/// The end of the longest note below a rating can be seen.
#[test]
fn what_is_said_below_a_rating_is_whole_in_every_language() {
    let with = |words: String| {
        let column = |align| Column {
            heading: String::new(),
            align,
        };
        let row = Row::Cells {
            cells: vec![Cell::Line(0), Cell::Text("Courtyard".to_owned())],
            note: Some(Note {
                words,
                results: Some([188, 188, 10]),
            }),
            own: false,
        };
        let profile = Profile {
            table: Table {
                columns: [Align::Right, Align::Left].map(column).to_vec(),
                rows: vec![row],
                ..Table::default()
            },
            chart: Chart::default(),
        };
        read(&render::profile(&profile, Look::default()).expect("a profile"))
    };
    let is_cut = |locale: &Locale| {
        let words = [
            sentence!("profile-place", place = "1 234", of = "1 234"),
            sentence!("profile-best", points = 1801_u32),
            sentence!(
                "profile-results",
                wins = 188_u32,
                losses = 188_u32,
                draws = 10_u32
            ),
        ];
        let words = words.map(|said| locale.say(&said)).join(" · ");
        with(with_another_end(&words)).differences(&with(words)) <= 10
    };
    let cut: Vec<Locale> = Locale::ALL.into_iter().filter(is_cut).collect();
    assert!(cut.is_empty(), "{cut:?}");
}
