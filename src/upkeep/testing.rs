//! Database setups that tests of the bot need but cannot make themselves.

pub(crate) use store::{on_both_engines, testing::Base};

use crate::{
    challenges::{
        actions as challenges,
        actions::{
            ChallengeRequest,
            arranged::Shown,
            seeks::{self, SeekRequest, SeeksView, SeeksWanted, Sought},
        },
    },
    clocks::{
        actions as clocks,
        actions::{
            LOOK_EVERY,
            agreed::{self, ClockLook, Gift},
            vacations::{self, VacationView},
        },
    },
    host::{
        Cx, Failure, Host, ReadCx,
        pass::{Left, Pass},
    },
    learning::actions::computer::{self, ComputerBegun, ComputerRequest},
    matches::actions::{
        boards,
        following::{self, FollowView},
        moves::{self, Typed, TypedMove},
        offers::{self, Offered},
        views::BoardView,
    },
    servers::actions::openings,
    upkeep::chores::CHORES,
};
use std::{
    io,
    sync::{Arc, Mutex, Once, mpsc},
    time::Duration,
};

use tokio::{sync::oneshot, task::JoinHandle};
use tracing::subscriber::{DefaultGuard, set_default, set_global_default};

use domain::{
    clock::{Clock, Timestamp},
    community::{
        Opening,
        seeks::{ConsentId, SeekId, Vote},
    },
    matches::{
        Actor, ChannelId, Hears, Invitation, MatchId, Offer, OfferId, OfferKind, Place, Players,
        ServerId, SideWish, Timing, UserId, clock::PauseLength,
    },
};
use rules::{GameId, Side, words::Locale};
use store::{Cursor, Lock, OpenServer, Store, StoreError, WriteTx};

/// Begins a match in which the first player's time ran out long before this moment.
fn begin_overdue_match(tx: &WriteTx<'_>, now: Timestamp) -> Result<MatchId, StoreError> {
    let invitation = Invitation {
        place: Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::English,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: UserId(1),
        opponent: None,
        wish: SideWish::Side(Side::First),
        timing: Timing::default(),
        rated: false,
        rematch_of: None,
    };
    let at = now.before(Duration::from_hours(24 * 30));
    let id = tx.challenges().insert(&invitation, at)?;
    let players = Players::with(UserId(1), Side::First, UserId(2));
    tx.matches().insert(id, &invitation, players, at)?;
    Ok(id)
}

/// A match lock held by another process.
pub(crate) struct Held {
    release: mpsc::Sender<()>,
    holder: JoinHandle<()>,
}

impl Held {
    /// Takes the lock of a match. On PostgreSQL, others can keep working in the meantime.
    pub(crate) async fn take(base: &Base, id: MatchId) -> Held {
        let (release, held) = mpsc::channel::<()>();
        let (tell, locked) = oneshot::channel();
        let (held, tell) = (Mutex::new(held), Mutex::new(Some(tell)));
        let store: Store = base.open();
        let holder = tokio::spawn(async move {
            let hold = store.write(Lock::Match(id), move |_| {
                let tell = tell.lock().expect("whole").take();
                if let Some(tell) = tell {
                    let _ = tell.send(());
                }
                let _ = held.lock().expect("whole").recv();
                Ok::<_, StoreError>(())
            });
            hold.await.expect("held");
        });
        locked.await.expect("locked");
        Held { release, holder }
    }

    pub(crate) async fn release(self) {
        self.release.send(()).expect("it waits");
        self.holder.await.expect("no panic");
    }
}

impl Host {
    /// Returns the host of a test on either engine.
    pub(crate) fn on(base: &Base, clock: Clock) -> Host {
        Host::new(base.open(), clock)
    }

    /// Begins this many matches in which the first player's time has already run out.
    pub(crate) async fn begin_run_out(&self, count: usize) -> Vec<MatchId> {
        let now = self.clock.now();
        let begun = self.store.write(Lock::None, move |tx| {
            (0..count)
                .map(|_| begin_overdue_match(tx, now))
                .collect::<Result<_, StoreError>>()
        });
        begun.await.expect("begun")
    }

