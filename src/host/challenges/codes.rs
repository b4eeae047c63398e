//! Codes by which players from other servers can challenge a player. Making one means agreeing to that.

use crate::host::{Failure, Host};
use domain::{
    community::Code,
    matches::{NoCode, Place, Refusal, ServerId, UserId},
};
use store::{Lock, PlayerCode, ReadTx};

/// How many codes are tried before giving up on finding a free one.
const MOST_TRIES: u32 = 10;

impl Host {
    /// Returns a player's code, if they have one, and where challenges by it are posted.
    pub async fn code(&self, player: UserId) -> Result<Option<PlayerCode>, Failure> {
        self.store.read(move |tx| code_of(tx, player)).await
    }

    /// Returns the player a code leads to from this server, if any.
    pub async fn coded(&self, code: Code, from: ServerId) -> Result<PlayerCode, Failure> {
        self.store.read(move |tx| find(tx, &code, from)).await
    }

    /// Gives a player a new code, by which challenges reach them in this place. The previous code stops
    /// working.
    pub async fn make_code(&self, player: UserId, place: Place) -> Result<PlayerCode, Failure> {
        self.store
            .write(Lock::User(player), move |tx| {
                for _ in 0..MOST_TRIES {
                    if tx.people().set_code(
                        player,
                        &Code::new(|below| fastrand::usize(..below)),
                        place,
                    )? {
                        break;
                    }
                }
                Ok(code_of(tx, player)?.ok_or(Refusal::from(NoCode::Unknown))?)
            })
            .await
    }

    /// Removes a player's code, so that nobody can find them by it any more.
    pub async fn drop_code(&self, player: UserId) -> Result<(), Failure> {
        self.store
            .write(Lock::User(player), move |tx| {
                Ok(tx.people().drop_code(player)?)
            })
            .await
    }
}

/// Returns a player's code, and where their server posts challenges made in the place where they made
/// it.
fn code_of(tx: &ReadTx<'_>, player: UserId) -> Result<Option<PlayerCode>, Failure> {
    let Some(found) = tx.people().code_of(player)? else {
        return Ok(None);
    };
    let settings = tx.settings().of_server(found.place.server)?;
    Ok(Some(PlayerCode {
        place: settings.place(found.place),
        ..found
    }))
}

/// Returns the player who has a code, for someone who challenges from this server. A player who can't be
/// reached is not found.
pub(in crate::host) fn find(
    tx: &ReadTx<'_>,
    code: &Code,
    from: ServerId,
) -> Result<PlayerCode, Failure> {
    let found = tx
        .people()
        .coded(code)?
        .ok_or(Refusal::from(NoCode::Unknown))?;
    let server = found.place.server;
    if server != from && tx.absences().since(server)?.is_some() {
        return Err(Refusal::from(NoCode::Unknown).into());
    }
    Ok(found)
}
