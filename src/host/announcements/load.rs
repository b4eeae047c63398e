//! Loading a post of the outbox with all that is needed to deliver it, or finding that it has been
//! overtaken.

use std::time::Duration;

use super::{Announcement, Beginning, Reopening};
use crate::host::{
    BoardView, ChallengeView, DigestView, Failure, OfferView, ReminderView, Standing, bans,
    bulletins, digests, following, habits, reminders,
    views::{self, is_first_hop, lately},
};
use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, Flag, Match, MatchId, MessageId, NoticePlace, OfferId, Refusal, ShowingId,
        UserId, WatchStage,
    },
};
use rules::Side;
use store::{About, ClockNews, DeedId, Post, Prompt, ReadTx, ReminderId, Ticking};

/// A deadline that comes later by less is told by the board alone.
pub(in crate::host) const WORTH_A_WORD: Duration = Duration::from_hours(1);

pub(super) fn load(
    tx: &ReadTx<'_>,
    about: About,
    post: &Post,
    now: Timestamp,
) -> Result<Announcement, Failure> {
    match (about, post) {
        (_, Post::Retire { channel, message }) => Ok(Announcement::Retire(*channel, *message)),
        (About::Match(id, at), _) => load_of_match(tx, (id, at), post, now),
        (About::Bulletin(id), _) => bulletins::load(tx, id),
    }
}

fn load_of_match(
    tx: &ReadTx<'_>,
    (id, at): (MatchId, ShowingId),
    post: &Post,
    now: Timestamp,
) -> Result<Announcement, Failure> {
    let challenge = || {
        let challenge = tx.challenge_at(at)?.ok_or(Refusal::Unknown(id))?;
        ChallengeView::load(tx, challenge)
    };
    let found = || -> Result<Match, Failure> { Ok(tx.match_at(at)?.ok_or(Refusal::Unknown(id))?) };
    let newest = || {
        let found = found()?;
        BoardView::load(tx, &found, found.ply())
    };
    Ok(match *post {
        Post::Challenge { instead } => Announcement::Challenge(challenge()?, instead),
        // By then the card tells the result, or soon will.
        Post::CloseChallenge if tx.find_match(id)?.is_some_and(|found| found.end.is_some()) => {
            Announcement::Overtaken
        }
        Post::CloseChallenge => Announcement::CloseChallenge(challenge()?),
        Post::OpenVenue => {
            let (view, names, forum) = opening(tx, challenge()?)?;
            Announcement::OpenVenue(view, names, forum)
        }
        Post::Begin { instead, bare } => {
            let (view, names, forum) = opening(tx, challenge()?)?;
            Announcement::Begin(
                view,
                names,
                Beginning {
                    forum,
                    instead,
                    bare,
                },
            )
        }
        Post::Board {
            ply,
            taken_back,
            new,
        } => {
            let found = found()?;
            if found.taken_back != taken_back {
                return Ok(Announcement::Overtaken);
            }
            let board = board_of_plies(tx, &found, ply, new)?;
            Announcement::Board(board.standing_at(tx, &found, now)?)
        }
        Post::Result => Announcement::Board(newest()?),
        Post::TellResult => match found()?.end {
            None => Announcement::Overtaken,
            Some(end) => Announcement::TellResult(newest()?, end),
        },
        Post::CloseThread => match found()?.end {
            None => Announcement::Overtaken,
            Some(end) => Announcement::CloseThread(newest()?, end),
        },
        Post::Reopen { channel } => reopen(tx, challenge()?, channel)?,
        Post::Ruling { deed } => {
            let done = tx.rulings(id)?.into_iter().find(|done| done.id == deed);
            Announcement::Ruling(newest()?, done.ok_or(Refusal::Unknown(id))?)
        }
        Post::TellBan { deed, player } => ban(tx, at, (player, deed))?,
        Post::PlanVoid { player } => Announcement::PlanVoid(newest()?, player),
        Post::Word {
            follower,
            ply,
            taken_back,
            new,
        } => {
            let found = found()?;
            if found.taken_back != taken_back {
                return Ok(Announcement::Overtaken);
            }
            let view = board_of_plies(tx, &found, ply, new)?;
            let word = following::word(tx, follower, view, false)?;
            word.map_or(Announcement::Overtaken, Announcement::Word)
        }
        Post::LastWord { follower } => {
            let word = following::word(tx, follower, newest()?, true)?;
            word.map_or(Announcement::Overtaken, Announcement::Word)
        }
        Post::TimeUp => time_up(tx, &found()?)?,
        Post::Refresh => refresh(tx, &found()?, now)?,
        Post::Clock { news } => clock_news(tx, &found()?, news, now)?,
        Post::Remind {
            reminder,
            player,
            direct,
        } => remind(tx, at, (reminder, player, direct))?,
        Post::Unremind { channel, message } => delete(tx, channel, message)?,
        Post::Digest { player } if digests::is_overtaken(tx, player, now)? => {
            Announcement::Overtaken
        }
        Post::Digest { player } => Announcement::Digest(DigestView::load(tx, at, player, now)?),
        Post::LookFor { player } => look_for(&found()?, player),
        Post::Missing { stage } => missing(tx, &found()?, stage)?,
        Post::Back { player } => Announcement::Back(newest()?, player),
        Post::Offer { offer } => Announcement::Offer(OfferView::load(tx, &found()?, offer)?),
        Post::CloseOffer { offer } => close_offer(tx, &found()?, offer)?,
        Post::Retire { .. } | Post::Bulletin => return Err(Refusal::Unknown(id).into()),
    })
}

