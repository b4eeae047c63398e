//! The options `match` and `move`: the match that a player means, the move, and suggestions for both.

use poise::serenity_prelude as serenity;

use crate::{
    discord::{
        error::Error,
        handlers::{
            Caller, Context, Data,
            options::{completions, labels},
        },
        messages::MOST_SUGGESTIONS,
    },
    matches::{
        actions::{
            lists::{self, Among, MatchListView},
            moves,
        },
        cards::{
            boards::moving::suggestion, finished_label, running_label, seat_label, server_label,
        },
    },
    moderation::actions::rulings,
    players::actions::history::{self, HistoryPage},
};
use domain::matches::{MatchId, Phase, Refusal};
use rules::{Prospect, words::Locale};
use store::HistoryFilter;

/// Matches with their labels in suggestions.
type Labels = Vec<(MatchId, String)>;

/// Returns the user who gives a command about a running match, and the match: the one that an
/// option names, or else the one `among` these that the player can mean.
pub(crate) async fn named_match(
    context: Context<'_>,
    named: Option<&str>,
    among: Among,
) -> Result<(Caller, MatchId), Error> {
    let caller = Caller::commanding(context)?;
    let named = named.map(read_match).transpose()?;
    let host = &context.data().host;
    let channel = caller.channel;
    let found = host.read(caller.actor(), move |cx| {
        lists::find(cx, channel, named, among)
    });
    let found = found.await?;
    let id = found.id;
    Ok((caller.looking_at_found(context.data(), found).await?, id))
}

/// Parses the match that a text names, `12` or `#12`.
pub(crate) fn read_match(text: &str) -> Result<MatchId, Refusal> {
    let number = text.trim().trim_start_matches('#').parse();
    number
        .map(MatchId)
        .map_err(|_| Refusal::NoSuchMatch(text.chars().take(40).collect()))
}

completions! {
    /// Suggests the player's running matches.
    complete_match => |context| running(context);
    /// Suggests the player's running matches in which it is their turn.
    complete_own_turn => |context| own_turn(context);
    /// Suggests the seats that the player can take.
    complete_seat => |context| seats(context);
    /// Suggests matches to open: the player's running ones, others of the server to follow, and the player's
    /// latest finished ones.
    complete_to_open => |context| to_open(context);
    /// Suggests matches where finished ones are allowed: the player's running ones and the latest
    /// finished ones.
    complete_any_match => |context| running_and_finished(context);
}

/// Returns the matches to open: the player's running ones, others of the server, which can be followed, and the
/// player's latest finished ones.
async fn to_open(context: Context<'_>) -> Result<Labels, Error> {
    let mut labels = running(context).await?;
    let own: Vec<MatchId> = labels.iter().map(|(id, _)| *id).collect();
    let here = running_here(context).await?.into_iter();
    labels.extend(here.filter(|(id, _)| !own.contains(id)));
    labels.extend(finished(context).await?);
    Ok(labels)
}

async fn running_here(context: Context<'_>) -> Result<Labels, Error> {
    let caller = Caller::commanding(context)?;
    let data = context.data();
    let latest = data.host.read(caller.actor(), |cx| {
        rulings::latest_matches(cx, Phase::Running)
    });
    let mut latest = latest.await?;
    let ids = latest.iter().map(|found| found.id).collect();
    let open = data.visibility.known_open(&caller.onlooker(), ids).await?;
    latest.retain(|found| open.contains(&found.id));
    let latest = latest.into_iter();
    let labels = latest.map(|found| (found.id, caller.locale.say(&server_label(&found))));
    Ok(labels.collect())
}

async fn running(context: Context<'_>) -> Result<Labels, Error> {
    let (caller, list) = list(context).await?;
    Ok(running_labels(&list, caller.locale))
}

async fn own_turn(context: Context<'_>) -> Result<Labels, Error> {
    let (caller, mut list) = list(context).await?;
    list.running.retain(|(found, _)| found.to_move);
    Ok(running_labels(&list, caller.locale))
}

