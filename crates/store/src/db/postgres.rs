//! PostgreSQL: a server that several processes share.

use std::{
    cell::RefCell,
    collections::HashMap,
    fmt,
    io::Write,
    time::{Duration, Instant},
};

use bytes::BytesMut;
use postgres::{
    Client, SimpleQueryMessage, Statement,
    fallible_iterator::FallibleIterator,
    types::{IsNull, ToSql, Type, to_sql_checked},
};

use super::upgrade::{self, Schemas};
use super::{
    Access, DbError, Examined, Lock, Row, Value,
    address::{Connected, Server},
    primary::{Identity, Term},
    row::only,
};

/// The message that makes other processes look into the outbox, once the transaction is committed. With it
/// goes which matches may have changed.
const NOTIFY: &str = "SELECT pg_notify('courtier_outbox', ?1)";
/// The statement that subscribes to it.
const LISTEN: &str = "LISTEN courtier_outbox";

/// How long a listener waits before it checks that it is still wanted. Until then it keeps its connection
/// to the server.
const LISTEN_ON: Duration = Duration::from_secs(1);
/// How often it looks where the address leads, also while its connection works.
const LOOK_EVERY: Duration = Duration::from_secs(15);
/// How long to wait before another look while the address leads to no server that takes writes.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

/// Reads the columns of the table `?1`, except those that PostgreSQL computes.
/// <https://www.postgresql.org/docs/current/catalog-pg-attribute.html>
pub(super) const COLUMNS: &str = "SELECT CAST(attname AS TEXT) FROM pg_attribute
     WHERE attrelid = CAST(CAST(?1 AS TEXT) AS regclass) AND attnum > 0
       AND NOT attisdropped AND attgenerated = '' ORDER BY attnum";

/// A connection to a server. It must be created and used outside of async code.
pub(super) struct Postgres {
    server: Server,
    access: Access,
    client: RefCell<Client>,
    statements: RefCell<HashMap<&'static str, Statement>>,
    /// Since when it leads to its server. `None` if it can lead to any.
    term: Option<Term>,
    identity: Option<Identity>,
    /// Whether it must not be used any more.
    is_lost: bool,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Postgres").field(&self.server).finish()
    }
}

/// Brings a database to the newest of these schemas. Returns the schema that it had.
pub(super) fn migrate(server: &Server, schemas: &Schemas) -> Result<Option<i64>, DbError> {
    schemas.migrate_postgres(&mut server.connect_to_primary()?.client)
}

/// The oldest version of PostgreSQL that is supported, as the server counts them.
const OLDEST: i32 = 130_000;

/// Looks at a database on a server.
pub(super) fn examine(server: &Server) -> Result<Examined, DbError> {
    let mut client = server.connect()?;
    let row = client.query_one(
        "SELECT current_setting('server_version_num')::INT, current_setting('server_version'),
                pg_is_in_recovery(), coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)",
        &[],
    )?;
    let (number, version): (i32, String) = (row.try_get(0)?, row.try_get(1)?);
    if number < OLDEST {
        return Err(DbError::TooOld(version));
    }
    if row.try_get(2)? {
        return Err(DbError::Replica);
    }
    if !row.try_get::<_, bool>(3)? {
        return Err(DbError::NoRight);
    }
    let schema = upgrade::postgres_version(&mut client)?;
    let known = Schemas::shipped();
    known.check_not_newer(schema)?;
    Ok(Examined {
        engine: format!("PostgreSQL {version}"),
        schema,
        newest: known.newest(),
        in_use: false,
    })
}

impl Postgres {
    /// Connects to a database that has the newest schema.
    pub(super) fn connect(server: &Server, access: Access) -> Result<Postgres, DbError> {
        let mut made = Postgres::make(server, access)?;
        Schemas::shipped().check_newest(upgrade::postgres_version(made.client.get_mut())?)?;
        Ok(made)
    }

    /// Connects to a database of any schema.
    #[cfg(test)]
    pub(super) fn connect_to_any(server: &Server) -> Result<Postgres, DbError> {
        Postgres::make(server, Access::Write)
    }

