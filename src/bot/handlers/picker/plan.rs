//! Conditional moves: "if they play X, I answer Y", chosen like any move, one ply after the other.

use super::{Progress, choose, progress};
use crate::{
    bot::{
        cards::{self, PickerView},
        error::Error,
        handlers::Caller,
        ids::{Picking, Subject},
        messages::Message,
    },
    games::Side,
    host::Host,
    matches::{MatchId, Refusal},
};

/// Asks for the opponent's ply and then for the answer; shows that before it is planned.
pub(super) async fn show(
    host: &Host,
    caller: &Caller,
    mut picking: Picking,
    mut stop: bool,
) -> Result<Message, Error> {
    let locale = caller.locale;
    let (mut view, side) = load(host, caller, &picking).await?;
    loop {
        let own = view.position.side_to_move() == side;
        match progress(&view, &picking.named, stop).await? {
            Progress::Choosing(choice) => {
                let key = if own { "plan-answer" } else { "plan-if" };
                view.heading.push_str(&locale.text(key));
                view.heading.push('\n');
                return cards::ask(view, &picking, choice, locale).await;
            }
            Progress::Chosen(ply) => {
                let over = ply.position.outcome().is_some();
                if !own && over {
                    return Err(Refusal::PlanPastEnd.into());
                }
                let is_whole = over || ply.position.side_to_move() != side;
                if own && is_whole {
                    return cards::preview(view, &picking, ply, ("button-plan", locale)).await;
                }
                let planned = cards::planned_ply(&ply.mv, own, locale);
                view.heading.push_str(&planned);
                view = view.after(ply);
                picking = picking.next_ply();
                stop = false;
            }
        }
    }
}

/// The board on which the next ply is chosen, and the player's side.
async fn load(
    host: &Host,
    caller: &Caller,
    picking: &Picking,
) -> Result<(PickerView, Side), Error> {
    let Subject::Plan {
        id,
        revision,
        after,
    } = picking.subject
    else {
        return Err(Refusal::UnknownButton.into());
    };
    let board = host.board_to_plan(caller.server, id, caller.user, revision, after);
    let board = board.await?;
    let side = board.players.side_of(caller.user);
    let side = side.ok_or(Refusal::NotAPlayer(id))?;
    let look = host.look(caller.server, Some(caller.user)).await?;
    let mut view = PickerView::of(board, side, look);
    for squares in &picking.before {
        let own = view.position.side_to_move() == side;
        let chosen = choose(&view, squares).await?;
        let ply = chosen.complete.ok_or(Refusal::UnknownButton)?;
        let planned = cards::planned_ply(&ply.mv, own, caller.locale);
        view.heading.push_str(&planned);
        view = view.after(ply);
    }
    Ok((view, side))
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
    let plies = plies.cloned().collect();
    let line = host.plan(caller.server, id, caller.user, revision, after, plies);
    Ok(cards::plan_saved(
        &line.await?,
        (id, revision),
        caller.locale,
    ))
}

/// All that a player has planned in a match, with what can be done about it.
pub(in crate::bot::handlers) async fn list(
    host: &Host,
    caller: &Caller,
    id: MatchId,
) -> Result<Message, Error> {
    let view = host.plans(caller.server, id, caller.user).await?;
    Ok(cards::plans(&view, caller.locale))
}
