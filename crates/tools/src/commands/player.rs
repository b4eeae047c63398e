//! Players as specified on the command line.

use std::{fs, path::PathBuf, str::FromStr};

use anyhow::{Context, ensure};

use crate::duel::{Beginner, Habit, Mcts, Player, Searcher};
use engine::{Heuristics, Limits, Mistakes, Playable, Search, levels};
use rules::Level;

/// How to write the settings of players, for the help of the commands.
pub(super) const SETTINGS: &str = "Players are settings with commas between: nodes=N, depth=N, \
    noise=HUNDREDTHS, lapses=PERCENT, overlook=PERCENT, level=L, beginner=PERCENT (takes a win, else the most pieces \
    after one ply, else, in so many of a hundred moves, any move), capturer (takes a win, else captures the most it can, else plays any \
    move), off=HEURISTIC, plain (no heuristics at all), pieces (count pieces \
    and nothing else), weights=FILE, mcts=PLAYOUTS.";

/// A player: comma-separated settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spec {
    heuristics: Heuristics,
    limits: Limits,
    mistakes: Mistakes,
    level: Option<Level>,
    weights: Weights,
    playouts: Option<u32>,
    beginner: Option<Habit>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Weights {
    Tuned,
    Pieces,
    File(PathBuf),
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let mut spec = Spec {
            heuristics: Heuristics::ALL,
            limits: Limits::nodes(2_000),
            mistakes: Mistakes::NONE,
            level: None,
            weights: Weights::Tuned,
            playouts: None,
            beginner: None,
        };
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            spec.set(setting)
                .ok_or_else(|| format!("unknown setting '{setting}'"))?;
        }
        Ok(spec)
    }
}

impl Spec {
    fn set(&mut self, setting: &str) -> Option<()> {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        match name {
            "nodes" => self.limits.nodes = value.parse().ok()?,
            "depth" => self.limits = Limits::depth(value.parse().ok()?),
            "noise" => self.mistakes.deviation = value.parse().ok()?,
            "lapses" => self.mistakes.lapses = value.parse().ok()?,
            "overlook" => self.mistakes.overlooked = value.parse().ok()?,
            "beginner" => {
                let any = value.parse().ok()?;
                self.beginner = Some(Habit::CountsPieces { any });
            }
            "capturer" => self.beginner = Some(Habit::Captures),
            "level" => self.level = Some(Level::new(value.parse().ok()?)?),
            "mcts" => self.playouts = Some(value.parse().ok()?),
            "off" => self.heuristics.turn_off(value)?,
            "plain" => self.heuristics = Heuristics::NONE,
            "pieces" => self.weights = Weights::Pieces,
            "weights" => self.weights = Weights::File(value.into()),
            _ => return None,
        }
        Some(())
    }

    /// Returns the weights of this player.
    pub(super) fn weights<G: Playable>(&self) -> anyhow::Result<Vec<i16>> {
        let file = match &self.weights {
            Weights::Tuned => return Ok(G::WEIGHTS.to_vec()),
            Weights::Pieces => return Ok(G::piece_weights()),
            Weights::File(file) => file,
        };
        let name = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        let numbers = text.split(|sign: char| sign == ',' || sign.is_whitespace());
        let weights: Vec<i16> = numbers.filter_map(|number| number.parse().ok()).collect();
        let expected = G::WEIGHTS.len();
        ensure!(
            weights.len() == expected,
            "{name} has {} weights, not {expected}",
            weights.len()
        );
        Ok(weights)
    }

    /// Creates the player.
    pub(super) fn player<'w, G: Playable>(&self, weights: &'w [i16]) -> Box<dyn Player<G> + 'w> {
        if let Some(playouts) = self.playouts {
            return Box::new(Mcts::new(playouts));
        }
        if let Some(habit) = self.beginner {
            return Box::new(Beginner::new::<G>(habit));
        }
        let (limits, mistakes) = match self.level {
            Some(level) => {
                let strength = levels::strength::<G>(level);
                (strength.limits, strength.mistakes)
            }
            None => (self.limits, self.mistakes),
        };
        Box::new(Searcher {
            search: Search::new(self.heuristics, weights, limits.mebibytes()),
            limits,
            mistakes,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_and_what_is_none_is_named() {
        let spec: Spec = "nodes=5,noise=3,off=lmr,pieces".parse().expect("settings");
        assert_eq!(
            (spec.limits, spec.mistakes.deviation),
            (Limits::nodes(5), 3)
        );
        assert!(!spec.heuristics.late_move_reductions && spec.heuristics.killers);
        assert_eq!(spec.weights, Weights::Pieces);
        let spec: Spec = "beginner=20,lapses=30,overlook=85"
            .parse()
            .expect("settings");
        let Mistakes {
            lapses, overlooked, ..
        } = spec.mistakes;
        let any_fifth = Some(Habit::CountsPieces { any: 20 });
        assert_eq!((spec.beginner, lapses, overlooked), (any_fifth, 30, 85));
        let spec: Spec = "capturer".parse().expect("a setting");
        assert_eq!(spec.beginner, Some(Habit::Captures));
        let wrong = ["nodes=many", "level=13", "off=everything", "strong"];
        for setting in wrong {
            let error = setting.parse::<Spec>().expect_err("no setting");
            assert!(error.contains(setting), "{error}");
        }
    }
}
