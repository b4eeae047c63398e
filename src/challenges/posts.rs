//! The card of a challenge, and the question to a player who is looking for an opponent: by direct message, or where they
//! are looking if Discord accepts none.

use crate::{
    challenges::{
        actions::{self, codes, seeks::ProposalView},
        cards::{
            self, card_button, challenge, closed_challenge, file_name, reopened_challenge,
            restored_challenge,
        },
    },
    discord::{
        delivery::{
            consequence::takes_no_messages,
            courier::{Courier, nonce},
            look_up::Mark,
            posting::Edited,
        },
        error::Error,
    },
    matches::{actions::views::ChallengeView, posts::boards::Posted},
    moderation::cards::private::challenge_unposted,
    players::cards::challenge_unreached,
};
use domain::{
    causes::chain,
    clock::Timestamp,
    community::seeks::ProposalState,
    matches::{ChallengeState, ChannelId, Place},
};
use store::{Bulletin, Due, Effect, ShownAs, Unreachable};

impl Courier {
    /// Posts the card of a challenge, in the other channel if its own is not possible. If neither
    /// works, nobody could accept the challenge, so it is withdrawn.
    pub(crate) async fn post_card(
        &self,
        due: &Due,
        view: ChallengeView,
        instead: Option<ChannelId>,
    ) -> Result<Effect, Error> {
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let mark = mark_of_card(&view);
        let is_over = matches!(view.state, ChallengeState::Closed(_));
        let found = if is_over {
            // Nobody needs it any more. But an earlier try may have posted it, and then its buttons
            // must be removed.
            self.look_up(due, channel, &mark).await?
        } else {
            self.find(due, channel, &mark).await?
        };
        if let Some(message) = found {
            return Ok(Effect::Challenge(message));
        }
        if is_over {
            return Ok(Effect::None);
        }
        // A match that has begun is shown at its card, which no longer needs to ping anyone.
        let pings = view.pings.filter(|_| view.state == ChallengeState::Open);
        let (id, mut venue, challenger) = (view.id, view.venue, view.challenger);
        let is_mirror = view.is_guest(challenger);
        let card = challenge(&view).pinging(pings);
        let mut posted = self.post(due, id, &venue, card.clone()).await?;
        if let (Posted::Nowhere(_), Some(instead)) = (&posted, instead.filter(|at| *at != channel))
        {
            // Stored first, so that a later try looks there for what this one has posted.
            actions::show_in(&self.host, due.about, instead).await?;
            venue.place.channel = instead;
            posted = self.post(due, id, &venue, card).await?;
        }
        match posted {
            Posted::In(_, message) => Ok(Effect::Challenge(message)),
            Posted::Nowhere(lost) => {
                if lost.why == Unreachable::Gone {
                    codes::lose_channel(&self.host, lost.channel).await?;
                }
                let locale = self.locale_of(challenger, locale).await?;
                let told = if is_mirror {
                    challenge_unreached(id)
                } else {
                    challenge_unposted(id, venue.place.channel)
                };
                let told = told.written(locale);
                self.tell(due, 0, challenger, told).await?;
                actions::withdraw_unposted(&self.host, id).await?;
                Ok(Effect::None)
            }
        }
    }

    /// Posts the card of an open challenge again after a restoration, without pinging anyone again.
    pub(crate) async fn post_card_again(
        &self,
        due: &Due,
        view: ChallengeView,
        back_to: Timestamp,
    ) -> Result<Effect, Error> {
        let channel = view.venue.place.channel;
        let mark = mark_of_card(&view);
        let is_open = view.state == ChallengeState::Open;
        let found = if is_open {
            self.find(due, channel, &mark).await?
        } else {
            self.look_up(due, channel, &mark).await?
        };
        if let Some(message) = found {
            return Ok(Effect::Challenge(message));
        }
        if !is_open {
            return Ok(Effect::None);
        }
        let (id, venue) = (view.id, view.venue);
        let view = ChallengeView {
            calls: None,
            ..view
        };
        let card = challenge(&view).pinging(None);
        let card = restored_challenge(card, back_to);
        Ok(match self.post(due, id, &venue, card).await? {
            Posted::In(_, message) => Effect::Challenge(message),
            // Lists of open challenges still have it.
            Posted::Nowhere(_) => Effect::None,
        })
    }

    pub(crate) async fn close_card(&self, view: &ChallengeView) -> Result<Effect, Error> {
        let Some(message) = view.venue.challenge else {
            return Ok(Effect::None);
        };
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let card = closed_challenge(view).written(locale);
        self.edit(channel, message, card.edit()).await
    }

    /// Shows on the card of a running match no longer how it ended.
    pub(crate) async fn reopen_card(&self, view: ChallengeView) -> Result<Effect, Error> {
        let Some(message) = view.venue.challenge else {
            return Ok(Effect::None);
        };
        let place = view.venue.place;
        let card = reopened_challenge(&view);
        let card = card.written(place.locale);
        self.edit(place.channel, message, card.replacement().await?)
            .await
    }

    /// Asks a player by direct message, or updates that message with the outcome. Returns `None` if
    /// this has to be done like any bulletin: it was posted in a channel, or the player accepts no
    /// direct messages.
    pub(crate) async fn ask_directly(
        &self,
        due: &Due,
        bulletin: Bulletin,
        asked: &ProposalView,
    ) -> Result<Option<ShownAs>, Error> {
        if bulletin.message.is_some() {
            return Ok(None);
        }
        if asked.state != ProposalState::Open && due.attempted_at.is_none() {
            // It was over before anyone was asked.
            return Ok(Some(ShownAs::Before));
        }
        let player = asked.consent.player;
        let locale = self.locale_of(player, bulletin.place.locale).await?;
        let card = cards::proposal::proposal(asked).written(locale);
        let mark = Mark::Begins(card.first_line());
        let told = async {
            let channel = self.requests.direct(player).await?;
            let Some(message) = self.find(due, channel, &mark).await? else {
                let card = card.post(format!("{}-0", nonce(due))).await?;
                let message = self.requests.send(channel, card).await?;
                return Ok(ShownAs::Direct(channel, message));
            };
            // It may have changed since.
            match self.try_to_edit(channel, message, card.edit()).await? {
                Edited::Yes | Edited::Awake => Ok(ShownAs::Direct(channel, message)),
                Edited::Not(error) => Err(error.into()),
            }
        };
        match told.await {
            Ok(shown) => Ok(Some(shown)),
            Err(Error::Discord(error)) if takes_no_messages(&error) => {
                tracing::info!(%player, error = chain(&error), "a player doesn't accept direct messages, so the bot asks in the channel");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}

/// Returns by what the card of a challenge is recognised.
fn mark_of_card(view: &ChallengeView) -> Mark {
    Mark::Picture {
        file: file_name(view.id),
        button: card_button(view),
    }
}
