//! What moderators do by buttons and selects, without typing a command's options.

use serde_json::{Value, json};

use super::Court;
use crate::discord::{Answer, labels, text};

/// Opens the card of the match as Mona, and what she can do with it.
async fn moderate(court: &Court) -> Answer {
    let (discord, mona) = (&court.stage.discord, &court.mona);
    let options = json!({ "match": "1" });
    let card = discord.command(mona, &court.stage.games, "match", options);
    let card = card.await;
    card.private();
    discord.press(mona, card.message(), "Moderate").await
}

/// Presses a button that opens a form, and sends it with this reason.
async fn because(court: &Court, on: &Value, label: &str, reason: &str) -> Answer {
    let (discord, mona) = (&court.stage.discord, &court.mona);
    let form = discord.press(mona, on, label).await;
    assert_eq!(form.0["outcome"], "modal", "{:#}", form.0);
    discord
        .send_form(mona, &form, json!({ "reason": reason }))
        .await
}

#[tokio::test]
async fn a_moderator_ends_a_match_from_its_card_and_takes_it_out_of_the_ratings() {
    let court = Court::set().await;
    let shown = moderate(&court).await;
    assert!(shown.private().contains("I’ll ask you to confirm"));
    assert_eq!(
        labels(shown.message()),
        [
            "First player wins",
            "Second player wins",
            "Draw",
            "End without a result",
            "Post again"
        ]
    );
    let asked = because(&court, shown.message(), "Second player wins", "he cheated").await;
    let question = text(&asked.message()["content"]);
    assert!(question.contains("he cheated"), "{question}");
    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("#1"), "{done}");

    let shown = moderate(&court).await;
    assert_eq!(labels(shown.message()), ["Take out of the ratings"]);
    let asked = because(
        &court,
        shown.message(),
        "Take out of the ratings",
        "a mistake",
    )
    .await;
    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("is void"), "{done}");
    let log = court.server("log", json!({})).await.private();
    assert!(
        log.contains("he cheated") && log.contains("a mistake"),
        "{log}"
    );
    court.stage.discord.judge().await;
}

#[tokio::test]
async fn bans_begin_and_end_by_selects() {
    let court = Court::set().await;
    let (discord, cleo) = (&court.stage.discord, &court.stage.cleo);
    let page = court.server("bans", json!({})).await;
    assert!(page.private().contains("No one is banned"));
    let asked = court.choose(page.message(), "ban:", &json!(cleo.id)).await;
    assert!(asked.private().contains(&cleo.mention()));
    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("is banned from playing here"), "{done}");
    let game = json!({ "game": "courtyard" });
    let refused = discord.command(cleo, &court.stage.games, "challenge", game.clone());
    assert!(refused.await.private().contains("banned"));

    let page = court.server("bans", json!({})).await;
    assert!(page.private().contains(&cleo.mention()));
    let lifted = court
        .choose(page.message(), "unban:", &json!(cleo.id))
        .await;
    assert!(lifted.private().contains(&cleo.mention()));
    let made = discord.command(cleo, &court.stage.games, "challenge", game);
    assert!(made.await.private().contains("is open"));

    court.may_manage(false).await;
    let late = court.choose(page.message(), "ban:", &json!(cleo.id)).await;
    assert!(late.private().contains("Manage Server"));
    discord.judge().await;
}
