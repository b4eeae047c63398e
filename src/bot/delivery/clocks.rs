//! Word of a time that has run out.

use super::{courier::Courier, look_up::Mark, posting::Posted};
use crate::{
    bot::{cards, error::Error},
    clock::Timestamp,
    host::{BoardView, Due, Effect},
};

impl Courier {
    pub(super) async fn post_time_up(
        &self,
        due: &Due,
        view: &BoardView,
        ends_at: Timestamp,
    ) -> Result<Effect, Error> {
        let venue = view.venue;
        let mark = Mark::Button(cards::claim_button(view.id));
        if self.find(due, venue.shown_in(), &mark).await?.is_some() {
            return Ok(Effect::None);
        }
        let mover = view.position.side_to_move();
        let card = cards::time_up(view, (mover, ends_at), venue.place.locale);
        Ok(match self.post(due, due.about, &venue, card).await? {
            Posted::In(..) => Effect::None,
            Posted::Nowhere(why) => Effect::Adrift(why),
        })
    }
}
