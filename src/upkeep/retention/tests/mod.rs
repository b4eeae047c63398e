//! Old data is removed when it is due and not before, and what records need is kept.

mod absent;
mod years;

use std::{collections::BTreeSet, time::Duration};

use tokio::sync::watch;

use super::tend_database;
use crate::host::{Failure, Host};
use domain::{
    clock::{
        Timestamp,
        testing::{START, TestMachine},
    },
    matches::{
        ChallengeState, Closing, MatchId, OfferId, OfferKind, OfferState, Refusal, ServerId, UserId,
    },
};
use rules::Side;
use store::{
    Lock, Post, RULES, Store, StoreError, WriteTx, on_both_engines,
    testing::{
        Base, cups,
        full::{self, ADA, BEN, Wanted, fill, resign, take_back},
    },
    verify::{Notice, verify},
};

const DAY: Duration = Duration::from_hours(24);
const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

on_both_engines!(
    each_thing_is_kept_as_long_as_its_rule_says,
    a_rule_that_fails_holds_up_no_other,
    a_number_that_a_button_names_is_not_given_again,
    whoever_presses_an_old_button_is_answered,
);

/// A bot whose database is tended when a test says so.
struct Tended {
    base: Base,
    host: Host,
    store: Store,
    mover: watch::Sender<Duration>,
}

impl Tended {
    fn new(base: Base) -> Tended {
        let (_machine, clock, mover) = TestMachine::new();
        let store = base.open();
        Tended {
            host: Host::new(store.clone(), clock),
            base,
            store,
            mover,
        }
    }

    /// Sets the clock to this moment, from which it keeps running.
    fn move_to(&self, moment: Timestamp) {
        let shift = *self.mover.borrow();
        let running = self.host.clock().now().since(START.after(shift));
        let shift = moment.since(START).saturating_sub(running);
        self.mover.send_replace(shift);
    }

    async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.store.write(Lock::None, job).await.expect("written")
    }

    /// Returns the number of rows.
    fn rows(&self, of: &str) -> u64 {
        let count = self
            .base
            .texts(format!("SELECT CAST(count(*) AS TEXT) FROM {of}"));
        count[0].parse().expect("a number")
    }

    /// Returns the faults that `courtier verify` reports.
    fn faults(&self) -> Vec<String> {
        let (address, now) = (self.base.address(), self.host.clock().now());
        let work = || {
            let mut faults = Vec::new();
            verify(address, now, &mut |notice| {
                if let Notice::Fault(fault) = notice {
                    faults.push(fault.to_string());
                }
            })
            .expect("read");
            faults
        };
        std::thread::scope(|scope| scope.spawn(work).join().expect("no panic"))
    }
}

/// Data that is kept for a number of days.
struct Kept {
    what: &'static str,
    days: u32,
    needed_last: Timestamp,
    /// Where it is stored, and nothing else.
    rows: &'static str,
}

impl Kept {
    const fn new(
        what: &'static str,
        days: u32,
        needed_last: Timestamp,
        rows: &'static str,
    ) -> Kept {
        Kept {
            what,
            days,
            needed_last,
            rows,
        }
    }

    fn ends(&self) -> Timestamp {
        self.needed_last.after(DAY * self.days)
    }
}

/// The end of the hour, of the day and of the season that [`one_of_each`] has something of.
const HOUR_ENDS: Timestamp = Timestamp::from_seconds(498_681 * 3_600);
const DAY_ENDS: Timestamp = Timestamp::from_seconds(20_778 * 86_400);
const SEASON_ENDS: Timestamp = Timestamp::from_seconds(227 * 7_889_400 + 3 * 86_400);

