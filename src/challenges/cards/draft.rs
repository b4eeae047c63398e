//! A challenge that is not sent yet, with everything that can be chosen.

use super::{computer::level_select, whom::size_select};
use crate::{
    challenges::ids::{ChallengeDraftAct, Draft},
    clocks::cards::pace_name,
    discord::{
        cards::{named::Named, yes_or_no},
        messages::{Button, Message, Select, SelectOption, Style, mention},
    },
    learning::ids::{GuideAct, Setup},
};
use domain::matches::{Level, Paces, SideWish, UserId};
use rules::sentence;

/// A challenge that is not sent yet, with what its card shows.
#[derive(Clone, Copy)]
pub(crate) struct DraftView<'a> {
    pub(crate) draft: Draft,
    /// The paces of the server.
    pub(crate) paces: &'a Paces,
    /// The computer's level that fits the user.
    pub(crate) fitting: Level,
    /// The bot, which stands for the computer among the members.
    pub(crate) me: UserId,
}

/// Shows the draft.
pub(crate) fn draft(view: &DraftView<'_>) -> Message {
    match view.draft.opponent.and_then(UserId::level) {
        Some(level) => against_computer(view, level),
        None => against_player(view),
    }
}

/// Shows what can be chosen against the computer. Such a match has no clock and is not rated.
fn against_computer(view: &DraftView<'_>, level: Level) -> Message {
    let draft = view.draft;
    let text = sentence!(
        "draft-computer",
        game = draft.game.info().name,
        opponent = mention(UserId::computer(level)),
        side = draft.side.id(),
    );
    let levels = level_select(
        ChallengeDraftAct::Level { draft },
        view.fitting,
        Some(level),
    );
    Message::of(text)
        .with_selects(
            [Some(opponents(view)), levels, sides(draft), sizes(draft)]
                .into_iter()
                .flatten(),
        )
        .with_buttons([
            Button::new(ChallengeDraftAct::Send { draft }, "button-play-computer")
                .style(Style::Success),
            back(draft),
        ])
}

fn against_player(view: &DraftView<'_>) -> Message {
    let draft = view.draft;
    let pace = draft.pace.unwrap_or_else(|| view.paces.usual());
    let text = sentence!(
        "draft",
        game = draft.game.info().name,
        opponent = draft
            .opponent
            .map_or_else(|| sentence!("draft-anyone").into(), mention),
        pace = pace_name(pace),
        side = draft.side.id(),
        rated = yes_or_no(draft.rated),
        weekends = yes_or_no(draft.weekends),
    );
    let offered = view.paces.offered().iter();
    let offered =
        offered.map(|&one| SelectOption::new(one.id(), pace_name(one)).chosen(one == pace));
    let paces = Select::new(
        ChallengeDraftAct::Pace { draft },
        sentence!("select-draft-pace"),
        offered,
    );
    let toggle = |draft: Draft, key, on| {
        let label = sentence!(key, on = yes_or_no(on));
        Button::labelled(ChallengeDraftAct::Show { draft }, label).secondary()
    };
    let (rated, weekends) = (draft.rated, draft.weekends);
    let unrated = Draft {
        rated: !rated,
        ..draft
    };
    let weekend = Draft {
        weekends: !weekends,
        ..draft
    };
    Message::of(text)
        .with_selects(
            [Some(opponents(view)), paces, sides(draft), sizes(draft)]
                .into_iter()
                .flatten(),
        )
        .with_buttons([
            Button::new(ChallengeDraftAct::Send { draft }, "button-draft-send")
                .style(Style::Success),
            toggle(unrated, "button-draft-rated", rated),
            toggle(weekend, "button-draft-weekends", weekends),
            back(draft),
        ])
}

/// Returns the select of opponents, with the one who is chosen now.
fn opponents(view: &DraftView<'_>) -> Select {
    let draft = view.draft;
    let placeholder = sentence!("select-opponent");
    let shown = |opponent: UserId| {
        if opponent.is_computer() {
            view.me
        } else {
            opponent
        }
    };
    Select::of_members(ChallengeDraftAct::Opponent { draft }, placeholder)
        .now(draft.opponent.map(shown))
}

fn sides(draft: Draft) -> Option<Select> {
    let sides = <SideWish as Named>::every()
        .into_iter()
        .map(|one| SelectOption::new(Named::id(one), one.text()).chosen(one == draft.side));
    Select::new(
        ChallengeDraftAct::Side { draft },
        sentence!("select-draft-side"),
        sides,
    )
}

fn sizes(draft: Draft) -> Option<Select> {
    size_select(ChallengeDraftAct::Size { draft }, draft.game, draft.size)
}

/// Returns the button back to the question whom to play with.
fn back(draft: Draft) -> Button {
    let setup = Setup {
        game: draft.game,
        size: draft.size,
    };
    Button::new(GuideAct::Whom { setup }, "button-back").secondary()
}
