//! Time in words: paces, and what happens when time runs out.

use crate::{
    discord::{
        cards::yes_or_no,
        messages::{Button, Message, mention, moment, relative_time},
    },
    matches::{
        actions::views::BoardView,
        cards::thread::head,
        ids::action::{MatchAct, ShownAt},
    },
};
use std::time::Duration;

use domain::{
    clock::Timestamp,
    matches::{Allowance, MatchId, Pace, Paces, Timing, UserId, clock::HEAD_START},
};
use rules::{
    sentence,
    words::{Sentence, Text},
};
use store::Prompt;

/// Returns a length of time in its largest whole unit: "3 days", "36 hours", "90 seconds".
pub(crate) fn span(length: Duration) -> Sentence {
    let seconds = length.as_secs();
    let units = [
        ("span-days", 24 * 60 * 60),
        ("span-hours", 60 * 60),
        ("span-minutes", 60),
    ];
    let whole = units
        .into_iter()
        .find(|(_, unit)| seconds >= *unit && seconds.is_multiple_of(*unit));
    let (key, unit) = whole.unwrap_or(("span-seconds", 1));
    // No pace, budget or reminder is that long.
    let count = u32::try_from(seconds / unit).unwrap_or(u32::MAX);
    sentence!(key, count = count)
}

/// The most paces that are named together. A line of the log names twice as many and can have 380 characters.
const PACES_NAMED: usize = 2;

/// Names the first of these paces, and says how many more there are.
pub(crate) fn pace_names(paces: &[Pace]) -> Text {
    let named = paces.iter().take(PACES_NAMED);
    let names = Text::joined(named.map(|pace| pace_name(*pace)), " · ");
    match paces.len().saturating_sub(PACES_NAMED) {
        0 => names,
        left => {
            let left = u32::try_from(left).unwrap_or(u32::MAX);
            let more = sentence!("more", count = left);
            names.then(Text::same(" ")).then(more)
        }
    }
}

/// Returns the name of a pace: "3 days per move".
pub(crate) fn pace_name(pace: Pace) -> Sentence {
    match pace.allowance() {
        Allowance::Endless => sentence!("pace-none"),
        Allowance::Move(each) => sentence!("pace-move", each = span(each)),
        Allowance::Reserve {
            bank,
            increment,
            cap,
        } => sentence!(
            "pace-reserve",
            bank = span(bank),
            increment = span(increment),
            cap = span(cap)
        ),
        Allowance::Live { bank, increment } => {
            sentence!("pace-live", bank = span(bank), increment = span(increment))
        }
    }
}

/// Returns a pace as lists show it: "3 days per move", "7 d + 1 d/move (max 14 d)".
pub(crate) fn pace_short(pace: Pace) -> Sentence {
    match pace.allowance() {
        Allowance::Endless | Allowance::Move(_) => pace_name(pace),
        Allowance::Reserve {
            bank,
            increment,
            cap,
        } => sentence!(
            "pace-short",
            kind = "reserve",
            bank = span_short(bank),
            increment = span_short(increment),
            cap = span_short(cap)
        ),
        Allowance::Live { bank, increment } => sentence!(
            "pace-short",
            kind = "live",
            bank = span_short(bank),
            increment = span_short(increment),
            cap = ""
        ),
    }
}

/// Returns a length of time in its largest whole unit, as short as it can be: "7 d".
fn span_short(length: Duration) -> Sentence {
    let seconds = length.as_secs();
    let units = [
        ("days", 24 * 60 * 60),
        ("hours", 60 * 60),
        ("minutes", 60),
        ("seconds", 1),
    ];
    let fits = |(_, unit): &(&str, u64)| seconds > 0 && seconds.is_multiple_of(*unit);
    let (unit, of) = units.into_iter().find(fits).unwrap_or(("seconds", 1));
    let count = u32::try_from(seconds / of).unwrap_or(u32::MAX);
    sentence!("span-short", count = count, unit = unit)
}

/// Returns a server's paces with their names there.
pub(crate) fn pace_labels(paces: &Paces) -> impl Iterator<Item = (Pace, Sentence)> {
    paces.offered().iter().map(|&pace| {
        let name = pace_name(pace);
        let label = if pace == paces.usual() {
            usual_pace(name)
        } else {
            name
        };
        (pace, label)
    })
}

/// Returns the label of a pace that a server uses unless another one is chosen.
fn usual_pace(name: Sentence) -> Sentence {
    sentence!("pace-usual", pace = name)
}

