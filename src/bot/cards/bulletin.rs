//! Bulletins. The first line of each is its title, which is unique in the channel and stays the same until
//! its posting is confirmed: it identifies a bulletin whose posting was never confirmed.

use crate::{
    challenges::cards::proposal::proposal,
    contests::cards::{
        boards, contest, contest_teams,
        picture::{boards_pictures, score_picture},
    },
    discord::{error::Error, messages::Message},
    learning::cards::{
        help,
        puzzle::{self, daily_picture},
    },
    posts::bulletins::{BulletinView, Shows},
    servers::cards::honours::season_end,
    tournaments::cards::{
        lineup::lineup_picture,
        picture::tournament_picture,
        podium::podium_picture,
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

/// Returns a bulletin with its pictures, if it has any.
pub(crate) fn bulletin_picture(card: Message, view: &BulletinView) -> Result<Message, Error> {
    let (look, locale) = (view.look, view.bulletin.place.locale);
    Ok(match &view.shows {
        Shows::Tournament(of) => {
            let card = lineup_picture(card, of, look);
            tournament_picture(card, of, look, locale)
        }
        Shows::TournamentResult(of) => podium_picture(card, of, look),
        Shows::ContestResult(contest) => score_picture(card, contest, look),
        Shows::ContestBoards(contest) => boards_pictures(card, contest, look),
        Shows::Puzzle(of) => daily_picture(card, of, look),
        Shows::Season(_)
        | Shows::Consent(_)
        | Shows::Contest(_)
        | Shows::ContestTeams(_)
        | Shows::TournamentRound(_) => card,
        Shows::Welcome => help::with_start_positions(card, look)?,
    })
}
