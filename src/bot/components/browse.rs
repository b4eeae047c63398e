//! Buttons for looking: turning pages, stepping through replays, and asking for a rematch.
//!
//! As with all buttons the `custom_id` is all there is. A click under a message that everybody
//! sees is answered with a message of one's own, whose buttons then change that one: so nobody
//! turns the pages under somebody else's eyes.

use std::{fmt, str::FromStr};

use poise::serenity_prelude as serenity;

use super::Clicking;
use crate::{
    bot::{
        Data, Error, answer,
        cards::{self, Sheet as Shown},
    },
    games::GameId,
    host::{Page, Past, Reach, Rematch, Seat, Sheet},
    matches::{MatchId, Refusal, UserId},
    ratings::{Pool, Rung},
    sentence,
};

/// What a button for looking shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bot) enum Browse {
    /// A page of a board.
    Board {
        pool: Pool,
        reach: Reach,
        page: Page,
    },
    /// A page of somebody's past matches.
    History {
        player: UserId,
        opponent: Option<UserId>,
        game: Option<GameId>,
        sheet: Sheet,
    },
    /// A match after so many plies.
    Replay { id: MatchId, ply: u32, step: Step },
    /// A whole match as a GIF.
    Gif(MatchId),
    /// The replay of the match that is picked from a list.
    Pick,
    /// Another match of the same two.
    Rematch(MatchId),
}

/// Which of the buttons under a replay it is. Two of them may lead to the same ply, and Discord
/// wants different ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bot) enum Step {
    Open,
    First,
    Back,
    Next,
    Last,
}

impl Step {
    pub(in crate::bot) const ALL: [Step; 5] =
        [Step::Open, Step::First, Step::Back, Step::Next, Step::Last];

    const fn id(self) -> &'static str {
        match self {
            Step::Open => "open",
            Step::First => "first",
            Step::Back => "back",
            Step::Next => "next",
            Step::Last => "last",
        }
    }
}

impl fmt::Display for Browse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Browse::Board { pool, reach, page } => {
                let reach = match reach {
                    Reach::Here => "here",
                    Reach::Everywhere => "everywhere",
                };
                write!(f, "board:{}:{reach}:", pool.id())?;
                match page {
                    Page::First => f.write_str("first"),
                    Page::Before(seat) => write!(f, "before:{}:{}", seat.rung.0, seat.user),
                    Page::Mine => f.write_str("mine"),
                    Page::After(seat) => write!(f, "after:{}:{}", seat.rung.0, seat.user),
                    Page::Last => f.write_str("last"),
                }
            }
            Browse::History {
                player,
                opponent,
                game,
                sheet,
            } => {
                // No user has the number 0.
                let opponent = opponent.unwrap_or(UserId(0));
                let game = game.map_or(Pool::All, Pool::Game);
                write!(f, "history:{player}:{opponent}:{}:", game.id())?;
                match sheet {
                    Sheet::Newest => f.write_str("newest"),
                    Sheet::OlderThan(id) => write!(f, "older:{}", id.0),
                    Sheet::NewerThan(id) => write!(f, "newer:{}", id.0),
                }
            }
            Browse::Replay { id, ply, step } => write!(f, "replay:{}:{ply}:{}", id.0, step.id()),
            Browse::Gif(id) => write!(f, "gif:{}", id.0),
            Browse::Pick => f.write_str("pick-replay"),
            Browse::Rematch(id) => write!(f, "rematch:{}", id.0),
        }
    }
}

impl FromStr for Browse {
    type Err = ();

    fn from_str(text: &str) -> Result<Browse, ()> {
        let parts: Vec<&str> = text.split(':').collect();
        let id = |text: &str| text.parse().map(MatchId).map_err(drop);
        let user = |text: &str| text.parse().map(UserId).map_err(drop);
        let seat = |rung: &str, who: &str| {
            let rung = rung.parse().map(Rung).map_err(drop)?;
            Ok(Seat {
                rung,
                user: user(who)?,
            })
        };
        Ok(match parts[..] {
            ["board", pool, reach, ref page @ ..] => Browse::Board {
                pool: Pool::from_id(pool).ok_or(())?,
                reach: match reach {
                    "here" => Reach::Here,
                    "everywhere" => Reach::Everywhere,
                    _ => return Err(()),
                },
                page: match *page {
                    ["first"] => Page::First,
                    ["before", rung, who] => Page::Before(seat(rung, who)?),
                    ["mine"] => Page::Mine,
                    ["after", rung, who] => Page::After(seat(rung, who)?),
                    ["last"] => Page::Last,
                    _ => return Err(()),
                },
            },
            ["history", player, opponent, game, ref sheet @ ..] => Browse::History {
                player: user(player)?,
                opponent: Some(user(opponent)?).filter(|opponent| opponent.0 != 0),
                game: match Pool::from_id(game).ok_or(())? {
                    Pool::All => None,
                    Pool::Game(game) => Some(game),
                },
                sheet: match *sheet {
                    ["newest"] => Sheet::Newest,
                    ["older", than] => Sheet::OlderThan(id(than)?),
                    ["newer", than] => Sheet::NewerThan(id(than)?),
                    _ => return Err(()),
                },
            },
            ["replay", match_, ply, step] => Browse::Replay {
                id: id(match_)?,
                ply: ply.parse().map_err(drop)?,
                step: Step::ALL
                    .into_iter()
                    .find(|one| one.id() == step)
                    .ok_or(())?,
            },
            ["gif", match_] => Browse::Gif(id(match_)?),
            ["pick-replay"] => Browse::Pick,
            ["rematch", match_] => Browse::Rematch(id(match_)?),
            _ => return Err(()),
        })
    }
}

