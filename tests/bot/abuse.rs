//! Limits that keep people from being pestered and servers from being flooded.

use std::time::Duration;

use courtier::challenges::actions::limits::MOST_THREADS;
use domain::{clock::Clock, matches::ServerId};
use serde_json::{Value, json};
use store::{Lock, Store};

use crate::{
    discord::{Answer, Discord, Member, labels, text},
    refusals::Stage,
    running::{Data, Process, on_either_engine},
};

on_either_engine!(
    who_challenges_and_withdraws_again_and_again_has_to_wait,
    a_block_keeps_challenges_and_pings_away_and_tells_nobody,
    nobody_has_more_matches_than_the_operator_says,
    when_many_threads_were_opened_matches_are_shown_in_the_channel,
    who_asks_for_much_that_costs_much_waits_and_no_one_else_does,
);

fn game(opponent: Option<&Member>) -> Value {
    match opponent {
        Some(opponent) => json!({ "game": "guard-and-towers", "opponent": opponent.id }),
        None => json!({ "game": "guard-and-towers" }),
    }
}

async fn challenge(discord: &Discord, by: &Member, channel: &str, of: Option<&Member>) -> String {
    discord
        .command(by, channel, "challenge", game(of))
        .await
        .private()
}

/// Returns the card of a challenge, once it is posted.
async fn card(discord: &Discord, by: &Member, channel: &str, number: u32) -> Value {
    let (id, more) = (format!("#{number}"), format!("#{number}0"));
    discord
        .message_where(channel, by, |message| {
            let said = text(&message["content"]);
            said.contains(&id) && !said.contains(&more) && message["components"] != json!([])
        })
        .await
}

async fn who_challenges_and_withdraws_again_and_again_has_to_wait(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    for number in 2..=4 {
        let sent = challenge(discord, ada, games, Some(cleo)).await;
        assert!(sent.contains("was sent to"), "{sent}");
        let card = card(discord, ada, games, number).await;
        discord.press(ada, &card, "Withdraw").await.acknowledged();
        let closed =
            |message: &Value| message["id"] == card["id"] && message["components"] == json!([]);
        discord.message_where(games, ada, closed).await;
    }
    let before = stage.public().await;
    let again = discord
        .command(ada, games, "challenge", game(Some(cleo)))
        .await;
    stage
        .refused(&again, "several times this hour", &before)
        .await;
    assert!(again.private().contains("<t:"), "it says until when");
    // The menu offers no way around, and others can still be challenged.
    let asked = discord.menu(ada, games, "Challenge", &cleo.id).await;
    let again = discord.press(ada, asked.message(), "Courtyard").await;
    stage
        .refused(&again, "several times this hour", &before)
        .await;
    for of in [Some(ben), None] {
        let sent = challenge(discord, ada, games, of).await;
        assert!(sent.contains("#5") || sent.contains("#6"), "{sent}");
    }
    discord.advance(Duration::from_mins(61)).await;
    let sent = challenge(discord, ada, games, Some(cleo)).await;
    assert!(sent.contains("was sent to"), "{sent}");

    // The same limit applies in total.
    discord.advance(Duration::from_mins(61)).await;
    for number in 8..28 {
        let sent = challenge(discord, ben, games, None).await;
        assert!(sent.contains(&format!("#{number}")), "{sent}");
        let card = card(discord, ben, games, number).await;
        discord.press(ben, &card, "Withdraw").await.acknowledged();
    }
    let sent = challenge(discord, ben, games, None).await;
    assert!(sent.contains("many challenges this hour"), "{sent}");
    discord.judge_strictly().await;
}

