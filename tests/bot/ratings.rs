//! Ratings, leaderboards and profiles, as members of servers see them.

#[path = "../../benches/crowd/mod.rs"]
pub(crate) mod crowd;

use std::{path::Path, process::Command};

use crowd::Crowd;
use domain::clock::Timestamp;
use serde_json::{Value, json};
use store::testing::is_full;

use crate::{
    discord::{Answer, Discord, Member, button, labels, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_rated_match_is_seen_everywhere_and_annulling_it_undoes_that,
    nobody_is_rated,
    a_rematch_swaps_sides_and_begins_when_both_want_it,
);

/// A local Discord with the bot in it, and two servers: Ada, Ben and Cleo are in the first, Ada
/// and Dan in the second.
pub(crate) struct Servers {
    pub(crate) discord: Discord,
    pub(crate) data: Data,
    _bot: Task,
    pub(crate) ada: Member,
    pub(crate) ben: Member,
    pub(crate) cleo: Member,
    pub(crate) dan: Member,
    /// A channel in each server.
    pub(crate) channels: [String; 2],
}

impl Servers {
    /// Sets up an SQLite database, with what `fill` writes to the file.
    pub(crate) async fn set(fill: impl AsyncFnOnce(&Path, [u64; 2], [u64; 4])) -> Servers {
        let data = Data::new();
        let file = data.file();
        Servers::begin(data, async |servers, ids| fill(&file, servers, ids).await).await
    }

    pub(crate) async fn empty() -> Servers {
        Servers::with(Data::new()).await
    }

    /// Sets up an empty database.
    pub(crate) async fn with(data: Data) -> Servers {
        Servers::begin(data, async |_, _| {}).await
    }

    async fn begin(data: Data, fill: impl AsyncFnOnce([u64; 2], [u64; 4])) -> Servers {
        let discord = Discord::start().await;
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        let mut members = Vec::new();
        for name in names {
            members.push(discord.member(name).await);
        }
        let [ada, ben, cleo, dan] = <[Member; 4]>::try_from(members).expect("four");
        let club = discord.server(json!({ "name": "The Club" })).await;
        let join = json!({ "user": dan.id });
        discord.post(&format!("/guilds/{club}/members"), join).await;
        let hall = format!("/guilds/{club}/channels");
        let hall = discord.post(&hall, json!({ "name": "hall" })).await;
        let state = discord.get("/state").await;
        let number = |id: &str| id.parse::<u64>().expect("a number");
        let court = number(&text(&state["guilds"][0]["id"]));
        let ids = [&ada, &ben, &cleo, &dan].map(|member| number(&member.id));
        fill([court, number(&club)], ids).await;
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

    /// Challenges, accepts, plays two moves for each side and resigns. Returns the board with the
    /// result.
    pub(crate) async fn match_between(
        &self,
        channel: &str,
        by: &Member,
        of: &Member,
        options: Value,
    ) -> Value {
        self.resigned_after(4, (channel, by, of), options).await.1
    }

    /// Challenges, accepts, plays this many moves and resigns. Returns the question whether to resign,
    /// and the board with the result.
    async fn resigned_after(
        &self,
        moves: usize,
        (channel, by, of): (&str, &Member, &Member),
        options: Value,
    ) -> (String, Value) {
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
        let played = [(by, "a7-a6"), (of, "a1-a2"), (by, "d7-d6"), (of, "b1-b2")];
        for (player, mv) in &played[..moves] {
            let last = text(&board["id"]);
            discord
                .command(player, &thread, "move", json!({ "move": mv }))
                .await
                .private();
            board = discord.picture_after(&thread, by, &last).await;
        }
        let ask = discord.command(by, &thread, "resign", json!({})).await;
        let question = ask.private();
        discord.press(by, ask.message(), "Yes, resign").await;
        let result = discord
            .picture_after(&thread, by, &text(&board["id"]))
            .await;
        discord.closed(&thread).await;
        (question, result)
    }

    /// Runs the bot's own command line on the same database while the bot runs.
    pub(crate) fn courtier(&self, arguments: &[&str]) -> String {
        let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .args(arguments)
            .arg("--database")
            .arg(self.data.setting().1)
            .output()
            .expect("runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    }
}

/// Returns the alt text of a message's pictures, after decoding each.
pub(crate) async fn pictures(discord: &Discord, message: &Value) -> Vec<String> {
    let mut alts = Vec::new();
    for attachment in message["attachments"].as_array().expect("attachments") {
        let bytes = discord.bytes(&text(&attachment["url"])).await;
        let (width, height) = image_size(&bytes);
        // A result stands beside its board, in the shape of Discord's box for pictures. Sheets of small boards fit into
        // that box.
        let is_result = height.abs_diff(width * 350 / 550) < 3;
        let name = text(&attachment["filename"]);
        let has_sheets = ["profile.png", "history.png"].contains(&&name[..]);
        let is_sheet = has_sheets && width <= 1600 && height <= 1018;
        // Discord crops several pictures of a message to squares, so that the covers of games are some.
        let is_cover = width == height && (800..900).contains(&width);
        assert!(
            width == 900 || is_result || is_sheet || is_cover,
            "{attachment:#}"
        );
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

/// The leaderboard of a game has the game in its title, and not beside each player.
async fn names_no_game_beside_players_of_one(discord: &Discord, cleo: &Member, games: &str) {
    let towers = json!({ "game": "guard-and-towers" });
    let board = discord.command(cleo, games, "leaderboard", towers).await;
    let alt = pictures(discord, shown(&board)).await.remove(0);
    assert!(alt.contains("1. Ben 1662? ± 290, 1–0–0."), "{alt}");
}

/// Checks the leaderboard as its best player sees it, who has won one match.
async fn says_what_its_picture_has_no_room_for(discord: &Discord, ben: &Member, games: &str) {
    let board = discord.command(ben, games, "leaderboard", json!({})).await;
    let said = text(&shown(&board)["content"]);
    let own = format!(
        "{}: place 1, rating 1662? ± 290, 1 won, 0 lost",
        ben.mention()
    );
    assert!(
        said.contains(&own) && said.contains("Won the last match."),
        "{said}"
    );
}

async fn a_rated_match_is_seen_everywhere_and_annulling_it_undoes_that(data: Data) {
    let stage = Servers::with(data).await;
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
    for (player, change) in [(ada, "1500? → 1338? (−162)"), (ben, "1500? → 1662? (+162)")] {
        let line = format!("Rating of {}: {change}", player.mention());
        assert!(said.contains(&line), "{said}");
    }
    assert_eq!(labels(&result), ["Rematch", "Replay", "Analyze"]);
    // No rating depends on this one.
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
        alt.contains(
            "1. Ben (Guard & Towers) 1662? ± 290, 1–0–0. \
             2. Ada (Guard & Towers) 1338? ± 290, 0–1–0."
        ),
        "{alt}"
    );
    names_no_game_beside_players_of_one(discord, cleo, games).await;
    let said = text(&shown(&board)["content"]);
    assert!(!said.contains("place"), "Cleo has none: {said}");
    says_what_its_picture_has_no_room_for(discord, ben, games).await;
    let other = json!({ "game": "courtyard" });
    let board = discord.command(cleo, games, "leaderboard", other).await;
    let alt = pictures(discord, shown(&board)).await.remove(0);
    assert!(alt.contains("No rated match finished in 90 days"), "{alt}");
    for (scope, players) in [
        ("here", "No rated match finished in 90 days"),
        ("everywhere", "1. Ben (Guard & Towers) 1662? ± 290,"),
    ] {
        let board = discord
            .command(dan, hall, "leaderboard", json!({ "scope": scope }))
            .await;
        let alt = pictures(discord, shown(&board)).await.remove(0);
        assert!(alt.contains(players), "{scope}: {alt}");
    }

    let menu = json!({ "user": cleo.id, "channel": games, "name": "Profile", "target": ben.id });
    let profile = Answer(discord.post("/menu", menu).await);
    let said = profile.private();
    assert!(
        said.contains("You against") && said.contains("0 won, 1 lost"),
        "{said}"
    );
    assert!(
        said.contains("#1 Guard & Towers")
            && said.contains("**Won**")
            && said.contains("Won the last match."),
        "{said}"
    );
    let alts = pictures(discord, profile.message()).await;
    assert!(
        alts[0].contains("Guard & Towers: 1662? ± 290, 1 won, 0 lost"),
        "{alts:?}"
    );
    assert!(
        alts[0].contains("from 1662 to 1662 in 1 result"),
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
        profile.private().contains("· void"),
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

pub(crate) fn now() -> Timestamp {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Timestamp::from_millis(0).after(now.expect("after 1970"))
}

/// Looks at everything as members of both servers.
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
            json!({ "scope": "everywhere", "game": "kings-court" }),
        ] {
            let board = discord.command(by, channel, "leaderboard", options).await;
            assert_eq!(pictures(discord, shown(&board)).await.len(), 1);
        }
        let profile = discord
            .command(by, channel, "profile", json!({ "player": ada.id }))
            .await;
        profile.private();
        assert_eq!(pictures(discord, profile.message()).await.len(), 1);
        discord
            .command(by, channel, "history", json!({ "player": ada.id }))
            .await
            .private();
        discord
            .command(by, channel, "replay", json!({}))
            .await
            .private();
        let card = discord.command(by, channel, "match", json!({})).await;
        card.private();
        if labels(card.message()).contains(&"Text file".to_owned()) {
            let exported = discord.press_id(by, card.message(), "export:").await;
            exported.private();
        }
    }
    discord.judge().await;
}

async fn nobody_is_rated(data: Data) {
    let stage = Servers::with(data).await;
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

/// A result is for two players, but one of them may have had all data erased.
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
                 (SELECT scope, pool, rung FROM seats WHERE player = {ben});
             DELETE FROM seats WHERE player = {ben}; DELETE FROM standings WHERE player = {ben};
             DELETE FROM changes WHERE player = {ben};"
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
        alt.contains("Your row: 1. Ada (Courtyard) 1338? ") && !alt.contains(" 2. "),
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
    // A reader who turns the page of a public board gets a private one.
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
        alt.contains("Your row") && alt.matches(" 28. Ada (Courtyard) 1282? ").count() == 2,
        "{alt}"
    );
    discord.judge().await;
}

#[tokio::test]
async fn a_crowd_of_players_is_no_trouble() {
    // With `FULL=1` they are a hundred thousand.
    let (players, matches) = if is_full() {
        (100_000, 60_000)
    } else {
        (2_000, 1_200)
    };
    let stage = Servers::set(async |path, servers, members| {
        let crowd = Crowd {
            players,
            matches,
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
        .command(ben, games, "leaderboard", json!({ "scope": "everywhere" }))
        .await;
    for label in ["Last", "My place", "Next"] {
        let page = discord.press(ben, shown(&board), label).await;
        let alt = pictures(discord, page.message()).await.remove(0);
        assert!(alt.contains("Your row: "), "{label}: {alt}");
    }
    discord.judge().await;
}

async fn a_rematch_swaps_sides_and_begins_when_both_want_it(data: Data) {
    let stage = Servers::with(data).await;
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
    assert!(again.contains("rematch request"), "{again}");
    let taken = discord.press(ben, &result, "Rematch").await.private();
    assert!(taken.contains("match #2 starts"), "{taken}");
    let late = discord.press(ben, &result, "Rematch").await.private();
    assert!(late.contains("#2 has already been accepted"), "{late}");
    discord.judge_strictly().await;
}
