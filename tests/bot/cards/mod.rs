//! What members do by the buttons and selects of cards, without typing a command's options.

mod ladders_and_contests;
mod matches;
mod outdated;
mod playing;
mod settings;
mod tournaments;

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, labels, text},
    running::{Data, Task},
};

/// A server with its owner, two members and the bot.
struct Club {
    discord: Discord,
    _bot: Task,
    games: String,
    ada: Member,
    ben: Member,
    cleo: Member,
}

impl Club {
    async fn new() -> Club {
        let discord = Discord::start().await;
        let bot = Task::start(&discord, &Data::new()).await;
        Club {
            games: discord.channel("games").await,
            ada: discord.member("Ada").await,
            ben: discord.member("Ben").await,
            cleo: discord.member("Cleo").await,
            discord,
            _bot: bot,
        }
    }

    async fn command(&self, by: &Member, name: &str, options: Value) -> Answer {
        self.discord.command(by, &self.games, name, options).await
    }

    async fn presses(&self, by: &Member, on: &Answer, label: &str) -> Answer {
        self.discord.press(by, on.message(), label).await
    }

    /// Chooses this value in the select whose custom id begins like this.
    async fn chooses(&self, by: &Member, on: &Answer, select: &str, value: &str) -> Answer {
        let value = json!(value);
        self.discord.select(by, on.message(), select, &value).await
    }

    /// Adds a member.
    async fn newcomer(&self, name: &str) -> Member {
        let guild = text(&self.discord.get("/state").await["guilds"][0]["id"]);
        let path = format!("/guilds/{guild}/members");
        self.discord.post(&path, json!({ "name": name })).await;
        self.discord.member(name).await
    }

    /// Waits for a message that everyone sees and that says this.
    async fn shown(&self, what: &str) -> Value {
        let says = |message: &Value| text(&message["content"]).contains(what);
        self.discord
            .message_where(&self.games, &self.ada, says)
            .await
    }
}

#[tokio::test]
async fn a_seat_is_found_and_taken_in_the_list_of_those_who_look() {
    let club = Club::new().await;
    let Club { ada, ben, .. } = &club;
    let none = club.command(ben, "find", json!({})).await;
    assert!(none.private().contains("No one you could play"));
    let game = json!({ "game": "kings-court" });
    club.command(ada, "challenge", game).await.private();
    let own = club.command(ada, "find", json!({})).await;
    assert!(
        !own.private().contains("Open seats"),
        "her own is none for her"
    );
    let list = club.command(ben, "find", json!({})).await;
    assert!(list.private().contains("King’s Court"));
    let taken = club
        .discord
        .select(ben, list.message(), "seek-seat", &json!("1"))
        .await;
    assert!(taken.updated().contains("#1"));
    club.shown("Accepted").await;

    // Who sees the list of a wish sees only what fits it, and looks for the same by a tap.
    let list = json!({ "action": "list", "game": "courtyard" });
    let list = club.command(ben, "find", list).await;
    list.private();
    let looking = club
        .discord
        .press(ben, list.message(), "Find an opponent")
        .await;
    assert!(looking.updated().contains("Courtyard"));
    club.discord.judge().await;
}

#[tokio::test]
async fn whoever_plays_the_bot_plays_the_computer() {
    let club = Club::new().await;
    let Club { cleo, .. } = &club;
    let which = club.command(cleo, "play", json!({})).await;
    which.private();
    let whom = club.discord.press(cleo, which.message(), "Courtyard").await;
    let begun = club
        .discord
        .press(cleo, whom.message(), "Play the computer")
        .await;
    assert!(begun.updated().contains("against the computer (level 1)"));
    let bot = text(&club.discord.get("/state").await["bot_id"]);
    let whom = club
        .command(cleo, "play", json!({ "game": "guard-and-towers" }))
        .await;
    let begun = club
        .discord
        .select(cleo, whom.message(), "opponent", &json!(bot))
        .await;
    assert!(begun.updated().contains("against the computer"));
    let options = json!({ "game": "kings-court", "opponent": bot, "side": "second" });
    let begun = club.command(cleo, "challenge", options).await;
    assert!(
        begun
            .private()
            .contains("you play Green against the computer")
    );
    club.discord.judge().await;
}

