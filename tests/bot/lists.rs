//! Lists, suggestions and looking at boards.

use std::time::Duration;

use rules::GameId;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Member, labels, text},
    picture,
    refusals::Stage,
};

#[tokio::test]
async fn moves_are_suggested_from_the_legal_ones() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        games,
        ..
    } = &stage;
    let suggest = |typed: &'static str| {
        discord.complete(ada, thread, "move", json!({ "move": typed }), "move")
    };
    let all = suggest("").await;
    assert_eq!(all.len(), 25, "all there is room for");
    assert_eq!(
        suggest("A7").await,
        [
            ("a7-a6 · one stone", "a7-a6"),
            ("a7-b7 · one stone, makes a tower of 2", "a7-b7"),
            ("b7-a7 · one stone, makes a tower of 2", "b7-a7")
        ]
        .map(own)
    );
    assert_eq!(
        suggest("a7 A6").await,
        [("a7-a6 · one stone", "a7-a6")].map(own)
    );
    let there: Vec<String> = suggest("d6").await.into_iter().map(|(_, mv)| mv).collect();
    assert_eq!(
        there,
        ["c6-d6", "d5-d6", "d7-d6", "e6-d6"],
        "what goes there"
    );
    assert!(suggest("nonsense").await.is_empty());
    // Each suggestion is playable as it is, and the opponent gets none.
    let theirs = discord
        .complete(ben, thread, "move", json!({ "move": "" }), "move")
        .await;
    assert!(theirs.is_empty());
    let elsewhere = json!({ "move": "a7", "match": "1" });
    let named = discord
        .complete(ada, games, "move", elsewhere, "move")
        .await;
    assert_eq!(named.len(), 3);
    let played = stage.play(ada, &all[0].1).await.private();
    assert!(played.contains("You played"), "{played}");
    discord.judge_strictly().await;
}

/// Discord shows 25 suggestions and refuses more.
#[tokio::test]
async fn of_more_than_25_moves_whole_ones_are_suggested_and_typing_brings_up_the_others() {
    let stage = Stage::set().await;
    let Stage {
        discord, ada, ben, ..
    } = &stage;
    // Its first position has 30 moves.
    let game = json!({ "game": "king-and-courtesan", "size": 8 });
    let (thread, _) = discord.begin([ada, ben], game).await;
    let all = discord
        .complete(ada, &thread, "move", json!({ "move": "" }), "move")
        .await;
    assert_eq!(all.len(), 25, "{all:#?}");
    let start = GameId::KingAndCourtesan.start(Some(8)).expect("a size");
    let playable = |(_, mv): &&(String, String)| start.parse_move(mv).is_ok();
    assert_eq!(all.iter().filter(playable).count(), 25, "{all:#?}");
    let left_out = start.moves().into_iter().map(|mv| mv.to_string());
    let left_out = left_out.filter(|mv| all.iter().all(|(_, offered)| offered != mv));
    for mv in left_out {
        let typed = json!({ "move": mv[..2].to_owned() });
        let narrowed = discord.complete(ada, &thread, "move", typed, "move").await;
        let found = narrowed.iter().any(|(_, offered)| *offered == mv);
        assert!(found, "{mv} in {narrowed:#?}");
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn of_more_than_25_seats_and_matches_as_many_are_listed_as_there_is_room_for() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    // No one can have more than ten waiting.
    for by in [[ada; 9], [ben; 9], [cleo; 9]].concat() {
        let seat = json!({ "game": "guard-and-towers", "side": "second" });
        discord
            .command(by, games, "challenge", seat)
            .await
            .private();
    }
    let seats = discord
        .complete(&dan, games, "join", json!({ "challenge": "" }), "challenge")
        .await;
    assert_eq!(seats.len(), 25, "of 27: {seats:#?}");
    let list = discord.command(&dan, games, "matches", json!({})).await;
    let list = list.private();
    assert_eq!(
        list.matches("is looking for an opponent").count(),
        10,
        "{list}"
    );
    assert!(list.contains("… and 17 more"), "{list}");

    for number in 2..=28 {
        let seat = json!({ "challenge": number.to_string() });
        let joined = discord.command(&dan, games, "join", seat).await.private();
        assert!(joined.contains("You’re in"), "{joined}");
    }
    for command in ["move", "replay"] {
        let options = match command {
            "move" => json!({ "move": "a7", "match": "" }),
            _ => json!({ "match": "" }),
        };
        let matches = discord
            .complete(&dan, games, command, options, "match")
            .await;
        assert_eq!(matches.len(), 25, "of 27: {matches:#?}");
    }
    let list = discord.command(&dan, games, "matches", json!({})).await;
    let list = list.private();
    assert_eq!(list.matches("Your turn").count(), 10, "{list}");
    assert!(list.contains("… and 17 more"), "{list}");
    discord.judge_strictly().await;
}

fn own((label, value): (&str, &str)) -> (String, String) {
    (label.to_owned(), value.to_owned())
}

#[tokio::test]
async fn with_several_matches_the_one_meant_must_be_clear() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        ..
    } = &stage;
    let options = json!({ "game": "guard-and-towers", "opponent": cleo.id, "side": "first" });
    discord
        .command(ada, games, "challenge", options)
        .await
        .private();
    let card = discord
        .message_where(games, cleo, |message| message["components"] != json!([]))
        .await;
    discord.press(cleo, &card, "Accept").await.acknowledged();

    let unclear = discord
        .command(ada, games, "move", json!({ "move": "a7-a6" }))
        .await
        .private();
    assert!(
        unclear.contains("Which match:") && unclear.contains("#1, #2"),
        "{unclear}"
    );
    let matches = discord
        .complete(
            ada,
            games,
            "move",
            json!({ "move": "a7-a6", "match": "" }),
            "match",
        )
        .await;
    assert_eq!(matches.len(), 2);
    let (_, value) = matches
        .iter()
        .find(|(label, _)| label.contains("Cleo"))
        .expect("Cleo's");
    let options = json!({ "move": "a7-a6", "match": value });
    let played = discord.command(ada, games, "move", options).await.private();
    assert!(played.contains("#2"), "{played}");
    // Now it is Ada's turn in one match only, so nothing needs to be named.
    let played = discord
        .command(ada, games, "move", json!({ "move": "b7-b6" }))
        .await
        .private();
    assert!(played.contains("#1"), "{played}");
    // In a thread, its own match is meant, even for a player who has others.
    let played = discord
        .command(ben, thread, "move", json!({ "move": "a1-a2" }))
        .await
        .private();
    assert!(played.contains("#1"), "{played}");

    let list = discord
        .command(ada, games, "matches", json!({}))
        .await
        .private();
    let (mine, theirs) = (
        list.find("#1").expect("listed"),
        list.find("#2").expect("listed"),
    );
    assert!(mine < theirs, "my turn first: {list}");
    discord.judge_strictly().await;
}

