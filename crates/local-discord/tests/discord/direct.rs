//! Direct messages: one channel for each person, which only they and the bot can see.

use poise::serenity_prelude::{self as serenity, Channel, ComponentInteraction, PrivateChannel};
use serde_json::{Value, json};

use super::{
    kit::{Kit, start, text},
    line::{DIRECT_MESSAGES, GUILD_MESSAGES, Line},
    poise_bot::PNG,
    wire::reads,
};

const OPEN: &str = "/users/@me/channels";

/// Opens the bot's direct messages with a person.
async fn open(kit: &Kit, person: &str) -> String {
    let body = json!({"recipient_id": person});
    text(&kit.bot("POST", OPEN, body).await.ok()["id"])
}

async fn say(kit: &Kit, person: &str, channel: &str) -> super::kit::Reply {
    let body = json!({"user": person, "channel": channel, "content": "Good day"});
    kit.control("POST", "/say", body).await
}

async fn take_direct_messages(kit: &Kit, person: &str, take: bool) {
    let body = json!({"takes_direct_messages": take});
    let path = format!("/users/{person}");
    let known = kit.control("PATCH", &path, body).await.ok();
    assert_eq!(known["takes_direct_messages"], take);
}

#[tokio::test]
async fn each_person_has_one_channel() {
    let kit = start().await;
    let user = format!("/users/{}", kit.ben);
    assert_eq!(kit.look(&user).await["directs"], json!([]));
    let body = json!({"recipient_id": kit.ben});
    let first = kit.bot("POST", OPEN, body.clone()).await.ok();
    let again = kit.bot("POST", OPEN, body).await.ok();
    assert_eq!(first, again);
    let channel: PrivateChannel = reads(first);
    assert_eq!(
        (channel.kind, channel.recipient.id.to_string()),
        (serenity::ChannelType::Private, kit.ben.clone())
    );
    let id = channel.id.to_string();
    let fetched = kit.fetch(&format!("/channels/{id}")).await.ok();
    assert!(matches!(reads(fetched), Channel::Private(known) if known.id == channel.id));
    let his = kit.control("POST", "/direct", json!({"user": kit.ben}));
    assert_eq!(his.await.ok()["id"], id);
    assert_eq!(kit.look(&user).await["directs"][0]["id"], id);
    assert_ne!(open(&kit, &kit.cleo).await, id);

    let members = format!("/guilds/{}/members", kit.guild);
    let robot = json!({"name": "Robot", "bot": true});
    let robot = text(&kit.control("POST", &members, robot).await.ok()["id"]);
    for bot in [&kit.bot, &robot] {
        let body = json!({"recipient_id": bot});
        kit.bot("POST", OPEN, body).await.refused(403, 50007);
    }
    let nobody = json!({"recipient_id": "5"});
    kit.bot("POST", OPEN, nobody).await.refused(404, 10013);
    kit.control("DELETE", &format!("/channels/{id}"), json!({}))
        .await
        .error(400);
    kit.no_violations().await;
    kit.bot("POST", OPEN, json!({})).await.refused(400, 50035);
    assert_eq!(kit.look("/violations").await["count"], 1);
}

