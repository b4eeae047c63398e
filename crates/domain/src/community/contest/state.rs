//! The state of a contest, and who can advance it.

use std::{fmt, time::Duration};

use super::{NoContest, Terms};
use crate::{
    clock::Timestamp,
    matches::{ServerId, UserId},
};
use rules::variants;

/// How long a proposal waits for an answer. Each change of its terms gives the other side that long
/// again.
pub const ANSWER_WITHIN: Duration = Duration::from_hours(7 * 24);

/// A team forfeits a board if its server could not show it for this long in total since the boards
/// were set up: the bot was not in the server, or the channel was gone.
pub const FORFEIT_AFTER: Duration = Duration::from_hours(7 * 24);

/// How often a running contest is checked in any case.
pub const LOOK_EVERY: Duration = Duration::from_hours(1);

/// A contest, counted from 1 in each database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContestId(pub u32);

impl fmt::Display for ContestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

variants! {
    /// One of the two servers of a contest.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Team {
        /// The server that proposed it.
        Home = "home",
        /// The other one.
        Away = "away",
    }
}

impl Team {
    /// Both teams.
    pub const BOTH: [Team; 2] = Team::ALL;

    /// Returns the other team.
    #[must_use]
    pub const fn other(self) -> Team {
        match self {
            Team::Home => Team::Away,
            Team::Away => Team::Home,
        }
    }

    /// Returns 0 for home and 1 for away, to index a pair.
    pub const fn index(self) -> usize {
        self as usize
    }
}

variants! {
    /// The state of a contest.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum State {
        /// One server has proposed it, and the other has not answered.
        Proposed = "proposed",
        /// Both have agreed, and members sign up.
        SigningUp = "signing-up",
        /// The boards are being played.
        Running = "running",
        /// All boards are decided.
        Over = "over",
        /// The other server has declined.
        Declined = "declined",
        /// It was called off before it began.
        Withdrawn = "withdrawn",
        /// Nobody answered, or too few signed up.
        Lapsed = "lapsed",
    }
}

impl State {
    /// Whether nothing more can happen in it.
    pub const fn is_closed(self) -> bool {
        matches!(
            self,
            State::Over | State::Declined | State::Withdrawn | State::Lapsed
        )
    }
}

/// A contest of two servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Its number.
    pub id: ContestId,
    /// The two servers, by [`Team::index`].
    pub servers: [ServerId; 2],
    /// Their names when it was proposed.
    pub names: [String; 2],
    /// Its state.
    pub state: State,
    /// The terms proposed or agreed on.
    pub terms: Terms,
    /// The team that has yet to answer the proposal.
    pub asked: Option<Team>,
    /// The team that has declined the proposal, or has not answered it in time.
    pub refused_by: Option<Team>,
    /// The captain of each team.
    pub captains: [Option<UserId>; 2],
    /// Which captains have agreed to set up the boards.
    pub ready: [bool; 2],
    /// When a background task next handles it: the proposal lapses, signing up ends, or the boards
    /// are checked.
    pub look_at: Option<Timestamp>,
    /// When its boards were set up.
    pub began_at: Option<Timestamp>,
    /// When it was closed.
    pub closed_at: Option<Timestamp>,
}

/// A contest that is proposed and isn't stored yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewContest {
    /// The two servers, by [`Team::index`]. The first one proposes it.
    pub servers: [ServerId; 2],
    /// Their names.
    pub names: [String; 2],
    /// What is proposed.
    pub terms: Terms,
    /// The manager who proposes it, and leads the team of the first server.
    pub captain: UserId,
    /// When the proposal lapses.
    pub lapses_at: Timestamp,
}

impl NewContest {
    /// How far it has come.
    pub const STATE: State = State::Proposed;

    /// The team that has yet to answer the proposal.
    pub const ASKED: Team = Team::Away;

    /// Returns the contest as it is once it has this number.
    pub fn numbered(self, id: ContestId) -> Contest {
        Contest {
            id,
            servers: self.servers,
            names: self.names,
            state: NewContest::STATE,
            terms: self.terms,
            asked: Some(NewContest::ASKED),
            refused_by: None,
            captains: [Some(self.captain), None],
            ready: [false; 2],
            look_at: Some(self.lapses_at),
            began_at: None,
            closed_at: None,
        }
    }
}

