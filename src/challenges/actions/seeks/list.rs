//! The seeks of other players, and the reader's own.

use super::{ProposalView, known};
use crate::{
    challenges::actions::seats::keep_fitting,
    host::{Failure, ReadCx},
    matches::actions::{lists::with_names, views::name_from},
};
use domain::{
    clock::Timestamp,
    community::seeks::{Pair, RatingRange, Seek, SeekScope, Terms, fit},
    matches::{Member, Place, SideWish, UserId},
    ratings::{Pool, Rating},
};
use rules::GameId;
use store::{OpenChallenge, ReadTx};

/// Which seeks a user wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeeksWanted {
    /// Those of this game, or of any.
    pub game: Option<GameId>,
    /// Those of this server, or of all open servers.
    pub scope: SeekScope,
}

/// A seek in a list.
#[derive(Clone, Debug)]
pub struct SeekLine {
    /// The seek.
    pub seek: Seek,
    /// Its player's name.
    pub name: String,
    /// Its player's rating: in its game, or in all together.
    pub rating: Option<Rating>,
}

/// The seeks of other players, and the reader's own.
#[derive(Clone, Debug)]
pub struct SeeksView {
    /// Who reads it.
    pub reader: UserId,
    /// Which seeks are listed.
    pub wanted: SeeksWanted,
    /// The proposal that the reader is asked about.
    pub asked: Option<ProposalView>,
    /// The reader's own seeks, in any server.
    pub own: Vec<Seek>,
    /// The seeks of others that the reader fits, the longest waiting first.
    pub others: Vec<SeekLine>,
    /// How many more seeks and open seats there are that the reader does not fit.
    pub unfit: u32,
    /// The open seats in the reader's server that the reader can take, each with the challenger's name.
    pub seats: Vec<(OpenChallenge, String)>,
    /// Whether the server is open to others.
    pub is_open: bool,
}

/// Returns the seek of a player who takes another one: they want what that seek says, and a game.
pub(crate) fn taker(
    of: &Seek,
    player: UserId,
    place: Place,
    game: Option<GameId>,
    scope: SeekScope,
) -> Seek {
    Seek {
        player,
        place,
        terms: Terms {
            game,
            side: SideWish::Lot,
            opponents: RatingRange::Any,
            scope,
            ..of.terms
        },
        ..*of
    }
}

/// Lists the seeks that the user could take, and their own.
pub fn list(cx: &ReadCx<'_>, wanted: SeeksWanted) -> Result<SeeksView, Failure> {
    let (tx, now, reader, server) = (cx.tx, cx.now, cx.user(), cx.server());
    let asked = tx.seeks().open_proposal_to(reader)?;
    let own = tx.seeks().of_player(reader)?.into_iter();
    let (seats, unfit_seats) = seats(tx, cx.member(), wanted, now)?;
    let (others, unfit) = others(tx, cx.member(), wanted, now)?;
    Ok(SeeksView {
        reader,
        wanted,
        asked: asked
            .map(|asked| ProposalView::load(tx, &asked, reader, server))
            .transpose()?,
        own: own.filter(|seek| now < seek.expires_at).collect(),
        others,
        unfit: unfit + unfit_seats,
        seats,
        is_open: tx.servers().is_open(server)?,
    })
}

/// Returns the open seats in the reader's server that the reader can take, and the number of the rest.
fn seats(
    tx: &ReadTx<'_>,
    Member { server, user }: Member,
    wanted: SeeksWanted,
    now: Timestamp,
) -> Result<(Vec<(OpenChallenge, String)>, u32), Failure> {
    let mut open = tx.challenges().open(server, user, now)?;
    open.retain(|one| {
        let is_wanted = wanted.game.is_none_or(|game| game == one.game);
        one.opponent.is_none() && one.challenger != user && is_wanted
    });
    let all = open.len();
    keep_fitting(&tx.ratings(), user, &mut open)?;
    let unfit = u32::try_from(all - open.len()).unwrap_or(u32::MAX);
    let named = with_names(tx, server, open, |one| (one.id, one.challenger))?;
    Ok((named, unfit))
}

/// Returns the seeks of others that the reader fits, and the number of the rest.
fn others(
    tx: &ReadTx<'_>,
    Member { server, user }: Member,
    wanted: SeeksWanted,
    now: Timestamp,
) -> Result<(Vec<SeekLine>, u32), Failure> {
    let mut seeks = tx.seeks().free(now)?;
    seeks.retain(|seek| {
        let near = seek.place.server == server || wanted.scope == SeekScope::Everywhere;
        let game = wanted.game.zip(seek.terms.game);
        near && seek.player != user && game.is_none_or(|(ours, theirs)| ours == theirs)
    });
    seeks.sort_unstable_by_key(|seek| (seek.made_at, seek.id));
    let (mut lines, mut unfit) = (Vec::new(), 0);
    let Some(first) = seeks.first() else {
        return Ok((lines, unfit));
    };
    let taker_of = |seek: &Seek| {
        let here = Place {
            server,
            ..seek.place
        };
        taker(seek, user, here, wanted.game, wanted.scope)
    };
    let (known, ratings) = known::of_reader(tx, &seeks, &taker_of(first))?;
    for seek in seeks {
        let taker = taker_of(&seek);
        let apart = known.apart.contains(&Pair::of(user, seek.player));
        if apart || !known.may_meet(&seek, &taker) {
            continue;
        }
        if fit(&seek, &taker, &known).is_none() {
            unfit += 1;
            continue;
        }
        let pool = seek.terms.game.map_or(Pool::All, Pool::Game);
        lines.push(SeekLine {
            name: name_from(
                tx,
                server,
                Member {
                    server: seek.place.server,
                    user: seek.player,
                },
            )?,
            rating: ratings.get(&(seek.player, pool)).copied(),
            seek,
        });
    }
    Ok((lines, unfit))
}
