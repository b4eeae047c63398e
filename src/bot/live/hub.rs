//! The matches that people look at live, each loaded once per change however many look at it.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

use crate::{
    bot::cards::live::live_board,
    discord::error::Error,
    host::Host,
    matches::actions::live::{self, LiveView},
    workers::WORKERS,
};
use domain::matches::{MatchId, UserId};
use rules::{Side, words::Locale};
use serde::Serialize;
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
    people: watch::Sender<People>,
    /// A user is there once for each page that they have open.
    lookers: Vec<Looker>,
}

/// Someone who looks at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Looker {
    /// The player of this side.
    Player(Side),
    /// Someone else, with their name as others see it, if it is known.
    User(UserId, Option<String>),
    /// Someone who has not said who they are.
    Visitor,
}

/// The spectators and the players of a match who look at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct People {
    /// Whether each side's player looks.
    present: [bool; 2],
    visitors: usize,
    /// The users, however many pages each of them has open.
    users: usize,
    /// The first of them who have a name.
    named: Vec<(UserId, String)>,
}

/// The other people who look at a match, as one of them is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Others {
    /// How many others look who don't play.
    watching: usize,
    present: [bool; 2],
    /// The first of those who have a name. Visitors, who have none, aren't told.
    names: Vec<String>,
}

impl People {
    /// Returns what one of them is told of the others.
    pub(super) fn but(&self, looker: &Looker) -> Others {
        let own = usize::from(!matches!(looker, Looker::Player(_)));
        let names = match looker {
            Looker::Visitor => Vec::new(),
            Looker::Player(_) | Looker::User(..) => {
                let own = |user| matches!(looker, Looker::User(id, _) if *id == user);
                let others = self.named.iter().filter(|(user, _)| !own(*user));
                let names = others.map(|(_, name)| name.clone());
                names.take(MOST_NAMED).collect()
            }
        };
        Others {
            watching: (self.visitors + self.users).saturating_sub(own),
            present: self.present,
            names,
        }
    }
}

/// A place from which someone looks at a match, until this is dropped.
pub(super) struct Seat {
    hub: Hub,
    id: MatchId,
    pub(super) looker: Looker,
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

    /// Lets someone look at a match. It must have been checked that they can.
    pub(super) fn sit(&self, id: MatchId, looker: Looker, locale: Locale) -> Seat {
        let mut matches = self.matches();
        let watched = matches.entry(id).or_default();
        let board = watched.boards.entry(locale);
        let board = board
            .or_insert_with(|| watch::Sender::new(None))
            .subscribe();
        let is_new = board.borrow().is_none();
        let people = watched.people.subscribe();
        watched.lookers.push(looker.clone());
        watched.count();
        if is_new {
            self.want(id);
        }
        Seat {
            hub: self.clone(),
            id,
            looker,
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
        let mut changed = live::changes(&self.host);
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
        let view = match live::load(&self.host, id).await {
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
        let written = WORKERS.run(move || {
            let write = |locale| (locale, json(&view, locale));
            locales.into_iter().map(write).collect::<Vec<_>>()
        });
        if let Ok(boards) = written.await {
            self.show(id, boards);
        }
    }

    fn show(&self, id: MatchId, boards: Vec<(Locale, Utf8Bytes)>) {
        let mut matches = self.matches();
        let Some(watched) = matches.get_mut(&id) else {
            return;
        };
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
    let json = serde_json::to_string(&live_board(view, locale)).unwrap_or_default();
    Utf8Bytes::from(format!(r#"{{"board":{json}}}"#))
}

impl Watched {
    /// Notes who looks.
    fn count(&self) {
        let mut now = People::default();
        let mut users = HashSet::new();
        for looker in &self.lookers {
            match looker {
                Looker::Player(side) => now.present[side.index()] = true,
                Looker::Visitor => now.visitors += 1,
                Looker::User(user, name) => {
                    if !users.insert(*user) {
                        continue;
                    }
                    // One more than are told, because nobody is told of themselves.
                    if let Some(name) = name
                        && now.named.len() <= MOST_NAMED
                    {
                        now.named.push((*user, name.clone()));
                    }
                }
            }
        }
        now.users = users.len();
        self.people.send_if_modified(|people| {
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
        let mut lookers = watched.lookers.iter();
        if let Some(place) = lookers.position(|looker| *looker == self.looker) {
            watched.lookers.swap_remove(place);
        }
        watched.count();
        if watched.lookers.is_empty() {
            matches.remove(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::clock::testing::TestMachine;
    use store::testing::Base;

    fn told(lookers: &[Looker], to: &Looker) -> (usize, [bool; 2], Vec<String>) {
        let watched = Watched {
            lookers: lookers.to_vec(),
            ..Watched::default()
        };
        watched.count();
        let others = watched.people.borrow().but(to);
        (others.watching, others.present, others.names)
    }

    fn user(id: u64, name: &str) -> Looker {
        Looker::User(UserId(id), Some(name.to_owned()))
    }

    #[test]
    fn nobody_counts_for_themselves_and_players_never_do() {
        let (cleo, dan) = (user(3, "Cleo"), user(4, "Dan"));
        let player = Looker::Player(Side::Second);
        let all = [
            cleo.clone(),
            cleo.clone(),
            player.clone(),
            Looker::Visitor,
            dan.clone(),
            player.clone(),
        ];
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let here = [false, true];
        assert_eq!(told(&all, &player), (3, here, names(&["Cleo", "Dan"])));
        assert_eq!(told(&all, &cleo), (2, here, names(&["Dan"])));
        assert_eq!(told(&all, &Looker::Visitor), (2, here, names(&[])));
        assert_eq!(told(&all[..2], &cleo), (0, [false; 2], names(&[])));
        assert_eq!(told(&all[2..3], &player), (0, here, names(&[])));
        let nameless = Looker::User(UserId(5), None);
        assert_eq!(
            told(&[nameless.clone(), cleo], &nameless),
            (1, [false; 2], names(&["Cleo"]))
        );
    }

    #[tokio::test]
    async fn what_nobody_looks_at_any_more_is_forgotten() {
        let base = Base::sqlite();
        let (_, clock, _mover) = TestMachine::new();
        let hub = Hub::new(Host::new(base.open(), clock));
        let [first, second] = [Locale::English, Locale::German]
            .map(|locale| hub.sit(MatchId(1), Looker::Visitor, locale));
        drop(first);
        assert_eq!(hub.matches().len(), 1);
        drop(second);
        assert!(hub.matches().is_empty());
    }

    #[test]
    fn everyone_is_told_of_as_many_others() {
        let all: Vec<Looker> = (0..30).map(|id| user(id, "Member")).collect();
        for one in [&all[0], &all[29], &Looker::Player(Side::First)] {
            let (_, _, names) = told(&all, one);
            assert_eq!(names.len(), MOST_NAMED);
        }
    }
}
