//! Seasons, badges and signals, as members of servers see them.

use std::time::Duration;

use domain::{
    community::{Honour, Season},
    matches::ServerId,
};
use serde_json::{Value, json};
use store::{Store, StoreError};

use crate::{
    discord::{Member, labels, text},
    ratings::{Servers, crowd::Crowd, now, pictures},
    running::{Data, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    whoever_has_no_place_reads_what_is_missing_and_managers_see_signals,
    a_role_is_given_to_the_best_and_a_moderator_has_the_last_word,
    a_role_that_a_player_had_before_is_not_taken,
    a_role_that_has_gained_power_since_is_given_to_nobody_and_the_log_says_so,
);

#[tokio::test]
async fn a_season_ranks_the_members_of_a_server_and_its_first_has_a_badge() {
    let last = Season::of(now()).before().expect("a season");
    let stage = Servers::set(async |path, servers, members| {
        let crowd = Crowd {
            players: 30,
            matches: 600,
            members: &members,
            servers: &servers[..1],
            until: last.end().before(Duration::from_hours(1)),
        };
        crowd.fill(path).await;
    })
    .await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, _],
        ..
    } = &stage;
    let asked = json!({ "season": "last" });
    let board = discord.command(ada, games, "leaderboard", asked).await;
    assert_eq!(board.0["ephemeral"], false, "for everybody");
    let said = text(&board.message()["content"]);
    assert!(said.contains("All games: best players here"), "{said}");
    assert!(said.contains(&last.year().to_string()), "{said}");
    let needed = "you needed at least 5 rated matches against at least 3 opponents";
    assert!(said.contains(needed), "{said}");
    assert!(
        said.contains(&format!("{}: place ", ada.mention())),
        "{said}"
    );
    let first = pictures(discord, board.message()).await.remove(0);
    assert!(first.contains(" 1. ") && first.contains(" 10. "), "{first}");
    let of_pages = ["Back", "Next", "Previous season", "Next season"];
    assert_eq!(labels(board.message()), of_pages);
    // A reader who turns the page gets a private one.
    let next = discord.press(ben, board.message(), "Next").await;
    assert_eq!(next.0["ephemeral"], true);
    let second = pictures(discord, next.message()).await.remove(0);
    assert!(
        second.contains(" 11. ") && !second.contains(" 2. "),
        "{second}"
    );
    let running = discord.press(ben, next.message(), "Next season").await;
    let said = text(&running.message()["content"]);
    assert!(said.contains("It runs until <t:"), "{said}");
    let missing = "Rated matches needed: 5, opponents: 3.";
    assert!(said.contains(missing), "{said}");
    assert!(
        said.contains("To be ranked here, play at least 5"),
        "{said}"
    );
    // A badge for the first, and for no one else. A player who was not seen yet has the name of the
    // crowd: one of several, and a number.
    let of_first = first.split(" 1. ").nth(1).expect("a first");
    let named: Vec<&str> = of_first
        .split(" (")
        .next()
        .expect("a name")
        .split(' ')
        .collect();
    for (number, member) in [ada, ben, cleo].into_iter().enumerate() {
        let number = number.to_string();
        let player = json!({ "player": member.id });
        let profile = discord.command(ada, games, "profile", player).await;
        let has = profile.private().contains("🥇 First place,");
        let is_first = named
            .iter()
            .any(|name| *name == member.name || *name == number);
        assert_eq!(has, is_first, "{}: {first}", member.name);
    }
    // Ada asked for profiles of players whose matches were in a channel that does not exist.
    discord.judge().await;
}

