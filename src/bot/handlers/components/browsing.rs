//! Clicks that only look: turning pages and stepping through replays; and asking for a rematch.
//!
//! A click under a message that everyone sees is answered with a private message, whose buttons then
//! change that one, so that no one turns the pages that someone else is reading.

use poise::serenity_prelude as serenity;

use super::{Click, slow};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{
            Caller, Data,
            challenging::{Again, ask_again},
            looking_back, playing,
        },
        ids::{Browse, Step},
        messages::{Answer, Message},
    },
    host::{Costly, Rematch},
};
use domain::matches::{MatchId, Member, Refusal};
use store::HistoryFilter;

/// Shows what a button leads to.
pub(super) async fn show(on: Click<'_>, browse: Browse) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let &Caller {
        server,
        user,
        locale,
        ..
    } = caller;
    let look = host.look(server, Some(user)).await?;
    let (message, in_place) = match browse {
        Browse::Leaderboard { pool, reach, page } => {
            let view = host.leaderboard(server, user, pool, reach, page).await?;
            (cards::leaderboard(view, user, look, locale).await?, true)
        }
        Browse::Season { pool, season, page } => {
            let view = host
                .season(Member { server, user }, pool, season, page)
                .await?;
            (cards::season(view, user, look, locale).await?, true)
        }
        Browse::History {
            player,
            opponent,
            game,
            page,
        } => {
            let past = HistoryFilter {
                server,
                player,
                opponent,
                game,
            };
            let history = looking_back::history(on.data, caller, past, page).await?;
            (cards::history(&history, locale), true)
        }
        Browse::Replay { id, ply, step } => {
            let view = host.replay(server, id).await?;
            let message = cards::replay(view, ply, user, look, locale).await?;
            (message, step != Step::Open)
        }
        Browse::Pick => {
            let id = MatchId(on.chosen()?);
            on.data.visibility.check(&caller.onlooker(), id).await?;
            let view = host.replay(server, id).await?;
            let message = cards::replay(view, 0, user, look, locale).await?;
            (message, false)
        }
        // Only the computer is an opponent there.
        Browse::Rematch { id } if server.is_direct() => {
            let message = playing::again(host, on.http, caller, id, None).await?;
            (message, false)
        }
        Browse::Rematch { id } => {
            let again = Again {
                server,
                id,
                by: caller.role_holder(),
                asked_in: caller.channel,
            };
            let asked = ask_again(host, on.http, again).await?;
            let message = match asked.rematch {
                Rematch::Offered {
                    id,
                    opponent,
                    channel,
                } => {
                    let made = cards::challenge_made(id, Some(opponent), locale);
                    match asked.lost {
                        Some(lost) => made.adding(&cards::home_lost(lost, channel, locale)),
                        None if channel == caller.channel => made,
                        None => made.adding(&cards::in_channel(channel, locale)),
                    }
                }
                Rematch::Begun(id, shown) => cards::joined(server, id, shown, locale),
            };
            (message, false)
        }
        Browse::Share { id } => (share(on, id).await?, false),
        Browse::Gif { .. } => return Err(Refusal::UnknownButton.into()),
    };
    Ok(if in_place {
        on.shows(message)
    } else {
        Answer::Private(message)
    })
}

/// Shows the result of a player's own match against the computer to everyone in its channel. As it changes
/// the message that is there, doing so again changes nothing.
async fn share(on: Click<'_>, id: MatchId) -> Result<Message, Error> {
    let Click { host, caller, .. } = on;
    let view = host.board(caller.server, id).await?;
    if view.players.side_of(caller.user).is_none() {
        return Err(Refusal::NotAPlayer(id).into());
    }
    let (Some(end), Some(card)) = (view.end, view.venue.challenge) else {
        return Err(Refusal::UnknownButton.into());
    };
    let place = view.venue.place;
    let result = cards::result_card(view, end, place.locale).await?;
    let channel = serenity::ChannelId::new(place.channel.0);
    let shown = channel.edit_message(on.http, card.0, result.replacement());
    match shown.await {
        Err(error) if playing::is_forbidden(&error) => Err(Refusal::UnknownButton.into()),
        shown => {
            shown?;
            Ok(cards::shared(place.channel, caller.locale))
        }
    }
}

/// Shows a match as a GIF. That takes longer than a click can wait, so the answer says first that it is
/// being drawn.
pub(super) async fn show_gif(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    id: MatchId,
) -> Result<(), Error> {
    slow::answer_later(http, click, draw_gif(data, click, id)).await
}

async fn draw_gif(
    data: &Data,
    click: &serenity::ComponentInteraction,
    id: MatchId,
) -> Result<Message, Error> {
    let host = &data.host;
    let caller = Caller::clicking(click);
    caller.introduce(host).await;
    host.spend(caller.member(), Costly::Gif)?;
    let caller = caller.looking_at(data, id).await?;
    let view = host.replay(caller.server, id).await?;
    let look = host.look(caller.server, Some(caller.user)).await?;
    cards::gif(view, caller.user, look, caller.locale).await
}
