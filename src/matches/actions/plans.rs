//! Conditional moves: a player plans and reviews them, and they are played when their turn comes.

use super::moves::check_board;
use crate::{
    host::{Cx, Failure, ReadCx},
    matches::actions::views::BoardView,
};
use domain::{
    clock::Timestamp,
    matches::{Answer, Match, MatchId, NextPly, Plan, Refusal, Step, StepId, UserId},
};
use rules::{AnyMove, Side, Square};
use store::{PlansMut, Post, WriteTx};

/// A player's plan in a match.
#[derive(Clone, Debug)]
pub struct PlanView {
    /// The match.
    pub id: MatchId,
    /// The revision of its board.
    pub revision: u32,
    /// Whether the player can add to the plan now, which is while the opponent is to move.
    pub open: bool,
    /// The planned answers, each with the moves that must come before it.
    pub lines: Vec<PlanLine>,
}

/// A planned answer, with the moves that must come before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanLine {
    /// The answer's step.
    pub step: StepId,
    /// The moves that follow the current position, the answer last. The flag tells whether a move
    /// is the player's own.
    pub plies: Vec<(AnyMove, bool)>,
    /// Whether the match would continue after it.
    pub goes_on: bool,
}

/// Returns the user's plan in a match.
pub fn show(cx: &ReadCx<'_>, id: MatchId) -> Result<PlanView, Failure> {
    let found = cx.find_match(id)?;
    let side = found.check_player(cx.user())?;
    let plan = cx.tx.plans().plan(id, cx.user(), found.position())?;
    Ok(PlanView {
        id,
        revision: found.revision(),
        open: found.turn() != Some(cx.user()),
        lines: lines(side, &plan),
    })
}

/// Loads the board on which the next step can be chosen: after a step, or in the current position.
pub fn board(
    cx: &ReadCx<'_>,
    id: MatchId,
    revision: u32,
    after: Option<StepId>,
) -> Result<BoardView, Failure> {
    let found = cx.find_match(id)?;
    check_can_plan(cx, &found, revision)?;
    let plan = cx.tx.plans().plan(id, cx.user(), found.position())?;
    let mut view = BoardView::load(cx.tx, &found, found.ply())?;
    if let Some(step) = after {
        let Step { ply, .. } = plan.step(step).ok_or(Refusal::PlanGone(id))?;
        view.position = ply.position.clone();
        view.last = Some(ply.mv.clone());
    }
    Ok(view)
}

/// Plans the plies that these squares name. The last of them is the user's own. Another answer to the same plies is
/// replaced, with everything that followed it.
pub fn add(
    cx: &Cx<'_>,
    id: MatchId,
    revision: u32,
    after: Option<StepId>,
    plies: &[Vec<Square>],
) -> Result<PlanLine, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    let found = cx.lock_match(id)?;
    let side = check_can_plan(cx, &found, revision)?;
    let plan = tx.plans().plan(id, by, found.position())?;
    plan.check_room(plies.len())?;
    let mut position = match after {
        None => found.position().clone(),
        Some(step) => {
            let step = plan.step(step).ok_or(Refusal::PlanGone(id))?;
            step.ply.position.clone()
        }
    };
    let mut at = after;
    for squares in plies {
        let mv = position.find_move(squares).map_err(|error| Refusal::Move {
            error,
            legal: Vec::new(),
        })?;
        at = Some(add_step(&tx.plans(), &plan, id, by, at, side, &mv)?);
        position = mv.after();
    }
    cx.note_act()?;
    let plan = tx.plans().plan(id, by, found.position())?;
    let step = at.ok_or(Refusal::PlanGone(id))?;
    let added = lines(side, &plan);
    let added = added.into_iter().find(|line| line.step == step);
    Ok(added.ok_or(Refusal::PlanGone(id))?)
}

