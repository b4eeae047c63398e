//! What follows from each answer of Discord that is not the one that was wanted.

use std::{process::Command, time::Duration};

use serde_json::{Value, json};

use crate::{
    discord::{Discord, EPHEMERAL, Member, text},
    picture,
    refusals::Stage,
    running::{Data, Task, on_both_engines},
};

on_both_engines!(
    what_is_set_aside_is_seen_and_tried_again_or_forgotten_by_the_operator,
    a_match_whose_channel_is_closed_goes_on_in_direct_messages_and_comes_back,
    a_match_whose_channel_is_deleted_goes_on_where_a_player_wants_it,
    a_server_that_the_bot_was_removed_from_rests_and_goes_on,
);

/// Moves that may follow one another in Guard & Towers, Ada's and Ben's by turns.
const MOVES: [&str; 6] = ["a7-a6", "a1-a2", "b7-b6", "b1-b2", "f7-f6", "f1-f2"];

fn shows(what: &str) -> impl Fn(&Value) -> bool {
    move |message| text(&message["content"]).contains(what) && message["attachments"][0].is_object()
}

fn posts_in(channel: &str) -> String {
    format!("POST /channels/{channel}/messages")
}

fn refuse(route: &str, status: u16, code: u32) -> Value {
    json!({ "kind": "refuse", "route": route, "status": status, "code": code, "times": 1 })
}

/// What everybody reads in a channel.
async fn posted(discord: &Discord, channel: &str, by: &Member) -> Vec<Value> {
    let mut messages = discord.messages_now(channel, by).await;
    messages.retain(|message| message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0);
    messages
}

/// A match of Ada and Ben in a thread of its own.
struct Played<'a> {
    stage: &'a Stage,
    thread: String,
    /// How the names of its pictures begin.
    name: String,
    moves: std::iter::Take<std::slice::Iter<'static, &'static str>>,
}

impl<'a> Played<'a> {
    async fn begin(stage: &'a Stage) -> Played<'a> {
        let game = json!({ "game": "guard-and-towers" });
        let (thread, board) = stage.discord.begin([&stage.ada, &stage.ben], game).await;
        let file = text(&board["attachments"][0]["filename"]);
        let name = file.strip_suffix("0.png").expect("the first board");
        Played {
            stage,
            thread,
            name: name.to_owned(),
            moves: MOVES.iter().take(MOVES.len()),
        }
    }

    /// Plays the next move and gives it.
    async fn play(&mut self) -> Option<&'static str> {
        let mv = *self.moves.next()?;
        let Stage {
            discord, ada, ben, ..
        } = self.stage;
        let by = if self.moves.len() % 2 == 1 { ada } else { ben };
        let played = discord
            .command(by, &self.thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
        Some(mv)
    }

    async fn shown_in(&self, channel: &str, mv: &str) -> Value {
        let Stage { discord, ada, .. } = self.stage;
        discord.message_where(channel, ada, self.board(mv)).await
    }

    /// A board of this match, after this move.
    fn board(&self, mv: &str) -> impl Fn(&Value) -> bool {
        move |message| {
            let file = &message["attachments"][0]["filename"];
            shows(mv)(message) && text(file).starts_with(&self.name)
        }
    }
}

/// The board comes, in its thread, when Discord takes it.
#[tokio::test]
async fn what_may_pass_is_tried_again() {
    let stage = Stage::set().await;
    let discord = &stage.discord;
    let mut played = Played::begin(&stage).await;
    for (status, code) in [
        (400, 20_016),
        (429, 20_028),
        (429, 20_029),
        (401, 40_001),
        (403, 40_002),
        (400, 40_003),
        (429, 40_062),
        (403, 40_333),
        (401, 50_014),
        (403, 130_000),
        (403, 0),
    ] {
        if played.moves.len() == 0 {
            played = Played::begin(&stage).await;
        }
        let mv = played.play_after(refuse("*", status, code)).await;
        let mv = mv.expect("a move is left");
        discord.advance(Duration::from_mins(1)).await;
        played.shown_in(&played.thread, mv).await;
    }
    discord.judge().await;
}

impl Played<'_> {
    /// Plays the next move; its board meets this fault first.
    async fn play_after(&mut self, mut fault: Value) -> Option<&'static str> {
        fault["route"] = posts_in(&self.thread).into();
        let discord = &self.stage.discord;
        let refused = discord.refusals().await.len();
        discord.post("/faults", fault).await;
        let mv = self.play().await;
        if mv.is_some() {
            discord
                .until("the refusal", async || {
                    let now = discord.refusals().await;
                    if now.len() > refused {
                        Ok(())
                    } else {
                        Err(now.into())
                    }
                })
                .await;
        }
        discord.delete("/faults").await;
        mv
    }
}

