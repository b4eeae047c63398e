//! `/server`, the page about rewards: a server's honours for its best players.

use poise::serenity_prelude as serenity;

use super::{Caller, Context, Error, answer};
use crate::{
    bot::handlers::rewards,
    host::{HonoursChange, Without},
};
use domain::matches::RoleId;

/// What a manager says about the rewards for the best players.
pub(super) struct Rewards {
    pub(super) news: Option<bool>,
    pub(super) best: Option<serenity::Role>,
    pub(super) champion: Option<serenity::Role>,
    pub(super) without: Option<Without>,
}

impl Rewards {
    pub(super) fn says_something(&self) -> bool {
        self.news.is_some()
            || self.best.is_some()
            || self.champion.is_some()
            || self.without.is_some()
    }
}

/// Shows and changes the server's honours for its best players.
pub(super) async fn honours(context: Context<'_>, wish: Rewards) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let [best, champion] =
        [wish.best, wish.champion].map(|role| role.map(|role| RoleId(role.id.get())));
    let change = HonoursChange {
        news: wish.news,
        best,
        champion,
        without: wish.without,
    };
    let (host, http) = (&context.data().host, context.http());
    let message = rewards::change(host, http, &caller, change, caller.access()).await?;
    answer(context, message).await
}
