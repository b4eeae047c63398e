//! What the local Discord has recorded: which board arrived when and where, and what was refused.

use std::{
    collections::HashMap,
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
    sync::{Arc, Mutex, MutexGuard},
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use serde::Deserialize;

/// How often to look for new lines. Times are taken from the record, so this adds nothing to them.
const EVERY: Duration = Duration::from_millis(20);

/// How every request begins in the record.
const REQUEST: &str = r#"{"kind":"request""#;

/// How the name of a board begins, in the response with its message.
const BOARD: &str = r#""filename":"match-"#;

/// A board: a match's number and how many moves had been made.
pub(crate) type Board = (u64, usize);

/// Everything read from the record until now.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// When each board arrived, in milliseconds since 1970, and the channels it arrived in.
    pub(crate) boards: HashMap<Board, (u64, Vec<String>)>,
    /// The match that is shown in a thread.
    pub(crate) matches: HashMap<String, u64>,
    /// When each request was refused, with its status and what it was.
    pub(crate) refused: Vec<(u64, u16, String)>,
    /// How many requests read through a channel's messages.
    pub(crate) looked_up: usize,
}

/// Reads a record while it is being written.
#[derive(Clone)]
pub(crate) struct Record(Arc<Mutex<Seen>>);

#[derive(Deserialize)]
struct Request {
    method: String,
    path: String,
    status: u16,
    at: u64,
}

impl Record {
    pub(crate) fn follow(path: &Path) -> Record {
        let record = Record(Arc::default());
        let file = File::open(path).expect("a record");
        let seen = Arc::downgrade(&record.0);
        thread::spawn(move || {
            let mut lines = BufReader::new(file);
            let mut line = String::new();
            while let Some(seen) = seen.upgrade() {
                while lines.read_line(&mut line).is_ok_and(|read| read > 0) {
                    if !line.ends_with('\n') {
                        break;
                    }
                    if line.starts_with(REQUEST) {
                        seen.lock().expect("no panic").request(&line);
                    }
                    line.clear();
                }
                drop(seen);
                thread::sleep(EVERY);
            }
        });
        record
    }

    pub(crate) fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().expect("no panic")
    }

    /// Waits until something has been recorded, up to a limit.
    pub(crate) async fn until(&self, most: Duration, there: impl Fn(&Seen) -> bool) -> bool {
        let end = tokio::time::Instant::now() + most;
        while !there(&self.seen()) {
            if tokio::time::Instant::now() > end {
                return false;
            }
            tokio::time::sleep(EVERY).await;
        }
        true
    }
}

impl Seen {
    fn request(&mut self, line: &str) {
        let request: Request = serde_json::from_str(line).expect("a request");
        let Request {
            method,
            path,
            status,
            at,
        } = request;
        if status >= 400 {
            self.refused.push((at, status, format!("{method} {path}")));
            return;
        }
        let Some(rest) = path.strip_prefix("/channels/") else {
            return;
        };
        let (channel, rest) = rest.split_once('/').unwrap_or((rest, ""));
        match method.as_str() {
            "GET" if rest.starts_with("messages?") => self.looked_up += 1,
            "POST" if rest == "messages" => {
                let Some(board) = board(line) else { return };
                let (id, ply) = board;
                if ply == 0 {
                    self.matches.insert(channel.to_owned(), id);
                }
                let (_, channels) = self.boards.entry(board).or_insert((at, Vec::new()));
                channels.push(channel.to_owned());
            }
            _ => {}
        }
    }
}

/// Returns the board that a message shows, going by the name of its file.
fn board(line: &str) -> Option<Board> {
    let (_, name) = line.split_once(BOARD)?;
    let (name, _) = name.split_once('"')?;
    let (id, ply) = name.strip_suffix(".png")?.split_once("-board-")?;
    Some((id.parse().ok()?, ply.parse().ok()?))
}

/// Returns the current time as the record writes it.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = since.expect("after 1970").as_millis();
    u64::try_from(millis).expect("fits")
}
