//! `courtier status`: how a running bot is.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    process::ExitCode,
    time::Duration,
};

use anyhow::Context;

use super::{
    run::{load_dotenv, runtime},
    verify::count,
};
use crate::{
    bot::{DatabaseStatus, QueueStatus, ShardStatus, Status},
    config::Config,
};

/// How long the bot can take, which waits up to five seconds for its database.
const WITHIN: Duration = Duration::from_secs(10);

/// Prints how the bot is. Fails if something keeps it from its work.
pub(super) fn run() -> anyhow::Result<ExitCode> {
    load_dotenv()?;
    let address = Config::listen(|name| std::env::var(name).ok())?;
    let address = address.context(
        "LISTEN is not set: give the bot and this command the same address, such as 127.0.0.1:9090, and \
         restart the bot",
    )?;
    let status = runtime()?.block_on(ask(on_this_machine(address)))?;
    let troubles = status.troubles();
    for line in lines(&status) {
        println!("{line}");
    }
    for trouble in &troubles {
        println!("WRONG: {trouble}");
    }
    Ok(if troubles.is_empty() {
        println!("the bot is ready");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

async fn ask(address: SocketAddr) -> anyhow::Result<Status> {
    let client = reqwest::Client::builder()
        .timeout(WITHIN)
        .no_proxy()
        .build()?;
    let answer = client.get(format!("http://{address}/status")).send().await;
    let answer = answer.with_context(|| format!("no bot answers at {address} (LISTEN)"))?;
    let status = answer.error_for_status()?.json().await;
    status.with_context(|| format!("what answers at {address} (LISTEN) is no bot of this version"))
}

/// Returns where to ask a bot of this machine that listens at an address, which can be all of its
/// addresses.
fn on_this_machine(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            SocketAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        });
    }
    address
}

fn lines(status: &Status) -> Vec<String> {
    let up = span(status.up_seconds);
    let mut lines = vec![format!("courtier {}, up {up}", status.version)];
    if status.over_http {
        lines.push("gateway      none: Discord posts over HTTP".to_owned());
    }
    lines.extend(status.shards.iter().map(of_shard));
    if let Some(database) = &status.database {
        lines.extend(of_database(database));
    }
    if status.refused > 0 {
        let requests = count(status.refused as u64, "request", "requests");
        lines.push(format!("refused      {requests} in ten minutes"));
    }
    lines
}

fn of_shard(status: &ShardStatus) -> String {
    let ShardStatus {
        shard,
        of,
        connected,
        latency_ms,
    } = status;
    let state = if *connected {
        "connected"
    } else {
        "not connected"
    };
    let latency = latency_ms.map_or_else(String::new, |ms| format!(", {ms} ms"));
    format!("gateway      shard {shard} of {of} {state}{latency}")
}

fn of_database(status: &DatabaseStatus) -> Vec<String> {
    let heartbeat = status.heartbeat_seconds;
    let heartbeat =
        heartbeat.map_or_else(|| "none yet".to_owned(), |ago| format!("{} ago", span(ago)));
    let queue = |queue: QueueStatus| match queue.count {
        0 => "none waits".to_owned(),
        _ => format!("{} due, the first for {}", queue.count, span(queue.seconds)),
    };
    let set_aside = match status.set_aside {
        0 => String::new(),
        posts => format!("; {posts} set aside, see `courtier outbox list`"),
    };
    vec![
        format!("database     answers in {} ms", status.took_ms),
        format!("heartbeat    {heartbeat}"),
        format!(
            "matches      {} running",
            count(status.running, "match", "matches")
        ),
        format!("posts        {}{set_aside}", queue(status.posts)),
        format!("computer     {}", queue(status.turns)),
    ]
}

/// Formats a span with its two largest units.
fn span(seconds: u64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    match (days, hours, minutes) {
        (0, 0, 0) => format!("{seconds} s"),
        (0, 0, _) => format!("{minutes} min {} s", seconds % 60),
        (0, _, _) => format!("{hours} h {} min", minutes % 60),
        _ => format!("{days} d {} h", hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told_in_their_two_largest_units() {
        for (seconds, said) in [
            (59, "59 s"),
            (61, "1 min 1 s"),
            (3_660, "1 h 1 min"),
            (90_000, "1 d 1 h"),
        ] {
            assert_eq!(span(seconds), said);
        }
    }

    #[test]
    fn a_bot_that_listens_everywhere_is_asked_on_this_machine() {
        for (listens, asked) in [
            ("0.0.0.0:9090", "127.0.0.1:9090"),
            ("[::]:9090", "[::1]:9090"),
            ("10.0.0.2:9090", "10.0.0.2:9090"),
        ] {
            let address = listens.parse().expect("an address");
            assert_eq!(on_this_machine(address).to_string(), asked);
        }
    }
}
