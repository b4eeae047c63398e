//! What a player can do in a match besides moving.

use serde::Serialize;

use crate::{
    clocks::{actions::agreed::ClockLook, cards::span},
    matches::actions::menu::{MatchMenu, ToClaim},
};
use domain::matches::clock::{ClockState, PauseLength};
use rules::{sentence, words::Locale};

/// What a player can do in a match besides moving and resigning. Each text is a button's label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LiveOptions {
    /// What needs nothing but a click: offers, a hint, claiming the win, ending a pause, a rematch.
    can: Vec<&'static str>,
    give: Option<Gift>,
    /// The pauses that can be proposed.
    pauses: Vec<Pause>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Gift {
    /// How often time has been given, so that a double click gives once.
    gifts: u32,
    label: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Pause {
    length: &'static str,
    label: String,
}

/// Returns what a player can do, or who looks on.
pub(crate) fn live_options(
    menu: &MatchMenu,
    clock: Option<&ClockLook>,
    locale: Locale,
) -> LiveOptions {
    let player = menu.player.as_ref();
    let clock = clock.filter(|look| look.side.is_some() && look.state != ClockState::RunOut);
    let is_paused = clock.is_some_and(ClockLook::is_paused);
    let lengths = PauseLength::ALL.into_iter();
    let offers = player.map_or(&[][..], |player| &player.offers);
    let mut can: Vec<&str> = offers.iter().map(|kind| kind.id()).collect();
    let others = [
        ("hint", player.is_some_and(|player| player.may_hint)),
        (
            "claim",
            player.is_some_and(|player| player.claim == ToClaim::TimeUp),
        ),
        ("resume", is_paused),
        ("rematch", menu.plays && menu.board.end.is_some()),
    ];
    can.extend(others.iter().filter(|(_, can)| *can).map(|(act, _)| act));
    LiveOptions {
        can,
        give: clock.map(|look| Gift {
            gifts: look.gifts,
            label: locale.say(&sentence!("button-give-time", value = span(look.gift))),
        }),
        pauses: lengths
            .filter(|_| clock.is_some() && !is_paused)
            .map(|length| Pause {
                length: length.id(),
                label: locale.say(&span(length.time())),
            })
            .collect(),
    }
}
