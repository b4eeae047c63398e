//! Ratings, leaderboards, profiles and past matches, as members of servers see them.

#[path = "../../benches/crowd/mod.rs"]
mod crowd;

use std::{path::Path, process::Command};

use courtier::{clock::Timestamp, matches::Transcript};
use crowd::Crowd;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, button, labels, text},
    running::{Data, Task},
};

/// A local Discord with the bot in it, and two servers: Ada, Ben and Cleo are in the first, Ada
/// and Dan in the second.
struct Servers {
    discord: Discord,
    data: Data,
    _bot: Task,
    ada: Member,
    ben: Member,
    cleo: Member,
    dan: Member,
    /// A channel in each.
    channels: [String; 2],
}

impl Servers {
    async fn set(fill: impl AsyncFnOnce(&Path, [u64; 2], [u64; 4])) -> Servers {
        let discord = Discord::start().await;
        let data = Data::new();
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        let mut members = Vec::new();
        for name in names {
            members.push(discord.member(name).await);
        }
        let [ada, ben, cleo, dan] = <[Member; 4]>::try_from(members).expect("four");
        let club = discord.post("/guilds", json!({ "name": "The Club" })).await;
        let club = text(&club["id"]);
        let join = json!({ "user": dan.id });
        discord.post(&format!("/guilds/{club}/members"), join).await;
        let hall = format!("/guilds/{club}/channels");
        let hall = discord.post(&hall, json!({ "name": "hall" })).await;
        let state = discord.get("/state").await;
        let number = |id: &str| id.parse::<u64>().expect("a number");
        let court = number(&text(&state["guilds"][0]["id"]));
        let ids = [&ada, &ben, &cleo, &dan].map(|member| number(&member.id));
        fill(&data.database(), [court, number(&club)], ids).await;
        let channels = [discord.channel("games").await, text(&hall["id"])];
        let bot = Task::start(&discord, &data).await;
        Servers {
            discord,
            data,
            _bot: bot,
            ada,
            ben,
            cleo,
            dan,
            channels,
        }
    }

    async fn empty() -> Servers {
        Servers::set(async |_, _, _| {}).await
    }

    /// Challenges, accepts, plays some moves and resigns. Gives the board with the result.
    async fn match_between(
        &self,
        channel: &str,
        by: &Member,
        of: &Member,
        options: Value,
    ) -> Value {
        let discord = &self.discord;
        let mut all = json!({ "game": "guard-and-towers", "opponent": of.id, "side": "first" });
        let more = options.as_object().expect("options").clone();
        all.as_object_mut().expect("options").extend(more);
        let before = discord.messages_now(channel, by).await;
        let last = before
            .last()
            .map_or("0".to_owned(), |message| text(&message["id"]));
        discord
            .command(by, channel, "challenge", all)
            .await
            .private();
        let card = discord.picture_after(channel, of, &last).await;
        discord.press(of, &card, "Accept").await.acknowledged();
        let id = card["id"].clone();
        let opened = discord
            .message_where(channel, by, |message| {
                message["id"] == id && message["thread"].is_object()
            })
            .await;
        let thread = text(&opened["thread"]["id"]);
        let mut board = discord.picture_after(&thread, by, "0").await;
        for (player, mv) in [(by, "a7-a6"), (of, "a1-a2"), (by, "d7-d6")] {
            let last = text(&board["id"]);
            discord
                .command(player, &thread, "move", json!({ "move": mv }))
                .await
                .private();
            board = discord.picture_after(&thread, by, &last).await;
        }
        let ask = discord.command(by, &thread, "resign", json!({})).await;
        ask.private();
        discord.press(by, ask.message(), "Yes, resign").await;
        discord
            .picture_after(&thread, by, &text(&board["id"]))
            .await
    }

