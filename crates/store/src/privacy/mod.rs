//! The data stored about a user: shown to them, and deleted.
//!
//! `places` lists where the database holds users. A deleted user becomes a number that no user has,
//! a different one each time, so that their opponents keep their matches and ratings. For bans, for
//! blocks and for who has met whom in rated matches it is a number computed from the user's id and a secret of this database: the id cannot
//! be read from it, but a user who comes back is recognised.
//!
//! An engine leaves removed data in unused parts of its files. [`Store::clean`] removes that too,
//! as far as the engine lets it.

mod places;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};

use self::places::{PLACES, Step};
use super::{
    Erased, Post, Store, StoreError,
    db::{Db, DbError, Row, Value, only, params},
};
use domain::matches::{MatchId, ServerId, ShowingId, UserId};
use rules::words::Locale;

crate::tx::topic! {
    /// The data stored about a user.
    privacy: Privacy, PrivacyMut
}

/// Replaces the number of a deleted user in a text.
const NAMELESS: &str = "?";

/// Whole numbers from here on are written as texts in JSON: many programs that read it have no more
/// than 53 bits. Discord's numbers are texts in its own JSON for that reason.
const LARGE: u64 = 1 << 53;

/// The data stored about a user in one table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredAbout {
    /// The table.
    pub table: &'static str,
    /// Its purpose.
    pub what: &'static str,
    /// The rows, by the names of their columns.
    pub rows: Vec<Map<String, Json>>,
}

impl Privacy<'_> {
    /// Returns everything that is stored about a user.
    pub fn stored_about(&self, user: UserId) -> Result<Vec<StoredAbout>, StoreError> {
        let mut stored = Vec::new();
        for place in PLACES {
            let Some(sql) = place.shown else {
                continue;
            };
            let rows = self
                .db
                .rows(sql, params![user], |row| json(place.columns, row))?;
            if !rows.is_empty() {
                stored.push(StoredAbout {
                    table: place.table,
                    what: place.what,
                    rows,
                });
            }
        }
        Ok(stored)
    }

    /// Returns the open challenges that a user has made or received, and the user's running
    /// matches, in the order of their numbers.
    pub fn unfinished(&self, user: UserId) -> Result<[Vec<MatchId>; 2], StoreError> {
        let open = self.db.rows(
            "SELECT id FROM challenges
             WHERE challenger = ?1 AND state <> 'accepted' AND state = 'open'
               AND mirror_of IS NULL
             UNION SELECT id FROM challenges
             WHERE opponent = ?1 AND state <> 'accepted' AND state = 'open'
               AND mirror_of IS NULL ORDER BY id",
            params![user],
            only,
        )?;
        let running = self.db.rows(
            "SELECT id FROM matches WHERE first_player = ?1 AND ended_at IS NULL
             UNION SELECT id FROM matches WHERE second_player = ?1 AND ended_at IS NULL
             ORDER BY id",
            params![user],
            only,
        )?;
        Ok([open, running])
    }

    /// Returns the number under which this user will be remembered once they are deleted. It says nothing
    /// about who it is to anyone without this database.
    pub fn remembered(&self, user: UserId) -> Result<UserId, StoreError> {
        Ok(remembered(&self.secret()?, user))
    }

    fn secret(&self) -> Result<String, StoreError> {
        let sql = "SELECT secret FROM erasures WHERE id = 1";
        Ok(self.db.one(sql, params![], only)?)
    }

    /// Returns the users that are known here by the numbers under which they will be remembered.
    pub fn all_remembered(&self) -> Result<HashMap<UserId, UserId>, StoreError> {
        let secret = self.secret()?;
        // Whoever has asked for something has a name.
        let known: Vec<UserId> = self.db.rows(
            "SELECT DISTINCT player FROM names ORDER BY player",
            params![],
            only,
        )?;
        let remembered = |user| (remembered(&secret, user), user);
        Ok(known.into_iter().map(remembered).collect())
    }

    /// Returns what this database knows of its deletions.
    pub fn erased(&self) -> Result<Erased, StoreError> {
        Ok(self.db.one(
            "SELECT secret, deleted FROM erasures WHERE id = 1",
            params![],
            |row| {
                let secret: String = row.get("secret")?;
                Ok(Erased {
                    // No user has this id.
                    mark: remembered(&secret, UserId(0)),
                    last: row.get("deleted")?,
                })
            },
        )?)
    }

    /// Returns the number under which this user would be known if they were deleted before and have
    /// come back. `None` if nobody was ever deleted.
    pub(super) fn known_again(&self, user: UserId) -> Result<Option<UserId>, StoreError> {
        let (secret, deleted): (String, u32) = self.db.one(
            "SELECT secret, deleted FROM erasures WHERE id = 1",
            params![],
            |row| Ok((row.get("secret")?, row.get("deleted")?)),
        )?;
        Ok((deleted > 0).then(|| remembered(&secret, user)))
    }

    /// Returns these users by the numbers under which they would be known if they were deleted before and have come back.
    /// It is empty if nobody was ever deleted.
    pub(super) fn all_known_again(
        &self,
        users: &[UserId],
    ) -> Result<HashMap<UserId, UserId>, StoreError> {
        let mut known = HashMap::new();
        for user in users {
            match self.known_again(*user)? {
                Some(again) => known.insert(again, *user),
                None => break,
            };
        }
        Ok(known)
    }
}

