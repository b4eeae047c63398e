//! A database with something of everything.

use std::time::Duration;

use super::{LEASE, NOON};
use crate::{
    clock::{Hour, Timestamp, Zone},
    games::{GameId, Outcome, Side},
    matches::{
        ChannelId, End, Hears, Invitation, MatchId, MessageId, NoticePlace, Notices, OfferKind,
        Pace, Paces, Place, Players, Reason, RoleId, Ruling, ServerId, Shard, SideWish, StepId,
        Takeback, Termination, Timing, UserId,
        clock::{QuietHours, Vacations},
    },
    settings::{Change, Home, ServerSettings, SettingChange},
    store::{
        Adrift, Ban, ClockNews, ClockStep, Deed, Effect, Following, Holder, Lock, Moderation, Post,
        Prompt, Seen, Store, StoreError, WriteTx, db::params,
    },
    words::Locale,
};

pub(in crate::store) const ADA: UserId = UserId(1);
pub(in crate::store) const BEN: UserId = UserId(2);

/// The moment so many hours after noon.
pub(in crate::store) fn hour(number: u64) -> Timestamp {
    NOON.after(Duration::from_hours(number))
}

/// What a test wants of a match.
pub(in crate::store) struct Wanted {
    pub(in crate::store) game: GameId,
    pub(in crate::store) players: [UserId; 2],
    pub(in crate::store) timing: Timing,
    pub(in crate::store) rated: bool,
    pub(in crate::store) rematch_of: Option<MatchId>,
    /// How many plies are played by chance, unless they end the match.
    pub(in crate::store) plies: u32,
}

impl Wanted {
    pub(in crate::store) const UNRATED: Wanted = Wanted {
        game: GameId::GuardAndTowers,
        players: [ADA, BEN],
        timing: Timing::NONE,
        rated: false,
        rematch_of: None,
        plies: 3,
    };

    pub(in crate::store) fn challenge(&self, tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
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
        tx.insert_challenge(&invitation, hour(0))
    }

    pub(in crate::store) fn begin(
        &self,
        tx: &WriteTx<'_>,
        now: Timestamp,
    ) -> Result<MatchId, StoreError> {
        let id = self.challenge(tx)?;
        let invitation = tx.challenge(id)?.expect("there").invitation;
        let [first, second] = self.players;
        let players = Players::with(first, Side::First, second);
        tx.insert_match(id, &invitation, players, now)?;
        let mut random = fastrand::Rng::with_seed(u64::from(id.0));
        for _ in 0..self.plies {
            let found = tx.find_match(id)?.expect("there");
            if found.end.is_some() {
                break;
            }
            let mv = random.choice(found.position().moves()).expect("a move");
            play(tx, id, &mv.to_string(), now)?;
        }
        Ok(id)
    }
}

pub(in crate::store) fn play(
    tx: &WriteTx<'_>,
    id: MatchId,
    text: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    let found = tx.find_match(id)?.expect("there");
    let turn = found.turn().expect("running");
    let next = found.play_typed(turn, text).expect("legal");
    tx.insert_ply(&found, &next, now)
}

pub(in crate::store) fn resign(
    tx: &WriteTx<'_>,
    id: MatchId,
    winner: Side,
    now: Timestamp,
) -> Result<(), StoreError> {
    let end = End {
        outcome: Some(Outcome::Win(winner)),
        termination: Termination::Resignation,
    };
    tx.set_end(id, end, now)
}

/// Takes back as many plies.
pub(in crate::store) fn take_back(
    tx: &WriteTx<'_>,
    id: MatchId,
    plies: u32,
    now: Timestamp,
) -> Result<(), StoreError> {
    let found = tx.find_match(id)?.expect("there");
    let record = tx.record(id)?.expect("there");
    let ply = found.ply() - plies;
    let takeback = Takeback {
        ply,
        position: record.position_after(ply).expect("there").clone(),
        last: record.move_number(ply).cloned(),
        taken_back: found.taken_back + plies + 1,
    };
    tx.take_back(&found, &takeback, now)
}

