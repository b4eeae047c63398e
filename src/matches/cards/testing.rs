//! What the tests of cards have in common: a match in a database, open servers, and what a table says.

use std::time::Duration;

use tokio::sync::watch;

use crate::{
    host::Host,
    matches::actions::moves::{MeantFor, TypedMove, With},
};
use domain::{
    clock::testing::{START, TestMachine},
    community::{Code, Opening},
    matches::{
        ChannelId, Flag, Invitation, MatchId, Pace, Place, Players, ServerId, SideWish, Timing,
        UserId,
    },
};
use render::{Cell, Row, Table};
use rules::{AnyPosition, GameId, Side, words::Locale};
use store::{BoardsIn, Lock, OpenServer, StoreError, Venue, testing::Base};

pub(crate) const HERE: ServerId = ServerId(10);
pub(crate) const ADA: UserId = UserId(1);
pub(crate) const BEN: UserId = UserId(2);
pub(crate) const CLEO: UserId = UserId(3);

pub(crate) const DAY: Duration = Duration::from_hours(24);

/// A channel of the server.
pub(crate) const PLACE: Place = Place {
    server: HERE,
    channel: ChannelId(20),
    locale: Locale::English,
};

/// The channel as a venue with nothing posted in it.
pub(crate) const VENUE: Venue = Venue {
    place: PLACE,
    challenge: None,
    boards: BoardsIn::Awaited,
    board: None,
    unreachable: None,
};

/// Returns a server of this number and name that is in the list of open servers.
pub(crate) fn open_server(number: u64, name: &str) -> OpenServer {
    OpenServer {
        server: ServerId(number),
        name: name.to_owned(),
        channel: ChannelId(20),
        locale: Locale::English,
        opening: Opening::new(Locale::English, Code::stored("ABCD2345".to_owned())),
    }
}

/// Returns what the picture of a table says, a row a line. The reader's own row begins with an arrow.
pub(crate) fn drawn(table: &Table) -> String {
    let cell = |cell: &Cell| match cell {
        Cell::Place(place) => format!("{place}."),
        Cell::Moved(moved) => format!("{moved:?}"),
        Cell::Text(text) => text.clone(),
        Cell::Quiet(text) | Cell::Small(text) => format!("({text})"),
        Cell::Results { won, lost, drawn } => format!("{won}–{lost}–{drawn}"),
        Cell::Line(index) => format!("line {index}"),
        Cell::Rating {
            rating,
            deviation,
            provisional,
        } => {
            let deviation = deviation.map(|deviation| format!(" ± {deviation}"));
            let doubt = if *provisional { "?" } else { "" };
            format!("{rating}{doubt}{}", deviation.unwrap_or_default())
        }
    };
    let row = |row: &Row| match row {
        Row::Across(words) => words.clone(),
        Row::Cells { cells, note, own } => {
            let cells: Vec<String> = cells.iter().map(cell).collect();
            let note = note.as_ref();
            let note = note.map(|note| format!("\n  {} {:?}", note.words, note.results));
            let arrow = if *own { "> " } else { "" };
            format!("{arrow}{}{}", cells.join(" | "), note.unwrap_or_default())
        }
    };
    let headings = table.columns.iter().map(|column| column.heading.as_str());
    let headings = headings.collect::<Vec<_>>().join(" | ");
    let mut lines = vec![table.title.clone(), headings];
    lines.extend(table.rows.iter().map(row));
    lines.push(table.footer.clone());
    lines.join("\n")
}

/// A match between Ada, who moves first, and Ben.
pub(crate) struct Playing {
    pub(crate) host: Host,
    pub(crate) id: MatchId,
    mover: watch::Sender<Duration>,
}

impl Playing {
    /// Begins a match of Guard & Towers without a clock.
    pub(crate) async fn new() -> Playing {
        Playing::from(GameId::GuardAndTowers.start(None).expect("standard"), None).await
    }

    /// Begins one with this pace, in which a win on time is claimed.
    pub(crate) async fn timed(pace: Pace) -> Playing {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        Playing::from(start, Some(pace)).await
    }

    /// Begins one from this position.
    pub(crate) async fn from(start: AnyPosition, pace: Option<Pace>) -> Playing {
        let (_machine, clock, mover) = TestMachine::new();
        let store = Base::sqlite().open();
        let timing = pace.map_or(Timing::NONE, |pace| Timing {
            pace,
            flag: Flag::Claim,
            weekends: false,
        });
        let begun = store.write(Lock::None, move |tx| {
            let invitation = Invitation {
                place: PLACE,
                start: start.clone(),
                challenger: ADA,
                opponent: Some(BEN),
                wish: SideWish::Side(Side::First),
                timing,
                rated: false,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, START)?;
            let players = Players::with(ADA, Side::First, BEN);
            tx.matches().insert(id, &invitation, players, START)?;
            Ok::<_, StoreError>(id)
        });
        let id = begun.await.expect("begun");
        let host = Host::new(store, clock);
        Playing { host, id, mover }
    }

    pub(crate) async fn plays(&self, by: UserId, text: &str) {
        let typed = TypedMove {
            on: MeantFor::Newest,
            text: text.to_owned(),
            with: With::Nothing,
        };
        let played = self.host.play_typed(HERE, self.id, by, typed);
        played.await.expect(text);
    }

    /// Plays two moves for each side.
    pub(crate) async fn plays_on(&self) {
        for (by, mv) in [
            (ADA, "a7-a6"),
            (BEN, "a1-a2"),
            (ADA, "a6-a7"),
            (BEN, "a2-a1"),
        ] {
            self.plays(by, mv).await;
        }
    }

    /// Sets the clock of the host forward.
    pub(crate) fn after(&self, time: Duration) {
        self.mover.send_modify(|shift| *shift += time);
    }
}
