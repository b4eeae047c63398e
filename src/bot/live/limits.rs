//! How often and how much a user or an address can ask the page for something that costs.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Refused;
use crate::bot::listener::{Capacity, Client};
use domain::{
    clock::{Clock, Timestamp},
    matches::UserId,
};

/// How long a count lasts.
const WINDOW: Duration = Duration::from_secs(10);

/// With more than this, counts that are over are removed.
const MANY: usize = 10_000;

/// From how many pages a user can look at the same time.
const PAGES_OF_USER: usize = 20;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Who {
    User(UserId),
    Address(Client),
}

/// The kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum What {
    /// Something that a user does, or that takes long. A quick player makes some moves in ten seconds.
    Act,
    /// What the page asks by itself whenever the match changes.
    Ask,
    /// Where a piece can go. A player who thinks taps about.
    Try,
    /// A look at a match. A whole school may have one address.
    Look,
    /// Anything at all.
    Any,
}

impl What {
    /// Returns the most in [`WINDOW`].
    const fn most(self) -> u32 {
        match self {
            What::Act => 40,
            What::Ask => 60,
            What::Try => 200,
            What::Look => 2_000,
            What::Any => 4_000,
        }
    }
}

/// Counts requests.
pub(super) struct Limits {
    clock: Clock,
    counts: Mutex<HashMap<(Who, What), (Timestamp, u32)>>,
}

