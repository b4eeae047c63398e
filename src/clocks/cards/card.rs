//! The clock of a match: the private answer to anyone who asks for it, and the notices in the match's
//! thread when it changes.

use std::time::Duration;

use super::{left, span, time_left, timing, until, until_of};
use crate::{
    clocks::actions::agreed::{ClockLook, Standing},
    discord::messages::{
        Button, Message, Select, SelectOption, Style, mention, moment, relative_time,
    },
    matches::{
        actions::views::BoardView,
        cards::thread::head,
        ids::{
            action::{MatchAct, ShownAt},
            offers::OfferAct,
        },
    },
};
use domain::{
    clock::Timestamp,
    matches::{
        Players, UserId,
        clock::{ClockState, PauseLength, Stop},
    },
};
use rules::{
    Side, sentence,
    words::{Arg, Locale, Sentence, Text},
};
use store::ClockNews;

/// Shows the clock of a match, with what a player can do about it.
pub(crate) fn clock_look(look: &ClockLook) -> Message {
    let board = &look.board;
    let mover = board.position.side_to_move();
    let mut lines = vec![Text::from(head(board))];
    let left = Side::BOTH.map(|side| left(board.players.on(side), look.left[side.index()]));
    lines.extend(left.map(Text::from));
    lines.push(state(look.state, board.players.on(mover)));
    if let Some(clock) = &board.clock {
        lines.extend(
            clock
                .deadline
                .filter(|_| look.state != ClockState::RunOut)
                .map(|deadline| until(deadline).into()),
        );
        lines.push(timing(clock.timing));
    }
    let message = Message::of(Text::lines(lines)).naming(board.guest.as_ref());
    if look.side.is_none() || look.state == ClockState::RunOut {
        return message;
    }
    let (id, revision) = (board.id, board.revision);
    let give = MatchAct::Give {
        id,
        revision,
        gifts: look.gifts,
    };
    let label = sentence!("button-give-time", value = span(look.gift));
    let message = message.with_buttons([Button::labelled(give, label).secondary()]);
    if look.is_paused() {
        let resume = MatchAct::Resume {
            id,
            revision: ShownAt(revision),
        };
        let resume = Button::new(resume, "button-resume");
        return message.with_buttons([resume.style(Style::Primary)]);
    }
    let lengths = PauseLength::ALL
        .into_iter()
        .map(|length| SelectOption::new(length.id(), span(length.time())));
    let pause = OfferAct::Pause { id, revision };
    message.with_selects(Select::new(pause, sentence!("select-pause"), lengths))
}

/// Describes the current state of a clock.
fn state(state: ClockState, mover: UserId) -> Text {
    let (what, again) = match state {
        ClockState::Running => ("running", None),
        ClockState::RunOut => ("run-out", None),
        ClockState::Stopped { by, until } => (by.id(), until.map(|until| (by, until))),
    };
    let line = sentence!("clock-state", state = what, player = mention(mover));
    match again {
        Some((by, until)) => {
            let again = match by {
                Stop::Beginning => sentence!("clock-begins"),
                _ => sentence!("clock-again"),
            };
            let again = again
                .with("when", moment(until))
                .with("left", relative_time(until));
            Text::joined([line, again], " ")
        }
        None => line.into(),
    }
}

/// Says what came of a click on the button to give time.
pub(crate) fn gift(given: Option<Duration>, look: &ClockLook) -> Message {
    let words = match given {
        Some(time) => sentence!("gift-given", time = span(time)),
        None => sentence!("gift-before"),
    };
    clock_look(look).adding(words)
}

/// Returns how a notice of given time begins: the part that does not change when more time is given.
pub(crate) fn gift_pieces(view: &BoardView, to: UserId, locale: Locale) -> Vec<String> {
    const CHANGES: &str = "\0";
    let line = gift_line(view.players, to, CHANGES, CHANGES);
    let words = Message::of(head(view))
        .adding(line)
        .naming(view.guest.as_ref())
        .written(locale)
        .words();
    words.split(CHANGES).map(str::to_owned).collect()
}

fn gift_line(players: Players, to: UserId, time: impl Into<Arg>, left: impl Into<Arg>) -> Sentence {
    sentence!(
        "news-gift",
        opponent = mention(players.opponent_of(to)),
        player = mention(to),
        time = time,
        left = left,
    )
}

/// Returns the notice that a clock has changed or has stopped.
pub(crate) fn clock_news(view: &BoardView, news: ClockNews) -> Message {
    let (players, clock) = (view.players, view.clock.as_ref());
    let standing = clock.map(|clock| clock.standing).unwrap_or_default();
    let mut lines = vec![head(view)];
    match news {
        ClockNews::Gift { to, seconds, .. } => {
            let left = clock
                .zip(players.side_of(to))
                .map(|(clock, side)| clock.left[side.index()]);
            let time = span(Duration::from_secs(seconds));
            let left = time_left(left.unwrap_or_default());
            lines.push(gift_line(players, to, time, left));
        }
        ClockNews::Resume { by } => {
            lines.push(sentence!("news-resume", player = mention(by)));
        }
        ClockNews::Back { player } => {
            lines.push(sentence!("news-back", player = mention(player)));
        }
        ClockNews::Days { player, .. } => {
            lines.push(sentence!("news-days", player = mention(player)));
        }
        ClockNews::Outage { from, until, .. } => {
            let [from, until] =
                [from, until].map(|seconds| moment(Timestamp::from_seconds(seconds)));
            lines.push(sentence!("news-outage", from = from, until = until));
        }
        ClockNews::Pause | ClockNews::Away { .. } => {}
    }
    lines.extend(standing_lines(standing, players));
    let deadline = clock.and_then(|clock| clock.deadline);
    lines.extend(deadline.map(|deadline| until_of(view, deadline)));
    let message = Message::of(Text::lines(lines)).naming(view.guest.as_ref());
    match news {
        ClockNews::Pause => {
            let resume = MatchAct::Resume {
                id: view.id,
                revision: ShownAt(view.revision),
            };
            message.with_buttons([Button::new(resume, "button-resume").secondary()])
        }
        _ => message,
    }
}

/// Lists the clocks that are stopped in a match, one line each.
pub(crate) fn standing_lines(
    standing: Standing,
    players: Players,
) -> impl Iterator<Item = Sentence> {
    let pause = standing.pause.map(|until| {
        sentence!(
            "board-paused",
            when = moment(until),
            left = relative_time(until)
        )
    });
    let away = Side::BOTH.into_iter().filter_map(move |side| {
        let until = standing.away[side.index()]?;
        Some(sentence!(
            "board-away",
            player = mention(players.on(side)),
            when = moment(until),
            left = relative_time(until),
        ))
    });
    pause.into_iter().chain(away)
}

/// Returns the name of a pause by its length.
pub(crate) fn pause_name(length: Option<PauseLength>) -> Text {
    length.map_or_else(Text::default, |length| span(length.time()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stop_has_words() {
        for stop in Stop::ALL {
            let stopped = ClockState::Stopped {
                by: stop,
                until: None,
            };
            let words = Locale::ALL.map(|locale| state(stopped, UserId(1)).written(locale));
            assert!(words.iter().all(|words| !words.is_empty()), "{words:?}");
        }
    }
}
