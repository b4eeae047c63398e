//! Plans: conditional moves, made in advance.

use super::{Match, NextPly, Refusal};
use rules::{AnyMove, AnyPosition, Ply, Side};

/// How many steps a player can plan in a match.
const MOST_STEPS: usize = 50;

/// The id of a step of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepId(pub i64);

/// A step as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRecord {
    /// Its id.
    pub id: StepId,
    /// The step it follows. `None` if it follows the current position of the match.
    pub after: Option<StepId>,
    /// The canonical text of its move.
    pub text: String,
}

/// A possible ply: either one of the opponent's, to which the player has an answer, or the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its id.
    pub id: StepId,
    /// The step it follows. `None` if it follows the current position of the match.
    pub after: Option<StepId>,
    /// The ply.
    pub ply: Ply,
}

/// Everything that a player has planned in a match: a tree of steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The steps, each after the one it follows.
    pub steps: Vec<Step>,
    /// Whether the rules refuse a step that was planned to follow the current position.
    pub refused: bool,
}

/// The instruction of a plan for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing.
    None,
    /// Play this.
    Play(Box<NextPly>),
    /// Play a move that the rules refuse. It was planned under other rules than today's.
    Refused,
}

impl Plan {
    /// Reads the steps that were planned to follow this position. If the rules refuse a step, it
    /// was planned under other rules than today's. It is then left out, along with everything that
    /// follows it.
    pub fn read(position: &AnyPosition, records: impl IntoIterator<Item = StepRecord>) -> Plan {
        let mut plan = Plan::default();
        for StepRecord { id, after, text } in records {
            let before = match after {
                None => Some(position),
                Some(step) => plan.step(step).map(|step| &step.ply.position),
            };
            let mv = before.and_then(|before| before.parse_move(&text).ok());
            match mv {
                Some(mv) => {
                    let ply = mv.play();
                    plan.steps.push(Step { id, after, ply });
                }
                None => plan.refused |= after.is_none(),
            }
        }
        plan
    }

    /// Returns the step with this id, if it is in this plan.
    pub fn step(&self, id: StepId) -> Option<&Step> {
        self.steps.iter().find(|step| step.id == id)
    }

