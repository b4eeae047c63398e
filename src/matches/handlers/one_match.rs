//! `/match`: the card of a match, on which a user does everything in it but moving.

use crate::{
    discord::handlers::{Caller, Context, Error},
    host::{Failure, Host},
    matches::{
        actions::{
            lists::{self, Among, FoundMatch},
            menu,
        },
        cards,
        handlers::{
            answer::answer,
            options::{complete_to_open, read_match},
        },
    },
    moderation::cards::wish::moderate_button,
    players::actions::history,
};
use domain::matches::{MatchId, Refusal};

/// Shows the card of a match.
#[poise::command(slash_command, category = "anywhere", rename = "match")]
pub(crate) async fn one_match(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_to_open"]
    named: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let named = named.as_deref().map(read_match).transpose()?;
    let host = &context.data().host;
    let found = find_meant(host, &caller, named).await?;
    let id = found.id;
    let caller = caller.looking_at_found(context.data(), found).await?;
    let menu = host
        .read(caller.actor(), move |cx| menu::show(cx, id))
        .await?;
    let moderate = caller.manages.then(|| moderate_button(id));
    let card = cards::menu::more(&menu, moderate);
    answer(context, card).await
}

/// Returns the match that a number names, or the one that the player can mean: the one of this thread,
/// the only one that runs, or else the one they finished last.
async fn find_meant(
    host: &Host,
    caller: &Caller,
    named: Option<MatchId>,
) -> Result<FoundMatch, Failure> {
    let channel = caller.channel;
    let found = host.read(caller.actor(), move |cx| {
        lists::find(cx, channel, named, Among::All)
    });
    let found = found.await;
    let Err(Failure::Refused(Refusal::NoMatch)) = found else {
        return found;
    };
    match host
        .read(caller.actor(), move |cx| history::find(cx, channel, named))
        .await
    {
        Err(Failure::Refused(Refusal::NothingFinished)) => found,
        past => past,
    }
}
