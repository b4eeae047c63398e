//! Challenges: a player makes, accepts, declines or withdraws one, or it expires.

use std::time::Duration;

use super::{
    Failure, Host,
    bans::check_bans,
    limits::{check_invitation, check_matches, check_pair, may_open_thread},
};
use crate::{
    clock::Timestamp,
    games::{AnyPosition, Side},
    matches::{
        Challenge, ChallengeState, Closing, Invitation, MatchId, Place, Refusal, RoleId, ServerId,
        SideWish, Timing, TimingWish, UserId,
    },
    store::{Lock, Post, ReadTx, Seen, WriteTx},
};

/// How many challenges whose time is up are looked for at once.
const EXPIRE_AT_ONCE: u32 = 100;

/// How long after a tap the same tap again is taken for a repetition.
const SAME_TAP: Duration = Duration::from_mins(1);

/// The challenge that somebody wants to make.
#[derive(Clone, Debug)]
pub struct ChallengeRequest {
    /// The place where it is made. The server may have chosen another one for all.
    pub place: Place,
    /// The start position.
    pub start: AnyPosition,
    /// The challenger.
    pub challenger: UserId,
    /// The challenger's roles in the server.
    pub roles: Vec<RoleId>,
    /// The opponent. None makes it an open seat.
    pub opponent: Option<Opponent>,
    /// The side that the challenger wants.
    pub wish: SideWish,
    /// What the challenger has said about time.
    pub timing: TimingWish,
    /// Whether the match will count for ratings.
    pub rated: bool,
}

/// The opponent that somebody has named.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// The user, as the server shows them.
    pub seen: Seen,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether this user is in the server.
    pub is_member: bool,
}

/// What became of a tap that makes a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// The challenge is made.
    New(MatchId),
    /// A tap just before has made it.
    Before(MatchId),
}

/// Where a match that has begun is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In a thread of its own, where one can be opened.
    InThread,
    /// In the challenge's channel, because many threads were opened in the server.
    InChannel,
    /// In the challenge's channel, as the server has chosen.
    AsChosen,
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

impl Host {
    /// Makes a challenge, which is posted to its channel.
    pub async fn challenge(&self, request: ChallengeRequest) -> Result<MatchId, Failure> {
        let made = self.make(request, None).await?;
        Ok(match made {
            Made::New(id) | Made::Before(id) => id,
        })
    }

    /// The same for somebody who has tapped. Whoever taps twice, because the answer is slow, means
    /// one challenge.
    pub async fn challenge_by_tap(&self, request: ChallengeRequest) -> Result<Made, Failure> {
        self.make(request, Some(SAME_TAP)).await
    }

    /// Makes a challenge, unless the challenger has made the same within this time and it waits.
    async fn make(
        &self,
        request: ChallengeRequest,
        unless_within: Option<Duration>,
    ) -> Result<Made, Failure> {
        let (now, most_matches) = (self.clock.now(), self.most_matches);
        let ChallengeRequest {
            place,
            start,
            challenger,
            roles,
            opponent,
            wish,
            timing,
            rated,
        } = request;
        let proposed = Invitation {
            place,
            start,
            challenger,
            opponent: opponent.as_ref().map(|opponent| opponent.seen.user),
            wish,
            timing: Timing::NONE,
            rated,
            rematch_of: None,
        };
        self.store
            .write(Lock::User(challenger), move |tx| {
                let paces = tx.paces(place.server)?;
                let invitation = Invitation {
                    place: tx.server_settings(place.server)?.place(place),
                    timing: paces.grant(timing)?,
                    ..proposed.clone()
                };
                if let Some(opponent) = &opponent {
                    opponent.check(challenger)?;
                    tx.set_name(place.server, &opponent.seen)?;
                }
                if let Some(within) = unless_within
                    && let Some(id) = same(tx, &invitation, within, now)?
                {
                    return Ok(Made::Before(id));
                }
                check_invitation(tx, &invitation, &roles, most_matches, now)?;
                let id = tx.insert_challenge(&invitation, now)?;
                tx.say(id, &Post::Challenge, now)?;
                Ok(Made::New(id))
            })
            .await
    }

    /// Whether the next challenge in this server would be its first: no match has begun there, and no
    /// challenge waits.
    pub async fn is_new_to(&self, server: ServerId) -> Result<bool, Failure> {
        self.store
            .read(move |tx| Ok(!tx.knows_matches(server)?))
            .await
    }

    /// Accepts a challenge or takes an open seat. The match begins. Gives where it is shown.
    pub async fn accept(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<Shown, Failure> {
        let (now, most_matches) = (self.clock.now(), self.most_matches);
        let lot = if fastrand::bool() {
            Side::First
        } else {
            Side::Second
        };
        self.store
            .write(Lock::None, move |tx| {
                let challenge = find_challenge(tx, server, id)?;
                lock_both(tx, by, challenge.invitation.challenger)?;
                tx.lock(Lock::Match(id))?;
                // It may have been answered before the locks were there.
                let challenge = find_challenge(tx, server, id)?;
                begin(tx, &challenge, by, (now, lot), most_matches)
            })
            .await
    }

    /// Declines a challenge.
    pub async fn decline(&self, server: ServerId, id: MatchId, by: UserId) -> Result<(), Failure> {
        self.close(server, id, move |challenge, now| challenge.decline(by, now))
            .await
    }

    /// Takes a challenge back.
    pub async fn withdraw(&self, server: ServerId, id: MatchId, by: UserId) -> Result<(), Failure> {
        self.close(server, id, move |challenge, now| {
            challenge.withdraw(by, now)
        })
        .await
    }

    /// Takes a challenge back that nobody could see, if it still waits.
    pub async fn withdraw_unposted(&self, id: MatchId) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let challenge = tx.challenge(id)?.ok_or(Refusal::Unknown(id))?;
                if challenge.state == ChallengeState::Open {
                    close(tx, id, Closing::Withdrawn, now)?;
                }
                Ok(())
            })
            .await
    }

    async fn close(
        &self,
        server: ServerId,
        id: MatchId,
        decide: impl Fn(&Challenge, Timestamp) -> Result<Closing, Refusal> + Send + 'static,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let challenge = find_challenge(tx, server, id)?;
                let how = decide(&challenge, now)?;
                close(tx, id, how, now)
            })
            .await
    }
}

