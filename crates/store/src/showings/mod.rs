//! Showings: the rows of `challenges`. A challenge is one, and so is the mirror of a match between
//! two servers in the second of them. A mirror says the same about the match as its challenge.

pub(super) mod venue;

use venue::BoardsIn;

use super::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::matches::{
    Challenge, ChannelId, Guest, MatchId, MessageId, Place, ServerId, ShowingId, UserId,
};

crate::tx::topic! {
    /// The places where challenges and matches are shown.
    showings: Showings, ShowingsMut
}

/// Where a challenge and its match are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    /// Its number.
    pub id: ShowingId,
    /// The place.
    pub place: Place,
    /// The player who plays there. In a match within one server the other one does too.
    pub player: Option<UserId>,
}

/// Where a challenge and its match are shown in a server, and who plays them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whereabouts {
    /// The challenge and its match.
    pub id: MatchId,
    /// The players; in a challenge, its challenger and opponent.
    pub players: [Option<UserId>; 2],
    /// Where users who do not play it find it.
    pub sight: SeenIn,
}

/// Where a challenge and its match can be seen by users who do not play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenIn {
    /// Nowhere: it is a match against the computer that its player has not shared.
    Nowhere,
    /// In a channel.
    Channel {
        /// The thread or channel of the boards.
        channel: ChannelId,
        /// The channel above that thread, if the bot opened it there.
        above: Option<ChannelId>,
    },
}

impl SeenIn {
    /// Returns the channel or thread whose permissions decide who can see it, if anyone can:
    /// threads that the bot opened are visible to everyone who sees the channel.
    pub fn listed(self) -> Option<ChannelId> {
        match self {
            SeenIn::Nowhere => None,
            SeenIn::Channel { channel, above } => Some(above.unwrap_or(channel)),
        }
    }
}

impl Showing {
    /// Returns the player that it shows as a guest from the other server, if there is another
    /// showing among these.
    pub(super) fn guest(&self, all: &[Showing]) -> Option<Guest> {
        let other = all.iter().find(|other| other.id != self.id)?;
        Some(Guest {
            player: other.player?,
            server: other.place.server,
            showing: other.id,
        })
    }
}

