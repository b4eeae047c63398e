//! The next step of a tournament.

use pairings::{
    berger, knockout,
    swiss::{self, PairingError},
    tournament::Pair,
};

use super::{Entrant, Game, GameResult, Number, System, Tournament, table::Running};

/// The next step of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// These games are to be played, or are decided without being played.
    Pair(Vec<Game>),
    /// Nothing, until a game ends or the deadline of the round is over.
    Wait,
    /// All games have been played.
    Finish,
}

/// When the next round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextRound {
    /// Once no game of this one runs.
    WhenReady,
    /// Now: the deadline of this one is over, or managers want the next one.
    Now,
}

impl Tournament {
    /// Returns what is to happen next.
    pub fn next(&self, when: NextRound) -> Step {
        if self.plan.system == System::Knockout {
            return self.next_meetings();
        }
        let round = self.round();
        let open = self.games.iter().filter(|game| !game.is_over()).count();
        if round >= self.rounds() {
            return if open == 0 { Step::Finish } else { Step::Wait };
        }
        let of_round = self.games_of(round).filter(|game| !game.is_over()).count();
        if of_round > 0 && when == NextRound::WhenReady {
            return Step::Wait;
        }
        let games = match self.plan.system {
            System::RoundRobin => self.tables(&berger::single(self.count())),
            System::DoubleRoundRobin => self.tables(&berger::double(self.count())),
            System::Swiss | System::Knockout => self.swiss(),
        };
        match games {
            games if !games.is_empty() => Step::Pair(games),
            // In every possible pairing someone would meet an opponent again, or nobody is left.
            _ if open == 0 => Step::Finish,
            _ => Step::Wait,
        }
    }

    fn count(&self) -> Number {
        Number::try_from(self.entrants.len()).unwrap_or(Number::MAX)
    }

    fn swiss(&self) -> Vec<Game> {
        let round = self.round() + 1;
        let field = self.field(self.round(), Running::Drawn);
        if field.entrants.iter().filter(|one| one.present).count() < 2 {
            return Vec::new();
        }
        match swiss::pair(&field) {
            Ok(pairs) => boards(round, &pairs),
            Err(PairingError::Over(_) | PairingError::TooMany(_) | PairingError::Impossible) => {
                Vec::new()
            }
        }
    }

    /// Returns the next round of these tables, or all of them together.
    fn tables(&self, rounds: &[Vec<Pair>]) -> Vec<Game> {
        let (from, most) = if self.plan.at_once {
            (0, usize::MAX)
        } else {
            (self.round() as usize, 1)
        };
        let rounds = (1..).zip(rounds).skip(from).take(most);
        let games = rounds.flat_map(|(round, pairs)| boards(round, pairs));
        games.map(|game| self.without_the_absent(game)).collect()
    }

    /// Decides a game that one or both players won't play because they have withdrawn.
    fn without_the_absent(&self, game: Game) -> Game {
        let Some(second) = game.second else {
            return game;
        };
        let here = [game.first, second].map(|number| {
            let entrant = self.entrant(number);
            // A player who has withdrawn in this round finishes the games that have begun, but
            // plays none again.
            let is_in = |one: &Entrant| game.game == 1 || one.until.is_none();
            entrant.is_some_and(|one| one.plays_in(game.round) && is_in(one))
        });
        let result = match here {
            [true, true] => None,
            [true, false] => Some(GameResult::FirstUnplayed),
            [false, true] => Some(GameResult::SecondUnplayed),
            [false, false] => Some(GameResult::Unplayed),
        };
        Game { result, ..game }
    }

