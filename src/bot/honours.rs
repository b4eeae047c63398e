//! Gives and takes the roles with which servers honour their best players.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::alarm::database_failed;
use crate::{
    causes::chain,
    community::{Honour, HonourState, Tried},
    host::Host,
    matches::ServerId,
};

/// How often it is looked whether something is due.
const LOOK_EVERY: Duration = Duration::from_mins(5);

/// What Discord's audit log says.
const REASON: Option<&str> = Some("A place on Courtier's leaderboard");

/// Members, roles and users that are not there. A guild that is not there may come back.
/// <https://docs.discord.com/developers/topics/opcodes-and-status-codes#json>
const GONE: [isize; 3] = [10_007, 10_011, 10_013];

/// Keeps the roles of all servers in step.
pub(super) async fn keep(host: Host, http: Arc<serenity::Http>) {
    loop {
        match host.tend_honours().await {
            Ok(due) => {
                for (server, honour) in due {
                    let tried = attempt(&http, server, &honour).await;
                    if let Err(error) = host.honour_tried(server, honour, tried).await {
                        database_failed(&error.into());
                    }
                }
            }
            Err(error) => database_failed(&error.into()),
        }
        tokio::select! {
            () = host.clock().sleep_after(host.clock().now(), LOOK_EVERY) => {}
            () = host.honours_changed() => {}
        }
    }
}

async fn attempt(http: &serenity::Http, server: ServerId, honour: &Honour) -> Tried {
    let (guild, role) = (server.0.into(), serenity::RoleId::new(honour.role.0));
    let user = honour.player.0.into();
    let tried = match honour.state {
        HonourState::Give => match http.get_member(guild, user).await {
            // An earlier attempt may have worked although nobody heard of it. So a role that somebody gave
            // by hand after one that failed is taken for the bot's.
            Ok(member) if member.roles.contains(&role) && honour.claims == 1 => Ok(Tried::HadIt),
            Ok(_) => {
                let given = http.add_member_role(guild, user, role, REASON).await;
                given.map(|()| Tried::Done)
            }
            Err(error) => Err(error),
        },
        HonourState::Take => {
            let taken = http.remove_member_role(guild, user, role, REASON).await;
            taken.map(|()| Tried::Done)
        }
        HonourState::Given | HonourState::Theirs => Ok(Tried::Done),
    };
    tried.unwrap_or_else(|error| {
        let tried = judge(&error);
        let error = chain(&error);
        tracing::info!(%server, role = %honour.role, error, ?tried, "a role is not as it should be");
        tried
    })
}

fn judge(error: &serenity::Error) -> Tried {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer))
            if GONE.contains(&answer.error.code) =>
        {
            Tried::Gone
        }
        _ => Tried::Failed,
    }
}
