//! Ladders, contests and other servers by the buttons and selects of their cards.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Club, tournaments::options};
use crate::{
    contests::league::{Club as Server, League},
    discord::{Answer, Member, components, labels, text},
    moderation::Court,
    running::Data,
    steps::{Step, given},
};

/// Returns the custom ids of the selects of a message, without what follows their names.
fn selects(message: &Value) -> Vec<String> {
    let selects = components(message)
        .into_iter()
        .filter(|one| one["type"] != 2);
    selects
        .map(|one| {
            let id = text(&one["custom_id"]);
            id.split(':').next().expect("a name").to_owned()
        })
        .collect()
}

/// Returns what a select offers, by label and value.
fn offered(message: &Value, select: &str) -> Vec<(String, String)> {
    let all = components(message).into_iter();
    let mut found = all.filter(|one| text(&one["custom_id"]).starts_with(select));
    let found = found.next().expect("the select");
    let options = found["options"].as_array().expect("options");
    let option = |one: &Value| (text(&one["label"]), text(&one["value"]));
    options.iter().map(option).collect()
}

/// Returns the alt text of the picture in an answer.
fn pictured(answer: &Answer) -> String {
    text(&answer.message()["attachments"][0]["description"])
}

#[tokio::test]
async fn each_member_has_on_a_ladder_what_they_can_do_there() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let ladder = async |by: &Member| {
        let shown = club.command(by, "ladder", json!({ "game": "courtyard" }));
        let shown = shown.await;
        shown.private();
        shown
    };
    let empty = ladder(ben).await;
    for (place, by) in [(1, ben), (2, cleo)] {
        let joined = discord.press(by, ladder(by).await.message(), "Join").await;
        let said = joined.updated();
        assert!(said.contains(&format!("You’re number {place}")), "{said}");
        // Nobody is above the first.
        assert_eq!(
            said.contains("places below can challenge you"),
            place == 1,
            "{said}"
        );
    }
    let again = discord.press(ben, empty.message(), "Join").await;
    assert!(again.private().contains("already on this ladder"));
    // She owns the server.
    let hers = ladder(ada).await;
    assert_eq!(selects(hers.message()), ["ladder", "ladder-remove"]);
    let choose = async |on: &Answer, by: &Member, select: &str, value: &str| {
        discord
            .select(by, on.message(), select, &json!(value))
            .await
    };
    let (early, shown) = (ladder(cleo).await, ladder(cleo).await);
    // The picture tells the same.
    let said = pictured(&shown);
    assert!(
        said.contains("1. Ben, You can challenge; 2. Cleo, You."),
        "{said}"
    );
    // Only players whom she can challenge are offered, by name.
    let above = offered(shown.message(), "ladder-challenge");
    assert_eq!(above, [("Ben".to_owned(), ben.id.clone())]);
    let made = choose(&shown, cleo, "ladder-challenge", &ben.id).await;
    let said = made.updated();
    assert!(
        said.contains(&format!("was sent to {}", ben.mention())),
        "{said}"
    );
    club.shown("Ladder match").await;
    // A second tap right away means the same challenge.
    discord.advance(Duration::from_mins(2)).await;
    let twice = choose(&early, cleo, "ladder-challenge", &ben.id).await;
    assert!(twice.private().contains("already have a challenge"));
    let shown = ladder(cleo).await;
    let said = shown.private();
    assert!(
        said.contains("no one you can challenge right now"),
        "{said}"
    );
    assert_eq!(selects(shown.message()), ["ladder"]);
    let said = pictured(&shown);
    assert!(said.contains("1. Ben, Challenge #1; 2. Cleo"), "{said}");
    // Someone who isn't on it reads the rule, and sees where joining leads.
    let shown = ladder(ada).await;
    let rule = "Challenge a player up to three places above you: if you win, you take their place";
    assert!(shown.private().contains(rule));
    let said = pictured(&shown);
    assert!(said.contains("3. Ada, Join here."), "{said}");

    // Another game's ladder is another one.
    let other = choose(&ladder(ben).await, ben, "ladder", "kings-court").await;
    let said = other.updated();
    assert!(
        said.contains("King’s Court ladder") && said.contains("No one is on it yet"),
        "{said}"
    );
    let joined = discord.press(ben, other.message(), "Join").await.updated();
    assert!(
        joined.contains("number 1 on the King’s Court ladder"),
        "{joined}"
    );
    let left = discord
        .press(ben, ladder(ben).await.message(), "Leave")
        .await;
    assert!(left.updated().contains("You’re off the Courtyard ladder"));
    discord.judge().await;
}

