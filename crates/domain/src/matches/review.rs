//! The review of a match: the value of its positions, and which moves changed it the most.

use super::Record;
use rules::{AnyPosition, Outcome, Side};

/// The value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// This many hundredths of a piece, for the side that moves first.
    Score(i32),
    /// This side wins.
    Wins(Side),
}

/// The evaluation of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Its value.
    pub worth: Worth,
    /// The text of the best move. `None` where the match is over by the rules.
    pub best: Option<String>,
}

/// The evaluations of all positions of a match, from its start on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review(pub Vec<Thought>);

/// A move that changed a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of the ply.
    pub ply: u32,
    /// The value of the position before it and after it.
    pub worths: [Worth; 2],
    /// The text of the better move.
    pub better: String,
}

/// A loss by drift: a side went from an even position to a lost one, and no single move was to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drift {
    /// The side that lost.
    pub side: Side,
    /// The number of the first ply after the position was last even.
    pub from: u32,
    /// The number of the ply after which it was lost.
    pub to: u32,
}

/// What decided a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Whether a side drifted into its loss. Its costliest moves are among the turning points then.
    pub drift: Option<Drift>,
    /// The moves that changed the match the most, in the order in which they were played.
    pub turns: Vec<TurningPoint>,
}

/// A move that was not the best, and what it cost.
struct Slip {
    cost: f32,
    side: Side,
    point: TurningPoint,
}

/// How many turning points are shown at most.
pub const MOST_TURNS: usize = 4;

/// A move is a turning point if it costs this much of the distance between a sure win and an even
/// position.
const COSTLY: f32 = 0.3;

/// A position is still even for a side that is no further behind than this.
const EVEN: f32 = -0.15;

/// A position is lost for a side that is this far behind.
const LOST: f32 = -0.6;

/// Of the moves by which a side drifted, those are named that cost at least this much: at least two,
/// at most [`MOST_SLIPS`].
const SLIP: f32 = 0.03;

const MOST_SLIPS: usize = 3;

/// How many hundredths of a piece are worth three quarters of the way to a sure win.
const SCALE: f32 = 300.0;

impl Worth {
    /// Returns how much better the first side's position is, from −1 to 1.
    #[expect(clippy::cast_precision_loss, reason = "scores are small")]
    pub fn share(self) -> f32 {
        match self {
            Worth::Wins(Side::First) => 1.0,
            Worth::Wins(Side::Second) => -1.0,
            Worth::Score(score) => (score as f32 / SCALE).tanh() * 0.95,
        }
    }

    /// Returns the same for a side.
    fn share_of(self, side: Side) -> f32 {
        match side {
            Side::First => self.share(),
            Side::Second => -self.share(),
        }
    }

    /// Returns the value of a position that ends a match with this outcome.
    pub const fn of(outcome: Outcome) -> Worth {
        match outcome {
            Outcome::Draw => Worth::Score(0),
            Outcome::Win(side) => Worth::Wins(side),
        }
    }
}

impl Review {
    /// Returns what decided a match.
    pub fn verdict(&self, record: &Record) -> Verdict {
        let slips = self.slips(record);
        let (drift, mut turns) = match self.drift(&slips) {
            Some((drift, slips)) => (Some(drift), slips),
            None => (None, Vec::new()),
        };
        for slip in slips.iter().filter(|slip| slip.cost >= COSTLY) {
            if turns.len() < MOST_TURNS && !turns.contains(&slip.point) {
                turns.push(slip.point.clone());
            }
        }
        turns.sort_by_key(|point| point.ply);
        Verdict { drift, turns }
    }

    /// Returns the moves that were not the best ones, the costliest first.
    fn slips(&self, record: &Record) -> Vec<Slip> {
        let pairs = (1..).zip(self.0.windows(2));
        let mut slips: Vec<Slip> = pairs
            .filter_map(|(ply, pair)| {
                let played = record.move_number(ply)?;
                let better = pair[0].best.clone()?;
                let worths = [pair[0].worth, pair[1].worth];
                let [before, after] = worths.map(|worth| worth.share_of(played.side()));
                let position = record.position_after(ply - 1)?;
                leads_elsewhere(position, &better, played).then_some(Slip {
                    cost: before - after,
                    side: played.side(),
                    point: TurningPoint {
                        ply,
                        worths,
                        better,
                    },
                })
            })
            .collect();
        slips.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        slips
    }

    /// Returns how the losing side drifted into its loss, and the moves that cost it the most. `None`
    /// if nobody has lost, or a single move was to blame.
    fn drift(&self, slips: &[Slip]) -> Option<(Drift, Vec<TurningPoint>)> {
        let last = self.0.last()?.worth;
        let side = Side::BOTH
            .into_iter()
            .find(|side| last.share_of(*side) <= LOST)?;
        let share = |thought: &Thought| thought.worth.share_of(side);
        let even = self.0.iter().rposition(|one| share(one) >= EVEN)?;
        let lost = self.0[even..].iter().position(|one| share(one) <= LOST)?;
        let [from, to] = [even + 1, even + lost].map(u32::try_from);
        let drift = Drift {
            side,
            from: from.ok()?,
            to: to.ok()?,
        };
        let within =
            |slip: &&Slip| slip.side == side && (drift.from..=drift.to).contains(&slip.point.ply);
        let own: Vec<&Slip> = slips
            .iter()
            .filter(within)
            .take_while(|slip| slip.cost >= SLIP)
            .take(MOST_SLIPS)
            .collect();
        let has_drifted = own.len() > 1 && own[0].cost < COSTLY;
        has_drifted.then(|| {
            let points = own.iter().map(|slip| slip.point.clone());
            (drift, points.collect())
        })
    }

