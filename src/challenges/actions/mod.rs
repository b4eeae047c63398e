//! Challenges: players make, accept, decline or withdraw them, or they expire.

pub mod arranged;
pub mod codes;
pub mod limits;
pub mod seats;
pub mod seeks;

use std::time::Duration;

use self::{
    arranged::{START, open_venue},
    limits::{Purpose, check_elsewhere, check_invitation, check_matches, check_pair},
};
use crate::{
    challenges::actions::arranged::Shown,
    clocks::actions::fails_for_good,
    host::{
        Cx, Failure, Host, ReadCx,
        pass::{self, AT_ONCE, Left, Pass},
    },
    moderation::actions::banned::check_bans,
    rankings::actions::ladders,
};
use domain::{
    clock::Timestamp,
    community::{Code, seeks::SeatLimits},
    matches::{
        Challenge, ChallengeState, ChannelId, Closing, Invitation, MatchId, NoCode, Place, Refusal,
        ServerId, SideWish, TimingWish, UserId,
    },
};
use rules::{AnyPosition, Side};
use store::{About, Challenges, Lock, Post, Seen, WriteTx};

/// The shortest interval between two pings of the role for open seats in a server.
const CALL_EVERY: Duration = Duration::from_mins(30);

/// How long after a tap an identical tap counts as a repetition.
const SAME_TAP: Duration = Duration::from_mins(1);

/// The challenge that a user wants to make.
#[derive(Clone, Debug)]
pub struct ChallengeRequest {
    /// The place where the challenge is posted.
    pub place: Place,
    /// The fallback if it cannot be posted there: the channel where it is made.
    pub made_in: ChannelId,
    /// The start position.
    pub start: AnyPosition,
    /// The players it is for.
    pub invited: Invited,
    /// The side the challenger wants.
    pub wish: SideWish,
    /// The challenger's wishes about time.
    pub timing: TimingWish,
    /// Whether the match will count for ratings.
    pub rated: bool,
    /// The limits of an open seat: who can take it, and how long it waits.
    pub limits: SeatLimits,
    /// Whether the challenger wants the opponent's place on the ladder of the game.
    pub ladder: bool,
}

/// The players a challenge is for.
#[derive(Clone, Debug)]
pub enum Invited {
    /// Anyone who wants to play: an open seat.
    Anyone,
    /// A member of the server.
    Member(Opponent),
    /// The player who has this code, from any server.
    ByCode(Code),
}

/// The opponent that a user has named.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// The user, as the server shows them.
    pub seen: Seen,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether this user is in the server.
    pub is_member: bool,
}

/// The outcome of a tap that makes a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// The challenge is made.
    New(MatchId),
    /// An earlier tap has already made it.
    Before(MatchId),
}

impl Opponent {
    /// Checks that `by` may challenge this user at all.
    pub fn check(&self, by: UserId) -> Result<(), Refusal> {
        if self.seen.user == by {
            return Err(Refusal::ChallengedSelf);
        }
        if self.is_bot {
            return Err(Refusal::ChallengedBot);
        }
        if !self.is_member {
            return Err(Refusal::ChallengedStranger(self.seen.user));
        }
        Ok(())
    }
}

/// Makes a challenge, which is posted to its channel.
pub fn make(cx: &Cx<'_>, request: &ChallengeRequest) -> Result<MatchId, Failure> {
    Ok(match make_unless(cx, request, None)? {
        Made::New(id) | Made::Before(id) => id,
    })
}

/// Makes a challenge from a tap. A user who taps twice because the answer is slow means one challenge.
pub fn make_by_tap(cx: &Cx<'_>, request: &ChallengeRequest) -> Result<Made, Failure> {
    make_unless(cx, request, Some(SAME_TAP))
}

