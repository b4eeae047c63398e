//! Starting matches against the computer, by a command or by a button.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        cards::{
            self as challenge_cards,
            computer::{computer_begun, computer_comes},
            whom::WhomView,
        },
        handlers::challenging,
    },
    discord::{
        handlers::{Caller, Error, elsewhere::fault_of_home},
        messages::Message,
    },
    host::{Cx, Host},
    learning::{
        actions::computer::{self, ComputerBegun, ComputerRequest, Shared, Strength},
        ids::Setup,
    },
    matches::{actions::boards, handlers::picker},
    players::actions::settings,
};
use domain::{
    causes::chain,
    matches::{ChannelId, Level, MatchId, NoComputer, Place, Refusal, ServerId, SideWish},
    settings::{Home, ServerSettings},
};
use rules::{AnyPosition, GameId};
use store::Venue;

/// A wish for a match against the computer.
pub(crate) struct Wish {
    pub(crate) start: AnyPosition,
    pub(crate) strength: Strength,
    pub(crate) side: SideWish,
}

impl Wish {
    /// Returns the wish for a match at the level that fits the player, and with nothing else chosen.
    pub(crate) fn fitting(game: GameId) -> Result<Wish, Refusal> {
        Ok(Wish {
            start: game.start(None).map_err(Refusal::Size)?,
            strength: Strength::Fitting,
            side: SideWish::Lot,
        })
    }
}

/// Asks the caller whom to play a game with.
pub(crate) async fn whom(host: &Host, caller: &Caller, setup: Setup) -> Result<Message, Error> {
    let known = host.read(caller.actor(), move |cx| {
        let has_finished = cx.tx.matches().has_finished(cx.user(), setup.game)?;
        Ok((computer::fitting_level(cx, setup.game)?, !has_finished))
    });
    let (fitting, learns) = known.await?;
    challenge_cards::whom::whom(WhomView {
        setup,
        fitting,
        learns,
        look: settings::load_look(host, caller.server, Some(caller.user)).await?,
    })
}

/// Begins a match against the computer: on a card that only the caller sees, and in direct messages where the bot is not a
/// member.
pub(crate) async fn begin_against_computer(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    wish: Wish,
) -> Result<Message, Error> {
    let begun = start(host, http, caller, wish).await?;
    answer(host, caller, &begun).await
}

/// Begins a match as [`begin_against_computer`] does, and leaves the answer to whoever shows the board.
pub(crate) async fn start(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    wish: Wish,
) -> Result<ComputerBegun, Error> {
    let game = wish.start.game();
    let request = ComputerRequest {
        start: wish.start,
        strength: wish.strength,
        side: wish.side,
    };
    let mut by = caller.actor();
    let place = if caller.server.is_elsewhere() || caller.server.is_direct() {
        by.server = ServerId::DIRECT;
        let wanted = request.clone();
        let level = host.read(by.clone(), move |cx| computer::level_for(cx, &wanted));
        let level = level.await?;
        Place {
            server: by.server,
            channel: open_direct(http, caller, game, level).await?,
            locale: caller.locale,
        }
    } else {
        caller.place()?
    };
    let begun = host.act(by, move |cx| computer::play(cx, place, &request));
    Ok(begun.await?)
}

/// Returns the answer to a user who has begun a match: the card on which they can play it. In the direct
/// messages where the match is shown, the board and its buttons follow instead.
pub(crate) async fn answer(
    host: &Host,
    caller: &Caller,
    begun: &ComputerBegun,
) -> Result<Message, Error> {
    let said = computer_begun(begun);
    if begun.place.server.is_direct() && begun.place.channel == caller.channel {
        return Ok(said);
    }
    let caller = &caller.clone().at_home_of(host, begun.id).await?;
    Box::pin(picker::turn(host, caller, begun.id, Some(said))).await
}

/// Begins another match like one that is over, at this level or the same one.
pub(crate) async fn again(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    id: MatchId,
    level: Option<Level>,
) -> Result<Message, Error> {
    let (server, by) = (caller.server, caller.actor());
    let checked = host.read(by.clone(), move |cx| computer::check_again(cx, id, level));
    let (game, next) = checked.await?;
    if server.is_direct() {
        open_direct(http, caller, game, next).await?;
    }
    let begun = host.act(by, move |cx| computer::play_again(cx, id, level));
    answer(host, caller, &begun.await?).await
}

/// Shows the caller's match against the computer to its server, where the server shows its matches now.
///
/// # Errors
/// [`NoComputer::SharedOutside`] if something new would be posted for a caller from outside the server: whether they may still
/// play there isn't known. [`Error::Permissions`] if a result can be posted neither there nor where they ask.
pub(crate) async fn share(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    id: MatchId,
) -> Result<Message, Error> {
    let view = host.read(caller.actor(), move |cx| boards::show(cx, id));
    let view = view.await?;
    let (venue, asked_in) = (view.venue, caller.channel);
    let place = if !computer::is_unshared(&venue, view.end) {
        venue.place
    } else if caller.room.is_none() {
        return Err(Refusal::from(NoComputer::SharedOutside(id)).into());
    } else if view.end.is_some() {
        place_of_result(host, http, caller, &venue).await?
    } else {
        challenging::place(host, http, caller).await?
    };
    let act = move |cx: &Cx<'_>| computer::share(cx, id, place, asked_in);
    let shared = host.act(caller.actor(), act).await?;
    let told = challenge_cards::computer::shared(shared, id);
    Ok(match shared {
        Shared::Boards => told.linking_board(venue.place.server, id),
        Shared::Result(_) => told,
    })
}

/// Returns where the result of an unshared match is posted: where the server shows its matches, or here if the bot can't post
/// there. A result that was shared before but could not be posted stays where it was to go, if that is possible now.
async fn place_of_result(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    venue: &Venue,
) -> Result<Place, Error> {
    let wanted = if venue.boards.is_private() {
        challenging::place(host, http, caller).await?
    } else {
        venue.place
    };
    match fault_of_home(http, caller.server, wanted.channel).await {
        Ok(None) => Ok(wanted),
        Ok(Some(_)) => {
            let here = ServerSettings {
                home: Home::AtChallenge,
                ..ServerSettings::default()
            };
            challenging::check_place(caller, here)?;
            Ok(caller.place()?)
        }
        Err(error) => {
            tracing::info!(channel = %wanted.channel, error = chain(&error), "could not find out whether a result can be posted in a channel");
            Ok(wanted)
        }
    }
}

/// Announces in a user's direct messages which match begins there, and returns their channel. Discord
/// returns the same one each time, even if the user accepts no messages: that is known when one is sent.
async fn open_direct(
    http: &serenity::Http,
    caller: &Caller,
    game: GameId,
    level: Level,
) -> Result<ChannelId, Error> {
    let user = serenity::UserId::new(caller.user.0);
    let comes = computer_comes(game, level).written(caller.locale);
    let message = comes.post(caller.interaction.0.to_string()).await?;
    let said = async {
        let channel = user.create_dm_channel(http).await?.id;
        channel.send_message(http, message).await?;
        Ok(ChannelId(channel.get()))
    };
    match said.await {
        Err(error) if is_forbidden(&error) => {
            Err(Refusal::from(NoComputer::NoDirectMessages).into())
        }
        said => Ok(said?),
    }
}

/// Returns whether Discord says that this can't be sent or changed: it is gone, or the bot may not.
pub(crate) fn is_forbidden(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if matches!(response.status_code.as_u16(), 403 | 404)
    )
}
