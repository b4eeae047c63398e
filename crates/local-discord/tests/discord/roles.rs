//! Roles, overwrites, and what they let the bot and people do.

use local_discord::Options;
use serde_json::{Value, json};

use super::{
    kit::{Kit, start, start_with, text},
    line::{GUILDS, Line},
};

/// View Channel, Send Messages, Embed Links.
const INVITATION: u64 = 1 << 10 | 1 << 11 | 1 << 14;

fn bits(value: &Value) -> u64 {
    text(value).parse().expect("bits")
}

async fn overwrite(kit: &Kit, whose: &str, body: Value) -> Value {
    let path = format!("/channels/{}/overwrites/{whose}", kit.general);
    kit.control("PUT", &path, body).await.ok()
}

async fn role(kit: &Kit, name: &str, permissions: &[&str]) -> String {
    let path = format!("/guilds/{}/roles", kit.guild);
    let body = json!({"name": name, "permissions": permissions});
    text(&kit.control("POST", &path, body).await.ok()["id"])
}

async fn give(kit: &Kit, user: &str, roles: &[&str]) {
    let path = format!("/guilds/{}/members/{user}", kit.guild);
    kit.control("PATCH", &path, json!({"roles": roles}))
        .await
        .ok();
}

/// Whether the bot can send messages in the first channel.
async fn may_send(kit: &Kit) -> bool {
    let path = format!("/channels/{}/messages", kit.general);
    let sent = kit.bot("POST", &path, json!({"content": "x"})).await;
    assert!(matches!(sent.status, 200 | 403), "{}", sent.json);
    let channel = kit.look(&format!("/channels/{}", kit.general)).await;
    let named = channel["bot_permissions"]
        .as_array()
        .is_some_and(|list| list.contains(&json!("SEND_MESSAGES")));
    assert_eq!(named, sent.status == 200, "what is shown is what counts");
    named
}

#[tokio::test]
async fn overwrites_count_in_discords_order() {
    let kit = start().await;
    let send = json!(["SEND_MESSAGES"]);
    let (allow, deny) = (json!({"allow": send}), json!({"deny": send}));
    let one = role(&kit, "One", &[]).await;
    let two = role(&kit, "Two", &[]).await;
    give(&kit, &kit.bot, &[&one, &two]).await;
    assert!(may_send(&kit).await, "as everyone");
    overwrite(&kit, &kit.guild, deny.clone()).await;
    assert!(!may_send(&kit).await, "everyone is denied it here");
    overwrite(&kit, &one, allow.clone()).await;
    assert!(may_send(&kit).await, "a role counts after everyone");
    overwrite(&kit, &two, deny.clone()).await;
    assert!(
        may_send(&kit).await,
        "of roles, what is allowed counts last"
    );
    overwrite(&kit, &kit.bot, deny).await;
    assert!(!may_send(&kit).await, "the member counts after the roles");
    overwrite(&kit, &kit.bot, allow).await;
    assert!(may_send(&kit).await);
    overwrite(&kit, &kit.bot, json!({})).await;
    give(&kit, &kit.bot, &[]).await;
    assert!(!may_send(&kit).await, "it has none of the roles any more");
    let shown = kit.fetch(&format!("/channels/{}", kit.general)).await.ok();
    assert_eq!(
        shown["permission_overwrites"].as_array().map(Vec::len),
        Some(3)
    );
    assert_eq!(shown["permission_overwrites"][0]["type"], 0);
    kit.control(
        "PUT",
        &format!("/channels/{}/overwrites/5", kit.general),
        json!({}),
    )
    .await
    .error(404);
}

#[tokio::test]
async fn roles_grant_what_they_name() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let roles = format!("/guilds/{}/roles", kit.guild);
    let everyone = format!("{roles}/{}", kit.guild);
    let nothing = json!({"permissions": []});
    kit.control("PATCH", &everyone, nothing).await.ok();
    line.next("GUILD_ROLE_UPDATE").await;
    let messages = format!("/channels/{}/messages", kit.general);
    kit.fetch(&messages).await.refused(403, 50001);
    let chief = role(&kit, "Chief", &["ADMINISTRATOR"]).await;
    assert_eq!(
        line.next("GUILD_ROLE_CREATE").await["role"]["id"],
        chief.as_str()
    );
    give(&kit, &kit.bot, &[&chief]).await;
    overwrite(&kit, &kit.bot, json!({"deny": ["VIEW_CHANNEL"]})).await;
    line.next("CHANNEL_UPDATE").await;
    assert!(may_send(&kit).await, "no overwrite binds an administrator");
    let say = json!({"user": kit.ben, "channel": kit.general, "content": "I?"});
    kit.control("POST", "/say", say.clone()).await.error(403);
    give(&kit, &kit.ben, &[&chief]).await;
    kit.control("POST", "/say", say.clone()).await.ok();
    kit.control("DELETE", &format!("{roles}/{chief}"), json!({}))
        .await
        .ok();
    line.next("GUILD_ROLE_DELETE").await;
    kit.control("POST", "/say", say).await.error(403);
    kit.fetch(&messages).await.refused(403, 50001);
    let members = format!("/guilds/{}/members/{}", kit.guild, kit.ben);
    kit.control("PATCH", &members, json!({"roles": [chief]}))
        .await
        .error(404);
}