fn running_labels(list: &MatchListView, locale: Locale) -> Labels {
    let running = list.running.iter();
    running
        .map(|(found, opponent)| {
            let label = running_label(found, opponent);
            (found.id, locale.say(&label))
        })
        .collect()
}

/// Leaves out the challenges that are made in channels which the caller can't see.
pub(crate) async fn keep_seen(
    data: &Data,
    caller: &Caller,
    list: &mut MatchListView,
) -> Result<(), Error> {
    // Outside of servers, a user's list has what is between them and someone else.
    if caller.server.is_elsewhere() {
        return Ok(());
    }
    let ids = list.challenges.iter().map(|(open, _)| open.id).collect();
    let seen = data.visibility.known_open(&caller.onlooker(), ids).await?;
    list.challenges.retain(|(open, _)| seen.contains(&open.id));
    Ok(())
}

async fn seats(context: Context<'_>) -> Result<Labels, Error> {
    let (caller, mut list) = list(context).await?;
    keep_seen(context.data(), &caller, &mut list).await?;
    let others = list
        .challenges
        .iter()
        .filter(|(open, _)| open.challenger != caller.user);
    Ok(others
        .map(|(open, challenger)| {
            let label = seat_label(open, challenger);
            (open.id, caller.locale.say(&label))
        })
        .collect())
}

async fn running_and_finished(context: Context<'_>) -> Result<Labels, Error> {
    let mut labels = running(context).await?;
    labels.extend(finished(context).await?);
    Ok(labels)
}

async fn finished(context: Context<'_>) -> Result<Labels, Error> {
    let caller = Caller::commanding(context)?;
    let past = HistoryFilter {
        server: caller.server,
        player: caller.user,
        opponent: None,
        game: None,
        viewer: caller.user,
    };
    let host = &context.data().host;
    let history = host.read(caller.actor(), move |cx| {
        history::list(cx, past, HistoryPage::Newest)
    });
    let matches = history.await?.matches;
    let labels = matches.iter().map(|(one, _, opponent)| {
        let label = finished_label(one, opponent);
        (one.id, caller.locale.say(&label))
    });
    Ok(labels.collect())
}

async fn list(context: Context<'_>) -> Result<(Caller, MatchListView), Error> {
    let caller = Caller::commanding(context)?;
    let list = context.data().host.read(caller.actor(), lists::mine);
    let list = list.await?;
    Ok((caller, list))
}

fn suggest(typed: &str, labels: Result<Labels, Error>) -> serenity::CreateAutocompleteResponse {
    let labels = labels.map(|labels| {
        let labels = labels.into_iter();
        labels
            .map(|(id, label)| (label, id.0.to_string()))
            .collect()
    });
    labels::suggest("matches", typed, labels)
}

/// Suggests moves that match what a player is typing, in the match in which the command would play.
pub(crate) async fn complete_move(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let locale = Locale::from_discord(context.locale().unwrap_or_default());
    // An error means that there is nothing to suggest; sending the command says why.
    let moves = fitting_moves(context, typed).await.unwrap_or_default();
    let labels = moves
        .into_iter()
        .map(|one| (suggestion(&one).written(locale), one.mv.to_string()));
    labels::respond(labels.collect())
}

async fn fitting_moves(context: Context<'_>, typed: &str) -> Result<Vec<Prospect>, Error> {
    let (caller, id) = named_match(context, other_option(context, "match"), Among::OwnTurn).await?;
    let host = &context.data().host;
    let typed = typed.to_owned();
    let moves = moves::suggest(host, caller.actor(), id, typed, MOST_SUGGESTIONS);
    Ok(moves.await?)
}

/// Returns the value entered for another option of the command.
fn other_option<'a>(context: Context<'a>, name: &str) -> Option<&'a str> {
    let poise::Context::Application(application) = context else {
        return None;
    };
    let mut options = application.args.iter();
    let option = options.find(|option| option.name == name)?;
    match option.value {
        serenity::ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}
