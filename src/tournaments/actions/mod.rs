//! Tournaments: found and viewed here, made in `making`, entered and left in `entering`, run by
//! their managers in `managing`. Other servers take part in
//! `taking_part`. The automatic steps are in `run`.

pub mod absent;
pub mod drafts;
pub mod entering;
pub mod homes;
pub mod making;
pub mod managing;
pub mod ruled;
pub mod run;
pub mod taking_part;
#[cfg(test)]
mod tests;
pub mod view;

use crate::{
    clocks::actions::fails_for_good,
    host::{
        Cx, Failure, Host, ReadCx,
        pass::{self, AT_ONCE, Left, Pass},
    },
    matches::actions::views::name_from,
};
use domain::{
    clock::Timestamp,
    community::{
        contest::FORFEIT_AFTER,
        tournament::{Named, NextRound, Refusal},
    },
    matches::{Actor, ChannelId, ServerId},
    names,
};
use store::{
    Cursor, DueRow, Lock, ReadTx, StoreError, StoredTournament, Terms, TournamentId,
    TournamentSummary, Tournaments, merged,
};

pub use drafts::{DraftChange, DraftView};
pub(crate) use drafts::{change_draft, draft, find_draft, publish_draft, show_draft};
pub use entering::{Entry, Withdrawal};
pub(crate) use entering::{ask_to_withdraw, enter, leave, withdraw};
pub use homes::show_here;
pub use making::{TOURNAMENT_NAME, TournamentEdit};
pub(crate) use making::{edit, make};
pub use managing::{Adjudication, Earlier, Paired};
pub(crate) use managing::{adjudicate, ask_to_adjudicate, ask_to_cancel, cancel, pair};
pub use ruled::Consequence;
pub(crate) use ruled::consequence;
pub use taking_part::PullOut;
pub(crate) use taking_part::{ask_to_pull_out, pull_out, take_part};
pub use view::{TournamentRoundView, TournamentView, Unshown};

/// How many tournaments a list shows.
const LISTED: u32 = 25;

/// How many tournaments are searched for one that is meant or typed. No server has nearly as many that
/// go on, and those come first.
const SEARCHED: u32 = 400;

/// Checks that a member is allowed to manage the server where they act.
pub const fn must_manage(by: &Actor) -> Result<(), Refusal> {
    if by.manages {
        Ok(())
    } else {
        Err(Refusal::NotManager)
    }
}

/// Checks that a member can manage a tournament: by a permission, or by its role for managers.
pub fn check_manager(by: &Actor, of: &Terms) -> Result<(), Refusal> {
    if by.manages || of.managers.is_some_and(|role| by.has_role(role)) {
        Ok(())
    } else {
        Err(Refusal::NotManager)
    }
}

/// Returns the tournaments of a server that a list shows: first those that go on, each time the newest first.
pub fn listed(cx: &ReadCx<'_>) -> Result<Vec<TournamentSummary>, Failure> {
    Ok(cx.tx.tournaments().of_server(cx.server(), LISTED)?)
}

/// Returns the same tournaments to be searched, and older ones.
pub fn to_search(cx: &ReadCx<'_>) -> Result<Vec<TournamentSummary>, Failure> {
    Ok(cx.tx.tournaments().of_server(cx.server(), SEARCHED)?)
}

/// Returns the tournaments of other servers in which this one could take part, the newest first.
pub fn elsewhere(cx: &ReadCx<'_>) -> Result<Vec<TournamentSummary>, Failure> {
    Ok(cx.tx.tournaments().elsewhere(cx.server(), SEARCHED)?)
}

/// Returns the channels in which a server shows these tournaments. Those that the user manages or has entered are left
/// out: nobody has to see a channel for them.
pub fn channels(
    cx: &ReadCx<'_>,
    ids: &[TournamentId],
) -> Result<Vec<(TournamentId, ChannelId)>, Failure> {
    let mut channels = Vec::new();
    for &id in ids {
        let Some(found) = cx.tx.tournaments().announced(id, cx.server(), cx.user())? else {
            continue;
        };
        let manages = cx.by.manages || found.managers.is_some_and(|role| cx.by.has_role(role));
        if !manages && !found.has_entered {
            channels.push((id, found.channel));
        }
    }
    Ok(channels)
}

/// Returns the current state of a tournament.
pub fn show(cx: &ReadCx<'_>, id: TournamentId) -> Result<TournamentView, Failure> {
    find(cx, id)?;
    TournamentView::load(cx.tx, id, cx.server())
}

