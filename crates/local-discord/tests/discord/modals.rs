//! Modals: what a bot can show, and how people fill it in.

use serde_json::{Value, json};

use super::hand::{Hand, done};

fn modal() -> Value {
    let input = json!({
        "type": 4, "style": 1, "custom_id": "name", "label": "Name",
        "min_length": 2, "max_length": 4,
    });
    let row = json!({"type": 1, "components": [input]});
    json!({"type": 9, "data": {"custom_id": "form", "title": "Form", "components": [row]}})
}

#[tokio::test]
async fn modals_are_filled_in_as_a_person_could() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    hand.answer(&interaction, modal()).await;
    let answer = done(act).await;
    assert_eq!(answer["outcome"], "modal");
    let id = answer["modal"]["id"].clone();
    let ada = hand.kit.ada.clone();
    let submit = |user: &str, values: Value| json!({"user": user, "modal": id, "values": values});
    for (user, values, status, word) in [
        (hand.kit.ben.clone(), json!({"name": "Ada"}), 404, "open"),
        (ada.clone(), json!({}), 400, "required"),
        (ada.clone(), json!({"name": "A"}), 400, "2 to 4"),
        (ada.clone(), json!({"name": "Adaaa"}), 400, "2 to 4"),
        (ada.clone(), json!({"name": "A\nB"}), 400, "one line"),
        (ada.clone(), json!({"name": 5}), 400, "text"),
        (ada.clone(), json!({"name": "Ada", "age": "5"}), 400, "age"),
    ] {
        let error = hand
            .kit
            .control("POST", "/modal", submit(&user, values))
            .await
            .error(status);
        assert!(error.contains(word), "{error}");
    }
    let (submitted, act) = hand
        .act("/modal", submit(&ada, json!({"name": "Ada"})))
        .await;
    assert_eq!(
        submitted["data"]["components"][0]["components"][0]["value"],
        "Ada"
    );
    hand.answer(&submitted, modal()).await.refused(400, 50035);
    hand.answer(&submitted, json!({"type": 7, "data": {"content": "x"}}))
        .await
        .refused(400, 50035);
    hand.answer(
        &submitted,
        json!({"type": 4, "data": {"content": "Hello Ada"}}),
    )
    .await
    .ok();
    assert_eq!(done(act).await["message"]["content"], "Hello Ada");
    let again = hand
        .kit
        .control("POST", "/modal", submit(&ada, json!({"name": "Ada"})))
        .await;
    assert!(again.error(404).contains("open"));
}

/// Returns a modal with one input that has these fields changed (null removes one).
fn changed_input(changes: &Value) -> Value {
    let mut modal = modal();
    let input = &mut modal["data"]["components"][0]["components"][0];
    let map = input.as_object_mut().expect("a map");
    map.extend(changes.as_object().expect("a map").clone());
    map.retain(|_, value| !value.is_null());
    modal
}

fn changed(changes: &Value) -> Value {
    let mut modal = modal();
    let map = modal["data"].as_object_mut().expect("a map");
    map.extend(changes.as_object().expect("a map").clone());
    map.retain(|_, value| !value.is_null());
    modal
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "a table")]
async fn faults_of_modals_are_found_where_they_are() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    let input = |id: &str| json!({"type": 4, "style": 1, "custom_id": id, "label": "L"});
    let row = |parts: Value| json!({"type": 1, "components": parts});
    let long = |count: usize| "x".repeat(count);
    let i = "/components/0/components/0";
    let rows: Vec<Value> = (0..6)
        .map(|n| row(json!([input(&n.to_string())])))
        .collect();
    for (body, path, code) in [
        (
            changed(&json!({"title": long(46)})),
            "/title".to_owned(),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed(&json!({"title": null})),
            "/title".to_owned(),
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed(&json!({"custom_id": long(101)})),
            "/custom_id".to_owned(),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed(&json!({"components": []})),
            "/components".to_owned(),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed(&json!({"components": null})),
            "/components".to_owned(),
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed(&json!({"components": rows})),
            "/components".to_owned(),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed(&json!({"components": [row(json!([input("a"), input("b")]))]})),
            "/components/0/components".to_owned(),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed(&json!({"components": [row(json!([input("a")])), row(json!([input("a")]))]})),
            "/components/1/components/0/custom_id".to_owned(),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            changed(&json!({"components": [input("a")]})),
            "/components/0/type".to_owned(),
            "UNION_TYPE_CHOICES",
        ),
        (
            changed_input(&json!({"type": 2})),
            format!("{i}/type"),
            "UNION_TYPE_CHOICES",
        ),
        (
            changed_input(&json!({"label": long(46)})),
            format!("{i}/label"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed_input(&json!({"label": null})),
            format!("{i}/label"),
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_input(&json!({"style": 3})),
            format!("{i}/style"),
            "BASE_TYPE_CHOICES",
        ),
        (
            changed_input(&json!({"placeholder": long(101)})),
            format!("{i}/placeholder"),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            changed_input(&json!({"min_length": 4_001})),
            format!("{i}/min_length"),
            "NUMBER_TYPE_MAX",
        ),
        (
            changed_input(&json!({"max_length": 4_001})),
            format!("{i}/max_length"),
            "NUMBER_TYPE_MAX",
        ),
        (
            changed_input(&json!({"min_length": 5})),
            format!("{i}/min_length"),
            "TEXT_INPUT_COMPONENT_LENGTHS_CROSSED",
        ),
        (
            changed_input(&json!({"value": "abcde"})),
            format!("{i}/value"),
            "BASE_TYPE_BAD_LENGTH",
        ),
    ] {
        let errors = hand
            .answer(&interaction, body.clone())
            .await
            .refused(400, 50035)["errors"]
            .clone();
        let list = &errors
            .pointer(&format!("/data{path}"))
            .unwrap_or(&Value::Null)["_errors"];
        let found = list
            .as_array()
            .into_iter()
            .flatten()
            .any(|error| error["code"] == code);
        assert!(found, "{code} at {path} for {body:#}: {errors:#}");
    }
    // None of these counted as a response, so a correct one is still accepted. It has a label in
    // place of a row.
    let label =
        json!({"type": 18, "label": "L", "component": {"type": 4, "style": 2, "custom_id": "a"}});
    let good = changed(&json!({"components": [label], "title": "x".repeat(45)}));
    assert_eq!(hand.answer(&interaction, good).await.status, 204);
    let shown = done(act).await["modal"].clone();
    let values = json!({"a": "two\nlines"});
    let submit = json!({"user": hand.kit.ada, "modal": shown["id"], "values": values});
    let (submitted, act) = hand.act("/modal", submit).await;
    assert_eq!(
        submitted["data"]["components"][0]["component"]["value"],
        values["a"]
    );
    // A deferred update can respond to any modal, even one that a command showed.
    assert_eq!(
        hand.answer(&submitted, json!({"type": 6})).await.status,
        204
    );
    assert_eq!(done(act).await["outcome"], "acknowledged");
}
