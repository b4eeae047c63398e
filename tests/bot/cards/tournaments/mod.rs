//! Tournaments by the buttons and selects of their cards: for managers, for players, and for another server.

mod drafts;
mod starting;

use std::time::Duration;

use domain::clock::Zone;
use serde_json::{Value, json};

use super::Club;
use crate::{
    contests::league::League,
    discord::{Answer, Member, components, labels, text},
    moderation::says,
    ratings::now,
    running::Data,
};

const MANAGERS: [&str; 6] = [
    "Start it",
    "Name, time, players",
    "Next round",
    "Remove a player",
    "Show it here",
    "Cancel it",
];

/// Returns the labels and values of the options of the first select.
pub(crate) fn options(message: &Value) -> Vec<(String, String)> {
    let options = first_options(message).into_iter();
    options
        .map(|one| (text(&one["label"]), text(&one["value"])))
        .collect()
}

fn first_options(message: &Value) -> Vec<Value> {
    let first = components(message)
        .into_iter()
        .find(|one| one["options"].is_array());
    let first = first.unwrap_or_else(|| panic!("no select on {message:#}"));
    first["options"].as_array().expect("options").clone()
}

/// Returns the labels and values of the matches without a result on the card of a tournament.
fn open_games(message: &Value) -> Vec<(String, String)> {
    let mut games = first_options(message);
    games.retain(|one| one["description"].is_null());
    games
        .iter()
        .map(|one| (text(&one["label"]), text(&one["value"])))
        .collect()
}

impl Club {
    /// Shows the tournament to a member.
    async fn cup(&self, by: &Member) -> Answer {
        let card = self.command(by, "tournament", json!({ "tournament": "1" }));
        let card = card.await;
        card.private();
        card
    }

    /// Presses a button on the card of the tournament as Ada, who manages it.
    async fn manages(&self, label: &str) -> Answer {
        let card = self.cup(&self.ada).await;
        self.presses(&self.ada, &card, label).await
    }

    /// Drafts a tournament of King's Court as Ada, who owns the server.
    async fn draft(&self, system: &str) -> Answer {
        let list = self.command(&self.ada, "tournament", json!({})).await;
        assert!(list.private().contains("No tournaments here yet"));
        let draft = self.presses(&self.ada, &list, "New tournament").await;
        let draft = self
            .chooses(&self.ada, &draft, "managing-new-game", "kings-court")
            .await;
        self.chooses(&self.ada, &draft, "managing-system", system)
            .await
    }

    /// Announces one by its draft.
    async fn announce(&self, system: &str) -> Value {
        let draft = self.draft(system).await;
        let form = self.presses(&self.ada, &draft, "Name, time, players").await;
        let name = json!({ "name": "Winter Cup" });
        let draft = self.discord.send_form(&self.ada, &form, name).await;
        let made = self.presses(&self.ada, &draft, "Publish").await;
        assert!(made.updated().contains("Tournament 1 is announced"));
        self.shown("No one has joined yet").await
    }

    /// Returns the announcement that everyone sees, which says this, and what its only picture says.
    async fn announced(&self, what: &str) -> (Value, String) {
        let is_it = |message: &Value| {
            let files = message["attachments"].as_array().expect("files");
            let names = files.iter().map(|file| &file["filename"]);
            names.eq([&json!("lineup-1.png")]) && text(&message["content"]).contains(what)
        };
        let found = self.discord.message_where(&self.games, &self.ada, is_it);
        let found = found.await;
        let alt = text(&found["attachments"][0]["description"]);
        (found, alt)
    }

    /// Returns the names of those whom Ada can take out, and the question.
    async fn removable(&self) -> (Vec<String>, Answer) {
        let which = self.manages("Remove a player").await;
        assert!(which.updated().contains("Who do you want to remove?"));
        let names = options(which.message()).into_iter();
        (names.map(|(name, _)| name).collect(), which)
    }

    /// Announces one, lets members join it, and starts it.
    async fn start(&self, system: &str, players: &[&Member]) {
        let card = self.announce(system).await;
        for player in players {
            self.discord.press(player, &card, "Join").await.private();
        }
        let started = self.manages("Start it").await;
        assert!(started.updated().contains("Round 1 of tournament 1"));
        self.shown("· tournament 1, round 1").await;
    }

