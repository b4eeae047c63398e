//! The order and the forms in which characters are drawn.
//!
//! A font draws the characters of a text one after the other from left to right. That is wrong for
//! Arabic, whose letters join, and for both Arabic and Hebrew, which run from right to left. This
//! module does as much about it as names need: it joins letters and reverses runs. It does not
//! follow all of Unicode's rules.

/// An Arabic letter, the code of its first form, and whether it joins the next letter.
///
/// The codes of the forms follow each other: alone, at the end and, for letters that join the next
/// one, at the beginning and in the middle.
type Letter = (char, u32, bool);

/// The letters of Arabic, Persian and Urdu.
const LETTERS: &[Letter] = &[
    ('\u{622}', 0xfe81, false),
    ('\u{623}', 0xfe83, false),
    ('\u{624}', 0xfe85, false),
    ('\u{625}', 0xfe87, false),
    ('\u{626}', 0xfe89, true),
    ('\u{627}', 0xfe8d, false),
    ('\u{628}', 0xfe8f, true),
    ('\u{629}', 0xfe93, false),
    ('\u{62a}', 0xfe95, true),
    ('\u{62b}', 0xfe99, true),
    ('\u{62c}', 0xfe9d, true),
    ('\u{62d}', 0xfea1, true),
    ('\u{62e}', 0xfea5, true),
    ('\u{62f}', 0xfea9, false),
    ('\u{630}', 0xfeab, false),
    ('\u{631}', 0xfead, false),
    ('\u{632}', 0xfeaf, false),
    ('\u{633}', 0xfeb1, true),
    ('\u{634}', 0xfeb5, true),
    ('\u{635}', 0xfeb9, true),
    ('\u{636}', 0xfebd, true),
    ('\u{637}', 0xfec1, true),
    ('\u{638}', 0xfec5, true),
    ('\u{639}', 0xfec9, true),
    ('\u{63a}', 0xfecd, true),
    ('\u{641}', 0xfed1, true),
    ('\u{642}', 0xfed5, true),
    ('\u{643}', 0xfed9, true),
    ('\u{644}', 0xfedd, true),
    ('\u{645}', 0xfee1, true),
    ('\u{646}', 0xfee5, true),
    ('\u{647}', 0xfee9, true),
    ('\u{648}', 0xfeed, false),
    ('\u{649}', 0xfeef, false),
    ('\u{64a}', 0xfef1, true),
    ('\u{679}', 0xfb66, true),
    ('\u{67e}', 0xfb56, true),
    ('\u{686}', 0xfb7a, true),
    ('\u{688}', 0xfb88, false),
    ('\u{691}', 0xfb8c, false),
    ('\u{698}', 0xfb8a, false),
    ('\u{6a9}', 0xfb8e, true),
    ('\u{6af}', 0xfb92, true),
    ('\u{6ba}', 0xfb9e, false),
    ('\u{6be}', 0xfbaa, true),
    ('\u{6c1}', 0xfba6, true),
    ('\u{6cc}', 0xfbfc, true),
    ('\u{6d2}', 0xfbae, false),
];

const LAM: char = '\u{644}';

/// What lam and an alef after it become: the alef and the code of the form alone. The form at the end
/// has the next code.
const LAM_ALEF: [(char, u32); 4] = [
    ('\u{622}', 0xfef5),
    ('\u{623}', 0xfef7),
    ('\u{625}', 0xfef9),
    ('\u{627}', 0xfefb),
];

/// The characters in the order and the forms in which they are drawn from left to right.
pub(super) fn visual(chars: &[char]) -> Vec<char> {
    let mut drawn = joined(chars);
    let mut at = 0;
    while at < drawn.len() {
        if !is_rtl(drawn[at]) {
            at += 1;
            continue;
        }
        // Blanks and numbers belong to the run if a letter that runs from right to left follows.
        let rest = &drawn[at..];
        let stop = rest
            .iter()
            .position(|&sign| sign.is_alphabetic() && !is_rtl(sign));
        let run = &rest[..stop.unwrap_or(rest.len())];
        let last = run.iter().rposition(|&sign| is_rtl(sign)).unwrap_or(0);
        // A bracket that closes one in the run belongs to it, too.
        let closes = run[..last].contains(&'(') && run.get(last + 1) == Some(&')');
        let length = last + 1 + usize::from(closes);
        turn(&mut drawn[at..at + length]);
        at += length;
    }
    drawn
}

