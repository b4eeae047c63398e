//! The daily digest: once a day at the hour that the player chose, if something waits.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, components, text},
    running::{Data, Task, on_either_engine},
    tapped_settings::{choose, chosen},
};

use super::reminders::{Club, HOUR, MINUTE, REFUSED};

on_either_engine!(
    a_digest_comes_once_a_day_also_across_a_restart,
    a_digest_that_was_missed_is_left_out_if_the_next_one_comes_soon,
    a_digest_whose_answer_was_lost_makes_room_for_the_next_one_too,
    who_misses_a_digest_reads_so_at_notify_until_one_comes,
);

/// Returns the hour of the day that begins between one and two hours from now.
fn coming_hour() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let hours = now.expect("after 1970").as_secs() / 3600;
    ((hours + 2) % 24).to_string()
}

const DAY: Duration = Duration::from_hours(24);

/// Waits until the only message of a channel is another one than this, and returns its number.
async fn replaced(discord: &Discord, channel: &str, by: &Member, before: &str) -> String {
    discord
        .until("a digest in place of the one before", async || {
            let now = discord.messages_now(channel, by).await;
            match &now[..] {
                [one] if one["id"] != before => Ok(text(&one["id"])),
                _ => Err(Value::from(now)),
            }
        })
        .await
}

async fn a_digest_comes_once_a_day_also_across_a_restart(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let hour = coming_hour();
    let shown = club.notify(ada).await;
    let shown = choose(discord, ada, &shown, &hour).await.message().clone();
    assert_eq!(chosen(&shown), ["thread", hour.as_str(), "reminders"]);
    // Something waits for Ben, and nothing for Ada. She chose first, so her turn comes first.
    let shown = club.notify(ben).await;
    choose(discord, ben, &shown, &hour).await.updated();
    club.begin_between([ben, &club.cleo], "none").await;
    discord.advance(HOUR * 2 + MINUTE).await;
    let bens = club.direct_channel(ben).await;
    let bens_first = club.said(&bens, ben, "One match is waiting for you.").await;
    let timed = club.begin(ben, "move-14d").await;
    let calm = club.begin(&club.cleo, "none").await;
    assert!(club.direct(ada).await.is_empty());
    discord.advance(DAY).await;
    let direct = club.direct_channel(ada).await;
    let digest = club.said(&direct, ada, "Waiting for you").await;
    let said = text(&digest["content"]);
    assert!(
        said.contains("2 matches are waiting for you; next deadline: <t:"),
        "{said}"
    );
    assert!(said.contains(&timed) && said.contains(&calm), "{said}");
    let next = components(&digest);
    assert!(text(&next[0]["url"]).contains(&timed), "{next:#?}");
    // Ben's comes at the same time, and takes the place of yesterday's.
    let bens_first = text(&bens_first["id"]);
    let bens_second = replaced(discord, &bens, ben, &bens_first).await;
    discord.advance(HOUR * 20).await;
    assert_eq!(club.direct(ada).await.len(), 1, "once a day");
    // A digest that is due while the bot is down is sent once, when it is back.
    club.bot.stop(&club.discord).await;
    discord.advance(DAY).await;
    let bot = Task::start(discord, &data).await;
    let club = Club { bot, ..club };
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let last = replaced(discord, &direct, ada, &text(&digest["id"])).await;
    // A player who has moved everywhere gets none.
    club.play(ada, &timed, "a7-a6").await;
    club.play(ada, &calm, "a7-a6").await;
    let third = replaced(discord, &bens, ben, &bens_second).await;
    // Nothing is wrong if the one before is gone already.
    let gone = format!("/messages/{bens}/{third}");
    discord.delete(&gone).await;
    discord.advance(DAY).await;
    replaced(discord, &bens, ben, &third).await;
    data.all_said().await;
    let left = club.direct(ada).await;
    assert_eq!(left.len(), 1, "{left:#?}");
    assert_eq!(text(&left[0]["id"]), last);
    discord.judge().await;
}

/// Lets Ada get a digest at an hour that comes soon, and begins a match that waits for her. Returns the hour too.
async fn with_a_digest_to_come(data: &Data) -> (Club, String) {
    let club = Club::open(data).await;
    let hour = coming_hour();
    let shown = club.notify(&club.ada).await;
    let chosen = choose(&club.discord, &club.ada, &shown, &hour).await;
    chosen.updated();
    club.begin(&club.ben, "none").await;
    (club, hour)
}

async fn a_digest_that_was_missed_is_left_out_if_the_next_one_comes_soon(data: Data) {
    let (club, hour) = with_a_digest_to_come(&data).await;
    let (discord, ada) = (&club.discord, &club.ada);
    discord.advance(HOUR * 2 + MINUTE).await;
    let direct = club.direct_channel(ada).await;
    discord.messages(&direct, ada, "0", 1).await;
    data.all_said().await;
    comes_back_soon_before_the_next(club, &data, &direct, &hour).await;
}

