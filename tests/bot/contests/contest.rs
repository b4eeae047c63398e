//! Two of three servers play a contest of twelve boards in four games.

use std::time::Duration;

use serde_json::{Value, json};

use super::league::{Club, League};
use crate::{
    discord::{Member, labels, text},
    running::{Data, on_either_engine},
    steps::Step,
};

on_either_engine!(
    two_servers_play_twelve_boards_in_four_games,
    who_is_asked_may_change_the_terms_or_decline_and_nobody_else_may_answer,
    a_manager_of_either_server_is_asked_before_a_contest_is_off_and_its_log_tells_it,
);

/// A board as the card of the boards lists it.
#[derive(Clone, Debug)]
struct Line {
    number: usize,
    game: String,
    id: String,
    players: [String; 2],
    state: String,
}

/// Returns the boards of a card: `- 3. Courtyard #7: Abbey-1 – Bridge-2 · running`.
fn lines(card: &Value) -> Vec<Line> {
    let said = text(&card["content"]).replace('\\', "");
    let boards = said.lines().filter_map(|line| line.strip_prefix("- "));
    boards
        .map(|line| {
            let (number, rest) = line.split_once(". ").expect("a number");
            let (game, rest) = rest.split_once(" #").expect("a match");
            let (id, rest) = rest.split_once(": ").expect("players");
            let (players, state) = rest.split_once(" · ").expect("a state");
            let (home, away) = players.split_once(" – ").expect("two");
            Line {
                number: number.parse().expect("a number"),
                game: game.to_owned(),
                id: id.to_owned(),
                players: [home, away].map(str::to_owned),
                state: state.to_owned(),
            }
        })
        .collect()
}

/// Returns the player who moves first: the home team's at even boards.
fn first_mover(league: &League, line: &Line) -> (Member, String) {
    let (team, club) = if line.number.is_multiple_of(2) {
        (0, &league.abbey)
    } else {
        (1, &league.bridge)
    };
    let player = club.player(&line.players[team]).clone();
    (player, club.channel.clone())
}

/// Resigns a board for the player who moves first there.
async fn resign(league: &League, line: &Line) {
    let (player, channel) = first_mover(league, line);
    let options = json!({ "match": line.id });
    let ask = league.discord.command(&player, &channel, "resign", options);
    let ask = ask.await;
    ask.private();
    let resigned = league.discord.press(&player, ask.message(), "Yes, resign");
    resigned.await;
}

async fn boards(league: &League, club: &Club, says: &str) -> Vec<Line> {
    let title = "**Contest 1, boards: Abbey – Bridge**";
    lines(&league.shown(club, title, says).await)
}

/// Checks that there are three boards of each game, no one plays twice, and the member who signed up
/// last is a reserve.
fn each_sits_at_one_of_twelve(first: &[Line]) {
    assert_eq!(first.len(), 12);
    for game in [
        "Courtyard",
        "King and Courtesan",
        "Guard & Towers",
        "King’s Court",
    ] {
        let count = first.iter().filter(|line| line.game == game).count();
        let other = game.replace('’', "'");
        let others = first.iter().filter(|line| line.game == other).count();
        assert_eq!(count.max(others), 3, "{game}: {first:?}");
    }
    let mut seated: Vec<&String> = first.iter().flat_map(|line| &line.players).collect();
    seated.sort();
    seated.dedup();
    assert_eq!(seated.len(), 24);
    for reserve in ["Abbey-13", "Abbey-14", "Bridge-13"] {
        assert!(!seated.contains(&&reserve.to_owned()), "{reserve}");
    }
}

