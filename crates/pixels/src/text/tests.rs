//! Checks that texts of many scripts become the right glyphs.

use ab_glyph::GlyphId;

use super::{
    clean::clean,
    clusters::{Cluster, clusters},
    fonts::{self, Font},
    set,
    shape::{Placed, shape},
};

/// The script, two words in it, and a word that has fewer glyphs than characters because letters
/// join. Scripts without such letters have none.
const SAMPLES: [(&str, &str, Option<&str>); 36] = [
    ("Adlam", "𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪", None),
    ("Arabic", "محمد بن سلمان", Some("لا")),
    ("Armenian", "Արամ Խաչատրյան", None),
    ("Balinese", "ᬩᬮᬶ ᬅᬓ᭄ᬱᬭ", None),
    ("Bengali", "সত্যজিৎ রায়", Some("ক্ষ")),
    ("Chakma", "𑄌𑄋𑄴𑄟 𑄥𑄮𑄢𑄴", None),
    ("Cherokee", "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ", None),
    ("Chinese", "王小明 山田太郎", None),
    ("Cyrillic", "Дмитрий Шостакович", None),
    ("Devanagari", "अनुष्का शर्मा", Some("क्ष")),
    ("Ethiopic", "አማርኛ ሰላም", None),
    ("Georgian", "ნინო ქართველი", None),
    ("Greek", "Ελένη Παπαδοπούλου", None),
    ("Gujarati", "મહાત્મા ગાંધી", Some("ક્ષ")),
    ("Gurmukhi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", Some("ਪ੍ਰ")),
    ("Hebrew", "שלום עולם", None),
    ("Inuktitut", "ᐃᓄᒃᑎᑐᑦ ᓄᓇᕗᑦ", None),
    ("Javanese", "ꦗꦮ ꦏꦿꦱꦤ", None),
    ("Kannada", "ಶ್ರೀಧರ್ ಕನ್ನಡ", Some("ಕ್ಷ")),
    ("Khmer", "ភាសាខ្មែរ ស្រី", Some("ខ្ម")),
    ("Korean", "김연아 대한민국", None),
    ("Lao", "ສະບາຍດີ ນ້ຳ", None),
    ("Malayalam", "മലയാളം ശ്രീ", Some("ക്ഷ")),
    ("Myanmar", "မြန်မာ ကြွက်", None),
    ("N'Ko", "ߒߞߏ ߛߓߍ", None),
    ("Odia", "ଓଡ଼ିଆ ଶ୍ରୀ", Some("କ୍ଷ")),
    ("Ol Chiki", "ᱚᱞ ᱪᱤᱠᱤ", None),
    ("Sinhala", "ශ්‍රී ලංකා", Some("ක්‍ෂ")),
    ("Syriac", "ܐܪܡܝܐ ܣܘܪܝܝܐ", None),
    ("Tamil", "தமிழ்ச்செல்வி அன்பு", Some("க்ஷ")),
    ("Telugu", "శ్రీనివాస రామానుజన్", Some("క్ష")),
    ("Thaana", "ދިވެހި ރާއްޖެ", None),
    ("Thai", "สมชาย ใจดี", None),
    ("Tibetan", "བོད་སྐད་ རྒྱལ", Some("སྐ")),
    ("Tifinagh", "ⵜⵉⴼⵉⵏⴰⵖ ⴰⵎⴰⵣⵉⵖ", None),
    ("Vietnamese", "Nguyễn Thị Ánh", None),
];

fn shaped(text: &str) -> Vec<Placed> {
    shape(&clusters(&clean(text)), 100.0).0
}

fn ids(text: &str) -> Vec<GlyphId> {
    shaped(text)
        .into_iter()
        .map(|placed| placed.glyph)
        .collect()
}

/// Returns the glyphs that a font draws for characters on their own.
fn alone(text: &str) -> Vec<GlyphId> {
    text.chars()
        .flat_map(|sign| ids(&sign.to_string()))
        .collect()
}

fn is_substitute(cluster: &Cluster) -> bool {
    cluster.text == "◇"
}

#[test]
fn every_font_can_be_read() {
    assert!(fonts::all_read());
}

#[test]
fn no_script_is_drawn_in_boxes() {
    for (script, name, _) in SAMPLES {
        assert!(
            !clusters(&clean(name)).iter().any(is_substitute),
            "{script}"
        );
        assert!(
            shaped(name).iter().all(|placed| placed.glyph.0 != 0),
            "{script}: {:?}",
            ids(name)
        );
    }
}

