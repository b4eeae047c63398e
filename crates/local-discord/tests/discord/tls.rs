//! The API under Discord's own name.

use local_discord::{CA, TOKEN};
use serde_json::Value;

use super::kit::{Kit, reply, start};

fn client(kit: &Kit, trusting: bool) -> reqwest::Client {
    let mut client = reqwest::Client::builder().resolve("discord.com", kit.discord.tls());
    if trusting {
        let ca = reqwest::Certificate::from_pem(CA.as_bytes()).expect("a certificate");
        client = client.add_root_certificate(ca);
    }
    client.build().expect("a client")
}

const ME: &str = "https://discord.com/api/v10/users/@me";

#[tokio::test]
async fn the_api_is_served_as_discord_com() {
    let kit = start().await;
    assert!(kit.discord.tls().ip().is_loopback());
    let request = client(&kit, true).get(ME);
    let me = reply(request.header("Authorization", format!("Bot {TOKEN}"))).await;
    assert_eq!(me.ok()["id"], kit.bot.as_str());
    let stranger = client(&kit, false).get(ME).send().await;
    assert!(stranger.is_err(), "nobody else trusts the certificate");
}

#[tokio::test]
async fn tls_serves_nothing_but_the_api_and_no_page() {
    let kit = start().await;
    let client = client(&kit, true);
    for path in ["/", "/control/state", "/gateway"] {
        let answer = client
            .get(format!("https://discord.com{path}"))
            .send()
            .await;
        assert_eq!(answer.expect("an answer").status(), 404, "{path}");
    }
    let page = client.get(ME).header("Origin", "https://discord.com");
    assert_eq!(reply(page).await.status, 403);
}

#[tokio::test]
async fn a_slow_handshake_holds_no_other_up() {
    let kit = start().await;
    let silent = tokio::net::TcpStream::connect(kit.discord.tls()).await;
    let gateway = "https://discord.com/api/v10/gateway";
    let answer = reply(client(&kit, true).get(gateway)).await.ok();
    assert_ne!(answer["url"], Value::Null);
    drop(silent);
    kit.discord.stop().await;
}