async fn whoever_has_no_place_reads_what_is_missing_and_managers_see_signals(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let manager = discord.manager(ada, games);
    let none = manager.reads("fair-play").await;
    assert!(none.contains("Nothing unusual"), "{none}");
    for _ in 0..3 {
        stage.match_between(games, ada, ben, json!({})).await;
    }
    let said = manager.reads("fair-play").await;
    let (one, other) = (ada.mention(), ben.mention());
    let quick = format!("{one} resigned 3 times before move 10 against {other}.");
    assert!(said.contains(&quick), "{said}");
    assert!(said.contains("isn’t proof of anything"), "{said}");
    let asked = json!({ "season": "now", "game": "guard-and-towers" });
    let board = discord.command(ben, games, "leaderboard", asked).await;
    let said = text(&board.message()["content"]);
    let missing = "Rated matches needed: 2, opponents: 2.";
    assert!(said.contains(missing), "{said}");
    let alt = pictures(discord, board.message()).await.remove(0);
    assert!(alt.contains("No one is ranked yet."), "{alt}");
    let asked = json!({ "season": "now", "scope": "everywhere" });
    let refused = discord.command(ben, games, "leaderboard", asked).await;
    assert!(
        refused
            .private()
            .contains("Each server has its own seasons.")
    );
    discord.judge().await;
}

impl Servers {
    /// Creates a role in the first server.
    pub(crate) async fn role(&self, name: &str, permissions: &[&str]) -> Value {
        let state = self.discord.get("/state").await;
        let path = format!("/guilds/{}/roles", text(&state["guilds"][0]["id"]));
        let role = json!({ "name": name, "permissions": permissions });
        self.discord.post(&path, role).await["id"].clone()
    }

    /// Lets a member of the first server have these roles and no others.
    async fn give(&self, member: &str, roles: &[Value]) {
        let state = self.discord.get("/state").await;
        let guild = text(&state["guilds"][0]["id"]);
        let path = format!("/guilds/{guild}/members/{member}");
        self.discord.patch(&path, json!({ "roles": roles })).await;
    }

    async fn give_to_the_bot(&self, role: &Value) {
        let state = self.discord.get("/state").await;
        let members = state["guilds"][0]["members"].as_array().expect("members");
        let bot = members.iter().find(|member| member["bot"] == true);
        let bot = text(&bot.expect("the bot")["id"]);
        self.give(&bot, std::slice::from_ref(role)).await;
    }

    /// Returns the roles of a member of the first server.
    async fn roles(&self, member: &Member) -> Vec<Value> {
        let state = self.discord.get("/state").await;
        let members = state["guilds"][0]["members"].as_array().cloned();
        let found = members.into_iter().flatten();
        let mut found = found.filter(|other| other["id"] == member.id.as_str());
        let found = found.next().expect("a member");
        found["roles"].as_array().expect("roles").clone()
    }

    /// Waits until a member no longer has a role.
    async fn loses_role(&self, member: &Member, role: &Value) {
        self.discord
            .until(format!("{} without {role}", member.name), async || {
                let roles = self.roles(member).await;
                if roles.contains(role) {
                    Err(roles.into())
                } else {
                    Ok(())
                }
            })
            .await;
    }

    pub(crate) async fn honours(&self, steps: &[Step<'_>]) -> String {
        self.honours_by(&self.ada, steps).await
    }

    /// Takes these steps on the page of rewards, and returns what this manager reads then.
    async fn honours_by(&self, by: &Member, steps: &[Step<'_>]) -> String {
        let [games, _] = &self.channels;
        let command = given("server", json!({}));
        let page = [Step::Choose("server-page", json!("rewards"))];
        let shown = self.discord.steps(by, games, command, &page).await;
        let mut said = shown.updated();
        let mut shown = shown.message().clone();
        for step in steps {
            let answer = match step {
                Step::Press(label) => self.discord.press(by, &shown, label).await,
                Step::Choose(select, role) => self.discord.select(by, &shown, select, role).await,
                Step::PressId(_) | Step::Fill(_) => panic!("no form there"),
            };
            shown = answer.message().clone();
            said = text(&shown["content"]);
        }
        said
    }
}

/// Chooses the role of the best, or of the winner of the previous season.
pub(crate) fn best_role(role: &Value) -> Step<'static> {
    Step::Choose("server-best", role.clone())
}

pub(crate) fn champion_role(role: &Value) -> Step<'static> {
    Step::Choose("server-champion", role.clone())
}

