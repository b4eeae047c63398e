//! Honours that servers give their best players: roles, and announcements at the end of a season.

use std::{collections::BTreeSet, time::Duration};

use super::seasons::SeasonRow;
use crate::{
    clocks::actions::fails_for_good,
    host::{Failure, Host},
    players::actions::settings::log,
};
use domain::{
    clock::Timestamp,
    community::{HONOURED, Honour, HonourState, Season, Step, Tried, after, rank, steps},
    matches::{Member, Place, RoleId, ServerId, UserId},
    ratings::{Leaderboard, Pool, Scope, Week},
    settings::{Setting, SettingChange},
};
use store::{BulletinKind, Honours, Lock, ReadTx, WriteTx};

/// How often the honours of a server are checked.
const LOOK_EVERY: Duration = Duration::from_hours(1);

/// How many servers are checked, and roles given or taken, at a time.
const AT_A_TIME: u32 = 20;

/// How long an attempt can take before another process makes it.
const LEASE: Duration = Duration::from_mins(2);

/// The most players considered for an honour. A place is shared by more only in odd cases.
const MOST_HONOURED: u32 = 10;

/// The last place that the end of a season names.
const NAMED: u32 = 3;

/// A role that should no longer be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Without {
    /// The role of the leaderboard's first player.
    Best,
    /// The role of the first player of the previous season.
    Champion,
}

/// A manager's changes. Fields that are `None` stay as they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct HonoursChange {
    /// Whether ends of seasons are announced, in the channel where the manager says so.
    pub news: Option<bool>,
    /// The role of the leaderboard's first player.
    pub best: Option<RoleId>,
    /// The role of the first player of the previous season.
    pub champion: Option<RoleId>,
    /// The role that is no longer given.
    pub without: Option<Without>,
}

/// A server's honours for its best players.
#[derive(Clone, Copy, Debug)]
pub struct HonoursView {
    /// What the server has chosen.
    pub honours: Honours,
    /// How many roles could not be given until now.
    pub failed: u32,
}

/// The end of a season.
#[derive(Clone, Debug)]
pub struct SeasonEnd {
    /// The season.
    pub season: Season,
    /// The players in its first three places.
    pub first: Vec<SeasonRow>,
    /// How many players had a place.
    pub players: u32,
}

/// Changes a server's honours for its best players. Failed attempts are retried.
pub async fn change(
    host: &Host,
    here: Place,
    change: HonoursChange,
) -> Result<HonoursView, Failure> {
    let now = host.clock.now();
    let server = here.server;
    let view: Result<_, Failure> = host
        .store
        .write(Lock::Server(server), move |tx| {
            let locale = tx.settings().of_server(server)?.place(here).locale;
            let over = Season::of(now).before().unwrap_or(Season::of(now));
            let mut honours = tx.seasons().honours(server)?.unwrap_or(Honours {
                news: None,
                best: None,
                champion: None,
                season: over,
            });
            if let Some(wanted) = change.news {
                honours.news = wanted.then_some((here.channel, locale));
            }
            honours.best = change.best.or(honours.best);
            honours.champion = change.champion.or(honours.champion);
            match change.without {
                Some(Without::Best) => honours.best = None,
                Some(Without::Champion) => honours.champion = None,
                None => {}
            }
            tx.seasons().set_honours(server, &honours, now)?;
            tx.seasons().retry_honours(server, now)?;
            let failed = tx.seasons().honours_failed(server)?;
            Ok(HonoursView { honours, failed })
        })
        .await;
    host.honours.notify_one();
    view
}

/// Waits until a manager has changed something.
pub async fn changed(host: &Host) {
    host.honours.notified().await;
}

/// Works out which players deserve which roles now, announces the ends of seasons, and returns the
/// roles to give or take right away.
pub async fn tend(host: &Host) -> Result<Vec<(ServerId, Honour)>, Failure> {
    let now = host.clock.now();
    let due: Result<Vec<ServerId>, Failure> = host
        .store
        .read(move |tx| Ok(tx.seasons().honours_due(now, AT_A_TIME)?))
        .await;
    for server in due? {
        let looked: Result<(), Failure> = host
            .store
            .write(Lock::Server(server), move |tx| {
                update_honours(tx, server, now)
            })
            .await;
        if fails_for_good(
            looked,
            server,
            "the rewards of a server could not be updated",
        )? {
            host.store
                .write(Lock::Server(server), move |tx| {
                    Ok::<_, Failure>(
                        tx.seasons()
                            .look_at_honours(server, now.after(LOOK_EVERY))?,
                    )
                })
                .await?;
        }
    }
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx
                .seasons()
                .claim_honours(now, now.after(LEASE), AT_A_TIME)?)
        })
        .await
}

