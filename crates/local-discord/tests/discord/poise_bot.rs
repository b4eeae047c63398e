//! A real bot, written with serenity and poise, over HTTP and WebSocket.

use std::sync::Arc;

use local_discord::{CA, Limits, Options, TOKEN};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};

use super::kit::{Kit, WAIT_MS, start, start_with, text, within_a_minute};

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
async fn complete_table(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let fitting = ["a1", "a2", "b1"]
        .into_iter()
        .filter(|table| table.starts_with(partial));
    let choices = fitting.map(|table| serenity::AutocompleteChoice::new(table, table));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Books a table
#[poise::command(slash_command)]
async fn book(
    ctx: Context<'_>,
    #[description = "Which one"]
    #[autocomplete = "complete_table"]
    table: String,
    #[description = "With whom"] guest: Option<serenity::User>,
) -> Result<(), Error> {
    let name = guest.map_or("nobody".to_owned(), |user| user.id.to_string());
    let row = serenity::CreateActionRow::Buttons(vec![
        serenity::CreateButton::new("again")
            .label("Again")
            .style(serenity::ButtonStyle::Primary),
    ]);
    let embed = serenity::CreateEmbed::new()
        .title("Plan")
        .image("attachment://plan.png");
    let file = serenity::CreateAttachment::bytes(PNG, "plan.png").description("A plan");
    let reply = poise::CreateReply::default()
        .content(format!("{table} with {name}"))
        .embed(embed)
        .attachment(file)
        .components(vec![row]);
    ctx.send(reply).await?;
    Ok(())
}

/// Counts to seven, one message each
#[poise::command(slash_command)]
async fn count(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say("One moment").await?;
    for number in 1..=7 {
        ctx.channel_id().say(ctx.http(), number.to_string()).await?;
    }
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
///
/// It shows the modal without `NameModal::execute`, which begins to listen for the answer only
/// after the modal is shown. A person is never faster than that, but a test is.
#[poise::command(slash_command)]
async fn ask(ctx: poise::ApplicationContext<'_, (), Error>) -> Result<(), Error> {
    use poise::Modal as _;
    let modal = NameModal::create(None, "name-form".to_owned());
    ctx.interaction.create_response(ctx, modal).await?;
    Ok(())
}

fn rich_embed() -> serenity::CreateEmbed {
    serenity::CreateEmbed::new()
        .title("Order")
        .description("Ada – Ben")
        .colour(0x0033_66CC)
        .url("https://example.com/help")
        .author(serenity::CreateEmbedAuthor::new("Author").url("https://example.com"))
        .footer(serenity::CreateEmbedFooter::new("Page 1").icon_url("attachment://plan.png"))
        .thumbnail("https://example.com/icon.png")
        .image("attachment://plan.png")
        .timestamp(serenity::Timestamp::now())
        .field("Next", "Ada", true)
}

fn all_components() -> Vec<serenity::CreateActionRow> {
    use serenity::{CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind};
    let option = |name: &str| {
        serenity::CreateSelectMenuOption::new(name, name)
            .emoji('🍵')
            .description("A drink")
    };
    let options = CreateSelectMenuKind::String {
        options: vec![option("tea"), option("wine")],
    };
    let people = CreateSelectMenuKind::User {
        default_users: None,
    };
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("left").emoji('⬅').disabled(true),
            CreateButton::new("right").emoji('➡').label("Right"),
            CreateButton::new_link("https://example.com").label("Help"),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("drink", options).placeholder("Which?")),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("who", people).max_values(2)),
    ]
}

