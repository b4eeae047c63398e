//! The rules of every game, page by page.

use rules::GameId;
use rules::words::Locale;
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, button, labels, text},
    picture,
    running::{Data, Process},
};

/// Returns what is on a page, apart from its picture.
fn content(page: &Value) -> String {
    text(&page["content"])
}

/// Returns whether a button of a page can be pressed.
fn is_enabled(page: &Value, label: &str) -> bool {
    let id = button(page, label);
    let rows = page["components"].as_array().expect("rows").iter();
    let mut buttons = rows.flat_map(|row| row["components"].as_array().expect("buttons"));
    let found = buttons.find(|button| button["custom_id"] == id.as_str());
    found.expect("there")["disabled"] != true
}

/// Presses a button of a private page and returns the resulting page.
async fn turn(discord: &Discord, by: &Member, page: &Value, label: &str) -> Value {
    let turned = discord.press(by, page, label).await;
    assert_eq!(turned.0["outcome"], "update", "{:#}", turned.0);
    turned.message().clone()
}

/// Checks that an alt text says how a game's pieces move and capture and how a match is won.
fn is_at_a_glance(game: GameId, alt: &str) {
    for (part, diagram) in game.info().rules_card.at_a_glance() {
        let caption = Locale::English.text(&format!("{}-{}", part.key, diagram.name));
        assert!(alt.contains(&caption), "{alt}");
    }
}

#[tokio::test]
async fn the_rules_of_every_game_are_read_from_the_first_page_to_the_last_and_back() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    for game in GameId::ALL {
        let info = game.info();
        let options = json!({ "game": info.id });
        let answer = discord.command(&ada, &games, "rules", options).await;
        answer.private();
        let mut page = answer.message().clone();
        assert!(!is_enabled(&page, "Previous"));
        let mut before = None;
        for (at, part) in info.rules_card.pages.iter().enumerate() {
            let said = content(&page);
            for key in [part.key, part.heading, info.rules_card.credit] {
                assert!(said.contains(&Locale::English.text(key)), "{key}: {said}");
            }
            let number = format!("page {} of {}", at + 1, info.rules_card.pages.len());
            assert!(said.contains(&number), "{number}: {said}");
            assert!(content(&page).chars().count() <= 2000);
            let pictures = page["attachments"].as_array().expect("a list");
            assert_eq!(
                pictures.len(),
                usize::from(at == 0 || part.diagram.is_some()),
                "{said}"
            );
            // The first page shows the game at a glance.
            if at == 0 {
                is_at_a_glance(*game, &text(&pictures[0]["description"]));
                before = Some(picture::of_row(&discord, &page).await);
            }
            if let Some(diagram) = &part.diagram {
                let alt = text(&pictures[0]["description"]);
                let caption = Locale::English.text(&format!("{}-{}", part.key, diagram.name));
                assert!(
                    alt.starts_with(&caption) && said.contains(&caption),
                    "{alt}"
                );
                let shown = picture::of(&discord, &page).await;
                assert_ne!(Some(&shown), before.as_ref(), "{said}");
                before = Some(shown);
            }
            let is_last = at + 1 == info.rules_card.pages.len();
            assert_eq!(is_enabled(&page, "Next"), !is_last);
            if !is_last {
                page = turn(&discord, &ada, &page, "Next").await;
            }
        }
        // The first page and the last lead on.
        let lesson = turn(&discord, &ada, &page, "Tutorial").await;
        assert!(content(&lesson).contains("lesson 1 of"), "{lesson:#}");
        let options = json!({ "game": info.id });
        let again = discord.command(&ada, &games, "rules", options).await;
        let mut page = again.message().clone();
        // The first page says enough to begin: the aim, how pieces move, and how a match ends.
        let first = content(&page);
        for part in info.rules_card.pages {
            let is_said = part.heading == "rules-aim-heading"
                || part.heading == "rules-end-heading"
                || part.key.ends_with("-pieces")
                || part.key.ends_with("-step")
                || part.key.ends_with("-move");
            let said = first.contains(&Locale::English.text(part.key));
            assert_eq!(said, is_said, "{}: {first}", part.key);
        }
        for label in ["Tutorial", "Challenge"] {
            assert!(
                labels(&page).contains(&label.to_owned()),
                "{label}: {page:#}"
            );
        }
        for at in 1..info.rules_card.pages.len() {
            let leads_on = labels(&page).contains(&"Tutorial".to_owned());
            assert_eq!(leads_on, at == 1, "page {at}");
            page = turn(&discord, &ada, &page, "Next").await;
        }
        // The select leads from anywhere to anywhere.
        let all: Vec<Value> = (0..info.rules_card.pages.len())
            .map(|at| json!(at.to_string()))
            .collect();
        for (at, chosen) in all.iter().enumerate().rev() {
            let there = discord.select(&ada, &page, "rules-page", chosen).await;
            assert_eq!(there.0["outcome"], "update", "{:#}", there.0);
            page = there.message().clone();
            let heading = Locale::English.text(info.rules_card.pages[at].heading);
            assert!(
                content(&page).contains(&format!("### {heading}")),
                "{page:#}"
            );
        }
        let last = all.last().expect("a page");
        let there = discord.select(&ada, &page, "rules-page", last).await;
        let page = there.message().clone();
        let back = turn(&discord, &ada, &page, "Previous").await;
        let last_but_one = info.rules_card.pages[info.rules_card.pages.len() - 2].key;
        assert!(content(&back).contains(&Locale::English.text(last_but_one)));
        if let Some(link) = info.rules_card.link {
            assert!(page.to_string().contains(link), "the author’s own page");
        }
    }
    discord.judge_strictly().await;
}
