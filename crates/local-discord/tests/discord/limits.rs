//! Limits of requests and of sessions.

use local_discord::{Limits, Options, TOKEN};
use reqwest::Response;
use serde_json::{Value, json};

use super::{
    kit::{Kit, start, start_with, text},
    line::{GUILDS, Line, identify},
    threads::threadable,
};

/// Returns a local Discord that enforces limits.
async fn strict() -> Kit {
    start_with(Options {
        limits: Limits::Real,
        ..Options::default()
    })
    .await
}

async fn send(kit: &Kit, method: &str, path: &str, body: Value) -> Response {
    let request = kit.rest(method, path).json(&body);
    request.send().await.expect("an answer")
}

fn header(response: &Response, name: &str) -> Option<String> {
    let value = response.headers().get(name)?;
    Some(value.to_str().expect("text").to_owned())
}

fn messages(kit: &Kit) -> String {
    format!("/channels/{}/messages", kit.general)
}

async fn set(kit: &Kit, figures: Value) -> Value {
    kit.control("PUT", "/limits", figures).await.ok()
}

#[tokio::test]
async fn five_messages_in_five_seconds_are_taken_in_a_channel() {
    let kit = strict().await;
    let hello = json!({"content": "hello"});
    for left in ["4", "3", "2", "1", "0"] {
        let response = send(&kit, "POST", &messages(&kit), hello.clone()).await;
        assert_eq!(response.status(), 200);
        assert_eq!(header(&response, "x-ratelimit-limit").as_deref(), Some("5"));
        assert_eq!(
            header(&response, "x-ratelimit-remaining").as_deref(),
            Some(left)
        );
    }
    let refused = send(&kit, "POST", &messages(&kit), hello.clone()).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(
        header(&refused, "x-ratelimit-scope").as_deref(),
        Some("user")
    );
    assert_eq!(header(&refused, "x-ratelimit-global"), None);
    let bucket = header(&refused, "x-ratelimit-bucket");
    let reset: f64 = header(&refused, "x-ratelimit-reset-after")
        .and_then(|text| text.parse().ok())
        .expect("a number");
    let json: Value = refused.json().await.expect("JSON");
    assert_eq!(json["retry_after"], json!(reset));
    assert!(reset <= 5.0, "{reset}");
    assert_eq!(json["global"], false);

    // Another channel has its own window in the same bucket.
    let lounge = format!("/channels/{}/messages", kit.lounge);
    let elsewhere = send(&kit, "POST", &lounge, hello.clone()).await;
    assert_eq!(elsewhere.status(), 200);
    assert_eq!(header(&elsewhere, "x-ratelimit-bucket"), bucket);

    kit.advance(5_000).await;
    kit.bot("POST", &messages(&kit), hello).await.ok();
    let counts = kit.look("/limits").await["counts"].clone();
    assert_eq!(counts["requests"], 8);
    assert_eq!(counts["by_status"], json!({"200": 7, "429": 1}));
    assert_eq!(
        (&counts["limited"], &counts["invalid"]),
        (&json!({"user": 1}), &json!(1))
    );
}

#[tokio::test]
async fn edits_and_deletions_have_windows_of_their_own() {
    let kit = strict().await;
    let id = text(&kit.post(&kit.general, json!({"content": "a"})).await["id"]);
    let path = format!("{}/{id}", messages(&kit));
    for _ in 0..5 {
        kit.bot("PATCH", &path, json!({"content": "b"})).await.ok();
    }
    let sixth = kit.bot("PATCH", &path, json!({"content": "c"})).await;
    assert_eq!(sixth.status, 429, "{}", sixth.json);
    assert_eq!(kit.bot("DELETE", &path, json!({})).await.status, 204);
}

#[tokio::test]
async fn a_thread_is_renamed_twice_in_ten_minutes() {
    let kit = strict().await;
    let (id, path) = threadable(&kit).await;
    kit.bot("POST", &path, json!({"name": "one"})).await.ok();
    let thread = format!("/channels/{id}");
    for name in ["two", "three"] {
        kit.bot("PATCH", &thread, json!({"name": name})).await.ok();
    }
    let third = send(&kit, "PATCH", &thread, json!({"name": "four"})).await;
    assert_eq!(third.status(), 429);
    let left = header(&third, "x-ratelimit-remaining");
    assert_eq!(left.as_deref(), Some("7"), "the headers do not show it");
    let json: Value = third.json().await.expect("JSON");
    assert!(json["retry_after"].as_f64() > Some(500.0), "{json}");
    kit.bot("PATCH", &thread, json!({"auto_archive_duration": 60}))
        .await
        .ok();
    kit.advance(10 * 60_000).await;
    kit.bot("PATCH", &thread, json!({"name": "four"}))
        .await
        .ok();
}

