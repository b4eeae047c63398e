//! Accidents besides the bot's death.

use std::{fs, path::Path};

use fastrand::Rng;
use serde_json::{Value, json};

use super::{database::Database, members::Control};

/// A disk below this size is filled now and then. A larger one belongs to others too.
const SMALL: u64 = 1 << 30;

/// How much is left on a full disk.
const LEFT: u64 = 64 << 10;

/// The file that fills it.
const BALLAST: &str = "ballast";

/// Causes something at random. Returns what.
pub(super) async fn cause(
    control: &Control,
    database: &mut Database,
    folder: &Path,
    rng: &mut Rng,
) -> anyhow::Result<&'static str> {
    let _ = fs::remove_file(folder.join(BALLAST));
    let messages = "POST /channels/*/messages";
    let (name, path, body): (_, _, Value) = match rng.u32(0..14) {
        0 => (
            "times: requests are refused for a while (429)",
            "/faults",
            json!({ "kind": "rate_limit", "route": "*", "retry_after_ms": 300, "times": 5 }),
        ),
        1 => (
            "times: messages fail (500)",
            "/faults",
            json!({ "kind": "server_error", "route": messages, "times": 6 }),
        ),
        2 => (
            "times: messages appear, and their confirmation fails (500)",
            "/faults",
            json!({ "kind": "server_error", "route": messages, "after": true, "times": 6 }),
        ),
        3 => (
            "times: messages appear, and the connection is cut",
            "/faults",
            json!({ "kind": "drop_request", "route": messages, "after": true, "times": 6 }),
        ),
        4 => (
            "times: connections are cut",
            "/faults",
            json!({ "kind": "drop_request", "route": "*", "times": 6 }),
        ),
        5 => (
            "times: answers come late",
            "/faults",
            json!({ "kind": "latency", "route": "*", "ms": 700, "times": 10 }),
        ),
        6 => (
            "times: interactions come twice",
            "/faults",
            json!({ "kind": "duplicate", "event": "INTERACTION_CREATE", "times": 10 }),
        ),
        7 => (
            "times: interactions come late",
            "/faults",
            json!({ "kind": "late", "event": "INTERACTION_CREATE", "ms": 900, "times": 5 }),
        ),
        8 => (
            "times: the gateway is cut",
            "/gateway",
            json!({ "action": "drop" }),
        ),
        9 => (
            "times: the gateway asks to reconnect",
            "/gateway",
            json!({ "action": "reconnect" }),
        ),
        10 => (
            "times: the session becomes invalid",
            "/gateway",
            json!({ "action": "invalid_session" }),
        ),
        11 if database.crash()? => return Ok("times: the database server crashes"),
        12 if fill(folder)? => return Ok("times: the disk is full"),
        _ => return Ok("times: nothing else"),
    };
    control.post(path, &body).await?;
    Ok(name)
}

/// Ends everything that still goes wrong.
pub(super) async fn end_all(control: &Control, folder: &Path) -> anyhow::Result<()> {
    let _ = fs::remove_file(folder.join(BALLAST));
    control.delete("/faults").await
}

/// Fills the disk, if it is a small one. Returns whether it is.
fn fill(folder: &Path) -> anyhow::Result<bool> {
    let disk = rustix::fs::statvfs(folder)?;
    if disk.f_blocks * disk.f_frsize > SMALL {
        return Ok(false);
    }
    let left = disk.f_bavail * disk.f_frsize;
    let ballast = usize::try_from(left.saturating_sub(LEFT))?;
    // Where even that fails, it is full.
    let _ = fs::write(folder.join(BALLAST), vec![1; ballast]);
    Ok(true)
}
