//! `/match`: a match, and whatever a user wants with it. Without an action it shows the card on which
//! each of them is a button.

use super::{
    Caller, Context, Error, agree, answer, following, look,
    options::{
        MatchAction, NoteLength, OneOf, Text, Uses, check_used, complete_meant, named_match,
        read_match,
    },
    past, play, training,
};
use crate::{
    bot::{cards, handlers::looking_back::WithNote},
    host::{Among, Failure, FoundMatch, Host, clocks::agreed},
};
use domain::matches::{MatchId, Refusal};

/// Shows the card of a match, or does what the action says.
#[poise::command(slash_command, category = "anywhere", rename = "match")]
pub(super) async fn one_match(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_meant"]
    named: Option<String>,
    action: Option<OneOf<MatchAction>>,
    note: Option<Text<NoteLength>>,
) -> Result<(), Error> {
    let named = named.as_deref();
    let action = match (action, &note) {
        (Some(OneOf(action)), _) => action,
        (None, Some(_)) => MatchAction::Note,
        (None, None) => return card(context, named).await,
    };
    check_used(context, action.uses())?;
    match action {
        MatchAction::Moves => look::moves(context, named).await,
        MatchAction::Clock => clock(context, named).await,
        MatchAction::Plan => play::plan(context, named).await,
        MatchAction::Hint => training::hint(context, named).await,
        MatchAction::Takeback => agree::takeback(context, named).await,
        MatchAction::Claim => agree::claim(context, named).await,
        MatchAction::Note => following::note(context, named, note.map(Text::get)).await,
        MatchAction::Follow => following::follow(context, named).await,
        MatchAction::Analyze => training::analyze(context, named).await,
        MatchAction::Export => past::export(context, named, WithNote::No).await,
        MatchAction::ExportNote => past::export(context, named, WithNote::Yes).await,
    }
}

async fn card(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let named = named.map(read_match).transpose()?;
    let host = &context.data().host;
    let found = meant(host, &caller, named).await?;
    let id = found.id;
    let caller = caller.looking_at_found(context.data(), found).await?;
    let menu = host.more(caller.server, id, caller.user).await?;
    let moderate = caller
        .manages
        .then(|| cards::moderate_button(id, caller.locale));
    let card = cards::more(&menu, caller.locale).with_buttons(moderate);
    answer(context, card).await
}

/// Returns the match that a number names, or the one that the player can mean: the one of this thread,
/// the only one that runs, or else the one they finished last.
async fn meant(
    host: &Host,
    caller: &Caller,
    named: Option<MatchId>,
) -> Result<FoundMatch, Failure> {
    let (server, channel, user) = (caller.server, caller.channel, caller.user);
    let found = host.find(server, channel, user, named, Among::All).await;
    let Err(Failure::Refused(Refusal::NoMatch)) = found else {
        return found;
    };
    match host.find_past(server, channel, user, named).await {
        Err(Failure::Refused(Refusal::NothingFinished)) => found,
        past => past,
    }
}

/// Shows the clock of a match.
async fn clock(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::All).await?;
    let host = &context.data().host;
    let look = host
        .read(caller.actor(), move |cx| agreed::look(cx, id))
        .await?;
    answer(context, cards::clock_look(&look, caller.locale)).await
}
