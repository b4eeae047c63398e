//! The computer as an opponent: the beginning of a match, its answers, what follows the end, and the
//! explanations for first-time players.

use crate::{
    discord::{
        error::Error,
        ids::EncodedId,
        messages::{Button, Message, Select, SelectOption, Style, channel, link},
    },
    learning::{
        actions::computer::{Answered, ComputerBegun, MOVES_TO_NOWHERE, Shared, is_unshared},
        ids::ComputerAct,
    },
    matches::{
        actions::views::{BoardView, ComputerView},
        ids::{action::SlowAct, browse::LookAct, choosing::MoveAct},
    },
    workers::WORKERS,
};
use domain::matches::{Guide, Level, MatchId, Tip};
use rules::{
    AnyMove, GameId, Outcome, Side, sentence, variants,
    words::{Locale, Sentence, Text},
};
use store::LevelRecord;

/// Returns the answer to a user who has begun a match against the computer: who sees it, and where its boards are posted, if
/// they are.
pub(crate) fn computer_begun(begun: &ComputerBegun) -> Message {
    let (id, place) = (begun.id.to_string(), begun.place);
    let side = begun.game.info().sides[begun.side.index()];
    let level = begun.level.number();
    let is_direct = place.server.is_direct();
    let said = if is_direct {
        // Discord shows no names for such channels.
        let link = link(place.server, place.channel, None);
        sentence!(
            "computer-begun-direct",
            id = id,
            side = side,
            level = level,
            link = link,
        )
    } else {
        sentence!("computer-begun", id = id, side = side, level = level)
    };
    let guided = begun.guided.then(|| sentence!("computer-guided"));
    let said = Message::of(Text::lines([said].into_iter().chain(guided)));
    if is_direct {
        said.linking_board(place.server, begun.id)
    } else {
        said
    }
}

/// Returns what a user reads in direct messages before a match against the computer begins there.
pub(crate) fn computer_comes(game: GameId, level: Level) -> Message {
    Message::of(sentence!(
        "computer-comes",
        game = game.info().name,
        level = level.number(),
    ))
}

/// Says how the computer has answered an offer.
pub(crate) fn computer_answered(answered: Answered, id: MatchId) -> Message {
    let id = id.to_string();
    Message::of(match answered {
        Answered::Agreed(kind) => sentence!("computer-agreed", kind = kind.id(), id = id),
        Answered::Declined => {
            sentence!("computer-declined", id = id, moves = MOVES_TO_NOWHERE)
        }
    })
}

/// Returns the select of the computer's levels, with the one that is chosen now. Until one is, it says what a choice does, and
/// which level fits the player.
pub(super) fn level_select(
    id: impl Into<EncodedId>,
    fitting: Level,
    chosen: Option<Level>,
) -> Option<Select> {
    let option = |level: Level| {
        let about = match level {
            Level::LOWEST => "lowest",
            Level::HIGHEST => "highest",
            level if level == fitting => "fitting",
            level => match level.number() {
                ..=4 => "easy",
                5..=8 => "medium",
                _ => "hard",
            },
        };
        let label = sentence!("level-option", level = level.number());
        let option = SelectOption::new(level.number(), label).chosen(chosen == Some(level));
        option.described(sentence!("level-about", about = about))
    };
    let placeholder = sentence!("select-level", level = fitting.number());
    Select::new(id, placeholder, Level::all().map(option))
}

/// Returns the answer to a user who wants no more explanations.
pub(crate) fn tips_off(id: MatchId) -> Message {
    Message::of(sentence!("tips-off", id = id.to_string()))
}