impl Limits {
    pub(super) fn new(clock: Clock) -> Limits {
        Limits {
            clock,
            counts: Mutex::default(),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// If there were too many.
    pub(super) fn count(&self, who: Who, what: What) -> Result<(), Refused> {
        let now = self.clock.now();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() > MANY {
            counts.retain(|_, (since, _)| now.since(*since) < WINDOW);
        }
        let (since, count) = counts.entry((who, what)).or_insert((now, 0));
        if now.since(*since) >= WINDOW {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        if *count > what.most() {
            return Err(Refused::TooMany);
        }
        Ok(())
    }
}

/// The connections through which pages hear of matches. Cheap to clone; all clones share the same state.
#[derive(Clone)]
pub(super) struct Sockets(Arc<Counted>);

struct Counted {
    capacity: Capacity,
    taken: Mutex<Taken>,
    /// The requests that can be answered now.
    requests: Arc<Semaphore>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    visitors: usize,
    by_address: HashMap<Client, usize>,
    by_user: HashMap<UserId, usize>,
}

/// One of the connections, until this is dropped.
pub(super) struct Taking {
    sockets: Sockets,
    by: By,
}

/// Whose connection it is.
#[derive(Clone, Copy, Debug)]
enum By {
    /// The page has not said anything yet.
    Unsaid(Client),
    Visitor(Client),
    User(UserId),
}

impl Sockets {
    pub(super) fn new(capacity: Capacity) -> Sockets {
        Sockets(Arc::new(Counted {
            capacity,
            taken: Mutex::default(),
            requests: Arc::new(Semaphore::new(capacity.requests)),
        }))
    }

    /// Lets a request be answered until what this returns is dropped.
    ///
    /// # Errors
    /// If too many are.
    pub(super) fn begin_request(&self) -> Result<OwnedSemaphorePermit, Refused> {
        let permit = Arc::clone(&self.0.requests).try_acquire_owned();
        permit.map_err(|_| Refused::TooMany)
    }

    /// Takes a connection for someone who has yet to say who they are.
    ///
    /// # Errors
    /// If there are too many, of all or from that address.
    pub(super) fn take(&self, client: Client) -> Result<Taking, Refused> {
        let Capacity {
            sockets,
            sockets_of_address,
            ..
        } = self.0.capacity;
        let mut taken = self.0.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.all >= sockets {
            return Err(Refused::TooMany);
        }
        add(&mut taken.by_address, client, sockets_of_address)?;
        taken.all += 1;
        Ok(Taking {
            sockets: self.clone(),
            by: By::Unsaid(client),
        })
    }
}

impl Taking {
    /// Notes who it is, `None` for a visitor. Inside Discord many users have the same address, so they don't
    /// count there any more.
    ///
    /// # Errors
    /// If this user has too many, or visitors have.
    pub(super) fn name(&mut self, user: Option<UserId>) -> Result<(), Refused> {
        let By::Unsaid(client) = self.by else {
            return Ok(());
        };
        let Counted {
            capacity, taken, ..
        } = &*self.sockets.0;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        self.by = match user {
            Some(user) => {
                add(&mut taken.by_user, user, PAGES_OF_USER)?;
                remove(&mut taken.by_address, &client);
                By::User(user)
            }
            None if taken.visitors >= capacity.sockets_of_visitors => {
                return Err(Refused::TooMany);
            }
            None => {
                taken.visitors += 1;
                By::Visitor(client)
            }
        };
        Ok(())
    }
}

impl Drop for Taking {
    fn drop(&mut self) {
        let taken = &self.sockets.0.taken;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        match self.by {
            By::User(user) => remove(&mut taken.by_user, &user),
            By::Unsaid(client) => remove(&mut taken.by_address, &client),
            By::Visitor(client) => {
                taken.visitors -= 1;
                remove(&mut taken.by_address, &client);
            }
        }
    }
}

fn add<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: K, most: usize) -> Result<(), Refused> {
    let count = counts.entry(key).or_default();
    if *count >= most {
        return Err(Refused::TooMany);
    }
    *count += 1;
    Ok(())
}

fn remove<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::clock::testing::TestMachine;

    #[tokio::test(start_paused = true)]
    async fn who_asks_too_often_waits_and_nobody_else_does() {
        let (_, clock, _mover) = TestMachine::new();
        let limits = Limits::new(clock);
        let (ada, ben) = (Who::User(UserId(1)), Who::User(UserId(2)));
        for _ in 0..What::Act.most() {
            assert!(limits.count(ada, What::Act).is_ok());
        }
        assert!(limits.count(ada, What::Act).is_err());
        assert!(limits.count(ada, What::Look).is_ok());
        assert!(limits.count(ben, What::Act).is_ok());
        tokio::time::advance(WINDOW).await;
        assert!(limits.count(ada, What::Act).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_window_ends_however_often_it_was_asked_meanwhile() {
        let (_, clock, _mover) = TestMachine::new();
        let limits = Limits::new(clock);
        let ada = Who::User(UserId(1));
        for _ in 0..3 {
            for _ in 0..What::Act.most() {
                assert!(limits.count(ada, What::Act).is_ok());
            }
            // Whoever goes on trying waits no longer for that.
            for _ in 0..9 {
                assert!(limits.count(ada, What::Act).is_err());
                tokio::time::advance(WINDOW / 10).await;
            }
            assert!(limits.count(ada, What::Act).is_err());
            tokio::time::advance(WINDOW / 10).await;
        }
    }

    fn client(last: u8) -> Client {
        Client([192, 0, 2, last].into())
    }

    #[test]
    fn an_address_takes_its_part_of_the_connections_and_users_are_counted_for_themselves() {
        let capacity = Capacity::with(1_024);
        let sockets = Sockets::new(capacity);
        let take = |client| sockets.take(client).ok();
        let mut held: Vec<Taking> = (0..capacity.sockets_of_address)
            .map(|_| take(client(1)).expect("room"))
            .collect();
        assert!(take(client(1)).is_none());
        let other = take(client(2));
        assert!(other.is_some());
        // A school behind one address, whose pupils say who they are.
        let (first, second) = held.split_at_mut(PAGES_OF_USER);
        for taking in first.iter_mut() {
            assert!(taking.name(Some(UserId(1))).is_ok());
        }
        assert!(second[0].name(Some(UserId(1))).is_err());
        assert!(second[0].name(Some(UserId(2))).is_ok());
        assert!(second[1].name(None).is_ok());
        assert!(take(client(1)).is_some());
        held.clear();
        drop(other);
        let taken = sockets.0.taken.lock().expect("whole");
        assert_eq!((taken.all, taken.visitors), (0, 0));
        assert!(taken.by_address.is_empty() && taken.by_user.is_empty());
    }

    #[test]
    fn visitors_leave_room_for_users() {
        let capacity = Capacity::with(1_024);
        let sockets = Sockets::new(capacity);
        let mut held = Vec::new();
        for address in 0..200 {
            while let Ok(mut taking) = sockets.take(client(address)) {
                if taking.name(None).is_err() {
                    break;
                }
                held.push(taking);
            }
        }
        assert_eq!(held.len(), capacity.sockets_of_visitors);
        let mut user = sockets.take(client(250)).expect("room");
        user.name(Some(UserId(1))).expect("room");
    }
}
