//! Finds the faults of a match. All of this is about plain values.

mod fault;
#[cfg(test)]
mod tests;

pub use fault::{MatchFault, OlderRules};

use super::{
    plans, record,
    rows::{OpenOffer, Over, Played, Stored, StoredResult},
};
use domain::matches::{ChallengeState, ServerId};
use rules::{AnyPosition, GameId};

/// The findings about a match.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub(super) faults: Vec<MatchFault>,
    pub(super) older: Option<OlderRules>,
}

/// Returns the faults of a challenge and its match.
pub(super) fn match_faults(stored: &Stored) -> Findings {
    let mut faults = Vec::new();
    if stored.mirror.is_some_and(|mirror| !mirror.agrees) {
        faults.push(MatchFault::Mirror);
    }
    let accepted = stored.state == ChallengeState::Accepted;
    let Some(played) = &stored.played else {
        if accepted {
            faults.push(MatchFault::NoMatch);
        }
        faults.extend(start(stored).err());
        return Findings {
            faults,
            older: None,
        };
    };
    if !accepted {
        faults.push(MatchFault::NotAccepted(stored.state));
    }
    let mut older = None;
    match start(stored) {
        Err(fault) => faults.push(fault),
        Ok(start) => {
            let today = start.game().info().rules;
            let replayed = record::replay_record(start, played);
            if played.rules == today {
                faults.extend(replayed.faults);
                faults.extend(plans::plan_faults(played, replayed.last.as_ref()));
            } else {
                older = replayed.faults.into_iter().next().map(|fault| OlderRules {
                    played: played.rules,
                    today,
                    fault,
                });
                faults.extend(plans::plan_faults(played, None));
            }
            faults.extend(replayed.miscounted);
        }
    }
    faults.extend(
        played
            .over
            .as_ref()
            .map_or_else(|| while_running(played), |over| once_over(played, over)),
    );
    faults.extend(taken_back(played));
    faults.extend(result(stored, played));
    Findings { faults, older }
}

fn start(stored: &Stored) -> Result<AnyPosition, MatchFault> {
    let game = GameId::from_id(&stored.game);
    let game = game.ok_or_else(|| MatchFault::Game(stored.game.clone()))?;
    game.parse_position(&stored.start)
        .map_err(MatchFault::Start)
}

fn while_running(played: &Played) -> Vec<MatchFault> {
    let now = played.ply.saturating_add(played.setbacks);
    let now = now.saturating_add(played.restored);
    let wrong = |offer: &&OpenOffer| offer.revision != now;
    let offers = played.open_offers.iter().filter(wrong);
    let numbers = (1..).zip(&played.plies);
    let gap = numbers
        .filter(|(expected, ply)| ply.number != *expected)
        .map(|(expected, ply)| MatchFault::Gap {
            expected,
            found: ply.number,
        })
        .next();
    gap.into_iter()
        .chain(offers.map(|offer| MatchFault::OfferRevision {
            offer: offer.id,
            made: offer.revision,
            now,
        }))
        .collect()
}

fn once_over(played: &Played, over: &Over) -> Vec<MatchFault> {
    let mut faults = Vec::new();
    let count = |text: &str| text.split_whitespace().count();
    let (moves, times) = (count(&over.moves), count(&over.times));
    if !over.end.is_possible() {
        faults.push(MatchFault::Outcome(over.end));
    }
    if moves != times {
        faults.push(MatchFault::Times { moves, times });
    }
    if !played.plies.is_empty() {
        faults.push(MatchFault::PliesLeft(played.plies.len()));
    }
    if !played.plans.is_empty() {
        faults.push(MatchFault::PlansLeft(played.plans.len()));
    }
    let offers = played.open_offers.iter();
    faults.extend(offers.map(|offer| MatchFault::OfferLeft(offer.id)));
    faults
}

/// Taking n plies back adds n + 1 to the setbacks. Those of old matches may have grown by more,
/// because it is not known what was taken back in them.
fn taken_back(played: &Played) -> Option<MatchFault> {
    let groups: Vec<_> = played
        .taken_back
        .chunk_by(|one, other| one.0 == other.0)
        .collect();
    groups.iter().enumerate().find_map(|(place, group)| {
        let (setbacks, first) = group[0];
        let in_a_row = (first..).zip(*group).all(|(number, ply)| ply.1 == number);
        let plies = u32::try_from(group.len()).unwrap_or(u32::MAX);
        let next = groups
            .get(place + 1)
            .map_or(played.setbacks, |next| next[0].0);
        let fits = next > setbacks.saturating_add(plies);
        (!in_a_row || !fits).then_some(MatchFault::TakenBack(setbacks))
    })
}

fn result(stored: &Stored, played: &Played) -> Option<MatchFault> {
    let over = match (&played.over, played.result) {
        (None, None) => return None,
        (None, Some(_)) => return Some(MatchFault::Result("is running")),
        (Some(over), _) => over,
    };
    match played.result {
        None => {
            let is_first = !played.same_absence || over.end.lost_by_absence().is_none();
            let counts = is_first && over.too_short != Some(true);
            let missing = stored.rated && !over.annulled && over.end.outcome.is_some();
            (missing && counts).then_some(MatchFault::NoResult)
        }
        Some(_) if over.too_short == Some(true) => Some(MatchFault::Result("was too short")),
        Some(_) if played.same_absence => Some(MatchFault::Result("was lost in the same absence")),
        Some(_) if !stored.rated => Some(MatchFault::Result("is not rated")),
        Some(_) if over.annulled => Some(MatchFault::Result("is annulled")),
        Some(found) => {
            let Some(outcome) = over.end.outcome else {
                return Some(MatchFault::Result("has none"));
            };
            let right = StoredResult {
                game: GameId::from_id(&stored.game),
                server: stored.mirror.map_or(stored.server, |_| ServerId(0)),
                players: played.players,
                outcome,
            };
            (found != right).then_some(MatchFault::OtherResult)
        }
    }
}
