//! What moderators do by the buttons and selects of their pages and of a match's card.

use std::time::Duration;

use serde_json::{Value, json};

use super::Court;
use crate::{
    discord::{Answer, components, labels, text},
    refusals::Stage,
};

/// The button by which any match can be named.
const NUMBER: &str = "Type a match’s number";

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
    court.manager().explain(&form, reason).await
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
    let log = court.reads("log").await;
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
    let page = court.open("bans").await;
    assert!(page.updated().contains("No one is banned"));
    let chosen = async |page: &Answer, select: &str, reason: &str| {
        let mona = court.manager();
        let page = page.message();
        mona.about_member(page, select, &cleo.id, reason).await
    };
    let asked = chosen(&page, "ban:", "left five matches").await;
    let said = asked.private();
    assert!(
        said.contains(&cleo.mention()) && said.contains("left five matches"),
        "{said}"
    );
    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("is banned from playing here"), "{done}");
    let game = json!({ "game": "courtyard" });
    let refused = discord.command(cleo, &court.stage.games, "challenge", game.clone());
    assert!(refused.await.private().contains("banned"));

    let page = court.open("bans").await;
    let listed = page.updated();
    assert!(
        listed.contains(&cleo.mention()) && listed.contains("left five matches"),
        "{listed}"
    );
    let lifted = chosen(&page, "unban:", "").await.private();
    assert!(lifted.contains(&cleo.mention()), "{lifted}");
    let made = discord.command(cleo, &court.stage.games, "challenge", game);
    assert!(made.await.private().contains("is open"));

    // A reason is not needed, and why is known for a ban that ends, too.
    let asked = chosen(&page, "ban:", "").await;
    court.confirm(asked.message()).await.updated();
    let lifted = chosen(&page, "unban:", "she has explained it").await;
    assert!(lifted.private().contains(&cleo.mention()));
    let log = court.reads("log").await;
    assert!(log.contains("she has explained it"), "{log}");

    let form = court.choose(page.message(), "ban:", &json!(cleo.id)).await;
    court.may_manage(false).await;
    let late = court.manager().explain(&form, "too late").await;
    assert!(late.private().contains("Manage Server"));
    let late = court.choose(page.message(), "ban:", &json!(cleo.id)).await;
    assert!(late.private().contains("Manage Server"));
    discord.judge().await;
}

