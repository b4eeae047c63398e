//! Sets up the boards of a contest: assigns seats, and begins a match at each board.

use super::{places, store};
use crate::{
    challenges::actions::arranged::{self, Arranged, begin_arranged},
    host::Failure,
};
use domain::{
    clock::Timestamp,
    community::contest::{Contest, ContestBoard, Seat, Signed, Team, seat},
    matches::{MatchId, Refusal, UserId},
    ratings::{Pool, Rating, Standing},
};
use rules::{GameId, Side};
use store::{Bans, BulletinKind, People, ReadTx, SignedUp, WriteTx};

/// The side of the home team at the first board: the server that was challenged moves first there.
const HOME_SIDE: Side = Side::Second;

/// Sets the boards up and begins a match at each. Returns `false` if too few have signed up for any
/// board.
pub(crate) fn begin_contest(
    tx: &WriteTx<'_>,
    contest: &mut Contest,
    now: Timestamp,
) -> Result<bool, Failure> {
    let seats = seats(tx, contest)?;
    if seats.is_empty() {
        return Ok(false);
    }
    contest.begin(now);
    for (number, seat) in (1..).zip(seats) {
        let board = ContestBoard {
            number,
            game: seat.game,
            players: seat.players,
            ratings: seat.ratings,
            home_side: seat.home_side,
            played: MatchId(0),
            result: None,
        };
        set_up(tx, contest, board, now)?;
    }
    for place in places(tx, contest)? {
        let subject = (BulletinKind::ContestBoards, i64::from(contest.id.0));
        tx.bulletins().put_up(subject, place, now)?;
    }
    store(tx, contest, now)?;
    Ok(true)
}

/// Assigns the seats among those who have signed up by now.
fn seats(tx: &ReadTx<'_>, contest: &Contest) -> Result<Vec<Seat>, Failure> {
    let teams = [
        signed(tx, contest, Team::Home)?,
        signed(tx, contest, Team::Away)?,
    ];
    let boards = contest.terms.boards_of_games();
    let mut seats = seat([&teams[0], &teams[1]], &boards, HOME_SIDE);
    part_blocked(&tx.people(), &mut seats)?;
    replace_blocked(tx, &mut seats, &teams)?;
    Ok(seats)
}

/// Begins a match at a board.
pub(crate) fn set_up(
    tx: &WriteTx<'_>,
    contest: &Contest,
    board: ContestBoard,
    now: Timestamp,
) -> Result<(), Failure> {
    let places = places(tx, contest)?;
    let seat = |side: Side| {
        let team = board.team_on(side).index();
        arranged::Seat {
            player: board.players[team],
            place: places[team],
        }
    };
    let arranged = Arranged {
        seats: [seat(Side::First), seat(Side::Second)],
        start: board.game.start(None).map_err(Refusal::Size)?,
        timing: contest.terms.timing,
        rated: contest.terms.rated,
    };
    let played = begin_arranged(tx, &arranged, now)?;
    for player in board.players {
        tx.contests().note_seated(contest.id, player)?;
    }
    Ok(tx
        .contests()
        .set_board(contest.id, &ContestBoard { played, ..board })?)
}

/// Returns those who have signed up for a team and may play, in the order of signing up, with their
/// ratings.
fn signed(tx: &ReadTx<'_>, contest: &Contest, team: Team) -> Result<Vec<Signed>, Failure> {
    let mut found = Vec::new();
    for one in tx.contests().signed_up(contest.id)? {
        if one.team != team || is_banned(&tx.bans(), contest, team, one.player)? {
            continue;
        }
        let standings = tx.ratings().standings_of(one.player)?;
        let games = games(&one, contest).iter();
        let games = games.map(|game| (*game, rating_in(&standings, Pool::Game(*game))));
        found.push(Signed {
            player: one.player,
            rating: rating_in(&standings, Pool::All),
            games: games.collect(),
        });
    }
    Ok(found)
}

