//! How much a user, and a server, can have at once of what costs the bot much. Without this, one of them
//! could keep all processors busy; a queue for each user alone would only grow.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use crate::host::{Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{Member, Refusal, ServerId, UserId},
};

/// What costs much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Costly {
    /// The engine looks at each position of a match, for some seconds.
    Analysis,
    /// A whole match becomes a moving picture.
    Gif,
    /// The engine thinks about one position.
    Hint,
    /// A file with much in it is put together.
    Export,
}

impl Costly {
    /// Returns the cost, in seconds after which it is forgotten.
    const fn cost(self) -> Duration {
        Duration::from_secs(match self {
            Costly::Analysis => 20,
            Costly::Gif | Costly::Export => 10,
            Costly::Hint => 5,
        })
    }
}

/// How much a user can have at once.
const OF_USER: Duration = Duration::from_secs(100);

/// A server can have so many times as much as a user.
const USERS: u32 = 10;

/// So many are remembered before those are forgotten that owe nothing.
const MANY: usize = 10_000;

/// Who owes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Whose {
    User(UserId),
    Server(ServerId),
}

/// Until when each pays for what it had.
#[derive(Debug, Default)]
pub(crate) struct Budgets(Mutex<HashMap<Whose, Timestamp>>);

impl Budgets {
    /// Lets a member have something, or says until when that has to wait.
    fn spend(&self, by: Member, what: Costly, now: Timestamp) -> Result<(), Refusal> {
        let mut paid = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if paid.len() >= MANY {
            paid.retain(|_, until| *until > now);
        }
        let user = (Whose::User(by.user), what.cost());
        let server = (Whose::Server(by.server), what.cost() / USERS);
        let both = [Some(user), by.server.is_server().then_some(server)];
        let mut next = Vec::new();
        for (whose, cost) in both.into_iter().flatten() {
            let until = paid
                .get(&whose)
                .copied()
                .unwrap_or(now)
                .max(now)
                .after(cost);
            let beyond = until.since(now).saturating_sub(OF_USER);
            if !beyond.is_zero() {
                let until = now.after(beyond);
                return Err(match whose {
                    Whose::User(_) => Refusal::AskedForMuch(until),
                    Whose::Server(_) => Refusal::ServerAskedForMuch(until),
                });
            }
            next.push((whose, until));
        }
        paid.extend(next);
        Ok(())
    }
}

/// Lets a member have something that costs much, if they and their server have not had too much of
/// late.
pub fn spend(host: &Host, by: Member, what: Costly) -> Result<(), Failure> {
    Ok(host.budgets.spend(by, what, host.clock.now())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    fn member(server: u64, user: u64) -> Member {
        Member {
            server: ServerId(server),
            user: UserId(user),
        }
    }

    #[test]
    fn a_user_waits_after_some_and_no_one_else_does() {
        let budgets = Budgets::default();
        let spend = |user, at| budgets.spend(member(10, user), Costly::Analysis, at);
        for _ in 0..5 {
            assert_eq!(spend(1, NOON), Ok(()));
        }
        let wait = NOON.after(Costly::Analysis.cost());
        assert_eq!(spend(1, NOON), Err(Refusal::AskedForMuch(wait)));
        assert_eq!(spend(2, NOON), Ok(()));
        assert_eq!(spend(1, wait), Ok(()));
        // Cheaper things fit sooner.
        let hint = budgets.spend(
            member(10, 1),
            Costly::Hint,
            wait.after(Duration::from_secs(5)),
        );
        assert_eq!(hint, Ok(()));
    }

    #[test]
    fn the_users_of_a_server_share_what_it_can_have() {
        let budgets = Budgets::default();
        let spend = |server, user| budgets.spend(member(server, user), Costly::Analysis, NOON);
        for user in 0..50 {
            assert_eq!(spend(10, user), Ok(()), "{user}");
        }
        let wait = NOON.after(Costly::Analysis.cost() / USERS);
        assert_eq!(spend(10, 99), Err(Refusal::ServerAskedForMuch(wait)));
        // What was refused costs nothing, and elsewhere it is not refused.
        for server in [11, 11, 11, 11, ServerId::DIRECT.0] {
            assert_eq!(spend(server, 99), Ok(()));
        }
    }

    #[test]
    fn those_who_owe_nothing_are_forgotten() {
        let budgets = Budgets::default();
        for user in 0..=MANY as u64 {
            let at = NOON.after(Duration::from_secs(100 * user));
            let spent = budgets.spend(member(ServerId::DIRECT.0, user), Costly::Hint, at);
            spent.expect("little");
        }
        assert!(budgets.0.lock().expect("whole").len() < 10);
    }
}