#[tokio::test]
async fn threads_are_limited_for_all_who_write_in_a_channel() {
    let kit = strict().await;
    let path = format!("/channels/{}/threads", kit.general);
    // Only the limit of threads should matter.
    set(&kit, json!({"requests_a_second": 1_000})).await;
    for number in 0..50 {
        let body = json!({"name": format!("{number}"), "type": 11});
        kit.bot("POST", &path, body).await.ok();
    }
    let refused = send(&kit, "POST", &path, json!({"name": "50", "type": 11})).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(
        header(&refused, "x-ratelimit-scope").as_deref(),
        Some("shared")
    );
    // The bot cannot foresee what others do, so it is not held against it.
    assert_eq!(kit.look("/limits").await["counts"]["invalid"], 0);
}

#[tokio::test]
async fn fifty_requests_a_second_are_taken_in_all() {
    let kit = strict().await;
    set(&kit, json!({"requests_a_second": 3})).await;
    // On a slow machine a second may pass before the fourth request.
    let mut refused = send(&kit, "GET", "/users/@me", json!({})).await;
    for _ in 0..100 {
        if refused.status() == 429 {
            break;
        }
        refused = send(&kit, "GET", "/users/@me", json!({})).await;
    }
    assert_eq!(refused.status(), 429);
    assert_eq!(
        header(&refused, "x-ratelimit-global").as_deref(),
        Some("true")
    );
    assert_eq!(
        header(&refused, "x-ratelimit-scope").as_deref(),
        Some("global")
    );
    assert_eq!(header(&refused, "x-ratelimit-limit"), None);
    let json: Value = refused.json().await.expect("JSON");
    assert_eq!(json["global"], true);
    // Responses to interactions are exempt: this one gets as far as its token.
    let callback = "/interactions/1/wrong/callback";
    kit.bot("POST", callback, json!({"type": 4}))
        .await
        .refused(404, 10062);
    kit.advance(1_000).await;
    kit.fetch("/users/@me").await.ok();
    let default = start().await.look("/limits").await;
    assert_eq!(
        (&default["enforced"], &default["requests_a_second"]),
        (&json!(false), &json!(50))
    );
}

#[tokio::test]
async fn too_many_invalid_requests_ban_the_address() {
    let kit = strict().await;
    assert_eq!(kit.look("/limits").await["invalid_requests"], 10_000);
    set(&kit, json!({"invalid_requests": 3})).await;
    let wrong = format!("{}/api/v10/users/@me", kit.url);
    for _ in 0..3 {
        let answer = kit.http.get(&wrong).send().await.expect("an answer");
        assert_eq!(answer.status(), 401);
    }
    let banned = send(&kit, "GET", "/users/@me", json!({})).await;
    assert_eq!(banned.status(), 429);
    assert_eq!(header(&banned, "via"), None, "Discord has not answered");
    assert!(header(&banned, "retry-after").is_some());
    assert!(banned.json::<Value>().await.is_err(), "no JSON");
    let callback = "/interactions/1/wrong/callback";
    assert_eq!(kit.bot("POST", callback, json!({})).await.status, 429);
    kit.advance(60 * 60_000).await;
    kit.fetch("/users/@me").await.ok();
    // What is not held against the bot: other refusals.
    for _ in 0..5 {
        kit.fetch("/users/5").await.refused(404, 10013);
    }
    kit.fetch("/users/@me").await.ok();
}

#[tokio::test]
async fn limits_that_are_off_are_counted_all_the_same() {
    let kit = start().await;
    for _ in 0..60 {
        kit.post(&kit.general, json!({"content": "quick"})).await;
    }
    let limits = kit.look("/limits").await;
    assert_eq!(limits["counts"]["requests"], 60);
    assert!(limits["counts"]["most_in_a_second"].as_u64() > Some(1));
    set(&kit, json!({"enforced": true})).await;
    for _ in 0..6 {
        kit.bot("POST", &messages(&kit), json!({"content": "slow"}))
            .await;
    }
    let counts = kit.look("/limits").await["counts"].clone();
    assert_eq!(counts["by_status"]["429"], 1, "{counts}");
    let anew = kit.control("DELETE", "/limits", json!({})).await.ok();
    assert_eq!(anew["counts"]["requests"], 0);
    assert_eq!(anew["enforced"], true);
    let error = kit
        .control("PUT", "/limits", json!({"speed": 3}))
        .await
        .error(400);
    assert!(error.contains("speed"), "{error}");
}

