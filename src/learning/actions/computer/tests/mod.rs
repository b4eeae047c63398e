//! Tests of the computer: one process plays each turn once, and a match that cannot continue delays no
//! other. Also tests its answers to offers, which matches begin, and what finished ones show about who
//! beats whom.

mod beginning;
mod guiding;
mod levels;
mod offers;
mod sharing;
mod thinking;
mod turns;

use super::{
    turns::{claim, play as play_turn, play_thought, think_about},
    *,
};
use crate::{
    host::{Host, Loading, NothingToPost, announcements},
    matches::actions::{
        moves::{MeantFor, TypedMove, With, commit_plies},
        offers::Offered,
        views::BoardView,
    },
};
use domain::{
    clock::{Clock, Timestamp, testing::TestMachine},
    matches::{Actor, ChannelId, End, Match, MessageId, OfferKind, ServerId, Termination},
};
use rules::{Outcome, words::Locale};
use store::{
    Address, ComputerTurn, Due, Effect, Holder, Post, ReadTx, StoreError, WriteTx,
    on_either_engine, testing::Base,
};

const SERVER: ServerId = ServerId(10);
const ADA: UserId = UserId(1);

/// Where Ada plays.
const HERE: Place = Place {
    server: SERVER,
    channel: ChannelId(20),
    locale: Locale::German,
};

/// Returns a request for what Ada wants to play.
fn wanted(game: GameId, side: Side) -> ComputerRequest {
    ComputerRequest {
        start: game.start(None).expect("standard"),
        strength: Strength::Level(Level::LOWEST),
        side: SideWish::Side(side),
    }
}

/// Returns Ada where she plays.
fn by() -> Actor {
    Actor::player(SERVER, ADA)
}

/// Returns Ada's results against the computer.
async fn level_records(host: &Host) -> Result<Vec<LevelRecord>, StoreError> {
    let records = host.store.read(|tx| tx.computer().level_records(ADA));
    records.await
}

async fn found(host: &Host, id: MatchId) -> Match {
    let found = host.store.read(move |tx| tx.matches().find(id)).await;
    let found: Option<_> = found.expect("reads");
    found.expect("there")
}

/// Returns two hosts of one database, like two processes. SQLite has one.
fn hosts(base: &Base, clock: &Clock) -> [Host; 2] {
    let host = Host::new(base.open(), clock.clone());
    let other = match base.address() {
        Address::Server(_) => Host::new(base.open(), clock.clone()),
        Address::File(_) => host.clone(),
    };
    [host, other]
}

/// The process that moves and posts where there is only one.
const HOLDER: Holder = Holder(1);

/// Plays a move for Ada.
async fn play(host: &Host, id: MatchId, text: &str) {
    let mv = TypedMove {
        on: MeantFor::Newest,
        text: text.to_owned(),
        with: With::Nothing,
    };
    let played = host.play_typed(SERVER, id, ADA, mv).await;
    played.expect("legal");
}

/// Claims the computer's turns.
async fn turns(host: &Host) -> Vec<ComputerTurn> {
    let claimed = claim(host, HOLDER, 9).await;
    claimed.expect("claims").turns
}

/// Plays the computer's move wherever it is its turn.
async fn move_all(host: &Host) {
    for turn in turns(host).await {
        let played = play_turn(host, HOLDER, turn).await;
        played.expect("plays");
    }
}

/// Loads the board that a post shows, if it shows one.
async fn board(host: &Host, due: &Due) -> Option<BoardView> {
    let loaded = match due.post.clone().expect("readable") {
        Post::Board {
            ply,
            taken_back,
            new,
        } => {
            let load = move |from: &Loading<'_>| from.board(ply, taken_back, new);
            announcements::load(host, due.about, load).await
        }
        Post::Result => announcements::load(host, due.about, |from| from.newest()).await,
        _ => return None,
    };
    match loaded {
        Ok(view) => Some(view),
        Err(NothingToPost::Overtaken) => None,
        Err(other) => panic!("{other:?}"),
    }
}

/// Posts what is due now, and returns the boards: the number of plies, and how many are new.
async fn boards(host: &Host) -> Vec<(u32, usize)> {
    let claimed = announcements::claim(host, HOLDER, Vec::new(), 99).await;
    let mut boards = Vec::new();
    for due in claimed.expect("claims").posts {
        if let Some(view) = board(host, &due).await {
            boards.push((view.ply, view.lately.len()));
        }
        let effect = Effect::Board(MessageId(50));
        announcements::delivered(host, HOLDER, due, effect)
            .await
            .expect("noted");
    }
    boards
}

/// Begins a match for Ada, shares it, and posts its first board.
async fn begun(host: &Host) -> MatchId {
    let request = wanted(GameId::GuardAndTowers, Side::First);
    let begun = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    shares(host, begun.id).await.expect("shared");
    // The thread is opened first.
    while !boards(host).await.iter().any(|(ply, _)| *ply == 0) {}
    begun.id
}

/// Shows a match of Ada's to everyone who reads her channel.
async fn shares(host: &Host, id: MatchId) -> Result<Shared, Failure> {
    let channel = HERE.channel;
    host.act(by(), move |cx| share(cx, id, HERE, channel)).await
}

/// Returns when the computer is to think next, or a lease ends.
async fn next_turn(host: &Host) -> Option<Timestamp> {
    let next = host.store.read(|tx| {
        let next = tx.computer().next_turn()?;
        Ok::<_, Failure>(next)
    });
    next.await.expect("reads")
}