const NEWS: Step<'static> = Step::Press("Announce season ends here");
const NO_BEST: Step<'static> = Step::Press("Stop giving the top-three role");

async fn a_role_is_given_to_the_best_and_a_moderator_has_the_last_word(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord, ada, ben, ..
    } = &stage;
    let state = discord.get("/state").await;
    let guild = text(&state["guilds"][0]["id"]);
    let best = stage.role("Best", &[]).await;
    let steward = stage.role("Steward", &["MANAGE_ROLES"]).await;
    stage
        .match_between(&stage.channels[0], ada, ben, json!({}))
        .await;

    let said = stage.honours(&[]).await;
    assert!(
        said.contains("aren’t announced") && said.contains("have no role"),
        "{said}"
    );
    let said = stage.honours(&[best_role(&steward)]).await;
    assert!(said.contains("has no moderation permissions"), "{said}");
    // The bot is not allowed to assign roles yet, and says so.
    let said = stage.honours(&[best_role(&best)]).await;
    assert!(said.contains("I can’t give roles here."), "{said}");
    discord
        .until("a refused role".to_owned(), async || {
            let refusals = discord.refusals().await;
            let tried = |refusal: &Value| refusal.to_string().contains("/roles/");
            if refusals.iter().any(tried) {
                Ok(())
            } else {
                Err(refusals.into())
            }
        })
        .await;
    stage.give_to_the_bot(&steward).await;
    let said = stage.honours(&[]).await;
    assert!(!said.contains("I can’t give roles here."), "{said}");
    // The refused attempt may not be recorded yet, so another one is requested.
    discord
        .until("two with the role".to_owned(), async || {
            stage.honours(&[]).await;
            let roles = [stage.roles(ada).await, stage.roles(ben).await];
            if roles.iter().all(|roles| roles.contains(&best)) {
                Ok(())
            } else {
                Err(roles.concat().into())
            }
        })
        .await;

    // A role that a moderator removes is not assigned again.
    let path = format!("/guilds/{guild}/members/{}", ben.id);
    discord.patch(&path, json!({ "roles": [] })).await;
    stage.honours(&[NEWS]).await;
    let said = stage.honours(&[NO_BEST]).await;
    assert!(said.contains("The top three have no role."), "{said}");
    assert!(said.contains("Season ends are announced in <#"), "{said}");
    stage.loses_role(ada, &best).await;
    assert!(!stage.roles(ben).await.contains(&best));
}

#[tokio::test]
async fn a_role_with_power_in_the_server_or_in_a_channel_is_no_honour() {
    let stage = Servers::empty().await;
    let no_power = "Choose a role that doesn’t belong to a bot and has no moderation permissions in any channel";
    for (name, power) in [("Pinner", "PIN_MESSAGES"), ("Hasty", "BYPASS_SLOWMODE")] {
        let role = stage.role(name, &[power]).await;
        for honour in [best_role, champion_role] {
            let said = stage.honours(&[honour(&role)]).await;
            assert!(said.contains(no_power), "{name}: {said}");
        }
    }
    // A denial in a channel is not power, and another role's permissions there are not this role's.
    let (best, other) = (
        stage.role("Best", &[]).await,
        stage.role("Other", &[]).await,
    );
    let lounge = stage.discord.channel("lounge").await;
    let overwrite = async |role: &Value, permissions: Value| {
        let path = format!("/channels/{lounge}/overwrites/{}", text(role));
        stage.discord.put(&path, permissions).await;
    };
    let powers = ["PIN_MESSAGES", "MANAGE_MESSAGES"];
    overwrite(&best, json!({ "deny": powers })).await;
    overwrite(&other, json!({ "allow": powers })).await;
    let said = stage.honours(&[best_role(&best)]).await;
    assert!(said.contains(&text(&best)), "{said}");
    for power in powers {
        overwrite(&best, json!({ "allow": [power] })).await;
        // The second of two roles is checked like the first.
        let plain = stage.role("Plain", &[]).await;
        let both = [best_role(&plain), champion_role(&best)];
        let said = stage.honours(&both).await;
        assert!(said.contains(no_power), "{power}: {said}");
    }
    stage.discord.judge().await;
}

