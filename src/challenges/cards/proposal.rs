//! A proposal: the question to each of two players who seek an opponent, and its outcome.

use super::seeks::{LONGEST_NAME, terms_text, with_rating};
use crate::{
    challenges::{actions::seeks::ProposalView, ids::SeekAct},
    discord::{
        cards::yes_or_no,
        messages::{Button, Message, Style, cut, mention, plain, relative_time},
    },
};
use domain::community::seeks::{ProposalState, Vote};
use rules::{sentence, words::Sentence};

/// Returns the question to a player, or its outcome, as a message that is kept up to date. Its first
/// line never changes, and no other proposal has the same one.
pub(crate) fn proposal(view: &ProposalView) -> Message {
    let player = view.consent.player;
    let title = sentence!(
        "proposal-title",
        game = view.game.info().name,
        player = mention(player),
        number = view.consent.id.0.to_string(),
    );
    let is_asked = view.state == ProposalState::Open && view.consent.agrees.is_none();
    Message::of(title)
        .adding(words(view))
        .with_buttons(buttons(view))
        .pinging(is_asked.then_some(player))
}

/// Returns the question to a player as part of an answer to them.
pub(crate) fn asked(view: &ProposalView) -> Message {
    let head = sentence!("proposal-head", game = view.game.info().name);
    Message::of(head)
        .adding(words(view))
        .with_buttons(buttons(view))
}

fn buttons(view: &ProposalView) -> Vec<Button> {
    if view.state != ProposalState::Open {
        return Vec::new();
    }
    let consent = view.consent.id;
    let answer = |vote| SeekAct::Answer { consent, vote };
    let decline = Button::new(answer(Vote::Decline), "button-decline").secondary();
    match view.consent.agrees {
        None => {
            let accept = Button::new(answer(Vote::Agree), "button-accept");
            vec![accept.style(Style::Success), decline]
        }
        // Until the other player has answered, there is a way back.
        Some(_) => vec![decline],
    }
}

fn words(view: &ProposalView) -> Sentence {
    let opponent = format!("**{}**", plain(&cut(&view.opponent, LONGEST_NAME)));
    let opponent = with_rating(&opponent, view.rating);
    let own = view.consent.agrees;
    let outcome = match (view.state, own) {
        (ProposalState::Open, None) => {
            let what = view.terms.map(|terms| terms_text(&terms, Some(view.game)));
            return sentence!(
                "proposal-question",
                opponent = opponent,
                agrees = yes_or_no(view.other_agrees),
                what = what.unwrap_or_default(),
                until = relative_time(view.until),
            );
        }
        (ProposalState::Open, Some(_)) => "waits",
        (ProposalState::Begun, _) => "begun",
        (ProposalState::Declined, _) => "declined",
        (ProposalState::Lapsed, Some(_)) => "lapsed",
        (ProposalState::Lapsed, None) => "lapsed-own",
        (ProposalState::Withdrawn, Some(false)) => "withdrawn-own",
        // No one has withdrawn: the match was no longer possible when the second player agreed.
        (ProposalState::Withdrawn, Some(true)) if view.other_agrees => "barred",
        (ProposalState::Withdrawn, _) => "withdrawn",
    };
    sentence!(
        "proposal-outcome",
        outcome = outcome,
        opponent = opponent,
        until = relative_time(view.until),
        id = view.begun.map_or_else(String::new, |id| id.to_string()),
    )
}
