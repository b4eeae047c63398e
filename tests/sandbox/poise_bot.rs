//! A real bot, built as the product is built: serenity and poise over HTTP and WebSocket.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};

use super::kit::{Kit, PATIENCE_MS, start, text};

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// The smallest picture there is: one black pixel.
pub(crate) const PNG: &[u8] = &[
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0,
    0, 1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 10, b'I', b'D', b'A', b'T', 0x78, 0x9c,
    0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xaf, 0xa4, 0x71, 0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae,
    0x42, 0x60, 0x82,
];

#[expect(clippy::unused_async, reason = "poise awaits it")]
async fn complete_square(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let fitting = ["a1", "a2", "b1"]
        .into_iter()
        .filter(|square| square.starts_with(partial));
    let choices = fitting.map(|square| serenity::AutocompleteChoice::new(square, square));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Plays a move
#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[description = "Where to"]
    #[autocomplete = "complete_square"]
    square: String,
    #[description = "Against whom"] opponent: Option<serenity::User>,
) -> Result<(), Error> {
    let name = opponent.map_or("nobody".to_owned(), |user| user.id.to_string());
    let row = serenity::CreateActionRow::Buttons(vec![
        serenity::CreateButton::new("again")
            .label("Again")
            .style(serenity::ButtonStyle::Primary),
    ]);
    let embed = serenity::CreateEmbed::new()
        .title("Board")
        .image("attachment://board.png");
    let file = serenity::CreateAttachment::bytes(PNG, "board.png").description("A board");
    let reply = poise::CreateReply::default()
        .content(format!("{square} against {name}"))
        .embed(embed)
        .attachment(file)
        .components(vec![row]);
    ctx.send(reply).await?;
    Ok(())
}

/// Takes its time
#[poise::command(slash_command, ephemeral)]
async fn slow(ctx: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else {
        return Ok(());
    };
    ctx.defer_ephemeral().await?;
    let edit = serenity::EditInteractionResponse::new().content("Done");
    app.interaction.edit_response(ctx.http(), edit).await?;
    Ok(())
}

#[derive(Debug, poise::Modal)]
#[name = "Your name"]
struct NameModal {
    #[name = "Name"]
    #[min_length = 2]
    #[max_length = 20]
    name: String,
}

/// Asks for a name
#[poise::command(slash_command)]
async fn ask(ctx: poise::ApplicationContext<'_, (), Error>) -> Result<(), Error> {
    use poise::Modal as _;
    if let Some(answer) = NameModal::execute(ctx).await? {
        ctx.say(format!("Hello {}", answer.name)).await?;
    }
    Ok(())
}

async fn on_event(
    framework: poise::FrameworkContext<'_, (), Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate {
        interaction: serenity::Interaction::Component(click),
    } = event
    else {
        return Ok(());
    };
    let message = serenity::CreateInteractionResponseMessage::new().content("Again!");
    let response = serenity::CreateInteractionResponse::UpdateMessage(message);
    click
        .create_response(&framework.serenity_context.http, response)
        .await?;
    Ok(())
}

struct RunningBot {
    shards: Arc<serenity::ShardManager>,
    task: tokio::task::JoinHandle<()>,
}

async fn run_bot(kit: &Kit) -> RunningBot {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![play(), slow(), ask()],
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            ..Default::default()
        })
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build();
    let http = serenity::HttpBuilder::new(kit.sandbox.token())
        .proxy(&kit.url)
        .ratelimiter_disabled(true)
        .build();
    let intents = serenity::GatewayIntents::GUILDS;
    let mut client = serenity::ClientBuilder::new_with_http(http, intents)
        .framework(framework)
        .await
        .expect("a client");
    let shards = Arc::clone(&client.shard_manager);
    let task = tokio::spawn(async move { client.start().await.expect("the bot runs") });
    RunningBot { shards, task }
}

/// Waits until the bot has its commands and listens.
async fn ready(kit: &Kit) {
    kit.timeline(|e| e["method"] == "PUT" && e["status"] == 200)
        .await;
}

