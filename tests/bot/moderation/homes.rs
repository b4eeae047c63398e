//! The channel or forum that a server has chosen for its matches is deleted, closed to the bot, or
//! accepts no post without a tag.

use domain::{
    matches::{ChannelId, ServerId},
    settings::{Home, ServerSettings},
};
use serde_json::{Value, json};
use store::{Lock, Store, StoreError};

use super::{Court, says};
use crate::{
    discord::{Answer, labels, text},
    refusals::Stage,
    running::{Data, on_either_engine},
    seeks::{TAKE, choose_first},
};

on_either_engine!(
    where_the_chosen_channel_is_hidden_or_closed_a_match_is_shared_where_that_is_asked_for,
    where_the_chosen_channel_is_closed_a_result_is_shared_where_that_is_asked_for,
    where_a_forum_is_chosen_a_shared_match_is_linked_to_its_post,
    where_the_chosen_channel_is_hidden_or_deleted_a_taken_seek_begins_where_it_was_made,
    where_the_chosen_channel_is_deleted_challenges_stay_and_the_log_says_so,
    a_chosen_channel_that_is_found_deleted_or_closed_by_the_delivery_costs_no_challenge,
);

const GONE: &str = "The channel for matches has been deleted";

/// Lets Mona choose a channel or a forum, and returns what she reads.
async fn choose(court: &Court, channel: &str) -> Answer {
    let card = court.open("boards").await;
    let chosen = json!(channel);
    court
        .choose(card.message(), "server-setting:home", &chosen)
        .await
}

async fn settings(court: &Court) -> String {
    court.reads("boards").await
}

async fn log(court: &Court) -> String {
    court.reads("log").await
}

/// Returns the line of the log by which the bot gives up a channel.
async fn given_up(court: &Court, channel: &str) -> String {
    let state = court.stage.discord.get("/state").await;
    let bot = text(&state["bot_id"]);
    format!("<@{bot}> changed where matches are shown: <#{channel}> → where the challenge was made")
}

async fn deny(court: &Court, channel: &str, denied: &[&str]) {
    let path = format!("/channels/{channel}/bot-permissions");
    let discord = &court.stage.discord;
    discord.put(&path, json!({ "deny": denied })).await;
}

async fn posts_of(court: &Court, forum: &str) -> Vec<Value> {
    let path = format!("/channels/{forum}/threads");
    let posts = court.stage.discord.get(&path).await;
    posts.as_array().expect("posts").clone()
}

/// Begins a match by the challenge's card, and returns where its first board is.
async fn begin(court: &Court, made: &Answer) -> String {
    let (discord, ben) = (&court.stage.discord, &court.stage.ben);
    let card = court.card_in(&court.stage.games, made).await;
    discord.press(ben, &card, "Accept").await.acknowledged();
    let is_begun = |message: &Value| {
        let is_it = message["id"] == card["id"];
        is_it && (message["thread"].is_object() || says("The match is in")(message))
    };
    let begun = discord
        .message_where(&court.stage.games, ben, is_begun)
        .await;
    let thread = if let Some(thread) = begun["thread"]["id"].as_str() {
        thread.to_owned()
    } else {
        let said = text(&begun["content"]);
        let named = said.split("The match is in <#").nth(1).expect("a post");
        named.split('>').next().expect("its number").to_owned()
    };
    discord.picture_after(&thread, ben, "0").await;
    thread
}

async fn where_the_chosen_channel_is_deleted_challenges_stay_and_the_log_says_so(data: Data) {
    let court = Court::with(data).await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    discord.delete(&format!("/channels/{lounge}")).await;

    let made = court.challenge().await;
    let said = made.private();
    let expected = format!("has been deleted, so this match is shown in <#{games}>");
    assert!(said.contains(&expected), "{said}");
    begin(&court, &made).await;
    let given_up = given_up(&court, &lounge).await;
    let said = log(&court).await;
    assert!(said.contains(&given_up), "{said}");
    let said = settings(&court).await;
    assert!(said.contains(GONE), "{said}");
    assert!(said.contains("where the challenge was made"), "{said}");

    // Challengers are told once, and managers until they choose.
    let said = court.challenge().await.private();
    assert!(!said.contains("deleted"), "{said}");
    let other = court.new_channel("boards", "text").await;
    let said = choose(&court, &other).await.updated();
    assert!(said.contains(&format!("in <#{other}>")), "{said}");
    assert!(!settings(&court).await.contains(GONE));
    discord.judge().await;
}

