//! A server's choices by taps, and the effect of each choice.

use serde_json::{Value, json};

use super::{Court, says};
use crate::{
    discord::{Member, components, text},
    refusals::Stage,
    running::{Data, on_either_engine},
};

on_either_engine!(matches_go_where_the_server_has_chosen);

async fn matches_go_where_the_server_has_chosen(data: Data) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &court.stage;
    let lounge = discord.channel("lounge").await;
    let forum = court.new_channel("boards", "forum").await;
    let card = court.open("boards").await;
    assert!(
        card.private().contains("where the challenge was made"),
        "{}",
        card.private()
    );

    // A channel for all matches, with threads.
    let chosen = court
        .choose(card.message(), "server-setting:home", &json!(lounge))
        .await;
    let said = chosen.updated();
    assert!(
        said.contains(&format!("in threads in <#{lounge}>")),
        "{said}"
    );
    let default = components(chosen.message())[2]["default_values"][0]["id"].to_string();
    assert_eq!(default, lounge, "it is shown as chosen");
    let made = court.challenge().await;
    assert!(
        made.private()
            .contains(&format!("The challenge is in <#{lounge}>"))
    );
    let posted = court.card_in(&lounge, &made).await;
    discord.press(ben, &posted, "Accept").await.acknowledged();
    let opened = discord
        .message_where(&lounge, ada, |message| {
            message["id"] == posted["id"] && message["thread"].is_object()
        })
        .await;
    discord
        .picture_after(&text(&opened["thread"]["id"]), ada, "0")
        .await;

    // The same without threads.
    let chosen = discord
        .press(&court.mona, chosen.message(), "Turn threads off")
        .await;
    assert!(
        chosen
            .updated()
            .contains(&format!("in <#{lounge}>, without threads"))
    );
    let made = court.challenge().await;
    let posted = court.card_in(&lounge, &made).await;
    discord.press(ben, &posted, "Accept").await.acknowledged();
    discord
        .picture_after(&lounge, ada, &text(&posted["id"]))
        .await;

    // A forum: one post for each match, with or without threads, and the challenge stays where it is
    // made.
    let chosen = court
        .choose(chosen.message(), "server-setting:home", &json!(forum))
        .await;
    let said = chosen.updated();
    assert!(said.contains(&format!("as posts in <#{forum}>")), "{said}");
    let made = court.challenge().await;
    assert!(
        !made.private().contains("The challenge is in"),
        "{}",
        made.private()
    );
    let posted = court.card_in(games, &made).await;
    discord.press(ben, &posted, "Accept").await.acknowledged();
    let told = discord.message_where(games, ada, |message| {
        message["id"] == posted["id"] && says("The match is in")(message)
    });
    told.await;
    let posts = discord.get(&format!("/channels/{forum}/threads")).await;
    let posts = posts.as_array().expect("posts");
    assert_eq!(posts.len(), 1, "{posts:#?}");
    discord
        .picture_after(&text(&posts[0]["id"]), ada, "0")
        .await;

    // And back to where challenges are made, still without threads.
    let label = "Show matches where the challenge was made";
    let chosen = discord.press(&court.mona, chosen.message(), label).await;
    assert!(
        chosen
            .updated()
            .contains("where the challenge was made, without threads")
    );
    let made = court.challenge().await;
    let posted = court.card_in(games, &made).await;
    discord.press(ben, &posted, "Accept").await.acknowledged();
    discord
        .picture_after(games, ada, &text(&posted["id"]))
        .await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_rematch_goes_where_the_server_has_chosen_since() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        thread,
        ..
    } = &court.stage;
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let is_result = |message: &Value| message.to_string().contains("Rematch");
    let result = discord.message_where(thread, ada, is_result).await;
    let lounge = discord.channel("lounge").await;
    let card = court.open("boards").await;
    court
        .choose(card.message(), "server-setting:home", &json!(lounge))
        .await;
    let made = discord.press(ada, &result, "Rematch").await;
    assert!(
        made.private().contains(&format!("<#{lounge}>")),
        "{}",
        made.private()
    );
    court.card_in(&lounge, &made).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn where_the_bot_may_not_show_matches_none_go() {
    let court = Court::set().await;
    let Stage { discord, games, .. } = &court.stage;
    let lounge = discord.channel("lounge").await;
    let forum = court.new_channel("boards", "forum").await;
    let card = court.open("boards").await;
    for channel in [&lounge, &forum] {
        let path = format!("/channels/{channel}/bot-permissions");
        discord
            .put(&path, json!({ "deny": ["ATTACH_FILES"] }))
            .await;
        let refused = court
            .choose(card.message(), "server-setting:home", &json!(channel))
            .await;
        let said = refused.private();
        assert!(
            said.contains("Attach Files") && said.contains(&format!("<#{channel}>")),
            "{said}"
        );
    }
    let made = court.challenge().await;
    court.card_in(games, &made).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_bot_speaks_the_language_that_the_server_has_chosen() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        games,
        thread,
        ..
    } = &court.stage;
    let card = court.open("boards").await;
    let said = card.private();
    assert!(
        said.contains("in new challenges: the server’s own"),
        "{said}"
    );
    let page = court.page(card.message(), "paces").await;
    let chosen = court
        .choose(page.message(), "server-setting:language", &json!("de"))
        .await;
    chosen.updated();
    let said = court.reads("boards").await;
    assert!(said.contains("in new challenges: Deutsch"), "{said}");
    let made = court.challenge().await;
    assert!(
        made.private().contains("Challenge #2"),
        "private answers stay in one's own"
    );
    let posted = court.card_in(games, &made).await;
    assert!(text(&posted["content"]).contains("fordert"), "{posted:#}");
    let board = discord.command(ada, games, "leaderboard", json!({})).await;
    let title = "Alle Spiele: die Besten dieses Servers";
    assert!(
        text(&board.message()["content"]).contains(title),
        "{:#}",
        board.0
    );
    // A running match keeps its language.
    court.stage.play(ada, "a7-a6").await.private();
    discord
        .message_where(thread, ada, says("it’s your turn"))
        .await;
    // And back.
    court
        .choose(
            chosen.message(),
            "server-setting:language",
            &json!("server"),
        )
        .await
        .updated();
    let made = court.challenge().await;
    let posted = court.card_in(games, &made).await;
    assert!(
        text(&posted["content"]).contains("challenges"),
        "{posted:#}"
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_chosen_role_that_is_deleted_excludes_nobody_and_pings_nobody() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &court.stage;
    let path = format!("/guilds/{}/roles", court.guild);
    let called = json!({ "name": "called", "permissions": [], "mentionable": true });
    let called = discord.post(&path, called).await["id"].clone();
    let role = court.new_role("regular").await;
    let card = court.open("players").await;
    for (select, role) in [
        ("server-setting:challengers", &role),
        ("server-setting:seat-role", &called),
    ] {
        court.choose(card.message(), select, role).await.updated();
    }
    let refused = court.challenge().await.private();
    assert!(refused.contains("<@&"), "{refused}");
    for role in [&role, &called] {
        discord.delete(&format!("{path}/{}", text(role))).await;
    }
    let made = court.challenge().await.private();
    assert!(!made.contains("<@&"), "{made}");
    let seat = json!({ "game": "guard-and-towers" });
    let open = discord
        .command(ada, games, "challenge", seat)
        .await
        .private();
    assert!(open.contains("is open"), "{open}");
    let shown = court.reads("players").await;
    assert!(shown.contains("Who can challenge: everyone"), "{shown}");
    for said in [
        "The role that could challenge has been deleted",
        "The role pinged for open challenges has been deleted",
    ] {
        assert!(shown.contains(said), "{shown}");
    }
    let log = court.reads("log").await;
    let state = discord.get("/state").await;
    let by_bot = format!("<@{}> changed who can challenge", text(&state["bot_id"]));
    assert!(log.contains(&by_bot), "{log}");
    assert!(log.contains("the role pinged for open challenges"), "{log}");
    // Managers read so until they choose.
    let again = court.new_role("again").await;
    let card = court.open("players").await;
    let chosen = court
        .choose(card.message(), "server-setting:challengers", &again)
        .await;
    let said = chosen.updated();
    assert!(!said.contains("could challenge has been deleted"), "{said}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_channel_of_the_daily_puzzle_that_is_deleted_is_forgotten() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let riddles = court.new_channel("riddles", "text").await;
    let chosen = court.puzzles_in(&riddles).await.updated();
    let named = format!("<#{riddles}>");
    assert!(chosen.contains(&named), "{chosen}");
    discord.delete(&format!("/channels/{riddles}")).await;
    let shown = court.reads("puzzle").await;
    assert!(!shown.contains(&named), "{shown}");
    let log = court.reads("log").await;
    let told = format!("changed where the daily puzzle appears: {named} → no channel");
    assert!(log.contains(&told), "{log}");
    discord.judge().await;
}

/// Nobody uses the setting. Over HTTP no event tells of it.
#[tokio::test]
async fn a_chosen_role_that_is_deleted_is_noticed_by_itself() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let role = court.new_role("regular").await;
    let card = court.open("players").await;
    let select = "server-setting:challengers";
    court.choose(card.message(), select, &role).await.updated();
    let path = format!("/guilds/{}/roles/{}", court.guild, text(&role));
    discord.delete(&path).await;
    discord.advance(std::time::Duration::from_hours(4)).await;
    discord
        .until("the role is forgotten", async || {
            let log = court.reads("log").await;
            if log.contains("changed who can challenge: members with") && log.contains("→ everyone")
            {
                Ok(())
            } else {
                Err(json!(log))
            }
        })
        .await;
    discord.judge().await;
}

