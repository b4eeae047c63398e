//! Interactions that the test responds to by hand, with the clock under control.

use std::time::Duration;

use local_discord::Options;
use serde_json::{Value, json};

use super::{
    hand::{Hand, done},
    kit::{start_with, text},
};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

fn buttons() -> Value {
    json!([{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Yes", "custom_id": "yes"},
        {"type": 2, "style": 2, "label": "No", "custom_id": "no", "disabled": true},
    ]}])
}

#[tokio::test]
async fn an_interaction_says_who_where_and_what() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    let kit = &hand.kit;
    assert_eq!(interaction["member"]["user"]["id"], kit.ada);
    assert_eq!(interaction["channel"]["id"], kit.general);
    assert_eq!(
        (&interaction["locale"], &interaction["context"]),
        (&json!("en-US"), &json!(0))
    );
    let permissions = text(&interaction["app_permissions"])
        .parse::<u64>()
        .expect("bits");
    assert_ne!(permissions & (1 << 11), 0, "may send messages");
    let reply = json!({"type": 4, "data": {"content": "Went"}});
    let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
    let path = format!("/interactions/{id}/{token}/callback?with_response=true");
    let response = kit.bot("POST", &path, reply).await.ok();
    assert_eq!(response["resource"]["message"]["content"], "Went");
    let answer = done(act).await;
    assert_eq!(
        (&answer["outcome"], &answer["interaction"]),
        (&json!("message"), &json!(id))
    );
    assert_eq!(
        answer["message"]["interaction_metadata"]["user"]["id"],
        kit.ada
    );
    kit.no_violations().await;
}

#[tokio::test]
async fn after_three_seconds_it_is_too_late() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    hand.kit.advance(2 * SECOND).await;
    let (other, other_act) = hand.go().await;
    hand.kit.advance(SECOND + 1).await;
    let reply = json!({"type": 4, "data": {"content": "late"}});
    hand.answer(&interaction, reply.clone())
        .await
        .refused(404, 10062);
    let answer = done(act).await;
    assert_eq!(answer["outcome"], "failed");
    assert_eq!(answer["reason"], "The application did not respond");
    // The later interaction has a second left.
    assert_eq!(hand.answer(&other, reply.clone()).await.status, 204);
    assert_eq!(done(other_act).await["outcome"], "message");
    hand.answer(&other, reply).await.refused(400, 40060);
    let judgements = hand.kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(judgements["violations"][0]["code"], 40060);
}

#[tokio::test]
async fn who_is_told_to_waits_for_longer_than_discord() {
    let patient = start_with(Options {
        answer_within: Duration::from_mins(1),
        ..Options::default()
    });
    let mut hand = Hand::with(patient.await).await;
    let (interaction, act) = hand.go().await;
    hand.kit.advance(50 * SECOND).await;
    let reply = json!({"type": 4, "data": {"content": "at last"}});
    assert_eq!(hand.answer(&interaction, reply.clone()).await.status, 204);
    assert_eq!(done(act).await["outcome"], "message");
    let (interaction, act) = hand.go().await;
    hand.kit.advance(60 * SECOND + 1).await;
    hand.answer(&interaction, reply).await.refused(404, 10062);
    assert_eq!(done(act).await["outcome"], "failed");
}

#[tokio::test]
async fn nobody_connected_means_no_response() {
    let mut hand = Hand::start().await;
    hand.kit
        .control("POST", "/gateway", json!({"action": "drop"}))
        .await
        .ok();
    let act = hand.kit.act(
        "/command",
        json!({
            "user": hand.kit.ada, "channel": hand.kit.general, "name": "go",
        }),
    );
    hand.kit
        .timeline("the interaction", |e| e["event"] == "INTERACTION_CREATE")
        .await;
    // A session that resumes in time still gets it.
    hand.line = hand.line.resume(&hand.kit).await;
    let interaction = hand.line.event("INTERACTION_CREATE").await;
    hand.answer(
        &interaction,
        json!({"type": 4, "data": {"content": "still here"}}),
    )
    .await;
    assert_eq!(done(act).await["message"]["content"], "still here");

    hand.kit
        .control("POST", "/gateway", json!({"action": "invalid_session"}))
        .await
        .ok();
    let act = hand.kit.act(
        "/command",
        json!({
            "user": hand.kit.ada, "channel": hand.kit.general, "name": "go",
        }),
    );
    hand.kit
        .timeline("the interaction", |e| {
            e["event"] == "INTERACTION_CREATE" && e["sessions"] == json!([])
        })
        .await;
    hand.kit.advance(3 * SECOND + 1).await;
    assert_eq!(done(act).await["outcome"], "failed");
}

