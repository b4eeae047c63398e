//! Notices about players who may be missing.

use crate::{
    clocks::cards::span,
    discord::messages::{Button, Message, mention, moment},
    matches::{
        actions::views::BoardView,
        cards::thread::head,
        ids::action::{MatchAct, ShownAt},
    },
};
use domain::{
    clock::Timestamp,
    matches::{CALM_FOR, DEPARTED_FOR, UserId, WARNED_FOR, WatchStage},
};
use rules::{
    sentence,
    words::{Sentence, Text},
};

/// Says what became of the player to move, and when that is over.
pub(crate) fn missing(view: &BoardView, stage: WatchStage, over_at: Option<Timestamp>) -> Message {
    let side = view.position.side_to_move();
    let (player, opponent) = (view.players.on(side), view.players.on(side.other()));
    let (key, pings) = match stage {
        WatchStage::Calm | WatchStage::Warned => ("missing-warned", view.pings),
        WatchStage::Claimable => ("missing-claimable", view.other),
        WatchStage::Departed => ("missing-departed", view.other),
    };
    let ends = match over_at {
        Some(at) => Text::same(moment(at)),
        None => span(DEPARTED_FOR).into(),
    };
    let said = sentence!(
        key,
        player = mention(player),
        opponent = mention(opponent),
        calm = span(CALM_FOR),
        ends = ends,
    );
    let claim = MatchAct::Claim {
        id: view.id,
        revision: ShownAt(view.revision),
    };
    let claim = Button::new(claim, "button-claim");
    let claim = (stage == WatchStage::Claimable).then_some(claim);
    Message::of(Text::lines([head(view), said]))
        .naming(view.guest.as_ref())
        .with_buttons(claim)
        .pinging(pings)
}

/// Says that a player who had left the server is back.
pub(crate) fn back(view: &BoardView, player: UserId) -> Message {
    let said = sentence!("missing-back", player = mention(player));
    Message::of(Text::lines([head(view), said])).naming(view.guest.as_ref())
}

/// Says what happens to matches in which someone is missing.
pub(crate) fn policy() -> Sentence {
    sentence!(
        "help-missing",
        calm = span(CALM_FOR),
        warned = span(WARNED_FOR),
        departed = span(DEPARTED_FOR),
    )
}
