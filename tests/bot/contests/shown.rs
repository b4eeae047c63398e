//! Where a contest is shown: what cannot be posted is posted later, what is agreed on is announced
//! again, and what is over can still be found.

use std::time::Duration;

use serde_json::{Value, json};

use super::league::{Club, League};
use crate::{
    discord::{labels, text},
    running::Data,
    steps::Step,
};

const PROPOSED: &str = "**Contest 1: Abbey – Bridge**";
const TEAMS: &str = "**Contest 1, teams: Abbey – Bridge**";

/// Denies the bot permissions in a channel from now on.
async fn deny(league: &League, channel: &str, permissions: Value) {
    let path = format!("/channels/{channel}/bot-permissions");
    let denied = json!({ "deny": permissions });
    league.discord.put(&path, denied).await;
}

/// Checks that the log of Abbey says whether other servers find it.
async fn log_tells(league: &League, change: &str) {
    let log = league.manager(&league.abbey).log().await;
    let told = format!("whether other servers find this one: {change}");
    assert!(log.contains(&told), "{log}");
}

/// Lets Bridge forbid the bot to write anything, and later allow it. Returns Abbey's message about the
/// proposal.
async fn a_proposal_comes_once_it_may_be_posted(league: &League) -> Value {
    let (discord, bridge) = (&league.discord, &league.bridge);
    deny(league, &bridge.channel, json!(["SEND_MESSAGES"])).await;
    let terms = json!({ "boards": "1", "games": "courtyard", "pace": "daily" });
    let proposed = league.challenge(&league.abbey, &bridge.guild, terms);
    let said = proposed.await.updated();
    assert!(said.contains("Contest 1 is proposed"), "{said}");
    let before = league
        .shown(&league.abbey, PROPOSED, "Bridge has until")
        .await;
    discord.refused("Contest 1").await;
    deny(league, &bridge.channel, json!([])).await;
    discord.advance(Duration::from_mins(1)).await;
    before
}

/// Checks that an agreement is a message of its own, and that the proposal says so.
async fn what_is_agreed_on_is_shown_again(league: &League, before: &Value) {
    let Club { manager, .. } = &league.bridge;
    let asked = league
        .shown(&league.bridge, PROPOSED, "challenges this server")
        .await;
    // The private card has what the message has.
    let hers = league.on_contest(&league.bridge, manager, &[]).await;
    for label in labels(&asked) {
        assert!(labels(hers.message()).contains(&label), "{label}");
    }
    let accepted = league
        .discord
        .press(manager, hers.message(), "Accept")
        .await;
    let said = accepted.updated();
    assert!(said.contains("You’ve accepted contest 1"), "{said}");
    let card = league.shown(&league.abbey, TEAMS, "Sign up until").await;
    assert_ne!(card["id"], before["id"]);
    let agreed = league
        .shown(&league.abbey, PROPOSED, "Both servers have agreed.")
        .await;
    assert_eq!((&agreed["id"], labels(&agreed).len()), (&before["id"], 0));
}

/// Checks that it is shown elsewhere only where boards could be shown too. Returns the card there, and
/// its channel.
async fn it_moves_where_boards_could_be_shown(league: &League) -> (Value, String) {
    let (discord, abbey) = (&league.discord, &league.abbey);
    let path = format!("/guilds/{}/channels", abbey.guild);
    let closed = discord.post(&path, json!({ "name": "closed" })).await;
    let closed = text(&closed["id"]);
    deny(league, &closed, json!(["ATTACH_FILES"])).await;
    let show = async || {
        let shown = discord.command(
            &abbey.manager,
            &closed,
            "contest",
            json!({ "contest": "1" }),
        );
        let shown = shown.await;
        let moved = discord.press(&abbey.manager, shown.message(), "Show it here");
        let moved = moved.await;
        text(&moved.message()["content"])
    };
    let said = show().await;
    assert!(said.contains("Attach Files"), "{said}");
    deny(league, &closed, json!([])).await;
    let said = show().await;
    assert!(said.contains("This channel now shows contest 1"));
    let moved = discord.message_where(&closed, &abbey.manager, |message| {
        message["type"] == 0 && text(&message["content"]).starts_with(TEAMS)
    });
    (moved.await, closed)
}

