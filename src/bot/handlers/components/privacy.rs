//! Clicks and the form about the data stored about a user. No one is stored because of them.

use poise::serenity_prelude as serenity;

use super::typed;
use crate::{
    bot::{
        cards::{self, WORD_INPUT},
        error::Error,
        ids::Privacy,
        messages::{Answer, Message},
    },
    host::{Costly, Host},
};
use domain::matches::{Member, ServerId, UserId};
use rules::words::Locale;

/// Performs a button's action.
pub(super) async fn act(
    host: &Host,
    user: UserId,
    locale: Locale,
    privacy: Privacy,
) -> Result<Answer, Error> {
    Ok(match privacy {
        Privacy::Export => {
            let by = Member {
                server: ServerId::ELSEWHERE,
                user,
            };
            host.spend(by, Costly::Export)?;
            let about = host.stored_about(user).await?;
            Answer::Private(cards::about(&about, locale)?)
        }
        Privacy::Ask => {
            let view = host.before_deletion(user).await?;
            Answer::Private(cards::ask_to_delete(&view, locale))
        }
        Privacy::Delete => Answer::Form(cards::deletion_form(locale)),
        Privacy::Keep => Answer::InPlace(cards::kept(locale)),
    })
}

/// Deletes everything, if the word that confirms it was typed.
pub(super) async fn delete(
    host: &Host,
    form: &serenity::ModalInteraction,
) -> Result<Message, Error> {
    let user = UserId(form.user.id.get());
    let locale = Locale::from_discord(&form.locale);
    let word = typed(form, WORD_INPUT).unwrap_or_default();
    if !cards::is_confirmed(&word, locale) {
        let view = host.before_deletion(user).await?;
        return Ok(cards::not_confirmed(&view, locale));
    }
    let was_stored = host.delete_all_about(user).await?;
    Ok(cards::deleted(was_stored, locale))
}
