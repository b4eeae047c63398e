//! The controls with which a player chooses a move: buttons while they fit, otherwise selects.

use super::picker::PickerView;
use crate::{
    discord::messages::{
        Button, MOST_CHOICES, MOST_OPTIONS, MOST_SELECTS, Message, Select, SelectOption, Style,
    },
    matches::ids::{
        choosing::MoveAct,
        picking::{Picking, Squares},
    },
};
use rules::{
    Choice, GameId, Mover, PlacedPiece, Prospect, Side, Square, Worth, sentence,
    words::{Sentence, Text},
};

/// The most characters that a select's value can have.
const LONGEST_VALUE: usize = 100;

/// The next choice to make.
pub(crate) enum Question {
    /// Which piece.
    Piece(Vec<Mover>),
    /// Which move of the named piece. If these are not all, the others can be named square by square. If
    /// they are `ranked`, the most promising come first.
    Move {
        moves: Vec<Prospect>,
        all: bool,
        ranked: bool,
    },
    /// Which square, where a move is named square by square.
    Square(Box<Choice>),
}

impl Question {
    /// The most moves that fit in a message.
    pub(crate) const MOST_MOVES: usize = MOST_SELECTS * MOST_OPTIONS;

    /// Returns whether the choices fit on buttons.
    pub(crate) fn fits(&self, picking: &Picking) -> bool {
        match self {
            Question::Piece(movers) => {
                let mut movers = movers.iter();
                movers.all(|mover| picking.then(mover.square).is_some())
            }
            Question::Move { moves, .. } => {
                let mut moves = moves.iter();
                moves.all(|one| picking.to(one.squares.clone()).is_some())
            }
            Question::Square(choice) => {
                let mut next = choice.next.iter();
                next.all(|square| picking.then(*square).is_some())
            }
        }
    }

    /// Removes the hints at wins and captures, for puzzles and lessons: often one of them is the solution.
    pub(crate) fn hushed(mut self) -> Question {
        let hush = |worth: &mut Worth| {
            if *worth == Worth::Win {
                *worth = Worth::Free;
            }
        };
        match &mut self {
            Question::Piece(movers) => {
                for mover in movers.iter_mut() {
                    hush(&mut mover.best);
                    mover.captures = false;
                }
                movers.sort_by_key(|mover| mover.square);
            }
            Question::Move { moves, ranked, .. } => {
                for one in moves.iter_mut() {
                    hush(&mut one.worth);
                    one.captures = 0;
                }
                moves.sort_by(|one, other| one.squares.cmp(&other.squares));
                *ranked = false;
            }
            Question::Square(_) => {}
        }
        self
    }

    /// Sorts the choices in the order in which a player sees the squares with this side at the bottom.
    /// Highlighted choices still come first.
    pub(crate) fn seen_from(mut self, game: GameId, bottom: Side) -> Question {
        if render::low_side(game) == bottom {
            return self;
        }
        match &mut self {
            Question::Piece(movers) => turn(movers, |one, other| {
                let rank = |mover: &Mover| (mover.best == Worth::Win, mover.captures);
                rank(one) == rank(other)
            }),
            Question::Move { moves, ranked, .. } => {
                let ranked = *ranked;
                turn(moves, |one, other| !ranked || one.ranks_like(other));
            }
            Question::Square(choice) => choice.next.reverse(),
        }
        self
    }

