//! What stops clocks: players' habits, servers without the bot, outages.

use super::*;
use crate::{clocks::actions::absences, host::life};

impl World {
    /// Changes a player's settings.
    pub(super) async fn change_days(&mut self, player: usize) {
        let places: Vec<usize> = (0..self.tables.len())
            .filter(|place| self.tables[*place].ending.is_none())
            .filter(|place| self.tables[*place].players.contains(&player))
            .collect();
        for place in &places {
            self.charge(*place);
        }
        let now = self.now();
        let days = self.choose(player);
        let ids: Vec<MatchId> = places.iter().map(|place| self.tables[*place].id).collect();
        let user = UserId(player as u64 + 1);
        self.write(move |tx| habits::change(&tx.habits(), user, &ids, &days, now))
            .await;
        for place in places {
            self.foresee(place);
            self.check(place).await;
        }
    }

    /// Chooses a player's settings, also in the second computation.
    pub(super) fn choose(&mut self, player: usize) -> Chosen {
        let (now, random) = (self.now().seconds(), &mut self.random);
        let zone = random.usize(0..ZONES.len());
        let (from, lasts) = (random.i64(0..96) * 15, random.i64(1..=48) * 15);
        let quiet = random.u32(0..4) > 0;
        let begins = now + random.i64(0..20 * DAY);
        let ends = begins + random.i64(HOUR..7 * DAY);
        let days = &mut self.days[player];
        days.calendar = Rc::clone(&self.calendars[zone]);
        days.quiet = quiet.then_some((from, (from + lasts) % 1440));
        // A current vacation ends now, and a planned one is cancelled.
        days.vacations.retain(|(from, _)| *from < now);
        for (_, until) in &mut days.vacations {
            *until = until.map(|until| until.min(now));
        }
        days.vacations.push((begins, Some(ends)));
        let vacations = days.vacations.iter();
        Chosen {
            zone: ZONES[zone],
            quiet: days.quiet,
            vacations: vacations
                .filter_map(|(from, until)| Some((*from, (*until)?)))
                .collect(),
        }
    }

    /// Reports the bot as absent from a server.
    pub(super) async fn leave(&mut self, server: u64) {
        if self.is_away(server) {
            return;
        }
        let (now, id) = (self.now(), ServerId(server));
        self.away
            .entry(server)
            .or_default()
            .push((now.seconds(), None));
        self.write(move |tx| tx.absences().begin(id, now, now))
            .await;
        absences::recount_clocks(&self.host, id)
            .await
            .expect("recounted");
        self.foresee_all(|table| table.server == id);
        self.some_time(20 * DAY, Doing::Return(server));
    }

    pub(super) async fn come_back(&mut self, server: u64) {
        let (now, id) = (self.now().seconds(), ServerId(server));
        let away = self.away.get_mut(&server).and_then(|away| away.last_mut());
        away.expect("away").1 = Some(now);
        absences::come_back(&self.host, id)
            .await
            .expect("comes back");
        self.foresee_all(|table| table.server == id);
    }

    /// Stops the bot for a while, and starts it again.
    pub(super) async fn go_down(&mut self) {
        self.beat().await;
        let from = self.now();
        let until = from.after(Duration::from_millis(self.random.u64(1_000..200_000_000)));
        let (_, clock, mover) = TestMachine::new();
        mover.send_replace(until.since(START));
        self.host = Host::new(self.store.clone(), clock);
        self.mover = mover;
        self.last = wake(&self.host).await;
        self.note_outage(from, until);
    }

    /// Cuts the connection to Discord for a while. No time runs out before that is known.
    pub(super) async fn lose_discord(&mut self) {
        self.beat().await;
        let from = self.now();
        let contact = self.host.clock.moment();
        let long = self.random.bool();
        let most = if long { 100_000_000 } else { 80_000 };
        let lasts = Duration::from_millis(self.random.u64(40_000..most));
        for _ in 0..4 {
            advance(lasts / 4).await;
            self.beat_of(contact).await;
            assert_eq!(self.reached(), from, "nobody has reached Discord");
            self.host.tick(self.reached()).await.expect("ticks");
        }
        for place in 0..self.tables.len() {
            let table = &self.tables[place];
            if table.ending.is_none() && table.due().is_some_and(|due| due > from.seconds()) {
                let id = table.id;
                assert!(self.read(move |tx| tx.clocks().running(id)).await.is_some());
            }
        }
        self.beat().await;
        if self.now().since(from) > Duration::from_secs(90) {
            self.note_outage(from, self.now());
        } else {
            self.excused = self.now().seconds();
        }
    }

    /// Stops one process for a while. What is due in its servers waits, including for the other
    /// processes.
    pub(super) async fn stop(&mut self, process: usize) {
        self.beat().await;
        self.stopped = Some(process);
        self.stops[process].push((self.now().seconds(), None));
        self.some_time(2 * DAY, Doing::Start(process));
    }

    /// Starts it again: only its servers were without it.
    pub(super) async fn start(&mut self, process: usize) {
        // The other one has been running all the time.
        self.beat().await;
        let now = self.now();
        self.last[process] = life::wake(&self.host, &[SHARDS[process]])
            .await
            .expect("wakes");
        self.stopped = None;
        let (from, until) = self.stops[process].last_mut().expect("it was stopped");
        *until = Some(now.seconds());
        self.excused = *from;
        self.looked = Timestamp::from_seconds(*from);
        self.foresee_all(|table| SHARDS[process].has(table.server));
    }

    pub(super) fn note_outage(&mut self, from: Timestamp, until: Timestamp) {
        self.outages.push((from.seconds(), Some(until.seconds())));
        self.excused = from.seconds();
        self.foresee_all(|_| true);
    }
}
