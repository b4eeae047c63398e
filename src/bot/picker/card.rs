//! What the picker's message looks like.

use poise::serenity_prelude as serenity;

use super::{Picking, Subject, Table};
use crate::{
    bot::{
        Error, alt_text,
        cards::{Card, button},
        components::Action,
    },
    games::{AnyMove, Choice, Ply, Square, Standing},
    render::{self, Picker, Scene, Status},
    sentence,
    words::Locale,
};

/// Discord's limits: entries of a select, and characters of an entry's label or description.
const MOST_ENTRIES: usize = 25;
const LONGEST_ENTRY: usize = 100;

const FILE: &str = "choice.png";

/// Asks for the next square.
pub(super) async fn ask(
    table: Table,
    picking: &Picking,
    choice: Choice,
    locale: Locale,
) -> Result<Card, Error> {
    let text = table.heading.clone() + &question(&table, picking, &choice, locale);
    let selects = selects(&table, picking, &choice, locale);
    let mut buttons = Vec::new();
    if choice.complete.is_some() {
        buttons.push(button(
            &Action::Stop(picking.clone()),
            "button-stop",
            locale,
        ));
    }
    if let Some(back) = picking.back() {
        buttons.push(secondary(&Action::Pick(back), "button-back", locale));
    } else if let Subject::Match { id, revision } = picking.subject {
        buttons.push(secondary(
            &Action::Type { id, revision },
            "button-type",
            locale,
        ));
    }
    buttons.push(secondary(&Action::PutAway, "button-cancel", locale));
    let alt = alt_text::choosing(&table.position, &choice.next, locale);
    let named = picking.named.clone();
    let picture = draw(move || {
        let lost = choice.complete.map(|ply| ply.mv.trace().removed);
        let none = Vec::new();
        let (movable, targets) = if named.is_empty() {
            (&choice.next, &none)
        } else {
            (&none, &choice.next)
        };
        let picker = Picker {
            movable,
            path: &named,
            targets,
            lost: lost.as_deref().unwrap_or_default(),
        };
        let last = table.last.as_ref().map(AnyMove::trace);
        let scene = Scene {
            picker: Some(picker),
            last: last.as_ref(),
            ..scene(&table)
        };
        render::png(&scene, table.look)
    })
    .await?;
    Ok(Card {
        selects,
        buttons,
        picture: Some(picture.description(alt)),
        ..Card::of(text)
    })
}

/// Shows the board as it will be. The button with this label does it.
pub(super) async fn preview(
    table: Table,
    picking: &Picking,
    ply: Ply,
    (play, locale): (&str, Locale),
) -> Result<Card, Error> {
    let meaning = locale.say(&ply.mv.meaning());
    let preview = sentence!("picker-preview", move = &ply.mv, meaning = meaning);
    let mut text = table.heading.clone() + &locale.say(&preview);
    if let Some(warning) = ply.mv.warning() {
        let warning = locale.say(&warning);
        text.push('\n');
        text.push_str(&locale.say(&sentence!("picker-cost", warning = warning)));
    }
    let play = button(&Action::Play(picking.clone()), play, locale);
    let mut buttons = vec![play.style(serenity::ButtonStyle::Success)];
    if let Some(back) = picking.back() {
        buttons.push(secondary(&Action::Pick(back), "button-back", locale));
    }
    buttons.push(secondary(&Action::PutAway, "button-cancel", locale));
    let picture = picture_after(table, ply, locale).await?;
    Ok(Card {
        buttons,
        picture: Some(picture),
        ..Card::of(text)
    })
}

/// The board as a move leaves it.
pub(super) async fn picture_after(
    table: Table,
    ply: Ply,
    locale: Locale,
) -> Result<serenity::CreateAttachment, Error> {
    let alt = alt_text::preview(&ply, locale);
    let picture = draw(move || {
        let last = ply.mv.trace();
        let scene = Scene {
            position: &ply.position,
            last: Some(&last),
            status: Status::of(&ply.position),
            ..scene(&table)
        };
        render::png(&scene, table.look)
    })
    .await?;
    Ok(picture.description(alt))
}

fn scene(table: &Table) -> Scene<'_> {
    let names = table.names.as_ref();
    Scene {
        view: table.view,
        names: names.map(|[first, second]| [first.as_str(), second.as_str()]),
        // What a lesson's sides lack was never taken.
        shows_taken: names.is_some(),
        ..Scene::of(&table.position)
    }
}

async fn draw(
    picture: impl FnOnce() -> Result<Vec<u8>, render::RenderError> + Send + 'static,
) -> Result<serenity::CreateAttachment, Error> {
    let picture = tokio::task::spawn_blocking(picture).await??;
    Ok(serenity::CreateAttachment::bytes(picture, FILE))
}

fn question(table: &Table, picking: &Picking, choice: &Choice, locale: Locale) -> String {
    let squares: Vec<String> = picking.named.iter().map(Square::to_string).collect();
    let squares = squares.join("-");
    let question = match (&picking.named[..], &choice.complete) {
        ([], _) if removes(table, choice) => sentence!("picker-remove"),
        ([], _) => sentence!("picker-piece"),
        (_, None) => sentence!("picker-square", squares = squares),
        (_, Some(_)) => sentence!("picker-go-on", squares = squares),
    };
    let mut text = locale.say(&question);
    let stopping = choice.complete.as_ref().and_then(|ply| ply.mv.warning());
    if let Some(warning) = stopping {
        let warning = locale.say(&warning);
        text.push('\n');
        text.push_str(&locale.say(&sentence!("picker-cost", warning = warning)));
    }
    text
}

