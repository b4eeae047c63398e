//! Contests are stored with their sign-ups, their boards, and their scores.

use super::*;
use crate::{RowWindow, TableKey};
use domain::{
    community::{
        Season,
        contest::{
            BoardResult, COUNTED_FOR, Contest, ContestBoard, ContestId, Lately, NewContest,
            ServerScore, Team, Terms, rank,
        },
    },
    matches::Pace,
    ratings::Pool,
};

on_either_engine!(
    a_contest_is_what_was_stored_of_it,
    what_servers_did_of_late_is_found,
    a_contest_is_due_when_its_time_comes_a_match_ends_or_the_bot_is_gone,
    the_table_is_that_of_the_rule,
    contests_that_go_on_are_listed_first,
);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

const fn day(number: u64) -> Timestamp {
    Timestamp::from_millis(NOON.millis() + 86_400_000 * number.cast_signed())
}

fn contest(home: u64, away: u64) -> NewContest {
    NewContest {
        servers: [ServerId(home), ServerId(away)],
        names: ["A \\ 'club'".to_owned(), "Court".to_owned()],
        terms: Terms::usual(&[GameId::KingsCourt, GameId::Courtyard], Pace::Move1Day),
        captain: ADA,
        lapses_at: day(7),
    }
}

fn propose(
    tx: &WriteTx<'_>,
    [home, away]: [u64; 2],
    now: Timestamp,
) -> Result<Contest, StoreError> {
    let new = contest(home, away);
    let id = tx.contests().insert(&new, now)?;
    Ok(new.numbered(id))
}

fn season_of(number: u32) -> Season {
    Season::numbered(number).expect("a season")
}

/// A board at which this match is played.
fn board(number: u32, played: MatchId) -> ContestBoard {
    ContestBoard {
        number,
        game: GameId::GuardAndTowers,
        players: [ADA, BEN],
        ratings: [1500, 1612],
        home_side: Side::Second,
        played,
        result: None,
    }
}

async fn a_contest_is_what_was_stored_of_it(base: Base) {
    let store = base.open();
    let played = begin(&store).await;
    let again = begin(&store).await;
    write(&store, move |tx| {
        let mut one = propose(tx, [10, 11], NOON)?;
        assert_eq!(tx.contests().find(one.id)?, Some(one.clone()));
        one.accept(Team::Away, BEN, NOON).expect("asked");
        one.begin(day(1));
        tx.contests().set(&one)?;
        assert_eq!(tx.contests().find(one.id)?, Some(one.clone()));
        let other = propose(tx, [11, 12], NOON)?;
        let listed = |server| -> Result<Vec<ContestId>, StoreError> {
            let found = tx.contests().of_server(ServerId(server), 9)?;
            Ok(found.iter().map(|contest| contest.id).collect())
        };
        assert_eq!(listed(11)?, [other.id, one.id]);
        assert_eq!(listed(12)?, [other.id]);

        tx.contests()
            .sign_up(one.id, BEN, Team::Away, &[GameId::Courtyard], day(1))?;
        tx.contests()
            .sign_up(one.id, ADA, Team::Home, &[], day(2))?;
        // A player who signs up again keeps their place.
        tx.contests()
            .sign_up(one.id, BEN, Team::Away, &[], day(3))?;
        tx.contests().note_seated(one.id, ADA)?;
        tx.contests().sign_off(one.id, ADA)?;
        let signed = tx.contests().signed_up(one.id)?;
        let signed: Vec<_> = signed
            .iter()
            .map(|one| (one.player, one.team, one.seated, one.games.len()))
            .collect();
        let both = [(BEN, Team::Away, false, 0), (ADA, Team::Home, true, 0)];
        assert_eq!(signed, both);
        tx.contests().sign_off(one.id, BEN)?;
        assert_eq!(tx.contests().signed_up(one.id)?.len(), 1);

        let mut board = board(1, played);
        tx.contests().set_board(one.id, &board)?;
        assert_eq!(tx.contests().of_match(played)?, Some((one.id, 1)));
        board.played = again;
        board.result = Some(BoardResult::Forfeited(Team::Away));
        tx.contests().set_board(one.id, &board)?;
        assert_eq!(tx.contests().boards(one.id)?, [board]);
        assert_eq!(tx.contests().of_match(played)?, None);
        Ok(())
    })
    .await;
}

