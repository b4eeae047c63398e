//! Honours: roles that a server gives to its best players, and how they are kept up to date.
//!
//! A role is given once, when its player earns it, and taken once, when the player no longer does.
//! Changes that a moderator makes in between stay: a role that was taken from a player is not given
//! back, and one that a player had before is never taken.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use crate::matches::{RoleId, UserId};
use rules::variants;

/// How many places of the leaderboard are honoured.
pub const HONOURED: u32 = 3;

/// How long to wait after each failed attempt. After the last, nothing is tried until a manager
/// asks for it, or the player's place changes.
const PAUSES: [Duration; 5] = [
    Duration::from_mins(1),
    Duration::from_mins(10),
    Duration::from_hours(1),
    Duration::from_hours(6),
    Duration::from_hours(24),
];

variants! {
    /// The state of an honour.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum HonourState {
        /// The role has yet to be given.
        Give = "give",
        /// The role was given.
        Given = "given",
        /// The player had the role before.
        Theirs = "theirs",
        /// The role has yet to be taken.
        Take = "take",
    }
}

/// A role of a player, as far as honours are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Honour {
    /// The player.
    pub player: UserId,
    /// The role.
    pub role: RoleId,
    /// Its state.
    pub state: HonourState,
    /// How many attempts failed.
    pub attempts: u32,
    /// How many attempts were started, including the current one. The outcome of the last one may
    /// be unknown.
    pub claims: u32,
}

/// The next step for an honour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is now in this state. Giving and taking start immediately.
    Now(HonourState),
    /// It is forgotten.
    Forget,
}

/// The outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It succeeded.
    Done,
    /// The player had the role before.
    HadIt,
    /// The player, the role or the server is gone: nothing is left to do.
    Gone,
    /// It failed: the bot lacks the permission, or Discord doesn't answer.
    Failed,
}

/// Returns the changes that bring the honours up to date, from who deserves which role and what is
/// known.
pub fn steps(
    deserved: &BTreeSet<(UserId, RoleId)>,
    known: &[Honour],
) -> Vec<((UserId, RoleId), Step)> {
    let known: BTreeMap<(UserId, RoleId), &Honour> = known
        .iter()
        .map(|honour| ((honour.player, honour.role), honour))
        .collect();
    let new = deserved
        .iter()
        .filter(|key| !known.contains_key(key))
        .map(|key| (*key, Step::Now(HonourState::Give)));
    let old = known.iter().filter_map(|(key, honour)| {
        let step = match (deserved.contains(key), honour.state) {
            (true, HonourState::Take) => Step::Now(HonourState::Give),
            (false, HonourState::Given) => Step::Now(HonourState::Take),
            // An attempt may have worked although its outcome is unknown.
            (false, HonourState::Give) if honour.claims > 0 => Step::Now(HonourState::Take),
            (false, HonourState::Give | HonourState::Theirs) => Step::Forget,
            (true, HonourState::Give | HonourState::Given | HonourState::Theirs)
            | (false, HonourState::Take) => return None,
        };
        Some((*key, step))
    });
    new.chain(old).collect()
}

/// Returns what follows an attempt: the next step, or how long to wait for the next attempt. `None`
/// if there is none.
pub fn after(honour: &Honour, tried: Tried) -> Result<Step, Option<Duration>> {
    match (honour.state, tried) {
        (HonourState::Give, Tried::Done | Tried::Gone) => Ok(Step::Now(HonourState::Given)),
        (HonourState::Give, Tried::HadIt) => Ok(Step::Now(HonourState::Theirs)),
        (HonourState::Give, Tried::Failed) => Err(pause(honour.attempts)),
        (HonourState::Take, Tried::Failed) => match pause(honour.attempts) {
            Some(pause) => Err(Some(pause)),
            None => Ok(Step::Forget),
        },
        (HonourState::Take | HonourState::Given | HonourState::Theirs, _) => Ok(Step::Forget),
    }
}

fn pause(attempts: u32) -> Option<Duration> {
    PAUSES.get(attempts as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: (UserId, RoleId) = (UserId(1), RoleId(9));

    fn honour(state: HonourState, attempts: u32) -> Honour {
        Honour {
            player: ADA.0,
            role: ADA.1,
            state,
            attempts,
            claims: attempts,
        }
    }

    fn step(deserves: bool, known: Option<Honour>) -> Option<Step> {
        let deserved = deserves.then_some(ADA).into_iter().collect();
        let known: Vec<Honour> = known.into_iter().collect();
        let mut steps = steps(&deserved, &known).into_iter();
        let first = steps.next().map(|(key, step)| {
            assert_eq!(key, ADA);
            step
        });
        assert_eq!(steps.next(), None);
        first
    }

    #[test]
    fn a_role_is_given_once_and_taken_once() {
        use HonourState::{Give, Given, Take, Theirs};
        assert_eq!(step(true, None), Some(Step::Now(Give)));
        for state in [Give, Given, Theirs] {
            assert_eq!(step(true, Some(honour(state, 0))), None, "{state:?}");
        }
        assert_eq!(step(false, Some(honour(Given, 0))), Some(Step::Now(Take)));
        assert_eq!(step(false, Some(honour(Take, 0))), None);
        assert_eq!(step(true, Some(honour(Take, 0))), Some(Step::Now(Give)));
        assert_eq!(step(false, None), None);
    }

    #[test]
    fn what_a_player_had_before_is_never_taken() {
        let theirs = after(&honour(HonourState::Give, 0), Tried::HadIt);
        assert_eq!(theirs, Ok(Step::Now(HonourState::Theirs)));
        let theirs = honour(HonourState::Theirs, 0);
        assert_eq!(step(false, Some(theirs)), Some(Step::Forget));
    }

    #[test]
    fn what_may_have_been_given_is_taken() {
        let untried = honour(HonourState::Give, 0);
        assert_eq!(step(false, Some(untried)), Some(Step::Forget));
        let tried = honour(HonourState::Give, 1);
        assert_eq!(step(false, Some(tried)), Some(Step::Now(HonourState::Take)));
        // The process that tried first may have died before recording the outcome.
        let begun = Honour {
            claims: 1,
            ..untried
        };
        assert_eq!(step(false, Some(begun)), Some(Step::Now(HonourState::Take)));
    }

    #[test]
    fn attempts_end() {
        for state in [HonourState::Give, HonourState::Take] {
            let pauses: Vec<_> = (0..5)
                .map(|attempts| after(&honour(state, attempts), Tried::Failed))
                .collect();
            assert!(pauses.iter().all(|pause| matches!(pause, Err(Some(_)))));
        }
        let last = |state| after(&honour(state, 5), Tried::Failed);
        assert_eq!(last(HonourState::Give), Err(None));
        assert_eq!(last(HonourState::Take), Ok(Step::Forget));
    }
}
