//! Stores and finds matches and their records.

pub(super) mod history;
pub(super) mod lists;

use super::{
    Showing, StoreError, columns,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{
        ChallengeState, End, Guest, Invitation, Match, MatchId, MessageId, NextPly, Place, Players,
        PlyBy, PositionKey, Progress, Record, ServerId, ShowingId, UserId, clock::ClockStep,
    },
};
use rules::{GameId, Ply, Side};

crate::tx::topic! {
    /// Matches with their records, lists of them, and finished ones.
    matches: Matches, MatchesMut
}

/// The state of a match's newest board as it has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewestBoard {
    /// The number of the newest planned ply, 0 if there is none.
    pub planned: u32,
    /// The message of the newest board that has been posted.
    pub message: Option<MessageId>,
    /// Whether a post of the match is still waiting, such as a newer board.
    pub waits: bool,
}

impl Matches<'_> {
    /// Whether one of the first `plies` plies of this match hops over a piece of its own side.
    pub fn has_hop(&self, id: MatchId, plies: u32) -> Result<bool, StoreError> {
        let found: Option<u32> = self.db.first(
            "SELECT ply FROM plies WHERE match = ?1 AND ply <= ?2 AND move LIKE '%^%' LIMIT 1",
            params![id, plies],
            only,
        )?;
        if found.is_some() {
            return Ok(true);
        }
        // The moves of a finished match are one text.
        let moves: Option<Option<String>> =
            self.db
                .first("SELECT moves FROM matches WHERE id = ?1", params![id], only)?;
        let moves = moves.flatten().unwrap_or_default();
        let first = usize::try_from(plies).unwrap_or(usize::MAX);
        Ok(moves.split(' ').take(first).any(|mv| mv.contains('^')))
    }

    /// Returns the match of this number in its current state, through its own showing. A running
    /// one is not replayed.
    pub fn find(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.find_where(id, |showing| showing.id == ShowingId::from(id))
    }

    /// Returns the match of this number, through its showing in this server, if it has one.
    pub fn find_in(&self, server: ServerId, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.find_where(id, |showing| showing.place.server == server)
    }

    /// Returns the match that is shown there, through that showing.
    pub fn find_at(&self, showing: ShowingId) -> Result<Option<Match>, StoreError> {
        match self.tx.showings().shown_at(showing)? {
            Some(id) => self.find_where(id, |one| one.id == showing),
            None => Ok(None),
        }
    }

    fn find_where(
        &self,
        id: MatchId,
        is_meant: impl Fn(&Showing) -> bool,
    ) -> Result<Option<Match>, StoreError> {
        let showings = self.tx.showings().of_match(id)?;
        let Some(meant) = showings.iter().find(|showing| is_meant(showing)) else {
            return Ok(None);
        };
        let found = self.db.first(
            "SELECT game, start, first_player, second_player, rules,
                    position, previous, ply, setbacks, restored, outcome, termination
             FROM matches JOIN challenges ON challenges.id = matches.id WHERE matches.id = ?1",
            params![id],
            |row| stored(row, meant, meant.guest(&showings)),
        )?;
        let Some(stored) = found else {
            return Ok(None);
        };
        if stored.common.end.is_some() {
            // Nobody waits for it, and its last move is not stored separately.
            let record = self.record(id)?.ok_or(corrupt(id, "the record"))?;
            return stored.finished(id, &record).map(Some);
        }
        let plies: Vec<(String, PositionKey)> = self.db.rows(
            "SELECT move, key FROM plies WHERE match = ?1 ORDER BY ply",
            params![id],
            |row| Ok((row.get("move")?, row.get("key")?)),
        )?;
        stored.running(id, plies).map(Some)
    }

    /// Returns the record of a match.
    pub fn record(&self, id: MatchId) -> Result<Option<Record>, StoreError> {
        let found = self.db.first(
            "SELECT game, start, moves FROM matches JOIN challenges ON challenges.id = matches.id
             WHERE matches.id = ?1",
            params![id],
            |row| Ok((row.get("game")?, row.get("start")?, row.get("moves")?)),
        )?;
        let Some((game, start, moves)): Option<(GameId, String, Option<String>)> = found else {
            return Ok(None);
        };
        let start = game
            .parse_position(&start)
            .map_err(|_| corrupt(id, "the start position"))?;
        let texts = match moves {
            Some(moves) => moves.split_whitespace().map(str::to_owned).collect(),
            None => self.db.rows(
                "SELECT move FROM plies WHERE match = ?1 ORDER BY ply",
                params![id],
                only,
            )?,
        };
        Ok(Some(Record::read(start, texts)))
    }

    /// Returns the players of a match.
    pub fn players(&self, id: MatchId) -> Result<Option<Players>, StoreError> {
        Ok(self.db.first(
            "SELECT first_player, second_player FROM matches WHERE id = ?1",
            params![id],
            players,
        )?)
    }

    /// Returns how many plies the newest board of a running match shows as new: a planned ply is
    /// played at the same moment as the one it answers.
    pub fn newest_plies(&self, id: MatchId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT count(*) FROM plies
             WHERE match = ?1 AND played_at = (SELECT played_at FROM plies WHERE match = ?1
                                               ORDER BY ply DESC LIMIT 1)",
            params![id],
            only,
        )?)
    }

    /// Returns the numbers of the plies of a running match that were played at the same moment as the one
    /// before, because the computer or a plan answered it.
    pub fn answers_at_once(&self, id: MatchId) -> Result<Vec<u32>, StoreError> {
        Ok(self.db.rows(
            "SELECT answer.ply AS ply FROM plies AS answer
             JOIN plies AS asked ON asked.match = answer.match AND asked.ply = answer.ply - 1
             WHERE answer.match = ?1 AND answer.played_at = asked.played_at ORDER BY answer.ply",
            params![id],
            only,
        )?)
    }

    /// Whether no move has been made in a match.
    pub fn is_unplayed(&self, id: MatchId) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT id FROM matches WHERE id = ?1 AND ply = 0 AND setbacks = 0",
            params![id],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the state of a match's newest board as it has been shown there.
    pub fn newest_board(
        &self,
        showing: impl Into<ShowingId>,
    ) -> Result<Option<NewestBoard>, StoreError> {
        Ok(self.db.first(
            "SELECT planned, board,
                    CASE WHEN EXISTS (SELECT id FROM outbox WHERE outbox.match = challenges.id
                                      AND cosmetic = 0 AND given_up IS NULL)
                         THEN 1 ELSE 0 END AS waits
             FROM challenges JOIN matches ON matches.id = coalesce(mirror_of, challenges.id)
             WHERE challenges.id = ?1",
            params![showing.into()],
            |row| {
                Ok(NewestBoard {
                    planned: row.get("planned")?,
                    message: row.get("board")?,
                    waits: row.get("waits")?,
                })
            },
        )?)
    }

    /// Whether this message is the newest board of a match that is not over.
    pub(super) fn is_newest_board(
        &self,
        showing: ShowingId,
        message: MessageId,
    ) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT matches.id AS id
             FROM challenges JOIN matches ON matches.id = coalesce(mirror_of, challenges.id)
             WHERE challenges.id = ?1 AND board = ?2 AND ended_at IS NULL",
            params![showing, message],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the player who must move in a running match.
    pub fn turn(&self, id: MatchId) -> Result<Option<UserId>, StoreError> {
        let turn: Option<Option<UserId>> =
            self.db
                .first("SELECT turn FROM matches WHERE id = ?1", params![id], only)?;
        Ok(turn.flatten())
    }
}

