//! What members do by the buttons and selects of cards, without typing a command's options.

mod ladders_and_contests;
mod matches;
mod outdated;
mod playing;
mod settings;
pub(crate) mod tournaments;

use rules::words::Locale;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, text},
    picture,
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
async fn the_level_and_the_size_are_chosen_where_the_opponent_is() {
    let club = Club::new().await;
    let Club { discord, cleo, .. } = &club;
    let game = json!({ "game": "king-and-courtesan" });
    let whom = club.command(cleo, "play", game).await;
    let said = whom.private();
    let aim = Locale::English.text("about-king-and-courtesan");
    assert!(said.contains(&aim), "{said}");
    let placeholders = |answer: &Answer| {
        let placeholders = components(answer.message()).into_iter();
        let placeholders =
            placeholders.filter_map(|one| Some(one["placeholder"].as_str()?.to_owned()));
        placeholders.collect::<Vec<_>>()
    };
    assert_eq!(
        placeholders(&whom),
        [
            "Choose an opponent",
            "Choose the size of the board …",
            "Play the computer at level … (1 fits you)"
        ]
    );
    // A player who has not finished a match of the game sees it at a glance, with its credit, and then the board whose
    // size is chosen.
    let picture_name = |answer: &Answer| text(&answer.message()["attachments"][0]["filename"]);
    assert_eq!(picture_name(&whom), "king-and-courtesan-at-a-glance.png");
    assert!(said.contains("Mark Steere"), "{said}");
    picture::of_row(discord, whom.message()).await;
    let eight = club.chooses(cleo, &whom, "whom-size", "8").await;
    assert!(eight.updated().contains("who do you want to play?"));
    assert_eq!(picture_name(&eight), "king-and-courtesan.png");
    // An opponent is looked for on the usual board only.
    let looks = "Find an opponent".to_owned();
    assert!(buttons(&whom).contains(&looks) && !buttons(&eight).contains(&looks));
    let begun = club.chooses(cleo, &eight, "computer-level", "3").await;
    let said = begun.updated();
    assert!(said.contains("against the computer (level 3)"), "{said}");
    let shown = club.command(cleo, "match", json!({ "match": "1" })).await;
    let file = club.presses(cleo, &shown, "Text file").await;
    let file = text(&file.message()["attachments"][0]["url"]);
    let file = String::from_utf8(discord.bytes(&file).await).expect("text");
    assert!(file.contains("[Size \"8\"]"), "{file}");
    // One press plays at the level that fits.
    let game = json!({ "game": "king-and-courtesan" });
    let whom = club.command(cleo, "play", game).await;
    let six = club.chooses(cleo, &whom, "whom-size", "6").await;
    let begun = club.presses(cleo, &six, "Play the computer").await;
    assert!(begun.updated().contains("(level 1)"));
    let resigns = json!({ "match": "1" });
    let asked = club.command(cleo, "resign", resigns).await;
    club.presses(cleo, &asked, "Yes, resign").await;
    let known = json!({ "game": "king-and-courtesan" });
    let known = club.command(cleo, "play", known).await;
    assert_eq!(picture_name(&known), "king-and-courtesan.png");
    // A game with one size has no select of sizes.
    let other = club
        .command(cleo, "play", json!({ "game": "courtyard" }))
        .await;
    assert_eq!(placeholders(&other).len(), 2);
    discord.judge().await;
}

#[tokio::test]
async fn the_terms_against_the_computer_are_only_those_that_count() {
    let club = Club::new().await;
    let Club { discord, ada, .. } = &club;
    let bot = text(&discord.get("/state").await["bot_id"]);
    let game = json!({ "game": "king-and-courtesan" });
    let whom = club.command(ada, "play", game).await;
    let draft = club.presses(ada, &whom, "Change the terms").await;
    let mut draft = club.chooses(ada, &draft, "draft-opponent", &bot).await;
    assert_eq!(
        draft.updated(),
        "**King and Courtesan** against Computer (level 1): random first player."
    );
    assert_eq!(buttons(&draft), ["Play the computer", "Back"]);
    let chosen = components(draft.message())[0]["default_values"][0].clone();
    assert_eq!(chosen["id"].to_string(), bot);
    for (select, value) in [
        ("draft-level", "4"),
        ("draft-side", "second"),
        ("draft-size", "7"),
    ] {
        draft = club.chooses(ada, &draft, select, value).await;
    }
    assert_eq!(
        draft.updated(),
        "**King and Courtesan** against Computer (level 4): your opponent moves first."
    );
    // Another opponent brings back the terms of a challenge, and *Back* the question.
    let other = club
        .chooses(ada, &draft, "draft-opponent", &club.ben.id)
        .await;
    assert!(other.updated().contains("3 days per move · rated"));
    let back = club.presses(ada, &other, "Back").await;
    assert!(back.updated().contains("who do you want to play?"));
    let draft = club.presses(ada, &back, "Change the terms").await;
    let draft = club.chooses(ada, &draft, "draft-opponent", &bot).await;
    let draft = club.chooses(ada, &draft, "draft-level", "4").await;
    let begun = club.presses(ada, &draft, "Play the computer").await;
    let said = begun.updated();
    assert!(said.contains("against the computer (level 4)"), "{said}");
    discord.judge().await;
}

/// Returns the labels of the buttons of an answer.
fn buttons(answer: &Answer) -> Vec<String> {
    let components = components(answer.message()).into_iter();
    let buttons = components.filter(|one| one["type"] == 2);
    buttons.map(|one| text(&one["label"])).collect()
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