#[test]
fn letters_join_into_one() {
    for (script, _, conjunct) in SAMPLES {
        let Some(conjunct) = conjunct else { continue };
        let drawn = ids(conjunct);
        assert!(
            drawn.len() < conjunct.chars().count(),
            "{script}: {drawn:?}"
        );
    }
}

#[test]
fn arabic_letters_have_other_forms_beside_others() {
    let beh = ids("ب")[0];
    let three = ids("ببب");
    assert_eq!(three.len(), 3);
    // From the left: at the end, in the middle, at the beginning.
    assert!(!three.contains(&beh) && three[0] != three[1] && three[1] != three[2]);
    // A dal does not join the letter after it.
    assert_eq!(ids("دب"), [beh, ids("د")[0]]);
}

#[test]
fn vowels_stand_where_they_are_read() {
    // The vowel sign follows the letter in the text and is drawn before it.
    let [ka, both] = ["क", "कि"].map(ids);
    assert_eq!(both.last(), ka.last());
    assert_eq!(both.len(), 2);
    // A mark above a letter takes no width of its own.
    let [alone, marked] = ["ท", "ที่"].map(|text| set(text, 100.0, f32::MAX).width);
    assert!((alone - marked).abs() < 0.01, "{alone} and {marked}");
}

#[test]
fn hebrew_runs_from_the_right_and_numbers_do_not() {
    let reversed = |text: &str| {
        let mut glyphs = alone(text);
        glyphs.reverse();
        glyphs
    };
    assert_eq!(ids("שלום"), reversed("שלום"));
    assert_eq!(ids("Adaשלום"), [alone("Ada"), reversed("שלום")].concat());
    // A name that begins with Hebrew runs from the right as a whole.
    assert_eq!(
        ids("שלום12Ada"),
        [alone("12Ada"), reversed("שלום")].concat()
    );
    // Brackets open to the other side.
    assert_eq!(ids("(א)"), [alone("("), alone("א"), alone(")")].concat());
}

#[test]
fn emoji_of_several_characters_are_one() {
    for emoji in [
        "👨‍👩‍👧‍👦",
        "👍🏽",
        "🇫🇷",
        "❤️",
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
        "1️⃣",
    ] {
        let seen = shaped(emoji);
        let wide = set(emoji, 100.0, f32::MAX).width;
        let one = set("👑", 100.0, f32::MAX).width;
        assert!((wide - one).abs() < 0.01, "{emoji}: {} glyphs", seen.len());
    }
}

#[test]
fn what_no_font_has_becomes_one_sign() {
    let signs = |text: &str| {
        clusters(&clean(text))
            .iter()
            .filter(|cluster| is_substitute(cluster))
            .count()
    };
    assert_eq!(signs("\u{e000}\u{e001}\u{10ffff}"), 1);
    assert_eq!(
        signs("Ada \u{e000}\u{e001} and \u{12000}\u{12001}\u{12002}"),
        2
    );
    assert_eq!(signs("Ada"), 0);
    assert_eq!(ids("\u{12000}\u{12001}"), ids("◇"));
    assert!(ids("◇")[0].0 != 0);
}

#[test]
fn marks_that_no_font_has_leave_their_letter() {
    // A musical mark on a letter.
    assert_eq!(ids("x\u{1d165}"), ids("x"));
}

#[test]
fn letters_of_all_scripts_are_about_as_large() {
    let height = |font: &Font, glyph: GlyphId| {
        let placed = glyph.with_scale(100.0 * font.scale);
        let outline = ab_glyph::Font::outline_glyph(&font.outlines, placed);
        outline.map_or(0.0, |outline| outline.px_bounds().height())
    };
    for letter in [
        "H", "Ж", "Σ", "ა", "Հ", "ក", "ก", "అ", "अ", "ה", "አ", "山", "한",
    ] {
        let placed = shaped(letter).remove(0);
        let height = height(placed.font, placed.glyph);
        assert!((35.0..80.0).contains(&height), "{letter}: {height}");
    }
}

#[test]
fn a_name_that_is_too_long_ends_in_dots_between_letters() {
    for (script, name, _) in SAMPLES {
        let long = name.repeat(5);
        let full = set(&long, 20.0, f32::MAX).width;
        for share in [0.2, 0.5, 0.8] {
            let line = set(&long, 20.0, full * share);
            assert!(line.width <= full * share, "{script}");
            assert!(line.width > full * share * 0.6, "{script}");
        }
    }
}
