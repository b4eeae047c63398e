//! The card of a match: what each reader can do there, and what becomes of that.

use std::time::Duration;

use serde_json::{Value, json};

use super::Club;
use crate::{
    discord::{Answer, Discord, Member, labels, text},
    moderation::{Court, says},
    refusals::Stage,
    steps::act_with,
};

const DAY: Duration = Duration::from_hours(24);

async fn card(discord: &Discord, by: &Member, channel: &str) -> Answer {
    let card = discord.command(by, channel, "match", json!({ "match": "1" }));
    let card = card.await;
    card.private();
    card
}

fn offers(card: &Answer, label: &str) -> bool {
    labels(card.message()).iter().any(|one| one == label)
}

/// Returns where a card offers a hint.
fn hint_is(card: &Answer) -> &'static str {
    let is_hint = |act: &Value| act["label"] == "Hint";
    if act_with(card.message(), is_hint).is_some() {
        "in the select"
    } else if offers(card, "Hint") {
        "a button"
    } else {
        "nowhere"
    }
}

/// Plays two moves for each side in a thread.
async fn play_on(discord: &Discord, thread: &str, [first, second]: [&Member; 2]) {
    for (by, mv) in [
        (first, "a7-a6"),
        (second, "a1-a2"),
        (first, "a6-a7"),
        (second, "a2-a1"),
    ] {
        let played = discord
            .command(by, thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"), "{mv}");
    }
}

/// Waits until a message that takes longer says this.
async fn filled(discord: &Discord, by: &Member, answer: &Answer, what: &str) -> Value {
    let id = answer.message()["id"].clone();
    let channel = text(&answer.message()["channel_id"]);
    let is_it = |message: &Value| message["id"] == id && says(what)(message);
    discord.message_where(&channel, by, is_it).await
}

/// Returns the texts of the files of a message.
async fn files(discord: &Discord, message: &Value) -> Vec<String> {
    let mut texts = Vec::new();
    for file in message["attachments"].as_array().expect("files") {
        let bytes = discord.bytes(&text(&file["url"])).await;
        texts.push(String::from_utf8(bytes).expect("text"));
    }
    texts
}

#[tokio::test]
async fn the_card_of_a_match_offers_the_same_as_its_board_and_to_players_more() {
    let court = Court::set().await;
    let Stage {
        discord,
        ben,
        cleo,
        games,
        board,
        ..
    } = &court.stage;
    for (by, plays, manages) in [
        (ben, true, false),
        (cleo, false, false),
        (&court.mona, false, true),
    ] {
        let card = card(discord, by, games).await;
        let more = discord.press(by, board, "More").await;
        assert_eq!(
            labels(card.message()),
            labels(more.message()),
            "{}",
            by.name
        );
        assert_eq!(offers(&card, "Resign"), plays, "{}", by.name);
        assert_eq!(offers(&card, "Moderate"), manages, "{}", by.name);
    }
    discord.judge().await;
}

#[tokio::test]
async fn the_card_of_a_finished_match_leads_to_its_replay_its_analysis_and_its_text() {
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
    play_on(discord, thread, [ada, ben]).await;
    let late = card(discord, cleo, games).await;
    let asked = discord.command(ben, thread, "resign", json!({})).await;
    discord.press(ben, asked.message(), "Yes, resign").await;
    discord.closed(thread).await;
    for (by, plays) in [(ben, true), (cleo, false)] {
        let card = card(discord, by, games).await;
        assert!(card.private().contains("#1 is over"));
        assert_eq!(offers(&card, "Note"), plays, "{}", by.name);
        for label in ["Resign", "Offer a draw", "Follow", "What if …", "Hint"] {
            assert!(!offers(&card, label), "{label} for {}", by.name);
        }
        let replay = discord.press(by, card.message(), "Replay").await;
        assert!(replay.private().contains("#1"));
        assert!(replay.message()["attachments"][0].is_object());
        let exported = discord.press(by, card.message(), "Text file").await;
        exported.private();
        let files = files(discord, exported.message()).await;
        assert!(
            files.len() == 1 && files[0].contains("a7-a6"),
            "{}",
            files.concat()
        );
        let analysis = discord.press(by, card.message(), "Analyze").await;
        filled(discord, by, &analysis, "📈").await;
    }
    // Who names none and plays in none means the one that they finished last.
    let last = discord.command(ben, games, "match", json!({})).await;
    assert!(last.private().contains("#1 is over"), "{}", last.private());
    // Ada owns the server, but has played.
    let own = card(discord, ada, games).await;
    let own = discord.press(ada, own.message(), "Moderate").await;
    assert!(own.private().contains("another member with Manage Server"));
    // The card of before says that it is over.
    let follow = discord.press(cleo, late.message(), "Follow").await;
    let said = text(&follow.message()["content"]);
    assert!(said.contains("is over"), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn hint_is_a_button_where_there_is_one_and_otherwise_says_why_there_is_none() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        games,
        ..
    } = &club;
    let unrated = json!({ "game": "guard-and-towers", "rated": false });
    let (thread, _) = discord.begin([ada, ben], unrated).await;
    let (as_button, in_select) = ("a button", "in the select");
    let hers = card(discord, ada, games).await;
    let his = card(discord, ben, games).await;
    assert_eq!(hint_is(&hers), as_button);
    assert_eq!(hint_is(&his), in_select);
    // Who has none learns why.
    let early = discord.press(ben, his.message(), "Hint").await;
    filled(discord, ben, &early, "turn. I’ll ping you").await;
    let hint = discord.press(ada, hers.message(), "Hint").await;
    let hint = filled(discord, ada, &hint, "💡 #1").await;
    assert!(text(&hint["content"]).contains("2 hints left"), "{hint:#}");
    assert_eq!(labels(&hint), ["Move"]);
    assert!(hint["attachments"][0].is_object());

    let mv = json!({ "move": "a7-a6" });
    discord.command(ada, &thread, "move", mv).await.private();
    assert_eq!(hint_is(&card(discord, ada, games).await), in_select);
    assert_eq!(hint_is(&card(discord, ben, games).await), as_button);
    let late = discord.press(ada, hers.message(), "Hint").await;
    filled(discord, ada, &late, "turn. I’ll ping you").await;
    // In the rated match that follows there are none.
    let rated = json!({ "game": "guard-and-towers" });
    discord.begin([ada, ben], rated).await;
    let second = json!({ "match": "2" });
    let second = discord.command(ada, games, "match", second).await;
    assert!(second.private().contains("#2"));
    assert_eq!(hint_is(&second), in_select);
    let refused = discord.press(ada, second.message(), "Hint").await;
    filled(
        discord,
        ada,
        &refused,
        "Rated matches like #2 have no hints",
    )
    .await;
    discord.judge().await;
}

#[tokio::test]
async fn a_win_is_claimed_on_the_card_once_the_opponents_time_is_up() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        games,
        ..
    } = &club;
    let options = json!({
        "game": "guard-and-towers", "pace": "move-1d", "when-time-runs-out": "claim",
    });
    let (thread, _) = discord.begin([ada, ben], options).await;
    play_on(discord, &thread, [ada, ben]).await;
    let claim = "Claim the win";
    let early = card(discord, ben, games).await;
    assert_eq!(labels(early.message()).last().expect("an act"), claim);
    let early = discord.press(ben, early.message(), claim).await.private();
    assert!(early.contains("still has time"), "{early}");
    discord.advance(DAY + Duration::from_mins(1)).await;
    discord
        .message_where(&thread, ben, says("time is up"))
        .await;
    assert!(!offers(&card(discord, ada, games).await, claim), "her own");
    let his = card(discord, ben, games).await;
    assert_eq!(labels(his.message())[0], claim);
    let claimed = discord.press(ben, his.message(), claim).await;
    assert!(claimed.private().contains("#1 is over"));
    let end = discord.message_where(&thread, ada, says("Blue wins:"));
    assert!(text(&end.await["content"]).contains("Red’s time is up"));
    let again = discord.press(ben, his.message(), claim).await;
    assert!(again.private().contains("is over"), "{:#}", again.0);
    assert!(!offers(&card(discord, ben, games).await, claim));
    discord.judge().await;
}