/// Roles are assigned long after they were chosen.
async fn a_role_that_has_gained_power_since_is_given_to_nobody_and_the_log_says_so(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord, ada, ben, ..
    } = &stage;
    let best = stage.role("Best", &[]).await;
    let steward = stage.role("Steward", &["MANAGE_ROLES"]).await;
    let [games, _] = &stage.channels;
    stage.match_between(games, ada, ben, json!({})).await;
    // The bot is not allowed to assign roles yet, so no one has it when it gains power.
    let said = stage
        .honours(&[best_role(&best), champion_role(&best)])
        .await;
    assert!(said.contains("I can’t give roles here."), "{said}");
    discord
        .until("two refused roles".to_owned(), async || {
            let mut refusals = discord.refusals().await;
            refusals.retain(|refusal| refusal.to_string().contains("/roles/"));
            if refusals.len() >= 2 {
                Ok(())
            } else {
                Err(refusals.into())
            }
        })
        .await;
    let lounge = discord.channel("lounge").await;
    let path = format!("/channels/{lounge}/overwrites/{}", text(&best));
    let power = json!({ "allow": ["MANAGE_MESSAGES"] });
    discord.put(&path, power).await;
    stage.give_to_the_bot(&steward).await;
    let bot = text(&discord.get("/state").await["bot_id"]);
    let role = format!("<@&{}>", text(&best));
    let lines = [
        format!("<@{bot}> changed the role for the top three: {role} → no role"),
        format!("<@{bot}> changed the role for last season’s winner: {role} → no role"),
    ];
    discord
        .until("the log".to_owned(), async || {
            // The refused attempt is made again.
            stage.honours(&[]).await;
            let log = discord.manager(ada, games).log().await;
            if lines.iter().all(|line| log.contains(line)) {
                Ok(())
            } else {
                Err(json!(log))
            }
        })
        .await;
    for member in [ada, ben] {
        assert!(!stage.roles(member).await.contains(&best));
    }
    let said = stage.honours(&[]).await;
    assert!(said.contains("The top three have no role."), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn an_honour_is_chosen_by_a_member_who_could_give_it() {
    let stage = Servers::empty().await;
    let Servers { discord, ben, .. } = &stage;
    let keeper = stage.role("Keeper", &["MANAGE_GUILD"]).await;
    let steward = stage.role("Steward", &["MANAGE_ROLES"]).await;
    let best = stage.role("Best", &[]).await;
    let high = stage.role("High", &[]).await;
    let [games, _] = &stage.channels;
    // Manage Roles in a single channel does not let a member assign roles.
    let path = format!("/channels/{games}/overwrites/{}", ben.id);
    discord
        .put(&path, json!({ "allow": ["MANAGE_ROLES"] }))
        .await;
    let own = stage.roles(ben).await;
    let choose = async |more: &[&Value]| {
        let more = more.iter().map(|role| (*role).clone());
        let roles: Vec<Value> = own.iter().cloned().chain(more).collect();
        stage.give(&ben.id, &roles).await;
        stage.honours_by(ben, &[best_role(&best)]).await
    };
    for too_little in [[&keeper, &steward], [&keeper, &high]] {
        let said = choose(&too_little).await;
        assert!(said.contains("“Manage Roles” and a role above"), "{said}");
        let said = stage.honours(&[]).await;
        assert!(!said.contains(&text(&best)), "{said}");
    }
    let said = choose(&[&keeper, &steward, &high]).await;
    assert!(said.contains(&text(&best)), "{said}");
    // A role can be dropped, and the owner can choose, without any of that.
    choose(&[&keeper]).await;
    let said = stage.honours_by(ben, &[NO_BEST]).await;
    assert!(!said.contains(&text(&best)), "{said}");
    let said = stage.honours(&[best_role(&best)]).await;
    assert!(said.contains(&text(&best)), "{said}");
    discord.judge().await;
}

async fn a_role_that_a_player_had_before_is_not_taken(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord, ada, ben, ..
    } = &stage;
    let best = stage.role("Best", &[]).await;
    let steward = stage.role("Steward", &["MANAGE_ROLES"]).await;
    stage.give_to_the_bot(&steward).await;
    let mut roles = stage.roles(ben).await;
    roles.push(best.clone());
    stage.give(&ben.id, &roles).await;
    stage
        .match_between(&stage.channels[0], ada, ben, json!({}))
        .await;
    stage.honours(&[best_role(&best)]).await;
    // Both attempts are over when it is recorded that he had it.
    let store = Store::open_beside(&stage.data.address()).expect("opens");
    let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
    let server = ServerId(guild.parse().expect("a number"));
    discord
        .until("one who had it and one who got it".to_owned(), async || {
            let known: Result<Vec<Honour>, StoreError> = store
                .read(move |tx| tx.seasons().honour_roles(server))
                .await;
            let known = known.map_err(|error| json!(error.to_string()))?;
            let mut states: Vec<_> = known.iter().map(|one| one.state.id()).collect();
            states.sort_unstable();
            if states == ["given", "theirs"] {
                Ok(())
            } else {
                Err(json!(states))
            }
        })
        .await;
    stage.honours(&[NO_BEST]).await;
    stage.loses_role(ada, &best).await;
    assert!(stage.roles(ben).await.contains(&best));
    discord.judge().await;
}