    /// Presses the button of a result, and gives a reason.
    async fn sets(&self, what: &Answer, result: &str) -> Answer {
        let form = self.presses(&self.ada, what, result).await;
        assert_eq!(form.0["modal"]["title"], json!(result));
        let reason = json!({ "reason": "both agreed" });
        self.discord.send_form(&self.ada, &form, reason).await
    }

    /// Checks that both players of the first match read each of its results, and why it was set, in its
    /// thread, and that the log says why too.
    async fn told_both(&self, game: &str, winner: &Member) {
        let (discord, ada) = (&self.discord, &self.ada);
        let begun = |message: &Value| {
            let words = text(&message["content"]);
            message["thread"].is_object() && words.contains(&format!("Court** #{game}\n"))
        };
        let begun = discord.message_where(&self.games, ada, begun).await;
        let thread = text(&begun["thread"]["id"]);
        let wins = format!("<@{}> beats", winner.id);
        for told in [
            [&wins, "\nReason: `both agreed`"],
            ["Tournament result: A draw. ", "Reason: `both agreed`"],
        ] {
            let is_it = |message: &Value| {
                let said = text(&message["content"]);
                told.iter().all(|part| said.contains(part))
            };
            let told = discord.message_where(&thread, ada, is_it).await;
            let pinged = told["pinged"].as_array().expect("a list");
            assert_eq!(pinged.len(), 2, "{told:#}");
        }
        let log = discord.manager(ada, &self.games).log().await;
        let newest = log.lines().nth(1).expect("a line");
        assert!(newest.contains("· `both agreed`"), "{log}");
    }

    /// Sets a result of the first match without one. Returns how many matches there were to choose from.
    async fn set_first(&self) -> usize {
        let card = self.cup(&self.ada).await;
        let games = open_games(card.message());
        let (label, game) = &games[0];
        let (_, players) = label.split_once(": ").expect("players");
        let (first, second) = players.split_once(" – ").expect("two");
        let what = self.chooses(&self.ada, &card, "managing-game", game).await;
        assert!(what.updated().contains(&format!("match #{game}")));
        let results = labels(what.message());
        assert_eq!(results[1], format!("{second} wins"));
        assert_eq!(results[6..], ["Back"]);
        let back = self.presses(&self.ada, &what, "Back").await;
        let what = self.chooses(&self.ada, &back, "managing-game", game).await;
        let wins = format!("{first} wins");
        let set = self.sets(&what, &wins).await;
        let said = set.updated();
        assert!(said.contains(&format!("match #{game} is set")), "{said}");
        // The next one can be set right there. After the last, the next round may have been paired already.
        let left = open_games(set.message());
        let is_left = |(_, id): &(String, String)| left.iter().any(|(_, other)| other == id);
        assert!(!is_left(&games[0]) && games[1..].iter().all(is_left));
        games.len()
    }
}

/// Returns what the inputs of a form are filled with.
fn filled(form: &Answer) -> Vec<String> {
    let inputs = components(&form.0["modal"]);
    let values = inputs.iter().map(|input| input["value"].as_str());
    values
        .map(|value| value.unwrap_or_default().to_owned())
        .collect()
}

/// Returns a time so many days from now as an organizer types it, in UTC.
fn in_days(days: u32) -> String {
    Zone::UTC.write(now().after(Duration::from_hours(24) * days))
}