/// Everything that is removed when it is old, one of each as [`one_of_each`] makes it.
const KEPT: &[Kept] = &[
    Kept::new("hour", 1, HOUR_ENDS, "thread_hours"),
    Kept::new("set aside", 90, START, "outbox WHERE given_up IS NOT NULL"),
    Kept::new(
        "challenge",
        90,
        START,
        "challenges WHERE state = 'declined' AND mirror_of IS NULL",
    ),
    Kept::new(
        "mirror",
        90,
        START,
        "challenges WHERE state = 'declined' AND mirror_of IS NOT NULL",
    ),
    Kept::new("offer", 90, START, "offers WHERE state = 'declined'"),
    Kept::new("takeback", 90, START, "taken_back"),
    Kept::new("following", 90, START, "followings"),
    Kept::new("lost following", 90, START, "lost_followings"),
    Kept::new("card", 90, START, "bulletins WHERE kind = 'tournament'"),
    Kept::new(
        "round",
        90,
        START,
        "bulletins WHERE kind = 'tournament-round'",
    ),
    Kept::new("proposal", 90, START, "bulletins WHERE kind = 'contest'"),
    Kept::new(
        "puzzle card",
        90,
        DAY_ENDS,
        "bulletins WHERE kind = 'puzzle'",
    ),
    Kept::new("contest", 90, START, "contests WHERE state = 'declined'"),
    Kept::new(
        "tournament",
        90,
        START,
        "tournaments WHERE stage = 'cancelled'",
    ),
    Kept::new("season", 90, SEASON_ENDS, "season_ends"),
    Kept::new("resting post", 180, START, "outbox WHERE given_up IS NULL"),
    Kept::new(
        "abandoned match",
        180,
        START,
        "matches WHERE ended_at IS NULL AND first_player = 61",
    ),
    Kept::new("presence", 180, START, "presences WHERE server = 77"),
    Kept::new("absence", 180, START, "absences"),
    Kept::new("clocks that stand", 180, START, "away"),
    Kept::new("vacation", 400, START, "vacations"),
    Kept::new("quiet hours", 400, START, "habits WHERE at < 1795253400000"),
    Kept::new("last act", 400, START, "last_acts WHERE player = 51"),
    Kept::new("name", 400, START, "names WHERE player = 51 AND server = 0"),
    Kept::new(
        "name of an onlooker",
        400,
        START,
        "names WHERE player = 53 AND server = 0",
    ),
    Kept::new("server", 400, START, "server_names"),
    Kept::new("puzzle", 500, DAY_ENDS, "puzzle_days"),
    Kept::new("tries", 500, DAY_ENDS, "puzzle_tries"),
];

/// Creates one of everything that is removed when it is old, last needed at the start.
async fn one_of_each(on: &Tended) {
    on.write(matches_and_offers).await;
    on.write(|tx| {
        for sql in [
            "INSERT INTO vacations (player, from_at, until_at, told, ended)
             VALUES (50, 1, 1795253400000, 1, 1)",
            "INSERT INTO habits (player, at, zone) VALUES (50, 1, 'UTC'), (50, 1795253400000, 'UTC')",
            "INSERT INTO thread_hours (server, hour, threads) VALUES (10, 498680, 3)",
            "INSERT INTO last_acts (player, at) VALUES (51, 1795253400000)",
            "INSERT INTO names (player, server, name)
             VALUES (51, 0, 'eve'), (51, 10, 'Eve'), (1, 0, 'ada'), (50, 0, 'dan'), (54, 0, 'gus')",
            "INSERT INTO names (player, server, name, seen_at)
             VALUES (53, 0, 'fay', 1795253400000 - 1), (53, 10, 'Fay', 1795253400000)",
            "INSERT INTO server_names (server, name, seen_at) VALUES (78, 'Club', 1795253400000)",
            // The last one is of a server in which a match is running.
            "INSERT INTO presences (server, proven_at) VALUES (77, 1795253400000), (10, 1795253400000)",
            "INSERT INTO season_ends (server, season) VALUES (10, 226)",
            "INSERT INTO puzzle_days (server, day, game, puzzle)
             VALUES (10, 20777, 'guard-and-towers', 5)",
            "INSERT INTO puzzle_tries (puzzle, player, found) SELECT id, 1, 1 FROM puzzle_days",
            "INSERT INTO contests (home, away, home_name, away_name, state, games, boards, pace, flag,
                                   weekends, rated, days, made_at, closed_at)
             VALUES (10, 11, 'A', 'B', 'declined', 'guard-and-towers', 1, 'none', 'end', 0, 1, 7, 1,
                     1795253400000)",
            "INSERT INTO contest_players (contest, player, team, joined_at, games)
             SELECT id, 1, 'home', 1, '' FROM contests",
        ] {
            tx.sql(sql)?;
        }
        let cup = tx.tournaments().insert(&cups::terms(), None, START)?;
        tx.sql(format!(
            "UPDATE tournaments SET stage = 'cancelled', ended_at = {}, look_at = NULL",
            START.millis()
        ))?;
        for (kind, subject) in [
            ("tournament", i64::from(cup.0)),
            ("tournament-round", i64::from(cup.0) << 8 | 1),
            ("contest", 1),
            ("puzzle", 1),
            ("season", 1),
        ] {
            tx.sql(format!(
                "INSERT INTO bulletins (kind, subject, server, channel, locale)
                 VALUES ('{kind}', {subject}, 10, 20, 'pl')"
            ))?;
        }
        tx.absences().begin(ServerId(77), START, START)
    })
    .await;
}

