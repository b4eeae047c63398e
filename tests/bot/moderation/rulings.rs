//! Rulings on matches: each is confirmed once, and both players read the reason.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Court, says};
use crate::{
    consequences::{courtier, posts_in, refuse},
    discord::{Answer, Member, labels, text},
    door::over_http,
    refusals::Stage,
    running::{Data, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    a_match_ends_as_a_moderator_decides_and_all_read_why,
    annulling_undoes_ratings_while_the_bot_goes_on,
    a_shared_result_keeps_its_picture_when_it_is_annulled,
    a_match_whose_boards_are_set_aside_is_shown_again,
);

async fn a_match_ends_as_a_moderator_decides_and_all_read_why(data: Data) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &court.stage;
    let asked = court.ask_to_rule("second", "Ada `moved` *away*").await;
    let said = asked.updated();
    let asked_for = format!(
        "End match #1 as a win for {} against {}?",
        ben.mention(),
        ada.mention()
    );
    assert!(said.contains(&asked_for), "{said}");
    let reason = "Reason: `Ada ’moved’ *away*`";
    assert!(said.contains(reason), "{said}");
    let played = court.stage.play(ada, "a7-a6").await.private();
    assert!(played.contains("You played"), "nothing has happened yet");

    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("Match #1 has ended"), "{done}");
    let result = discord
        .message_where(thread, ada, says("decided by a moderator"))
        .await;
    let said = text(&result["content"]);
    assert!(
        said.contains("**Blue wins:**") && said.contains(reason),
        "{said}"
    );
    let card = discord.message_where(games, ada, says(reason)).await;
    assert!(
        text(&card["content"]).contains("decided by a moderator"),
        "{card:#}"
    );
    discord.closed(thread).await;
    // It counts like any result, and is marked as a ruling.
    for (command, options) in [
        ("history", json!({})),
        ("profile", json!({})),
        ("replay", json!({ "match": "1" })),
    ] {
        let said = discord.command(ben, games, command, options).await;
        let said = said.private();
        assert!(said.contains("· by a moderator"), "{command}: {said}");
        assert!(command == "replay" || said.contains("**Won**"), "{said}");
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_draw_and_an_abortion_are_rulings_too() {
    let court = Court::set().await;
    let Stage {
        discord, ada, ben, ..
    } = &court.stage;
    let done = court.rule("draw", "both agree by letter").await;
    assert!(done.contains("has ended"), "{done}");
    let drawn = "**Draw:** decided by a moderator.";
    discord
        .message_where(&court.stage.thread, ben, says(drawn))
        .await;

    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([ada, ben], game).await;
    // In its thread, nobody has to name the match.
    let cancel = [
        Step::Press("Moderate"),
        Step::Press("End without a result"),
        Step::Fill(json!({ "reason": "a test" })),
    ];
    let card = given("match", json!({}));
    let asked = discord.steps(&court.mona, &thread, card, &cancel).await;
    let said = asked.updated();
    assert!(said.contains("without a result?"), "{said}");
    court.confirm(asked.message()).await.updated();
    let aborted = says("ended by a moderator");
    let result = discord.message_where(&thread, ben, aborted).await;
    let said = text(&result["content"]);
    assert!(said.contains("Reason: `a test`"), "{said}");
    assert!(!said.contains("Rating of"), "{said}");
    let nothing = court.manager().on_match("2").await.private();
    assert!(nothing.contains("ended without a result"), "{nothing}");
    discord.judge_strictly().await;
}

/// Refuses invalid rulings, in private, without changing anything.
#[tokio::test]
async fn what_may_not_be_ruled_is_refused() {
    let court = Court::set().await;
    let Stage {
        discord,
        ben,
        games,
        ..
    } = &court.stage;
    let before = court.stage.public().await;
    let refused = async |answer: Answer, what: &str| {
        court.stage.refused(&answer, what, &before).await;
    };
    let mona = court.manager();
    for (typed, what) in [
        ("99", "no challenge or match #99"),
        ("mine", "isn’t a match number"),
    ] {
        refused(mona.on_match(typed).await, what).await;
    }
    let menu = mona.on_match("1").await;
    for ruling in ["first", "draw", "cancel"] {
        let blank = mona.wish(menu.message(), ruling, "   ").await;
        refused(blank, "Give a reason").await;
    }
    for mention in ["thanks @everyone", &format!("ask {}", ben.mention())] {
        for ruling in ["first", "second", "draw", "cancel", "repost"] {
            let asked = mona.wish(menu.message(), ruling, mention).await;
            refused(asked, "can’t mention anyone").await;
        }
    }
    // Discord itself accepts no longer reason.
    let form = discord.press(&court.mona, menu.message(), "Draw").await;
    let long = json!({
        "user": court.mona.id, "modal": form.0["modal"]["id"],
        "values": { "reason": "x".repeat(201) }
    });
    discord
        .try_post("/modal", &long)
        .await
        .expect_err("too long");
    // Ben can manage the server now, but no one decides their own match.
    court.appoint(ben).await;
    let own = discord.manager(ben, games).on_match("1").await;
    assert_eq!(labels(own.message()), ["Post again"]);
    court.has_roles(ben, &[]).await;
    // A member who cannot manage the server does not even see the command.
    let typed = json!({ "user": ben.id, "channel": games, "name": "server", "options": {} });
    discord
        .try_post("/command", &typed)
        .await
        .expect_err("hidden");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_match_of_another_server_is_not_ruled_about() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": court.mona.id });
    let club = discord.server(club).await;
    let hall = json!({ "name": "hall" });
    let hall = discord
        .post(&format!("/guilds/{club}/channels"), hall)
        .await;
    let hall = text(&hall["id"]);
    let before = court.stage.public().await;
    let answer = discord.manager(&court.mona, &hall).on_match("1").await;
    let what = "no challenge or match #1 here";
    court.stage.refused(&answer, what, &before).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn only_the_moderator_who_was_asked_confirms_and_once_and_while_permitted() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let before = court.stage.public().await;
    let first = court.ask_to_rule("cancel", "why").await;
    let second = court.ask_to_rule("draw", "why").await;
    let late = court.confirm(first.message()).await;
    court
        .stage
        .refused(&late, "answered or replaced", &before)
        .await;
    let kept = discord
        .press(&court.mona, second.message(), "No, change nothing")
        .await;
    assert!(kept.updated().contains("Nothing has changed"));

    let menu = court.manager().on_match("1").await;
    let third = court.ask_to_rule("cancel", "why").await;
    court.may_manage(false).await;
    let now = court.confirm(third.message()).await;
    court
        .stage
        .refused(&now, "members with Manage Server", &before)
        .await;
    court.may_manage(true).await;
    court.confirm(third.message()).await.updated();
    let again = discord.press_late(&court.mona, third.message(), "Yes, do it");
    let again = again.await;
    assert!(again.private().contains("answered or replaced"), "once");
    let late = court.manager().wish(menu.message(), "cancel", "why").await;
    let over = late.private();
    assert!(over.contains("#1 is over"), "{over}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn what_ended_meanwhile_is_not_ended_again() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        thread,
        ..
    } = &court.stage;
    let asked = court.ask_to_rule("cancel", "why").await;
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let late = court.confirm(asked.message()).await.private();
    assert!(late.contains("Match #1 is over"), "{late}");
    discord.judge_strictly().await;
}

/// The player shares it after the end, so no board of it is posted anywhere.
async fn a_shared_result_keeps_its_picture_when_it_is_annulled(data: Data) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &court.stage;
    let options = json!({ "game": "guard-and-towers", "level": 1 });
    discord.command(ada, games, "play", options).await.private();
    let options = json!({ "match": "2" });
    let question = discord.command(ada, games, "resign", options).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    discord.share(ada, games, 2).await.private();
    let is_result = |message: &Value| message["attachments"][0]["filename"] == "match-2-ended.png";
    let shown = discord.message_where(games, ada, is_result).await;
    court.manager().rule("2", "void", "a test").await;
    let shown = discord.message_where(games, ada, |message| {
        message["id"] == shown["id"] && says("**Void:**")(message)
    });
    let shown = shown.await;
    assert!(is_result(&shown), "{shown:#}");
    assert!(!labels(&shown).is_empty(), "{shown:#}");
    discord.judge().await;
}