impl PrivacyMut<'_> {
    /// Deletes a user. No match of theirs may be running, and none of their challenges open.
    /// Returns the number that has taken their place, or `None` if nothing was stored.
    pub fn erase(&self, user: UserId) -> Result<Option<UserId>, StoreError> {
        let (secret, number): (String, u32) = self.db.one(
            "UPDATE erasures SET deleted = deleted + 1 WHERE id = 1 RETURNING secret, deleted",
            params![],
            |row| Ok((row.get("secret")?, row.get("deleted")?)),
        )?;
        let (deleted, known_again) = (UserId::deleted(number), remembered(&secret, user));
        let [written, nameless] = [user.to_string(), NAMELESS.to_owned()];
        let pattern = format!("%{user}%");
        let mut changed = self.take_out_of_posts(user, deleted)? + self.rename(user, deleted)?;
        for step in PLACES.iter().flat_map(|place| place.steps) {
            changed += match step {
                Step::Gone(sql) => self.db.execute(sql, params![user])?,
                Step::Renamed(sql) => self.db.execute(sql, params![user, deleted])?,
                Step::Kept(sql) => self.db.execute(sql, params![user, known_again])?,
                Step::Text(sql) => self.db.execute(sql, params![written, nameless, pattern])?,
            };
        }
        if changed == 0 {
            return Ok(None);
        }
        // A rebuild of the ratings that is running still has the user in memory.
        self.db.execute(
            "UPDATE ledger SET newest = newest + 1, stale = 1 WHERE newest > generation",
            params![],
        )?;
        self.db
            .execute("UPDATE erasures SET unclean = 1 WHERE id = 1", params![])?;
        Ok(Some(deleted))
    }

    /// Makes the next deletion have a higher number than this one.
    pub fn number_erasures_from(&self, last: u32) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE erasures SET deleted = ?1 WHERE id = 1 AND deleted < ?1",
            params![last],
        )?;
        Ok(())
    }

    /// Renames a deleted player in each server that knows the user, in its language.
    fn rename(&self, user: UserId, deleted: UserId) -> Result<u64, StoreError> {
        let servers: Vec<ServerId> = self.db.rows(
            "SELECT server FROM names WHERE player = ?1",
            params![user],
            only,
        )?;
        let mut named = 0;
        for server in servers {
            let name = self.language_of(server)?.text("deleted-player");
            named += self.db.execute(
                "INSERT INTO names (player, server, name) VALUES (?1, ?2, ?3)",
                params![deleted, server, name],
            )?;
        }
        Ok(named)
    }

    /// Returns the language of a server: what it has chosen, or else that of its newest match.
    fn language_of(&self, server: ServerId) -> Result<Locale, StoreError> {
        if let Some(chosen) = self.tx.settings().of_server(server)?.locale {
            return Ok(chosen);
        }
        let newest: Option<Locale> = self.db.first(
            "SELECT locale FROM challenges WHERE server = ?1 AND state = 'accepted'
             ORDER BY id DESC LIMIT 1",
            params![server],
            only,
        )?;
        Ok(newest.unwrap_or(Locale::English))
    }

    /// Removes the posts to a user, and the user's name from posts still to be delivered.
    fn take_out_of_posts(&self, user: UserId, deleted: UserId) -> Result<u64, StoreError> {
        let naming: Vec<(i64, Option<ShowingId>, String)> = self.db.rows(
            "SELECT id, match, post FROM outbox WHERE post LIKE ?1 ORDER BY id",
            params![format!("%{user}%")],
            |row| Ok((row.get("id")?, row.get("match")?, row.get("post")?)),
        )?;
        // Those about bulletins are in no order.
        let count = u64::try_from(naming.len()).unwrap_or(u64::MAX);
        for (id, about, text) in naming {
            let post: Option<Post> = serde_json::from_str(&text).ok();
            if post.is_some_and(|post| [post.player(), post.follower()].contains(&Some(user))) {
                self.db
                    .execute("DELETE FROM outbox WHERE id = ?1", params![id])?;
                if let Some(about) = about {
                    self.tx.outbox().free_next(about)?;
                }
                continue;
            }
            let mut json: Json = serde_json::from_str(&text).unwrap_or_default();
            replace(&mut json, user, deleted);
            self.db.execute(
                "UPDATE outbox SET post = ?2 WHERE id = ?1",
                params![id, json.to_string()],
            )?;
        }
        Ok(count)
    }
}