    /// Returns when the bot last noted that it is running, and how many clocks were due by this
    /// moment and still are.
    pub(crate) async fn alive_and_due(&self, by: Timestamp) -> (Option<Timestamp>, usize) {
        let read = self.store.read(move |tx| {
            let due = tx.clocks().due(by, Cursor::START, 10_000)?.len();
            Ok::<_, StoreError>((tx.life().alive_at()?, due))
        });
        read.await.expect("read")
    }
}

/// The log of a test's thread.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("whole").extend(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Returns what is logged on this thread until the guard is dropped.
    pub(crate) fn start() -> (Log, DefaultGuard) {
        // While there is a single subscriber, tracing asks the thread that first reaches an event
        // whether anyone listens, and remembers a "no" for all threads. So every thread listens.
        static EVERYWHERE: Once = Once::new();
        EVERYWHERE.call_once(|| {
            set_global_default(tracing_subscriber::registry()).expect("no other in these tests");
        });
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || writer.clone());
        (log, set_default(subscriber.finish()))
    }

    /// Returns everything that was logged.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("whole").clone()).expect("text")
    }

    /// Returns how many lines contain this.
    pub(crate) fn count(&self, what: &str) -> usize {
        let text = self.text();
        text.lines().filter(|line| line.contains(what)).count()
    }
}

/// What tests ask of a host as a user of a server, by the use cases' names.
impl Host {
    pub(crate) async fn board(&self, server: ServerId, id: MatchId) -> Result<BoardView, Failure> {
        let onlooker = Actor::player(server, UserId(1_000));
        self.read(onlooker, move |cx| boards::show(cx, id)).await
    }

    pub(crate) async fn challenge(
        &self,
        by: UserId,
        request: ChallengeRequest,
    ) -> Result<MatchId, Failure> {
        let by = Actor::player(request.place.server, by);
        let make = move |cx: &Cx<'_>| challenges::make(cx, &request);
        self.act(by, make).await
    }

    pub(crate) async fn accept(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<Shown, Failure> {
        let accept = move |cx: &Cx<'_>| challenges::accept(cx, id);
        self.act(Actor::player(server, by), accept).await
    }

    pub(crate) async fn decline(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<(), Failure> {
        let decline = move |cx: &Cx<'_>| challenges::decline(cx, id);
        self.act(Actor::player(server, by), decline).await
    }

    pub(crate) async fn withdraw(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<(), Failure> {
        let withdraw = move |cx: &Cx<'_>| challenges::withdraw(cx, id);
        self.act(Actor::player(server, by), withdraw).await
    }

    pub(crate) async fn seek(&self, by: UserId, request: SeekRequest) -> Result<Sought, Failure> {
        let by = Actor::player(request.place.server, by);
        self.act(by, move |cx| seeks::make(cx, &request)).await
    }

    pub(crate) async fn withdraw_seek(&self, id: SeekId, by: UserId) -> Result<(), Failure> {
        let withdraw = move |cx: &Cx<'_>| seeks::withdraw(cx, id);
        self.act(Actor::player(ServerId(10), by), withdraw).await
    }

    pub(crate) async fn seeks(
        &self,
        server: ServerId,
        reader: UserId,
        wanted: SeeksWanted,
    ) -> Result<SeeksView, Failure> {
        let list = move |cx: &ReadCx<'_>| seeks::list(cx, wanted);
        self.read(Actor::player(server, reader), list).await
    }

    pub(crate) async fn answer_proposal(
        &self,
        id: ConsentId,
        by: UserId,
        vote: Vote,
    ) -> Result<(), Failure> {
        seeks::answer(self, Actor::player(ServerId(10), by), id, vote).await
    }

    pub(crate) async fn play_computer(
        &self,
        place: Place,
        by: UserId,
        request: ComputerRequest,
    ) -> Result<ComputerBegun, Failure> {
        let play = move |cx: &Cx<'_>| computer::play(cx, place, &request);
        self.act(Actor::player(place.server, by), play).await
    }

    pub(crate) async fn play_typed(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        typed: TypedMove,
    ) -> Result<Typed, Failure> {
        moves::play_typed(self, Actor::player(server, by), id, typed).await
    }

    pub(crate) async fn follow(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        hears: Hears,
        locale: Locale,
    ) -> Result<FollowView, Failure> {
        let follow = move |cx: &Cx<'_>| following::follow(cx, id, hears, locale);
        self.act(Actor::player(server, by), follow).await
    }

    pub(crate) async fn resign(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: u32,
    ) -> Result<(), Failure> {
        let resign = move |cx: &Cx<'_>| moves::resign(cx, id, on);
        self.act(Actor::player(server, by), resign).await
    }

    pub(crate) async fn offer(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
        kind: OfferKind,
    ) -> Result<Offered, Failure> {
        offers::make(self, Actor::player(server, by), id, on, kind).await
    }

    pub(crate) async fn offer_pause(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        length: PauseLength,
    ) -> Result<Offered, Failure> {
        let propose = move |cx: &Cx<'_>| offers::propose_pause(cx, id, length);
        self.act(Actor::player(server, by), propose).await
    }

    pub(crate) async fn accept_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        let accept = move |cx: &Cx<'_>| offers::accept(cx, id);
        self.act(Actor::player(server, by), accept).await
    }

    pub(crate) async fn decline_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        let decline = move |cx: &Cx<'_>| offers::decline(cx, id);
        self.act(Actor::player(server, by), decline).await
    }

    pub(crate) async fn withdraw_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        let withdraw = move |cx: &Cx<'_>| offers::withdraw(cx, id);
        self.act(Actor::player(server, by), withdraw).await
    }

