//! Looking at running matches, and answering challenges in their list: `/board` and `/matches`.

use crate::{
    challenges::{
        actions as challenges,
        cards::{computer::continue_button, joined},
    },
    discord::{
        handlers::{Act, Caller, Context, Data, Error, On},
        messages::{Answer, Message},
    },
    host::ReadCx,
    matches::{
        actions::{
            boards,
            lists::{self, Among},
            notes, venues,
        },
        cards::{self, boards::Audience},
        handlers::{
            answer::answer,
            options::{complete_match, keep_seen, named_match},
        },
        ids::action::ListAct,
    },
    players::{actions::settings, cards::note::own_board},
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
    let on = continue_button(&view);
    let settings = settings::of_player(host, caller.user).await?;
    let bottom = settings.bottom.side(view.players.side_of(caller.user));
    let bottom = if flip.unwrap_or(false) {
        bottom.other()
    } else {
        bottom
    };
    let message = if text.unwrap_or(settings.text_boards) {
        cards::boards::board_as_text(&view, bottom)
    } else {
        let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
        cards::boards::board(view, Audience::One { bottom, look }).await?
    };
    let note = host
        .read(caller.actor(), move |cx| notes::find(cx, id))
        .await?;
    let message = own_board(message, id, runs, note.as_deref());
    answer(context, message.with_buttons(on)).await
}

/// Lists what waits for a player, in this server first.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn matches(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let message = list(context.data(), &caller).await?;
    answer(context, message).await
}

/// Returns the list of what waits for a player, with the boards on which it is their turn.
async fn list(data: &Data, caller: &Caller) -> Result<Message, Error> {
    let host = &data.host;
    let mut list = host.read(caller.actor(), lists::mine).await?;
    keep_seen(data, caller, &mut list).await?;
    let elsewhere = host.read(caller.actor(), lists::elsewhere).await?;
    let message = cards::matches(&list, &elsewhere, caller.user);
    let settings = settings::of_player(host, caller.user).await?;
    if settings.text_boards {
        return Ok(message);
    }
    let boards = host.read(caller.actor(), |cx| {
        lists::waiting_boards(cx, render::SHEET)
    });
    let boards = boards.await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    Ok(cards::with_waiting_boards(
        message,
        boards,
        settings.bottom,
        look,
    ))
}

impl Act for ListAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        Ok(on.shows(match self {
            ListAct::Accept { id } => {
                let shown = on.act(move |cx| challenges::accept(cx, id)).await?;
                let joined = joined(on.caller.server, id, shown).text();
                // The list can be pressed on, so nothing may take its place later, like one with a link to the board.
                list(on.data, on.caller).await?.below(joined)
            }
            ListAct::Decline { id } => {
                on.act(move |cx| challenges::decline(cx, id)).await?;
                cards::declined_in_list(list(on.data, on.caller).await?, id)
            }
        }))
    }
}
