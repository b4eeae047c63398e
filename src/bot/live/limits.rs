//! How often and how much a user or an address can ask the page for something that costs.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

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

/// How many of these make room for nobody. With more, the user who has most makes room, so that a few accounts
/// don't keep everyone else out.
const PAGES_KEPT: usize = 3;

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
    /// The beginning of a match, for which Discord is asked several things.
    Begin,
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
            What::Begin => 6,
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
    /// Those of users, by their numbers, with what ends them.
    by_user: HashMap<UserId, BTreeMap<u64, oneshot::Sender<()>>>,
    users: usize,
    /// Those of visitors, and of pages that have not said yet who looks, by their numbers.
    by_address: HashMap<Client, HashMap<u64, Stranger>>,
    strangers: usize,
    visitors: usize,
    /// The number of the next one.
    next: u64,
}

/// A connection of someone of whom only the address is known.
struct Stranger {
    is_visitor: bool,
    /// Ends the connection.
    end: oneshot::Sender<()>,
}

/// One of the connections, until this is dropped.
pub(super) struct Taking {
    sockets: Sockets,
    by: By,
}

/// Whose connection it is.
#[derive(Clone, Copy, Debug)]
enum By {
    Stranger(Client, u64),
    User(UserId, u64),
}

/// Completes when a connection has to make room for another one.
pub(super) struct MakesRoom(oneshot::Receiver<()>);

impl MakesRoom {
    pub(super) async fn wait(self) {
        // Nobody ends it for another one any more.
        if self.0.await.is_err() {
            std::future::pending::<()>().await;
        }
    }
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
    pub(super) fn take(&self, client: Client) -> Result<(Taking, MakesRoom), Refused> {
        let Capacity {
            sockets,
            sockets_of_address,
            ..
        } = self.0.capacity;
        let mut taken = self.0.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.count(client) >= sockets_of_address {
            return Err(Refused::TooMany);
        }
        if taken.users + taken.strangers >= sockets {
            let made = taken.make_room(client, |_| true);
            made.or_else(|_| taken.make_room_of_users())?;
        }
        let (end, ended) = oneshot::channel();
        let number = taken.next;
        taken.next += 1;
        taken.strangers += 1;
        let stranger = Stranger {
            is_visitor: false,
            end,
        };
        let of_address = taken.by_address.entry(client).or_default();
        of_address.insert(number, stranger);
        let taking = Taking {
            sockets: self.clone(),
            by: By::Stranger(client, number),
        };
        Ok((taking, MakesRoom(ended)))
    }
}

impl Taken {
    /// Returns how many strangers look from this address.
    fn count(&self, client: Client) -> usize {
        self.by_address.get(&client).map_or(0, HashMap::len)
    }

    /// Ends a connection like this from the address that has most of them, for one from another address that
    /// will still have fewer. So whoever has many addresses gets no more for each than everyone else does.
    fn make_room(
        &mut self,
        client: Client,
        is_meant: impl Fn(&Stranger) -> bool,
    ) -> Result<(), Refused> {
        let of = |strangers: &HashMap<u64, Stranger>| {
            strangers.values().filter(|one| is_meant(one)).count()
        };
        let most = self.by_address.iter().max_by_key(|(_, all)| of(all));
        let (&address, all) = most.ok_or(Refused::TooMany)?;
        let own = self.by_address.get(&client).map_or(0, of);
        if of(all) <= own + 1 {
            return Err(Refused::TooMany);
        }
        // The last one that came: the others may be people.
        let meant = all.iter().filter(|(_, stranger)| is_meant(stranger));
        let number = meant.map(|(number, _)| *number).max();
        let ended = number.and_then(|number| self.remove(address, number));
        let Some(stranger) = ended else {
            return Err(Refused::TooMany);
        };
        // It may be ending anyway.
        let _ = stranger.end.send(());
        Ok(())
    }

    /// Ends the newest connection of the user who has most, if those are more than each user keeps.
    fn make_room_of_users(&mut self) -> Result<(), Refused> {
        let most = self.by_user.values_mut().max_by_key(|pages| pages.len());
        let pages = most.filter(|pages| pages.len() > PAGES_KEPT);
        let (_, end) = pages.and_then(BTreeMap::pop_last).ok_or(Refused::TooMany)?;
        self.users -= 1;
        // It may be ending anyway.
        let _ = end.send(());
        Ok(())
    }

