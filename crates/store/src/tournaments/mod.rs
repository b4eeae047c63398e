//! Tournaments: stored as they are played. Code that changes one holds the lock of its server.

mod due;
mod entrants;
mod games;
mod homes;
mod servers;

pub use due::StageTimes;
pub use games::{EndedGame, RunningGame};
pub use homes::UnshownGame;
pub use servers::Announced;

use super::{
    BulletinKind, StoreError, Subject, columns,
    db::{DbError, Row, only, params},
};
use crate::challenges::timing;
use domain::{
    clock::Timestamp,
    community::{
        Code,
        tournament::{
            Between, Entrant, Lately, Limits, MADE_WITHIN, Plan, Stage, System, Tournament,
        },
    },
    matches::{MatchId, Place, RoleId, ServerId, Timing, UserId},
};
use rules::{AnyPosition, GameId};

crate::tx::topic! {
    /// Tournaments with their entrants, games and servers.
    tournaments: Tournaments, TournamentsMut
}

/// The number of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentId(pub u32);

impl TournamentId {
    /// Returns the subject of its main bulletin.
    pub fn card(self) -> Subject {
        (BulletinKind::Tournament, i64::from(self.0))
    }

    /// Returns the subject of the bulletin with its result.
    pub fn result(self) -> Subject {
        (BulletinKind::TournamentResult, i64::from(self.0))
    }

    /// Returns the subject of the bulletin of one of its rounds.
    pub fn round(self, round: u32) -> Subject {
        let number = i64::from(self.0) << ROUND_BITS | i64::from(round);
        (BulletinKind::TournamentRound, number)
    }

    /// Returns the tournament and its round that a bulletin shows.
    pub fn of_round(number: i64) -> Option<(TournamentId, u32)> {
        let round = u32::try_from(number & ((1 << ROUND_BITS) - 1)).ok()?;
        Some((
            TournamentId(u32::try_from(number >> ROUND_BITS).ok()?),
            round,
        ))
    }
}

/// A double round robin of 128 players has 254 rounds.
const ROUND_BITS: u32 = 8;

/// The terms of a tournament, apart from its pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Where it is played and shown.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// Its creator.
    pub organizer: UserId,
    /// A role whose members manage it too.
    pub managers: Option<RoleId>,
    /// The servers whose members can enter.
    pub between: Between,
    /// The code by which other servers find it, if they need one.
    pub code: Option<Code>,
    /// How it is played.
    pub plan: Plan,
    /// How many days a round has. `None`: until all its games are over.
    pub round_days: Option<u32>,
    /// How many days a first move has. `None`: as the pace says.
    pub no_show_days: Option<u32>,
    /// The position that all games start from, which includes the game and the size of the board.
    pub start: AnyPosition,
    /// The timing of the games.
    pub timing: Timing,
    /// Whether they count for ratings.
    pub rated: bool,
    /// How many players it waits for, and how many can enter.
    pub limits: Limits,
}

/// A tournament with everything that is stored about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its number.
    pub id: TournamentId,
    /// Its terms.
    pub terms: Terms,
    /// The entrants and the games played.
    pub tournament: Tournament,
    /// The ratings of the entrants at the start, in their order.
    pub ratings: Vec<Option<u32>>,
    /// When the newest round should be over; before the first, when it starts by itself.
    pub deadline: Option<Timestamp>,
    /// Whether too few players had entered when it should have started by itself.
    pub too_few: bool,
}

impl StoredTournament {
    /// Returns whether it has no time for its start and is full, so that it starts if that has just come by an entry.
    pub fn starts_once_full(&self) -> bool {
        self.deadline.is_none() && self.tournament.is_full_before_start(self.terms.limits)
    }
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSummary {
    /// Its number.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// The pairing system.
    pub system: System,
    /// The game.
    pub game: GameId,
    /// The current stage.
    pub stage: Stage,
    /// How many players are in it.
    pub players: u32,
    /// The server that it belongs to.
    pub owner: Owner,
}

/// The owner of a tournament, as a server sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The server itself.
    Here,
    /// Another server, and its name if that is known.
    Elsewhere(Option<String>),
}