/// Returns whether a player is banned from play in their own server. The other server has agreed to play
/// this team, so its bans don't count: its managers could weaken the team with them.
pub(crate) fn is_banned(
    bans: &Bans<'_>,
    contest: &Contest,
    team: Team,
    player: UserId,
) -> Result<bool, Failure> {
    Ok(bans.find(contest.servers[team.index()], player)?.is_some())
}

/// Returns the games that a player plays in a contest.
pub(crate) fn games<'a>(one: &'a SignedUp, contest: &'a Contest) -> &'a [GameId] {
    if one.games.is_empty() {
        contest.terms.games()
    } else {
        &one.games
    }
}

/// Returns the rating in a pool. A player without one there begins with the default rating.
pub(crate) fn rating_in(standings: &[(Pool, Standing)], pool: Pool) -> i32 {
    let mut standings = standings.iter();
    let found = standings.find(|(other, _)| *other == pool);
    let rating = found.map_or(Rating::START, |(_, standing)| standing.rating);
    rating.points()
}

/// Returns whether one of two players has blocked the other.
pub(crate) fn are_blocked(people: &People<'_>, [one, other]: [UserId; 2]) -> Result<bool, Failure> {
    Ok(people.has_blocked(one, other)? || people.has_blocked(other, one)?)
}

/// Swaps opponents within a game where players have blocked each other, as far as that helps.
fn part_blocked(people: &People<'_>, seats: &mut [Seat]) -> Result<(), Failure> {
    for at in 0..seats.len() {
        if !are_blocked(people, seats[at].players)? {
            continue;
        }
        for with in 0..seats.len() {
            let ([home, away], [other_home, other_away]) = (seats[at].players, seats[with].players);
            if with == at
                || seats[with].game != seats[at].game
                || are_blocked(people, [home, other_away])?
                || are_blocked(people, [other_home, away])?
            {
                continue;
            }
            let (rating, other_rating) = (seats[at].ratings[1], seats[with].ratings[1]);
            seats[at].players[1] = other_away;
            seats[at].ratings[1] = other_rating;
            seats[with].players[1] = away;
            seats[with].ratings[1] = rating;
            break;
        }
    }
    Ok(())
}

/// Reassigns to reserves the seats of players who have blocked their opponents and whom no swap helps. A
/// board without a suitable reserve is not set up.
fn replace_blocked(
    tx: &ReadTx<'_>,
    seats: &mut Vec<Seat>,
    teams: &[Vec<Signed>; 2],
) -> Result<(), Failure> {
    let count = seats.len();
    let mut at = 0;
    while at < seats.len() {
        let here = seats[at];
        if !are_blocked(&tx.people(), here.players)? {
            at += 1;
            continue;
        }
        match reserve_for(&tx.people(), here, seats, teams)? {
            Some(seat) => seats[at] = seat,
            None => {
                seats.remove(at);
            }
        }
    }
    if seats.len() < count {
        let mut side = HOME_SIDE;
        for seat in seats {
            seat.home_side = side;
            side = side.other();
        }
    }
    Ok(())
}

/// Returns the same seat with a reserve of one of the teams, if one plays the game and is not blocked.
/// The team of the player who has blocked the other looks first: a block must not cost the other team
/// its player.
fn reserve_for(
    people: &People<'_>,
    here: Seat,
    seats: &[Seat],
    teams: &[Vec<Signed>; 2],
) -> Result<Option<Seat>, Failure> {
    let [home, away] = here.players;
    let order = if people.has_blocked(home, away)? {
        Team::BOTH
    } else {
        [Team::Away, Team::Home]
    };
    for team in order {
        for signed in &teams[team.index()] {
            let mut games = signed.games.iter();
            let Some((_, rating)) = games.find(|(game, _)| *game == here.game) else {
                continue;
            };
            if seats
                .iter()
                .any(|seat| seat.players.contains(&signed.player))
            {
                continue;
            }
            let mut seat = here;
            seat.players[team.index()] = signed.player;
            seat.ratings[team.index()] = *rating;
            if !are_blocked(people, seat.players)? {
                return Ok(Some(seat));
            }
        }
    }
    Ok(None)
}