#[tokio::test]
async fn sessions_begin_one_in_five_seconds_and_so_many_a_day() {
    let kit = strict().await;
    let start = kit.fetch("/gateway/bot").await.ok()["session_start_limit"].clone();
    assert_eq!(
        (&start["total"], &start["remaining"]),
        (&json!(1_000), &json!(1_000))
    );
    let _first = Line::identify(&kit, GUILDS).await;
    let mut second = Line::open(&kit).await;
    second.send(2, identify(TOKEN, GUILDS)).await;
    let refused = second.payload().await;
    assert_eq!((&refused["op"], &refused["d"]), (&json!(9), &json!(false)));
    kit.advance(5_000).await;
    second.send(2, identify(TOKEN, GUILDS)).await;
    assert_eq!(second.payload().await["t"], "READY");

    let start = kit.fetch("/gateway/bot").await.ok()["session_start_limit"].clone();
    assert_eq!(start["remaining"], 997);
    set(&kit, json!({"identifies_a_day": 3})).await;
    kit.advance(5_000).await;
    let mut third = Line::open(&kit).await;
    third.send(2, identify(TOKEN, GUILDS)).await;
    assert_eq!(third.payload().await["op"], 9);
    assert_eq!(
        kit.look("/state").await["connected"],
        false,
        "all sessions end"
    );
    kit.advance(24 * 60 * 60_000).await;
    third.send(2, identify(TOKEN, GUILDS)).await;
    assert_eq!(third.payload().await["t"], "READY");
}

#[tokio::test]
async fn old_messages_are_edited_seldom() {
    let kit = strict().await;
    let id = text(&kit.post(&kit.general, json!({"content": "old"})).await["id"]);
    let path = format!("{}/{id}", messages(&kit));
    kit.advance(60 * 60_000 + 1_000).await;
    for _ in 0..3 {
        kit.bot("PATCH", &path, json!({"content": "x"})).await.ok();
    }
    let refused = kit.bot("PATCH", &path, json!({"content": "x"})).await;
    assert!(refused.json["retry_after"].is_number());
    refused.refused(429, 30046);
    let young = text(&kit.post(&kit.general, json!({"content": "young"})).await["id"]);
    let edit = format!("{}/{young}", messages(&kit));
    kit.bot("PATCH", &edit, json!({"content": "x"})).await.ok();
    kit.no_violations().await;

    // The figure can be set on its own, without the other limits.
    let kit = start().await;
    let id = text(&kit.post(&kit.general, json!({"content": "old"})).await["id"]);
    kit.advance(60 * 60_000 + 1_000).await;
    let path = format!("{}/{id}", messages(&kit));
    kit.bot("PATCH", &path, json!({"content": "x"})).await.ok();
    set(&kit, json!({"old_edits": 0})).await;
    kit.bot("PATCH", &path, json!({"content": "x"}))
        .await
        .refused(429, 30046);
}

#[tokio::test]
async fn a_guild_has_so_many_active_threads() {
    let kit = start().await;
    assert_eq!(kit.look("/limits").await["active_threads"], 1_000);
    set(&kit, json!({"active_threads": 1})).await;
    let path = format!("/channels/{}/threads", kit.general);
    let first = kit
        .bot("POST", &path, json!({"name": "1", "type": 11}))
        .await
        .ok();
    let second = json!({"name": "2", "type": 11});
    kit.bot("POST", &path, second.clone())
        .await
        .refused(400, 160_006);
    let first = format!("/channels/{}", text(&first["id"]));
    kit.bot("PATCH", &first, json!({"archived": true}))
        .await
        .ok();
    kit.bot("POST", &path, second).await.ok();
    kit.bot("PATCH", &first, json!({"archived": false}))
        .await
        .refused(400, 160_006);
    kit.no_violations().await;
}

#[tokio::test]
async fn so_many_commands_are_created_a_day() {
    let kit = start().await;
    assert_eq!(kit.look("/limits").await["command_creates_a_day"], 200);
    set(&kit, json!({"command_creates_a_day": 2})).await;
    let path = format!("/applications/{}/commands", kit.app);
    let command = |name: &str| json!({"name": name, "description": "Does"});
    kit.bot("PUT", &path, json!([command("one"), command("two")]))
        .await
        .ok();
    // A command that already exists does not count as created.
    kit.bot("PUT", &path, json!([command("two"), command("one")]))
        .await
        .ok();
    kit.bot("POST", &path, command("one")).await.ok();
    kit.bot("POST", &path, command("three"))
        .await
        .refused(429, 30034);
    kit.bot("PUT", &path, json!([command("three")]))
        .await
        .refused(429, 30034);
    assert_eq!(
        kit.fetch(&path).await.ok().as_array().map(Vec::len),
        Some(2)
    );
    let of_guild = format!("/applications/{}/guilds/{}/commands", kit.app, kit.guild);
    kit.bot("POST", &of_guild, command("three")).await.ok();
    kit.advance(24 * 60 * 60_000).await;
    kit.bot("POST", &path, command("three")).await.ok();
    kit.no_violations().await;
}
