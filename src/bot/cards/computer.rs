//! The computer as an opponent: a match that begins, what it answers, what comes after the end, and
//! what is explained to whoever plays for the first time.

use super::help::about_key;
use crate::{
    bot::{
        error::Error,
        ids::{Browse, Playing},
        messages::{Button, Message, Style, channel, link},
    },
    games::{GameId, Outcome, Side},
    host::{Answered, BoardView, ComputerBegun, LevelRecord},
    matches::{Level, MatchId, Tip},
    sentence,
    words::Locale,
    workers::WORKERS,
};

/// The answer to whoever has begun a match against the computer.
pub(in crate::bot) fn computer_begun(
    begun: &ComputerBegun,
    game: GameId,
    locale: Locale,
) -> Message {
    let (id, place) = (begun.id.to_string(), begun.place);
    let side = game.info().sides[begun.side.index()];
    let level = begun.level.number();
    let message = Message::of(locale.say(&if place.server.is_direct() {
        // Discord shows no names of such channels.
        let link = link(place.server, place.channel, None);
        sentence!(
            "computer-begun-direct",
            id = id,
            side = side,
            level = level,
            link = link,
        )
    } else {
        let channel = channel(place.channel);
        sentence!(
            "computer-begun",
            id = id,
            side = side,
            level = level,
            channel = channel,
        )
    }));
    if begun.guided {
        message.adding(&locale.text("computer-guided"))
    } else {
        message
    }
}

/// What somebody reads in direct messages before a match against the computer begins there.
pub(in crate::bot) fn computer_comes(game: GameId, level: Level, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!(
        "computer-comes",
        game = game.info().name,
        level = level.number(),
    )))
}

/// What the computer has answered to an offer.
pub(in crate::bot) fn computer_answered(
    answered: Answered,
    id: MatchId,
    locale: Locale,
) -> Message {
    let id = id.to_string();
    Message::of(locale.say(&match answered {
        Answered::Agreed(kind) => sentence!("computer-agreed", kind = kind.id(), id = id),
        Answered::Declined => sentence!("computer-declined", id = id),
    }))
}

/// The answer to whoever wants nothing explained any more.
pub(in crate::bot) fn tips_off(id: MatchId, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!("tips-off", id = id.to_string())))
}

/// How far somebody has come against the computer, if they have finished a match against it.
pub(super) fn level_records(records: &[LevelRecord], locale: Locale) -> Option<String> {
    let games = GameId::ALL.iter().filter_map(|game| {
        let mut of_game = records.iter().filter(|one| one.game == *game).peekable();
        of_game.peek()?;
        let beaten = of_game.filter(|one| one.won > 0).map(|one| one.level).max();
        let game = game.info().name;
        Some(locale.say(&match beaten {
            Some(level) => sentence!("computer-beaten", game = game, level = level.number()),
            None => sentence!("computer-unbeaten", game = game),
        }))
    });
    let games: Vec<String> = games.collect();
    let line = sentence!("computer-records", records = games.join(" · "));
    (!games.is_empty()).then(|| locale.say(&line))
}

/// The same board with the computer's name in this language.
pub(super) fn in_language(mut view: BoardView, locale: Locale) -> BoardView {
    for side in Side::BOTH {
        if let Some(key) = view.players.on(side).computer_key() {
            view.names[side.index()] = locale.text(key);
        }
    }
    view
}

/// The tips below a board.
pub(super) async fn tips(view: &BoardView, locale: Locale) -> Result<Vec<String>, Error> {
    let guide = view.computer.as_ref().and_then(|one| one.guide.clone());
    let (Some(guide), None) = (guide, view.end) else {
        return Ok(Vec::new());
    };
    let tips = WORKERS.run(move || guide.tips()).await?;
    let about = about_key(view.position.game());
    let say = |tip: &Tip| {
        let key = match tip {
            Tip::Chance => "tip-chance",
            Tip::Danger => "tip-danger",
            Tip::Missed => "tip-missed",
            Tip::Choice => "tip-choice",
            Tip::Forfeit => "tip-forfeit",
            Tip::Must => "tip-must",
            Tip::Chain => "tip-chain",
            Tip::Capture => "tip-capture",
            Tip::Captured => "tip-captured",
            Tip::Stack => "tip-stack",
            Tip::Exchange => "tip-exchange",
            Tip::Begin => "tip-begin",
        };
        let tip = locale.say(&sentence!(key, about = locale.text(&about)));
        format!("> {tip}")
    };
    Ok(tips.iter().map(say).collect())
}

/// What comes after a match against the computer, if this was one with a winner.
pub(super) fn what_next(view: &BoardView, locale: Locale) -> Option<String> {
    let (level, won) = outcome(view)?;
    Some(match (won, other_level(level, won)) {
        (true, Some(next)) => locale.say(&sentence!(
            "computer-won",
            level = level.number(),
            next = next.number()
        )),
        (true, None) => locale.text("computer-won-highest"),
        (false, Some(lower)) => locale.say(&sentence!(
            "computer-lost",
            level = level.number(),
            lower = lower.number()
        )),
        (false, None) => return None,
    })
}

/// The buttons once a match against the computer is over: the same again, and another level.
pub(super) fn next_buttons(view: &BoardView, locale: Locale) -> Vec<Button> {
    let id = view.id;
    let again = Button::new(Browse::Rematch { id }, "button-rematch", locale);
    let Some((level, won)) = outcome(view) else {
        return vec![again.style(Style::Primary)];
    };
    let other = other_level(level, won).map(|level| {
        let level = level.number();
        let label = locale.say(&sentence!("button-level", level = level));
        Button::labelled(Playing::Again { id, level }, label)
    });
    match (won, other) {
        (true, Some(next)) => vec![next.style(Style::Primary), again.secondary()],
        (_, other) => std::iter::once(again.style(Style::Primary))
            .chain(other.map(Button::secondary))
            .collect(),
    }
}

/// The button that ends the tips, where there are some.
pub(super) fn quiet_button(view: &BoardView, locale: Locale) -> Option<Button> {
    view.computer.as_ref()?.guide.as_ref()?;
    let id = view.id;
    Some(Button::new(Playing::Quiet { id }, "button-quiet", locale).secondary())
}

/// The level that was played, and whether the computer has lost. None if nobody has beaten anybody.
fn outcome(view: &BoardView) -> Option<(Level, bool)> {
    let computer = view.computer.as_ref()?;
    let end = view
        .end
        .filter(|end| !end.is_by_moderator() && !view.annulled)?;
    match end.outcome? {
        Outcome::Win(winner) => Some((computer.level, winner != computer.side)),
        Outcome::Draw => None,
    }
}

/// The next level for a winner, and the one below for a loser.
fn other_level(level: Level, won: bool) -> Option<Level> {
    if won {
        Level::new(level.number() + 1)
    } else {
        Level::new(level.number() - 1)
    }
}
