//! The draft of a tournament: what can be chosen on it, and how it is announced.

use serde_json::json;

use super::{Club, options};
use crate::{
    discord::{components, labels, text},
    steps::{Step, given},
};

#[tokio::test]
async fn a_new_tournament_can_be_published_right_away_under_a_name_that_goes_with_it() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let draft = club.draft("knockout").await;
    let said = draft.updated();
    assert!(said.contains("**King’s Court · Knock\\-out**"), "{said}");
    // A name that was given stays.
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let named = json!({ "name": "Winter Cup", "most": "9" });
    let draft = discord.send_form(ada, &form, named).await;
    let draft = club
        .chooses(ada, &draft, "managing-new-game", "courtyard")
        .await;
    let said = draft.updated();
    for part in ["**Winter Cup**", "Courtyard", "starts when 9 players"] {
        assert!(said.contains(part), "{part} expected in {said}");
    }
    // What only some systems have is gone when it is another one.
    let draft = club
        .chooses(ada, &draft, "managing-system", "round-robin")
        .await;
    let draft = discord.more(ada, &draft, "founding-at-once").await;
    assert!(draft.updated().contains("All matches start together"));
    let draft = club.chooses(ada, &draft, "managing-system", "swiss").await;
    assert!(!draft.updated().contains("All matches start together"));
    // In the thread of a match, nobody else would find it.
    let (thread, _) = discord
        .begin([ben, ada], json!({ "game": "guard-and-towers" }))
        .await;
    let steps = [Step::Press("New tournament"), Step::Press("Publish")];
    let list = given("tournament", json!({}));
    let made = discord.steps(ada, &thread, list, &steps).await;
    assert!(made.updated().contains("Tournament 1 is announced"));
    club.shown("**Courtyard · Swiss**").await;
    discord.judge().await;
}

#[tokio::test]
async fn a_tournament_is_drafted_step_by_step_and_announced_with_what_was_chosen() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let draft = club.draft("swiss").await;
    let form = club.presses(ada, &draft, "Name, time, players").await;
    assert_eq!(components(&form.0["modal"]).len(), 5, "a Swiss has rounds");
    for (name, more, refused) in [
        ("X", json!({}), "has 2 to 60 characters"),
        ("Cup", json!({ "rounds": "x" }), "has 1 to 30 rounds"),
        ("Cup", json!({ "rounds": "99" }), "has 1 to 30 rounds"),
        ("Cup", json!({ "starts": "soon" }), "I can’t start it then"),
        ("Cup", json!({ "starts": "friday" }), "Which time of day?"),
        (
            "Cup",
            json!({ "starts": "2020-01-01 18:00" }),
            "I can’t start it then",
        ),
        (
            "Cup",
            json!({ "starts": "9999-01-01 18:00" }),
            "I can’t start it then",
        ),
        ("Cup", json!({ "least": "2" }), "has 3 to 128 players"),
        ("Cup", json!({ "most": "129" }), "has 3 to 128 players"),
        ("Cup", json!({ "most": "few" }), "has 3 to 128 players"),
        (
            "Cup",
            json!({ "least": "5", "most": "4" }),
            "has 3 to 128 players",
        ),
    ] {
        let form = club.presses(ada, &draft, "Name, time, players").await;
        let mut input = more;
        input["name"] = json!(name);
        let sent = discord.send_form(ada, &form, input).await.private();
        assert!(sent.contains(refused), "{sent}");
    }
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let named = json!({ "name": "Wint Cup", "rounds": "3", "most": "16" });
    let draft = discord.send_form(ada, &form, named).await;
    let said = draft.updated();
    for part in [
        "**Wint Cup**",
        "King’s Court",
        "3 rounds",
        "starts when 16 players",
    ] {
        assert!(said.contains(part), "{part} expected in {said}");
    }
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let timed = json!({ "name": "Wint Cup", "starts": "friday 8pm" });
    let draft = discord.send_form(ada, &form, timed).await;
    assert!(
        draft.updated().contains("starts <t:"),
        "{}",
        draft.updated()
    );
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let starts = &components(&form.0["modal"])[2]["value"];
    assert!(text(starts).ends_with(" 20:00"), "{starts}");
    let named = json!({ "name": "Wint Cup", "rounds": "3", "starts": "", "most": "16" });
    let draft = discord.send_form(ada, &form, named).await;
    // It can be changed until it is published, which only happens once.
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let inputs = components(&form.0["modal"]);
    let before: Vec<&str> = inputs
        .iter()
        .filter_map(|input| input["value"].as_str())
        .collect();
    assert_eq!(before, ["Wint Cup", "3", "16"]);
    let named = json!({ "name": "Winter *Cup*", "rounds": "3" });
    let draft = discord.send_form(ada, &form, named).await;
    assert!(draft.updated().contains("**Winter \\*Cup\\***"));
    let list = club.command(ben, "tournament", json!({})).await.private();
    assert!(list.contains("No tournaments here yet"), "{list}");
    club.presses(ada, &draft, "Publish").await.updated();
    let again = discord.press_late(ada, draft.message(), "Publish").await;
    assert!(again.private().contains("This draft is gone"));
    let card = club.shown("tournament 1").await;
    let said = text(&card["content"]);
    for part in [
        "Winter \\*Cup\\*",
        "King’s Court",
        "Swiss (equal scores meet)",
        "3 rounds",
    ] {
        assert!(said.contains(part), "{part} expected in {said}");
    }
    assert_eq!(labels(&card), ["Join", "Leave", "Manage"]);
    // Everyone opens it from the list.
    let list = club.command(ben, "tournament", json!({})).await;
    assert_eq!(options(list.message())[0].1, "1");
    let opened = club.chooses(ben, &list, "tournament-open", "1").await;
    assert!(opened.updated().contains("Winter \\*Cup\\*"));
    discord.judge().await;
}