/// Checks that the public button opens the page on which the reader plays: of twelve boards, six are on
/// a page. Readers without a board begin with the first page.
async fn everybody_finds_their_own_board(league: &League, lines: &[Line]) {
    let title = "**Contest 1, boards: Abbey – Bridge**";
    let card = league.shown(&league.abbey, title, "").await;
    let [first, last] = [&lines[0], &lines[11]].map(|line| league.abbey.player(&line.players[0]));
    for (reader, page) in [
        (first, "contest-1-1.png"),
        (last, "contest-1-2.png"),
        (&league.abbey.manager, "contest-1-1.png"),
    ] {
        let opened = league.discord.press(reader, &card, "Boards").await;
        let shown = opened.message()["attachments"][0]["filename"].clone();
        assert_eq!(shown, page, "{}", reader.name);
    }
}

/// Lets the home team's player of this board hand it to a reserve, who plays a new match. Returns the boards.
async fn a_player_makes_room_for_the_first_reserve(league: &League, replaced: &Line) -> Vec<Line> {
    let abbey = &league.abbey;
    let asks = abbey.player(&replaced.players[0]);
    let out = "I can’t play";
    let steps = [Step::Press(out), Step::Press("No, change nothing")];
    let kept = league.on_contest(abbey, asks, &steps).await;
    assert!(kept.updated().contains("Nothing has changed"));
    let same = boards(league, abbey, "0 of 12").await;
    assert_eq!(same[0].id, replaced.id);
    let steps = [Step::Press(out), Step::Press("Yes, do it")];
    let done = league.on_contest(abbey, asks, &steps).await;
    let said = done.updated();
    let reserve = abbey.player("Abbey-13");
    assert!(said.contains(&reserve.mention()), "{said}");
    let now = boards(league, &league.bridge, "Abbey\\-13").await;
    assert_eq!(now[0].players[0], "Abbey-13");
    assert_ne!(now[0].id, replaced.id);
    assert_eq!(now[0].state, "running");
    // Only those who play can be replaced: nobody who has been, and no reserve.
    for (who, plays) in [(reserve, true), (asks, false), (&abbey.manager, false)] {
        let card = league.on_contest(abbey, who, &[]).await;
        let offered = labels(card.message()).contains(&out.to_owned());
        assert_eq!(offered, plays, "{}", who.name);
    }
    now
}

