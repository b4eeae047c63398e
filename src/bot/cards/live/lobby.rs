//! The challenges that someone without a match can accept.

use serde::Serialize;

use crate::{clocks::cards::pace_short, discord::cards::yes_or_no};
use domain::matches::Challenge;
use rules::{sentence, words::Locale};

/// A challenge in a list, without Discord's ids of users.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LiveChallenge {
    id: u32,
    /// The game's name for people.
    name: &'static str,
    challenger: String,
    /// How much time the players have, and whether it counts for ratings.
    terms: String,
}

/// Returns what the page shows of a challenge.
pub(crate) fn live_challenge(
    challenge: &Challenge,
    challenger: String,
    locale: Locale,
) -> LiveChallenge {
    let of = &challenge.invitation;
    let rated = sentence!("seek-rated", rated = yes_or_no(of.rated));
    let pace = locale.say(&pace_short(of.timing.pace));
    LiveChallenge {
        id: challenge.id.0,
        name: of.start.game().info().name,
        challenger,
        terms: format!("{pace} · {}", locale.say(&rated)),
    }
}
