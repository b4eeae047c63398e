//! A database with something of everything.

mod chosen;
mod communities;

use std::time::Duration;

use super::{LEASE, NOON};
use crate::{
    Ban, BulletinKind, ClockNews, Deed, Effect, EndedGame, Following, Holder, Honours, LadderGame,
    Lock, Moderation, OpenServer, Post, Prompt, PuzzleChannel, Seen, ShownAs, Store, StoreError,
    Unreachable, WriteTx, db::params,
};
use domain::{
    clock::{Hour, Timestamp, Zone},
    community::{
        About, Code, HonourState, Opening, Season, WrongCodes,
        contest::{self, BoardResult, Contest, ContestBoard, NewContest, State, Team, scores},
        ladder::Ladder,
        seeks::{self, Pairing, ProposalState, RatingRange, SeekScope},
        tournament::{Between, Entrant, Game, GameResult, Stage},
    },
    matches::{
        ChallengeState, ChannelId, Closing, End, Hears, Invitation, Level, MatchId, MessageId,
        NoticePlace, Notices, OfferKind, Pace, Paces, Place, Players, Reason, RoleId, Ruling,
        ServerId, Shard, SideWish, StepId, Takeback, Termination, Timing, UserId,
        clock::{ClockStep, QuietHours, Vacations},
    },
    puzzles::PuzzleId,
    settings::{Home, PlayerSettings, PublicBottom, ServerSettings, Setting, SettingChange},
};
use rules::{GameId, Outcome, Side, look::Theme, words::Locale};

use chosen::names_and_settings;
use communities::{contest, put_up, sought, tournament};

pub const ADA: UserId = UserId(1);
pub const BEN: UserId = UserId(2);

/// The moment this many hours after noon.
pub fn hour(number: u64) -> Timestamp {
    NOON.after(Duration::from_hours(number))
}

/// The properties that a test wants of a match.
pub struct Wanted {
    pub game: GameId,
    pub players: [UserId; 2],
    pub timing: Timing,
    pub rated: bool,
    pub rematch_of: Option<MatchId>,
    /// How many plies are played at random, unless they end the match.
    pub plies: u32,
}

impl Wanted {
    pub const UNRATED: Wanted = Wanted {
        game: GameId::GuardAndTowers,
        players: [ADA, BEN],
        timing: Timing::NONE,
        rated: false,
        rematch_of: None,
        plies: 3,
    };

    pub fn challenge(&self, tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
        let place = Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::French,
        };
        let invitation = Invitation {
            place,
            start: self.game.start(None).expect("standard"),
            challenger: self.players[0],
            opponent: None,
            wish: SideWish::Side(Side::First),
            timing: self.timing,
            rated: self.rated,
            rematch_of: self.rematch_of,
        };
        tx.challenges().insert(&invitation, hour(0))
    }

    pub fn begin(&self, tx: &WriteTx<'_>, now: Timestamp) -> Result<MatchId, StoreError> {
        let id = self.challenge(tx)?;
        let invitation = tx.challenges().find(id)?.expect("there").invitation;
        let [first, second] = self.players;
        let players = Players::with(first, Side::First, second);
        tx.matches().insert(id, &invitation, players, now)?;
        let mut random = fastrand::Rng::with_seed(u64::from(id.0));
        for _ in 0..self.plies {
            let found = tx.matches().find(id)?.expect("there");
            if found.end.is_some() {
                break;
            }
            let mv = random.choice(found.position().moves()).expect("a move");
            play(tx, id, &mv.to_string(), now)?;
        }
        Ok(id)
    }
}

/// A rated match between two servers: Ada of server 10, who has the first move, against Ben of server 12.
pub fn between(tx: &WriteTx<'_>, now: Timestamp) -> Result<MatchId, StoreError> {
    between_at(tx, Timing::default(), now)
}