/// Makes a challenge, unless the challenger made the same one within this time and it is still waiting.
fn make_unless(
    cx: &Cx<'_>,
    request: &ChallengeRequest,
    made_within: Option<Duration>,
) -> Result<Made, Failure> {
    let (tx, now, challenger) = (cx.tx, cx.now, cx.user());
    let (place, game) = (request.place, request.start.game());
    seats::check_limits(&request.invited, request.limits)?;
    tx.lock(Lock::User(challenger))?;
    let timing = tx.settings().paces(place.server)?.grant(request.timing)?;
    let mut elsewhere = None;
    let opponent = match &request.invited {
        Invited::Anyone => None,
        Invited::Member(opponent) => {
            opponent.check(challenger)?;
            tx.people().set_name(place.server, &opponent.seen, now)?;
            Some(opponent.seen.user)
        }
        Invited::ByCode(code) => {
            let found = codes::find(tx, code, place.server)?;
            elsewhere = Some(found.place).filter(|there| there.server != place.server);
            if let Some(there) = elsewhere
                && !tx
                    .settings()
                    .paces(there.server)?
                    .offered()
                    .contains(&timing.pace)
            {
                return Err(Refusal::from(NoCode::Pace).into());
            }
            Some(found.player)
        }
    };
    let invitation = Invitation {
        place,
        start: request.start.clone(),
        challenger,
        opponent,
        wish: request.wish,
        timing,
        rated: request.rated,
        rematch_of: None,
    };
    if let Some(within) = made_within
        && let Some(id) = same(&tx.challenges(), &invitation, within, now)?
    {
        return Ok(Made::Before(id));
    }
    let purpose = if request.ladder {
        Purpose::Ladder
    } else {
        Purpose::Play
    };
    check_invitation(cx, &invitation, purpose)?;
    let climb = request
        .ladder
        .then(|| ladders::check_challenge(&tx.ladders(), place.server, game, challenger, opponent))
        .transpose()?;
    let id = tx.challenges().insert(&invitation, now)?;
    seats::limit(tx, id, &invitation, request.limits, now)?;
    if let (Some(opponent), Some(there)) = (opponent, elsewhere) {
        mirror(tx, id, opponent, there)?;
    }
    let wants_call = tx.settings().of_server(place.server)?.seat_role.is_some();
    if opponent.is_none() && wants_call {
        tx.challenges()
            .call_for_seat(place.server, id, now, now.before(CALL_EVERY))?;
    }
    if let Some(climb) = climb {
        tx.ladders().insert_game(id, &climb)?;
    }
    cx.note_act()?;
    let here = Place {
        channel: request.made_in,
        ..place
    };
    post_cards(tx, id, here, elsewhere, now)?;
    Ok(Made::New(id))
}

/// Returns whether the next challenge in this server would be its first: no match has begun there, and no challenge is
/// waiting.
pub fn is_first(cx: &ReadCx<'_>) -> Result<bool, Failure> {
    Ok(!cx.tx.challenges().knows_matches(cx.server())?)
}

/// Accepts a challenge or takes an open challenge, which begins the match. Returns where it is shown.
pub fn accept(cx: &Cx<'_>, id: MatchId) -> Result<Shown, Failure> {
    let challenge = find_challenge(cx, id)?;
    lock_both(cx.tx, cx.user(), challenge.invitation.challenger)?;
    // It may have been answered before the locks were taken.
    let challenge = lock_challenge(cx, id)?;
    begin_match(cx, &challenge)
}

/// Declines a challenge.
pub fn decline(cx: &Cx<'_>, id: MatchId) -> Result<(), Failure> {
    let challenge = lock_challenge(cx, id)?;
    close(cx.tx, id, challenge.decline(cx.user(), cx.now)?, cx.now)
}

/// Withdraws a challenge.
pub fn withdraw(cx: &Cx<'_>, id: MatchId) -> Result<(), Failure> {
    let challenge = lock_challenge(cx, id)?;
    close(cx.tx, id, challenge.withdraw(cx.user(), cx.now)?, cx.now)
}

/// Shows a challenge in this channel, because it cannot be posted in the other one.
pub async fn show_in(host: &Host, about: About, channel: ChannelId) -> Result<(), Failure> {
    let About::Match(id, at) = about else {
        return Ok(());
    };
    host.store
        .write(Lock::Match(id), move |tx| {
            Ok(tx.showings().move_challenge(at, channel)?)
        })
        .await
}

