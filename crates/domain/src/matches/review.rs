//! A match looked at again: what its positions were worth, and which moves changed the most.

use super::Record;
use rules::{AnyPosition, Outcome, Side};

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So many hundredths of a piece, for the side that moves first.
    Score(i32),
    /// This side wins.
    Wins(Side),
}

/// What is thought of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What it is worth.
    pub worth: Worth,
    /// The text of the best move. None where the match is over by the rules.
    pub best: Option<String>,
}

/// What is thought of each position of a match, from its start on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review(pub Vec<Thought>);

/// A move that changed a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of the ply.
    pub ply: u32,
    /// What the position was worth before it and is worth after it.
    pub worths: [Worth; 2],
    /// The text of the better move.
    pub better: String,
}

/// No more turning points are told.
pub const MOST_TURNS: usize = 4;

/// A move is a turning point if it costs so much of what lies between a sure win and an even position.
const COSTLY: f32 = 0.3;

/// So many hundredths of a piece are as much as three quarters of the way to a sure win.
const SCALE: f32 = 300.0;

impl Worth {
    /// How much better the first side stands, from −1 to 1.
    #[expect(clippy::cast_precision_loss, reason = "scores are small")]
    pub fn share(self) -> f32 {
        match self {
            Worth::Wins(Side::First) => 1.0,
            Worth::Wins(Side::Second) => -1.0,
            Worth::Score(score) => (score as f32 / SCALE).tanh() * 0.95,
        }
    }

    /// The same for a side.
    fn share_of(self, side: Side) -> f32 {
        match side {
            Side::First => self.share(),
            Side::Second => -self.share(),
        }
    }

    /// What a position is worth that ends a match so.
    pub const fn of(outcome: Outcome) -> Worth {
        match outcome {
            Outcome::Draw => Worth::Score(0),
            Outcome::Win(side) => Worth::Wins(side),
        }
    }
}

impl Review {
    /// The moves that changed a match the most, in the order in which they were played.
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

    /// Reads what [`write`](Review::write) has written.
    pub fn read(text: &str) -> Option<Review> {
        let thoughts = text.lines().map(|line| {
            let (worth, best) = line.split_once(' ')?;
            let worth = match Side::from_id(worth) {
                Some(side) => Worth::Wins(side),
                None => Worth::Score(worth.parse().ok()?),
            };
            let best = (best != NONE).then(|| best.to_owned());
            Some(Thought { worth, best })
        });
        thoughts.collect::<Option<Vec<Thought>>>().map(Review)
    }

    /// A line for each position: what it is worth, and the best move.
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

/// What stands where there is no move.
const NONE: &str = "-";

/// Whether a move leads to another position than the one that was played.
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
        let thoughts = worths.into_iter().zip(best);
        let review = Review(thoughts.map(|(worth, best)| thought(worth, best)).collect());
        let turns = review.turning_points(&record);
        let plies: Vec<(u32, &str)> = turns
            .iter()
            .map(|turn| (turn.ply, turn.better.as_str()))
            .collect();
        // The fourth move favours the one who played it.
        assert_eq!(plies, [(2, "g1-g2")]);
        assert_eq!(turns[0].worths, [Worth::Score(10), Worth::Score(200)]);
        // What was best is no mistake, whatever the numbers say.
        let mut same = review;
        same.0[1].best = Some("a1-a2".to_owned());
        assert_eq!(same.turning_points(&record), []);
    }
}