/// The settings are opened before anyone challenges.
#[tokio::test]
async fn the_settings_say_at_once_that_the_chosen_channel_is_deleted() {
    let court = Court::set().await;
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    let discord = &court.stage.discord;
    discord.delete(&format!("/channels/{lounge}")).await;
    let said = settings(&court).await;
    assert!(said.contains(GONE), "{said}");
    let given_up = given_up(&court, &lounge).await;
    let said = log(&court).await;
    assert!(said.contains(&given_up), "{said}");
    // A server that leaves a channel by its own choice reads nothing about it.
    let other = court.new_channel("boards", "text").await;
    let chosen = choose(&court, &other).await;
    let left = discord
        .press(
            &court.mona,
            chosen.message(),
            "Show matches where the challenge was made",
        )
        .await;
    assert!(!left.updated().contains(GONE));
    assert!(!settings(&court).await.contains(GONE));
    discord.judge().await;
}

#[tokio::test]
async fn where_the_bot_does_not_see_the_chosen_channel_challenges_stay_until_it_does() {
    let court = Court::set().await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    deny(&court, &lounge, &["VIEW_CHANNEL"]).await;

    let made = court.challenge().await;
    let said = made.private();
    let expected = format!("I can’t post in <#{lounge}>");
    assert!(said.contains(&expected), "{said}");
    assert!(said.contains(&format!("shown in <#{games}>")), "{said}");
    begin(&court, &made).await;
    let said = settings(&court).await;
    let lacks = format!("I need these permissions in <#{lounge}>: View Channels");
    assert!(said.contains(&lacks), "{said}");
    assert!(!log(&court).await.contains("→ where the challenge was made"));

    deny(&court, &lounge, &[]).await;
    let made = court.challenge().await;
    let said = made.private();
    let there = format!("The challenge is in <#{lounge}>");
    assert!(said.contains(&there), "{said}");
    court.card_in(&lounge, &made).await;
    assert!(!settings(&court).await.contains("I lack"));
    discord.judge().await;
}

/// A channel that the bot sees may still accept no message, or be deleted meanwhile.
async fn a_chosen_channel_that_is_found_deleted_or_closed_by_the_delivery_costs_no_challenge(
    data: Data,
) {
    let court = Court::with(data).await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    deny(&court, &lounge, &["SEND_MESSAGES"]).await;
    let made = court.challenge().await;
    begin(&court, &made).await;
    let said = settings(&court).await;
    let lacks = format!("I need these permissions in <#{lounge}>: Send Messages");
    assert!(said.contains(&lacks), "{said}");

    deny(&court, &lounge, &[]).await;
    let deleted = json!({
        "kind": "refuse", "status": 404, "code": 10003, "times": 1,
        "route": format!("POST /channels/{lounge}/messages"),
    });
    discord.post("/faults", deleted).await;
    let made = court.challenge().await;
    assert!(made.private().contains(&format!("<#{lounge}>")));
    let thread = begin(&court, &made).await;
    let given_up = given_up(&court, &lounge).await;
    let said = log(&court).await;
    assert!(said.contains(&given_up), "{said}");
    let place = discord.get(&format!("/channels/{thread}")).await;
    assert_eq!(place["parent_id"], games.as_str());
    let direct = discord
        .post("/direct", json!({ "user": court.stage.ada.id }))
        .await;
    let told = discord
        .messages_now(&text(&direct["id"]), &court.stage.ada)
        .await;
    assert!(!told.iter().any(says("withdrawn")), "{told:#?}");
    discord.judge().await;
}