/// Withdraws a challenge that nobody could see, if it is still waiting.
pub async fn withdraw_unposted(host: &Host, id: MatchId) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Match(id), move |tx| {
            let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
            if challenge.state == ChallengeState::Open {
                close(tx, id, Closing::Withdrawn, now)?;
            }
            Ok(())
        })
        .await
}

/// Ends challenges whose time is up.
pub(crate) async fn expire_all(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.challenges().expired(until, after, AT_ONCE),
        |tx, until| tx.challenges().next_expiry(until),
        |id| expire_or_drop(host, id, now),
    )
    .await
}

async fn expire_or_drop(host: &Host, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    let expired = host
        .store
        .write(Lock::Match(id), move |tx| expire(tx, id, now));
    if fails_for_good(expired.await, id, "an expired challenge could not be read")? {
        // Nobody could accept it, and there is nothing to show.
        host.store
            .write(Lock::Match(id), move |tx| {
                tx.challenges()
                    .set_state(id, ChallengeState::Closed(Closing::Expired))?;
                Ok::<_, Failure>(tx.ladders().forget_game(id)?)
            })
            .await?;
    }
    Ok(())
}

/// Ends a challenge whose time is up.
fn expire(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    // It may have been answered, or another process may have ended it.
    let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
    if challenge.state == ChallengeState::Open && challenge.expires_at <= now {
        close(tx, id, Closing::Expired, now)?;
    }
    Ok(())
}

/// Takes the locks of two users, under which each user's matches are counted.
pub(crate) fn lock_both(tx: &WriteTx<'_>, one: UserId, other: UserId) -> Result<(), Failure> {
    tx.lock(Lock::User(one.min(other)))?;
    Ok(tx.lock(Lock::User(one.max(other)))?)
}

/// Begins the match of a challenge that the user accepts. The transaction has the locks of both players and of the
/// challenge.
pub(crate) fn begin_match(cx: &Cx<'_>, challenge: &Challenge) -> Result<Shown, Failure> {
    let (tx, now, by, id) = (cx.tx, cx.now, cx.user(), challenge.id);
    let players = challenge.accept(by, now, lot())?;
    let challenger = challenge.invitation.challenger;
    let showings = tx.showings().of_match(id)?;
    let here = challenge.invitation.place.server;
    let most_matches = cx.house.most_matches;
    check_bans(&tx.bans(), here, by, Some(challenger))?;
    seats::check_rating(tx, challenge, by)?;
    if tx.ladders().game(id)?.is_some() {
        check_matches(tx, here, challenger, None, most_matches)?;
    } else {
        check_pair(&tx.people(), by, challenger)?;
        check_matches(tx, here, by, Some(challenger), most_matches)?;
    }
    if let Some(guest) = challenge.guest {
        check_elsewhere(tx, guest.server, by, challenger)?;
    }
    tx.matches()
        .insert(id, &challenge.invitation, players, now)?;
    cx.note_act()?;
    tx.outbox().enqueue(id, &Post::CloseChallenge, now)?;
    if let Some(before) = challenge.invitation.rematch_of {
        tx.show_again(before);
    }
    let mut shown = Shown::AsChosen;
    for showing in &showings {
        let opened = open_venue(tx, showing, &Post::OpenVenue, now)?;
        if showing.id == challenge.showing {
            shown = opened;
        }
    }
    tx.outbox().enqueue(id, &START, now)?;
    Ok(shown)
}

/// Posts a challenge in each of its showings or, where that is not possible, in whichever of these
/// places is in the same server: where it was made, and where the opponent wants challenges.
pub(crate) fn post_cards(
    tx: &WriteTx<'_>,
    id: MatchId,
    here: Place,
    there: Option<Place>,
    now: Timestamp,
) -> Result<(), Failure> {
    for showing in tx.showings().of_match(id)? {
        let place = there.filter(|there| there.server == showing.place.server);
        let made_in = place.unwrap_or(here).channel;
        let instead = (made_in != showing.place.channel).then_some(made_in);
        tx.outbox()
            .enqueue_at(showing.id, &Post::Challenge { instead }, now)?;
    }
    Ok(())
}

