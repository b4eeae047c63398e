//! Refusals: always in private, in a clear sentence, and without a change.

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, button, text},
    running::{Data, Task},
};

/// A running match of Ada (Red, to move) against Ben, in a thread, and the rest of the stage.
pub(crate) struct Stage {
    pub(crate) discord: Discord,
    pub(crate) data: Data,
    _bot: Task,
    pub(crate) ada: Member,
    pub(crate) ben: Member,
    pub(crate) cleo: Member,
    pub(crate) games: String,
    pub(crate) thread: String,
    pub(crate) board: Value,
}

impl Stage {
    pub(crate) async fn set() -> Stage {
        Stage::with(Data::new()).await
    }

    pub(crate) async fn with(data: Data) -> Stage {
        let discord = Discord::start().await;
        let bot = Task::start(&discord, &data).await;
        let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
        let cleo = discord.member("Cleo").await;
        let games = discord.channel("games").await;
        let game = json!({ "game": "guard-and-towers" });
        let (thread, board) = discord.begin([&ada, &ben], game).await;
        Stage {
            discord,
            data,
            _bot: bot,
            ada,
            ben,
            cleo,
            games,
            thread,
            board,
        }
    }

    pub(crate) async fn play(&self, by: &Member, mv: &str) -> Answer {
        self.discord
            .command(by, &self.thread, "move", json!({ "move": mv }))
            .await
    }

    /// Returns all public messages as members see them, once the bot has posted everything it has to.
    pub(crate) async fn public(&self) -> Vec<Value> {
        self.data.all_said().await;
        let mut all = self.discord.messages_now(&self.games, &self.ben).await;
        all.extend(self.discord.messages_now(&self.thread, &self.ben).await);
        all.retain(|message| message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0);
        let seen = [
            "id",
            "content",
            "components",
            "attachments",
            "pinged",
            "edited_timestamp",
        ];
        all.iter()
            .map(|message| {
                seen.iter()
                    .map(|&key| (key.to_owned(), message[key].clone()))
                    .collect()
            })
            .collect()
    }

    /// Checks that an answer is a private refusal saying `what`, and that no one sees a change.
    pub(crate) async fn refused(&self, answer: &Answer, what: &str, before: &[Value]) {
        let said = answer.private();
        assert!(said.contains(what), "{what:?} expected in {said:?}");
        assert_eq!(self.public().await, before, "nothing changes");
    }
}

#[tokio::test]
async fn moves_that_may_not_be_played() {
    let stage = Stage::set().await;
    let before = stage.public().await;
    let refused = async |by: &Member, mv: &str, what: &str| {
        let answer = stage.play(by, mv).await;
        stage.refused(&answer, what, &before).await;
    };
    refused(&stage.ben, "a1-a2", "turn. I’ll ping you").await;
    refused(&stage.cleo, "a7-a6", "Only the two players").await;
    refused(&stage.ada, "a7-a5", "The single stone on a7 moves 1 square").await;
    refused(&stage.ada, "a7-a5", "You could play").await;
    refused(&stage.ada, "a1-a2", "is your opponent’s").await;
    refused(&stage.ada, "hello", "can’t read").await;
    refused(&stage.ada, "c7", "Give the square to move to as well").await;
    refused(&stage.ada, "a7-h9", "no square h9").await;
    refused(&stage.ada, "🏰", "can’t read").await;
    refused(&stage.ada, &"a7".repeat(2900), "too long").await;

    let elsewhere = json!({ "move": "a7-a6", "match": "999" });
    let answer = stage
        .discord
        .command(&stage.ada, &stage.games, "move", elsewhere)
        .await;
    stage
        .refused(&answer, "no challenge or match #999", &before)
        .await;
    let elsewhere = json!({ "move": "a7-a6", "match": "the one with Ben" });
    let answer = stage
        .discord
        .command(&stage.ada, &stage.games, "move", elsewhere)
        .await;
    stage
        .refused(&answer, "isn’t a match number", &before)
        .await;

    // After all that, the match continues where it was.
    assert!(
        stage
            .play(&stage.ada, "a7-a6")
            .await
            .private()
            .contains("You played")
    );
    stage.discord.judge_strictly().await;
}