    /// The bot's own command line, on the same database while the bot runs.
    fn courtier(&self, arguments: &[&str]) -> String {
        let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .args(arguments)
            .arg("--database")
            .arg(self.data.database())
            .output()
            .expect("runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    }
}

/// The alt text of a message's pictures, after each has been decoded.
async fn pictures(discord: &Discord, message: &Value) -> Vec<String> {
    let mut alts = Vec::new();
    for attachment in message["attachments"].as_array().expect("attachments") {
        let bytes = discord.bytes(&text(&attachment["url"])).await;
        let picture = image_size(&bytes);
        assert_eq!(picture.0, 900, "{attachment:#}");
        let alt = text(&attachment["description"]);
        assert!((10..=1024).contains(&alt.chars().count()), "{alt:?}");
        alts.push(alt);
    }
    alts
}

fn image_size(bytes: &[u8]) -> (u32, u32) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("whole");
    (info.width, info.height)
}

fn shown(answer: &Answer) -> &Value {
    assert!(answer.message().is_object(), "{:#}", answer.0);
    answer.message()
}

#[tokio::test]
async fn a_rated_match_is_seen_everywhere_and_annulling_it_undoes_that() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let result = stage.match_between(games, ada, ben, json!({})).await;
    let said = text(&result["content"]);
    assert!(
        said.contains(&format!("Rating of {}: 1500 → 1338 (−162)", ada.mention())),
        "{said}"
    );
    assert!(
        said.contains(&format!("Rating of {}: 1500 → 1662 (+162)", ben.mention())),
        "{said}"
    );
    assert_eq!(labels(&result), ["Rematch", "Replay"]);
    // Nobody's rating depends on this one.
    let unrated = stage
        .match_between(games, cleo, ben, json!({ "rated": false }))
        .await;
    assert!(
        !text(&unrated["content"]).contains("Rating of"),
        "{unrated:#}"
    );

    let board = discord.command(cleo, games, "leaderboard", json!({})).await;
    assert_eq!(board.0["ephemeral"], false, "for everybody");
    let alt = pictures(discord, shown(&board)).await.remove(0);
    assert!(
        alt.contains("1. Ben 1662 ± 290. 2. Ada 1338 ± 290."),
        "{alt}"
    );
    let other = json!({ "game": "courtyard" });
    let board = discord.command(cleo, games, "leaderboard", other).await;
    let alt = pictures(discord, shown(&board)).await.remove(0);
    assert!(alt.contains("Nobody here"), "{alt}");
    for (among, players) in [
        ("here", "Nobody here"),
        ("everywhere", "1. Ben 1662 ± 290."),
    ] {
        let board = discord
            .command(dan, hall, "leaderboard", json!({ "among": among }))
            .await;
        let alt = pictures(discord, shown(&board)).await.remove(0);
        assert!(alt.contains(players), "{among}: {alt}");
    }

    let menu = json!({ "user": cleo.id, "channel": games, "name": "Profile", "target": ben.id });
    let profile = Answer(discord.post("/menu", menu).await);
    let said = profile.private();
    assert!(
        said.contains("Your record against") && said.contains("0 won, 1 lost"),
        "{said}"
    );
    assert!(
        said.contains("#1 Guard & Towers") && said.contains("**Won**"),
        "{said}"
    );
    let alts = pictures(discord, profile.message()).await;
    assert!(
        alts[0].contains("Guard & Towers: 1662 ± 290, 1 won, 0 lost"),
        "{alts:?}"
    );
    assert!(
        alts[1].contains("from 1662 to 1662 in 1 result"),
        "{alts:?}"
    );