#[tokio::test]
async fn the_end_of_a_season_is_announced_once() {
    let last = Season::of(now()).before().expect("a season");
    let stage = Servers::set(async |path, servers, members| {
        let crowd = Crowd {
            players: 12,
            matches: 300,
            members: &members,
            servers: &servers[..1],
            until: last.end().before(Duration::from_hours(1)),
        };
        crowd.fill(path).await;
    })
    .await;
    let (discord, ada) = (&stage.discord, &stage.ada);
    let [games, _] = &stage.channels;
    stage.honours(&[NEWS]).await;
    // As if the season had ended since.
    let db = rusqlite::Connection::open(stage.data.file()).expect("opens");
    db.execute("UPDATE honours SET season = season - 1", [])
        .expect("changed");
    for _ in 0..2 {
        stage.honours(&[]).await;
        let over = discord
            .message_where(games, ada, |message| {
                text(&message["content"]).contains("The season is over: ")
            })
            .await;
        let said = text(&over["content"]);
        assert!(
            said.contains("\n1. <@") && said.contains("12 players were ranked."),
            "{said}"
        );
        let podium = pictures(discord, &over).await.remove(0);
        assert!(
            podium.starts_with("Podium of the season ") && podium.contains(": 1. "),
            "{podium}"
        );
        assert_eq!(over["pinged"], json!([]), "nobody is disturbed");
        assert_eq!(labels(&over), ["Whole leaderboard"]);
        let board = discord.press(ada, &over, "Whole leaderboard").await;
        let alt = pictures(discord, board.message()).await.remove(0);
        assert!(alt.contains(" 1. "), "{alt}");
    }
    let all = discord.all_messages(games, ada).await;
    let is_end = |message: &&Value| text(&message["content"]).contains("The season is over");
    assert_eq!(all.iter().filter(is_end).count(), 1);
    discord.judge_strictly().await;
}
