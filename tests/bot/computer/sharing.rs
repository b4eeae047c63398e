//! Matches against the computer stay out of the channel until their players share them.

use serde_json::{Value, json};

use super::{position, strong, thread, with_picture};
use crate::{
    discord::{Answer, Discord, Member, labels, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_match_stays_out_of_the_channel_until_its_player_shares_it,
    a_match_that_is_over_is_shared_as_its_result,
);

/// A server in which Ada plays, with its channel.
struct Room {
    discord: Discord,
    data: Data,
    ada: Member,
    ben: Member,
    /// Who gives no command, and so reads nothing but what everyone does.
    cleo: Member,
    games: String,
}

impl Room {
    async fn new(data: Data) -> (Room, Task) {
        let discord = Discord::start().await;
        let bot = Task::start(&discord, &data).await;
        let room = Room {
            ada: discord.member("Ada").await,
            ben: discord.member("Ben").await,
            cleo: discord.member("Cleo").await,
            games: discord.channel("games").await,
            discord,
            data,
        };
        (room, bot)
    }

    /// Gives a command of this member in the channel.
    async fn gives(&self, by: &Member, command: &str, options: Value) -> Answer {
        let given = self.discord.command(by, &self.games, command, options);
        given.await
    }

    async fn begins(&self) -> Answer {
        let options = json!({ "game": "guard-and-towers", "side": "first", "level": 1 });
        let begun = self.gives(&self.ada, "play", options).await;
        let said = begun.private();
        assert!(
            said.contains("Only you can see it until you share it"),
            "{said}"
        );
        assert!(!said.contains("<#"), "{said}");
        begun
    }

    /// Returns what everyone reads in the channel.
    async fn public(&self) -> Vec<Value> {
        self.discord.messages_now(&self.games, &self.cleo).await
    }

    /// Checks that nobody but Ada finds the match.
    async fn is_hidden(&self) {
        assert_eq!(self.public().await, Vec::<Value>::new());
        let named = json!({ "match": "1" });
        for command in ["board", "match", "replay"] {
            let said = self
                .gives(&self.ben, command, named.clone())
                .await
                .private();
            assert!(
                said.contains("no challenge or match #1"),
                "/{command}: {said}"
            );
        }
        let past = self.gives(&self.ben, "history", json!({ "player": self.ada.id }));
        let past = past.await.private();
        assert!(!past.contains("#1"), "{past}");
    }
}

async fn a_match_stays_out_of_the_channel_until_its_player_shares_it(data: Data) {
    let (room, bot) = Room::new(data).await;
    let Room {
        discord,
        data,
        ada,
        games,
        ..
    } = &room;
    room.begins().await;
    let mv = strong(&position(data, 1).await);
    let typed = json!({ "move": mv });
    let played = room.gives(ada, "move", typed).await;
    let asks = |message: &Value| {
        message["id"] == played.message()["id"] && labels(message).contains(&"Type it".to_owned())
    };
    let answer = discord.message_where(games, ada, asks).await;
    assert!(text(&answer["content"]).contains("Blue: "), "{answer:#}");
    room.is_hidden().await;

    bot.stop(discord).await;
    let _bot = Task::start(discord, data).await;
    room.is_hidden().await;
    // The card is gone after a while, and the list leads to it.
    let list = room.gives(ada, "matches", json!({})).await;
    assert!(list.private().contains("#1"), "{}", list.private());
    let card = discord.press(ada, list.message(), "Continue #1").await;
    let said = card.updated();
    assert!(
        said.contains("#1 **Guard & Towers** against Computer") && !said.contains("https://"),
        "{said}"
    );
    for command in ["board", "match"] {
        let shown = room.gives(ada, command, json!({})).await;
        assert!(labels(shown.message()).contains(&"Continue #1".to_owned()));
    }
    room.is_hidden().await;

    let more = discord.press(ada, card.message(), "More").await;
    for _ in 0..2 {
        let shared = discord
            .press_id(ada, more.message(), "share:")
            .await
            .private();
        assert!(shared.contains("#1 is shared"), "{shared}");
    }
    let thread = thread(discord, games, ada, 1).await;
    let board = with_picture("match-1-board-2.png");
    discord.message_where(&thread, &room.ben, board).await;
    assert_eq!(room.public().await.len(), 1);
    let shown = room
        .gives(&room.ben, "board", json!({ "match": "1" }))
        .await;
    assert!(shown.private().contains("2 moves played"));
    let list = room.gives(ada, "matches", json!({})).await;
    assert!(!labels(list.message()).contains(&"Continue #1".to_owned()));
    assert!(list.private().contains(&thread), "{}", list.private());
    discord.judge().await;
}

async fn a_match_that_is_over_is_shared_as_its_result(data: Data) {
    let (room, _bot) = Room::new(data).await;
    let Room {
        discord,
        ada,
        games,
        ben,
        ..
    } = &room;
    room.begins().await;
    let sure = room.gives(ada, "resign", json!({})).await;
    discord.press(ada, sure.message(), "Yes, resign").await;
    room.is_hidden().await;
    // From her direct messages, nobody knows whether she may still play there.
    let direct = text(&discord.post("/direct", json!({ "user": ada.id })).await["id"]);
    let refused = discord.share(ada, &direct, 1).await.private();
    assert!(
        refused.contains("share match #1 only in the server"),
        "{refused}"
    );
    room.is_hidden().await;
    let card = room.gives(ada, "match", json!({ "match": "1" })).await;
    assert!(!labels(card.message()).contains(&"Continue #1".to_owned()));
    for _ in 0..2 {
        let shared = discord
            .press_id(ada, card.message(), "share:")
            .await
            .private();
        assert!(shared.contains(&format!("shown in <#{games}>")), "{shared}");
        let result = with_picture("match-1-ended.png");
        let shown = discord.message_where(games, ben, result).await;
        assert!(text(&shown["content"]).contains("beats"), "{shown:#}");
        assert_eq!(room.public().await.len(), 1);
        assert!(room.public().await[0]["thread"].is_null());
    }
    // Where the result is gets stored after everyone can see it.
    let link = format!("/{games}/{}", text(&room.public().await[0]["id"]));
    let linked = async || {
        let past = room.gives(ben, "history", json!({ "player": ada.id }));
        let past = past.await.private();
        if past.contains(&link) {
            Ok(())
        } else {
            Err(past.into())
        }
    };
    discord.until("the result in the history", linked).await;
    let shown = room.gives(ben, "replay", json!({ "match": "1" })).await;
    assert!(shown.private().contains("#1"), "{}", shown.private());
    discord.judge().await;
}