async fn annulling_undoes_ratings_while_the_bot_goes_on(data: Data) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &court.stage;
    for mv in ["a7-a6", "a1-a2", "d7-d6", "d1-d2"] {
        let by = if mv.contains('7') { ada } else { ben };
        court.stage.play(by, mv).await.private();
    }
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    discord.closed(thread).await;
    let rating = async |by: &Member| {
        let board = discord.command(by, games, "leaderboard", json!({})).await;
        text(&board.message()["attachments"][0]["description"])
    };
    assert!(
        rating(ben).await.contains("1. Ben (Guard & Towers) 1662?"),
        "{}",
        rating(ben).await
    );

    let mention = court.ask_to_rule("void", "thanks @everyone").await;
    assert!(mention.private().contains("can’t mention anyone"));
    let asked = court.ask_to_rule("void", "one player twice").await;
    let said = asked.updated();
    assert!(said.contains("out of the ratings"), "{said}");
    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("Match #1 is void"), "{done}");
    // No one waits for the ratings.
    let (other, _) = discord
        .begin([ben, ada], json!({ "game": "guard-and-towers" }))
        .await;
    let mv = json!({ "move": "a7-a6" });
    assert!(
        discord
            .command(ben, &other, "move", mv)
            .await
            .private()
            .contains("You played")
    );

    let told = discord.message_where(thread, ada, says("**Void:**")).await;
    let said = text(&told["content"]);
    assert!(said.contains("Reason: `one player twice`"), "{said}");
    assert!(
        said.contains(&ada.mention()) && said.contains(&ben.mention()),
        "{said}"
    );
    let card = says("Reason: `one player twice`");
    discord.message_where(games, ben, card).await;
    discord
        .until("ratings without the match", async || {
            let now = rating(ben).await;
            if now.contains("Ben (Guard & Towers) 1662") {
                Err(now.into())
            } else {
                Ok(())
            }
        })
        .await;
    let history = discord
        .command(ben, games, "history", json!({}))
        .await
        .private();
    assert!(history.contains("· void"), "{history}");
    let replay = json!({ "match": "1" });
    let replay = discord
        .command(ben, games, "replay", replay)
        .await
        .private();
    assert!(replay.contains("· void"), "{replay}");
    let profile = discord.command(ben, games, "profile", json!({})).await;
    let profile = profile.private();
    assert!(profile.contains("· void"), "{profile}");
    let board = json!({ "match": "1" });
    let board = discord.command(ben, games, "board", board).await.private();
    assert!(board.contains("**Void:**"), "{board}");
    discord.closed(thread).await;
    let again = court.ask_to_rule("void", "twice").await;
    assert!(
        again.private().contains("already been voided"),
        "{}",
        again.private()
    );
    discord.judge_strictly().await;
}

