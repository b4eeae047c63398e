//! Conditional moves: "if they play X, I answer Y", chosen like any move, one ply after the other.

use poise::serenity_prelude as serenity;

use super::{Picking, Progress, Subject, Table, card, progress};
use crate::{
    bot::{
        Data, Error,
        cards::{Card, button},
        components::{Action, Clicking},
    },
    games::{AnyMove, Side},
    host::{PlanLine, PlanView},
    matches::{MatchId, Refusal},
    sentence,
    words::Locale,
};

/// Discord's limits: entries of a select, and characters of an entry's label.
const MOST_ENTRIES: usize = 25;
const LONGEST_ENTRY: usize = 100;

/// So many lines fit into a message with certainty.
const MOST_LINES: usize = 15;

/// Asks for the opponent's ply and then for the answer; shows that before it is laid out.
pub(super) async fn show(
    data: &Data,
    who: &Clicking,
    mut picking: Picking,
    stop: bool,
) -> Result<Card, Error> {
    let (mut table, side) = load(data, who, &picking).await?;
    let mut stop = stop;
    loop {
        let own = table.position.side_to_move() == side;
        match progress(&table, &picking.named, stop)? {
            Progress::Choosing(choice) => {
                let key = if own { "plan-answer" } else { "plan-if" };
                table.heading.push_str(&who.locale.text(key));
                table.heading.push('\n');
                return card::ask(table, &picking, choice, who.locale).await;
            }
            Progress::Chosen(chosen) => {
                let over = chosen.position.outcome().is_some();
                if !own && over {
                    return Err(Refusal::PlanPastEnd.into());
                }
                let is_whole = over || chosen.position.side_to_move() != side;
                if own && is_whole {
                    return card::preview(table, &picking, chosen, ("button-plan", who.locale))
                        .await;
                }
                table.heading.push_str(&ply(&chosen.mv, own, who.locale));
                table = table.after(&picking.named).ok_or(Refusal::UnknownButton)?;
                picking = picking.next_ply();
                stop = false;
            }
        }
    }
}

/// The board on which the next ply is chosen, and the player's side.
async fn load(data: &Data, who: &Clicking, picking: &Picking) -> Result<(Table, Side), Error> {
    let Subject::Plan {
        id,
        revision,
        after,
    } = picking.subject
    else {
        return Err(Refusal::UnknownButton.into());
    };
    let board = data
        .host
        .board_to_plan(who.server, id, who.user, revision, after);
    let board = board.await?;
    let side = board.players.side_of(who.user);
    let side = side.ok_or(Refusal::NotAPlayer(id))?;
    let look = data.host.look(who.server, Some(who.user)).await?;
    let mut table = Table::of(board, side, look);
    for squares in &picking.before {
        let own = table.position.side_to_move() == side;
        table = table.after(squares).ok_or(Refusal::UnknownButton)?;
        if let Some(mv) = &table.last {
            let said = ply(mv, own, who.locale);
            table.heading.push_str(&said);
        }
    }
    Ok((table, side))
}

/// A ply above the question.
fn ply(mv: &AnyMove, own: bool, locale: Locale) -> String {
    let key = if own {
        "plan-own-ply"
    } else {
        "plan-their-ply"
    };
    locale.say(&sentence!(key, move = mv)) + "\n"
}

/// Lays out what has been chosen.
pub(super) async fn save(data: &Data, who: &Clicking, picking: Picking) -> Result<Card, Error> {
    let Subject::Plan {
        id,
        revision,
        after,
    } = picking.subject
    else {
        return Err(Refusal::UnknownButton.into());
    };
    let plies = picking.before.iter().chain([&picking.named]);
    let plies = plies.cloned().collect();
    let host = &data.host;
    let line = host.plan(who.server, id, who.user, revision, after, plies);
    let line = line.await?;
    let locale = who.locale;
    let saved = sentence!("plan-saved", line = describe(&line, locale));
    let subject = |after| Subject::Plan {
        id,
        revision,
        after,
    };
    let mut buttons = Vec::new();
    if line.goes_on {
        let on = Action::Pick(Picking::new(subject(Some(line.step))));
        buttons.push(button(&on, "button-plan-on", locale));
    }
    let another = Action::Pick(Picking::new(subject(None)));
    buttons.push(secondary(&another, "button-plan-another", locale));
    buttons.push(secondary(&Action::Plans(id), "button-plans", locale));
    Ok(Card {
        buttons,
        ..Card::of(locale.say(&saved))
    })
}

