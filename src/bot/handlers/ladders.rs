//! Ladders: what a command and a button do alike.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Error,
    challenging::{self, Means, Wishes},
};
use crate::{
    bot::{cards, messages::Message},
    host::{Host, Invited, Opponent},
};
use domain::{
    community::seeks::SeatLimits,
    matches::{Pace, Refusal, SideWish, TimingWish, UserId},
};
use rules::GameId;

/// Shows a ladder to a member.
pub(super) async fn show(host: &Host, caller: &Caller, game: GameId) -> Result<Message, Error> {
    let ladder = host.ladder(caller.server, game).await?;
    let message = cards::ladder(&ladder, game, caller.user, caller.locale);
    Ok(if caller.manages {
        message.with_selects([cards::ladder_removal(game, caller.locale)])
    } else {
        message
    })
}

/// Enters a ladder.
pub(super) async fn join(host: &Host, caller: &Caller, game: GameId) -> Result<Message, Error> {
    let place = host.enter_ladder(caller.server, game, caller.user).await?;
    Ok(cards::ladder_entered(game, place, caller.locale))
}

/// Leaves a ladder.
pub(super) async fn leave(host: &Host, caller: &Caller, game: GameId) -> Result<Message, Error> {
    host.leave_ladder(caller.server, game, caller.user).await?;
    Ok(cards::ladder_left(game, caller.locale))
}

/// Takes a member off a ladder, for members who can manage the server.
pub(super) async fn remove(
    host: &Host,
    caller: &Caller,
    game: GameId,
    player: UserId,
) -> Result<Message, Error> {
    if !caller.manages {
        return Ok(cards::may_not_manage(caller.locale));
    }
    host.take_off_ladder(caller.member(), game, player).await?;
    Ok(cards::off_ladder(game, player, caller.locale))
}

/// A challenge on a ladder.
pub(super) struct LadderWish {
    pub(super) game: GameId,
    pub(super) opponent: Opponent,
    /// `None`: the server's usual one.
    pub(super) pace: Option<Pace>,
}

/// Challenges a player above. A player who has left the server loses the place. Returns `None` if
/// Discord has been answered already.
pub(super) async fn challenge(
    host: &Host,
    http: &serenity::Http,
    caller: Caller,
    wish: LadderWish,
    means: Means,
) -> Result<Option<Message>, Error> {
    let LadderWish {
        game,
        opponent,
        pace,
    } = wish;
    if !opponent.is_member {
        host.drop_from_ladders(caller.server, opponent.seen.user)
            .await?;
    }
    let wishes = Wishes {
        start: game.start(None).map_err(Refusal::Size)?,
        invited: Invited::Member(opponent),
        side: SideWish::Lot,
        timing: TimingWish {
            pace,
            ..TimingWish::default()
        },
        rated: true,
        limits: SeatLimits::default(),
        ladder: true,
    };
    challenging::challenge(host, http, caller, wishes, means).await
}
