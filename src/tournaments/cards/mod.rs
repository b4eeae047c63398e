//! A tournament: its bulletin, and the parts of it that others use.

pub(crate) mod answers;
pub(crate) mod founding;
pub(crate) mod lines;
pub(crate) mod lineup;
pub(crate) mod lists;
pub(crate) mod managing;
pub(crate) mod pages;
pub(crate) mod picture;
pub(crate) mod podium;
pub(crate) mod rounds;
#[cfg(test)]
mod tests;

use self::{
    lines::{MOST_LINES, player, ranking, with_list},
    pages::{own_match_button, standings_button},
};
use crate::{
    clocks::cards::pace_short,
    discord::{
        cards::{named::Named as _, yes_or_no},
        messages::{Button, Message, moment, plain, relative_time},
    },
    tournaments::{
        actions::TournamentView,
        ids::{TournamentAct, TournamentManagerAct},
    },
};
use domain::{
    community::tournament::{Between, Limits, Stage, System},
    matches::UserId,
};
use rules::{
    sentence,
    words::{Sentence, Text},
};
use store::Owner;

/// The most servers with a deleted channel that are named, and the most games named for each: the rest
/// of the message needs room too.
const MOST_UNSHOWN: usize = 3;
const MOST_UNSHOWN_GAMES: usize = 8;

/// Shows a tournament as it is now, with what can be done.
pub(crate) fn tournament(view: &TournamentView) -> Message {
    let mut text = vec![title(view).into(), terms(view).into()];
    text.extend(servers(view));
    text.extend(limits(view).into_iter().chain(state(view)).map(Text::from));
    Message::of(with_list(text, list(view), MOST_LINES)).with_buttons(buttons(view))
}

/// Returns the first line. It stays the same until it is known where it was posted.
pub(crate) fn title(view: &TournamentView) -> Sentence {
    sentence!(
        "tournament-title",
        part = "all",
        name = plain(&view.terms.name),
        number = view.id.0.to_string()
    )
}

pub(crate) fn terms(view: &TournamentView) -> Sentence {
    let terms = &view.terms;
    sentence!(
        "tournament-terms",
        game = terms.start.game().info().name,
        system = terms.plan.system.text(),
        pace = pace_short(terms.timing.pace),
        rated = yes_or_no(terms.rated),
    )
}

/// Says who owns it, and which servers play.
fn servers(view: &TournamentView) -> Option<Text> {
    let mut said = Vec::new();
    match &view.owner {
        Owner::Elsewhere(server) => {
            said.push(sentence!(
                "tournament-by",
                server = if_known(server.as_deref())
            ));
        }
        Owner::Here if view.tournament.stage == Stage::SignUp => {
            said.extend(may_take_part(view));
        }
        Owner::Here => {}
    }
    if view.servers > 1 {
        let count = u32::try_from(view.servers).unwrap_or(u32::MAX);
        said.push(sentence!("tournament-servers", count = count));
    }
    if !view.takes_part {
        said.push(sentence!("tournament-takes-no-part"));
    }
    (!said.is_empty()).then(|| Text::joined(said, " "))
}

/// Says how other servers can take part too.
fn may_take_part(view: &TournamentView) -> Option<Sentence> {
    match view.terms.between {
        Between::Here => None,
        Between::Open => {
            let number = view.id.0.to_string();
            Some(sentence!("tournament-open", number = number))
        }
        Between::Code => Some(sentence!("tournament-by-code")),
    }
}

/// Lists what else there is to know before entering, and the time for a first move.
pub(crate) fn limits(view: &TournamentView) -> Vec<Sentence> {
    let (terms, stage) = (&view.terms, view.tournament.stage);
    let mut said = Vec::new();
    if stage == Stage::SignUp {
        if let Some(days) = terms.round_days {
            said.push(sentence!("tournament-round-days", days = days));
        }
        if terms.plan.at_once {
            said.push(sentence!("tournament-at-once"));
        }
    }
    if matches!(stage, Stage::SignUp | Stage::Running) {
        said.extend(first_move(terms.no_show_days));
    }
    said
}

/// Says how much time a first move has, if there is a limit.
pub(crate) fn first_move(days: Option<u32>) -> Option<Sentence> {
    days.map(|days| sentence!("tournament-first-move", days = days))
}

/// Describes its state in a sentence or two.
pub(crate) fn state(view: &TournamentView) -> Vec<Sentence> {
    let tournament = &view.tournament;
    let mut said = Vec::new();
    match tournament.stage {
        Stage::SignUp => {
            let count = u32::try_from(tournament.entrants.len()).unwrap_or(u32::MAX);
            said.push(sentence!("tournament-sign-up", count = count));
            said.extend(places(view));
            said.extend(beginning(view));
            if tournament.plan.system == System::Swiss {
                said.push(sentence!(
                    "tournament-rounds",
                    count = tournament.plan.rounds
                ));
            }
        }
        Stage::Running => {
            let round = tournament.round();
            said.push(sentence!(
                "tournament-running",
                round = round.to_string(),
                rounds = tournament.rounds().to_string()
            ));
            if let Some(until) = view.deadline {
                said.push(sentence!("tournament-until", until = relative_time(until)));
            }
            said.extend(unshown(view));
        }
        Stage::Over => said.push(winners(view)),
        Stage::Cancelled => said.push(cancelled(&view.owner)),
    }
    said
}

