//! serenity's types can read everything that the local Discord sends.

use poise::serenity_prelude::{
    self as serenity, Channel, Command, CurrentApplicationInfo, Event, GatewayEvent, GuildChannel,
    Member, Message, PartialGuild, Role, User,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{
    kit::{Kit, start, text},
    line::{DIRECT_MESSAGES, GUILD_MEMBERS, GUILD_MESSAGES, GUILDS, Line, MESSAGE_CONTENT},
    poise_bot::PNG,
};

#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "values are made in the call")]
pub(crate) fn reads<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value:#}"))
}

fn row(part: &Value) -> Value {
    json!({"type": 1, "components": [part]})
}

/// Registers commands, posts, and creates a thread as the bot. Returns its message.
async fn the_bot_posts(kit: &Kit) -> String {
    let commands = format!("/applications/{}/commands", kit.app);
    let listed = kit
        .bot(
            "PUT",
            &commands,
            json!([
                {"name": "go", "description": "Goes", "options": [
                    {"type": 6, "name": "who", "description": "Who"},
                    {"type": 7, "name": "room", "description": "Room"},
                    {"type": 9, "name": "any", "description": "Any"},
                ]},
                {"name": "Quote", "type": 3}, {"name": "Greet", "type": 2},
            ]),
        )
        .await
        .ok();
    let _: Vec<Command> = reads(listed);
    let posted = kit.upload("POST", &format!("/channels/{}/messages", kit.general), json!({
        "content": format!("<@{}>", kit.ada),
        "embeds": [{"title": "t", "image": {"url": "attachment://a.png"}, "fields": [{"name": "n", "value": "v"}]}],
        "components": [
            row(&json!({"type": 2, "style": 1, "label": "B", "custom_id": "press"})),
            row(&json!({"type": 5, "custom_id": "who"})),
        ],
    }), &[("a.png", PNG)]).await.ok();
    let _: Message = reads(posted.clone());
    let id = text(&posted["id"]);
    let threads = format!("/channels/{}/messages/{id}/threads", kit.general);
    let thread = kit.bot("POST", &threads, json!({"name": "T"})).await.ok();
    let _: GuildChannel = reads(thread);
    let reply =
        json!({"content": format!("<@{}>", kit.ben), "message_reference": {"message_id": id}});
    let _: Message = reads(kit.post(&kit.general, reply).await);
    kit.post(&id, json!({"content": format!("<@{}>", kit.ben)}))
        .await;
    kit.bot(
        "DELETE",
        &format!("/channels/{id}/thread-members/{}", kit.ben),
        json!({}),
    )
    .await;
    let ended = kit
        .bot(
            "PATCH",
            &format!("/channels/{id}"),
            json!({"archived": true}),
        )
        .await
        .ok();
    let _: GuildChannel = reads(ended);
    id
}

/// Uses every kind of interaction as Ada, filling in a modal each time.
async fn ada_acts(kit: &Kit, line: &mut Line, id: &str, direct: &str) {
    for (path, body) in [
        (
            "/command",
            json!({"channel": kit.general, "name": "go",
            "options": {"who": kit.ben, "room": kit.lounge, "any": kit.guild}}),
        ),
        ("/command", json!({"channel": direct, "name": "go"})),
        (
            "/menu",
            json!({"channel": kit.general, "name": "Quote", "target": id}),
        ),
        (
            "/menu",
            json!({"channel": kit.general, "name": "Greet", "target": kit.ben}),
        ),
        (
            "/button",
            json!({"channel": kit.general, "message": id, "custom_id": "press"}),
        ),
        (
            "/select",
            json!({"channel": kit.general, "message": id, "custom_id": "who", "values": [kit.cleo]}),
        ),
    ] {
        let mut body = body;
        body["user"] = json!(kit.ada);
        let act = kit.act(path, body);
        let interaction = line.event("INTERACTION_CREATE").await;
        let (number, token) = (text(&interaction["id"]), text(&interaction["token"]));
        let callback = format!("/interactions/{number}/{token}/callback");
        let modal = json!({"type": 9, "data": {"custom_id": "m", "title": "M", "components": [
            row(&json!({"type": 4, "style": 1, "custom_id": "t", "label": "T", "required": false})),
        ]}});
        assert_eq!(kit.bot("POST", &callback, modal).await.status, 204);
        let modal = act.await.expect("an answer").ok()["modal"]["id"].clone();
        let act = kit.act("/modal", json!({"user": kit.ada, "modal": modal}));
        let interaction = line.event("INTERACTION_CREATE").await;
        let (number, token) = (text(&interaction["id"]), text(&interaction["token"]));
        let callback = format!("/interactions/{number}/{token}/callback?with_response=true");
        let answered = kit
            .bot(
                "POST",
                &callback,
                json!({"type": 4, "data": {"content": "ok"}}),
            )
            .await
            .ok();
        let _: Message = reads(answered["resource"]["message"].clone());
        act.await.expect("an answer").ok();
    }
}

