//! A message whose answer was lost is looked for, and never posted twice.

use std::time::Duration;

use serde_json::json;

use super::{posts_in, shows};
use crate::refusals::Stage;

/// A message that nobody can look for is not posted a second time.
#[tokio::test]
async fn after_a_lost_answer_the_look_up_decides_however_much_was_written_since() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let faults = [
        json!({ "kind": "drop_request", "after": true, "route": posts_in(thread), "times": 1 }),
        json!({ "kind": "server_error", "route": format!("GET /channels/{thread}/messages"), "times": 2 }),
    ];
    let write = async |lines: u32| {
        for number in 0..lines {
            let line = format!("Line {number}.");
            let said = json!({ "user": ben.id, "channel": thread, "content": line });
            discord.post("/say", said).await;
        }
    };
    // More than a page of messages that are as new as the first try may be.
    write(120).await;
    for fault in faults {
        discord.post("/faults", fault).await;
    }
    stage.play(ada, "a7-a6").await.private();
    discord.refused("a7-a6").await;
    write(150).await;
    let step = Duration::from_mins(10);
    stage.data.all_said_in_time(discord, step).await;
    stage.play(ben, "a1-a2").await.private();
    let all = discord
        .until("the next board", async || {
            let all = discord.all_messages(thread, ada).await;
            if all.iter().any(shows("a1-a2")) {
                Ok(all)
            } else {
                Err(all.into())
            }
        })
        .await;
    let boards = all.iter().filter(|message| shows("a7-a6")(message)).count();
    assert_eq!(boards, 1);
    discord.judge().await;
}
