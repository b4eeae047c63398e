//! Puzzles: a move is judged as soon as it is chosen, and a right one is answered immediately.

use std::time::Duration;

use tokio::time::timeout;

use super::{How, Progress, Stage, stage};
use crate::{
    discord::{error::Error, handlers::Caller, messages::Message},
    host::{Cx, Host},
    learning::{
        actions::puzzles::{self, Refutation},
        cards::{
            self as learning_cards,
            puzzle::{PuzzleView, TriedView, puzzle_solution, puzzle_table_button, puzzle_tried},
        },
    },
    matches::{
        cards,
        ids::picking::{Picking, Subject},
    },
    players::actions::settings,
};
use domain::{
    matches::Refusal,
    puzzles::{Puzzle, PuzzleId, Verdict},
};
use rules::AnyMove;
use store::PuzzleDay;

/// How long the verdict on a wrong move waits for the opponent's answer. Discord waits three seconds.
const REFUTED_WITHIN: Duration = Duration::from_millis(1_500);

/// Shows what can be chosen next. The choice is judged, and as long as it is right, the puzzle
/// continues.
pub(super) async fn show(
    host: &Host,
    caller: &Caller,
    mut picking: Picking,
    mut how: How,
) -> Result<Message, Error> {
    let (view, mut ply) = load(host, caller, picking.subject).await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let levels = match picking.subject {
        Subject::Puzzle { id, ply: 0 } if picking.named.is_empty() => Some(id),
        _ => None,
    };
    loop {
        let task = view.task(ply, look);
        let task = task.ok_or(Refusal::UnknownButton)?;
        let positions = vec![task.position.clone()];
        let Stage {
            picking: reached,
            progress,
            back,
        } = stage(positions, &picking, how).await?;
        let chosen = match progress {
            Progress::Choosing(question) => {
                let asked =
                    cards::boards::picker::ask(task, &reached, question.hushed(), back).await?;
                return Ok(
                    asked.with_buttons(levels.into_iter().flat_map(learning_cards::puzzle::levels))
                );
            }
            Progress::Chosen(chosen) => *chosen,
        };
        match view.puzzle.judge(ply, &chosen.mv) {
            Verdict::GoesOn { next } => {
                picking = Picking::new(view.subject(next));
                (ply, how) = (next, How::Choose);
            }
            verdict => {
                let found = verdict == Verdict::Solved;
                let tried = match view.daily {
                    Some(day) => {
                        let note = move |cx: &Cx<'_>| puzzles::note_try(cx, day.id, found);
                        Some(host.act(caller.actor(), note).await?)
                    }
                    None => None,
                };
                let refuted = if found {
                    None
                } else {
                    refute(caller, &view.puzzle, &chosen.mv).await?
                };
                let tried = TriedView {
                    ply,
                    found,
                    tried,
                    refuted,
                };
                return Ok(puzzle_tried(&view, task, chosen, tried));
            }
        }
    }
}

/// Returns what the opponent answers to a wrong move, unless finding it takes so long that Discord would give up: the
/// verdict must arrive even while the computer thinks about many matches.
async fn refute(
    caller: &Caller,
    puzzle: &Puzzle,
    tried: &AnyMove,
) -> Result<Option<Refutation>, Error> {
    let refuted = puzzles::refute(Some(caller.user), puzzle, tried);
    let Ok(refuted) = timeout(REFUTED_WITHIN, refuted).await else {
        tracing::info!("a wrong move at a puzzle is shown without its answer");
        return Ok(None);
    };
    Ok(refuted?)
}

async fn load(
    host: &Host,
    caller: &Caller,
    subject: Subject,
) -> Result<(PuzzleView, usize), Error> {
    let (id, daily, ply) = match subject {
        // If this happens to be today's puzzle, the try counts for it.
        Subject::Puzzle { id, ply } => (id, of_today(host, caller, id).await?, ply),
        Subject::Daily { id, ply } => {
            let day = host.read(caller.actor(), move |cx| puzzles::of_day(cx, id));
            let day = day.await?;
            (day.puzzle, Some(day), ply)
        }
        _ => return Err(Refusal::UnknownButton.into()),
    };
    let puzzle = id.read().ok_or(Refusal::UnknownButton)?;
    Ok((PuzzleView { puzzle, daily }, ply))
}

/// Returns the puzzle of today in the caller's server, if it is this one.
async fn of_today(host: &Host, caller: &Caller, id: PuzzleId) -> Result<Option<PuzzleDay>, Error> {
    let today = host.read(caller.actor(), puzzles::of_today).await?;
    Ok(today.filter(|today| today.puzzle == id))
}

/// Asks the first question of a puzzle. In a server, the table of the puzzle of the day is a button away.
pub(crate) async fn begin_puzzle(
    host: &Host,
    caller: &Caller,
    id: PuzzleId,
) -> Result<Message, Error> {
    let picking = Picking::new(Subject::Puzzle { id, ply: 0 });
    let asked = show(host, caller, picking, How::Choose).await?;
    let table = caller.place().is_ok();
    let table = table.then(puzzle_table_button);
    Ok(asked.with_buttons(table))
}

/// Shows the solution of a puzzle.
pub(crate) async fn solution(host: &Host, caller: &Caller, id: PuzzleId) -> Result<Message, Error> {
    if of_today(host, caller, id).await?.is_some() {
        return Err(Refusal::PuzzleOfToday.into());
    }
    let puzzle = id.read().ok_or(Refusal::UnknownButton)?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let view = PuzzleView {
        puzzle,
        daily: None,
    };
    Ok(puzzle_solution(&view, look))
}
