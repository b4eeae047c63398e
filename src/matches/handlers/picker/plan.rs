//! Conditional moves: "if they play X, I answer Y", chosen like any move, one ply after the other.

use super::{How, Progress, stage};
use crate::{
    discord::{error::Error, handlers::Caller, messages::Message},
    host::Host,
    matches::{
        actions::plans,
        cards::{
            self,
            boards::picker::{PickerView, PreviewExtras},
        },
        ids::picking::{Picking, Subject},
    },
    players::actions::settings,
};
use domain::matches::{MatchId, Refusal};
use rules::{AnyPosition, Side, sentence};

/// Asks for the opponent's ply and then for the answer; shows that before it is planned.
pub(super) async fn show(
    host: &Host,
    caller: &Caller,
    mut picking: Picking,
    mut how: How,
) -> Result<Message, Error> {
    let (mut view, mut positions, side) = load(host, caller, &picking).await?;
    loop {
        let own = view.position.side_to_move() == side;
        let stage = stage(positions.clone(), &picking, how).await?;
        let back = stage.back;
        picking = stage.picking;
        match stage.progress {
            Progress::Choosing(question) => {
                let key = if own { "plan-answer" } else { "plan-if" };
                view.heading.push(sentence!(key).into());
                return cards::boards::picker::ask(view, &picking, question, back).await;
            }
            Progress::Chosen(ply) => {
                let over = ply.position.outcome().is_some();
                if !own && over {
                    return Err(Refusal::PlanPastEnd.into());
                }
                let is_whole = over || ply.position.side_to_move() != side;
                if own && is_whole {
                    let (extras, play) = (PreviewExtras::NONE, "button-plan");
                    return Ok(cards::boards::picker::preview(
                        view, &picking, *ply, back, &extras, play,
                    ));
                }
                view.heading
                    .push(cards::plan::planned_ply(&ply.mv, own).into());
                positions.push(ply.position.clone());
                view = view.after(*ply);
                picking = picking.next_ply();
                how = How::Choose;
            }
        }
    }
}

/// Returns the board on which the next ply is chosen, the positions from the beginning of the plan to
/// it, and the player's side.
async fn load(
    host: &Host,
    caller: &Caller,
    picking: &Picking,
) -> Result<(PickerView, Vec<AnyPosition>, Side), Error> {
    let Subject::Plan {
        id,
        revision,
        after,
    } = picking.subject
    else {
        return Err(Refusal::UnknownButton.into());
    };
    let board = host.read(caller.actor(), move |cx| {
        plans::board(cx, id, revision, after)
    });
    let board = board.await?;
    let side = board.players.side_of(caller.user);
    let side = side.ok_or(Refusal::NotAPlayer(id))?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let mut view = PickerView::of(board, side, look);
    let mut positions = vec![view.position.clone()];
    for squares in &picking.before {
        let own = view.position.side_to_move() == side;
        let mv = view.position.find_move(squares);
        let ply = mv.map_err(|_| Refusal::UnknownButton)?.play();
        view.heading
            .push(cards::plan::planned_ply(&ply.mv, own).into());
        positions.push(ply.position.clone());
        view = view.after(ply);
    }
    Ok((view, positions, side))
}

/// Plans what has been chosen.
pub(super) async fn save(host: &Host, caller: &Caller, picking: Picking) -> Result<Message, Error> {
    let Subject::Plan {
        id,
        revision,
        after,
    } = picking.subject
    else {
        return Err(Refusal::UnknownButton.into());
    };
    let plies = picking.before.iter().chain([&picking.named]);
    let plies: Vec<_> = plies.cloned().collect();
    let line = host.act(caller.actor(), move |cx| {
        plans::add(cx, id, revision, after, &plies)
    });
    Ok(cards::plan::plan_saved(&line.await?, id, revision))
}

/// Lists everything that a player has planned in a match, with what can be done about it.
pub(crate) async fn list(host: &Host, caller: &Caller, id: MatchId) -> Result<Message, Error> {
    let view = host
        .read(caller.actor(), move |cx| plans::show(cx, id))
        .await?;
    Ok(cards::plan::plans(&view))
}