/// Nobody writes a reason for nothing.
#[tokio::test]
async fn nobody_bans_themselves_a_bot_or_another_manager_and_no_form_opens() {
    let court = Court::set().await;
    let Stage { discord, cleo, .. } = &court.stage;
    court.appoint(cleo).await;
    let state = discord.get("/state").await;
    let members = state["guilds"][0]["members"].as_array().expect("members");
    let bot = members.iter().find(|member| member["bot"] == true);
    let bot = text(&bot.expect("the bot")["id"]);
    let page = court.open("bans").await;
    for (member, why) in [
        (&court.mona.id, "can’t ban yourself"),
        (&bot, "bots don’t play"),
        (&cleo.id, "has Manage Server"),
    ] {
        let refused = court.choose(page.message(), "ban:", &json!(member)).await;
        let refused = refused.private();
        assert!(refused.contains(why), "{refused}");
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_moderator_finds_a_match_on_the_page_of_matches() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let page = court.open("matches").await;
    assert!(page.updated().contains("choose one to end it"));
    let select = |message: &Value, id: &str| {
        let mut all = components(message).into_iter();
        all.find(|one| {
            one["custom_id"]
                .as_str()
                .is_some_and(|it| it.starts_with(id))
        })
    };
    assert!(
        select(page.message(), "rule-over").is_none(),
        "none is over"
    );
    let running = select(page.message(), "rule-running").expect("one runs");
    let label = text(&running["options"][0]["label"]);
    assert!(label.contains("#1") && label.contains("Ada"), "{label}");
    let shown = court
        .choose(page.message(), "rule-running", &json!("1"))
        .await;
    shown.private();
    let asked = because(&court, shown.message(), "Draw", "both agreed").await;
    let question = text(&asked.message()["content"]);
    assert!(question.contains("both agreed"), "{question}");
    court.confirm(asked.message()).await.updated();

    // It is over now, and its number leads to it as well.
    let page = court.open("matches").await;
    assert!(select(page.message(), "rule-running").is_none());
    let shown = court.choose(page.message(), "rule-over", &json!("1")).await;
    assert_eq!(labels(shown.message()), ["Take out of the ratings"]);
    let asks = async |typed: &str| {
        let form = discord.press(&court.mona, page.message(), NUMBER).await;
        let typed = json!({ "match": typed });
        discord.send_form(&court.mona, &form, typed).await
    };
    for (typed, said) in [
        ("#1", "Take out"),
        ("99", "#99"),
        ("the first", "the first"),
    ] {
        let shown = asks(typed).await;
        let shown = format!("{} {:?}", shown.private(), labels(shown.message()));
        assert!(shown.contains(said), "{said}: {shown}");
    }
    // The form opens with the number that was refused.
    let refused = asks("the first").await;
    let again = discord.press(&court.mona, refused.message(), "Edit and try again");
    let again = again.await;
    assert!(
        again.0["modal"].to_string().contains("the first"),
        "{again:?}"
    );
    let shown = discord.send_form(&court.mona, &again, json!({ "match": "1" }));
    assert_eq!(labels(shown.await.message()), ["Take out of the ratings"]);
    discord.judge().await;
}

/// Members to whom only the server's integration settings give the command can do the same by its pages, as
/// long as its answer is new.
#[tokio::test]
async fn whom_integrations_give_the_command_rules_and_bans_by_its_pages() {
    let court = Court::set().await;
    let (discord, cleo) = (&court.stage.discord, &court.stage.cleo);
    let given = json!({
        "user": cleo.id, "channel": court.stage.games, "name": "server", "integrations": true
    });
    let shown = Answer(discord.post("/command", given).await);
    let page = async |shown: &Value, page: &str| {
        let page = json!(page);
        discord.select(cleo, shown, "server-page", &page).await
    };
    let matches = page(shown.message(), "matches").await;
    let running = json!("1");
    let menu = discord.select(cleo, matches.message(), "rule-running", &running);
    let menu = menu.await;
    menu.private();
    let form = discord.press(cleo, menu.message(), "Post again").await;
    let done = discord.send_form(cleo, &form, json!({})).await.updated();
    assert!(done.contains("#1"), "{done}");

    let bans = page(matches.message(), "bans").await;
    let ban = async || {
        let ben = json!(court.stage.ben.id);
        discord.select(cleo, bans.message(), "ban:", &ben).await
    };
    let form = ban().await;
    let why = json!({ "reason": "he has left" });
    let asked = discord.send_form(cleo, &form, why.clone()).await;
    let said = asked.private();
    assert!(said.contains("he has left"), "{said}");
    discord
        .press(cleo, asked.message(), "Yes, do it")
        .await
        .updated();
    // A reason that is refused is there again.
    let refused = discord.send_form(cleo, &ban().await, why.clone()).await;
    assert!(refused.private().contains("is already banned"));
    let again = discord.press(cleo, refused.message(), "Edit and try again");
    let again = again.await;
    assert!(
        again.0["modal"].to_string().contains("he has left"),
        "{again:?}"
    );
    let why = json!({ "reason": "he has left in anger" });
    let asked = discord.send_form(cleo, &again, why.clone()).await.private();
    assert!(asked.contains("in anger"), "{asked}");
    let form = ban().await;
    discord.advance(Duration::from_mins(16)).await;
    let late = discord.send_form(cleo, &form, why).await.private();
    assert!(late.contains("members with Manage Server"), "{late}");
    discord.judge().await;
}

#[tokio::test]
async fn a_manager_describes_the_server_in_a_form() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let describe = async |message: &Value, label: &str, about: &str| {
        let form = discord.press(&court.mona, message, label);
        let about = json!({ "about": about });
        discord.send_form(&court.mona, &form.await, about).await
    };
    let draft = court.open("open").await;
    let asked = describe(draft.message(), "Write a description", "We play *slowly*").await;
    let said = asked.updated();
    assert!(said.contains("`We play *slowly*`"), "{said}");
    let opened = discord.press(&court.mona, asked.message(), "Publish").await;
    assert!(opened.updated().contains("`We play *slowly*`"));

    // A published description changes when its manager has seen the new one.
    let form = discord
        .press(&court.mona, opened.message(), "Change the description")
        .await;
    assert!(
        form.0.to_string().contains("We play *slowly*"),
        "{:#}",
        form.0
    );
    let asked = describe(opened.message(), "Change the description", "").await;
    let said = asked.updated();
    assert!(!said.contains("slowly"), "{said}");
    let before = court.reads("open").await;
    assert!(before.contains("`We play *slowly*`"), "{before}");
    let opened = discord.press(&court.mona, asked.message(), "Publish").await;
    assert!(!opened.updated().contains("slowly"));
    let refused = describe(opened.message(), "Write a description", "ask @everyone")
        .await
        .private();
    assert!(refused.contains("mention"), "{refused}");
    court.may_manage(false).await;
    let form = discord
        .press(&court.mona, opened.message(), "Write a description")
        .await;
    assert!(form.private().contains("Manage Server"));
    discord.judge().await;
}