#[tokio::test]
async fn players_are_blocked_and_unblocked_on_a_page_of_the_settings() {
    let club = Club::new().await;
    let Club { ada, ben, .. } = &club;
    let settings = club.command(ada, "settings", json!({})).await;
    settings.private();
    let discord = &club.discord;
    let page = json!("blocked");
    let page = discord.select(ada, settings.message(), "settings-page", &page);
    let page = page.await;
    assert!(page.updated().contains("You haven’t blocked anyone"));
    let blocked = discord
        .select(ada, page.message(), "block", &json!(ben.id))
        .await;
    assert!(blocked.updated().contains("You’ve blocked"));
    let options = json!({ "game": "courtyard", "opponent": ada.id });
    let refused = club.command(ben, "challenge", options.clone()).await;
    assert!(!refused.private().contains("was sent"));
    let page = club
        .command(ada, "settings", json!({ "page": "blocked" }))
        .await;
    assert!(page.private().contains(&ben.mention()));
    discord
        .select(ada, page.message(), "unblock", &json!(ben.id))
        .await
        .updated();
    let made = club.command(ben, "challenge", options).await;
    assert!(made.private().contains("was sent"));
    discord.judge().await;
}

#[tokio::test]
async fn a_tournament_is_made_and_run_by_buttons() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let list = club.command(ben, "tournament", json!({})).await;
    list.private();
    assert_eq!(
        labels(list.message()),
        Vec::<String>::new(),
        "Ben manages nothing"
    );
    let list = club.command(ada, "tournament", json!({})).await;
    let draft = discord.press(ada, list.message(), "New tournament").await;
    draft.updated();
    let system = json!("round-robin");
    let draft = discord
        .select(ada, draft.message(), "managing-system", &system)
        .await;
    let game = json!("kings-court");
    let draft = discord
        .select(ada, draft.message(), "managing-new-game", &game)
        .await;
    let form = discord.press(ada, draft.message(), "Give it a name").await;
    let made = discord
        .send_form(ada, &form, json!({ "name": "Winter Cup" }))
        .await;
    assert!(made.updated().contains("Tournament 1 is announced"));
    let card = club.shown("Winter Cup").await;
    for player in [ada, ben, cleo] {
        discord.press(player, &card, "Join").await.private();
    }

    let list = club.command(ada, "tournament", json!({})).await;
    let shown = discord
        .select(ada, list.message(), "tournament-open", &json!("1"))
        .await;
    let shown = shown.message();
    for button in [
        "Start it",
        "Take a player out",
        "Show it here",
        "Report file",
        "Cancel it",
    ] {
        assert!(labels(shown).contains(&button.to_owned()), "{button}");
    }
    let started = discord.press(ada, shown, "Start it").await;
    assert!(started.updated().contains("Round 1"));
    club.shown("round 1").await;

    let options = json!({ "tournament": "1" });
    let card = club.command(ada, "tournament", options.clone()).await;
    let which = discord.press(ada, card.message(), "Set a result").await;
    assert!(which.updated().contains("Which match needs a result?"));
    let games = components(which.message());
    let games = games[0]["options"].as_array().expect("matches").clone();
    // Nobody decides their own match.
    let game = games
        .iter()
        .find(|one| !text(&one["label"]).contains("Ada"));
    if let Some(game) = game {
        let value = &game["value"];
        let result = discord
            .select(ada, which.message(), "managing-game", value)
            .await;
        let label = labels(result.message())[0].clone();
        let decided = discord.press(ada, result.message(), &label).await;
        assert!(decided.updated().contains(&text(value)), "{label}");
    }

    let card = club.command(ada, "tournament", options.clone()).await;
    let players = discord
        .press(ada, card.message(), "Take a player out")
        .await;
    let asked = discord
        .select(ada, players.message(), "managing-remove", &json!(cleo.id))
        .await;
    assert!(asked.updated().contains("out of tournament 1?"));
    let card = club.command(ada, "tournament", options.clone()).await;
    let file = discord.press(ada, card.message(), "Report file").await;
    assert_eq!(
        file.message()["attachments"]
            .as_array()
            .expect("a file")
            .len(),
        1
    );
    let card = club.command(ada, "tournament", options.clone()).await;
    let asked = discord.press(ada, card.message(), "Cancel it").await;
    let done = discord.press(ada, asked.message(), "Yes, do it").await;
    assert!(done.updated().contains("cancelled") || !labels(done.message()).is_empty());

    // A member sees none of that.
    let card = club.command(ben, "tournament", options).await;
    for button in ["Set a result", "Report file", "Cancel it"] {
        assert!(
            !labels(card.message()).contains(&button.to_owned()),
            "{button}"
        );
    }
    discord.judge().await;
}