    fn remove(&mut self, client: Client, number: u64) -> Option<Stranger> {
        let all = self.by_address.get_mut(&client)?;
        let stranger = all.remove(&number)?;
        if all.is_empty() {
            self.by_address.remove(&client);
        }
        self.strangers -= 1;
        self.visitors -= usize::from(stranger.is_visitor);
        Some(stranger)
    }
}

impl Taking {
    /// Notes who it is, `None` for a visitor. Inside Discord many users have the same address, so they don't
    /// count there any more.
    ///
    /// # Errors
    /// If this user has too many, or visitors have.
    pub(super) fn name(&mut self, user: Option<UserId>) -> Result<(), Refused> {
        let By::Stranger(client, number) = self.by else {
            return Ok(());
        };
        let Counted {
            capacity, taken, ..
        } = &*self.sockets.0;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(user) = user {
            let pages = taken.by_user.get(&user).map_or(0, BTreeMap::len);
            if pages >= PAGES_OF_USER {
                return Err(Refused::TooMany);
            }
            // It may just have had to make room.
            let stranger = taken.remove(client, number).ok_or(Refused::TooMany)?;
            let pages = taken.by_user.entry(user).or_default();
            pages.insert(number, stranger.end);
            taken.users += 1;
            self.by = By::User(user, number);
            return Ok(());
        }
        if taken.visitors >= capacity.sockets_of_visitors {
            taken.make_room(client, |stranger| stranger.is_visitor)?;
        }
        let all = taken.by_address.get_mut(&client);
        let Some(stranger) = all.and_then(|all| all.get_mut(&number)) else {
            return Err(Refused::TooMany);
        };
        if !stranger.is_visitor {
            stranger.is_visitor = true;
            taken.visitors += 1;
        }
        Ok(())
    }
}