/// Does what a busy bot does, with serenity's builders
#[poise::command(slash_command)]
async fn everything(ctx: Context<'_>) -> Result<(), Error> {
    use serenity::{CreateAttachment, CreateMessage, EditAttachments, EditMessage, EditThread};
    let http = ctx.http();
    let here = ctx.channel_id();
    ctx.defer().await?;
    let nobody = serenity::CreateAllowedMentions::new();
    let message = CreateMessage::new()
        .content(format!("<@{}>", ctx.author().id))
        .embed(rich_embed())
        .components(all_components())
        .add_file(CreateAttachment::bytes(PNG, "plan.png").description("The plan"))
        .nonce(serenity::Nonce::String("o1l1".to_owned()))
        .enforce_nonce(true)
        .allowed_mentions(nobody.clone());
    let mut card = here.send_message(http, message).await?;
    let kept = EditAttachments::keep_all(&card)
        .add(CreateAttachment::bytes(PNG, "next.png").description("The next plan"));
    let embed = rich_embed().image("attachment://next.png");
    card.edit(http, EditMessage::new().embed(embed).attachments(kept))
        .await?;
    let thread = serenity::CreateThread::new("Ada – Ben")
        .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let mut thread = here
        .create_thread_from_message(http, card.id, thread)
        .await?;
    thread.id.add_thread_member(http, ctx.author().id).await?;
    let first = thread.id.say(http, "Begin!").await?;
    let answer = CreateMessage::new()
        .content("Noted")
        .reference_message(&first);
    thread
        .id
        .send_message(http, answer.allowed_mentions(nobody))
        .await?;
    thread.id.broadcast_typing(http).await?;
    let end = EditThread::new()
        .name("Ada – Ben (over)")
        .archived(true)
        .locked(true);
    thread.edit_thread(http, end).await?;
    card.edit(http, EditMessage::new().components(Vec::new()))
        .await?;
    let direct = ctx.author().create_dm_channel(http).await?;
    direct.say(http, "All set").await?;
    let poise::Context::Application(app) = ctx else {
        return Ok(());
    };
    let done = serenity::EditInteractionResponse::new()
        .content("All done")
        .embed(serenity::CreateEmbed::new().title("Fine"));
    app.interaction.edit_response(http, done).await?;
    let more = serenity::CreateInteractionResponseFollowup::new()
        .content("More")
        .ephemeral(true);
    let more = app.interaction.create_followup(http, more).await?;
    let edit = serenity::CreateInteractionResponseFollowup::new().content("Changed");
    app.interaction.edit_followup(http, more.id, edit).await?;
    app.interaction.get_response(http).await?;
    app.interaction.delete_followup(http, more.id).await?;
    Ok(())
}

async fn on_event(
    framework: poise::FrameworkContext<'_, (), Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    use serenity::{CreateInteractionResponse, CreateInteractionResponseMessage, Interaction};
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let http = &framework.serenity_context.http;
    let message = CreateInteractionResponseMessage::new();
    match interaction {
        Interaction::Component(click) => {
            let again = CreateInteractionResponse::UpdateMessage(message.content("Again!"));
            click.create_response(http, again).await?;
        }
        Interaction::Modal(modal) => {
            use poise::Modal as _;
            let name = NameModal::parse(modal.data.clone())?.name;
            let hello = message.content(format!("Hello {name}"));
            modal
                .create_response(http, CreateInteractionResponse::Message(hello))
                .await?;
        }
        _ => {}
    }
    Ok(())
}

struct RunningBot {
    shards: Arc<serenity::ShardManager>,
    task: tokio::task::JoinHandle<()>,
}

/// Returns a client over plain HTTP, where serenity counts no limits.
fn plain_http(kit: &Kit) -> serenity::Http {
    serenity::HttpBuilder::new(TOKEN)
        .proxy(&kit.url)
        .ratelimiter_disabled(true)
        .build()
}

/// Returns a client as in production: over TLS to `discord.com`, with serenity's own limiter.
fn limited_http(kit: &Kit) -> serenity::Http {
    let ca = reqwest::Certificate::from_pem(CA.as_bytes()).expect("a certificate");
    let client = reqwest::Client::builder()
        .add_root_certificate(ca)
        .resolve("discord.com", kit.discord.tls())
        .build();
    serenity::HttpBuilder::new(TOKEN)
        .client(client.expect("a client"))
        .build()
}

async fn run_bot(http: serenity::Http) -> RunningBot {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![book(), slow(), count(), ask(), everything()],
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
    let intents = serenity::GatewayIntents::GUILDS;
    let mut client = serenity::ClientBuilder::new_with_http(http, intents)
        .framework(framework)
        .await
        .expect("a client");
    let shards = Arc::clone(&client.shard_manager);
    let task = tokio::spawn(async move { client.start().await.expect("the bot runs") });
    RunningBot { shards, task }
}

/// Waits until the bot has registered its commands.
async fn ready(kit: &Kit) {
    let registered = |e: &Value| e["method"] == "PUT" && e["status"] == 200;
    kit.timeline("the bot's commands", registered).await;
}