#[tokio::test]
async fn a_note_comes_with_the_text_file_only_on_request_of_who_wrote_it() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    let hers = card(discord, ada, games).await;
    let form = discord.press(ada, hers.message(), "Note").await;
    let note = json!({ "note": "mind the guard" });
    discord.send_form(ada, &form, note).await;
    for (by, wrote) in [(ada, true), (ben, false)] {
        let card = card(discord, by, games).await;
        let exported = discord.press(by, card.message(), "Text file").await;
        exported.private();
        let plain = files(discord, exported.message()).await;
        assert_eq!(plain.len(), 1);
        assert!(!plain[0].contains("mind the guard"));
        assert_eq!(
            offers(&exported, "Text file with my note"),
            wrote,
            "{}",
            by.name
        );
        if wrote {
            let with = discord
                .press(by, exported.message(), "Text file with my note")
                .await;
            with.private();
            let both = files(discord, with.message()).await;
            assert_eq!(both.len(), 2);
            assert!(both[0] == plain[0] && both[1].contains("mind the guard"));
        }
    }
    discord.judge().await;
}

/// Opens what a moderator can do with the match as Mona.
async fn moderate(court: &Court) -> Answer {
    let discord = &court.stage.discord;
    let card = card(discord, &court.mona, &court.stage.games).await;
    discord.press(&court.mona, card.message(), "Moderate").await
}

