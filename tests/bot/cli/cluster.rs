//! The tests' own PostgreSQL server starts, answers, and ends with the process that started it.

use std::{
    io::{self, BufRead, BufReader, Read},
    net::TcpStream,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use crate::{cluster::Cluster, patience::until};

/// Returns what the server answers to a query, as `psql` shows it without any decoration.
fn ask(address: &str, query: &str) -> String {
    let answer = Command::new("psql")
        .args(["--no-psqlrc", "--tuples-only", "--no-align"])
        .args(["--command", query, address])
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&answer.stderr);
    assert!(answer.status.success(), "{said}");
    String::from_utf8(answer.stdout).expect("text")
}

#[test]
fn it_answers_in_databases_that_know_nothing_of_each_other() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let (one, other) = (cluster.database(), cluster.database());
    ask(&one, "CREATE TABLE pieces (name text)");
    let tables = "SELECT count(*) FROM pg_tables WHERE tablename = 'pieces'";
    assert_eq!(ask(&one, tables).trim(), "1");
    assert_eq!(ask(&other, tables).trim(), "0");
}

#[test]
fn copies_have_what_the_original_has_know_nothing_of_each_other_and_go_with_their_test() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let fill = |original: &str| {
        ask(original, "CREATE TABLE pieces (name text)");
    };
    let (one, other) = (cluster.copy(fill), cluster.copy(fill));
    ask(one.address(), "INSERT INTO pieces VALUES ('guard')");
    let count = "SELECT count(*) FROM pieces";
    assert_eq!(ask(one.address(), count).trim(), "1");
    assert_eq!(ask(other.address(), count).trim(), "0");
    drop(one);
    // The original and the other one.
    let count = "SELECT count(*) FROM pg_database WHERE datname LIKE 'test%'";
    assert_eq!(ask(other.address(), count).trim(), "2");
}

#[test]
fn nothing_is_left_when_it_is_dropped() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let traces = Traces::of(&cluster.database());
    assert!(traces.folder.exists() && traces.listens());
    drop(cluster);
    assert!(!traces.folder.exists() && !traces.listens(), "{traces:?}");
}

#[tokio::test]
async fn nothing_is_left_when_the_process_is_killed() {
    if Cluster::shared().is_none() {
        return;
    }
    let mut process = Command::new(std::env::current_exe().expect("this program"))
        .args([
            "--exact",
            "cli::cluster::a_process_that_waits",
            "--ignored",
            "--nocapture",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let lines = BufReader::new(process.stdout.take().expect("a pipe")).lines();
    let mut addresses = lines.map_while(Result::ok).filter_map(|line| {
        let start = line.find("postgres://")?;
        Some(line[start..].to_owned())
    });
    let traces = Traces::of(&addresses.next().expect("it says where its server is"));
    assert!(traces.folder.exists() && traces.listens());
    process.kill().expect("killed");
    process.wait().expect("gone");
    until("the server's end", async || {
        tokio::time::sleep(Duration::from_millis(20)).await;
        if traces.folder.exists() || traces.listens() {
            return Err(format!("{traces:?}"));
        }
        Ok(())
    })
    .await;
}

#[test]
#[ignore = "the process that another test kills"]
fn a_process_that_waits() {
    let cluster = Cluster::shared().expect("a server");
    println!("{}", cluster.database());
    let waited = io::stdin().read(&mut [0]);
    waited.expect("the end");
}

/// The traces of a server outside its own processes.
#[derive(Debug)]
struct Traces {
    folder: PathBuf,
    port: u16,
}

impl Traces {
    /// Returns the traces of the server that this database is on.
    fn of(address: &str) -> Traces {
        let data = PathBuf::from(ask(address, "SHOW data_directory").trim());
        Traces {
            folder: data.parent().expect("a folder around it").to_owned(),
            port: ask(address, "SHOW port").trim().parse().expect("a number"),
        }
    }

    fn listens(&self) -> bool {
        TcpStream::connect(("127.0.0.1", self.port)).is_ok()
    }
}