/// Whether each match has a thread.
const THREADS: [bool; 2] = [true, false];

/// Lets the server show its matches in this channel, which may no longer be one of its channels.
async fn set_home(court: &Court, channel: &str, threads: bool) {
    let server = ServerId(court.guild.parse().expect("a number"));
    let settings = ServerSettings {
        home: Home::Channel(ChannelId(channel.parse().expect("a number"))),
        threads,
        ..ServerSettings::default()
    };
    let store = Store::open_beside(&court.stage.data.address()).expect("a database");
    let set: Result<(), StoreError> = store
        .write(Lock::Server(server), move |tx| {
            tx.settings().set_server(server, settings)
        })
        .await;
    set.expect("set");
}

/// Waits for the first board of the match with this number: in a channel itself, or in a thread of it.
async fn first_board(court: &Court, channel: &str, (id, threads): (u32, bool)) -> String {
    let (discord, ada) = (&court.stage.discord, &court.stage.ada);
    let mut shown_in = channel.to_owned();
    if threads {
        let number = format!("#{id}");
        let begun = |message: &Value| message["thread"].is_object() && says(&number)(message);
        let starter = discord.message_where(channel, ada, begun).await;
        shown_in = text(&starter["thread"]["id"]);
    }
    // The computer may have moved already.
    let file = format!("match-{id}-board-");
    let is_it = |message: &Value| {
        let shown = message["attachments"][0]["filename"].as_str();
        shown.is_some_and(|shown| shown.starts_with(&file))
    };
    discord.message_where(&shown_in, ada, is_it).await;
    shown_in
}

/// Waits until Ada can play another match like this one, and begins it.
async fn plays_again(court: &Court, shown_in: &str, id: u32) {
    let (discord, ada) = (&court.stage.discord, &court.stage.ada);
    let options = json!({ "match": id.to_string() });
    let question = discord.command(ada, shown_in, "resign", options).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let file = format!("match-{id}-result.png");
    let is_over = |message: &Value| {
        let is_result = message["attachments"][0]["filename"] == file.as_str();
        is_result && labels(message).contains(&"Rematch".to_owned())
    };
    let result = discord.message_where(shown_in, ada, is_over).await;
    let again = discord.press(ada, &result, "Rematch").await.private();
    assert!(again.contains(&format!("#{}", id + 1)), "{again}");
}

async fn where_the_chosen_channel_is_hidden_or_closed_a_match_is_shared_where_that_is_asked_for(
    data: Data,
) {
    let court = Court::with(data).await;
    let (discord, ada, games) = (&court.stage.discord, &court.stage.ada, &court.stage.games);
    let lounge = court.new_channel("matches", "text").await;
    let mut id = 2;
    for threads in THREADS {
        set_home(&court, &lounge, threads).await;
        deny(&court, &lounge, &["VIEW_CHANNEL"]).await;
        let options = json!({ "game": "guard-and-towers", "level": 1 });
        discord.command(ada, games, "play", options).await.private();
        let shared = discord.share(ada, games, id).await.private();
        assert!(!shared.contains(&lounge), "{shared}");
        let shown_in = first_board(&court, games, (id, threads)).await;
        plays_again(&court, &shown_in, id).await;
        discord.share(ada, games, id + 1).await.private();
        first_board(&court, games, (id + 1, threads)).await;
        id += 2;
    }
    // The bot sees it, and learns only when it posts that it is not allowed to.
    set_home(&court, &lounge, true).await;
    deny(&court, &lounge, &["SEND_MESSAGES"]).await;
    let options = json!({ "game": "courtyard", "level": 1 });
    discord.command(ada, games, "play", options).await.private();
    discord.share(ada, games, id).await.private();
    first_board(&court, games, (id, true)).await;
    assert!(!log(&court).await.contains("→ where the challenge was made"));
    // Once it is allowed to, matches are shown there.
    deny(&court, &lounge, &[]).await;
    let options = json!({ "game": "kings-court", "level": 1 });
    discord.command(ada, games, "play", options).await.private();
    discord.share(ada, games, id + 1).await.private();
    first_board(&court, &lounge, (id + 1, true)).await;
    discord.judge().await;
}