/// Returns a tournament as FIDE's report file.
pub fn report(cx: &ReadCx<'_>, id: TournamentId) -> Result<String, Failure> {
    write_report(cx.tx, &find(cx, id)?, cx.server())
}

/// Returns any server's tournament as FIDE's report file, for the operator. `None` if there is none with this number.
pub async fn any_report(host: &Host, id: TournamentId) -> Result<Option<String>, Failure> {
    host.store
        .read(move |tx| match tx.tournaments().find(id)? {
            Some(found) => Ok(Some(write_report(tx, &found, found.terms.place.server)?)),
            None => Ok(None),
        })
        .await
}

/// Does what is due in tournaments: a game has ended, a deadline has passed, a player has not
/// shown up.
pub(crate) async fn run_due(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, now, after| due(&tx.tournaments(), now, after),
        |tx, until| tx.tournaments().next_look(until),
        |(id, server)| run_one(host, id, server, now),
    )
    .await
}

/// Takes the next steps of a tournament that are possible after a manager's decision, instead of waiting until they are
/// looked for.
pub(crate) async fn go_on(host: &Host, by: &Actor, id: TournamentId) -> Result<(), Failure> {
    run_one(host, id, by.server, host.clock().now()).await
}

async fn run_one(
    host: &Host,
    id: TournamentId,
    server: ServerId,
    now: Timestamp,
) -> Result<(), Failure> {
    let presence = host.presence;
    let done = host.store.write(Lock::Server(server), move |tx| {
        run::advance(tx, id, NextRound::WhenReady, presence, now)
    });
    if fails_for_good(done.await, id, "a tournament could not continue")? {
        host.store
            .write(Lock::Server(server), move |tx| {
                Ok::<_, Failure>(run::put_off(&tx.tournaments(), id, now)?)
            })
            .await?;
    }
    host.asked.notify_one();
    Ok(())
}

/// Returns a page of the tournaments in which something may be due, or from whose servers the bot
/// is gone.
fn due(
    tournaments: &Tournaments<'_>,
    now: Timestamp,
    after: Cursor,
) -> Result<Vec<DueRow<(TournamentId, ServerId)>>, StoreError> {
    let due = tournaments.due(now, after, AT_ONCE)?;
    let with_absent = tournaments.with_absent(now.before(FORFEIT_AFTER), after, AT_ONCE)?;
    Ok(merged(due, with_absent, AT_ONCE))
}

/// Finds the tournament with this number, if the server where the user acts takes part in it.
fn find(cx: &ReadCx<'_>, id: TournamentId) -> Result<StoredTournament, Failure> {
    let tournaments = cx.tx.tournaments();
    let found = tournaments.find(id)?.ok_or(Refusal::Unknown)?;
    let mut places = run::places(&tournaments, &found)?.into_iter();
    if places.any(|place| place.server == cx.server()) {
        Ok(found)
    } else {
        Err(Refusal::Unknown.into())
    }
}

/// Finds a tournament under the lock of its own server.
fn lock(cx: &Cx<'_>, id: TournamentId) -> Result<StoredTournament, Failure> {
    let own = cx.tx.tournaments().server_of(id)?.ok_or(Refusal::Unknown)?;
    cx.tx.lock(Lock::Server(own))?;
    find(cx, id)
}

/// Finds a tournament that the user manages, under its lock.
fn lock_managed(cx: &Cx<'_>, id: TournamentId) -> Result<StoredTournament, Failure> {
    let found = lock(cx, id)?;
    check_managed(&found, cx.by)?;
    Ok(found)
}

/// Checks that a member manages a tournament of the server where they act.
fn check_managed(found: &StoredTournament, by: &Actor) -> Result<(), Refusal> {
    if found.terms.place.server != by.server {
        return Err(Refusal::OtherServer);
    }
    check_manager(by, &found.terms)
}

/// Takes the next steps of a tournament that are possible now.
fn advance(cx: &Cx<'_>, id: TournamentId, next: NextRound) -> Result<(), Failure> {
    run::advance(cx.tx, id, next, cx.house.presence, cx.now)
}

/// Returns a tournament as FIDE's report file for a reader in this server.
fn write_report(
    tx: &ReadTx<'_>,
    found: &StoredTournament,
    here: ServerId,
) -> Result<String, Failure> {
    let mut people = Vec::new();
    let entrants = found.tournament.entrants.iter();
    for (entrant, rating) in entrants.zip(&found.ratings) {
        people.push(Named {
            number: entrant.number,
            name: names::bare(&name_from(tx, here, entrant.member())?),
            rating: *rating,
        });
    }
    let name = names::bare(&found.terms.name);
    Ok(found.tournament.report(&name, &people))
}
