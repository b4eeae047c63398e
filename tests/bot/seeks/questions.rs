//! Two players whose seeks fit are asked, and play if both agree.

use std::time::Duration;

use serde_json::{Value, json};

use super::{AGREED, Club, QUESTION};
use crate::{
    discord::{labels, text},
    running::{Data, on_either_engine},
};

on_either_engine!(
    two_who_seek_the_same_are_asked_and_play_when_both_agree,
    whoever_declines_goes_on_looking_and_is_not_asked_about_the_same_again,
    whoever_does_not_answer_is_not_waited_for,
    whoever_takes_no_direct_messages_is_asked_in_the_channel,
    a_question_whose_answer_was_lost_is_asked_once,
);

async fn two_who_seek_the_same_are_asked_and_play_when_both_agree(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let towers = json!({ "game": "guard-and-towers", "side": "second" });
    let said = club.seek(ada, towers).await.private();
    assert!(
        said.contains("Guard & Towers · no clock · rated · moving second"),
        "{said}"
    );
    assert_eq!(club.directs(ada).await, [""; 0]);
    let found = club.seek(ben, json!({})).await;
    let said = found.private();
    assert!(
        said.contains("I’ve already found someone") && said.contains("**Ada**"),
        "{said}"
    );
    assert_eq!(labels(found.message()), ["Accept", "Decline"]);

    // A player who opens the list meanwhile reads about no one else, and not that there is no one.
    for player in [ada, ben] {
        let list = club.seeks(player).await.private();
        assert!(list.contains(QUESTION), "{list}");
        assert!(!list.contains("No one who fits"), "{list}");
    }

    // Both are asked in private, and nothing is posted in the channel.
    let hers = club.told(ada, QUESTION).await;
    assert!(text(&hers["content"]).contains("**Ben**"), "{hers:#}");
    assert_eq!(hers["pinged"], json!([ada.id]));
    let his = club.told(ben, QUESTION).await;
    assert_eq!(club.public().await, [""; 0]);
    discord.press(ada, &hers, "Accept").await.acknowledged();
    let agreed = club.told(ada, "You’ve agreed.").await;
    assert_eq!(labels(&agreed), ["Decline"]);
    let waits = club.seeks(ada).await.private();
    assert!(waits.contains("You’ve agreed."), "{waits}");
    assert!(!waits.contains("No one who fits"), "{waits}");
    club.told(ben, AGREED).await;
    let again = discord.press_late(ada, &hers, "Accept").await.private();
    assert!(again.contains("You’ve already agreed."), "{again}");
    assert_eq!(club.public().await, [""; 0]);

    discord.press(ben, &his, "Accept").await.acknowledged();
    let board = club.begun(ada).await;
    let said = text(&board["content"]);
    assert!(said.contains("Guard & Towers"), "{said}");
    assert_eq!(board["pinged"], json!([ben.id]), "Ada moves second");
    for player in [ada, ben] {
        let over = club.told(player, "match #1 starts").await;
        assert_eq!(labels(&over), [""; 0]);
        let list = club.seeks(player).await.private();
        assert!(!list.contains("You’re looking for"), "{list}");
    }
    let late = discord.press_late(ben, &his, "Decline").await.private();
    assert!(late.contains("This is over."), "{late}");
    discord.judge().await;
}

async fn whoever_declines_goes_on_looking_and_is_not_asked_about_the_same_again(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    club.seek(ada, json!({})).await.private();
    let found = club.seek(ben, json!({})).await;
    for player in [ada, ben] {
        club.told(player, QUESTION).await;
    }
    // He answers in the private answer to his command, and reads there what is left.
    let list = discord
        .press(ben, found.message(), "Decline")
        .await
        .updated();
    assert!(list.contains("You’re looking for"), "{list}");
    for player in [ada, ben] {
        club.told(player, "No match with").await;
    }
    discord.advance(Duration::from_hours(48)).await;
    let list = club.seeks(ada).await.private();
    assert!(
        list.contains("**Ben**: any game"),
        "he can still be chosen: {list}"
    );
    club.seek(cleo, json!({})).await.private();
    // Ada has waited longer than Ben.
    club.told(cleo, QUESTION).await;
    let hers = club.told(ada, "**Cleo**").await;
    assert!(text(&hers["content"]).contains(QUESTION));
    let his = club.directs(ben).await;
    assert_eq!(his.len(), 1, "{his:?}");

    // After a week they can be asked again, if they are still looking.
    discord.press(ada, &hers, "Decline").await.acknowledged();
    club.told(ben, "**Cleo**").await;
    discord.judge().await;
}

async fn whoever_does_not_answer_is_not_waited_for(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let both = [ada, ben];
    let [hers, _] = club.asked(both, json!({ "days": 14 })).await;
    club.first_agrees(both, &hers).await;
    discord.advance(Duration::from_hours(49)).await;
    club.told(ada, "didn’t answer in time. You’re still looking.")
        .await;
    club.told(ben, "You didn’t answer in time").await;
    let [hers, his] = [
        club.seeks(ada).await.private(),
        club.seeks(ben).await.private(),
    ];
    assert!(hers.contains("You’re looking for"), "{hers}");
    assert!(!his.contains("You’re looking for"), "{his}");
    // A question that no one answers ends, too.
    discord.advance(Duration::from_hours(24 * 13)).await;
    let hers = club.seeks(ada).await.private();
    assert!(!hers.contains("You’re looking for"), "{hers}");
    discord.judge().await;
}

async fn whoever_takes_no_direct_messages_is_asked_in_the_channel(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &club;
    let refuses = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ada.id), refuses).await;
    club.seek(ada, json!({})).await.private();
    club.seek(ben, json!({})).await.private();
    let hers = club.shown(ada, QUESTION).await;
    assert!(text(&hers["content"]).contains(&ada.mention()));
    assert_eq!(hers["pinged"], json!([ada.id]));
    let foreign = discord.press(cleo, &hers, "Accept").await.private();
    assert!(foreign.contains("for someone else"), "{foreign}");
    let his = club.first_agrees([ada, ben], &hers).await;
    discord.press(ben, &his, "Accept").await.acknowledged();
    club.begun(cleo).await;
    let over = |message: &Value| {
        message["id"] == hers["id"] && text(&message["content"]).contains("match #1 starts")
    };
    let over = discord.message_where(games, cleo, over).await;
    assert_eq!(labels(&over), [""; 0]);
    discord.judge().await;
}

async fn a_question_whose_answer_was_lost_is_asked_once(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    // Discord shows both questions, but the bot never receives the confirmation.
    let fault = json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 2
    });
    discord.post("/faults", fault).await;
    let both = [ada, ben];
    let [hers, _] = club.asked(both, json!({})).await;
    // By the time of the next try, Discord has forgotten the nonce.
    discord.advance(Duration::from_mins(10)).await;
    discord.press(ada, &hers, "Accept").await.acknowledged();
    let agreed = club.told(ada, "You’ve agreed.").await;
    assert_eq!(agreed["id"], hers["id"]);
    let his = club.told(ben, AGREED).await;
    discord.press(ben, &his, "Accept").await.acknowledged();
    club.begun(ben).await;
    for player in [ada, ben] {
        club.told(player, "match #1 starts").await;
        assert_eq!(club.directs(player).await.len(), 1);
    }
    discord.judge().await;
}
