//! Past matches in a list.

use poise::serenity_prelude as serenity;

use super::{Sheet, quiet_button};
use crate::{
    bot::components::Browse,
    games::Side,
    host::{Finished, History, RatingChange, Sheet as Page},
    matches::{ServerId, UserId},
    ratings::Score,
    sentence,
    words::Locale,
};

/// Discord's limit for the label of a choice, in characters.
const LONGEST_LABEL: usize = 100;

/// A page of a player's past matches, with a list to pick a replay from.
pub(in crate::bot) fn history(history: &History, locale: Locale) -> Sheet {
    let past = history.past;
    let player = format!("<@{}>", past.player);
    if history.matches.is_empty() {
        return Sheet::text(locale.say(&sentence!("history-none", player = player)));
    }
    let mut lines = vec![locale.say(&sentence!("history-head", player = player))];
    let matches = history.matches.iter();
    lines.extend(
        matches.map(|(one, change, _)| match_line(one, *change, past.player, past.server, locale)),
    );
    let mut rows = vec![serenity::CreateActionRow::SelectMenu(pick(history, locale))];
    if history.more_newer || history.more_older {
        rows.push(serenity::CreateActionRow::Buttons(buttons(history, locale)));
    }
    Sheet {
        text: lines.join("\n"),
        files: Vec::new(),
        rows,
    }
}

fn pick(history: &History, locale: Locale) -> serenity::CreateSelectMenu {
    let options = history.matches.iter().map(|(one, _, opponent)| {
        let label = locale.say(&sentence!(
            "history-choice",
            id = one.id.to_string(),
            game = one.game.info().name,
            opponent = opponent.as_str(),
        ));
        let label: String = label.chars().take(LONGEST_LABEL).collect();
        serenity::CreateSelectMenuOption::new(label, one.id.0.to_string())
    });
    let kind = serenity::CreateSelectMenuKind::String {
        options: options.collect(),
    };
    serenity::CreateSelectMenu::new(Browse::Pick.to_string(), kind)
        .placeholder(locale.text("history-pick"))
}

fn buttons(history: &History, locale: Locale) -> Vec<serenity::CreateButton> {
    let (Some(newest), Some(oldest)) = (history.matches.first(), history.matches.last()) else {
        return Vec::new();
    };
    let button = |sheet, label, enabled: bool| {
        let browse = Browse::History {
            player: history.past.player,
            opponent: history.past.opponent,
            game: history.past.game,
            sheet,
        };
        quiet_button(&browse, label, locale).disabled(!enabled)
    };
    let (newer, older) = (Page::NewerThan(newest.0.id), Page::OlderThan(oldest.0.id));
    vec![
        button(Page::Newest, "button-newest", history.more_newer),
        button(newer, "button-newer", history.more_newer),
        button(older, "button-older", history.more_older),
    ]
}

/// One finished match, told from a player's side.
pub(super) fn match_line(
    one: &Finished,
    change: Option<RatingChange>,
    player: UserId,
    server: ServerId,
    locale: Locale,
) -> String {
    let side = one.players.side_of(player).unwrap_or(Side::First);
    let score = match Score::of(one.end.outcome, side) {
        Score::Win => "won",
        Score::Draw => "drawn",
        Score::Loss => "lost",
    };
    let line = sentence!(
        "history-line",
        score = score,
        id = one.id.to_string(),
        game = one.game.info().name,
        opponent = format!("<@{}>", one.players.on(side.other())),
        when = format!("<t:{}:D>", one.ended_at.seconds()),
        moves = one.ply,
    );
    let mut text = format!("- {}", locale.say(&line));
    if one.annulled {
        text.push_str(&locale.text("history-annulled"));
    } else if let Some(change) = change {
        text.push_str(" · ");
        text.push_str(&rating_change(change));
    }
    if let (Some(channel), Some(message)) = (one.venue, one.board) {
        let link = format!("https://discord.com/channels/{server}/{channel}/{message}");
        let words = locale.text("history-link");
        text.extend([" · [", &words, "](<", &link, ">)"]);
    }
    text
}

/// `1512 → 1533 (+21)`.
pub(super) fn rating_change(change: RatingChange) -> String {
    let (before, after) = (change.before.points(), change.after.points());
    // A minus sign, as wide as the plus.
    let difference = match after - before {
        0 => "±0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    };
    format!("{before} → {after} ({difference})")
}
