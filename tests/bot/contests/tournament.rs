//! A tournament whose players are of several servers.

use std::time::Duration;

use serde_json::{Value, json};

use super::league::{Club, League};
use crate::{
    discord::text,
    running::{Data, on_both_engines},
};

on_both_engines!(servers_play_one_tournament_until_the_bot_is_gone_from_one_for_a_week);

const DAY: Duration = Duration::from_hours(24);

impl League {
    async fn tournament(&self, club: &Club, what: &str, options: Value) -> String {
        let name = format!("tournament {what}");
        self.manage(club, &name, options).await.private()
    }

    /// What the message of a server about a round says, once it does.
    async fn round(&self, club: &Club, round: u32, says: &str) -> String {
        let title = format!("**Cup** · tournament 1, round {round}\n");
        let found = self.shown(club, &title, says).await;
        text(&found["content"]).replace('\\', "")
    }
}

const NUMBER: &str = "1";
const TITLE: &str = "🏆 **Cup** · tournament 1\n";

/// Abbey makes two, one of which others find by its code alone. Gives the code.
async fn two_are_made(league: &League) -> String {
    let cup = |between: &str| {
        json!({
            "name": "Cup", "system": "swiss", "rounds": 3, "game": "guard-and-towers",
            "pace": "move-3d", "servers": between,
        })
    };
    let abbey = &league.abbey;
    let closed = league.tournament(abbey, "create", cup("open")).await;
    assert!(closed.contains("is not open to others"), "{closed}");
    league.open().await;
    let made = league.tournament(abbey, "create", cup("open")).await;
    assert!(made.contains("Tournament 1 is announced"), "{made}");
    let secret = league.tournament(abbey, "create", cup("code")).await;
    secret.split('`').rev().nth(1).expect("a code").to_owned()
}

/// Others find the open one, and the other one by its code alone.
async fn others_take_part(league: &League, code: &str) {
    let League {
        discord,
        abbey,
        bridge,
        castle,
        ..
    } = league;
    let listed = league.tournament(bridge, "list", json!({})).await;
    let open = listed.contains("**Cup** (#1)") && listed.contains("· Abbey");
    assert!(open && !listed.contains("(#2)"), "{listed}");
    let take_part = async |club: &Club, named: &str| {
        let options = json!({ "tournament": named });
        league.tournament(club, "take-part", options).await
    };
    let hidden = take_part(castle, "2").await;
    assert!(hidden.contains("no such tournament"), "{hidden}");
    let own = take_part(abbey, NUMBER).await;
    assert!(own.contains("your own server"), "{own}");
    let (player, name) = (&bridge.players[0], "tournament take-part");
    let named = json!({ "tournament": NUMBER });
    let asked = discord.command(player, &bridge.channel, name, named);
    let refused = asked.await.private();
    let manages = refused.contains("Only members with Manage Server");
    assert!(manages, "{refused}");
    for (club, named, number) in [(castle, code, 2), (castle, NUMBER, 1), (bridge, "#1", 1)] {
        let taken = take_part(club, named).await;
        let part = format!("takes part in tournament {number}");
        assert!(taken.contains(&part), "{taken}");
    }
}

/// Everybody enters in their own server, and the server that made it starts it.
async fn all_enter_at_home(league: &League) {
    let (discord, abbey, bridge) = (&league.discord, &league.abbey, &league.bridge);
    for club in [abbey, bridge] {
        let card = league.shown(club, TITLE, "3 servers take part").await;
        for player in &club.players {
            let entered = discord.press(player, &card, "Join").await.private();
            assert!(entered.contains("You have entered"), "{entered}");
        }
    }
    let card = league.shown(bridge, TITLE, "belongs to **Abbey**").await;
    let again = discord.press(&bridge.players[0], &card, "Join").await;
    assert!(again.private().contains("already"));
    let refused = league.tournament(bridge, "pair", json!({})).await;
    assert!(refused.contains("belongs to another server"), "{refused}");
    let number = json!({ "tournament": NUMBER });
    let started = league.tournament(abbey, "pair", number).await;
    assert!(started.contains("Round 1"), "{started}");
}

/// A round is shown in all servers, with nothing that leads to another one.
async fn a_round_is_shown_in_all(league: &League) {
    let (discord, abbey, bridge) = (&league.discord, &league.abbey, &league.bridge);
    for (club, other) in [(abbey, bridge), (bridge, abbey)] {
        let round = league.round(club, 1, " #3").await;
        assert!(!round.contains(&other.guild), "{round}");
        for (own, guest) in club.players.iter().zip(&other.players) {
            let guest = format!("{} · {}", guest.name, other.name);
            let names = round.contains(&own.mention()) && round.contains(&guest);
            assert!(names, "{guest}: {round}");
        }
    }
    league.round(&league.castle, 1, "Bridge").await;
    let number = json!({ "tournament": NUMBER });
    let export = league.manage(bridge, "tournament export", number).await;
    let url = text(&export.message()["attachments"][0]["url"]);
    let report = String::from_utf8(discord.bytes(&url).await).expect("text");
    assert!(report.contains("Abbey-1 · Abbey"), "{report}");
}

/// The bot is taken from Bridge for more than a week: its players are withdrawn.
async fn who_is_gone_for_a_week_is_withdrawn(league: &League) {
    let (discord, abbey, bridge) = (&league.discord, &league.abbey, &league.bridge);
    let bot = league.bot().await;
    let path = format!("/guilds/{}/members/{bot}", bridge.guild);
    discord.delete(&path).await;
    let options = json!({ "match": "1", "result": "draw" });
    let decided = league.tournament(abbey, "adjudicate", options).await;
    assert!(decided.contains("is decided"), "{decided}");
    league.round(abbey, 1, "½–½").await;
    for _ in 0..5 {
        discord.advance(DAY).await;
    }
    league.round(abbey, 1, " #3").await;
    for _ in 0..3 {
        discord.advance(DAY).await;
    }
    let second = league.round(abbey, 2, " #5").await;
    for player in &abbey.players {
        assert!(second.contains(&player.mention()), "{second}");
    }
    assert!(!second.contains("Bridge"), "{second}");
    // Whoever of Abbey was to meet one of them has won without a move.
    let title = "**Cup** · tournament 1, round 1\n";
    let won = |message: &Value| {
        let said = text(&message["content"]);
        said.starts_with(title) && (said.contains("+/-") || said.contains("-/+"))
    };
    let (channel, manager) = (&abbey.channel, &abbey.manager);
    discord.message_where(channel, manager, won).await;
    league.return_bot(bridge).await;
    league.tournament(bridge, "list", json!({})).await;
    league.shown(bridge, TITLE, "(withdrawn)").await;
}

async fn servers_play_one_tournament_until_the_bot_is_gone_from_one_for_a_week(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    let code = two_are_made(&league).await;
    others_take_part(&league, &code).await;
    all_enter_at_home(&league).await;
    a_round_is_shown_in_all(&league).await;
    // Its matches stand in a picture, too.
    let title = "**Cup** · tournament 1, round 1\n";
    let round = league.shown(&league.bridge, title, "").await;
    let pictures = round["attachments"].as_array().expect("files");
    assert_eq!(pictures.len(), 1);
    assert_eq!(pictures[0]["filename"], "round-1-1-1.png");
    who_is_gone_for_a_week_is_withdrawn(&league).await;
    league.discord.judge().await;
}
