//! Ladders: what a command and a button do alike.

pub(crate) mod give_roles;

pub(crate) mod buttons;
pub(crate) mod command;
pub(crate) mod honour_roles;
pub(crate) mod leaderboard;

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        actions::{Invited, Opponent},
        handlers::challenging::{self, Means, Wishes},
    },
    discord::{
        handlers::{Caller, Error},
        messages::Message,
    },
    host::Host,
    players::actions::settings,
    rankings::{actions::ladders, cards},
};
use domain::{
    community::seeks::SeatLimits,
    matches::{Pace, Refusal, SideWish, TimingWish},
};
use rules::GameId;

/// Shows a ladder to a member.
pub(crate) async fn show(host: &Host, caller: &Caller, game: GameId) -> Result<Message, Error> {
    let view = host
        .read(caller.actor(), move |cx| ladders::load(cx, game))
        .await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let message = cards::ladder::ladder(view, caller.user, look);
    Ok(if caller.manages {
        message.with_selects([cards::ladder::ladder_removal(game)])
    } else {
        message
    })
}

/// A challenge on a ladder.
pub(crate) struct LadderWish {
    pub(crate) game: GameId,
    pub(crate) opponent: Opponent,
    /// `None`: the server's usual one.
    pub(crate) pace: Option<Pace>,
}

/// Challenges a player above. A player who has left the server loses the place. Returns `None` if
/// Discord has been answered already.
pub(crate) async fn challenge(
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
        ladders::drop_player(host, caller.server, opponent.seen.user).await?;
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
