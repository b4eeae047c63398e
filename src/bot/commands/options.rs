//! Options that several commands have, with their completion.

use poise::serenity_prelude as serenity;

use super::{
    Asking, Context, Error,
    listed::{Listed, text_of, unknown_choice},
};
use crate::{
    games::{GameId, Side},
    host::MatchList,
    matches::{MatchId, Refusal, SideWish},
    sentence,
    words::Locale,
};

/// Discord shows no more suggestions than this.
pub(super) const MOST_CHOICES: usize = 25;

/// Discord's limit for the label of a suggestion, in characters.
pub(super) const LONGEST_LABEL: usize = 100;

/// A game, from the fixed list of all.
pub(super) struct GameOption(pub(super) GameId);

#[poise::async_trait]
impl poise::SlashArgument for GameOption {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        text_of(value)
            .and_then(GameId::from_id)
            .map(GameOption)
            .ok_or_else(unknown_choice)
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let option = option.kind(serenity::CommandOptionType::String);
        GameId::ALL.iter().fold(option, |option, game| {
            option.add_string_choice(game.info().name, game.info().id)
        })
    }
}

/// Which side the challenger wants.
impl Listed for SideWish {
    const KEY: &str = "side-wish";

    fn all() -> Vec<SideWish> {
        std::iter::once(SideWish::Lot)
            .chain(Side::BOTH.map(SideWish::Side))
            .collect()
    }

    fn id(self) -> &'static str {
        match self {
            SideWish::Lot => "lot",
            SideWish::Side(side) => side.id(),
        }
    }
}

/// The match that an option names, `12` or `#12`.
pub(super) fn parse_match(text: Option<&str>) -> Result<Option<MatchId>, Error> {
    let Some(text) = text else { return Ok(None) };
    match text.trim().trim_start_matches('#').parse() {
        Ok(number) => Ok(Some(MatchId(number))),
        Err(_) => Err(Refusal::NoSuchMatch(text.chars().take(40).collect()).into()),
    }
}

/// Suggestions for the option `match`: the player's running matches.
pub(super) async fn complete_match(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    suggest(context, typed, running).await
}

/// The labels of the player's running matches.
pub(super) fn running(list: &MatchList, locale: Locale) -> Vec<(MatchId, String)> {
    let label = |(found, opponent): &(crate::host::MatchSummary, String)| {
        let key = if found.to_move {
            "choice-match-yours"
        } else {
            "choice-match-theirs"
        };
        let game = found.game.info().name;
        let id = found.id.to_string();
        let opponent = opponent.as_str();
        (
            found.id,
            locale.say(&sentence!(key, id = id, game = game, opponent = opponent)),
        )
    };
    list.running.iter().map(label).collect()
}

/// Suggestions for `/join`: what the player can take, open seats and challenges to the player.
pub(super) async fn complete_seat(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let user = Asking::from(context).map(|asking| asking.user).ok();
    suggest(context, typed, |list, locale| {
        list.challenges
            .iter()
            .filter(|(open, _)| Some(open.challenger) != user)
            .map(|(open, challenger)| {
                let id = open.id.to_string();
                let game = open.game.info().name;
                let seat = sentence!(
                    "choice-seat",
                    id = id,
                    game = game,
                    challenger = challenger.as_str()
                );
                (open.id, locale.say(&seat))
            })
            .collect()
    })
    .await
}

async fn suggest(
    context: Context<'_>,
    typed: &str,
    label: impl Fn(&MatchList, Locale) -> Vec<(MatchId, String)>,
) -> serenity::CreateAutocompleteResponse {
    let none = serenity::CreateAutocompleteResponse::new();
    // A suggestion that cannot be made is no reason to disturb the player; sending the command
    // says what is wrong.
    let Ok(asking) = Asking::from(context) else {
        return none;
    };
    let list = match context.data().host.list(asking.server, asking.user).await {
        Ok(list) => list,
        Err(error) => {
            tracing::error!(%error, "matches could not be suggested");
            return none;
        }
    };
    matching(label(&list, asking.locale), typed)
}

/// Those of the labels in which what was typed occurs.
pub(super) fn matching(
    labels: Vec<(MatchId, String)>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let choices = labels
        .into_iter()
        .filter(|(_, label)| label.to_lowercase().contains(&typed))
        .take(MOST_CHOICES)
        .map(|(id, label)| {
            let label: String = label.chars().take(LONGEST_LABEL).collect();
            serenity::AutocompleteChoice::new(label, id.0.to_string())
        });
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}
