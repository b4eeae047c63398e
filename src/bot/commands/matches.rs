//! `/matches`: what waits for a player in this server.

use super::{Asking, Context, Error, answer};
use crate::{
    host::{MatchList, MatchSummary, OpenChallenge},
    matches::{ServerId, UserId},
    sentence,
    words::Locale,
};

/// Lines of each kind that one answer shows; more would pass Discord's 2,000 characters.
const MOST_LINES: usize = 10;

#[poise::command(slash_command)]
pub(super) async fn matches(context: Context<'_>) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let list = context.data().host.list(asking.server, asking.user).await?;
    answer(context, write(&list, &asking)).await
}

fn write(list: &MatchList, asking: &Asking) -> String {
    let locale = asking.locale;
    let running: Vec<String> = list
        .running
        .iter()
        .map(|(found, _)| match_line(found, asking.server, locale))
        .collect();
    let challenges: Vec<String> = list
        .challenges
        .iter()
        .map(|(open, _)| challenge_line(open, asking.user, locale))
        .collect();
    let sections = [
        ("matches-running", running),
        ("matches-challenges", challenges),
    ];
    let texts: Vec<String> = sections
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(key, lines)| section(key, &lines, locale))
        .collect();
    if texts.is_empty() {
        locale.text("matches-none")
    } else {
        texts.join("\n")
    }
}

fn section(key: &str, lines: &[String], locale: Locale) -> String {
    let mut text = locale.text(key);
    for line in lines.iter().take(MOST_LINES) {
        text.push_str("\n- ");
        text.push_str(line);
    }
    let left = lines.len().saturating_sub(MOST_LINES);
    if left > 0 {
        let left = u32::try_from(left).unwrap_or(u32::MAX);
        text.push('\n');
        text.push_str(&locale.say(&sentence!("matches-more", count = left)));
    }
    text
}

fn match_line(found: &MatchSummary, server: ServerId, locale: Locale) -> String {
    let key = if found.to_move {
        "matches-yours"
    } else {
        "matches-theirs"
    };
    let line = sentence!(
        key,
        id = found.id.to_string(),
        game = found.game.info().name,
        opponent = format!("<@{}>", found.opponent),
        since = format!("<t:{}:R>", found.turn_since.seconds()),
    );
    let line = locale.say(&line);
    match (found.venue, found.board) {
        (Some(channel), Some(message)) => {
            format!("{line} https://discord.com/channels/{server}/{channel}/{message}")
        }
        _ => line,
    }
}

fn challenge_line(open: &OpenChallenge, user: UserId, locale: Locale) -> String {
    let key = match open.opponent {
        _ if open.challenger == user => "matches-challenge-made",
        Some(_) => "matches-challenge-received",
        None => "matches-challenge-seat",
    };
    locale.say(&sentence!(
        key,
        id = open.id.to_string(),
        game = open.game.info().name,
        challenger = format!("<@{}>", open.challenger),
        expires = format!("<t:{}:R>", open.expires_at.seconds()),
    ))
}
