//! Clicks of those who learn: the next steps of a newcomer, matches against the computer, puzzles and
//! analyses. A private message that is clicked changes in place; a click under a card that everyone sees
//! is answered in private.

use crate::{
    challenges::{cards::computer::tips_off, handlers::buttons as challenge},
    discord::{
        error::Error,
        handlers::{Act, On},
        ids::Access,
        messages::{Answer, Message},
    },
    learning::{
        actions::{
            computer::{self, Strength},
            hints, puzzles,
        },
        cards,
        handlers::{
            playing::{self, Wish},
            puzzles as training,
        },
        ids::{ComputerAct, GuideAct, Setup, TrainingAct},
    },
    matches::{
        actions::{lists, moves},
        cards::resign::{ask_to_give_up, resigned},
        handlers::picker,
    },
    players::{actions::settings, handlers::pages as player_pages, ids::PlayerPage},
    servers::{handlers::pages, ids::ServerPage},
};
use domain::{
    matches::{Actor, Level, MatchId, Refusal, SideWish},
    settings::SettingsPage,
};

impl Act for GuideAct {
    fn is_of_server(&self) -> bool {
        matches!(self, GuideAct::Opponent { .. } | GuideAct::Anyone { .. })
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        Ok(match self {
            GuideAct::Help { topic } => {
                let look =
                    settings::load_look(on.host, on.caller.server, Some(on.caller.user)).await?;
                on.shows(cards::help::help(topic, look)?)
            }
            GuideAct::Settings if on.caller.manages => {
                let (page, access) = (
                    ServerPage::Settings(SettingsPage::Boards),
                    Access::Permission,
                );
                let shown = pages::server_page(on.data, on.http, on.caller, page, access);
                on.shows(shown.await?)
            }
            GuideAct::Settings => {
                let shown =
                    player_pages::player_page(on.host, on.http, on.caller, PlayerPage::Boards);
                on.shows(shown.await?)
            }
            GuideAct::Tutorial { game } => {
                on.shows(picker::first_lesson(on.host, on.caller, game).await?)
            }
            GuideAct::Whom { setup } if on.caller.server.is_elsewhere() => {
                on.shows(computer(on, setup, Strength::Fitting).await?)
            }
            GuideAct::Whom { setup } => on.shows(playing::whom(on.host, on.caller, setup).await?),
            GuideAct::Size { game } => {
                let size = Some(on.chosen()?);
                on.shows(playing::whom(on.host, on.caller, Setup { game, size }).await?)
            }
            GuideAct::Computer { setup } => on.shows(computer(on, setup, Strength::Fitting).await?),
            GuideAct::Level { setup } => {
                let level = Level::new(on.chosen()?).ok_or(Refusal::UnknownButton)?;
                on.shows(computer(on, setup, Strength::Level(level)).await?)
            }
            GuideAct::Opponent { setup } => {
                return challenge::challenge(on, setup, Some(on.user()?)).await;
            }
            GuideAct::Anyone { setup } => return challenge::challenge(on, setup, None).await,
        })
    }
}

/// Begins a match against the computer.
async fn computer(on: On<'_>, setup: Setup, strength: Strength) -> Result<Message, Error> {
    let wish = Wish {
        start: setup.start()?,
        strength,
        side: SideWish::Lot,
    };
    playing::begin_against_computer(on.host, on.http, on.caller, wish).await
}

impl Act for ComputerAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let message = match self {
            ComputerAct::Again { id, level } => {
                let level = Level::new(level).ok_or(Refusal::UnknownButton)?;
                playing::again(host, on.http, caller, id, Some(level)).await?
            }
            ComputerAct::Quiet { id } => {
                on.act(move |cx| computer::stop_guiding(cx, id)).await?;
                tips_off(id)
            }
            ComputerAct::Learn { game } => {
                computer(on, Setup::usual(game), Strength::ToLearn).await?
            }
            ComputerAct::GiveUp { id } => {
                let by = player(on, id).await?;
                let resigning = host.read(by, move |cx| moves::ask_to_resign(cx, id, None));
                let resigning = resigning.await?;
                ask_to_give_up(resigning)
            }
            ComputerAct::GivenUp { id, revision } => {
                let by = player(on, id).await?;
                host.act(by, move |cx| moves::resign(cx, id, revision))
                    .await?;
                return Ok(Answer::InPlace(resigned(id)));
            }
        };
        Ok(Answer::Private(message))
    }
}

/// Returns the caller as a player of a match in its server, wherever they are.
async fn player(on: On<'_>, id: MatchId) -> Result<Actor, Error> {
    let home = lists::home_of(on.host, id, on.caller.user).await?;
    let home = home.ok_or(Refusal::Unknown(id))?;
    Ok(Actor::player(home, on.caller.user))
}

impl Act for TrainingAct {
    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let (host, caller) = (on.host, on.caller);
        match self {
            TrainingAct::Solution { puzzle } => {
                Ok(on.shows(picker::solution(host, caller, puzzle).await?))
            }
            TrainingAct::Level { game, difficulty } => {
                let drawn = training::draw(host, caller, Some(game), Some(difficulty));
                Ok(on.shows(drawn.await?))
            }
            TrainingAct::Table => {
                caller.place()?;
                let table = on.read(puzzles::table).await?;
                Ok(on.shows(cards::puzzle::puzzle_table(&table)))
            }
            TrainingAct::Analysis { id, at } => {
                let view = hints::analyse(host, caller.actor(), id).await?;
                let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
                let card = cards::analysis::analysis(view, at, caller.user, look);
                Ok(on.shows(card))
            }
        }
    }
}
