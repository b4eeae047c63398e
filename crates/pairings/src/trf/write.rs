//! Writes a report.

use std::fmt::{Display, Formatter, Result};

use super::super::tournament::{Adjustment, Bye, Entrant, Outcome, Points, Round, Scoring, Side};
use super::line::write_points;
use super::{Person, Report};

impl Display for Report {
    /// Formats the report as a file. Text longer than its columns is cut.
    fn fmt(&self, f: &mut Formatter) -> Result {
        let tournament = &self.tournament;
        for line in &self.about {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "XXR {}", tournament.rounds)?;
        let initial = if tournament.initial_side == Side::First {
            "white1"
        } else {
            "black1"
        };
        let by_rank = if self.by_rank { " rank" } else { "" };
        writeln!(f, "XXC {initial}{by_rank}")?;
        write_scoring(f, &tournament.scoring)?;
        for (one, other) in &tournament.apart {
            writeln!(f, "XXP {one} {other}")?;
        }
        for person in &self.people {
            let entrants = &tournament.entrants;
            if let Some(entrant) = entrants.iter().find(|it| it.number == person.number) {
                self.write_player(f, person, entrant)?;
            }
        }
        for entrant in tournament
            .entrants
            .iter()
            .filter(|it| !it.acceleration.is_empty())
        {
            write!(f, "XXA {:>4}", entrant.number)?;
            for &added in &entrant.acceleration {
                write!(f, " {:>4}", write_points(added))?;
            }
            writeln!(f)?;
        }
        for entrant in &tournament.entrants {
            for Adjustment { round, halves } in &entrant.adjustments {
                let worth = write_points(Points::halves(halves.unsigned_abs()));
                let worth = format!("{}{worth}", if *halves < 0 { "-" } else { "" });
                let (round, number) = (round + 1, entrant.number);
                writeln!(f, "299          {worth:>4}  {round:>3} {number:>4}")?;
            }
        }
        Ok(())
    }
}

/// Writes the points that are not standard.
fn write_scoring(f: &mut Formatter, scoring: &Scoring) -> Result {
    let usual = Scoring::default();
    let all = [
        ("BBW", scoring.win, usual.win),
        ("BBD", scoring.draw, usual.draw),
        ("BBL", scoring.loss, usual.loss),
        ("BBZ", scoring.absence, usual.absence),
        ("BBF", scoring.forfeit_loss, usual.forfeit_loss),
        ("BBU", scoring.allocated_bye, usual.allocated_bye),
    ];
    for (code, points, _) in all.into_iter().filter(|(_, points, usual)| points != usual) {
        writeln!(f, "{code} {:>4}", write_points(points))?;
    }
    Ok(())
}

impl Report {
    fn write_player(&self, f: &mut Formatter, person: &Person, entrant: &Entrant) -> Result {
        let number = |number: Option<u32>| number.map_or_else(String::new, |n| n.to_string());
        let score = entrant.score(&self.tournament.scoring, self.tournament.played);
        write!(
            f,
            "001 {:>4} {:1.1}{:>3.3} {:<33.33} {:>4} {:<3.3} {:>11.11} {:<10.10} {:>4} {:>4}",
            person.number,
            person.sex,
            person.title,
            person.name,
            number(person.rating),
            person.federation,
            person.id,
            person.birth,
            write_points(score),
            number(person.rank),
        )?;
        for index in 0..self.tournament.played {
            write_round(f, entrant.round(index))?;
        }
        if !entrant.present {
            write_round(f, Round::Bye(Bye::Zero))?;
        }
        writeln!(f)
    }
}

fn write_round(f: &mut Formatter, round: Round) -> Result {
    let (opponent, side, result) = match round {
        Round::Game {
            opponent,
            side,
            outcome,
        } => {
            let result = match outcome {
                Outcome::Win => '1',
                Outcome::Draw => '=',
                Outcome::Loss => '0',
            };
            (opponent, Some(side), result)
        }
        Round::Forfeit {
            opponent,
            side,
            won,
        } => (opponent.unwrap_or(0), side, if won { '+' } else { '-' }),
        Round::Bye(Bye::PairingAllocated) => (0, None, 'U'),
        Round::Bye(Bye::Full) => (0, None, 'F'),
        Round::Bye(Bye::Half) => (0, None, 'H'),
        Round::Bye(Bye::Zero) => (0, None, 'Z'),
    };
    let side = match side {
        Some(Side::First) => 'w',
        Some(Side::Second) => 'b',
        None => '-',
    };
    let opponent = if opponent == 0 {
        "0000".to_owned()
    } else {
        opponent.to_string()
    };
    write!(f, "  {opponent:>4} {side} {result}")
}
