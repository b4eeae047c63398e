//! What users name that was lost when the database was restored from a backup.

use poise::serenity_prelude as serenity;

use super::{Context, Error};
use crate::{
    bot::ids::{
        Action, Browse, Choosing, Contesting, CustomId, Following, Managing, Moderating, Seeking,
        ShownAt, Tournaments,
    },
    host::Host,
};
use domain::{
    clock::Timestamp,
    community::{contest::ContestId, seeks::SeekId},
    matches::{MatchId, Refusal, StepId},
};
use store::{Numbered, TournamentId};

/// Refuses a click or a form that names something lost, in its custom id or by what was chosen, or that is
/// about a state that was lost. `on` is the message to which it belongs.
pub(super) async fn check(
    host: &Host,
    id: &CustomId,
    on: Option<&serenity::Message>,
    chosen: Option<&str>,
) -> Result<(), Error> {
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
    // Later boards of the same time do not make these old, but a restoration does.
    let shown = match id {
        CustomId::Action(
            Action::Give { id, revision, .. }
            | Action::ProposePause { id, revision }
            | Action::Claim {
                id,
                revision: ShownAt(revision),
            }
            | Action::Resume {
                id,
                revision: ShownAt(revision),
            },
        ) => Some((*id, *revision)),
        _ => None,
    };
    if let Some((id, revision)) = shown {
        host.check_not_lost(id, revision).await?;
    }
    if let Some(on) = on.filter(|_| goes_by_what_was_shown(id))
        && let Some(back_to) = host.lost_at(last_changed(on)).await?
    {
        return Err(Refusal::Lost(back_to).into());
    }
    Ok(())
}

/// Returns whether a click changes something that was shown in a certain state, and does not say in which. All
/// others carry a revision or the number of an answer that is asked for once, say themselves what is to be,
/// or change nothing.
fn goes_by_what_was_shown(id: &CustomId) -> bool {
    match id {
        CustomId::Tournaments(button) => match button {
            Tournaments::Join { .. }
            | Tournaments::Leave { .. }
            | Tournaments::Withdraw { .. }
            | Tournaments::Cancel { .. }
            | Tournaments::PullOut { .. } => true,
            Tournaments::Open
            | Tournaments::Export { .. }
            | Tournaments::Table { .. }
            | Tournaments::Games { .. } => false,
        },
        CustomId::Managing(button) => match button {
            Managing::NextRound { .. }
            | Managing::NextRoundEarly { .. }
            | Managing::Result { .. }
            | Managing::Edit { .. } => true,
            Managing::Decide { .. }
            | Managing::Game
            | Managing::Players { .. }
            | Managing::Remove { .. }
            | Managing::ShowHere { .. }
            | Managing::Stop { .. }
            | Managing::TakePart => false,
        },
        CustomId::Contesting(button) => match button {
            Contesting::Accept { .. }
            | Contesting::Decline { .. }
            | Contesting::Change { .. }
            | Contesting::CallOff { .. }
            | Contesting::Join { .. }
            | Contesting::Games { .. }
            | Contesting::Leave { .. }
            | Contesting::Ready { .. }
            | Contesting::Unready { .. }
            | Contesting::Captain { .. }
            | Contesting::Substitute { .. } => true,
            Contesting::Withdraw { .. }
            | Contesting::Show
            | Contesting::ShowHere { .. }
            | Contesting::Boards { .. }
            | Contesting::OwnBoard { .. } => false,
        },
        CustomId::Moderating(button) => match button {
            Moderating::Wish { .. } => true,
            Moderating::Match { .. }
            | Moderating::Ban { .. }
            | Moderating::Unban { .. }
            | Moderating::Confirm { .. }
            | Moderating::Leave
            | Moderating::Log { .. } => false,
        },
        CustomId::Action(_)
        | CustomId::Choosing(_)
        | CustomId::Following(_)
        | CustomId::Slow(_)
        | CustomId::Browse(_)
        | CustomId::Guide(_)
        | CustomId::PlayerSetting(_)
        | CustomId::ServerSetting(_)
        | CustomId::Rewards(_)
        | CustomId::DailyPuzzle(_)
        | CustomId::Servers(_)
        | CustomId::Opening(_)
        | CustomId::Drafting(_)
        | CustomId::Laddering(_)
        | CustomId::Founding(_)
        | CustomId::Playing(_)
        | CustomId::Training(_)
        | CustomId::Vacation(_)
        | CustomId::Seeking(_)
        | CustomId::Privacy(_) => false,
    }
}

/// Returns when a message came to show what it shows, by Discord's clock.
fn last_changed(message: &serenity::Message) -> Timestamp {
    let at = message.edited_timestamp.unwrap_or(message.timestamp);
    let millis = at.unix_timestamp_nanos() / 1_000_000;
    Timestamp::from_millis(i64::try_from(millis).unwrap_or(i64::MAX))
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
