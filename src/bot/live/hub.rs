//! The matches that people look at live, each loaded once per change however many look at it.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

use crate::{
    bot::{cards, error::Error},
    host::{Host, LiveView},
    workers::WORKERS,
};
use domain::matches::{MatchId, Players, UserId};
use rules::words::Locale;
use store::Change;

/// The most people who are named to those who look at the same match.
const MOST_NAMED: usize = 12;

/// Everyone who looks at matches. Cheap to clone; all clones share the same state.
#[derive(Clone)]
pub(super) struct Hub {
    host: Host,
    matches: Arc<Mutex<HashMap<MatchId, Watched>>>,
    /// Asks for a match to be loaded. One task loads them all, so that nobody is shown an older state after
    /// a newer one.
    wanted: mpsc::UnboundedSender<MatchId>,
    queue: Arc<tokio::sync::Mutex<mpsc::UnboundedReceiver<MatchId>>>,
}

/// A match that people look at.
#[derive(Default)]
struct Watched {
    /// As JSON, once it is loaded, in each language that someone reads.
    boards: HashMap<Locale, watch::Sender<Option<Utf8Bytes>>>,
    players: Option<Players>,
    people: watch::Sender<People>,
    /// The users among those who look; a user is there once for each page that they have open.
    users: Vec<User>,
}

/// A user who looks at a match.
#[derive(Clone, Debug)]
pub(super) struct User {
    pub(super) id: UserId,
    /// As others see it, if it is known.
    pub(super) name: Option<String>,
}

/// Those who look at a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct People {
    pub(super) count: usize,
    /// Whether each side's player is among them.
    pub(super) present: [bool; 2],
    /// The first of the others who have a name. Visitors, who have none, aren't told.
    pub(super) names: Vec<String>,
}

/// Someone who looks at a match, until this is dropped.
pub(super) struct Seat {
    hub: Hub,
    id: MatchId,
    user: Option<UserId>,
    pub(super) board: watch::Receiver<Option<Utf8Bytes>>,
    pub(super) people: watch::Receiver<People>,
}

impl Hub {
    pub(super) fn new(host: Host) -> Hub {
        let (wanted, queue) = mpsc::unbounded_channel();
        Hub {
            host,
            matches: Arc::default(),
            wanted,
            queue: Arc::new(queue.into()),
        }
    }

    fn matches(&self) -> MutexGuard<'_, HashMap<MatchId, Watched>> {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how many look at matches.
    pub(super) fn count(&self) -> usize {
        let matches = self.matches();
        matches
            .values()
            .map(|watched| watched.people.borrow().count)
            .sum()
    }

    /// Lets someone look at a match. It must have been checked that they can.
    pub(super) fn sit(&self, id: MatchId, user: Option<User>, locale: Locale) -> Seat {
        let mut matches = self.matches();
        let watched = matches.entry(id).or_default();
        let board = watched.boards.entry(locale);
        let board = board
            .or_insert_with(|| watch::Sender::new(None))
            .subscribe();
        let is_new = board.borrow().is_none();
        let people = watched.people.subscribe();
        let user_id = user.as_ref().map(|user| user.id);
        watched.users.extend(user);
        watched.count(1);
        if is_new {
            self.want(id);
        }
        Seat {
            hub: self.clone(),
            id,
            user: user_id,
            board,
            people,
        }
    }

    fn want(&self, id: MatchId) {
        // It can't fail: the hub has the other end, too.
        let _ = self.wanted.send(id);
    }

    /// Loads what people look at whenever it may have changed. Ends with the store.
    pub(super) async fn keep(&self) {
        let mut queue = self.queue.lock().await;
        let mut changed = self.host.match_changes();
        loop {
            let change = tokio::select! {
                change = changed.next() => change,
                id = queue.recv() => id.map(Change::Match),
            };
            match change {
                Some(Change::Match(id)) => self.refresh(id).await,
                Some(Change::Any) => {
                    let all: Vec<MatchId> = self.matches().keys().copied().collect();
                    for id in all {
                        self.refresh(id).await;
                    }
                }
                None => return,
            }
        }
    }

    async fn refresh(&self, id: MatchId) {
        if !self.matches().contains_key(&id) {
            return;
        }
        let view = match self.host.live(id).await {
            Ok(view) => view,
            // The next change, and everyone who comes, tries again.
            Err(error) => {
                let error = Error::from(error).chain();
                tracing::warn!(id = id.0, error, "a match can't be shown live");
                return;
            }
        };
        let locales: Vec<Locale> = match self.matches().get(&id) {
            Some(watched) => watched.boards.keys().copied().collect(),
            None => return,
        };
        let players = view.board.players;
        let written = WORKERS.run(move || {
            let write = |locale| (locale, json(&view, locale));
            locales.into_iter().map(write).collect::<Vec<_>>()
        });
        if let Ok(boards) = written.await {
            self.show(id, players, boards);
        }
    }

    fn show(&self, id: MatchId, players: Players, boards: Vec<(Locale, Utf8Bytes)>) {
        let mut matches = self.matches();
        let Some(watched) = matches.get_mut(&id) else {
            return;
        };
        watched.players = Some(players);
        watched.count(0);
        for (locale, json) in boards {
            let Some(board) = watched.boards.get(&locale) else {
                continue;
            };
            board.send_if_modified(|last| {
                let is_new = last.as_ref() != Some(&json);
                *last = Some(json);
                is_new
            });
        }
    }
}

fn json(view: &LiveView, locale: Locale) -> Utf8Bytes {
    // A value of plain texts and numbers always becomes JSON.
    let json = serde_json::to_string(&cards::live_board(view, locale)).unwrap_or_default();
    Utf8Bytes::from(format!(r#"{{"board":{json}}}"#))
}

impl Watched {
    /// Notes how many look, with this many more than before.
    fn count(&self, more: usize) {
        let players = self.players;
        let present = players.map_or([false; 2], |players| {
            let looks = |player| self.users.iter().any(|user| user.id == player);
            rules::Side::BOTH.map(|side| looks(players.on(side)))
        });
        let plays = |user: &User| players.is_some_and(|all| all.side_of(user.id).is_some());
        let mut named = HashSet::new();
        let others = self.users.iter().filter(|user| !plays(user));
        let others = others.filter(|user| named.insert(user.id));
        let names: Vec<String> = others
            .filter_map(|user| user.name.clone())
            .take(MOST_NAMED)
            .collect();
        self.people.send_if_modified(|people| {
            let now = People {
                count: people.count + more,
                present,
                names,
            };
            let is_new = now != *people;
            *people = now;
            is_new
        });
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut matches = self.hub.matches();
        let Some(watched) = matches.get_mut(&self.id) else {
            return;
        };
        if let Some(place) = watched
            .users
            .iter()
            .position(|user| Some(user.id) == self.user)
        {
            watched.users.remove(place);
        }
        watched
            .people
            .send_modify(|people| people.count = people.count.saturating_sub(1));
        watched.count(0);
        if watched.people.borrow().count == 0 {
            matches.remove(&self.id);
        }
    }
}
