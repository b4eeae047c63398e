//! Lists of finished matches.

pub(crate) mod record;
pub(crate) mod replay;

use super::boards::rating_text;
use crate::{
    discord::{
        cards::alt_of_list,
        messages::{Button, File, Message, Select, SelectOption, date, link, mention, naming},
    },
    matches::{
        cards::{self as matches, boards::result::reason},
        ids::browse::LookAct,
    },
    players::actions::history::{FinalBoard, HistoryPage, HistoryView},
};
use domain::{
    matches::{End, ServerId, Termination, UserId},
    ratings::Score,
    settings::PrivateBottom,
};
use render::{Sheet, SheetBoard, SheetResult};
use rules::{
    Outcome, Side,
    look::Look,
    sentence,
    words::{Locale, Text},
};
use store::{FinishedMatch, RatingChange};

/// Shows a page of a player's finished matches, with a select to pick a replay from.
pub(crate) fn history(history: &HistoryView) -> Message {
    let past = history.past;
    let player = mention(past.player);
    let head = if history.matches.is_empty() {
        sentence!("history-none", player = player)
    } else {
        sentence!("history-head", player = player)
    };
    let mut lines = vec![Text::from(head)];
    let matches = history.matches.iter();
    lines.extend(matches.map(|(one, change, _)| {
        let line = match_line(one, *change, past.player, past.server);
        naming(line, history.guests.of(one.id))
    }));
    let message = Message::of(Text::lines(lines)).with_selects(pick(history));
    if history.more_newer || history.more_older {
        message.with_buttons(buttons(history))
    } else {
        message
    }
}

/// Adds a picture of their last boards to a page of finished matches.
pub(crate) fn with_final_boards(
    page: Message,
    boards: Vec<FinalBoard>,
    bottom: PrivateBottom,
    look: Look,
) -> Message {
    if boards.is_empty() {
        return page;
    }
    let alt = alt_of_list(
        sentence!("alt-final-boards"),
        boards.iter().map(final_board_alt),
    );
    let draw = move |locale| render::sheet(&final_boards(&boards, bottom, locale), look);
    page.with_file(File::drawn("history.png", draw).described(alt))
}

/// Returns last boards in the form in which they are drawn.
fn final_boards(boards: &[FinalBoard], bottom: PrivateBottom, locale: Locale) -> Sheet {
    let board = |board: &FinalBoard| SheetBoard {
        last: board.last.clone(),
        view: bottom.side(Some(board.side)),
        result: Some(SheetResult {
            names: board.names.clone(),
            scores: scores(board).map(str::to_owned),
            reason: why_ended(board).written(locale),
        }),
        ..SheetBoard::of(
            board.position.clone(),
            format!("{} · {}", board.id, board.position.game().info().name),
        )
    };
    Sheet {
        boards: boards.iter().map(board).collect(),
        ..Sheet::default()
    }
}

/// Says what a last board shows: "#12 · Courtyard, Ada 1, Ben 0, Black resigns".
fn final_board_alt(board: &FinalBoard) -> Text {
    let game = board.position.game().info().name;
    let [first, second] = &board.names;
    let [one, other] = scores(board);
    let id = board.id;
    Text::same(format!("{id} · {game}, {first} {one}, {second} {other}, ")).then(why_ended(board))
}

/// Returns the points of the two sides. A match without a result has none.
fn scores(board: &FinalBoard) -> [&'static str; 2] {
    match board.end.outcome.filter(|_| !board.annulled) {
        Some(Outcome::Win(Side::First)) => ["1", "0"],
        Some(Outcome::Win(Side::Second)) => ["0", "1"],
        Some(Outcome::Draw) => ["½", "½"],
        None => ["–", "–"],
    }
}

/// Says in a few words why a match ended, and that it is void if it is.
fn why_ended(board: &FinalBoard) -> Text {
    let reason = reason(&board.position, board.end, Some(board.players));
    let annulled = board.annulled.then(|| sentence!("history-annulled"));
    Text::from(reason).then(annulled.map(Text::from).unwrap_or_default())
}

fn pick(history: &HistoryView) -> Option<Select> {
    let options = history.matches.iter().map(|(one, _, opponent)| {
        let label = matches::label("none", one.id, one.game, opponent);
        SelectOption::new(one.id.0, label)
    });
    Select::new(LookAct::Pick, sentence!("history-pick"), options)
}

fn buttons(history: &HistoryView) -> Vec<Button> {
    let Some([newest, oldest]) = history.ends else {
        return Vec::new();
    };
    let button = |page, label, enabled: bool| {
        let browse = LookAct::History {
            player: history.past.player,
            opponent: history.past.opponent,
            game: history.past.game,
            page,
        };
        Button::new(browse, label).secondary().enabled(enabled)
    };
    let (newer, older) = (
        HistoryPage::NewerThan(newest),
        HistoryPage::OlderThan(oldest),
    );
    vec![
        button(HistoryPage::Newest, "button-newest", history.more_newer),
        button(newer, "button-newer", history.more_newer),
        button(older, "button-older", history.more_older),
    ]
}

/// Describes a finished match from a player's point of view.
pub(crate) fn match_line(
    one: &FinishedMatch,
    change: Option<RatingChange>,
    player: UserId,
    server: ServerId,
) -> Text {
    let side = one.players.side_of(player).unwrap_or(Side::First);
    let score = match one.end.outcome.map(|outcome| Score::of(outcome, side)) {
        Some(Score::Win) => "won",
        Some(Score::Draw) => "drawn",
        Some(Score::Loss) => "lost",
        None => "none",
    };
    let line = sentence!(
        "history-line",
        score = score,
        id = one.id.to_string(),
        game = one.game.info().name,
        opponent = mention(one.players.on(side.other())),
        when = date(one.ended_at),
        moves = one.ply,
    );
    let line = Text::same("- ")
        .then(line)
        .then(ruling_word(Some(one.end), one.annulled));
    let mut parts = vec![line];
    if !one.annulled {
        parts.extend(change.map(|change| Text::same(rating_change(change))));
        parts.extend(one.same_absence.map(|counted| {
            let counted = counted.to_string();
            sentence!("history-same-absence", id = counted).into()
        }));
        let too_short = one.too_short.then(|| sentence!("history-too-short"));
        parts.extend(too_short.map(Text::from));
    }
    if let (Some(channel), Some(message)) = (one.venue, one.board) {
        let link = link(server, channel, Some(message));
        let words = Text::same("[").then(sentence!("history-link"));
        parts.push(words.then(Text::same(format!("](<{link}>)"))));
    }
    Text::joined(parts, " · ")
}

/// Marks a result that the players did not reach themselves: the match was declared void, or a moderator
/// ruled on it.
pub(crate) fn ruling_word(end: Option<End>, annulled: bool) -> Text {
    let ended = end.map(|end| end.termination);
    let ruled = matches!(
        ended,
        Some(Termination::Adjudication | Termination::Aborted)
    );
    let ruled = ruled.then(|| sentence!("history-ruled"));
    let annulled = annulled.then(|| sentence!("history-annulled"));
    Text::joined(ruled.into_iter().chain(annulled), "")
}

/// Formats a rating change: `1512 → 1533 (+21)`, with question marks after provisional ratings.
pub(crate) fn rating_change(change: RatingChange) -> String {
    let (before, after) = (change.before.points(), change.after.points());
    // A minus sign, as wide as the plus.
    let difference = match after - before {
        0 => "±0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    };
    let [before, after] = [change.before, change.after].map(rating_text);
    format!("{before} → {after} ({difference})")
}

#[cfg(test)]
mod tests;
