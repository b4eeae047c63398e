//! What if: moves for both sides are tried out on the current board, one after the other, without
//! playing any. A move is shown on the board that it leads to, on which the next one is chosen, so none
//! takes more taps than a move that is played.
//!
//! The line is stored in the buttons, like every choice. One that has become too long for that is kept
//! in the database, and the buttons name it.

use super::{How, Progress, stage};
use crate::{
    discord::{error::Error, handlers::Caller, messages::Message},
    host::Host,
    matches::{
        actions::{
            lines::{self, Kept, LineView},
            plans,
        },
        cards::{
            self,
            boards::{choices::Question, picker::PickerView},
        },
        ids::picking::{Picking, Subject},
    },
    players::{
        actions::settings,
        cards::line::{LineSteps, line_end, line_heading, line_steps, line_turn},
    },
    workers::WORKERS,
};
use domain::matches::{MatchId, Refusal};
use rules::{AnyPosition, Ply, Square};

/// The most plies of a line. Moves without a choice are played along, so there must be an end.
const LONGEST: usize = 60;

/// A line as far as it has been chosen.
struct Line {
    plies: Vec<Ply>,
    /// The squares that are named for the next ply.
    named: Vec<Square>,
    /// The next question. `None` where the line ends.
    question: Option<Question>,
    /// The squares that were named when the previous question about the same ply was asked, if there was
    /// one.
    within: Option<Vec<Square>>,
    /// The number of plies before the last one that was a choice.
    asked: Option<usize>,
}

impl Line {
    fn new(
        start: &AnyPosition,
        plies: Vec<Ply>,
        named: Vec<Square>,
        question: Option<Question>,
    ) -> Line {
        let after = |plies_before: usize| match plies_before.checked_sub(1) {
            None => start,
            Some(last) => &plies[last].position,
        };
        let within = question
            .as_ref()
            .and_then(|question| stage::question_within(after(plies.len()), &named, question));
        let asked = (0..plies.len()).rev();
        let asked = asked.into_iter().find(|&plies| stage::asks(after(plies)));
        Line {
            plies,
            named,
            question,
            within,
            asked,
        }
    }
}

/// Begins a line on the newest board.
pub(crate) async fn begin_line(
    host: &Host,
    caller: &Caller,
    id: MatchId,
) -> Result<Message, Error> {
    let view = host.read(caller.actor(), move |cx| lines::show(cx, id, None, None));
    let view = view.await?;
    let subject = Subject::Line {
        id,
        revision: view.board.revision,
        kept: None,
    };
    go_on(host, caller, view, Picking::new(subject), How::Choose).await
}

/// Shows the board after the line up to here, and asks for the next ply.
pub(super) async fn show(
    host: &Host,
    caller: &Caller,
    picking: Picking,
    how: How,
) -> Result<Message, Error> {
    let view = load(host, caller, &picking).await?;
    go_on(host, caller, view, picking, how).await
}

async fn load(host: &Host, caller: &Caller, picking: &Picking) -> Result<LineView, Error> {
    let Subject::Line { id, revision, kept } = picking.subject else {
        return Err(Refusal::UnknownButton.into());
    };
    let view = host.read(caller.actor(), move |cx| {
        lines::show(cx, id, Some(revision), kept)
    });
    Ok(view.await?)
}

/// Plays the line as far as it leads without a choice, and asks for the next one.
async fn go_on(
    host: &Host,
    caller: &Caller,
    view: LineView,
    picking: Picking,
    how: How,
) -> Result<Message, Error> {
    let locale = caller.locale;
    let LineView { board, kept, plan } = view;
    let (id, own) = (board.id, board.players.side_of(caller.user));
    let mut line = follow(board.position.clone(), kept, &picking, how).await?;
    let picking = remember(host, caller, &picking, &line).await?;
    let can_plan = plan
        .zip(own)
        .is_some_and(|(plan, own)| plan.has_place_for(&line.plies, own));
    let steps = steps(id, &picking, &line, can_plan);
    let bottom = settings::of_player(host, caller.user)
        .await?
        .bottom
        .side(own);
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let heading = line_heading(id, &line.plies);
    let view = PickerView::of(board, bottom, look).under(heading);
    let last = line.plies.pop();
    let message = match (line.question, last) {
        (None, Some(last)) => {
            let view = line.plies.pop().into_iter().fold(view, PickerView::after);
            line_end(view, last)
        }
        (Some(question), last) => {
            let mut view = last.into_iter().fold(view, PickerView::after);
            view.heading.push(line_turn(&view).into());
            view.caption = Some(locale.text("caption-line"));
            let within = line.within.map(|named| picking.clone().with(named));
            cards::boards::picker::ask(view, &picking, question, within).await?
        }
        (None, None) => return Err(Refusal::UnknownButton.into()),
    };
    Ok(line_steps(message, steps))
}

