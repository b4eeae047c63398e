//! Buttons, selects, and the forms that some of them open.

mod actions;
mod browsing;
mod challenge;
mod choosing;
mod contest;
mod following;
mod founding;
mod laddering;
mod learning;
mod managing;
mod moderating;
mod offers;
mod opening;
mod privacy;
mod seeking;
mod server_settings;
mod servers;
mod settings;
mod slow;
mod tournaments;

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

pub(super) use tournaments::leave;

use super::{
    Caller, Data, Error,
    afterwards::{self, Given},
    answer, archived, days, ended_follows, lost, picker,
};
use crate::{
    bot::{
        cards,
        error::is_answered_already,
        ids::{
            Access, Action, Contesting, CustomId, Founding, Guide, MOVE_INPUT, Managing,
            Moderating, NOTE_INPUT, PlayerSetting, Privacy, Seeking, Vacation,
        },
        messages::{Answer, Message},
    },
    host::{Host, MeantFor, TypedMove, With},
};
use domain::{
    causes::chain,
    matches::{ChannelId, Pace, Refusal, RoleId, UserId},
    settings::Home,
};
use rules::words::Locale;

/// How long Discord lets an answer be changed without another click.
/// <https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages>
const GRANTED_FOR: Duration = Duration::from_mins(15);

/// A click and what is needed to answer it.
#[derive(Clone, Copy)]
struct Click<'a> {
    data: &'a Data,
    host: &'a Host,
    http: &'a serenity::Http,
    interaction: &'a serenity::ComponentInteraction,
    caller: &'a Caller,
}

impl Click<'_> {
    /// Returns what was chosen in a select.
    fn chosen<T: std::str::FromStr>(&self) -> Result<T, Refusal> {
        chosen(self.interaction)
            .and_then(|value| value.parse().ok())
            .ok_or(Refusal::UnknownButton)
    }

    /// Returns the paces that were chosen in a select.
    fn paces(&self) -> Result<Vec<Pace>, Refusal> {
        match &self.interaction.data.kind {
            serenity::ComponentInteractionDataKind::StringSelect { values } => {
                let paces = values.iter().map(|value| Pace::from_id(value));
                paces.collect::<Option<_>>().ok_or(Refusal::UnknownButton)
            }
            _ => Err(Refusal::UnknownButton),
        }
    }

    /// Returns the role that was chosen in a select.
    fn role(&self) -> Result<RoleId, Refusal> {
        let role = match &self.interaction.data.kind {
            serenity::ComponentInteractionDataKind::RoleSelect { values } => values.first(),
            _ => None,
        };
        let role = role.ok_or(Refusal::UnknownButton)?;
        Ok(RoleId(role.get()))
    }

    /// Returns the user that was chosen in a select.
    fn user(&self) -> Result<UserId, Refusal> {
        let user = match &self.interaction.data.kind {
            serenity::ComponentInteractionDataKind::UserSelect { values } => values.first(),
            _ => None,
        };
        user.map(|user| UserId(user.get()))
            .ok_or(Refusal::UnknownButton)
    }

    /// Returns the channel or forum that was chosen in a select.
    fn home(&self) -> Result<Home, Refusal> {
        let data = &self.interaction.data;
        let channel = match &data.kind {
            serenity::ComponentInteractionDataKind::ChannelSelect { values } => values.first(),
            _ => None,
        };
        let channel = channel.and_then(|channel| data.resolved.channels.get(channel));
        let channel = channel.ok_or(Refusal::UnknownButton)?;
        let id = ChannelId(channel.id.get());
        match channel.kind {
            serenity::ChannelType::Text | serenity::ChannelType::News => Ok(Home::Channel(id)),
            serenity::ChannelType::Forum => Ok(Home::Forum(id)),
            _ => Err(Refusal::NoMessagesHere),
        }
    }

    /// Returns whether the caller can still use this answer to a manager's command. An answer can outlive
    /// the permission and the server's integration settings. A click tells what a member is allowed to do
    /// now, but not those settings. So a member who had the command by a permission must still have it; a
    /// member to whom the settings gave it has the answer, which no one else sees, for [`GRANTED_FOR`].
    fn may_still_manage(&self, access: Access) -> bool {
        self.caller.manages || (access == Access::Settings && self.is_fresh())
    }

    /// Returns whether the click is on a recent answer.
    fn is_fresh(&self) -> bool {
        let seconds = |at: serenity::Timestamp| at.unix_timestamp();
        let (clicked, answered) = (self.interaction.id, self.interaction.message.id);
        let age = seconds(clicked.created_at()) - seconds(answered.created_at());
        u64::try_from(age).unwrap_or_default() <= GRANTED_FOR.as_secs()
    }

    /// Returns whether only the caller sees the message that was clicked.
    fn is_private(&self) -> bool {
        let flags = self.interaction.message.flags.unwrap_or_default();
        flags.contains(serenity::MessageFlags::EPHEMERAL)
    }

    /// Shows this only to the caller: in place of what was clicked, if only the caller sees that.
    fn shows(&self, message: Message) -> Answer {
        if self.is_private() {
            Answer::InPlace(message)
        } else {
            Answer::Private(message)
        }
    }
}