async fn a_match_whose_boards_are_set_aside_is_shown_again(data: Data) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        data,
        ada,
        ben,
        thread,
        ..
    } = &court.stage;
    discord
        .post("/faults", refuse(&posts_in(thread), 400, 50_035))
        .await;
    court.stage.play(ada, "a7-a6").await.private();
    discord.refused("a7-a6").await;
    discord
        .until("a post set aside", async || {
            let listed = courtier(data, &["list"]);
            if listed.contains("#1") {
                Ok(())
            } else {
                Err(listed.into())
            }
        })
        .await;
    let done = court.manager().repost("1", "the board was lost").await;
    assert!(done.contains("I’m posting match"), "{done}");
    let board = discord.message_where(thread, ben, says("a7-a6")).await;
    assert!(board["attachments"][0].is_object(), "{board:#}");
    let told = discord
        .message_where(thread, ben, says("the board was lost"))
        .await;
    assert!(
        text(&told["content"]).contains("posted this match again"),
        "{told:#}"
    );
    assert_eq!(courtier(data, &["list"]), "everything could be said\n");
    assert!(
        court
            .stage
            .play(ben, "a1-a2")
            .await
            .private()
            .contains("You played")
    );
    discord.judge().await;
}

#[tokio::test]
async fn a_match_whose_thread_is_deleted_goes_on_in_its_channel() {
    if over_http() {
        return;
    }
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &court.stage;
    discord.delete(&format!("/channels/{thread}")).await;
    let board = says("and moves first against");
    let board = discord.message_where(games, ada, board).await;
    court.manager().repost("1", "").await;
    let board = discord.picture_after(games, ada, &text(&board["id"])).await;
    discord.press(ada, &board, "Move").await.private();
    let mv = json!({ "move": "a7-a6" });
    discord.command(ada, games, "move", mv).await.private();
    discord.message_where(games, ben, says("a7-a6")).await;
    discord.judge().await;
}

