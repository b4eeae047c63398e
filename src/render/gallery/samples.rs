//! Positions, tables and charts for the gallery.

use crate::{
    games::{AnyPosition, GameId},
    render::numbers::{Align, Cell, Chart, Column, Movement, Point, Row, Series, Table},
};

/// A position with pieces that hardly ever occur in random play.
pub(super) fn position(game: GameId) -> Option<AnyPosition> {
    match game {
        // A tower of every height.
        GameId::GuardAndTowers => game
            .parse_position("2RG4/r7r6r5r4r3r2r1/7/b7b6b5b4b3b2b1/7/7/3BG3 b")
            .ok(),
        GameId::Courtyard | GameId::KingAndCourtesan | GameId::KingsCourt => None,
    }
}

/// Names as people have them: short and long, and in several scripts.
const PEOPLE: [&str; 12] = [
    "Ada Lovelace",
    "Ñandú · Елена · محمد · 山田太郎 👑",
    "Grace",
    "חנה ארנדט",
    "王小明",
    "The Right Honourable Member for the Far Corner of the Board",
    "김연아",
    "ᚠᚢᚦᚨᚱᚲ 🜁",
    "Sofía",
    "Ωμέγα",
    "ali",
    "N°9",
];

/// Pages of leaderboards: one with the viewer's own row after a gap, one with shared places and the
/// viewer among them, one with a single row, and one with none.
pub(super) fn tables() -> Vec<(&'static str, Table)> {
    let page = |rows: Vec<Row>, footer: &str| Table {
        title: "Courtyard · leaderboard".to_owned(),
        columns: columns(),
        rows,
        footer: footer.to_owned(),
    };
    let mut gap: Vec<Row> = (0..10)
        .zip(1..)
        .map(|(index, place)| row(index, place, false))
        .collect();
    gap.push(Row::Across("…".to_owned()));
    gap.push(row(11, 137, true));
    let shared = [1, 1, 3, 4, 4, 6, 7, 8].into_iter().enumerate();
    let shared = shared
        .map(|(index, place)| row(index, place, place == 3))
        .collect();
    vec![
        ("gap", page(gap, "Page 1 of 14")),
        ("shared", page(shared, "")),
        ("one", page(vec![row(0, 1, true)], "Page 1 of 1")),
        (
            "none",
            page(vec![Row::Across("Nobody has a rating yet.".to_owned())], ""),
        ),
    ]
}

fn columns() -> Vec<Column> {
    let column = |heading: &str, align| Column {
        heading: heading.to_owned(),
        align,
    };
    vec![
        column("#", Align::Right),
        column("", Align::Right),
        column("Player", Align::Left),
        column("Rating", Align::Right),
        column("Won", Align::Right),
        column("Drawn", Align::Right),
        column("Lost", Align::Right),
        column("Streak", Align::Right),
    ]
}

/// A row with numbers that follow from its index.
fn row(index: usize, place: u32, own: bool) -> Row {
    let number = u32::try_from(index).unwrap_or_default();
    let moved = match index % 5 {
        0 => Movement::Same,
        1 => Movement::Up(number + 1),
        2 => Movement::Down(12),
        3 => Movement::New,
        _ => Movement::Up(1),
    };
    Row::Cells {
        cells: vec![
            Cell::Place(place),
            Cell::Moved(moved),
            Cell::Text(PEOPLE[index % PEOPLE.len()].to_owned()),
            Cell::Rating {
                rating: 2031 - 97 * number.cast_signed(),
                deviation: 45 + number * number * 3,
                provisional: index % 4 == 3,
            },
            Cell::Text((61 - number * 4).to_string()),
            Cell::Quiet((number % 3).to_string()),
            Cell::Text((5 + number * 2).to_string()),
            Cell::Quiet(format!("{}{}", ["W", "L", "D"][index % 3], number + 1)),
        ],
        own,
    }
}

/// Charts with one line, with few points, with four lines, with one point, and with none.
pub(super) fn charts() -> Vec<(&'static str, Chart)> {
    let chart = |series: Vec<Series>| Chart {
        title: "Ñandú · Елена · محمد".to_owned(),
        series,
        empty: "No rated matches yet".to_owned(),
    };
    let names = [
        "Courtyard",
        "King and Courtesan",
        "Guard & Towers",
        "King's Court",
    ];
    let series = |index: usize, points: usize| Series {
        name: names[index].to_owned(),
        points: walk(index, points),
    };
    vec![
        ("one", chart(vec![series(0, 60)])),
        ("few", chart(vec![series(2, 9)])),
        (
            "four",
            chart(vec![
                series(0, 60),
                series(1, 25),
                series(2, 40),
                series(3, 8),
            ]),
        ),
        ("point", chart(vec![series(0, 1)])),
        ("none", chart(vec![series(0, 0)])),
    ]
}

/// A rating that goes up and down while its deviation shrinks.
fn walk(seed: usize, points: usize) -> Vec<Point> {
    const DAY: i64 = 86_400;
    let mut point = Point {
        at: 1_772_000_000,
        rating: 1500.0,
        deviation: 250.0,
    };
    let mut dice = u32::try_from(seed).unwrap_or_default() * 7919 + 17;
    let mut walk = Vec::new();
    for _ in 0..points {
        walk.push(point);
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let throw = f64::from(dice >> 24) / 255.0;
        point.at += DAY * (1 + i64::from(dice >> 29));
        point.rating += (throw - 0.45) * point.deviation;
        point.deviation = 45.0 + (point.deviation - 45.0) * 0.9;
    }
    walk
}
