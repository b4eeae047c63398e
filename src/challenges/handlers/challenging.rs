//! Making a challenge, whether by a command or by a menu.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        actions::{self as challenges, ChallengeRequest, Invited, Made, Opponent, codes},
        cards::{self, Boards},
    },
    discord::{
        handlers::{Caller, Context, Error, caller::seen},
        messages::Message,
        permissions::Room,
    },
    host::{Cx, Host},
    matches::actions::rematch::{self, Rematch, ShowRematch},
    players::cards::challenge_sent_by_code,
    servers::{
        cards::settings::LostHome,
        handlers::homes::{self, Usable},
    },
};
use domain::{
    causes::chain,
    community::seeks::SeatLimits,
    matches::{
        Actor, ChannelId, MatchId, NoCode, Place, Refusal, ServerId, SideWish, TimingWish, UserId,
    },
    settings::{Home, ServerSettings},
};
use rules::AnyPosition;

/// Discord's code for a user who is not a member of the server.
/// <https://docs.discord.com/developers/topics/opcodes-and-status-codes#json>
pub(crate) const UNKNOWN_MEMBER: isize = 10_007;

/// Discord's code for a user whose account is gone.
pub(crate) const UNKNOWN_USER: isize = 10_013;

/// A challenger's choices.
pub(crate) struct Wishes {
    pub(crate) start: AnyPosition,
    pub(crate) invited: Invited,
    pub(crate) side: SideWish,
    pub(crate) timing: TimingWish,
    pub(crate) rated: bool,
    pub(crate) limits: SeatLimits,
    /// Whether the challenger wants the opponent's place on the ladder of the game.
    pub(crate) ladder: bool,
}

/// The way in which a user makes a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    Command,
    /// A click, which may repeat the previous one.
    Tap,
}

/// Checks whether a challenge can be shown, because no one could accept one that cannot. If Discord does
/// not say what the bot is allowed to do, that is found out later; so it is with a channel that the
/// server has chosen for all matches, because the bot had all permissions there at that time. Returns
/// what is missing for a thread that the match should have; the challenge can be shown without it.
pub(crate) fn check_place(
    caller: &Caller,
    settings: ServerSettings,
) -> Result<serenity::Permissions, Error> {
    if matches!(settings.home, Home::Channel(_)) {
        return Ok(serenity::Permissions::empty());
    }
    let wants_thread = settings.threads && settings.home == Home::AtChallenge;
    match caller.room {
        Some(Room::Here { for_thread }) if wants_thread => Ok(for_thread),
        None | Some(Room::OwnThread | Room::Here { .. }) => Ok(serenity::Permissions::empty()),
        Some(Room::Closed(missing)) => Err(Error::Permissions(missing)),
        Some(Room::NoMessages) => Err(Refusal::NoMessagesHere.into()),
    }
}

/// Where a challenge is made, and where its boards will be.
struct Destination {
    place: Place,
    boards: Boards,
}

/// Returns where the challenge is made: where the server has chosen, or here, or in the channel of this
/// thread, so that the match gets its own thread there. A forum takes no messages, so in one of its
/// posts the challenge stays, and the match gets its own post.
async fn destination(
    http: &serenity::Http,
    caller: &Caller,
    from: Place,
    settings: ServerSettings,
) -> Destination {
    let place = settings.place(from);
    let is_here = place.channel == caller.channel;
    let here = Destination {
        place,
        boards: match (settings.home, caller.room) {
            (Home::Forum(_), _) => Boards::Post,
            (Home::Channel(_), _) if !is_here && settings.threads => Boards::ThreadThere,
            (Home::Channel(_), _) if !is_here => Boards::There,
            (_, Some(Room::OwnThread)) if settings.threads => Boards::Thread,
            _ => Boards::Here,
        },
    };
    let Some(beside) = caller.beside else {
        return here;
    };
    if !settings.threads || settings.home != Home::AtChallenge {
        return here;
    }
    let kind = match http.get_channel(serenity::ChannelId::new(beside.0)).await {
        Ok(channel) => channel.guild().map(|channel| channel.kind),
        Err(error) => {
            tracing::info!(channel = %beside, error = chain(&error), "a thread could not be looked up, so the challenge stays in it");
            None
        }
    };
    match kind {
        Some(serenity::ChannelType::Text | serenity::ChannelType::News) => Destination {
            place: Place {
                channel: beside,
                ..here.place
            },
            boards: Boards::ThreadThere,
        },
        Some(serenity::ChannelType::Forum) => Destination {
            boards: Boards::Post,
            ..here
        },
        _ => here,
    }
}

/// Returns where a match is made that is sought here, if it can be shown. The server may have chosen
/// another place by the time that it begins.
pub(crate) async fn sought_in(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
) -> Result<Place, Error> {
    let from = caller.place()?;
    let settings = homes::usable(host, http, caller.server).await?.settings;
    check_place(caller, settings)?;
    let here = ServerSettings {
        home: Home::AtChallenge,
        ..settings
    };
    Ok(destination(http, caller, from, here).await.place)
}

