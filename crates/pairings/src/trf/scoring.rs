//! The points for results: the lines `XXS`, `162` and `BBW` to `BBU`.

use super::super::tournament::{Points, Scoring};
use super::Problem;
use super::line::points;

/// The codes of `XXS` that must have the same value, because they share a single number of points.
/// A single letter stands for all those behind it.
const SAME: [(&str, &[&str]); 6] = [
    ("W", &["WW", "BW", "FW", "FPB"]),
    ("D", &["WD", "BD", "HPB"]),
    ("", &["WL", "BL"]),
    ("", &["FL"]),
    ("", &["ZPB"]),
    ("", &["PAB"]),
];

/// The content of `XXS` lines: for each row of [`SAME`] and each code in it, the points, if they
/// are not standard.
#[derive(Default)]
pub(super) struct Listed {
    stated: Vec<(&'static str, Points)>,
}

impl Listed {
    /// Parses `CODE=POINTS` as often as it occurs.
    pub(super) fn read(&mut self, text: &str) -> Result<(), Problem> {
        for setting in text.split_whitespace() {
            let unknown = || Problem::Setting(setting.to_owned());
            let (code, worth) = setting.split_once('=').ok_or_else(unknown)?;
            let worth = points(worth)?;
            let named = SAME.iter().flat_map(|(all, codes)| {
                let is_meant = move |one: &&&str| *all == code || ***one == *code;
                codes.iter().filter(is_meant)
            });
            let named: Vec<&'static str> = named.copied().collect();
            if named.is_empty() {
                return Err(unknown());
            }
            self.stated
                .extend(named.into_iter().map(|code| (code, worth)));
        }
        Ok(())
    }

    /// Returns the overall points, unless results that count as one have different points.
    pub(super) fn check(&self, scoring: Scoring) -> Result<Scoring, Problem> {
        let Scoring {
            win,
            draw,
            loss,
            forfeit_loss,
            absence,
            allocated_bye,
        } = scoring;
        let usual = [win, draw, loss, forfeit_loss, absence, allocated_bye];
        let mut worth = usual;
        for ((_, codes), (worth, usual)) in SAME.iter().zip(worth.iter_mut().zip(usual)) {
            let of = |code: &str| {
                let stated = self.stated.iter().rev();
                let mut stated = stated.filter(|(stated, _)| *stated == code);
                stated.next().map_or(usual, |(_, points)| *points)
            };
            *worth = of(codes[0]);
            if let Some(other) = codes.iter().find(|code| of(code) != *worth) {
                return Err(Problem::Differ(codes[0], other));
            }
        }
        let [win, draw, loss, forfeit_loss, absence, allocated_bye] = worth;
        Ok(Scoring {
            win,
            draw,
            loss,
            forfeit_loss,
            allocated_bye,
            absence,
        })
    }
}

/// Parses what follows `162`: letters, each with its points. Without points of its own, a
/// pairing-allocated bye counts as much as a win.
pub(super) fn read_letters(scoring: &mut Scoring, text: &str) -> Result<(), Problem> {
    let mut rest = text.trim_start();
    let mut bye = None;
    while let Some(letter) = rest.chars().next() {
        let after = rest[letter.len_utf8()..].trim_start();
        let end = after.find(char::is_whitespace).unwrap_or(after.len());
        let (worth, next) = after.split_at(end);
        let worth = points(worth)?;
        match letter {
            'W' => scoring.win = worth,
            'D' => scoring.draw = worth,
            'L' => scoring.loss = worth,
            'A' => (scoring.absence, scoring.forfeit_loss) = (worth, worth),
            'P' => bye = Some(worth),
            // An unknown result appears in no player's line.
            'X' => {}
            _ => return Err(Problem::Setting(letter.to_string())),
        }
        rest = next.trim_start();
    }
    scoring.allocated_bye = bye.unwrap_or(scoring.win);
    Ok(())
}
