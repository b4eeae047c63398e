//! The actions of moderators, and those that they were asked to confirm.

pub(super) mod bans;

use super::{
    StoreError,
    db::{DbError, Row, only, params},
    tournaments::TournamentId,
};
use domain::{
    clock::Timestamp,
    community::{contest::ContestId, tournament::GameResult},
    matches::{MatchId, Reason, Ruling, ServerId, UserId},
    settings::SettingChange,
};
use rules::GameId;

crate::tx::topic! {
    /// The deeds of moderators: asked about, done and logged.
    deeds: Deeds, DeedsMut
}

/// Something a moderator does or did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Made a ruling about a match.
    Ruling(MatchId, Ruling),
    /// Banned a user from play.
    Ban(UserId),
    /// Gave another reason for the ban of a user.
    Reban(UserId),
    /// Ended the ban of a user.
    Unban(UserId),
    /// Took a member off the ladder of a game.
    OffLadder(UserId, GameId),
    /// Decided the result of a game of a tournament.
    Adjudication(MatchId, GameResult),
    /// Called a tournament off.
    CancelTournament(TournamentId),
    /// Took a player out of a tournament.
    WithdrawEntrant(TournamentId, UserId),
    /// Called a contest off.
    CallOffContest(ContestId),
    /// Removed the captain of the server's team in a contest, who had left the server.
    CaptainLeft(ContestId, UserId),
    /// Changed one of the server's settings. `None` if it was done before the log stored which.
    Setting(Option<SettingChange>),
}

/// The number of a deed, which is never reused.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct DeedId(pub i64);

/// A deed, with its moderator and reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moderation {
    /// The server in which it is done.
    pub server: ServerId,
    /// The moderator.
    pub moderator: UserId,
    /// The deed.
    pub deed: Deed,
    /// The reason, if the moderator gave one.
    pub reason: Option<Reason>,
}

/// A deed in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// Its number.
    pub id: DeedId,
    /// The deed, with its moderator and reason.
    pub what: Moderation,
    /// When it was done.
    pub at: Timestamp,
}

impl Done {
    /// Returns the ruling, if it is one.
    pub const fn ruling(&self) -> Option<Ruling> {
        self.what.deed.ruling()
    }
}

impl Deed {
    /// Returns its name in the database and in the locale files.
    pub const fn id(&self) -> &'static str {
        match self {
            Deed::Ruling(_, ruling) => ruling.id(),
            Deed::Ban(_) => "ban",
            Deed::Reban(_) => "reban",
            Deed::Unban(_) => "unban",
            Deed::OffLadder(..) => "off-ladder",
            Deed::Adjudication(_, result) => match result {
                GameResult::First => "game-first",
                GameResult::Second => "game-second",
                GameResult::Draw => "game-draw",
                GameResult::FirstUnplayed => "game-first-unplayed",
                GameResult::SecondUnplayed => "game-second-unplayed",
                GameResult::Unplayed => "game-unplayed",
            },
            Deed::CancelTournament(_) => "cancel-tournament",
            Deed::WithdrawEntrant(..) => "withdraw-entrant",
            Deed::CallOffContest(_) => "call-off-contest",
            Deed::CaptainLeft(..) => "captain-left",
            Deed::Setting(_) => "settings",
        }
    }

    /// Returns the match that it is about.
    pub const fn about(&self) -> Option<MatchId> {
        match self {
            Deed::Ruling(id, _) | Deed::Adjudication(id, _) => Some(*id),
            _ => None,
        }
    }

    /// Returns the member whom it is about.
    pub const fn member(&self) -> Option<UserId> {
        match self {
            Deed::Ban(user)
            | Deed::Reban(user)
            | Deed::Unban(user)
            | Deed::OffLadder(user, _)
            | Deed::WithdrawEntrant(_, user)
            | Deed::CaptainLeft(_, user) => Some(*user),
            _ => None,
        }
    }

    /// Returns the game that it is about.
    pub const fn game(&self) -> Option<GameId> {
        match self {
            Deed::OffLadder(_, game) => Some(*game),
            _ => None,
        }
    }

    /// Returns the tournament that it is about.
    pub const fn tournament(&self) -> Option<TournamentId> {
        match self {
            Deed::CancelTournament(id) | Deed::WithdrawEntrant(id, _) => Some(*id),
            _ => None,
        }
    }

    /// Returns the contest that it is about.
    pub const fn contest(&self) -> Option<ContestId> {
        match self {
            Deed::CallOffContest(id) | Deed::CaptainLeft(id, _) => Some(*id),
            _ => None,
        }
    }

    /// Returns the ruling, if it is one.
    pub const fn ruling(&self) -> Option<Ruling> {
        match self {
            Deed::Ruling(_, ruling) => Some(*ruling),
            _ => None,
        }
    }

    /// Returns the change of a setting, if it is known to be one.
    const fn change(&self) -> Option<&SettingChange> {
        match self {
            Deed::Setting(change) => change.as_ref(),
            _ => None,
        }
    }
}