impl Store {
    /// Removes what deleted users have left in the unused parts of the database, as far as the
    /// engine lets it, if anyone was deleted since the last time. It takes long in a large SQLite
    /// file, where nobody can write meanwhile.
    pub async fn clean(&self) -> Result<(), StoreError> {
        self.0.writers()?.run(clean).await?
    }
}

fn clean(db: &mut Db) -> Result<(), StoreError> {
    let unclean = db.read(|db| {
        let sql = "SELECT unclean FROM erasures WHERE id = 1";
        Ok::<bool, StoreError>(db.one(sql, params![], only)?)
    })?;
    if unclean {
        let tables: Vec<&str> = PLACES.iter().map(|place| place.table).collect();
        db.clean(&tables)?;
        db.write(super::Lock::None, |db| {
            let sql = "UPDATE erasures SET unclean = 0 WHERE id = 1";
            Ok::<_, StoreError>(db.execute(sql, params![])?)
        })?;
    }
    Ok(())
}

/// Returns the first bits of a hash of the secret and the id. Both have fixed lengths, so no two
/// pairs give the same input.
fn remembered(secret: &str, user: UserId) -> UserId {
    let mut hash = Sha256::new();
    hash.update(secret);
    hash.update(user.0.to_be_bytes());
    let bits = hash
        .finalize()
        .iter()
        .take(8)
        .fold(0, |bits, byte| bits << 8 | u64::from(*byte));
    UserId::remembered(bits)
}

/// Replaces one number with another throughout a JSON text. Discord never reuses a number, and
/// other counts in a post are far smaller.
fn replace(json: &mut Json, from: UserId, to: UserId) {
    match json {
        Json::Number(number) if number.as_u64() == Some(from.0) => *json = to.0.into(),
        Json::Array(list) => list.iter_mut().for_each(|json| replace(json, from, to)),
        Json::Object(map) => map.values_mut().for_each(|json| replace(json, from, to)),
        _ => {}
    }
}

/// Returns a row by the names of its columns.
fn json(columns: &str, row: &Row<'_>) -> Result<Map<String, Json>, DbError> {
    let columns = columns.split(", ").enumerate();
    columns
        .map(|(place, name)| {
            let value = match row.value(place)? {
                Value::Null => Json::Null,
                Value::Integer(number) if number.unsigned_abs() >= LARGE => {
                    number.to_string().into()
                }
                Value::Integer(number) => number.into(),
                Value::Real(number) => number.into(),
                Value::Text(text) => text.into_owned().into(),
            };
            Ok((name.to_owned(), value))
        })
        .collect()
}