/// Removes a planned answer, with everything that follows it and the plies that led only to it.
pub fn forget(cx: &Cx<'_>, id: MatchId, step: StepId) -> Result<(), Failure> {
    let (plans, by) = (cx.tx.plans(), cx.user());
    let found = cx.lock_match(id)?;
    let side = found.check_player(by)?;
    let mut plan = plans.plan(id, by, found.position())?;
    plan.step(step).ok_or(Refusal::PlanGone(id))?;
    cx.note_act()?;
    let mut next = Some(step);
    while let Some(gone) = next {
        let before = plan.line(gone).into_iter().rev().nth(1).map(|step| step.id);
        plans.remove_step(gone)?;
        plan = plans.plan(id, by, found.position())?;
        // The steps that led only to it are removed too, but not an answer before it.
        let answers = lines(side, &plan);
        next = before.filter(|&before| {
            let leads_on = plan.after(Some(before)).next().is_some();
            !leads_on && answers.iter().all(|answer| answer.step != before)
        });
    }
    Ok(())
}

/// Updates both players' plans after a ply of `mover`. Returns the answer, if the player to move
/// has planned one. A plan whose answer is no longer legal is removed, so that it does not block
/// the ply before it.
pub(crate) fn follow(
    tx: &WriteTx<'_>,
    found: &Match,
    mover: UserId,
    now: Timestamp,
) -> Result<Option<NextPly>, Failure> {
    let Some(last) = found.last() else {
        return Ok(None);
    };
    if !tx.plans().any(found.id)? {
        return Ok(None);
    }
    for player in Side::BOTH.map(|side| found.players.on(side)) {
        let plan = tx.plans().plan(found.id, player, &last.before())?;
        match plan.find(None, last) {
            Some(step) if found.end.is_none() => {
                tx.plans().reach_step(found.id, player, step.id)?;
            }
            _ => {
                let had_one = tx.plans().remove(found.id, player)?;
                if had_one && found.end.is_none() && player != mover {
                    tx.outbox().enqueue_at(
                        found.home_of(player),
                        &Post::PlanVoid { player },
                        now,
                    )?;
                }
            }
        }
    }
    let Some(turn) = found.turn() else {
        return Ok(None);
    };
    let plan = tx.plans().plan(found.id, turn, found.position())?;
    match plan.answer(found) {
        Answer::None => Ok(None),
        Answer::Play(next) => Ok(Some(*next)),
        Answer::Refused => {
            tx.plans().remove(found.id, turn)?;
            tx.outbox()
                .enqueue_at(found.home_of(turn), &Post::PlanVoid { player: turn }, now)?;
            Ok(None)
        }
    }
}

/// Checks that the user can add to a plan on the board of this revision, and returns their side.
fn check_can_plan(cx: &ReadCx<'_>, found: &Match, revision: u32) -> Result<Side, Failure> {
    check_board(cx, found, Some(revision))?;
    let side = found.check_player(cx.user())?;
    if found.turn() == Some(cx.user()) {
        return Err(Refusal::PlanOnOwnTurn(found.id).into());
    }
    Ok(side)
}

/// Finds or adds a step. Each ply has one answer, so a different one is replaced.
fn add_step(
    plans: &PlansMut<'_>,
    plan: &Plan,
    id: MatchId,
    by: UserId,
    after: Option<StepId>,
    own: Side,
    mv: &AnyMove,
) -> Result<StepId, Failure> {
    if let Some(step) = plan.find(after, mv) {
        return Ok(step.id);
    }
    if mv.side() == own && after.is_some() {
        for other in plan.after(after) {
            plans.remove_step(other.id)?;
        }
    }
    Ok(plans.insert_step(id, by, after, mv)?)
}

/// Returns the answers of the player on this side. An answer is complete when it is the opponent's
/// turn after it, or the match is over.
fn lines(side: Side, plan: &Plan) -> Vec<PlanLine> {
    let mut lines = Vec::new();
    for Step { id, ply, .. } in &plan.steps {
        let goes_on = ply.position.outcome().is_none();
        let is_whole = ply.position.side_to_move() != side || !goes_on;
        if ply.mv.side() != side || !is_whole {
            continue;
        }
        let plies = plan.line(*id).into_iter().map(|step| {
            let mv = step.ply.mv.clone();
            let own = mv.side() == side;
            (mv, own)
        });
        lines.push(PlanLine {
            step: *id,
            plies: plies.collect(),
            goes_on,
        });
    }
    lines
}
