//! The web page and the stream that feeds it.

use local_discord::BotWish;
use serde_json::{Value, json};

use super::kit::{Kit, start, text, within_a_minute};

/// The stream of updates, read one piece at a time.
struct Stream {
    response: reqwest::Response,
    buffer: String,
}

impl Stream {
    async fn open(kit: &Kit, query: &str) -> Stream {
        let url = format!("{}/control/events?{query}", kit.url);
        let response = kit.http.get(url).send().await.expect("an answer");
        assert_eq!(response.status(), 200);
        Stream {
            response,
            buffer: String::new(),
        }
    }

    /// Returns the next update, or none if the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.buffer.find("\n\n") {
                let event: String = self.buffer.drain(..end + 2).collect();
                // An event without data only keeps the connection alive.
                let Some(data) = event.strip_prefix("data: ") else {
                    continue;
                };
                return Some(serde_json::from_str(data).expect("JSON"));
            }
            let chunk = self.response.chunk().await.expect("a chunk")?;
            self.buffer += std::str::from_utf8(&chunk).expect("text");
        }
    }

    /// Returns the next update about the first view.
    async fn view(&mut self) -> Value {
        let found = async {
            loop {
                let news = self.next().await.expect("news");
                if news["views"][0].is_object() {
                    return news["views"][0].clone();
                }
            }
        };
        within_a_minute("news about the first view", found).await
    }
}

fn contents(view: &Value) -> Vec<String> {
    let messages = view["messages"].as_array().expect("messages");
    messages
        .iter()
        .map(|message| text(&message["content"]))
        .collect()
}

#[tokio::test]
async fn the_page_is_served_whole_and_may_load_nothing_else() {
    let kit = start().await;
    let get = async |path: &str| {
        let url = format!("{}/{path}", kit.url);
        let answer = kit.http.get(url).send().await.expect("an answer");
        assert_eq!(answer.status(), 200, "{path}");
        answer
    };
    let index = get("").await;
    let policy = index.headers()["content-security-policy"].to_str();
    assert!(policy.expect("text").starts_with("default-src 'none'; "));
    let mut waiting: Vec<String> = quoted(&index.text().await.expect("a page"))
        .filter_map(|word| word.strip_prefix("page/").map(str::to_owned))
        .collect();
    let mut seen = Vec::new();
    while let Some(name) = waiting.pop() {
        if seen.contains(&name) {
            continue;
        }
        let answer = get(&format!("page/{name}")).await;
        assert!(answer.headers().contains_key("content-security-policy"));
        let text = answer.text().await.expect("a file");
        let imported = quoted(&text).filter_map(|word| word.strip_prefix("./"));
        waiting.extend(imported.map(str::to_owned));
        assert!(!text.contains("innerHTML"), "{name} makes markup of text");
        seen.push(name);
    }
    assert!(seen.len() > 20, "followed to {seen:?}");
    let nothing = kit
        .http
        .get(format!("{}/page/..%2FCargo.toml", kit.url))
        .send();
    assert_eq!(nothing.await.expect("an answer").status(), 404);
}

/// Returns the texts between double quotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').skip(1).step_by(2)
}

#[tokio::test]
async fn other_sites_cannot_use_the_control_interface() {
    let kit = start().await;
    let say = json!({"user": kit.ada, "channel": kit.general, "content": "hello"});
    let from = async |name: &str, value: &str| {
        let url = format!("{}/control/say", kit.url);
        let request = kit.http.post(url).header(name, value).body(say.to_string());
        request.send().await.expect("an answer").status()
    };
    assert_eq!(from("Origin", "http://evil.example").await, 403);
    assert_eq!(from("Host", "evil.example").await, 403);
    assert_eq!(from("Origin", &kit.url).await, 200);
}

