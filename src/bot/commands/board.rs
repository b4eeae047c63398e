//! `/board`: see a board in private, from one's own side or the other.

use super::{
    Asking, Context, Error,
    options::{complete_match, parse_match},
};
use crate::bot::cards::{self, Audience};

#[poise::command(slash_command)]
pub(super) async fn board(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
    flip: Option<bool>,
    text: Option<bool>,
) -> Result<(), Error> {
    let Asking {
        server,
        channel,
        user,
        locale,
        ..
    } = Asking::from(context)?;
    let host = &context.data().host;
    let named = parse_match(named.as_deref())?;
    let id = host.find(server, channel, user, named, false).await?;
    let view = host.board(server, id).await?;
    let settings = host.player_settings(user).await?;
    let bottom = settings.bottom.side(view.players.side_of(user));
    let bottom = if flip.unwrap_or(false) {
        bottom.other()
    } else {
        bottom
    };
    let card = if text.unwrap_or(settings.text_boards) {
        cards::board_as_text(&view, bottom, locale)
    } else {
        let look = host.look(server, Some(user)).await?;
        cards::board(view, Audience::One { bottom, look }, locale).await?
    };
    context.send(card.reply()).await?;
    Ok(())
}
