//! A tournament is made.

use super::taking_part::remember_name;
use crate::host::{Failure, Host, openings::new_code};
use domain::{
    community::{
        NoOpening, Refused,
        tournament::{Between, Plan, ROUNDS, Refusal, System},
    },
    matches::{Place, RoleId, TimingWish, UserId},
};
use rules::AnyPosition;
use store::{Lock, Terms, TournamentId};

/// The tournament that somebody wants to make.
#[derive(Clone, Debug)]
pub struct TournamentRequest {
    /// Where it is shown.
    pub place: Place,
    /// What it is to be called.
    pub name: String,
    /// Who makes it.
    pub organizer: UserId,
    /// A role whose members manage it too.
    pub managers: Option<RoleId>,
    /// Who plays whom.
    pub system: System,
    /// How many rounds a Swiss is to have. None: as many as are usual.
    pub rounds: Option<u32>,
    /// Whether all rounds of a round robin begin at once.
    pub at_once: bool,
    /// How many days a round has.
    pub round_days: Option<u32>,
    /// How many days a first move has.
    pub no_show_days: Option<u32>,
    /// Whose members may enter.
    pub between: Between,
    /// The start position.
    pub start: AnyPosition,
    /// What was said about time.
    pub timing: TimingWish,
    /// Whether its games count for ratings.
    pub rated: bool,
}

/// As many rounds as a Swiss usually has.
const USUAL_ROUNDS: u32 = 5;

/// The fewest and most letters of a tournament's name.
const NAME: std::ops::RangeInclusive<usize> = 2..=60;

impl Host {
    /// Makes a tournament, which members may enter at its bulletin.
    pub async fn make_tournament(
        &self,
        request: TournamentRequest,
    ) -> Result<TournamentId, Failure> {
        let now = self.clock.now();
        let name = named(&request.name)?;
        let plan = request.plan()?;
        self.store
            .write(Lock::Server(request.place.server), move |tx| {
                let server = request.place.server;
                if request.between != Between::Here {
                    let Some(open) = tx.opening(server)? else {
                        return Err(Refused::from(NoOpening::NotOpen).into());
                    };
                    remember_name(tx, &open, now)?;
                }
                let terms = Terms {
                    place: request.place,
                    name: name.clone(),
                    organizer: request.organizer,
                    managers: request.managers,
                    between: request.between,
                    code: (request.between == Between::Code).then(new_code),
                    plan,
                    round_days: request.round_days,
                    no_show_days: request.no_show_days,
                    start: request.start.clone(),
                    timing: tx.paces(server)?.grant(request.timing)?,
                    rated: request.rated,
                };
                let id = tx.insert_tournament(&terms, now)?;
                tx.put_up_bulletin(id.card(), terms.place, now)?;
                Ok(id)
            })
            .await
    }
}

impl TournamentRequest {
    /// How it is to be played. What would do nothing in it is refused, so that nobody relies on it.
    fn plan(&self) -> Result<Plan, Refusal> {
        let is_swiss = self.system == System::Swiss;
        let at_once = self.at_once;
        if self.rounds.is_some() && !is_swiss {
            return Err(Refusal::Useless("rounds"));
        }
        if at_once && matches!(self.system, System::Swiss | System::Knockout) {
            return Err(Refusal::Useless("at-once"));
        }
        if self.round_days.is_some() && (at_once || self.system == System::Knockout) {
            return Err(Refusal::Useless("round-days"));
        }
        let rounds = self.rounds.unwrap_or(USUAL_ROUNDS);
        if !ROUNDS.contains(&rounds) {
            return Err(Refusal::Rounds);
        }
        Ok(Plan {
            system: self.system,
            rounds: if is_swiss { rounds } else { 0 },
            at_once,
            first_begins: fastrand::bool(),
        })
    }
}

/// A name in one line.
fn named(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if NAME.contains(&name.chars().count()) {
        Ok(name)
    } else {
        Err(Refusal::Name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::matches::{ChannelId, ServerId};
    use rules::{GameId, words::Locale};

    #[test]
    fn what_would_do_nothing_is_refused() {
        let request = |system, rounds, at_once, round_days| TournamentRequest {
            place: Place {
                server: ServerId(1),
                channel: ChannelId(1),
                locale: Locale::English,
            },
            name: String::new(),
            organizer: UserId(1),
            managers: None,
            system,
            rounds,
            at_once,
            round_days,
            no_show_days: None,
            between: Between::Here,
            start: GameId::Courtyard.start(None).expect("standard"),
            timing: TimingWish::default(),
            rated: true,
        };
        let days = Some(7);
        for (system, rounds, at_once, round_days, useless) in [
            (System::RoundRobin, Some(3), false, None, "rounds"),
            (System::Swiss, None, true, None, "at-once"),
            (System::Knockout, None, true, None, "at-once"),
            (System::Knockout, None, false, days, "round-days"),
            (System::RoundRobin, None, true, days, "round-days"),
        ] {
            let plan = request(system, rounds, at_once, round_days).plan();
            assert_eq!(plan, Err(Refusal::Useless(useless)), "{system:?}");
        }
        let plan = request(System::Swiss, Some(3), false, days).plan();
        assert_eq!(plan.map(|plan| plan.rounds), Ok(3));
        let plan = request(System::DoubleRoundRobin, None, true, None).plan();
        assert_eq!(plan.map(|plan| plan.at_once), Ok(true));
    }
}