/// Reverses a run, but not the numbers in it.
fn turn(run: &mut [char]) {
    run.reverse();
    for number in run.chunk_by_mut(|a, b| a.is_numeric() && b.is_numeric()) {
        if number[0].is_numeric() {
            number.reverse();
        }
    }
    for sign in run {
        *sign = match *sign {
            '(' => ')',
            ')' => '(',
            '[' => ']',
            ']' => '[',
            other => other,
        };
    }
}

fn is_rtl(sign: char) -> bool {
    matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}')
        && !sign.is_numeric()
}

fn joined(chars: &[char]) -> Vec<char> {
    let letter = |sign: char| LETTERS.iter().find(|&&(other, ..)| other == sign).copied();
    let joins_on = |sign: char| sign == '\u{640}' || letter(sign).is_some_and(|(.., both)| both);
    let joins_back = |sign: char| sign == '\u{640}' || letter(sign).is_some();
    let mut drawn = Vec::with_capacity(chars.len());
    let mut before = None;
    let mut rest = chars;
    while let [sign, after @ ..] = rest {
        rest = after;
        let back = before.is_some_and(joins_on);
        before = Some(*sign);
        let Some((_, forms, both)) = letter(*sign) else {
            drawn.push(plain(*sign));
            continue;
        };
        let next = after.first().copied();
        let alef = LAM_ALEF
            .iter()
            .find(|&&(alef, _)| *sign == LAM && Some(alef) == next);
        let form = if let Some(&(_, ligature)) = alef {
            rest = &after[1..];
            before = next;
            ligature + u32::from(back)
        } else {
            let on = both && next.is_some_and(joins_back);
            forms + u32::from(back) + 2 * u32::from(on)
        };
        drawn.push(char::from_u32(form).unwrap_or(*sign));
    }
    drawn
}

/// The plain letter or digit for an ornamental one. Unicode has those for mathematics; people write
/// their names with them.
fn plain(sign: char) -> char {
    let code = u32::from(sign);
    let nth = |first: u8, index: u32| u8::try_from(index).map_or(sign, |at| char::from(first + at));
    match code {
        0x1d400..=0x1d6a3 => match (code - 0x1d400) % 52 {
            upper @ 0..26 => nth(b'A', upper),
            lower => nth(b'a', lower - 26),
        },
        0x1d7ce..=0x1d7ff => nth(b'0', (code - 0x1d7ce) % 10),
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str) -> String {
        visual(&text.chars().collect::<Vec<char>>())
            .into_iter()
            .collect()
    }

    #[test]
    fn most_texts_stay_as_they_are() {
        for text in ["", "Ada (7)", "Ñandú", "Елена", "山田太郎", "👑"] {
            assert_eq!(drawn(text), text);
        }
    }

    #[test]
    fn arabic_letters_join_and_run_from_the_right() {
        // Meem, hah, meem, dal.
        assert_eq!(drawn("محمد"), "\u{feaa}\u{fee4}\u{fea4}\u{fee3}");
        // Seen, lam with alef, meem.
        assert_eq!(drawn("سلام"), "\u{fee1}\u{fefc}\u{feb3}");
        // Dal, alef, reh: none joins on.
        assert_eq!(drawn("دار"), "\u{fead}\u{fe8d}\u{fea9}");
    }

    #[test]
    fn only_runs_are_reversed() {
        assert_eq!(
            drawn("Ada שלום 12 עולם Lovelace"),
            "Ada םלוע 12 םולש Lovelace"
        );
        assert_eq!(drawn("שלום (א) 7"), "(א) םולש 7");
    }

    #[test]
    fn ornamental_letters_become_plain() {
        assert_eq!(drawn("𝕱𝖗𝖆𝖐𝖙𝖚𝖗 𝟙𝟚𝟛"), "Fraktur 123");
    }
}
