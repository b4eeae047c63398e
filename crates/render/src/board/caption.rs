//! A line below the picture: how the match ended, that this is a preview, or which move it is.

use pixels::{
    canvas::Canvas,
    num,
    text::{self, Line, Parted},
};

use super::{
    Board,
    kit::Kit,
    scene::{Caption, Tone},
};

/// The size of a caption on one line, compared with the height of its room.
const ONE: f32 = 0.72;

/// How small a caption can become, compared with others, before it is set in two lines.
const SHRUNK: f32 = 0.75;

/// The size of a caption in two lines, compared with the height of its room.
const TWO: f32 = 0.46;

/// Returns the picture with room for a caption below it.
pub(super) fn make_room(canvas: &Canvas, kit: &Kit) -> Canvas {
    let room = kit.geometry.caption();
    canvas.with_height(room.y + room.height)
}

/// Draws a caption into its room.
pub(super) fn draw(board: &mut Board, kit: &Kit, caption: &Caption) {
    let area = kit.geometry.caption();
    let paint = &kit.paint;
    let (fill, ink) = match caption.tone {
        Tone::Plain => (paint.colours.surface, &paint.inks.plain),
        Tone::Result => (paint.colours.turn, &paint.inks.turn),
        Tone::Preview => (paint.colours.arrow, &paint.inks.arrow_edge),
    };
    board.canvas.fill(area, paint.index(fill.0));
    let (width, height) = (num::len(area.width), num::len(area.height));
    let (lines, _) = set(caption.text, width * 0.96, height);
    let middle = num::len(area.y) + height / 2.0;
    let apart = height * TWO;
    let first = middle - apart * (num::count(lines.len()) - 1.0) / 2.0;
    for (index, line) in lines.iter().enumerate() {
        let left = (width - line.width) / 2.0;
        let y = first + apart * num::count(index);
        line.draw(&mut board.canvas, left, y, ink);
    }
}

/// Sets a caption on one line, if necessary a smaller one, or else on two. Also returns how it was
/// parted, if it was.
fn set(caption: &str, room: f32, height: f32) -> (Vec<Line>, Option<Parted>) {
    let size = height * ONE;
    let full = text::set(caption, size, f32::INFINITY).width.max(1.0);
    let shrunk = (room / full).min(1.0);
    if shrunk >= SHRUNK {
        // Rounding can have made it a little wider.
        let line = text::set(caption, size * shrunk, room * 1.01);
        return (vec![line], None);
    }
    let size = height * TWO;
    // Two lines of about the same length look better than a full one and a word.
    let even = text::set(caption, size, f32::INFINITY).width * 0.6;
    let tries = [even.min(room), room].map(|room| text::halves(caption, size, room));
    let best = tries.into_iter().min_by_key(|set| set.parted);
    best.map_or_else(
        || (Vec::new(), Some(Parted::Cut)),
        |set| (Vec::from(set.lines), Some(set.parted)),
    )
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use rules::{GameId, Side, sentence, words::Locale};

    /// Every way in which a match can end.
    const REASONS: [&str; 22] = [
        "cy-courtyard",
        "cy-kings",
        "cy-pieces",
        "cy-nobody",
        "kc-king",
        "kc-home",
        "gt-guard",
        "gt-castle",
        "kk-court",
        "cannot-move",
        "resignation",
        "agreement",
        "repetition",
        "timeout",
        "departure",
        "deletion",
        "adjudication",
        "aborted",
        "silence",
        "unplayed",
        "replaced",
        "rules",
    ];

    /// Returns what is said of every result in every language.
    pub(crate) fn results() -> Vec<(Locale, String)> {
        let mut results = Vec::new();
        for locale in Locale::ALL {
            for why in REASONS {
                for game in GameId::ALL {
                    for winner in Side::BOTH {
                        let sides = game.info().sides;
                        let (side, loser) = (sides[winner.index()], sides[winner.other().index()]);
                        let reason = locale.say(&sentence!("reason", why = why, side = loser));
                        results.extend(["won", "draw", "none"].map(|result| {
                            let text = locale.say(&sentence!(
                                "caption-result",
                                result = result,
                                side = side,
                                reason = reason.as_str()
                            ));
                            (locale, text)
                        }));
                    }
                }
            }
        }
        results
    }

    #[test]
    fn no_result_is_cut_in_any_language() {
        let english = include_str!("../../../../assets/locales/en/messages.ftl");
        let reasons = english.split("\nreason = ").nth(1).unwrap_or_default();
        let reasons = reasons.split("\n}").next().unwrap_or_default();
        let named = reasons.matches("\n    [").count() + reasons.matches("\n   *[").count();
        assert_eq!(named, REASONS.len(), "{reasons}");
        for (_, text) in results() {
            // As on a picture of the usual size.
            let (_, parted) = set(&text, 900.0 * 0.96, 80.0);
            assert_ne!(parted, Some(Parted::Cut), "{text}");
            assert_ne!(parted, Some(Parted::InWord), "{text}");
        }
    }
}
