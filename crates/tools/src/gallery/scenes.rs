//! The scenes of a match for the gallery.

use super::sample_match::some_moves;
use render::{Caption, Extras, Picker, Scene, Status, Tone};
use rules::{AnyMove, AnyPosition, GameId, Outcome, PlacedPiece, Ply, Side, Square, Trace};

/// Realistic names: short and long, and in several scripts.
pub(super) const NAMES: [&str; 2] = ["Ada Lovelace", "Ñandú · Елена · محمد · 山田太郎 👑"];

pub(super) const EXTRAS: Extras<'static> = Extras {
    ratings: ["1543", "1720?"],
    clocks: ["2d 4h", "11h"],
    notes: ["", ""],
};

/// The data that the scenes of a match borrow from.
pub(super) struct Scenes<'a> {
    start: &'a AnyPosition,
    moves: &'a [Ply],
    /// The path of each move and what it took.
    traces: Vec<Trace>,
    /// The position before each move.
    before: Vec<AnyPosition>,
    /// The number of the most eventful move, of those after which the match continues.
    eventful: usize,
    /// The number of the first move after which an uncaptured piece is missing, or the last move's
    /// if there is none.
    forfeit: usize,
    // The markings for a player who chooses a move after it.
    movable: Vec<Square>,
    path: Vec<Square>,
    targets: Vec<Square>,
    lost: Vec<Square>,
    /// The path of another move.
    instead: Vec<Square>,
}

impl<'a> Scenes<'a> {
    pub(super) fn new(start: &'a AnyPosition, moves: &'a [Ply]) -> Scenes<'a> {
        let traces: Vec<Trace> = moves.iter().map(|ply| ply.mv.trace()).collect();
        let events = |index: &usize| (traces[*index].removed.len(), traces[*index].path.len());
        let continues = |index: &usize| moves[*index].position.outcome().is_none();
        let eventful = (0..moves.len())
            .filter(continues)
            .max_by_key(events)
            .map_or(0, |index| index + 1);
        let position = eventful
            .checked_sub(1)
            .and_then(|index| moves.get(index))
            .map_or(start, |ply| &ply.position);
        let legal: Vec<Trace> = some_moves(position).iter().map(AnyMove::trace).collect();
        let mut movable: Vec<Square> = legal
            .iter()
            .filter_map(|trace| trace.path.first().copied())
            .collect();
        movable.sort_unstable();
        movable.dedup();
        let chosen = movable.get(movable.len() / 2).copied();
        let from_chosen = || {
            legal
                .iter()
                .filter(|trace| trace.path.first() == chosen.as_ref())
        };
        let targets = from_chosen()
            .filter_map(|trace| trace.path.get(1).copied())
            .collect();
        let preview = from_chosen().max_by_key(|trace| trace.removed.len());
        let forfeit = moves.iter().zip(&traces);
        let forfeit = forfeit
            .into_iter()
            .position(|(ply, trace)| forfeits(&ply.mv, trace))
            .map_or(moves.len(), |index| index + 1);
        Scenes {
            start,
            moves,
            traces,
            before: moves.iter().map(|ply| ply.mv.before()).collect(),
            eventful,
            forfeit,
            movable,
            instead: legal
                .last()
                .map(|trace| trace.path.clone())
                .unwrap_or_default(),
            path: preview.map(|trace| trace.path.clone()).unwrap_or_default(),
            lost: preview
                .map(|trace| trace.removed.clone())
                .unwrap_or_default(),
            targets,
        }
    }

    /// Returns every kind of scene, with a name.
    pub(super) fn all(&'a self) -> Vec<(&'static str, Scene<'a>)> {
        let named = |position| Scene {
            names: Some(NAMES),
            extras: EXTRAS,
            ..Scene::of(position)
        };
        let after = |moves: usize| match moves.checked_sub(1).and_then(|at| self.moves.get(at)) {
            Some(ply) => Scene {
                last: self.traces.get(moves - 1),
                before: self.before.get(moves - 1),
                ..named(&ply.position)
            },
            None => named(self.start),
        };
        let eventful = after(self.eventful);
        let end = after(self.moves.len());
        let picker = |picker| Scene {
            picker: Some(picker),
            ..eventful
        };
        let over = |outcome, result| Scene {
            status: Status::Over(outcome),
            result: Some(result),
            ..end
        };
        vec![
            ("start", named(self.start)),
            ("plain", Scene::of(self.start)),
            ("event", eventful),
            ("late", end),
            ("forfeit", after(self.forfeit)),
            (
                "movable",
                picker(Picker {
                    movable: &self.movable,
                    ..Picker::default()
                }),
            ),
            (
                "targets",
                picker(Picker {
                    path: self.path.get(..1).unwrap_or_default(),
                    targets: &self.targets,
                    ..Picker::default()
                }),
            ),
            (
                "preview",
                Scene {
                    preview: Some("PREVIEW"),
                    ..picker(Picker {
                        path: &self.path,
                        lost: &self.lost,
                        ..Picker::default()
                    })
                },
            ),
            (
                "better",
                Scene {
                    instead: &self.instead,
                    caption: Some(Caption {
                        text: "Better was this",
                        tone: Tone::Preview,
                    }),
                    ..picker(Picker {
                        path: &self.path,
                        ..Picker::default()
                    })
                },
            ),
            (
                "won",
                over(
                    Outcome::Win(Side::First),
                    "The first side wins: the other side was inactive for too long",
                ),
            ),
            (
                "drawn",
                over(Outcome::Draw, "Draw: the same position for the third time"),
            ),
        ]
    }
}

/// Returns whether a move costs its own side a piece, or the other side one that it does not
/// capture.
fn forfeits(mv: &AnyMove, trace: &Trace) -> bool {
    let mut own = mv.before().pieces().into_iter();
    let lost =
        |piece: PlacedPiece| piece.side == mv.side() && trace.removed.contains(&piece.square);
    !trace.removed.is_empty() && (trace.path.is_empty() || own.any(lost))
}

/// Returns a position with pieces that hardly ever occur in random play.
pub(super) fn rare_position(game: GameId) -> Option<AnyPosition> {
    match game {
        // A tower of every height.
        GameId::GuardAndTowers => game
            .parse_position("2RG4/r7r6r5r4r3r2r1/7/b7b6b5b4b3b2b1/7/7/3BG3 b")
            .ok(),
        GameId::Courtyard | GameId::KingAndCourtesan | GameId::KingsCourt => None,
    }
}