/// Returns a challenge's time rules in one line.
pub(crate) fn timing(timing: Timing) -> Text {
    let Some(stop) = timing.pace.long_stop() else {
        return sentence!("terms-untimed").into();
    };
    let timed = sentence!(
        "terms-timed",
        pace = pace_name(timing.pace),
        flag = timing.flag.id(),
        stop = span(stop),
        weekends = yes_or_no(timing.weekends),
    );
    let live = timing.pace.is_live();
    let live = live.then(|| sentence!("terms-live", start = span(HEAD_START)));
    Text::joined([timed].into_iter().chain(live), " ")
}

/// Returns the time rules for players who have yet to begin, including what happens until the match has
/// really begun.
pub(crate) fn opening_terms(of: Timing) -> Text {
    let terms = timing(of);
    if of.pace.allowance() == Allowance::Endless {
        return terms;
    }
    Text::joined([terms, sentence!("terms-beginning").into()], " ")
}

/// Returns the time left in its two largest units: "2 d 4 h". Without a smaller unit, the larger is
/// written out: "3 days".
pub(crate) fn time_left(left: Duration) -> Sentence {
    let seconds = left.as_secs();
    let part = |unit: u64, of: u64| u32::try_from(seconds / unit % of).unwrap_or(u32::MAX);
    let (seconds, minutes, hours) = (part(1, 60), part(60, 60), part(60 * 60, 24));
    let days = part(24 * 60 * 60, u64::MAX);
    match (days, hours, minutes, seconds) {
        (0, 0, 0, _) => sentence!("span-seconds", count = seconds),
        (0, 0, _, 0) => sentence!("span-minutes", count = minutes),
        (0, 0, _, _) => sentence!("left-minutes", minutes = minutes, seconds = seconds),
        (0, _, 0, _) => sentence!("span-hours", count = hours),
        (0, _, _, _) => sentence!("left-hours", hours = hours, minutes = minutes),
        (_, 0, _, _) => sentence!("span-days", count = days),
        (_, _, _, _) => sentence!("left-days", days = days, hours = hours),
    }
}

/// Says how much time a player has left.
pub(crate) fn left(player: UserId, left: Duration) -> Sentence {
    sentence!(
        "clock-left",
        player = mention(player),
        left = time_left(left),
    )
}

/// Says until when the player to move has time, in the reader's time zone, where nothing else tells
/// whose turn it is.
pub(crate) fn until_of(view: &BoardView, deadline: Timestamp) -> Sentence {
    let mover = view.players.on(view.position.side_to_move());
    sentence!(
        "clock-until",
        player = mention(mover),
        when = moment(deadline),
        left = relative_time(deadline),
    )
}

/// Says until when a player has time to move, in the reader's time zone.
pub(crate) fn until(deadline: Timestamp) -> Sentence {
    sentence!(
        "board-until",
        when = moment(deadline),
        left = relative_time(deadline),
    )
}

/// Returns the custom id of the button that claims a win or ends a pause, without the revision that follows it.
pub(crate) fn prompt_button(id: MatchId, prompt: Prompt) -> String {
    let revision = ShownAt(0);
    let act = match prompt {
        Prompt::Claim => MatchAct::Claim { id, revision },
        Prompt::Resume => MatchAct::Resume { id, revision },
    };
    let mut button = act.to_string();
    // The revision is its last part.
    button.truncate(button.rfind(':').unwrap_or(button.len()));
    button
}

/// Tells the opponent that the mover's time is up and that they can claim the match until it ends
/// automatically.
pub(crate) fn time_up(view: &BoardView, ends_at: Timestamp) -> Message {
    let (id, players) = (view.id, view.players);
    let mover = view.position.side_to_move();
    let opponent = players.on(mover.other());
    let said = sentence!(
        "time-up",
        player = mention(players.on(mover)),
        opponent = mention(opponent),
        ends = relative_time(ends_at),
    );
    let claim = MatchAct::Claim {
        id,
        revision: ShownAt(view.revision),
    };
    Message::of(head(view))
        .adding(said)
        .naming(view.guest.as_ref())
        .with_buttons([Button::new(claim, "button-claim")])
        .pinging(view.other)
}

/// Returns the answer to a player who has claimed a match.
pub(crate) fn claimed(id: MatchId) -> Message {
    Message::of(sentence!("claimed", id = id.to_string()))
}

pub(crate) mod card;
pub(crate) mod days;
pub(crate) mod notices;
pub(crate) mod pace_search;
#[cfg(test)]
mod tests;
pub(crate) mod vacation;
