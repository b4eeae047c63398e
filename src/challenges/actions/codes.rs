//! Codes by which players from other servers can challenge a player. Making one means agreeing to that.

use crate::host::{Cx, Failure, Host, ReadCx};
use domain::{
    community::{Code, WrongCodes},
    matches::{Actor, ChannelId, NoCode, Place, Refusal, ServerId, UserId},
};
use store::{Lock, PlayerCode, ReadTx};

/// How many codes are tried before giving up on finding a free one.
const MOST_TRIES: u32 = 10;

/// Returns the user's code, if they have one, and where challenges by it are posted.
pub fn show(cx: &ReadCx<'_>) -> Result<Option<PlayerCode>, Failure> {
    code_of(cx.tx, cx.user())
}

/// Returns the player to whom a code leads from where the user acts. A user who enters many codes that lead to nobody
/// has to wait.
pub async fn enter(host: &Host, by: Actor, code: Code) -> Result<PlayerCode, Failure> {
    let from = by.server;
    let found = guess(host, by.user, move |tx| match find(tx, &code, from) {
        Ok(found) => Ok(Some(found)),
        Err(Failure::Refused(Refusal::Code(NoCode::Unknown))) => Ok(None),
        Err(failure) => Err(failure),
    });
    Ok(found.await?.ok_or(Refusal::from(NoCode::Unknown))?)
}

/// Returns what a code that a user has entered leads to. If that is nothing, it counts as a wrong one, in all processes
/// and whatever it was meant for.
pub(crate) async fn guess<T: Send + 'static>(
    host: &Host,
    by: UserId,
    look: impl Fn(&ReadTx<'_>) -> Result<Option<T>, Failure> + Send + 'static,
) -> Result<Option<T>, Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::User(by), move |tx| {
            let wrong = tx.people().wrong_codes(by)?;
            if let Some(wrong) = wrong {
                wrong.check(now).map_err(Refusal::from)?;
            }
            let found = look(tx)?;
            if found.is_none() {
                let wrong = WrongCodes::with_one_more(wrong, now);
                tx.people().set_wrong_codes(by, wrong)?;
            }
            Ok(found)
        })
        .await
}

/// Gives the user a new code, by which challenges reach them in this place. The previous code stops working.
pub fn renew(cx: &Cx<'_>, place: Place) -> Result<PlayerCode, Failure> {
    let (tx, player) = (cx.tx, cx.user());
    tx.lock(Lock::User(player))?;
    for _ in 0..MOST_TRIES {
        if tx.people().set_code(player, &new_code()?, place)? {
            break;
        }
    }
    Ok(code_of(tx, player)?.ok_or(Refusal::from(NoCode::Unknown))?)
}

/// Removes the user's code, so that nobody can find them by it any more.
pub fn drop_own(cx: &Cx<'_>) -> Result<(), Failure> {
    cx.tx.lock(Lock::User(cx.user()))?;
    Ok(cx.tx.people().drop_code(cx.user())?)
}

/// Notes that a channel was deleted: codes that lead there lead nowhere.
pub async fn lose_channel(host: &Host, channel: ChannelId) -> Result<(), Failure> {
    let is_coded = move |tx: &ReadTx<'_>| Ok::<_, Failure>(tx.people().is_coded(channel)?);
    if !host.store.read(is_coded).await? {
        return Ok(());
    }
    tracing::info!(%channel, "a channel was deleted that received challenges by friend code");
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.people().lose_channel(channel)?)
        })
        .await
}

/// Generates a code from the system's source of secrets.
pub(crate) fn new_code() -> Result<Code, Failure> {
    let mut bytes = [0; Code::LENGTH];
    getrandom::fill(&mut bytes)?;
    let mut bytes = bytes.into_iter();
    // The number of signs divides that of bytes, so each sign is as likely as any other.
    Ok(Code::new(|below| {
        bytes.next().map_or(0, usize::from) % below
    }))
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
        is_lost: found.is_lost && settings.home.chosen().is_none(),
        ..found
    }))
}

/// Returns the player who has a code, for someone who challenges from this server. A player who can't be
/// reached is not found.
pub(crate) fn find(tx: &ReadTx<'_>, code: &Code, from: ServerId) -> Result<PlayerCode, Failure> {
    let found = tx
        .people()
        .coded(code)?
        .ok_or(Refusal::from(NoCode::Unknown))?;
    let server = found.place.server;
    if server != from {
        let has_home =
            || Ok::<_, Failure>(tx.settings().of_server(server)?.home.chosen().is_some());
        if tx.absences().since(server)?.is_some() || (found.is_lost && !has_home()?) {
            return Err(Refusal::from(NoCode::Unknown).into());
        }
    }
    Ok(found)
}
