//! Clicks that only look: at what there is about a match, at the pages of a list and at replays; and
//! asking for a rematch.
//!
//! A click under a message that everyone sees is answered with a private message, whose buttons then
//! change that one, so that no one turns the pages that someone else is reading.

use crate::{
    challenges::{
        cards::{challenge_made, home_lost, in_channel, joined},
        handlers::challenging::{Again, ask_again},
    },
    discord::{
        error::Error,
        handlers::{Act, Caller, On},
        messages::{Answer, Message},
    },
    learning::{cards::rules_card::rules, handlers::playing},
    matches::{
        actions::{menu, rematch::Rematch},
        cards,
        handlers::record::{self, WithNote},
        ids::browse::{LookAct, Step},
    },
    moderation::handlers as moderating,
    players::{
        actions::{history, settings},
        handlers::history as past_matches,
    },
    rankings::{
        actions::{ratings, seasons},
        cards::{self as ranking_cards, leaderboard},
    },
};
use domain::matches::MatchId;
use store::{HistoryFilter, Numbered};

impl Act for LookAct {
    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            LookAct::Pick => Some(Numbered::Match(MatchId(number))),
            _ => None,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let &Caller { server, user, .. } = caller;
        let look = || settings::load_look(host, server, Some(user));
        let (message, in_place) = match self {
            LookAct::Leaderboard { pool, reach, page } => {
                let view = on
                    .read(move |cx| ratings::leaderboard(cx, pool, reach, page))
                    .await?;
                (leaderboard(view, user, look().await?), true)
            }
            LookAct::Season { pool, season, page } => {
                let view = on
                    .read(move |cx| seasons::load(cx, pool, season, page))
                    .await?;
                (
                    ranking_cards::season::season(view, user, look().await?),
                    true,
                )
            }
            LookAct::History {
                player,
                opponent,
                game,
                page,
            } => {
                let past = HistoryFilter {
                    server,
                    player,
                    opponent,
                    game,
                    viewer: user,
                };
                let message = past_matches::page(on.data, caller, past, page).await?;
                (message, true)
            }
            LookAct::More { id } => {
                let more = on.read(move |cx| menu::show(cx, id)).await?;
                let card = cards::menu::more(&more, moderating::button(on, id));
                // A private card with a board is full of moves, so the button for the live board is here.
                let card = if more.board.computer.is_some() {
                    on.data.courier.opening(card, &more.board).await
                } else {
                    card
                };
                (card, false)
            }
            LookAct::View { id, side } => {
                let more = on.read(move |cx| menu::show(cx, id)).await?;
                let moderate = moderating::button(on, id);
                let card = cards::menu::more_with_board(more, side, look().await?, moderate);
                (card.await?, true)
            }
            LookAct::Record { id } => {
                let record = on.read(move |cx| menu::record(cx, id)).await?;
                (cards::past::record::record(&record), false)
            }
            LookAct::Export { id } => {
                let export = record::export(host, caller, id, WithNote::No).await?;
                (export, false)
            }
            LookAct::ExportNote { id } => {
                let export = record::export(host, caller, id, WithNote::Yes).await?;
                (export, false)
            }
            LookAct::Rules { game, page } => {
                let message = rules(game, page, look().await?)?;
                (message, true)
            }
            LookAct::RulesPage { game } => {
                let page = on.chosen()?;
                let message = rules(game, page, look().await?)?;
                (message, true)
            }
            LookAct::Replay { id, ply, step } => {
                let view = on.read(move |cx| history::replay(cx, id)).await?;
                let message = cards::past::replay::replay(view, ply, user, look().await?);
                (message, step != Step::Open)
            }
            LookAct::Pick => {
                let id = MatchId(on.chosen()?);
                on.data.visibility.check(&caller.onlooker(), id).await?;
                let view = on.read(move |cx| history::replay(cx, id)).await?;
                let message = cards::past::replay::replay(view, 0, user, look().await?);
                (message, false)
            }
            LookAct::Rematch { id } => (rematch(on, id).await?, false),
            LookAct::Share { id } => (playing::share(host, on.http, caller, id).await?, false),
        };
        Ok(if in_place {
            on.shows(message)
        } else {
            Answer::Private(message)
        })
    }
}

/// Asks for another match of the same two players.
async fn rematch(on: On<'_>, id: MatchId) -> Result<Message, Error> {
    let On {
        host, http, caller, ..
    } = on;
    let server = caller.server;
    // Only the computer is an opponent there.
    if server.is_direct() {
        return playing::again(host, http, caller, id, None).await;
    }
    let again = Again {
        id,
        by: caller.actor(),
        asked_in: caller.channel,
    };
    let asked = ask_again(host, http, again).await?;
    Ok(match asked.rematch {
        Rematch::Offered {
            id,
            opponent,
            channel,
        } => {
            let made = challenge_made(id, Some(opponent));
            match asked.lost {
                Some(lost) => made.adding(home_lost(lost, channel)),
                None if channel == caller.channel => made,
                None => made.adding(in_channel(channel)),
            }
        }
        Rematch::Begun(id, shown) => joined(server, id, shown),
        Rematch::AgainstComputer(begun) => playing::answer(host, caller, &begun).await?,
    })
}