    pub(crate) async fn clock_look(
        &self,
        server: ServerId,
        id: MatchId,
        user: UserId,
    ) -> Result<ClockLook, Failure> {
        let look = move |cx: &ReadCx<'_>| agreed::load_clock(cx, id);
        self.read(Actor::player(server, user), look).await
    }

    pub(crate) async fn give_time(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        gifts: u32,
    ) -> Result<Gift, Failure> {
        let give = move |cx: &Cx<'_>| agreed::give_time(cx, id, gifts);
        self.act(Actor::player(server, by), give).await
    }

    pub(crate) async fn resume(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<ClockLook, Failure> {
        let resume = move |cx: &Cx<'_>| agreed::resume(cx, id);
        self.act(Actor::player(server, by), resume).await
    }

    pub(crate) async fn claim(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<(), Failure> {
        clocks::claim(self, Actor::player(server, by), id).await
    }

    pub(crate) async fn open_server(
        &self,
        here: Place,
        by: UserId,
        name: String,
        change: impl Fn(Opening) -> Opening + Send + 'static,
    ) -> Result<OpenServer, Failure> {
        let open = move |cx: &Cx<'_>| openings::open(cx, here, &name, &change);
        self.act(Actor::player(here.server, by), open).await
    }

    pub(crate) async fn take_vacation(
        &self,
        user: UserId,
        from: Option<Timestamp>,
        until: Timestamp,
    ) -> Result<VacationView, Failure> {
        let take = move |cx: &Cx<'_>| vacations::take(cx, from, until);
        self.act(Actor::player(ServerId(10), user), take).await
    }

    /// Does everything that is due by a given moment, and returns when to look again.
    pub(crate) async fn tick(&self, until: Timestamp) -> Result<Timestamp, Failure> {
        let mut next = until.after(LOOK_EVERY);
        self.store.plan_look(next);
        for chore in CHORES {
            let planned = self.do_chore(chore.name, until).await?;
            next = next.min(planned.unwrap_or(next));
        }
        self.store.plan_look(next);
        Ok(next)
    }

    /// Does everything that is due for one chore, and returns when more will be, as far as is known.
    pub(crate) async fn do_chore(
        &self,
        name: &str,
        until: Timestamp,
    ) -> Result<Option<Timestamp>, Failure> {
        let mut named = CHORES.iter().filter(|chore| chore.name == name);
        let chore = named.next().expect("a chore");
        let mut pass = Pass::new(until);
        loop {
            if let Left::Until(next) = (chore.turn)(self, &mut pass).await? {
                return Ok(next);
            }
        }
    }
}
