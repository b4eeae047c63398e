//! Names come from people. Whatever they contain, the picture around them is unchanged.

use render::Scene;
use rules::{GameId, Side};

use crate::support::{after, draw, look};

fn extreme() -> Vec<String> {
    let words = [
        "",
        " ",
        "Ada",
        "I",
        "Ærøskøbing Ñandú Ğüneş",
        "Ελένη Παπαδοπούλου",
        "Дмитрий Шостакович",
        "محمد بن سلمان",
        "שלום עולם",
        "अनुष्का शर्मा",
        "สมชาย ใจดี",
        "সত্যজিৎ রায়",
        "தமிழ்ச்செல்வி",
        "శ్రీనివాస రామానుజన్",
        "ಶ್ರೀಧರ್ ಕನ್ನಡ",
        "മലയാളം ശ്രീ",
        "ქართველი Արամ ሰላም",
        "ភាសាខ្មែរ ស្ត្រី",
        "မြန်မာ ကြွက်",
        "བོད་སྐད་ རྒྱལ",
        "ꦗꦮ ꦏꦿꦱꦤ",
        "ශ්‍රී ලංකා ඞ",
        "ส็็็็็็็็็็็ ด้้้้็็็็็้้้้้็็็็็",
        "山田太郎",
        "김철수",
        "王小明",
        "👑🐉🎲",
        "👨‍👩‍👧‍👦 family",
        "🇫🇷🇯🇵",
        "𝕱𝖗𝖆𝖐𝖙𝖚𝖗",
        "꧁༺ nice ༻꧂",
        "ｆｕｌｌｗｉｄｔｈ",
        "a\u{0}b\u{7}c\u{1b}[31m",
        "line\nbreak\r\n\ttab",
        "\u{202e}reversed\u{202c}",
        "\u{feff}\u{200b}\u{200d}",
        "\u{e000}\u{10ffff}\u{fffe}",
        "@everyone <@123> **bold** `code`",
        "…",
        "\u{301}\u{301}",
    ];
    let mut names: Vec<String> = words.into_iter().map(str::to_owned).collect();
    names.push("W".repeat(100));
    names.push("i".repeat(100));
    names.push("長".repeat(100));
    names.push("🎲".repeat(100));
    names.push(format!("Z{}o", "\u{336}\u{310}\u{31a}".repeat(200)));
    names.push("x".repeat(100_000));
    names.push(" ".repeat(1000));
    names
}

#[test]
fn no_name_changes_the_picture_outside_its_bar() {
    let (position, _) = after(GameId::GuardAndTowers, &["a7-a6"]);
    for width in [480, 900] {
        let scene = Scene {
            names: Some(["", ""]),
            ..Scene::of(&position)
        };
        let blank = draw(&scene, look(width));
        for name in extreme() {
            for side in Side::BOTH {
                let mut names = ["", ""];
                names[side.index()] = &name;
                let picture = draw(
                    &Scene {
                        names: Some(names),
                        ..scene
                    },
                    look(width),
                );
                assert_eq!((picture.width, picture.height), (blank.width, blank.height));
                let pixels = usize::try_from(width).expect("a small number");
                let bar = picture.height as usize * 8 / 100;
                for (y, (row, plain)) in picture
                    .pixels
                    .chunks(pixels)
                    .zip(blank.pixels.chunks(pixels))
                    .enumerate()
                {
                    // The viewer is the first side, at the bottom.
                    let inside = match side {
                        Side::First => y >= picture.height as usize - bar,
                        Side::Second => y < bar,
                    };
                    assert!(inside || row == plain, "{name:?} shows in row {y}");
                    let edge = pixels / 40;
                    assert_eq!(
                        row[..edge],
                        plain[..edge],
                        "{name:?} shows at the left edge"
                    );
                    assert_eq!(
                        row[pixels - edge..],
                        plain[pixels - edge..],
                        "{name:?}, right edge"
                    );
                }
            }
        }
    }
}

#[test]
fn names_of_any_script_are_seen() {
    let (position, _) = after(GameId::GuardAndTowers, &[]);
    let scene = Scene {
        names: Some(["", ""]),
        ..Scene::of(&position)
    };
    let blank = draw(&scene, look(600));
    for name in [
        "Ada",
        "Елена",
        "محمد",
        "אדה",
        "अदा",
        "আদা",
        "ਅਦਾ",
        "અદા",
        "அதா",
        "అదా",
        "ಅದಾ",
        "അദാ",
        "අදා",
        "อาดา",
        "ອາດາ",
        "အာဒါ",
        "អាដា",
        "ადა",
        "Ադա",
        "አዳ",
        "山田",
        "김",
        "👑",
        "𝕱",
        "\u{10ffff}",
    ] {
        let picture = draw(
            &Scene {
                names: Some([name, ""]),
                ..scene
            },
            look(600),
        );
        assert!(picture.differences(&blank) > 40, "{name} cannot be seen");
    }
}

/// A row of boxes says nothing, and a single sign says as much.
#[test]
fn letters_that_no_font_has_become_one_sign() {
    let (position, _) = after(GameId::GuardAndTowers, &[]);
    let named = |name: &str| {
        let scene = Scene {
            names: Some([name, ""]),
            ..Scene::of(&position)
        };
        draw(&scene, look(600))
    };
    let one = named("Ada \u{12000}");
    assert!(named("Ada \u{12000}\u{12001}\u{e000}") == one);
    assert!(named("Ada") != one);
    assert!(named("Ada \u{12000} \u{12000}") != one);
}
