//! The pages of settings, of players and of managers, and what is chosen there.

use serde_json::{Value, json};

use super::Club;
use crate::{
    discord::{Answer, components, labels, text},
    moderation::Court,
    running::Data,
    steps::{Step, given},
    tapped_settings::chosen,
};

/// The pages of a player's settings, and what each of them says.
const PLAYER_PAGES: [(&str, &str); 7] = [
    ("boards", "Your settings, for what only you see"),
    ("time", "Time zone"),
    ("reminders", "eminder"),
    ("vacation", "You have no vacation planned"),
    ("code", "You have no code yet"),
    ("blocked", "You haven’t blocked anyone"),
    ("data", "What I store about you"),
];

/// The pages for managers, and what each of them says.
const SERVER_PAGES: [(&str, &str); 10] = [
    ("boards", "This server’s settings"),
    ("players", "Who can challenge: everyone"),
    ("paces", "Paces in new challenges"),
    ("rewards", "Season ends aren’t announced"),
    ("puzzle", "I don’t post puzzles here"),
    ("matches", "choose one to end it"),
    ("open", "Show this to other servers?"),
    ("bans", "No one is banned from playing"),
    ("log", "No moderator actions yet"),
    ("fair-play", "Nothing unusual in the rated matches"),
];

/// Returns the page that the select under a page shows as chosen, which is the last of all selects.
fn shown(page: &Value) -> String {
    chosen(page).pop().unwrap_or_default()
}

#[tokio::test]
async fn a_player_turns_to_every_page_from_every_page() {
    let club = Club::new().await;
    let Club { discord, ben, .. } = &club;
    let mut page = club.command(ben, "settings", json!({})).await;
    page.private();
    let there = PLAYER_PAGES.iter();
    for (value, says) in there.clone().chain(there.rev()) {
        page = discord
            .select(ben, page.message(), "settings-page", &json!(value))
            .await;
        let said = page.updated();
        assert!(said.contains(says), "{value}: {said}");
        assert_eq!(shown(page.message()), *value);
    }
    for (value, says) in PLAYER_PAGES {
        let typed = club.command(ben, "settings", json!({ "page": value }));
        assert!(typed.await.private().contains(says), "{value}");
    }
    discord.judge().await;
}

#[tokio::test]
async fn a_block_begins_and_ends_beside_the_list_and_the_pages_stay() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let page = club
        .command(ben, "settings", json!({ "page": "blocked" }))
        .await;
    let choose = async |on: &Value, select: &str, whom: &str| {
        discord.select(ben, on, select, &json!(whom)).await
    };
    let own = choose(page.message(), "block", &ben.id).await;
    assert!(own.private().contains("You can’t block yourself"));
    let bot = text(&discord.get("/state").await["bot_id"]);
    let refused = choose(page.message(), "block", &bot).await.private();
    assert!(refused.contains("You can’t block a bot"), "{refused}");
    let options = json!({ "block": bot });
    let refused = club.command(ben, "settings", options).await.private();
    assert!(refused.contains("You can’t block a bot"), "{refused}");
    let blocked = choose(page.message(), "block", &ada.id).await;
    let said = blocked.updated();
    assert!(
        said.contains(&format!("blocked {}", ada.mention())),
        "{said}"
    );
    // The way back to the list.
    let list = choose(blocked.message(), "settings-page", "blocked").await;
    assert!(list.updated().contains(&ada.mention()));
    let older = club
        .command(ben, "settings", json!({ "page": "blocked" }))
        .await;
    let freed = choose(list.message(), "unblock", &ada.id).await;
    assert!(freed.updated().contains("is no longer blocked"));
    let not = choose(older.message(), "unblock", &ada.id).await;
    let said = not.updated();
    let no_longer = format!("You haven’t blocked {}", ada.mention());
    assert!(said.contains(&no_longer), "{said}");
    let list = choose(freed.message(), "settings-page", "blocked").await;
    assert!(list.updated().contains("You haven’t blocked anyone"));
    discord.judge().await;
}