#[tokio::test]
async fn a_direct_message_rings_and_only_its_reader_sees_it() {
    let kit = start().await;
    let channel = open(&kit, &kit.ben).await;
    let path = format!("/channels/{channel}/messages");
    let news = json!({
        "content": "Your order",
        "nonce": "order-7-line-3",
        "enforce_nonce": true,
        "allowed_mentions": {"parse": []},
        "attachments": [{"id": 0, "description": "The plan"}],
    });
    let files: [(&str, &[u8]); 1] = [("plan.png", PNG)];
    let posted = kit.upload("POST", &path, news.clone(), &files).await.ok();
    let again = kit.upload("POST", &path, news, &files).await.ok();
    assert_eq!(posted["id"], again["id"]);
    let url = text(&posted["attachments"][0]["url"]);
    let file = kit.http.get(url).send().await.expect("an answer");
    assert_eq!(file.bytes().await.expect("the file"), PNG);

    let eyes = |person: &str| format!("{path}?as={person}");
    let seen = kit.look(&eyes(&kit.ben)).await;
    assert_eq!(seen.as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&seen[0]["content"], &seen[0]["pinged"]),
        (&json!("Your order"), &json!([kit.ben]))
    );
    // Not even the owner of the guild sees them.
    for other in [&kit.ada, &kit.cleo] {
        kit.control("GET", &eyes(other), json!({})).await.error(403);
        say(&kit, other, &channel).await.error(403);
    }
    let silent = kit.post(&channel, json!({"content": "Psst", "flags": 4096}));
    let silent = text(&silent.await["id"]);
    let heard = kit.look(&format!("/messages/{channel}/{silent}")).await;
    assert_eq!(heard["pinged"], json!([]));

    let one = format!("{path}/{}", text(&posted["id"]));
    let edited = kit.bot("PATCH", &one, json!({"content": "All set"})).await;
    assert_eq!(edited.ok()["content"], "All set");
    let his = text(&say(&kit, &kit.ben, &channel).await.ok()["id"]);
    let list: Vec<serenity::Message> = reads(kit.fetch(&path).await.ok());
    let contents: Vec<&str> = list.iter().map(|m| m.content.as_str()).collect();
    assert_eq!(contents, ["Good day", "Psst", "All set"]);
    assert_eq!(kit.bot("DELETE", &one, json!({})).await.status, 204);
    kit.bot("DELETE", &format!("{path}/{his}"), json!({}))
        .await
        .refused(403, 50003);
    kit.bot(
        "POST",
        &format!("/channels/{channel}/threads"),
        json!({"name": "T"}),
    )
    .await
    .refused(400, 50024);
    kit.no_violations().await;
    let long = json!({"content": "x".repeat(2_001)});
    kit.bot("POST", &path, long).await.refused(400, 50035);
    assert_eq!(kit.look("/violations").await["count"], 1);
}

#[tokio::test]
async fn who_takes_no_direct_messages_gets_none() {
    let kit = start().await;
    let channel = open(&kit, &kit.ben).await;
    let path = format!("/channels/{channel}/messages");
    let body = json!({"content": "Your order"});
    let before = text(&kit.post(&channel, body.clone()).await["id"]);
    take_direct_messages(&kit, &kit.ben, false).await;
    let refused = kit.bot("POST", &path, body.clone()).await;
    let refused = refused.refused(403, 50007);
    assert_eq!(refused["message"], "Cannot send messages to this user");
    // The channel and its messages stay.
    assert_eq!(open(&kit, &kit.ben).await, channel);
    let edit = json!({"content": "It was your order"});
    kit.bot("PATCH", &format!("{path}/{before}"), edit)
        .await
        .ok();
    take_direct_messages(&kit, &kit.ben, true).await;
    kit.post(&channel, body.clone()).await;

    let member = format!("/guilds/{}/members/{}", kit.guild, kit.ben);
    kit.control("DELETE", &member, json!({})).await.ok();
    kit.bot("POST", &path, body).await.refused(403, 50278);
    say(&kit, &kit.ben, &channel).await.error(403);
    let seen = kit.look(&format!("{path}?as={}", kit.ben)).await;
    let contents: Vec<&Value> = seen
        .as_array()
        .expect("a list")
        .iter()
        .map(|message| &message["content"])
        .collect();
    assert_eq!(contents, ["It was your order", "Your order"]);
    kit.no_violations().await;
}

#[tokio::test]
async fn only_sessions_with_the_intent_hear_of_them() {
    let kit = start().await;
    let mut direct = Line::identify(&kit, DIRECT_MESSAGES).await;
    let mut guild = Line::identify(&kit, GUILD_MESSAGES).await;
    let channel = open(&kit, &kit.ben).await;
    let id = text(&kit.post(&channel, json!({"content": "Your order"})).await["id"]);
    let one = format!("/channels/{channel}/messages/{id}");
    kit.bot("PATCH", &one, json!({"content": "All set"}))
        .await
        .ok();
    say(&kit, &kit.ben, &channel).await.ok();
    kit.bot("DELETE", &one, json!({})).await;
    kit.post(&kit.general, json!({"content": "Hello"})).await;
    assert_eq!(guild.next("MESSAGE_CREATE").await["content"], "Hello");

    let created = direct.next("MESSAGE_CREATE").await;
    assert_eq!(
        (
            &created["channel_id"],
            &created["guild_id"],
            &created["member"]
        ),
        (&json!(channel), &Value::Null, &Value::Null)
    );
    assert_eq!(direct.next("MESSAGE_UPDATE").await["content"], "All set");
    // A bot needs no message-content intent to read what people write to it.
    assert_eq!(direct.next("MESSAGE_CREATE").await["content"], "Good day");
    let deleted = direct.next("MESSAGE_DELETE").await;
    assert_eq!(
        (&deleted["id"], &deleted["guild_id"]),
        (&json!(id), &Value::Null)
    );
}