async fn two_servers_play_twelve_boards_in_four_games(data: Data) {
    let league = League::set(&data, [14, 13]).await;
    let discord = &league.discord;
    league.open().await;
    let terms = json!({ "boards": "12", "pace": "move-1d", "days": "2" });
    league.agree(terms).await;
    league.sign_up().await;
    let teams = "**Bridge**: 13 signed up, captain Nora";
    let card = league
        .shown(&league.abbey, "**Contest 1, teams:", teams)
        .await;
    let said = text(&card["content"]);
    assert!(
        said.contains("**Abbey**: 14 signed up, captain Mona"),
        "{said}"
    );
    // Members of the other server are named, and no one is shown who is not there.
    assert!(
        said.contains(&league.abbey.player("Abbey-1").mention()),
        "{said}"
    );
    assert!(
        !said.contains(&league.bridge.player("Bridge-1").mention()),
        "{said}"
    );
    assert!(said.contains("Bridge\\-1"), "{said}");
    league.begin(12).await;

    let first = boards(&league, &league.abbey, "0 of 12").await;
    each_sits_at_one_of_twelve(&first);

    let now = a_player_makes_room_for_the_first_reserve(&league, &first[0]).await;

    // Ten boards are resigned by the players who move first there: five by each team.
    for line in &now[2..] {
        resign(&league, line).await;
    }
    boards(&league, &league.abbey, "decided: 10 of 12").await;
    // At the other two, no one moves: the reserves come in, as long as there are any. On the first board
    // Bridge moves first, on the second Abbey.
    discord.advance(Duration::from_hours(25)).await;
    boards(&league, &league.bridge, "Bridge\\-13").await;
    let again = boards(&league, &league.bridge, "Abbey\\-14").await;
    assert_eq!(again[0].players, ["Abbey-13", "Bridge-13"]);
    assert_eq!(again[1].players[0], "Abbey-14");
    // One of them loses by resigning; at the other the time runs out again, and there is no reserve.
    resign(&league, &again[1]).await;
    boards(&league, &league.abbey, "decided: 11 of 12").await;
    discord.advance(Duration::from_hours(25)).await;
    let over = boards(&league, &league.abbey, "decided: 12 of 12").await;
    assert_eq!(over[0].state, "1–0 by forfeit");

    // Bridge has resigned five boards, and Abbey five and one more; Bridge has lost one by forfeit.
    for club in [&league.abbey, &league.bridge] {
        let title = "**Contest 1, result: Abbey – Bridge**";
        let result = league.shown(club, title, "").await;
        let said = text(&result["content"]);
        assert!(
            said.contains("**Abbey** and **Bridge** draw 6–6."),
            "{said}"
        );
        assert!(said.contains("Best performances:"), "{said}");
        // Neither server sees the other's channels.
        let other = if club.name == "Abbey" {
            &league.bridge
        } else {
            &league.abbey
        };
        let all = discord.all_messages(&club.channel, &club.manager).await;
        for message in all {
            assert!(!text(&message["content"]).contains(&other.channel));
        }
    }
    the_score_is_drawn_and_the_servers_play_again(&league).await;
    everybody_finds_their_own_board(&league, &over).await;
    let table = [Step::Press("Table")];
    let table = league.contests(&league.castle, &table).await;
    let said = table.updated();
    for server in ["Abbey", "Bridge"] {
        let row = format!("1. **{server}**: match points: 1, board points: 6 of 12, 1 contest");
        assert!(said.contains(&row), "{said}");
    }
    let abbey = json!(league.abbey.guild);
    let manager = &league.castle.manager;
    let page = discord.select(manager, table.message(), "servers-show", &abbey);
    let page = page.await.private();
    assert!(
        page.contains("Bridge: 0 won, 1 drawn, 0 lost; board points 6–6"),
        "{page}"
    );
    let list = league.manage(&league.bridge, "contest", json!({})).await;
    assert!(list.private().contains("1: Abbey – Bridge · drawn 6–6"));
    discord.judge_strictly().await;
}

/// Checks that the result shows both servers in a picture, and that a manager challenges the other one again from there, on
/// the same terms if nothing else is entered.
async fn the_score_is_drawn_and_the_servers_play_again(league: &League) {
    let (discord, abbey) = (&league.discord, &league.abbey);
    let title = "**Contest 1, result: Abbey – Bridge**";
    let result = league.shown(abbey, title, "").await;
    let pictures = result["attachments"].as_array().expect("pictures");
    let alt: Vec<String> = pictures
        .iter()
        .map(|one| text(&one["description"]))
        .collect();
    assert_eq!(alt, ["Abbey and Bridge draw 6–6."]);
    let again = "Contest again";
    let refused = discord.press(abbey.player("Abbey-1"), &result, again);
    let refused = refused.await.private();
    assert!(refused.contains("members with Manage Server"), "{refused}");
    // Nobody fills in the form while the other server can't be challenged.
    let bridge = &league.bridge;
    league.close(bridge).await.updated();
    let refused = discord.press(&abbey.manager, &result, again).await;
    let refused = refused.private();
    assert!(
        refused.contains("“Bridge” isn’t open to other servers"),
        "{refused}"
    );
    // They have met, so it needn't be listed.
    let opened = league.open_one(bridge).await;
    let unlist = "Remove from the list";
    let unlisted = discord.press(&bridge.manager, opened.message(), unlist);
    let said = unlisted.await.updated();
    assert!(said.contains("open but unlisted"), "{said}");
    let form = discord.press(&abbey.manager, &result, again).await;
    let shorter = json!({ "days": "3" });
    let page = discord.send_form(&abbey.manager, &form, shorter).await;
    let said = page.private();
    for term in ["Boards: up to 12", "1 day per move", "Sign-up: 3 days"] {
        assert!(said.contains(term), "{term} in {said}");
    }
    let sent = discord.press(&abbey.manager, page.message(), "Challenge this server");
    let said = sent.await.updated();
    assert!(said.contains("Contest 2 is proposed"), "{said}");
    let refused = discord.press(&abbey.manager, &result, again).await;
    let refused = refused.private();
    assert!(refused.contains("Contest 2 between"), "{refused}");
}

