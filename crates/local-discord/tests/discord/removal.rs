//! A bot that is removed from a guild, and added again.

use serde_json::json;

use super::{
    kit::{Kit, start, text},
    line::{GUILD_MEMBERS, GUILDS, Line},
    threads::threadable,
};

/// Tries what a bot might do in a guild that it may have lost, and checks the responses.
async fn is_lost(kit: &Kit, thread: &str, [channel_code, guild_code]: [(u16, u64); 2]) {
    let hello = json!({"content": "hello"});
    for channel in [&kit.general, thread] {
        let path = format!("/channels/{channel}");
        let (status, code) = channel_code;
        kit.fetch(&path).await.refused(status, code);
        kit.bot("POST", &format!("{path}/messages"), hello.clone())
            .await
            .refused(status, code);
    }
    let (status, code) = guild_code;
    kit.fetch(&format!("/guilds/{}", kit.guild))
        .await
        .refused(status, code);
}

#[tokio::test]
async fn a_bot_is_removed_silently_and_comes_back() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let (thread, path) = threadable(&kit).await;
    kit.bot("POST", &path, json!({"name": "x"})).await.ok();
    line.next("THREAD_CREATE").await;
    let members = format!("/guilds/{}/members", kit.guild);
    let silent = format!("{members}/{}?silent=true", kit.bot);
    kit.control("DELETE", &silent, json!({})).await.ok();
    is_lost(&kit, &thread, [(403, 50001), (403, 50001)]).await;
    // It hears nothing of what happens there either.
    let channels = format!("/guilds/{}/channels", kit.guild);
    kit.control("POST", &channels, json!({"name": "unheard"}))
        .await
        .ok();
    let roles = format!("/guilds/{}/roles", kit.guild);
    kit.control("POST", &roles, json!({"name": "Unheard"}))
        .await
        .ok();
    let say = json!({"user": kit.ada, "channel": kit.general, "content": "it is gone"});
    kit.control("POST", "/say", say).await.ok();
    kit.control("POST", &members, json!({"user": kit.bot}))
        .await
        .ok();
    assert_eq!(line.next("GUILD_CREATE").await["id"], kit.guild.as_str());
    kit.post(&thread, json!({"content": "back"})).await;
    kit.no_violations().await;
}

#[tokio::test]
async fn a_guild_that_is_out_of_reach_keeps_the_bot() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let outage = format!("/guilds/{}/outage", kit.guild);
    let set = async |unavailable: bool| {
        let body = json!({ "unavailable": unavailable });
        kit.control("PUT", &outage, body).await
    };
    set(true).await.ok();
    assert_eq!(
        line.next("GUILD_DELETE").await,
        json!({"id": kit.guild, "unavailable": true})
    );
    set(true).await.error(400);
    // A session that connects meanwhile is told of it, and gets it when it is there again.
    let mut late = Line::identify(&kit, GUILDS).await;
    let roles = format!("/guilds/{}/roles", kit.guild);
    kit.control("POST", &roles, json!({"name": "Club"}))
        .await
        .ok();
    set(false).await.ok();
    for line in [&mut line, &mut late] {
        line.next("GUILD_ROLE_CREATE").await;
        assert_eq!(line.next("GUILD_CREATE").await["id"], kit.guild.as_str());
    }
    kit.no_violations().await;
}

#[tokio::test]
async fn a_guild_is_deleted() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let (thread, path) = threadable(&kit).await;
    kit.bot("POST", &path, json!({"name": "x"})).await.ok();
    line.next("THREAD_CREATE").await;
    let guild = format!("/guilds/{}", kit.guild);
    kit.control("DELETE", &guild, json!({})).await.ok();
    assert_eq!(line.next("GUILD_DELETE").await, json!({"id": kit.guild}));
    is_lost(&kit, &thread, [(404, 10003), (404, 10004)]).await;
    assert_eq!(kit.look("/state").await["guilds"], json!([]));
    // Nobody shares a guild with the bot any more.
    let direct = kit
        .bot(
            "POST",
            "/users/@me/channels",
            json!({"recipient_id": kit.ada}),
        )
        .await
        .ok();
    let path = format!("/channels/{}/messages", text(&direct["id"]));
    kit.bot("POST", &path, json!({"content": "x"}))
        .await
        .refused(403, 50278);
    kit.no_violations().await;
}

#[tokio::test]
async fn members_leave_with_an_event_and_without() {
    let kit = start().await;
    let privileged = json!({"privileged": ["GUILD_MEMBERS"]});
    kit.control("PUT", "/intents", privileged).await.ok();
    let mut line = Line::identify(&kit, GUILDS | GUILD_MEMBERS).await;
    line.next("GUILD_CREATE").await;
    let members = format!("/guilds/{}/members", kit.guild);
    let silent = format!("{members}/{}?silent=true", kit.ben);
    kit.control("DELETE", &silent, json!({})).await.ok();
    kit.control("DELETE", &format!("{members}/{}", kit.cleo), json!({}))
        .await
        .ok();
    let left = line.next("GUILD_MEMBER_REMOVE").await;
    assert_eq!(left["user"]["id"], kit.cleo.as_str());
    for user in [&kit.ben, &kit.cleo] {
        kit.fetch(&format!("{members}/{user}"))
            .await
            .refused(404, 10007);
    }
}
