//! Choosing a move by tapping: the progress of the picker, and how many taps it takes.

use rules::{AnyPosition, Square};

use super::page::{Page, Pane};
use crate::patience::until;

/// The progress of the private message in which a move is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Piece,
    Move,
    Preview,
}

/// Returns the newest private message of a pane.
async fn newest(page: &Page, pane: Pane) -> String {
    let script = "const all = [...document.querySelectorAll(arguments[0])];
        return all.length ? all.at(-1).innerText : ''";
    let pane = match pane {
        Pane::Left => "pane-0",
        Pane::Right => "pane-1",
    };
    let selector = format!("#{pane} li.ephemeral");
    let text = page.run(script, &selector).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Waits until the choice has progressed.
async fn further(page: &Page, pane: Pane, than: Option<Stage>) -> Stage {
    until("the next question", async || {
        let text = newest(page, pane).await;
        let says = |words: &str| text.contains(words);
        let stage = if says("Which piece moves?") || says("Which piece leaves") {
            Some(Stage::Piece)
        } else if says("Where to from") {
            Some(Stage::Move)
        } else if says("Preview of") {
            Some(Stage::Preview)
        } else {
            None
        };
        match stage {
            Some(stage) if Some(stage) != than => Ok(stage),
            _ => {
                tokio::task::yield_now().await;
                Err(text)
            }
        }
    })
    .await
}

/// Returns a move's squares, as labels name them.
fn squares(position: &AnyPosition, mv: &str) -> Vec<Square> {
    position.play(mv).expect("legal").mv.squares()
}

fn label(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    names.join("-")
}

/// Continues to the preview of a move, from wherever the picker is. Returns the number of taps.
pub(crate) async fn choose(page: &Page, pane: Pane, position: &AnyPosition, mv: &str) -> usize {
    let squares = squares(position, mv);
    let (mut taps, mut stage) = (0, None);
    loop {
        let named = match further(page, pane, stage).await {
            Stage::Preview => return taps,
            Stage::Piece => {
                stage = Some(Stage::Piece);
                label(&squares[..1])
            }
            Stage::Move => {
                stage = Some(Stage::Move);
                label(&squares[1..])
            }
        };
        let whole = label(&squares);
        let option = pane.path(&format!("//select[option[@value='{whole}']]"));
        if page.count(&option).await > 0 {
            page.choose(pane, &whole).await;
        } else {
            // A mark may precede a piece, and its kind or effect follows a dot.
            let text = "concat(' ', normalize-space(), ' ')";
            let button = pane.path(&format!("//button[contains({text}, ' {named} ')]"));
            page.click(&format!("({button})[last()]")).await;
        }
        taps += 1;
    }
}

/// Plays a move only by taps. Returns their number.
pub(crate) async fn play(page: &Page, pane: Pane, position: &AnyPosition, mv: &str) -> usize {
    page.press(pane, "Move").await;
    let taps = choose(page, pane, position, mv).await;
    page.press(pane, "Play").await;
    taps + 2
}