/// Says how far a user has got against the computer, if they have finished a match against it.
pub(crate) fn level_records(records: &[LevelRecord]) -> Option<Sentence> {
    let games = GameId::ALL.iter().filter_map(|game| {
        let mut of_game = records.iter().filter(|one| one.game == *game).peekable();
        of_game.peek()?;
        let beaten = of_game.filter(|one| one.won > 0).map(|one| one.level).max();
        let game = game.info().name;
        Some(match beaten {
            Some(level) => sentence!("computer-beaten", game = game, level = level.number()),
            None => sentence!("computer-unbeaten", game = game),
        })
    });
    let games: Vec<Sentence> = games.collect();
    (!games.is_empty()).then(|| {
        let records = Text::joined(games, " · ");
        sentence!("computer-records", records = records)
    })
}

/// Returns the same board with the computer's name in this language.
pub(crate) fn in_language(mut view: BoardView, locale: Locale) -> BoardView {
    for side in Side::BOTH {
        if let Some(name) = view.players.on(side).computer_name() {
            view.names[side.index()] = locale.say(&name);
        }
    }
    view
}

variants! {
    /// Where a player reads tips. They name what is there.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TipsOn {
        /// On a posted board, where a button leads to the pieces.
        Board = "board",
        /// On the player's private card, which has the pieces to tap.
        Card = "card",
        /// On the live page.
        Page = "page",
    }
}

/// Returns the tips about a board.
pub(crate) async fn tips(view: &BoardView, on: TipsOn) -> Result<Vec<Text>, Error> {
    let Some(guide) = guide(view) else {
        return Ok(Vec::new());
    };
    let tips = WORKERS.run(move || tips_of(&guide, on)).await?;
    Ok(tips.map(|tip| Text::same("> ").then(tip)).collect())
}

/// Returns the explanations of a running match, where there are some.
pub(crate) fn guide(view: &BoardView) -> Option<Guide> {
    let computer = view.computer.as_ref().filter(|_| view.end.is_none());
    computer.and_then(|one| one.guide.clone())
}

/// Returns the tips of a guide in words.
pub(crate) fn tips_of(guide: &Guide, on: TipsOn) -> impl Iterator<Item = Sentence> + use<> {
    let say = move |tip: Tip| sentence!(format!("tip-{}", tip.id()), on = on.id());
    guide.tips().into_iter().map(say)
}

/// Suggests what to play after a match against the computer, if this was one and had a winner.
pub(crate) fn what_next(view: &BoardView) -> Option<Sentence> {
    let (level, won) = outcome(view)?;
    match (won, other_level(level, won)) {
        (true, Some(next)) => Some(sentence!(
            "computer-won",
            level = level.number(),
            next = next.number()
        )),
        (true, None) => Some(sentence!("computer-won-highest")),
        (false, Some(lower)) => Some(sentence!(
            "computer-lost",
            level = level.number(),
            lower = lower.number()
        )),
        (false, None) => None,
    }
}

/// Returns the buttons once a match against the computer is over: the same match again, and another
/// level.
pub(crate) fn next_buttons(view: &BoardView) -> Vec<Button> {
    let id = view.id;
    let again = Button::new(LookAct::Rematch { id }, "button-rematch");
    let Some((level, won)) = outcome(view) else {
        return vec![again.style(Style::Primary)];
    };
    let other = other_level(level, won).map(|level| {
        let level = level.number();
        let key = if won {
            "button-next-level"
        } else {
            "button-lower-level"
        };
        let label = sentence!(key, level = level);
        Button::labelled(ComputerAct::Again { id, level }, label)
    });
    match (won, other) {
        (true, Some(next)) => vec![next.style(Style::Primary), again.secondary()],
        (_, other) => std::iter::once(again.style(Style::Primary))
            .chain(other.map(Button::secondary))
            .collect(),
    }
}

/// Returns whether the computer's move came together with the player's, who therefore still looks.
pub(crate) fn answered_at_once(view: &BoardView) -> bool {
    let is_persons =
        |mv: &AnyMove, computer: &ComputerView| mv.before().side_to_move() != computer.side;
    let computer = view.computer.as_ref();
    computer.is_some_and(|computer| view.lately.iter().any(|mv| is_persons(mv, computer)))
}