async fn sends_a_command_and_clicks(kit: &Kit) {
    let body = json!({
        "user": kit.ada, "channel": kit.general, "name": "book",
        "options": {"table": "a1", "guest": kit.ben},
    });
    let answer = kit.control("POST", "/command", body).await.ok();
    assert_eq!(answer["outcome"], "message", "{answer:#}");
    let message = &answer["message"];
    assert_eq!(message["content"], format!("a1 with {}", kit.ben));
    let file = &message["attachments"][0];
    assert_eq!((&file["width"], &file["height"]), (&json!(1), &json!(1)));
    assert_eq!(file["description"], "A plan");
    assert_eq!(message["embeds"][0]["image"]["url"], file["url"]);
    let bytes = kit
        .http
        .get(text(&file["url"]))
        .send()
        .await
        .expect("a file");
    assert_eq!(bytes.bytes().await.expect("bytes"), PNG);

    let click = json!({
        "user": kit.ben, "channel": kit.general, "message": message["id"], "custom_id": "again",
    });
    let answer = kit.control("POST", "/button", click).await.ok();
    assert_eq!(answer["outcome"], "update", "{answer:#}");
    assert_eq!(answer["message"]["content"], "Again!");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_poise_bot_works_and_survives() {
    let kit = start().await;
    let bot = run_bot(plain_http(&kit)).await;
    ready(&kit).await;
    sends_a_command_and_clicks(&kit).await;

    let body = json!({
        "user": kit.ada, "channel": kit.general, "name": "book",
        "options": {"table": "a"}, "focused": "table",
    });
    let answer = kit.control("POST", "/autocomplete", body).await.ok();
    let values: Vec<&Value> = answer["choices"]
        .as_array()
        .expect("choices")
        .iter()
        .map(|c| &c["value"])
        .collect();
    assert_eq!(values, ["a1", "a2"]);

    let slow = json!({"user": kit.ada, "channel": kit.general, "name": "slow"});
    let answer = kit.control("POST", "/command", slow.clone()).await.ok();
    assert_eq!(
        (&answer["outcome"], &answer["ephemeral"]),
        (&json!("message"), &json!(true))
    );
    assert_eq!(answer["message"]["content"], "Done");

    let ask = json!({"user": kit.ada, "channel": kit.general, "name": "ask"});
    let answer = kit.control("POST", "/command", ask).await.ok();
    assert_eq!(answer["outcome"], "modal", "{answer:#}");
    let input = text(&answer["modal"]["components"][0]["components"][0]["custom_id"]);
    let modal = json!({"user": kit.ada, "modal": answer["modal"]["id"], "values": {input: "Ada"}});
    let answer = kit.control("POST", "/modal", modal).await.ok();
    assert_eq!(answer["message"]["content"], "Hello Ada", "{answer:#}");

    let everything = json!({"user": kit.ada, "channel": kit.lounge, "name": "everything"});
    let answer = kit.control("POST", "/command", everything).await.ok();
    assert_eq!(answer["message"]["content"], "All done", "{answer:#}");
    let deleted = |e: &Value| e["method"] == "DELETE" && e["status"] == 204;
    kit.timeline("the last request", deleted).await;
    let thread = kit.look(&format!("/channels/{}/threads", kit.lounge)).await[0].clone();
    assert_eq!(thread["name"], "Ada – Ben (over)");
    assert_eq!(thread["thread_metadata"]["locked"], true);

    for action in ["drop", "reconnect"] {
        kit.control("POST", "/gateway", json!({"action": action}))
            .await
            .ok();
        // The bot may not be connected when the command arrives. In that case the resumed session
        // gets it.
        let answer = kit.control("POST", "/command", slow.clone()).await.ok();
        assert_eq!(
            answer["message"]["content"], "Done",
            "after {action}: {answer:#}"
        );
    }
    // After an invalid session the bot identifies again. serenity does so after five seconds.
    let seen = kit.look("/state").await["timeline"].as_u64();
    kit.control("POST", "/gateway", json!({"action": "invalid_session"}))
        .await
        .ok();
    let ready = |e: &Value| e["event"] == "READY" && e["n"].as_u64() > seen;
    kit.timeline("a new session", ready).await;
    let answer = kit.control("POST", "/command", slow).await.ok();
    assert_eq!(answer["message"]["content"], "Done", "{answer:#}");
    kit.no_violations().await;
    within_a_minute("the end of the shards", bot.shards.shutdown_all()).await;
    let ended = within_a_minute("the end of the bot", bot.task).await;
    ended.expect("the bot ends");
    kit.discord.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn serenitys_own_limiter_keeps_to_the_limits() {
    let kit = start_with(Options {
        limits: Limits::Real,
        ..Options::default()
    })
    .await;
    let bot = run_bot(limited_http(&kit)).await;
    ready(&kit).await;
    sends_a_command_and_clicks(&kit).await;
    let count = json!({"user": kit.ada, "channel": kit.general, "name": "count"});
    kit.control("POST", "/command", count).await.ok();
    // The sixth message waits until five seconds have passed since the first.
    let path = format!("/channels/{}/messages?min=9&wait_ms={WAIT_MS}", kit.general);
    let messages = kit.look(&path).await;
    let last = messages.as_array().and_then(|list| list.last());
    assert_eq!(last.map(|message| &message["content"]), Some(&json!("7")));
    let counts = kit.look("/limits").await["counts"].clone();
    assert_eq!(counts["by_status"]["429"], Value::Null, "{counts}");
    kit.no_violations().await;
    within_a_minute("the end of the shards", bot.shards.shutdown_all()).await;
    let ended = within_a_minute("the end of the bot", bot.task).await;
    ended.expect("the bot ends");
    kit.discord.stop().await;
}
