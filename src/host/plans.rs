//! Conditional moves: laying them out, looking at them, and playing them when they come true.

use super::{BoardView, Failure, Host, find_match, moves::check_board};
use crate::{
    clock::Timestamp,
    games::{AnyPosition, Side},
    matches::{Match, MatchId, NextPly, Plan, Refusal, ServerId, StepId, UserId},
    store::{Post, Records, Writing},
};

/// What a player has laid out in a match.
#[derive(Clone, Debug)]
pub struct PlanView {
    /// In which match.
    pub id: MatchId,
    /// How its board is known.
    pub revision: u32,
    /// Whether there can be more: while the opponent is to move.
    pub open: bool,
    /// Every answer, with what must come before it.
    pub lines: Vec<PlanLine>,
}

/// An answer, with what must come before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanLine {
    /// The answer's step.
    pub step: StepId,
    /// The plies from the match as it stands, the answer last, each with whether it is the
    /// player's own.
    pub plies: Vec<(String, bool)>,
    /// Whether the match would go on after it.
    pub goes_on: bool,
}

impl Host {
    /// What a player has laid out in a match.
    pub async fn plans(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<PlanView, Failure> {
        self.store
            .read(move |records| {
                let found = find_match(records, server, id)?;
                let side = found.check_player(by)?;
                let plan = records.plan(id, by)?;
                Ok(PlanView {
                    id,
                    revision: found.revision(),
                    open: found.turn() != Some(by),
                    lines: lines(&found, side, &plan),
                })
            })
            .await
    }

    /// The board on which the next step can be chosen: after a step, or as the match stands.
    pub async fn board_to_plan(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        revision: u32,
        after: Option<StepId>,
    ) -> Result<BoardView, Failure> {
        self.store
            .read(move |records| {
                let (found, _) = find_to_plan(records, server, id, by, revision)?;
                let plan = records.plan(id, by)?;
                let mut view = BoardView::load(records, &found, found.ply())?;
                if let Some(step) = after {
                    for step in line(&plan, id, step)? {
                        let played = view.position.play(&step.text);
                        let played = played.map_err(|_| Refusal::PlanGone(id))?;
                        view.position = played.position;
                        view.last = Some((played.text, played.trace));
                    }
                }
                Ok(view)
            })
            .await
    }

    /// Lays out these plies, the last of them the player's own, and gives that one's name. Another
    /// answer to the same is replaced, with all that followed it.
    pub async fn plan(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        revision: u32,
        after: Option<StepId>,
        plies: Vec<String>,
    ) -> Result<PlanLine, Failure> {
        self.store
            .write(move |tx| {
                let (found, side) = find_to_plan(tx, server, id, by, revision)?;
                let mut plan = tx.plan(id, by)?;
                plan.check_room(plies.len())?;
                let mut position = position_after(&found, &plan, after)?;
                let mut at = after;
                for text in &plies {
                    let own = position.side_to_move() == side;
                    let played = position.play(text).map_err(|error| Refusal::Move {
                        text: text.clone(),
                        error,
                        legal: Vec::new(),
                    })?;
                    at = Some(lay_out(tx, &plan, (id, by), at, own, &played.text)?);
                    position = played.position;
                }
                plan = tx.plan(id, by)?;
                let step = at.ok_or(Refusal::PlanGone(id))?;
                let added = lines(&found, side, &plan);
                let added = added.into_iter().find(|line| line.step == step);
                Ok(added.ok_or(Refusal::PlanGone(id))?)
            })
            .await
    }

    /// Takes an answer back, with all that follows it, and the plies that only led to it.
    pub async fn forget_plan(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        step: StepId,
    ) -> Result<(), Failure> {
        self.store
            .write(move |tx| {
                let found = find_match(tx, server, id)?;
                let side = found.check_player(by)?;
                let mut plan = tx.plan(id, by)?;
                line(&plan, id, step)?;
                let mut next = Some(step);
                while let Some(gone) = next {
                    let before = plan.line(gone).into_iter().rev().nth(1).map(|step| step.id);
                    tx.remove_step(gone)?;
                    plan = tx.plan(id, by)?;
                    // What led to nothing else goes too, but not an answer before it.
                    let answers = lines(&found, side, &plan);
                    next = before.filter(|&before| {
                        let leads_on = plan.after(Some(before)).next().is_some();
                        !leads_on && answers.iter().all(|answer| answer.step != before)
                    });
                }
                Ok(())
            })
            .await
    }
}

/// Plays on for those who have laid out what to do now that `found` has come to where it stands;
/// gives the answer, if there is one. `mover` has just moved.
pub(super) fn follow(
    tx: &Writing<'_>,
    found: &Match,
    mover: UserId,
    now: Timestamp,
) -> Result<Option<NextPly>, Failure> {
    let last = found.latest().last.as_ref().map(|(text, _)| text.as_str());
    for player in Side::BOTH.map(|side| found.players.on(side)) {
        let plan = tx.plan(found.id, player)?;
        if plan.steps.is_empty() {
            continue;
        }
        match last.and_then(|text| plan.find(None, text)) {
            Some(step) if found.end.is_none() => tx.reach_step(found.id, player, step.id)?,
            _ => {
                tx.remove_plan(found.id, player)?;
                if found.end.is_none() && player != mover {
                    tx.say(found.id, &Post::PlanVoid { player }, now)?;
                }
            }
        }
    }
    let Some(turn) = found.turn() else {
        return Ok(None);
    };
    let plan = tx.plan(found.id, turn)?;
    let Some(answer) = plan.after(None).next() else {
        return Ok(None);
    };
    // It was legal when it was laid out, in this very position.
    Ok(Some(found.play(turn, &answer.text)?))
}

fn find_to_plan(
    records: &Records<'_>,
    server: ServerId,
    id: MatchId,
    by: UserId,
    revision: u32,
) -> Result<(Match, Side), Failure> {
    let found = find_match(records, server, id)?;
    check_board(records, &found, by, Some(revision))?;
    let side = found.check_player(by)?;
    if found.turn() == Some(by) {
        return Err(Refusal::PlanOnOwnTurn(id).into());
    }
    Ok((found, side))
}

fn line(plan: &Plan, id: MatchId, to: StepId) -> Result<Vec<&crate::matches::Step>, Refusal> {
    let line = plan.line(to);
    if line.is_empty() {
        return Err(Refusal::PlanGone(id));
    }
    Ok(line)
}

fn position_after(
    found: &Match,
    plan: &Plan,
    after: Option<StepId>,
) -> Result<AnyPosition, Refusal> {
    let mut position = found.position().clone();
    if let Some(step) = after {
        for step in line(plan, found.id, step)? {
            let played = position.play(&step.text);
            position = played.map_err(|_| Refusal::PlanGone(found.id))?.position;
        }
    }
    Ok(position)
}

/// Finds or adds a step. There is one answer to anything: another one is replaced.
fn lay_out(
    tx: &Writing<'_>,
    plan: &Plan,
    (id, by): (MatchId, UserId),
    after: Option<StepId>,
    own: bool,
    text: &str,
) -> Result<StepId, Failure> {
    if let Some(step) = plan.find(after, text) {
        return Ok(step.id);
    }
    if own && after.is_some() {
        for other in plan.after(after) {
            tx.remove_step(other.id)?;
        }
    }
    Ok(tx.insert_step(id, by, after, text)?)
}

fn lines(found: &Match, side: Side, plan: &Plan) -> Vec<PlanLine> {
    let mut lines = Vec::new();
    for step in &plan.steps {
        let mut position = found.position().clone();
        let mut plies = Vec::new();
        for step in plan.line(step.id) {
            plies.push((step.text.clone(), position.side_to_move() == side));
            // A step that cannot be played was laid out by another version of the rules.
            let Ok(played) = position.play(&step.text) else {
                plies.clear();
                break;
            };
            position = played.position;
        }
        let is_answer = plies.last().is_some_and(|(_, own)| *own);
        let is_whole = position.side_to_move() != side || position.outcome().is_some();
        if is_answer && is_whole {
            lines.push(PlanLine {
                step: step.id,
                plies,
                goes_on: position.outcome().is_none(),
            });
        }
    }
    lines
}
