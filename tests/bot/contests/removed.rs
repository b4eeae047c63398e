//! The bot is removed from one of the servers of a contest, and comes back.

use std::time::Duration;

use serde_json::{Value, json};

use super::league::{Club, League};
use crate::{
    discord::{Member, text},
    running::{Data, on_either_engine},
    steps::Step,
};

on_either_engine!(a_server_that_removes_the_bot_loses_nothing_for_a_week_and_then_its_boards);

const DAY: Duration = Duration::from_hours(24);

impl League {
    /// Removes the bot from a server, and makes it notice by something that is to be shown there. A
    /// player in the other server sees that the clock of this match is stopped.
    pub(super) async fn remove_bot(
        &self,
        from: &Club,
        (seen_by, channel): ((&Member, &str), &str),
        notice: impl AsyncFnOnce(),
    ) {
        let bot = self.bot().await;
        let path = format!("/guilds/{}/members/{bot}", from.guild);
        self.discord.delete(&path).await;
        notice().await;
        let (by, id) = seen_by;
        self.discord
            .until("a clock that stands", async || {
                let named = json!({ "match": id });
                let clock = self.discord.of_match(by, channel, named, "clock:").await;
                let said = clock.updated();
                if said.contains("The clock is stopped") {
                    Ok(())
                } else {
                    Err(said.into())
                }
            })
            .await;
    }

    pub(super) async fn return_bot(&self, to: &Club) {
        let bot = self.bot().await;
        let path = format!("/guilds/{}/members", to.guild);
        self.discord.post(&path, json!({ "user": bot })).await;
    }

    /// Waits until a message in one of the threads of a club meets this condition.
    async fn on_a_board(&self, of: &Club, is_so: impl Fn(&Value) -> bool) {
        let find = async || {
            let path = format!("/channels/{}/threads", of.channel);
            let threads = self.discord.get(&path).await;
            let mut seen = Vec::new();
            for thread in threads.as_array().expect("threads") {
                let thread = text(&thread["id"]);
                seen.extend(self.discord.messages_now(&thread, &of.players[0]).await);
            }
            if seen.iter().any(&is_so) {
                Ok(())
            } else {
                Err(seen.into())
            }
        };
        self.discord.until("the board", find).await;
    }

    pub(crate) async fn bot(&self) -> String {
        let state = self.discord.get("/state").await;
        let members = state["guilds"][0]["members"].as_array().expect("members");
        let bot = members.iter().find(|member| member["bot"] == true);
        text(&bot.expect("the bot")["id"])
    }
}

async fn a_server_that_removes_the_bot_loses_nothing_for_a_week_and_then_its_boards(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = &league;
    league.open().await;
    let terms = json!({ "boards": "2", "games": "guard-and-towers", "pace": "move-3d" });
    league.agree(terms).await;
    league.sign_up().await;
    let boards = league.begin(2).await;
    // At the second board Abbey moves first.
    let said = text(&boards["content"]).replace('\\', "");
    let second = said
        .lines()
        .find(|line| line.starts_with("- 2. "))
        .expect("a board");
    let (_, rest) = second.split_once(" #").expect("a match");
    let (id, rest) = rest.split_once(": ").expect("players");
    let (player, _) = rest.split_once(" – ").expect("two");
    let player = abbey.player(player);

    data.all_said().await;
    league
        .remove_bot(bridge, ((player, id), &abbey.channel), async || {
            let options = json!({ "match": id, "move": "a7-a6" });
            let played = discord.command(player, &abbey.channel, "move", options);
            played.await.private();
        })
        .await;
    // Their time is not running.
    for _ in 0..5 {
        discord.advance(DAY).await;
    }
    let shown = league
        .manage(abbey, "contest", json!({ "contest": "1" }))
        .await
        .private();
    assert!(shown.contains("decided: 0 of 2"), "{shown}");
    data.all_said().await;
    league.return_bot(bridge).await;
    let listed = league.manage(bridge, "contest", json!({})).await;
    assert!(listed.private().contains("running"));
    let moved = |board: &Value| text(&board["content"]).contains("a7-a6");
    league.on_a_board(bridge, moved).await;
    // Where it was shown all the time, the board has the new deadline.
    let named = json!({ "match": id });
    let clock = discord.of_match(player, &abbey.channel, named, "clock:");
    let clock = clock.await.updated();
    let line = clock.lines().find(|line| line.starts_with("Deadline:"));
    let (deadline, _) = line.and_then(|line| line.split_once('>')).expect(&clock);
    let shows_it = |board: &Value| moved(board) && text(&board["content"]).contains(deadline);
    league.on_a_board(abbey, shows_it).await;

    // For more than a week.
    league
        .remove_bot(bridge, ((player, id), &abbey.channel), async || {
            let name = [Step::Choose("contest-captain", json!(player.id))];
            let named = league.on_contest(abbey, &abbey.manager, &name);
            named.await.updated();
        })
        .await;
    for _ in 0..8 {
        discord.advance(DAY).await;
    }
    let decided = "**Contest 1, boards: Abbey – Bridge**";
    let card = league.shown(abbey, decided, "decided: 2 of 2").await;
    let forfeits = text(&card["content"]).matches("1–0 by forfeit").count();
    assert_eq!(forfeits, 2, "{card:#}");
    let title = "**Contest 1, result: Abbey – Bridge**";
    let result = league
        .shown(abbey, title, "**Abbey** beats **Bridge** 2–0.")
        .await;
    let refused = discord
        .press(&abbey.manager, &result, "Contest again")
        .await;
    let refused = refused.private();
    assert!(refused.contains("I’m not in “Bridge”"), "{refused}");
    // After the return, the server reads the result.
    league.return_bot(bridge).await;
    let listed = league.manage(bridge, "contest", json!({})).await;
    assert!(listed.private().contains("· lost 2–0"));
    league
        .shown(bridge, title, "**Abbey** beats **Bridge** 2–0.")
        .await;
    discord.judge().await;
}