async fn what_servers_did_of_late_is_found(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let (now, since) = (day(20), day(20).before(COUNTED_FOR));
        let lately = |home, away| {
            tx.contests()
                .lately_contested([ServerId(home), ServerId(away)], since)
        };
        assert_eq!(lately(10, 11)?, Lately::default());
        let mut old = propose(tx, [10, 11], day(1))?;
        old.decline(Team::Away, day(2)).expect("asked");
        tx.contests().set(&old)?;
        let new = propose(tx, [10, 12], now)?;
        propose(tx, [13, 12], now)?;
        let found = lately(10, 11)?;
        assert_eq!(found.proposed, [now]);
        assert_eq!((found.open, found.theirs, found.together), (1, 0, None));
        assert_eq!(found.refused_at, Some(day(2)));
        let found = lately(10, 12)?;
        assert_eq!((found.theirs, found.together), (2, Some(new.id)));
        assert_eq!(found.refused_at, None);
        // A server that has declined can challenge.
        assert_eq!(lately(11, 10)?.refused_at, None);
        // So can one that does not want the other's terms, or had too few players.
        let mut terms = propose(tx, [14, 15], day(1))?;
        let same = terms.terms.clone();
        terms.change(Team::Away, BEN, same, NOON).expect("asked");
        terms.decline(Team::Home, day(2)).expect("asked");
        tx.contests().set(&terms)?;
        assert_eq!(tx.contests().find(terms.id)?, Some(terms));
        let mut few = propose(tx, [14, 15], day(3))?;
        few.accept(Team::Away, BEN, NOON).expect("asked");
        few.lapse(day(4));
        tx.contests().set(&few)?;
        assert_eq!(lately(14, 15)?.refused_at, None);
        let mut silent = propose(tx, [14, 15], day(5))?;
        silent.lapse(day(12));
        tx.contests().set(&silent)?;
        assert_eq!(lately(14, 15)?.refused_at, Some(day(12)));
        Ok(())
    })
    .await;
}

async fn a_contest_is_due_when_its_time_comes_a_match_ends_or_the_bot_is_gone(base: Base) {
    let store = base.open();
    let played = begin(&store).await;
    write(&store, move |tx| {
        let mut one = propose(tx, [10, 11], NOON)?;
        assert_eq!(tx.contests().next_due(NOON)?, Some(day(7)));
        assert_eq!(tx.contests().next_due(day(7))?, None, "that is due already");
        assert_eq!(ids(tx.contests().due(day(6), NOON, Cursor::START, 9)?), []);
        assert_eq!(
            ids(tx.contests().due(day(7), NOON, Cursor::START, 9)?),
            [one.id]
        );
        // Nobody can answer in a server that the bot has left, unless it stays away.
        tx.absences().begin(ServerId(11), day(2), day(3))?;
        assert_eq!(tx.absences().since(ServerId(11))?, Some(day(2)));
        assert_eq!(
            ids(tx.contests().due(day(9), day(1), Cursor::START, 9)?),
            []
        );
        assert_eq!(
            ids(tx.contests().due(day(9), day(2), Cursor::START, 9)?),
            [one.id]
        );
        // Time in which nobody could answer is given back.
        tx.absences().end(ServerId(11), day(4), day(5))?;
        assert_eq!(tx.contests().next_due(NOON)?, Some(day(9)));
        tx.contests().put_off(one.id, day(10))?;
        assert_eq!(tx.contests().next_due(NOON)?, Some(day(10)));
        one.accept(Team::Away, BEN, NOON).expect("asked");
        one.begin(day(1));
        tx.contests().set(&one)?;
        let hourly = one.look_at.expect("looked at");
        tx.contests().set_board(one.id, &board(1, played))?;
        assert_eq!(tx.contests().next_due(day(1))?, Some(hourly));
        // A running contest does not wait for anyone.
        tx.absences().begin(ServerId(11), day(5), day(5))?;
        assert_eq!(
            ids(tx.contests().due(hourly, NOON, Cursor::START, 9)?),
            [one.id]
        );
        let before = hourly.before(std::time::Duration::from_secs(1));
        assert_eq!(ids(tx.contests().due(before, NOON, Cursor::START, 9)?), []);
        assert_eq!(tx.contests().boards_to_settle(one.id)?, [0; 0]);
        let end = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.matches().set_end(played, end, day(9))?;
        assert_eq!(
            ids(tx.contests().due(before, NOON, Cursor::START, 9)?),
            [one.id]
        );
        assert_eq!(tx.contests().boards_to_settle(one.id)?, [1]);
        let decided = ContestBoard {
            result: Some(BoardResult::Void),
            ..board(1, played)
        };
        tx.contests().set_board(one.id, &decided)?;
        assert_eq!(ids(tx.contests().due(before, NOON, Cursor::START, 9)?), []);
        Ok(())
    })
    .await;
}

