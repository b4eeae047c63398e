//! The courier: the requests, the turns in each channel, and who delivers.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{
    direct::Tries,
    lanes::Lanes,
    rate::{Rate, Refusals},
    requests::Requests,
};
use crate::{
    discord::{activity::Activity, error::Error, reach::Reach, visibility::Visibility},
    host::Host,
};
use domain::{matches::MatchId, processes::budget::Demand};
use store::{Due, Holder};

/// The interval at which a channel accepts messages, where Discord limits that: five in five
/// seconds.
const APART: Duration = Duration::from_secs(1);

/// The interval where Discord sets no limits, as in the local Discord.
const UNLIMITED_APART: Duration = Duration::from_millis(20);

/// Delivers posts.
#[derive(Clone, Debug)]
pub(crate) struct Courier {
    pub(crate) host: Host,
    pub(crate) requests: Requests,
    /// Whether Discord opens the page with live boards.
    pub(crate) activity: Activity,
    pub(crate) lanes: Lanes,
    pub(super) tries: Tries,
    pub(crate) me: serenity::UserId,
    pub(crate) holder: Holder,
    pub(crate) reach: Reach,
    pub(crate) visibility: Visibility,
}

/// The identity and limits of the delivering process.
#[derive(Clone, Debug)]
pub(crate) struct Deliverer {
    /// The bot's user.
    pub(crate) me: serenity::UserId,
    /// The process, as the others know it.
    pub(crate) holder: Holder,
    /// The requests of this process that Discord has refused.
    pub(crate) refusals: Refusals,
}

impl Courier {
    /// Returns a courier. It respects Discord's limits where serenity does.
    pub(crate) fn new(
        host: Host,
        http: Arc<serenity::Http>,
        reach: Reach,
        visibility: Visibility,
        deliverer: Deliverer,
    ) -> Courier {
        let Deliverer {
            me,
            holder,
            refusals,
        } = deliverer;
        let (rate, apart) = if http.ratelimiter.is_some() {
            (Rate::limited(refusals), APART)
        } else {
            (Rate::unlimited(refusals), UNLIMITED_APART)
        };
        let measurements = host.measurements().clone();
        Courier {
            host,
            activity: Activity::new(Arc::clone(&http)),
            requests: Requests::new(http, rate, measurements),
            lanes: Lanes::new(apart),
            tries: Tries::default(),
            me,
            holder,
            reach,
            visibility,
        }
    }

    /// Returns the requests that this process wants to make.
    pub(crate) fn demand(&self) -> Demand {
        self.requests.demand()
    }

    /// Shares the requests that Discord takes with other processes.
    pub(crate) fn share(&self, own: Demand, others: &[Demand]) {
        self.requests.share(own, others);
    }

    /// Returns how many posts have not asked Discord for anything yet, because others are ahead of
    /// them.
    pub(crate) fn waiting(&self) -> usize {
        self.lanes.waiting()
    }
}

/// Returns the match that a post is about.
///
/// # Errors
/// If it is about something else, which is only possible for a post that this version cannot read.
pub(crate) fn match_of(due: &Due) -> Result<MatchId, Error> {
    due.about.as_match().ok_or(Error::Unreadable)
}

/// Returns the nonce of a post: the same for each try, and different for every post. The post's
/// number alone would recur in a new database.
pub(crate) fn nonce(due: &Due) -> String {
    format!("{:x}-{:x}", due.id, due.created_at.millis())
}
