//! Tables and profiles for the gallery.

use render::{Align, Cell, Chart, Column, Movement, Note, Point, Profile, Row, Series, Table};

/// Realistic names: short and long, and in several scripts.
pub(super) const PEOPLE: [&str; 12] = [
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

/// Names in scripts whose letters change next to others, run from the right, or carry their vowels
/// as marks, and some in none.
pub(super) const SCRIPTS: [&str; 31] = [
    "अनुष्का शर्मा · श्री",
    "সত্যজিৎ রায়",
    "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    "મહાત્મા ગાંધી",
    "ଓଡ଼ିଆ ଶ୍ରୀ",
    "தமிழ்ச்செல்வி",
    "శ్రీనివాస రామానుజన్",
    "ಶ್ರೀಧರ್ ಕನ್ನಡ",
    "മലയാളം ശ്രീ",
    "ශ්‍රී ලංකා",
    "สมชาย ใจดี น้ำ",
    "ສະບາຍດີ ນ້ຳ",
    "ភាសាខ្មែរ ស្រី",
    "မြန်မာ ကြွက်",
    "བོད་སྐད་ རྒྱལ",
    "ქართველი ნინო",
    "Արամ Խաչատրյան",
    "አማርኛ ሰላም",
    "محمد بن سلمان ۱۲",
    "اردو پاکستان",
    "שלום עולם (7)",
    "ܐܪܡܝܐ",
    "ދިވެހި",
    "ߒߞߏ",
    "ᏣᎳᎩ · ᐃᓄᒃᑎᑐᑦ",
    "ꦗꦮ ꦏꦿꦱꦤ",
    "ⵜⵉⴼⵉⵏⴰⵖ",
    "Nguyễn Thị Ánh",
    "👨‍👩‍👧‍👦 👍🏽 🇫🇷 ❤️ family",
    "꧁༺ 𝕱𝖆𝖓𝖈𝖞 ༻꧂ ⓐⓑⓒ",
    "𒀀𒁀𒂀 and 𓀀𓁀",
];

/// Returns pages of leaderboards: one with the viewer's own row after a gap, one with shared places
/// and the viewer among them, one with a single row, one with none, and one with names in every
/// script.
pub(super) fn tables() -> Vec<(&'static str, Table)> {
    let page = |rows: Vec<Row>, footer: &str| Table {
        title: "King and Courtesan".to_owned(),
        columns: columns(&["#", "", "Player", "Results", "Rating"]),
        rows,
        footer: footer.to_owned(),
    };
    let person = |index: usize| PEOPLE[index % PEOPLE.len()];
    let mut gap: Vec<Row> = (0..10)
        .zip(1..)
        .map(|(index, place)| row(index, person(index), place, false))
        .collect();
    gap.push(Row::Across("…".to_owned()));
    gap.push(row(11, person(11), 137, true));
    let shared = [1, 1, 3, 4, 4, 6, 7, 8].into_iter().enumerate();
    let shared = shared.map(|(index, place)| row(index, person(index), place, place == 3));
    let scripts = SCRIPTS.into_iter().enumerate().zip(1..);
    let scripts = scripts.map(|((index, name), place)| row(index, name, place, false));
    vec![
        ("gap", page(gap, "Places 1 to 10 · 1 234 players")),
        ("shared", page(shared.collect(), "")),
        (
            "one",
            page(vec![row(0, person(0), 1, true)], "Place 1 · 1 player"),
        ),
        (
            "none",
            page(vec![Row::Across("Nobody has a rating yet.".to_owned())], ""),
        ),
        ("scripts", page(scripts.collect(), "")),
    ]
}

/// Returns columns with these headings: the third holds words.
fn columns(headings: &[&str]) -> Vec<Column> {
    let column = |(index, heading): (usize, &&str)| Column {
        heading: (*heading).to_owned(),
        align: if index == 2 {
            Align::Left
        } else {
            Align::Right
        },
    };
    headings.iter().enumerate().map(column).collect()
}

/// Returns a row with numbers that follow from its index.
fn row(index: usize, name: &str, place: u32, own: bool) -> Row {
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
            Cell::Text(name.to_owned()),
            Cell::Results {
                won: 214 - 17 * number % 200,
                lost: 9 * number,
                drawn: number % 4,
            },
            Cell::Rating {
                rating: 2031 - 47 * number.cast_signed(),
                deviation: None,
                provisional: index % 4 == 3,
            },
        ],
        note: None,
        own,
    }
}

/// The games, with the longest name among them.
const GAMES: [&str; 4] = [
    "Courtyard",
    "King and Courtesan",
    "Guard & Towers",
    "King's Court",
];

/// Returns profiles with all games, with one game and few points, with one point, and with none.
pub(super) fn profiles() -> Vec<(&'static str, Profile)> {
    vec![
        ("four", sample(PEOPLE[1], &[60, 25, 40, 8])),
        ("few", sample(PEOPLE[5], &[9])),
        ("point", sample(PEOPLE[3], &[1])),
        ("none", sample(PEOPLE[0], &[])),
    ]
}

/// Returns the profile of a player with this many results in each of the first games.
fn sample(name: &str, results: &[usize]) -> Profile {
    let series = results.iter().enumerate();
    let series = series.map(|(index, &points)| Series {
        points: walk(index, points),
    });
    let mut rows: Vec<Row> = GAMES
        .iter()
        .zip(results)
        .enumerate()
        .map(|(index, (game, &results))| rated(Some(index), game, results))
        .collect();
    if !rows.is_empty() {
        rows.insert(0, rated(None, "All games", results.iter().sum()));
    }
    let column = |align| Column {
        heading: String::new(),
        align,
    };
    Profile {
        table: Table {
            title: name.to_owned(),
            columns: [Align::Right, Align::Left, Align::Right]
                .map(column)
                .to_vec(),
            rows,
            footer: String::new(),
        },
        chart: Chart {
            title: "Ratings over time".to_owned(),
            series: series.collect(),
            empty: "No rated match finished yet".to_owned(),
        },
    }
}

/// Returns the row of a game, or of all games together.
fn rated(line: Option<usize>, game: &str, results: usize) -> Row {
    Row::Cells {
        cells: vec![
            line.map_or_else(|| Cell::Text(String::new()), Cell::Line),
            Cell::Text(game.to_owned()),
            Cell::Rating {
                rating: 1743,
                deviation: Some(62),
                provisional: results < 10,
            },
        ],
        note: Some(Note {
            words: format!("#123 of 1 234 · best 1801 · {results} won, 105 lost, 6 drawn"),
            results: u32::try_from(results).ok().map(|won| [won, 6, 105]),
        }),
        own: false,
    }
}

/// Returns a rating that goes up and down while its deviation shrinks.
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