/// Returns how many names of users the database has.
fn known(data: &Data) -> i64 {
    let db = rusqlite::Connection::open(data.file()).expect("opens");
    db.query_row("SELECT count(*) FROM names", [], |row| row.get(0))
        .expect("a number")
}

#[tokio::test]
async fn whoever_looks_at_the_page_about_data_is_not_stored_for_that() {
    let court = Court::set().await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let dan = discord.member("Dan").await;
    let data = json!({ "page": "data" });
    let before = known(&court.stage.data);
    let page = discord.command(&dan, games, "settings", data).await;
    assert!(page.private().contains("What I store about you"));
    let taken = discord
        .press(&dan, page.message(), "Download my data")
        .await;
    assert!(taken.private().contains("Nothing is stored about you"));
    assert_eq!(known(&court.stage.data), before);
    // Another page is about what they have chosen.
    let reminders = discord
        .select(&dan, page.message(), "settings-page", &json!("reminders"))
        .await;
    reminders.updated();
    let page = discord
        .select(&dan, reminders.message(), "settings-page", &json!("data"))
        .await;
    let taken = discord
        .press(&dan, page.message(), "Download my data")
        .await;
    assert!(taken.message()["attachments"][0].is_object());
    assert!(known(&court.stage.data) > before);
    discord.judge().await;
}

#[tokio::test]
async fn a_manager_turns_to_every_page_from_every_page_as_long_as_they_may() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let mut page = court.open("boards").await;
    page.private();
    let there = SERVER_PAGES.iter();
    for (value, says) in there.clone().chain(there.rev()) {
        page = court.page(page.message(), value).await;
        let said = page.updated();
        assert!(said.contains(says), "{value}: {said}");
        // Before it is open, only a question is shown.
        assert_eq!(shown(page.message()), *value);
    }
    court.may_manage(false).await;
    for (value, _) in SERVER_PAGES {
        let late = court.page(page.message(), value).await.private();
        assert!(late.contains("Only members with Manage Server"), "{value}");
    }
    discord.judge().await;
}

#[tokio::test]
async fn roles_for_the_best_players_are_chosen_and_removed_on_the_page_about_rewards() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    // Only who could give a role can let it be given.
    let page = court.open("rewards").await;
    let best = court.new_role("Best").await;
    let press =
        async |on: &Answer, label: &str| discord.press(&court.mona, on.message(), label).await;
    let refused = court.choose(page.message(), "server-best", &best).await;
    let said = refused.private();
    assert!(said.contains("To choose this role, you need"), "{said}");
    let said = court.reads("rewards").await;
    assert!(!said.contains("<@&"), "{said}");

    // The owner can give all.
    let Court { stage, .. } = &court;
    let ada = &stage.ada;
    let mut shown = discord.manager(ada, &stage.games).page("rewards").await;
    for (select, without) in [
        ("server-best", "Stop giving the top-three role"),
        ("server-champion", "Stop giving the champion role"),
    ] {
        let disabled = |page: &Answer| {
            let buttons = components(page.message());
            let button = buttons.iter().find(|one| one["label"] == without);
            button.expect("a button")["disabled"] == true
        };
        assert!(disabled(&shown), "{without}");
        shown = discord.select(ada, shown.message(), select, &best).await;
        let said = shown.updated();
        assert!(said.contains(&format!("<@&{}>", text(&best))), "{said}");
        assert!(!disabled(&shown), "{without}");
        shown = discord.press(ada, shown.message(), without).await;
        let said = shown.updated();
        assert!(!said.contains("<@&"), "{said}");
    }
    let news = press(&court.open("rewards").await, "Announce season ends here").await;
    let games = format!("announced in <#{}>", stage.games);
    assert!(news.updated().contains(&games));
    let off = press(&news, "Stop announcing season ends").await;
    assert!(off.updated().contains("aren’t announced"));
    discord.judge().await;
}

