//! Tournaments: found and viewed here, made in `making`, entered and left in `entering`, run by
//! their managers in `managing`. `choosing` decides which one is meant. Other servers take part in
//! `taking_part`. The automatic steps are in `run`.

mod absent;
mod choosing;
pub(super) mod drafts;
mod entering;
mod homes;
mod making;
mod managing;
mod ruled;
mod run;
mod taking_part;
#[cfg(test)]
mod tests;
mod view;

use super::{
    Failure, Host, ServerMatch,
    clocks::fails_for_good,
    matches::views::name_from,
    upkeep::chores::{AT_ONCE, Left, Pass},
};
use domain::{
    clock::Timestamp,
    community::{
        contest::FORFEIT_AFTER,
        tournament::{Named, NextRound, Refusal, Stage},
    },
    matches::{ChannelId, RoleId, ServerId, UserId},
    names,
};
use store::{
    Cursor, DueRow, Lock, ReadTx, StoreError, StoredTournament, Terms, TournamentId,
    TournamentSummary, Tournaments, WriteTx, merged,
};

pub use choosing::Meant;
pub use drafts::DraftId;
pub use entering::{Entry, Withdrawal};
pub use making::{TOURNAMENT_NAME, TournamentEdit, TournamentRequest};
pub use managing::{Adjudication, Earlier, Paired};
pub use ruled::Consequence;
pub(in crate::host) use ruled::consequence;
pub use taking_part::PullOut;
pub use view::{TournamentRoundView, TournamentView, Unshown};

/// How many tournaments a list shows.
const LISTED: u32 = 25;

/// How many tournaments are searched for one that is meant or typed. No server has nearly as many that
/// go on, and those come first.
const SEARCHED: u32 = 400;

/// Returns the tournaments of a server, and those in which it takes part, that go on, the newest first.
fn going_on(
    tournaments: &Tournaments<'_>,
    server: ServerId,
) -> Result<Vec<TournamentSummary>, Failure> {
    let mut all = tournaments.of_server(server, SEARCHED)?;
    all.retain(|one| goes_on(one.stage));
    Ok(all)
}

const fn goes_on(stage: Stage) -> bool {
    matches!(stage, Stage::SignUp | Stage::Running)
}

/// The member who requests something about a tournament.
#[derive(Clone, Debug)]
pub struct TournamentCaller {
    /// The member, as the server shows them.
    pub user: UserId,
    /// The member's roles.
    pub roles: Vec<RoleId>,
    /// Whether the member is allowed to manage the server.
    pub manages: bool,
}

impl TournamentCaller {
    /// Checks that the member is allowed to manage the server.
    pub const fn must_manage(&self) -> Result<(), Refusal> {
        if self.manages {
            Ok(())
        } else {
            Err(Refusal::NotManager)
        }
    }

    /// Checks that the user can manage a tournament: by a permission, or by its role for managers.
    pub fn check_manager(&self, of: &Terms) -> Result<(), Refusal> {
        let has_role = of.managers.is_some_and(|role| self.roles.contains(&role));
        if self.manages || has_role {
            Ok(())
        } else {
            Err(Refusal::NotManager)
        }
    }
}

impl Host {
    /// Returns the tournaments of a server that a list shows: first those that go on, each time the
    /// newest first.
    pub async fn tournaments(&self, server: ServerId) -> Result<Vec<TournamentSummary>, Failure> {
        self.store
            .read(move |tx| Ok(tx.tournaments().of_server(server, LISTED)?))
            .await
    }

    /// Returns the same tournaments to be searched, and older ones.
    pub async fn tournaments_to_search(
        &self,
        server: ServerId,
    ) -> Result<Vec<TournamentSummary>, Failure> {
        self.store
            .read(move |tx| Ok(tx.tournaments().of_server(server, SEARCHED)?))
            .await
    }

    /// Returns the channels in which a server shows these tournaments. Those that the user manages or has entered
    /// are left out: nobody has to see a channel for them.
    pub async fn tournament_channels(
        &self,
        server: ServerId,
        by: TournamentCaller,
        ids: Vec<TournamentId>,
    ) -> Result<Vec<(TournamentId, ChannelId)>, Failure> {
        if by.manages {
            return Ok(Vec::new());
        }
        self.store
            .read(move |tx| {
                let mut channels = Vec::new();
                for &id in &ids {
                    let Some(found) = tx.tournaments().announced(id, server, by.user)? else {
                        continue;
                    };
                    let has_role = found.managers.is_some_and(|role| by.roles.contains(&role));
                    if !has_role && !found.has_entered {
                        channels.push((id, found.channel));
                    }
                }
                Ok(channels)
            })
            .await
    }

    /// Returns the tournaments of other servers in which this one could take part, the newest
    /// first.
    pub async fn tournaments_elsewhere(
        &self,
        server: ServerId,
    ) -> Result<Vec<TournamentSummary>, Failure> {
        self.store
            .read(move |tx| Ok(tx.tournaments().elsewhere(server, SEARCHED)?))
            .await
    }

    /// Returns the current state of a tournament.
    pub async fn tournament(
        &self,
        server: ServerId,
        id: TournamentId,
    ) -> Result<TournamentView, Failure> {
        self.store
            .read(move |tx| {
                find(&tx.tournaments(), server, id)?;
                TournamentView::load(tx, id, server)
            })
            .await
    }