/// Opens the form for a reason as Mona, and sends it.
async fn because(court: &Court, on: &Value, label: &str, reason: &str) -> Answer {
    let discord = &court.stage.discord;
    let form = discord.press(&court.mona, on, label).await;
    let reason = json!({ "reason": reason });
    discord.send_form(&court.mona, &form, reason).await
}

#[tokio::test]
async fn both_players_read_the_reason_for_which_a_moderator_ended_their_match() {
    for (label, question, result) in [
        ("Second player wins", "as a win for", "**Blue wins:**"),
        ("Draw", "as a draw?", "**Draw:**"),
        ("End without a result", "without a result?", "No result"),
    ] {
        let court = Court::set().await;
        let Stage {
            discord,
            ada,
            ben,
            thread,
            ..
        } = &court.stage;
        let menu = moderate(&court).await;
        let asked = because(&court, menu.message(), label, "they agreed on it").await;
        let said = asked.updated();
        assert!(
            said.contains(question) && said.contains("they agreed on it"),
            "{said}"
        );
        assert_eq!(
            labels(asked.message()),
            ["Yes, do it", "No, change nothing"]
        );
        let done = court.confirm(asked.message()).await.updated();
        assert!(done.contains("Match #1 has ended"), "{done}");
        let tells =
            |message: &Value| says(result)(message) && says("Reason: `they agreed on it`")(message);
        for player in [ada, ben] {
            discord.message_where(thread, player, tells).await;
        }
        discord.judge().await;
    }
}

#[tokio::test]
async fn nothing_happens_to_a_match_before_a_moderator_confirms_it_with_a_reason() {
    let court = Court::set().await;
    let Stage { discord, ada, .. } = &court.stage;
    let before = court.stage.public().await;
    let menu = moderate(&court).await;
    let blank = because(&court, menu.message(), "Draw", "   ").await;
    let said = text(&blank.message()["content"]);
    assert!(said.contains("Give a reason"), "{said}");
    let menu = moderate(&court).await;
    let asked = because(&court, menu.message(), "Draw", "a mistake").await;
    let no = discord.press(&court.mona, asked.message(), "No, change nothing");
    assert!(no.await.updated().contains("Nothing has changed"));

    // Whoever may no longer manage the server is stopped at each step.
    let menu = moderate(&court).await;
    let asked = because(&court, menu.message(), "Draw", "a mistake").await;
    let card = card(discord, &court.mona, &court.stage.games).await;
    let menu = discord.press(&court.mona, card.message(), "Moderate").await;
    let form = discord.press(&court.mona, menu.message(), "Draw").await;
    court.may_manage(false).await;
    for answer in [
        discord.press(&court.mona, card.message(), "Moderate").await,
        discord.press(&court.mona, menu.message(), "Draw").await,
        discord
            .send_form(&court.mona, &form, json!({ "reason": "why" }))
            .await,
        court.confirm(asked.message()).await,
    ] {
        let said = text(&answer.message()["content"]);
        assert!(said.contains("Only members with Manage Server"), "{said}");
    }
    // Ada owns the server, but plays.
    let own = self::card(discord, ada, &court.stage.games).await;
    let own = discord.press(ada, own.message(), "Moderate").await;
    assert_eq!(labels(own.message()), ["Post again"]);
    assert_eq!(court.stage.public().await, before);
    discord.judge().await;
}