    fn make(server: &Server, access: Access) -> Result<Postgres, DbError> {
        let (client, term, identity) = if access == Access::Inspect {
            // A replica can be inspected too.
            (server.connect()?, None, None)
        } else {
            let Connected {
                client,
                term,
                identity,
            } = server.connect_to_primary()?;
            (client, Some(term), identity)
        };
        Ok(Postgres {
            server: server.clone(),
            access,
            client: RefCell::new(ready(client, access)?),
            statements: RefCell::default(),
            term,
            identity,
            is_lost: false,
        })
    }

    /// Makes the connection again if it is lost, or leads to a server that another one has replaced.
    pub(super) fn renew(&mut self) -> Result<(), DbError> {
        if self.is_lost || !self.is_current() {
            *self = Postgres::make(&self.server, self.access)?;
        }
        Ok(())
    }

    /// Notes that the connection must not be used any more. With `doubt`, all others ask where they lead.
    pub(super) fn lose(&mut self, doubt: bool) {
        self.is_lost = true;
        if let Some(term) = self.term
            && doubt
        {
            self.server.primary().doubt(term);
        }
    }

    /// Fails if another server was found to have replaced this one meanwhile.
    pub(super) fn check_current(&self) -> Result<(), DbError> {
        if self.is_current() {
            Ok(())
        } else {
            Err(DbError::LeftBehind)
        }
    }

    fn is_current(&self) -> bool {
        let primary = self.server.primary();
        self.term.is_none_or(|term| term == primary.term())
    }

    /// Returns to which server it leads. `None` if the server doesn't say.
    pub(super) const fn identity(&self) -> Option<Identity> {
        self.identity
    }

