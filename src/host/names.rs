//! The names under which members are shown, and the languages they read.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use crate::host::{Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ServerId, UserId},
    names,
};
use rules::words::Locale;
use store::{Absence, Lock, Seen};

/// How many stored names a process remembers before it forgets them all and starts over.
const MOST_KNOWN: usize = 10_000;

/// How long a process trusts that a name is stored without asking. Another process may delete it.
const KNOWN_FOR: Duration = Duration::from_mins(1);

/// How long the name of a server is not asked for again.
const SERVER_KNOWN_FOR: Duration = Duration::from_hours(24);

/// The members whose current names and languages are known to be stored.
#[derive(Debug, Default)]
pub(crate) struct Known(Mutex<Stored>);

/// A name belongs to a member of one server, but a user reads the same language everywhere.
#[derive(Debug, Default)]
struct Stored {
    /// Each with the moment at which it stops being known.
    names: HashMap<(ServerId, UserId), (Seen, Timestamp)>,
    locales: HashMap<UserId, Locale>,
}

impl Known {
    fn knows(&self, server: ServerId, seen: &Seen, locale: Locale, now: Timestamp) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let name = known.names.get(&(server, seen.user));
        name.is_some_and(|(stored, until)| stored == seen && now < *until)
            && known.locales.get(&seen.user) == Some(&locale)
    }

    fn learn(&self, server: ServerId, seen: Seen, locale: Locale, now: Timestamp) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.names.len() >= MOST_KNOWN {
            *known = Stored::default();
        }
        known.locales.insert(seen.user, locale);
        let until = now.after(KNOWN_FOR);
        known.names.insert((server, seen.user), (seen, until));
    }

    /// Forgets everything about a user.
    pub(crate) fn forget(&self, user: UserId) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.names.retain(|(_, other), _| *other != user);
        known.locales.remove(&user);
    }
}

/// Returns the name that a user has where a match is shown, if it is known.
pub async fn in_match(host: &Host, id: MatchId, user: UserId) -> Result<Option<String>, Failure> {
    host.store
        .read(move |tx| {
            let server = tx.showings().server_of(id)?.unwrap_or(ServerId::ELSEWHERE);
            Ok(tx.people().name(server, user)?)
        })
        .await
}

/// Remembers the name of a user's account.
pub async fn see_account(host: &Host, user: UserId, account: String) -> Result<(), Failure> {
    let now = host.clock.now();
    let account = names::person(user, [account.as_str()]);
    let seen = Seen {
        user,
        name: account.clone(),
        account,
    };
    host.store
        .write(Lock::None, move |tx| {
            if !tx.people().has_name(ServerId::ELSEWHERE, &seen, now)? {
                tx.people().set_name(ServerId::ELSEWHERE, &seen, now)?;
            }
            Ok(())
        })
        .await
}

/// Remembers the name under which a server shows an active member, and the member's language.
/// Does not write to the database if it has both already, and does not even query it if both
/// were checked a moment ago.
pub async fn see(host: &Host, server: ServerId, seen: Seen, locale: Locale) -> Result<(), Failure> {
    let now = host.clock.now();
    if host.known.knows(server, &seen, locale, now) {
        return Ok(());
    }
    let same = seen.clone();
    let stored = host.store.read(move |tx| {
        let is_read = tx.people().locale(same.user)? == Some(locale);
        Ok::<_, Failure>(is_read && tx.people().has_name(server, &same, now)?)
    });
    if !stored.await? {
        let new = seen.clone();
        host.store
            .write(Lock::None, move |tx| {
                tx.people().set_name(server, &new, now)?;
                Ok::<_, Failure>(tx.people().set_locale(new.user, locale)?)
            })
            .await?;
    }
    host.known.learn(server, seen, locale, now);
    Ok(())
}

/// Returns whether to ask for the name of a server: it is unknown, or may have changed since it
/// was last seen. `false` while the bot is not in the server.
pub async fn wants_server(host: &Host, server: ServerId) -> Result<bool, Failure> {
    let now = host.clock.now();
    host.store
        .read(move |tx| {
            let seen = tx.servers().named_at(server)?;
            let is_fresh = seen.is_some_and(|at| now.since(at) < SERVER_KNOWN_FOR);
            let is_away =
                |absence: &Absence| absence.server == server && absence.ended_at.is_none();
            Ok(!is_fresh && !tx.absences().all()?.iter().any(is_away))
        })
        .await
}

/// Stores the name of a server.
pub async fn set_server(host: &Host, server: ServerId, name: String) -> Result<(), Failure> {
    let now = host.clock.now();
    let name = names::server(server, &name);
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.servers().set_name(server, &name, now)?)
        })
        .await
}

/// Returns the language in which a user reads, if the user has been seen.
pub async fn locale_of(host: &Host, user: UserId) -> Result<Option<Locale>, Failure> {
    host.store
        .read(move |tx| Ok(tx.people().locale(user)?))
        .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::clock::testing::TestMachine;
    use store::{on_either_engine, testing::Base};

    on_either_engine!(whoever_was_deleted_elsewhere_and_is_back_has_a_name_again);

    async fn whoever_was_deleted_elsewhere_and_is_back_has_a_name_again(base: Base) {
        let (_machine, clock, mover) = TestMachine::new();
        let here = Host::new(base.open(), clock);
        let (server, ada) = (ServerId(10), UserId(1));
        let acts = async || {
            let seen = Seen {
                user: ada,
                name: "Ada".to_owned(),
                account: "ada".to_owned(),
            };
            let acts = see(&here, server, seen, Locale::German);
            acts.await.expect("seen");
        };
        let name = async || {
            let name = here
                .store
                .read(move |tx| Ok::<_, Failure>(tx.people().name(server, ada)?));
            name.await.expect("reads")
        };
        acts().await;
        // This process doesn't hear what another one does.
        let store = store::Store::open_beside(base.address()).expect("opens");
        let gone = store.write(Lock::None, move |tx| {
            Ok::<_, Failure>(tx.privacy().erase(ada)?)
        });
        gone.await.expect("deleted");
        assert_eq!(name().await, None);
        mover.send_modify(|shift| *shift += KNOWN_FOR);
        acts().await;
        assert_eq!(name().await.as_deref(), Some("Ada"));
        let reads = locale_of(&here, ada).await.expect("reads");
        assert_eq!(reads, Some(Locale::German));
    }

    #[tokio::test]
    async fn a_user_reads_in_the_language_that_was_seen_last_in_any_server() {
        let base = Base::sqlite();
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        let ada = Seen {
            user: UserId(1),
            name: "Ada".to_owned(),
            account: "ada".to_owned(),
        };
        let (here, there) = (ServerId(10), ServerId(11));
        for (server, locale) in [
            (here, Locale::German),
            (there, Locale::English),
            (here, Locale::German),
        ] {
            let seen = see(&host, server, ada.clone(), locale);
            seen.await.expect("seen");
            let reads = locale_of(&host, ada.user).await.expect("reads");
            assert_eq!(reads, Some(locale));
        }
    }
}
