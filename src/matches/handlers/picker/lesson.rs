//! Lessons: a move is judged as soon as it is chosen.

use super::{How, Progress, Stage, stage};
use crate::{
    discord::{error::Error, handlers::Caller, messages::Message},
    host::Host,
    learning::cards::lesson::{LessonView, verdict},
    matches::{cards, ids::picking::Picking},
    players::actions::settings,
};
use domain::matches::Refusal;
use rules::GameId;

pub(super) async fn show(
    host: &Host,
    caller: &Caller,
    game: GameId,
    number: usize,
    picking: &Picking,
    how: How,
) -> Result<Message, Error> {
    let (of, position) = LessonView::find(game, number).ok_or(Refusal::UnknownButton)?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let task = of.task(position, look);
    let Stage {
        picking,
        progress,
        back,
    } = stage(vec![task.position.clone()], picking, how).await?;
    match progress {
        Progress::Choosing(question) => {
            let question = question.hushed();
            cards::boards::picker::ask(task, &picking, question, back).await
        }
        Progress::Chosen(ply) => Ok(verdict(of, task, *ply)),
    }
}