/// Returns the alt text of the picture in an answer, if it has one.
fn pictured(answer: &Answer) -> String {
    text(&answer.message()["attachments"][0]["description"])
}

#[tokio::test]
async fn the_list_of_matches_shows_the_boards_that_wait_and_opens_each() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let game = json!({ "game": "courtyard" });
    discord.begin([ada, cleo], game).await;
    let list = async |by: &Member| discord.command(by, games, "matches", json!({})).await;
    let shown = list(ada).await;
    let said = pictured(&shown);
    assert_eq!(said, "Boards on which it’s your turn: #1 · Ben; #2 · Cleo.");
    // Nothing waits for Ben, so there is nothing to show or to move.
    let waits = list(ben).await;
    assert_eq!(labels(waits.message()), ["Matches you follow"]);
    assert_eq!(waits.message()["attachments"], json!([]));
    for (button, opponent) in [("Move in #2", "Cleo"), ("Move in #1", "Ben")] {
        let shown = list(ada).await;
        let card = discord.press(ada, shown.message(), button).await;
        let said = card.updated();
        let id = &button["Move in ".len()..];
        assert!(said.contains(id) && said.contains(opponent), "{said}");
    }
    let played = discord
        .command(ada, games, "move", json!({ "move": "a7-a6", "match": "1" }))
        .await;
    played.private();
    // A list from before knows no better.
    let late = discord.press_late(ada, shown.message(), "Move in #1").await;
    let said = late.updated();
    assert!(said.contains("I’ll ping you when it’s yours"), "{said}");
    let said = pictured(&list(ada).await);
    assert_eq!(said, "Boards on which it’s your turn: #2 · Cleo.");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn challenges_are_answered_in_the_list_of_matches() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let options = json!({ "game": "courtyard", "opponent": ben.id, "side": "second" });
    for by in [ada, cleo] {
        discord
            .command(by, games, "challenge", options.clone())
            .await
            .private();
    }
    // Nobody answers their own challenge.
    let own = discord.command(ada, games, "matches", json!({})).await;
    assert_eq!(labels(own.message()), ["Move in #1", "Matches you follow"]);
    let list = discord.command(ben, games, "matches", json!({})).await;
    let answers = ["Accept #2", "Decline #2", "Accept #3", "Decline #3"];
    assert_eq!(labels(list.message())[..4], answers);
    let left = discord.press(ben, list.message(), "Accept #3").await;
    let said = left.updated();
    assert!(said.starts_with("You’re in: match #3 starts."), "{said}");
    assert!(said.contains("**Your turn:** #3 Courtyard"), "{said}");
    assert_eq!(
        labels(left.message()),
        [
            "Move in #3",
            "Accept #2",
            "Decline #2",
            "Matches you follow"
        ]
    );
    assert!(pictured(&left).contains("#3 · Cleo"));
    let left = discord.press(ben, left.message(), "Decline #2").await;
    let said = left.updated();
    assert!(said.starts_with("You declined challenge #2."), "{said}");
    assert!(!said.contains("challenges you"), "{said}");
    // One to anyone can be accepted, too, but waits for others as well.
    let open = json!({ "game": "courtyard" });
    discord
        .command(cleo, games, "challenge", open)
        .await
        .private();
    let list = discord.command(ben, games, "matches", json!({})).await;
    let can = ["Move in #3", "Accept #4", "Matches you follow"];
    assert_eq!(labels(list.message()), can);
    let taken = discord.press(ben, list.message(), "Accept #4").await;
    let said = taken.updated();
    assert!(said.starts_with("You’re in: match #4 starts."), "{said}");
    // The card of the challenge says so too.
    let declined = |message: &Value| text(&message["content"]).contains("was declined");
    discord.message_where(games, ada, declined).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn what_has_waited_for_a_player_the_longest_is_listed_first() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    discord.advance(Duration::from_hours(1)).await;
    let game = json!({ "game": "guard-and-towers" });
    discord.begin([ada, cleo], game).await;
    let order = async |expected: [&str; 2]| {
        let list = discord.command(ada, games, "matches", json!({})).await;
        let list = list.private();
        assert_eq!(list.matches("turn began <t:").count(), 2, "{list}");
        let [first, then] = expected.map(|id| list.find(id).expect("listed"));
        assert!(first < then, "{expected:?}: {list}");
    };
    order(["#1", "#2"]).await;
    // In the first match it is her turn again, so now the second has waited longer.
    discord.advance(Duration::from_hours(1)).await;
    for (by, mv) in [(ada, "a7-a6"), (ben, "a1-a2")] {
        stage.play(by, mv).await.private();
    }
    order(["#2", "#1"]).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn matches_lists_what_waits_with_links() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        board,
        ..
    } = &stage;
    // The link is there as soon as the bot knows that the board is.
    let link = format!("{thread}/{}", text(&board["id"]));
    let list = discord
        .until(&link, async || {
            let list = discord.command(ada, games, "matches", json!({})).await;
            let list = list.private();
            if list.contains(&link) {
                Ok(list)
            } else {
                Err(list.into())
            }
        })
        .await;
    assert!(
        list.contains("Your turn") && list.contains(&ben.mention()),
        "{list}"
    );
    discord
        .command(
            ben,
            games,
            "challenge",
            json!({ "game": "guard-and-towers" }),
        )
        .await;
    discord.messages(games, cleo, "0", 2).await;
    let list = discord
        .command(cleo, games, "matches", json!({}))
        .await
        .private();
    assert!(
        list.contains("is looking for an opponent") && list.contains(&ben.mention()),
        "{list}"
    );
    let dan = discord.member("Dan").await;
    let list = discord
        .command(ben, games, "matches", json!({}))
        .await
        .private();
    assert!(list.contains("your challenge. Expires"), "{list}");
    let seat = discord
        .complete(
            &dan,
            games,
            "join",
            json!({ "challenge": "ben" }),
            "challenge",
        )
        .await;
    assert_eq!(seat.len(), 1);
    discord.judge_strictly().await;
}

