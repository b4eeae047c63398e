//! `/server`: commands for members who can manage the server: its settings, whether others find it,
//! rulings on matches, bans from play, and the log of all that.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    honours::honours,
    opening::{close, open},
    options::{OneOf, complete_finished_here, complete_running_here, server_match},
    puzzles::daily,
};
use crate::{
    bot::{
        cards,
        handlers::{
            manage::{manages, may_manage},
            settings as changing,
        },
        ids::SettingsPage,
    },
    host::{LogPage, Wanted},
};
use domain::{
    matches::{Member, Reason, Refusal, Suspect, UserId},
    settings::{PublicBottom, ServerSettings},
};
use rules::look::Theme;

/// Commands for members who can manage the server.
///
/// Discord sends each of its subcommands as a command, and never this one by itself.
#[poise::command(
    slash_command,
    default_member_permissions = "MANAGE_GUILD",
    subcommand_required,
    subcommands(
        "settings", "open", "close", "end", "abort", "annul", "unstick", "ban", "unban", "bans",
        "log", "signals", "honours", "daily"
    )
)]
pub(super) async fn server(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, cards::help(caller.locale)).await
}

/// Shows and changes the server's settings.
#[poise::command(slash_command)]
async fn settings(
    context: Context<'_>,
    theme: Option<OneOf<Theme>>,
    bottom: Option<OneOf<PublicBottom>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let change = move |settings: &mut ServerSettings| {
        let old = *settings;
        *settings = ServerSettings {
            theme: theme.map_or(old.theme, |theme| theme.0),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
            ..old
        };
    };
    let (host, http) = (&context.data().host, context.http());
    let page = SettingsPage::Boards;
    let granted = granted(context);
    let message = changing::of_server(host, http, &caller, page, granted, change).await?;
    answer(context, message).await
}

/// Ends a match with a result.
#[poise::command(slash_command)]
async fn end(
    context: Context<'_>,
    #[max_length = 200] reason: String,
    winner: Option<serenity::User>,
    #[rename = "match"]
    #[autocomplete = "complete_running_here"]
    named: Option<String>,
) -> Result<(), Error> {
    let wanted = match winner {
        Some(winner) => Wanted::Win(UserId(winner.id.get())),
        None => Wanted::Draw,
    };
    ask(context, named.as_deref(), wanted, Some(&reason)).await
}

/// Ends a match without a result.
#[poise::command(slash_command)]
async fn abort(
    context: Context<'_>,
    #[max_length = 200] reason: String,
    #[rename = "match"]
    #[autocomplete = "complete_running_here"]
    named: Option<String>,
) -> Result<(), Error> {
    ask(context, named.as_deref(), Wanted::Abort, Some(&reason)).await
}

/// Declares a finished match void.
#[poise::command(slash_command)]
async fn annul(
    context: Context<'_>,
    #[max_length = 200] reason: String,
    #[rename = "match"]
    #[autocomplete = "complete_finished_here"]
    named: Option<String>,
) -> Result<(), Error> {
    ask(context, named.as_deref(), Wanted::Annul, Some(&reason)).await
}

/// Shows all the messages of a match again.
#[poise::command(slash_command)]
async fn unstick(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_running_here"]
    named: Option<String>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Error> {
    ask(
        context,
        named.as_deref(),
        Wanted::Unstick,
        reason.as_deref(),
    )
    .await
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
        .ask_to_rule(
            Member {
                server: caller.server,
                user: caller.user,
            },
            id,
            wanted,
            reason,
        )
        .await?;
    let message = cards::ask_to_rule(&asked, granted(context), caller.locale);
    answer(context, message).await
}

/// Asks to confirm a ban from play.
#[poise::command(slash_command)]
async fn ban(
    context: Context<'_>,
    member: serenity::User,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let reason = reason.as_deref().map(read_reason).transpose()?;
    let host = &context.data().host;
    let by = caller.member();
    let asked = host
        .ask_to_ban(by, suspect(context, &member), reason)
        .await?;
    let message = cards::ask_to_ban(&asked, granted(context), caller.locale);
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
#[poise::command(slash_command)]
async fn unban(
    context: Context<'_>,
    member: serenity::User,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let member = UserId(member.id.get());
    let reason = reason.as_deref().map(read_reason).transpose()?;
    let host = &context.data().host;
    let unbanned = host
        .unban(caller.server, caller.user, member, reason)
        .await?;
    answer(context, cards::unbanned(member, unbanned, caller.locale)).await
}

/// Lists the members who are banned from play.
#[poise::command(slash_command)]
async fn bans(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let bans = context.data().host.bans(caller.server).await?;
    answer(context, cards::bans(&bans, caller.locale)).await
}

/// Shows the moderators' actions.
#[poise::command(slash_command)]
async fn log(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let log = context.data().host.log(caller.server, LogPage::Newest);
    let message = cards::log(&log.await?, granted(context), caller.locale);
    answer(context, message).await
}

/// Shows the rated matches that may deserve a look.
#[poise::command(slash_command)]
async fn signals(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let found = context.data().host.signals(caller.server).await?;
    answer(context, cards::signals(&found, caller.locale)).await
}

fn read_reason(typed: &str) -> Result<Reason, Refusal> {
    Ok(Reason::read(typed)?)
}

/// Returns whether the member has the command without having the permission for it. Discord has let the
/// member use it, so the server's integration settings grant it.
pub(super) fn granted(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return true;
    };
    !may_manage(application.interaction.member.as_deref())
}