/// Lets Ada begin a match against the computer and resign it.
async fn resigns_at_once(court: &Court, id: u32) {
    let (discord, ada, games) = (&court.stage.discord, &court.stage.ada, &court.stage.games);
    let options = json!({ "game": "guard-and-towers", "level": 1 });
    discord.command(ada, games, "play", options).await.private();
    let options = json!({ "match": id.to_string() });
    let question = discord.command(ada, games, "resign", options).await;
    discord.press(ada, question.message(), "Yes, resign").await;
}

async fn where_the_chosen_channel_is_closed_a_result_is_shared_where_that_is_asked_for(data: Data) {
    let court = Court::with(data).await;
    let (discord, ada, games) = (&court.stage.discord, &court.stage.ada, &court.stage.games);
    let lounge = court.new_channel("matches", "text").await;
    set_home(&court, &lounge, true).await;
    deny(&court, &lounge, &["SEND_MESSAGES"]).await;
    resigns_at_once(&court, 2).await;
    // The bot says so where it can write nowhere, and the player can try again.
    deny(&court, games, &["SEND_MESSAGES"]).await;
    let refused = discord.share(ada, games, 2).await.private();
    assert!(refused.contains("Send Messages"), "{refused}");
    deny(&court, games, &[]).await;
    let shared = discord.share(ada, games, 2).await.private();
    assert!(shared.contains(&format!("shown in <#{games}>")), "{shared}");
    let result = |message: &Value| message["attachments"][0]["filename"] == "match-2-ended.png";
    discord.message_where(games, ada, result).await;
    discord.judge().await;
}

async fn where_a_forum_is_chosen_a_shared_match_is_linked_to_its_post(data: Data) {
    let court = Court::with(data).await;
    let (discord, ada, games) = (&court.stage.discord, &court.stage.ada, &court.stage.games);
    let forum = court.new_channel("boards", "forum").await;
    choose(&court, &forum).await.updated();
    let options = json!({ "game": "guard-and-towers", "level": 1, "side": "first" });
    discord.command(ada, games, "play", options).await.private();
    let shared = discord.share(ada, games, 2).await;
    let said = shared.private();
    assert!(
        said.contains("#2 is shared") && !said.contains("<#"),
        "{said}"
    );
    let leads = |message: &Value| {
        message["id"] == shared.message()["id"] && text(&message["content"]).contains("https://")
    };
    let linked = discord.message_where(games, ada, leads).await;
    let posts = posts_of(&court, &forum).await;
    let post = text(&posts[0]["id"]);
    let linked = text(&linked["content"]);
    assert!(linked.contains(&format!("/{post}/")), "{linked}");
    discord.judge().await;
}

/// Ada seeks before the channel is lost, and Ben accepts.
async fn where_the_chosen_channel_is_hidden_or_deleted_a_taken_seek_begins_where_it_was_made(
    data: Data,
) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &court.stage;
    let elsewhere = court.new_channel("elsewhere", "text").await;
    let mut id = 2;
    for threads in THREADS {
        for lost in ["hidden", "deleted"] {
            let lounge = court.new_channel("matches", "text").await;
            set_home(&court, &lounge, threads).await;
            let options = json!({ "game": "guard-and-towers", "pace": "none" });
            discord.command(ada, games, "find", options).await.private();
            if lost == "hidden" {
                deny(&court, &lounge, &["VIEW_CHANNEL"]).await;
            } else {
                discord.delete(&format!("/channels/{lounge}")).await;
            }
            let list = discord.command(ben, &elsewhere, "find", json!({})).await;
            let taken = choose_first(discord, (ben, list.message()), TAKE).await;
            assert!(taken.updated().contains(&format!("#{id}")), "{lost}");
            first_board(&court, games, (id, threads)).await;
            id += 1;
        }
    }
    discord.judge().await;
}