impl Tournaments<'_> {
    /// Returns the recent tournaments of a server, as far as a new one of this manager depends on them.
    pub fn lately(
        &self,
        server: ServerId,
        manager: UserId,
        now: Timestamp,
    ) -> Result<Lately, StoreError> {
        let from = now.before(MADE_WITHIN);
        let rows: Vec<(UserId, Stage, Timestamp)> = self.db.rows(
            "SELECT organizer, stage, made_at FROM tournaments
             WHERE server = ?1 AND (stage IN ('sign-up', 'running') OR made_at > ?2)
             ORDER BY made_at",
            params![server, from],
            |row| {
                Ok((
                    row.get("organizer")?,
                    row.get("stage")?,
                    row.get("made_at")?,
                ))
            },
        )?;
        let mut lately = Lately::default();
        for (organizer, stage, made_at) in rows {
            let is_own = organizer == manager;
            let is_open = matches!(stage, Stage::SignUp | Stage::Running);
            lately.open_here += usize::from(is_open);
            lately.open += usize::from(is_open && is_own);
            if made_at > from {
                lately.made_here.push(made_at);
                lately.made.extend(is_own.then_some(made_at));
            }
        }
        Ok(lately)
    }

    /// Returns the tournament of this number.
    pub fn find(&self, id: TournamentId) -> Result<Option<StoredTournament>, StoreError> {
        let found = self.db.first(
            "SELECT server, channel, locale, name, organizer, managers, system, rounds, at_once,
                    first_begins, round_days, no_show_days, game, start, pace, flag, weekends, rated,
                    stage, deadline, scope, code, least, most, too_few
             FROM tournaments WHERE id = ?1",
            params![id],
            |row| {
                let stage: Stage = row.get("stage")?;
                let deadline: Option<Timestamp> = row.get("deadline")?;
                let too_few: bool = row.get("too_few")?;
                Ok((terms(row)?, stage, deadline, too_few))
            },
        )?;
        let Some((terms, stage, deadline, too_few)) = found else {
            return Ok(None);
        };
        let terms = terms.ok_or(StoreError::Corrupt {
            id: MatchId(0),
            what: "the start position of a tournament",
        })?;
        let entrants: Vec<(Entrant, Option<u32>)> = self.entrants(id)?;
        let (entrants, ratings) = entrants.into_iter().unzip();
        let games = self.games(id)?;
        Ok(Some(StoredTournament {
            id,
            tournament: Tournament {
                plan: terms.plan,
                stage,
                entrants,
                games,
            },
            terms,
            ratings,
            deadline,
            too_few,
        }))
    }

    /// Returns the tournaments of a server and those in which it takes part: first those that go on,
    /// each time the newest first.
    pub fn of_server(
        &self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<TournamentSummary>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, name, system, game, stage,
                    (SELECT count(*) FROM tournament_entrants
                     WHERE tournament = tournaments.id) AS players,
                    server = ?1 AS here,
                    coalesce((SELECT name FROM server_names
                              WHERE server_names.server = tournaments.server),
                             (SELECT name FROM open_servers
                              WHERE open_servers.server = tournaments.server)) AS owner_name
             FROM tournaments
             WHERE id IN (SELECT id FROM tournaments WHERE server = ?1
                          UNION ALL
                          SELECT tournament FROM tournament_servers WHERE server = ?1)
             ORDER BY stage IN ('over', 'cancelled'), id DESC LIMIT ?2",
            params![server, most],
            summary,
        )?)
    }

    /// Returns the roles that manage the tournaments of a server that go on.
    pub fn manager_roles(&self, server: ServerId) -> Result<Vec<RoleId>, StoreError> {
        Ok(self.db.rows(
            "SELECT DISTINCT managers FROM tournaments
             WHERE server = ?1 AND managers IS NOT NULL AND stage IN ('sign-up', 'running')",
            params![server],
            only,
        )?)
    }

    /// Returns the tournaments of other open servers in which this one can take part, the newest
    /// first.
    pub fn elsewhere(
        &self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<TournamentSummary>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, tournaments.name AS name, system, game, stage,
                    (SELECT count(*) FROM tournament_entrants
                     WHERE tournament = tournaments.id) AS players,
                    tournaments.server = ?1 AS here, open_servers.name AS owner_name
             FROM tournaments JOIN open_servers ON open_servers.server = tournaments.server
             WHERE scope = 'open' AND stage = 'sign-up' AND tournaments.server <> ?1 AND listed = 1
               AND NOT EXISTS (SELECT 1 FROM tournament_servers
                               WHERE tournament = tournaments.id
                                 AND tournament_servers.server = ?1)
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = tournaments.server AND ended_at IS NULL)
             ORDER BY id DESC LIMIT ?2",
            params![server, most],
            summary,
        )?)
    }
}

