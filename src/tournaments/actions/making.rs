//! Making a tournament, and changing it before it starts.

use std::time::Duration;

use super::{lock_managed, taking_part::remember_name};
use crate::{
    challenges::actions::codes::new_code,
    host::{Cx, Failure, ReadCx, drafts::TournamentRequest},
};
use domain::{
    clock::Timestamp,
    community::{
        NoOpening, Refused,
        tournament::{
            Between, Limits, NO_SHOW_DAYS, Plan, ROUND_DAYS, ROUNDS, Refusal, Stage, System,
        },
    },
    names,
};
use store::{Lock, OpenServer, Terms, TournamentId};

/// What managers can change about a tournament before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEdit {
    /// Its name.
    pub name: String,
    /// How many players it waits for, and how many can enter.
    pub limits: Limits,
    /// When it starts by itself.
    pub starts_at: Option<Timestamp>,
}

/// How far ahead a tournament can be planned.
const AHEAD: Duration = Duration::from_hours(24 * 365);

/// The usual number of rounds of a Swiss.
const USUAL_ROUNDS: u32 = 5;

/// The minimum and maximum number of letters in a tournament's name.
pub const TOURNAMENT_NAME: std::ops::RangeInclusive<usize> = 2..=60;

/// Makes a tournament, which members can enter at its bulletin.
pub fn make(cx: &Cx<'_>, request: &TournamentRequest) -> Result<TournamentId, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let server = request.place.server;
    request.check(now)?;
    tx.lock(Lock::Server(server))?;
    check_lately(cx)?;
    if let Some(open) = request.opening(cx)? {
        remember_name(&tx.servers(), &open, now)?;
    }
    let code = (request.between == Between::Code).then(new_code);
    let terms = Terms {
        code: code.transpose()?,
        ..request.terms(cx)?
    };
    let id = tx.tournaments().insert(&terms, request.starts_at, now)?;
    tx.bulletins().put_up(id.card(), terms.place, now)?;
    Ok(id)
}

/// Changes a tournament before it starts.
pub fn edit(cx: &Cx<'_>, id: TournamentId, edited: &TournamentEdit) -> Result<(), Failure> {
    let tx = cx.tx;
    let found = lock_managed(cx, id)?;
    if found.tournament.stage != Stage::SignUp {
        return Err(Refusal::Started.into());
    }
    let name = named(&edited.name)?;
    let limits = edited.limits.check()?;
    check_start_time(edited.starts_at, cx.now)?;
    let players = found.tournament.players();
    if players > limits.most() {
        return Err(Refusal::MoreEntered(players).into());
    }
    // An announcement that Discord has not confirmed is found by its name.
    let cards = tx.bulletins().about(id.card())?;
    let is_shown = cards.iter().all(|card| card.message.is_some());
    if name != found.terms.name && !is_shown {
        return Err(Refusal::NotShown.into());
    }
    tx.tournaments().edit(id, &name, limits, edited.starts_at)?;
    Ok(tx.bulletins().change(id.card(), cx.now)?)
}

/// Checks that a manager can make one more tournament in this server.
pub(super) fn check_lately(cx: &ReadCx<'_>) -> Result<(), Failure> {
    let tournaments = cx.tx.tournaments();
    let lately = tournaments.lately(cx.server(), cx.user(), cx.now)?;
    Ok(lately.check()?)
}

/// Checks that a tournament can start by itself at this time.
fn check_start_time(starts_at: Option<Timestamp>, now: Timestamp) -> Result<(), Refusal> {
    match starts_at {
        Some(at) if at <= now || at > now.after(AHEAD) => Err(Refusal::StartTime),
        _ => Ok(()),
    }
}

impl TournamentRequest {
    /// Checks what was entered.
    pub(super) fn check(&self, now: Timestamp) -> Result<(), Refusal> {
        named(&self.name)?;
        self.plan()?;
        self.limits.check()?;
        let days = [
            (self.round_days, ROUND_DAYS),
            (self.no_show_days, NO_SHOW_DAYS),
        ];
        if days
            .iter()
            .any(|(days, range)| days.is_some_and(|days| !range.contains(&days)))
        {
            return Err(Refusal::Days);
        }
        check_start_time(self.starts_at, now)
    }

    /// Returns what others know of the server, if their members can enter.
    pub(super) fn opening(&self, cx: &ReadCx<'_>) -> Result<Option<OpenServer>, Failure> {
        if self.between == Between::Here {
            return Ok(None);
        }
        let open = cx.tx.servers().opening(self.place.server)?;
        Ok(Some(open.ok_or(Refused::from(NoOpening::NotOpen))?))
    }

    /// Returns the terms of the tournament, without a code.
    pub(super) fn terms(&self, cx: &ReadCx<'_>) -> Result<Terms, Failure> {
        let paces = cx.tx.settings().paces(self.place.server)?;
        Ok(Terms {
            place: self.place,
            name: named(&self.name)?,
            organizer: cx.user(),
            managers: self.managers,
            between: self.between,
            code: None,
            plan: self.plan()?,
            round_days: self.round_days,
            no_show_days: self.no_show_days,
            start: self.start.clone(),
            timing: paces.grant(self.timing)?,
            rated: self.rated,
            limits: self.limits,
        })
    }

    /// Returns how it will be played. Refuses options that would have no effect, so that nobody
    /// relies on them.
    pub(super) fn plan(&self) -> Result<Plan, Refusal> {
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

/// Returns a name on one line.
fn named(name: &str) -> Result<String, Refusal> {
    let length = |name: &String| names::bare(name).chars().count();
    names::legible(name)
        .filter(|name| TOURNAMENT_NAME.contains(&length(name)))
        .ok_or(Refusal::Name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::matches::{ChannelId, Place, ServerId, TimingWish};
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
            limits: Limits::default(),
            starts_at: None,
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
