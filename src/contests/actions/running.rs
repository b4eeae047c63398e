//! Running contests, and the results of their matches.

use super::{
    begin::{begin_contest, set_up},
    changed, missing, places, store,
    substitution::{abort, with_reserve},
};
use crate::{
    clocks::actions::{UNREADABLE, fails_for_good},
    host::{
        Failure, Host,
        pass::{self, Left, Pass},
    },
};
use domain::{
    clock::Timestamp,
    community::{
        Season,
        contest::{
            BoardResult, Contest, ContestBoard, ContestId, FORFEIT_AFTER, NoContest, State, Team,
            scores,
        },
    },
    matches::{Refusal, Termination},
};
use store::{Absences, BulletinKind, Contests, Lock, ReadTx, WriteTx};

/// How many contests are handled together. Each can have
/// [`Terms::MOST_BOARDS`](domain::community::contest::Terms::MOST_BOARDS) boards to settle, and each
/// board has its own transaction.
const CONTESTS_AT_ONCE: u32 = 4;

/// Advances the contests that are due.
pub(crate) async fn tend(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| {
            let gone = until.before(FORFEIT_AFTER);
            tx.contests().due(until, gone, after, CONTESTS_AT_ONCE)
        },
        |tx, until| tx.contests().next_due(until),
        |id| tend_or_put_off(host, id, now),
    )
    .await
}

async fn tend_or_put_off(host: &Host, id: ContestId, now: Timestamp) -> Result<(), Failure> {
    let tended = tend_one(host, id, now).await;
    if fails_for_good(tended, id, "a contest could not continue")? {
        host.store
            .write(Lock::Contest(id), move |tx| {
                Ok::<_, Failure>(tx.contests().put_off(id, now.after(UNREADABLE))?)
            })
            .await?;
    }
    Ok(())
}

async fn tend_one(host: &Host, id: ContestId, now: Timestamp) -> Result<(), Failure> {
    let due = host
        .store
        .write(Lock::Contest(id), move |tx| advance(tx, id, now))
        .await?;
    let Some(boards) = due else { return Ok(()) };
    // Each in its own transaction, so that an unreadable match doesn't hold up the other boards.
    for number in &boards {
        let number = *number;
        let settled = host
            .store
            .write(Lock::Contest(id), move |tx| settle(tx, id, number, now));
        if fails_for_good(
            settled.await,
            (id, number),
            "a board of a contest could not be settled",
        )? {
            host.store
                .write(Lock::Contest(id), move |tx| {
                    Ok::<_, Failure>(
                        tx.contests()
                            .rest_board(id, number, now.after(UNREADABLE))?,
                    )
                })
                .await?;
        }
    }
    let settled = boards.len();
    host.store
        .write(Lock::Contest(id), move |tx| finish(tx, id, settled, now))
        .await
}

/// Advances a contest that is due. Returns the boards to settle, if it is running.
fn advance(tx: &WriteTx<'_>, id: ContestId, now: Timestamp) -> Result<Option<Vec<u32>>, Failure> {
    let mut contest = tx.contests().find(id)?.ok_or(NoContest::Unknown(id))?;
    let is_due = contest.look_at.is_some_and(|at| at <= now);
    if contest.state != State::Running && waits(&tx.absences(), &contest, now)? {
        return Ok(None);
    }
    match contest.state {
        State::Proposed if is_due => {
            contest.lapse(now);
            store(tx, &contest, now)?;
            Ok(None)
        }
        State::SigningUp if is_due => {
            if missing(&tx.absences(), &contest)?.is_some()
                || !begin_contest(tx, &mut contest, now)?
            {
                contest.lapse(now);
                store(tx, &contest, now)?;
            }
            Ok(None)
        }
        State::Running => Ok(Some(to_settle(&tx.contests(), &contest, now)?)),
        _ => Ok(None),
    }
}