impl TournamentsMut<'_> {
    /// Moves a tournament to this place, where it is played and shown from now on.
    pub fn move_to(&self, id: TournamentId, place: Place) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournaments SET channel = ?2 WHERE id = ?1",
            params![id, place.channel],
        )?;
        Ok(())
    }

    /// Sets the plan of a tournament, because of how many players have entered.
    pub fn set_plan(&self, id: TournamentId, rounds: u32, at_once: bool) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournaments SET rounds = ?2, at_once = ?3 WHERE id = ?1",
            params![id, rounds, at_once],
        )?;
        Ok(())
    }

    /// Stores what can be changed about a tournament before it starts: its name, its limits, and when
    /// it starts by itself.
    pub fn edit(
        &self,
        id: TournamentId,
        name: &str,
        limits: Limits,
        starts_at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournaments SET name = ?2, least = ?3, most = ?4, deadline = ?5, look_at = ?5,
                                    too_few = 0
             WHERE id = ?1",
            params![id, name.to_owned(), limits.least, limits.most, starts_at],
        )?;
        if let Some(starts_at) = starts_at {
            self.tx.note_look(starts_at);
        }
        Ok(())
    }

    /// Notes that a tournament doesn't start by itself, because too few players have entered.
    pub fn note_too_few(&self, id: TournamentId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournaments SET deadline = NULL, look_at = NULL, too_few = 1 WHERE id = ?1",
            params![id],
        )?;
        Ok(())
    }

    /// Stores a new tournament, which may start by itself, and returns its number.
    pub fn insert(
        &self,
        terms: &Terms,
        starts_at: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<TournamentId, StoreError> {
        let Terms {
            place,
            plan,
            timing,
            ..
        } = terms;
        let id = self.db.one(
            "INSERT INTO tournaments (server, channel, locale, name, organizer, managers, system,
                                      rounds, at_once, first_begins, round_days, no_show_days, game,
                                      start, pace, flag, weekends, rated, stage, made_at, scope, code,
                                      least, most, deadline, look_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
                     'sign-up', ?19, ?20, ?21, ?22, ?23, ?24, ?24)
             RETURNING id",
            params![
                place.server,
                place.channel,
                place.locale,
                terms.name.clone(),
                terms.organizer,
                terms.managers,
                plan.system,
                plan.rounds,
                plan.at_once,
                plan.first_begins,
                terms.round_days,
                terms.no_show_days,
                terms.start.game(),
                columns::position(&terms.start),
                timing.pace,
                timing.flag,
                timing.weekends,
                terms.rated,
                now,
                terms.between,
                terms.code.clone(),
                terms.limits.least,
                terms.limits.most,
                starts_at,
            ],
            only,
        )?;
        if let Some(starts_at) = starts_at {
            self.tx.note_look(starts_at);
        }
        Ok(id)
    }
}

impl TournamentsMut<'_> {
    /// Forgets a role that managed tournaments of a server: their other managers remain. Returns whether
    /// there was such a tournament.
    pub fn forget_managers(&self, server: ServerId, role: RoleId) -> Result<bool, StoreError> {
        let changed = self.db.execute(
            "UPDATE tournaments SET managers = NULL WHERE server = ?1 AND managers = ?2",
            params![server, role],
        )?;
        Ok(changed > 0)
    }
}

fn terms(row: &Row<'_>) -> Result<Option<Terms>, DbError> {
    let game: GameId = row.get("game")?;
    let start: String = row.get("start")?;
    let Ok(start) = game.parse_position(&start) else {
        return Ok(None);
    };
    Ok(Some(Terms {
        place: Place {
            server: row.get("server")?,
            channel: row.get("channel")?,
            locale: row.get("locale")?,
        },
        name: row.get("name")?,
        organizer: row.get("organizer")?,
        managers: row.get("managers")?,
        between: row.get("scope")?,
        code: row.get("code")?,
        plan: Plan {
            system: row.get("system")?,
            rounds: row.get("rounds")?,
            at_once: row.get("at_once")?,
            first_begins: row.get("first_begins")?,
        },
        round_days: row.get("round_days")?,
        no_show_days: row.get("no_show_days")?,
        start,
        timing: timing(row)?,
        rated: row.get("rated")?,
        limits: Limits {
            least: row.get("least")?,
            most: row.get("most")?,
        },
    }))
}

fn summary(row: &Row<'_>) -> Result<TournamentSummary, DbError> {
    Ok(TournamentSummary {
        id: row.get("id")?,
        name: row.get("name")?,
        system: row.get("system")?,
        game: row.get("game")?,
        stage: row.get("stage")?,
        players: row.get("players")?,
        owner: if row.get("here")? {
            Owner::Here
        } else {
            Owner::Elsewhere(row.get("owner_name")?)
        },
    })
}