/// Plans two moves of the opponent and an answer to each, one after the other. Gives the steps.
pub(in crate::store) fn plan(
    tx: &WriteTx<'_>,
    id: MatchId,
    player: UserId,
) -> Result<Vec<StepId>, StoreError> {
    let mut position = tx.find_match(id)?.expect("there").position().clone();
    let mut steps = Vec::new();
    for _ in 0..4 {
        let mv = position.moves().swap_remove(0);
        steps.push(tx.insert_step(id, player, steps.last().copied(), &mv)?);
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

/// Fills a new database. Nothing is wrong with it. It is some hours past noon then.
pub(in crate::store) async fn fill(store: &Store) {
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
            // By the rules, where chance comes so far.
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
    write(store, paused).await;
    write(store, offers_and_posts).await;
    write(store, |tx| {
        tx.beat(hour(10))?;
        tx.retire_idle(hour(10))
    })
    .await;
}

/// The start stands for the third time.
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
        tx.find_match(id)?
            .and_then(|found| found.end)
            .map(|end| end.termination),
        Some(Termination::Repetition)
    );
    names_and_settings(tx, id)?;
    followed_and_noted(tx)
}

/// Somebody follows matches, one of them no more; there are notes, a line, and words to say.
fn followed_and_noted(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let (holder, now) = (Holder(1), hour(6));
    let until = now.after(LEASE);
    let cleo = UserId(99);
    let running = Wanted::UNRATED.begin(tx, now)?;
    let lost = Wanted::UNRATED.begin(tx, now)?;
    for id in [running, lost] {
        tx.follow(&Following {
            follower: cleo,
            id,
            hears: Hears::Moves,
            locale: Locale::Polish,
        })?;
    }
    let word = |ply| Post::Word {
        follower: cleo,
        ply,
        taken_back: 0,
        new: 1,
    };
    tx.say_to_follower(lost, cleo, &word(1), now)?;
    let due = tx.claim_posts(holder, now, until, 100)?;
    let due = due.iter().find(|due| due.about == lost).expect("due");
    tx.delivered(holder, due, Effect::LoseFollower(cleo), now, until)?;
    for ply in [1, 2] {
        tx.say_to_follower(running, cleo, &word(ply), now)?;
    }
    tx.set_note(ADA, running, "watch\tthe left 'side'\n\\N")?;
    let moves = tx.find_match(running)?.expect("there").position().moves();
    tx.keep_line(running, cleo, 3, &moves[..1])?;
    Ok(())
}

/// A name with signs that mean something elsewhere, and what people have chosen.
fn names_and_settings(tx: &WriteTx<'_>, id: MatchId) -> Result<(), StoreError> {
    tx.db.execute(
        "INSERT INTO names (player, server, name) VALUES (?1, 0, ?2)",
        params![ADA, "A\\da\t'\"\n\\N".to_owned()],
    )?;
    let seen = Seen {
        user: BEN,
        name: "Benjamin".to_owned(),
        account: "Ben".to_owned(),
    };
    tx.set_name(ServerId(10), &seen)?;
    tx.set_locale(BEN, Locale::German)?;
    tx.block(ADA, BEN)?;
    tx.count_thread(ServerId(10), 7)?;
    tx.note_planned(id, 1)?;
    tx.db.execute(
        "INSERT INTO player_settings (player, width, bottom, text_boards, confirm_moves)
         VALUES (?1, 900, 'own', 0, 1)",
        params![BEN],
    )?;
    tx.db.execute(
        "INSERT INTO server_settings (server, theme, bottom) VALUES (10, 'night', 'first')",
        params![],
    )?;
    let paces = Paces::new(&[Pace::None, Pace::Live10Minutes], Pace::None);
    tx.set_paces(ServerId(10), &paces)?;
    let notices = Notices {
        place: NoticePlace::Direct,
        digest: Hour::new(7),
        ..Notices::default()
    };
    tx.set_notices(BEN, &notices, hour(6))?;
    tx.note_direct(BEN, false, hour(6))?;
    tx.insert_outage(Shard { id: 1, count: 3 }, hour(1), hour(2))?;
    tx.hear(Shard { id: 1, count: 3 }, hour(2))?;
    moderation(tx, id)?;
    tx.note_gift(id, BEN, 2, Duration::from_hours(24))?;
    tx.set_gift_message(id, (BEN, 2), (ChannelId(30), MessageId(9)))?;
    tx.set_habits(BEN, &berlin(), QuietHours::new(22 * 60, 8 * 60), hour(1))?;
    let vacation = Vacations::stored([(hour(1), hour(5)), (hour(80), hour(90))]);
    tx.set_vacations(BEN, &vacation, hour(2))?;
    tx.say(id, &Post::OpenVenue, hour(6))
}