#[tokio::test]
async fn only_managers_have_the_buttons_of_managers_on_the_card() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    club.announce("swiss").await;
    let of = async |by: &Member| {
        let card = club.cup(by).await;
        let mut all = labels(card.message());
        all.retain(|label| MANAGERS.contains(&&label[..]));
        all
    };
    let early = [
        "Start it",
        "Name, time, players",
        "Show it here",
        "Cancel it",
    ];
    assert_eq!(of(ada).await, early);
    assert_eq!(of(ben).await, [""; 0]);
    // A card that only one member reads has the one of the two that they can press.
    let his = labels(club.cup(ben).await.message());
    assert_eq!(his, ["Join", "Results file (TRF)"]);
    let hers = club.manages("Join").await;
    assert!(hers.updated().contains("You’ve joined"));
    let entered = labels(club.cup(ada).await.message());
    assert!(entered.contains(&"Leave".to_owned()) && !entered.contains(&"Join".to_owned()));
    club.manages("Leave").await.updated();
    let alone = club.manages("Start it").await;
    assert!(alone.private().contains("needs at least"), "{:#}", alone.0);
    let (card, lineup) = club.announced("No one has joined yet").await;
    assert_eq!(
        lineup,
        "Players of the tournament “Winter Cup” (King’s Court). No one has joined yet."
    );
    let refused = discord.press(ben, &card, "Manage").await.private();
    assert!(
        refused.contains("the tournament’s manager role"),
        "{refused}"
    );
    let managed = discord.press(ada, &card, "Manage").await;
    managed.private();
    assert!(labels(managed.message()).contains(&"Start it".to_owned()));
    let stranger = discord.press(ben, &card, "Leave").await.private();
    assert!(
        stranger.contains("You’re not in this tournament"),
        "{stranger}"
    );
    let nia = club.newcomer("Nia").await;
    for player in [ben, cleo, &nia] {
        discord.press(player, &card, "Join").await.private();
    }
    let (_, lineup) = club.announced("3 players have joined").await;
    assert!(lineup.ends_with("): 1. Ben; 2. Cleo; 3. Nia."), "{lineup}");
    club.manages("Start it").await.updated();
    let running = ["Next round", "Remove a player", "Show it here", "Cancel it"];
    assert_eq!(of(ada).await, running);
    assert_eq!(of(ben).await, [""; 0], "he plays");
    let asked = club.manages("Cancel it").await;
    assert!(asked.updated().contains("Cancel tournament 1, Winter Cup?"));
    let no = club.presses(ada, &asked, "No, change nothing").await;
    no.updated();
    assert_eq!(of(ada).await, running, "nothing has changed");
    let asked = club.manages("Cancel it").await;
    let done = club.presses(ada, &asked, "Yes, do it").await;
    assert!(done.updated().contains("Tournament 1 is canceled"));
    club.shown("It was canceled").await;
    assert_eq!(of(ada).await, ["Show it here"]);
    discord.judge().await;
}

#[tokio::test]
async fn a_manager_sets_results_until_the_next_round_is_paired() {
    let club = Club::new().await;
    let Club {
        discord, ben, cleo, ..
    } = &club;
    let (nia, oda) = (club.newcomer("Nia").await, club.newcomer("Oda").await);
    club.start("round-robin", &[ben, cleo, &nia, &oda]).await;
    let early = club.manages("Next round").await;
    let said = early.updated();
    assert!(said.contains("2 matches are unfinished"), "{said}");
    let card = club.cup(&club.ada).await;
    let (_, game) = open_games(card.message()).remove(0);
    let old = club.chooses(&club.ada, &card, "managing-game", &game).await;
    for left in [2, 1] {
        assert_eq!(club.set_first().await, left);
    }
    // A question that was left open does not replace a result; correcting it does.
    let kept = club.presses(&club.ada, &old, "A draw").await.private();
    assert!(kept.contains("already has a result"), "{kept}");
    club.shown("1, round 2").await;
    let first = club.shown("1, round 1").await;
    assert_eq!(text(&first["content"]).matches("1–0").count(), 2);
    let card = club.cup(&club.ada).await;
    let decided = first_options(card.message());
    let decided = decided.iter().find(|one| one["value"] == json!(game));
    assert_eq!(decided.expect("listed")["description"], "1–0");
    let what = club.chooses(&club.ada, &card, "managing-game", &game).await;
    let asked = what.updated();
    assert!(
        asked.contains(&format!("result of match #{game}")),
        "{asked}"
    );
    let label = text(&decided.expect("listed")["label"]);
    assert!(label.starts_with(&format!("Round 1, #{game}: ")), "{label}");
    assert!(asked.starts_with(&label), "{asked}");
    let corrected = club.sets(&what, "A draw").await;
    assert!(corrected.updated().contains("is set"));
    let players = [ben, cleo, &nia, &oda].into_iter();
    let mut first = players.filter(|one| label.contains(&format!(": {} – ", one.name)));
    club.told_both(&game, first.next().expect("one of them"))
        .await;
    let first = club.shown("½–½").await;
    assert_eq!(text(&first["content"]).matches("1–0").count(), 1);
    let card = club.cup(&club.ada).await;
    assert_eq!(open_games(card.message()).len(), 2, "of the second round");
    // The next round can begin before this one is over.
    let early = club.manages("Next round").await;
    assert!(early.updated().contains("2 matches are unfinished"));
    let paired = club
        .presses(&club.ada, &early, "Start next round early")
        .await;
    assert!(paired.updated().contains("Round 3 of tournament 1"));
    club.shown("1, round 3").await;
    discord.judge().await;
}