fn matches_and_offers(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let cleo = UserId(3);
    let declined = full::between(tx, START)?;
    // It becomes a challenge that led to no match.
    for sql in [
        "DELETE FROM outbox",
        "DELETE FROM clock_events",
        "DELETE FROM clocks",
        "DELETE FROM watches",
        "DELETE FROM matches",
    ] {
        tx.sql(sql)?;
    }
    tx.challenges()
        .set_state(declined, ChallengeState::Closed(Closing::Declined))?;
    tx.sql(format!(
        "UPDATE challenges SET expires_at = {}",
        START.millis()
    ))?;
    tx.challenges().set_seat_range(declined, 1400, 1600)?;
    tx.challenges()
        .call_for_seat(ServerId(10), declined, START, START)?;
    let begin = |players: [u64; 2]| {
        Wanted {
            players: players.map(UserId),
            plies: 4,
            ..Wanted::UNRATED
        }
        .begin(tx, START)
    };
    let over = begin([1, 2])?;
    let found = tx.matches().find(over)?.expect("there");
    let offer = tx
        .offers()
        .insert(&found, OfferKind::Draw, ADA, &[], None)?;
    let offer = tx.offers().find(offer)?.expect("there");
    tx.offers().close(&offer, OfferState::Declined, START)?;
    take_back(tx, over, 1, START)?;
    resign(tx, over, Side::First, START)?;
    let set_aside = begin([1, 2])?;
    resign(tx, set_aside, Side::First, START)?;
    tx.sql("DELETE FROM outbox")?;
    tx.sql(format!(
        "INSERT INTO followings (player, match, hears, locale) VALUES (3, {}, 'end', 'pl')",
        over.0
    ))?;
    tx.sql(format!(
        "INSERT INTO lost_followings (player, match) VALUES ({}, {})",
        cleo.0, over.0
    ))?;
    // In the server without the bot: a match that is over, and one that is abandoned.
    let gone = begin([1, 2])?;
    resign(tx, gone, Side::First, START)?;
    let abandoned = begin([61, 62])?;
    for id in [gone, abandoned] {
        tx.sql(format!(
            "UPDATE challenges SET server = 77 WHERE id = {}",
            id.0
        ))?;
    }
    tx.outbox().enqueue(gone, &Post::Refresh, START)?;
    tx.sql("UPDATE outbox SET first = 0")?;
    tx.outbox().enqueue(set_aside, &Post::Result, START)?;
    tx.sql(format!(
        "UPDATE outbox SET given_up = 'the channel is gone', first = 0 WHERE match = {}",
        set_aside.0
    ))?;
    // The newest challenge and the newest offer are kept.
    let running = begin([1, 2])?;
    let found = tx.matches().find(running)?.expect("there");
    tx.offers()
        .insert(&found, OfferKind::Draw, ADA, &[], None)
        .map(drop)
}