#[tokio::test]
async fn a_match_whose_thread_is_gone_or_closed_goes_on_in_the_channel() {
    let stage = Stage::set().await;
    for (status, code) in [
        (404, 10_003),
        (403, 50_001),
        (400, 50_008),
        (403, 50_013),
        (400, 50_024),
        (400, 50_083),
        (400, 160_005),
        (403, 99_999),
    ] {
        let mut played = Played::begin(&stage).await;
        let mv = played.play_after(refuse("*", status, code)).await;
        played.shown_in(&stage.games, mv.expect("a move")).await;
        let mv = played.play().await.expect("a move");
        played.shown_in(&stage.games, mv).await;
        let there = stage.discord.messages_now(&played.thread, &stage.ada).await;
        assert!(!there.iter().any(played.board(mv)), "{code}: it stays");
    }
    stage.discord.judge().await;
}

/// What Discord never takes holds nothing up, and no board leaves its thread for it.
#[tokio::test]
async fn our_own_mistake_is_set_aside_and_the_next_board_comes() {
    let stage = Stage::set().await;
    for (status, code) in [
        (413, 40_005),
        (400, 50_006),
        (400, 50_035),
        (400, 50_109),
        (400, 200_000),
        (400, 240_000),
        (400, 88_888),
        (404, 77_777),
    ] {
        let mut played = Played::begin(&stage).await;
        let lost = played.play_after(refuse("*", status, code)).await;
        let next = played.play().await.expect("a move");
        played.shown_in(&played.thread, next).await;
        let there = stage.discord.messages_now(&played.thread, &stage.ada).await;
        let lost = played.board(lost.expect("a move"));
        assert!(!there.iter().any(lost), "{code}");
    }
    let games = stage.discord.messages_now(&stage.games, &stage.ada).await;
    assert!(!games.iter().any(shows(MOVES[0])), "none left its thread");
    stage.discord.judge().await;
}

/// An edit that cannot be made is not missed.
#[tokio::test]
async fn an_edit_that_cannot_be_made_holds_nothing_up_and_is_not_tried_again() {
    let stage = Stage::set().await;
    let discord = &stage.discord;
    for (status, code) in [
        (404, 10_003),
        (404, 10_008),
        (400, 30_046),
        (403, 50_001),
        (403, 50_013),
        (400, 160_005),
    ] {
        let mut played = Played::begin(&stage).await;
        let route = format!("PATCH /channels/{}/messages/*", played.thread);
        let mut fault = refuse(&route, status, code);
        fault["times"] = 5.into();
        discord.post("/faults", fault).await;
        for _ in 0..2 {
            let mv = played.play().await.expect("a move");
            played.shown_in(&played.thread, mv).await;
        }
        let refused = async || {
            let refusals = discord.refusals().await;
            let edits = refusals.iter().filter(|refusal| {
                refusal["method"] == "PATCH" && text(&refusal["path"]).contains(&played.thread)
            });
            let edits = edits.count();
            if edits == 2 {
                Ok(())
            } else {
                Err(edits.into())
            }
        };
        discord.until("each edit to be refused", refused).await;
        discord.advance(Duration::from_mins(30)).await;
        let mv = played.play().await.expect("a move");
        played.shown_in(&played.thread, mv).await;
        discord.delete("/faults").await;
    }
    assert_eq!(
        courtier(&stage.data, &["list"]),
        "everything could be said\n"
    );
    discord.judge().await;
}

#[tokio::test]
async fn a_match_without_a_thread_is_played_in_the_channel() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    for (status, code) in [
        (404, 10_008),
        (403, 50_001),
        (403, 50_013),
        (400, 50_024),
        (400, 160_006),
        (400, 160_007),
    ] {
        let route = format!("POST /channels/{games}/messages/*/threads");
        discord.post("/faults", refuse(&route, status, code)).await;
        let before = discord.messages_now(games, ben).await;
        let last = text(&before.last().expect("a message")["id"]);
        let options = json!({ "game": "courtyard", "opponent": ben.id, "side": "first" });
        discord
            .command(ada, games, "challenge", options)
            .await
            .private();
        let card = discord.picture_after(games, ben, &last).await;
        discord.press(ben, &card, "Accept").await.acknowledged();
        let board = discord.picture_after(games, ben, &text(&card["id"])).await;
        assert!(
            shows("it is your turn")(&board) || shows("moves first")(&board),
            "{board}"
        );
    }
    discord.judge().await;
}