/// Discord has a digest and didn't say so before the bot stopped.
async fn a_digest_whose_answer_was_lost_makes_room_for_the_next_one_too(data: Data) {
    let (club, hour) = with_a_digest_to_come(&data).await;
    let (discord, ada) = (&club.discord, &club.ada);
    data.all_said().await;
    // Nor does it say what is there.
    for (method, after) in [("POST", true), ("GET", false)] {
        let route = format!("{method} /channels/*/messages");
        let lost = json!({ "kind": "server_error", "after": after, "route": route, "times": 1000 });
        discord.post("/faults", lost).await;
    }
    discord.advance(HOUR * 2 + MINUTE).await;
    let direct = club.direct_channel(ada).await;
    discord.messages(&direct, ada, "0", 1).await;
    comes_back_soon_before_the_next(club, &data, &direct, &hour).await;
}

/// Stops the bot after Ada's first digest, and starts it again when one has been missed and half an hour remains until
/// the one after that. Checks that Ada reads that one alone.
async fn comes_back_soon_before_the_next(club: Club, data: &Data, direct: &str, hour: &str) {
    let (discord, ada) = (&club.discord, &club.ada);
    let first = discord.messages(direct, ada, "0", 1).await;
    let first = text(&first[0]["id"]);
    club.bot.stop(discord).await;
    discord.delete("/faults").await;
    let now = discord.now().seconds();
    let hour: i64 = hour.parse().expect("a number");
    let since = (now - hour * 3600).rem_euclid(24 * 3600);
    let since = Duration::from_secs(since.cast_unsigned());
    let next = DAY + HOUR * 23 + MINUTE * 30;
    discord.advance(next.saturating_sub(since)).await;
    let bot = Task::start(discord, data).await;
    let club = Club { bot, ..club };
    let (discord, ada) = (&club.discord, &club.ada);
    data.all_said().await;
    discord.advance(MINUTE * 31).await;
    let second = replaced(discord, direct, ada, &first).await;
    data.all_said().await;
    let left = club.direct(ada).await;
    assert_eq!(left.len(), 1, "{left:#?}");
    assert_eq!(text(&left[0]["id"]), second);
    discord.judge().await;
}

#[tokio::test]
async fn a_digest_says_where_time_has_run_out() {
    let club = Club::open(&Data::new()).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let options =
        json!({ "game": "guard-and-towers", "pace": "move-1d", "when-time-runs-out": "claim" });
    let (thread, _) = discord.begin([ada, ben], options).await;
    for (by, mv) in [
        (ada, "a7-a6"),
        (ben, "a1-a2"),
        (ada, "a6-a7"),
        (ben, "a2-a1"),
    ] {
        club.play(by, &thread, mv).await;
    }
    club.begin(&club.cleo, "move-14d").await;
    let shown = club.notify(ada).await;
    choose(discord, ada, &shown, &coming_hour()).await.updated();
    discord.advance(HOUR * 2 + MINUTE).await;
    let direct = club.direct_channel(ada).await;
    let before = text(&club.said(&direct, ada, "Waiting for you").await["content"]);
    assert!(before.contains("your time runs out <t:"), "{before}");
    assert!(!before.contains("ran out"), "{before}");
    discord.advance(DAY).await;
    let after = text(&club.said(&direct, ada, "your time ran out <t:").await["content"]);
    assert!(after.contains("your time runs out <t:"), "{after}");
    // The first of the coming hours.
    let moment = |text: &str, what: &str| {
        let rest = text.split(what).nth(1).expect("a moment");
        rest.split(':').next().map(str::to_owned)
    };
    assert_eq!(
        moment(&after, "; next deadline: <t:"),
        moment(&after, "your time runs out <t:")
    );
    discord.judge().await;
}

async fn who_misses_a_digest_reads_so_at_notify_until_one_comes(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada) = (&club.discord, &club.ada);
    let shown = club.notify(ada).await;
    let chosen = choose(discord, ada, &shown, &coming_hour()).await;
    assert!(!chosen.updated().contains(REFUSED));
    club.begin(&club.ben, "none").await;
    let takes = async |takes: bool| {
        let taking = json!({ "takes_direct_messages": takes });
        discord.patch(&format!("/users/{}", ada.id), taking).await;
    };
    takes(false).await;
    discord.advance(HOUR * 2 + MINUTE).await;
    discord
        .until("that it was refused", async || {
            let shown = club.notify(ada).await;
            if text(&shown["content"]).contains(REFUSED) {
                Ok(())
            } else {
                Err(shown)
            }
        })
        .await;
    takes(true).await;
    discord.advance(DAY).await;
    let direct = club.direct_channel(ada).await;
    club.said(&direct, ada, "One match is waiting for you.")
        .await;
    discord
        .until("that it came", async || {
            let shown = club.notify(ada).await;
            if text(&shown["content"]).contains(REFUSED) {
                Err(shown)
            } else {
                Ok(())
            }
        })
        .await;
    discord.judge().await;
}