impl MatchesMut<'_> {
    /// Starts the match of an accepted challenge.
    pub fn insert(
        &self,
        id: MatchId,
        invitation: &Invitation,
        players: Players,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let start = &invitation.start;
        self.tx
            .challenges()
            .set_state(id, ChallengeState::Accepted)?;
        let bottom = self
            .tx
            .settings()
            .of_server(invitation.place.server)?
            .bottom;
        self.db.execute(
            "INSERT INTO matches (id, first_player, second_player, started_at, rules, position,
                                  ply, setbacks, restored, turn, turn_since, bottom)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, ?9, ?7, ?4, ?8)",
            params![
                id,
                players.on(Side::First),
                players.on(Side::Second),
                now,
                start.game().info().rules,
                columns::position(start),
                players.on(start.side_to_move()),
                bottom,
                self.tx.restorations().revision_of(id)?,
            ],
        )?;
        self.tx
            .computer()
            .begin(id, start.game(), players, start.side_to_move(), now)?;
        if players.computer().is_some() {
            // The computer loses nothing if its opponent never comes back.
            return Ok(());
        }
        self.tx.watches().restart(id, now)?;
        self.tx
            .clocks()
            .start(id, invitation.timing, start.side_to_move(), now)
    }

    /// Adds a ply that its player, a person or the computer, has chosen on the board.
    pub fn insert_ply(&self, of: &Match, next: &NextPly, now: Timestamp) -> Result<(), StoreError> {
        let by = if of.players.on(next.ply.mv.side()).is_computer() {
            PlyBy::Computer
        } else {
            PlyBy::Hand
        };
        self.add_ply(of, next, by, now)
    }

    /// Adds a ply that its player had planned.
    pub fn insert_planned_ply(
        &self,
        of: &Match,
        next: &NextPly,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE matches SET planned = ?2 WHERE id = ?1",
            params![of.id, next.number],
        )?;
        self.add_ply(of, next, PlyBy::Plan, now)
    }

    /// Adds a ply to the record. The primary key refuses a second one of the same number. Open
    /// offers lapse, unless they outlive it.
    fn add_ply(
        &self,
        of: &Match,
        next: &NextPly,
        by: PlyBy,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Ply { mv, position } = &next.ply;
        let mover = of.players.on(mv.side());
        if by.is_act() {
            self.tx.people().note_act(mover, now)?;
        }
        let revision = of.revision_after(next.number);
        self.tx.offers().pass(of.id, mover, by, revision, now)?;
        self.db.execute(
            "INSERT INTO plies (match, ply, move, key, played_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![
                of.id,
                next.number,
                columns::mv(mv),
                PositionKey::of(position),
                now
            ],
        )?;
        self.db.execute(
            "UPDATE matches SET position = ?2, previous = ?3, ply = ?4, turn = ?5, turn_since = ?6
             WHERE id = ?1",
            params![
                of.id,
                columns::position(position),
                columns::position(&mv.before()),
                next.number,
                of.players.on(position.side_to_move()),
                now
            ],
        )?;
        self.tx
            .clocks()
            .step(of.id, ClockStep::Ply(position.side_to_move()), now)?;
        self.go_on(of, position.side_to_move(), now)?;
        if let Some(end) = next.end {
            self.set_end(of.id, end, now)?;
        }
        Ok(())
    }

    /// Continues a match with this side to move: the computer computes its move, or the watch for
    /// an absent player starts.
    pub(super) fn go_on(&self, of: &Match, turn: Side, now: Timestamp) -> Result<(), StoreError> {
        if of.players.computer().is_some() {
            self.tx
                .computer()
                .set_turn(of.id, of.players, Some(turn), now)
        } else {
            self.tx.watches().restart(of.id, now)
        }
    }

    /// Ends a match. Open offers lapse, and plans and users' lines are removed. If the match is
    /// rated and was not too short, its result goes into the list of results. The record becomes
    /// one text, which takes half the space.
    pub fn set_end(&self, id: MatchId, end: End, now: Timestamp) -> Result<(), StoreError> {
        self.tx.offers().lapse(id, now)?;
        self.tx.plans().remove_all(id)?;
        self.tx.plans().remove_lines(id)?;
        self.tx.clocks().stop(id, now)?;
        self.tx.watches().end(id)?;
        self.tx.prompts().check(id, now)?;
        self.tx.tournaments().note_game(id, now)?;
        self.tx.ladders().note_game(id, now)?;
        self.tx.computer().end(id, end)?;
        let (moves, times) = self.packed_record(id)?;
        let too_short = match end.outcome {
            Some(_) => {
                let record = self.record(id)?.ok_or(corrupt(id, "the record"))?;
                Some(end.is_too_short(record.moves_made()))
            }
            None => None,
        };
        self.db.execute(
            "UPDATE matches SET turn = NULL, outcome = ?2, termination = ?3, ended_at = ?4,
                                previous = NULL, moves = ?5, times = ?6, too_short = ?7
             WHERE id = ?1",
            params![
                id,
                end.outcome,
                end.termination,
                now,
                moves,
                times,
                too_short
            ],
        )?;
        self.db
            .execute("DELETE FROM plies WHERE match = ?1", params![id])?;
        match too_short {
            Some(false) => self.tx.ratings().enter_result(id, end, now),
            Some(true) | None => Ok(()),
        }
    }

    /// Notes that a match has no result because a player's time ran out.
    pub fn note_out_of_time(&self, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE matches SET out_of_time = 1 WHERE id = ?1",
            params![id],
        )?;
        Ok(())
    }

    /// Returns the moves of a running match in one text, and in another how many whole seconds each
    /// took. Their sum is accurate to the second.
    fn packed_record(&self, id: MatchId) -> Result<(String, String), StoreError> {
        let started: Timestamp = self.db.one(
            "SELECT started_at FROM matches WHERE id = ?1",
            params![id],
            only,
        )?;
        let plies: Vec<(String, Timestamp)> = self.db.rows(
            "SELECT move, played_at FROM plies WHERE match = ?1 ORDER BY ply",
            params![id],
            |row| Ok((row.get("move")?, row.get("played_at")?)),
        )?;
        let (mut moves, mut times, mut before) = (Vec::new(), Vec::new(), 0);
        for (mv, at) in plies {
            let after = (at.millis() - started.millis()) / 1000;
            moves.push(mv);
            times.push((after - before).to_string());
            before = after;
        }
        Ok((moves.join(" "), times.join(" ")))
    }
}