/// What `courtier outbox` prints.
fn courtier(data: &Data, args: &[&str]) -> String {
    let (name, value) = data.setting();
    let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .arg("outbox")
        .args(args)
        .current_dir(data.folder())
        .env(name, value)
        .output()
        .expect("runs");
    let error = String::from_utf8(output.stderr).expect("text");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{args:?}: {error}");
    text
}

async fn what_is_set_aside_is_seen_and_tried_again_or_forgotten_by_the_operator(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    let play = async |by: &Member, mv: &'static str| {
        let played = discord
            .command(by, &thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
    };
    assert_eq!(courtier(&data, &["list"]), "everything could be said\n");
    for (by, mv) in [(&ada, "a7-a6"), (&ben, "a1-a2")] {
        let fault = refuse(&posts_in(&thread), 400, 50_035);
        discord.post("/faults", fault).await;
        play(by, mv).await;
        discord.refused(mv).await;
    }
    let listed = discord
        .until("two posts set aside", async || {
            let listed = courtier(&data, &["list"]);
            if listed.lines().count() == 4 {
                Ok(listed)
            } else {
                Err(listed.into())
            }
        })
        .await;
    let numbers: Vec<&str> = listed
        .lines()
        .step_by(2)
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(
        listed.contains("#1") && listed.contains(r#""ply":1"#),
        "{listed}"
    );
    assert!(
        listed.contains("Refused on demand"),
        "it says why: {listed}"
    );
    let dropped = courtier(&data, &["drop", numbers[0]]);
    assert_eq!(dropped, format!("{}: forgotten\n", numbers[0]));
    let retried = courtier(&data, &["retry", "--all"]);
    assert_eq!(retried, format!("{}: will be said anew\n", numbers[1]));
    assert_eq!(courtier(&data, &["list"]), "everything could be said\n");
    // It is a matter of the other process, which the bot finds when it looks.
    discord.advance(Duration::from_secs(20)).await;
    let board = discord.message_where(&thread, &ada, shows("a1-a2")).await;
    assert!(picture::alt(&board).contains("Red to move"));
    discord.judge().await;
}

/// Where the bot may not post any more, both players have each board in private, with what to do.
async fn a_match_whose_channel_is_closed_goes_on_in_direct_messages_and_comes_back(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    let rights = format!("/channels/{games}/bot-permissions");
    let denied = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"];
    discord.put(&rights, json!({ "deny": denied })).await;
    stage.play(ada, "a7-a6").await.private();
    for member in [ada, ben] {
        let direct = discord.post("/direct", json!({ "user": member.id })).await;
        let channel = text(&direct["id"]);
        let told = discord
            .message_where(&channel, member, shows("a7-a6"))
            .await;
        let words = text(&told["content"]);
        assert!(
            words.contains(&format!("I can no longer post in <#{games}>")),
            "{words}"
        );
        assert_eq!(told["components"], json!([]), "it is played in the server");
    }
    // Whoever takes no direct messages reads it at the next command.
    discord
        .patch(
            &format!("/users/{}", ben.id),
            json!({ "takes_direct_messages": false }),
        )
        .await;
    stage.play(ben, "a1-a2").await.private();
    let direct = discord.post("/direct", json!({ "user": ada.id })).await;
    discord
        .message_where(&text(&direct["id"]), ada, shows("a1-a2"))
        .await;
    let board = discord
        .command(ben, thread, "board", json!({}))
        .await
        .private();
    assert!(board.contains("I can no longer post"), "{board}");
    // When a moderator has mended it, the next board is in its place.
    discord.put(&rights, json!({ "deny": [] })).await;
    stage.play(ada, "b7-b6").await.private();
    discord.message_where(games, ben, shows("b7-b6")).await;
    discord
        .until("a board without the notice", async || {
            let board = discord.command(ben, thread, "board", json!({})).await;
            let board = board.private();
            if board.contains("I can no longer post") {
                Err(board.into())
            } else {
                Ok(())
            }
        })
        .await;
    discord.judge().await;
}

async fn a_match_whose_channel_is_deleted_goes_on_where_a_player_wants_it(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        ..
    } = &stage;
    let lounge = discord.channel("lounge").await;
    discord.delete(&format!("/channels/{thread}")).await;
    discord.delete(&format!("/channels/{games}")).await;
    let play = json!({ "move": "a7-a6" });
    let played = discord.command(ada, &lounge, "move", play).await;
    assert!(played.private().contains("You played"));
    let direct = discord.post("/direct", json!({ "user": ben.id })).await;
    let told = discord
        .message_where(&text(&direct["id"]), ben, shows("a7-a6"))
        .await;
    let words = text(&told["content"]);
    assert!(words.contains("has been deleted"), "{words}");
    assert!(posted(discord, &lounge, ben).await.is_empty());
    // Discord is asked for neither again.
    let asked = discord.refusals().await.len();
    let again = json!({ "move": "a1-a2" });
    discord.command(ben, &lounge, "move", again).await.private();
    discord
        .message_where(&text(&direct["id"]), ben, shows("a1-a2"))
        .await;
    assert_eq!(discord.refusals().await.len(), asked);
    // It is for the players to say where.
    let board = json!({ "match": "1" });
    discord
        .command(cleo, &lounge, "board", board.clone())
        .await
        .private();
    assert!(posted(discord, &lounge, ben).await.is_empty());
    discord
        .until("the board in the lounge", async || {
            let shown = discord.command(ben, &lounge, "board", board.clone()).await;
            shown.private();
            let there = discord.messages_now(&lounge, cleo).await;
            if there.iter().any(shows("a1-a2")) {
                Ok(())
            } else {
                Err(there.into())
            }
        })
        .await;
    let play = json!({ "move": "b7-b6" });
    discord.command(ada, &lounge, "move", play).await.private();
    discord.message_where(&lounge, ben, shows("b7-b6")).await;
    discord.judge().await;
}

