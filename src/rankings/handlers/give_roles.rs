//! Assigns and removes the roles with which servers honour their best players.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use crate::{
    discord::alarm::database_failed,
    host::Host,
    rankings::{actions::honours, handlers::honour_roles::ServerRoles},
    servers::actions::gone,
};
use domain::{
    causes::chain,
    community::{Honour, HonourState, Tried},
    matches::{ServerId, UserId},
    settings::Named,
};

/// How often to check whether something is due.
const LOOK_EVERY: Duration = Duration::from_mins(5);

/// The reason in Discord's audit log.
const REASON: Option<&str> = Some("A place on Courtier's leaderboard");

/// Members, roles and users that do not exist. A guild that does not exist may come back.
/// <https://docs.discord.com/developers/topics/opcodes-and-status-codes#json>
const GONE: [isize; 3] = [10_007, 10_011, 10_013];

const UNKNOWN_ROLE: isize = 10_011;

/// Keeps the roles of all servers up to date.
pub(crate) async fn keep(host: Host, http: Arc<serenity::Http>) {
    loop {
        match honours::tend(&host).await {
            Ok(due) => {
                for (server, honour) in due {
                    let noted = match attempt(&http, server, &honour).await {
                        Attempt::Tried(tried) => {
                            honours::note_tried(&host, server, honour, tried).await
                        }
                        Attempt::HasPower(me) => {
                            honours::give_up(&host, server, honour.role, me).await
                        }
                        Attempt::RoleGone(me) => {
                            let gone = vec![Named::Role(honour.role)];
                            gone::forget(&host, server, gone, me).await.map(drop)
                        }
                    };
                    if let Err(error) = noted {
                        database_failed(&error.into());
                    }
                }
            }
            Err(error) => database_failed(&error.into()),
        }
        tokio::select! {
            () = host.clock().sleep_after(host.clock().now(), LOOK_EVERY) => {}
            () = honours::changed(&host) => {}
        }
    }
}

/// The outcome of assigning or removing a role.
enum Attempt {
    Tried(Tried),
    /// The role gives power over others by now, so this bot does not assign it.
    HasPower(UserId),
    /// The role was deleted, as this bot has noticed.
    RoleGone(UserId),
}

async fn attempt(http: &serenity::Http, server: ServerId, honour: &Honour) -> Attempt {
    let done = match honour.state {
        HonourState::Give => give(http, server, honour).await,
        HonourState::Take => {
            let (guild, user) = (server.0.into(), honour.player.0.into());
            let role = serenity::RoleId::new(honour.role.0);
            let taken = http.remove_member_role(guild, user, role, REASON).await;
            taken.map(|()| Attempt::Tried(Tried::Done))
        }
        HonourState::Given | HonourState::Theirs => Ok(Attempt::Tried(Tried::Done)),
    };
    let error = match done {
        Ok(done) => return done,
        Err(error) => error,
    };
    if code_of(&error) == Some(UNKNOWN_ROLE)
        && let Ok(me) = http.get_current_user().await
    {
        return Attempt::RoleGone(UserId(me.id.get()));
    }
    let tried = judge(&error);
    let error = chain(&error);
    tracing::info!(%server, role = %honour.role, error, ?tried, "a role could not be given or taken");
    Attempt::Tried(tried)
}

async fn give(
    http: &serenity::Http,
    server: ServerId,
    honour: &Honour,
) -> Result<Attempt, serenity::Error> {
    let (guild, user) = (server.0.into(), honour.player.0.into());
    let role = serenity::RoleId::new(honour.role.0);
    let member = http.get_member(guild, user).await?;
    // An earlier attempt may have worked without an answer reaching the bot. So a role that someone
    // assigned by hand after a failed attempt is taken for the bot's.
    if member.roles.contains(&role) && honour.claims == 1 {
        return Ok(Attempt::Tried(Tried::HadIt));
    }
    // It had no such power when it was chosen, which may be long ago.
    if ServerRoles::fetch(http, server)
        .await?
        .has_power(honour.role)
    {
        let me = http.get_current_user().await?.id;
        tracing::warn!(%server, role = %honour.role, "a role for the best players has moderation permissions now, so the bot no longer gives it");
        return Ok(Attempt::HasPower(UserId(me.get())));
    }
    http.add_member_role(guild, user, role, REASON).await?;
    Ok(Attempt::Tried(Tried::Done))
}

fn judge(error: &serenity::Error) -> Tried {
    match code_of(error) {
        Some(code) if GONE.contains(&code) => Tried::Gone,
        _ => Tried::Failed,
    }
}

fn code_of(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)) => {
            Some(answer.error.code)
        }
        _ => None,
    }
}
