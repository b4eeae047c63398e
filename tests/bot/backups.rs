//! The bot backs its file up once a day.

use std::{fs, path::Path, time::Duration};

use domain::matches::MatchId;
use serde_json::json;
use store::{Address, Store, StoreError};

use crate::{
    discord::{Discord, until_stored},
    running::{Data, Task},
};

const DAY: Duration = Duration::from_hours(24);

/// Returns the names of the backups, the oldest first.
fn names(folder: &Path) -> Vec<String> {
    let Ok(found) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut names: Vec<String> = found
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("text")
        })
        // One that is not whole yet has another name.
        .filter(|name| name.strip_suffix(".db").is_some())
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_a_day_is_made_and_the_newest_are_kept() {
    let (discord, data) = (Discord::start().await, Data::new());
    let folder = data.folder().join("backups");
    let settings = || {
        [
            ("BACKUPS", folder.display().to_string()),
            ("BACKUPS_KEPT", "2".to_owned()),
        ]
    };
    // As long as something is in the way, it is tried again.
    fs::write(&folder, "no folder").expect("written");
    let bot = Task::begin_with(&discord, &data, settings());
    discord.ready().await;
    data.all_said().await;
    fs::remove_file(&folder).expect("removed");
    discord.advance(Duration::from_hours(1)).await;
    let newer_than = async |last: Option<String>| {
        until_stored("a newer backup", async || {
            let names = names(&folder);
            match names.last() {
                Some(newest) if last.as_ref().is_none_or(|last| newest > last) => {
                    Ok(newest.clone())
                }
                _ => Err(json!(names)),
            }
        })
        .await
    };
    let first = newer_than(None).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    discord
        .begin([&ada, &ben], json!({ "game": "courtyard" }))
        .await;
    data.all_said().await;
    discord.advance(DAY).await;
    let second = newer_than(Some(first.clone())).await;
    // After a restart on the same day, there is no other.
    bot.stop(&discord).await;
    let _bot = Task::begin_with(&discord, &data, settings());
    discord.ready().await;
    data.all_said().await;
    assert_eq!(names(&folder), [first.clone(), second.clone()]);
    discord.advance(DAY).await;
    let third = newer_than(Some(second.clone())).await;
    until_stored("two backups", async || {
        let names = names(&folder);
        if names == [second.clone(), third.clone()] {
            Ok(())
        } else {
            Err(json!(names))
        }
    })
    .await;
    // What happened before the second is in it.
    let copy = Store::open(&Address::File(folder.join(&second))).expect("opens");
    let found: Result<_, StoreError> = copy.read(|tx| tx.matches().find(MatchId(1))).await;
    assert!(found.expect("read").is_some());
}