/// Begins a match between the usual players, with this timing.
pub fn between_at(tx: &WriteTx<'_>, timing: Timing, now: Timestamp) -> Result<MatchId, StoreError> {
    let place = |server, channel, locale| Place {
        server: ServerId(server),
        channel: ChannelId(channel),
        locale,
    };
    let invitation = Invitation {
        place: place(10, 20, Locale::French),
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: ADA,
        opponent: Some(BEN),
        wish: SideWish::Side(Side::First),
        timing,
        rated: true,
        rematch_of: None,
    };
    let id = tx.challenges().insert(&invitation, now)?;
    let challenge = tx.challenges().find(id)?.expect("there");
    tx.showings()
        .insert_mirror(&challenge, place(12, 22, Locale::German), BEN)?;
    let players = Players::with(ADA, Side::First, BEN);
    tx.matches().insert(id, &invitation, players, now)?;
    Ok(id)
}

pub fn play(tx: &WriteTx<'_>, id: MatchId, text: &str, now: Timestamp) -> Result<(), StoreError> {
    let found = tx.matches().find(id)?.expect("there");
    let turn = found.turn().expect("running");
    let next = found.play_typed(turn, text).expect("legal");
    tx.matches().insert_ply(&found, &next, now)
}

pub fn resign(
    tx: &WriteTx<'_>,
    id: MatchId,
    winner: Side,
    now: Timestamp,
) -> Result<(), StoreError> {
    let end = End {
        outcome: Some(Outcome::Win(winner)),
        termination: Termination::Resignation,
    };
    tx.matches().set_end(id, end, now)
}

/// Takes back this many plies.
pub fn take_back(
    tx: &WriteTx<'_>,
    id: MatchId,
    plies: u32,
    now: Timestamp,
) -> Result<(), StoreError> {
    let found = tx.matches().find(id)?.expect("there");
    let record = tx.matches().record(id)?.expect("there");
    let ply = found.ply() - plies;
    let takeback = Takeback {
        ply,
        position: record.position_after(ply).expect("there").clone(),
        last: record.move_number(ply).cloned(),
        taken_back: found.taken_back + plies + 1,
    };
    tx.offers().take_back(&found, &takeback, now)
}

/// Plans two moves of the opponent and an answer to each, one after the other. Returns the steps.
pub fn plan(tx: &WriteTx<'_>, id: MatchId, player: UserId) -> Result<Vec<StepId>, StoreError> {
    let mut position = tx.matches().find(id)?.expect("there").position().clone();
    let mut steps = Vec::new();
    for _ in 0..4 {
        let mv = position.moves().swap_remove(0);
        steps.push(
            tx.plans()
                .insert_step(id, player, steps.last().copied(), &mv)?,
        );
        position = mv.after();
    }
    Ok(steps)
}

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

/// Fills a new database without faults. It is some hours past noon then.
pub async fn fill(store: &Store) {
    write(store, |tx| {
        for (number, &game) in (0..).zip(GameId::ALL) {
            let wanted = |players: [u64; 2], plies| Wanted {
                game,
                players: players.map(UserId),
                timing: Timing::NONE,
                rated: true,
                rematch_of: None,
                plies,
            };
            wanted([1, 2], 5).begin(tx, hour(number))?;
            let ended = wanted([3, number + 4], 9).begin(tx, hour(number))?;
            resign(tx, ended, Side::First, hour(number + 1))?;
            // Ended by the rules, if random moves get that far.
            wanted([1, number + 4], 200).begin(tx, hour(number + 2))?;
            Wanted {
                rematch_of: Some(ended),
                ..wanted([1, 3], 2)
            }
            .begin(tx, hour(number + 2))?;
        }
        Wanted::UNRATED.challenge(tx)?;
        Ok(())
    })
    .await;
    write(store, repetition).await;
    write(store, absences).await;
    write(store, against_the_computer).await;
    write(store, paused).await;
    write(store, offers_and_posts).await;
    write(store, |tx| {
        let id = between(tx, hour(7))?;
        let mirror = tx.showings().of_match(id)?[1].id;
        tx.showings().set_venue(mirror, ChannelId(31))?;
        tx.showings()
            .set_unreachable(mirror, Unreachable::Gone, hour(8))?;
        play(tx, id, "a7-a6", hour(8))?;
        tx.outbox().enqueue(id, &board(1), hour(8))?;
        tx.people()
            .set_code(BEN, &Code::new(|_| 3), tx.showings().of_match(id)?[1].place)?;
        let wrong = WrongCodes {
            count: 3,
            at: hour(8),
        };
        tx.people().set_wrong_codes(BEN, wrong)?;
        tx.servers().set_name(ServerId(12), "Tab\tClub", hour(8))?;
        let over = between(tx, hour(7))?;
        for text in ["a7-a6", "a1-a2", "d7-d6", "b1-b2"] {
            play(tx, over, text, hour(8))?;
        }
        resign(tx, over, Side::First, hour(8))
    })
    .await;
    write(store, restored).await;
    write(store, |tx| {
        tx.life().beat(hour(10))?;
        tx.ratings().retire_idle(hour(10), 1_000)
    })
    .await;
}