/// Handles clicks and submitted forms; other events are not ours.
pub(super) async fn handle(
    framework: poise::FrameworkContext<'_, Data, Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let http = &framework.serenity_context.http;
    let data = framework.user_data().await;
    let host = &data.host;
    match interaction {
        serenity::Interaction::Component(click) => Box::pin(on_click(data, http, click)).await,
        serenity::Interaction::Modal(form) => {
            let answer = send(data, http, form).await;
            let message = shown(&answer);
            let response = answer::response(answer, &form.locale);
            form.create_response(http, response).await?;
            if let Some(message) = &message {
                let given = Given {
                    token: &form.token,
                    message,
                    locale: Locale::from_discord(&form.locale),
                };
                afterwards::follow(http, host, given);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn on_click(
    data: &Data,
    http: &Arc<serenity::Http>,
    click: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let host = &data.host;
    let id = click.data.custom_id.parse();
    if let Ok(id) = &id
        && let Err(error) = lost::check(host, id, Some(&click.message), chosen(click)).await
    {
        let response = answer::response(Err(error), &click.locale);
        return Ok(click.create_response(http, response).await?);
    }
    match id {
        Ok(CustomId::Slow(slow)) => return slow::act(data, http, click, slow).await,
        Ok(CustomId::Seeking(Seeking::Answer { consent, vote })) if click.member.is_none() => {
            return seeking::answer_directly(host, http, click, consent, vote).await;
        }
        _ => {}
    }
    let user = UserId(click.user.id.get());
    let locale = Locale::from_discord(&click.locale);
    let answer = async {
        if let Ok(CustomId::Privacy(privacy)) = id {
            return privacy::act(host, user, locale, privacy).await;
        }
        let caller = Caller::clicking(click);
        caller.introduce(host).await;
        let id = id.map_err(|_| Refusal::UnknownButton)?;
        let caller = &look(data, caller, &id).await?;
        let on = Click {
            data,
            host,
            http,
            interaction: click,
            caller,
        };
        match id {
            CustomId::Action(action) => actions::act(on, action).await,
            CustomId::Choosing(choosing) => choosing::act(on, choosing).await,
            CustomId::Following(following) => following::act(on, following).await,
            CustomId::Browse(browse) => browsing::show(on, browse).await,
            // Answered above.
            CustomId::Slow(_) => Err(Refusal::UnknownButton.into()),
            CustomId::Guide(guide) => learning::lead(on, guide).await,
            CustomId::PlayerSetting(setting) => settings::change(on, setting).await,
            CustomId::ServerSetting(setting) => server_settings::change(on, setting).await,
            CustomId::Rewards(rewards) => server_settings::change_rewards(on, rewards).await,
            CustomId::DailyPuzzle(puzzle) => server_settings::change_puzzle(on, puzzle).await,
            CustomId::Moderating(moderating) => moderating::act(on, moderating).await,
            CustomId::Contesting(contesting) => contest::act(on, contesting).await,
            CustomId::Servers(servers) => servers::act(on, servers).await,
            CustomId::Opening(change) => opening::change(on, change).await,
            CustomId::Tournaments(button) => tournaments::act(on, button).await,
            CustomId::Drafting(drafting) => challenge::act(on, drafting).await,
            CustomId::Laddering(button) => laddering::act(on, button).await,
            CustomId::Managing(button) => managing::act(on, button).await,
            CustomId::Founding(founding) => founding::act(on, founding).await,
            CustomId::Playing(playing) => learning::play(on, playing).await,
            CustomId::Training(training) => learning::train(on, training).await,
            CustomId::Vacation(vacation) => settings::change_vacation(on, vacation).await,
            CustomId::Seeking(seeking) => seeking::act(on, seeking).await,
            CustomId::Privacy(privacy) => privacy::act(host, user, locale, privacy).await,
        }
    };
    let (answer, lost) = match answer.await {
        Ok(Answer::Private(message)) => {
            let (message, lost) = ended_follows::tell(host, user, message, locale).await;
            (Ok(Answer::Private(message)), lost)
        }
        answer => (answer, Vec::new()),
    };
    let message = shown(&answer);
    let opens = matches!(answer, Ok(Answer::Page));
    let response = answer::response(answer, &click.locale);
    match click.create_response(http, response).await {
        // The Activity is gone since Discord was asked.
        Err(error) if opens && !is_answered_already(&error) => {
            tracing::warn!(error = chain(&error), "Discord opens no page");
            data.courier.activity.refused().await;
            let words = Answer::Private(cards::no_page(None, locale)).response();
            click.create_response(http, words).await?;
        }
        done => done?,
    }
    ended_follows::told(host, user, lost).await;
    if let Some(message) = &message {
        let given = Given {
            token: &click.token,
            message,
            locale,
        };
        afterwards::follow(http, host, given);
    }
    Ok(())
}

/// Returns what was chosen in a select of texts.
fn chosen(click: &serenity::ComponentInteraction) -> Option<&str> {
    match &click.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => {
            values.first().map(String::as_str)
        }
        _ => None,
    }
}

/// Returns the message of an answer that is to change later.
fn shown(answer: &Result<Answer, Error>) -> Option<Message> {
    let message = answer.as_ref().ok().and_then(Answer::message);
    let later = message.filter(|message| message.afterwards().is_some());
    later.cloned()
}

/// Returns the user who acts, looking at the match from where they see it. Things that belong to a
/// server exist nowhere else.
async fn look(data: &Data, caller: Caller, id: &CustomId) -> Result<Caller, Error> {
    match (id.about(), id) {
        (Some(about), _) => caller.looking_at(data, about).await,
        (
            None,
            CustomId::Moderating(_)
            | CustomId::Contesting(_)
            | CustomId::Servers(_)
            | CustomId::Opening(_)
            | CustomId::Seeking(_)
            | CustomId::Tournaments(_)
            | CustomId::Drafting(_)
            | CustomId::Laddering(_)
            | CustomId::Managing(_)
            | CustomId::Founding(_)
            | CustomId::Guide(Guide::Opponent { .. } | Guide::Anybody { .. })
            | CustomId::Action(Action::Challenge { .. }),
        ) => {
            caller.place()?;
            Ok(caller)
        }
        (None, _) => Ok(caller),
    }
}

/// Fills in an answer that took longer, even in an archived thread.
async fn fill(
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    message: Message,
) -> Result<(), Error> {
    let origin = click.channel.as_ref();
    let sleeps = archived::sleeps(http, click.channel_id, origin).await;
    let answer = message.late_response();
    let given = archived::give(http, click.channel_id, sleeps, || {
        let answer = answer.clone();
        async { click.edit_response(http, answer).await.map(drop) }
    });
    Ok(given.await?)
}

/// Performs the action of a form that was filled in.
async fn send(
    data: &Data,
    http: &serenity::Http,
    form: &serenity::ModalInteraction,
) -> Result<Answer, Error> {
    let host = &data.host;
    let id = form.data.custom_id.parse();
    if let Ok(CustomId::Privacy(Privacy::Delete)) = id {
        return Ok(Answer::InPlace(privacy::delete(host, form).await?));
    }
    let caller = Caller::sending(form);
    caller.introduce(host).await;
    let id = id.map_err(|_| Refusal::UnknownButton)?;
    lost::check(host, &id, form.message.as_deref(), None).await?;
    let caller = look(data, caller, &id).await?;
    let (server, user) = (caller.server, caller.user);
    let message = match id {
        CustomId::Action(Action::Type { id, revision }) => {
            let text = typed(form, MOVE_INPUT).unwrap_or_default();
            let mv = TypedMove {
                on: MeantFor::Revision(revision),
                text,
                with: With::Nothing,
            };
            let typed = host.play_typed(server, id, user, mv).await?;
            picker::on_typed(host, &caller, typed).await?
        }
        CustomId::Action(Action::Note { id }) => {
            let text = typed(form, NOTE_INPUT).unwrap_or_default();
            let note = host.set_note(server, id, user, &text).await?;
            cards::note(id, note.as_deref(), caller.locale)
        }
        CustomId::Vacation(Vacation::Now | Vacation::Plan) => {
            let days = [cards::FIRST_DAY, cards::LAST_DAY].map(|input| typed(form, input));
            settings::draft_vacation(host, &caller, days).await?
        }
        CustomId::Contesting(Contesting::Change { contest }) => {
            return Ok(Answer::Private(
                contest::change(host, &caller, form, contest).await?,
            ));
        }
        CustomId::Moderating(Moderating::Wish { id, ruling }) => {
            moderating::wish(host, &caller, form, id, ruling).await?
        }
        CustomId::Founding(Founding::Name { system, game }) => {
            founding::create(host, http, &caller, form, system, game).await?
        }
        CustomId::Managing(Managing::Edit { number }) => {
            managing::edit(host, &caller, form, store::TournamentId(number)).await?
        }
        CustomId::PlayerSetting(PlayerSetting::ChangeDays) => {
            let days = [cards::ZONE_INPUT, cards::QUIET_INPUT].map(|input| typed(form, input));
            days::change(host, &caller, days.each_ref().map(Option::as_deref)).await?
        }
        _ => return Err(Refusal::UnknownButton.into()),
    };
    Ok(Answer::InPlace(message))
}

/// Returns what was entered into an input.
fn typed(form: &serenity::ModalInteraction, wanted: &str) -> Option<String> {
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    inputs.into_iter().find_map(|input| match input {
        serenity::ActionRowComponent::InputText(input) if input.custom_id == wanted => {
            input.value.clone()
        }
        _ => None,
    })
}
