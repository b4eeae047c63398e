//! Clicks that perform an action.

use crate::{
    challenges::{
        actions::{self as challenges, arranged::Shown},
        cards::joined,
        handlers::buttons as challenge,
    },
    clocks::{
        actions::{
            self as clocks,
            agreed::{self, Gift},
        },
        cards::{
            card::{clock_look, gift},
            claimed,
        },
    },
    discord::{
        error::Error,
        handlers::{Act, GoesBy, On},
        messages::{Answer, Message},
    },
    learning::ids::Setup,
    matches::{
        actions::{
            boards, live,
            moves::{self, MeantFor, TypedMove, With},
            notes,
        },
        cards::{self, boards::moving::MOVE_INPUT, no_page},
        handlers::picker,
        ids::action::{MatchAct, ShownAt},
    },
    players::cards::note::{NOTE_INPUT, note_card, note_form},
};
use domain::matches::{MatchId, Refusal};
use rules::sentence;

impl Act for MatchAct {
    fn is_of_server(&self) -> bool {
        matches!(self, MatchAct::Challenge { .. })
    }

    fn goes_by(&self) -> GoesBy {
        match *self {
            MatchAct::Give { id, revision, .. }
            | MatchAct::Claim {
                id,
                revision: ShownAt(revision),
            }
            | MatchAct::Resume {
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
            MatchAct::Accept { id } => {
                let shown = on.act(move |cx| challenges::accept(cx, id)).await?;
                if shown == Shown::InChannel {
                    return Ok(Answer::Private(joined(server, id, Shown::InChannel)));
                }
            }
            MatchAct::Decline { id } => on.act(move |cx| challenges::decline(cx, id)).await?,
            MatchAct::Withdraw { id } => on.act(move |cx| challenges::withdraw(cx, id)).await?,
            MatchAct::Type { id, revision } => {
                on.read(move |cx| boards::to_move(cx, id, revision)).await?;
                return Ok(Answer::Form(cards::boards::moving::move_form(id, revision)));
            }
            MatchAct::Resign { id, revision } => {
                let resigning = on
                    .read(move |cx| moves::ask_to_resign(cx, id, Some(revision)))
                    .await?;
                return Ok(Answer::Private(cards::resign::ask_to_resign(resigning)));
            }
            MatchAct::ConfirmResign { id, revision } => {
                on.act(move |cx| moves::resign(cx, id, revision)).await?;
                return Ok(Answer::InPlace(cards::resign::resigned(id)));
            }
            MatchAct::Claim { id, .. } => {
                clocks::claim(host, caller.actor(), id).await?;
                return Ok(Answer::Private(claimed(id)));
            }
            MatchAct::Clock { id } => return show_clock(on, id).await,
            MatchAct::Give { id, gifts, .. } => return give_time(on, id, gifts).await,
            MatchAct::Resume { id, .. } => return resume(on, id).await,
            MatchAct::Open { id } => {
                let page = live::link(host, id);
                if page.is_none() || !on.data.courier.activity.is_there().await {
                    // The link beside it leads somewhere only if everyone sees the match.
                    let seen = on.data.visibility.check_for_anyone(server, id).await;
                    let page = page.filter(|_| seen.is_ok()).map(String::from);
                    return Ok(Answer::Private(no_page(page)));
                }
                on.act(move |cx| live::will_open(cx, id)).await?;
                return Ok(Answer::Page);
            }
            MatchAct::KeepPlaying => {
                return Ok(Answer::InPlace(Message::of(sentence!("not-resigned"))));
            }
            MatchAct::Note { id } => {
                let note = on.read(move |cx| notes::show(cx, id)).await?;
                return Ok(Answer::Form(note_form(id, note)));
            }
            MatchAct::Challenge { game, opponent } => {
                return challenge::challenge(on, Setup::usual(game), Some(opponent)).await;
            }
        }
        // The challenge's card shows what became of it.
        Ok(Answer::Nothing)
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        Ok(Answer::InPlace(match self {
            MatchAct::Type { id, revision } => {
                let mv = TypedMove {
                    on: MeantFor::Revision(revision),
                    text: on.typed(MOVE_INPUT).unwrap_or_default(),
                    with: With::Nothing,
                };
                let typed = moves::play_typed(host, caller.actor(), id, mv).await?;
                picker::on_typed(host, caller, typed).await?
            }
            MatchAct::Note { id } => {
                let text = on.typed(NOTE_INPUT).unwrap_or_default();
                let note = on.act(move |cx| notes::set(cx, id, &text)).await?;
                note_card(id, note.as_deref())
            }
            _ => return Err(Refusal::UnknownButton.into()),
        }))
    }
}

async fn show_clock(on: On<'_>, id: MatchId) -> Result<Answer, Error> {
    let look = on.read(move |cx| agreed::load_clock(cx, id)).await?;
    Ok(on.shows(clock_look(&look)))
}

async fn give_time(on: On<'_>, id: MatchId, gifts: u32) -> Result<Answer, Error> {
    let given = on.act(move |cx| agreed::give_time(cx, id, gifts));
    let message = match given.await? {
        Gift::Given(time, look) => gift(Some(time), &look),
        Gift::Before(look) => gift(None, &look),
    };
    Ok(on.shows(message))
}

async fn resume(on: On<'_>, id: MatchId) -> Result<Answer, Error> {
    let look = on.act(move |cx| agreed::resume(cx, id)).await?;
    Ok(on.shows(clock_look(&look)))
}