impl Contest {
    /// Returns the team of a server.
    pub fn team_of(&self, server: ServerId) -> Result<Team, NoContest> {
        let mut teams = Team::BOTH.into_iter();
        let found = teams.find(|team| self.servers[team.index()] == server);
        found.ok_or(NoContest::Unknown(self.id))
    }

    /// Checks that it is in this state.
    pub fn check(&self, state: State) -> Result<(), NoContest> {
        if self.state == state {
            Ok(())
        } else {
            Err(NoContest::NotNow(self.state))
        }
    }

    fn check_asked(&self, team: Team) -> Result<(), NoContest> {
        self.check(State::Proposed)?;
        if self.asked == Some(team) {
            Ok(())
        } else {
            Err(NoContest::TheyAnswer)
        }
    }

    /// Accepts, for a manager of the server that was asked. Members can sign up from now on.
    pub fn accept(&mut self, team: Team, by: UserId, now: Timestamp) -> Result<(), NoContest> {
        self.check_asked(team)?;
        self.state = State::SigningUp;
        self.asked = None;
        self.captains[team.index()].get_or_insert(by);
        self.look_at = Some(now.after(self.terms.sign_up()));
        Ok(())
    }

    /// Declines, for a manager of the server that was asked.
    pub fn decline(&mut self, team: Team, now: Timestamp) -> Result<(), NoContest> {
        self.check_asked(team)?;
        self.refused_by = Some(team);
        self.close(State::Declined, now);
        Ok(())
    }

    /// Proposes other terms, for a manager of the server that was asked. Now the other one is
    /// asked. Proposing the same terms would be an acceptance, but that has its own method.
    pub fn change(
        &mut self,
        team: Team,
        by: UserId,
        terms: Terms,
        now: Timestamp,
    ) -> Result<(), NoContest> {
        self.check_asked(team)?;
        self.captains[team.index()].get_or_insert(by);
        self.terms = terms;
        self.asked = Some(team.other());
        self.look_at = Some(now.after(ANSWER_WITHIN));
        Ok(())
    }

    /// Calls it off before any board is set up, for a manager. The team that is asked declines
    /// instead.
    pub fn withdraw(&mut self, team: Team, now: Timestamp) -> Result<(), NoContest> {
        match self.state {
            State::Proposed if self.asked == Some(team) => return self.decline(team, now),
            State::Proposed | State::SigningUp => {}
            state => return Err(NoContest::NotNow(state)),
        }
        self.close(State::Withdrawn, now);
        Ok(())
    }

    /// Records that a captain agrees to set up the boards without waiting for the deadline. Returns
    /// whether both agree.
    pub fn set_ready(&mut self, team: Team) -> Result<bool, NoContest> {
        self.check(State::SigningUp)?;
        self.ready[team.index()] = true;
        Ok(self.ready == [true, true])
    }

    /// Records that a captain no longer agrees to that.
    pub fn set_unready(&mut self, team: Team) -> Result<(), NoContest> {
        self.check(State::SigningUp)?;
        self.ready[team.index()] = false;
        Ok(())
    }

    /// Ends a contest whose time is up: nobody has answered, or too few have signed up.
    pub fn lapse(&mut self, now: Timestamp) {
        self.refused_by = self.asked;
        self.close(State::Lapsed, now);
    }

    /// Marks the boards as set up.
    pub fn begin(&mut self, now: Timestamp) {
        self.state = State::Running;
        self.began_at = Some(now);
        self.look_again(now);
    }

    /// Schedules the next check of the boards.
    pub fn look_again(&mut self, now: Timestamp) {
        self.look_at = Some(now.after(LOOK_EVERY));
    }

    /// Ends the contest, once all its boards are decided.
    pub fn end(&mut self, now: Timestamp) {
        self.close(State::Over, now);
    }

    fn close(&mut self, state: State, now: Timestamp) {
        self.state = state;
        self.closed_at = Some(now);
        self.asked = None;
        self.look_at = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::Pace;
    use rules::GameId;

    const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);
    const MONA: UserId = UserId(7);