/// Whether the choice is which of the opponent's pieces leaves the board.
fn removes(table: &Table, choice: &Choice) -> bool {
    let opponent = table.position.side_to_move().other();
    let pieces = table.position.pieces();
    let theirs = |square| {
        pieces
            .iter()
            .any(|piece| piece.square == square && piece.side == opponent)
    };
    choice.next.iter().all(|&square| theirs(square))
}

/// The squares to choose from, in as many selects as it takes: a select has 25 entries at most, so
/// where there are more each has a part of the board.
fn selects(
    table: &Table,
    picking: &Picking,
    choice: &Choice,
    locale: Locale,
) -> Vec<serenity::CreateSelectMenu> {
    let entries: Vec<(Square, serenity::CreateSelectMenuOption)> = choice
        .next
        .iter()
        .filter_map(|&square| Some((square, entry(table, &picking.then(square)?, square, locale))))
        .collect();
    let parts = entries.len().div_ceil(MOST_ENTRIES).max(1);
    entries
        .chunks(entries.len().div_ceil(parts).max(1))
        .zip(0..)
        .map(|(part, number)| {
            let options = part.iter().map(|(_, entry)| entry.clone()).collect();
            let kind = serenity::CreateSelectMenuKind::String { options };
            let action = Action::Next(picking.clone(), number);
            let what = if picking.named.is_empty() {
                "select-piece"
            } else {
                "select-square"
            };
            let placeholder = match part {
                [(first, _), .., (last, _)] if parts > 1 => sentence!(
                    "select-part",
                    what = locale.text(what),
                    first = *first,
                    last = *last
                ),
                _ => sentence!(what),
            };
            serenity::CreateSelectMenu::new(action.to_string(), kind)
                .placeholder(locale.say(&placeholder))
        })
        .collect()
}

/// A square to choose: with what stands there if it is the first, else with what going there does.
fn entry(
    table: &Table,
    next: &Picking,
    square: Square,
    locale: Locale,
) -> serenity::CreateSelectMenuOption {
    let name = square.to_string();
    let entry = |label: String| serenity::CreateSelectMenuOption::new(cut(&label), name.clone());
    if next.named.len() == 1 {
        let pieces = table.position.pieces();
        let standing = pieces.iter().find(|piece| piece.square == square);
        return entry(standing.map_or(name.clone(), |piece| describe(piece, locale)));
    }
    let Some(choice) = table.position.choice(&next.named) else {
        return entry(name.clone());
    };
    let does = match &choice.complete {
        Some(ply) => {
            let meaning = locale.say(&ply.mv.meaning());
            match ply.mv.warning() {
                Some(_) => locale.say(&sentence!("suggestion-costly", meaning = meaning)),
                None => meaning,
            }
        }
        None => locale.text("option-goes-on"),
    };
    entry(name.clone()).description(cut(&does))
}

fn describe(piece: &Standing, locale: Locale) -> String {
    let kind = locale.text(&format!("piece-{}", piece.kind));
    let described = match piece.height {
        Some(height) => {
            sentence!(
                "option-tower",
                square = piece.square,
                piece = kind,
                height = height
            )
        }
        None => sentence!("option-piece", square = piece.square, piece = kind),
    };
    locale.say(&described)
}

fn secondary(action: &Action, label: &str, locale: Locale) -> serenity::CreateButton {
    button(action, label, locale).style(serenity::ButtonStyle::Secondary)
}

fn cut(text: &str) -> String {
    text.chars().take(LONGEST_ENTRY).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{GameId, Side},
        settings::Look,
    };

    /// A select holds 25 entries. Here 31 pieces can move.
    #[test]
    fn many_pieces_are_offered_in_parts() {
        let text = "7k/CCCCCCCC/8/CCCCCCCC/8/CCCCCCCC/8/KCCCCCC1 r";
        let position = GameId::KingAndCourtesan.parse_position(text);
        let table = Table {
            position: position.expect("well-formed"),
            last: None,
            names: None,
            view: Side::First,
            look: Look::default(),
            heading: String::new(),
        };
        let choice = table.position.choice(&[]).expect("moves");
        assert!(choice.next.len() > MOST_ENTRIES);
        let game = GameId::KingAndCourtesan;
        let picking = Picking::new(Subject::Lesson { game, number: 0 });
        let selects = selects(&table, &picking, &choice, Locale::English);
        let selects = serde_json::to_value(selects).expect("JSON");
        let mut offered = Vec::new();
        for select in selects.as_array().expect("several") {
            let entries = select["options"].as_array().expect("entries");
            assert!(entries.len() <= MOST_ENTRIES);
            let values = entries
                .iter()
                .map(|entry| entry["value"].as_str().map(String::from));
            let values: Vec<String> = values.map(|value| value.expect("text")).collect();
            let part = select["placeholder"].as_str().expect("text");
            assert!(part.contains(&values[0]) && part.ends_with(&values[values.len() - 1]));
            offered.extend(values);
        }
        let all: Vec<String> = choice.next.iter().map(Square::to_string).collect();
        assert_eq!(offered, all, "each once and none left out");
        assert_ne!(selects[0]["custom_id"], selects[1]["custom_id"]);
    }
}