#[tokio::test]
async fn only_members_with_the_chosen_role_challenge_and_all_accept() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &court.stage;
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let is_result = |message: &Value| message.to_string().contains("Rematch");
    let result = discord.message_where(thread, ada, is_result).await;
    let role = court.new_role("regular").await;
    let card = court.open("boards").await;
    let page = court.page(card.message(), "players").await;
    let chosen = court
        .choose(page.message(), "server-setting:challengers", &role)
        .await;
    let said = chosen.updated();
    let named = format!("<@&{}>", text(&role));
    assert!(
        said.contains(&format!("Who can challenge: members with {named}")),
        "{said}"
    );

    let refused = |answer: String| assert!(answer.contains(&named), "{answer}");
    refused(court.challenge().await.private());
    let seat = json!({ "game": "guard-and-towers" });
    refused(
        discord
            .command(ada, games, "challenge", seat)
            .await
            .private(),
    );
    refused(
        discord
            .menu(ada, games, "Challenge", &ben.id)
            .await
            .private(),
    );
    refused(discord.press(ada, &result, "Rematch").await.private());

    court.has_roles(ada, std::slice::from_ref(&role)).await;
    let made = court.challenge().await;
    let posted = court.card_in(games, &made).await;
    discord.press(ben, &posted, "Accept").await.acknowledged();
    let everybody = discord
        .press(&court.mona, chosen.message(), "Let everyone challenge")
        .await;
    assert!(everybody.updated().contains("Who can challenge: everyone"));
    court.has_roles(ada, &[]).await;
    court.challenge().await.private();
    // The role that everyone has excludes no one.
    court
        .choose(
            everybody.message(),
            "server-setting:challengers",
            &json!(court.guild),
        )
        .await
        .updated();
    let seat = json!({ "game": "guard-and-towers" });
    let made = discord
        .command(ben, games, "challenge", seat)
        .await
        .private();
    assert!(made.contains("is open"), "{made}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn nobody_has_more_running_matches_than_the_server_has_chosen() {
    let court = Court::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        ..
    } = &court.stage;
    let seat = json!({ "game": "guard-and-towers" });
    let of_cleo = discord
        .command(cleo, games, "challenge", seat.clone())
        .await;
    let of_cleo = court.card_in(games, &of_cleo).await;
    let card = court.open("boards").await;
    let page = court.page(card.message(), "players").await;
    let chosen = court
        .choose(page.message(), "server-setting:most", &json!("1"))
        .await;
    assert!(
        chosen.updated().contains("per player: 1"),
        "{}",
        chosen.updated()
    );

    let has_most = |said: String| {
        assert!(
            said.contains("Here, you can have one running match"),
            "{said}"
        );
    };
    let challenge = async |by: &Member, options: Value| {
        discord
            .command(by, games, "challenge", options)
            .await
            .private()
    };
    has_most(challenge(ada, seat.clone()).await);
    has_most(discord.press(ben, &of_cleo, "Accept").await.private());
    let to_ben = json!({ "game": "guard-and-towers", "opponent": ben.id });
    let theirs = challenge(cleo, to_ben).await;
    assert!(
        theirs.contains("can’t have more running matches"),
        "{theirs}"
    );
    // In another server they have none.
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": ada.id });
    let club = discord.server(club).await;
    let hall = json!({ "name": "hall" });
    let hall = discord
        .post(&format!("/guilds/{club}/channels"), hall)
        .await;
    let made = discord
        .command(ada, &text(&hall["id"]), "challenge", seat.clone())
        .await;
    assert!(made.private().contains("is open"), "{}", made.private());
    // When one is over, the next can begin.
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    discord.press(ben, &of_cleo, "Accept").await.acknowledged();
    court
        .choose(chosen.message(), "server-setting:most", &json!("0"))
        .await
        .updated();
    let made = challenge(ben, seat).await;
    assert!(made.contains("is open"), "{made}");
    discord.judge_strictly().await;
}