    fn proposed() -> Contest {
        Contest {
            id: ContestId(1),
            servers: [ServerId(10), ServerId(11)],
            names: ["Club".to_owned(), "Court".to_owned()],
            state: State::Proposed,
            terms: Terms::usual(GameId::ALL, Pace::default()),
            asked: Some(Team::Away),
            refused_by: None,
            captains: [Some(UserId(1)), None],
            ready: [false; 2],
            look_at: Some(NOW.after(ANSWER_WITHIN)),
            began_at: None,
            closed_at: None,
        }
    }

    #[test]
    fn who_is_asked_accepts_declines_or_changes_and_nobody_else_does() {
        let terms = proposed().terms;
        for team in Team::BOTH {
            let is_asked = team == Team::Away;
            assert_eq!(proposed().accept(team, MONA, NOW).is_ok(), is_asked);
            assert_eq!(proposed().decline(team, NOW).is_ok(), is_asked);
            let changed = proposed().change(team, MONA, terms.clone(), NOW);
            assert_eq!(changed.is_ok(), is_asked);
        }
        let mut contest = proposed();
        contest.change(Team::Away, MONA, terms, NOW).expect("asked");
        assert_eq!(contest.asked, Some(Team::Home));
        assert_eq!(
            contest.accept(Team::Away, MONA, NOW),
            Err(NoContest::TheyAnswer)
        );
        contest.accept(Team::Home, UserId(8), NOW).expect("asked");
        assert_eq!(contest.state, State::SigningUp);
        assert_eq!(contest.captains, [Some(UserId(1)), Some(MONA)]);
        assert_eq!(contest.look_at, Some(NOW.after(contest.terms.sign_up())));
    }

    #[test]
    fn it_is_called_off_by_either_side_until_it_begins() {
        let mut contest = proposed();
        contest.withdraw(Team::Home, NOW).expect("proposed");
        assert_eq!(contest.state, State::Withdrawn);
        let mut contest = proposed();
        contest.withdraw(Team::Away, NOW).expect("proposed");
        assert_eq!(contest.state, State::Declined, "who is asked says no");
        let mut contest = proposed();
        contest.accept(Team::Away, MONA, NOW).expect("asked");
        let mut running = contest.clone();
        contest.withdraw(Team::Away, NOW).expect("not begun");
        assert_eq!(contest.state, State::Withdrawn);
        running.begin(NOW);
        let refused = Err(NoContest::NotNow(State::Running));
        assert_eq!(running.withdraw(Team::Home, NOW), refused);
        assert_eq!(running.set_ready(Team::Home), refused.map(|()| false));
    }

    #[test]
    fn the_boards_are_set_up_early_when_both_captains_say_so() {
        let mut contest = proposed();
        assert!(contest.set_ready(Team::Home).is_err());
        contest.accept(Team::Away, MONA, NOW).expect("asked");
        assert_eq!(contest.set_ready(Team::Away), Ok(false));
        assert_eq!(contest.set_ready(Team::Away), Ok(false));
        // It can be taken back.
        assert_eq!(contest.set_unready(Team::Away), Ok(()));
        assert_eq!(contest.set_ready(Team::Home), Ok(false));
        assert_eq!(contest.set_ready(Team::Away), Ok(true));
    }

    #[test]
    fn who_declines_or_does_not_answer_has_refused_and_nobody_has_once_both_agree() {
        let mut contest = proposed();
        contest.decline(Team::Away, NOW).expect("asked");
        assert_eq!(contest.refused_by, Some(Team::Away));
        let mut contest = proposed();
        contest.lapse(NOW);
        assert_eq!(contest.refused_by, Some(Team::Away));
        // Other terms were proposed, and it is the proposer who declines them.
        let mut contest = proposed();
        let terms = contest.terms.clone();
        contest.change(Team::Away, MONA, terms, NOW).expect("asked");
        contest.decline(Team::Home, NOW).expect("asked");
        assert_eq!(contest.refused_by, Some(Team::Home));
        // Both have agreed, and too few have signed up.
        let mut contest = proposed();
        contest.accept(Team::Away, MONA, NOW).expect("asked");
        contest.lapse(NOW);
        assert_eq!(contest.refused_by, None);
        let mut contest = proposed();
        contest.withdraw(Team::Home, NOW).expect("proposed");
        assert_eq!(contest.refused_by, None);
    }
}
