//! The moves of a match: in a message, as a file if they do not fit, and the whole match as a text to
//! keep.

use crate::{
    discord::messages::{File, MOST_TEXT, Message, mention},
    matches::{
        actions::menu::RecordView,
        cards::{boards::result::result, thread::head},
    },
    players::cards::note::note_file,
};
use domain::matches::{MatchId, Round, Transcript};
use rules::{
    HOP, Side, sentence,
    words::{Arg, Sentence, Text},
};

/// The most characters of moves that a message shows; the rest is for the lines around them.
const MOST_SHOWN: usize = MOST_TEXT - 400;

/// The maximum width of the first side's column, which keeps the second one aligned. Longer moves push
/// it to the right.
const WIDEST: usize = 24;

/// The placeholder for a move that the other side did not get to make.
const NONE_YET: &str = "…";

fn file_name(id: MatchId) -> String {
    format!("match-{}-moves.txt", id.0)
}

/// Returns the record as a private message.
pub(crate) fn record(view: &RecordView) -> Message {
    let rows = rows(&view.rounds);
    let shown = newest(&rows);
    let mut lines = vec![Text::from(head(&view.board))];
    let players = sides(view, |side| mention(view.board.players.on(side)));
    lines.extend(players.map(Text::from));
    if rows.is_empty() {
        lines.push(sentence!("record-none").into());
    } else if !shown.is_empty() {
        lines.push(Text::same(format!("```\n{}\n```", shown.join("\n"))));
    }
    if shown.iter().any(|row| row.contains(HOP)) {
        lines.push(sentence!("hop-sign").into());
    }
    if let Some(end) = view.board.end {
        lines.push(result(&view.board, end).into());
    }
    if shown.len() == rows.len() {
        return Message::of(Text::lines(lines)).naming(&view.board.guest);
    }
    lines.push(sentence!("record-newest").into());
    Message::of(Text::lines(lines))
        .naming(&view.board.guest)
        .with_file(file(view, &rows))
}

/// Returns a match as a text file, with the reader's note on it if wanted.
pub(crate) fn export(id: MatchId, transcript: &Transcript, note: Option<&str>) -> Message {
    let file = File::new(format!("courtier-{}.txt", id.0), transcript.to_string());
    let message = Message::of(sentence!("exported", id = id.to_string()));
    let message = message.with_file(file);
    match note {
        Some(note) => message.with_file(note_file(id, note)),
        None => message,
    }
}

fn file(view: &RecordView, rows: &[String]) -> File {
    let game = view.board.position.game().info().name;
    let mut lines = vec![Text::same(format!("{game} {}", view.board.id))];
    let players = sides(view, |side| view.board.names[side.index()].as_str().into());
    lines.extend(players.map(Text::from));
    let rows = format!("\n\n{}\n", rows.join("\n"));
    let text = Text::lines(lines).then(Text::same(rows));
    File::text(file_name(view.board.id), text)
}

/// Says who plays which side, one line each.
fn sides(view: &RecordView, player: impl Fn(Side) -> Arg) -> [Sentence; 2] {
    let names = view.board.position.game().info().sides;
    Side::BOTH.map(|side| {
        sentence!(
            "record-side",
            side = names[side.index()],
            player = player(side),
        )
    })
}

/// Formats the rounds, numbered and in columns.
fn rows(rounds: &[Round]) -> Vec<String> {
    let texts: Vec<[String; 2]> = rounds
        .iter()
        .map(|[first, second]| {
            let first = if first.is_empty() {
                NONE_YET.to_owned()
            } else {
                first.join(", ")
            };
            [first, second.join(", ")]
        })
        .collect();
    let digits = texts.len().to_string().len();
    let widths = texts.iter().map(|[first, _]| first.chars().count());
    let width = widths.max().unwrap_or(0).min(WIDEST);
    (1..)
        .zip(texts)
        .map(|(number, [first, second])| {
            let row = format!("{number:>digits$}. {first:<width$}  {second}");
            row.trim_end().to_owned()
        })
        .collect()
}

/// Returns as many of the last rows as fit into a message.
fn newest(rows: &[String]) -> &[String] {
    let mut room = MOST_SHOWN;
    let fits = |row: &&String| {
        // Including its line break.
        let needed = row.chars().count() + 1;
        let fits = needed <= room;
        room = room.saturating_sub(needed);
        fits
    };
    let shown = rows.iter().rev().take_while(fits).count();
    &rows[rows.len() - shown..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(first: &[&str], second: &[&str]) -> Round {
        [first, second].map(|plies| plies.iter().map(|&text| text.to_owned()).collect())
    }

    #[test]
    fn rounds_stand_in_columns_with_all_plies_of_a_side() {
        let rounds = [
            round(&["g3-h4"], &["d8-e7"]),
            round(&["*d4", "h4-i5"], &["e7xg5xi3"]),
            round(&["a1-b2"], &[]),
        ];
        assert_eq!(
            rows(&rounds),
            [
                "1. g3-h4       d8-e7",
                "2. *d4, h4-i5  e7xg5xi3",
                "3. a1-b2",
            ]
        );
        assert_eq!(rows(&[round(&[], &["d8-e7"])]), ["1. …  d8-e7"]);
    }

    #[test]
    fn a_message_shows_the_newest_rows_that_fit() {
        let rows: Vec<String> = (0..500).map(|number| format!("{number:09}")).collect();
        assert_eq!(newest(&rows), &rows[340..]);
        let long = ["x".repeat(MOST_SHOWN)];
        assert!(newest(&long).is_empty());
        assert_eq!(newest(&rows[..3]).len(), 3);
    }
}
