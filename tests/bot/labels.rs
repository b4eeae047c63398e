//! Suggestions that come back by their labels. Discord's clients sometimes send the label instead of the
//! value, so both mean the same, in every language.

use std::collections::{BTreeSet, HashSet};

use serde_json::{Value, json};

use crate::{
    contests::league::League,
    discord::{Member, text},
    running::{Data, languages},
};

/// A command with an option that has suggestions, and the other options.
struct Case {
    command: &'static str,
    option: &'static str,
    others: Value,
}

fn case(command: &'static str, option: &'static str, others: Value) -> Case {
    Case {
        command,
        option,
        others,
    }
}

/// Returns commands whose answers stay the same when they are given again.
fn repeatable(me: &str) -> Vec<Case> {
    // A pace is read before what these commands refuse.
    let oneself = json!({ "game": "courtyard", "opponent": me });
    vec![
        case("board", "match", json!({})),
        case("match", "match", json!({})),
        case("resign", "match", json!({})),
        case("draw", "match", json!({})),
        case("replay", "match", json!({})),
        case("tournament", "tournament", json!({})),
        case("contest", "contest", json!({})),
        case("challenge", "pace", oneself.clone()),
        case("ladder", "pace", oneself),
        case("find", "pace", json!({ "ratings": "none of them" })),
        case("settings", "zone", json!({})),
    ]
}

/// Returns a text without its numbers, which are different for each match.
fn without_numbers(said: &str) -> String {
    said.chars().filter(|sign| !sign.is_ascii_digit()).collect()
}

struct Asking<'a> {
    league: &'a League,
    me: &'a Member,
}

impl Asking<'_> {
    async fn suggested(&self, case: &Case) -> Vec<(String, String)> {
        let mut typed = case.others.clone();
        typed[case.option] = json!("");
        let (discord, hall) = (&self.league.discord, &self.league.abbey.channel);
        let list = discord.complete(self.me, hall, case.command, typed, case.option);
        let list = list.await;
        let labels: HashSet<&String> = list.iter().map(|(label, _)| label).collect();
        assert_eq!(labels.len(), list.len(), "/{}: {list:#?}", case.command);
        list
    }

    async fn said(&self, case: &Case, given: &str) -> String {
        let mut options = case.others.clone();
        options[case.option] = json!(given);
        let (discord, hall) = (&self.league.discord, &self.league.abbey.channel);
        let answer = discord.command(self.me, hall, case.command, options).await;
        assert_eq!(answer.0["outcome"], "message", "{:#}", answer.0);
        text(&answer.message()["content"])
    }

    /// Checks that what is typed is found when it is a label, too.
    async fn is_found(&self, case: &Case, (label, value): &(String, String)) {
        let mut typed = case.others.clone();
        typed[case.option] = json!(label);
        let (discord, hall) = (&self.league.discord, &self.league.abbey.channel);
        let list = discord.complete(self.me, hall, case.command, typed, case.option);
        let list = list.await;
        let found = list.iter().any(|(_, found)| found == value);
        assert!(found, "/{} {label}: {list:#?}", case.command);
    }
}

/// Prepares matches, a tournament, and a contest with a long name.
async fn prepare(league: &League) -> [Member; 2] {
    let (discord, abbey) = (&league.discord, &league.abbey);
    league.open().await;
    let new = json!({ "name": "L".repeat(100), "owner": abbey.manager.id, "locale": "en-US" });
    let guild = discord.server(new).await;
    let path = format!("/guilds/{guild}/channels");
    let hall = text(&discord.post(&path, json!({ "name": "hall" })).await["id"]);
    let asked = discord.manager(&abbey.manager, &hall).page("open").await;
    discord
        .press(&abbey.manager, asked.message(), "Publish")
        .await
        .updated();
    let proposed = league.challenge(abbey, &guild, json!({})).await.updated();
    assert!(proposed.contains("Contest 1"), "{proposed}");

    let path = format!("/guilds/{}/members", abbey.guild);
    for name in ["Twin", "Twin", "Cleo", "Dan", "Eve", "Fay"] {
        discord.post(&path, json!({ "name": name })).await;
    }
    let state = discord.get("/state").await;
    let guilds = state["guilds"].as_array().expect("guilds");
    let guild = guilds.iter().find(|guild| guild["id"] == *abbey.guild);
    let members = guild.expect("a guild")["members"]
        .as_array()
        .expect("members");
    let named = |name: &'static str| {
        let members = members.iter().filter(move |member| member["name"] == name);
        members.map(move |member| Member {
            id: text(&member["id"]),
            name: name.to_owned(),
        })
    };
    let players: Vec<Member> = ["Twin", "Cleo", "Dan", "Eve", "Fay"]
        .into_iter()
        .flat_map(named)
        .collect();
    let create = json!({
        "name": "Cup", "system": "round-robin", "game": "courtyard",
        "pace": "none", "all-at-once": true,
    });
    league.found(abbey, create).await.updated();
    let card = league.shown(abbey, "🏆 **Cup**", "").await;
    for player in &players {
        discord.press(player, &card, "Join").await.private();
    }
    let card = league
        .manage(abbey, "tournament", json!({ "tournament": "1" }))
        .await;
    let started = discord.press_id(&abbey.manager, card.message(), "managing-next");
    started.await.updated();

    let [dan, eve] = ["Dan", "Eve"].map(|name| named(name).next().expect("a member"));
    for by in [&dan, &eve] {
        for _ in 0..9 {
            let seat = json!({ "game": "guard-and-towers", "side": "second" });
            discord
                .command(by, &abbey.channel, "challenge", seat)
                .await
                .private();
        }
    }
    [dan, eve]
}