/// The place of a deed in the log of a server: after all that were done earlier, and after those of
/// the same moment with a lower number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeedPlace {
    /// When it was done.
    pub at: Timestamp,
    /// Its number.
    pub id: DeedId,
}

impl DeedPlace {
    /// Before every deed.
    pub const FIRST: DeedPlace = DeedPlace {
        at: Timestamp::from_millis(i64::MIN),
        id: DeedId(i64::MIN),
    };

    /// After every deed.
    pub const LAST: DeedPlace = DeedPlace {
        at: Timestamp::from_millis(i64::MAX),
        id: DeedId(i64::MAX),
    };

    /// Returns the place of this deed.
    pub fn of(done: &Done) -> DeedPlace {
        DeedPlace {
            at: done.at,
            id: done.id,
        }
    }
}

impl Deeds<'_> {
    /// Returns what this moderator was asked to confirm under this number.
    pub fn asked(
        &self,
        server: ServerId,
        moderator: UserId,
        id: DeedId,
    ) -> Result<Option<Moderation>, StoreError> {
        Ok(self.db.first(
            "SELECT server, moderator, deed, match, player, reason, setting, from_value, to_value,
                    game, tournament, contest
             FROM moderation
             WHERE id = ?1 AND server = ?2 AND moderator = ?3 AND done_at IS NULL",
            params![id, server, moderator],
            moderation,
        )?)
    }

    /// Lists the log of a server before this place, the newest deed first.
    pub fn done_before(
        &self,
        server: ServerId,
        DeedPlace { at, id }: DeedPlace,
        most: u32,
    ) -> Result<Vec<Done>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, server, moderator, deed, match, player, reason, done_at, setting, from_value,
                    to_value, game, tournament, contest
             FROM moderation
             WHERE server = ?1 AND done_at IS NOT NULL AND (done_at, id) < (?2, ?3)
             ORDER BY done_at DESC, id DESC LIMIT ?4",
            params![server, at, id, most],
            done,
        )?)
    }

    /// Lists the log of a server after this place, the newest deed first.
    pub fn done_after(
        &self,
        server: ServerId,
        DeedPlace { at, id }: DeedPlace,
        most: u32,
    ) -> Result<Vec<Done>, StoreError> {
        let mut found = self.db.rows(
            "SELECT id, server, moderator, deed, match, player, reason, done_at, setting, from_value,
                    to_value, game, tournament, contest
             FROM moderation
             WHERE server = ?1 AND done_at IS NOT NULL AND (done_at, id) > (?2, ?3)
             ORDER BY done_at, id LIMIT ?4",
            params![server, at, id, most],
            done,
        )?;
        found.reverse();
        Ok(found)
    }

    /// Returns the last change of a setting of a server, with both values and the moderator.
    pub fn last_change(
        &self,
        server: ServerId,
        setting: &str,
    ) -> Result<Option<Moderation>, StoreError> {
        Ok(self.db.first(
            "SELECT server, moderator, deed, match, player, reason, setting, from_value, to_value, game
             FROM moderation
             WHERE server = ?1 AND setting = ?2 AND done_at IS NOT NULL
             ORDER BY done_at DESC, id DESC LIMIT 1",
            params![server, setting.to_owned()],
            moderation,
        )?)
    }

    /// Returns when a deed of a server was done.
    pub fn done_at(&self, server: ServerId, id: DeedId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT done_at FROM moderation
             WHERE id = ?1 AND server = ?2 AND done_at IS NOT NULL",
            params![id, server],
            only,
        )?)
    }

    /// Returns a deed that was done.
    pub fn find(&self, id: DeedId) -> Result<Option<Done>, StoreError> {
        Ok(self.db.first(
            "SELECT id, server, moderator, deed, match, player, reason, done_at, setting, from_value,
                    to_value, game, tournament, contest
             FROM moderation WHERE id = ?1 AND done_at IS NOT NULL",
            params![id],
            done,
        )?)
    }

    /// Returns the rulings about a match, the newest last.
    pub fn rulings(&self, about: MatchId) -> Result<Vec<Done>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, server, moderator, deed, match, player, reason, done_at, setting, from_value,
                    to_value, game, tournament, contest
             FROM moderation
             WHERE match = ?1 AND done_at IS NOT NULL ORDER BY id",
            params![about],
            done,
        )?)
    }
}

