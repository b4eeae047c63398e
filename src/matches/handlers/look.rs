//! Looking at running matches: `/board` and `/matches`.

use crate::{
    bot::{
        cards::{self, Audience},
        handlers::{
            Caller, Context, Error,
            commands::{
                answer,
                options::{complete_match, keep_seen, named_match},
            },
        },
    },
    host::ReadCx,
    matches::actions::{
        boards,
        lists::{self, Among},
        notes, venues,
    },
    players::actions::settings,
};
use store::Unreachable;

/// Shows a board in private, from the player's own side or the other one.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn board(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
    flip: Option<bool>,
    text: Option<bool>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), Among::All).await?;
    let host = &context.data().host;
    let board = move |cx: &ReadCx<'_>| boards::show(cx, id);
    let mut view = host.read(caller.actor(), board).await?;
    if view.venue.unreachable == Some(Unreachable::Gone) && caller.may_show_here() {
        let channel = caller.channel;
        host.act(caller.actor(), move |cx| venues::settle(cx, id, channel))
            .await?;
        view = host.read(caller.actor(), board).await?;
    }
    let runs = view.end.is_none();
    let on = cards::continue_button(&view);
    let settings = settings::of_player(host, caller.user).await?;
    let bottom = settings.bottom.side(view.players.side_of(caller.user));
    let bottom = if flip.unwrap_or(false) {
        bottom.other()
    } else {
        bottom
    };
    let message = if text.unwrap_or(settings.text_boards) {
        cards::board_as_text(&view, bottom)
    } else {
        let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
        cards::board(view, Audience::One { bottom, look }, caller.locale).await?
    };
    let note = host
        .read(caller.actor(), move |cx| notes::find(cx, id))
        .await?;
    let message = cards::own_board(message, id, runs, note.as_deref());
    answer(context, message.with_buttons(on)).await
}

/// Lists what waits for a player, in this server first.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn matches(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let mut list = host.read(caller.actor(), lists::mine).await?;
    keep_seen(context.data(), &caller, &mut list).await?;
    let elsewhere = host.read(caller.actor(), lists::elsewhere).await?;
    let message = cards::matches(&list, &elsewhere, caller.user);
    answer(context, message).await
}
