//! The application's Activity: who is in it, and how the application learns who someone is.

use local_discord::CLIENT_SECRET;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{
    hand::{Hand, done},
    kit::{Kit, start, text},
};

/// The example of RFC 7636.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

const PAGE: &str = "http://127.0.0.1:9/page/";

async fn with_activity() -> Kit {
    let kit = start().await;
    kit.control("POST", "/activity", json!({ "url": PAGE }))
        .await
        .ok();
    kit
}

/// Exchanges a code. Returns the status and what Discord says.
async fn exchange(kit: &Kit, code: &str, verifier: &str, secret: &str) -> (StatusCode, Value) {
    let application = text(&kit.look("/state").await["application_id"]);
    let form = format!(
        "grant_type=authorization_code&client_id={application}&client_secret={secret}&code={code}&code_verifier={verifier}"
    );
    let request = kit.rest("POST", "/oauth2/token");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let answer = request.body(form).send().await.expect("an answer");
    (answer.status(), answer.json().await.expect("JSON"))
}

async fn code(kit: &Kit, agreed: bool) -> Value {
    let place = json!({ "user": kit.ada, "channel": kit.general });
    let launched = kit.control("POST", "/activity/launch", place).await.ok();
    let consent = json!({
        "user": kit.ada, "instance": launched["instance"], "code_challenge": CHALLENGE, "agreed": agreed
    });
    kit.control("POST", "/activity/authorize", consent)
        .await
        .ok()["code"]
        .clone()
}

#[tokio::test]
async fn a_code_tells_once_who_has_agreed_and_only_the_application() {
    let kit = with_activity().await;
    assert_eq!(
        code(&kit, false).await,
        Value::Null,
        "she has not agreed yet"
    );
    let agreed = text(&code(&kit, true).await);
    let (status, _) = exchange(&kit, &agreed, VERIFIER, "another secret").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = exchange(&kit, &agreed, "another text", CLIENT_SECRET).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // From then on she isn't asked again.
    let again = text(&code(&kit, false).await);
    let (status, grant) = exchange(&kit, &again, VERIFIER, CLIENT_SECRET).await;
    assert_eq!(status, StatusCode::OK, "{grant}");
    let (status, _) = exchange(&kit, &again, VERIFIER, CLIENT_SECRET).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "it counts once");
    let me = async |token: &str| {
        let path = format!("{}/api/v10/users/@me", kit.discord.url());
        let request = reqwest::Client::new().get(path).bearer_auth(token);
        let answer = request.send().await.expect("an answer");
        (answer.status(), answer.json::<Value>().await.expect("JSON"))
    };
    let (_, user) = me(&text(&grant["access_token"])).await;
    assert_eq!(user["id"], kit.ada);
    assert_eq!(user["locale"], "en-US");
    assert_eq!(me("made-up").await.0, StatusCode::UNAUTHORIZED);

    let late = text(&code(&kit, false).await);
    kit.advance(61_000).await;
    let (status, _) = exchange(&kit, &late, VERIFIER, CLIENT_SECRET).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "it was good for a minute");
}

#[tokio::test]
async fn an_answer_of_type_12_opens_it_where_the_member_is() {
    let mut hand = Hand::start().await;
    let (interaction, act) = hand.go().await;
    let launch = json!({ "type": 12 });
    hand.answer(&interaction, launch.clone())
        .await
        .refused(400, 50_234);
    let there = hand
        .kit
        .control("POST", "/activity", json!({ "url": PAGE }))
        .await;
    there.ok();
    hand.answer(&interaction, launch).await.ok();
    let answer = done(act).await;
    let kit = &hand.kit;
    assert_eq!(answer["outcome"], "launched");
    let activity = &answer["activity"];
    let (url, instance) = (text(&activity["url"]), text(&activity["instance"]));
    assert!(
        url.starts_with(&format!(
            "{PAGE}?instance_id={instance}&channel_id={}&",
            kit.general
        )),
        "{url}"
    );
    assert!(url.contains("&frame_id="), "{url}");
    let application = text(&kit.look("/state").await["application_id"]);
    let path = format!("/applications/{application}/activity-instances/{instance}");
    let users = async || kit.fetch(&path).await.ok()["users"].clone();
    assert_eq!(users().await, json!([kit.ada]));
    let other = json!({ "user": kit.ben, "channel": kit.general });
    let launched = kit.control("POST", "/activity/launch", other).await.ok();
    assert_eq!(launched["instance"], instance, "they are in it together");
    assert_eq!(users().await, json!([kit.ada, kit.ben]));
    for user in [&kit.ada, &kit.ben] {
        let leave = json!({ "user": user, "instance": instance });
        kit.control("POST", "/activity/leave", leave).await.ok();
    }
    kit.fetch(&path).await.refused(404, 0);
    let consent = json!({ "user": kit.ada, "instance": instance, "agreed": true });
    kit.control("POST", "/activity/authorize", consent)
        .await
        .error(403);
}