/// All that a player has laid out in a match, with what can be done about it.
pub(in crate::bot) async fn list(data: &Data, who: &Clicking, id: MatchId) -> Result<Card, Error> {
    let view = data.host.plans(who.server, id, who.user).await?;
    let locale = who.locale;
    let mut text = locale.say(&sentence!("plan-heading", id = id.to_string()));
    for line in view.lines.iter().take(MOST_LINES) {
        text.push_str("\n- ");
        text.push_str(&describe(line, locale));
    }
    let left = view.lines.len().saturating_sub(MOST_LINES);
    if left > 0 {
        let count = u32::try_from(left).unwrap_or(u32::MAX);
        text.push('\n');
        text.push_str(&locale.say(&sentence!("matches-more", count = count)));
    }
    text.push('\n');
    text.push_str(&locale.text(match (view.open, view.lines.is_empty()) {
        (false, _) => "plan-closed",
        (true, true) => "plan-none",
        (true, false) => "plan-open",
    }));
    Ok(Card {
        selects: selects(&view, locale),
        buttons: buttons(&view, locale),
        ..Card::of(text)
    })
}

fn buttons(view: &PlanView, locale: Locale) -> Vec<serenity::CreateButton> {
    if !view.open {
        return Vec::new();
    }
    let subject = Subject::Plan {
        id: view.id,
        revision: view.revision,
        after: None,
    };
    let add = Action::Pick(Picking::new(subject));
    vec![button(&add, "button-plan-add", locale)]
}

/// What to go on from, and what to take back.
fn selects(view: &PlanView, locale: Locale) -> Vec<serenity::CreateSelectMenu> {
    let (id, revision) = (view.id, view.revision);
    let select = |action: &Action, placeholder: &str, lines: Vec<&PlanLine>| {
        if lines.is_empty() {
            return None;
        }
        let options = lines.into_iter().rev().take(MOST_ENTRIES).map(|line| {
            let label: String = describe(line, locale)
                .replace('`', "")
                .chars()
                .take(LONGEST_ENTRY)
                .collect();
            serenity::CreateSelectMenuOption::new(label, line.step.0.to_string())
        });
        let kind = serenity::CreateSelectMenuKind::String {
            options: options.collect(),
        };
        let select = serenity::CreateSelectMenu::new(action.to_string(), kind);
        Some(select.placeholder(locale.text(placeholder)))
    };
    let open = |line: &&PlanLine| view.open && line.goes_on;
    let on = view.lines.iter().filter(open).collect();
    let all = view.lines.iter().collect();
    [
        select(&Action::PlanOn { id, revision }, "select-plan-on", on),
        select(&Action::Forget(id), "select-plan-forget", all),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// "If `a1-a2`, then `b7-b6`; if `c1-c2`, then `d7-d6`".
fn describe(line: &PlanLine, locale: Locale) -> String {
    let parts: Vec<String> = line
        .plies
        .chunk_by(|(_, before), (_, after)| before == after)
        .map(|part| {
            let moves: Vec<String> = part.iter().map(|(text, _)| format!("`{text}`")).collect();
            let moves = moves.join(" ");
            let own = part.iter().all(|(_, own)| *own);
            let key = if own { "plan-then" } else { "plan-when" };
            locale.say(&sentence!(key, moves = moves))
        })
        .collect();
    parts.join(" ")
}

fn secondary(action: &Action, label: &str, locale: Locale) -> serenity::CreateButton {
    button(action, label, locale).style(serenity::ButtonStyle::Secondary)
}
