//! Checks the plans of a match.

use std::collections::{BTreeMap, HashSet};

use super::{matches::MatchFault, rows::Played};
use domain::matches::{Plan, StepId, StepRecord, UserId};
use rules::AnyPosition;

/// Returns the steps of both players' plans that cannot be read. `position` is the current
/// position, if the rules are to be asked.
pub(super) fn plan_faults(played: &Played, position: Option<&AnyPosition>) -> Vec<MatchFault> {
    if played.over.is_some() {
        // There must be none at all.
        return Vec::new();
    }
    let mut plans: BTreeMap<UserId, Vec<StepRecord>> = BTreeMap::new();
    for (player, step) in &played.plans {
        plans.entry(*player).or_default().push(step.clone());
    }
    plans
        .into_values()
        .flat_map(|steps| check_plan(&steps, position))
        .collect()
}

fn check_plan(steps: &[StepRecord], position: Option<&AnyPosition>) -> Vec<MatchFault> {
    let mut faults = Vec::new();
    let read = position.map(|position| Plan::read(position, steps.iter().cloned()));
    let (mut known, mut broken) = (HashSet::<StepId>::new(), HashSet::<StepId>::new());
    for step in steps {
        let follows = step.after.is_none_or(|after| known.contains(&after));
        known.insert(step.id);
        if step.after.is_some_and(|after| broken.contains(&after)) {
            // A fault is reported once, and not again for everything that follows.
            broken.insert(step.id);
        } else if !follows {
            faults.push(MatchFault::StepParent(step.id));
            broken.insert(step.id);
        } else if let Some(read) = &read
            && read.step(step.id).is_none()
        {
            faults.push(MatchFault::StepRefused(step.id));
            broken.insert(step.id);
        }
    }
    faults
}
