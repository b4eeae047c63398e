//! Tournaments, from the announcement to the result.

mod managers;

use std::{process::Command, time::Duration};

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, labels, text},
    managing::Manager,
    running::{Data, Process, Task, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    a_swiss_goes_on_whoever_comes_leaves_or_stays_away,
    a_round_robin_at_once_is_over_when_all_is_played,
    a_drawn_meeting_of_a_knockout_is_played_again,
    what_moderators_rule_about_games_and_players_counts,
    a_manager_makes_a_few_tournaments_and_not_many_in_a_row,
    a_bracket_shows_every_round_and_who_has_a_bye,
);

const DAY: Duration = Duration::from_hours(24);

/// A server with a tournament, which Ada manages because she owns the server. She does not play, because
/// no one can decide their own matches.
struct Club<'a> {
    discord: &'a Discord,
    games: String,
    ada: Member,
    players: Vec<Member>,
}

impl<'a> Club<'a> {
    /// Creates it with this many players, and Ada.
    async fn new(discord: &'a Discord, count: usize) -> Club<'a> {
        let state = discord.get("/state").await;
        let guild = text(&state["guilds"][0]["id"]);
        let mut players = Vec::new();
        for name in ["Cleo", "Ben", "Nia", "Oda", "Pia"].iter().take(count) {
            let members = state["guilds"][0]["members"].as_array().expect("members");
            if !members.iter().any(|member| member["name"] == *name) {
                let path = format!("/guilds/{guild}/members");
                discord.post(&path, json!({ "name": name })).await;
            }
            players.push(discord.member(name).await);
        }
        Club {
            discord,
            games: discord.channel("games").await,
            ada: discord.member("Ada").await,
            players,
        }
    }

    /// Takes these steps from the card of the tournament with this number.
    async fn steps(&self, by: &Member, number: u32, steps: &[Step<'_>]) -> Answer {
        let card = given("tournament", json!({ "tournament": number.to_string() }));
        self.discord.steps(by, &self.games, card, steps).await
    }

    /// Does what is on the card of the first tournament with a custom id that begins like this.
    async fn act(&self, by: &Member, id: &str) -> Answer {
        self.steps(by, 1, &[Step::PressId(id)]).await
    }

    /// Returns what a member reads who does that.
    async fn reads(&self, by: &Member, id: &str) -> String {
        text(&self.act(by, id).await.message()["content"])
    }

    /// Returns what a member can do on the card of the first tournament.
    async fn can_do(&self, by: &Member) -> Vec<String> {
        labels(self.steps(by, 1, &[]).await.message())
    }

    /// Asks to take a player out of the first tournament.
    async fn takes_out(&self, by: &Member, player: &Member) -> Answer {
        let player = json!(player.id);
        let steps = [
            Step::PressId("managing-players"),
            Step::Choose("managing-remove", player),
        ];
        self.steps(by, 1, &steps).await
    }

    /// Lets Ada announce a tournament on these terms.
    async fn announced(&self, terms: Value) -> String {
        let (discord, ada) = (self.discord, &self.ada);
        let announced = discord.found(ada, &self.games, terms).await;
        text(&announced.message()["content"])
    }

    /// Announces a tournament, which these players enter, and starts it.
    async fn start(&self, mut options: Value, count: usize) -> Value {
        options["name"] = json!("Autumn *Cup*");
        options["game"] = json!("guard-and-towers");
        options["pace"] = json!("none");
        let made = self.announced(options).await;
        assert!(made.contains("Tournament 1 is announced"), "{made}");
        let card = self.card("No one has joined yet").await;
        for player in self.players.iter().take(count) {
            let entered = self.discord.press(player, &card, "Join").await.private();
            assert!(entered.contains("You’ve joined tournament 1"), "{entered}");
        }
        let card = self.card(&format!("{count} players have joined")).await;
        assert_eq!(labels(&card), ["Join", "Leave", "Manage"]);
        let started = self.reads(&self.ada, "managing-next").await;
        assert!(started.contains("of tournament 1 has started"), "{started}");
        card
    }

    /// Waits until the message about the tournament says this, and returns it.
    async fn card(&self, what: &str) -> Value {
        let is_it = |message: &Value| {
            let words = text(&message["content"]);
            let first = words.lines().next().unwrap_or_default();
            first.ends_with("· tournament 1") && words.contains(what)
        };
        let (discord, ada) = (self.discord, &self.ada);
        discord.message_where(&self.games, ada, is_it).await
    }

    /// Waits until the announcement of a round says this, and returns it.
    async fn round(&self, round: u32, what: &str) -> String {
        let title = format!("· tournament 1, round {round}\n");
        let is_it = |message: &Value| {
            let words = text(&message["content"]);
            words.contains(&title) && words.contains(what)
        };
        let found = self.discord.message_where(&self.games, &self.ada, is_it);
        text(&found.await["content"])
    }

    /// Returns Ada as a manager.
    fn manager(&self) -> Manager<'_> {
        self.discord.manager(&self.ada, &self.games)
    }

    /// Asks for a ruling as Ada, and confirms it. Returns the question and the answer.
    async fn rules(&self, id: u32, ruling: &str, reason: &str) -> (String, String) {
        let manager = self.manager();
        let asked = manager.ask_to_rule(&id.to_string(), ruling, reason).await;
        let done = manager.confirm(&asked).await;
        (asked.updated(), done.updated())
    }

    /// Checks that a member is asked whether to do something in a tournament.
    fn is_asked(asked: Answer, question: &str) -> Answer {
        let said = text(&asked.message()["content"]);
        assert!(said.contains(question), "{said}");
        let answers = ["Yes, do it", "No, change nothing"];
        assert_eq!(labels(asked.message()), answers);
        asked
    }

    async fn confirms(&self, by: &Member, asked: &Answer) -> Answer {
        self.discord.press(by, asked.message(), "Yes, do it").await
    }

    /// Returns the lines of the server's log, the newest first.
    async fn log(&self) -> Vec<String> {
        let log = self.manager().log().await;
        log.lines().skip(1).map(str::to_owned).collect()
    }

    /// Checks that the first board of a match notifies both of its players, who have done nothing to
    /// begin it.
    async fn both_are_pinged(&self) {
        let (discord, ada) = (self.discord, &self.ada);
        let begun = |message: &Value| message["thread"].is_object();
        let begun = discord.message_where(&self.games, ada, begun).await;
        let thread = text(&begun["thread"]["id"]);
        let board = discord.picture_after(&thread, ada, "0").await;
        let pinged = board["pinged"].as_array().expect("a list");
        let plays = |player: &&Member| text(&board["content"]).contains(&player.mention());
        let mut players: Vec<Value> = self
            .players
            .iter()
            .filter(plays)
            .map(|player| json!(player.id))
            .collect();
        assert_eq!(players.len(), 2, "{board:#}");
        players.retain(|player| !pinged.contains(player));
        assert!(players.is_empty() && pinged.len() == 2, "{board:#}");
    }

    /// Resigns a match as a player.
    async fn resigns(&self, player: &Member, id: u32) {
        let options = json!({ "match": format!("#{id}") });
        let discord = self.discord;
        let sure = discord.command(player, &self.games, "resign", options);
        let sure = sure.await;
        discord.press(player, sure.message(), "Yes, resign").await;
    }

    async fn decide(&self, id: u32, result: &str) {
        let decided = self.sets(id, result).await;
        assert!(decided.contains("The result of match"), "{decided}");
    }

    /// Returns what Ada reads who gives a match this result, whether it has one or not.
    async fn sets(&self, id: u32, result: &str) -> String {
        let card = self.steps(&self.ada, 1, &[]).await;
        let set = self.discord.set_result(&self.ada, &card, id, result);
        text(&set.await.message()["content"])
    }

    /// Checks that the result of a knock-out of four comes with one picture, which names everyone where
    /// they came.
    async fn has_a_podium(&self) {
        let is_it = |message: &Value| text(&message["content"]).contains("· tournament 1, result");
        let found = self.discord.message_where(&self.games, &self.ada, is_it);
        let files = found.await["attachments"].clone();
        assert_eq!(files.as_array().map(Vec::len), Some(1), "{files}");
        assert_eq!(text(&files[0]["filename"]), "podium-1.png");
        let alt = text(&files[0]["description"]);
        let places = alt
            .strip_prefix("Podium of the tournament “")
            .and_then(|alt| alt.split_once("): 1. "))
            .map(|(_, places)| places.to_owned());
        let places = places.unwrap_or_else(|| panic!("{alt}"));
        let places: Vec<&str> = places.split("; ").collect();
        assert!(places[1].starts_with("2. "), "{alt}");
        assert!(
            places[2].starts_with("3. ") && places[2].contains(", "),
            "{alt}"
        );
        for player in &self.players {
            let is_named = |place: &&&str| place.contains(&player.name);
            assert_eq!(places.iter().filter(is_named).count(), 1, "{alt}");
        }
    }

    /// Returns the result, which is announced exactly once.
    async fn result(&self) -> String {
        let is_it = |message: &Value| text(&message["content"]).contains("· tournament 1, result");
        let found = self.discord.message_where(&self.games, &self.ada, is_it);
        let found = text(&found.await["content"]);
        let all = self.discord.all_messages(&self.games, &self.ada).await;
        let is_public = |message: &&Value| {
            let flags = message["flags"].as_u64().unwrap_or_default();
            flags & EPHEMERAL == 0
        };
        let titles = all.iter().filter(is_public).filter_map(|message| {
            let words = message["content"].as_str()?;
            let title = words.lines().next()?;
            title.contains("tournament 1").then(|| title.to_owned())
        });
        let mut titles: Vec<String> = titles.collect();
        let count = titles.len();
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), count, "each is said once: {titles:?}");
        found
    }
}