    /// Returns the undecided games of a server's tournaments.
    pub async fn open_tournament_games(
        &self,
        server: ServerId,
        by: TournamentCaller,
    ) -> Result<Vec<ServerMatch>, Failure> {
        self.store
            .read(move |tx| {
                let mut open = Vec::new();
                for one in going_on(&tx.tournaments(), server)? {
                    let found = tx.tournaments().find(one.id)?.ok_or(Refusal::Unknown)?;
                    let is_own = found.terms.place.server == server;
                    let manages = by.check_manager(&found.terms).is_ok();
                    if is_own && manages && found.tournament.stage == Stage::Running {
                        open.extend(open_games(tx, &found)?);
                    }
                }
                Ok(open)
            })
            .await
    }

    /// Returns a tournament as FIDE's report file, and its name.
    pub async fn tournament_report(
        &self,
        server: ServerId,
        id: TournamentId,
    ) -> Result<(String, String), Failure> {
        self.store
            .read(move |tx| report(tx, &find(&tx.tournaments(), server, id)?, server))
            .await
    }

    /// Returns the same for any server's tournament, for the operator. `None` if there is none with
    /// this number.
    pub async fn any_tournament_report(&self, id: TournamentId) -> Result<Option<String>, Failure> {
        self.store
            .read(move |tx| match tx.tournaments().find(id)? {
                Some(found) => {
                    let (_, report) = report(tx, &found, found.terms.place.server)?;
                    Ok(Some(report))
                }
                None => Ok(None),
            })
            .await
    }

    /// Does what is due in tournaments: a game has ended, a deadline has passed, a player has not
    /// shown up.
    pub(super) async fn run_tournaments(&self, pass: &mut Pass) -> Result<Left, Failure> {
        let now = pass.until;
        self.do_page(
            pass,
            |tx, now, after| due(&tx.tournaments(), now, after),
            |tx, until| tx.tournaments().next_look(until),
            |(id, server)| self.run_tournament(id, server, now),
        )
        .await
    }

    async fn run_tournament(
        &self,
        id: TournamentId,
        server: ServerId,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let presence = self.presence;
        let done = self.store.write(Lock::Server(server), move |tx| {
            run::advance(tx, id, NextRound::WhenReady, presence, now)
        });
        if fails_for_good(done.await, id, "a tournament cannot go on")? {
            self.store
                .write(Lock::Server(server), move |tx| {
                    Ok::<_, Failure>(run::put_off(&tx.tournaments(), id, now)?)
                })
                .await?;
        }
        self.asked.notify_one();
        Ok(())
    }
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

/// Returns the undecided games of a tournament.
fn open_games(tx: &ReadTx<'_>, found: &StoredTournament) -> Result<Vec<ServerMatch>, Failure> {
    let (terms, tournament) = (&found.terms, &found.tournament);
    let name = |number| {
        let entrant = tournament.entrant(number).ok_or(Refusal::NotEntered)?;
        name_from(tx, terms.place.server, entrant.member())
    };
    let mut open = Vec::new();
    for game in tournament.games.iter().filter(|game| !game.is_over()) {
        if let (Some(id), Some(second)) = (game.id, game.second) {
            open.push(ServerMatch {
                id,
                game: terms.start.game(),
                names: [name(game.first)?, name(second)?],
            });
        }
    }
    Ok(open)
}

/// Finds the tournament with this number, if this server takes part in it.
fn find(
    tournaments: &Tournaments<'_>,
    server: ServerId,
    id: TournamentId,
) -> Result<StoredTournament, Failure> {
    let found = tournaments.find(id)?.ok_or(Refusal::Unknown)?;
    let takes_part = run::places(tournaments, &found)?
        .iter()
        .any(|place| place.server == server);
    if takes_part {
        Ok(found)
    } else {
        Err(Refusal::Unknown.into())
    }
}

/// Does the same under the lock of the tournament's own server.
fn lock(tx: &WriteTx<'_>, server: ServerId, id: TournamentId) -> Result<StoredTournament, Failure> {
    let own = tx.tournaments().server_of(id)?.ok_or(Refusal::Unknown)?;
    tx.lock(Lock::Server(own))?;
    find(&tx.tournaments(), server, id)
}

/// Does the same for one of its managers.
fn managed(
    tx: &WriteTx<'_>,
    server: ServerId,
    id: TournamentId,
    by: &TournamentCaller,
) -> Result<StoredTournament, Failure> {
    let found = lock(tx, server, id)?;
    check_managed(&found, server, by)?;
    Ok(found)
}

/// Checks that this member manages a tournament of this server.
fn check_managed(
    found: &StoredTournament,
    server: ServerId,
    by: &TournamentCaller,
) -> Result<(), Refusal> {
    if found.terms.place.server != server {
        return Err(Refusal::OtherServer);
    }
    by.check_manager(&found.terms)
}

/// Returns a tournament as FIDE's report file for a reader in this server, and its name.
fn report(
    tx: &ReadTx<'_>,
    found: &StoredTournament,
    here: ServerId,
) -> Result<(String, String), Failure> {
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
    let report = found.tournament.report(&name, &people);
    Ok((name, report))
}