#[tokio::test]
async fn buttons_work_in_direct_messages() {
    let kit = start().await;
    let mut line = Line::identify(&kit, DIRECT_MESSAGES).await;
    let channel = open(&kit, &kit.ben).await;
    let button = json!({"type": 2, "style": 1, "label": "Plan", "custom_id": "plan"});
    let card = json!({
        "content": "Your order",
        "components": [{"type": 1, "components": [button]}],
    });
    let card = text(&kit.post(&channel, card).await["id"]);
    let click = json!({"user": kit.ben, "channel": channel, "message": card, "custom_id": "plan"});
    let mut stranger = click.clone();
    stranger["user"] = json!(kit.ada);
    kit.control("POST", "/button", stranger).await.error(403);

    let act = kit.act("/button", click);
    let event = line.event("INTERACTION_CREATE").await;
    assert_eq!(
        (&event["context"], &event["member"], &event["guild"]),
        (&json!(1), &Value::Null, &Value::Null)
    );
    let interaction: ComponentInteraction = reads(event);
    assert_eq!(
        (interaction.guild_id, interaction.user.id.to_string()),
        (None, kit.ben.clone())
    );
    let callback = format!(
        "/interactions/{}/{}/callback",
        interaction.id, interaction.token
    );
    let answer = json!({"type": 4, "data": {"content": "Here", "flags": 64}});
    assert_eq!(kit.bot("POST", &callback, answer).await.status, 204);
    let answered = act.await.expect("an answer").ok();
    assert_eq!(
        (&answered["outcome"], &answered["ephemeral"]),
        (&json!("message"), &json!(true))
    );
    assert_eq!(answered["message"]["pinged"], json!([]));
    kit.no_violations().await;
}

/// Where the bot isn't a member it acts only for those who have installed the application, and only
/// with the commands that come with it.
#[tokio::test]
async fn whoever_has_installed_the_application_has_it_everywhere() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILD_MESSAGES).await;
    let club = kit.control("POST", "/guilds", json!({"name": "The Club"}));
    let club = text(&club.await.ok()["id"]);
    let members = format!("/guilds/{club}/members");
    let join = json!({"user": kit.ben});
    kit.control("POST", &members, join).await.ok();
    let hall = json!({"name": "hall"});
    let channels = format!("/guilds/{club}/channels");
    let hall = kit.control("POST", &channels, hall);
    let hall = text(&hall.await.ok()["id"]);
    let bot = format!("{members}/{}", kit.bot);
    kit.control("DELETE", &bot, Value::Null).await.ok();
    for (name, types, contexts) in [
        ("here", json!([0]), json!([0])),
        ("along", json!([0, 1]), json!([0, 1, 2])),
        ("directly", json!([1]), json!([1])),
    ] {
        let command = json!({
            "name": name, "description": "d", "integration_types": types, "contexts": contexts,
        });
        let path = format!("/applications/{}/commands", kit.app);
        kit.bot("POST", &path, command).await.ok();
    }
    let call = async |name: &str| {
        let call = json!({"user": kit.ben, "channel": hall, "name": name, "wait": "first"});
        kit.control("POST", "/command", call).await
    };
    call("along").await.error(404);
    let user = format!("/users/{}", kit.ben);
    let install = json!({"installed": true});
    let known = kit.control("PATCH", &user, install).await.ok();
    assert_eq!(known["installed"], true);
    for name in ["here", "directly"] {
        let said = call(name).await.error(404);
        assert!(said.contains("no command"), "{said}");
    }
    let answered = async {
        let told = line.event("INTERACTION_CREATE").await;
        let owners = json!({"1": kit.ben});
        assert_eq!(told["authorizing_integration_owners"], owners);
        assert_eq!(told["context"], 0);
        assert_eq!(told["guild_id"], club.as_str());
        // It can respond, and do nothing else.
        let (id, token) = (text(&told["id"]), text(&told["token"]));
        let answer = format!("/interactions/{id}/{token}/callback");
        let body = json!({"type": 4, "data": {"content": "Good day", "flags": 64}});
        assert_eq!(kit.bot("POST", &answer, body).await.status, 204);
    };
    let (called, ()) = tokio::join!(call("along"), answered);
    called.ok();
    let post = format!("/channels/{hall}/messages");
    let body = json!({"content": "Good day"});
    kit.bot("POST", &post, body).await.refused(403, 50001);
}
