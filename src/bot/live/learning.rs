//! Lessons and puzzles on the page. They are the same for everyone, so nobody has to say who they are, and
//! nothing is kept of what they try.

use axum::{
    Extension, Json, Router,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::Response,
    routing::get,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Asked, LivePage, Refused,
    acts::{Squares, choice},
    answer,
};
use crate::{
    bot::{cards::live::exercise::Exercise, listener::Client},
    learning::{
        actions::puzzles,
        cards::{lesson::LessonView, puzzle::solved as puzzle_solved},
    },
    workers::WORKERS,
};
use domain::{
    matches::Refusal,
    puzzles::{Difficulty, PuzzleId},
};
use rules::{GameId, words::Locale};

pub(super) fn routes() -> Router<LivePage> {
    Router::new()
        .route("/puzzles/{game}", get(drawn))
        .route("/puzzles/{game}/{number}/solution", get(solution))
        .route(
            "/exercises/{kind}/{game}/{number}",
            get(shown).post(attempt),
        )
}

/// Where an exercise is.
#[derive(Debug, Deserialize)]
struct At {
    kind: Kind,
    game: String,
    number: u32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Lesson,
    Puzzle,
}

/// What a learner does at a ply of an exercise.
#[derive(Debug, Deserialize)]
struct Try {
    ply: usize,
    squares: Squares,
    /// Whether they name the whole move. Otherwise it is asked how the move can go on.
    whole: bool,
}

/// Who asks, and in which language.
type Asking = (State<LivePage>, Extension<Client>, Query<Asked>, HeaderMap);

/// Answers someone, unless they ask too often.
async fn respond(
    asking: Asking,
    value: impl AsyncFnOnce(&LivePage, Locale) -> Result<Value, Refused>,
) -> Response {
    let (State(page), Extension(client), Query(Asked { locale, .. }), headers) = asking;
    answer(locale, async {
        page.asker(client, &headers)?;
        value(&page, locale).await
    })
    .await
}

async fn shown(Path(at): Path<At>, asking: Asking) -> Response {
    respond(asking, async |page, locale| {
        Ok(json!(find(page, &at)?.shown(0, locale)))
    })
    .await
}

/// Judges a move, or says how one can go on.
async fn attempt(Path(at): Path<At>, asking: Asking, Json(tried): Json<Try>) -> Response {
    respond(asking, async |page, locale| {
        let exercise = find(page, &at)?;
        let position = exercise.position(tried.ply);
        let position = position.ok_or(Refusal::UnknownButton)?;
        let Try {
            ply,
            squares,
            whole,
        } = tried;
        if !whole {
            let step = WORKERS.run(move || choice(&position, &squares.0));
            return Ok(step.await?.ok_or(Refusal::UnknownButton)?);
        }
        let found = WORKERS.run(move || position.find_move(&squares.0).ok());
        let mv = found.await?.ok_or(Refusal::UnknownButton)?;
        let refuted = match exercise.missed(ply, &mv) {
            Some(puzzle) => puzzles::refute(None, puzzle, &mv).await?,
            None => None,
        };
        let judge = move || json!(exercise.judge(ply, &mv, refuted.as_ref(), locale));
        Ok(WORKERS.run(judge).await?)
    })
    .await
}

/// How hard a puzzle should be.
#[derive(Debug, Deserialize)]
struct Wish {
    difficulty: Option<String>,
}

/// Draws a puzzle: a different one each second. It is easy unless the reader wishes otherwise, because nobody knows
/// whether they have solved any.
async fn drawn(
    Path(game): Path<String>,
    Query(Wish { difficulty }): Query<Wish>,
    asking: Asking,
) -> Response {
    respond(asking, async |page, locale| {
        let host = &page.0.host;
        let game = GameId::from_id(&game).ok_or(Refusal::UnknownButton)?;
        let wanted = difficulty.map_or(Some(Difficulty::Easy), |id| Difficulty::from_id(&id));
        let wanted = wanted.ok_or(Refusal::UnknownButton)?;
        let number = host.clock().now().seconds().unsigned_abs();
        let drawn = puzzles::draw_anywhere(host, game, wanted, number);
        let puzzle = drawn.and_then(PuzzleId::read);
        let puzzle = puzzle.ok_or(Refusal::UnknownButton)?;
        Ok(json!(Exercise::of_puzzle(puzzle).shown(0, locale)))
    })
    .await
}

async fn solution(Path((game, number)): Path<(String, u32)>, asking: Asking) -> Response {
    respond(asking, async |page, locale| {
        let kind = Kind::Puzzle;
        match find(page, &At { kind, game, number })? {
            Exercise::Puzzle(view) => {
                Ok(json!({ "told": locale.say(&puzzle_solved(&view.puzzle)) }))
            }
            Exercise::Lesson(..) => Err(Refusal::UnknownButton.into()),
        }
    })
    .await
}

fn find(page: &LivePage, at: &At) -> Result<Exercise, Refusal> {
    let game = GameId::from_id(&at.game).ok_or(Refusal::UnknownButton)?;
    let found = match at.kind {
        Kind::Lesson => {
            let number = usize::try_from(at.number).ok();
            let found = number.and_then(|number| LessonView::find(game, number));
            found.map(|(of, position)| Exercise::Lesson(of, position))
        }
        Kind::Puzzle => {
            let number = at.number;
            let id = PuzzleId { game, number };
            puzzles::check_anywhere(&page.0.host, id)?;
            id.read().map(Exercise::of_puzzle)
        }
    };
    found.ok_or(Refusal::UnknownButton)
}