/// A match as it is stored.
struct Stored {
    common: Common,
    game: GameId,
    start: String,
    position: String,
    previous: Option<String>,
    ply: u32,
}

/// The stored columns that a match uses as they are.
struct Common {
    showing: ShowingId,
    place: Place,
    guest: Option<Guest>,
    players: Players,
    rules: u32,
    taken_back: u32,
    restored: u32,
    end: Option<End>,
}

impl Stored {
    /// Builds a running match after these plies, each with the key of the position after it.
    fn running(self, id: MatchId, plies: Vec<(String, PositionKey)>) -> Result<Match, StoreError> {
        let position = self
            .game
            .parse_position(&self.position)
            .map_err(|_| corrupt(id, "the position"))?;
        // If a later version of the rules refuses the last move, only that move is not shown.
        let last = plies
            .last()
            .zip(self.previous)
            .and_then(|((text, _), previous)| {
                let previous = self.game.parse_position(&previous).ok()?;
                previous.parse_move(text).ok()
            });
        let start = PositionKey::of_text(&self.start);
        let keys = plies.into_iter().map(|(_, key)| key);
        let progress = Progress {
            position,
            ply: self.ply,
            last,
            seen: std::iter::once(start).chain(keys).collect(),
        };
        Ok(self.common.at(id, progress))
    }