/// A bulletin finds the channel deleted.
#[tokio::test]
async fn a_chosen_channel_that_a_bulletin_finds_deleted_is_given_up() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    let deleted = json!({
        "kind": "refuse", "status": 404, "code": 10003, "times": 1,
        "route": format!("POST /channels/{lounge}/messages"),
    });
    discord.post("/faults", deleted).await;
    let (mona, games) = (&court.mona, &court.stage.games);
    let cup = json!({
        "name": "Cup", "system": "knockout", "game": "courtyard",
    });
    let made = discord.found(mona, games, cup).await.updated();
    assert!(made.contains(&lounge), "{made}");
    let given_up = given_up(&court, &lounge).await;
    discord
        .until("the log".to_owned(), async || {
            let said = log(&court).await;
            if said.contains(&given_up) {
                Ok(())
            } else {
                Err(json!(said))
            }
        })
        .await;
    discord.judge().await;
}

/// The answer to the request for the fallback's card gets lost, so it must be found there.
#[tokio::test]
async fn a_card_that_goes_elsewhere_is_posted_there_once() {
    let court = Court::set().await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    deny(&court, &lounge, &["SEND_MESSAGES"]).await;
    let fault = json!({
        "kind": "server_error", "after": true, "times": 1,
        "route": format!("POST /channels/{games}/messages"),
    });
    discord.post("/faults", fault).await;
    let made = court.challenge().await;
    court.card_in(games, &made).await;
    discord.advance(std::time::Duration::from_mins(5)).await;
    court.stage.data.all_said().await;
    let all = discord.messages_now(games, &court.mona).await;
    let file = |message: &&Value| message["attachments"][0]["filename"] == "challenge-2.png";
    assert_eq!(all.iter().filter(file).count(), 1, "{all:#?}");
    discord.judge().await;
}

#[tokio::test]
async fn a_channel_that_the_bot_does_not_see_is_not_chosen_and_named() {
    let court = Court::set().await;
    for kind in ["text", "forum"] {
        let hidden = court.new_channel("hidden", kind).await;
        deny(&court, &hidden, &["VIEW_CHANNEL"]).await;
        let said = choose(&court, &hidden).await.private();
        assert!(said.contains(&format!("<#{hidden}>")), "{said}");
        assert!(said.contains("View Channels"), "{said}");
    }
    assert!(
        settings(&court)
            .await
            .contains("where the challenge was made")
    );
    court.stage.discord.judge().await;
}