/// Lets people come and go, and deletes things.
async fn the_day_ends(kit: &Kit, id: &str, direct: &str) {
    let members = format!("/guilds/{}/members", kit.guild);
    let eve = text(
        &kit.control("POST", &members, json!({"name": "Eve"}))
            .await
            .ok()["id"],
    );
    kit.control("PATCH", &format!("/users/{eve}"), json!({"name": "Eva"}))
        .await
        .ok();
    kit.control("DELETE", &format!("{members}/{eve}"), json!({}))
        .await
        .ok();
    kit.control(
        "PUT",
        &format!("/channels/{}/bot-permissions", kit.lounge),
        json!({"deny": ["EMBED_LINKS"]}),
    )
    .await
    .ok();
    kit.control(
        "POST",
        "/say",
        json!({"user": kit.ada, "channel": direct, "content": "hi"}),
    )
    .await
    .ok();
    kit.control(
        "DELETE",
        &format!("/messages/{}/{id}", kit.general),
        json!({}),
    )
    .await
    .ok();
    kit.control("DELETE", &format!("/channels/{}", kit.general), json!({}))
        .await
        .ok();
}

#[tokio::test]
async fn serenity_reads_every_event() {
    let kit = start().await;
    let switches = json!({"privileged": ["GUILD_MEMBERS", "MESSAGE_CONTENT"]});
    kit.control("PUT", "/intents", switches).await.ok();
    let intents = GUILDS | GUILD_MEMBERS | GUILD_MESSAGES | DIRECT_MESSAGES | MESSAGE_CONTENT;
    let mut line = Line::identify(&kit, intents).await;
    let id = the_bot_posts(&kit).await;
    let direct = kit
        .control("POST", "/direct", json!({"user": kit.ada}))
        .await
        .ok();
    let direct = text(&direct["id"]);
    ada_acts(&kit, &mut line, &id, &direct).await;
    the_day_ends(&kit, &id, &direct).await;
    let entries = kit.look("/timeline?limit=5000").await;
    let mut names: Vec<String> = Vec::new();
    for entry in entries
        .as_array()
        .expect("a list")
        .iter()
        .filter(|e| e["kind"] == "event")
    {
        let payload = json!({"op": 0, "s": 1, "t": entry["event"], "d": entry["data"]});
        match reads::<GatewayEvent>(payload) {
            GatewayEvent::Dispatch(_, Event::Unknown(_)) => panic!("unknown {entry:#}"),
            GatewayEvent::Dispatch(_, Event::InteractionCreate(event)) => {
                let direct = event
                    .interaction
                    .as_command()
                    .is_some_and(|c| c.guild_id.is_none());
                names.push(format!(
                    "INTERACTION {:?} {direct}",
                    event.interaction.kind()
                ));
            }
            GatewayEvent::Dispatch(..) => names.push(text(&entry["event"])),
            other => panic!("{other:?}"),
        }
    }
    names.sort();
    names.dedup();
    assert_eq!(
        names.join(" "),
        [
            "CHANNEL_DELETE CHANNEL_UPDATE GUILD_CREATE GUILD_MEMBER_ADD GUILD_MEMBER_REMOVE",
            "GUILD_MEMBER_UPDATE INTERACTION Command false INTERACTION Command true",
            "INTERACTION Component false INTERACTION Modal false MESSAGE_CREATE MESSAGE_DELETE",
            "MESSAGE_UPDATE READY THREAD_CREATE THREAD_DELETE THREAD_MEMBERS_UPDATE THREAD_UPDATE",
        ]
        .join(" ")
    );
    kit.no_violations().await;
}

#[tokio::test]
async fn serenity_reads_every_answer() {
    let kit = start().await;
    let _: CurrentApplicationInfo = reads(kit.fetch("/oauth2/applications/@me").await.ok());
    let _: serenity::CurrentUser = reads(kit.fetch("/users/@me").await.ok());
    let _: User = reads(kit.fetch(&format!("/users/{}", kit.ada)).await.ok());
    let _: PartialGuild = reads(kit.fetch(&format!("/guilds/{}", kit.guild)).await.ok());
    let _: Vec<GuildChannel> = reads(
        kit.fetch(&format!("/guilds/{}/channels", kit.guild))
            .await
            .ok(),
    );
    let _: Vec<Role> = reads(
        kit.fetch(&format!("/guilds/{}/roles", kit.guild))
            .await
            .ok(),
    );
    let mut member = kit
        .fetch(&format!("/guilds/{}/members/{}", kit.guild, kit.ben))
        .await
        .ok();
    member["guild_id"] = json!(kit.guild);
    let _: Member = reads(member);
    let _: Channel = reads(kit.fetch(&format!("/channels/{}", kit.general)).await.ok());
    let direct = kit
        .bot(
            "POST",
            "/users/@me/channels",
            json!({"recipient_id": kit.ada}),
        )
        .await;
    let _: serenity::PrivateChannel = reads(direct.ok());
    let _: serenity::BotGateway = reads(kit.fetch("/gateway/bot").await.ok());
    kit.post(&kit.general, json!({"content": "  kept in  the middle \n"}))
        .await;
    let list: Vec<Message> = reads(
        kit.fetch(&format!("/channels/{}/messages", kit.general))
            .await
            .ok(),
    );
    assert_eq!(list[0].content, "kept in  the middle");
    let threads = kit
        .fetch(&format!("/guilds/{}/threads/active", kit.guild))
        .await
        .ok();
    let _: serenity::ThreadsData = reads(threads);
}