async fn sends_a_command_and_clicks(kit: &Kit) {
    let body = json!({
        "user": kit.ada, "channel": kit.games, "name": "play",
        "options": {"square": "a1", "opponent": kit.ben},
    });
    let answer = kit.control("POST", "/command", body).await.ok();
    assert_eq!(answer["outcome"], "message", "{answer:#}");
    let message = &answer["message"];
    assert_eq!(message["content"], format!("a1 against {}", kit.ben));
    let file = &message["attachments"][0];
    assert_eq!((&file["width"], &file["height"]), (&json!(1), &json!(1)));
    assert_eq!(file["description"], "A board");
    assert_eq!(message["embeds"][0]["image"]["url"], file["url"]);
    let bytes = kit
        .http
        .get(text(&file["url"]))
        .send()
        .await
        .expect("a file");
    assert_eq!(bytes.bytes().await.expect("bytes"), PNG);

    let click = json!({
        "user": kit.ben, "channel": kit.games, "message": message["id"], "custom_id": "again",
    });
    let answer = kit.control("POST", "/button", click).await.ok();
    assert_eq!(answer["outcome"], "update", "{answer:#}");
    assert_eq!(answer["message"]["content"], "Again!");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_poise_bot_works_and_survives() {
    let kit = start().await;
    let bot = run_bot(&kit).await;
    ready(&kit).await;
    sends_a_command_and_clicks(&kit).await;

    let body = json!({
        "user": kit.ada, "channel": kit.games, "name": "play",
        "options": {"square": "a"}, "focused": "square",
    });
    let answer = kit.control("POST", "/autocomplete", body).await.ok();
    let values: Vec<&Value> = answer["choices"]
        .as_array()
        .expect("choices")
        .iter()
        .map(|c| &c["value"])
        .collect();
    assert_eq!(values, ["a1", "a2"]);

    let slow = json!({"user": kit.ada, "channel": kit.games, "name": "slow"});
    let answer = kit.control("POST", "/command", slow.clone()).await.ok();
    assert_eq!(
        (&answer["outcome"], &answer["ephemeral"]),
        (&json!("message"), &json!(true))
    );
    assert_eq!(answer["message"]["content"], "Done");

    let ask = json!({"user": kit.ada, "channel": kit.games, "name": "ask"});
    let answer = kit.control("POST", "/command", ask).await.ok();
    assert_eq!(answer["outcome"], "modal", "{answer:#}");
    let input = text(&answer["modal"]["components"][0]["components"][0]["custom_id"]);
    let modal = json!({"user": kit.ada, "modal": answer["modal"]["id"], "values": {input: "Ada"}});
    let answer = kit.control("POST", "/modal", modal).await.ok();
    assert_eq!(answer["outcome"], "acknowledged", "{answer:#}");
    let path = format!(
        "/channels/{}/messages?wait_ms={PATIENCE_MS}&min=2",
        kit.games
    );
    kit.look(&path).await;
    kit.timeline(|e| e["body"]["content"] == "Hello Ada" && e["status"] == 200)
        .await;

    for action in ["drop", "reconnect"] {
        kit.control("POST", "/gateway", json!({"action": action}))
            .await
            .ok();
        // The command is made while nobody may listen; the resumed session gets it.
        let answer = kit.control("POST", "/command", slow.clone()).await.ok();
        assert_eq!(
            answer["message"]["content"], "Done",
            "after {action}: {answer:#}"
        );
    }
    // After an invalid session it identifies again, which serenity does after five seconds.
    let seen = kit.look("/state").await["timeline"].as_u64();
    kit.control("POST", "/gateway", json!({"action": "invalid_session"}))
        .await
        .ok();
    kit.timeline(|e| e["event"] == "READY" && e["n"].as_u64() > seen)
        .await;
    let answer = kit.control("POST", "/command", slow).await.ok();
    assert_eq!(answer["message"]["content"], "Done", "{answer:#}");
    kit.no_violations().await;
    bot.shards.shutdown_all().await;
    bot.task.await.expect("the bot ends");
    kit.sandbox.stop().await;
}
