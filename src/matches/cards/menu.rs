//! A user's options in a match apart from moving, in private.

use crate::{
    challenges::cards::computer::{continue_button, share_button},
    discord::{
        error::Error,
        ids::EncodedId,
        messages::{Button, Message, Style},
    },
    matches::{
        actions::menu::{MatchMenu, ToClaim},
        cards::boards::{Audience, board, bottom as public_bottom},
        ids::{
            action::{FollowAct, MatchAct, ShownAt, SlowAct},
            browse::{LookAct, Step},
            choosing::MoveAct,
            offers::OfferAct,
        },
    },
};
use domain::matches::{MatchId, OfferKind};
use rules::{Side, look::Look, sentence};

/// Returns the buttons, each with what the user can do now.
pub(crate) fn more(more: &MatchMenu) -> Message {
    let key = match (&more.player, more.board.end) {
        (Some(_), _) => "more-player",
        (None, None) => "more-onlooker",
        (None, Some(_)) => "more-over",
    };
    let text = sentence!(key, id = more.board.id.to_string());
    let other = public_bottom(&more.board).other();
    Acts::new(more, other).add_to(Message::of(text))
}

/// Returns the same with the board, seen from one side.
pub(crate) async fn more_with_board(
    more: MatchMenu,
    bottom: Side,
    look: Look,
) -> Result<Message, Error> {
    let acts = Acts::new(&more, bottom.other());
    let board = board(more.board, Audience::One { bottom, look }).await?;
    Ok(acts.add_to(board))
}

/// Returns the button for trying out moves.
pub(crate) fn what_if(id: MatchId) -> Button {
    quiet(MoveAct::WhatIf { id }, "button-what-if")
}

fn quiet(id: impl Into<EncodedId>, label: &'static str) -> Button {
    Button::new(id, label).secondary()
}

/// What a user can do on the card of a match.
struct Acts {
    /// Everything but resigning, what is wanted most first.
    ordered: Vec<Button>,
    resign: Option<Button>,
}

impl Acts {
    fn new(more: &MatchMenu, flip_to: Side) -> Acts {
        let (id, revision) = (more.board.id, more.board.revision);
        let resign = MatchAct::Resign { id, revision };
        let resign = Button::new(resign, "button-resign").style(Style::Danger);
        Acts {
            ordered: ordered(more, flip_to),
            resign: more.player.is_some().then_some(resign),
        }
    }

    /// Adds them to a card. Resigning is at the end, where no thumb passes on its way to another button.
    fn add_to(self, card: Message) -> Message {
        card.with_acts(self.ordered).with_buttons(self.resign)
    }
}

/// Returns everything that the user can do but resign, what is wanted most first.
fn ordered(more: &MatchMenu, flip_to: Side) -> Vec<Button> {
    let to_card = continue_button(&more.board).filter(|_| more.plays);
    let mut acts: Vec<Button> = to_card.into_iter().collect();
    acts.extend(of_player(more));
    if more.plays {
        acts.extend(share_button(&more.board));
    }
    let id = more.board.id;
    let runs = more.board.end.is_none();
    if runs {
        acts.push(what_if(id));
    } else {
        let replay = LookAct::Replay {
            id,
            ply: 0,
            step: Step::Open,
        };
        acts.push(quiet(replay, "button-replay"));
        acts.push(quiet(SlowAct::Analyze { id }, "button-analyze"));
    }
    if more.board.clock.is_some() {
        acts.push(quiet(MatchAct::Clock { id }, "button-clock"));
    }
    if more.plays {
        acts.push(quiet(MatchAct::Note { id }, "button-note"));
    }
    let side = flip_to;
    acts.push(quiet(LookAct::View { id, side }, "button-flip"));
    acts.push(quiet(LookAct::Record { id }, "button-moves"));
    acts.push(quiet(LookAct::Export { id }, "button-export"));
    let game = more.board.position.game();
    acts.push(quiet(LookAct::Rules { game, page: 0 }, "button-rules"));
    if runs {
        acts.push(quiet(FollowAct::Follow { id }, "button-follow"));
    }
    if let Some(player) = &more.player {
        // Whoever looks for a hint where there is none learns why.
        if !player.may_hint {
            acts.push(hint(id));
        }
        if player.claim == ToClaim::Early {
            acts.push(claim(more));
        }
    }
    acts
}

fn hint(id: MatchId) -> Button {
    quiet(SlowAct::Hint { id }, "button-hint")
}

fn claim(more: &MatchMenu) -> Button {
    let (id, revision) = (more.board.id, ShownAt(more.board.revision));
    quiet(MatchAct::Claim { id, revision }, "button-claim")
}

/// Returns what only a player can do in a running match.
fn of_player(more: &MatchMenu) -> Vec<Button> {
    let (id, revision) = (more.board.id, more.board.revision);
    let Some(player) = &more.player else {
        return Vec::new();
    };
    let mut acts = Vec::new();
    if player.claim == ToClaim::TimeUp {
        acts.push(claim(more));
    }
    for &kind in &player.offers {
        let label = match kind {
            OfferKind::Draw => "button-offer-draw",
            OfferKind::Takeback => "button-takeback",
            // Offered under the clock.
            OfferKind::Pause => continue,
        };
        let revision = Some(revision);
        acts.push(quiet(OfferAct::Make { kind, id, revision }, label));
    }
    acts.push(quiet(MoveAct::Plans { id }, "button-conditional"));
    if player.may_hint {
        acts.push(hint(id));
    }
    acts
}