impl DeedsMut<'_> {
    /// Notes what a moderator is asked to confirm. This replaces any earlier question to the
    /// moderator in this server.
    pub fn ask(&self, what: &Moderation) -> Result<DeedId, StoreError> {
        self.forget_asked(what.server, what.moderator)?;
        self.note(what, None)
    }

    /// Forgets what a moderator was asked to confirm in a server.
    pub fn forget_asked(&self, server: ServerId, moderator: UserId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM moderation WHERE server = ?1 AND moderator = ?2 AND done_at IS NULL",
            params![server, moderator],
        )?;
        Ok(())
    }

    /// Notes that a deed is confirmed and done.
    pub fn confirm(&self, id: DeedId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE moderation SET done_at = ?2 WHERE id = ?1",
            params![id, now],
        )?;
        Ok(())
    }

    /// Puts a deed into the log.
    pub fn log(&self, what: &Moderation, now: Timestamp) -> Result<DeedId, StoreError> {
        self.note(what, Some(now))
    }

    fn note(&self, what: &Moderation, done_at: Option<Timestamp>) -> Result<DeedId, StoreError> {
        let change = what.deed.change();
        let setting = change.map(|change| change.setting.id().to_owned());
        let [from, to] = match change.map(SettingChange::texts) {
            Some(values) => values.map(Some),
            None => [None, None],
        };
        Ok(self.db.one(
            "INSERT INTO moderation (server, moderator, deed, match, player, reason, done_at,
                                     setting, from_value, to_value, game, tournament, contest)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) RETURNING id",
            params![
                what.server,
                what.moderator,
                what.deed.id().to_owned(),
                what.deed.about(),
                what.deed.member(),
                what.reason,
                done_at,
                setting,
                from,
                to,
                what.deed.game(),
                what.deed.tournament(),
                what.deed.contest(),
            ],
            only,
        )?)
    }
}

fn done(row: &Row<'_>) -> Result<Done, DbError> {
    Ok(Done {
        id: row.get("id")?,
        what: moderation(row)?,
        at: row.get("done_at")?,
    })
}

fn moderation(row: &Row<'_>) -> Result<Moderation, DbError> {
    let deed: String = row.get("deed")?;
    Ok(Moderation {
        server: row.get("server")?,
        moderator: row.get("moderator")?,
        deed: match deed.as_str() {
            "ban" => Deed::Ban(row.get("player")?),
            "reban" => Deed::Reban(row.get("player")?),
            "unban" => Deed::Unban(row.get("player")?),
            "off-ladder" => Deed::OffLadder(row.get("player")?, row.get("game")?),
            "cancel-tournament" => Deed::CancelTournament(row.get("tournament")?),
            "withdraw-entrant" => Deed::WithdrawEntrant(row.get("tournament")?, row.get("player")?),
            "call-off-contest" => Deed::CallOffContest(row.get("contest")?),
            "captain-left" => Deed::CaptainLeft(row.get("contest")?, row.get("player")?),
            "settings" => Deed::Setting(change(row)?),
            deed => match deed.strip_prefix("game-").and_then(GameResult::from_id) {
                Some(result) => Deed::Adjudication(row.get("match")?, result),
                None => Deed::Ruling(row.get("match")?, row.get("deed")?),
            },
        },
        reason: row.get("reason")?,
    })
}

/// Returns the change of a setting in a row, if it has one.
fn change(row: &Row<'_>) -> Result<Option<SettingChange>, DbError> {
    let Some(setting) = row.get::<Option<String>>("setting")? else {
        return Ok(None);
    };
    let values: [String; 2] = [row.get("from_value")?, row.get("to_value")?];
    let change = SettingChange::read(&setting, &values).ok_or_else(|| DbError::Column {
        column: "setting".to_owned(),
        value: format!("{setting} {values:?}"),
    })?;
    Ok(Some(change))
}
