//! Choosing a move by tapping: a piece, one of its moves, then the board as it will be.
//!
//! All of it is one private message that each tap changes. A player's progress is stored in the
//! message's buttons ([`Picking`]), so any number of pickers can be open simultaneously and survive a
//! restart; every tap checks the rules again.

mod computer;
mod lesson;
mod line;
mod plan;
mod puzzle;
mod stage;

use crate::{
    discord::{
        handlers::{Caller, Error},
        messages::Message,
    },
    host::{Failure, Host, ReadCx},
    learning::cards::help::aim,
    matches::{
        actions::{
            boards,
            moves::{self, ChosenMove, Played, Typed, With},
            notes, offers,
            views::BoardView,
        },
        cards::{
            self,
            boards::picker::{PickerView, PreviewExtras},
        },
        ids::picking::{Picking, Subject},
    },
    players::{actions::settings, cards::note::noted},
    workers::WORKERS,
};
use domain::matches::{MatchId, Refusal};
use rules::{AnyPosition, GameId, sentence, words::Text};

pub(crate) use computer::turn;
pub(crate) use line::begin_line;
pub(crate) use plan::list as plans;
pub(crate) use puzzle::{begin_puzzle, solution};
pub(crate) use stage::How;
use stage::Progress;

/// The progress of a choice, and the previous question.
struct Stage {
    picking: Picking,
    progress: Progress,
    back: Option<Picking>,
}

/// Determines the progress of a choice. `positions` are those of the plies that have been chosen before,
/// and then the one on which the choice is made. The worker may have to try many moves.
async fn stage(positions: Vec<AnyPosition>, picking: &Picking, how: How) -> Result<Stage, Error> {
    let picking = picking.clone();
    let found = WORKERS.run(move || {
        let position = positions.last()?;
        let (named, progress) = stage::progress(position, picking.named.clone(), how)?;
        // Squares that were chosen for lack of a choice must fit into a button too.
        let picking = picking.to(named)?;
        let back = stage::question_before(&positions, &picking, &progress);
        Some(Stage {
            picking,
            progress,
            back,
        })
    });
    Ok(found.await?.ok_or(Refusal::UnknownButton)?)
}

/// Shows what can be chosen next; if there is nothing, or the player wants to stop, shows the board as
/// it will be.
pub(crate) async fn show(
    host: &Host,
    caller: &Caller,
    picking: Picking,
    how: How,
) -> Result<Message, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let board = board_to_move(host, caller, id, revision).await?;
            if is_to_be_played(host, caller, &board, &picking, how).await? {
                return play(host, caller, picking, With::Nothing).await;
            }
            let venue = &board.venue;
            let is_here = !venue.boards.is_private() && venue.shown_in() == caller.channel;
            let mut heading = Vec::new();
            if !is_here {
                heading.push(cards::boards::moving::names_match(&board, caller.user));
            }
            if picking.named.is_empty() {
                heading.extend(note_text(host, caller, id).await?);
            }
            open(host, caller, board, heading, &picking, how, With::Nothing).await
        }
        Subject::Lesson { game, number } => {
            lesson::show(host, caller, game, number, &picking, how).await
        }
        Subject::Puzzle { .. } | Subject::Daily { .. } => {
            puzzle::show(host, caller, picking, how).await
        }
        Subject::Plan { .. } => plan::show(host, caller, picking, how).await,
        Subject::Line { .. } => line::show(host, caller, picking, how).await,
    }
}

/// Returns the board of this revision on which the caller can choose a move.
async fn board_to_move(
    host: &Host,
    caller: &Caller,
    id: MatchId,
    revision: u32,
) -> Result<BoardView, Failure> {
    host.read(caller.actor(), move |cx| boards::to_move(cx, id, revision))
        .await
}

/// Returns whether a move that a player has just completed is played without being shown first: the
/// player has chosen that, no square was chosen for lack of a choice, and no offer of a draw waits,
/// which the move would decline.
async fn is_to_be_played(
    host: &Host,
    caller: &Caller,
    board: &BoardView,
    picking: &Picking,
    how: How,
) -> Result<bool, Error> {
    if picking.named.is_empty() || !settings::plays_at_once(host, caller.user).await? {
        return Ok(false);
    }
    let stage = stage(vec![board.position.clone()], picking, how).await?;
    let is_complete = matches!(stage.progress, Progress::Chosen(_));
    if !is_complete || stage.picking.named != picking.named {
        return Ok(false);
    }
    let id = board.id;
    let offer = host.read(caller.actor(), move |cx| offers::offered_draw(cx, id));
    Ok(offer.await?.is_none())
}

/// Returns the player's note on a match, to show above its first question.
async fn note_text(host: &Host, caller: &Caller, id: MatchId) -> Result<Option<Text>, Error> {
    let note = host
        .read(caller.actor(), move |cx| notes::find(cx, id))
        .await?;
    Ok(note.map(|note| noted(&note)))
}

