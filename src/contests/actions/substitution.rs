//! Reserves who replace players whose boards have hardly begun.

use super::begin::{are_blocked, games, is_banned, rating_in, set_up};
use crate::{
    host::{Failure, find_record},
    matches::actions::venues::tell_end,
};
use domain::{
    clock::Timestamp,
    community::contest::{
        Contest, ContestBoard, NoContest, Reserve, Team, may_be_replaced, most_replaced,
        next_reserve,
    },
    matches::{End, MatchId, Refusal, Termination, UserId},
    ratings::Pool,
};
use store::{Contests, Lock, Post, ReadTx, WriteTx};

/// Replaces a player whose board has hardly begun with the first reserve, and starts the board over.
/// Returns the reserve.
pub(crate) fn substitute(
    tx: &WriteTx<'_>,
    contest: &Contest,
    player: UserId,
    now: Timestamp,
) -> Result<UserId, Failure> {
    let boards = tx.contests().boards(contest.id)?;
    let plays = |board: &&ContestBoard| board.result.is_none() && board.players.contains(&player);
    let board = *boards
        .iter()
        .find(plays)
        .ok_or(NoContest::NoBoard(player))?;
    let team = board.team_of(player).ok_or(NoContest::NoBoard(player))?;
    tx.lock(Lock::Match(board.played))?;
    let record = find_record(&tx.matches(), board.played)?;
    if !may_be_replaced(record.moves_made()) {
        return Err(NoContest::BegunInEarnest(player).into());
    }
    let most = most_replaced(boards.len());
    if replaced(&tx.contests(), contest, team)? >= most {
        return Err(NoContest::ManyReplaced(most).into());
    }
    let replaced = with_reserve(tx, contest, board, team)?.ok_or(NoContest::NoReserve)?;
    abort(tx, board.played, now)?;
    set_up(tx, contest, replaced, now)?;
    Ok(replaced.players[team.index()])
}

/// Returns how many players of a team were replaced: everyone who sat at a board beyond its first
/// player.
fn replaced(contests: &Contests<'_>, contest: &Contest, team: Team) -> Result<usize, Failure> {
    let signed = contests.signed_up(contest.id)?.into_iter();
    let seated = signed.filter(|one| one.team == team && one.seated).count();
    Ok(seated.saturating_sub(contests.boards(contest.id)?.len()))
}

/// Returns the same board with the first reserve in the place of this team's player, or `None` if there
/// is no reserve or the team has used up its replacements.
pub(crate) fn with_reserve(
    tx: &ReadTx<'_>,
    contest: &Contest,
    board: ContestBoard,
    team: Team,
) -> Result<Option<ContestBoard>, Failure> {
    let boards = tx.contests().boards(contest.id)?.len();
    if replaced(&tx.contests(), contest, team)? >= most_replaced(boards) {
        return Ok(None);
    }
    let opponent = board.players[team.other().index()];
    let mut reserves = Vec::new();
    let mut may_not = Vec::new();
    for one in tx.contests().signed_up(contest.id)? {
        if one.team != team {
            continue;
        }
        if are_blocked(&tx.people(), [one.player, opponent])?
            || is_banned(&tx.bans(), contest, team, one.player)?
        {
            may_not.push(one.player);
        }
        reserves.push(Reserve {
            player: one.player,
            games: games(&one, contest).to_vec(),
            seated: one.seated,
        });
    }
    let Some(reserve) = next_reserve(&reserves, board.game, |user| may_not.contains(&user)) else {
        return Ok(None);
    };
    let mut replaced = board;
    replaced.players[team.index()] = reserve;
    let standings = tx.ratings().standings_of(reserve)?;
    replaced.ratings[team.index()] = rating_in(&standings, Pool::Game(board.game));
    Ok(Some(replaced))
}

/// Ends the match of a board without a result, because a reserve takes it over.
pub(crate) fn abort(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    tx.lock(Lock::Match(id))?;
    // It may have ended before the lock was taken.
    let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
    if found.end.is_some() {
        return Err(Refusal::Finished(id).into());
    }
    let end = End {
        outcome: None,
        termination: Termination::Replaced,
    };
    tx.matches().set_end(id, end, now)?;
    tx.outbox().enqueue(id, &Post::Result, now)?;
    tell_end(tx, id, now)
}
