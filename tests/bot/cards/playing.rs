//! From `/play`, `/find` and `/matches` to a match, by what their cards offer.

use rules::GameId;
use serde_json::{Value, json};

use super::Club;
use crate::{
    discord::{Discord, Member, components, labels, text, until_stored},
    elsewhere::bring_along,
    ratings::Servers,
};

/// The select of open seats in the list of those who look.
const SEATS: &str = "seek-seat";

/// The heading of the matches of other servers.
const OTHERS: &str = "**In other servers**";

/// Returns the values that the select whose custom id begins like this offers, if it is there.
fn offered(message: &Value, select: &str) -> Vec<String> {
    let found = components(message)
        .into_iter()
        .find(|one| text(&one["custom_id"]).starts_with(select));
    let options = found.and_then(|one| one["options"].as_array().cloned());
    let options = options.unwrap_or_default();
    options.iter().map(|one| text(&one["value"])).collect()
}

#[tokio::test]
async fn play_asks_for_the_game_and_for_the_opponent_before_anything_begins() {
    let club = Club::new().await;
    let Club {
        discord,
        ben,
        games,
        ..
    } = &club;
    let which = club.command(ben, "play", json!({})).await;
    assert!(which.private().contains("Choose a game:"));
    let names: Vec<&str> = GameId::ALL.iter().map(|game| game.info().name).collect();
    assert_eq!(labels(which.message()), names);
    let named = club
        .command(ben, "play", json!({ "game": "guard-and-towers" }))
        .await;
    assert!(named.private().contains("who do you want to play?"));
    let pressed = discord.press(ben, which.message(), "Guard & Towers").await;
    assert_eq!(pressed.updated(), named.private(), "the same question");
    assert_eq!(labels(pressed.message()), labels(named.message()));
    let none = club.command(ben, "matches", json!({})).await.private();
    assert!(!none.contains('#'), "nothing has begun: {none}");

    let begun = discord
        .press(ben, named.message(), "Play the computer")
        .await;
    let said = begun.updated();
    assert!(
        said.contains("#1") && said.contains("against the computer"),
        "{said}"
    );
    assert_eq!(
        discord.messages_now(games, &club.ada).await,
        Vec::<Value>::new()
    );
    discord.judge().await;
}

#[tokio::test]
async fn whoever_wants_any_opponent_looks_for_one_in_the_chosen_game() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let which = club.command(ben, "play", json!({})).await;
    let whom = discord.press(ben, which.message(), "Courtyard").await;
    let looking = discord.press(ben, whom.message(), "Find an opponent").await;
    let said = looking.updated();
    assert!(
        said.contains("You’re looking for an opponent:") && said.contains("Courtyard"),
        "{said}"
    );
    let own = club.command(ben, "find", json!({})).await.private();
    assert!(own.contains("**You’re looking for**\n- Courtyard"), "{own}");
    // Others find them in the list, and the match begins.
    let list = club.command(ada, "find", json!({})).await;
    assert!(list.private().contains("**Ben**: Courtyard"));
    let seek = offered(list.message(), "seek-take");
    assert_eq!(seek.len(), 1, "{:#}", list.0);
    let taken = discord
        .select(ada, list.message(), "seek-take", &json!(seek[0]))
        .await;
    assert!(taken.updated().contains("You’re in: match #1"));
    discord.judge().await;
}

#[tokio::test]
async fn in_direct_messages_play_begins_a_match_as_soon_as_the_game_is_named() {
    let stage = Servers::empty().await;
    bring_along(&stage).await;
    let Servers {
        discord, ada, dan, ..
    } = &stage;
    let installed = json!({ "installed": true });
    discord
        .patch(&format!("/users/{}", dan.id), installed)
        .await;
    for (number, by) in [(1, ada), (2, dan)] {
        let direct = discord.post("/direct", json!({ "user": by.id })).await;
        let direct = text(&direct["id"]);
        let begun = if by == ada {
            let game = json!({ "game": "courtyard" });
            discord.command(by, &direct, "play", game).await.private()
        } else {
            let which = discord.command(by, &direct, "play", json!({})).await;
            assert!(which.private().contains("Choose a game:"));
            discord
                .press(by, which.message(), "Courtyard")
                .await
                .updated()
        };
        let said = format!("Match #{number} starts");
        assert!(
            begun.starts_with(&said) && begun.contains("in your direct messages"),
            "{begun}"
        );
        discord.picture_after(&direct, by, "0").await;
    }
    discord.judge().await;
}

