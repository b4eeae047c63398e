//! Clicks and the form about the data stored about a user. No one is stored because of them.

use crate::{
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::{Answer, Message},
    },
    host::budgets::{self, Costly},
    players::{
        actions::privacy,
        cards::{self, privacy::WORD_INPUT},
        ids::PrivacyAct,
    },
};
use domain::matches::{Member, Refusal, ServerId};

impl Act for PrivacyAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let (host, user) = (on.host, on.caller.user);
        Ok(match self {
            PrivacyAct::Export => {
                let by = Member {
                    server: ServerId::ELSEWHERE,
                    user,
                };
                budgets::spend(host, by, Costly::Export)?;
                let about = on.read(privacy::stored).await?;
                Answer::Private(cards::privacy::about(&about)?)
            }
            PrivacyAct::Ask => {
                let view = on.read(privacy::before_deletion).await?;
                Answer::Private(cards::privacy::ask_to_delete(&view))
            }
            PrivacyAct::Delete => Answer::Form(cards::privacy::deletion_form()),
            PrivacyAct::Keep => Answer::InPlace(cards::privacy::kept()),
        })
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            PrivacyAct::Delete => Ok(Answer::InPlace(delete(on).await?)),
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

/// Deletes everything, if the word that confirms it was typed.
async fn delete(on: On<'_>) -> Result<Message, Error> {
    let (host, user, locale) = (on.host, on.caller.user, on.caller.locale);
    let word = on.typed(WORD_INPUT).unwrap_or_default();
    if !cards::privacy::is_confirmed(&word, locale) {
        let view = on.read(privacy::before_deletion).await?;
        return Ok(cards::privacy::not_confirmed(&view));
    }
    let was_stored = privacy::delete(host, user).await?;
    Ok(cards::privacy::deleted(was_stored))
}
