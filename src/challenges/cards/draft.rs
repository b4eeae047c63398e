//! A challenge that is not sent yet, with everything that can be chosen.

use crate::{
    challenges::ids::{ChallengeDraftAct, Draft},
    clocks::cards::pace_name,
    discord::{
        cards::{named::Named, yes_or_no},
        messages::{Button, Message, Select, SelectOption, Style, mention},
    },
};
use domain::matches::{Paces, SideWish};
use rules::{sentence, words::Text};

/// Shows the draft.
pub(crate) fn draft(draft: Draft, paces: &Paces) -> Message {
    let game = draft.game.info();
    let pace = draft.pace.unwrap_or_else(|| paces.usual());
    let text = sentence!(
        "draft",
        game = game.name,
        opponent = draft
            .opponent
            .map_or_else(|| sentence!("draft-anyone").into(), mention),
        pace = pace_name(pace),
        side = draft.side.id(),
        rated = yes_or_no(draft.rated),
        weekends = yes_or_no(draft.weekends),
    );
    let offered = paces
        .offered()
        .iter()
        .map(|&one| SelectOption::new(one.id(), pace_name(one)).chosen(one == pace));
    let sides = <SideWish as Named>::every()
        .into_iter()
        .map(|one| SelectOption::new(Named::id(one), one.text()).chosen(one == draft.side));
    let sizes = game.sizes.iter().map(|&size| {
        let chosen = draft.size.unwrap_or(game.sizes[0]) == size;
        SelectOption::new(size, Text::same(format!("{size}×{size}"))).chosen(chosen)
    });
    let sizes = (game.sizes.len() > 1)
        .then(|| {
            Select::new(
                ChallengeDraftAct::Size { draft },
                sentence!("select-draft-size"),
                sizes,
            )
        })
        .flatten();
    let selects = [
        Some(Select::of_members(
            ChallengeDraftAct::Opponent { draft },
            sentence!("select-opponent"),
        )),
        Select::new(
            ChallengeDraftAct::Pace { draft },
            sentence!("select-draft-pace"),
            offered,
        ),
        Select::new(
            ChallengeDraftAct::Side { draft },
            sentence!("select-draft-side"),
            sides,
        ),
        sizes,
    ];
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
        .with_selects(selects.into_iter().flatten())
        .with_buttons([
            Button::new(ChallengeDraftAct::Send { draft }, "button-draft-send")
                .style(Style::Success),
            toggle(unrated, "button-draft-rated", rated),
            toggle(weekend, "button-draft-weekends", weekends),
        ])
}
