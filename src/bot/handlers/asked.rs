//! A user's request, by any kind of interaction: enough to log it, and to answer when its handler
//! cannot.

use poise::serenity_prelude as serenity;
use rules::words::Sentence;

use crate::discord::{
    error::Error,
    handlers::caller,
    messages::{Answer, Message, Suggestions, code},
};
use domain::matches::ServerId;
use rules::{sentence, words::Locale};

/// An interaction.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The kind of interaction, for the log.
    pub(crate) kind: &'static str,
    /// The name of the command, or the custom id.
    pub(crate) name: String,
    id: serenity::InteractionId,
    /// The number of the user who sent it.
    pub(crate) user: u64,
    /// The server that it comes from, unless only the user has installed the bot there.
    pub(crate) server: Option<ServerId>,
    token: String,
    locale: Locale,
}

/// The kind of an interaction that can be answered only by suggestions.
const AUTOCOMPLETE: &str = "autocomplete";

impl Asked {
    /// Reads the request from an event, if it is one.
    pub(crate) fn of(event: &serenity::FullEvent) -> Option<Asked> {
        let serenity::FullEvent::InteractionCreate { interaction } = event else {
            return None;
        };
        match interaction {
            serenity::Interaction::Command(command)
            | serenity::Interaction::Autocomplete(command) => Some(Asked::command(command)),
            serenity::Interaction::Component(click) => Some(Asked {
                kind: "click",
                name: click.data.custom_id.clone(),
                id: click.id,
                user: click.user.id.get(),
                server: server(click.guild_id, Some(&click.authorizing_integration_owners)),
                token: click.token.clone(),
                locale: Locale::from_discord(&click.locale),
            }),
            serenity::Interaction::Modal(form) => Some(Asked {
                kind: "form",
                name: form.data.custom_id.clone(),
                id: form.id,
                user: form.user.id.get(),
                server: server(form.guild_id, caller::owners_of_form(form)),
                token: form.token.clone(),
                locale: Locale::from_discord(&form.locale),
            }),
            _ => None,
        }
    }

    /// Reads the request from a command, or from a user who wants suggestions for one.
    pub(crate) fn command(command: &serenity::CommandInteraction) -> Asked {
        let kind = match command.data.kind {
            _ if command.data.autocomplete().is_some() => AUTOCOMPLETE,
            serenity::CommandType::ChatInput => "command",
            _ => "menu",
        };
        Asked {
            kind,
            name: command.data.name.clone(),
            id: command.id,
            user: command.user.id.get(),
            server: server(
                command.guild_id,
                Some(&command.authorizing_integration_owners),
            ),
            token: command.token.clone(),
            locale: Locale::from_discord(&command.locale),
        }
    }

    /// Answers in private with the text of this key. Does nothing if the user has been answered before.
    pub(crate) async fn answer(&self, http: &serenity::Http, key: &'static str) {
        self.say(http, Sentence::new(key)).await;
    }

    /// Answers a command of an earlier version with the name of the one that does the same now.
    pub(crate) async fn answer_outdated(&self, http: &serenity::Http, now: Option<&str>) {
        let Some(now) = now else {
            return self.answer(http, "refused-other-version").await;
        };
        let text = sentence!("refused-old-command", command = code(format!("/{now}")));
        self.say(http, text).await;
    }

    async fn say(&self, http: &serenity::Http, text: Sentence) {
        let sent = async {
            let response = if self.kind == AUTOCOMPLETE {
                serenity::CreateInteractionResponse::Autocomplete(Suggestions::default().response())
            } else {
                let answer = Answer::Private(Message::of(text));
                answer.response(self.locale).await?
            };
            let sent =
                http.create_interaction_response(self.id, &self.token, &response, Vec::new());
            Ok::<_, Error>(sent.await?)
        };
        match sent.await {
            Err(error) if !error.is_answered_already() => {
                let (kind, name, error) = (self.kind, &self.name, error.chain());
                tracing::warn!(
                    kind,
                    name,
                    error,
                    "an answer could not be delivered to its player"
                );
            }
            _ => {}
        }
    }
}

fn server(
    guild: Option<serenity::GuildId>,
    owners: Option<&serenity::AuthorizingIntegrationOwners>,
) -> Option<ServerId> {
    guild
        .filter(|_| !owners.is_some_and(caller::is_brought_along))
        .map(|guild| ServerId(guild.get()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_server_is_known_where_it_has_installed_the_bot_itself() {
        let from = |owners: serde_json::Value| {
            let owners: serenity::AuthorizingIntegrationOwners =
                serde_json::from_value(owners).expect("owners");
            server(Some(serenity::GuildId::new(7)), Some(&owners))
        };
        let here = Some(ServerId(7));
        assert_eq!(from(json!({ "0": "7" })), here);
        assert_eq!(from(json!({ "0": "7", "1": "5" })), here);
        assert_eq!(
            from(json!({ "1": "5" })),
            None,
            "a user has brought it along"
        );
        // Discord doesn't say.
        assert_eq!(from(json!({})), here);
        assert_eq!(server(Some(serenity::GuildId::new(7)), None), here);
        assert_eq!(server(None, None), None);
    }
}
