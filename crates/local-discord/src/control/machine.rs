//! Controls the local Discord itself: its clock, its faults, its gateway, its shutdown.

use std::{sync::Arc, time::Duration};

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Refused, Reply, body};
use crate::{
    app::App,
    faults::{EventFault, Fault},
    gateway::intents::privileged_named,
    id::Id,
};

/// The beginning of the year 2150. Discord's ids have room for times until 2154.
const LAST_TIME: u64 = 5_680_281_600_000;

#[derive(Deserialize)]
struct Advance {
    advance_ms: u64,
}

pub(super) async fn clock(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let advance: Advance = body(&bytes)?;
    if app.clock.now().saturating_add(advance.advance_ms) > LAST_TIME {
        return Err(Refused::bad("The clock ends with the year 2149."));
    }
    app.clock.advance(Duration::from_millis(advance.advance_ms));
    let now = app.update(|state| {
        let now = state.clock.now();
        state.timeline.note(
            now,
            "clock moved",
            &json!({"advance_ms": advance.advance_ms}),
        );
        state.archive_idle_threads();
        now
    });
    Ok(Reply(json!({"now_ms": now})))
}

#[derive(Deserialize)]
struct Notice {
    text: Option<String>,
    show: Option<Id>,
}

/// Sets what the page says on top, or takes it away, and which channel it shows to begin with.
pub(super) async fn set_notice(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let Notice { text, show } = body(&bytes)?;
    app.update(|state| {
        if show.is_some_and(|show| !state.world.channels.contains_key(&show)) {
            return Err(Refused::missing("There is no such channel.".to_owned()));
        }
        state.notice.clone_from(&text);
        state.shown = show.or(state.shown);
        Ok(Reply(json!({ "notice": text, "shown": state.shown })))
    })
}

pub(super) async fn add_fault(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let asked: Value = body(&bytes)?;
    if asked.get("event").is_some() {
        let fault: EventFault = body(&bytes)?;
        fault.check().map_err(Refused::bad)?;
        app.update(|state| state.faults.add_to_events(fault));
    } else {
        let fault: Fault = body(&bytes)?;
        fault.check().map_err(Refused::bad)?;
        app.update(|state| state.faults.add(fault));
    }
    Ok(Reply(json!({"added": true})))
}

pub(super) async fn clear_faults(Shared(app): Shared<Arc<App>>) -> Reply {
    app.update(|state| state.faults.clear());
    Reply(json!({"cleared": true}))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum GatewayAction {
    Drop,
    Reconnect,
    InvalidSession,
}

#[derive(Deserialize)]
struct GatewayCall {
    action: GatewayAction,
}

pub(super) async fn gateway(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let call: GatewayCall = body(&bytes)?;
    app.update(|state| {
        let now = state.clock.now();
        let name = match call.action {
            GatewayAction::Drop => {
                state.gateway.drop_all();
                "drop"
            }
            GatewayAction::Reconnect => {
                state.gateway.ask_to_reconnect();
                "reconnect"
            }
            GatewayAction::InvalidSession => {
                state.gateway.invalidate_all();
                "invalid_session"
            }
        };
        state
            .timeline
            .note(now, "gateway action", &json!({"action": name}));
        Ok(Reply(json!({"connected": state.gateway.connected()})))
    })
}

#[derive(Deserialize)]
struct Intents {
    privileged: Vec<String>,
}

/// Sets which privileged intents the application has, as the developer portal does.
pub(super) async fn intents(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let call: Intents = body(&bytes)?;
    let mut granted = 0;
    for name in &call.privileged {
        let bit = privileged_named(name);
        granted |=
            bit.ok_or_else(|| Refused::bad(format!("{name} is not a privileged intent.")))?;
    }
    app.update(|state| state.world.privileged_intents = granted);
    Ok(Reply(json!({"privileged": call.privileged})))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum BotAction {
    Stop,
    Start,
    Restart,
}

#[derive(Deserialize)]
struct BotCall {
    action: BotAction,
}

/// Asks the program that runs the bot to stop or start it.
pub(super) async fn bot(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let call: BotCall = body(&bytes)?;
    app.update(|state| {
        let mut wish = *state.bot_wish.borrow();
        let name = match call.action {
            BotAction::Stop => {
                wish.running = false;
                "stop"
            }
            BotAction::Start => {
                wish.running = true;
                "start"
            }
            BotAction::Restart => {
                wish.running = true;
                wish.restarts += 1;
                "restart"
            }
        };
        if state.bot_wish.send(wish).is_err() {
            return Err(Refused::bad(
                "This bot was not started by the local Discord: restart it where you started it.",
            ));
        }
        let now = state.clock.now();
        state.timeline.note(now, "bot", &json!({"action": name}));
        Ok(Reply(json!({"running": wish.running})))
    })
}

pub(super) async fn stop(Shared(app): Shared<Arc<App>>) -> Reply {
    app.stop();
    Reply(json!({"stopping": true}))
}