/// Discord also accepts the id of a user who is not in the server.
#[tokio::test]
async fn nobody_is_challenged_who_is_no_member() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &stage;
    let before = stage.public().await;
    let other = discord.server(json!({ "name": "Other" })).await;
    let path = format!("/guilds/{other}/members");
    let eve = text(&discord.post(&path, json!({ "name": "Eve" })).await["id"]);
    let stranger = "isn’t in this server";
    let options = json!({ "game": "guard-and-towers", "opponent": eve });
    let challenge = discord.command(ada, games, "challenge", options).await;
    stage.refused(&challenge, stranger, &before).await;
    let menu = json!({ "user": ada.id, "channel": games, "name": "Challenge", "target": eve });
    let menu = Answer(discord.post("/menu", menu).await);
    stage.refused(&menu, stranger, &before).await;
    let rung = json!({ "game": "guard-and-towers", "opponent": eve });
    let rung = discord.command(ada, games, "ladder", rung).await;
    stage.refused(&rung, stranger, &before).await;
}

/// A newcomer's profile invites whoever sees it to a challenge, which no bot takes.
#[tokio::test]
async fn a_bot_has_no_profile() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &stage;
    let before = stage.public().await;
    let state = discord.get("/state").await;
    let members = state["guilds"][0]["members"].as_array().expect("members");
    let bot = members.iter().find(|member| member["bot"] == true);
    let bot = text(&bot.expect("a bot")["id"]);
    let option = json!({ "player": bot });
    let named = discord.command(ada, games, "profile", option).await;
    stage.refused(&named, "they have no profile", &before).await;
    let menu = json!({ "user": ada.id, "channel": games, "name": "Profile", "target": bot });
    let menu = Answer(discord.post("/menu", menu).await);
    stage.refused(&menu, "they have no profile", &before).await;
}

#[tokio::test]
async fn buttons_of_an_old_board() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    // A form that was opened before the move and submitted after it is as old as the board.
    let picker = discord.press(ada, board, "Move").await;
    let form = discord.press(ada, picker.message(), "Type it").await;
    let more = discord.press(ada, board, "More").await;
    stage.play(ada, "a7-a6").await.private();
    stage.play(ben, "a1-a2").await.private();
    let newest = discord
        .message_where(thread, ada, |message| {
            text(&message["content"]).contains("2 moves")
        })
        .await;
    discord
        .message_where(thread, ada, |message| {
            text(&message["content"]).contains("1 move ") && message["components"] == json!([])
        })
        .await;
    let before = stage.public().await;
    let sent = discord
        .send_form(ada, &form, json!({ "move": "b7-b6" }))
        .await;
    stage.refused(&sent, "old board", &before).await;
    assert!(
        sent.private().contains(&text(&newest["id"])),
        "with a link to the newest"
    );
    let click = json!({
        "user": ada.id, "channel": thread, "message": board["id"],
        "custom_id": button(board, "Move"), "stale": true,
    });
    let answer = Answer(discord.post("/button", click).await);
    stage.refused(&answer, "old board", &before).await;
    // The same is true of what More has opened there.
    for label in ["Offer a draw", "Resign"] {
        let answer = discord.press(ada, more.message(), label).await;
        stage.refused(&answer, "old board", &before).await;
    }
    discord.judge_strictly().await;
}

/// A player who is asked whether to resign and then plays on has changed their mind.
#[tokio::test]
async fn a_question_whether_to_resign_from_before_the_match_went_on() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    let by_command = discord.command(ada, thread, "resign", json!({})).await;
    let more = discord.press(ada, board, "More").await;
    let by_button = discord.press(ada, more.message(), "Resign").await;
    for (by, mv) in [(ada, "a7-a6"), (ben, "a1-a2")] {
        stage.play(by, mv).await.private();
    }
    discord
        .message_where(thread, ada, |message| {
            text(&message["content"]).contains("2 moves") && message["components"] != json!([])
        })
        .await;
    discord
        .message_where(thread, ada, |message| {
            text(&message["content"]).contains("1 move ") && message["components"] == json!([])
        })
        .await;
    let before = stage.public().await;
    for question in [by_command, by_button] {
        let late = discord.press(ada, question.message(), "Yes, resign").await;
        let said = text(&late.message()["content"]);
        assert!(
            !said.contains("resigned"),
            "on a board that is no more: {said}"
        );
        stage.refused(&late, "old board", &before).await;
    }
    let said = stage.play(ada, "b7-b6").await.private();
    assert!(said.contains("You played"), "{said}");
    discord.judge_strictly().await;
}
