//! The buttons, selects and forms of contests, and of the pages about servers.

use crate::discord::ids::{
    UnknownId,
    codec::{Parts, Value, custom_ids},
};

use std::{fmt, str::FromStr};

use domain::{
    community::{
        Code, Seasons,
        contest::{ContestId, Terms, TermsWish},
    },
    matches::Pace,
    ratings::Pool,
};
use rules::GameId;

custom_ids! {
    /// An action about a contest of two servers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ContestAct {
        /// Accepts, as a manager of the challenged server.
        "contest-accept" => Accept { contest: ContestId },
        /// Declines.
        "contest-decline" => Decline { contest: ContestId },
        /// Opens the form for other terms, or sends it.
        "contest-change" => Change { contest: ContestId },
        /// Asks a manager whether to call it off.
        "contest-withdraw" => Withdraw { contest: ContestId },
        /// Calls it off.
        "contest-call-off" => CallOff { contest: ContestId },
        /// Signs a member up.
        "contest-join" => Join { contest: ContestId },
        /// Signs a member up for the games chosen in a select.
        "contest-games" => Games { contest: ContestId },
        /// Cancels a member's sign-up.
        "contest-leave" => Leave { contest: ContestId },
        /// Says, as a captain, that the boards can be set up.
        "contest-ready" => Ready { contest: ContestId },
        /// Takes that back.
        "contest-unready" => Unready { contest: ContestId },
        /// Lists the contests of the reader's server.
        "contest-list" => List,
        /// Shows the one chosen in a select.
        "contest-open" => Show,
        /// Makes the member chosen in a select the captain.
        "contest-captain" => Captain { contest: ContestId },
        /// Replaces the player chosen in a select by a reserve.
        "contest-substitute" => Substitute { contest: ContestId },
        /// Asks players whether to hand their board to a reserve.
        "contest-ask-out" => AskOut { contest: ContestId },
        /// Replaces the player who presses it by a reserve.
        "contest-out" => Out { contest: ContestId },
        /// Shows it in this channel from now on.
        "contest-here" => ShowHere { contest: ContestId },
        /// Opens the form for another contest on the same terms, or shows what it proposes.
        "contest-again" => Again { contest: ContestId },
        /// Shows its boards, from this page.
        "contest-boards" => Boards { contest: ContestId, page: u32 },
        /// Shows the page with the reader's own board.
        "contest-own-board" => OwnBoard { contest: ContestId },
    }
}

custom_ids! {
    /// A page about servers, or a challenge to one.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum ServersAct {
        /// Shows a page of the open servers, from 0.
        "servers-open" => Open { page: u32 },
        /// Shows the page of the server chosen in a select.
        "servers-show" => Show,
        /// Shows the page of the reader's own server.
        "servers-here" => Here,
        /// Opens the form for a name or a code, or shows which server it names.
        "servers-find" => Find,
        /// Shows the page of this server. It challenged the server until the page showed the terms.
        "contest-challenge" => Challenge { server: u64 },
        /// Opens the form for other terms of a challenge, or shows them on the server's page.
        "contest-terms" => Change { draft: ContestDraft },
        /// Challenges a server.
        "contest-send" => Send { draft: ContestDraft },
        /// Shows a page of the table of servers. The season is given by its number; 0, in which
        /// nobody played, means all time.
        "servers-table" => Table { pool: Pool, season: u32, page: u32 },
        /// Shows the page that contains this server.
        "servers-own" => OwnRow { pool: Pool, season: u32 },
        /// Shows the table of the game and the season chosen in a select.
        "servers-of" => TableOf,
    }
}

/// An option of the select of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableChoice {
    pub(crate) pool: Pool,
    pub(crate) seasons: Seasons,
}

impl fmt::Display for TableChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seasons.id(), self.pool.id())
    }
}

impl FromStr for TableChoice {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<TableChoice, UnknownId> {
        let (seasons, pool) = text.split_once(':').ok_or(UnknownId)?;
        Ok(TableChoice {
            pool: Pool::from_id(pool).ok_or(UnknownId)?,
            seasons: Seasons::from_id(seasons).ok_or(UnknownId)?,
        })
    }
}

/// A challenge to a server that is not sent yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ContestDraft {
    pub(crate) server: ServerKey,
    pub(crate) terms: Terms,
}

/// What names an open server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServerKey {
    /// Its number, if the reader's server finds it without its code.
    Number(u64),
    /// Its code.
    Code(Code),
}

impl fmt::Display for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServerKey::Number(number) => number.fmt(f),
            ServerKey::Code(code) => f.write_str(code.as_str()),
        }
    }
}

/// Returns what stands for a game where the ids of all games have no room: the first letters of its words.
fn initials(game: GameId) -> String {
    let words = game.id().split('-');
    words.filter_map(|word| word.chars().next()).collect()
}

/// No server's number is as short as a code.
impl Value for ContestDraft {
    fn read(parts: &mut Parts<'_>) -> Option<ContestDraft> {
        let server = parts.next()?;
        let server = match Code::read(server) {
            Some(code) => ServerKey::Code(code),
            None => ServerKey::Number(server.parse().ok()?),
        };
        let wish = TermsWish {
            boards: Some(Value::read(parts)?),
            days: Some(Value::read(parts)?),
            rated: Some(Value::read(parts)?),
            weekends: Some(Value::read(parts)?),
            pace: Some(Pace::from_id(parts.next()?)?),
            games: None,
        };
        let game = |initials: &str| {
            let mut games = GameId::ALL.iter().copied();
            games.find(|game| self::initials(*game) == initials)
        };
        let games: Option<Vec<GameId>> = parts.next()?.split('.').map(game).collect();
        let terms = Terms::usual(&games?, Pace::default()).with(wish).ok()?;
        Some(ContestDraft { server, terms })
    }

    fn write(&self) -> String {
        let ContestDraft { server, terms } = self;
        let games: Vec<String> = terms.games().iter().copied().map(initials).collect();
        [
            server.to_string(),
            terms.boards().to_string(),
            terms.days().to_string(),
            terms.rated.write(),
            terms.timing.weekends.write(),
            terms.timing.pace.id().to_owned(),
            games.join("."),
        ]
        .join(":")
    }

    #[cfg(test)]
    fn samples() -> Vec<ContestDraft> {
        let longest = Terms::usual(GameId::ALL, Pace::Reserve14Days).with(TermsWish {
            boards: Some(Terms::MOST_BOARDS),
            days: Some(Terms::MOST_DAYS),
            rated: Some(false),
            ..TermsWish::default()
        });
        let each = GameId::ALL.iter().map(|game| {
            let usual = Terms::usual(&[*game], Pace::default());
            usual.with(TermsWish {
                weekends: Some(true),
                ..TermsWish::default()
            })
        });
        let terms = each.chain([longest]).filter_map(Result::ok);
        let keys = || {
            [
                ServerKey::Number(u64::MAX),
                ServerKey::Code(Code::new(|_| 0)),
            ]
        };
        terms
            .flat_map(|terms| {
                keys().map(|server| ContestDraft {
                    server,
                    terms: terms.clone(),
                })
            })
            .collect()
    }
}
