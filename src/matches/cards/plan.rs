//! Conditional moves: a player's plans in a match, and what can be done about them.

use crate::{
    discord::messages::{Button, Message, Select, SelectOption, code, link, plain},
    matches::{
        actions::{
            plans::{PlanLine, PlanView},
            views::BoardView,
        },
        ids::{
            choosing::MoveAct,
            picking::{Picking, Subject},
        },
    },
};
use domain::matches::{MatchId, UserId};
use rules::{
    AnyMove, Side, sentence,
    words::{Lists, Sentence, Text},
};

/// More lines than this are too many to read.
const MOST_LINES: usize = 15;

/// Lists everything that a player has planned in a match.
pub(crate) fn plans(view: &PlanView) -> Message {
    let heading = sentence!("plan-heading", id = view.id.to_string());
    let list = Lists::one(heading, view.lines.iter().map(describe), MOST_LINES);
    let foot = sentence!(match (view.open, view.lines.is_empty()) {
        (false, _) => "plan-closed",
        (true, true) => "plan-none",
        (true, false) => "plan-open",
    });
    let (id, revision) = (view.id, view.revision);
    let add = begin_act(id, revision);
    let add = Button::new(add, "button-plan-add");
    Message::of(list)
        .adding(foot)
        .with_selects(selects(view))
        .with_buttons(view.open.then_some(add))
}

/// Returns the answer to a player whose conditional moves have been stored, with ways to continue.
pub(crate) fn plan_saved(line: &PlanLine, id: MatchId, revision: u32) -> Message {
    let saved = sentence!("plan-saved", line = describe(line));
    let on = MoveAct::Pick {
        picking: Picking::new(Subject::Plan {
            id,
            revision,
            after: Some(line.step),
        }),
    };
    let on = Button::new(on, "button-plan-on");
    Message::of(saved)
        .with_buttons(line.goes_on.then_some(on))
        .with_buttons([
            Button::new(begin_act(id, revision), "button-plan-another").secondary(),
            Button::new(MoveAct::Plans { id }, "button-plans").secondary(),
        ])
}

/// Tells a player in private that their conditional moves no longer apply.
pub(crate) fn plan_void(view: &BoardView, player: UserId) -> Message {
    let side = view.players.side_of(player).unwrap_or(Side::First);
    let moves: Vec<String> = view.lately.iter().map(code).collect();
    let venue = view.venue;
    let void = sentence!(
        "plan-void",
        id = view.id.to_string(),
        opponent = plain(&view.names[side.other().index()]),
        move = moves.join(" "),
        link = link(venue.place.server, venue.shown_in(), None)
    );
    Message::of(void)
}

/// Describes a ply that is already planned, above the question for the next one.
pub(crate) fn planned_ply(mv: &AnyMove, own: bool) -> Sentence {
    if own {
        sentence!("plan-own-ply", move = mv)
    } else {
        sentence!("plan-when", moves = code(mv))
    }
}

fn begin_act(id: MatchId, revision: u32) -> MoveAct {
    MoveAct::Pick {
        picking: Picking::new(Subject::Plan {
            id,
            revision,
            after: None,
        }),
    }
}

/// Returns selects of where to continue, and of what to remove.
fn selects(view: &PlanView) -> impl Iterator<Item = Select> {
    let (id, revision) = (view.id, view.revision);
    let select = |action: MoveAct, placeholder: &'static str, lines: Vec<&PlanLine>| {
        // The newest lines are the ones that a player is working on.
        let newest = lines.into_iter().rev();
        let options = newest.map(|line| {
            let label = describe(line).replacing("`", "");
            SelectOption::new(line.step.0, label)
        });
        Select::new(action, sentence!(placeholder), options)
    };
    let open = |line: &&PlanLine| view.open && line.goes_on;
    let on = view.lines.iter().filter(open).collect();
    let all = view.lines.iter().collect();
    let selects = [
        select(MoveAct::PlanOn { id, revision }, "select-plan-on", on),
        select(MoveAct::Forget { id }, "select-plan-forget", all),
    ];
    selects.into_iter().flatten()
}

/// Describes a line: "If `a1-a2`, then `b7-b6`; if `c1-c2`, then `d7-d6`".
fn describe(line: &PlanLine) -> Text {
    let parts = line
        .plies
        .chunk_by(|(_, before), (_, after)| before == after)
        .map(|part| {
            let moves: Vec<String> = part.iter().map(|(text, _)| code(text)).collect();
            let own = part.iter().all(|(_, own)| *own);
            let key = if own { "plan-then" } else { "plan-when" };
            sentence!(key, moves = moves.join(" "))
        });
    Text::joined(parts, " ")
}