    /// Returns the squares that can be chosen, each once.
    pub(crate) fn squares(&self) -> Vec<Square> {
        let mut squares: Vec<Square> = match self {
            Question::Piece(movers) => movers.iter().map(|mover| mover.square).collect(),
            Question::Move { moves, .. } => moves
                .iter()
                .filter_map(|one| one.squares.last().copied())
                .collect(),
            Question::Square(choice) => choice.next.clone(),
        };
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

/// Reverses each run of alike neighbours in a list.
fn turn<T>(list: &mut [T], alike: impl Fn(&T, &T) -> bool) {
    for part in list.chunk_by_mut(|one, other| alike(one, other)) {
        part.reverse();
    }
}

/// Adds the choices to a message.
pub(crate) fn add(
    message: Message,
    view: &PickerView,
    picking: &Picking,
    question: &Question,
) -> Message {
    match question {
        Question::Piece(movers) => pieces(message, view, picking, movers),
        Question::Move { moves, .. } => whole_moves(message, picking, moves),
        Question::Square(choice) => squares(message, view, picking, choice),
    }
}

fn pieces(message: Message, view: &PickerView, picking: &Picking, movers: &[Mover]) -> Message {
    let must = view.position.must_capture();
    let pieces = view.position.pieces();
    let usual = usual_kind(movers, &pieces);
    let label = |mover: &Mover| -> Text {
        let standing = pieces.iter().find(|piece| piece.square == mover.square);
        let piece = match standing {
            Some(piece) if usual != Some(kind(piece)) => describe(piece),
            _ => return Text::same(short(*mover, must)),
        };
        match (mover.best, mover.captures) {
            (Worth::Win, _) => sentence!("option-wins", piece = piece).into(),
            (_, true) => {
                let captures = sentence!("option-captures", piece = piece);
                Text::joined([Text::same(capture_mark(must)), captures.into()], " ")
            }
            (_, false) => piece,
        }
    };
    if movers.len() <= MOST_CHOICES {
        let buttons = movers.iter().filter_map(|mover| {
            let picking = picking.then(mover.square)?;
            let button = Button::labelled(MoveAct::Pick { picking }, label(mover));
            Some(button.style(match (mover.best, mover.captures) {
                (Worth::Win, _) => Style::Success,
                (Worth::Free | Worth::Draw, true) => Style::Primary,
                // Never the colour of a good choice for one that loses.
                _ => Style::Secondary,
            }))
        });
        return message.with_choices(buttons);
    }
    // Highlighted pieces come first, then each part of the board has a select.
    let stands_out = |mover: &&Mover| mover.captures || mover.best == Worth::Win;
    let (first, rest): (Vec<&Mover>, Vec<&Mover>) = movers.iter().partition(stands_out);
    let part = |movers: &[&Mover], select: u8| {
        let entries = movers
            .iter()
            .map(|mover| SelectOption::new(mover.square, label(mover)));
        let action = MoveAct::Next {
            select,
            picking: picking.clone(),
        };
        let placeholder = match movers {
            [one, ..] if stands_out(one) => sentence!("select-capturer"),
            [one, .., last] => in_part("select-piece", one.square, last.square),
            _ => sentence!("select-piece"),
        };
        Select::new(action, placeholder, entries)
    };
    let parts = parts(&first).chain(parts(&rest)).zip(0..);
    message.with_selects(parts.filter_map(|(movers, select)| part(movers, select)))
}

/// With more pieces than this to choose from, words that most of them share would push the board off a phone's screen:
/// eight squares are two rows there, and eight squares with their kinds are eight rows.
const MOST_IN_WORDS: usize = 3;

/// What sets a piece apart from others of its side: its kind and, in Guard & Towers, its height.
type Kind = (&'static str, Option<u8>);

const fn kind(piece: &PlacedPiece) -> Kind {
    (piece.kind, piece.height)
}

/// Returns the kind that need not be named: that of all pieces, or that of more than half of those that can move, if they
/// are many.
fn usual_kind(movers: &[Mover], pieces: &[PlacedPiece]) -> Option<Kind> {
    let mut all = pieces.iter().map(kind);
    let only = all.next().filter(|&first| all.all(|one| one == first));
    if only.is_some() {
        return only;
    }
    let of = |mover: &Mover| pieces.iter().find(|piece| piece.square == mover.square);
    let moving: Vec<Kind> = movers.iter().filter_map(of).map(kind).collect();
    if moving.len() <= MOST_IN_WORDS {
        return None;
    }
    let count = |kind| moving.iter().filter(|&&one| one == kind).count();
    let mut kinds = moving.iter().copied();
    kinds.find(|&kind| 2 * count(kind) > moving.len())
}

/// Returns the symbol of a piece that can capture, or must.
const fn capture_mark(must: bool) -> &'static str {
    if must { "❗" } else { "⚔️" }
}

/// Names a piece by its square alone, with a symbol for what it can do.
fn short(mover: Mover, must: bool) -> String {
    let square = mover.square;
    match (mover.best, mover.captures) {
        (Worth::Win, _) => format!("🏆 {square}"),
        (_, true) => format!("{} {square}", capture_mark(must)),
        (_, false) => square.to_string(),
    }
}

fn whole_moves(message: Message, picking: &Picking, moves: &[Prospect]) -> Message {
    // Moves that are too long for a button's id can be named square by square.
    let known = moves
        .iter()
        .filter_map(|one| Some((one, picking.to(one.squares.clone())?)));
    if moves.len() <= MOST_CHOICES {
        let buttons = known.map(|(one, picking)| {
            let label = go(&picking, one);
            Button::labelled(MoveAct::Stop { picking }, label).style(style(one))
        });
        return message.with_choices(buttons);
    }
    let entries: Vec<SelectOption> = known
        .map(|(one, picking)| {
            let squares = goes_to(&picking);
            SelectOption::new(Squares(picking.named), squares).described(meaning(one))
        })
        .filter(|entry| entry.value().len() <= LONGEST_VALUE)
        .collect();
    let selects = entries.chunks(MOST_OPTIONS).zip(0..);
    message.with_selects(selects.filter_map(|(part, select)| {
        let from = usize::from(select) * MOST_OPTIONS;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let placeholder = in_part("select-move", count(from + 1), count(from + part.len()));
        let action = MoveAct::Whole {
            select,
            picking: picking.clone(),
        };
        Select::new(action, placeholder, part.iter().cloned())
    }))
}

/// Describes where a move goes, with its effects if there are any: "i4-g6 · guard, captures two pieces".
fn go(picking: &Picking, one: &Prospect) -> Text {
    let squares = Text::same(goes_to(picking));
    if one.mv.is_quiet() && one.worth == Worth::Free && !is_tall(one) {
        return squares;
    }
    Text::joined([squares, meaning(one)], " · ")
}

/// Returns whether this moves a tower that can leave stones behind, so that how many move is part of the
/// choice.
fn is_tall(one: &Prospect) -> bool {
    let pieces = one.mv.before().pieces();
    let origin = one.squares.first();
    let mut moving = pieces.iter().filter(|piece| Some(&piece.square) == origin);
    moving.any(|piece| piece.height.is_some_and(|height| height > 1))
}

/// Returns the squares that a move passes after its first.
fn goes_to(picking: &Picking) -> String {
    let passed = picking.named.get(1..).unwrap_or_default();
    Squares(passed.to_vec()).to_string()
}

/// Describes the effects of a move, and its cost under the rules.
pub(crate) fn meaning(one: &Prospect) -> Text {
    // Winning moves have that worth, unless it must not be revealed.
    let meaning = match one.worth {
        Worth::Free => one.mv.meaning().with("ends", "no"),
        _ => one.mv.meaning(),
    };
    match one.worth {
        Worth::Costly => sentence!("suggestion-costly", meaning = meaning).into(),
        Worth::Loss => Text::same("❌ ").then(meaning),
        Worth::Win | Worth::Free | Worth::Draw => meaning.into(),
    }
}

fn style(one: &Prospect) -> Style {
    match one.worth {
        Worth::Win => Style::Success,
        Worth::Loss => Style::Danger,
        Worth::Free if one.captures > 0 => Style::Primary,
        Worth::Free | Worth::Draw | Worth::Costly => Style::Secondary,
    }
}

/// Adds the next squares of a move that is named square by square. Stopping early can cost a piece, but
/// going on does not, so nothing is said about it here.
fn squares(message: Message, view: &PickerView, picking: &Picking, choice: &Choice) -> Message {
    let buttons = choice.next.iter().filter_map(|&square| {
        let next = picking.then(square)?;
        let onward = view.position.choice(&next.named)?;
        let label = if onward.next.is_empty() {
            Text::same(square.to_string())
        } else {
            sentence!("option-goes-on", square = square).into()
        };
        Some(Button::labelled(MoveAct::Pick { picking: next }, label).secondary())
    });
    message.with_choices(buttons)
}

fn describe(piece: &PlacedPiece) -> Text {
    let kind = Sentence::new(format!("piece-{}", piece.kind));
    match piece.height {
        Some(height) => {
            let tower = sentence!(
                "option-tower",
                square = piece.square,
                piece = kind,
                height = height
            );
            tower.into()
        }
        None => Text::joined([Text::same(piece.square.to_string()), kind.into()], " · "),
    }
}

/// Splits a list into as many parts as there are selects, all of about the same length.
fn parts<T>(list: &[T]) -> impl Iterator<Item = &[T]> {
    let parts = list.len().div_ceil(MOST_OPTIONS).max(1);
    list.chunks(list.len().div_ceil(parts).max(1))
}

fn in_part(
    what: &'static str,
    first: impl Into<rules::words::Arg>,
    last: impl Into<rules::words::Arg>,
) -> Sentence {
    let what = sentence!(what);
    sentence!("select-part", what = what, first = first, last = last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::ids::picking::Subject;
    use rules::{AnyPosition, GameId, Side, look::Look, words::Locale};

    /// Returns a board as its first player sees it.
    fn view(position: AnyPosition) -> PickerView {
        PickerView {
            position,
            last: None,
            names: None,
            bottom: Side::First,
            look: Look::default(),
            caption: None,
            learner: None,
            is_against_computer: false,
            heading: Vec::new(),
        }
    }

    /// Returns the labels of the pieces that can move.
    fn labels(position: AnyPosition) -> Vec<String> {
        let (game, movers) = (position.game(), position.movers());
        let picking = Picking::new(Subject::Lesson { game, number: 0 });
        let asked = Question::Piece(movers);
        let message = add(Message::default(), &view(position), &picking, &asked);
        let message = serde_json::to_value(message.written(Locale::English).edit());
        let message = message.expect("JSON");
        let rows = message["components"].as_array().expect("rows").iter();
        let buttons = rows.flat_map(|row| row["components"].as_array().expect("buttons"));
        let labels = buttons.map(|button| button["label"].as_str().expect("a label").to_owned());
        labels.collect()
    }

    #[test]
    fn a_few_pieces_are_named_by_their_kinds_only_where_the_board_has_several() {
        let court = GameId::KingsCourt.parse_position("8/8/2o5/8/8/5g2/8/8 o -");
        assert_eq!(labels(court.expect("well-formed")), ["c6"]);
        let mixed = GameId::KingAndCourtesan.parse_position("k5/6/6/6/6/KC4 r");
        let labels = labels(mixed.expect("well-formed"));
        assert_eq!(labels, ["a1 · king", "b1 · courtesan"]);
    }

    /// A select holds 25 entries. Here 31 pieces can move.
    #[test]
    fn many_pieces_are_offered_in_parts() {
        let text = "7k/CCCCCCCC/8/CCCCCCCC/8/CCCCCCCC/8/KCCCCCC1 r";
        let position = GameId::KingAndCourtesan.parse_position(text);
        let view = view(position.expect("well-formed"));
        let movers = view.position.movers();
        assert!(movers.len() > MOST_OPTIONS);
        let game = GameId::KingAndCourtesan;
        let picking = Picking::new(Subject::Lesson { game, number: 0 });
        let asked = Question::Piece(movers);
        let message = add(Message::default(), &view, &picking, &asked)
            .written(Locale::English)
            .edit();
        let message = serde_json::to_value(message).expect("JSON");
        let rows = message["components"].as_array().expect("several");
        let selects: Vec<_> = rows.iter().map(|row| &row["components"][0]).collect();
        let mut offered = Vec::new();
        for select in &selects {
            let entries = select["options"].as_array().expect("entries");
            assert!(entries.len() <= MOST_OPTIONS);
            let values = entries
                .iter()
                .map(|entry| entry["value"].as_str().map(String::from));
            let values: Vec<String> = values.map(|value| value.expect("text")).collect();
            let part = select["placeholder"].as_str().expect("text");
            assert!(
                part == "Choose a piece that can capture"
                    || part.contains(&values[0]) && part.ends_with(&values[values.len() - 1])
            );
            offered.extend(values);
        }
        assert_eq!(&offered[..2], ["g7", "h7"], "what can capture comes first");
        offered.sort();
        let all: Vec<String> = asked.squares().iter().map(Square::to_string).collect();
        assert_eq!(offered, all, "each once and none left out");
        assert_ne!(selects[0]["custom_id"], selects[1]["custom_id"]);
    }
}