/// What a server has chosen, who is banned there, and what its moderators did.
fn moderation(tx: &WriteTx<'_>, id: MatchId) -> Result<(), StoreError> {
    let server = ServerId(10);
    let settings = ServerSettings {
        home: Home::Forum(ChannelId(21)),
        threads: false,
        locale: Some(Locale::Polish),
        challengers: Some(RoleId(11)),
        most_matches: Some(3),
        ..tx.server_settings(server)?
    };
    tx.set_server_settings(server, settings)?;
    let reason = Some(Reason::stored("`no` \\t <reason>".to_owned()));
    let ban = Ban {
        user: UserId(9),
        reason: reason.clone(),
    };
    tx.set_ban(server, &ban)?;
    let by_ada = |deed| Moderation {
        server,
        moderator: ADA,
        deed,
        reason: reason.clone(),
    };
    tx.log(&by_ada(Deed::Ban(UserId(9))), hour(6))?;
    tx.log(&by_ada(Deed::Setting(None)), hour(6))?;
    let threads = SettingChange::Threads(Change {
        from: true,
        to: false,
    });
    tx.log(&by_ada(Deed::Setting(Some(threads))), hour(6))?;
    let asked = tx.ask(&by_ada(Deed::Ruling(id, Ruling::Unstick)))?;
    tx.confirm(asked, hour(6))?;
    tx.ask(&by_ada(Deed::Ruling(id, Ruling::Annul)))?;
    Ok(())
}

fn berlin() -> Zone {
    Zone::named("Europe/Berlin").expect("a zone")
}

/// Players have agreed on a pause, and can end it by a button.
fn paused(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let (holder, now) = (Holder(1), hour(6));
    let until = now.after(LEASE);
    let id = Wanted {
        timing: Timing::default(),
        ..Wanted::UNRATED
    }
    .begin(tx, now)?;
    tx.step_clock(id, ClockStep::Pause(hour(30)), now)?;
    let news = ClockNews::Pause;
    tx.say(id, &Post::Clock { news }, now)?;
    let due = tx.claim_posts(holder, now, until, 100)?;
    let due = due.iter().find(|due| due.about == id).expect("due");
    let posted = Effect::Prompt {
        prompt: Prompt::Resume,
        channel: ChannelId(20),
        message: MessageId(42),
    };
    tx.delivered(holder, due, posted, now, until).map(drop)
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
        "INSERT INTO away (server, from_at, until_at) VALUES (10, 1, 2)",
        params![],
    )?;
    take_back(tx, id, 2, now)?;
    take_back(tx, id, 1, now)?;
    tx.set_venue(id, ChannelId(30))?;
    tx.set_adrift(id, Adrift::Gone, now)?;
    tx.begin_absence(ServerId(11), now, until)?;
    let found = tx.find_match(id)?.expect("there");
    let offer = tx.insert_offer(&found, OfferKind::Draw, BEN, &[], None)?;
    plan(tx, id, ADA)?;
    plan(tx, id, BEN)?;
    tx.say(id, &Post::OpenVenue, now)?;
    tx.say(id, &board(1), now)?;
    tx.say(id, &board(2), now)?;
    tx.say(id, &Post::Offer { offer }, now)?;
    for effect in [
        Effect::Venue(ChannelId(30)),
        Effect::Board(MessageId(40)),
        Effect::Board(MessageId(41)),
    ] {
        let due = tx.claim_posts(holder, now, until, 100)?;
        let due = due.iter().find(|due| due.about == id).expect("due");
        tx.delivered(holder, due, effect, now, until)?;
    }
    tx.remind(BEN, None, &[id], now)?;
    let lost = Wanted::UNRATED.challenge(tx)?;
    tx.say(lost, &Post::Challenge, now)?;
    let due = tx.claim_posts(holder, now, until, 100)?;
    let due = due.iter().find(|due| due.about == lost).expect("due");
    tx.give_up(holder, due, "the channel is gone")
}

const fn board(ply: u32) -> Post {
    Post::Board {
        ply,
        taken_back: 0,
        new: 1,
    }
}