#[tokio::test]
async fn a_deferred_answer_is_filled_by_an_edit_or_the_first_follow_up() {
    let mut hand = Hand::start().await;
    for by_follow_up in [false, true] {
        let (interaction, act) = hand.go().await;
        hand.answer(&interaction, json!({"type": 5, "data": {"flags": 64}}))
            .await;
        hand.kit.advance(10 * MINUTE).await;
        assert!(!act.is_finished(), "still thinking");
        let (method, rest) = if by_follow_up {
            ("POST", "")
        } else {
            ("PATCH", "/messages/@original")
        };
        let body = json!({"content": format!("<@{}> now", hand.kit.ada)});
        let filled = hand.webhook(method, &interaction, rest, body).await.ok();
        let answer = done(act).await;
        assert_eq!(
            (&answer["outcome"], &answer["ephemeral"]),
            (&json!("message"), &json!(true))
        );
        assert_eq!(answer["message"]["id"], filled["id"]);
        assert_eq!(answer["message"]["flags"], 64, "no longer loading");
        assert_eq!(answer["message"]["edited_timestamp"], Value::Null);
        assert_eq!(
            answer["message"]["pinged"],
            json!([]),
            "an edit notifies nobody"
        );
        let original = hand
            .webhook("GET", &interaction, "/messages/@original", json!({}))
            .await;
        assert_eq!(original.ok()["id"], filled["id"]);
        // The next follow-up is another message.
        let more = hand
            .webhook("POST", &interaction, "", json!({"content": "more"}))
            .await
            .ok();
        assert_ne!(more["id"], filled["id"]);
        assert_eq!(more["message_reference"]["message_id"], filled["id"]);
    }
    hand.kit.no_violations().await;
}

#[tokio::test]
async fn a_token_lives_for_a_quarter_of_an_hour() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    hand.webhook("POST", &interaction, "", json!({"content": "x"}))
        .await
        .refused(404, 10015);
    hand.answer(&interaction, json!({"type": 5})).await;
    hand.kit.advance(15 * MINUTE + 1).await;
    let answer = done(act).await;
    assert_eq!(answer["reason"], "The application did not respond");
    let body = json!({"content": "x"});
    hand.webhook("POST", &interaction, "", body.clone())
        .await
        .refused(401, 50027);
    hand.webhook("PATCH", &interaction, "/messages/@original", body.clone())
        .await
        .refused(401, 50027);
    let path = format!("/webhooks/{}/no-such-token", hand.kit.app);
    hand.kit.bot("POST", &path, body).await.refused(404, 10015);
}

#[tokio::test]
async fn ephemeral_messages_show_to_one_person_only() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    let data = json!({"content": "psst", "flags": 64, "components": buttons()});
    hand.answer(&interaction, json!({"type": 4, "data": data}))
        .await;
    let answer = done(act).await;
    let kit = &hand.kit;
    let id = text(&answer["message"]["id"]);
    let seen = |user: &str| format!("/channels/{}/messages?as={user}", kit.general);
    assert_eq!(kit.look(&seen(&kit.ada)).await[0]["content"], "psst");
    assert_eq!(kit.look(&seen(&kit.ben)).await, json!([]));
    let click = |user: &str| json!({"user": user, "channel": kit.general, "message": id, "custom_id": "yes"});
    kit.control("POST", "/button", click(&kit.ben))
        .await
        .error(404);
    // Even the bot does not find it among the channel's messages.
    let path = format!("/channels/{}/messages", kit.general);
    assert_eq!(kit.fetch(&path).await.ok(), json!([]));
    kit.fetch(&format!("{path}/{id}")).await.refused(404, 10008);
    kit.bot("PATCH", &format!("{path}/{id}"), json!({"content": "x"}))
        .await
        .refused(404, 10008);

    let click = click(&kit.ada);
    let (click, act) = hand.act("/button", click).await;
    assert_eq!(click["message"]["id"], id);
    let update = json!({"type": 7, "data": {"content": "pressed", "components": []}});
    hand.answer(&click, update).await;
    let answer = done(act).await;
    assert_eq!(
        (&answer["outcome"], &answer["ephemeral"]),
        (&json!("update"), &json!(true))
    );
    let gone = hand
        .webhook("DELETE", &click, "/messages/@original", json!({}))
        .await;
    assert_eq!(gone.status, 204);
    assert_eq!(
        hand.kit
            .look(&format!("/channels/{}/messages", hand.kit.general))
            .await,
        json!([])
    );
}

#[tokio::test]
async fn a_click_is_acknowledged_at_once() {
    let mut hand = Hand::start().await;
    let message = hand
        .kit
        .post(
            &hand.kit.general,
            json!({"content": "?", "components": buttons()}),
        )
        .await;
    let click = json!({
        "user": hand.kit.ben, "channel": hand.kit.general, "message": message["id"],
        "custom_id": "yes",
    });
    let (click, act) = hand.act("/button", click).await;
    assert_eq!(
        click["data"],
        json!({"component_type": 2, "custom_id": "yes"})
    );
    hand.answer(&click, json!({"type": 6})).await;
    let answer = done(act).await;
    assert_eq!(
        (&answer["outcome"], &answer["message"]),
        (&json!("acknowledged"), &Value::Null)
    );
    let edit = json!({"content": "Yes!"});
    hand.webhook("PATCH", &click, "/messages/@original", edit)
        .await
        .ok();
    let seen = hand
        .kit
        .look(&format!(
            "/messages/{}/{}",
            hand.kit.general,
            text(&message["id"])
        ))
        .await;
    assert_eq!(seen["content"], "Yes!");
    assert_ne!(seen["edited_timestamp"], Value::Null);
}