async fn a_block_keeps_challenges_and_pings_away_and_tells_nobody(data: Data) {
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
    let block = async |by: &Member, option: &str, whom: &Member| {
        let options = json!({ option: whom.id });
        let said = discord.command(by, games, "settings", options).await;
        said.private()
    };
    let list = async || {
        discord
            .command(ben, games, "settings", json!({ "page": "blocked" }))
            .await
            .private()
    };
    assert!(list().await.contains("haven’t blocked anyone"));
    assert!(block(ben, "block", ben).await.contains("yourself"));
    // Ada has challenged Ben before he blocks her, and has a seat open.
    let sent = challenge(discord, ada, games, Some(ben)).await;
    assert!(sent.contains("#2"), "{sent}");
    let sent = challenge(discord, ada, games, None).await;
    assert!(sent.contains("#3"), "{sent}");
    let sent = challenge(discord, ben, games, None).await;
    assert!(sent.contains("#4"), "{sent}");
    for number in 2..=4 {
        card(discord, cleo, games, number).await;
    }
    let before = stage.public().await;
    let said = block(ben, "block", ada).await;
    assert!(said.contains("You’ve blocked") && said.contains(&ada.mention()));
    assert!(list().await.contains(&ada.mention()));
    assert_eq!(stage.public().await, before, "nobody is told");

    // Ada learns only that it is not possible, whichever way she tries.
    let cannot = format!(
        "You can’t play with {} right now. Challenge someone else.",
        ben.mention()
    );
    let sent = challenge(discord, ada, games, Some(ben)).await;
    assert_eq!(sent, cannot);
    let seat = json!({ "challenge": "4" });
    let taken = discord.command(ada, games, "join", seat).await.private();
    assert_eq!(taken, cannot);
    let own = "You’ve blocked";
    for seat in ["2", "3"] {
        let seat = json!({ "challenge": seat });
        let taken = discord.command(ben, games, "join", seat).await.private();
        assert!(
            taken.contains(own) && taken.contains("/settings"),
            "{taken}"
        );
    }
    let sent = challenge(discord, ben, games, Some(ada)).await;
    assert!(sent.contains(own), "{sent}");

    // Their match continues. Her moves and offers do not ping him; his still ping her.
    stage.play(ada, "a7-a6").await.private();
    let says = |what: &'static str| {
        move |message: &Value| {
            text(&message["content"]).contains(what) && message["flags"] != json!(64)
        }
    };
    let board = discord.message_where(thread, cleo, says("`a7-a6`")).await;
    assert_eq!(board["pinged"], json!([]), "{board:#}");
    discord
        .command(ada, thread, "draw", json!({}))
        .await
        .private();
    let offer = discord
        .message_where(thread, cleo, says("offers a draw"))
        .await;
    assert_eq!(offer["pinged"], json!([]), "{offer:#}");
    stage.play(ben, "a1-a2").await.private();
    let board = discord.message_where(thread, cleo, says("`a1-a2`")).await;
    assert_eq!(board["pinged"], json!([ada.id]), "{board:#}");
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let over = discord.message_where(thread, cleo, says("resign")).await;
    let rematch = discord.press(ada, &over, "Rematch").await.private();
    assert_eq!(rematch, cannot);

    // And it can be ended.
    let said = block(ben, "unblock", ada).await;
    assert!(said.contains("no longer blocked"), "{said}");
    assert!(block(ben, "unblock", ada).await.contains("haven’t blocked"));
    let seat = json!({ "challenge": "4" });
    let taken = discord.command(ada, games, "join", seat).await.private();
    assert!(taken.contains("You’re in"), "{taken}");
    discord.judge_strictly().await;
}

async fn nobody_has_more_matches_than_the_operator_says(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::spawn(&discord, &data, &[("MOST_MATCHES", "2".to_owned())]);
    discord.ready().await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let games = discord.channel("games").await;
    // The challenge is made while there is room, and accepted when there is none.
    let sent = challenge(&discord, &ada, &games, None).await;
    assert!(sent.contains("#1"), "{sent}");
    let sent = challenge(&discord, &cleo, &games, None).await;
    assert!(sent.contains("#2"), "{sent}");
    for number in 1..=2 {
        card(&discord, &cleo, &games, number).await;
    }
    for _ in 0..2 {
        discord.begin([&ada, &ben], game(None)).await;
    }
    let mine = "You can have 2 running matches";
    let theirs = "can’t have more running matches";
    for (by, of, said) in [(&ada, None, mine), (&cleo, Some(&ada), theirs)] {
        let sent = challenge(&discord, by, &games, of).await;
        assert!(sent.contains(said), "{said:?} expected in {sent:?}");
    }
    for (by, seat, said) in [(&cleo, "1", theirs), (&ben, "2", mine)] {
        let seat = json!({ "challenge": seat });
        let taken = discord.command(by, &games, "join", seat).await.private();
        assert!(taken.contains(said), "{said:?} expected in {taken:?}");
    }
    // When a match is over, there is room for another.
    let one = json!({ "match": "3" });
    let question = discord.command(&ben, &games, "resign", one).await;
    discord.press(&ben, question.message(), "Yes, resign").await;
    let seat = json!({ "challenge": "1" });
    let taken: Answer = discord.command(&cleo, &games, "join", seat).await;
    let taken = taken.private();
    assert!(taken.contains("You’re in"), "{taken}");
    discord.judge_strictly().await;
    bot.kill(&discord).await;
}