#[tokio::test]
async fn a_match_that_is_played_in_its_channel_stays_there() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &court.stage;
    let permissions = format!("/channels/{games}/bot-permissions");
    let denied = json!({ "deny": ["CREATE_PUBLIC_THREADS"] });
    discord.put(&permissions, denied).await;
    let made = court.challenge().await;
    let card = court.card_in(games, &made).await;
    discord.press(ben, &card, "Accept").await.acknowledged();
    let board = says("and moves first against");
    let board = discord.message_where(games, ada, board).await;
    discord.put(&permissions, json!({ "deny": [] })).await;
    court.manager().repost("2", "").await;
    discord.picture_after(games, ada, &text(&board["id"])).await;
    let messages = discord.messages_now(games, ada).await;
    assert!(!messages.iter().any(says("The match goes on here")));
    discord.judge().await;
}

#[tokio::test]
async fn a_match_whose_channel_is_gone_goes_on_where_the_moderator_is() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &court.stage;
    let lounge = discord.channel("lounge").await;
    discord.delete(&format!("/channels/{games}")).await;
    let mona = discord.manager(&court.mona, &lounge);
    mona.repost("1", "").await;
    let starter = discord.message_where(&lounge, ada, |message| message["thread"].is_object());
    let starter = starter.await;
    let new = text(&starter["thread"]["id"]);
    discord.picture_after(&new, ada, "0").await;
    discord.judge().await;
}

#[tokio::test]
async fn a_match_that_is_not_stuck_is_only_shown_again() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        thread,
        board,
        ..
    } = &court.stage;
    court.manager().repost("1", "").await;
    let again = discord
        .picture_after(thread, ada, &text(&board["id"]))
        .await;
    assert!(
        text(&again["content"]).contains("start position"),
        "{again:#}"
    );
    discord.advance(Duration::from_secs(5)).await;
    let pictures = discord.messages_now(thread, ada).await;
    let pictures = pictures
        .iter()
        .filter(|message| message["attachments"][0].is_object());
    assert_eq!(pictures.count(), 2, "once");
    discord.judge_strictly().await;
}

/// If nothing can be posted, both players get the reason by direct message.
#[tokio::test]
async fn both_players_read_the_reason_in_private_where_the_board_cannot_be_posted() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &court.stage;
    let lounge = discord.channel("lounge").await;
    discord.delete(&format!("/channels/{games}")).await;
    let mona = discord.manager(&court.mona, &lounge);
    mona.rule("1", "cancel", "the channel is gone").await;
    for player in [ada, ben] {
        let direct = discord.post("/direct", json!({ "user": player.id })).await;
        let direct = text(&direct["id"]);
        let said = says("Reason: `the channel is gone`");
        discord.message_where(&direct, player, said).await;
    }
    discord.judge().await;
}
