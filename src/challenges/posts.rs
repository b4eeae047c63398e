//! Asking a player who is looking for an opponent: by direct message, or where they are looking if
//! Discord accepts none.

use crate::{
    bot::{
        delivery::{
            consequence::takes_no_messages,
            courier::{Courier, nonce},
            look_up::Mark,
            posting::Edited,
        },
        error::Error,
    },
    challenges::{actions::seeks::ProposalView, cards},
};
use domain::{causes::chain, community::seeks::ProposalState};
use store::{Bulletin, Due, ShownAs};

impl Courier {
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