#[tokio::test]
async fn only_who_may_manage_the_server_takes_a_member_off_a_ladder() {
    let court = Court::set().await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let ben = &court.stage.ben;
    let game = json!({ "game": "courtyard" });
    let ladder = async |by: &Member| discord.command(by, games, "ladder", game.clone()).await;
    discord
        .press(ben, ladder(ben).await.message(), "Join")
        .await
        .updated();
    let open = ladder(&court.mona).await;
    let remove = async || {
        court
            .choose(open.message(), "ladder-remove", &json!(ben.id))
            .await
    };
    court.may_manage(false).await;
    let refused = remove().await;
    let said = text(&refused.message()["content"]);
    assert!(said.contains("Only members with Manage Server"), "{said}");
    assert!(ladder(ben).await.private().contains("You’re at the top"));
    court.may_manage(true).await;
    let open = ladder(&court.mona).await;
    let off = court
        .choose(open.message(), "ladder-remove", &json!(ben.id))
        .await;
    let said = off.updated();
    assert!(
        said.contains(&format!(
            "{} was removed from the Courtyard ladder",
            ben.mention()
        )),
        "{said}"
    );
    assert!(ladder(ben).await.private().contains("No one is on it yet"));
    discord.judge().await;
}

impl League {
    /// Opens the page of a server in the list of open ones as this member.
    async fn page_of(&self, server: &Server, by: &Member, channel: &str) -> Answer {
        let discord = &self.discord;
        let list = discord.command(by, channel, "contest", json!({})).await;
        list.private();
        let open = discord.press_id(by, list.message(), "servers-open").await;
        assert!(open.updated().contains("Servers open to contests"));
        let page = discord
            .select(by, open.message(), "servers-show", &json!(server.guild))
            .await;
        let said = page.private();
        assert!(said.contains(&format!("**{}**", server.name)), "{said}");
        page
    }

    /// Opens the contest from the list, as this member.
    async fn opened(&self, by: &Member, channel: &str) -> Answer {
        let list = self.discord.command(by, channel, "contest", json!({}));
        let list = list.await;
        assert!(list.private().contains("Abbey – Bridge"));
        let opened = self
            .discord
            .select(by, list.message(), "contest-open", &json!("1"))
            .await;
        opened.updated();
        opened
    }
}

const PROPOSED: &str = "**Contest 1: Abbey – Bridge**";
const TEAMS: &str = "**Contest 1, teams: Abbey – Bridge**";

#[tokio::test]
async fn a_server_is_challenged_from_its_page_and_reads_the_proposal() {
    let league = League::set(&Data::new(), [1, 1]).await;
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = &league;
    let none = league.manage(abbey, "contest", json!({})).await;
    assert!(none.private().contains("hasn’t played a contest yet"));
    let closed = discord
        .press(&abbey.manager, none.message(), "Open servers")
        .await;
    assert!(
        closed
            .updated()
            .contains("No other server is open to contests")
    );
    league.open().await;
    let challenge = "Challenge this server";
    // A manager chooses right away, though not their own server.
    let list = league.manage(abbey, "contest", json!({})).await;
    let names = options(list.message()).into_iter().map(|(name, _)| name);
    assert_eq!(names.collect::<Vec<_>>(), ["Bridge", "Castle"]);
    // A member can look; only who manages the server can challenge, and who no longer does cannot.
    let player = &abbey.players[0];
    let page = league.page_of(bridge, player, &abbey.channel).await;
    assert_eq!(labels(page.message()), [""; 0], "a member's");
    let before = discord.roles(&abbey.guild, player).await;
    let mut roles = before.clone();
    let role = json!({ "name": "steward", "permissions": ["MANAGE_GUILD"] });
    let path = format!("/guilds/{}/roles", abbey.guild);
    roles.push(discord.post(&path, role).await["id"].clone());
    let member = format!("/guilds/{}/members/{}", abbey.guild, player.id);
    discord.patch(&member, json!({ "roles": roles })).await;
    let page = league.page_of(bridge, player, &abbey.channel).await;
    discord.patch(&member, json!({ "roles": before })).await;
    let late = discord.press(player, page.message(), challenge).await;
    let said = late.private();
    assert!(said.contains("members with Manage Server"), "{said}");

    // The page tells the terms before they are sent, and others can be entered.
    let page = league.page_of(bridge, &abbey.manager, &abbey.channel).await;
    assert_eq!(labels(page.message()), [challenge, "Change the terms"]);
    let said = page.private();
    for term in [
        "Boards: up to 4",
        "3 days per move",
        "Rated",
        "Sign-up: 7 days",
    ] {
        assert!(said.contains(term), "{said}");
    }
    let form = discord.press(&abbey.manager, page.message(), "Change the terms");
    let values = json!({ "boards": "64", "pace": "reserve-14d-1d-28d", "days": "14", "options": "weekends" });
    let changed = discord.send_form(&abbey.manager, &form.await, values).await;
    let terms = [
        "Boards: up to 64",
        "Time: 14 d + 1 d/move (max 28 d)",
        "weekends off",
        "Unrated",
        "Sign-up: 14 days",
    ];
    let tells = |said: &str| {
        for term in terms {
            assert!(said.contains(term), "{term:?} in {said}");
        }
    };
    let said = changed.updated();
    assert!(said.contains("Games: all"), "{said}");
    tells(&said);
    // What isn't typed again stays.
    let form = discord.press(&abbey.manager, changed.message(), "Change the terms");
    let values = json!({ "games": "courtyard, king's" });
    let again = discord.send_form(&abbey.manager, &form.await, values).await;
    let said = again.updated();
    let games = "Games: Courtyard, King’s Court\n";
    assert!(said.contains(games), "{said}");
    tells(&said);

    let made = discord
        .press(&abbey.manager, again.message(), challenge)
        .await;
    assert!(made.updated().contains("Contest 1 is proposed"));
    league.shown(abbey, PROPOSED, "Bridge has until").await;
    let asked = league
        .shown(bridge, PROPOSED, "Abbey challenges this server")
        .await;
    let said = text(&asked["content"]);
    assert!(said.contains(games), "{said}");
    tells(&said);
    assert_eq!(
        labels(&asked),
        ["Accept", "Propose changes", "Decline"],
        "{asked:#}"
    );
    // One contest at a time.
    let again = league.page_of(bridge, &abbey.manager, &abbey.channel).await;
    let again = discord
        .press(&abbey.manager, again.message(), challenge)
        .await;
    assert!(
        again.private().contains("has to end first"),
        "{:#}",
        again.0
    );
    discord.judge().await;
}