/// Checks that captains are members, and that no one is ready without a team, nor against their will.
async fn both_sign_up_and_are_ready(league: &League, (card, closed): (&Value, &str)) {
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = league;
    let press = async |club: &Club, card: &Value, label: &str| {
        let pressed = discord.press(&club.manager, card, label);
        pressed.await.private()
    };
    let bot = [Step::Choose("contest-captain", json!(league.bot().await))];
    let named = league.on_contest(abbey, &abbey.manager, &bot).await;
    let said = named.private();
    assert!(said.contains("can’t be captain"), "{said}");
    let ready = press(abbey, card, "Ready to start").await;
    assert!(ready.contains("Too few have signed up"));
    let there = league.shown(bridge, TEAMS, "Sign up until").await;
    let left = discord.press(&bridge.players[0], &there, "Leave").await;
    assert!(left.private().contains("You haven’t signed up"));
    for (club, card) in [(abbey, card), (bridge, &there)] {
        let joined = discord.press(&club.players[0], card, "Join");
        joined.await.private();
    }
    let mut card = card.clone();
    for (pressed, then) in [
        ("Ready to start", "Not ready yet"),
        ("Not ready yet", "Ready to start"),
    ] {
        press(abbey, &card, pressed).await;
        let noted = |message: &Value| {
            message["id"] == card["id"] && labels(message).contains(&then.to_owned())
        };
        let now = discord.message_where(closed, &abbey.manager, noted).await;
        card = now;
    }
    for (club, card) in [(abbey, &card), (bridge, &there)] {
        press(club, card, "Ready to start").await;
    }
}

/// Plays one board, at which Bridge moves first and resigns.
async fn bridge_gives_its_board_up(league: &League) {
    let (discord, bridge) = (&league.discord, &league.bridge);
    let title = "**Contest 1, boards: Abbey – Bridge**";
    let boards = league.shown(bridge, title, "decided: 0 of 1").await;
    let said = text(&boards["content"]);
    let (_, id) = said.split_once('#').expect("a match");
    let (id, _) = id.split_once(':').expect("a number");
    let resign = json!({ "match": id });
    let player = &bridge.players[0];
    let ask = discord.command(player, &bridge.channel, "resign", resign);
    let ask = ask.await;
    discord.press(player, ask.message(), "Yes, resign").await;
    let result = "**Contest 1, result: Abbey – Bridge**";
    let won = "**Abbey** beats **Bridge** 1–0.";
    league.shown(bridge, result, won).await;
}

/// Checks that a server that hides from others stays in the table, and has a page.
async fn who_hides_stays_in_the_table(league: &League) {
    let (abbey, castle) = (&league.abbey, &league.castle);
    let hidden = league.close(abbey).await.updated();
    assert!(hidden.contains("hidden from other servers"), "{hidden}");
    log_tells(league, "yes → no").await;
    let page = [
        Step::Press("Table"),
        Step::Choose("servers-show", json!(abbey.guild)),
    ];
    let page = league.contests(castle, &page).await.private();
    let record = "Bridge: 1 won, 0 drawn, 0 lost; board points 1–0";
    assert!(page.contains(record), "{page}");
}

#[tokio::test]
async fn a_contest_is_read_once_it_may_be_posted_and_is_found_when_it_is_over() {
    let league = League::set(&Data::new(), [1, 1]).await;
    league.open().await;
    log_tells(&league, "no → yes").await;
    let before = a_proposal_comes_once_it_may_be_posted(&league).await;
    what_is_agreed_on_is_shown_again(&league, &before).await;
    let (card, closed) = it_moves_where_boards_could_be_shown(&league).await;
    both_sign_up_and_are_ready(&league, (&card, &closed)).await;
    bridge_gives_its_board_up(&league).await;
    who_hides_stays_in_the_table(&league).await;
    league.discord.judge().await;
}
