//! A tournament with players from several servers.

use std::time::Duration;

use serde_json::{Value, json};

use super::league::{Club, League};
use crate::{
    cards::tournaments::options,
    discord::{Answer, Member, components, labels, text},
    running::{Data, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    servers_play_one_tournament_until_the_bot_is_gone_from_one_for_a_week,
    games_go_on_in_another_channel_when_that_of_a_guest_is_deleted,
    a_server_pulls_out_and_reads_who_calls_the_tournament_off,
    whoever_guesses_codes_of_tournaments_and_servers_has_to_wait,
);

const DAY: Duration = Duration::from_hours(24);

/// The beginning of the message about the tournament.
const TITLE: &str = "🏆 **Cup** · tournament 1\n";

impl League {
    /// Takes these steps from the card of the first tournament.
    async fn steps(&self, club: &Club, steps: &[Step<'_>]) -> Answer {
        let card = given("tournament", json!({ "tournament": "1" }));
        let (manager, channel) = (&club.manager, &club.channel);
        self.discord.steps(manager, channel, card, steps).await
    }

    /// Lets Abbey give a match of the first tournament this result.
    async fn sets(&self, id: u32, result: &str) {
        let card = self.steps(&self.abbey, &[]).await;
        let by = &self.abbey.manager;
        let decided = self.discord.set_result(by, &card, id, result).await;
        let decided = decided.updated();
        assert!(decided.contains("The result of match"), "{decided}");
    }

    /// Returns the list of tournaments that the manager of a server sees.
    async fn tournaments(&self, club: &Club) -> String {
        let list = self.manage(club, "tournament", json!({})).await;
        list.private()
    }

    /// Lets Abbey announce the tournament, in which others can take part in this way.
    async fn announce(&self, between: &str) -> String {
        let cup = json!({
            "name": "Cup", "system": "swiss", "rounds": 3, "game": "guard-and-towers",
            "pace": "move-3d", "servers": between,
        });
        text(&self.found(&self.abbey, cup).await.message()["content"])
    }

    async fn take_part(&self, club: &Club, named: &str) -> String {
        let steps = [
            Step::PressId("managing-enter-named"),
            Step::Fill(json!({ "number": named })),
        ];
        let (manager, channel) = (&club.manager, &club.channel);
        let list = given("tournament", json!({}));
        let taken = self.discord.steps(manager, channel, list, &steps).await;
        text(&taken.message()["content"])
    }

    /// Lets everyone enter in their own server.
    async fn enter(&self, servers: &str) {
        for club in [&self.abbey, &self.bridge] {
            let card = self.shown(club, TITLE, servers).await;
            for player in &club.players {
                let entered = self.discord.press(player, &card, "Join").await.private();
                assert!(entered.contains("You’ve joined"), "{entered}");
            }
        }
    }

    /// Lets Abbey start it, even if another tournament in which it takes part is newer.
    async fn start(&self) {
        let started = self
            .steps(&self.abbey, &[Step::PressId("managing-next")])
            .await;
        let started = started.updated();
        assert!(
            started.contains("Round 1 of tournament 1 has started"),
            "{started}"
        );
    }

    /// Waits until the message of a server about a round says this, and returns it.
    async fn round(&self, club: &Club, round: u32, says: &str) -> String {
        let title = format!("🏆 **Cup** · tournament 1, round {round}\n");
        let found = self.shown(club, &title, says).await;
        text(&found["content"]).replace('\\', "")
    }

    /// Checks that others find the open tournament, and the other one only by its code.
    async fn others_find_it(&self, code: &str) {
        let (abbey, bridge, castle) = (&self.abbey, &self.bridge, &self.castle);
        let listed = self.tournaments(bridge).await;
        let open = listed.contains("**Cup** (#1)") && listed.contains("· Abbey");
        assert!(open && !listed.contains("(#2)"), "{listed}");
        let hidden = self.take_part(castle, "2").await;
        assert!(hidden.contains("no such tournament"), "{hidden}");
        let own = self.take_part(abbey, "1").await;
        assert!(own.contains("your own server"), "{own}");
        let (player, channel) = (&bridge.players[0], &bridge.channel);
        let list = self
            .discord
            .command(player, channel, "tournament", json!({}));
        let offered = components(list.await.message());
        assert!(
            !offered
                .iter()
                .any(|one| text(&one["custom_id"]).starts_with("managing-")),
            "{offered:?}"
        );
        for (club, named, number) in [(castle, code, 2), (castle, "1", 1), (bridge, "#1", 1)] {
            let taken = self.take_part(club, named).await;
            let part = format!("takes part in tournament {number}");
            assert!(taken.contains(&part), "{taken}");
        }
    }

    /// Checks that a round is shown in all servers, without links to another one. Once the boards are
    /// there, it links to those of the same server.
    async fn round_is_shown_apart(&self) {
        let (abbey, bridge) = (&self.abbey, &self.bridge);
        for (club, other) in [(abbey, bridge), (bridge, abbey)] {
            let board = format!("https://discord.com/channels/{}/", club.guild);
            let found = self
                .discord
                .message_where(&club.channel, &club.manager, |message| {
                    let said = text(&message["content"]);
                    said.contains("1, round 1\n") && said.matches(&board).count() == 2
                })
                .await;
            let round = text(&found["content"]).replace('\\', "");
            assert!(!round.contains(&other.guild), "{round}");
            for (own, guest) in club.players.iter().zip(&other.players) {
                let guest = format!("{} · {}", guest.name, other.name);
                let names = round.contains(&own.mention()) && round.contains(&guest);
                assert!(names, "{guest}: {round}");
            }
        }
        self.round(&self.castle, 1, "Bridge").await;
        self.each_server_notifies_its_own().await;
    }

    /// Checks that the first board notifies both players, each in their own server.
    async fn each_server_notifies_its_own(&self) {
        for club in [&self.abbey, &self.bridge] {
            let begun = |message: &Value| message["thread"].is_object();
            let (channel, manager) = (&club.channel, &club.manager);
            let begun = self.discord.message_where(channel, manager, begun).await;
            let thread = text(&begun["thread"]["id"]);
            let board = self.discord.picture_after(&thread, manager, "0").await;
            let pinged = board["pinged"].as_array().expect("a list");
            let own = |player: &&Member| pinged.contains(&json!(player.id));
            let own = club.players.iter().filter(own).count();
            assert_eq!((own, pinged.len()), (1, 1), "{board:#}");
        }
    }

    async fn report_names_the_servers(&self) {
        let export = [Step::PressId("tournament-export")];
        let export = self.steps(&self.bridge, &export).await;
        let url = text(&export.message()["attachments"][0]["url"]);
        let report = String::from_utf8(self.discord.bytes(&url).await).expect("text");
        assert!(report.contains("Abbey-1 · Abbey"), "{report}");
    }

    /// Removes the bot from Bridge for more than a week, and brings it back.
    async fn bridge_is_gone_for_a_week(&self) {
        let (abbey, bridge) = (&self.abbey, &self.bridge);
        let round = self.round(abbey, 1, " #3").await;
        let other = round.lines().find(|line| line.contains(" #3"));
        let plays = |player: &&Member| other.is_some_and(|line| line.contains(&player.mention()));
        let player = abbey.players.iter().find(plays).expect("one plays #3");
        self.remove_bot(bridge, ((player, "3"), &abbey.channel), async || {
            self.sets(1, "draw").await;
        })
        .await;
        self.round(abbey, 1, "½–½").await;
        for _ in 0..5 {
            self.discord.advance(DAY).await;
        }
        self.round(abbey, 1, " #3").await;
        for _ in 0..3 {
            self.discord.advance(DAY).await;
        }
        let second = self.round(abbey, 2, " #5").await;
        for player in &abbey.players {
            assert!(second.contains(&player.mention()), "{second}");
        }
        assert!(!second.contains("Bridge"), "{second}");
        // Players of Abbey who were to meet one of them have won without a move.
        let won = |message: &Value| {
            let said = text(&message["content"]);
            said.contains("1, round 1\n") && (said.contains("+/-") || said.contains("-/+"))
        };
        let (channel, manager) = (&abbey.channel, &abbey.manager);
        self.discord.message_where(channel, manager, won).await;
        self.return_bot(bridge).await;
        self.tournaments(bridge).await;
        self.shown(bridge, TITLE, "(withdrawn)").await;
    }

    /// Returns a game of the round in which a player of Abbey moves first.
    async fn game_of_abbey(&self) -> (&Member, String) {
        let round = self.round(&self.abbey, 1, " #").await;
        for player in &self.abbey.players {
            let begins = format!("{} – ", player.mention());
            let mut lines = round.lines().map(|line| line.trim_start_matches("- "));
            if let Some(line) = lines.find(|line| line.starts_with(&begins)) {
                let (_, rest) = line.split_once(" #").expect("a match");
                let id = rest.split(' ').next().expect("a number");
                return (player, id.to_owned());
            }
        }
        panic!("nobody of Abbey moves first: {round}");
    }
}

async fn servers_play_one_tournament_until_the_bot_is_gone_from_one_for_a_week(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    let League {
        discord, bridge, ..
    } = &league;
    let closed = league.announce("open").await;
    assert!(closed.contains("isn’t open to others"), "{closed}");
    league.open().await;
    let made = league.announce("open").await;
    assert!(made.contains("Tournament 1 is announced"), "{made}");
    let secret = league.announce("code").await;
    let code = secret.split('`').rev().nth(1).expect("a code");
    league.others_find_it(code).await;
    league.enter("3 servers take part").await;
    let card = league.shown(bridge, TITLE, "**Abbey** runs it").await;
    let again = discord.press(&bridge.players[0], &card, "Join").await;
    assert!(again.private().contains("already"));
    // Its own managers run it.
    let theirs = labels(league.steps(bridge, &[]).await.message());
    assert!(!theirs.contains(&"Start it".to_owned()), "{theirs:?}");
    league.start().await;
    league.round_is_shown_apart().await;
    league.report_names_the_servers().await;
    league.bridge_is_gone_for_a_week().await;
    discord.judge().await;
}

async fn games_go_on_in_another_channel_when_that_of_a_guest_is_deleted(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = &league;
    league.open().await;
    league.announce("open").await;
    // Bridge reads what others want in one channel, and shows the tournament in another.
    let path = format!("/guilds/{}/channels", bridge.guild);
    let annex = text(&discord.post(&path, json!({ "name": "annex" })).await["id"]);
    let list = given("tournament", json!({}));
    let enter = [Step::Choose("managing-enter", json!("1"))];
    let taken = discord.steps(&bridge.manager, &annex, list, &enter).await;
    assert!(taken.updated().contains("takes part"));
    let card = discord.message_where(&annex, &bridge.manager, |message| {
        text(&message["content"]).starts_with(TITLE)
    });
    let card = card.await;
    for player in &bridge.players {
        discord.press(player, &card, "Join").await.private();
    }
    let card = league.shown(abbey, TITLE, "2 players have joined").await;
    for player in &abbey.players {
        discord.press(player, &card, "Join").await.private();
    }
    league.start().await;
    for (club, channel) in [(abbey, &abbey.channel), (bridge, &annex)] {
        let board = format!("https://discord.com/channels/{}/", club.guild);
        discord
            .message_where(channel, &club.manager, |message| {
                let said = text(&message["content"]);
                said.contains("1, round 1\n") && said.contains(&board)
            })
            .await;
    }
    let (player, id) = league.game_of_abbey().await;
    discord.delete(&format!("/channels/{annex}")).await;
    let options = json!({ "match": id, "move": "a7-a6" });
    let played = discord.command(player, &abbey.channel, "move", options);
    assert!(played.await.private().contains("You played"));

    // It is played in a thread of the other channel from now on, and the tournament is shown there.
    let number = format!("#{id}");
    let opened = discord.message_where(&bridge.channel, &bridge.manager, |message| {
        message["thread"].is_object() && text(&message["content"]).contains(&number)
    });
    let thread = text(&opened.await["thread"]["id"]);
    let board = format!("match-{id}-board-1.png");
    discord
        .message_where(&thread, &bridge.manager, |message| {
            message["attachments"][0]["filename"] == board
        })
        .await;
    league.shown(bridge, TITLE, "Round 1 of 3").await;
    league.round(bridge, 1, &format!("#{id}")).await;
    discord.judge().await;
}

async fn a_server_pulls_out_and_reads_who_calls_the_tournament_off(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    let League {
        discord,
        abbey,
        bridge,
        castle,
        ..
    } = &league;
    league.open().await;
    league.announce("open").await;
    for club in [bridge, castle] {
        let taken = league.take_part(club, "1").await;
        assert!(taken.contains("takes part in tournament 1"), "{taken}");
    }
    league.enter("3 servers take part").await;

    // Managers choose among all players, and see whose they are.
    let which = league
        .steps(abbey, &[Step::PressId("managing-players")])
        .await;
    let players = options(which.message()).into_iter();
    let guests: Vec<(String, String)> = players
        .filter(|(name, _)| name.contains("Bridge"))
        .collect();
    let names: Vec<&str> = guests.iter().map(|(name, _)| &name[..]).collect();
    assert_eq!(names, ["Bridge-1 · Bridge", "Bridge-2 · Bridge"]);
    let out = json!(guests[0].1);
    let manager = &abbey.manager;
    let asked = discord
        .select(manager, which.message(), "managing-remove", &out)
        .await;
    let question = "**Remove Bridge-1 · Bridge from tournament 1?**";
    assert!(
        asked.updated().replace('\\', "").contains(question),
        "{asked:?}"
    );
    let left = league.confirm(abbey, &asked).await;
    assert!(left.contains("Removed from tournament 1"), "{left}");

    // A member who cannot manage the server cannot press the managers' buttons.
    let own = labels(league.steps(abbey, &[]).await.message());
    assert!(!own.contains(&"Take this server out".to_owned()), "{own:?}");
    let card = league.shown(bridge, TITLE, "3 servers take part").await;
    let managed = discord.press(&bridge.manager, &card, "Manage").await;
    managed.private();
    assert!(labels(managed.message()).contains(&"Take this server out".to_owned()));
    let out = [Step::Press("Take this server out")];
    let asked = league.steps(bridge, &out).await;
    let question = text(&asked.message()["content"]);
    assert!(question.contains("One player leaves with it"), "{question}");
    let answers = ["Yes, withdraw", "No, change nothing"];
    assert_eq!(labels(asked.message()), answers);
    let confirmed = discord
        .press(&bridge.manager, asked.message(), "Yes, withdraw")
        .await;
    let done = confirmed.updated();
    assert!(done.contains("is no longer in tournament"), "{done}");
    let card = league.shown(bridge, TITLE, "is no longer in it");
    assert_eq!(labels(&card.await), [""; 0]);
    league.shown(abbey, TITLE, "2 servers take part").await;

    // The other servers read who called it off, even if that server has closed itself.
    league.close(abbey).await.updated();
    let asked = league.steps(abbey, &[Step::PressId("managing-stop")]).await;
    let cancelled = league.confirm(abbey, &asked).await;
    assert!(cancelled.contains("is canceled"), "{cancelled}");
    let off = "**Abbey** has canceled it.";
    league.shown(castle, TITLE, off).await;
    league.shown(abbey, TITLE, "It was canceled.").await;
    let listed = league.tournaments(castle).await;
    assert!(listed.contains("· Abbey"), "{listed}");
    discord.judge().await;
}

/// Wrong codes count together, whatever they are meant for.
async fn whoever_guesses_codes_of_tournaments_and_servers_has_to_wait(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    league.open().await;
    let secret = league.announce("code").await;
    let code = secret.split('`').rev().nth(1).expect("a code").to_owned();
    let page = async |club: &Club, named: &str| league.find(club, named).await.private();
    let wait = "You’ve tried many codes that don’t work. You can try again <t:";
    for number in 22..27 {
        let said = league
            .take_part(&league.bridge, &format!("ABCD-EF{number}"))
            .await;
        assert!(!said.contains(wait), "{said}");
        let said = page(&league.bridge, &format!("ABCD-GH{number}")).await;
        assert!(!said.contains(wait), "{said}");
    }
    for said in [
        league.take_part(&league.bridge, &code).await,
        page(&league.bridge, &code).await,
    ] {
        assert!(said.contains(wait), "{said}");
    }
    // A text that can't be a code doesn't count as a guess, and nobody else has to wait.
    let said = page(&league.bridge, &league.abbey.guild).await;
    assert!(said.contains("Abbey"), "{said}");
    let said = page(&league.abbey, "ABCD-EF22").await;
    assert!(!said.contains(wait), "{said}");
    league.discord.judge().await;
}