const fn table(pool: Pool, season: Option<Season>) -> TableKey {
    TableKey { pool, season }
}

const fn rows(skip: u32, most: u32) -> RowWindow {
    RowWindow { skip, most }
}

async fn the_table_is_that_of_the_rule(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let game = Pool::Game(GameId::Courtyard);
        let mut all = Vec::new();
        // Five servers that meet again and again, with every result.
        for number in 0..40u32 {
            let (home, away) = (10 + number % 5, 10 + (number + 1 + number / 5 % 4) % 5);
            let halves = number * 7 % 9;
            let season = season_of(226 + number % 2);
            let contest = propose(tx, [home.into(), away.into()], NOON)?.id;
            let score = |server: u32, opponent: u32, own: u32, theirs: u32| ServerScore {
                server: ServerId(server.into()),
                opponent: ServerId(opponent.into()),
                points: match own.cmp(&theirs) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                },
                halves: own,
                boards: 4,
            };
            for one in [
                score(home, away, halves, 8 - halves),
                score(away, home, 8 - halves, halves),
            ] {
                tx.contests()
                    .insert_score(contest, season, Pool::All, &one)?;
                all.push((season, one));
                if number % 3 == 0 {
                    tx.contests().insert_score(contest, season, game, &one)?;
                }
            }
        }
        let of = |season: Option<Season>| -> Vec<ServerScore> {
            let fits =
                |(own, _): &&(Season, ServerScore)| season.is_none_or(|season| *own == season);
            all.iter().filter(fits).map(|(_, score)| *score).collect()
        };
        for season in [None, Some(season_of(226)), Some(season_of(227))] {
            let by_rule = rank(&of(season));
            assert_eq!(
                tx.contests()
                    .server_rows(table(Pool::All, season), None, rows(0, 99))?,
                by_rule
            );
            assert_eq!(
                tx.contests().count_servers(table(Pool::All, season))?,
                u32::try_from(by_rule.len()).expect("few")
            );
            let page = tx
                .contests()
                .server_rows(table(Pool::All, season), None, rows(1, 2))?;
            assert_eq!(page, by_rule[1..3]);
            let last = by_rule.last().expect("some");
            let only = tx.contests().server_rows(
                table(Pool::All, season),
                Some(last.server),
                rows(0, 1),
            )?;
            assert_eq!(only, [*last]);
        }
        assert_ne!(
            tx.contests()
                .server_rows(table(game, None), None, rows(0, 99))?,
            rank(&of(None))
        );
        let none = Pool::Game(GameId::KingsCourt);
        assert_eq!(
            tx.contests()
                .server_rows(table(none, None), None, rows(0, 9))?,
            []
        );
        assert_eq!(tx.contests().count_servers(table(none, None))?, 0);

        let against = tx.contests().record_against(ServerId(10), 9)?;
        for record in &against {
            let own =
                |one: &&ServerScore| one.server == ServerId(10) && one.opponent == record.opponent;
            let met: Vec<ServerScore> = of(None).iter().filter(own).copied().collect();
            let with = |points| met.iter().filter(|one| one.points == points).count();
            let counts = [2, 1, 0].map(|points| u32::try_from(with(points)).expect("few"));
            let halves: u32 = met.iter().map(|one| one.halves).sum();
            let boards: u32 = met.iter().map(|one| 2 * one.boards).sum();
            assert_eq!(record.contests, counts);
            assert_eq!(record.halves, [halves, boards - halves]);
        }
        let met = against
            .iter()
            .map(|record| record.contests.iter().sum::<u32>());
        let met: Vec<u32> = met.collect();
        assert_eq!(met.iter().sum::<u32>(), 16);
        assert!(met.is_sorted_by(|one, next| one >= next), "{met:?}");
        assert_eq!(tx.contests().record_against(ServerId(10), 1)?, against[..1]);
        Ok(())
    })
    .await;
}

async fn contests_that_go_on_are_listed_first(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let open = propose(tx, [10, 11], NOON)?;
        for other in 20..45 {
            let mut closed = propose(tx, [10, other], NOON)?;
            closed.lapse(day(1));
            tx.contests().set(&closed)?;
        }
        for server in [10, 11] {
            let listed = tx.contests().of_server(ServerId(server), 3)?;
            assert_eq!(listed[0].id, open.id, "behind 25 newer ones");
        }
        Ok(())
    })
    .await;
}