/// Servers are found by a part of their names, by all of it, or by a code, which finds those that aren't listed.
#[tokio::test]
async fn a_server_is_found_by_its_name_or_its_code() {
    let league = League::set(&Data::new(), [0, 1]).await;
    let League {
        discord,
        abbey,
        bridge,
        castle,
        ..
    } = &league;
    for club in [abbey, castle] {
        league.open_one(club).await;
    }
    let card = league.open_one(bridge).await;
    let said = card.updated();
    let code = said.split('`').nth(1).expect("a code").to_owned();
    let none = league.find(abbey, "Nowhere").await.private();
    assert!(
        none.contains("No open server is called “Nowhere”"),
        "{none}"
    );
    for typed in ["bri", "BRIDGE", &code, &bridge.guild] {
        let found = league.find(abbey, typed).await;
        let said = found.private();
        assert!(said.starts_with("**Bridge**"), "{typed}: {said}");
    }
    // Several names contain it: Abbey and Bridge.
    let several = league.find(castle, "b").await;
    let said = several.private();
    assert!(
        said.starts_with("**Servers found**") && !said.contains("Castle"),
        "{said}"
    );
    let page = discord
        .select(
            &castle.manager,
            several.message(),
            "servers-show",
            &json!(abbey.guild),
        )
        .await;
    assert!(page.private().starts_with("**Abbey**"));

    discord
        .press(&bridge.manager, card.message(), "Remove from the list")
        .await
        .updated();
    let hidden = league.find(abbey, "bri").await.private();
    assert!(hidden.contains("No open server is called"), "{hidden}");
    let found = league.find(abbey, &code).await;
    let member = &bridge.players[0];
    assert!(found.private().contains("Boards: up to 4"));
    let form = discord.press(&abbey.manager, found.message(), "Change the terms");
    let terms = json!({ "boards": "7" });
    let changed = discord.send_form(&abbey.manager, &form.await, terms).await;
    let made = discord.press(&abbey.manager, changed.message(), "Challenge this server");
    assert!(made.await.updated().contains("Contest 1 is proposed"));
    league.shown(bridge, PROPOSED, "Boards: up to 7").await;
    // The server's own page is a button, which shows nothing to challenge.
    let own = given("contest", json!({}));
    let own = discord
        .steps(
            member,
            &bridge.channel,
            own,
            &[Step::Press("This server’s page")],
        )
        .await;
    let said = own.updated();
    assert!(
        said.starts_with("**Bridge**") && said.contains("hasn’t finished a contest yet"),
        "{said}"
    );
    assert_eq!(labels(own.message()), [""; 0]);
    // A new code makes the old one useless, also on a page that was opened by it.
    let stale = league.find(castle, &code).await;
    discord
        .press(&bridge.manager, card.message(), "New code")
        .await
        .updated();
    let late = discord.press(&castle.manager, stale.message(), "Challenge this server");
    let said = late.await.private();
    assert!(said.contains("No open server is called"), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn managers_name_a_captain_and_cancel_a_contest_on_its_card() {
    let league = League::set(&Data::new(), [2, 1]).await;
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = &league;
    league.open().await;
    league.agree(json!({ "boards": "1" })).await;
    league.shown(abbey, TEAMS, "Sign up until").await;
    let (mona, first) = (&abbey.manager, &abbey.players[0]);
    let hers = league.opened(mona, &abbey.channel).await;
    assert_eq!(selects(hers.message()), ["contest-captain"]);
    let can = ["Join", "Ready to start", "Show it here", "Cancel contest"];
    assert_eq!(labels(hers.message()), can);
    let theirs = league.opened(first, &abbey.channel).await;
    assert_eq!(selects(theirs.message()), [""; 0]);
    assert_eq!(labels(theirs.message()), ["Join", "Show it here"]);
    let joined = discord.press(first, theirs.message(), "Join").await;
    assert!(joined.updated().contains("You’ve signed up"));
    let theirs = league.opened(first, &abbey.channel).await;
    assert_eq!(labels(theirs.message()), ["Leave", "Show it here"]);
    let left = discord.press(first, theirs.message(), "Leave").await;
    assert!(left.updated().contains("no longer signed up"));

    let name = async |whom: &str| {
        discord
            .select(mona, hers.message(), "contest-captain", &json!(whom))
            .await
    };
    let bot = text(&discord.get("/state").await["bot_id"]);
    let refused = name(&bot).await.private();
    assert!(refused.contains("can’t be captain"), "{refused}");
    let named = name(&first.id).await.updated();
    assert!(named.contains("has a new captain"), "{named}");
    league
        .shown(abbey, TEAMS, "**Abbey**: 0 signed up, captain Abbey\\-1")
        .await;

    let card = league.opened(mona, &abbey.channel).await;
    let asked = discord.press(mona, card.message(), "Cancel contest").await;
    let said = asked.updated();
    assert!(said.contains("Cancel contest 1, Abbey – Bridge?"), "{said}");
    let no = discord
        .press(mona, asked.message(), "No, change nothing")
        .await;
    assert!(no.updated().contains("Nothing has changed"));
    league.shown(bridge, TEAMS, "Sign up until").await;
    let card = league.opened(mona, &abbey.channel).await;
    let asked = discord.press(mona, card.message(), "Cancel contest").await;
    let off = league.confirm(abbey, &asked).await;
    assert!(off.contains("Contest 1 is canceled"), "{off}");
    for server in [abbey, bridge] {
        league
            .shown(server, TEAMS, "The contest was canceled")
            .await;
    }
    let over = league.opened(mona, &abbey.channel).await;
    assert_eq!(selects(over.message()), [""; 0]);
    discord.judge().await;
}

#[tokio::test]
async fn the_list_of_contests_leads_to_the_table_of_servers() {
    let club = Club::new().await;
    let Club { discord, ben, .. } = &club;
    let list = club.command(ben, "contest", json!({})).await;
    let buttons = ["Open servers", "Table", "This server’s page"];
    assert_eq!(labels(list.message()), buttons);
    let table = discord.press(ben, list.message(), "Table").await;
    let said = table.updated();
    assert!(
        said.contains("**Table of servers,") && said.contains("This table has no finished contest"),
        "{said}"
    );
    assert!(!said.contains("all time"), "this season first: {said}");
    let tables = options(table.message());
    assert_eq!(tables.len(), 15, "{tables:?}");
    assert_eq!(tables[6].0, "Courtyard · Last season");
    let choose = async |on: &Answer, value: &str| {
        discord
            .select(ben, on.message(), "servers-of", &json!(value))
            .await
    };
    let all = choose(&table, "all:courtyard").await;
    assert!(
        all.updated()
            .contains("**Table of servers, all time**: Courtyard")
    );
    let last = choose(&all, "last:courtyard").await;
    let before = last.updated();
    assert!(
        before.contains("**: Courtyard") && !before.contains("all time"),
        "{before}"
    );
    let now = choose(&last, "now:courtyard").await;
    assert_ne!(now.updated(), before);
    let back = choose(&now, "now:all").await;
    assert_eq!(back.updated(), said);
    discord.judge().await;
}