impl Showings<'_> {
    /// Returns the showings of a challenge and its match: its own, and then its mirror if it has
    /// one.
    pub fn of_match(&self, id: MatchId) -> Result<Vec<Showing>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, server, channel, locale, challenger, opponent, mirror_of
             FROM challenges WHERE id = ?1 AND mirror_of IS NULL
             UNION ALL
             SELECT id, server, channel, locale, challenger, opponent, mirror_of
             FROM challenges WHERE mirror_of = ?1
             ORDER BY id",
            params![id],
            showing,
        )?)
    }

    /// Returns the challenge that is shown there, and its match.
    pub fn shown_at(&self, showing: ShowingId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.first(
            "SELECT coalesce(mirror_of, id) AS shown FROM challenges WHERE id = ?1",
            params![showing],
            only,
        )?)
    }

    /// Returns where a challenge and its match are shown in a server.
    pub fn whereabouts(
        &self,
        server: ServerId,
        id: MatchId,
    ) -> Result<Option<Whereabouts>, StoreError> {
        Ok(self.db.first(
            "SELECT shown.channel AS channel, shown.card AS card, shown.venue AS venue, shown.private AS private,
                    coalesce(first_player, shown.challenger) AS one,
                    coalesce(second_player, shown.opponent) AS other
             FROM challenges AS shown LEFT JOIN matches ON matches.id = ?2
             WHERE shown.id = coalesce((SELECT mirror.id FROM challenges AS mirror
                                        WHERE mirror.mirror_of = ?2 AND mirror.server = ?1), ?2)
               AND shown.server = ?1 AND coalesce(shown.mirror_of, ?2) = ?2",
            params![server, id],
            |row| {
                let channel: ChannelId = row.get("channel")?;
                let card: Option<MessageId> = row.get("card")?;
                let sight = match venue::boards_in(row)? {
                    BoardsIn::Private => SeenIn::Nowhere,
                    BoardsIn::Awaited => SeenIn::Channel {
                        channel,
                        above: None,
                    },
                    BoardsIn::Channel(venue) => SeenIn::Channel {
                        channel: venue,
                        // A thread has the number of the message it was opened at.
                        above: (card == Some(MessageId(venue.0))).then_some(channel),
                    },
                };
                Ok(Whereabouts {
                    id,
                    players: [row.get("one")?, row.get("other")?],
                    sight,
                })
            },
        )?)
    }

    /// Returns the showing of a challenge and its match in a server.
    pub fn find_in(&self, server: ServerId, id: MatchId) -> Result<Option<ShowingId>, StoreError> {
        let showings = self.of_match(id)?.into_iter();
        let mut here = showings.filter(|showing| showing.place.server == server);
        Ok(here.next().map(|showing| showing.id))
    }

    /// Returns the player of a match who plays in another server than that of this showing.
    pub fn guest_at(&self, id: MatchId, at: ShowingId) -> Result<Option<Guest>, StoreError> {
        let showings = self.of_match(id)?;
        let here = showings.iter().find(|showing| showing.id == at);
        Ok(here.and_then(|here| here.guest(&showings)))
    }

    /// Returns the player of a match who plays in another server than this one.
    pub fn guest_in(&self, server: ServerId, id: MatchId) -> Result<Option<Guest>, StoreError> {
        let showings = self.of_match(id)?;
        let here = showings
            .iter()
            .find(|showing| showing.place.server == server);
        Ok(here.and_then(|here| here.guest(&showings)))
    }

    /// Returns the showing of the server in which a player of a match plays.
    pub fn home_of(&self, id: MatchId, player: UserId) -> Result<ShowingId, StoreError> {
        let showings = self.of_match(id)?;
        let mirror = showings.get(1);
        let at_mirror = mirror.filter(|mirror| mirror.player == Some(player));
        Ok(at_mirror.map_or(ShowingId::from(id), |mirror| mirror.id))
    }

    /// Returns the server of a showing.
    pub fn server_of(&self, showing: impl Into<ShowingId>) -> Result<Option<ServerId>, StoreError> {
        Ok(self.db.first(
            "SELECT server FROM challenges WHERE id = ?1",
            params![showing.into()],
            only,
        )?)
    }

    /// Returns the running matches that are shown in a channel or thread, or were made there, and
    /// where.
    pub fn shown_in(&self, channel: ChannelId) -> Result<Vec<(MatchId, ShowingId)>, StoreError> {
        Ok(self.db.rows(
            "SELECT coalesce(mirror_of, shown.id) AS about, shown.id AS showing
             FROM challenges AS shown CROSS JOIN matches
             WHERE matches.id = coalesce(mirror_of, shown.id)
               AND (shown.channel = ?1 OR (shown.venue = ?1 AND shown.thread = 1))
               AND shown.private = 0 AND matches.ended_at IS NULL
             ORDER BY shown.id",
            params![channel],
            |row| Ok((row.get("about")?, row.get("showing")?)),
        )?)
    }
}

impl ShowingsMut<'_> {
    /// Shows a challenge in the server of its opponent too, in this place.
    pub fn insert_mirror(
        &self,
        of: &Challenge,
        place: Place,
        opponent: UserId,
    ) -> Result<ShowingId, StoreError> {
        Ok(self.db.one(
            "INSERT INTO challenges (mirror_of, server, channel, locale, opponent, game, start,
                                     challenger, challenger_side, rated, made_at, expires_at, pace,
                                     flag, weekends, state)
             SELECT id, ?2, ?3, ?4, ?5, game, start, challenger, challenger_side, rated, made_at,
                    expires_at, pace, flag, weekends, state
             FROM challenges WHERE id = ?1
             RETURNING id",
            params![of.id, place.server, place.channel, place.locale, opponent],
            only,
        )?)
    }
}

fn showing(row: &Row<'_>) -> Result<Showing, DbError> {
    let is_mirror = row.get::<Option<MatchId>>("mirror_of")?.is_some();
    let player = if is_mirror { "opponent" } else { "challenger" };
    Ok(Showing {
        id: row.get("id")?,
        place: Place {
            server: row.get("server")?,
            channel: row.get("channel")?,
            locale: row.get("locale")?,
        },
        player: row.get(player)?,
    })
}