/// Returns where a match that begins here is shown, or a tournament that is made here, if it can be: in the channel of a
/// public thread rather than in the thread.
pub(crate) async fn place(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
) -> Result<Place, Error> {
    let from = caller.place()?;
    let settings = homes::usable(host, http, caller.server).await?.settings;
    check_place(caller, settings)?;
    Ok(destination(http, caller, from, settings).await.place)
}

/// Checks that a code is usable: its player has not left the server where challenges by it are shown.
async fn check_member(
    http: &serenity::Http,
    server: ServerId,
    player: UserId,
) -> Result<(), Error> {
    if has_left(http, server, player).await {
        Err(Refusal::from(NoCode::Unknown).into())
    } else {
        Ok(())
    }
}

/// Returns whether Discord says that a player is not in a server. If it doesn't answer, the player is
/// taken to be there.
pub(crate) async fn has_left(http: &serenity::Http, server: ServerId, player: UserId) -> bool {
    let asked = http.get_member(server.0.into(), player.0.into()).await;
    matches!(
        asked,
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)))
            if matches!(answer.error.code, UNKNOWN_MEMBER | UNKNOWN_USER)
    )
}

/// Makes the challenge. `None` if a tap just before has made it, and said so.
pub(crate) async fn challenge(
    host: &Host,
    http: &serenity::Http,
    caller: Caller,
    wishes: Wishes,
    by: Means,
) -> Result<Option<Message>, Error> {
    let from = caller.place()?;
    let Usable { settings, lost } = homes::usable(host, http, caller.server).await?;
    let for_thread = check_place(&caller, settings)?;
    let is_first = host.read(caller.actor(), challenges::is_first).await?;
    let mut is_elsewhere = false;
    let opponent = match &wishes.invited {
        Invited::Anyone => None,
        Invited::Member(opponent) => Some(opponent.seen.user),
        Invited::ByCode(code) => {
            let found = codes::enter(host, caller.actor(), code.clone()).await?;
            check_member(http, found.place.server, found.player).await?;
            is_elsewhere = found.place.server != caller.server;
            Some(found.player)
        }
    };
    let Destination { place, boards } = destination(http, &caller, from, settings).await;
    let request = ChallengeRequest {
        place,
        made_in: caller.channel,
        start: wishes.start,
        invited: wishes.invited,
        wish: wishes.side,
        timing: wishes.timing,
        rated: wishes.rated,
        limits: wishes.limits,
        ladder: wishes.ladder,
    };
    let made = match by {
        Means::Command => {
            let make = move |cx: &Cx<'_>| challenges::make(cx, &request);
            Made::New(host.act(caller.actor(), make).await?)
        }
        Means::Tap => {
            let make = move |cx: &Cx<'_>| challenges::make_by_tap(cx, &request);
            host.act(caller.actor(), make).await?
        }
    };
    let Made::New(id) = made else {
        return Ok(None);
    };
    let made = if is_elsewhere {
        challenge_sent_by_code(id)
    } else {
        cards::challenge_made_at(id, opponent, for_thread)
    };
    let made = match lost {
        Some(lost) => made.adding(cards::home_lost(lost, place.channel)),
        None if place.channel == caller.channel => made,
        None => made.adding(cards::in_channel(place.channel)),
    };
    // The warning about missing thread permissions has said where boards will be.
    Ok(Some(
        if caller.room.is_some() && is_first && for_thread.is_empty() {
            made.adding(cards::where_boards_go(boards))
        } else {
            made
        },
    ))
}

/// A wish for another match like one that is over.
pub(crate) struct Again {
    /// The match that is over.
    pub(crate) id: MatchId,
    pub(crate) by: Actor,
    pub(crate) asked_in: ChannelId,
}

/// What came of such a wish.
pub(crate) struct AskedAgain {
    pub(crate) rematch: Rematch,
    /// Where the new match would be shown, if the bot could.
    pub(crate) lost: Option<LostHome>,
}

/// Asks the opponent for another match.
pub(crate) async fn ask_again(
    host: &Host,
    http: &serenity::Http,
    of: Again,
) -> Result<AskedAgain, Error> {
    let usable = homes::usable(host, http, of.by.server).await?;
    let shown = ShowRematch {
        home: usable.settings.home,
        asked_in: of.asked_in,
    };
    let rematch = host.act(of.by, move |cx| rematch::ask(cx, of.id, shown));
    let rematch = rematch.await?;
    Ok(AskedAgain {
        rematch,
        lost: usable.lost,
    })
}

/// Returns what Discord says about the user that an option or a menu names.
pub(crate) fn named_user(context: Context<'_>, user: &serenity::User) -> Opponent {
    let member = match context {
        poise::Context::Application(application) => {
            application.interaction.data.resolved.members.get(&user.id)
        }
        poise::Context::Prefix(_) => None,
    };
    let nick = member.and_then(|member| member.nick.as_deref());
    Opponent {
        seen: seen(user, nick),
        is_bot: user.bot,
        is_member: member.is_some(),
    }
}
