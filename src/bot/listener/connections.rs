//! The connections that are open, and what each of them waits for.
//!
//! A connection that waits for its client takes a place only as long as there are enough: the one that has
//! waited longest makes room for a new one. So whoever sends a request is heard, however many others hold
//! connections through which nothing comes.

use std::{
    collections::{BTreeMap, HashMap},
    mem,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{Notify, oneshot},
    time::{Instant, timeout},
};

use super::Capacity;

/// How long a client can take for the head of a request, and how long for its body.
const REQUEST_WITHIN: Duration = Duration::from_secs(10);

/// How long a connection can be there without a request. Proxies keep theirs for up to two minutes, and one
/// that is closed while a request is on its way loses that.
const IDLE_FOR: Duration = Duration::from_mins(3);

/// The most bytes of bodies that have not arrived in whole.
const MOST_UNREAD: usize = 32 * 1024 * 1024;

/// How long a full listener waits before it looks again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// What a connection does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Nothing has come yet, or a part of the first head.
    New,
    /// The last request is answered.
    Idle,
    /// A part of the head of another request has come.
    Head,
    /// The body is still coming.
    Body,
    /// A request is being answered.
    Answering,
    /// A page hears of a match.
    Socket,
}

impl Phase {
    /// Returns how long it can take. `None` if the connection doesn't wait for its client.
    const fn within(self) -> Option<Duration> {
        match self {
            Phase::New | Phase::Head | Phase::Body => Some(REQUEST_WITHIN),
            Phase::Idle => Some(IDLE_FOR),
            Phase::Answering | Phase::Socket => None,
        }
    }
}

/// Every open connection. Cheap to clone; all clones share the same state.
#[derive(Clone)]
pub(super) struct Connections(Arc<Shared>);

struct Shared {
    capacity: Capacity,
    open: Mutex<Open>,
    /// A connection has been closed.
    closed: Notify,
}

#[derive(Default)]
struct Open {
    all: HashMap<u64, Connection>,
    /// Those that wait for their clients, the one that has waited longest first: their numbers by the turns
    /// at which they began to.
    waiting: BTreeMap<u64, u64>,
    by_address: HashMap<IpAddr, usize>,
    unread: usize,
    /// The number of the next connection, and of the next turn.
    next: u64,
    /// Nothing is answered any more.
    is_over: bool,
}

struct Connection {
    /// `None` for a proxy, which has all its clients' connections.
    address: Option<IpAddr>,
    phase: Phase,
    since: Instant,
    turn: u64,
    /// How much of a body has come.
    unread: usize,
    /// Ends the connection when it is dropped.
    end: Option<oneshot::Sender<()>>,
}

/// A connection's place among all, until this is dropped.
pub(super) struct Place {
    connections: Connections,
    id: u64,
}

impl Connections {
    pub(super) fn new(capacity: Capacity) -> Connections {
        Connections(Arc::new(Shared {
            capacity,
            open: Mutex::default(),
            closed: Notify::new(),
        }))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is room for one more, for which the one that has waited longest is closed.
    pub(super) async fn make_room(&self) {
        loop {
            let closed = self.0.closed.notified();
            {
                let mut open = self.open();
                if open.all.len() < self.0.capacity.connections {
                    return;
                }
                open.end_first(|_| true);
            }
            // None may be waiting now.
            let _ = timeout(LOOK_AGAIN, closed).await;
        }
    }

    /// Takes a place for a connection from this address, `None` for a proxy's, and returns it with what tells
    /// when the connection has to end. `None` if that address has too many.
    pub(super) fn take(
        &self,
        address: Option<IpAddr>,
    ) -> Option<(Arc<Place>, oneshot::Receiver<()>)> {
        let mut open = self.open();
        if let Some(address) = address {
            let count = open.by_address.entry(address).or_default();
            if *count >= self.0.capacity.connections_each {
                return None;
            }
            *count += 1;
        }
        let (end, ended) = oneshot::channel();
        let id = open.turn();
        open.waiting.insert(id, id);
        let connection = Connection {
            address,
            phase: Phase::New,
            since: Instant::now(),
            turn: id,
            unread: 0,
            end: Some(end),
        };
        open.all.insert(id, connection);
        let connections = self.clone();
        Some((Arc::new(Place { connections, id }), ended))
    }

    /// Ends those that wait for their clients. The others end with their answers.
    pub(super) fn end(&self) {
        let mut open = self.open();
        open.is_over = true;
        for id in mem::take(&mut open.waiting).into_values() {
            if let Some(connection) = open.all.get_mut(&id) {
                connection.end = None;
            }
        }
    }

    /// Ends the connections whose clients take too long.
    pub(super) fn end_overdue(&self) {
        let mut open = self.open();
        let now = Instant::now();
        let Open { all, waiting, .. } = &mut *open;
        waiting.retain(|_, id| {
            let Some(connection) = all.get_mut(id) else {
                return false;
            };
            let within = connection.phase.within();
            let is_over = within.is_some_and(|within| now >= connection.since + within);
            if is_over {
                connection.end = None;
            }
            !is_over
        });
    }
}

impl Open {
    fn turn(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// Ends the connection that has waited longest among those like this.
    fn end_first(&mut self, is_meant: impl Fn(&Connection) -> bool) {
        let all = &self.all;
        let found = self
            .waiting
            .iter()
            .find(|(_, id)| all.get(id).is_some_and(&is_meant));
        let Some((&turn, &id)) = found else { return };
        self.waiting.remove(&turn);
        if let Some(connection) = self.all.get_mut(&id) {
            self.unread -= connection.unread;
            connection.unread = 0;
            connection.end = None;
        }
    }
}

impl Place {
    /// Returns whether nothing more is answered.
    pub(super) fn is_over(&self) -> bool {
        self.connections.open().is_over
    }