    pub(super) fn execute(&self, sql: &'static str, params: &[Value<'_>]) -> Result<u64, DbError> {
        let statement = self.prepare(sql)?;
        Ok(self
            .client
            .borrow_mut()
            .execute(&statement, &references(params))?)
    }

    pub(super) fn each(
        &self,
        sql: &'static str,
        params: &[Value<'_>],
        read: &mut dyn FnMut(&Row<'_>) -> Result<(), DbError>,
    ) -> Result<(), DbError> {
        let statement = self.prepare(sql)?;
        self.query(&statement, params, read)
    }

    /// Calls `f` with each row of a statement that is not kept prepared.
    pub(super) fn each_once(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: &mut dyn FnMut(&Row<'_>) -> Result<(), DbError>,
    ) -> Result<(), DbError> {
        let statement = self.client.borrow_mut().prepare(&translate(sql))?;
        self.query(&statement, params, read)
    }

    fn query(
        &self,
        statement: &Statement,
        params: &[Value<'_>],
        read: &mut dyn FnMut(&Row<'_>) -> Result<(), DbError>,
    ) -> Result<(), DbError> {
        let rows = self
            .client
            .borrow_mut()
            .query(statement, &references(params))?;
        rows.iter().try_for_each(|row| read(&Row::Postgres(row)))
    }

    fn prepare(&self, sql: &'static str) -> Result<Statement, DbError> {
        if let Some(statement) = self.statements.borrow().get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.borrow_mut().prepare(&translate(sql))?;
        self.statements.borrow_mut().insert(sql, statement.clone());
        Ok(statement)
    }

    /// Inserts many rows together, as text: <https://www.postgresql.org/docs/current/sql-copy.html>
    pub(super) fn insert(
        &self,
        table: &str,
        columns: &str,
        rows: &[Vec<Value<'_>>],
    ) -> Result<(), DbError> {
        let mut lines = String::new();
        for row in rows {
            for (place, value) in row.iter().enumerate() {
                lines.push_str(if place == 0 { "" } else { "\t" });
                lines.push_str(&field(value));
            }
            lines.push('\n');
        }
        let mut client = self.client.borrow_mut();
        let mut writer = client.copy_in(&format!("COPY {table} ({columns}) FROM STDIN"))?;
        writer
            .write_all(lines.as_bytes())
            .map_err(|error| match error.downcast() {
                Ok(error) => DbError::Postgres(error),
                Err(error) => DbError::File(table.to_owned(), error),
            })?;
        writer.finish()?;
        Ok(())
    }

    pub(super) fn highest_number(&self, table: &str, column: &str) -> Result<i64, DbError> {
        let mut highest: Option<i64> = None;
        self.each(
            "SELECT pg_sequence_last_value(pg_get_serial_sequence(?1, ?2)::regclass)",
            &[Value::Text(table.into()), Value::Text(column.into())],
            &mut |row| {
                highest = only(row)?;
                Ok(())
            },
        )?;
        Ok(highest.unwrap_or(0))
    }

    pub(super) fn number_from(
        &self,
        table: &str,
        column: &str,
        highest: i64,
    ) -> Result<(), DbError> {
        if highest < 1 {
            // A sequence that has assigned no number begins with 1.
            return Ok(());
        }
        self.each(
            "SELECT setval(pg_get_serial_sequence(?1, ?2)::regclass, ?3)",
            &[
                Value::Text(table.into()),
                Value::Text(column.into()),
                Value::Integer(highest),
            ],
            &mut |_| Ok(()),
        )
    }

    /// Begins a transaction that reads one state. A server that became a replica while the connection was idle
    /// would answer with what was true before, so it says first whether it is one.
    ///
    /// # Errors
    /// If it is, unless this connection can lead to any server.
    pub(super) fn begin_read(&self) -> Result<(), DbError> {
        const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        if self.term.is_none() {
            return self.batch(BEGIN);
        }
        let begin = format!("{BEGIN}; SELECT pg_is_in_recovery()");
        let answers = self.client.borrow_mut().simple_query(&begin)?;
        let is_replica = answers.iter().any(|answer| match answer {
            SimpleQueryMessage::Row(row) => row.get(0) == Some("t"),
            _ => false,
        });
        if is_replica {
            Err(DbError::Replica)
        } else {
            Ok(())
        }
    }

    /// Begins a transaction that is alone with what `lock` covers, and returns the transaction's
    /// number. Each statement after the lock sees what others have committed before it.
    pub(super) fn begin_write(&self, lock: Lock) -> Result<String, DbError> {
        self.batch("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")?;
        self.lock(lock)?;
        let mut number = String::new();
        self.each("SELECT pg_current_xact_id()::text", &[], &mut |row| {
            number = only(row)?;
            Ok(())
        })?;
        Ok(number)
    }

    pub(super) fn lock(&self, lock: Lock) -> Result<(), DbError> {
        if let Some((kind, key)) = lock.keys() {
            let keys = [Value::Integer(kind.into()), Value::Integer(key.into())];
            self.execute("SELECT pg_advisory_xact_lock(?1::int, ?2::int)", &keys)?;
        }
        Ok(())
    }

    pub(super) fn notify(&self, text: &str) -> Result<(), DbError> {
        self.each(NOTIFY, &[Value::Text(text.into())], &mut |_| Ok(()))
    }

    pub(super) fn commit(&self) -> Result<(), DbError> {
        self.batch("COMMIT")
    }

    pub(super) fn roll_back(&self) {
        // If the connection is lost, the server rolls back on its own.
        if let Err(error) = self.batch("ROLLBACK") {
            tracing::debug!(%error, "a transaction could not be rolled back");
        }
    }

    /// Returns whether the transaction of this number was committed, which was begun at the server `at`.
    /// `None` if it is not decided yet, is so old that the server has forgotten it, or cannot be told.
    /// <https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT>
    pub(super) fn counts(
        &self,
        number: &str,
        at: Option<Identity>,
    ) -> Result<Option<bool>, DbError> {
        let mut status: Option<String> = None;
        let text = [Value::Text(number.into())];
        let asked = self.each("SELECT pg_xact_status(?1::text::xid8)", &text, &mut |row| {
            status = only(row)?;
            Ok(())
        });
        let was_promoted = match (at, self.identity) {
            (Some(at), Some(here)) if here == at => false,
            (Some(at), Some(here)) if here.succeeds(at) => true,
            (None, None) => false,
            // Its numbers are others.
            _ => return Ok(None),
        };
        match asked {
            // A promoted server has not received it.
            Err(error) if was_promoted && error.is_of_unknown_transaction() => {
                return Ok(Some(false));
            }
            asked => asked?,
        }
        Ok(match status.as_deref() {
            // A server that was promoted without receiving the transaction may have given its number to
            // another one.
            Some("committed") if !was_promoted => Some(true),
            Some("aborted") => Some(false),
            _ => None,
        })
    }

    /// Returns the server's plan for a statement, without running it.
    #[cfg(test)]
    pub(super) fn explain(&self, prepare: &str, explain: &str) -> Result<Vec<String>, DbError> {
        self.batch(prepare)?;
        let answers = self.client.borrow_mut().simple_query(explain)?;
        let lines = answers.into_iter().filter_map(|answer| match answer {
            SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        });
        Ok(lines.collect())
    }

    /// Lets the server reuse the space of removed rows, and forget what the planner has sampled of
    /// them. It overwrites them when it reuses the space.
    /// <https://www.postgresql.org/docs/current/sql-vacuum.html>
    pub(super) fn clean(&self, tables: &[&str]) -> Result<(), DbError> {
        self.batch(&format!("VACUUM (ANALYZE) {}", tables.join(", ")))
    }

    fn batch(&self, sql: &str) -> Result<(), DbError> {
        Ok(self.client.borrow_mut().batch_execute(sql)?)
    }
}

/// Limits how long a job can wait for another, and how long one that hangs can keep others waiting.
fn ready(mut client: Client, access: Access) -> Result<Client, DbError> {
    // Every statement is found by an index whatever it is given (a test plans them all this way), so the
    // server need not plan it again each time.
    client.batch_execute(
        "SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '30s';
         SET plan_cache_mode = force_generic_plan",
    )?;
    if access != Access::Write {
        client.batch_execute("SET default_transaction_read_only = on")?;
    }
    Ok(client)
}

/// Calls `heard` whenever a process has put something into the outbox, with the matches that may have
/// changed, as long as that is `wanted` and the connection leads to the server that takes writes. `None`
/// stands for what was missed. Meanwhile it looks where new connections lead.
pub(crate) fn listen(
    server: &Server,
    heard: &dyn Fn(Option<&str>),
    wanted: &dyn Fn() -> bool,
) -> Result<(), DbError> {
    let Connected {
        mut client, term, ..
    } = server.connect_to_primary()?;
    client.batch_execute(LISTEN)?;
    // Something may have come before this connection listened.
    heard(None);
    let mut looked = Instant::now();
    while wanted() && server.primary().term() == term {
        if let Some(message) = client.notifications().timeout_iter(LISTEN_ON).next()? {
            heard(Some(message.payload()));
        }
        let pause = if server.reaches_primary() {
            LOOK_EVERY
        } else {
            LOOK_AGAIN
        };
        if looked.elapsed() >= pause {
            client.check_connection()?;
            // What it finds is noted for all.
            drop(server.look_for_primary());
            looked = Instant::now();
        }
    }
    Ok(())
}

/// Formats a value as a field in a line of many.
fn field(value: &Value<'_>) -> String {
    match value {
        Value::Null => "\\N".to_owned(),
        Value::Integer(number) => number.to_string(),
        // As many digits as it takes to restore the same bits.
        Value::Real(number) => number.to_string(),
        Value::Text(text) => text
            .replace('\\', "\\\\")
            .replace('\t', "\\t")
            .replace('\n', "\\n")
            .replace('\r', "\\r"),
    }
}

/// Translates a statement to PostgreSQL's syntax.
pub(crate) fn translate(sql: &str) -> String {
    let mut text = sql.to_owned();
    for digit in '0'..='9' {
        text = text.replace(&format!("?{digit}"), &format!("${digit}"));
    }
    while let Some((before, (own, after))) = text
        .split_once("/*pg ")
        .and_then(|(before, rest)| Some((before, rest.split_once("*/")?)))
    {
        text = format!("{before}{own}{after}");
    }
    text
}

fn references<'v>(params: &'v [Value<'_>]) -> Vec<&'v (dyn ToSql + Sync)> {
    params
        .iter()
        .map(|value| value as &(dyn ToSql + Sync))
        .collect()
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) => match *kind {
                Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
                Type::INT8 => number.to_sql(kind, out),
                _ => Err(format!("a whole number where the server wants {kind}").into()),
            },
            Value::Real(number) if *kind == Type::FLOAT8 => number.to_sql(kind, out),
            Value::Text(text) if *kind == Type::TEXT => text.as_ref().to_sql(kind, out),
            other => Err(format!("{other:?} where the server wants {kind}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

#[cfg(test)]
mod tests {
    #[test]
    fn statements_are_translated() {
        assert_eq!(
            super::translate(
                "SELECT '?' FROM b WHERE c = ?1 AND d < ?12/*pg FOR UPDATE*/ LIMIT ?2"
            ),
            "SELECT '?' FROM b WHERE c = $1 AND d < $12FOR UPDATE LIMIT $2"
        );
    }
}
