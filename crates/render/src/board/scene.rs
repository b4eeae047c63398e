//! The content of a board picture.

use rules::{AnyMove, AnyPosition, Outcome, Side, Square, Trace};

/// Everything that a board shows.
///
/// Start from [`Scene::of`] and set what is known:
///
/// ```
/// use rules::{GameId, Side, look::Look};
/// use render::{Scene};
///
/// let start = GameId::GuardAndTowers.start(None)?;
/// let scene = Scene { view: Side::Second, names: Some(["Ada", "Grace"]), ..Scene::of(&start) };
/// let png = render::png(&scene, Look::default())?;
/// assert_eq!(png[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// The last move, which led to this position.
    pub last: Option<&'a Trace>,
    /// The position before the last move. With it, pieces that the move took from squares that are
    /// now empty leave ghosts there, and forfeited pieces are distinguished from captured ones.
    pub before: Option<&'a AnyPosition>,
    /// The side at the bottom.
    pub view: Side,
    /// Whose turn it is, or how the match ended.
    pub status: Status,
    /// The players' names by [`Side::index`], in any script. Without them the bars show the sides'
    /// names.
    pub names: Option<[&'a str; 2]>,
    /// Additional texts in the bars.
    pub extras: Extras<'a>,
    /// Whether the clock of the side to move is stopped. If so, it gets the pause sign.
    pub clock_stands: bool,
    /// Whether the bars show what each side has taken: the pieces that the other side started with
    /// and no longer has. Diagrams have few pieces from the start, so nothing was taken there.
    pub shows_taken: bool,
    /// The markings for a player who is choosing a move.
    pub picker: Option<Picker<'a>>,
    /// The path of the move that was played instead of the one that is shown.
    pub instead: &'a [Square],
    /// The words that replace the name of the player at the bottom if the board is a preview, to
    /// say so. The picture is the same size as without them.
    pub preview: Option<&'a str>,
    /// How the match ended, in the reader's language. With it, the picture is a board and a card beside it that says
    /// this and who won, instead of bars and a caption.
    pub result: Option<&'a str>,
    /// A line below the picture.
    pub caption: Option<Caption<'a>>,
}

impl<'a> Scene<'a> {
    /// Returns a scene with the position and nothing else, seen by the side that moves first.
    pub fn of(position: &'a AnyPosition) -> Scene<'a> {
        Scene {
            position,
            last: None,
            before: None,
            view: Side::First,
            status: Status::of(position),
            names: None,
            extras: Extras::default(),
            clock_stands: false,
            shows_taken: true,
            picker: None,
            instead: &[],
            preview: None,
            result: None,
            caption: None,
        }
    }
}

/// Whose turn it is, or how the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It is this side's turn.
    ToMove(Side),
    /// The match is over. This can happen in any position: by resignation, on time, by agreement.
    Over(Outcome),
    /// The match is over without a result.
    Void,
}

impl Status {
    /// Returns what the rules alone say about a position.
    pub fn of(position: &AnyPosition) -> Status {
        match position.outcome() {
            Some(outcome) => Status::Over(outcome),
            None => Status::ToMove(position.side_to_move()),
        }
    }

    /// Returns the status of a match that ended with this outcome.
    pub fn ended(outcome: Option<Outcome>) -> Status {
        outcome.map_or(Status::Void, Status::Over)
    }
}

/// Short texts in the players' bars, by [`Side::index`]. Empty ones are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras<'a> {
    /// Ratings, formatted for the reader's language.
    pub ratings: [&'a str; 2],
    /// Time left, formatted for the reader's language.
    pub clocks: [&'a str; 2],
    /// Other facts that matter in this game, such as how many pieces are in the court.
    pub notes: [&'a str; 2],
}

/// A line below the picture, in the reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// The text.
    pub text: &'a str,
    /// The subject.
    pub tone: Tone,
}

/// The subject of a caption, which decides its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something other than the position, such as the number of the move.
    Plain,
    /// How the match ended.
    Result,
    /// That the move has not been played yet.
    Preview,
}

/// The markings for a player who is choosing a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picker<'a> {
    /// The squares of pieces that can move.
    pub movable: &'a [Square],
    /// The squares that the chosen piece has passed so far, starting with its origin.
    pub path: &'a [Square],
    /// The squares where it can go next.
    pub targets: &'a [Square],
    /// The squares whose pieces the move as chosen will cost, on either side.
    pub lost: &'a [Square],
}

/// Markings that are kept with a position, such as those of a diagram.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The squares of pieces that can move.
    pub movable: Vec<Square>,
    /// The squares that the chosen piece passes.
    pub path: Vec<Square>,
    /// The squares where it can go.
    pub targets: Vec<Square>,
    /// The squares whose pieces the move costs.
    pub lost: Vec<Square>,
}

impl Marks {
    /// Returns the marks of a diagram: the whole path of a single move, or where several moves begin and end; and what
    /// they capture on the way.
    pub fn of(moves: &[AnyMove]) -> Marks {
        let mut marks = Marks::default();
        for trace in moves.iter().map(AnyMove::trace) {
            let [origin, .., end] = trace.path[..] else {
                continue;
            };
            if moves.len() == 1 {
                marks.path.clone_from(&trace.path);
            } else {
                marks.movable.push(origin);
                marks.targets.push(end);
            }
            marks
                .lost
                .extend(trace.removed.iter().filter(|&&taken| taken != end));
        }
        marks
    }

    /// Returns them in the form in which a scene holds them.
    pub fn picker(&self) -> Picker<'_> {
        Picker {
            movable: &self.movable,
            path: &self.path,
            targets: &self.targets,
            lost: &self.lost,
        }
    }
}
