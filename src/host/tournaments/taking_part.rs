//! Other servers take part in a tournament.

use super::{find, run};
use crate::{
    community::{
        Code, NoOpening, Refused,
        tournament::{Between, MOST_SERVERS, Refusal},
    },
    host::{Failure, Host},
    matches::{Place, UserId},
    store::{Lock, ReadTx, TournamentId},
};

impl Host {
    /// Has a server take part in another one's tournament, which is named by its number, or by its code
    /// if it has one. Members enter it at its bulletin, which is put up here.
    pub async fn take_part(
        &self,
        here: Place,
        named: String,
    ) -> Result<(TournamentId, Place), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let here = tx.server_settings(here.server)?.place(here);
                if tx.opening(here.server)?.is_none() {
                    return Err(Refused::from(NoOpening::NotOpen).into());
                }
                let id = offered(tx, here, &named)?;
                let own = tx.server_of_tournament(id)?.ok_or(Refusal::Unknown)?;
                tx.lock(Lock::Server(own))?;
                let found = find(tx, own, id)?;
                // No player has this number, so this tells whether anybody could enter.
                found.tournament.check_entry(UserId(0))?;
                let mut taking_part = run::places(tx, &found)?;
                taking_part.retain(|place| place.server != here.server);
                if taking_part.len() > MOST_SERVERS {
                    return Err(Refusal::ManyServers(MOST_SERVERS).into());
                }
                tx.take_part(id, here)?;
                tx.put_up_bulletin(id.card(), here, now)?;
                tx.change_bulletins(id.card(), now)?;
                Ok((id, here))
            })
            .await
    }
}

/// The tournament of another server that is meant, if this one may take part in it.
fn offered(tx: &ReadTx<'_>, here: Place, named: &str) -> Result<TournamentId, Failure> {
    let number = named.trim().trim_start_matches('#').parse();
    if let Ok(number) = number {
        let id = TournamentId(number);
        let found = tx.tournament(id)?.ok_or(Refusal::Unknown)?;
        let own = found.terms.place.server;
        if own == here.server {
            return Err(Refusal::OwnServer.into());
        }
        let takes_part = tx
            .taking_part(id)?
            .iter()
            .any(|one| one.server == here.server);
        let offered = found.terms.between == Between::Open && tx.is_open(own)?;
        return if takes_part || offered {
            Ok(id)
        } else {
            Err(Refusal::Unknown.into())
        };
    }
    let code = Code::read(named).ok_or(Refusal::Unknown)?;
    let id = tx.tournament_of_code(&code)?.ok_or(Refusal::Unknown)?;
    if tx.server_of_tournament(id)? == Some(here.server) {
        return Err(Refusal::OwnServer.into());
    }
    Ok(id)
}
