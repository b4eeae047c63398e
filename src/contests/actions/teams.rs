//! Signing up for a server's team, and its captain.

use super::{
    begin::begin_contest, changed, check_leads, check_manages, lock, missing,
    proposals::MOST_LISTED, store, substitution,
};
use crate::{
    host::{Cx, Failure, Host},
    moderation::actions::banned::check_bans,
};
use domain::{
    community::contest::{Contest, ContestId, MOST_PLAYERS, NoContest, State, Team},
    matches::{ServerId, UserId},
};
use rules::GameId;
use store::{Contests, Deed, Lock, Moderation, SignedUp};

/// Signs a member up for their server, for these games or for all, until the boards are set up.
/// After that, a strong player who joined as a reserve would not face the strongest of the other
/// team.
pub fn join(cx: &Cx<'_>, id: ContestId, games: &[GameId]) -> Result<(Contest, Team), Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (contest, team) = lock(tx, cx.server(), id)?;
    contest.check(State::SigningUp)?;
    check_bans(&tx.bans(), cx.server(), cx.user(), None)?;
    let signed = tx.contests().signed_up(id)?;
    let before = signed.iter().find(|one| one.player == cx.user());
    match before {
        Some(before) if before.team != team => {
            return Err(NoContest::InOtherTeam(None).into());
        }
        Some(_) => {}
        None => {
            let count = signed.iter().filter(|one| one.team == team).count();
            if count >= MOST_PLAYERS {
                return Err(NoContest::FullTeam(MOST_PLAYERS).into());
            }
        }
    }
    let mut wanted = contest.terms.games().to_vec();
    wanted.retain(|game| games.is_empty() || games.contains(game));
    if wanted.len() == contest.terms.games().len() {
        wanted.clear();
    }
    tx.contests().sign_up(id, cx.user(), team, &wanted, now)?;
    changed(&tx.bulletins(), id, now)?;
    Ok((contest, team))
}

/// Removes a member from the list of those who play for their server.
pub fn leave(cx: &Cx<'_>, id: ContestId) -> Result<Contest, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (contest, team) = lock(tx, cx.server(), id)?;
    if !matches!(contest.state, State::SigningUp | State::Running) {
        return Err(NoContest::NotNow(contest.state).into());
    }
    let signed = signed(&tx.contests(), id, team, cx.user(), cx.user())?;
    if signed.seated {
        // A reserve takes the place, if it is early enough.
        substitution::substitute(tx, &contest, cx.user(), now)?;
    } else {
        tx.contests().sign_off(id, cx.user())?;
    }
    changed(&tx.bulletins(), id, now)?;
    Ok(contest)
}

/// Makes a member the captain of their server's team.
pub fn name_captain(cx: &Cx<'_>, id: ContestId, captain: UserId) -> Result<Contest, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (mut contest, team) = lock(tx, cx.server(), id)?;
    check_manages(cx.by)?;
    if contest.state.is_closed() {
        return Err(NoContest::NotNow(contest.state).into());
    }
    let signed = tx.contests().signed_up(id)?;
    let mut plays = signed.iter().filter(|one| one.player == captain);
    if plays.any(|one| one.team != team) {
        return Err(NoContest::InOtherTeam(Some(captain)).into());
    }
    contest.captains[team.index()] = Some(captain);
    store(tx, &contest, now)?;
    Ok(contest)
}

/// Returns the captains of a server's teams in contests that go on.
pub async fn captains(host: &Host, server: ServerId) -> Result<Vec<(ContestId, UserId)>, Failure> {
    host.store
        .read(move |tx| {
            let mut captains = Vec::new();
            for contest in tx.contests().of_server(server, MOST_LISTED)? {
                let team = contest.team_of(server)?;
                if let Some(captain) = contest.captains[team.index()]
                    && !contest.state.is_closed()
                {
                    captains.push((contest.id, captain));
                }
            }
            Ok(captains)
        })
        .await
}

/// Leaves the team of a server without this captain, who has left the server. Members who manage it
/// lead the team. The log says that the bot made the change.
pub async fn forget_captain(
    host: &Host,
    server: ServerId,
    id: ContestId,
    gone: UserId,
    bot: UserId,
) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::None, move |tx| {
            let (mut contest, team) = lock(tx, server, id)?;
            if contest.captains[team.index()] == Some(gone) && !contest.state.is_closed() {
                contest.captains[team.index()] = None;
                store(tx, &contest, now)?;
                let deed = Moderation {
                    server,
                    moderator: bot,
                    deed: Deed::CaptainLeft(id, gone),
                    reason: None,
                };
                tx.deeds().log(&deed, now)?;
                tracing::info!(%server, contest = id.0, "a team's captain left the server");
            }
            Ok(())
        })
        .await
}

/// Records that a captain is ready for the boards to be set up. Once both are ready, the boards are
/// set up. A captain without a team can't say so.
pub fn ready(cx: &Cx<'_>, id: ContestId) -> Result<Contest, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (mut contest, team) = lock(tx, cx.server(), id)?;
    check_leads(cx.by, &contest, team)?;
    let both = contest.set_ready(team)?;
    let signed = tx.contests().signed_up(id)?;
    if !signed.iter().any(|one| one.team == team) {
        return Err(NoContest::TooFew.into());
    }
    if !both {
        store(tx, &contest, now)?;
    } else if let Some(gone) = missing(&tx.absences(), &contest)? {
        let name = contest.names[gone.index()].clone();
        return Err(NoContest::Gone(name).into());
    } else if !begin_contest(tx, &mut contest, now)? {
        return Err(NoContest::TooFew.into());
    }
    Ok(contest)
}

/// Takes back that a captain is ready.
pub fn unready(cx: &Cx<'_>, id: ContestId) -> Result<Contest, Failure> {
    let tx = cx.tx;
    let (mut contest, team) = lock(tx, cx.server(), id)?;
    check_leads(cx.by, &contest, team)?;
    contest.set_unready(team)?;
    store(tx, &contest, cx.now)?;
    Ok(contest)
}

/// Replaces a player with the first reserve, as the player or their captain asks.
pub fn substitute(cx: &Cx<'_>, id: ContestId, player: UserId) -> Result<UserId, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (contest, team) = lock(tx, cx.server(), id)?;
    contest.check(State::Running)?;
    if player != cx.user() {
        check_leads(cx.by, &contest, team)?;
    }
    signed(&tx.contests(), id, team, player, cx.user())?;
    let reserve = substitution::substitute(tx, &contest, player, now)?;
    changed(&tx.bulletins(), id, now)?;
    Ok(reserve)
}

/// Returns what a member has signed up for in this team, for someone who asks.
fn signed(
    contests: &Contests<'_>,
    id: ContestId,
    team: Team,
    player: UserId,
    by: UserId,
) -> Result<SignedUp, Failure> {
    let other = Some(player).filter(|player| *player != by);
    let signed = contests.signed_up(id)?;
    let found = signed.into_iter().find(|one| one.player == player);
    let found = found.ok_or(NoContest::NotSignedUp(other))?;
    if found.team == team {
        Ok(found)
    } else {
        Err(NoContest::InOtherTeam(other).into())
    }
}
