//! A tournament for tests.

use crate::Terms;
use domain::{
    community::tournament::{Between, Game, Plan, System},
    matches::{ChannelId, MatchId, Place, ServerId, Timing, UserId},
};
use rules::{GameId, words::Locale};

/// Where it is played.
pub const HERE: Place = Place {
    server: ServerId(10),
    channel: ChannelId(20),
    locale: Locale::English,
};

/// A Swiss of three rounds of a week.
pub fn terms() -> Terms {
    Terms {
        place: HERE,
        name: "Cup".to_owned(),
        organizer: UserId(1),
        managers: None,
        between: Between::Here,
        code: None,
        plan: Plan {
            system: System::Swiss,
            rounds: 3,
            at_once: false,
            first_begins: true,
        },
        round_days: Some(7),
        no_show_days: None,
        start: GameId::Courtyard.start(None).expect("standard"),
        timing: Timing::default(),
        rated: true,
        limits: domain::community::tournament::Limits::default(),
    }
}

/// A game of the first two in the first round.
pub const fn game(board: u32, played: MatchId) -> Game {
    Game {
        round: 1,
        board,
        game: 1,
        first: 1,
        second: Some(2),
        id: Some(played),
        result: None,
    }
}