/// Each is another one than the usual, and seen before the tournament is announced.
#[tokio::test]
async fn everything_about_a_tournament_can_be_chosen_on_its_draft() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        games,
        ..
    } = &club;
    let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
    let role = json!({ "name": "Arbiter" });
    let role = discord.post(&format!("/guilds/{guild}/roles"), role).await;
    let role = text(&role["id"]);
    let terms = json!({
        "name": "Cup", "game": "king-and-courtesan", "system": "round-robin", "pace": "move-1d",
        "size": 8, "rated": false, "managers": role, "round-days": 9, "first-move-days": 4,
    });
    let draft = discord.draft(ada, games, terms).await;
    let said = draft.updated();
    for part in [
        "King and Courtesan",
        "1 day per move",
        "unrated",
        "Board: 8×8",
        &format!("Can manage it too: <@&{role}>"),
        "Each round lasts 9 days",
        "within 4 days",
    ] {
        assert!(said.contains(part), "{part} expected in {said}");
    }
    // The form changes the name and nothing else.
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let draft = discord
        .send_form(ada, &form, json!({ "name": "Bowl" }))
        .await;
    assert_eq!(draft.updated(), said.replace("**Cup**", "**Bowl**"));
    // A round and a first move have bounds.
    for (input, days) in [
        ("round-days", "366"),
        ("round-days", "0"),
        ("first-move-days", "61"),
    ] {
        let form = discord.more(ada, &draft, "founding-days").await;
        let typed = discord.send_form(ada, &form, json!({ input: days })).await;
        let said = typed.private();
        assert!(said.contains("has 1 to 365 days"), "{input} {days}: {said}");
    }
    // All matches together leave no rounds that could end.
    let draft = discord.more(ada, &draft, "founding-at-once").await;
    let said = draft.updated();
    assert!(said.contains("All matches start together"), "{said}");
    assert!(!said.contains("Each round lasts"), "{said}");
    let form = discord.more(ada, &draft, "founding-days").await;
    assert_eq!(components(&form.0["modal"]).len(), 1, "of a first move");
    let back = discord.more(ada, &draft, "founding-at-once").await;
    assert!(!back.updated().contains("All matches start together"));
    let rated = discord.more(ada, &back, "founding-rated").await;
    assert!(!rated.updated().contains("unrated"), "{}", rated.updated());
    let without = discord.more(ada, &rated, "founding-no-managers").await;
    assert!(!without.updated().contains("Can manage it too"));
    // Others can join only a server that is open to them.
    let choices = discord.more(ada, &without, ":servers").await;
    let open = json!("open");
    let refused = discord
        .select(ada, choices.message(), "founding-set", &open)
        .await;
    assert!(refused.private().contains("isn’t open to others"));
    club.presses(ada, &without, "Publish").await.updated();
    let card = club.shown("**Bowl**").await;
    assert!(
        text(&card["content"]).contains("1 day per move"),
        "{card:#}"
    );
    discord.judge().await;
}

#[tokio::test]
async fn a_draft_offers_nothing_that_would_have_no_effect() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        games,
        ..
    } = &club;
    for (system, game, lacks) in [
        (
            "knockout",
            "courtyard",
            ["founding-at-once", ":size"].as_slice(),
        ),
        ("swiss", "courtyard", &["founding-at-once", ":size"]),
        ("double-round-robin", "king-and-courtesan", &[]),
    ] {
        let terms = json!({ "name": "Cup", "game": game, "system": system });
        let draft = discord.draft(ada, games, terms).await;
        let offered = components(draft.message());
        let offered = json!(offered).to_string();
        for act in ["founding-at-once", ":size"] {
            let is_offered = offered.contains(act);
            assert_eq!(is_offered, !lacks.contains(&act), "{act} in {system}");
        }
        let form = discord.more(ada, &draft, "founding-days").await;
        let inputs = components(&form.0["modal"]).len();
        assert_eq!(inputs, if system == "knockout" { 1 } else { 2 }, "{system}");
    }
    discord.judge().await;
}