#[tokio::test]
async fn a_suggestion_is_taken_by_its_label_in_every_language() {
    let data = Data::new();
    let league = League::set(&data, [0, 0]).await;
    let [dan, _] = prepare(&league).await;
    let (discord, hall) = (&league.discord, &league.abbey.channel);
    let me = &league.abbey.manager;
    let asking = Asking {
        league: &league,
        me,
    };
    let seat = case("join", "challenge", json!({}));
    let seats = asking.suggested(&seat).await;
    assert_eq!(seats.len(), 18);
    let mut seats = seats.into_iter();
    // One match is finished, so that there is something to look back at.
    let (_, first) = seats.next().expect("a seat");
    asking.said(&seat, &first).await;
    let ask = discord
        .command(me, hall, "resign", json!({ "match": first }))
        .await;
    discord.press(me, ask.message(), "Yes, resign").await;
    let commands = discord.get("/commands").await;
    let completed = |command: &Value| {
        let options = command["options"].as_array().cloned().unwrap_or_default();
        let options = options
            .into_iter()
            .filter(|option| option["autocomplete"] == true);
        let name = text(&command["name"]);
        options
            .map(move |option| (name.clone(), text(&option["name"])))
            .collect::<Vec<_>>()
    };
    let commands = commands.as_array().expect("commands").iter();
    let mut untried: BTreeSet<(String, String)> = commands.flat_map(completed).collect();
    for locale in languages() {
        let path = format!("/users/{}", me.id);
        discord.patch(&path, json!({ "locale": locale.id() })).await;
        // What can be done once is done with two matches.
        let [by_value, by_label] = [seats.next(), seats.next()].map(|seat| seat.expect("a seat"));
        let joined = asking.said(&seat, &by_value.1).await;
        let label = asking
            .suggested(&seat)
            .await
            .into_iter()
            .find(|(_, value)| *value == by_label.1);
        let label = label.expect("the seat").0;
        assert_eq!(
            without_numbers(&asking.said(&seat, &label).await),
            without_numbers(&joined)
        );
        let on = |id: &str| case("move", "move", json!({ "match": id }));
        let moves = asking.suggested(&on(&by_value.1)).await;
        asking.is_found(&on(&by_value.1), &moves[24]).await;
        let played = asking.said(&on(&by_value.1), &moves[24].1).await;
        let own_turn = case("move", "match", json!({ "move": moves[24].0 }));
        let matches = asking.suggested(&own_turn).await;
        let label = matches.into_iter().find(|(_, value)| *value == by_label.1);
        let label = label.expect("the match").0;
        // The other option is a label as well while one is typed.
        let named_so = asking.suggested(&on(&label)).await;
        assert_eq!(named_so, moves, "{label}");
        let again = asking.said(&own_turn, &label).await;
        assert_eq!(without_numbers(&again), without_numbers(&played));
        for case in repeatable(&me.id) {
            let list = asking.suggested(&case).await;
            assert!(!list.is_empty(), "/{} {}", case.command, case.others);
            let ends = [&list[0], &list[list.len() - 1]];
            for (label, value) in ends {
                asking
                    .is_found(&case, &(label.clone(), value.clone()))
                    .await;
                if case.command == "draw" {
                    asking.said(&case, value).await;
                }
                let meant = asking.said(&case, value).await;
                let said = asking.said(&case, label).await;
                assert_eq!(said, meant, "/{} {}: {label}", case.command, case.option);
            }
            untried.remove(&(case.command.to_owned(), case.option.to_owned()));
        }
    }
    for done in [("join", "challenge"), ("move", "move"), ("move", "match")] {
        untried.remove(&(done.0.to_owned(), done.1.to_owned()));
    }
    assert!(untried.is_empty(), "{untried:?}");
    let waiting = discord.command(&dan, hall, "matches", json!({})).await;
    waiting.private();
    discord.judge_strictly().await;
}