#[tokio::test]
async fn a_deleted_forum_is_given_up_and_its_match_shown_in_a_thread() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let forum = court.new_channel("boards", "forum").await;
    choose(&court, &forum).await.updated();
    // It is there when the challenge is made, and gone when it is accepted.
    let made = court.challenge().await;
    court.card_in(&court.stage.games, &made).await;
    discord.delete(&format!("/channels/{forum}")).await;
    let thread = begin(&court, &made).await;
    let place = discord.get(&format!("/channels/{thread}")).await;
    assert_eq!(place["parent_id"], court.stage.games.as_str());
    let given_up = given_up(&court, &forum).await;
    let said = log(&court).await;
    assert!(said.contains(&given_up), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn a_forum_that_requires_tags_gets_posts_with_one_that_the_bot_may_use() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let forum = court.new_channel("boards", "forum").await;
    let place = format!("/channels/{forum}");
    let official = json!({ "name": "Official", "moderated": true });
    let only_official = json!({ "requires_tag": true, "tags": [official] });
    let both = json!({ "requires_tag": true, "tags": [official, { "name": "Matches" }] });
    let tag_of = async |thread: &str, number: usize| {
        let forum = discord.get(&place).await;
        let post = discord.get(&format!("/channels/{thread}")).await;
        assert_eq!(post["parent_id"], forum["id"]);
        let tag = &forum["available_tags"][number]["id"];
        assert_eq!(post["applied_tags"], json!([tag]), "{post:#}");
    };

    // The only tag is for members who manage threads.
    deny(&court, &forum, &["MANAGE_THREADS"]).await;
    discord.patch(&place, only_official.clone()).await;
    let said = choose(&court, &forum).await.private();
    assert!(said.contains("need a tag"), "{said}");
    assert!(said.contains("Manage Threads"), "{said}");
    assert!(said.contains(&format!("<#{forum}>")), "{said}");

    discord.patch(&place, both).await;
    choose(&court, &forum).await.updated();
    let made = court.challenge().await;
    tag_of(&begin(&court, &made).await, 1).await;

    // A forum that changes later costs no match its board.
    discord.patch(&place, only_official).await;
    let made = court.challenge().await;
    let thread = begin(&court, &made).await;
    let shown = discord.get(&format!("/channels/{thread}")).await;
    assert_eq!(shown["parent_id"], court.stage.games.as_str());
    let said = settings(&court).await;
    assert!(said.contains("need a tag"), "{said}");

    deny(&court, &forum, &[]).await;
    let role = json!({ "allow": ["MANAGE_THREADS"] });
    let bot = text(&discord.get("/state").await["bot_id"]);
    discord
        .put(&format!("{place}/overwrites/{bot}"), role)
        .await;
    assert!(!settings(&court).await.contains("need a tag"));
    let made = court.challenge().await;
    tag_of(&begin(&court, &made).await, 0).await;
    assert_eq!(posts_of(&court, &forum).await.len(), 2);
    discord.judge().await;
}

/// A post has no nonce by which Discord would recognize it, so the bot looks for it.
#[tokio::test]
async fn a_post_whose_answer_cannot_be_read_is_not_made_again() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let forum = court.new_channel("boards", "forum").await;
    choose(&court, &forum).await.updated();
    for kind in [
        json!({ "kind": "garble" }),
        json!({ "kind": "server_error", "after": true }),
    ] {
        let before = posts_of(&court, &forum).await.len();
        let mut fault = kind;
        fault["route"] = json!(format!("POST /channels/{forum}/threads"));
        let made = court.challenge().await;
        court.card_in(&court.stage.games, &made).await;
        discord.post("/faults", fault).await;
        let pressed = begin_late(&court, &made).await;
        discord.picture_after(&pressed, &court.stage.ben, "0").await;
        assert_eq!(posts_of(&court, &forum).await.len(), before + 1);
    }
    discord.judge().await;
}

/// Does the same as [`begin`] if the first try fails and time must pass.
async fn begin_late(court: &Court, made: &Answer) -> String {
    let discord = &court.stage.discord;
    let begun = std::pin::pin!(begin(court, made));
    let late = async {
        discord.all_faults_taken().await;
        discord.advance(std::time::Duration::from_mins(2)).await;
    };
    let (post, ()) = futures_util::future::join(begun, late).await;
    post
}

#[tokio::test]
async fn a_rematch_stays_where_it_is_asked_for_when_the_chosen_channel_is_deleted() {
    let court = Court::set().await;
    let (discord, games) = (&court.stage.discord, &court.stage.games);
    let (ada, thread) = (&court.stage.ada, &court.stage.thread);
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let is_result = |message: &Value| message.to_string().contains("Rematch");
    let result = discord.message_where(thread, ada, is_result).await;
    let lounge = court.new_channel("matches", "text").await;
    choose(&court, &lounge).await.updated();
    discord.delete(&format!("/channels/{lounge}")).await;
    let made = discord.press(ada, &result, "Rematch").await;
    let said = made.private();
    let expected = format!("has been deleted, so this match is shown in <#{games}>");
    assert!(said.contains(&expected), "{said}");
    court.card_in(games, &made).await;
    discord.judge().await;
}
