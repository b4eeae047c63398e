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

/// How many turning points are shown at most.
pub const MOST_TURNS: usize = 4;

/// A move is a turning point if it costs this much of the distance between a sure win and an even
/// position.
const COSTLY: f32 = 0.3;

/// This many hundredths of a piece are worth three quarters of the way to a sure win.
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
    /// Returns the moves that changed a match the most, in the order in which they were played.
    pub fn turning_points(&self, record: &Record) -> Vec<TurningPoint> {
        let pairs = (1..).zip(self.0.windows(2));
        let mut found: Vec<(f32, TurningPoint)> = pairs
            .filter_map(|(ply, pair)| {
                let played = record.move_number(ply)?;
                let better = pair[0].best.clone()?;
                let worths = [pair[0].worth, pair[1].worth];
                let [before, after] = worths.map(|worth| worth.share_of(played.side()));
                let is_other = leads_elsewhere(record.position_after(ply - 1)?, &better, played);
                let point = TurningPoint {
                    ply,
                    worths,
                    better,
                };
                (is_other && before - after >= COSTLY).then_some((before - after, point))
            })
            .collect();
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.truncate(MOST_TURNS);
        let mut turns: Vec<TurningPoint> = found.into_iter().map(|(_, point)| point).collect();
        turns.sort_by_key(|point| point.ply);
        turns
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
        let turns = review.turning_points(&record);
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
        assert_eq!(same.turning_points(&record), []);
    }
}
