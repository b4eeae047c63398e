//! Tournaments, loaded to be shown.

use std::collections::{HashMap, HashSet};

use crate::{
    clock::Timestamp,
    community::tournament::{Line, Refusal, Tournament},
    host::{
        Failure,
        views::{known_name, name_from},
    },
    matches::{ChannelId, MatchId, MessageId, ServerId},
    store::{ReadTx, Terms, TournamentId},
};

/// A tournament as it is now.
#[derive(Clone, Debug)]
pub struct TournamentView {
    /// Its number.
    pub id: TournamentId,
    /// The server in which it is looked at.
    pub here: ServerId,
    /// The name of its own server, if that is another one and the name is known.
    pub by: Option<String>,
    /// How many servers take part.
    pub servers: usize,
    /// What it is about.
    pub terms: Terms,
    /// Who is in it, and what was played.
    pub tournament: Tournament,
    /// The names of those who are in it, in their order.
    pub names: Vec<String>,
    /// How everybody stands.
    pub standings: Vec<Line>,
    /// When the newest round should be over.
    pub deadline: Option<Timestamp>,
    /// The games without a result whose matches are over: managers have to decide them.
    pub undecided: HashSet<MatchId>,
    /// Where the newest boards of its matches are.
    pub boards: HashMap<MatchId, (ChannelId, MessageId)>,
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
    pub(in crate::host) fn load(
        tx: &ReadTx<'_>,
        id: TournamentId,
        here: ServerId,
    ) -> Result<TournamentView, Failure> {
        let found = tx.tournament(id)?.ok_or(Refusal::Unknown)?;
        let own = found.terms.place.server;
        let entrants = found.tournament.entrants.iter();
        let names: Result<_, Failure> = entrants
            .map(|one| name_from(tx, here, (one.server, one.player)))
            .collect();
        let boards = tx.boards_of_tournament(id, here)?.into_iter();
        Ok(TournamentView {
            id,
            here,
            by: if own == here {
                None
            } else {
                known_name(tx, own)?
            },
            servers: tx.taking_part(id)?.len() + 1,
            names: names?,
            standings: found.tournament.standings(),
            deadline: found.deadline,
            undecided: tx.undecided_games(id)?.into_iter().collect(),
            boards: boards
                .map(|(id, channel, message)| (id, (channel, message)))
                .collect(),
            terms: found.terms,
            tournament: found.tournament,
        })
    }
}