    let said = stage.courtier(&["ratings", "annul", "#1"]);
    assert!(said.contains("match #1 is annulled"), "{said}");
    assert!(
        stage
            .courtier(&["ratings", "annul", "1"])
            .contains("annulled before")
    );
    let profile = discord.command(ben, games, "profile", json!({})).await;
    assert!(
        profile.private().contains("· annulled"),
        "{}",
        profile.private()
    );
    let alts = pictures(discord, profile.message()).await;
    assert!(alts[0].contains("No rated match"), "{alts:?}");
    assert!(
        stage
            .courtier(&["ratings", "rebuild"])
            .contains("from 0 results")
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_finished_match_is_replayed_step_by_step_and_as_gif() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let result = stage.match_between(games, ada, ben, json!({})).await;

    let opened = discord.press(cleo, &result, "Replay").await;
    assert!(
        opened.private().contains("Start position of 3 moves"),
        "{}",
        opened.private()
    );
    let message = opened.message().clone();
    let mut seen = Vec::new();
    for (label, place) in [
        ("Next", "After move 1 of 3"),
        ("Next", "After move 2 of 3"),
        ("Back", "After move 1 of 3"),
        ("Last", "After move 3 of 3"),
        ("First", "Start position of 3 moves"),
    ] {
        let now = discord
            .get(&format!(
                "/messages/{}/{}",
                text(&message["channel_id"]),
                text(&message["id"])
            ))
            .await;
        let turned = discord.press(cleo, &now, label).await;
        assert_eq!(turned.0["outcome"], "update", "{:#}", turned.0);
        let said = text(&turned.message()["content"]);
        assert!(said.contains(place), "{said}");
        assert_eq!(
            pictures(discord, turned.message()).await.len(),
            1,
            "the old one is gone"
        );
        seen.push(said);
    }
    assert!(
        seen[1].contains("1. `a7-a6` **2. `a1-a2`** 3. `d7-d6`"),
        "{}",
        seen[1]
    );
    let gif = discord.press(cleo, &message, "GIF").await;
    let attachment = &gif.message()["attachments"][0];
    let bytes = discord.bytes(&text(&attachment["url"])).await;
    assert_eq!(bytes[..6], *b"GIF89a");
    let gif = discord
        .command(ada, games, "replay", json!({ "match": "1", "gif": true }))
        .await;
    assert_eq!(gif.0["ephemeral"], false);
    assert_eq!(gif.message()["attachments"][0]["content_type"], "image/gif");

    for command in ["replay", "export"] {
        let elsewhere = discord
            .command(dan, hall, command, json!({ "match": "1" }))
            .await;
        let said = elsewhere.private();
        assert!(
            said.contains("no challenge or match #1 in this server"),
            "{said}"
        );
    }
    let suggested = discord
        .complete(ben, games, "replay", json!({ "match": "fini" }), "match")
        .await;
    assert_eq!(
        suggested,
        [(
            "#1 Guard & Towers against Ada, finished".to_owned(),
            "1".to_owned()
        )]
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_match_is_exported_as_text_that_the_program_verifies() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    stage.match_between(games, ada, ben, json!({})).await;
    let export = discord
        .command(ben, games, "export", json!({ "match": "1" }))
        .await;
    export.private();
    let attachment = &export.message()["attachments"][0];
    assert_eq!(attachment["filename"], "courtier-1.txt");
    let bytes = discord.bytes(&text(&attachment["url"])).await;
    let transcript = Transcript::verify(str::from_utf8(&bytes).expect("text")).expect("right");
    assert_eq!(transcript.moves, ["a7-a6", "a1-a2", "d7-d6"]);
    let file = stage.data.folder().join("match.txt");
    std::fs::write(&file, &bytes).expect("written");
    let output = verify(&file);
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(
        said.contains("is right: guard-and-towers, 3 plies, second by resignation"),
        "{said}"
    );
    let wrong = String::from_utf8(bytes)
        .expect("text")
        .replace("3. d7-d6", "3. d7-d1");
    std::fs::write(&file, wrong).expect("written");
    let output = verify(&file);
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(
        !output.status.success() && said.contains("line 15: d7-d1"),
        "{said}"
    );
    discord.judge_strictly().await;
}

fn verify(file: &Path) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_courtier"))
        .args(["rules", "replay"])
        .arg(file)
        .output()
        .expect("runs")
}

#[tokio::test]
async fn history_turns_its_pages_and_opens_replays() {
    let stage = Servers::set(async |path, servers, members| {
        let until = now();
        let crowd = Crowd {
            players: 4,
            matches: 40,
            members: &members,
            servers: &servers,
            until,
        };
        crowd.fill(path).await;
    })
    .await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let history = discord.command(ada, games, "history", json!({})).await;
    let first = history.private();
    assert_eq!(first.lines().count(), 9, "{first}");
    let older = discord.press(ada, history.message(), "Older").await;
    let second = text(&older.message()["content"]);
    assert!(
        first.lines().skip(1).all(|line| !second.contains(line)),
        "other matches: {second}"
    );
    let back = discord.press(ada, older.message(), "Newer").await;
    assert_eq!(text(&back.message()["content"]), first);
    let against = json!({ "opponent": ben.id, "game": "courtyard" });
    let filtered = discord
        .command(ada, games, "history", against)
        .await
        .private();
    assert!(filtered.lines().count() > 1, "{filtered}");
    for line in filtered.lines().skip(1) {
        assert!(
            line.contains("Courtyard") && line.contains(&ben.mention()),
            "{line}"
        );
    }
    let select = back.message()["components"][0]["components"][0].clone();
    let pick = json!({
        "user": ada.id, "channel": games, "message": back.message()["id"],
        "custom_id": select["custom_id"], "values": [select["options"][2]["value"]],
    });
    let replay = Answer(discord.post("/select", pick).await);
    assert!(
        replay.private().contains("Start position"),
        "{}",
        replay.private()
    );
    discord.judge_strictly().await;
}

fn now() -> Timestamp {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Timestamp::from_millis(0).after(now.expect("after 1970"))
}

/// Everything by members of both servers.
async fn look_at_everything(stage: &Servers) {
    let Servers {
        discord,
        ada,
        ben,
        dan,
        channels: [games, hall],
        ..
    } = stage;
    for (by, channel) in [(ada, games), (ben, games), (ada, hall), (dan, hall)] {
        for options in [
            json!({}),
            json!({ "among": "everywhere", "game": "kings-court" }),
        ] {
            let board = discord.command(by, channel, "leaderboard", options).await;
            assert_eq!(pictures(discord, shown(&board)).await.len(), 1);
        }
        let profile = discord
            .command(by, channel, "profile", json!({ "player": ada.id }))
            .await;
        profile.private();
        assert_eq!(pictures(discord, profile.message()).await.len(), 2);
        discord
            .command(by, channel, "history", json!({ "player": ada.id }))
            .await
            .private();
        discord
            .command(by, channel, "replay", json!({}))
            .await
            .private();
        discord
            .command(by, channel, "export", json!({}))
            .await
            .private();
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn nobody_is_rated() {
    let stage = Servers::empty().await;
    look_at_everything(&stage).await;
    let Servers {
        discord,
        ada,
        channels: [games, _],
        ..
    } = &stage;
    let board = discord.command(ada, games, "leaderboard", json!({})).await;
    assert_eq!(labels(shown(&board)), [""; 0]);
}

/// A result rates two, but one of them may have had everything erased.
#[tokio::test]
async fn one_player_is_rated() {
    let stage = Servers::set(async |path, servers, members| {
        let crowd = Crowd {
            players: 2,
            matches: 1,
            members: &members[..2],
            servers: &servers,
            until: now(),
        };
        crowd.fill(path).await;
        let db = rusqlite::Connection::open(path).expect("opens");
        let ben = members[1];
        let gone = format!(
            "UPDATE tallies SET players = 0, players_then = 0 WHERE (scope, pool, rung) IN
                 (SELECT scope, pool, rung FROM seats WHERE user = {ben});
             DELETE FROM seats WHERE user = {ben}; DELETE FROM standings WHERE user = {ben};
             DELETE FROM changes WHERE user = {ben};"
        );
        db.execute_batch(&gone).expect("erased");
    })
    .await;
    look_at_everything(&stage).await;
    let Servers {
        discord,
        ada,
        channels: [games, _],
        ..
    } = &stage;
    let board = discord.command(ada, games, "leaderboard", json!({})).await;
    let alt = pictures(discord, shown(&board)).await.remove(0);
    assert!(
        alt.contains("Your row: 1. Ada 0 ") && !alt.contains(" 2. "),
        "{alt}"
    );
}

#[tokio::test]
async fn thirty_players_fill_three_pages() {
    let stage = Servers::set(async |path, servers, members| {
        let (servers, until) = (&servers[..1], now());
        let crowd = Crowd {
            players: 30,
            matches: 200,
            members: &members[..1],
            servers,
            until,
        };
        crowd.fill(path).await;
    })
    .await;
    look_at_everything(&stage).await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let public = discord.command(ada, games, "leaderboard", json!({})).await;
    let public = shown(&public).clone();
    // Whoever turns the page of a board that all see gets one of their own.
    let mut page = discord.press(ben, &public, "Next").await;
    assert_eq!(page.0["ephemeral"], true);
    let mut places = Vec::new();
    for turn in ["Next", "Back", "First", "Last"] {
        places.push(pictures(discord, page.message()).await.remove(0));
        page = discord.press(ben, page.message(), turn).await;
        assert_eq!(page.0["outcome"], "update");
    }
    assert!(
        places.iter().all(|alt| !alt.contains("Your row")),
        "Ben is not rated"
    );
    assert_eq!(places[0], places[2], "back where it was");
    let own = discord.press(ada, &public, "My place").await;
    let alt = pictures(discord, own.message()).await.remove(0);
    assert!(
        alt.contains("Your row") && alt.matches("Ada 0 ").count() == 2,
        "{alt}"
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_hundred_thousand_players_are_no_trouble() {
    let stage = Servers::set(async |path, servers, members| {
        let crowd = Crowd {
            players: 100_000,
            matches: 60_000,
            members: &members,
            servers: &servers,
            until: now(),
        };
        crowd.fill(path).await;
    })
    .await;
    look_at_everything(&stage).await;
    let Servers {
        discord,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let board = discord
        .command(ben, games, "leaderboard", json!({ "among": "everywhere" }))
        .await;
    for label in ["Last", "My place", "Next"] {
        let page = discord.press(ben, shown(&board), label).await;
        let alt = pictures(discord, page.message()).await.remove(0);
        assert!(alt.contains("Your row: "), "{label}: {alt}");
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_rematch_swaps_sides_and_begins_when_both_want_it() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, _],
        ..
    } = &stage;
    let result = stage.match_between(games, ada, ben, json!({})).await;
    let foreign = discord.press(cleo, &result, "Rematch").await.private();
    assert!(foreign.contains("Only the two players"), "{foreign}");
    let asked = discord.press(ada, &result, "Rematch").await.private();
    assert!(asked.contains("Challenge #2"), "{asked}");
    let card = discord
        .message_where(games, ben, |message| {
            text(&message["content"]).contains("#2") && message["attachments"][0].is_object()
        })
        .await;
    assert!(
        text(&card["content"]).contains(&format!("{} moves second", ada.mention())),
        "{card:#}"
    );
    assert!(text(&card["content"]).contains("Rated"), "{card:#}");
    button(&card, "Accept");
    let again = discord.press(ada, &result, "Rematch").await.private();
    assert!(again.contains("already"), "{again}");
    let taken = discord.press(ben, &result, "Rematch").await.private();
    assert!(taken.contains("match #2 begins"), "{taken}");
    let late = discord.press(ben, &result, "Rematch").await.private();
    assert!(late.contains("#2 has been accepted already"), "{late}");
    discord.judge_strictly().await;
}
