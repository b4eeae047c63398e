//! What is shown of a contest.

use crate::{
    host::{Failure, ReadCx},
    matches::actions::views::name,
};
use domain::{
    community::contest::{
        Contest, ContestBoard, ContestId, NoContest, Performance, Score, Team, best,
    },
    matches::{ServerId, UserId},
};
use rules::GameId;
use store::{People, ReadTx};

/// How many of the best performances are named.
const MOST_BEST: usize = 3;

/// A contest with everything there is to show of it.
#[derive(Clone, Debug)]
pub struct ContestView {
    /// The contest.
    pub contest: Contest,
    /// The teams, by [`Team::index`].
    pub teams: [TeamView; 2],
    /// The boards, if they are set up.
    pub boards: Vec<BoardLine>,
    /// The points the decided boards have brought the teams.
    pub score: Score,
    /// The best performances, with names.
    pub best: Vec<(Performance, String)>,
}

/// A team of a contest.
#[derive(Clone, Debug)]
pub struct TeamView {
    /// The server's name.
    pub name: String,
    /// The team's captain.
    pub captain: Option<(UserId, String)>,
    /// The members who have signed up, in that order.
    pub players: Vec<PlayerLine>,
}

/// A member who has signed up.
#[derive(Clone, Debug)]
pub struct PlayerLine {
    /// The member.
    pub user: UserId,
    /// Their name in their own server.
    pub name: String,
    /// The games that they play, or `None` for all of the contest.
    pub games: Vec<GameId>,
    /// Whether they are on a board, or were.
    pub seated: bool,
}

/// A board of a contest, with the names of its players.
#[derive(Clone, Debug)]
pub struct BoardLine {
    /// The board.
    pub board: ContestBoard,
    /// The names, by [`Team::index`].
    pub names: [String; 2],
}

impl ContestView {
    /// Loads a contest.
    pub(crate) fn load(tx: &ReadTx<'_>, id: ContestId) -> Result<ContestView, Failure> {
        let contest = tx.contests().find(id)?.ok_or(NoContest::Unknown(id))?;
        let called =
            |team: Team, user: UserId| name(&tx.people(), contest.servers[team.index()], user);
        let mut teams = [
            team_view(&tx.people(), &contest, Team::Home)?,
            team_view(&tx.people(), &contest, Team::Away)?,
        ];
        for one in tx.contests().signed_up(id)? {
            teams[one.team.index()].players.push(PlayerLine {
                user: one.player,
                name: called(one.team, one.player)?,
                games: one.games,
                seated: one.seated,
            });
        }
        let mut boards = Vec::new();
        for board in tx.contests().boards(id)? {
            let [home, away] = board.players;
            let names = [called(Team::Home, home)?, called(Team::Away, away)?];
            boards.push(BoardLine { board, names });
        }
        let mut performed = Vec::new();
        for performance in best(&performances(&boards), MOST_BEST) {
            let name = called(performance.team, performance.player)?;
            performed.push((performance, name));
        }
        Ok(ContestView {
            score: Score::of(boards.iter().filter_map(|line| line.board.result)),
            contest,
            teams,
            boards,
            best: performed,
        })
    }

    /// Returns the team of a server.
    pub fn team_of(&self, server: ServerId) -> Option<Team> {
        self.contest.team_of(server).ok()
    }
}

/// Loads a contest with everything there is to show of it, if the user's server takes part in it.
pub fn load(cx: &ReadCx<'_>, id: ContestId) -> Result<ContestView, Failure> {
    super::find(&cx.tx.contests(), cx.server(), id)?;
    ContestView::load(cx.tx, id)
}

fn team_view(people: &People<'_>, contest: &Contest, team: Team) -> Result<TeamView, Failure> {
    let server = contest.servers[team.index()];
    let captain = match contest.captains[team.index()] {
        Some(captain) => Some((captain, name(people, server, captain)?)),
        None => None,
    };
    Ok(TeamView {
        name: contest.names[team.index()].clone(),
        captain,
        players: Vec::new(),
    })
}

/// Returns what players did on boards that were played to a result.
fn performances(boards: &[BoardLine]) -> Vec<Performance> {
    use domain::community::contest::BoardResult;
    let mut found = Vec::new();
    for BoardLine { board, .. } in boards {
        let Some(result @ (BoardResult::Won(_) | BoardResult::Drawn)) = board.result else {
            continue;
        };
        for team in Team::BOTH {
            found.push(Performance {
                player: board.players[team.index()],
                team,
                rating: board.ratings[team.index()],
                against: board.ratings[team.other().index()],
                halves: result.halves()[team.index()],
            });
        }
    }
    found
}
