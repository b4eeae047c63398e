//! `/contest`: matches between servers, and the servers that play them.

use poise::serenity_prelude as serenity;

use crate::{
    contests::{actions::proposals, cards, handlers as contests},
    discord::handlers::{Caller, Context, Error, options::labels},
    matches::handlers::answer::answer,
};
use domain::community::{
    Refused,
    contest::{Contest, ContestId, NoContest},
};
use rules::words::Locale;

/// Shows the contests of this server, or one of them.
#[poise::command(slash_command)]
pub(crate) async fn contest(
    context: Context<'_>,
    #[autocomplete = "complete_contest"] contest: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let Some(named) = contest else {
        return answer(context, contests::list(host, &caller).await?).await;
    };
    let number = named.trim().trim_start_matches('#').parse();
    let number = number.map_err(|_| Refused::from(NoContest::Which))?;
    answer(
        context,
        contests::card(host, &caller, ContestId(number)).await?,
    )
    .await
}

/// Suggests contests of this server whose labels contain the typed text.
async fn complete_contest(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let own = own_contests(context).await.map(|(contests, locale)| {
        let labelled = contests.iter().map(|contest| {
            let label = locale.say(&cards::contest_label(contest)).replace('\\', "");
            (label, contest.id.0.to_string())
        });
        labelled.collect()
    });
    labels::suggest("contests", typed, own)
}

async fn own_contests(context: Context<'_>) -> Result<(Vec<Contest>, Locale), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let contests = host.read(caller.actor(), proposals::to_search).await?;
    Ok((contests, caller.locale))
}
