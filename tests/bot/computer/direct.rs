//! Matches against the computer in direct messages, and wherever the bot was brought along.

use serde_json::{Value, json};

use super::{picture, position, strong, with_picture};
use crate::{
    discord::{labels, text},
    ratings::Servers,
    running::{Data, on_either_engine},
};

on_either_engine!(it_is_played_in_direct_messages_and_wherever_the_bot_was_brought);

async fn it_is_played_in_direct_messages_and_wherever_the_bot_was_brought(data: Data) {
    let stage = Servers::with(data).await;
    crate::elsewhere::bring_along(&stage).await;
    let Servers {
        discord, ada, ben, ..
    } = &stage;
    let direct = text(&discord.post("/direct", json!({ "user": ada.id })).await["id"]);
    begins_directly(&stage, &direct).await;
    // No one else can find it from anywhere.
    let theirs = text(&discord.post("/direct", json!({ "user": ben.id })).await["id"]);
    for (command, options) in [
        ("board", json!({ "match": "1" })),
        ("match", json!({ "match": "1" })),
        ("resign", json!({ "match": "1" })),
    ] {
        let said = discord.command(ben, &theirs, command, options).await;
        let said = said.private();
        assert!(
            said.contains("no challenge or match #1"),
            "/{command}: {said}"
        );
    }
    goes_on_by_buttons(&stage, &direct).await;
    takes_no_messages(&stage).await;
    discord.judge().await;
}

/// Begins a match where the bot is not a member, so it is shown in the direct messages. Discord knows no
/// name for their channel, so they are linked.
async fn begins_directly(stage: &Servers, direct: &str) {
    let Servers {
        discord,
        ada,
        channels: [_, hall],
        ..
    } = stage;
    let options = json!({ "game": "guard-and-towers", "level": 2, "side": "first" });
    for (place, id) in [(direct, 1), (hall, 2)] {
        let begun = discord.command(ada, place, "play", options.clone()).await;
        let begun = begun.private();
        assert!(
            begun.contains("direct messages") && begun.contains(&format!("/@me/{direct}")),
            "{begun}"
        );
        assert!(!begun.contains("<#"), "{begun}");
        // Where the board doesn't follow, the answer is the place to play.
        assert_eq!(
            begun.contains("Which piece moves?"),
            place == hall,
            "{begun}"
        );
        let shown = with_picture(&format!("match-{id}-board-0.png"));
        let board = discord.message_where(direct, ada, shown).await;
        assert!(text(&board["content"]).contains("Computer (level 2)"));
        let options = json!({ "move": "a7a6", "match": id.to_string() });
        let answer = discord.command(ada, place, "move", options).await;
        let played = answer.private();
        assert!(played.contains("You played"), "{played}");
        if place == hall {
            let answers = |message: &Value| {
                message["id"] == answer.message()["id"]
                    && text(&message["content"]).contains("Blue: ")
            };
            discord.message_where(hall, ada, answers).await;
        }
        let both = with_picture(&format!("match-{id}-board-2.png"));
        discord.message_where(direct, ada, both).await;
    }
    let comes = discord.messages_now(direct, ada).await;
    let comes = comes
        .iter()
        .filter(|message| text(&message["content"]).contains("(level 2) starts"));
    assert_eq!(comes.count(), 2);
}

/// Plays by the buttons under the board to the end, and on to another match.
async fn goes_on_by_buttons(stage: &Servers, direct: &str) {
    let Servers {
        discord, data, ada, ..
    } = stage;
    let board = discord.messages_now(direct, ada).await;
    let board = board.last().expect("a board").clone();
    let picker = discord.press(ada, &board, "Move").await;
    assert!(picker.message().is_object());
    let more = discord.press(ada, &board, "More").await;
    let asked = discord.press(ada, more.message(), "Resign").await;
    let given_up = discord.press(ada, asked.message(), "Yes, resign").await;
    assert!(given_up.updated().contains("#2"));
    let over = with_picture("match-2-result.png");
    let end = discord.message_where(direct, ada, over).await;
    let content = text(&end["content"]);
    assert!(
        content.contains("Try level 2 again, or level 1."),
        "{content}"
    );
    assert_eq!(
        labels(&end),
        [
            "Rematch",
            "Easier: level 1",
            "Replay",
            "Analyze",
            "Tutorial"
        ]
    );
    let again = discord.press(ada, &end, "Easier: level 1").await.private();
    assert!(again.contains("#3") && again.contains("level 1"), "{again}");
    assert!(position(data, 3).await.side_to_move().index() < 2);
    let next = |message: &Value| picture(message).starts_with("match-3-board-");
    discord.message_where(direct, ada, next).await;
    let begins = |message: &Value| text(&message["content"]).contains("(level 1) starts");
    discord.message_where(direct, ada, begins).await;
    let twice = discord.press(ada, &end, "Rematch").await.private();
    assert!(twice.contains("#3, has already started"), "{twice}");

    // The rematch is there too, and no one reads of channels or moderators that do not exist there.
    let given_up = discord.command(ada, direct, "resign", json!({ "match": "3" }));
    let asked = given_up.await;
    discord.press(ada, asked.message(), "Yes, resign").await;
    let over = with_picture("match-3-result.png");
    let end = discord.message_where(direct, ada, over).await;
    let again = discord.press(ada, &end, "Rematch").await.private();
    assert!(
        again.contains("#4")
            && again.contains("level 1")
            && again.contains(&format!("/@me/{direct}")),
        "{again}"
    );
    let next = |message: &Value| picture(message).starts_with("match-4-board-");
    discord.message_where(direct, ada, next).await;
    let said = discord.messages_now(direct, ada).await;
    let said = said.iter().map(|message| text(&message["content"]));
    for said in said.chain([again]) {
        assert!(!said.contains("<#") && !said.contains("oderator"), "{said}");
    }
}

/// Checks that a player who no longer takes direct messages continues by commands, and cannot begin a
/// match that could not be shown.
async fn takes_no_messages(stage: &Servers) {
    let Servers {
        discord,
        data,
        ada,
        channels: [_, hall],
        ..
    } = stage;
    let closed = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ada.id), closed).await;
    let options = json!({ "move": strong(&position(data, 1).await), "match": "1" });
    let played = discord.command(ada, hall, "move", options).await.private();
    assert!(played.contains("You played"), "{played}");
    discord.refused("match-1-board-4.png").await;
    let board = async || {
        let options = json!({ "match": "1" });
        let shown = discord.command(ada, hall, "board", options).await;
        shown.private()
    };
    let shown = board().await;
    assert!(shown.contains("4 moves played"), "{shown}");
    discord
        .until("why no boards come", async || match board().await {
            said if said.contains("Allow them in your privacy settings") => Ok(()),
            other => Err(other.into()),
        })
        .await;
    let shown = board().await;
    assert!(
        !shown.contains("oderator") && !shown.contains("<#"),
        "{shown}"
    );

    let options = json!({ "game": "courtyard", "side": "lot" });
    let refused = discord.command(ada, hall, "play", options).await.private();
    assert!(
        refused.contains("can’t send you direct messages") && refused.contains("privacy settings"),
        "{refused}"
    );
    let running = discord.command(ada, hall, "matches", json!({})).await;
    let running = running.private();
    assert!(
        running.contains("#4") && !running.contains("#5"),
        "{running}"
    );
}