/// Returns the button for a hint, where it is a person's turn against the computer.
pub(crate) fn hint_button(view: &BoardView) -> Option<Button> {
    let computer = view.computer.as_ref()?;
    let turn = view.position.side_to_move() != computer.side;
    let id = view.id;
    turn.then(|| Button::new(SlowAct::Hint { id }, "button-hint").secondary())
}

/// Returns the button that shows a match against the computer to everyone: while nothing of it is posted, and once it is over,
/// where only its thread shows the result.
pub(crate) fn share_button(view: &BoardView) -> Option<Button> {
    view.computer.as_ref()?;
    let (id, venue) = (view.id, &view.venue);
    let has_thread = venue.shown_in() != venue.place.channel && venue.challenge.is_some();
    let is_worth_it = is_unshared(venue, view.end) || (view.end.is_some() && has_thread);
    is_worth_it.then(|| Button::new(LookAct::Share { id }, "button-share").secondary())
}

/// Returns the button that opens the private card of a running match against the computer, where no other message leads to it.
pub(crate) fn continue_button(view: &BoardView) -> Option<Button> {
    let is_open = view.venue.boards.is_private() && view.end.is_none();
    is_open.then(|| to_private_card(view.id).secondary())
}

/// Returns the button that opens the card on which a player plays against the computer.
pub(crate) fn to_private_card(id: MatchId) -> Button {
    let label = sentence!("button-continue", id = id.to_string());
    Button::labelled(MoveAct::Open { id }, label)
}

/// Says that a match, or its result, is shared. Where the boards of a running one go is known only once one is posted: in a
/// thread, a post of a forum, or the channel.
pub(crate) fn shared(what: Shared, id: MatchId) -> Message {
    Message::of(match what {
        Shared::Boards => sentence!("match-shared", id = id.to_string()),
        Shared::Result(at) => sentence!("result-shared", channel = channel(at)),
    })
}

/// Returns the button that ends the tips, where there are some.
pub(crate) fn quiet_button(view: &BoardView) -> Option<Button> {
    view.computer.as_ref()?.guide.as_ref()?;
    let id = view.id;
    Some(Button::new(ComputerAct::Quiet { id }, "button-quiet").secondary())
}

/// Returns the level that was played, and whether the computer lost. `None` if there was no winner.
fn outcome(view: &BoardView) -> Option<(Level, bool)> {
    let computer = view.computer.as_ref()?;
    let end = view
        .end
        .filter(|end| !end.is_by_moderator() && !view.aftermath.annulled)?;
    match end.outcome? {
        Outcome::Win(winner) => Some((computer.level, winner != computer.side)),
        Outcome::Draw => None,
    }
}

