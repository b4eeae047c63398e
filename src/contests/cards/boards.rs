//! The boards of a contest as they are now, and its result.

use super::words::{half_points, team_name, teams_title};
use crate::{
    contests::{
        actions::{BoardLine, ContestView},
        ids::ContestAct,
    },
    discord::{
        cards::yes_or_no,
        messages::{Button, Message, plain},
    },
};
use domain::community::contest::{ContestBoard, Team};
use rules::{
    sentence,
    words::{Lists, Sentence, Text},
};

/// Shows the boards of a contest as they are now.
pub(crate) fn contest_boards(view: &ContestView) -> Message {
    let title = teams_title("boards", &view.contest);
    let boards = ContestAct::OwnBoard {
        contest: view.contest.id,
    };
    Message::of(Text::lines([title.into(), Text::from(standing(view))]))
        .with_buttons([Button::new(boards, "button-contest-boards").secondary()])
}

/// Returns the score, and each board below it.
fn standing(view: &ContestView) -> Lists {
    let decided = view.score.boards;
    let score = sentence!(
        "contest-score",
        home = team_name(&view.teams[0].name),
        away = team_name(&view.teams[1].name),
        homescore = half_points(view.score.halves[0]),
        awayscore = half_points(view.score.halves[1]),
        decided = decided,
        boards = u32::try_from(view.boards.len()).unwrap_or(u32::MAX),
    );
    let lines = view.boards.iter().map(board_line);
    Lists::one(score, lines, view.boards.len())
}

/// Returns the id of a board's result, and what each player has scored.
fn result_of(board: &ContestBoard) -> (&'static str, [String; 2]) {
    let (result, halves) = match board.result {
        None => ("running", [0, 0]),
        Some(result) => (result.id(), result.halves()),
    };
    (result, halves.map(half_points))
}

/// Says what came of a board: "1–0 by forfeit".
pub(super) fn board_result(board: &ContestBoard) -> Sentence {
    let (result, [home, away]) = result_of(board);
    sentence!(
        "contest-board-result",
        result = result,
        homescore = home,
        awayscore = away,
    )
}

fn board_line(line: &BoardLine) -> Sentence {
    let BoardLine { board, names } = line;
    let [home, away] = names;
    let (result, [homescore, awayscore]) = result_of(board);
    sentence!(
        "contest-board",
        number = board.number,
        id = board.played.to_string(),
        game = board.game.info().name,
        home = plain(home),
        away = plain(away),
        result = result,
        homescore = homescore,
        awayscore = awayscore,
    )
}

/// Says who has won a contest, or that it is a draw.
pub(super) fn outcome(view: &ContestView) -> Sentence {
    let score = view.score;
    let team = |team: Team| team_name(&view.teams[team.index()].name);
    let ahead = score.ahead();
    let winner = ahead.unwrap_or(Team::Home);
    sentence!(
        "contest-result",
        won = yes_or_no(ahead.is_some()),
        winner = team(winner),
        loser = team(winner.other()),
        winnerscore = half_points(score.halves[winner.index()]),
        loserscore = half_points(score.halves[winner.other().index()]),
    )
}

/// Returns the result of a contest.
pub(crate) fn contest_result(view: &ContestView) -> Message {
    let title = teams_title("result", &view.contest);
    let mut lines = vec![title.into(), outcome(view).into()];
    if !view.best.is_empty() {
        lines.push(sentence!("contest-best").into());
        lines.extend(view.best.iter().map(|(one, name)| {
            let said = sentence!(
                "contest-performance",
                player = plain(name),
                team = team_name(&view.teams[one.team.index()].name),
                points = half_points(one.halves),
                against = one.against.to_string(),
                rating = one.rating.to_string(),
            );
            Text::same("- ").then(said)
        }));
    }
    let contest = view.contest.id;
    Message::of(Text::lines(lines)).with_buttons([
        Button::new(ContestAct::Again { contest }, "button-contest-again"),
        Button::new(ContestAct::OwnBoard { contest }, "button-contest-boards").secondary(),
    ])
}