#[tokio::test]
async fn the_bot_has_what_its_invitation_asked_for() {
    let kit = start_with(Options {
        bot_permissions: Some(INVITATION),
        ..Options::default()
    })
    .await;
    let path = format!("/applications/{}/commands", kit.app);
    kit.bot("PUT", &path, json!([{"name": "go", "description": "Goes"}]))
        .await
        .ok();
    let mut line = Line::identify(&kit, GUILDS).await;
    let call = json!({"user": kit.ben, "channel": kit.general, "name": "go"});
    let _act = kit.act("/command", call);
    let interaction = line.event("INTERACTION_CREATE").await;
    assert_eq!(bits(&interaction["app_permissions"]), INVITATION);
    let messages = format!("/channels/{}/messages", kit.general);
    kit.upload("POST", &messages, json!({}), &[("a.txt", b"a")])
        .await
        .refused(403, 50013);
    let id = text(
        &kit.post(&kit.general, json!({"embeds": [{"title": "t"}]}))
            .await["id"],
    );
    let threads = format!("/channels/{}/messages/{id}/threads", kit.general);
    kit.bot("POST", &threads, json!({"name": "x"}))
        .await
        .refused(403, 50013);
    let say = json!({"user": kit.cleo, "channel": kit.general, "content": "people may"});
    kit.control("POST", "/say", say).await.ok();

    // The same in a guild that is created later, and for people who join it.
    let club = kit
        .control("POST", "/guilds", json!({"name": "Club"}))
        .await
        .ok();
    let club = text(&club["id"]);
    let room = kit
        .control(
            "POST",
            &format!("/guilds/{club}/channels"),
            json!({"name": "room"}),
        )
        .await
        .ok();
    let names = json!(["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS"]);
    assert_eq!(room["bot_permissions"], names);
    let members = format!("/guilds/{club}/members");
    kit.control("POST", &members, json!({"user": kit.ben}))
        .await
        .ok();
    let say = json!({"user": kit.ben, "channel": room["id"], "content": "I too"});
    kit.control("POST", "/say", say).await.ok();
}

#[tokio::test]
async fn who_may_not_send_has_no_use_for_what_is_sent() {
    let kit = start().await;
    let denied = json!({"deny": ["SEND_MESSAGES"]});
    let channel = overwrite(&kit, &kit.bot, denied).await;
    let left = channel["bot_permissions"].as_array().expect("a list");
    assert!(!left.contains(&json!("EMBED_LINKS")), "{left:?}");
    assert!(
        left.contains(&json!("SEND_MESSAGES_IN_THREADS")),
        "{left:?}"
    );
    let voice = format!("/guilds/{}/channels", kit.guild);
    let voice = kit
        .control("POST", &voice, json!({"name": "voice", "kind": "voice"}))
        .await
        .ok();
    let voice = text(&voice["id"]);
    kit.post(&voice, json!({"content": "hello"})).await;
    let path = format!("/channels/{voice}/overwrites/{}", kit.bot);
    kit.control("PUT", &path, json!({"deny": ["CONNECT"]}))
        .await
        .ok();
    let messages = format!("/channels/{voice}/messages");
    kit.bot("POST", &messages, json!({"content": "x"}))
        .await
        .refused(403, 50013);
}

#[tokio::test]
async fn nicknames_stay_in_their_guild() {
    let kit = start().await;
    let path = format!("/guilds/{}/members/{}", kit.guild, kit.ben);
    let club = kit
        .control("POST", "/guilds", json!({"name": "Club", "owner": kit.ben}))
        .await;
    let club = text(&club.ok()["id"]);
    kit.control("PATCH", &path, json!({"nick": "Benny"}))
        .await
        .ok();
    let nick = async |guild: &str| {
        let member = format!("/guilds/{guild}/members/{}", kit.ben);
        kit.fetch(&member).await.ok()["nick"].clone()
    };
    assert_eq!(
        (nick(&kit.guild).await, nick(&club).await),
        (json!("Benny"), Value::Null)
    );
    kit.control("PATCH", &path, json!({"nick": ""})).await.ok();
    assert_eq!(nick(&kit.guild).await, Value::Null);
}