/// An offer that is closed, if it has been posted.
fn close_offer(tx: &ReadTx<'_>, on: &Match, offer: OfferId) -> Result<Announcement, Failure> {
    Ok(match tx.offer_message(offer)? {
        Some((channel, message)) => {
            Announcement::CloseOffer(OfferView::load(tx, on, offer)?, channel, message)
        }
        None => Announcement::Overtaken,
    })
}

/// Whether a player is missing, unless it is no longer their turn.
fn look_for(found: &Match, player: UserId) -> Announcement {
    if found.turn() == Some(player) {
        Announcement::LookFor(player, found.place.server)
    } else {
        Announcement::Overtaken
    }
}

/// What a member is told of their ban, unless something newer says all.
fn ban(
    tx: &ReadTx<'_>,
    at: ShowingId,
    (player, deed): (UserId, DeedId),
) -> Result<Announcement, Failure> {
    let word = bans::word(tx, at, (player, deed))?;
    Ok(word.map_or(Announcement::Overtaken, Announcement::Ban))
}

/// A reminder, attached to the match in which time runs out first.
fn remind(
    tx: &ReadTx<'_>,
    at: ShowingId,
    (reminder, player, direct): (ReminderId, UserId, bool),
) -> Result<Announcement, Failure> {
    let mut venue = tx.venue(at)?.ok_or(Refusal::Unknown(MatchId(at.0)))?;
    if tx.notices(player)?.place == NoticePlace::Channel {
        venue.channel = Some(venue.place.channel);
    }
    Ok(Announcement::Reminder(ReminderView {
        id: reminder,
        player,
        direct,
        lines: reminders::lines(tx, reminder)?,
        venue,
    }))
}

/// A message that is to be deleted, perhaps in the thread of a match that is over.
fn delete(
    tx: &ReadTx<'_>,
    channel: ChannelId,
    message: MessageId,
) -> Result<Announcement, Failure> {
    let shown = match tx.match_in(channel)? {
        Some(id) => tx.find_match(id)?,
        None => None,
    };
    Ok(Announcement::Delete {
        channel,
        message,
        over: shown.is_some_and(|found| found.end.is_some()),
    })
}

/// A challenge that has become a match, and the names of its players.
fn named(tx: &ReadTx<'_>, view: ChallengeView) -> Result<(ChallengeView, [String; 2]), Failure> {
    let players = view.players.ok_or(Refusal::NotStarted(view.id))?;
    let server = view.venue.place.server;
    let name = |side| match players.on(side).computer_key() {
        Some(key) => Ok(view.venue.place.locale.text(key)),
        None => views::named(tx, server, players.on(side), view.guest.as_ref()),
    };
    let names = [name(Side::First)?, name(Side::Second)?];
    Ok((view, names))
}

/// The same, and the forum in which the match gets a post.
fn opening(
    tx: &ReadTx<'_>,
    view: ChallengeView,
) -> Result<(ChallengeView, [String; 2], Option<ChannelId>), Failure> {
    let (view, names) = named(tx, view)?;
    let forum = tx.server_settings(view.venue.place.server)?.forum();
    Ok((view, names, forum))
}

/// A match whose venue is gone, and where it may go.
fn reopen(
    tx: &ReadTx<'_>,
    view: ChallengeView,
    channel: Option<ChannelId>,
) -> Result<Announcement, Failure> {
    let (view, names) = named(tx, view)?;
    let settings = tx.server_settings(view.venue.place.server)?;
    let reopening = Reopening {
        forum: settings.forum(),
        thread: settings.threads,
        channel,
    };
    Ok(Announcement::Reopen(view, names, reopening))
}

/// The board after a ply, with the last `new` moves that led to it. A resignation has a post of its
/// own. If both are delivered late, the board of the last move must not tell it first.
fn board_of_plies(
    tx: &ReadTx<'_>,
    found: &Match,
    ply: u32,
    new: u32,
) -> Result<BoardView, Failure> {
    let mut view = BoardView::load(tx, found, ply)?;
    view.end = view.end.filter(|end| end.is_by_move());
    view.lately = lately(tx, &view, new)?;
    view.first_hop = is_first_hop(tx, &view, new)?;
    view.guided(tx, new)
}