#[tokio::test]
async fn a_challenge_that_cannot_be_posted_is_withdrawn_and_its_challenger_told() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &stage;
    discord
        .post("/faults", refuse(&posts_in(games), 403, 50_013))
        .await;
    let options = json!({ "game": "courtyard" });
    discord
        .command(ada, games, "challenge", options)
        .await
        .private();
    let direct = discord.post("/direct", json!({ "user": ada.id })).await;
    let told = discord
        .message_where(&text(&direct["id"]), ada, |message| {
            text(&message["content"]).contains("I could not post challenge #2")
        })
        .await;
    assert!(text(&told["content"]).contains("withdrawn"), "{told}");
    let list = discord
        .until("the withdrawal", async || {
            let list = discord
                .command(ada, games, "matches", json!({}))
                .await
                .private();
            if list.contains("#2") {
                Err(list.into())
            } else {
                Ok(list)
            }
        })
        .await;
    assert!(list.contains("#1"), "{list}");
    discord.judge().await;
}

/// A card that comes late calls nobody to what is over.
#[tokio::test]
async fn a_late_card_of_a_closed_challenge_is_not_posted() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    let fault = json!({ "kind": "server_error", "route": posts_in(games), "times": 1000 });
    discord.post("/faults", fault).await;
    let options = json!({ "game": "courtyard", "opponent": ben.id });
    let sent = discord.command(ada, games, "challenge", options).await;
    sent.private();
    discord.refused("challenge").await;
    discord.advance(Duration::from_hours(24 * 8)).await;
    discord
        .until("the end of the challenge", async || {
            let list = discord.command(ben, games, "matches", json!({})).await;
            let list = list.private();
            if list.contains("#2") {
                Err(list.into())
            } else {
                Ok(())
            }
        })
        .await;
    // The next try finds it closed.
    discord.advance(Duration::from_mins(30)).await;
    discord.delete("/faults").await;
    discord.advance(Duration::from_mins(30)).await;
    // Something later in the channel, to know that the card will not come.
    let options = json!({ "game": "king-and-courtesan" });
    discord
        .command(ada, games, "challenge", options)
        .await
        .private();
    discord
        .message_where(games, ada, |message| {
            text(&message["content"]).contains("#3") && message["attachments"][0].is_object()
        })
        .await;
    let pinged = posted(discord, games, ben).await;
    let late = pinged
        .iter()
        .any(|message| text(&message["content"]).contains("#2"));
    assert!(!late, "{pinged:#?}");
    discord.judge().await;
}

