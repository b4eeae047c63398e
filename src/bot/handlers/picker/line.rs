//! What if: moves for both sides tried on the board as it stands, one after the other, without
//! playing any. A move is shown on the board that it leads to, on which the next one is chosen, so
//! none takes more taps than a move that is played.
//!
//! The line stands in the buttons, like every choice. One that has become too long for that is kept
//! in the database, and the buttons name it.

use super::{How, Progress, stage};
use crate::{
    bot::{
        cards::{self, LineSteps, PickerView, Question},
        error::Error,
        handlers::Caller,
        ids::{Picking, Subject},
        messages::Message,
    },
    games::{AnyPosition, Ply, Square},
    host::{Host, Kept, LineView},
    matches::{MatchId, Refusal},
    workers::WORKERS,
};

/// How many plies a line may have. Moves without a choice are played along, so there must be an end.
const LONGEST: usize = 60;

/// A line as far as it has been chosen.
struct Line {
    plies: Vec<Ply>,
    /// The squares named of the next ply.
    named: Vec<Square>,
    /// What is asked next. None where the line ends.
    question: Option<Question>,
    /// What was named when the question before of the same ply was asked, if there was one.
    within: Option<Vec<Square>>,
    /// After how many plies another ply could have been chosen last.
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
pub(in crate::bot::handlers) async fn begin(
    host: &Host,
    caller: &Caller,
    id: MatchId,
) -> Result<Message, Error> {
    let view = host.line(caller.server, id, caller.user, (None, None));
    let view = view.await?;
    let subject = Subject::Line {
        id,
        revision: view.board.revision,
        kept: None,
    };
    go_on(host, caller, view, Picking::new(subject), How::Choose).await
}

/// Shows the board after the line so far, and asks for the next ply.
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
    let view = host.line(caller.server, id, caller.user, (Some(revision), kept));
    Ok(view.await?)
}

async fn go_on(
    host: &Host,
    caller: &Caller,
    view: LineView,
    picking: Picking,
    how: How,
) -> Result<Message, Error> {
    let locale = caller.locale;
    let LineView { board, kept, plan } = view;
    let (id, players) = (board.id, board.players);
    let line = follow(board.position.clone(), kept, &picking, how).await?;
    let (picking, line) = remember(host, caller, picking, line).await?;
    // Within a ply one goes back to its piece, and from there to the ply before.
    let within = line.within.map(|named| picking.clone().with(named));
    let is_between = within.is_none();
    let back = line.asked.and_then(|plies| cut(&picking, plies));
    let plan = plan
        .zip(players.side_of(caller.user))
        .filter(|(plan, own)| is_between && plan.has_place_for(&line.plies, *own));
    let steps = LineSteps {
        id,
        back: back.filter(|_| is_between),
        plan: plan.map(|_| picking.clone().with(Vec::new())),
        has_begun: line.asked.is_some(),
    };
    let settings = host.player_settings(caller.user).await?;
    let look = host.look(caller.server, Some(caller.user)).await?;
    let bottom = settings.bottom.side(players.side_of(caller.user));
    let mut view = PickerView::of(board, bottom, look);
    view.heading = cards::line_heading(id, &line.plies, locale);
    let Some(question) = line.question else {
        let mut plies = line.plies;
        let last = plies.pop().ok_or(Refusal::UnknownButton)?;
        let before = plies.into_iter().next_back();
        let view = before.into_iter().fold(view, PickerView::after);
        let message = cards::line_end(view, last, locale).await?;
        return Ok(cards::line_steps(message, steps, locale));
    };
    if let Some(last) = line.plies.into_iter().next_back() {
        view = view.after(last);
    }
    view.heading.push_str(&cards::line_turn(&view, locale));
    view.caption = Some(locale.text("caption-line"));
    let message = cards::ask(view, &picking, question, within, locale).await?;
    Ok(cards::line_steps(message, steps, locale))
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

/// Puts a line where the buttons can tell it: in them, behind what is kept of it already, or kept
/// anew.
async fn remember(
    host: &Host,
    caller: &Caller,
    picking: Picking,
    line: Line,
) -> Result<(Picking, Line), Error> {
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
    for known in [None, kept] {
        let picking = beginning(known);
        let fits = match &line.question {
            Some(question) => question.fits(&picking),
            None => picking.to(Vec::new()).is_some(),
        };
        if fits {
            return Ok((picking, line));
        }
    }
    let moves = line.plies.iter().map(|ply| ply.mv.clone()).collect();
    let number = host.keep_line(id, caller.user, revision, moves).await?;
    let plies = u32::try_from(squares.len()).unwrap_or(u32::MAX);
    Ok((beginning(Some(Kept { number, plies })), line))
}

/// The beginning of the line of this many plies, of which no more than those are chosen.
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
    let squares = squares.chain(picking.before).collect();
    let (id, revision) = (board.id, board.revision);
    let planned = host.plan(caller.server, id, caller.user, revision, None, squares);
    let planned = planned.await?;
    Ok(cards::plan_saved(&planned, (id, revision), caller.locale))
}
