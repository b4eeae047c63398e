//! The longest names and reasons, in the longest language, at Discord's limits.

use serde_json::json;

use super::{Court, says};
use crate::discord::{components, labels, text};

#[tokio::test]
async fn the_longest_reasons_and_names_fit_in_german() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let (ada, ben, mona) = (&court.stage.ada, &court.stage.ben, &court.mona);
    for (member, name) in [(ada, "Ä"), (ben, "Ö"), (mona, "Ü")] {
        let long = json!({ "name": name.repeat(32), "locale": "de" });
        discord.patch(&format!("/users/{}", member.id), long).await;
    }
    let reason = "ß`".repeat(100);
    for _ in 0..3 {
        let asked = court.manager().ask_to_ban(&ben.id, &reason).await;
        let question = asked.private();
        assert!(question.contains(&reason.replace('`', "’")), "{question}");
        let banned = discord.press(mona, asked.message(), "Ja, so machen").await;
        let banned = banned.updated();
        assert!(
            banned.contains("fürs Spielen") || banned.contains("herausfordern"),
            "{banned}"
        );
        court.manager().unban(&ben.id, &reason).await.private();
    }
    let log = court.open("log").await;
    let said = log.updated();
    assert_eq!(said.lines().count(), 6, "{said}");
    assert!(
        said.chars().count() <= 2_000 && !said.contains('…'),
        "whole: {said}"
    );
    assert_eq!(said.matches(&reason.replace('`', "’")).count(), 5, "{said}");
    assert_eq!(labels(log.message()), ["Neueste", "Neuere", "Ältere"]);

    let settings = court.open("boards").await;
    settings.private();
    let page = court.page(settings.message(), "players").await;
    page.updated();
    let page = court.page(page.message(), "paces").await;
    page.updated();
    let matches = court.open("matches").await;
    let listed = components(matches.message())[0]["options"].clone();
    let label = text(&listed[0]["label"]);
    assert!(label.chars().count() <= 100, "{label}");
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
    for ruling in ["draw", "void"] {
        let asked = court.ask_to_rule(ruling, &reason).await;
        asked.updated();
        let done = discord.press(mona, asked.message(), "Ja, so machen").await;
        assert!(done.updated().contains("#1"), "{}", done.updated());
    }
    let told = says("Void");
    let told = discord.message_where(&court.stage.thread, ada, told).await;
    assert!(text(&told["content"]).contains(&reason.replace('`', "’")));
    discord.judge_strictly().await;
}