/// Answers a click on one of these buttons. Gives whether it was one.
pub(super) async fn handle(
    context: &serenity::Context,
    click: &serenity::ComponentInteraction,
    data: &Data,
) -> Result<bool, Error> {
    let Ok(browse) = click.data.custom_id.parse() else {
        return Ok(false);
    };
    let shown = match (browse, picked(click)) {
        (Browse::Gif(id), _) => return gif(context, click, data, id).await.map(|()| true),
        (browse, picked) => show(browse, picked, click, data).await,
    };
    let response = shown.unwrap_or_else(|error| {
        answer::private(answer::explain(
            &error,
            crate::bot::locale_of(&click.locale),
        ))
    });
    click.create_response(context, response).await?;
    Ok(true)
}

/// The match that was picked from a list.
fn picked(click: &serenity::ComponentInteraction) -> Option<MatchId> {
    match &click.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => {
            values.first()?.parse().map(MatchId).ok()
        }
        _ => None,
    }
}

async fn show(
    browse: Browse,
    picked: Option<MatchId>,
    click: &serenity::ComponentInteraction,
    data: &Data,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let Clicking {
        server,
        user,
        name,
        locale,
    } = Clicking::from(click.member.as_ref(), &click.locale)?;
    let host = &data.host;
    let own = is_private(click);
    let look = host.look(server, Some(user)).await?;
    Ok(match browse {
        Browse::Board { pool, reach, page } => {
            let board = host.leaderboard(server, user, pool, reach, page).await?;
            let shown = cards::leaderboard(board, user, look, locale).await?;
            shown.response(own)
        }
        Browse::History {
            player,
            opponent,
            game,
            sheet,
        } => {
            let past = Past {
                server,
                player,
                opponent,
                game,
            };
            let history = host.history(past, sheet).await?;
            cards::history(&history, locale).response(own)
        }
        Browse::Replay { id, ply, step } => {
            let view = host.replay(server, id).await?;
            let shown = cards::replay(view, ply, user, look, locale).await?;
            shown.response(own && step != Step::Open)
        }
        Browse::Pick => {
            let id = picked.ok_or(Refusal::UnknownButton)?;
            let view = host.replay(server, id).await?;
            let shown: Shown = cards::replay(view, 0, user, look, locale).await?;
            shown.response(false)
        }
        Browse::Rematch(id) => {
            let said = match host.rematch(server, id, user, name).await? {
                Rematch::Offered { id, opponent } => sentence!(
                    "challenge-sent",
                    id = id.to_string(),
                    opponent = format!("<@{opponent}>"),
                ),
                Rematch::Begun(id) => sentence!("joined", id = id.to_string()),
            };
            answer::private(locale.say(&said))
        }
        Browse::Gif(_) => return Err(Refusal::UnknownButton.into()),
    })
}

/// A GIF takes longer than a click may wait: say that it is being drawn, then show it.
async fn gif(
    context: &serenity::Context,
    click: &serenity::ComponentInteraction,
    data: &Data,
    id: MatchId,
) -> Result<(), Error> {
    let thinking = serenity::CreateInteractionResponseMessage::new().ephemeral(true);
    click
        .create_response(
            context,
            serenity::CreateInteractionResponse::Defer(thinking),
        )
        .await?;
    let drawn = async {
        let Clicking {
            server,
            user,
            locale,
            ..
        } = Clicking::from(click.member.as_ref(), &click.locale)?;
        let view = data.host.replay(server, id).await?;
        let look = data.host.look(server, Some(user)).await?;
        cards::gif(view, user, look, locale).await
    };
    let shown = drawn.await.unwrap_or_else(|error| {
        Shown::text(answer::explain(
            &error,
            crate::bot::locale_of(&click.locale),
        ))
    });
    click.edit_response(context, shown.edit()).await?;
    Ok(())
}

fn is_private(click: &serenity::ComponentInteraction) -> bool {
    let flags = click.message.flags.unwrap_or_default();
    flags.contains(serenity::MessageFlags::EPHEMERAL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(browse: Browse) -> Result<(), TestCaseError> {
        let text = browse.to_string();
        prop_assert!(text.len() <= 100, "{}", text);
        prop_assert_eq!(text.parse(), Ok(browse));
        Ok(())
    }

    proptest! {
        #[test]
        fn every_button_is_read_back_and_fits_discords_limit(
            number: u32, ply: u32, rung: u32, user in 1_u64.., other in 1_u64..,
        ) {
            let id = MatchId(number);
            let seat = Seat { rung: Rung(rung), user: UserId(user) };
            for pool in Pool::every() {
                for reach in [Reach::Here, Reach::Everywhere] {
                    for page in [Page::First, Page::Before(seat), Page::Mine, Page::After(seat), Page::Last] {
                        check(Browse::Board { pool, reach, page })?;
                    }
                }
                let game = match pool { Pool::All => None, Pool::Game(game) => Some(game) };
                for sheet in [Sheet::Newest, Sheet::OlderThan(id), Sheet::NewerThan(id)] {
                    for opponent in [None, Some(UserId(other))] {
                        check(Browse::History { player: UserId(user), opponent, game, sheet })?;
                    }
                }
            }
            for step in Step::ALL {
                check(Browse::Replay { id, ply, step })?;
            }
            for browse in [Browse::Gif(id), Browse::Pick, Browse::Rematch(id)] {
                check(browse)?;
            }
        }

        #[test]
        fn nothing_else_is_one(text: String) {
            prop_assert!(text.parse::<Browse>().is_err());
        }
    }
}
