//! Bulletins. The first line of each is its title, which is unique in the channel and stays the same until
//! its posting is confirmed: it identifies a bulletin whose posting was never confirmed.

use crate::{
    bot::messages::Message,
    challenges::cards::proposal::proposal,
    contests::cards::{boards, contest, contest_teams},
    host::{BulletinView, Shows},
    learning::cards::{help, puzzle},
    servers::cards::honours::season_end,
    tournaments::cards::{
        rounds::{tournament_result, tournament_round},
        tournament,
    },
};

/// Returns a bulletin in its current state.
pub(crate) fn bulletin(view: &BulletinView) -> Message {
    match &view.shows {
        Shows::Season(end) => season_end(end, view.look),
        Shows::Consent(asked) => proposal(asked),
        Shows::Contest(about) => {
            let own = about.team_of(view.bulletin.place.server);
            contest(about, own)
        }
        Shows::ContestTeams(contest) => {
            let own = contest.team_of(view.bulletin.place.server);
            contest_teams(contest, own)
        }
        Shows::ContestBoards(contest) => boards::contest_boards(contest),
        Shows::ContestResult(contest) => boards::contest_result(contest),
        Shows::Tournament(view) => tournament(view),
        Shows::TournamentRound(view) => tournament_round(view),
        Shows::TournamentResult(view) => tournament_result(view),
        Shows::Welcome => help::welcome(),
        Shows::Puzzle(view) => puzzle::daily(view),
    }
}
