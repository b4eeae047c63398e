//! The judge, rule by rule: a body, the place of its error, and Discord's code for it.

mod commands;
mod components;
mod components_v2;
mod embeds;
mod files;
mod messages;

use serde_json::{Value, json};

use super::kit::{Kit, Reply, start};

/// A body with an error: the path in the error tree and the code there.
type Wrong = (Value, &'static str, &'static str);

#[track_caller]
fn assert_error(reply: Reply, body: &Value, path: &str, code: &str) {
    let errors = reply.refused(400, 50035)["errors"].clone();
    let list = &errors.pointer(path).unwrap_or(&Value::Null)["_errors"];
    let codes: Vec<&str> = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|e| e["code"].as_str())
        .collect();
    assert!(
        codes.contains(&code),
        "{code} at {path} for {body:#}: {errors:#}"
    );
}

/// Posts each of these, whose paths begin at `place`, and checks that it is refused and counted as
/// the bot's mistake.
async fn assert_violations(place: &str, wrong: Vec<Wrong>) {
    let kit = start().await;
    let count = wrong.len();
    for (body, path, code) in wrong {
        let path = format!("{place}{path}");
        assert_error(post(&kit, &body).await, &body, &path, code);
    }
    let judgements = kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(count), &json!(0))
    );
    assert_eq!(kit.look(&messages(&kit)).await, json!([]));
}

/// Posts each of these and checks that it is accepted.
async fn assert_accepted(bodies: Vec<Value>) {
    let kit = start().await;
    for body in bodies {
        let reply = post(&kit, &body).await;
        assert_eq!(reply.status, 200, "{} for {body}", reply.json);
    }
}

fn messages(kit: &Kit) -> String {
    format!("/channels/{}/messages", kit.general)
}

async fn post(kit: &Kit, body: &Value) -> Reply {
    kit.bot("POST", &messages(kit), body.clone()).await
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "L", "custom_id": id})
}

fn embed(embed: &Value) -> Value {
    json!({"embeds": [embed]})
}

fn long(count: usize) -> String {
    "x".repeat(count)
}