/// Returns what can be done with a line, apart from continuing it. Within a ply, the player goes back to
/// its piece first, and from there to the previous ply.
fn steps(id: MatchId, picking: &Picking, line: &Line, can_plan: bool) -> LineSteps {
    let is_between = line.within.is_none();
    let back = line.asked.filter(|_| is_between);
    LineSteps {
        id,
        back: back.and_then(|plies| cut(picking, plies)),
        plan: (can_plan && is_between).then(|| picking.clone().with(Vec::new())),
        has_begun: line.asked.is_some(),
    }
}

/// Plays the line from its beginning, and what follows without a choice.
async fn follow(
    start: AnyPosition,
    kept: Vec<Ply>,
    picking: &Picking,
    how: How,
) -> Result<Line, Error> {
    let (before, named) = (picking.before.clone(), picking.named.clone());
    let line = WORKERS.run(move || {
        let mut plies = kept;
        for squares in &before {
            let position = plies.last().map_or(&start, |ply| &ply.position);
            let mv = position.find_move(squares).ok()?;
            plies.push(mv.play());
        }
        let (mut named, mut how) = (named, how);
        loop {
            let position = plies.last().map_or(&start, |ply| &ply.position);
            if position.outcome().is_some() || plies.len() >= LONGEST {
                break Some(Line::new(&start, plies, Vec::new(), None));
            }
            match stage::progress(position, named, how)? {
                (named, Progress::Choosing(question)) => {
                    break Some(Line::new(&start, plies, named, Some(question)));
                }
                (_, Progress::Chosen(ply)) => {
                    plies.push(*ply);
                    (named, how) = (Vec::new(), How::Choose);
                }
            }
        }
    });
    Ok(line.await?.ok_or(Refusal::UnknownButton)?)
}

/// Stores a line where the buttons can refer to it: in them, after the part of it that is kept already,
/// or as a newly kept line.
async fn remember(
    host: &Host,
    caller: &Caller,
    picking: &Picking,
    line: &Line,
) -> Result<Picking, Error> {
    let Subject::Line { id, revision, kept } = picking.subject else {
        return Err(Refusal::UnknownButton.into());
    };
    let squares: Vec<Vec<Square>> = line.plies.iter().map(|ply| ply.mv.squares()).collect();
    let beginning = |kept: Option<Kept>| {
        let subject = Subject::Line { id, revision, kept };
        let from = usize::try_from(kept.map_or(0, |kept| kept.plies)).unwrap_or(usize::MAX);
        Picking {
            subject,
            before: squares.get(from..).unwrap_or_default().to_vec(),
            named: line.named.clone(),
        }
    };
    let plies = u32::try_from(squares.len()).unwrap_or(u32::MAX);
    for known in [None, kept] {
        let picking = beginning(known);
        let fits = match &line.question {
            Some(question) => question.fits(&picking),
            None => picking.to(Vec::new()).is_some(),
        };
        if fits {
            return Ok(picking);
        }
    }
    if kept.map_or(0, |kept| kept.plies) == plies {
        // Nothing shorter is left: a single move may be too long to be listed.
        return Ok(beginning(kept));
    }
    let moves: Vec<_> = line.plies.iter().map(|ply| ply.mv.clone()).collect();
    let number = host.act(caller.actor(), move |cx| {
        lines::keep(cx, id, revision, &moves)
    });
    let number = number.await?;
    Ok(beginning(Some(Kept { number, plies })))
}

/// Returns the beginning of the line up to this many plies, of which no more than those are chosen.
fn cut(picking: &Picking, plies: usize) -> Option<Picking> {
    let mut cut = picking.clone().with(Vec::new());
    let Subject::Line { kept, .. } = &mut cut.subject else {
        return None;
    };
    match kept {
        Some(kept) if plies < usize::try_from(kept.plies).ok()? => {
            kept.plies = u32::try_from(plies).ok()?;
            cut.before.clear();
        }
        Some(kept) => cut
            .before
            .truncate(plies - usize::try_from(kept.plies).ok()?),
        None => cut.before.truncate(plies),
    }
    Some(cut)
}

/// Plans the line.
pub(super) async fn plan(host: &Host, caller: &Caller, picking: Picking) -> Result<Message, Error> {
    let LineView { board, kept, .. } = load(host, caller, &picking).await?;
    let squares = kept.iter().map(|ply| ply.mv.squares());
    let squares: Vec<_> = squares.chain(picking.before).collect();
    let (id, revision) = (board.id, board.revision);
    let planned = host.act(caller.actor(), move |cx| {
        plans::add(cx, id, revision, None, &squares)
    });
    let planned = planned.await?;
    Ok(cards::plan::plan_saved(&planned, id, revision))
}
