//! A proposal: what one of two players is asked who look for an opponent, and what became of it.

use super::seeks::{LONGEST_NAME, terms_text, with_rating};
use crate::{
    bot::{
        ids::Seeking,
        messages::{Button, Message, Style, cut, mention, plain, relative_time},
    },
    host::ProposalView,
};
use domain::community::seeks::ProposalState;
use rules::{sentence, words::Locale};

/// What a player is asked, or what became of it, as a message that is kept fresh. Its first line is the
/// same whatever becomes of it, and no other proposal's.
pub(in crate::bot) fn proposal(view: &ProposalView, locale: Locale) -> Message {
    let player = view.consent.player;
    let title = locale.say(&sentence!(
        "proposal-title",
        game = view.game.info().name,
        player = mention(player),
        number = view.consent.id.0.to_string(),
    ));
    let is_asked = view.state == ProposalState::Open && view.consent.agrees.is_none();
    Message::of(format!("{title}\n{}", words(view, locale)))
        .with_buttons(buttons(view, locale))
        .pinging(is_asked.then_some(player))
}

/// What a player is asked, in an answer to them, below these words.
pub(super) fn asked(view: &ProposalView, above: &str, locale: Locale) -> Message {
    let head = locale.say(&sentence!("proposal-head", game = view.game.info().name));
    let text = format!("{above}\n{head}\n{}", words(view, locale));
    Message::of(text.trim()).with_buttons(buttons(view, locale))
}

fn buttons(view: &ProposalView, locale: Locale) -> Vec<Button> {
    if view.state != ProposalState::Open {
        return Vec::new();
    }
    let consent = view.consent.id;
    let answer = |agrees| Seeking::Answer { consent, agrees };
    let decline = Button::new(answer(false), "button-decline", locale).secondary();
    match view.consent.agrees {
        None => {
            let accept = Button::new(answer(true), "button-accept", locale);
            vec![accept.style(Style::Success), decline]
        }
        // Until the other one has answered, there is a way back.
        Some(_) => vec![decline],
    }
}

fn words(view: &ProposalView, locale: Locale) -> String {
    let opponent = format!("**{}**", plain(&cut(&view.opponent, LONGEST_NAME)));
    let opponent = with_rating(&opponent, view.rating);
    let own = view.consent.agrees;
    let outcome = match (view.state, own) {
        (ProposalState::Open, None) => {
            return locale.say(&sentence!(
                "proposal-question",
                opponent = opponent,
                agrees = if view.other_agrees { "yes" } else { "no" },
                what = view.terms.map_or_else(String::new, |terms| terms_text(
                    &terms,
                    Some(view.game),
                    locale
                )),
                until = relative_time(view.until),
            ));
        }
        (ProposalState::Open, Some(_)) => "waits",
        (ProposalState::Begun, _) => "begun",
        (ProposalState::Declined, _) => "declined",
        (ProposalState::Lapsed, Some(_)) => "lapsed",
        (ProposalState::Lapsed, None) => "lapsed-own",
        (ProposalState::Withdrawn, Some(false)) => "withdrawn-own",
        // Nobody has withdrawn: the match was not possible any more when the second one agreed.
        (ProposalState::Withdrawn, Some(true)) if view.other_agrees => "barred",
        (ProposalState::Withdrawn, _) => "withdrawn",
    };
    locale.say(&sentence!(
        "proposal-outcome",
        outcome = outcome,
        opponent = opponent,
        until = relative_time(view.until),
        id = view.begun.map_or_else(String::new, |id| id.to_string()),
    ))
}