/// Returns whether a contest that has not begun is waiting for a server that the bot has left, and that
/// may take it back.
fn waits(absences: &Absences<'_>, contest: &Contest, now: Timestamp) -> Result<bool, Failure> {
    for server in contest.servers {
        let since = absences.since(server)?;
        if since.is_some_and(|since| now.since(since) < FORFEIT_AFTER) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the boards whose matches are over, and those that a team loses because its server cannot show
/// them. Boards that could not be read a short time ago are left for later.
fn to_settle(
    contests: &Contests<'_>,
    contest: &Contest,
    now: Timestamp,
) -> Result<Vec<u32>, Failure> {
    let mut numbers = contests.boards_to_settle(contest.id)?;
    let resting = contests.resting_boards(contest.id, now)?;
    for board in contests.boards(contest.id)? {
        if board.result.is_none()
            && servers_without_bot(contests, contest, &board, now)? != [false; 2]
        {
            numbers.push(board.number);
        }
    }
    numbers.retain(|number| !resting.contains(number));
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

/// Returns which teams' servers could not show a board for too long, by [`Team::index`].
fn servers_without_bot(
    contests: &Contests<'_>,
    contest: &Contest,
    board: &ContestBoard,
    now: Timestamp,
) -> Result<[bool; 2], Failure> {
    let since = contest.began_at.unwrap_or(now);
    let mut gone = [false; 2];
    for team in Team::BOTH {
        let server = contest.servers[team.index()];
        gone[team.index()] = contests.unshown(server, board.played, since, now)? >= FORFEIT_AFTER;
    }
    Ok(gone)
}

/// Records the result of a board's match.
fn settle(tx: &WriteTx<'_>, id: ContestId, number: u32, now: Timestamp) -> Result<(), Failure> {
    let contest = tx.contests().find(id)?.ok_or(NoContest::Unknown(id))?;
    contest.check(State::Running)?;
    let mut boards = tx.contests().boards(id)?.into_iter();
    let found = boards.find(|board| board.number == number);
    let board = found.ok_or(NoContest::Unknown(id))?;
    let result = if board.result.is_some() {
        if !board.was_played() || !tx.contests().is_void(board.played)? {
            return Ok(());
        }
        BoardResult::Void
    } else {
        match decided(tx, &contest, board)? {
            Some(Settled::As(result)) => result,
            Some(Settled::ReplacedWith(board)) => return set_up(tx, &contest, board, now),
            None => match servers_without_bot(&tx.contests(), &contest, &board, now)? {
                [false, false] => return Ok(()),
                gone => forfeit(tx, board, gone, now)?,
            },
        }
    };
    let result = Some(result);
    Ok(tx
        .contests()
        .set_board(id, &ContestBoard { result, ..board })?)
}

/// Ends a contest whose boards are all decided. Any other is checked again later.
fn finish(tx: &WriteTx<'_>, id: ContestId, settled: usize, now: Timestamp) -> Result<(), Failure> {
    let mut contest = tx.contests().find(id)?.ok_or(NoContest::Unknown(id))?;
    if contest.state != State::Running {
        return Ok(());
    }
    let boards = tx.contests().boards(id)?;
    if boards.iter().all(|board| board.result.is_some()) {
        end(tx, &mut contest, &boards, now)?;
    } else {
        contest.look_again(now);
        tx.contests().set(&contest)?;
    }
    if settled > 0 {
        Ok(changed(&tx.bulletins(), id, now)?)
    } else {
        Ok(())
    }
}

/// The outcome of a match that is over.
enum Settled {
    /// The board has this result.
    As(BoardResult),
    /// The board starts over, with a reserve.
    ReplacedWith(ContestBoard),
}

/// Returns the outcome of a board's match, if it is over.
fn decided(
    tx: &ReadTx<'_>,
    contest: &Contest,
    board: ContestBoard,
) -> Result<Option<Settled>, Failure> {
    let id = board.played;
    let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
    let Some(end) = found.end else {
        return Ok(None);
    };
    if tx.contests().is_void(id)? {
        return Ok(Some(Settled::As(BoardResult::Void)));
    }
    Ok(Some(match end.outcome {
        Some(outcome) => Settled::As(board.result_of(outcome)),
        None if end.termination == Termination::Unplayed => {
            // It ended because a player had all their data deleted, or on the turn of the late player.
            let deleted = Team::BOTH
                .into_iter()
                .find(|team| board.players[team.index()].is_deleted());
            let to_move = || board.team_on(found.position().side_to_move());
            let late = deleted.unwrap_or_else(to_move);
            match with_reserve(tx, contest, board, late)? {
                Some(board) => Settled::ReplacedWith(board),
                None => Settled::As(BoardResult::Forfeited(late.other())),
            }
        }
        None => Settled::As(BoardResult::Void),
    }))
}

/// Forfeits a board that could not be shown in one of the servers for too long; if neither could show
/// it, it counts for nobody. Its match ends without a result.
fn forfeit(
    tx: &WriteTx<'_>,
    board: ContestBoard,
    gone: [bool; 2],
    now: Timestamp,
) -> Result<BoardResult, Failure> {
    abort(tx, board.played, now)?;
    Ok(match gone {
        [true, true] => BoardResult::Void,
        [true, false] => BoardResult::Forfeited(Team::Away),
        _ => BoardResult::Forfeited(Team::Home),
    })
}

/// Ends a contest whose boards are all decided, and enters it into the table of servers.
fn end(
    tx: &WriteTx<'_>,
    contest: &mut Contest,
    boards: &[ContestBoard],
    now: Timestamp,
) -> Result<(), Failure> {
    contest.end(now);
    let season = Season::of(now);
    for (pool, brought) in scores(contest, boards) {
        tx.contests()
            .insert_score(contest.id, season, pool, &brought)?;
    }
    for place in places(tx, contest)? {
        let subject = (BulletinKind::ContestResult, i64::from(contest.id.0));
        tx.bulletins().put_up(subject, place, now)?;
    }
    Ok(tx.contests().set(contest)?)
}