    /// Returns the next meetings of a knock-out, or second games of those that were drawn.
    fn next_meetings(&self) -> Step {
        let round = self.round();
        if round == 0 {
            let meetings = knockout::first_round(self.count()).unwrap_or_default();
            return self.meet(1, &meetings);
        }
        let mut again = Vec::new();
        let mut through = Vec::new();
        let mut waits = false;
        for meeting in self.meetings(round) {
            match winner(&meeting) {
                Meeting::Won(number) => through.push(number),
                Meeting::Again(game) => again.push(self.without_the_absent(game)),
                Meeting::Played => waits = true,
            }
        }
        match (again.is_empty(), waits, through.len()) {
            (false, ..) => Step::Pair(again),
            (true, true, _) => Step::Wait,
            (true, false, 0 | 1) => Step::Finish,
            (true, false, _) => self.meet(round + 1, &knockout::next_round(&through)),
        }
    }

    fn meet(&self, round: u32, meetings: &[knockout::Meeting]) -> Step {
        let pairs: Vec<Pair> = meetings
            .iter()
            .map(|meeting| Pair {
                first: meeting.first,
                second: meeting.second,
            })
            .collect();
        let games = boards(round, &pairs).into_iter();
        Step::Pair(games.map(|game| self.without_the_absent(game)).collect())
    }

    /// Returns the meetings of a round of a knock-out, each with its games.
    pub fn meetings(&self, round: u32) -> Vec<Vec<Game>> {
        let games: Vec<Game> = self.games_of(round).copied().collect();
        let mut meetings: Vec<Vec<Game>> = Vec::new();
        for game in games {
            match meetings.iter_mut().find(|one| one[0].board == game.board) {
                Some(meeting) => meeting.push(game),
                None => meetings.push(vec![game]),
            }
        }
        meetings
    }
}

impl Tournament {
    /// Returns the player who goes through after a meeting with these games, if that is decided.
    pub fn winner_of(&self, meeting: &[Game]) -> Option<Number> {
        match winner(meeting) {
            Meeting::Won(number) => Some(number),
            Meeting::Again(_) | Meeting::Played => None,
        }
    }
}

impl Tournament {
    /// Returns the players of a knock-out who can still win it, in their order.
    pub fn remaining(&self) -> Vec<Number> {
        let is_out = |number: Number| {
            let mut meetings = (1..=self.round()).flat_map(|round| self.meetings(round));
            meetings.any(|games| {
                let mut games_of = games.iter();
                let plays =
                    games_of.any(|game| game.first == number || game.second == Some(number));
                let winner = self.winner_of(&games);
                plays && winner.is_some_and(|winner| winner != number)
            })
        };
        let left = self.entrants.iter().filter(|one| one.until.is_none());
        let numbers = left.map(|one| one.number);
        numbers.filter(|number| !is_out(*number)).collect()
    }
}

/// The state of a meeting of a knock-out.
pub(super) enum Meeting {
    /// This player goes through.
    Won(Number),
    /// It is drawn, so this game must be played.
    Again(Game),
    /// It is being played.
    Played,
}

/// Returns the state of a meeting with these games.
pub(super) fn winner(games: &[Game]) -> Meeting {
    let Some((begun, last)) = games.first().zip(games.last()) else {
        return Meeting::Played;
    };
    let Some(second) = begun.second else {
        return Meeting::Won(begun.first);
    };
    let other = last.second.unwrap_or(last.first);
    match last.result {
        None => Meeting::Played,
        Some(GameResult::First | GameResult::FirstUnplayed) => Meeting::Won(last.first),
        Some(GameResult::Second | GameResult::SecondUnplayed) => Meeting::Won(other),
        // The stronger one, who would be through if the other had not shown up.
        Some(GameResult::Unplayed) => Meeting::Won(last.first.min(other)),
        Some(GameResult::Draw) if games.len() == 1 => Meeting::Again(Game {
            game: 2,
            first: second,
            second: Some(begun.first),
            id: None,
            result: None,
            ..*begun
        }),
        Some(GameResult::Draw) => Meeting::Won(second),
    }
}

/// Returns the boards of a round.
fn boards(round: u32, pairs: &[Pair]) -> Vec<Game> {
    let pairs = (1..).zip(pairs);
    pairs
        .map(|(board, pair)| Game {
            round,
            board,
            game: 1,
            first: pair.first,
            second: pair.second,
            id: None,
            result: None,
        })
        .collect()
}
