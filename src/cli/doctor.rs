//! `courtier doctor`: whether everything is as a bot needs it, one line for each thing, with what to do.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;

use super::{run::runtime, secrets};
use crate::{
    bot::{self, Application, Commands, Lacking, Posting, Sessions},
    config::{Backups, Config, LivePage, dotenv},
};
use domain::{
    causes::chain,
    clock::{Clock, Timestamp, Zone},
};
use render::Scene;
use rules::{GameId, look::Look};
use store::{Address, Examined, Store, StoreError, backup};

/// How far the clock can be off without a word, in seconds. Discord shows players the times that the bot
/// computes by it.
const CLOCK_OFF: i64 = 30;

/// The room on a disk below which a bot will soon be in trouble.
const LITTLE: u64 = GIB;

/// The room below which it can't go on: an upgrade or a backup needs as much again as the database.
const TOO_LITTLE: u64 = 64 << 20;

const GIB: u64 = 1 << 30;

/// How old the newest backup can be, in hours: the bot makes one a day, and tries again each hour.
const BACKUP_HOURS: u64 = 26;

/// The most servers that are named because permissions are missing there.
const NAMED: usize = 5;

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    mark: Mark,
    about: &'static str,
    text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Good,
    /// A bot runs, but the operator should know.
    Warning,
    /// A bot won't run, or not as it should.
    Bad,
}

impl Finding {
    fn new(mark: Mark, about: &'static str, text: impl Into<String>) -> Finding {
        let text = text.into();
        Finding { mark, about, text }
    }

    fn good(about: &'static str, text: impl Into<String>) -> Finding {
        Finding::new(Mark::Good, about, text)
    }

    fn warning(about: &'static str, text: impl Into<String>) -> Finding {
        Finding::new(Mark::Warning, about, text)
    }

    fn bad(about: &'static str, text: impl Into<String>) -> Finding {
        Finding::new(Mark::Bad, about, text)
    }

    fn print(&self) {
        let mark = match self.mark {
            Mark::Good => "ok",
            Mark::Warning => "warning",
            Mark::Bad => "WRONG",
        };
        println!("{mark:<8} {:<12} {}", self.about, secrets::hide(&self.text));
    }
}