async fn a_swiss_goes_on_whoever_comes_leaves_or_stays_away(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let club = Club::new(&discord, 5).await;
    let (ben, late) = (&club.players[1], &club.players[4]);
    let options = json!({ "system": "swiss", "rounds": 3, "first-move-days": 3 });
    let list = discord
        .command(ben, &club.games, "tournament", json!({}))
        .await;
    assert!(!labels(list.message()).contains(&"New tournament".to_owned()));
    let card = club.start(options, 4).await;
    // The report file is for everyone, and the rest of *Everything else …* for managers.
    let can_do = club.can_do(ben).await;
    for label in ["Next round", "Remove a player", "Cancel it"] {
        assert!(!can_do.contains(&label.to_owned()), "{label}: {can_do:?}");
        assert!(
            club.can_do(&club.ada).await.contains(&label.to_owned()),
            "{label}"
        );
    }
    let again = discord.press(ben, &card, "Join").await.private();
    assert!(again.contains("already"), "{again}");
    club.round(1, " #1").await;
    club.both_are_pinged().await;
    let pull_out = "Take this server out".to_owned();
    assert!(!club.can_do(&club.ada).await.contains(&pull_out));

    let twice = club.reads(&club.ada, "managing-next").await;
    assert!(twice.contains("2 matches are unfinished"), "{twice}");

    // No one could move meanwhile, so no one has missed a first move.
    bot.kill(&discord).await;
    discord.advance(DAY * 4).await;
    let _bot = Task::start_after_kill(&discord, &data).await;
    let card = club.card("Round 1 of 3").await;
    assert!(text(&card["content"]).contains("within 3 days"), "{card}");
    let entered = discord.press(late, &card, "Join").await.private();
    assert!(entered.contains("from round 2 on"), "{entered}");
    club.decide(1, "first").await;
    let first = club.round(1, "1–0").await;
    assert!(first.contains(" #2"), "it still runs: {first}");
    // No one moves in the other match, so the player who should have begun has not come.
    discord.advance(DAY * 4).await;
    club.round(1, "-/+").await;

    let second = club.round(2, "sits this round out").await;
    assert_eq!(second.matches(" – ").count(), 2, "{second}");
    let gone = &club.players[2];
    let leave = "Leave tournament 1?";
    let asked = Club::is_asked(club.act(gone, "tournament-leave").await, leave);
    let left = club.confirms(gone, &asked).await.updated();
    assert!(left.contains("goes on and still counts"), "{left}");
    let back = discord.press_late(gone, &card, "Join").await.private();
    assert!(back.contains("can’t come back"), "{back}");
    club.decide(3, "draw").await;
    club.decide(4, "second").await;
    let third = club.round(3, " #5").await;
    assert!(!third.contains(&gone.mention()), "{third}");
    assert_eq!(third.matches(" – ").count(), 2, "{third}");
    let report = club.act(ben, "tournament-export").await;
    let url = text(&report.message()["attachments"][0]["url"]);
    let report = String::from_utf8(discord.bytes(&url).await).expect("text");
    assert!(report.contains("012 Autumn *Cup*\n"), "{report}");
    assert_eq!(report.matches("\n001 ").count(), 5, "{report}");
    assert_paired(&data, &report);
    assert_eq!(exported(&data), report);

    club.decide(5, "first").await;
    club.decide(6, "first").await;
    let result = club.result().await;
    for player in &club.players {
        assert!(result.contains(&player.mention()), "{result}");
    }
    let announced = |message: &Value| {
        let said = text(&message["content"]);
        said.contains("It’s over") && labels(message) == ["Standings"]
    };
    discord.message_where(&club.games, ben, announced).await;
    let typed = json!({ "tournament": "" });
    let found = discord.complete(ben, &club.games, "tournament", typed, "tournament");
    assert_eq!(found.await.len(), 1);
    let listed = discord.command(ben, &club.games, "tournament", json!({}));
    let listed = listed.await.private();
    assert!(
        listed.contains("Autumn \\*Cup\\*") && listed.contains("over"),
        "{listed}"
    );
    discord.judge().await;
}