/// Every select and button checks again whether the member is allowed to.
#[tokio::test]
async fn whose_permission_went_away_changes_nothing() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let lounge = discord.channel("lounge").await;
    let first = court.open("boards").await;
    let second = court.open("boards").await;
    let third = court.open("paces").await;
    let page = court.page(second.message(), "players").await;
    let role = court.new_role("regular").await;
    court.may_manage(false).await;
    let late = [
        court
            .choose(first.message(), "server-setting:home", &json!(lounge))
            .await,
        court
            .choose(first.message(), "server-setting:theme", &json!("night"))
            .await,
        court
            .choose(first.message(), "server-setting:bottom", &json!("first"))
            .await,
        discord
            .press(&court.mona, first.message(), "Turn threads off")
            .await,
        court.page(first.message(), "players").await,
        court
            .choose(third.message(), "server-setting:language", &json!("de"))
            .await,
        court
            .choose(page.message(), "server-setting:challengers", &role)
            .await,
        court
            .choose(page.message(), "server-setting:most", &json!("1"))
            .await,
    ];
    for answer in late {
        let said = answer.private();
        assert!(said.contains("members with Manage Server"), "{said}");
    }
    court.may_manage(true).await;
    let log = court.reads("log").await;
    assert!(log.contains("No moderator actions yet"), "{log}");
    discord.judge_strictly().await;
}