#[tokio::test]
async fn a_view_gets_what_its_member_sees_and_then_what_changes() {
    let kit = start().await;
    let first = kit.post(&kit.general, json!({"content": "one"})).await;
    let views = format!(
        "views={}-{}-2,{}-{}-2",
        kit.ada, kit.general, kit.ben, kit.lounge
    );
    let mut stream = Stream::open(&kit, &views).await;
    let news = stream.next().await.expect("news");
    assert_eq!(news["world"]["guilds"][0]["name"], "Local Server");
    assert_eq!(contents(&news["views"][0]), ["one"]);
    assert_eq!(news["views"][1]["ids"], json!([]));
    let post = news["timeline"].as_array().expect("entries").last();
    assert_eq!(post.expect("an entry")["method"], "POST");

    // Only what has changed is sent: the new message, and whom it notifies.
    let call = json!({"content": format!("two <@{}>", kit.ada)});
    let second = kit.post(&kit.general, call).await;
    let view = stream.view().await;
    assert_eq!(contents(&view).len(), 1);
    assert_eq!(view["ids"], json!([first["id"], second["id"]]));
    assert_eq!(view["pings"][&kit.general], json!([second["id"]]));

    // A third message pushes the first one out of the view, which counts the older ones.
    let third = kit.post(&kit.general, json!({"content": "three"})).await;
    let view = stream.view().await;
    assert_eq!(view["ids"], json!([second["id"], third["id"]]));
    assert_eq!(
        (contents(&view), &view["older"]),
        (vec!["three".to_owned()], &json!(1))
    );

    let path = format!("/messages/{}/{}", kit.general, text(&third["id"]));
    kit.control("DELETE", &path, json!({})).await.ok();
    assert_eq!(
        stream.view().await["ids"],
        json!([first["id"], second["id"]])
    );

    kit.control("POST", "/stop", json!({})).await.ok();
    let end = async { while stream.next().await.is_some() {} };
    within_a_minute("the end of the stream", end).await;
}

#[tokio::test]
async fn a_thread_shows_the_message_it_was_started_from_and_strangers_see_nothing() {
    let kit = start().await;
    let message = kit.post(&kit.general, json!({"content": "a card"})).await;
    let path = format!(
        "/channels/{}/messages/{}/threads",
        kit.general,
        text(&message["id"])
    );
    let thread = kit.bot("POST", &path, json!({"name": "topic"})).await.ok();
    let views = format!("views={}-{}-9", kit.ada, text(&thread["id"]));
    let news = Stream::open(&kit, &views).await.next().await.expect("news");
    let view = &news["views"][0];
    assert_eq!(
        (&view["starter"], &view["ids"]),
        (&message["id"], &json!([]))
    );
    assert_eq!(contents(view), ["a card"]);
    assert_eq!(news["world"]["guilds"][0]["threads"][0]["name"], "topic");

    let direct = kit
        .control("POST", "/direct", json!({"user": kit.ben}))
        .await
        .ok();
    let views = format!("views={}-{}-9", kit.ada, text(&direct["id"]));
    let news = Stream::open(&kit, &views).await.next().await.expect("news");
    assert!(text(&news["views"][0]["error"]).contains("Ada cannot see"));
    for wrong in ["1", "1-2", "1-2-x", "a-2-3"] {
        let path = format!("/events?views={wrong}");
        kit.control("GET", &path, json!({})).await.error(400);
    }
}

#[tokio::test]
async fn the_moments_ahead_are_the_times_that_messages_with_buttons_name() {
    let kit = start().await;
    let now = kit.look("/state").await["now_ms"].as_u64().expect("a time") / 1_000;
    let button = json!([{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
    ]}]);
    let until = |seconds: u64| format!("until <t:{}:R>", now + seconds);
    let late = json!({"embeds": [{"description": until(9_000)}], "components": button});
    kit.post(&kit.general, late).await;
    let soon = json!({"content": until(5_000), "components": button});
    let soon = kit.post(&kit.lounge, soon).await;
    let over = json!({"content": until(1_000)});
    kit.post(&kit.general, over).await;
    let moments = async || kit.look("/state").await["moments_ahead"].clone();
    let at = |seconds: u64| (now + seconds + 1) * 1_000;
    assert_eq!(moments().await, json!([at(5_000), at(9_000)]));

    kit.advance(6_000_000).await;
    assert_eq!(moments().await, json!([at(9_000)]));
    let path = format!("/messages/{}/{}", kit.lounge, text(&soon["id"]));
    kit.control("DELETE", &path, json!({})).await.ok();
    assert_eq!(moments().await, json!([at(9_000)]));
}

#[tokio::test]
async fn the_program_that_runs_the_bot_is_told_to_stop_and_start_it() {
    let kit = start().await;
    let ask = async |action: &str| kit.control("POST", "/bot", json!({"action": action})).await;
    let error = ask("restart").await.error(400);
    assert!(
        error.contains("not started by the local Discord"),
        "{error}"
    );

    let restartable = async || kit.look("/state").await["bot_restartable"].clone();
    assert_eq!(restartable().await, false);

    let mut wish = kit.discord.bot_wish();
    assert_eq!(restartable().await, true);
    for (action, running, restarts) in
        [("restart", true, 1), ("stop", false, 1), ("start", true, 1)]
    {
        ask(action).await.ok();
        let changed = within_a_minute("a wish", wish.changed());
        changed.await.expect("a wish");
        assert_eq!(*wish.borrow_and_update(), BotWish { running, restarts });
    }
}
