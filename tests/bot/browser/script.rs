//! A script that plays the bot, so that the page shows more than the bot sends.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message as Frame,
};

use super::page::Page;
use crate::patience::{PATIENCE, client};

const BOT: &str = "1190000000000000001";
/// The first channel.
pub(crate) const GAMES: &str = "1190000000000000110";

/// A text with everything that the page formats in a special way, and some text that it must not take
/// for markup.
const TEXT: &str = "# Title\n**bold** *italic* `code` ~~gone~~ ||hidden||\n- one\n- two\n> said\n\
    <@1190000000000000202> in <#1190000000000000111> \
    https://discord.com/channels/1190000000000000100/1190000000000000111\n\
    [out](https://example.org/) <img src=x onerror=document.title='broken'> \\*plain\\*";

/// The test's own bot.
pub(crate) struct Script {
    http: reqwest::Client,
    base: String,
    token: String,
}

impl Script {
    /// Takes the real bot's place, with the permissions to show embeds and to start private threads too.
    pub(crate) async fn start(page: &Page) -> Script {
        let http = client();
        let base = page.url.clone();
        let stop = http
            .post(format!("{base}/control/bot"))
            .json(&json!({"action": "stop"}));
        stop.send().await.expect("an answer");
        page.find("//*[@role='status'][.='The bot is offline']")
            .await;
        let state = http.get(format!("{base}/control/state")).send().await;
        let state: Value = state.expect("an answer").json().await.expect("JSON");
        let token = state["token"].as_str().expect("a token").to_owned();
        let overwrite = format!("{base}/control/channels/{GAMES}/overwrites/{BOT}");
        let allowed = http
            .put(overwrite)
            .json(&json!({"allow": ["EMBED_LINKS", "CREATE_PRIVATE_THREADS"]}));
        let allowed = allowed.send().await.expect("an answer");
        assert!(allowed.status().is_success());
        Script { http, base, token }
    }

    /// Sends a request, and returns the body of the answer: null if it has none.
    pub(crate) async fn send(&self, method: reqwest::Method, path: &str, body: Value) -> Value {
        let url = format!("{}/api/v10{path}", self.base);
        self.answer(self.http.request(method, url).json(&body))
            .await
    }

    /// Connects to the gateway, which sends interactions with their tokens.
    pub(crate) async fn connect(&self) -> Gateway {
        let url = self.base.trim_end_matches('/').replace("http", "ws");
        let url = format!("{url}/gateway?v=10&encoding=json");
        let (mut socket, _) = connect_async(url).await.expect("a connection");
        let identify = json!({ "op": 2, "d": { "token": self.token, "intents": 0,
            "properties": { "os": "linux", "browser": "test", "device": "test" } } });
        let sent = socket.send(Frame::text(identify.to_string())).await;
        sent.expect("the connection is open");
        Gateway(socket)
    }

    /// Responds to an interaction. The kinds have Discord's numbers.
    pub(crate) async fn respond(&self, interaction: &Value, kind: u64, data: Value) {
        let text = |key: &str| interaction[key].as_str().expect("a text");
        let path = format!("/interactions/{}/{}/callback", text("id"), text("token"));
        let response = json!({ "type": kind, "data": data });
        self.send(reqwest::Method::POST, &path, response).await;
    }

    /// Replaces all commands, except that which opens the Activity: Discord lets nobody leave that out.
    pub(crate) async fn register(&self, commands: &[Value]) {
        let entry_point = json!({ "name": "launch", "type": 4, "handler": 2 });
        let commands = [commands, &[entry_point]].concat();
        let path = "/applications/1190000000000000001/commands";
        self.send(reqwest::Method::PUT, path, commands.into()).await;
    }

    async fn answer(&self, request: reqwest::RequestBuilder) -> Value {
        let request = request.header("Authorization", format!("Bot {}", self.token));
        let answer = request.send().await.expect("an answer");
        let (ok, text) = (answer.status().is_success(), answer.text().await);
        let text = text.expect("a body");
        assert!(ok, "{text}");
        if text.is_empty() {
            return Value::Null;
        }
        serde_json::from_str(&text).expect("JSON")
    }

    /// Posts a message in the first channel.
    pub(crate) async fn post(&self, message: Value) -> Value {
        let path = format!("/channels/{GAMES}/messages");
        self.send(reqwest::Method::POST, &path, message).await
    }

    /// Posts a message with pictures of these sizes.
    pub(crate) async fn post_pictures(&self, sizes: &[(u32, u32)]) -> Value {
        const BOUNDARY: &str = "between-the-parts";
        let mut body = Vec::new();
        for (index, (width, height)) in sizes.iter().enumerate() {
            body.extend(
                format!(
                    "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"files[{index}]\"; \
                 filename=\"{width}x{height}.png\"\r\n\r\n"
                )
                .into_bytes(),
            );
            body.extend(png(*width, *height));
            body.extend(b"\r\n");
        }
        let payload = json!({"content": format!("{sizes:?}")});
        body.extend(
            format!(
                "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n\
             {payload}\r\n--{BOUNDARY}--\r\n"
            )
            .into_bytes(),
        );
        let url = format!("{}/api/v10/channels/{GAMES}/messages", self.base);
        let kind = format!("multipart/form-data; boundary={BOUNDARY}");
        let request = self.http.post(url).header("Content-Type", kind).body(body);
        self.answer(request).await
    }

    /// Posts a message with a part of each kind that the page shows.
    pub(crate) async fn post_one_of_everything(&self) -> Value {
        let option = |name: &str| json!({"label": name, "value": name, "description": "a piece"});
        let row = |part: Value| json!({"type": 1, "components": [part]});
        let message = json!({
            "content": TEXT,
            "embeds": [{"title": "A card", "description": "with **words**", "color": 0x00AA_5500,
                "fields": [{"name": "Wins", "value": "3", "inline": true}]}],
            "components": [
                row(json!({"type": 3, "custom_id": "one", "placeholder": "A piece",
                    "options": [option("king"), option("guard")]})),
                row(json!({"type": 3, "custom_id": "some", "placeholder": "Two", "min_values": 2,
                    "max_values": 2, "options": [option("a"), option("b"), option("c")]})),
                row(json!({"type": 5, "custom_id": "who", "placeholder": "A member"})),
            ],
        });
        self.post(message).await
    }
}

/// The script's connection to the gateway.
pub(crate) struct Gateway(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Gateway {
    /// Waits for the next interaction.
    pub(crate) async fn interaction(&mut self) -> Value {
        let next = async {
            while let Some(frame) = self.0.next().await {
                let Frame::Text(text) = frame.expect("an open connection") else {
                    continue;
                };
                let payload: Value = serde_json::from_str(&text).expect("JSON");
                if payload["t"] == "INTERACTION_CREATE" {
                    return payload["d"].clone();
                }
            }
            panic!("the connection has ended");
        };
        timeout(PATIENCE, next).await.expect("an interaction")
    }
}

/// Returns an empty picture.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a header");
    let pixels = vec![128; (width * height) as usize];
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("an end");
    bytes
}