async fn each_thing_is_kept_as_long_as_its_rule_says(base: Base) {
    let on = Tended::new(base);
    one_of_each(&on).await;
    assert_eq!(on.faults(), [] as [&str; 0], "before");
    let ends: BTreeSet<Timestamp> = KEPT.iter().map(Kept::ends).collect();
    let mut wrong = Vec::new();
    for end in ends {
        for (moment, left) in [(end.before(Duration::from_mins(1)), 1), (end, 0)] {
            on.move_to(moment);
            tend_database(&on.host).await.expect("tended");
            let due = KEPT.iter().filter(|kept| kept.ends() == end);
            let kept = due.filter(|kept| on.rows(kept.rows) != left);
            wrong.extend(kept.map(|kept| (kept.what, left)));
        }
    }
    assert_eq!(
        wrong,
        [],
        "gone too early where 1 is left, too late where 0 is"
    );
    assert_eq!(on.rows("names WHERE player = 1"), 1);
    assert_eq!(on.rows("names WHERE player IN (53, 54)"), 0);
    assert_eq!(on.rows("habits"), 1);
    assert_eq!(on.rows("presences"), 1);
    assert_eq!(on.rows("matches"), 5);
    assert_eq!(on.rows("offers"), 1);
    for empty in [
        "outbox",
        "bulletins",
        "seat_ranges",
        "seat_calls",
        "contest_players",
    ] {
        assert_eq!(on.rows(empty), 0, "{empty}");
    }
    assert_eq!(on.faults(), [] as [&str; 0], "after");
}

async fn a_rule_that_fails_holds_up_no_other(base: Base) {
    let on = Tended::new(base);
    one_of_each(&on).await;
    on.base.change("ALTER TABLE taken_back RENAME TO elsewhere");
    on.base.change("ALTER TABLE seat_ranges RENAME TO nowhere");
    on.move_to(START.after(DAY * 600));
    tend_database(&on.host).await.expect_err("two rules fail");
    for kept in KEPT {
        let fails = ["takeback", "challenge", "mirror"].contains(&kept.what);
        if kept.what != "takeback" {
            assert_eq!(on.rows(kept.rows), u64::from(fails), "{}", kept.what);
        }
    }
}

async fn a_number_that_a_button_names_is_not_given_again(base: Base) {
    let on = Tended::new(base);
    let newest = on
        .write(|tx| {
            let mut newest = MatchId(0);
            for _ in 0..3 {
                newest = Wanted::UNRATED.challenge(tx)?;
                tx.challenges()
                    .set_state(newest, ChallengeState::Closed(Closing::Declined))?;
                tx.challenges().set_expiry(newest, START)?;
            }
            Ok(newest)
        })
        .await;
    on.move_to(START.after(DAY * 90));
    tend_database(&on.host).await.expect("tended");
    assert_eq!(on.rows("challenges"), 1);
    let next = on.write(|tx| Wanted::UNRATED.challenge(tx)).await;
    assert!(next > newest, "{next} after {newest}");
}

async fn whoever_presses_an_old_button_is_answered(base: Base) {
    let on = Tended::new(base);
    one_of_each(&on).await;
    let number = |of: &str| -> u32 {
        let found = on.base.texts(format!(
            "SELECT CAST(id AS TEXT) FROM {of} WHERE state = 'declined'"
        ));
        found[0].parse().expect("a number")
    };
    let challenge = MatchId(number("challenges"));
    let offer = OfferId(number("offers"));
    on.move_to(START.after(DAY * 90));
    tend_database(&on.host).await.expect("tended");
    let here = ServerId(10);
    let refusal = |failure| match failure {
        Failure::Refused(refusal) => refusal,
        other => panic!("{other:?}"),
    };
    let accepted = on.host.accept(here, challenge, BEN).await;
    assert_eq!(
        refusal(accepted.expect_err("gone")),
        Refusal::Unknown(challenge)
    );
    let answered = on.host.accept_offer(here, offer, BEN).await;
    assert_eq!(refusal(answered.expect_err("gone")), Refusal::UnknownButton);
}

#[test]
fn operators_are_told_how_long_everything_is_kept() {
    let page = include_str!("../../../../docs/operators.md");
    for rule in RULES {
        let days = rule.kept.as_secs() / DAY.as_secs();
        let days = if days == 1 {
            "1 day".to_owned()
        } else {
            format!("{days} days")
        };
        let row = page
            .lines()
            .find(|line| {
                line.to_lowercase()
                    .starts_with(&format!("| {} |", rule.name))
            })
            .unwrap_or_else(|| panic!("{}: not in docs/operators.md", rule.name));
        assert!(row.contains(&days), "{row}: {days}");
    }
}
