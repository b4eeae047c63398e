//! What users name that was lost when the database was restored from a backup.

use poise::serenity_prelude as serenity;

use super::{Context, Error};
use crate::{
    bot::ids::{
        Action, Browse, Choosing, Contesting, CustomId, Following, Managing, Seeking, Tournaments,
    },
    host::Host,
};
use domain::{
    community::{contest::ContestId, seeks::SeekId},
    matches::{MatchId, Refusal, StepId},
};
use store::{Numbered, TournamentId};

/// Refuses a click or a form that names something lost, in its custom id or by what was chosen.
pub(super) async fn check(host: &Host, id: &CustomId, chosen: Option<&str>) -> Result<(), Error> {
    let mut named = id.numbers();
    named.extend(chosen.and_then(number).and_then(|number| match id {
        CustomId::Tournaments(Tournaments::Open) | CustomId::Managing(Managing::TakePart) => {
            Some(Numbered::Tournament(TournamentId(number)))
        }
        CustomId::Contesting(Contesting::Show) => Some(Numbered::Contest(ContestId(number))),
        CustomId::Managing(Managing::Game)
        | CustomId::Seeking(Seeking::Seat)
        | CustomId::Browse(Browse::Pick)
        | CustomId::Following(Following::UnfollowOne) => Some(Numbered::Match(MatchId(number))),
        CustomId::Seeking(Seeking::Take { .. } | Seeking::Withdraw { .. }) => {
            Some(Numbered::Seek(SeekId(number)))
        }
        CustomId::Choosing(Choosing::PlanOn { .. } | Choosing::Forget { .. }) => {
            Some(Numbered::Step(StepId(number.into())))
        }
        _ => None,
    }));
    if let Some(back_to) = host.lost(named).await? {
        return Err(Refusal::Lost(back_to).into());
    }
    match id {
        // Later boards of the same time do not make these old, but a restoration does.
        CustomId::Action(
            Action::Give { id, revision, .. } | Action::ProposePause { id, revision },
        ) => Ok(host.check_not_lost(*id, *revision).await?),
        _ => Ok(()),
    }
}

/// Replaces the refusal of a command if one of its options names something lost.
pub(super) async fn named(context: Context<'_>, error: Error) -> Error {
    let poise::Context::Application(application) = context else {
        return error;
    };
    if !matches!(error, Error::Refused(_) | Error::Community(_)) {
        return error;
    }
    let named = application.args.iter().filter_map(|option| {
        let number = match option.value {
            serenity::ResolvedValue::String(text) => number(text)?,
            serenity::ResolvedValue::Integer(number) => u32::try_from(number).ok()?,
            _ => return None,
        };
        match option.name {
            "match" | "seat" => Some(Numbered::Match(MatchId(number))),
            "tournament" => Some(Numbered::Tournament(TournamentId(number))),
            "contest" => Some(Numbered::Contest(ContestId(number))),
            _ => None,
        }
    });
    match context.data().host.lost(named.collect()).await {
        Ok(Some(back_to)) => Refusal::Lost(back_to).into(),
        Ok(None) => error,
        Err(failure) => failure.into(),
    }
}

/// Returns the number with which a text begins, as in `12`, `#12` or a suggestion.
fn number(text: &str) -> Option<u32> {
    let text = text.trim().trim_start_matches('#');
    let end = text.find(|c: char| !c.is_ascii_digit());
    text[..end.unwrap_or(text.len())].parse().ok()
}
