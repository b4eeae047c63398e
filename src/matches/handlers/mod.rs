//! Commands and clicks of players and of those who look at matches.

pub(crate) mod afterwards;
pub(crate) mod agree;
pub(crate) mod answer;
pub(crate) mod browsing;
pub(crate) mod buttons;
pub(crate) mod choosing;
pub(crate) mod ended_follows;
pub(crate) mod following;
pub(crate) mod look;
pub(crate) mod offers;
pub(crate) mod one_match;
pub(crate) mod onlookers;
pub(crate) mod options;
pub(crate) mod picker;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod slow;
pub(crate) mod visibility;