#[tokio::test]
async fn the_page_about_the_puzzle_goes_on_after_each_choice() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let page = court.open("puzzle").await;
    assert_eq!(labels(page.message()), [""; 0], "there is nothing to stop");
    let hall = court.new_channel("puzzles", "text").await;
    let closed = court.new_channel("closed", "text").await;
    let rights = format!("/channels/{closed}/bot-permissions");
    let denied = json!({ "deny": ["SEND_MESSAGES"] });
    discord.put(&rights, denied).await;
    let select = "server-puzzle:";
    let refused = court.choose(page.message(), select, &json!(closed)).await;
    let said = text(&refused.message()["content"]);
    assert!(
        said.contains(&format!("<#{closed}>")) && said.contains("Send Messages"),
        "{said}"
    );
    let page = court.open("puzzle").await;
    assert!(page.updated().contains("I don’t post puzzles here"));
    let chosen = court.choose(page.message(), select, &json!(hall)).await;
    assert!(chosen.updated().contains(&format!("<#{hall}>")));
    let page = court.page(chosen.message(), "puzzle").await;
    let said = page.updated();
    assert!(said.contains("changes every day"), "{said}");
    let game = json!("courtyard");
    let chosen = court
        .choose(page.message(), "server-puzzle-game", &game)
        .await;
    let page = court.page(chosen.message(), "puzzle").await;
    let said = page.updated();
    assert!(
        said.contains("Courtyard") && said.contains(&format!("<#{hall}>")),
        "{said}"
    );
    let any = json!("any");
    let chosen = court
        .choose(page.message(), "server-puzzle-game", &any)
        .await;
    let page = court.page(chosen.message(), "puzzle").await;
    assert!(page.updated().contains("changes every day"));
    let off = discord
        .press(&court.mona, page.message(), "Stop posting puzzles")
        .await;
    off.updated();
    let page = court.page(off.message(), "puzzle").await;
    assert!(page.updated().contains("I don’t post puzzles here"));
    discord.judge().await;
}

#[tokio::test]
async fn whoever_may_no_longer_manage_a_server_changes_nothing_on_pages_that_are_still_open() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let (ada, cleo) = (&court.stage.ada, &court.stage.cleo);
    let owner = [
        Step::Choose("server-page", json!("rewards")),
        Step::Choose("server-best", court.new_role("Best").await),
    ];
    let games = &court.stage.games;
    let command = given("server", json!({}));
    discord.steps(ada, games, command, &owner).await.updated();
    court.puzzles_in(games).await.updated();
    court.manager().ban(&cleo.id, "").await;
    let pages = ["rewards", "puzzle", "bans"];
    let mut open = Vec::new();
    for page in pages {
        open.push(court.open(page).await);
    }
    let [rewards, puzzle, bans] = [0, 1, 2].map(|page: usize| open[page].message());
    let role = court.new_role("Other").await;
    court.may_manage(false).await;
    let ben = json!(court.stage.ben.id);
    let mut late = Vec::new();
    for (page, select, value) in [
        (rewards, "server-best", &role),
        (rewards, "server-champion", &role),
        (puzzle, "server-puzzle:", &json!(games)),
        (puzzle, "server-puzzle-game", &json!("courtyard")),
        (bans, "ban:", &ben),
        (bans, "unban:", &json!(cleo.id)),
        (bans, "server-page", &json!("log")),
    ] {
        late.push((select, court.choose(page, select, value).await));
    }
    for (page, label) in [
        (rewards, "Stop giving the top-three role"),
        (rewards, "Announce season ends here"),
        (puzzle, "Stop posting puzzles"),
    ] {
        late.push((label, discord.press(&court.mona, page, label).await));
    }
    for (what, answer) in late {
        let said = answer.private();
        assert!(
            said.contains("Only members with Manage Server"),
            "{what}: {said}"
        );
    }
    court.may_manage(true).await;
    for (page, before) in pages.into_iter().zip(&open) {
        let now = court.open(page).await;
        assert_eq!(now.updated(), before.updated(), "{page}");
    }
    discord.judge().await;
}