/// Returns the next level for a winner, and the one below for a loser.
fn other_level(level: Level, won: bool) -> Option<Level> {
    if won {
        Level::new(level.number() + 1)
    } else {
        Level::new(level.number() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        host::Host,
        learning::actions::computer::{ComputerRequest, Strength},
    };
    use domain::{
        clock::testing::TestMachine,
        matches::{ChannelId, End, Place, ServerId, SideWish, Termination, UserId},
    };
    use rules::Side;
    use store::{Lock, Store, StoreError, testing::Base};

    const ADA: UserId = UserId(1);

    /// Returns a finished match of Ada's, on this side and against this level.
    async fn finished(
        (host, store): (&Host, &Store),
        (side, level): (Side, u8),
        (end, annulled): (End, bool),
    ) -> BoardView {
        let place = Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::English,
        };
        let request = ComputerRequest {
            start: GameId::Courtyard.start(None).expect("standard"),
            strength: Strength::Level(Level::new(level).expect("a level")),
            side: SideWish::Side(side),
        };
        let begun = host
            .play_computer(place, ADA, request)
            .await
            .expect("begins");
        let (id, now) = (begun.id, host.clock().now());
        let ended = store.write(Lock::Match(id), move |tx| {
            tx.matches().set_end(id, end, now)?;
            if annulled {
                tx.ratings().annul(id, now)?;
            }
            Ok::<_, StoreError>(())
        });
        ended.await.expect("over");
        host.board(place.server, id).await.expect("a board")
    }

    fn won(by: Side) -> End {
        End {
            outcome: Some(Outcome::Win(by)),
            termination: Termination::Rules,
        }
    }

    #[test]
    fn every_tip_is_said_wherever_it_is_read() {
        for (tip, on) in Tip::ALL
            .into_iter()
            .flat_map(|tip| TipsOn::ALL.map(|on| (tip, on)))
        {
            let key = format!("tip-{}", tip.id());
            let said = Locale::English.say(&sentence!(key.clone(), on = on.id()));
            assert!(!said.contains(&key) && said.len() > 20, "{key}: {said}");
        }
    }

    #[tokio::test]
    async fn a_winner_is_offered_the_next_level_and_a_loser_the_one_below() {
        let (_machine, clock, _mover) = TestMachine::new();
        let base = Base::sqlite();
        let store = base.open();
        let host = Host::new(store.clone(), clock);
        let rematch = |id| Button::new(LookAct::Rematch { id }, "button-rematch");
        for side in Side::BOTH {
            for (level, wins, words, other) in [
                (1, true, "You’ve beaten level 1. Try level 2 next.", Some(2)),
                (
                    11,
                    true,
                    "You’ve beaten level 11. Try level 12 next.",
                    Some(12),
                ),
                (12, true, "You’ve beaten the highest level.", None),
                (1, false, "", None),
                (12, false, "Try level 12 again, or level 11.", Some(11)),
            ] {
                let winner = if wins { side } else { side.other() };
                let view = finished((&host, &store), (side, level), (won(winner), false)).await;
                let said = what_next(&view);
                let said = said.map_or_else(String::new, |said| Locale::English.say(&said));
                assert!(said.starts_with(words), "{said}");
                assert_eq!(said.is_empty(), words.is_empty(), "{said}");
                let id = view.id;
                let other = other.map(|level| {
                    let what = if wins { "Next" } else { "Easier" };
                    Button::labelled(
                        ComputerAct::Again { id, level },
                        format!("{what}: level {level}"),
                    )
                });
                let expected = match other {
                    Some(next) if wins => vec![next, rematch(id).secondary()],
                    Some(lower) => vec![rematch(id), lower.secondary()],
                    None => vec![rematch(id)],
                };
                let written = |buttons: Vec<Button>| {
                    Message::default()
                        .with_buttons(buttons)
                        .written(Locale::English)
                };
                assert_eq!(written(next_buttons(&view)), written(expected));
            }
        }
        // No winner.
        let drawn = End {
            outcome: Some(Outcome::Draw),
            termination: Termination::Agreement,
        };
        let ruled = End {
            termination: Termination::Adjudication,
            ..won(Side::First)
        };
        for end in [(drawn, false), (ruled, false), (won(Side::First), true)] {
            let view = finished((&host, &store), (Side::First, 3), end).await;
            assert_eq!(what_next(&view), None, "{end:?}");
            assert_eq!(next_buttons(&view), [rematch(view.id)]);
        }
    }

    #[test]
    fn the_highest_level_that_was_beaten_is_named_for_each_game() {
        let record = |game, level, [won, lost]: [u32; 2]| LevelRecord {
            game,
            level: Level::new(level).expect("a level"),
            won,
            lost,
            drawn: 0,
        };
        let records = [
            record(GameId::GuardAndTowers, 1, [2, 0]),
            record(GameId::GuardAndTowers, 3, [1, 4]),
            record(GameId::GuardAndTowers, 6, [0, 1]),
            record(GameId::KingsCourt, 2, [0, 1]),
        ];
        let said = Locale::English.say(&level_records(&records).expect("some"));
        assert!(
            said.contains("Guard & Towers: beaten up to level 3"),
            "{said}"
        );
        assert!(said.contains("King’s Court: not beaten yet"), "{said}");
        assert!(!said.contains("Courtyard"), "{said}");
        assert_eq!(level_records(&[]), None);
    }
}