    /// Notes what the connection does from now on.
    pub(super) fn enter(&self, phase: Phase) {
        self.change(|_| Some(phase));
    }

    /// Notes that something has come from the client.
    pub(super) fn receive(&self) {
        self.change(|phase| (phase == Phase::Idle).then_some(Phase::Head));
    }

    fn change(&self, next: impl FnOnce(Phase) -> Option<Phase>) {
        let mut open = self.connections.open();
        let turn = open.turn();
        let Open {
            all,
            waiting,
            unread,
            ..
        } = &mut *open;
        let Some(connection) = all.get_mut(&self.id) else {
            return;
        };
        let Some(phase) = next(connection.phase) else {
            return;
        };
        *unread -= connection.unread;
        connection.unread = 0;
        waiting.remove(&connection.turn);
        connection.phase = phase;
        connection.since = Instant::now();
        connection.turn = turn;
        if phase.within().is_some() && connection.end.is_some() {
            waiting.insert(turn, self.id);
        }
    }

    /// Notes that this much more of a body has come. If there is too much of all bodies, the connection that
    /// has waited longest for the rest of one ends.
    pub(super) fn read(&self, length: usize) {
        let mut open = self.connections.open();
        let Open { all, unread, .. } = &mut *open;
        let Some(connection) = all.get_mut(&self.id) else {
            return;
        };
        connection.unread += length;
        *unread += length;
        if *unread > MOST_UNREAD {
            open.end_first(|connection| connection.unread > 0);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        if let Some(connection) = open.all.remove(&self.id) {
            open.waiting.remove(&connection.turn);
            open.unread -= connection.unread;
            if let Some(address) = connection.address
                && let Some(count) = open.by_address.get_mut(&address)
            {
                *count -= 1;
                if *count == 0 {
                    open.by_address.remove(&address);
                }
            }
        }
        self.connections.0.closed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections() -> Connections {
        Connections::new(Capacity {
            connections: 4,
            connections_each: 2,
            sockets: 2,
            sockets_of_visitors: 1,
            sockets_of_address: 1,
            requests: 1,
        })
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    fn is_over(ended: &mut oneshot::Receiver<()>) -> bool {
        ended.try_recv() == Err(oneshot::error::TryRecvError::Closed)
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_waited_longest_makes_room() {
        let all = connections();
        let mut held: Vec<_> = (0..4).map(|_| all.take(None).expect("room")).collect();
        held[0].0.enter(Phase::Answering);
        held[1].0.enter(Phase::Idle);
        held[2].0.enter(Phase::Socket);
        // The fourth has waited longer than the second, which was heard of after it came.
        assert!(
            timeout(Duration::from_secs(1), all.make_room())
                .await
                .is_err()
        );
        let over: Vec<bool> = held.iter_mut().map(|(_, ended)| is_over(ended)).collect();
        assert_eq!(over, [false, true, false, true]);
        drop(held.pop());
        all.make_room().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_takes_too_long_is_left() {
        let all = connections();
        let mut held: Vec<_> = (0..4).map(|_| all.take(None).expect("room")).collect();
        held[1].0.enter(Phase::Idle);
        held[2].0.enter(Phase::Socket);
        held[3].0.enter(Phase::Idle);
        held[3].0.receive();
        tokio::time::advance(REQUEST_WITHIN).await;
        all.end_overdue();
        let over: Vec<bool> = held.iter_mut().map(|(_, ended)| is_over(ended)).collect();
        assert_eq!(over, [true, false, false, true]);
        tokio::time::advance(IDLE_FOR).await;
        all.end_overdue();
        assert!(is_over(&mut held[1].1) && !is_over(&mut held[2].1));
    }

    #[tokio::test]
    async fn who_waits_is_left_at_the_end_and_who_is_answered_is_not() {
        let all = connections();
        let mut held: Vec<_> = (0..4).map(|_| all.take(None).expect("room")).collect();
        held[1].0.enter(Phase::Idle);
        held[2].0.enter(Phase::Answering);
        held[3].0.enter(Phase::Socket);
        assert!(!held[2].0.is_over());
        all.end();
        let over: Vec<bool> = held.iter_mut().map(|(_, ended)| is_over(ended)).collect();
        assert_eq!(over, [true, true, false, false]);
        assert!(held[2].0.is_over());
    }

    #[tokio::test]
    async fn an_address_has_a_part_and_a_proxy_what_there_is() {
        let all = connections();
        let first = all.take(Some(address(1))).expect("room");
        let _second = all.take(Some(address(1))).expect("room");
        assert!(all.take(Some(address(1))).is_none());
        assert!(all.take(Some(address(2))).is_some());
        drop(first);
        assert!(all.take(Some(address(1))).is_some());
        let proxy: Vec<_> = (0..3).filter_map(|_| all.take(None)).collect();
        assert_eq!(proxy.len(), 3);
    }

    #[tokio::test]
    async fn bodies_that_never_end_take_a_part_of_the_memory() {
        let all = connections();
        let mut held: Vec<_> = (0..4).map(|_| all.take(None).expect("room")).collect();
        for (place, _) in held.iter().skip(1) {
            place.enter(Phase::Body);
            place.read(MOST_UNREAD / 2);
        }
        let over: Vec<bool> = held.iter_mut().map(|(_, ended)| is_over(ended)).collect();
        assert_eq!(over, [false, true, false, false]);
        // What has arrived in whole isn't counted any more.
        held[2].0.enter(Phase::Answering);
        held[2].0.enter(Phase::Body);
        held[2].0.read(MOST_UNREAD / 2);
        assert!(!is_over(&mut held[2].1) && !is_over(&mut held[3].1));
    }
}
