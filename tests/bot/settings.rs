//! Players' and servers' choices about what they are shown.

use serde_json::{Value, json};

use crate::{
    discord::{Member, labels, text},
    picture,
    refusals::Stage,
    steps::{Step, given},
};

/// The background colour in the themes that the tests choose.
const CLASSIC: [u8; 3] = [0x2b, 0x27, 0x24];
pub(crate) const NIGHT: [u8; 3] = [0x1c, 0x1e, 0x26];
const CONTRAST: [u8; 3] = [0, 0, 0];

/// The bar of the side to move in the night theme.
const NIGHT_TURN: [u8; 3] = [0x52, 0x65, 0xd9];

pub(crate) async fn board(stage: &Stage, by: &Member, options: Value) -> Value {
    let shown = stage
        .discord
        .command(by, &stage.thread, "board", options)
        .await;
    shown.private();
    shown.message().clone()
}

#[tokio::test]
async fn a_player_chooses_colours_and_width_for_private_pictures() {
    let stage = Stage::set().await;
    let (discord, ada, ben) = (&stage.discord, &stage.ada, &stage.ben);
    let chosen = json!({ "colors": "contrast", "width": "600" });
    let said = discord
        .command(ada, &stage.games, "settings", chosen)
        .await
        .private();
    assert!(said.contains("High contrast"), "{said}");
    assert!(said.contains("600 pixels"), "{said}");

    let own = board(&stage, ada, json!({})).await;
    let own = picture::of_any_width(discord, &own).await;
    assert_eq!((own.width, own.at(2, 2)), (600, CONTRAST));
    let other = board(&stage, ben, json!({})).await;
    assert_eq!(picture::of(discord, &other).await.at(2, 2), CLASSIC);

    // Choosing one thing leaves the others as they are, and choosing nothing changes nothing.
    for options in [json!({ "bottom": "first" }), json!({})] {
        let said = discord
            .command(ada, &stage.games, "settings", options)
            .await
            .private();
        assert!(said.contains("600 pixels"), "{said}");
        assert!(said.contains("the side that moves first"), "{said}");
    }
    // The picker is private too.
    let picker = discord.press(ada, &stage.board, "Move").await;
    let picker = picture::of_any_width(discord, picker.message()).await;
    assert_eq!((picker.width, picker.at(2, 2)), (600, CONTRAST));

    // The same is true of lessons and rules, whose second page has a picture too.
    for (command, turn) in [("tutorial", None), ("rules", Some("Next"))] {
        let options = json!({ "game": "kings-court" });
        let mut shown = discord.command(ada, &stage.games, command, options).await;
        if let Some(turn) = turn {
            shown = discord.press(ada, shown.message(), turn).await;
        }
        let shown = picture::of_any_width(discord, shown.message()).await;
        assert_eq!((shown.width, shown.at(2, 2)), (600, CONTRAST), "{command}");
        // They begin with few pieces: nothing has been captured.
        let bar: Vec<[u8; 3]> = (380..580).map(|x| shown.at(x, 38)).collect();
        assert!(bar.iter().all(|pixel| *pixel == bar[0]), "{command}");
    }
    // What everyone sees is not for one player to choose.
    stage.play(ada, "a7-a6").await.private();
    let public = discord
        .picture_after(&stage.thread, &stage.cleo, &text(&stage.board["id"]))
        .await;
    let public = picture::of_any_width(discord, &public).await;
    assert_eq!((public.width, public.at(2, 2)), (900, CLASSIC), "public");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_board_comes_as_text_when_asked_for_or_always() {
    let stage = Stage::set().await;
    let (discord, ada) = (&stage.discord, &stage.ada);
    let shown = board(&stage, ada, json!({ "text": true })).await;
    assert_eq!(shown["attachments"], json!([]));
    let said = text(&shown["content"]);
    assert!(
        said.contains("```\n 1 S  S") || said.contains("```\n 1 s  s"),
        "{said}"
    );
    assert!(said.contains("Red to move."), "{said}");
    assert!(said.contains("S stone"), "{said}");

    let always = json!({ "text-boards": true });
    discord
        .command(ada, &stage.games, "settings", always)
        .await
        .private();
    let shown = board(&stage, ada, json!({})).await;
    assert_eq!(shown["attachments"], json!([]));
    // A picture, for this once.
    let shown = board(&stage, ada, json!({ "text": false })).await;
    picture::of(discord, &shown).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_server_chooses_for_public_boards() {
    let stage = Stage::set().await;
    let (discord, ada, ben) = (&stage.discord, &stage.ada, &stage.ben);
    // Members who cannot manage the server do not even see the command.
    let path = "/command";
    let refused = json!({
        "user": ben.id, "channel": stage.games, "name": "server", "options": {}
    });
    discord.try_post(path, &refused).await.expect_err("hidden");

    let owner = discord.get("/state").await["guilds"][0]["owner_id"].clone();
    let owner = Member {
        id: text(&owner),
        name: "the owner".to_owned(),
    };
    let chosen = [
        Step::Choose("server-setting:theme", json!("night")),
        Step::Choose("server-setting:bottom", json!("first")),
    ];
    let command = given("server", json!({}));
    let said = discord.steps(&owner, &stage.games, command, &chosen).await;
    let said = said.updated();
    assert!(
        said.contains("Night") && said.contains("the side that moves first"),
        "{said}"
    );

    // The running match has the new colours, but no board is turned in the middle of it.
    stage.play(ada, "a7-a6").await.private();
    let after = discord
        .picture_after(&stage.thread, ada, &text(&stage.board["id"]))
        .await;
    let after = picture::of(discord, &after).await;
    assert_eq!(after.at(2, 2), NIGHT);
    let bars = |picture: &picture::Picture| [20, picture.height - 20].map(|y| picture.at(9, y));
    assert_eq!(
        bars(&after)[1],
        NIGHT_TURN,
        "Blue is to move, at the bottom"
    );

    // A match that begins now always has Red at the bottom.
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
    let asked = discord.command(ada, &stage.games, "challenge", options);
    asked.await.private();
    let card = discord
        .message_where(&stage.games, ben, |message| {
            message["components"][0].is_object() && message["thread"].is_null()
        })
        .await;
    discord.press(ben, &card, "Accept").await.acknowledged();
    let opened = discord
        .message_where(&stage.games, ada, |message| {
            message["id"] == card["id"] && message["thread"].is_object()
        })
        .await;
    let thread = text(&opened["thread"]["id"]);
    let start = discord.picture_after(&thread, ada, "0").await;
    let mv = json!({ "move": "a7-a6" });
    discord.command(ada, &thread, "move", mv).await.private();
    let after = discord
        .picture_after(&thread, ada, &text(&start["id"]))
        .await;
    let after = picture::of(discord, &after).await;
    assert_eq!(bars(&after)[0], NIGHT_TURN, "Blue is to move, at the top");
    discord.judge().await;
}

#[tokio::test]
async fn a_player_who_confirms_moves_sees_what_they_typed_before_it_is_played() {
    let stage = Stage::set().await;
    let (discord, ada, ben) = (&stage.discord, &stage.ada, &stage.ben);
    let confirm = async |chosen: bool, says: &str| {
        let chosen = json!({ "confirm-moves": chosen });
        let said = discord.command(ada, &stage.games, "settings", chosen).await;
        assert!(said.private().contains(says), "{}", said.private());
    };
    confirm(true, "Confirm typed moves: yes").await;

    let before = stage.public().await;
    let asked = stage.play(ada, "a7-a6").await;
    let said = asked.private();
    assert!(!said.contains("You played"), "played at once: {said}");
    assert_eq!(
        labels(asked.message()),
        ["Play", "Back", "Cancel", "Play and offer a draw"]
    );
    picture::of(discord, asked.message()).await;
    discord.press(ada, asked.message(), "Cancel").await;
    // The same by the form.
    let picker = discord.press(ada, &stage.board, "Move").await;
    let form = discord.press(ada, picker.message(), "Type it").await;
    let typed = json!({ "move": "a7-a6" });
    let asked = discord.send_form(ada, &form, typed).await;
    let said = asked.updated();
    assert!(!said.contains("You played"), "played at once: {said}");
    assert_eq!(stage.public().await, before, "nothing has been played");
    let done = discord.press(ada, asked.message(), "Play").await.updated();
    assert!(done.contains("You played `a7-a6`"), "{done}");

    // Only players who have chosen so are asked, and only as long as they want it.
    let said = stage.play(ben, "a1-a2").await.private();
    assert!(said.contains("You played `a1-a2`"), "{said}");
    confirm(false, "Confirm typed moves: no").await;
    let said = stage.play(ada, "b7-b6").await.private();
    assert!(said.contains("You played `b7-b6`"), "{said}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_player_chooses_the_side_at_the_bottom_of_private_boards() {
    let stage = Stage::set().await;
    let (discord, ada, ben) = (&stage.discord, &stage.ada, &stage.ben);
    let seen = async |by: &Member| {
        let shown = board(&stage, by, json!({})).await;
        picture::of(discord, &shown).await
    };
    let first = seen(ada).await;
    assert_ne!(seen(ben).await, first, "the own side, unless one chooses");
    for (chosen, the_same) in [("first", true), ("own", false)] {
        let options = json!({ "bottom": chosen });
        let said = discord.command(ben, &stage.games, "settings", options);
        said.await.private();
        assert_eq!(seen(ben).await == first, the_same, "{chosen}");
        assert_eq!(seen(ada).await, first, "she has chosen nothing");
    }
    discord.judge_strictly().await;
}