/// Word of a clock, unless it is not true any more.
fn clock_news(
    tx: &ReadTx<'_>,
    found: &Match,
    news: ClockNews,
    now: Timestamp,
) -> Result<Announcement, Failure> {
    let view = BoardView::load(tx, found, found.ply())?.standing_at(tx, found, now)?;
    let Some(clock) = view.clock else {
        return overtaken(tx, found, Prompt::of_news(news));
    };
    let Standing { pause, away, .. } = clock.standing;
    let is_away = |player| {
        let side = found.players.side_of(player);
        side.is_some_and(|side| away[side.index()].is_some())
    };
    let (mut news, mut said) = (news, None);
    if let ClockNews::Gift {
        to,
        seconds,
        revision: Some(revision),
    } = &mut news
        && let Some(given) = tx.given(found.id, *to, *revision)?
    {
        *seconds = given.time.as_secs();
        said = given.message;
    }
    let holds = match news {
        ClockNews::Gift { .. } => true,
        ClockNews::Pause => pause.is_some(),
        ClockNews::Resume { .. } => pause.is_none(),
        ClockNews::Away { player } => is_away(player),
        ClockNews::Back { player } => !is_away(player),
        ClockNews::Days {
            revision, before, ..
        } => {
            let before = before.map(Timestamp::from_seconds);
            found.revision() == revision && habits::is_worth_a_word(before, clock.deadline)
        }
        ClockNews::Outage { number, .. } => has_moved(tx, found.id, number)?,
    };
    if holds {
        Ok(Announcement::ClockNews(view, news, said))
    } else {
        overtaken(tx, found, Prompt::of_news(news))
    }
}

/// A post that has been overtaken by events, also if it had such a button.
fn overtaken(
    tx: &ReadTx<'_>,
    found: &Match,
    prompt: Option<Prompt>,
) -> Result<Announcement, Failure> {
    let venue = tx.venue(found.showing)?.ok_or(Refusal::Unknown(found.id))?;
    Ok(match prompt {
        Some(prompt) => Announcement::Unprompt(venue.shown_in(), prompt),
        None => Announcement::Overtaken,
    })
}

/// Whether an outage has moved a deadline by as much as is worth a word. It may have been in quiet
/// hours, and whoever has moved since reads the time on the new board.
fn has_moved(tx: &ReadTx<'_>, id: MatchId, outage: i64) -> Result<bool, Failure> {
    let Some(Ticking { clock, .. }) = tx.ticking(id)? else {
        return Ok(false);
    };
    let since = clock.reading().since;
    let without = tx.obstacles_but(id, since, outage)?;
    let with = tx.obstacles(id, since)?;
    let deadlines = [&without, &with].map(|obstacles| clock.deadline(obstacles.stops()));
    Ok(matches!(deadlines, [Some(before), Some(after)] if after.since(before) >= WORTH_A_WORD))
}

/// The newest board again, unless there is none, or a newer one comes.
fn refresh(tx: &ReadTx<'_>, found: &Match, now: Timestamp) -> Result<Announcement, Failure> {
    if found.end.is_some() {
        return Ok(Announcement::Overtaken);
    }
    let new = tx.newest_plies(found.id)?;
    let view = board_of_plies(tx, found, found.ply(), new)?.standing_at(tx, found, now)?;
    let channel = view.venue.shown_in();
    if tx.board_waits(found.showing)? {
        return Ok(Announcement::Behind(channel));
    }
    let newest = tx.newest_board(found.showing)?;
    Ok(match newest.and_then(|board| board.message) {
        Some(message) => Announcement::Refresh(view, channel, message),
        None => Announcement::Overtaken,
    })
}

/// What is said of a mover who may be missing, unless the match has gone on since.
fn missing(tx: &ReadTx<'_>, found: &Match, stage: WatchStage) -> Result<Announcement, Failure> {
    let Some(watch) = tx.watch(found.id)?.filter(|watch| watch.stage == stage) else {
        return overtaken(tx, found, Prompt::of_stage(stage));
    };
    let over_at = tx.stage_ends(found.id, watch)?;
    let view = BoardView::load(tx, found, found.ply())?;
    Ok(Announcement::Missing(view, stage, over_at))
}

/// What is said when the mover's time has run out, unless the match has gone on since.
fn time_up(tx: &ReadTx<'_>, found: &Match) -> Result<Announcement, Failure> {
    let Some(ticking) = tx.ticking(found.id)?.filter(|ticking| ticking.claimable) else {
        return overtaken(tx, found, Some(Prompt::Claim));
    };
    let obstacles = tx.obstacles(found.id, ticking.clock.reading().since)?;
    let ends_at = ticking.clock.ends_at(Flag::Claim, obstacles.stops());
    let view = BoardView::load(tx, found, found.ply())?;
    Ok(ends_at.map_or(Announcement::Overtaken, |ends_at| {
        Announcement::TimeUp(view, ends_at)
    }))
}