/// A backup was restored, and two contests were lost with what it replaced.
fn restored(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    tx.db.execute(
        "INSERT INTO restorations (number, restored_at, back_to, revision) VALUES (1, ?1, ?2, 4)",
        params![hour(9), hour(8)],
    )?;
    tx.db.execute(
        "INSERT INTO lost_numbers (restoration, kind, first, last) VALUES (1, 'contests', 8, 9)",
        params![],
    )?;
    Ok(())
}

/// The starting position occurs for the third time.
fn repetition(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let id = Wanted {
        rated: true,
        plies: 0,
        ..Wanted::UNRATED
    }
    .begin(tx, hour(5))?;
    for text in ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].repeat(2) {
        play(tx, id, text, hour(6))?;
    }
    assert_eq!(
        tx.matches()
            .find(id)?
            .and_then(|found| found.end)
            .map(|end| end.termination),
        Some(Termination::Repetition)
    );
    names_and_settings(tx, id)?;
    followed_and_noted(tx)?;
    sought(tx, id)
}

/// Matches against the computer: one in which it is to move, and a process computes the move, and
/// one that is over.
fn against_the_computer(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let now = hour(6);
    let computer = UserId::computer(Level::LOWEST);
    let wanted = |players| Wanted {
        players,
        plies: 0,
        ..Wanted::UNRATED
    };
    let over = wanted([BEN, computer]).begin(tx, now)?;
    tx.computer().guide(over)?;
    resign(tx, over, Side::First, now)?;
    let running = wanted([computer, BEN]).begin(tx, now)?;
    tx.showings().make_private(running)?;
    let turns = tx
        .computer()
        .claim_turns(Holder(4), now, now.after(LEASE), 9)?;
    assert_eq!(turns.len(), 1);
    let found: Vec<MatchId> = tx
        .computer()
        .running(BEN)?
        .iter()
        .map(|one| one.id)
        .collect();
    assert_eq!(found, [running]);
    let records = tx.computer().level_records(BEN)?;
    assert_eq!((records.len(), records[0].won), (1, 1));
    Ok(())
}

/// A player has lost two rated matches in one absence.
fn absences(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let end = End {
        outcome: Some(Outcome::Win(Side::First)),
        termination: Termination::Timeout,
    };
    let server = ServerId(10);
    let honours = Honours {
        news: Some((ChannelId(20), Locale::Japanese)),
        best: Some(RoleId(11)),
        champion: Some(RoleId(12)),
        season: Season::of(hour(0)),
    };
    tx.seasons().set_honours(server, &honours, hour(9))?;
    tx.seasons()
        .insert_season_end(server, Season::of(hour(0)))?;
    tx.seasons()
        .set_honour(server, ADA, RoleId(11), HonourState::Give, Some(hour(6)))?;
    for opponent in [UserId(70), UserId(71)] {
        let wanted = Wanted {
            rated: true,
            players: [opponent, UserId(72)],
            plies: 5,
            ..Wanted::UNRATED
        };
        let id = wanted.begin(tx, hour(6))?;
        tx.matches().set_end(id, end, hour(6))?;
    }
    Ok(())
}

