//! Challenges to a player of another server by the code that this player has made.

use std::time::Duration;

use domain::matches::{Pace, Paces, ServerId, UserId};
use serde_json::{Value, json};
use store::{Ban, Lock, Store, StoreError};

use super::{World, number, thread};
use crate::{
    discord::{Discord, Member, labels, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_challenge_by_code_is_read_in_both_servers_and_becomes_a_match,
    a_challenge_by_code_that_is_declined_or_withdrawn_is_closed_in_both,
    a_code_that_leads_nowhere_is_refused,
    a_code_leads_nowhere_once_its_player_has_left_the_server,
    a_code_leads_nowhere_once_its_channel_is_deleted,
    whoever_guesses_codes_has_to_wait_an_hour,
    whoever_is_banned_in_the_other_server_is_not_welcome,
);

/// Returns the code in an answer.
fn named(answer: &str) -> String {
    let code = answer.split('`').nth(1).expect("a code");
    assert_eq!(code.len(), 9, "{answer}");
    code.to_owned()
}

/// Lets Dan make a code in the hall.
pub(super) async fn make(world: &World) -> String {
    let World {
        discord, dan, hall, ..
    } = world;
    let none = discord
        .command(dan, hall, "settings", json!({ "page": "code" }))
        .await;
    assert!(none.private().contains("You have no code"));
    let made = discord.press(dan, none.message(), "Make a code").await;
    let code = named(&made.updated());
    let shown = discord
        .command(dan, hall, "settings", json!({ "page": "code" }))
        .await;
    assert!(shown.private().contains(&code), "it is kept");
    code
}

pub(super) async fn challenge(world: &World, code: &str) -> String {
    let options = json!({ "game": "guard-and-towers", "code": code, "side": "first" });
    let World {
        discord,
        ada,
        games,
        ..
    } = world;
    let sent = discord.command(ada, games, "challenge", options).await;
    sent.private()
}

/// Returns the card of a challenge.
pub(super) async fn card(discord: &Discord, channel: &str, by: &Member, number: u32) -> Value {
    let file = format!("challenge-{number}.png");
    discord
        .message_where(channel, by, |message| {
            message["attachments"][0]["filename"] == *file
        })
        .await
}

async fn a_challenge_by_code_is_read_in_both_servers_and_becomes_a_match(data: Data) {
    let world = World::new(data).await;
    let World {
        discord,
        data,
        ada,
        dan,
        games,
        hall,
        ..
    } = &world;
    let _bot = Task::start(discord, data).await;
    let code = make(&world).await;
    let typed = code.to_lowercase().replace('-', " ");
    let sent = challenge(&world, &typed).await;
    assert!(sent.contains("#1 was sent to the other server"), "{sent}");
    let here = card(discord, games, ada, 1).await;
    assert!(!labels(&here).contains(&"Accept".to_owned()));
    assert!(labels(&here).contains(&"Withdraw".to_owned()));
    assert_eq!(here["pinged"], json!([]));
    assert!(!text(&here["content"]).contains(&dan.mention()));
    let there = card(discord, hall, dan, 1).await;
    assert!(!labels(&there).contains(&"Withdraw".to_owned()));
    assert_eq!(there["pinged"], json!([dan.id]));
    assert!(text(&there["content"]).contains("The Court"), "{there:#}");

    discord.press(dan, &there, "Accept").await.acknowledged();
    let threads = [
        thread(discord, games, ada).await,
        thread(discord, hall, dan).await,
    ];
    for (thread, by) in threads.iter().zip([ada, dan]) {
        let board = discord.picture_after(thread, by, "0").await;
        let pinged = if by == ada {
            json!([ada.id])
        } else {
            json!([])
        };
        assert_eq!(board["pinged"], pinged);
    }
    for (channel, by, card) in [(games, ada, &here), (hall, dan, &there)] {
        discord
            .message_where(channel, by, |message| {
                message["id"] == card["id"] && labels(message).is_empty()
            })
            .await;
    }
    let [here, there] = &threads;
    world.keeps_apart(&[here], &[there]).await;
    discord.judge_strictly().await;
}

async fn a_challenge_by_code_that_is_declined_or_withdrawn_is_closed_in_both(data: Data) {
    let world = World::new(data).await;
    let World {
        discord,
        data,
        ada,
        dan,
        games,
        hall,
        ..
    } = &world;
    let _bot = Task::start(discord, data).await;
    let code = make(&world).await;
    // A challenge's mirror takes a number too.
    for (number, declined) in [(1, true), (3, false)] {
        challenge(&world, &code).await;
        let here = card(discord, games, ada, number).await;
        let there = card(discord, hall, dan, number).await;
        let pressed = if declined {
            discord.press(dan, &there, "Decline").await
        } else {
            discord.press(ada, &here, "Withdraw").await
        };
        pressed.acknowledged();
        for (channel, by, card) in [(games, ada, &here), (hall, dan, &there)] {
            discord
                .message_where(channel, by, |message| {
                    message["id"] == card["id"] && labels(message).is_empty()
                })
                .await;
        }
    }
    world.keeps_apart(&[], &[]).await;
    discord.judge_strictly().await;
}

async fn a_code_that_leads_nowhere_is_refused(data: Data) {
    let world = World::new(data).await;
    let World {
        discord,
        data,
        ada,
        dan,
        games,
        hall,
        ..
    } = &world;
    let _bot = Task::start(discord, data).await;
    let nobody = "This code doesn’t work.";
    for typed in ["ABCD-EFGH", "no code"] {
        let said = challenge(&world, typed).await;
        assert!(said.contains(nobody), "{said}");
    }
    let first = make(&world).await;
    let both = json!({ "game": "courtyard", "code": first, "opponent": ada.id });
    let said = discord.command(ada, games, "challenge", both).await;
    assert!(said.private().contains("not both"));
    // A player's own code leads to no one else.
    let own = json!({ "game": "courtyard", "code": first });
    let said = discord.command(dan, hall, "challenge", own).await.private();
    assert!(said.contains("yourself"), "{said}");
    // The pace must be one that the other server offers too.
    let offered = {
        let club = ServerId(number(&world.club));
        let store = Store::open_beside(&data.address()).expect("a database");
        move |paces: Paces| {
            let store = store.clone();
            async move {
                let set: Result<(), StoreError> = store
                    .write(Lock::Server(club), move |tx| {
                        tx.settings().set_paces(club, &paces)
                    })
                    .await;
                set.expect("set");
            }
        }
    };
    offered(Paces::new(&[Pace::Move1Day], Pace::Move1Day)).await;
    let said = challenge(&world, &first).await;
    assert!(said.contains("doesn’t offer this pace"), "{said}");
    offered(Paces::default()).await;
    // A code from the same server works only there.
    let court_code = discord
        .command(ada, games, "settings", json!({ "page": "code" }))
        .await;
    let made = discord
        .press(ada, court_code.message(), "Make a code")
        .await;
    let near = named(&made.updated());
    let cleo = discord.member("Cleo").await;
    let here = json!({ "game": "courtyard", "code": near });
    let said = discord
        .command(&cleo, games, "challenge", here)
        .await
        .private();
    assert!(
        said.contains(&format!("was sent to {}", ada.mention())),
        "{said}"
    );
    // A new code replaces the previous one, and a code can also be removed.
    let shown = discord
        .command(dan, hall, "settings", json!({ "page": "code" }))
        .await;
    let renewed = discord.press(dan, shown.message(), "New code").await;
    let second = named(&renewed.updated());
    assert_ne!(first, second);
    let said = challenge(&world, &first).await;
    assert!(said.contains(nobody), "{said}");
    let ended = discord.press(dan, renewed.message(), "Delete code").await;
    assert!(ended.updated().contains("You have no code"));
    let said = challenge(&world, &second).await;
    assert!(said.contains(nobody), "{said}");
    let cards = discord.messages_now(hall, dan).await;
    let has_board = |message: &Value| message["attachments"][0].is_object();
    assert!(!cards.iter().any(has_board), "{cards:#?}");
    discord.judge_strictly().await;
}

async fn whoever_guesses_codes_has_to_wait_an_hour(data: Data) {
    let world = World::new(data).await;
    let bot = Task::start(&world.discord, &world.data).await;
    let code = make(&world).await;
    let wait = "You’ve tried many codes that don’t work. You can try again <t:";
    for number in 0..10 {
        let guess = format!("ABCD-EF{:02}", 22 + number).replace(['0', '1'], "A");
        let said = challenge(&world, &guess).await;
        assert!(said.contains("This code doesn’t work."), "{said}");
    }
    // The right one isn't tried either, whatever codes it is among and also after a restart.
    let said = challenge(&world, &code).await;
    assert!(said.contains(wait), "{said}");
    bot.stop(&world.discord).await;
    let _bot = Task::start(&world.discord, &world.data).await;
    let said = challenge(&world, &code).await;
    assert!(said.contains(wait), "{said}");
    world.discord.advance(Duration::from_mins(61)).await;
    let said = challenge(&world, &code).await;
    assert!(said.contains("other server"), "{said}");
    world.discord.judge_strictly().await;
}

async fn a_code_leads_nowhere_once_its_player_has_left_the_server(data: Data) {
    let world = World::new(data).await;
    let _bot = Task::start(&world.discord, &world.data).await;
    let code = make(&world).await;
    let members = format!("/guilds/{}/members", world.club);
    let left = format!("{members}/{}", world.dan.id);
    world.discord.delete(&left).await;
    let said = challenge(&world, &code).await;
    assert!(said.contains("This code doesn’t work."), "{said}");
    let back = json!({ "user": world.dan.id });
    world.discord.post(&members, back).await;
    let said = challenge(&world, &code).await;
    assert!(said.contains("was sent to the other server"), "{said}");
    world.discord.judge().await;
}

/// The bot hears of the deletion by an event, by a challenge that Discord doesn't post there, or when the page with the
/// code looks the channel up.
async fn a_code_leads_nowhere_once_its_channel_is_deleted(data: Data) {
    let world = World::new(data).await;
    let World {
        discord, dan, hall, ..
    } = &world;
    let mut bot = Task::start(discord, &world.data).await;
    let page = json!({ "page": "code" });
    let extra = json!({ "name": "extra" });
    let channels = format!("/guilds/{}/channels", world.club);
    let lost = "the channel where challenges arrived was deleted";
    for (way, made) in ["event", "post", "page"].into_iter().enumerate() {
        let channel = text(&discord.post(&channels, extra.clone()).await["id"]);
        let shown = discord
            .command(dan, &channel, "settings", page.clone())
            .await;
        let label = if way == 0 { "Make a code" } else { "New code" };
        let code = named(&discord.press(dan, shown.message(), label).await.updated());
        let gone = format!("/channels/{channel}");
        if made == "event" {
            discord.delete(&gone).await;
        } else {
            bot.stop(discord).await;
            discord.delete(&gone).await;
            bot = Task::start(discord, &world.data).await;
        }
        if made == "post" {
            let said = challenge(&world, &code).await;
            assert!(said.contains("was sent"), "{said}");
            world.data.all_said().await;
        }
        if made == "page" {
            let shown = discord.command(dan, hall, "settings", page.clone()).await;
            assert!(shown.private().contains(lost), "{}", shown.private());
        }
        discord
            .until("a code that leads nowhere", async || {
                let said = challenge(&world, &code).await;
                if said.contains("This code doesn’t work.") {
                    return Ok(());
                }
                // The post tells the bot. Challenges that come before it count towards the few of an hour.
                world.data.all_said().await;
                Err(json!(said))
            })
            .await;
        let shown = discord.command(dan, hall, "settings", page.clone()).await;
        assert!(
            shown.private().contains(lost),
            "{made}: {}",
            shown.private()
        );
        discord.advance(Duration::from_hours(1)).await;
    }
    discord.judge().await;
}

async fn whoever_is_banned_in_the_other_server_is_not_welcome(data: Data) {
    let world = World::new(data).await;
    let World {
        discord, data, ada, ..
    } = &world;
    let club = ServerId(number(&world.club));
    let ban = Ban {
        user: UserId(number(&ada.id)),
        reason: None,
    };
    {
        let store = Store::open(&data.address()).expect("a database");
        let banned: Result<(), StoreError> = store
            .write(Lock::None, move |tx| tx.bans().set(club, &ban))
            .await;
        banned.expect("banned");
    }
    let _bot = Task::start(discord, data).await;
    let code = make(&world).await;
    let said = challenge(&world, &code).await;
    assert!(
        said.contains("isn’t allowed to play on the other server"),
        "{said}"
    );
    discord.judge_strictly().await;
}