/// Shows the board of a match, under a heading, with what can be chosen next.
async fn open(
    host: &Host,
    caller: &Caller,
    board: BoardView,
    heading: Vec<Text>,
    picking: &Picking,
    how: How,
    with: With,
) -> Result<Message, Error> {
    let side = board.position.side_to_move();
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let mut heading = heading;
    if board.learns {
        heading.push(aim(board.position.game()).into());
    }
    let view = PickerView::of(board, side, look).under(heading);
    show_move(host, caller, view, picking, how, with).await
}

/// Shows what can be chosen next in a match, or the board after the move. `with` is the player's choice
/// of what comes with it.
async fn show_move(
    host: &Host,
    caller: &Caller,
    view: PickerView,
    picking: &Picking,
    how: How,
    with: With,
) -> Result<Message, Error> {
    let Stage {
        picking,
        progress,
        back,
    } = stage(vec![view.position.clone()], picking, how).await?;
    match progress {
        Progress::Choosing(question) => {
            cards::boards::picker::ask(view, &picking, question, back).await
        }
        Progress::Chosen(ply) => {
            let offer = match picking.subject {
                Subject::Match { id, .. } => {
                    let offered = move |cx: &ReadCx<'_>| offers::offered_draw(cx, id);
                    host.read(caller.actor(), offered).await?
                }
                _ => None,
            };
            let extras = PreviewExtras { with, offer };
            Ok(cards::boards::picker::preview(
                view,
                &picking,
                *ply,
                back,
                &extras,
                "button-play",
            ))
        }
    }
}

/// Performs what has been chosen.
pub(crate) async fn play(
    host: &Host,
    caller: &Caller,
    picking: Picking,
    with: With,
) -> Result<Message, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let mv = ChosenMove {
                on: revision,
                squares: picking.named,
                with,
            };
            let played = host.act(caller.actor(), move |cx| moves::play(cx, id, &mv));
            on_typed(host, caller, played.await?).await
        }
        // These judge a move immediately.
        Subject::Lesson { .. } | Subject::Puzzle { .. } | Subject::Daily { .. } => {
            Err(Refusal::UnknownButton.into())
        }
        Subject::Plan { .. } => plan::save(host, caller, picking).await,
        Subject::Line { .. } => line::plan(host, caller, picking).await,
    }
}

/// Returns the answer to a move that has been played: the rest of the turn, or what else waits.
async fn after_move(host: &Host, caller: &Caller, played: &Played) -> Result<Message, Error> {
    if !played.goes_on {
        let said = cards::boards::moving::played(played, caller.channel);
        // Nothing appears where the caller is, unless this card shows it.
        if played.against_computer && !played.is_shown_in(caller.channel) {
            return Box::pin(turn(host, caller, played.id, Some(said))).await;
        }
        return Ok(said);
    }
    let board = board_to_move(host, caller, played.id, played.revision).await?;
    let heading = cards::boards::moving::and_now(&played.next).into();
    ask(host, caller, board, vec![heading]).await
}

/// Asks the first question about a move of a match, under a heading.
async fn ask(
    host: &Host,
    caller: &Caller,
    board: BoardView,
    heading: Vec<Text>,
) -> Result<Message, Error> {
    let (id, revision) = (board.id, board.revision);
    let picking = Picking::new(Subject::Match { id, revision });
    let (how, with) = (How::Choose, With::Nothing);
    open(host, caller, board, heading, &picking, how, with).await
}

/// Returns the picker of the match that has waited longest for the caller.
pub(crate) async fn next_match(host: &Host, caller: &Caller) -> Result<Message, Error> {
    let next = host.read(caller.actor(), boards::next).await?;
    let board = next.ok_or(Refusal::NoTurn)?;
    let caller = &caller.clone().at_home_of(host, board.id).await?;
    let mut heading = vec![cards::boards::moving::names_match(&board, caller.user)];
    heading.extend(note_text(host, caller, board.id).await?);
    ask(host, caller, board, heading).await
}

/// Returns the answer to a move that was typed, or chosen to the end.
pub(crate) async fn on_typed(host: &Host, caller: &Caller, typed: Typed) -> Result<Message, Error> {
    match typed {
        Typed::Played(played) => after_move(host, caller, &played).await,
        Typed::Theirs(offer) => Ok(cards::offer::their_offer(&offer)),
        Typed::Ask {
            view,
            squares,
            newer,
            with,
        } => {
            let (id, revision) = (view.id, view.revision);
            let picking = Picking::new(Subject::Match { id, revision }).with(squares);
            let newer = newer.then(|| sentence!("picker-newer").into());
            let heading = newer.into_iter().collect();
            open(host, caller, *view, heading, &picking, How::Stop, with).await
        }
    }
}

/// Returns the first lesson of a game's tutorial.
pub(crate) async fn first_lesson(
    host: &Host,
    caller: &Caller,
    game: GameId,
) -> Result<Message, Error> {
    let picking = Picking::new(Subject::Lesson { game, number: 0 });
    show(host, caller, picking, How::Choose).await
}