/// A user follows matches, one of them no longer; there are notes, a line, and messages to deliver.
fn followed_and_noted(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let (holder, now) = (Holder(1), hour(6));
    let until = now.after(LEASE);
    let cleo = UserId(99);
    let running = Wanted::UNRATED.begin(tx, now)?;
    let lost = Wanted::UNRATED.begin(tx, now)?;
    for id in [running, lost] {
        tx.follows().follow(&Following {
            follower: cleo,
            id,
            showing: id.into(),
            hears: Hears::Moves,
            locale: Locale::Polish,
        })?;
    }
    let word = |ply| Post::FollowerUpdate {
        follower: cleo,
        ply,
        taken_back: 0,
        new: 1,
    };
    tx.outbox()
        .enqueue_for_follower(lost, cleo, &word(1), now)?;
    let due = tx.outbox().claim(holder, now, until, 100)?;
    let due = due
        .iter()
        .find(|due| due.about == crate::About::Match(lost, lost.into()))
        .expect("due");
    tx.outbox()
        .delivered(holder, due, Effect::LoseFollower(cleo), now, until)?;
    for ply in [1, 2] {
        tx.outbox()
            .enqueue_for_follower(running, cleo, &word(ply), now)?;
    }
    tx.plans()
        .set_note(ADA, running, "watch\tthe left 'side'\n\\N")?;
    let moves = tx
        .matches()
        .find(running)?
        .expect("there")
        .position()
        .moves();
    tx.plans().set_line(running, cleo, 3, &moves[..1])?;
    Ok(())
}

/// Players have agreed on a pause, and can end it with a button.
fn paused(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let (holder, now) = (Holder(1), hour(6));
    let until = now.after(LEASE);
    let id = Wanted {
        timing: Timing::default(),
        ..Wanted::UNRATED
    }
    .begin(tx, now)?;
    tx.clocks().step(id, ClockStep::Pause(hour(30)), now)?;
    let news = ClockNews::Pause;
    tx.outbox().enqueue(id, &Post::Clock { news }, now)?;
    let due = tx.outbox().claim(holder, now, until, 100)?;
    let due = due
        .iter()
        .find(|due| due.about == crate::About::Match(id, id.into()))
        .expect("due");
    let posted = Effect::Prompt {
        prompt: Prompt::Resume,
        channel: ChannelId(20),
        message: MessageId(42),
    };
    tx.outbox()
        .delivered(holder, due, posted, now, until)
        .map(drop)
}

fn offers_and_posts(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let (holder, now) = (Holder(1), hour(7));
    let until = now.after(LEASE);
    let id = Wanted {
        plies: 6,
        timing: Timing::default(),
        ..Wanted::UNRATED
    }
    .begin(tx, now)?;
    tx.db.execute(
        "INSERT INTO away (server, from_at, until_at, found_at) VALUES (10, 1, 3, 2)",
        params![],
    )?;
    tx.absences().prove_presence(ServerId(10), now, now)?;
    tx.absences().ask_presence(ServerId(10), now)?;
    take_back(tx, id, 2, now)?;
    take_back(tx, id, 1, now)?;
    tx.showings().set_venue(id, ChannelId(30))?;
    tx.showings().set_unreachable(id, Unreachable::Gone, now)?;
    tx.absences().begin(ServerId(11), now, until)?;
    let found = tx.matches().find(id)?.expect("there");
    let offer = tx
        .offers()
        .insert(&found, OfferKind::Draw, BEN, &[], None)?;
    plan(tx, id, ADA)?;
    plan(tx, id, BEN)?;
    tx.outbox().enqueue(id, &Post::OpenVenue, now)?;
    tx.outbox().enqueue(id, &board(1), now)?;
    tx.outbox().enqueue(id, &board(2), now)?;
    tx.outbox().enqueue(id, &Post::Offer { offer }, now)?;
    for effect in [
        Effect::Venue(ChannelId(30)),
        Effect::Board(MessageId(40)),
        Effect::Board(MessageId(41)),
    ] {
        let due = tx.outbox().claim(holder, now, until, 100)?;
        let due = due
            .iter()
            .find(|due| due.about == crate::About::Match(id, id.into()))
            .expect("due");
        tx.outbox().delivered(holder, due, effect, now, until)?;
    }
    tx.reminders().remind(BEN, None, &[id], now)?;
    put_up(tx, now)?;
    tournament(tx, now)?;
    let lost = Wanted::UNRATED.challenge(tx)?;
    tx.outbox()
        .enqueue(lost, &Post::Challenge { instead: None }, now)?;
    let due = tx.outbox().claim(holder, now, until, 100)?;
    let due = due
        .iter()
        .find(|due| due.about == crate::About::Match(lost, lost.into()))
        .expect("due");
    tx.outbox().give_up(holder, due, "the channel is gone")
}

const fn board(ply: u32) -> Post {
    Post::Board {
        ply,
        taken_back: 0,
        new: 1,
    }
}
