//! The bot introduces itself in a server that invites it: once, where it can write.

use rules::{GameId, words::Locale};
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    door::over_http,
    ratings::pictures,
    running::{Data, Task, on_either_engine},
};

on_either_engine!(a_server_that_invites_the_bot_is_welcomed_once);

/// A local Discord whose server invites the bot when the test says so.
struct Stage {
    discord: Discord,
    ada: Member,
    ben: Member,
    members: String,
    bot: String,
}

impl Stage {
    async fn new() -> Stage {
        let discord = Discord::start().await;
        let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
        let state = discord.get("/state").await;
        let bot = text(&state["bot_id"]);
        let members = format!("/guilds/{}/members", text(&state["guilds"][0]["id"]));
        discord
            .delete(&format!("{members}/{bot}?silent=true"))
            .await;
        Stage {
            discord,
            ada,
            ben,
            members,
            bot,
        }
    }

    async fn invite(&self) {
        self.discord
            .post(&self.members, json!({ "user": self.bot }))
            .await;
    }

    /// Returns the messages in which the bot introduces itself in this channel.
    async fn welcomes(&self, channel: &str) -> Vec<Value> {
        let all = self.discord.messages_now(channel, &self.ada).await;
        all.into_iter().filter(is_welcome).collect()
    }

    async fn welcome(&self, channel: &str) -> Value {
        self.discord
            .message_where(channel, &self.ada, is_welcome)
            .await
    }
}

fn is_welcome(message: &Value) -> bool {
    text(&message["content"]).starts_with(&Locale::English.text("welcome"))
}

async fn a_server_that_invites_the_bot_is_welcomed_once(data: Data) {
    let stage = Stage::new().await;
    let Stage {
        discord, ada, ben, ..
    } = &stage;
    let bot = Task::start(discord, &data).await;
    stage.invite().await;
    let games = discord.channel("games").await;
    let welcome = stage.welcome(&games).await;
    let names = GameId::ALL.iter().map(|game| game.info().name.to_owned());
    let rest = ["Settings", "What I can do"].map(str::to_owned);
    assert_eq!(labels(&welcome), names.chain(rest).collect::<Vec<_>>());
    let said = text(&welcome["content"]);
    let starts = pictures(discord, &welcome).await;
    assert_eq!(starts.len(), GameId::ALL.len());
    for (game, start) in GameId::ALL.iter().zip(starts) {
        let name = game.info().name;
        assert!(said.contains(&format!("**{name}:** ")), "{said}");
        assert!(start.contains(name), "{start}");
        let whom = discord.press(ben, &welcome, name).await.private();
        assert!(
            whom.contains(&format!("**{name}:** who do you want to play?")),
            "{whom}"
        );
    }
    let settings = discord.press(ada, &welcome, "Settings").await.private();
    assert!(settings.contains("This server’s settings"), "{settings}");
    let own = discord.press(ben, &welcome, "Settings").await.private();
    assert!(own.contains("Your settings"), "{own}");
    let help = discord.press(ben, &welcome, "What I can do").await;
    assert!(help.private().contains("`/play`"), "{:#}", help.0);

    // Whoever deletes it does not want it again.
    let deleted = format!("/messages/{games}/{}", text(&welcome["id"]));
    discord.delete(&deleted).await;
    let kicked = format!("{}/{}", stage.members, stage.bot);
    discord.delete(&kicked).await;
    stage.invite().await;
    let shown = discord.command(ben, &games, "help", json!({})).await;
    shown.private();
    data.all_said().await;
    bot.stop(discord).await;
    let _bot = Task::start(discord, &data).await;
    let shown = discord.command(ben, &games, "help", json!({})).await;
    shown.private();
    data.all_said().await;
    assert!(stage.welcomes(&games).await.is_empty(), "once is enough");
    discord.judge().await;
}

#[tokio::test]
async fn the_welcome_goes_to_the_system_channel_or_else_where_the_bot_can_write() {
    for (system, closed, expected) in [
        (true, None, "lounge"),
        (true, Some("lounge"), "games"),
        (false, Some("games"), "lounge"),
    ] {
        let stage = Stage::new().await;
        let discord = &stage.discord;
        let lounge = discord.channel("lounge").await;
        let data = Data::new();
        let _bot = Task::start(discord, &data).await;
        if system {
            let guild = stage.members.trim_end_matches("/members");
            discord
                .patch(guild, json!({ "system_channel": lounge }))
                .await;
        }
        if let Some(closed) = closed {
            let closed = discord.channel(closed).await;
            let path = format!("/channels/{closed}/bot-permissions");
            discord
                .put(&path, json!({ "deny": ["SEND_MESSAGES"] }))
                .await;
        }
        stage.invite().await;
        stage.welcome(&discord.channel(expected).await).await;
        discord.judge().await;
    }
}

#[tokio::test]
async fn a_server_that_invited_the_bot_while_it_was_down_is_welcomed_and_older_ones_are_not() {
    if over_http() {
        return;
    }
    let stage = Stage::new().await;
    let discord = &stage.discord;
    stage.invite().await;
    let data = Data::new();
    let bot = Task::start(discord, &data).await;
    let games = discord.channel("games").await;
    let help = discord.command(&stage.ben, &games, "help", json!({})).await;
    help.private();
    data.all_said().await;
    assert!(
        stage.welcomes(&games).await.is_empty(),
        "it was there before"
    );
    let kicked = format!("{}/{}", stage.members, stage.bot);
    discord.delete(&kicked).await;
    bot.stop(discord).await;
    stage.invite().await;
    let _bot = Task::start(discord, &data).await;
    stage.welcome(&games).await;
    discord.judge().await;
}