impl Drop for Taking {
    fn drop(&mut self) {
        let taken = &self.sockets.0.taken;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        match self.by {
            By::User(user, number) => {
                let Some(pages) = taken.by_user.get_mut(&user) else {
                    return;
                };
                let was_there = pages.remove(&number).is_some();
                if pages.is_empty() {
                    taken.by_user.remove(&user);
                }
                // Otherwise it had made room.
                taken.users -= usize::from(was_there);
            }
            By::Stranger(client, number) => {
                taken.remove(client, number);
            }
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

    #[tokio::test(start_paused = true)]
    async fn whoever_has_asked_is_forgotten_when_many_have() {
        let (_, clock, _mover) = TestMachine::new();
        let limits = Limits::new(clock);
        let ask = |user| limits.count(Who::User(UserId(user)), What::Act);
        for (user, _) in (1..).zip(0..=MANY) {
            assert!(ask(user).is_ok());
        }
        tokio::time::advance(WINDOW).await;
        assert!(ask(1).is_ok());
        assert_eq!(limits.counts.lock().expect("whole").len(), 1);
    }

    fn client(last: u8) -> Client {
        Client([192, 0, 2, last].into())
    }

    #[test]
    fn an_address_takes_its_part_of_the_connections_and_users_are_counted_for_themselves() {
        let capacity = Capacity::with(1_024);
        let sockets = Sockets::new(capacity);
        let take = |client| sockets.take(client).ok().map(|(taking, _)| taking);
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
        assert_eq!((taken.users, taken.strangers, taken.visitors), (0, 0, 0));
        assert!(taken.by_address.is_empty() && taken.by_user.is_empty());
    }

    /// Takes all that strangers at this many addresses get, each of whom says this.
    fn besiege(sockets: &Sockets, addresses: u8, says_visitor: bool) -> Vec<(Taking, MakesRoom)> {
        let mut held = Vec::new();
        for address in 0..addresses {
            while let Ok((mut taking, room)) = sockets.take(client(address)) {
                if says_visitor && taking.name(None).is_err() {
                    break;
                }
                held.push((taking, room));
                if held.len() > 10_000 {
                    return held;
                }
            }
        }
        held
    }

    #[test]
    fn whoever_comes_finds_a_place_whatever_some_addresses_hold() {
        let capacity = Capacity::with(1_024);
        for says_visitor in [true, false] {
            let sockets = Sockets::new(capacity);
            let mut held = besiege(&sockets, 60, says_visitor);
            let is_over = |(_, room): &mut (Taking, MakesRoom)| room.0.try_recv() == Ok(());
            let open = held
                .iter_mut()
                .filter_map(|one| (!is_over(one)).then_some(()));
            let most = if says_visitor {
                capacity.sockets_of_visitors
            } else {
                capacity.sockets
            };
            assert_eq!(open.count(), most);
            // Each of them has about as many, so no other one gets more than that.
            let (mut visitor, _room) = sockets.take(client(250)).expect("room");
            visitor.name(None).expect("room");
            let (mut user, _room) = sockets.take(client(251)).expect("room");
            user.name(Some(UserId(1))).expect("room");
            let taken = sockets.0.taken.lock().expect("whole");
            assert!(taken.users + taken.strangers <= capacity.sockets);
            assert!(taken.visitors <= capacity.sockets_of_visitors);
            drop(taken);
            let visit = |_| {
                let (mut taking, room) = sockets.take(client(252)).ok()?;
                taking.name(None).ok()?;
                Some((taking, room))
            };
            let others: Vec<_> = (0..20).map_while(visit).collect();
            assert!((1..20).contains(&others.len()), "{}", others.len());
        }
    }

    #[test]
    fn a_few_users_with_many_pages_keep_nobody_out() {
        let capacity = Capacity::with(1_024);
        let sockets = Sockets::new(capacity);
        let users = u64::try_from(capacity.sockets / PAGES_OF_USER).expect("few");
        let mut held = Vec::new();
        let come = |address, user| {
            let (mut taking, room) = sockets.take(client(address)).ok()?;
            taking.name(Some(UserId(user))).ok()?;
            Some((taking, room))
        };
        for user in 1..=users + 1 {
            held.extend((0..PAGES_OF_USER).map_while(|_| come(1, user)));
        }
        let is_over = |(_, room): &mut (Taking, MakesRoom)| room.0.try_recv() == Ok(());
        let all = held.len();
        // As many come as have place beside the pages that each user keeps.
        let others: Vec<_> = (100..).map_while(|user| come(2, user)).take(200).collect();
        assert_eq!(others.len(), 200);
        let ended = held.iter_mut().filter_map(|one| is_over(one).then_some(()));
        assert!(ended.count() >= 200 + all - capacity.sockets);
        let taken = sockets.0.taken.lock().expect("whole");
        assert!(taken.users + taken.strangers <= capacity.sockets);
        assert!(
            taken
                .by_user
                .values()
                .all(|pages| pages.len() <= PAGES_OF_USER)
        );
        assert!((1..=users).all(|user| taken.by_user[&UserId(user)].len() >= PAGES_KEPT));
        drop(taken);
        drop((held, others));
        let taken = sockets.0.taken.lock().expect("whole");
        assert_eq!((taken.users, taken.strangers), (0, 0));
        assert!(taken.by_user.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn who_makes_room_is_the_last_of_those_with_most_and_no_user_with_few_pages() {
        let mut capacity = Capacity::with(1_024);
        capacity.sockets = 4;
        let sockets = Sockets::new(capacity);
        let (mut user, of_user) = sockets.take(client(1)).expect("room");
        user.name(Some(UserId(1))).expect("room");
        let mut held: Vec<_> = [1, 2, 2].map(|from| sockets.take(client(from))).into();
        let _other = sockets.take(client(3)).expect("room");
        let mut over = Vec::new();
        for taken in held.iter_mut().flatten() {
            over.push(taken.1.0.try_recv().is_ok());
        }
        assert_eq!(over, [false, false, true]);
        // All have one now.
        assert!(sockets.take(client(4)).is_err());
        let waits = tokio::time::timeout(WINDOW, of_user.wait());
        assert!(waits.await.is_err(), "a user with one page keeps it");
    }
}
