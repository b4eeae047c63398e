//! Hints in running matches, and analyses of finished ones.

use std::sync::Arc;

use super::at_stake;
use crate::{
    host::{Cx, Failure, Host, ReadCx, Reason, find_record},
    learning::actions::thinking::think,
    matches::actions::{boards, views::BoardView},
    players::actions::history::{self, ReplayView},
};
use domain::matches::{
    Actor, Match, MatchId, NoHint, Record, Refusal, Review, Thought, UserId, Worth,
};
use engine::{Limits, Value};
use rules::{AnyMove, AnyPosition, Side};
use store::{Lock, ReadTx};

/// How many hints a player has in a match.
pub const MOST_HINTS: u32 = 3;

/// How many positions are searched for a hint.
const HINT: Limits = Limits::nodes(50_000);

/// How many positions are searched for a whole match, and at most and at least for one of its positions.
const NODES: u64 = 1_500_000;
const MOST_NODES: u64 = 20_000;
const FEWEST_NODES: u64 = 2_000;

/// A hint for the player to move.
#[derive(Clone, Debug)]
pub struct HintView {
    /// The board.
    pub board: BoardView,
    /// The move.
    pub mv: AnyMove,
    /// The outcome it leads to.
    pub outlook: Outlook,
    /// The reasons why it is good, the strongest first.
    pub reasons: Vec<Reason>,
    /// How many hints the player has left in the match.
    pub left: u32,
}

/// The outcome of a move if both sides play their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Nothing is certain. The player is better by this many hundredths of a piece.
    Open(i32),
    /// The player wins within at most this many of their own moves.
    Wins(u32),
    /// Every move loses. This one holds out for at least this many of the player's moves.
    Loses(u32),
}

/// A finished match with the values of its positions.
#[derive(Clone, Debug)]
pub struct AnalysisView {
    /// The match.
    pub replay: ReplayView,
    /// The engine's judgement of its positions.
    pub review: Review,
}

/// Checks that the user is allowed a hint now.
pub fn may_ask(cx: &ReadCx<'_>, id: MatchId) -> Result<(), Failure> {
    may_hint(cx.tx, &cx.find_match(id)?, cx.user()).map(drop)
}

/// Returns a hint for the player to move. The same board always has the same hint, which counts once.
pub async fn ask(host: &Host, by: Actor, id: MatchId) -> Result<HintView, Failure> {
    let asked = host.read(by.clone(), move |cx| {
        let found = cx.find_match(id)?;
        may_hint(cx.tx, &found, cx.user())?;
        let record = find_record(&cx.tx.matches(), id)?;
        Ok((found, record))
    });
    let (found, record) = asked.await?;
    let revision = found.revision();
    let position = found.position().clone();
    let played = before(&record, found.ply());
    let thought = think(by.user, move || {
        let found = engine::analyse(&position, &played, HINT, &Arc::default())?;
        let mv = found.line.into_iter().next()?;
        let reasons = engine::reasons(&mv);
        Some((found.value, mv, reasons))
    });
    let thought = thought.await?.ok_or(Refusal::Finished(id))?;
    let (value, mv, reasons) = thought;
    let used = host.act(by.clone(), move |cx| count(cx, id, revision));
    let used = used.await?;
    Ok(HintView {
        board: host.read(by, move |cx| boards::show(cx, id)).await?,
        mv,
        outlook: Outlook::of(value),
        reasons,
        left: MOST_HINTS.saturating_sub(used),
    })
}

/// Counts a hint for the board of this revision, unless it's counted already. Returns how many the player has had.
fn count(cx: &Cx<'_>, id: MatchId, revision: u32) -> Result<u32, Failure> {
    let found = cx.lock_match(id)?;
    if found.revision() != revision {
        return Err(Refusal::OldBoard {
            id,
            revision: found.revision(),
            newest: None,
            back_to: None,
        }
        .into());
    }
    let side = may_hint(cx.tx, &found, cx.user())?;
    let (used, last) = cx.tx.computer().hints(id, side)?;
    if last == Some(revision) {
        return Ok(used);
    }
    cx.tx.computer().count_hint(id, side, revision)?;
    Ok(used + 1)
}

