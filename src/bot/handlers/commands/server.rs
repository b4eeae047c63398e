//! `/server`: commands for members who can manage the server: its settings, whether others find it,
//! rulings on matches, bans from play, and the log of all that.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{
        OneOf, ReasonLength, ServerAction, Text, Uses, action_chosen, check_used,
        complete_finished_here, complete_running_here, needed, server_match,
    },
};
use crate::{
    bot::{cards, handlers::settings as changing, ids::ServerPage, permissions::manages},
    host::Wanted,
};
use domain::matches::{Reason, Refusal, Suspect, UserId};

/// Shows a page of what managers decide, or does what the action says.
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn server(
    context: Context<'_>,
    action: Option<OneOf<ServerAction>>,
    #[rename = "match"]
    #[autocomplete = "complete_match_to_rule"]
    named: Option<String>,
    winner: Option<serenity::User>,
    member: Option<serenity::User>,
    reason: Option<Text<ReasonLength>>,
) -> Result<(), Error> {
    let boards = ServerAction::Page(ServerPage::Boards);
    let action = action.map_or(boards, |action| action.0);
    check_used(context, action.uses())?;
    let named = named.as_deref();
    let reason = reason.map(Text::get);
    let given = reason.as_deref();
    match action {
        ServerAction::Page(page) => show(context, page).await,
        ServerAction::Close => close(context).await,
        ServerAction::Ban => {
            let member = needed(member, "command-server-member")?;
            ban(context, member, given).await
        }
        ServerAction::Unban => {
            let member = needed(member, "command-server-member")?;
            unban(context, member, given).await
        }
        ServerAction::End => {
            let wanted = match winner {
                Some(winner) => Wanted::Win(UserId(winner.id.get())),
                None => Wanted::Draw,
            };
            ask(context, named, wanted, Some(needed(given, REASON)?)).await
        }
        ServerAction::Cancel => {
            ask(context, named, Wanted::Abort, Some(needed(given, REASON)?)).await
        }
        ServerAction::Void => {
            ask(context, named, Wanted::Annul, Some(needed(given, REASON)?)).await
        }
        ServerAction::Repost => ask(context, named, Wanted::Unstick, given).await,
    }
}

/// The key of the option for a moderator's reason.
const REASON: &str = "command-server-reason";

/// Suggests the matches of the server with which the chosen action can be done.
async fn complete_match_to_rule(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    match action_chosen::<ServerAction>(context) {
        Some(ServerAction::Void) => complete_finished_here(context, typed).await,
        _ => complete_running_here(context, typed).await,
    }
}

/// Hides the server from others.
async fn close(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let was_open = host.close_server(caller.server, caller.user).await?;
    answer(context, cards::closed_server(was_open, caller.locale)).await
}

/// Shows a page.
async fn show(context: Context<'_>, page: ServerPage) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let data = context.data();
    let message = changing::server_page(data, context.http(), &caller, page, caller.access());
    answer(context, message.await?).await
}

/// Asks to confirm a ruling.
async fn ask(
    context: Context<'_>,
    named: Option<&str>,
    wanted: Wanted,
    reason: Option<&str>,
) -> Result<(), Error> {
    let reason = reason.map(read_reason).transpose()?;
    let (caller, id) = server_match(context, named).await?;
    let host = &context.data().host;
    let asked = host
        .ask_to_rule(caller.member(), id, wanted, reason)
        .await?;
    let message = cards::ask_to_rule(&asked, caller.access(), caller.locale);
    answer(context, message).await
}

/// Asks to confirm a ban from play.
async fn ban(
    context: Context<'_>,
    member: serenity::User,
    reason: Option<&str>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let reason = reason.map(read_reason).transpose()?;
    let host = &context.data().host;
    let by = caller.member();
    let asked = host
        .ask_to_ban(by, suspect(context, &member), reason)
        .await?;
    let message = cards::ask_to_ban(&asked, caller.access(), caller.locale);
    answer(context, message).await
}

/// Returns what Discord says about a member whom a command names.
fn suspect(context: Context<'_>, member: &serenity::User) -> Suspect {
    let permissions = match context {
        poise::Context::Application(application) => {
            let members = &application.interaction.data.resolved.members;
            members
                .get(&member.id)
                .and_then(|member| member.permissions)
        }
        poise::Context::Prefix(_) => None,
    };
    Suspect {
        user: UserId(member.id.get()),
        is_bot: member.bot,
        may_manage: permissions.is_some_and(manages),
    }
}

/// Lets a member play again.
async fn unban(
    context: Context<'_>,
    member: serenity::User,
    reason: Option<&str>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let member = UserId(member.id.get());
    let reason = reason.map(read_reason).transpose()?;
    let host = &context.data().host;
    let unbanned = host
        .unban(caller.server, caller.user, member, reason)
        .await?;
    answer(context, cards::unbanned(member, unbanned, caller.locale)).await
}

fn read_reason(typed: &str) -> Result<Reason, Refusal> {
    Ok(Reason::read(typed)?)
}
