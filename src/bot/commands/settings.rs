//! `/settings` for a player, `/server-settings` for whoever may manage the server.

use super::{
    Asking, Context, Error, answer,
    listed::{Listed, OneOf},
};
use crate::{
    sentence,
    settings::{PlayerSettings, PrivateBottom, PublicBottom, ServerSettings, Theme, Width},
};

impl Listed for Theme {
    const KEY: &str = "theme";

    fn all() -> Vec<Theme> {
        Theme::ALL.to_vec()
    }

    fn id(self) -> &'static str {
        Theme::id(self)
    }
}

/// A player's theme: one of all, or what the server has.
impl Listed for Option<Theme> {
    const KEY: &str = "theme";

    fn all() -> Vec<Option<Theme>> {
        let themes = Theme::ALL.iter().copied().map(Some);
        std::iter::once(None).chain(themes).collect()
    }

    fn id(self) -> &'static str {
        self.map_or("server", Theme::id)
    }
}

impl Listed for PrivateBottom {
    const KEY: &str = "bottom";

    fn all() -> Vec<PrivateBottom> {
        PrivateBottom::ALL.to_vec()
    }

    fn id(self) -> &'static str {
        PrivateBottom::id(self)
    }
}

impl Listed for PublicBottom {
    const KEY: &str = "bottom";

    fn all() -> Vec<PublicBottom> {
        PublicBottom::ALL.to_vec()
    }

    fn id(self) -> &'static str {
        PublicBottom::id(self)
    }
}

#[poise::command(slash_command)]
pub(super) async fn settings(
    context: Context<'_>,
    theme: Option<OneOf<Option<Theme>>>,
    #[min = 480]
    #[max = 1600]
    width: Option<u32>,
    bottom: Option<OneOf<PrivateBottom>>,
    #[rename = "text-boards"] text_boards: Option<bool>,
    #[rename = "confirm-moves"] confirm_moves: Option<bool>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let change = move |settings: &mut PlayerSettings| {
        let old = *settings;
        *settings = PlayerSettings {
            theme: theme.map_or(old.theme, |theme| theme.0),
            // Discord keeps to the bounds; whoever does not gets the nearest width there is.
            width: width.map_or(old.width, Width::clamped),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
            text_boards: text_boards.unwrap_or(old.text_boards),
            confirm_moves: confirm_moves.unwrap_or(old.confirm_moves),
        };
    };
    let host = &context.data().host;
    let settings = host.change_player_settings(asking.user, change).await?;
    let locale = asking.locale;
    let said = sentence!(
        "settings-player",
        theme = locale.text(&settings.theme.key()),
        width = settings.width.get(),
        bottom = locale.text(&settings.bottom.key()),
        text = yes_or_no(settings.text_boards),
        confirm = yes_or_no(settings.confirm_moves),
    );
    answer(context, locale.say(&said)).await
}

#[poise::command(
    slash_command,
    rename = "server-settings",
    default_member_permissions = "MANAGE_GUILD"
)]
pub(super) async fn server_settings(
    context: Context<'_>,
    theme: Option<OneOf<Theme>>,
    bottom: Option<OneOf<PublicBottom>>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let change = move |settings: &mut ServerSettings| {
        let old = *settings;
        *settings = ServerSettings {
            theme: theme.map_or(old.theme, |theme| theme.0),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
        };
    };
    let host = &context.data().host;
    let settings = host.change_server_settings(asking.server, change).await?;
    let locale = asking.locale;
    let said = sentence!(
        "settings-server",
        theme = locale.text(&settings.theme.key()),
        bottom = locale.text(&settings.bottom.key()),
    );
    answer(context, locale.say(&said)).await
}

/// What the locale files choose a word by.
const fn yes_or_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}
