//! What players do: matches begin, are played and claimed, and their clocks are arranged.

use super::*;

impl World {
    pub(super) async fn begin(&mut self) {
        let random = &mut self.random;
        let server = server(random.u64(0..SERVERS));
        let first = random.usize(0..PLAYERS);
        let second = (first + random.usize(1..PLAYERS)) % PLAYERS;
        let paces = &Pace::ALL[1..];
        let timing = Timing {
            pace: paces[random.usize(0..paces.len())],
            flag: random.choice(Flag::ALL).expect("a flag"),
            weekends: random.bool(),
        };
        if self.is_away(server) {
            return self.later(DAY, Doing::Begin);
        }
        let user = |player: usize| UserId(player as u64 + 1);
        let invitation = Invitation {
            place: Place {
                server: ServerId(server),
                channel: ChannelId(20),
                locale: usual(),
            },
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: user(first),
            opponent: None,
            wish: SideWish::Side(Side::First),
            timing,
            rated: false,
            rematch_of: None,
        };
        let players = Players::with(user(first), Side::First, user(second));
        let now = self.now();
        let id = self
            .write(move |tx| {
                let id = tx.challenges().insert(&invitation, now)?;
                tx.matches().insert(id, &invitation, players, now)?;
                // The clock of a live match waits for its board.
                tx.showings().replace_board(id, MessageId(1), now)?;
                Ok(id)
            })
            .await;
        let place = self.tables.len();
        self.tables.push(Table {
            id,
            players: [first, second],
            server: ServerId(server),
            flag: timing.flag,
            is_eager: timing.pace.id().starts_with("reserve") && self.random.u32(0..4) == 0,
            naive: Naive::new(timing.pace.id(), timing.weekends, now.seconds()),
            unshown: Vec::new(),
            moves: Vec::new(),
            turn: 0,
            deadline: None,
            out_at: None,
            ends_at: None,
            ending: None,
        });
        self.foresee(place);
        self.check(place).await;
        self.plan_turn(place);
        let had = self.tables[place].naive.had;
        for doing in [
            Doing::Gift(place),
            Doing::Pause(place),
            Doing::TakeBack(place),
            Doing::Drift(place),
            Doing::Settle(place),
        ] {
            if self.random.bool() {
                self.some_time(had * 3, doing);
            }
        }
    }

    /// Plans when the player to move will move, if ever.
    pub(super) fn plan_turn(&mut self, place: usize) {
        let (had, turn) = (self.tables[place].naive.had, self.tables[place].turn);
        let moved = self.tables[place].moves.len();
        let percent = match self.random.u32(0..20) {
            _ if self.tables[place].is_eager => self.random.i64(1..5),
            0..13 => self.random.i64(1..60),
            13..18 => self.random.i64(60..160),
            _ => return,
        };
        let most = if self.tables[place].is_eager { 40 } else { 10 };
        if moved < most {
            self.later(had * percent / 100, Doing::Move(place, turn));
        }
    }