/// Returns what `courtier tournament export` prints.
fn exported(data: &Data) -> String {
    let (name, value) = data.setting();
    let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .args(["tournament", "export", "1"])
        .current_dir(data.folder())
        .env(name, value)
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Checks that the report of a tournament in which a round is played is paired as that round was.
fn assert_paired(data: &Data, report: &str) {
    let file = data.folder().join("club.trf");
    std::fs::write(&file, report).expect("written");
    let paired = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .args(["tournament", "pair"])
        .arg(&file)
        .output()
        .expect("it runs");
    let printed = String::from_utf8_lossy(&paired.stdout).into_owned();
    assert!(printed.starts_with("2\n"), "{paired:?}");
}

async fn a_round_robin_at_once_is_over_when_all_is_played(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let club = Club::new(&discord, 3).await;
    let options = json!({ "system": "round-robin", "all-at-once": true });
    club.start(options, 3).await;
    let games = club.round(3, " #3").await;
    assert_eq!(games.matches(" – ").count(), 3, "{games}");
    for id in 1..=3 {
        club.decide(id, "draw").await;
    }
    let result = club.result().await;
    assert_eq!(result.matches("1. <@").count(), 3, "all share it: {result}");
    let first = result.lines().nth(1).expect("a podium");
    assert!(
        first.starts_with("🥇 <@") && first.matches("<@").count() == 3,
        "{result}"
    );
    discord.judge().await;
}

async fn a_drawn_meeting_of_a_knockout_is_played_again(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let club = Club::new(&discord, 4).await;
    club.start(json!({ "system": "knockout" }), 4).await;
    club.decide(1, "draw").await;
    club.decide(2, "first").await;
    let again = club.round(1, " #3").await;
    assert_eq!(again.matches(" – ").count(), 3, "{again}");
    club.decide(3, "second").await;
    club.round(2, " #4").await;
    club.decide(4, "first").await;
    let result = club.result().await;
    assert!(
        result.contains("1. <@") && result.contains("2. <@"),
        "{result}"
    );
    assert_eq!(result.matches("3. <@").count(), 2, "{result}");
    for medal in ["🥇 <@", "🥈 <@", "🥉 <@"] {
        assert!(result.contains(medal), "{result}");
    }
    club.has_a_podium().await;
    discord.judge().await;
}

/// A round robin of four, round by round: Ada plays too, and one player is banned.
async fn what_moderators_rule_about_games_and_players_counts(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let mut club = Club::new(&discord, 5).await;
    let (banned, entered) = (club.players[0].clone(), club.players[1..4].to_vec());
    club.players.push(club.ada.clone());
    let options = json!({
        "name": "Cup", "game": "courtyard", "pace": "none", "system": "swiss", "rounds": 5,
        "round-days": 7, "first-move-days": 2,
    });
    club.announced(options).await;
    let card = club.card("Each round lasts 7 days").await;
    for player in entered.iter().chain([&banned, &club.ada]) {
        let entered = discord.press(player, &card, "Join").await.private();
        assert!(entered.contains("within 2 days"), "{entered}");
    }
    club.manager().ban(&banned.id, "rude").await;
    let started = club.reads(&club.ada, "managing-next").await;
    assert!(started.contains("There are only 3 rounds"), "{started}");
    let first = club.round(1, " #2").await;
    assert_eq!(first.matches(" – ").count(), 2, "{first}");
    assert!(!first.contains(&banned.mention()), "{first}");

    // No one decides their own game. It ends when someone resigns.
    let mine = |round: &str| -> (u32, String) {
        let mut lines = round.lines();
        let line = lines.find(|line| line.contains(&club.ada.mention()) && line.contains(" #"));
        let line = line.expect("her game").to_owned();
        let id = line
            .split(" #")
            .nth(1)
            .and_then(|rest| rest.split(' ').next());
        (id.and_then(|id| id.parse().ok()).expect("a number"), line)
    };
    let against = |line: &str| {
        let mut players = entered.iter();
        let found = players.find(|player| line.contains(&player.mention()));
        found.expect("she has one").clone()
    };
    let (own, line) = mine(&first);
    let refused = club.sets(own, "first").await;
    assert!(refused.contains("You’re playing match"), "{refused}");
    club.resigns(&against(&line), own).await;
    let began = line.find(&club.ada.mention()) < line.find(" – ");
    club.round(1, if began { "1–0" } else { "0–1" }).await;
    let other = 3 - own;
    let idle = entered.iter().find(|player| **player != against(&line));
    club.resigns(idle.expect("another"), other).await;
    let second = club.round(2, " #4").await;

    // A game whose match is aborted or declared void waits for managers.
    let (own, line) = mine(&second);
    club.resigns(&against(&line), own).await;
    for (id, ruling, reason) in [(other, "void", "a bug"), (7 - own, "cancel", "a mistake")] {
        let (asked, done) = club.rules(id, ruling, reason).await;
        for said in [&asked, &done] {
            assert!(said.contains("Tournament 1 needs a result"), "{said}");
        }
    }
    for round in [1, 2] {
        club.round(round, "waiting for a manager").await;
    }
    let waits = club.reads(&club.ada, "managing-next").await;
    assert!(
        waits.contains("2 matches have ended without a result"),
        "{waits}"
    );
    club.decide(other, "second-unplayed").await;
    let log = club.log().await.concat();
    let decided = format!("set the tournament result of #{other}: Second player wins by forfeit");
    assert!(log.contains(&decided), "{log}");

    // A player who is banned meanwhile is no longer paired.
    let out = against(&line);
    club.manager().ban(&out.id, "rude").await;
    club.decide(7 - own, "draw").await;
    let third = club.round(3, "sits this round out").await;
    assert!(!third.contains(&out.mention()), "{third}");
    discord.judge().await;
}

async fn a_manager_makes_a_few_tournaments_and_not_many_in_a_row(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let club = Club::new(&discord, 0).await;
    let cup = json!({ "name": "Cup", "game": "courtyard", "system": "swiss" });
    let make = async || club.announced(cup.clone()).await;
    for number in 1..=10 {
        let made = make().await;
        assert!(
            made.contains(&format!("Tournament {number} is announced")),
            "{made}"
        );
    }
    let refused = discord.draft(&club.ada, &club.games, cup.clone()).await;
    let refused = refused.private();
    assert!(
        refused.contains("You already run 10 tournaments here"),
        "{refused}"
    );
    // Those that are canceled don't count as open, but as made.
    for number in 1..=5 {
        let stop = [Step::PressId("managing-stop")];
        let asked = club.steps(&club.ada, number, &stop).await;
        club.confirms(&club.ada, &asked).await.updated();
        let made = make().await;
        assert!(
            made.contains(&format!("Tournament {} is announced", number + 10)),
            "{made}"
        );
    }
    let stop = [Step::PressId("managing-stop")];
    let asked = club.steps(&club.ada, 6, &stop).await;
    club.confirms(&club.ada, &asked).await.updated();
    let refused = make().await;
    assert!(
        refused.contains("Many tournaments were made here lately"),
        "{refused}"
    );
    discord.advance(DAY + Duration::from_secs(1)).await;
    let made = make().await;
    assert!(made.contains("Tournament 16 is announced"), "{made}");
    discord.judge().await;
}

/// Five players: the first three have a bye.
async fn a_bracket_shows_every_round_and_who_has_a_bye(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let club = Club::new(&discord, 5).await;
    club.start(json!({ "system": "knockout" }), 5).await;
    let is_drawn = |message: &Value| message["attachments"][0]["filename"] == "tournament-1.png";
    let begun = discord
        .message_where(&club.games, &club.ada, is_drawn)
        .await;
    let alt = text(&begun["attachments"][0]["description"]);
    let rounds = ["Quarterfinals:", "Semifinals:", "Final"];
    let at = rounds.map(|name| alt.find(name));
    assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{alt}");
    assert_eq!(alt.matches("– bye").count(), 3, "{alt}");
    // Those who have a bye stand in the second round.
    let (first, later) = alt.split_once("Semifinals").expect("a round");
    let (second, _) = later.split_once("Final").expect("a round");
    let names = club.players.iter().map(|one| &one.name);
    let mut through: Vec<&String> = names.filter(|name| second.contains(*name)).collect();
    assert_eq!(through.len(), 3, "{alt}");
    // In the order in which the lines of the bracket lead there.
    through.sort_by_key(|name| first.find(*name));
    let places: Vec<Option<usize>> = through.iter().map(|name| second.find(*name)).collect();
    assert!(places.is_sorted(), "{alt}");
    discord.judge().await;
}
