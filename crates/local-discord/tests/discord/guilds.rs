//! Guilds that come and go, and people in them.

use serde_json::json;

use super::{
    kit::{start, text},
    line::{GUILDS, Line},
};

#[tokio::test]
async fn guilds_come_and_people_come_and_go() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let club = kit
        .control("POST", "/guilds", json!({"name": "Club"}))
        .await
        .ok();
    let id = text(&club["id"]);
    assert_eq!(line.next("GUILD_CREATE").await["name"], "Club");
    let room = kit
        .control(
            "POST",
            &format!("/guilds/{id}/channels"),
            json!({"name": "book"}),
        )
        .await
        .ok();
    line.next("CHANNEL_CREATE").await;
    let members = format!("/guilds/{id}/members");
    kit.control("POST", &members, json!({"user": kit.ben}))
        .await
        .ok();
    let twice = kit
        .control("POST", &members, json!({"user": kit.ben}))
        .await
        .error(400);
    assert!(twice.contains("already"), "{twice}");
    let zoe = json!({"name": "Zoë", "locale": "fr"});
    let zoe = text(&kit.control("POST", &members, zoe).await.ok()["id"]);
    let seen = kit.fetch(&format!("/guilds/{id}/members/{zoe}")).await.ok();
    assert_eq!(
        (&seen["user"]["global_name"], &seen["user"]["username"]),
        (&json!("Zoë"), &json!("zo"))
    );
    kit.fetch(&format!("/guilds/{id}/members/{}", kit.cleo))
        .await
        .refused(404, 10007);
    kit.fetch(&format!("/guilds/{id}/members/5"))
        .await
        .refused(404, 10013);
    kit.fetch("/guilds/5").await.refused(404, 10004);
    kit.fetch("/users/5").await.refused(404, 10013);
    let say = json!({"user": kit.cleo, "channel": room["id"], "content": "let me in"});
    kit.control("POST", "/say", say).await.error(403);
    kit.control("DELETE", &format!("{members}/{zoe}"), json!({}))
        .await
        .ok();
    kit.fetch(&format!("/guilds/{id}/members/{zoe}"))
        .await
        .refused(404, 10007);

    let channels = kit.fetch(&format!("/guilds/{id}/channels")).await.ok();
    assert_eq!(channels[0]["id"], room["id"]);
    let roles = kit.fetch(&format!("/guilds/{id}/roles")).await.ok();
    assert_eq!(
        (&roles[0]["name"], &roles[1]["managed"]),
        (&json!("@everyone"), &json!(true))
    );
    kit.control(
        "DELETE",
        &format!("/channels/{}", text(&room["id"])),
        json!({}),
    )
    .await
    .ok();
    line.next("CHANNEL_DELETE").await;
    kit.fetch(&format!("/channels/{}", text(&room["id"])))
        .await
        .refused(404, 10003);
    kit.control("DELETE", &format!("{members}/{}", kit.bot), json!({}))
        .await
        .ok();
    line.next("GUILD_DELETE").await;
    kit.fetch(&format!("/guilds/{id}"))
        .await
        .refused(403, 50001);
    kit.no_violations().await;
}

#[tokio::test]
async fn a_nickname_is_one_guilds_alone() {
    let kit = start().await;
    let club = json!({"name": "Club", "owner": kit.ada});
    let club = text(&kit.control("POST", "/guilds", club).await.ok()["id"]);
    let member = |guild: &str| format!("/guilds/{guild}/members/{}", kit.ada);
    let nick = json!({"nick": "Addie"});
    kit.control("PATCH", &member(&club), nick).await.ok();
    for (guild, nick) in [(&club, json!("Addie")), (&kit.guild, json!(null))] {
        assert_eq!(kit.fetch(&member(guild)).await.ok()["nick"], nick);
    }
    let long = json!({"nick": "x".repeat(33)});
    let long = kit.control("PATCH", &member(&club), long).await.error(400);
    assert!(long.contains("32"), "{long}");
}
