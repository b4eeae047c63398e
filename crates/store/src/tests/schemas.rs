//! Both engines have the same schema.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::*;

/// A schema as far as both engines have it: each table's columns (name, whether it may be null),
/// the columns of its keys and indexes, and what it refers to.
type Schema = BTreeMap<String, BTreeSet<String>>;

#[tokio::test]
async fn both_engines_have_the_same_tables() {
    let sqlite = Base::sqlite();
    sqlite.open();
    let expected = sqlite_schema(&Connection::open(sqlite.path()).expect("opens"));
    assert!(
        expected["matches"].contains("column turn null"),
        "{expected:#?}"
    );
    if let Some(postgres) = Base::bare_postgres() {
        postgres.open();
        assert_eq!(postgres.with(postgres_schema), expected);
    }
}

fn sqlite_schema(db: &Connection) -> Schema {
    let list = |sql: &str| -> Vec<(String, String)> {
        let mut statement = db.prepare(sql).expect("valid");
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        rows.expect("rows").map(|row| row.expect("a row")).collect()
    };
    let mut schema = Schema::new();
    let tables = "FROM sqlite_schema AS t JOIN";
    let ours = "t.type = 'table' AND t.name NOT LIKE 'sqlite_%'";
    for sql in [
        format!(
            "SELECT t.name, 'column ' || c.name || CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN '' ELSE ' null' END
             {tables} pragma_table_xinfo(t.name) AS c WHERE {ours}"
        ),
        format!(
            "SELECT t.name, 'key ' || group_concat(c.name, ' ' ORDER BY c.pk)
             {tables} pragma_table_xinfo(t.name) AS c WHERE {ours} AND c.pk > 0 GROUP BY t.name"
        ),
        format!(
            "SELECT t.name, 'refers ' || f.\"from\" || ' ' || f.\"table\"
             {tables} pragma_foreign_key_list(t.name) AS f WHERE {ours}"
        ),
        format!(
            "SELECT t.name, 'index ' || i.name || CASE WHEN i.\"unique\" = 1 THEN ' once' ELSE '' END
             {tables} pragma_index_list(t.name) AS i WHERE {ours} AND i.origin = 'c'"
        ),
    ] {
        for (table, what) in list(&sql) {
            schema.entry(table).or_default().insert(what);
        }
    }
    schema
}

fn postgres_schema(db: &mut crate::db::Db) -> Schema {
    let mut schema = Schema::new();
    for sql in [
        "SELECT CAST(table_name AS TEXT) AS owner,
                CAST('column ' || column_name
                     || CASE WHEN is_nullable = 'YES' THEN ' null' ELSE '' END AS TEXT) AS what
         FROM information_schema.columns WHERE table_schema = 'public'",
        "SELECT CAST(conrelid::regclass AS TEXT) AS owner,
                'key ' || string_agg(CAST(attname AS TEXT), ' '
                                     ORDER BY array_position(conkey, attnum)) AS what
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
         WHERE contype = 'p' AND connamespace = 'public'::regnamespace GROUP BY conrelid",
        "SELECT CAST(conrelid::regclass AS TEXT) AS owner,
                'refers ' || CAST(attname AS TEXT) || ' ' || CAST(confrelid::regclass AS TEXT) AS what
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
         WHERE contype = 'f'",
        "SELECT CAST(indrelid::regclass AS TEXT) AS owner,
                'index ' || CAST(indexrelid::regclass AS TEXT)
                         || CASE WHEN indisunique THEN ' once' ELSE '' END AS what
         FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
         WHERE relnamespace = 'public'::regnamespace
           AND NOT EXISTS (SELECT oid FROM pg_constraint WHERE conindid = indexrelid)",
    ] {
        let rows: Vec<(String, String)> = db
            .rows(sql, &[], |row| Ok((row.get("owner")?, row.get("what")?)))
            .expect(sql);
        for (table, what) in rows {
            schema.entry(table).or_default().insert(what);
        }
    }
    let ours = schema.remove("schemas");
    assert!(ours.is_some(), "it tells the schema's number");
    schema
}