async fn a_server_that_the_bot_was_removed_from_rests_and_goes_on(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    let mut other = Played::begin(&stage).await;
    let gone = async || {
        for (route, status, code) in [
            ("POST /channels/*/messages", 403, 50_001),
            ("GET /guilds/*", 404, 10_004),
        ] {
            let mut fault = refuse(route, status, code);
            fault["times"] = 1000.into();
            discord.post("/faults", fault).await;
        }
    };
    gone().await;
    stage.play(ada, "a7-a6").await.private();
    other.play().await;
    discord
        .until("a board to be refused", async || {
            let refusals = discord.refusals().await;
            let boards = refusals.iter().filter(|refusal| {
                refusal["method"] == "POST" && text(&refusal["path"]).ends_with("/messages")
            });
            if boards.count() > 0 {
                Ok(())
            } else {
                Err(refusals.into())
            }
        })
        .await;
    let asked = async || {
        let refusals = discord.refusals().await;
        let asked = refusals
            .iter()
            .filter(|refusal| text(&refusal["path"]).starts_with("/guilds/"));
        asked.count()
    };
    // Whether the bot is back is asked again, and rarely.
    discord
        .until("the question to be asked by itself", async || {
            if asked().await >= 3 {
                return Ok(());
            }
            discord.advance(Duration::from_mins(5)).await;
            Err(asked().await.into())
        })
        .await;
    let before = asked().await;
    discord.advance(Duration::from_hours(24)).await;
    discord
        .until("the question of the next day", async || {
            let now = asked().await;
            if now > before {
                Ok(())
            } else {
                Err(now.into())
            }
        })
        .await;
    let refused = discord.refusals().await;
    assert!(refused.len() < 20, "{refused:#?}");
    discord.delete("/faults").await;
    // A command from there tells that the bot is back.
    discord
        .until("both boards", async || {
            let list = discord.command(ben, games, "matches", json!({})).await;
            list.private();
            let mut there = discord.messages_now(thread, ben).await;
            there.extend(discord.messages_now(&other.thread, ben).await);
            // One that was refused just before may have moved to the channel just after.
            there.extend(discord.messages_now(games, ben).await);
            let boards = there.iter().filter(|message| shows(MOVES[0])(message));
            if boards.count() == 2 {
                Ok(())
            } else {
                Err(there.into())
            }
        })
        .await;

    // It also finds out by itself.
    gone().await;
    let before = asked().await;
    stage.play(ben, "a1-a2").await.private();
    discord
        .until("the question whether the bot is there", async || {
            let now = asked().await;
            if now > before {
                Ok(())
            } else {
                Err(now.into())
            }
        })
        .await;
    discord.delete("/faults").await;
    discord
        .until("the board", async || {
            discord.advance(Duration::from_mins(5)).await;
            let mut there = discord.messages_now(thread, ben).await;
            there.extend(discord.messages_now(games, ben).await);
            if there.iter().any(shows("a1-a2")) {
                Ok(())
            } else {
                Err(there.into())
            }
        })
        .await;
    discord.judge().await;
}

/// A message that nobody can look for is not posted a second time.
#[tokio::test]
async fn after_a_lost_answer_the_look_up_decides_however_much_was_written_since() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let faults = [
        json!({ "kind": "drop_request", "after": true, "route": posts_in(thread), "times": 1 }),
        json!({ "kind": "server_error", "route": format!("GET /channels/{thread}/messages"), "times": 2 }),
    ];
    let write = async |lines: u32| {
        for number in 0..lines {
            let line = format!("Line {number}.");
            let said = json!({ "user": ben.id, "channel": thread, "content": line });
            discord.post("/say", said).await;
        }
    };
    // More than a page of messages that are as new as the first try may be.
    write(120).await;
    for fault in faults {
        discord.post("/faults", fault).await;
    }
    stage.play(ada, "a7-a6").await.private();
    discord.refused("a7-a6").await;
    write(150).await;
    for _ in 0..4 {
        discord.advance(Duration::from_mins(10)).await;
    }
    stage.play(ben, "a1-a2").await.private();
    let all = discord
        .until("the next board", async || {
            let all = discord.all_messages(thread, ada).await;
            if all.iter().any(shows("a1-a2")) {
                Ok(all)
            } else {
                Err(all.into())
            }
        })
        .await;
    let boards = all.iter().filter(|message| shows("a7-a6")(message)).count();
    assert_eq!(boards, 1);
    discord.judge().await;
}