    /// Builds a finished match with this record.
    fn finished(self, id: MatchId, record: &Record) -> Result<Match, StoreError> {
        let mut progress = record.progress();
        if !record.is_whole() {
            // It was played under older rules.
            progress.position = self
                .game
                .parse_position(&self.position)
                .map_err(|_| corrupt(id, "the position"))?;
            progress.ply = self.ply;
            progress.last = None;
        }
        Ok(self.common.at(id, progress))
    }
}

impl Common {
    fn at(self, id: MatchId, progress: Progress) -> Match {
        Match {
            id,
            showing: self.showing,
            place: self.place,
            guest: self.guest,
            players: self.players,
            rules: self.rules,
            progress,
            taken_back: self.taken_back,
            restored: self.restored,
            end: self.end,
        }
    }
}

fn stored(row: &Row<'_>, through: &Showing, guest: Option<Guest>) -> Result<Stored, DbError> {
    Ok(Stored {
        common: Common {
            showing: through.id,
            place: through.place,
            guest,
            players: players(row)?,
            rules: row.get("rules")?,
            taken_back: row.get("setbacks")?,
            restored: row.get("restored")?,
            end: end(row)?,
        },
        game: row.get("game")?,
        start: row.get("start")?,
        position: row.get("position")?,
        previous: row.get("previous")?,
        ply: row.get("ply")?,
    })
}

pub(super) fn players(row: &Row<'_>) -> Result<Players, DbError> {
    let first = row.get("first_player")?;
    Ok(Players::with(first, Side::First, row.get("second_player")?))
}

pub(super) fn end(row: &Row<'_>) -> Result<Option<End>, DbError> {
    let termination: Option<_> = row.get("termination")?;
    let outcome = row.get("outcome")?;
    Ok(termination.map(|termination| End {
        outcome,
        termination,
    }))
}

const fn corrupt(id: MatchId, what: &'static str) -> StoreError {
    StoreError::Corrupt { id, what }
}