#[tokio::test]
async fn wait_first_returns_while_the_bot_thinks() {
    let mut hand = Hand::start().await;
    let body = json!({
        "user": hand.kit.ada, "channel": hand.kit.general, "name": "go", "wait": "first",
    });
    let (interaction, act) = hand.act("/command", body).await;
    hand.answer(&interaction, json!({"type": 5})).await;
    let answer = done(act).await;
    assert_eq!(
        (&answer["outcome"], &answer["message"]["flags"]),
        (&json!("acknowledged"), &json!(128))
    );
}

#[tokio::test]
async fn autocomplete_sends_what_is_typed_so_far() {
    let mut hand = Hand::start().await;
    let body = json!({
        "user": hand.kit.ada, "channel": hand.kit.general, "name": "pick",
        "options": {"table": "a"}, "focused": "table",
    });
    let (interaction, act) = hand.act("/autocomplete", body.clone()).await;
    assert_eq!(
        interaction["data"]["options"],
        json!([{"name": "table", "type": 3, "value": "a", "focused": true}])
    );
    let choices = |count: u32| {
        let list: Vec<Value> = (0..count)
            .map(|n| json!({"name": n.to_string(), "value": n.to_string()}))
            .collect();
        json!({"type": 8, "data": {"choices": list}})
    };
    hand.answer(&interaction, choices(26))
        .await
        .refused(400, 50035);
    hand.answer(&interaction, json!({"type": 4, "data": {"content": "x"}}))
        .await
        .refused(400, 50035);
    let number = json!({"type": 8, "data": {"choices": [{"name": "a", "value": 1}]}});
    hand.answer(&interaction, number).await.refused(400, 50035);
    assert_eq!(hand.answer(&interaction, choices(25)).await.status, 204);
    let answer = done(act).await;
    assert_eq!(answer["outcome"], "choices");
    assert_eq!(answer["choices"].as_array().map(Vec::len), Some(25));
}

#[tokio::test]
async fn answers_fit_what_they_answer() {
    let mut hand = Hand::start().await;
    let (interaction, _act) = hand.go().await;
    for kind in [1, 2, 6, 7, 8, 99] {
        let body = json!({"type": kind, "data": {"content": "x", "choices": []}});
        hand.answer(&interaction, body).await.refused(400, 50035);
    }
    hand.answer(&interaction, json!({"data": {}}))
        .await
        .refused(400, 50035);
    let empty = json!({"type": 4, "data": {"content": " "}});
    hand.answer(&interaction, empty).await.refused(400, 50006);
    let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
    let reply = json!({"type": 4, "data": {"content": "x"}});
    let wrong = format!("/interactions/{id}/{token}x/callback");
    hand.kit
        .bot("POST", &wrong, reply.clone())
        .await
        .refused(404, 10062);
    // The path contains the key, so the request needs no authorization.
    let url = format!(
        "{}/api/v10/interactions/{id}/{token}/callback",
        hand.kit.url
    );
    let status = hand
        .kit
        .http
        .post(url)
        .json(&reply)
        .send()
        .await
        .expect("an answer")
        .status();
    assert_eq!(status, 204);
}

#[tokio::test]
async fn the_picture_of_a_message_stays_unless_the_list_leaves_it_out() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    let data = json!({
        "content": "plan", "components": buttons(),
        "attachments": [{"id": 0, "filename": "plan.png", "description": "The plan"}],
    });
    let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
    let path = format!("/interactions/{id}/{token}/callback");
    let payload = json!({"type": 4, "data": data});
    let files: [(&str, &[u8]); 1] = [("plan.png", super::poise_bot::PNG)];
    assert_eq!(
        hand.kit.upload("POST", &path, payload, &files).await.status,
        204
    );
    let message = done(act).await["message"].clone();
    assert_eq!(message["attachments"][0]["description"], "The plan");
    let click = json!({
        "user": hand.kit.ada, "channel": hand.kit.general, "message": message["id"],
        "custom_id": "yes",
    });
    for (extra, left) in [(json!({}), 1), (json!({"attachments": []}), 0)] {
        let (click, act) = hand.act("/button", click.clone()).await;
        let mut data = json!({"content": "changed"});
        data.as_object_mut()
            .expect("a map")
            .extend(extra.as_object().expect("a map").clone());
        hand.answer(&click, json!({"type": 7, "data": data}))
            .await
            .ok();
        let seen = done(act).await;
        assert_eq!(
            seen["message"]["attachments"].as_array().map(Vec::len),
            Some(left)
        );
    }
}
