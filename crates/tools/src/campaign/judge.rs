//! Whether everything is as if nothing had happened.

use std::{
    collections::BTreeMap,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use domain::{clock::Clock, matches::MatchId};
use store::{Load, Store, StoreError};

use super::{
    database::Database,
    members::{Confirmed, Control, Messages},
};

/// Judges what the bot did.
pub(super) struct Judge {
    control: Control,
}

/// The result of a look at everything.
pub(super) struct Judged {
    /// What `courtier verify` says in the end.
    pub(super) verified: String,
    /// How many posts of the bot are there to be seen.
    pub(super) shown: usize,
    pub(super) faults: Vec<String>,
}

impl Judge {
    pub(super) fn new(control: Control) -> Judge {
        Judge { control }
    }

    /// Waits until the bot has said and done all that is due. The error says what still waits.
    pub(super) async fn until_quiet(
        &self,
        database: &Database,
        within: Duration,
    ) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            let load = load(database).await;
            let waits = match &load {
                Ok(Load { posts, turns, .. }) if posts.count == 0 && turns.count == 0 => {
                    if self.is_idle(database).await {
                        return Ok(());
                    }
                    "posts are being delivered".to_owned()
                }
                Ok(load) => format!(
                    "{} posts and {} turns wait",
                    load.posts.count, load.turns.count
                ),
                Err(error) => error.to_string(),
            };
            if begun.elapsed() > within {
                return Err(format!("{waits}, {} s later", within.as_secs()));
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Returns whether nothing is left in the outbox but what comes later by intention.
    async fn is_idle(&self, database: &Database) -> bool {
        let soon = Clock::system().now().after(Duration::from_mins(10));
        let Ok(store) = Store::open_to_read(database.address()) else {
            return false;
        };
        let next = store.read(|tx| tx.outbox().next_due()).await;
        let _ = store.close().await;
        let next: Result<_, StoreError> = next;
        next.is_ok_and(|next| next.is_none_or(|next| next > soon))
    }

    /// Looks at everything, with no bot running.
    pub(super) async fn look(
        &self,
        bot: &Path,
        database: &Database,
        confirmed: &Confirmed,
    ) -> anyhow::Result<Judged> {
        let (verified, mut faults) = verify(bot, database)?;
        faults.extend(lost(database, confirmed).await?);
        let shown = Shown::read(&self.control.all_messages().await?);
        faults.extend(shown.faults());
        let violations = self.control.get("/violations").await?;
        let violations = violations.as_array().cloned().unwrap_or_default();
        faults.extend(
            violations
                .iter()
                .take(3)
                .map(|one| format!("refused by Discord: {one}")),
        );
        let store = Store::open_to_read(database.address())?;
        let given_up = store.read(|tx| tx.outbox().set_aside()).await;
        store.close().await?;
        let given_up: Result<_, StoreError> = given_up;
        faults.extend(
            given_up?
                .into_iter()
                .map(|post| format!("given up: {post:?}")),
        );
        Ok(Judged {
            verified,
            shown: shown.by_nonce.len(),
            faults,
        })
    }
}

/// The messages that the bot has posted, as members see them.
#[derive(Default)]
struct Shown {
    /// The messages of each nonce: of each post.
    by_nonce: BTreeMap<String, Vec<String>>,
    /// The numbers of the posts with pictures in each thread, in the order in which they appeared.
    pictures: BTreeMap<String, Vec<u64>>,
}

impl Shown {
    fn read(messages: &Messages) -> Shown {
        let mut shown = Shown::default();
        let in_channels = messages.in_channels.iter().map(|message| (message, false));
        let in_threads = messages.in_threads.iter().map(|message| (message, true));
        for (message, is_in_thread) in in_channels.chain(in_threads) {
            let text = |key: &str| message[key].as_str().unwrap_or_default().to_owned();
            let nonce = text("nonce");
            if nonce.is_empty() {
                continue;
            }
            let has_picture = message["attachments"]
                .as_array()
                .is_some_and(|all| !all.is_empty());
            let number = nonce
                .split('-')
                .next()
                .and_then(|number| u64::from_str_radix(number, 16).ok());
            if let (true, Some(number)) = (has_picture && is_in_thread, number) {
                shown
                    .pictures
                    .entry(text("channel_id"))
                    .or_default()
                    .push(number);
            }
            shown.by_nonce.entry(nonce).or_default().push(text("id"));
        }
        shown
    }

    fn faults(&self) -> Vec<String> {
        let twice = self.by_nonce.iter().filter(|(_, ids)| ids.len() > 1);
        let twice = twice.map(|(nonce, ids)| format!("the post {nonce} appeared as {ids:?}"));
        let disordered = self.pictures.iter().filter(|(_, posts)| !posts.is_sorted());
        let disordered = disordered.map(|(channel, posts)| {
            format!("the boards of thread {channel} appeared in this order: {posts:?}")
        });
        twice.chain(disordered).collect()
    }
}

async fn load(database: &Database) -> Result<Load, StoreError> {
    let now = Clock::system().now();
    let store = Store::open_to_read(database.address())?;
    let load = store.read(move |tx| tx.life().load(now)).await;
    store.close().await?;
    load
}

/// Runs `courtier verify`. Returns its last line, and what is wrong.
fn verify(bot: &Path, database: &Database) -> anyhow::Result<(String, Vec<String>)> {
    let output = Command::new(bot)
        .arg("verify")
        .envs([database.setting()])
        .output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    let mut lines: Vec<String> = said.lines().map(str::to_owned).collect();
    let last = lines.pop().unwrap_or_default();
    if output.status.success() {
        return Ok((last, Vec::new()));
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    lines.extend(errors.lines().map(str::to_owned));
    Ok((last, lines))
}

/// Returns the matches in which confirmed moves are missing, apart from as many as were taken back.
async fn lost(database: &Database, confirmed: &Confirmed) -> anyhow::Result<Vec<String>> {
    let store = Store::open_to_read(database.address())?;
    let mut lost = Vec::new();
    for (&id, moves) in confirmed {
        let id = MatchId(id);
        let read = store.read(move |tx| {
            let (found, record) = (tx.matches().find(id)?, tx.matches().record(id)?);
            Ok::<_, StoreError>(found.zip(record))
        });
        let Some((found, record)) = read.await? else {
            lost.push(format!("match {id} is gone"));
            continue;
        };
        let kept: Vec<String> = record.texts().collect();
        let missing = moves.iter().map(|(mv, count)| {
            let kept = kept.iter().filter(|text| *text == mv).count();
            count.saturating_sub(kept)
        });
        let missing: usize = missing.sum();
        if missing > found.taken_back as usize {
            let taken_back = found.taken_back;
            lost.push(format!(
                "match {id}: {missing} confirmed moves are missing, and {taken_back} were taken back"
            ));
        }
    }
    store.close().await?;
    Ok(lost)
}