/// Ends challenges whose time is up, and tells when the next one expires.
pub(super) fn expire(tx: &WriteTx<'_>, now: Timestamp) -> Result<Option<Timestamp>, Failure> {
    let mut expired = tx.expired_challenges(now, EXPIRE_AT_ONCE)?;
    expired.sort_unstable();
    let there_may_be_more = u32::try_from(expired.len()).is_ok_and(|count| count >= EXPIRE_AT_ONCE);
    for id in expired {
        tx.lock(Lock::Match(id))?;
        // It may have been answered, or another process may have ended it.
        let challenge = tx.challenge(id)?.ok_or(Refusal::Unknown(id))?;
        if challenge.state == ChallengeState::Open && challenge.expires_at <= now {
            close(tx, id, Closing::Expired, now)?;
        }
    }
    if there_may_be_more {
        return Ok(Some(now));
    }
    Ok(tx.next_expiry(now)?)
}

/// Takes the locks of two users, under which each one's matches are counted.
pub(super) fn lock_both(tx: &WriteTx<'_>, one: UserId, other: UserId) -> Result<(), Failure> {
    tx.lock(Lock::User(one.min(other)))?;
    Ok(tx.lock(Lock::User(one.max(other)))?)
}

/// Begins the match of a challenge that `by` accepts. The transaction has the locks of both players
/// and of the challenge. A lot gives the challenger this side.
pub(super) fn begin(
    tx: &WriteTx<'_>,
    challenge: &Challenge,
    by: UserId,
    (now, lot): (Timestamp, Side),
    most_matches: u32,
) -> Result<Shown, Failure> {
    let id = challenge.id;
    let Invitation {
        place, challenger, ..
    } = challenge.invitation;
    let players = challenge.accept(by, now, lot)?;
    check_bans(tx, place.server, by, Some(challenger))?;
    check_pair(tx, by, challenger)?;
    check_matches(tx, place.server, by, Some(challenger), most_matches)?;
    tx.insert_match(id, &challenge.invitation, players, now)?;
    tx.say(id, &Post::CloseChallenge, now)?;
    let shown = if !tx.server_settings(place.server)?.has_venues() {
        // Counted, because the count also tells that there was a match here.
        may_open_thread(tx, place.server, now)?;
        tx.set_venue(id, place.channel)?;
        Shown::AsChosen
    } else if may_open_thread(tx, place.server, now)? {
        tx.say(id, &Post::OpenVenue, now)?;
        Shown::InThread
    } else {
        tx.set_venue(id, place.channel)?;
        Shown::InChannel
    };
    let start = Post::Board {
        ply: 0,
        taken_back: 0,
        new: 0,
    };
    tx.say(id, &start, now)?;
    Ok(shown)
}

/// The same challenge, if it waits and was made within this time. The transaction has the
/// challenger's lock.
fn same(
    tx: &ReadTx<'_>,
    invitation: &Invitation,
    within: Duration,
    now: Timestamp,
) -> Result<Option<MatchId>, Failure> {
    let made_from = now.before(within);
    let (server, by) = (invitation.place.server, invitation.challenger);
    for id in tx.open_challenges_of(server, by, now)? {
        let is_same =
            |found: Challenge| found.made_at > made_from && found.invitation == *invitation;
        if tx.challenge(id)?.is_some_and(is_same) {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Withdraws all that a user has proposed in a server and that still waits.
pub(super) fn withdraw_all(
    tx: &WriteTx<'_>,
    server: ServerId,
    by: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    for id in tx.open_challenges_of(server, by, now)? {
        tx.lock(Lock::Match(id))?;
        // It may have been answered before the lock was there.
        let challenge = find_challenge(tx, server, id)?;
        if challenge.state == ChallengeState::Open {
            close(tx, id, Closing::Withdrawn, now)?;
        }
    }
    Ok(())
}

fn close(tx: &WriteTx<'_>, id: MatchId, how: Closing, now: Timestamp) -> Result<(), Failure> {
    tx.set_challenge_state(id, ChallengeState::Closed(how))?;
    tx.say(id, &Post::CloseChallenge, now)?;
    Ok(())
}

fn find_challenge(tx: &ReadTx<'_>, server: ServerId, id: MatchId) -> Result<Challenge, Failure> {
    match tx.challenge(id)? {
        Some(challenge) if challenge.invitation.place.server == server => Ok(challenge),
        _ => Err(Refusal::Unknown(id).into()),
    }
}