/// Checks that the user can have a match analysed: it is over, and no position of it is at stake.
pub fn may_analyse(cx: &ReadCx<'_>, id: MatchId) -> Result<(), Failure> {
    let found = cx.find_match(id)?;
    if found.end.is_none() {
        return Err(Refusal::StillRunning(id).into());
    }
    if at_stake::passes(cx.tx, &found, cx.user(), None)? {
        return Err(Refusal::Hint(NoHint::AtStake(id)).into());
    }
    Ok(())
}

/// Analyses a finished match move by move. The result is stored and reused.
pub async fn analyse(host: &Host, by: Actor, id: MatchId) -> Result<AnalysisView, Failure> {
    let user = by.user;
    let loaded = host.read(by, move |cx| {
        may_analyse(cx, id)?;
        let replay = history::replay(cx, id)?;
        let rules = replay.record.start().game().info().rules;
        Ok((replay, rules, cx.tx.computer().analysis(id, rules)?))
    });
    let (replay, rules, kept) = loaded.await?;
    let kept = kept.as_deref().and_then(Review::read);
    let wanted = replay.record.plies().len() + 1;
    if let Some(review) = kept.filter(|review| review.0.len() == wanted) {
        return Ok(AnalysisView { replay, review });
    }
    let review = review(&replay.record, user).await?;
    let text = review.write();
    let keep = host.store.write(Lock::Match(id), move |tx| {
        Ok::<_, Failure>(tx.computer().keep_analysis(id, rules, &text)?)
    });
    keep.await?;
    Ok(AnalysisView { replay, review })
}

/// Checks whether a player is allowed a hint now, and returns their side.
pub(crate) fn may_hint(tx: &ReadTx<'_>, found: &Match, by: UserId) -> Result<Side, Failure> {
    let id = found.id;
    found.check_turn(by)?;
    let side = found.side_of(by)?;
    let is_rated = tx.matches().dates(id)?.is_some_and(|dates| dates.rated);
    if is_rated {
        return Err(Refusal::Hint(NoHint::Rated(id)).into());
    }
    if tx.tournaments().of_match(id)?.is_some() || tx.contests().of_match(id)?.is_some() {
        return Err(Refusal::Hint(NoHint::Arranged(id)).into());
    }
    if at_stake::passes(tx, found, by, None)? {
        return Err(Refusal::Hint(NoHint::AtStake(id)).into());
    }
    let (used, last) = tx.computer().hints(id, side)?;
    if used >= MOST_HINTS && last != Some(found.revision()) {
        let most = MOST_HINTS;
        return Err(Refusal::Hint(NoHint::Used { id, most }).into());
    }
    Ok(side)
}

/// Returns the positions before a ply, the oldest first.
fn before(record: &Record, ply: u32) -> Vec<AnyPosition> {
    let positions = (0..ply).filter_map(|ply| record.position_after(ply));
    positions.cloned().collect()
}

/// Searches each position of a match, taking turns with other users' requests.
async fn review(record: &Record, by: UserId) -> Result<Review, Failure> {
    let count = u64::from(record.readable()) + 1;
    let nodes = (NODES / count).clamp(FEWEST_NODES, MOST_NODES);
    let mut evaluations = Vec::new();
    for ply in 0..=record.readable() {
        let Some(position) = record.position_after(ply).cloned() else {
            break;
        };
        if let Some(outcome) = position.outcome() {
            evaluations.push(Thought {
                worth: Worth::of(outcome),
                best: None,
            });
            continue;
        }
        let (side, played) = (position.side_to_move(), before(record, ply));
        let thought = think(by, move || {
            let limits = Limits::nodes(nodes);
            engine::analyse(&position, &played, limits, &Arc::default())
        });
        let thought = thought.await?;
        evaluations.push(Thought {
            worth: match thought.as_ref().map(|thought| thought.value) {
                Some(Value::Win(_)) => Worth::Wins(side),
                Some(Value::Loss(_)) => Worth::Wins(side.other()),
                Some(Value::Score(score)) if side == Side::Second => Worth::Score(-score),
                Some(Value::Score(score)) => Worth::Score(score),
                None => Worth::Score(0),
            },
            best: thought.and_then(|thought| Some(thought.line.first()?.to_string())),
        });
    }
    Ok(Review(evaluations))
}

impl Outlook {
    fn of(value: Value) -> Outlook {
        match value {
            Value::Win(plies) => Outlook::Wins(plies.div_ceil(2).max(1)),
            Value::Loss(plies) => Outlook::Loses((plies / 2).max(1)),
            Value::Score(score) => Outlook::Open(score),
        }
    }
}

#[cfg(test)]
mod tests;