/// Says how many players there can or must be, if the managers have set that and it decides when it starts or who can
/// join.
fn places(view: &TournamentView) -> impl Iterator<Item = Sentence> {
    let Limits { least, most } = view.terms.limits;
    let has_time = view.deadline.is_some() || view.too_few;
    let least = least.filter(|_| has_time);
    let least = least.map(|least| sentence!("tournament-least", count = least));
    let most = most.filter(|_| view.deadline.is_some() || full_start(view).is_none());
    let most = most.map(|most| sentence!("tournament-most", count = most));
    least.into_iter().chain(most)
}

/// Returns how many players a tournament waits for that starts once it is full. One that was made full in another way
/// waits for its managers.
pub(super) fn full_start(view: &TournamentView) -> Option<u32> {
    let limits = view.terms.limits;
    let waits = view.deadline.is_none() && !view.tournament.is_full_before_start(limits);
    limits.most.filter(|_| waits)
}

/// Says when it starts by itself or that it should have, or who starts it.
fn beginning(view: &TournamentView) -> Vec<Sentence> {
    if let Some(at) = view.deadline {
        let (at, when) = (moment(at), relative_time(at));
        return vec![sentence!("tournament-starts", at = at, when = when)];
    }
    let too_few = view.too_few.then(|| sentence!("tournament-too-few"));
    let once_full =
        full_start(view).map(|count| sentence!("tournament-starts-full", count = count));
    let mut said: Vec<Sentence> = too_few.into_iter().chain(once_full).collect();
    if said.is_empty() {
        said.push(sentence!("tournament-starts-managed"));
    }
    said
}

/// Lists the games that no longer have a channel, and what to do about it.
fn unshown(view: &TournamentView) -> Vec<Sentence> {
    let mut said = Vec::new();
    for unshown in view.unshown.iter().take(MOST_UNSHOWN) {
        let games = unshown.games.iter().take(MOST_UNSHOWN_GAMES);
        let mut games: Vec<String> = games.map(ToString::to_string).collect();
        if unshown.games.len() > MOST_UNSHOWN_GAMES {
            games.push("…".to_owned());
        }
        let games = games.join(", ");
        said.push(match &unshown.server {
            Owner::Here => sentence!("tournament-stray-here", matches = games),
            Owner::Elsewhere(server) => sentence!(
                "tournament-stray-there",
                matches = games,
                server = if_known(server.as_deref())
            ),
        });
        if let Some(until) = unshown.until {
            let until = relative_time(until);
            said.push(sentence!("tournament-stray-until", until = until));
        }
    }
    said
}

/// Says who has called it off.
fn cancelled(owner: &Owner) -> Sentence {
    match owner {
        Owner::Here => sentence!("tournament-cancelled"),
        Owner::Elsewhere(server) => {
            sentence!(
                "tournament-cancelled-by",
                server = if_known(server.as_deref())
            )
        }
    }
}

/// Returns the name of a server, for a sentence that also has words for one without a known name.
fn if_known(server: Option<&str>) -> String {
    server.map_or_else(|| "none".to_owned(), |name| format!("**{}**", plain(name)))
}

/// Says who has won.
pub(crate) fn winners(view: &TournamentView) -> Sentence {
    let first = view.standings.iter().take_while(|line| line.place == 1);
    let names = first.map(|line| player(view, line.number));
    sentence!("tournament-over", winners = Text::joined(names, ", "))
}

/// Lists the players before the start, and then the standings. The announcements of rounds have the
/// matches.
fn list(view: &TournamentView) -> (Sentence, Vec<Text>) {
    if view.tournament.games.is_empty() {
        let players = view.tournament.entrants.iter();
        let players = players.map(|one| player(view, one.number));
        return (sentence!("tournament-players"), players.collect());
    }
    ranking(view, 0..view.standings.len())
}

/// Returns the button to enter, which is possible before the start, and in a Swiss for a while after it, if the server
/// takes part. A single reader has it only if they can press it; `None` means everyone.
pub(super) fn join_button(view: &TournamentView, reader: Option<UserId>) -> Option<Button> {
    let (id, of) = (view.id, &view.tournament);
    let is_open = match reader {
        Some(reader) => of.check_entry(reader).is_ok(),
        None => of.check_open().is_ok(),
    };
    let may_enter = view.takes_part && is_open && of.check_room(view.terms.limits).is_ok();
    may_enter.then(|| Button::new(TournamentAct::Join { id }, "button-join"))
}

/// Returns the button to leave. Everyone has it before the start, because later it can't be undone; a single reader who
/// is in it has it also then.
pub(super) fn leave_button(view: &TournamentView, reader: Option<UserId>) -> Option<Button> {
    let (id, of) = (view.id, &view.tournament);
    let is_in = |reader| of.entrant_of(reader).is_some_and(|one| one.until.is_none());
    let may_leave = match (of.stage, reader) {
        (Stage::SignUp, None) => view.takes_part,
        (Stage::SignUp, Some(reader)) => view.takes_part && is_in(reader),
        (Stage::Running, Some(reader)) => is_in(reader),
        _ => false,
    };
    may_leave.then(|| Button::new(TournamentAct::Leave { id }, "button-leave").secondary())
}

fn buttons(view: &TournamentView) -> Vec<Button> {
    let buttons = [join_button(view, None), leave_button(view, None)];
    let mut buttons: Vec<Button> = buttons.into_iter().flatten().collect();
    if view.takes_part && !view.tournament.games.is_empty() {
        if view.tournament.stage == Stage::Running {
            let round = view.tournament.round();
            buttons.push(own_match_button(view, round));
        }
        buttons.push(standings_button(view));
    }
    if view.takes_part && matches!(view.tournament.stage, Stage::SignUp | Stage::Running) {
        let manage = TournamentManagerAct::Show { id: view.id };
        buttons.push(Button::new(manage, "button-tournament-manage").secondary());
    }
    buttons
}
