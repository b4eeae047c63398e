//! Conditional moves: plans that a player has laid out in advance.

use super::Refusal;
use crate::games::{AnyMove, AnyPosition, Ply};

/// How many steps a player may lay out in a match.
const MOST_STEPS: usize = 50;

/// Names a step of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepId(pub i64);

/// A step as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRecord {
    /// Its name.
    pub id: StepId,
    /// The step it follows. None if it follows the match as it stands.
    pub after: Option<StepId>,
    /// The canonical text of its move.
    pub text: String,
}

/// A ply that may come: either one of the opponent's, to which the player has an answer, or the
/// answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name.
    pub id: StepId,
    /// The step it follows. None if it follows the match as it stands.
    pub after: Option<StepId>,
    /// The ply.
    pub ply: Ply,
}

/// Everything that a player has laid out in a match: a tree of steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The steps, each after the one it follows.
    pub steps: Vec<Step>,
}

impl Plan {
    /// Reads the steps that were laid out to follow this position. If the rules refuse a step, it
    /// was laid out under other rules than today's. Then it is left out, with all that follows it.
    pub fn read(position: &AnyPosition, records: impl IntoIterator<Item = StepRecord>) -> Plan {
        let mut plan = Plan::default();
        for StepRecord { id, after, text } in records {
            let before = match after {
                None => Some(position),
                Some(step) => plan.position_after(step),
            };
            let mv = before.and_then(|before| before.parse_move(&text).ok());
            if let Some(mv) = mv {
                let ply = mv.play();
                plan.steps.push(Step { id, after, ply });
            }
        }
        plan
    }

    /// The position after this step, if it is in this plan.
    pub fn position_after(&self, step: StepId) -> Option<&AnyPosition> {
        let step = self.steps.iter().find(|known| known.id == step)?;
        Some(&step.ply.position)
    }

    /// The steps that follow this one, or the match as it stands.
    pub fn after(&self, step: Option<StepId>) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |next| next.after == step)
    }

    /// The step with this move that follows that one.
    pub fn find(&self, after: Option<StepId>, mv: &AnyMove) -> Option<&Step> {
        self.after(after).find(|step| step.ply.mv == *mv)
    }

    /// The steps from the match as it stands to this one. Empty if this plan does not have it.
    pub fn line(&self, to: StepId) -> Vec<&Step> {
        let mut line: Vec<&Step> = Vec::new();
        let mut next = Some(to);
        // Each step is listed after the one it follows, so going backwards passes all of them.
        for step in self.steps.iter().rev() {
            if Some(step.id) == next {
                line.push(step);
                next = step.after;
            }
        }
        line.reverse();
        line
    }

    /// Checks that there is room for so many steps more.
    pub fn check_room(&self, more: usize) -> Result<(), Refusal> {
        if self.steps.len() + more > MOST_STEPS {
            return Err(Refusal::PlanTooLong);
        }
        Ok(())
    }
}