    pub(super) async fn make_move(&mut self, place: usize, turn: u32) {
        let table = &self.tables[place];
        if table.ending.is_some() || table.turn != turn {
            return;
        }
        if self.is_away(table.server.0) {
            return self.later(DAY, Doing::Move(place, turn));
        }
        let (id, now, lot) = (table.id, self.now(), self.random.usize(..));
        let played = self.store.write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            check_time(tx, &found, now)?;
            let moves = found.position().moves();
            let text = moves[lot % moves.len()].to_string();
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, &text).expect("legal");
            tx.matches().insert_ply(&found, &next, now)?;
            Ok::<_, crate::host::Failure>((
                found.position().side_to_move().index(),
                next.ply.position.side_to_move().index(),
                next.end.is_some(),
            ))
        });
        let (by, next, ends) = played.await.expect("there is time");
        self.charge(place);
        let table = &mut self.tables[place];
        table.moves.push(by);
        table.turn += 1;
        if ends {
            table.ending = Some(Ending::Played);
        }
        let now = self.now().seconds();
        self.tables[place].naive.charge_nothing(now);
        self.tables[place].out_at = None;
        self.tables[place].naive.ply(next);
        self.foresee(place);
        self.check(place).await;
        self.plan_turn(place);
    }

    pub(super) async fn claim(&mut self, place: usize, turn: u32) {
        let table = &self.tables[place];
        if table.ending.is_some() || table.turn != turn || table.out_at.is_none() {
            return;
        }
        let claimant = table.players[1 - table.naive.mover];
        let claimed = self
            .host
            .claim(table.server, table.id, UserId(claimant as u64 + 1));
        claimed.await.expect("time has run out");
        let table = &mut self.tables[place];
        table.ending = Some(table.by_time(Ending::Claimed));
        self.check(place).await;
    }

    /// Applies an event to a match that is not a move.
    pub(super) async fn meddle(&mut self, place: usize, what: Doing) {
        self.charge(place);
        let (now, table) = (self.now(), &mut self.tables[place]);
        if table.ending.is_some() || table.out_at.is_some() {
            return;
        }
        let id = table.id;
        match what {
            Doing::Gift(_) => {
                let side = self.random.usize(0..2);
                let time = table.naive.had / 3 + 7;
                table.naive.gift(side, time);
                self.step(id, ClockStep::Gift(Side::BOTH[side], seconds(time)))
                    .await;
            }
            Doing::Pause(_) => {
                let lasts = self.random.i64(60..20 * DAY);
                table.naive.pause(now.seconds() + lasts);
                self.step(id, ClockStep::Pause(now.after(seconds(lasts))))
                    .await;
                if self.random.bool() {
                    self.some_time(lasts, Doing::Resume(place));
                }
            }
            Doing::Resume(_) => {
                table.naive.resume(now.seconds());
                self.step(id, ClockStep::Resume).await;
            }
            Doing::TakeBack(_) => self.take_back(place).await,
            Doing::Drift(_) => self.drift(place).await,
            _ => self.step(id, ClockStep::Settle).await,
        }
        self.foresee(place);
        self.check(place).await;
    }

    pub(super) async fn step(&self, id: MatchId, step: ClockStep) {
        let now = self.now();
        let stepped = self.write(move |tx| tx.clocks().step(id, step, now)).await;
        stepped.expect("it can be");
    }

    pub(super) async fn take_back(&mut self, place: usize) {
        let (id, now) = (self.tables[place].id, self.now());
        if self.tables[place].moves.is_empty() {
            return;
        }
        let next = self.write(move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let record = tx.matches().record(id)?.expect("there");
            let ply = found.ply() - 1;
            let takeback = Takeback {
                ply,
                position: record.position_after(ply).expect("there").clone(),
                last: record.move_number(ply).cloned(),
                taken_back: found.taken_back + 2,
            };
            tx.offers().take_back(&found, &takeback, now)?;
            Ok(takeback.position.side_to_move().index())
        });
        let next = next.await;
        let table = &mut self.tables[place];
        table.moves.pop();
        table.turn += 1;
        table.naive.takeback(next);
        self.plan_turn(place);
    }

    /// Loses the channel of a match, or finds it again.
    pub(super) async fn drift(&mut self, place: usize) {
        let (id, now) = (self.tables[place].id, self.now());
        let unshown = &mut self.tables[place].unshown;
        if let Some((_, until @ None)) = unshown.last_mut() {
            *until = Some(now.seconds());
            let moved = move |tx: &WriteTx<'_>| {
                tx.showings().move_to(id, ChannelId(21), now)?;
                tx.showings().replace_board(id, MessageId(2), now).map(drop)
            };
            self.write(moved).await;
        } else {
            unshown.push((now.seconds(), None));
            let lost =
                move |tx: &WriteTx<'_>| tx.showings().set_unreachable(id, Unreachable::Gone, now);
            self.write(lost).await;
            self.some_time(10 * DAY, Doing::Drift(place));
        }
    }
}