#[tokio::test]
async fn a_ladder_is_climbed_by_buttons() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let game = json!({ "game": "courtyard" });
    for player in [ada, ben] {
        let ladder = club.command(player, "ladder", game.clone()).await;
        let joined = discord.press(player, ladder.message(), "Join").await;
        assert!(joined.updated().contains("as number"));
    }
    let ladder = club.command(ben, "ladder", game.clone()).await;
    let challenged = discord
        .select(ben, ladder.message(), "ladder-challenge", &json!(ada.id))
        .await;
    assert!(challenged.updated().contains("was sent"));
    club.shown("Ladder match").await;
    let first = club.command(ada, "ladder", game.clone()).await;
    let other = discord
        .select(ada, first.message(), "ladder", &json!("kings-court"))
        .await;
    assert!(other.updated().contains("King’s Court ladder"));
    let ladder = club.command(ada, "ladder", game.clone()).await;
    let off = discord
        .select(ada, ladder.message(), "ladder-remove", &json!(ben.id))
        .await;
    assert!(off.updated().contains(&ben.mention()));
    let ladder = club.command(ada, "ladder", game).await;
    let left = discord.press(ada, ladder.message(), "Leave").await;
    left.updated();
    discord.judge().await;
}

#[tokio::test]
async fn an_action_names_the_option_that_it_lacks() {
    let club = Club::new().await;
    let Club { discord, ada, .. } = &club;
    for (command, options, lacks) in [
        (
            "tournament",
            json!({ "action": "create", "name": "Cup" }),
            "`system`",
        ),
        (
            "tournament",
            json!({ "name": "Cup", "system": "swiss" }),
            "`game`",
        ),
        ("tournament", json!({ "action": "decide" }), "`match`"),
        (
            "ladder",
            json!({ "action": "remove", "game": "courtyard" }),
            "`player`",
        ),
        ("contest", json!({ "action": "challenge" }), "`server`"),
        ("server", json!({ "action": "ban" }), "`member`"),
        (
            "server",
            json!({ "action": "end", "match": "1" }),
            "`reason`",
        ),
    ] {
        let said = club.command(ada, command, options.clone()).await.private();
        assert!(said.contains(lacks), "/{command} {options}: {said}");
    }
    let path = format!("/users/{}", ada.id);
    discord.patch(&path, json!({ "locale": "de" })).await;
    let options = json!({ "action": "ban" });
    let said = club.command(ada, "server", options).await.private();
    assert!(said.contains("`mitglied`"), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn the_terms_of_a_challenge_are_changed_before_it_is_sent() {
    let club = Club::new().await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let game = json!({ "game": "king-and-courtesan" });
    let whom = club.command(ada, "play", game).await;
    let mut draft = discord.press(ada, whom.message(), "Change the terms").await;
    assert!(
        draft
            .updated()
            .contains("against anyone: 3 days per move · rated")
    );
    for (select, value) in [
        ("draft-pace", json!("move-7d")),
        ("draft-side", json!("second")),
        ("draft-size", json!("8")),
        ("draft-opponent", json!(ben.id)),
    ] {
        draft = discord.select(ada, draft.message(), select, &value).await;
        draft.updated();
    }
    draft = discord.press(ada, draft.message(), "Play unrated").await;
    let said = draft.updated();
    for part in [
        &*ben.mention(),
        "7 days per move",
        "unrated",
        "your opponent moves first",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let sent = discord
        .press(ada, draft.message(), "Send the challenge")
        .await;
    assert!(
        sent.updated()
            .contains(&format!("was sent to {}", ben.mention()))
    );
    let card = club.shown("7 days per move").await;
    let said = text(&card["content"]);
    assert!(
        said.contains(&format!("{} moves second", ada.mention())),
        "{said}"
    );
    assert!(
        said.contains("Unrated") && card["pinged"] == json!([ben.id]),
        "{said}"
    );
    discord.judge().await;
}