async fn when_many_threads_were_opened_matches_are_shown_in_the_channel(data: Data) {
    const HOUR: i64 = 60 * 60 * 1_000;
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let state = discord.get("/state").await;
    let server = text(&state["guilds"][0]["id"]);
    let server = ServerId(server.parse().expect("a number"));
    // A new hour has just begun, so it does not end during the test.
    let clock = Clock::shifted(discord.sandbox.time_shift());
    let left = HOUR - clock.now().millis().rem_euclid(HOUR);
    let left = Duration::from_millis(u64::try_from(left).expect("time is left"));
    discord.advance(left + Duration::from_mins(1)).await;
    let hour = clock.now().millis().div_euclid(HOUR);
    let store = Store::open_beside(&stage.data.address()).expect("opens");
    let open = store.write(Lock::None, move |tx| {
        (1..MOST_THREADS).try_for_each(|_| tx.showings().count_thread(server, hour).map(|_| ()))
    });
    open.await.expect("counted");

    // One more is opened, and then no others.
    discord.begin([ada, ben], game(None)).await;
    let seat = challenge(discord, ada, games, None).await;
    assert!(seat.contains("#3"), "{seat}");
    let taken = json!({ "challenge": "3" });
    let taken = discord.command(ben, games, "join", taken).await.private();
    assert!(taken.contains("played in the channel"), "{taken}");
    let seat = challenge(discord, ada, games, Some(cleo)).await;
    assert!(seat.contains("#4"), "{seat}");
    let card = card(discord, cleo, games, 4).await;
    let taken = discord.press(cleo, &card, "Accept").await.private();
    assert!(taken.contains("played in the channel"), "{taken}");
    for id in ["#3", "#4"] {
        let board = |message: &Value| {
            text(&message["content"]).contains(id) && labels(message).contains(&"Move".to_owned())
        };
        discord.message_where(games, ben, board).await;
    }
    discord.judge_strictly().await;

    discord.advance(Duration::from_mins(61)).await;
    discord.begin([ada, ben], game(None)).await;
}

async fn who_asks_for_much_that_costs_much_waits_and_no_one_else_does(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    let export = async |by| {
        let named = json!({ "match": "1" });
        let exported = discord.of_match(by, games, named, "export:").await;
        exported.private()
    };
    // Reading why there is no hint costs nothing.
    let card = discord.command(ada, games, "match", json!({ "match": "1" }));
    let card = card.await;
    for _ in 0..30 {
        let why = discord.press_id(ada, card.message(), "hint:").await;
        let why = why.private();
        assert!(why.contains("Rated matches like #1 have no hints"), "{why}");
    }
    let mut exported = 0;
    let refused = loop {
        let said = export(ada).await;
        if said.contains("a lot at once") {
            break said;
        }
        exported += 1;
        assert!(exported < 50, "{said}");
    };
    assert!(exported >= 10, "{exported}");
    assert!(refused.contains("<t:"), "it says until when: {refused}");
    // Another member isn't kept waiting, nor is Ada for long.
    assert!(!export(ben).await.contains("at once"));
    discord.advance(Duration::from_secs(10)).await;
    assert!(!export(ada).await.contains("at once"));
}