/// Notes the result of an attempt.
pub async fn note_tried(
    host: &Host,
    server: ServerId,
    honour: Honour,
    tried: Tried,
) -> Result<(), Failure> {
    let now = host.clock.now();
    let (player, role) = (honour.player, honour.role);
    host.store
        .write(Lock::Server(server), move |tx| {
            // Something else may be wanted by now.
            let known = tx.seasons().honour_roles(server)?;
            let same = |one: &&Honour| (one.player, one.role) == (player, role);
            let is_same = |one: &Honour| one.state == honour.state;
            if !known.iter().find(same).is_some_and(is_same) {
                return Ok(());
            }
            match after(&honour, tried) {
                Ok(Step::Now(state)) => {
                    tx.seasons().set_honour(server, player, role, state, None)?;
                }
                Ok(Step::Forget) => tx.seasons().forget_honour(server, player, role)?,
                Err(pause) => {
                    let due_at = pause.map(|pause| now.after(pause));
                    tx.seasons().honour_failed(server, player, role, due_at)?;
                }
            }
            Ok(())
        })
        .await
}

/// Stops giving a role that has since gained power over others. Players who have it keep it. The log
/// records that the bot made the change.
pub async fn give_up(
    host: &Host,
    server: ServerId,
    role: RoleId,
    bot: UserId,
) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Server(server), move |tx| {
            let Some(honours) = tx.seasons().honours(server)? else {
                return Ok(());
            };
            let changes = [
                SettingChange::losing(Setting::BestRole, honours.best, role),
                SettingChange::losing(Setting::ChampionRole, honours.champion, role),
            ];
            tx.absences().forget_role(server, role)?;
            let changes = changes.into_iter().flatten().collect();
            log(&tx.deeds(), Member { server, user: bot }, changes, now)
        })
        .await
}

/// Updates the honours of a server, and announces the end of a season.
fn update_honours(tx: &WriteTx<'_>, server: ServerId, now: Timestamp) -> Result<(), Failure> {
    let Some(mut honours) = tx.seasons().honours(server)? else {
        return Ok(());
    };
    if let Some(over) = Season::of(now)
        .before()
        .filter(|over| *over > honours.season)
    {
        if let Some((channel, locale)) = honours.news
            && !rank(tx.seasons().plays(server, Pool::All, over)?).is_empty()
        {
            let place = Place {
                server,
                channel,
                locale,
            };
            let end = tx.seasons().insert_season_end(server, over)?;
            tx.bulletins()
                .put_up((BulletinKind::Season, end), place, now)?;
        }
        honours.season = over;
    }
    let deserved = deserved(tx, server, &honours, now)?;
    for ((player, role), step) in steps(&deserved, &tx.seasons().honour_roles(server)?) {
        match step {
            Step::Now(state) => {
                let due = matches!(state, HonourState::Give | HonourState::Take);
                tx.seasons()
                    .set_honour(server, player, role, state, due.then_some(now))?;
            }
            Step::Forget => tx.seasons().forget_honour(server, player, role)?,
        }
    }
    Ok(tx
        .seasons()
        .set_honours(server, &honours, now.after(LOOK_EVERY))?)
}

/// Returns the players who deserve a role, with the role.
fn deserved(
    tx: &ReadTx<'_>,
    server: ServerId,
    honours: &Honours,
    now: Timestamp,
) -> Result<BTreeSet<(UserId, RoleId)>, Failure> {
    let mut deserved = BTreeSet::new();
    if let Some(role) = honours.best {
        let leaderboard = Leaderboard {
            scope: Scope::Server(server),
            pool: Pool::All,
        };
        let ladder = tx.ratings().ladder(leaderboard, Week::of(now))?;
        let best = tx
            .ratings()
            .leaderboard_after(leaderboard, None, MOST_HONOURED)?;
        let best = best
            .iter()
            .filter(|cursor| ladder.place(cursor.rung) <= HONOURED);
        deserved.extend(best.map(|cursor| (cursor.user, role)));
    }
    if let (Some(role), Some(over)) = (honours.champion, Season::of(now).before()) {
        let ranked = rank(tx.seasons().plays(server, Pool::All, over)?);
        let first = ranked.iter().take_while(|one| one.place == 1);
        deserved.extend(first.map(|one| (one.play.player, role)));
    }
    deserved.retain(|(player, _)| !player.is_deleted());
    Ok(deserved)
}

/// Loads the end of a season by its number.
pub(crate) fn season_end(tx: &ReadTx<'_>, number: i64) -> Result<Option<SeasonEnd>, Failure> {
    let Some((server, season)) = tx.seasons().season_end(number)? else {
        return Ok(None);
    };
    let ranked = rank(tx.seasons().plays(server, Pool::All, season)?);
    let row = |ranked: &domain::community::Ranked| -> Result<SeasonRow, Failure> {
        Ok(SeasonRow {
            ranked: *ranked,
            name: tx.people().name(server, ranked.play.player)?,
        })
    };
    Ok(Some(SeasonEnd {
        season,
        first: ranked
            .iter()
            .take_while(|one| one.place <= NAMED)
            .take(MOST_HONOURED as usize)
            .map(row)
            .collect::<Result<_, _>>()?,
        players: u32::try_from(ranked.len()).unwrap_or(u32::MAX),
    }))
}

#[cfg(test)]
mod tests;