    /// Parses what [`write`](Review::write) has written.
    pub fn read(text: &str) -> Option<Review> {
        let evaluations = text.lines().map(|line| {
            let (worth, best) = line.split_once(' ')?;
            let worth = match Side::from_id(worth) {
                Some(side) => Worth::Wins(side),
                None => Worth::Score(worth.parse().ok()?),
            };
            let best = (best != NONE).then(|| best.to_owned());
            Some(Thought { worth, best })
        });
        evaluations.collect::<Option<Vec<Thought>>>().map(Review)
    }

    /// Writes a line for each position: its value, and the best move.
    pub fn write(&self) -> String {
        let lines = self.0.iter().map(|thought| {
            let best = thought.best.as_deref().unwrap_or(NONE);
            match thought.worth {
                Worth::Score(score) => format!("{score} {best}"),
                Worth::Wins(side) => format!("{} {best}", side.id()),
            }
        });
        lines.collect::<Vec<String>>().join("\n")
    }
}

/// The placeholder for no move.
const NONE: &str = "-";

/// Whether a move leads to a different position from the one that was played.
fn leads_elsewhere(position: &AnyPosition, better: &str, played: &rules::AnyMove) -> bool {
    position
        .parse_move(better)
        .is_ok_and(|better| better.after() != played.after())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameId;

    fn thought(worth: Worth, best: &str) -> Thought {
        Thought {
            worth,
            best: Some(best.to_owned()),
        }
    }

    #[test]
    fn a_review_is_read_back() {
        let review = Review(vec![
            thought(Worth::Score(-35), "a7-a6"),
            thought(Worth::Wins(Side::Second), "a1-a2"),
            Thought {
                worth: Worth::Wins(Side::First),
                best: None,
            },
        ]);
        assert_eq!(Review::read(&review.write()), Some(review));
        for text in ["x a7", "12", "12a a7-a6", " "] {
            assert_eq!(Review::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn who_moves_worse_than_the_best_turns_the_match() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let moves = ["a7-a6", "a1-a2", "a6-a5", "a2-a3", "g7-g6"];
        let record = Record::read(start, moves.map(str::to_owned));
        assert!(record.is_whole());
        let worths = [0, 10, 200, 210, -100, -90].map(Worth::Score);
        let best = ["g7-g6", "g1-g2", "a6-a5", "g1-g2", "a5-a4", "g1-g2"];
        let evaluations = worths.into_iter().zip(best);
        let review = Review(
            evaluations
                .map(|(worth, best)| thought(worth, best))
                .collect(),
        );
        let Verdict { drift, turns } = review.verdict(&record);
        assert_eq!(drift, None);
        let plies: Vec<(u32, &str)> = turns
            .iter()
            .map(|turn| (turn.ply, turn.better.as_str()))
            .collect();
        // The fourth move favours the one who played it.
        assert_eq!(plies, [(2, "g1-g2")]);
        assert_eq!(turns[0].worths, [Worth::Score(10), Worth::Score(200)]);
        // The best move is no mistake, whatever the numbers say.
        let mut same = review;
        same.0[1].best = Some("a1-a2".to_owned());
        assert_eq!(same.verdict(&record), Verdict::default());
    }

    /// Returns the review of eight moves of Guard & Towers in which there was always a better one.
    fn reviewed(worths: [i32; 9]) -> (Review, Record) {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let moves = [
            "a7-a6", "a1-a2", "a6-a5", "a2-a1", "a5-a6", "a1-a2", "a6-a5", "a2-a1",
        ];
        let record = Record::read(start, moves.map(str::to_owned));
        assert!(record.is_whole());
        let better = ["g7-g6", "g1-g2"].into_iter().cycle();
        let thoughts = worths.map(Worth::Score).into_iter().zip(better);
        let thoughts = thoughts.map(|(worth, best)| thought(worth, best));
        (Review(thoughts.collect()), record)
    }

    #[test]
    fn who_loses_little_by_little_learns_which_moves_cost_the_most() {
        // The first side loses 55, 60, 10 and 70 hundredths with its moves, and nothing else happens.
        let first = [0, -55, -55, -115, -115, -125, -125, -240, -240];
        for side in Side::BOTH {
            let worths = match side {
                Side::First => first,
                // The same, one ply later and for the other side.
                Side::Second => [0, 0, 55, 55, 115, 115, 125, 125, 240],
            };
            let (review, record) = reviewed(worths);
            let Verdict { drift, turns } = review.verdict(&record);
            let later = u32::from(side == Side::Second);
            let expected = Drift {
                side,
                from: 1 + later,
                to: 7 + later,
            };
            assert_eq!(drift, Some(expected));
            let plies: Vec<u32> = turns.iter().map(|turn| turn.ply - later).collect();
            assert_eq!(plies, [1, 3, 7]);
        }
    }

    #[test]
    fn a_single_move_to_blame_is_no_drift() {
        let (review, record) = reviewed([0, -20, -20, -40, -40, -400, -400, -420, -420]);
        let Verdict { drift, turns } = review.verdict(&record);
        assert_eq!(drift, None);
        let plies: Vec<u32> = turns.iter().map(|turn| turn.ply).collect();
        assert_eq!(plies, [5]);
        // Nobody has lost.
        let (review, record) = reviewed([0, -20, -20, -40, -40, -60, -60, -80, -80]);
        assert_eq!(review.verdict(&record), Verdict::default());
    }
}
