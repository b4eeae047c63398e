//! What the pairing rules need to know about a player.

use std::collections::HashSet;

use super::super::tournament::{Bye, Entrant, Number, Points, Round, Side, Tournament};
use super::sides::Preference;

/// The direction in which a player floated (1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Float {
    Down,
    Up,
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) number: Number,
    /// The player's place among everyone in the tournament so far, from 1. An absent player who was
    /// never paired has none yet, because late entrants get their numbers when they enter (1.1;
    /// C.04.2, 2).
    pub(super) place: usize,
    /// The score, including what is added to it for pairing.
    pub(super) score: Points,
    /// The sides of the games that were played, earliest first. Rounds without a game are skipped
    /// (C.04.2, 3.4).
    pub(super) sides: Vec<Side>,
    pub(super) preference: Preference,
    /// The opponents the player has met or must not meet.
    pub(super) barred: HashSet<Number>,
    /// Whether the player can get the pairing-allocated bye \[C2\].
    pub(super) may_have_bye: bool,
    /// The number of rounds without a game \[C9\].
    pub(super) unplayed: usize,
    /// Whether the player is a topscorer (1.8).
    pub(super) top: bool,
    /// The floats of the last round and of the one before it.
    pub(super) floats: [Option<Float>; 2],
}

impl Player {
    fn new(tournament: &Tournament, entrant: &Entrant, place: usize) -> Self {
        let Tournament {
            played, scoring, ..
        } = tournament;
        let rounds: Vec<_> = (0..*played).map(|index| entrant.round(index)).collect();
        let games = rounds.iter().filter_map(|round| match round {
            Round::Game { opponent, side, .. } => Some((*opponent, *side)),
            _ => None,
        });
        let (mut barred, sides): (HashSet<_>, Vec<_>) = games.unzip();
        for &(one, other) in &tournament.apart {
            if one == entrant.number {
                barred.insert(other);
            } else if other == entrant.number {
                barred.insert(one);
            }
        }
        let score = entrant.pairing_score(scoring, *played);
        // [C2]: players who had the bye, or who got as many points as for a win without playing.
        let had_bye = |(index, round): (usize, &Round)| match round {
            Round::Game { .. } => false,
            Round::Bye(Bye::PairingAllocated) => true,
            _ => entrant.points(scoring, index) >= scoring.win,
        };
        // 1.8: over half of the maximum points, when the last round is paired.
        let most = u64::from(scoring.win.max(scoring.draw).in_halves()) * *played as u64;
        Self {
            number: entrant.number,
            place,
            score,
            preference: Preference::of(&sides),
            barred,
            may_have_bye: !rounds.iter().enumerate().any(had_bye),
            unplayed: played - sides.len(),
            top: played + 1 >= tournament.rounds && 2 * u64::from(score.in_halves()) > most,
            floats: [1, 2].map(|back| float(tournament, entrant, played.checked_sub(back)?)),
            sides,
        }
    }

    /// Returns whether two players can meet: they have not met \[C1\], and if both must have the
    /// same side, one is a topscorer \[C3\].
    pub(super) fn may_meet(&self, other: &Self) -> bool {
        let clash = self.preference.is_absolute()
            && other.preference.is_absolute()
            && self.preference.side() == other.preference.side();
        !self.barred.contains(&other.number) && (!clash || self.top || other.top)
    }

    pub(super) fn floated(&self, rounds_ago: usize, float: Float) -> bool {
        self.floats[rounds_ago - 1] == Some(float)
    }
}

/// Returns the float that a player got in a round (1.4.2 to 1.4.4).
fn float(tournament: &Tournament, entrant: &Entrant, index: usize) -> Option<Float> {
    let scoring = &tournament.scoring;
    match entrant.round(index) {
        Round::Game { opponent, .. } => {
            let opponent = tournament
                .entrants
                .iter()
                .find(|other| other.number == opponent)?;
            let own = entrant.pairing_score(scoring, index);
            let others = opponent.pairing_score(scoring, index);
            match own.cmp(&others) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        Round::Bye(Bye::PairingAllocated) => Some(Float::Down),
        _ => (entrant.points(scoring, index) > scoring.loss).then_some(Float::Down),
    }
}

/// Returns whether a player has been paired, or had the pairing-allocated bye.
fn was_paired(entrant: &Entrant, played: usize) -> bool {
    (0..played).any(|index| {
        matches!(
            entrant.round(index),
            Round::Game { .. }
                | Round::Forfeit {
                    opponent: Some(_),
                    ..
                }
                | Round::Bye(Bye::PairingAllocated)
        )
    })
}

/// Returns the players who are to be paired, ordered by score, then number (1.2).
pub(super) fn ranked(tournament: &Tournament) -> Vec<Player> {
    let mut entrants: Vec<_> = tournament.entrants.iter().collect();
    entrants.retain(|entrant| entrant.present || was_paired(entrant, tournament.played));
    entrants.sort_by_key(|entrant| entrant.number);
    let places = entrants
        .into_iter()
        .zip(1..)
        .filter(|(entrant, _)| entrant.present);
    let mut players: Vec<_> = places
        .map(|(entrant, place)| Player::new(tournament, entrant, place))
        .collect();
    players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.number));
    players
}
