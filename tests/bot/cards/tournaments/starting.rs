//! When a tournament starts: at its time, once it is full, or by its managers.

use std::time::Duration;

use serde_json::{Value, json};

use super::{filled, in_days, open_games};
use crate::{
    cards::Club,
    discord::{labels, text},
};

#[tokio::test]
async fn a_tournament_starts_by_itself_once_enough_have_joined() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let draft = club.draft("round-robin").await;
    let form = club.presses(ada, &draft, "Name, time, players").await;
    let terms = json!({ "name": "Winter Cup", "starts": in_days(3), "least": "4", "most": "4" });
    let draft = discord.send_form(ada, &form, terms).await;
    let made = club.presses(ada, &draft, "Publish").await.updated();
    assert!(made.contains("It starts automatically <t:"), "{made}");
    let card = club.shown("needs at least 4 players.").await;
    let early = card.clone();
    let said = text(&card["content"]);
    assert!(said.contains("It starts <t:"), "{said}");
    let nia = club.newcomer("Nia").await;
    for player in [ben, cleo, &nia] {
        discord.press(player, &card, "Join").await.private();
    }
    discord.advance(Duration::from_hours(24) * 3).await;
    let card = club
        .shown("Too few players had joined by the start time")
        .await;
    assert!(text(&card["content"]).contains("3 players have joined"));
    // Nobody but its managers changes it, and not to less than there is.
    let edit = club.manages("Name, time, players").await;
    assert_eq!(filled(&edit), ["Winter Cup", "", "4", "4"]);
    let edited = json!({ "name": "Spring Cup", "starts": in_days(5), "least": "3", "most": "3" });
    let shown = discord.send_form(ada, &edit, edited).await.updated();
    assert!(shown.contains("Spring Cup"), "{shown}");
    // Ada sees her private card too.
    let is_it = |message: &Value| text(&message["content"]).contains("**Spring Cup**");
    let card = discord.message_where(&club.games, ben, is_it).await;
    assert_eq!(labels(&card), ["Leave", "Manage"], "it is full");
    let oda = club.newcomer("Oda").await;
    let full = discord.press_late(&oda, &early, "Join").await.private();
    assert!(full.contains("is full, with 3 players"), "{full}");
    let edit = club.manages("Name, time, players").await;
    discord.press(&nia, &card, "Leave").await.private();
    let two = |message: &Value| text(&message["content"]).contains("2 players have joined");
    let card = discord.message_where(&club.games, ben, two).await;
    discord.press(&nia, &card, "Join").await.private();
    let less = json!({ "name": "Spring Cup", "starts": "", "most": "3", "least": "4" });
    let refused = discord.send_form(ada, &edit, less).await;
    assert!(refused.private().contains("has 3 to 128 players"));
    // The form opens with the refused texts, also with the one that was left empty.
    let edit = club.presses(ada, &refused, "Edit and try again").await;
    assert_eq!(filled(&edit), ["Spring Cup", "", "4", "3"]);
    let edited = json!({ "name": "Spring Cup", "starts": in_days(5), "least": "3", "most": "3" });
    let shown = discord.send_form(ada, &edit, edited).await.updated();
    assert!(shown.contains("Spring Cup"), "{shown}");
    let edit = club.manages("Name, time, players").await;
    // It starts at its time, and pings the players of each match.
    discord.advance(Duration::from_hours(24) * 2).await;
    club.shown("· tournament 1, round 1").await;
    let over = club.manages("Next round").await;
    assert!(over.updated().contains("unfinished"));
    let late = json!({ "name": "Spring Cup" });
    let refused = discord.send_form(ada, &edit, late).await.private();
    assert!(refused.contains("has started"), "{refused}");
    discord.judge().await;
}

/// Announces a knock-out for at most this many players, without a time. Returns its card.
async fn announced_for(club: &Club, most: u32) -> Value {
    let draft = club.draft("knockout").await;
    let form = club.presses(&club.ada, &draft, "Name, time, players").await;
    let typed = json!({ "name": "Winter Cup", "most": most.to_string() });
    let draft = club.discord.send_form(&club.ada, &form, typed).await;
    let made = club.presses(&club.ada, &draft, "Publish").await.updated();
    let starts = format!("It starts when {most} have joined");
    assert!(made.contains(&starts), "{made}");
    club.shown(&format!("It starts when {most} players have joined"))
        .await
}

#[tokio::test]
async fn a_tournament_without_a_time_starts_once_it_is_full() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let card = announced_for(&club, 4).await;
    let [nia, oda] = [club.newcomer("Nia").await, club.newcomer("Oda").await];
    for player in [ben, cleo, &nia] {
        discord.press(player, &card, "Join").await.private();
    }
    // Managers who let no more in decide themselves when it starts.
    let edit = club.manages("Name, time, players").await;
    let three = json!({ "name": "Winter Cup", "most": "3" });
    discord.send_form(ada, &edit, three).await.updated();
    club.shown("Its managers start it.").await;
    let edit = club.manages("Name, time, players").await;
    let four = json!({ "name": "Winter Cup", "most": "4" });
    discord.send_form(ada, &edit, four).await.updated();
    let card = club.shown("It starts when 4 players have joined").await;
    discord.press(&oda, &card, "Join").await.private();
    let round = club.shown("· tournament 1, round 1").await;
    assert!(text(&round["content"]).contains("\n**Semifinals**\n"));
    // Where managers read the standings, they can do all they can do.
    let standings = club.presses(ada, &club.cup(ada).await, "Matches").await;
    let standings = club.presses(ada, &standings, "Standings").await;
    assert_eq!(open_games(standings.message()).len(), 2);
    let all = labels(standings.message());
    assert!(all.contains(&"Cancel it".to_owned()), "{all:?}");
    // It could only be refused, as two matches are unfinished.
    assert!(!all.contains(&"Next round".to_owned()), "{all:?}");
    discord.judge().await;
}

/// A banned member stays on the list until a manager removes them, and doesn't play.
#[tokio::test]
async fn a_tournament_that_is_full_with_the_banned_waits_for_its_managers() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let card = announced_for(&club, 3).await;
    let [nia, oda] = [club.newcomer("Nia").await, club.newcomer("Oda").await];
    for player in [ben, cleo] {
        discord.press(player, &card, "Join").await.private();
    }
    discord.manager(ada, &club.games).ban(&ben.id, "").await;
    discord.press(&nia, &card, "Join").await.private();
    let card = club.shown("Its managers start it.").await;
    let said = text(&card["content"]);
    assert!(said.contains("At most 3 players can join"), "{said}");
    let few = club.manages("Start it").await.private();
    assert!(few.contains("needs at least"), "{few}");
    let (_, players) = club.removable().await;
    let asked = club
        .chooses(ada, &players, "managing-remove", &ben.id)
        .await;
    club.presses(ada, &asked, "Yes, do it").await.updated();
    let card = club.shown("It starts when 3 players have joined").await;
    discord.press(&oda, &card, "Join").await.private();
    club.shown("· tournament 1, round 1").await;
    discord.judge().await;
}