/// Lets a manager propose a contest to Bridge on the usual terms. Returns the answer.
async fn challenge(league: &League, by: &Club) -> String {
    let steps = [
        Step::Choose("servers-show", json!(league.bridge.guild)),
        Step::Press("Challenge this server"),
    ];
    text(&league.contests(by, &steps).await.message()["content"])
}

/// Checks which terms cannot be proposed.
async fn what_cannot_be_proposed(league: &League) {
    let (abbey, discord) = (&league.abbey, &league.discord);
    let steps = [
        Step::PressId("servers-open"),
        Step::Choose("servers-show", json!(league.bridge.guild)),
    ];
    let page = league.contests(abbey, &steps).await;
    for (terms, refusal) in [
        (
            json!({ "pace": "live-10m-10s" }),
            "Contests need a slow pace",
        ),
        (json!({ "boards": "65" }), "A contest has 1 to 64 boards"),
        (json!({ "boards": "0" }), "A contest has 1 to 64 boards"),
        (json!({ "days": "15" }), "Sign-up lasts 1 to 14 days"),
        (json!({ "days": "two" }), "Sign-up lasts 1 to 14 days"),
        (
            json!({ "games": "chess" }),
            "don’t know a game called “chess”",
        ),
        (json!({ "options": "blitz" }), "“blitz” isn’t an option"),
    ] {
        let form = discord.press(&abbey.manager, page.message(), "Change the terms");
        let sent = discord.send_form(&abbey.manager, &form.await, terms).await;
        let said = sent.private();
        assert!(said.contains(refusal), "{said}");
    }
}

/// Lets Bridge propose other terms, which Abbey now answers by declining.
async fn other_terms_are_declined(league: &League) {
    let (discord, bridge) = (&league.discord, &league.bridge);
    let title = "**Contest 1: Abbey – Bridge**";
    let asked = league.shown(bridge, title, "challenges this server").await;
    let refused = discord.press(&bridge.players[0], &asked, "Accept").await;
    assert!(refused.private().contains("members with Manage Server"));
    let form = discord
        .press(&bridge.manager, &asked, "Propose changes")
        .await;
    let values = json!({ "boards": "1", "games": "court", "pace": "2d", "days": "3",
                        "options": "Weekends" });
    let changed = discord.send_form(&bridge.manager, &form, values).await;
    let said = changed.private();
    assert!(said.contains("The other server answers next"), "{said}");
    let asked = league
        .shown(&league.abbey, title, "Bridge challenges this server")
        .await;
    let terms = text(&asked["content"]);
    for term in [
        "Games: Courtyard",
        "Boards: up to 1",
        "Sign-up: 3 days",
        "2 days per move, weekends off",
        "Unrated matches",
    ] {
        assert!(terms.contains(term), "{terms}");
    }
    let declined = discord.press(&league.abbey.manager, &asked, "Decline");
    declined.await.private();
    for club in [&league.abbey, bridge] {
        let card = league.shown(club, title, "The contest was declined.").await;
        assert_eq!(card["components"], json!([]));
    }
}

/// Checks that a server that has declined is not asked again right away; others can be.
async fn who_was_refused_waits(league: &League) {
    let said = challenge(league, &league.abbey).await;
    assert!(said.contains("Contest 2 is proposed"), "{said}");
    let title = "**Contest 2: Abbey – Bridge**";
    let asked = league
        .shown(&league.bridge, title, "challenges this server")
        .await;
    let manager = &league.bridge.manager;
    let declined = league.discord.press(manager, &asked, "Decline");
    declined.await.private();
    let said = challenge(league, &league.abbey).await;
    let refused = said.contains("declined or didn’t answer");
    assert!(refused, "{said}");
    let said = challenge(league, &league.castle).await;
    assert!(said.contains("Contest 3 is proposed"), "{said}");
}

