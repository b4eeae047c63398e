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

/// Returns the buttons, each with what the user can do now. Moderators have the last of these.
pub(crate) fn more(more: &MatchMenu, moderate: Option<Button>) -> Message {
    let key = match (&more.player, more.board.end) {
        (Some(_), _) => "more-player",
        (None, None) => "more-onlooker",
        (None, Some(_)) => "more-over",
    };
    let text = sentence!(key, id = more.board.id.to_string());
    let other = public_bottom(&more.board).other();
    Acts::new(more, other, moderate).add_to(Message::of(text))
}

/// Returns the same with the board, seen from one side.
pub(crate) async fn more_with_board(
    more: MatchMenu,
    bottom: Side,
    look: Look,
    moderate: Option<Button>,
) -> Result<Message, Error> {
    let acts = Acts::new(&more, bottom.other(), moderate);
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
    /// Everything but resigning, what is wanted most first, then what only moderators can do.
    ordered: Vec<Button>,
    resign: Option<Button>,
}

impl Acts {
    fn new(more: &MatchMenu, flip_to: Side, moderate: Option<Button>) -> Acts {
        let (id, revision) = (more.board.id, more.board.revision);
        let resign = MatchAct::Resign { id, revision };
        let resign = Button::new(resign, "button-resign").style(Style::Danger);
        let mut ordered = ordered(more, flip_to);
        ordered.extend(moderate);
        Acts {
            ordered,
            resign: more.player.is_some().then_some(resign),
        }
    }

    /// Adds them to a card. Resigning ends the only row of buttons, where no thumb passes on its way to another one.
    fn add_to(mut self, card: Message) -> Message {
        let Some(resign) = self.resign else {
            return card.with_acts(self.ordered);
        };
        let rest = self
            .ordered
            .split_off(self.ordered.len().min(MOST_BESIDE_RESIGN));
        card.with_buttons(self.ordered)
            .with_buttons([resign])
            .with_more(rest)
    }
}

/// How many acts are buttons beside resigning, so that they fill one row.
const MOST_BESIDE_RESIGN: usize = 4;

/// Returns everything that the user can do but resign, what is wanted most first.
fn ordered(more: &MatchMenu, flip_to: Side) -> Vec<Button> {
    let of_player = OfPlayer::new(more);
    let to_card = continue_button(&more.board).filter(|_| more.plays);
    let mut acts: Vec<Button> = to_card.into_iter().collect();
    acts.extend(of_player.likely);
    if more.board.clock.is_some() {
        let clock = MatchAct::Clock { id: more.board.id };
        acts.push(quiet(clock, "button-clock"));
    }
    let id = more.board.id;
    let game = more.board.position.game();
    let rules = quiet(LookAct::Rules { game, page: 0 }, "button-rules");
    let runs = more.board.end.is_none();
    let mut last = Vec::new();
    if runs {
        acts.extend([what_if(id), rules]);
        last.push(quiet(FollowAct::Follow { id }, "button-follow"));
    } else {
        let replay = LookAct::Replay {
            id,
            ply: 0,
            step: Step::Open,
        };
        acts.push(quiet(replay, "button-replay"));
        acts.push(quiet(SlowAct::Analyze { id }, "button-analyze"));
        last.push(rules);
    }
    if more.plays {
        acts.extend(share_button(&more.board));
    }
    if more.plays {
        acts.push(quiet(MatchAct::Note { id }, "button-note"));
    }
    let side = flip_to;
    acts.push(quiet(LookAct::View { id, side }, "button-flip"));
    acts.push(quiet(LookAct::Record { id }, "button-moves"));
    acts.push(quiet(LookAct::Export { id }, "button-export"));
    acts.extend(last);
    acts.extend(of_player.rare);
    acts
}

/// What only a player can do in a running match.
#[derive(Default)]
struct OfPlayer {
    likely: Vec<Button>,
    rare: Vec<Button>,
}

impl OfPlayer {
    fn new(more: &MatchMenu) -> OfPlayer {
        let (id, revision) = (more.board.id, more.board.revision);
        let Some(player) = &more.player else {
            return OfPlayer::default();
        };
        let offer = |kind, label| {
            let revision = Some(revision);
            let act = OfferAct::Make { kind, id, revision };
            player.offers.contains(&kind).then(|| quiet(act, label))
        };
        // A pause is offered under the clock.
        let draw = offer(OfferKind::Draw, "button-offer-draw");
        let takeback = offer(OfferKind::Takeback, "button-takeback");
        let plans = Some(quiet(MoveAct::Plans { id }, "button-conditional"));
        // A player who looks for a hint where there is none learns why.
        let hint = quiet(SlowAct::Hint { id }, "button-hint");
        let (hint, no_hint) = if player.may_hint {
            (Some(hint), None)
        } else {
            (None, Some(hint))
        };
        let claim = |when| (player.claim == when).then(|| claim(more));
        let (in_time, early) = (claim(ToClaim::TimeUp), claim(ToClaim::Early));
        let of = |acts: Vec<Option<Button>>| acts.into_iter().flatten().collect();
        if more.board.computer.is_some() {
            // The computer answers right away, so there is little to plan, and it agrees only to a draw that it needs.
            OfPlayer {
                likely: of(vec![in_time, hint, takeback]),
                rare: of(vec![plans, draw, no_hint, early]),
            }
        } else {
            OfPlayer {
                likely: of(vec![in_time, draw, takeback, plans, hint]),
                rare: of(vec![no_hint, early]),
            }
        }
    }
}

fn claim(more: &MatchMenu) -> Button {
    let (id, revision) = (more.board.id, ShownAt(more.board.revision));
    quiet(MatchAct::Claim { id, revision }, "button-claim")
}
