//! Tournaments, loaded to be shown.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::{absent::is_between, run::places};

use crate::{
    host::Failure,
    matches::actions::views::{known_name, name_from},
};
use domain::{
    clock::Timestamp,
    community::{
        contest::FORFEIT_AFTER,
        tournament::{Line, Refusal, Tournament},
    },
    matches::{ChannelId, MatchId, MessageId, ServerId},
};
use store::{Owner, ReadTx, Servers, StoredTournament, Terms, TournamentId, UnshownGame};

/// The current state of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentView {
    /// Its number.
    pub id: TournamentId,
    /// The server in which it is viewed.
    pub here: ServerId,
    /// The server that owns it.
    pub owner: Owner,
    /// How many servers take part.
    pub servers: usize,
    /// Whether this server takes part.
    pub takes_part: bool,
    /// The games whose channel is gone in a server.
    pub unshown: Vec<Unshown>,
    /// Its terms.
    pub terms: Terms,
    /// Its entrants and games.
    pub tournament: Tournament,
    /// The names of the entrants, in their order.
    pub names: Vec<String>,
    /// Their ratings in the game when they entered, or at the start, in the same order. `None` without a rated match.
    pub ratings: Vec<Option<u32>>,
    /// The standings of all entrants.
    pub standings: Vec<Line>,
    /// When the newest round should be over; before the first, when it starts by itself.
    pub deadline: Option<Timestamp>,
    /// Whether too few players had entered when it should have started by itself.
    pub too_few: bool,
    /// The games without a result whose matches are over: managers have to decide them.
    pub undecided: HashSet<MatchId>,
    /// Where the newest boards of its matches are.
    pub boards: HashMap<MatchId, (ChannelId, MessageId)>,
}

/// The games of a tournament whose channel is gone in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unshown {
    /// The server.
    pub server: Owner,
    /// The games.
    pub games: Vec<MatchId>,
    /// When the players there lose the first of them, if they do.
    pub until: Option<Timestamp>,
}

/// A round of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentRoundView {
    /// The tournament.
    pub of: TournamentView,
    /// The round.
    pub round: u32,
}

impl TournamentView {
    pub(crate) fn load(
        tx: &ReadTx<'_>,
        id: TournamentId,
        here: ServerId,
    ) -> Result<TournamentView, Failure> {
        let found = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
        let own = found.terms.place.server;
        let entrants = found.tournament.entrants.iter();
        let names: Result<_, Failure> = entrants
            .map(|one| name_from(tx, here, one.member()))
            .collect();
        let places = places(&tx.tournaments(), &found)?;
        let boards = tx.tournaments().boards(id, here)?.into_iter();
        Ok(TournamentView {
            id,
            here,
            owner: server_from(&tx.servers(), own, here)?,
            servers: places.len(),
            takes_part: places.iter().any(|place| place.server == here),
            unshown: unshown(tx, &found, here)?,
            names: names?,
            ratings: found.ratings,
            standings: found.tournament.standings(),
            deadline: found.deadline,
            too_few: found.too_few,
            undecided: tx.tournaments().undecided_games(id)?.into_iter().collect(),
            boards: boards
                .map(|(id, channel, message)| (id, (channel, message)))
                .collect(),
            terms: found.terms,
            tournament: found.tournament,
        })
    }
}

/// Returns a server under the name by which another server knows it.
fn server_from(servers: &Servers<'_>, server: ServerId, here: ServerId) -> Result<Owner, Failure> {
    Ok(if server == here {
        Owner::Here
    } else {
        Owner::Elsewhere(known_name(servers, server)?)
    })
}

fn unshown(
    tx: &ReadTx<'_>,
    found: &StoredTournament,
    here: ServerId,
) -> Result<Vec<Unshown>, Failure> {
    let mut games: BTreeMap<ServerId, Vec<UnshownGame>> = BTreeMap::new();
    for game in tx.tournaments().unshown_games(found.id)? {
        games.entry(game.place.server).or_default().push(game);
    }
    let mut unshown = Vec::new();
    for (server, games) in games {
        let between = games.iter().filter(|game| is_between(found, game.id));
        let since = between.filter_map(|game| game.since).min();
        unshown.push(Unshown {
            server: server_from(&tx.servers(), server, here)?,
            games: games.iter().map(|game| game.id).collect(),
            until: since.map(|since| since.after(FORFEIT_AFTER)),
        });
    }
    Ok(unshown)
}
