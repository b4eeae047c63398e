//! The first steps of a newcomer: from the help, a challenge's card, the rules or the tutorial to a
//! match.

use std::time::Duration;

use rules::{GameId, words::Locale};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, button, components, labels, text},
    picture,
    refusals::Stage,
    running::{Data, Process, on_either_engine},
};

on_either_engine!(
    the_first_challenge_of_a_server_says_where_boards_will_be,
    the_sign_of_hops_is_explained_at_its_first_use,
);

/// Chooses a member in the select for an opponent.
async fn choose_member(discord: &Discord, by: &Member, message: &Value, other: &Member) -> Answer {
    let components = components(message);
    let select = components.iter().find(|component| component["type"] == 5);
    let select = select.unwrap_or_else(|| panic!("no members to choose from on {message:#}"));
    let choice = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": select["custom_id"], "values": [other.id],
    });
    Answer(discord.post("/select", choice).await)
}

/// Waits for the next card of a challenge in a channel.
async fn card_after(discord: &Discord, channel: &str, by: &Member, after: &str) -> Value {
    discord.picture_after(channel, by, after).await
}

#[tokio::test]
async fn a_challenge_says_what_the_game_is_and_teaches_it_in_private() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    for game in GameId::ALL {
        let id = game.info().id;
        let before = discord.messages_now(&games, &ben).await;
        let last = before.last().map_or("0".into(), |last| text(&last["id"]));
        let options = json!({ "game": id });
        discord.command(&ada, &games, "challenge", options).await;
        let card = card_after(&discord, &games, &ben, &last).await;
        let about = Locale::English.text(&format!("about-{id}"));
        assert!(text(&card["content"]).contains(&about), "{about}");

        let rules = discord.press(&ben, &card, "Rules").await;
        let aim = Locale::English.text(&format!("rules-{id}-aim"));
        assert!(rules.private().contains(&aim), "{}", rules.private());
        // The answer turns its own pages.
        let next = discord.press(&ben, rules.message(), "Next").await;
        assert!(next.updated().contains("page 2 of"));
        let lesson = discord.press(&ben, &card, "Tutorial").await;
        assert!(lesson.private().contains("lesson 1 of"));
        picture::of(&discord, lesson.message()).await;

        let after = discord.messages_now(&games, &ada).await;
        let now = after.iter().find(|message| message["id"] == card["id"]);
        let now = now.expect("the card");
        for part in ["content", "components", "attachments"] {
            assert_eq!(now[part], card[part], "nobody else sees a change");
        }
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn rules_lead_to_a_match_with_somebody_or_anybody() {
    let stage = Stage::set().await;
    let (discord, ada, cleo) = (&stage.discord, &stage.ada, &stage.cleo);
    let lounge = discord.channel("lounge").await;
    let whom = async || {
        let options = json!({ "game": "king-and-courtesan" });
        let mut page = discord.command(ada, &lounge, "rules", options).await;
        while !labels(page.message()).contains(&"Challenge".to_owned()) {
            page = discord.press(ada, page.message(), "Next").await;
        }
        discord.press(ada, page.message(), "Challenge").await
    };
    let asked = whom().await;
    assert!(asked.updated().contains("King and Courtesan"));
    let sent = choose_member(discord, ada, asked.message(), cleo).await;
    assert!(sent.updated().contains(&cleo.mention()), "{:#}", sent.0);
    let card = card_after(discord, &lounge, cleo, "0").await;
    assert_eq!(card["pinged"], json!([cleo.id]));
    discord.press(cleo, &card, "Accept").await.acknowledged();

    // Players cannot choose themselves, and the question stays.
    let asked = whom().await;
    let refused = choose_member(discord, ada, asked.message(), ada).await;
    assert!(refused.private().contains("against yourself"));
    let sent = discord.press(ada, asked.message(), "Let anyone join").await;
    assert!(sent.updated().contains("is open"), "{:#}", sent.0);
    let seat = discord.message_where(&lounge, cleo, |message| {
        text(&message["content"]).contains("is looking for an opponent")
    });
    let seat = seat.await;
    assert!(text(&seat["content"]).contains("King and Courtesan"));

    // A player who taps again before the answer is there means the same seat.
    let again = discord
        .press_late(ada, asked.message(), "Let anyone join")
        .await;
    again.acknowledged();
    let open = discord.command(ada, &lounge, "matches", json!({})).await;
    let open = open.private();
    assert!(open.contains("#3") && !open.contains("#4"), "{open}");
    discord.advance(Duration::from_mins(2)).await;
    let later = whom().await;
    let more = discord.press(ada, later.message(), "Let anyone join").await;
    assert!(more.updated().contains("#4"), "{:#}", more.0);
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_help_leads_on_to_lessons_matches_and_settings() {
    let stage = Stage::set().await;
    let (discord, cleo) = (&stage.discord, &stage.cleo);
    let topic = async |topic: &str| {
        let help = discord.command(cleo, &stage.games, "help", json!({}));
        let shown = discord.press(cleo, help.await.message(), topic).await;
        shown.updated();
        shown.message().clone()
    };
    let help = discord.command(cleo, &stage.games, "help", json!({})).await;
    help.private();
    let start = help.message();
    for game in GameId::ALL {
        let about = Locale::English.text(&format!("about-{}", game.info().id));
        assert!(text(&start["content"]).contains(&about), "{about}");
        assert!(!button(start, game.info().name).is_empty());
        let picture = format!("{}.png", game.info().id);
        let pictures = start["attachments"].as_array().expect("pictures");
        assert!(
            pictures
                .iter()
                .any(|one| one["filename"] == picture.as_str())
        );
    }
    let whom = discord.press(cleo, start, "King’s Court").await;
    assert!(whom.updated().contains("King’s Court"));
    assert_eq!(
        labels(whom.message()),
        [
            "Play the computer",
            "Find an opponent",
            "Let anyone join",
            "Tutorial",
            "Rules",
            "Change the terms"
        ]
    );
    let lesson = discord.press(cleo, whom.message(), "Tutorial").await;
    assert!(lesson.updated().contains("lesson 1 of"));
    let ratings = topic("Ratings and replays").await;
    let settings = discord.press(cleo, &ratings, "My settings").await;
    assert!(settings.updated().contains("Your settings"));
    picture::of(discord, settings.message()).await;
    discord.judge_strictly().await;
}

async fn the_first_challenge_of_a_server_says_where_boards_will_be(data: Data) {
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let challenge = async |by: &Member, channel: &str| {
        let options = json!({ "game": "guard-and-towers" });
        let sent = discord.command(by, channel, "challenge", options).await;
        sent.private()
    };
    let in_thread = "I’ll open a thread here";
    let first = challenge(&ada, &games).await;
    assert!(first.contains(in_thread), "{first}");
    let second = challenge(&ben, &games).await;
    assert!(!second.contains(in_thread), "once: {second}");

    // Not after there was a match either, even if no challenge waits.
    for (by, other) in [(&ada, &ben), (&ben, &ada)] {
        let mine = discord.message_where(&games, by, |message| {
            let said = text(&message["content"]);
            said.contains(&format!("{} is looking", by.mention()))
        });
        let seat = mine.await;
        if by == &ada {
            discord.press(other, &seat, "Accept").await.acknowledged();
        } else {
            discord.press(by, &seat, "Withdraw").await.acknowledged();
        }
    }
    let third = challenge(&ada, &games).await;
    assert!(!third.contains(in_thread), "{third}");

    // Another server has not seen any yet, and a voice channel has no threads.
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": ada.id });
    let club = discord.server(club).await;
    let voice = json!({ "name": "hall", "kind": "voice" });
    let voice = discord
        .post(&format!("/guilds/{club}/channels"), voice)
        .await;
    let voice = text(&voice["id"]);
    let state = discord.get("/state").await;
    let members = state["guilds"][0]["members"].as_array().expect("members");
    let bot = members.iter().find(|member| member["bot"] == true);
    let path = format!(
        "/channels/{voice}/overwrites/{}",
        text(&bot.expect("a bot")["id"])
    );
    discord.put(&path, json!({ "allow": ["CONNECT"] })).await;
    let here = challenge(&ada, &voice).await;
    assert!(here.contains("the boards appear here"), "{here}");
    discord.judge_strictly().await;
}

/// The line that explains `^`, as far as it is the same in every sentence with it.
const EXPLAINED: &str = "`^` jumps over your own piece";

async fn the_sign_of_hops_is_explained_at_its_first_use(data: Data) {
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let game = json!({ "game": "kings-court" });
    let (thread, first) = discord.begin([&ada, &ben], game).await;
    let mut position = GameId::KingsCourt.start(None).expect("the standard size");
    let mut last = text(&first["id"]);
    let mut hops = 0;
    for (ply, by) in [&ada, &ben].into_iter().cycle().enumerate() {
        let moves = position.moves();
        // The side that moves second never hops.
        let mv = moves
            .iter()
            .find(|mv| mv.is_hop() == (ply >= 2 && ply % 2 == 0))
            .expect("such a move");
        let typed = json!({ "move": mv.to_string() });
        discord.command(by, &thread, "move", typed).await.private();
        let board = discord.picture_after(&thread, &ada, &last).await;
        let said = text(&board["content"]);
        hops += u32::from(mv.is_hop());
        let is_first = mv.is_hop() && hops == 1;
        assert_eq!(said.contains(EXPLAINED), is_first, "{mv}: {said}");
        let record = discord.of_match(&ben, &thread, json!({}), "moves").await;
        let record = record.private();
        assert_eq!(record.contains(EXPLAINED), hops > 0, "{record}");
        if hops == 2 {
            break;
        }
        last = text(&board["id"]);
        position = mv.clone().play().position;
    }
    discord.judge_strictly().await;
}