#[tokio::test]
async fn board_shows_each_player_the_own_side_in_private() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        thread,
        games,
        ..
    } = &stage;
    let mut pictures = Vec::new();
    for by in [ada, ben] {
        let shown = discord.command(by, thread, "board", json!({})).await;
        shown.private();
        assert_eq!(shown.message()["pinged"], json!([]));
        assert_eq!(labels(shown.message()), ["What if …"]);
        pictures.push(picture::of(discord, shown.message()).await);
    }
    assert_ne!(pictures[0], pictures[1], "each from the own side");
    discord
        .command(cleo, thread, "board", json!({}))
        .await
        .private();
    let none = discord
        .command(cleo, games, "board", json!({}))
        .await
        .private();
    assert!(none.contains("no running match"), "{none}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn help_names_the_commands_that_there_are() {
    let stage = Stage::set().await;
    let (discord, cleo) = (&stage.discord, &stage.cleo);
    let mut shown = discord.command(cleo, &stage.games, "help", json!({})).await;
    let mut help = shown.private();
    for topic in [
        "During a match",
        "Ratings and replays",
        "Tournaments and contests",
        "For managers",
        "Start",
    ] {
        shown = discord.press(cleo, shown.message(), topic).await;
        let said = shown.updated();
        // No longer than a phone's screen.
        assert!(said.chars().count() < 1_400, "{topic}: {said}");
        help.push_str(&said);
    }
    let commands = stage.discord.get("/commands").await;
    let commands = commands.as_array().expect("commands");
    // Type 1: commands that are typed. The others are entries in menus.
    for command in commands.iter().filter(|command| command["type"] == 1) {
        let name = text(&command["name"]);
        assert!(
            name == "help"
                || ["`", " "]
                    .iter()
                    .any(|end| help.contains(&format!("`/{name}{end}"))),
            "{name} in {help}"
        );
    }
    stage.discord.judge_strictly().await;
}