#[tokio::test]
async fn a_seat_in_the_list_is_taken_once_and_by_someone_else() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &club;
    for (by, game) in [(ada, "courtyard"), (cleo, "kings-court")] {
        let game = json!({ "game": game });
        club.command(by, "challenge", game).await.private();
    }
    let list = async |by: &Member| club.command(by, "find", json!({})).await;
    let hers = list(ada).await;
    assert_eq!(offered(hers.message(), SEATS), ["2"], "not her own");
    let both = list(ben).await;
    assert_eq!(offered(both.message(), SEATS), ["1", "2"]);
    let of_one = json!("kings-court");
    let of_one = discord
        .select(ben, both.message(), "seeks-game", &of_one)
        .await;
    assert_eq!(offered(of_one.message(), SEATS), ["2"]);

    let seat = json!("2");
    let taken = discord.select(ben, both.message(), SEATS, &seat).await;
    assert!(taken.updated().contains("You’re in: match #2"));
    let late = discord.select(ada, hers.message(), SEATS, &seat).await;
    assert!(late.private().contains("already been accepted"));
    // One that was withdrawn meanwhile is not taken either.
    let open = list(cleo).await;
    assert_eq!(offered(open.message(), SEATS), ["1"]);
    let is_card = |message: &Value| labels(message).iter().any(|label| label == "Withdraw");
    let mine = discord.message_where(games, ada, is_card).await;
    discord.press(ada, &mine, "Withdraw").await.acknowledged();
    let seat = json!("1");
    let gone = discord.select(cleo, open.message(), SEATS, &seat).await;
    assert!(gone.private().contains("was withdrawn"));
    let running = club.command(cleo, "matches", json!({})).await.private();
    assert!(
        running.contains("#2") && !running.contains("#1"),
        "{running}"
    );
    discord.judge().await;
}

#[tokio::test]
async fn without_a_number_the_card_is_that_of_the_match_one_plays_or_has_finished_last() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        games,
        ..
    } = &club;
    let card = async |by: &Member| club.command(by, "match", json!({})).await.private();
    let none = card(ben).await;
    assert!(none.contains("You have no running match"), "{none}");
    begin_in(discord, games, [ada, ben]).await;
    let asked = club.command(ben, "resign", json!({})).await;
    discord.press(ben, asked.message(), "Yes, resign").await;
    let over = card(ben).await;
    assert!(over.contains("#1 is over"), "{over}");
    begin_in(discord, games, [ada, ben]).await;
    let running = card(ben).await;
    assert!(running.contains("in #2?"), "{running}");
    begin_in(discord, games, [ada, ben]).await;
    let several = card(ben).await;
    assert!(several.contains("Which match:"), "{several}");
    discord.judge().await;
}

/// Challenges a member in a channel, who accepts. Returns the first board.
async fn begin_in(discord: &Discord, channel: &str, [by, other]: [&Member; 2]) -> Value {
    let options = json!({ "game": "courtyard", "opponent": other.id });
    let sent = discord.command(by, channel, "challenge", options).await;
    sent.private();
    let waits = |message: &Value| labels(message).iter().any(|label| label == "Accept");
    let card = discord.message_where(channel, other, waits).await;
    discord.press(other, &card, "Accept").await.acknowledged();
    let opened = |message: &Value| message["id"] == card["id"] && message["thread"].is_object();
    let opened = discord.message_where(channel, by, opened).await;
    discord
        .picture_after(&text(&opened["thread"]["id"]), by, "0")
        .await
}

#[tokio::test]
async fn matches_of_other_servers_are_listed_last_with_their_boards_and_by_name() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let list = async |by: &Member, channel: &str| {
        let list = discord.command(by, channel, "matches", json!({})).await;
        list.private()
    };
    let boards = [
        begin_in(discord, games, [ada, ben]).await,
        begin_in(discord, hall, [ada, dan]).await,
    ];
    let places = [(games, "#1", "Ben"), (hall, "#2", "Dan")];
    for (here, there) in [(0, 1), (1, 0)] {
        let link = format!(
            "/{}/{}",
            text(&boards[there]["channel_id"]),
            text(&boards[there]["id"])
        );
        // Discord shows a board before the bot knows that it does.
        let said = until_stored(format!("a link to {link}"), async || {
            let said = list(ada, places[here].0).await;
            if said.contains(&link) {
                Ok(said)
            } else {
                Err(said.into())
            }
        });
        let said = said.await;
        let (own, others) = said.split_once(OTHERS).expect("both");
        let ((_, id, _), (_, other_id, other_name)) = (places[here], places[there]);
        assert!(own.contains(id) && !own.contains(other_id), "{said}");
        assert!(others.contains(other_id) && !others.contains(id), "{said}");
        // Mentions of users who are not here are only numbers.
        assert!(others.contains(other_name), "{said}");
        assert!(others.contains(&link), "{link} expected in {said}");
    }
    let said = list(ben, games).await;
    assert!(said.contains("#1") && !said.contains(OTHERS), "{said}");
    discord.judge().await;
}