#[tokio::test]
async fn a_player_who_is_taken_out_by_the_card_is_no_longer_paired() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let (nia, oda) = (club.newcomer("Nia").await, club.newcomer("Oda").await);
    club.start("swiss", &[ben, cleo, &nia, &oda]).await;
    let (names, players) = club.removable().await;
    assert_eq!(names, ["Ben", "Cleo", "Nia", "Oda"]);
    let asked = club
        .chooses(ada, &players, "managing-remove", &ben.id)
        .await;
    let said = asked.updated();
    assert!(
        said.contains(&format!("Remove {} from", ben.mention())),
        "{said}"
    );
    let done = club.presses(ada, &asked, "Yes, do it").await.updated();
    assert!(done.contains("goes on and still counts"), "{done}");
    club.shown("(withdrawn)").await;
    // Only those who are left can be chosen next.
    let (left, _) = club.removable().await;
    assert_eq!(left, ["Cleo", "Nia", "Oda"]);
    while club.set_first().await > 1 {}
    let second = club.shown("1, round 2").await;
    let said = text(&second["content"]);
    assert!(!said.contains(&ben.mention()), "{said}");
    assert!(said.contains(&cleo.mention()), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn a_tournament_moves_to_the_channel_where_a_manager_wants_it_and_into_a_file() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    club.announce("knockout").await;
    let lounge = discord.channel("lounge").await;
    let number = json!({ "tournament": "1" });
    let card = discord.command(ada, &lounge, "tournament", number).await;
    let moved = discord.press(ada, card.message(), "Show it here").await;
    let said = moved.updated();
    assert!(said.contains(&format!("<#{lounge}> now shows")), "{said}");
    let here = discord.message_where(&lounge, ben, says("No one has joined yet"));
    let here = here.await;
    discord.press(ben, &here, "Join").await.private();
    discord
        .message_where(&lounge, ben, says("One player has joined"))
        .await;
    let file = club.manages("Results file (TRF)").await;
    file.private();
    let url = text(&file.message()["attachments"][0]["url"]);
    let report = String::from_utf8(discord.bytes(&url).await).expect("text");
    assert!(
        report.contains("012 Winter Cup\n") && report.contains("Ben"),
        "{report}"
    );
    discord.judge().await;
}

#[tokio::test]
async fn a_server_enters_the_tournament_of_another_by_the_select_of_its_managers() {
    let league = League::set(&Data::new(), [1, 1]).await;
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = &league;
    league.open().await;
    let cup = json!({
        "name": "Cup", "system": "swiss", "game": "guard-and-towers",
        "pace": "move-3d", "servers": "open",
    });
    let made = league.found(abbey, cup).await.updated();
    assert!(made.contains("Tournament 1 is announced"), "{made}");
    let own = league.manage(abbey, "tournament", json!({})).await;
    let enters = "managing-enter";
    let has_it = |list: &Answer| {
        let all = components(list.message());
        all.iter().any(|one| one["custom_id"] == enters)
    };
    assert!(!has_it(&own), "it is their own");
    let player = &bridge.players[0];
    let list = discord.command(player, &bridge.channel, "tournament", json!({}));
    let list = list.await;
    assert!(list.private().contains("**Cup** (#1)") && !has_it(&list));
    let list = league.manage(bridge, "tournament", json!({})).await;
    let taken = discord
        .select(&bridge.manager, list.message(), enters, &json!("1"))
        .await;
    let said = taken.updated();
    assert!(said.contains("takes part in tournament 1"), "{said}");
    let card = league
        .shown(bridge, "🏆 **Cup**", "**Abbey** runs it")
        .await;
    let joined = discord.press(player, &card, "Join").await.private();
    assert!(joined.contains("You’ve joined tournament 1"), "{joined}");
    league
        .shown(abbey, "🏆 **Cup**", "2 servers take part")
        .await;
    // Its managers are those of its own server.
    let number = json!({ "tournament": "1" });
    let guests = league.manage(bridge, "tournament", number.clone()).await;
    let hosts = league.manage(abbey, "tournament", number).await;
    for label in MANAGERS {
        assert!(
            !labels(guests.message()).contains(&label.to_owned()),
            "{label}"
        );
    }
    assert!(labels(hosts.message()).contains(&"Start it".to_owned()));
    let list = league.manage(bridge, "tournament", json!({})).await;
    assert!(!has_it(&list), "it takes part already");
    discord.judge().await;
}
