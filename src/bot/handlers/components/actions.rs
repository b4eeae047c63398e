//! Clicks that perform an action.

use super::{Act, GoesBy, On, challenge};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::picker,
        ids::{Action, MOVE_INPUT, NOTE_INPUT, ShownAt},
        messages::{Answer, Message},
    },
    host::{
        Gift, MeantFor, Shown, TypedMove, With, boards, challenges,
        clocks::{self, agreed},
        live, moves, notes,
    },
};
use domain::matches::{MatchId, Refusal};
use rules::sentence;

impl Act for Action {
    fn is_of_server(&self) -> bool {
        matches!(self, Action::Challenge { .. })
    }

    fn goes_by(&self) -> GoesBy {
        match *self {
            Action::Give { id, revision, .. }
            | Action::Claim {
                id,
                revision: ShownAt(revision),
            }
            | Action::Resume {
                id,
                revision: ShownAt(revision),
            } => GoesBy::Board { id, revision },
            _ => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let server = caller.server;
        match self {
            Action::Accept { id } => {
                let shown = on.act(move |cx| challenges::accept(cx, id)).await?;
                if shown == Shown::InChannel {
                    return Ok(Answer::Private(cards::joined(server, id, Shown::InChannel)));
                }
            }
            Action::Decline { id } => on.act(move |cx| challenges::decline(cx, id)).await?,
            Action::Withdraw { id } => on.act(move |cx| challenges::withdraw(cx, id)).await?,
            Action::Type { id, revision } => {
                on.read(move |cx| boards::to_move(cx, id, revision)).await?;
                return Ok(Answer::Form(cards::move_form(id, revision)));
            }
            Action::Resign { id, revision } => {
                let resigning = on
                    .read(move |cx| moves::ask_to_resign(cx, id, Some(revision)))
                    .await?;
                return Ok(Answer::Private(cards::ask_to_resign(resigning)));
            }
            Action::ConfirmResign { id, revision } => {
                on.act(move |cx| moves::resign(cx, id, revision)).await?;
                return Ok(Answer::InPlace(cards::resigned(id)));
            }
            Action::Claim { id, .. } => {
                clocks::claim(host, caller.actor(), id).await?;
                return Ok(Answer::Private(cards::claimed(id)));
            }
            Action::Clock { id } => return show_clock(on, id).await,
            Action::Give { id, gifts, .. } => return give_time(on, id, gifts).await,
            Action::Resume { id, .. } => return resume(on, id).await,
            Action::Open { id } => {
                let page = live::link(host, id);
                if page.is_none() || !on.data.courier.activity.is_there().await {
                    // The link beside it leads somewhere only if everyone sees the match.
                    let seen = on.data.visibility.check_for_anyone(server, id).await;
                    let page = page.filter(|_| seen.is_ok()).map(String::from);
                    return Ok(Answer::Private(cards::no_page(page)));
                }
                on.act(move |cx| live::will_open(cx, id)).await?;
                return Ok(Answer::Page);
            }
            Action::KeepPlaying => {
                return Ok(Answer::InPlace(Message::of(sentence!("not-resigned"))));
            }
            Action::Note { id } => {
                let note = on.read(move |cx| notes::show(cx, id)).await?;
                return Ok(Answer::Form(cards::note_form(id, note)));
            }
            Action::Challenge { game, opponent } => {
                return challenge::challenge(on, game, Some(opponent)).await;
            }
        }
        // The challenge's card shows what became of it.
        Ok(Answer::Nothing)
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        Ok(Answer::InPlace(match self {
            Action::Type { id, revision } => {
                let mv = TypedMove {
                    on: MeantFor::Revision(revision),
                    text: on.typed(MOVE_INPUT).unwrap_or_default(),
                    with: With::Nothing,
                };
                let typed = moves::play_typed(host, caller.actor(), id, mv).await?;
                picker::on_typed(host, caller, typed).await?
            }
            Action::Note { id } => {
                let text = on.typed(NOTE_INPUT).unwrap_or_default();
                let note = on.act(move |cx| notes::set(cx, id, &text)).await?;
                cards::note(id, note.as_deref(), caller.locale)
            }
            _ => return Err(Refusal::UnknownButton.into()),
        }))
    }
}

async fn show_clock(on: On<'_>, id: MatchId) -> Result<Answer, Error> {
    let look = on.read(move |cx| agreed::look(cx, id)).await?;
    Ok(on.shows(cards::clock_look(&look, on.caller.locale)))
}

async fn give_time(on: On<'_>, id: MatchId, gifts: u32) -> Result<Answer, Error> {
    let locale = on.caller.locale;
    let given = on.act(move |cx| agreed::give_time(cx, id, gifts));
    let message = match given.await? {
        Gift::Given(time, look) => cards::gift(Some(time), &look, locale),
        Gift::Before(look) => cards::gift(None, &look, locale),
    };
    Ok(on.shows(message))
}

async fn resume(on: On<'_>, id: MatchId) -> Result<Answer, Error> {
    let look = on.act(move |cx| agreed::resume(cx, id)).await?;
    Ok(on.shows(cards::clock_look(&look, on.caller.locale)))
}