/// Looks at everything, and prints each finding as soon as it is there. Fails if something is wrong.
pub(super) fn run() -> anyhow::Result<ExitCode> {
    let mut findings = Vec::new();
    let mut find = |found: Vec<Finding>| {
        found.iter().for_each(Finding::print);
        findings.extend(found);
    };
    let get = |name: &str| std::env::var(name).ok();
    let warnings = dotenv::load();
    secrets::remember();
    for warning in warnings.iter().flatten() {
        find(vec![Finding::warning("settings", warning.to_string())]);
    }
    let config = warnings.and_then(|_| Config::read(get));
    find(vec![match &config {
        Ok(_) => Finding::good("settings", "all of them make sense"),
        Err(error) => Finding::bad("settings", error.to_string()),
    }]);
    let clock = Clock::system();
    if let Ok(config) = &config {
        let seen = runtime()?.block_on(bot::examine(config, &clock));
        find(match seen {
            Ok(application) => {
                let mut found = of_discord(&application);
                found.extend(of_page(config.live_page.as_ref(), application.commands));
                found
            }
            Err(error) => vec![Finding::bad("Discord", why_not(&error))],
        });
    }
    // Where the database is can be known even if the token is missing.
    if let Ok(address) = Config::database(get) {
        find(vec![of_database(Store::examine(&address))]);
        if let Address::File(file) = &address {
            let room = room_beside(file);
            find(
                room.map(|room| of_room("disk", file, room))
                    .into_iter()
                    .collect(),
            );
        }
    }
    if let Ok(Config {
        backups: Some(backups),
        ..
    }) = &config
    {
        find(of_backups(backups, clock.now()));
    }
    find(vec![of_time_zones(), of_pictures()]);
    let count = |mark| findings.iter().filter(|found| found.mark == mark).count();
    let (wrong, warnings) = (count(Mark::Bad), count(Mark::Warning));
    println!("{}", summary(wrong, warnings));
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn summary(wrong: usize, warnings: usize) -> String {
    let things = |count: usize, what: &str| match count {
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    };
    match (wrong, warnings) {
        (0, 0) => "everything is as it should be".to_owned(),
        (0, warnings) => format!("the bot can run; {}", things(warnings, "warning")),
        (wrong, 0) => format!("{} to mend", things(wrong, "thing")),
        (wrong, warnings) => {
            format!(
                "{} to mend, {}",
                things(wrong, "thing"),
                things(warnings, "warning")
            )
        }
    }
}

fn why_not(error: &bot::Error) -> String {
    match error {
        // It says what to do.
        bot::Error::Connect(_) => chain(error),
        error => format!(
            "{}: check the network, and https://discordstatus.com",
            chain(error)
        ),
    }
}

fn of_discord(seen: &Application) -> Vec<Finding> {
    let mut found = vec![of_sessions(seen)];
    found.extend(of_posting(&seen.posting));
    found.extend(of_invitations(seen));
    found.push(of_commands(seen.commands));
    found.push(of_servers(seen.servers, &seen.lacking));
    found.push(of_clock(seen.clock_ahead));
    found
}

fn of_sessions(
    Application {
        name,
        id,
        sessions: Sessions { left, total },
        ..
    }: &Application,
) -> Finding {
    let text = format!(
        "the token is that of {name}, application {id}; {left} of {total} connections left today"
    );
    if *left * 10 < *total {
        let text =
            format!("{text}: find out why it connects so often, before Discord resets the token");
        return Finding::warning("Discord", text);
    }
    Finding::good("Discord", text)
}

fn of_posting(Posting { to, has_key }: &Posting) -> Option<Finding> {
    let about = "HTTP";
    Some(match (to, has_key) {
        (None, None) => return None,
        (Some(to), None) => {
            let text = format!(
                "Discord posts what players do to {to} and sends nothing over the gateway: set \
                 DISCORD_PUBLIC_KEY, or empty \"Interactions Endpoint URL\" on the application's page"
            );
            Finding::bad(about, text)
        }
        (_, Some(false)) => Finding::bad(
            about,
            "DISCORD_PUBLIC_KEY is the key of another application",
        ),
        (None, Some(true)) => {
            let text = "Discord has no address to post to yet: enter it as \"Interactions Endpoint \
                        URL\" on the application's page while the bot runs";
            Finding::warning(about, text)
        }
        (Some(to), Some(true)) => {
            Finding::good(about, format!("Discord posts what players do to {to}"))
        }
    })
}

fn of_invitations(seen: &Application) -> Vec<Finding> {
    let page = format!(
        "https://discord.com/developers/applications/{}/bot",
        seen.id
    );
    if seen.requires_code {
        let text = format!(
            "nobody can invite the bot: switch \"Requires OAuth2 Code Grant\" off at {page}"
        );
        return vec![Finding::bad("invitations", text)];
    }
    if !seen.is_public {
        let text =
            format!("only you can invite the bot, as long as \"Public Bot\" is off at {page}");
        return vec![Finding::good("invitations", text)];
    }
    Vec::new()
}

fn of_page(page: Option<&LivePage>, commands: Commands) -> Option<Finding> {
    let url = &page?.url;
    Some(if commands.open_activity {
        Finding::good(
            "live boards",
            format!("Discord opens {url}, if that is its URL mapping"),
        )
    } else {
        let text = "Discord opens no page for this application, so Open board fails: enable Activities \
                    on the application's page";
        Finding::warning("live boards", text)
    })
}

fn of_commands(
    Commands {
        count, are_current, ..
    }: Commands,
) -> Finding {
    if are_current {
        Finding::good(
            "commands",
            format!("Discord has all {count} of this version"),
        )
    } else {
        Finding::warning(
            "commands",
            format!(
                "Discord has {count}, which are not those of this version: `courtier run` registers them"
            ),
        )
    }
}

fn of_servers(count: usize, lacking: &[Lacking]) -> Finding {
    if count == 0 {
        return Finding::warning(
            "servers",
            "the bot is in none: open the address that `courtier invite` prints",
        );
    }
    let servers = if count == 1 {
        "1 server".to_owned()
    } else {
        format!("{count} servers")
    };
    if lacking.is_empty() {
        return Finding::good(
            "servers",
            format!("the bot is in {servers} and has all permissions"),
        );
    }
    let named = lacking.iter().take(NAMED).map(|lacking| {
        let permissions = lacking.permissions.get_permission_names().join(", ");
        format!("{} lacks {permissions}", lacking.server)
    });
    let named: Vec<String> = named.collect();
    let more = match lacking.len() - named.len() {
        0 => String::new(),
        more => format!("; and {more} more"),
    };
    let text = format!(
        "of {servers}, {}{more}: give the bot's role these permissions there, or invite it again with \
         the address that `courtier invite` prints",
        named.join("; ")
    );
    Finding::warning("servers", text)
}

fn of_clock(ahead: Option<i64>) -> Finding {
    match ahead {
        None => Finding::warning(
            "clock",
            "Discord doesn't tell its time, so this machine's is not compared",
        ),
        Some(ahead) if ahead.abs() <= CLOCK_OFF => Finding::good("clock", "the same as Discord's"),
        Some(ahead) => {
            let side = if ahead > 0 { "ahead of" } else { "behind" };
            let seconds = ahead.abs();
            let text = format!(
                "{seconds} seconds {side} Discord's: let the machine take its time from the network (NTP)"
            );
            Finding::bad("clock", text)
        }
    }
}

fn of_database(examined: Result<Examined, StoreError>) -> Finding {
    let Examined {
        engine,
        schema,
        newest,
        in_use,
    } = match examined {
        Ok(examined) => examined,
        Err(error) => return Finding::bad("database", chain(&error)),
    };
    let by = if in_use { ", and a bot runs on it" } else { "" };
    match schema {
        None => Finding::good(
            "database",
            format!("{engine}; empty, `courtier run` makes the tables{by}"),
        ),
        Some(schema) if schema == newest => {
            Finding::good("database", format!("{engine}, schema {schema}{by}"))
        }
        Some(schema) => {
            let text = format!(
                "{engine}, schema {schema}{by}: `courtier run` brings it to schema {newest}, and then \
                 older versions refuse it"
            );
            Finding::warning("database", text)
        }
    }
}

/// Returns how many bytes a user can still write on the disk that has this file, if the system tells.
#[cfg(unix)]
fn room_beside(file: &Path) -> Option<u64> {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let disk = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn room_beside(_: &Path) -> Option<u64> {
    None
}

fn of_room(about: &'static str, beside: &Path, room: u64) -> Finding {
    #[expect(clippy::cast_precision_loss, reason = "it is only shown")]
    let gib = room as f64 / GIB as f64;
    let text = format!("{gib:.1} GiB left for {}", beside.display());
    if room < TOO_LITTLE {
        Finding::bad(
            about,
            format!("{text}: make room, or the bot stops accepting moves"),
        )
    } else if room < LITTLE {
        Finding::warning(about, format!("{text}: make room before it is full"))
    } else {
        Finding::good(about, text)
    }
}

fn of_backups(Backups { folder, keep, .. }: &Backups, now: Timestamp) -> Vec<Finding> {
    let shown = folder.display();
    let newest = match backup::newest(folder, now) {
        Ok(newest) => newest,
        // The bot makes the folder.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => {
            let text =
                format!("{shown} can't be read ({error}): let the user that runs courtier use it");
            return vec![Finding::bad("backups", text)];
        }
    };
    let hours = newest.map(|newest| now.since(newest).as_secs() / 3_600);
    let mut found = vec![match hours {
        None => Finding::good(
            "backups",
            format!("none in {shown} yet; the bot makes one a day and keeps {keep}"),
        ),
        Some(hours) if hours <= BACKUP_HOURS => Finding::good(
            "backups",
            format!("the newest in {shown} is {hours} hours old"),
        ),
        Some(hours) => Finding::warning(
            "backups",
            format!(
                "the newest in {shown} is {hours} hours old: look for \"there is no new backup\" in the log"
            ),
        ),
    }];
    let inside: PathBuf = folder.join("backup");
    found.extend(room_beside(&inside).map(|room| of_room("disk", folder, room)));
    found
}

fn of_time_zones() -> Finding {
    match Zone::names().len() {
        0 => Finding::bad(
            "time zones",
            "there are none: players can't set quiet hours",
        ),
        count => Finding::good("time zones", format!("{count} known")),
    }
}

/// Draws a board of each game, with everything that pictures need: pieces, colours, fonts. All of it is
/// in the program.
fn of_pictures() -> Finding {
    let mut all = GameId::ALL.iter();
    match all.try_for_each(|game| draw(*game)) {
        Ok(()) => Finding::good("pictures", "a board of each game can be drawn"),
        Err(error) => Finding::bad("pictures", format!("{error:#}")),
    }
}

fn draw(game: GameId) -> anyhow::Result<()> {
    let start = game.start(None)?;
    render::png(&Scene::of(&start), Look::default())
        .with_context(|| format!("the board of {} can't be drawn", game.id()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_off_by_more_than_half_a_minute_is_wrong() {
        for (ahead, mark) in [
            (0, Mark::Good),
            (CLOCK_OFF, Mark::Good),
            (-CLOCK_OFF, Mark::Good),
            (CLOCK_OFF + 1, Mark::Bad),
            (-90, Mark::Bad),
        ] {
            assert_eq!(of_clock(Some(ahead)).mark, mark, "{ahead}");
        }
        assert!(of_clock(Some(-90)).text.starts_with("90 seconds behind"));
        assert!(of_clock(Some(90)).text.starts_with("90 seconds ahead of"));
        assert_eq!(of_clock(None).mark, Mark::Warning);
    }

    #[test]
    fn a_disk_that_is_nearly_full_is_told_before_it_is() {
        for (room, mark) in [
            (50 * GIB, Mark::Good),
            (GIB - 1, Mark::Warning),
            (TOO_LITTLE, Mark::Warning),
            (TOO_LITTLE - 1, Mark::Bad),
        ] {
            assert_eq!(
                of_room("disk", Path::new("c.db"), room).mark,
                mark,
                "{room}"
            );
        }
        assert!(room_beside(Path::new("courtier.db")).is_some_and(|room| room > 0));
    }

    #[test]
    fn an_application_that_nobody_can_invite_is_wrong() {
        let application = |is_public, requires_code, left| Application {
            name: "Courtier".to_owned(),
            id: 7,
            posting: Posting {
                to: None,
                has_key: None,
            },
            is_public,
            requires_code,
            sessions: Sessions { left, total: 1_000 },
            clock_ahead: None,
            commands: Commands {
                count: 0,
                are_current: true,
                open_activity: false,
            },
            servers: 0,
            lacking: Vec::new(),
        };
        let marks = |application: &Application| {
            let found = of_invitations(application);
            found.iter().map(|found| found.mark).collect::<Vec<_>>()
        };
        assert_eq!(marks(&application(true, false, 9)), []);
        assert_eq!(marks(&application(false, false, 9)), [Mark::Good]);
        assert_eq!(marks(&application(true, true, 9)), [Mark::Bad]);
        let sessions = |left| of_sessions(&application(true, false, left)).mark;
        assert_eq!((sessions(100), sessions(99)), (Mark::Good, Mark::Warning));
    }

    #[test]
    fn a_bot_that_would_hear_nothing_is_wrong() {
        let mark = |to: Option<&str>, has_key| {
            let to = to.map(str::to_owned);
            of_posting(&Posting { to, has_key }).map(|found| found.mark)
        };
        let there = Some("https://bot.example/interactions");
        assert_eq!(mark(None, None), None);
        assert_eq!(mark(there, None), Some(Mark::Bad));
        assert_eq!(mark(there, Some(false)), Some(Mark::Bad));
        assert_eq!(mark(None, Some(true)), Some(Mark::Warning));
        assert_eq!(mark(there, Some(true)), Some(Mark::Good));
    }

    #[test]
    fn many_servers_without_permissions_are_counted_and_not_all_named() {
        let lacking = |number| Lacking {
            server: format!("Club {number}"),
            permissions: bot::INVITED,
        };
        let lacking: Vec<Lacking> = (1..=NAMED + 2).map(lacking).collect();
        let text = of_servers(1_000, &lacking).text;
        assert!(text.starts_with("of 1000 servers, Club 1 lacks "), "{text}");
        assert!(text.contains("; and 2 more: "), "{text}");
        assert!(!text.contains("Club 6"), "{text}");
    }
}