    /// Returns the steps that follow this one, or the current position.
    pub fn after(&self, step: Option<StepId>) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |next| next.after == step)
    }

    /// Returns the step with this move that follows that one.
    pub fn find(&self, after: Option<StepId>, mv: &AnyMove) -> Option<&Step> {
        self.after(after).find(|step| step.ply.mv == *mv)
    }

    /// Returns what the player to move should do in a match.
    pub fn answer(&self, of: &Match) -> Answer {
        match (self.after(None).next(), of.turn()) {
            (Some(step), Some(turn)) => match of.play(turn, &step.ply.mv.squares()) {
                Ok(next) => Answer::Play(Box::new(next)),
                Err(_) => Answer::Refused,
            },
            (None, Some(_)) if self.refused => Answer::Refused,
            _ => Answer::None,
        }
    }

    /// Returns the steps from the current position to this one. Empty if this plan does not contain
    /// it.
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

    /// Whether a line can be planned as a whole by the player on this side: it begins with the
    /// opponent's ply and ends with a complete answer, there is room for it, and the plan answers
    /// none of its plies differently.
    pub fn has_place_for(&self, line: &[Ply], own: Side) -> bool {
        let (Some(first), Some(last)) = (line.first(), line.last()) else {
            return false;
        };
        let ends = last.position.outcome().is_some() || last.position.side_to_move() != own;
        if first.mv.side() == own || last.mv.side() != own || !ends {
            return false;
        }
        let mut at = None;
        for ply in line {
            match self.find(at, &ply.mv) {
                Some(step) => at = Some(step.id),
                None if ply.mv.side() == own && self.after(at).next().is_some() => return false,
                None => break,
            }
        }
        self.check_room(line.len()).is_ok()
    }

    /// Checks that there is room for this many more steps.
    pub fn check_room(&self, more: usize) -> Result<(), Refusal> {
        if self.steps.len() + more > MOST_STEPS {
            return Err(Refusal::PlanTooLong);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::{Record, tests::standing_after};
    use rules::GameId;

    fn record(id: i64, after: Option<i64>, text: &str) -> StepRecord {
        StepRecord {
            id: StepId(id),
            after: after.map(StepId),
            text: text.to_owned(),
        }
    }

    #[test]
    fn steps_that_the_rules_refuse_are_left_out_with_all_that_follows_them() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let plan = Plan::read(
            &start,
            [
                record(1, None, "a7-a6"),
                record(2, Some(1), "a1-a2"),
                record(3, Some(1), "a1-a5"),
                record(4, Some(3), "b7-b6"),
                record(5, None, "A7 A6"),
                record(6, Some(2), "b7-b6"),
            ],
        );
        let read: Vec<i64> = plan.steps.iter().map(|step| step.id.0).collect();
        assert_eq!(read, [1, 2, 6]);
        let line = plan.line(StepId(6));
        let texts: Vec<String> = line.iter().map(|step| step.ply.mv.to_string()).collect();
        assert_eq!(texts, ["a7-a6", "a1-a2", "b7-b6"]);
        let a7_a6 = start.parse_move("a7-a6").expect("legal");
        assert_eq!(plan.find(None, &a7_a6).map(|step| step.id), Some(StepId(1)));
        assert_eq!(plan.find(Some(StepId(1)), &a7_a6), None);
    }

    /// Returns what a plan with this one step says to do in the current position.
    fn answer(to: &Match, text: &str) -> Answer {
        Plan::read(to.position(), [record(1, None, text)]).answer(to)
    }

    #[test]
    fn an_answer_is_played_or_found_refused() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let mut found = standing_after(&Record::read(start, ["a7-a6".to_owned()]));
        let turn = found.turn().expect("running");
        let next = found.play_typed(turn, "a1-a2").expect("legal");
        assert_eq!(answer(&found, "a1-a2"), Answer::Play(Box::new(next)));
        assert_eq!(answer(&found, "a1-a4"), Answer::Refused);
        assert_eq!(Plan::default().answer(&found), Answer::None);
        found.end = found.resign(turn).ok();
        assert_eq!(answer(&found, "a1-a2"), Answer::None);
    }

    #[test]
    fn an_answer_to_a_later_ply_does_not_count_as_refused_yet() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let steps = [record(1, None, "a7-a6"), record(2, Some(1), "a1-a5")];
        assert!(!Plan::read(&start, steps).refused);
    }

    #[test]
    fn a_line_has_a_place_if_it_ends_with_an_answer_and_no_other_is_planned() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let steps = [record(1, None, "a7-a6"), record(2, Some(1), "a1-a2")];
        let plan = Plan::read(&start, steps);
        let has_place = |texts: &[&str], own| {
            let mut position = start.clone();
            let line: Vec<Ply> = texts
                .iter()
                .map(|text| {
                    let ply = position.play(text).expect("legal");
                    position = ply.position.clone();
                    ply
                })
                .collect();
            plan.has_place_for(&line, own)
        };
        assert!(has_place(
            &["a7-a6", "a1-a2", "b7-b6", "b1-b2"],
            Side::Second
        ));
        assert!(has_place(&["b7-b6", "b1-b2"], Side::Second));
        assert!(
            !has_place(&["a7-a6", "b1-b2"], Side::Second),
            "another answer"
        );
        assert!(!has_place(&["a7-a6"], Side::Second), "no answer");
        assert!(
            !has_place(&["a7-a6", "a1-a2", "b7-b6"], Side::First),
            "its own ply first"
        );
        assert!(!has_place(&[], Side::Second));
    }

    #[test]
    fn a_plan_has_room_for_fifty_steps() {
        let room = |plan: &Plan, more| plan.check_room(more).is_ok();
        let empty = Plan::default();
        assert!(room(&empty, 50) && !room(&empty, 51));
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let one = Plan::read(&start, [record(1, None, "a7-a6")]);
        assert!(room(&one, 49) && !room(&one, 50));
    }
}