/// Shows a challenge in its opponent's server too. Both players must be welcome there.
pub(crate) fn mirror(
    tx: &WriteTx<'_>,
    id: MatchId,
    opponent: UserId,
    there: Place,
) -> Result<(), Failure> {
    let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
    let challenger = challenge.invitation.challenger;
    check_elsewhere(tx, there.server, challenger, opponent)?;
    let place = tx.settings().of_server(there.server)?.place(there);
    tx.showings().insert_mirror(&challenge, place, opponent)?;
    Ok(())
}

/// Returns an identical challenge, if one is waiting and was made within this time. The transaction has
/// the challenger's lock.
fn same(
    challenges: &Challenges<'_>,
    invitation: &Invitation,
    within: Duration,
    now: Timestamp,
) -> Result<Option<MatchId>, Failure> {
    let made_from = now.before(within);
    let (server, by) = (invitation.place.server, invitation.challenger);
    for id in challenges.open_of(server, by, now)? {
        let is_same =
            |found: Challenge| found.made_at > made_from && found.invitation == *invitation;
        if challenges.find(id)?.is_some_and(is_same) {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Withdraws everything a user has proposed in a server that is still waiting.
pub(crate) fn withdraw_all(
    tx: &WriteTx<'_>,
    server: ServerId,
    by: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    for id in tx.challenges().open_of(server, by, now)? {
        tx.lock(Lock::Match(id))?;
        // It may have been answered before the lock was taken.
        let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
        if challenge.state == ChallengeState::Open {
            close(tx, id, Closing::Withdrawn, now)?;
        }
    }
    Ok(())
}

pub(crate) fn close(
    tx: &WriteTx<'_>,
    id: MatchId,
    how: Closing,
    now: Timestamp,
) -> Result<(), Failure> {
    tx.challenges().set_state(id, ChallengeState::Closed(how))?;
    let closed = tx.challenges().find(id)?;
    if let Some(before) = closed.and_then(|closed| closed.invitation.rematch_of) {
        tx.show_again(before);
    }
    match how {
        Closing::Withdrawn => tx.ladders().forget_game(id)?,
        // It may cost a place, which requires the ladder's lock.
        Closing::Declined | Closing::Expired => tx.ladders().note_game(id, now)?,
    }
    tx.outbox().enqueue(id, &Post::CloseChallenge, now)?;
    Ok(())
}

/// Draws the side of a player who has left it to the lot.
pub(crate) fn lot() -> Side {
    if fastrand::bool() {
        Side::First
    } else {
        Side::Second
    }
}

/// Finds a challenge as it is shown where the user acts, if it is.
fn find_challenge(cx: &ReadCx<'_>, id: MatchId) -> Result<Challenge, Failure> {
    let found = cx.tx.challenges().find_in(cx.server(), id)?;
    Ok(found.ok_or(Refusal::Unknown(id))?)
}

/// Finds a challenge under its lock.
fn lock_challenge(cx: &Cx<'_>, id: MatchId) -> Result<Challenge, Failure> {
    cx.tx.lock(Lock::Match(id))?;
    find_challenge(cx, id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_members_who_are_people_are_challenged_and_by_others() {
        let user = UserId(2);
        let person = Opponent {
            seen: Seen {
                user,
                name: "Ben".to_owned(),
                account: "ben".to_owned(),
            },
            is_bot: false,
            is_member: true,
        };
        assert_eq!(person.check(UserId(1)), Ok(()));
        assert_eq!(person.check(user), Err(Refusal::ChallengedSelf));
        let bot = Opponent {
            is_bot: true,
            ..person.clone()
        };
        assert_eq!(bot.check(UserId(1)), Err(Refusal::ChallengedBot));
        let stranger = Opponent {
            is_member: false,
            ..person
        };
        let refused = Err(Refusal::ChallengedStranger(user));
        assert_eq!(stranger.check(UserId(1)), refused);
    }
}