async fn who_is_asked_may_change_the_terms_or_decline_and_nobody_else_may_answer(data: Data) {
    let league = League::set(&data, [1, 1]).await;
    league.open_one(&league.bridge).await;
    // The refusal offers to say where contests are shown.
    let steps = [
        Step::Choose("servers-show", json!(league.bridge.guild)),
        Step::Press("Challenge this server"),
    ];
    let refused = league.contests(&league.abbey, &steps).await;
    let said = refused.private();
    assert!(said.contains("I don’t know yet where to show"), "{said}");
    assert!(labels(refused.message()).contains(&"Open this server".to_owned()));
    league.open_one(&league.abbey).await;
    league.open_one(&league.castle).await;
    what_cannot_be_proposed(&league).await;
    challenge(&league, &league.abbey).await;
    let said = challenge(&league, &league.abbey).await;
    let open = said.contains("Contest 1 between these servers has to end first");
    assert!(open, "{said}");
    other_terms_are_declined(&league).await;
    // Abbey has declined the other terms, so it can ask again. This time Bridge declines.
    who_was_refused_waits(&league).await;
    // No one answers for a week.
    league
        .discord
        .advance(Duration::from_hours(7 * 24 + 1))
        .await;
    let title = "**Contest 3: Castle – Bridge**";
    league
        .shown(&league.castle, title, "The contest lapsed")
        .await;
    league.discord.judge_strictly().await;
}

/// Managers of both servers are asked at the same time; the one of the second server is faster.
async fn a_manager_of_either_server_is_asked_before_a_contest_is_off_and_its_log_tells_it(
    data: Data,
) {
    let league = League::set(&data, [1, 1]).await;
    let League {
        discord,
        abbey,
        bridge,
        ..
    } = &league;
    league.open().await;
    league.agree(json!({ "boards": "1", "days": "2" })).await;
    let player = &bridge.players[0];
    let card = league
        .shown(bridge, "**Contest 1, teams:", "Sign up until")
        .await;
    let refused = discord.press(player, &card, "Cancel contest").await;
    assert!(refused.private().contains("members with Manage Server"));
    let question = "**Cancel contest 1, Abbey – Bridge?**";
    let withdraw = [Step::Press("Cancel contest")];
    let asked = league.on_contest(bridge, &bridge.manager, &withdraw).await;
    assert!(asked.updated().contains(question), "{asked:?}");
    let no = discord.press(&bridge.manager, asked.message(), "No, change nothing");
    assert!(no.await.updated().contains("Nothing has changed"));

    // The button on the message that everyone sees asks too.
    let card = league
        .shown(abbey, "**Contest 1, teams:", "Sign up until")
        .await;
    let hers = discord.press(&abbey.manager, &card, "Cancel contest").await;
    assert!(hers.private().contains(question), "{hers:?}");
    let called = "canceled contest 1";
    let log = async |club: &Club| league.manager(club).log().await;
    for club in [abbey, bridge] {
        assert!(!log(club).await.contains(called));
    }
    let asked = league.on_contest(bridge, &bridge.manager, &withdraw).await;
    let done = league.confirm(bridge, &asked).await;
    assert!(done.contains("Contest 1 is canceled"), "{done}");
    for club in [abbey, bridge] {
        league
            .shown(club, "**Contest 1", "The contest was canceled.")
            .await;
    }
    let late = discord
        .press(&abbey.manager, hers.message(), "Yes, do it")
        .await;
    assert!(
        late.private().contains("The contest was canceled."),
        "{late:?}"
    );
    let by = format!("{} {called}", bridge.manager.mention());
    assert_eq!(log(bridge).await.matches(&by).count(), 1);
    assert!(!log(abbey).await.contains(called));
    discord.judge_strictly().await;
}
