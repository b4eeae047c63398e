//! What managers see of tournaments: more buttons on the card, and the steps that these begin.

use std::cmp::Reverse;

use super::{
    answers::refused_in_tournament,
    lines::score,
    lists::{result_of, tournament_label},
    pages::{TablePart, rarely},
};
use crate::{
    discord::{
        cards::named::Named,
        messages::{Button, Form, Input, MOST_OPTIONS, Message, Select, SelectOption, cut, plain},
    },
    moderation::cards::wish::players_reason_input,
    tournaments::{
        actions::{TOURNAMENT_NAME, TournamentView},
        ids::{TournamentAct, TournamentDraftAct, TournamentManagerAct},
    },
};
use domain::{
    clock::Zone,
    community::tournament::{
        Entrant, Game, GameResult, Limits, NextRound, Number, PLAYERS, Refusal, Stage, Step, System,
    },
    matches::{MatchId, UserId},
};
use rules::{
    sentence,
    words::{Sentence, Text},
};
use store::{TournamentId, TournamentSummary};

/// The inputs of the form for what managers can change about a tournament.
pub(crate) const TOURNAMENT_NAME_INPUT: &str = "name";
pub(crate) const STARTS_INPUT: &str = "starts";
pub(crate) const LEAST_INPUT: &str = "least";
pub(crate) const MOST_INPUT: &str = "most";

/// The only input of the forms for the number of a match, and of a tournament.
pub(crate) const NUMBER_INPUT: &str = "number";

const LONGEST_NAME: u16 = 60;
const _: () = assert!(*TOURNAMENT_NAME.end() == LONGEST_NAME as usize);
const LONGEST_START: u16 = 50;
const LONGEST_COUNT: u16 = 3;

/// Adds to a tournament's card what only its managers can do: the matches whose results they can set or correct, what
/// is likely next as the first buttons, and the rest in *Everything else …*, with what this reader can do there as anyone.
pub(crate) fn with_tournament_managing(
    card: Message,
    view: &TournamentView,
    reader: UserId,
) -> Message {
    let (likely, more) = managing(view, reader);
    card.with_selects(results(view, reader))
        .with_buttons_first(likely)
        .with_more(more)
}

/// Returns what managers are likely to do next, and what else they can do, some of it as anyone can.
fn managing(view: &TournamentView, reader: UserId) -> (Vec<Button>, Vec<Button>) {
    let id = view.id;
    let quiet = |act: TournamentManagerAct, label| Button::new(act, label).secondary();
    let (mut likely, mut more) = (Vec::new(), Vec::new());
    let stage = view.tournament.stage;
    let next = TournamentManagerAct::NextRound { id };
    match stage {
        Stage::SignUp => {
            let start = Button::new(next, "button-tournament-start");
            let can_start = view.tournament.check_start().is_ok();
            likely.push(if can_start { start } else { start.secondary() });
            likely.push(quiet(
                TournamentManagerAct::Edit { id },
                "button-tournament-edit",
            ));
        }
        Stage::Running => {
            // Otherwise it could only be refused.
            if view.tournament.next(NextRound::Now) != Step::Wait {
                likely.push(quiet(next, "button-tournament-next-round"));
            }
            // The select has the others.
            if decidable(view).len() > MOST_OPTIONS {
                more.push(quiet(
                    TournamentManagerAct::Correct { id },
                    "button-tournament-correct",
                ));
            }
        }
        Stage::Over | Stage::Cancelled => {}
    }
    let goes_on = matches!(stage, Stage::SignUp | Stage::Running);
    if goes_on && removable(view).next().is_some() {
        let players = TournamentManagerAct::Players { id };
        more.push(quiet(players, "button-tournament-remove-player"));
    }
    more.push(quiet(
        TournamentManagerAct::ShowHere { id },
        "button-show-here",
    ));
    more.extend(rarely(view, reader));
    if goes_on {
        more.push(quiet(
            TournamentManagerAct::Stop { id },
            "button-tournament-stop",
        ));
    }
    (likely, more)
}

/// Adds to the list of a server's tournaments what managers can begin.
pub(crate) fn with_new_tournament(
    list: Message,
    here: &[TournamentSummary],
    elsewhere: &[TournamentSummary],
) -> Message {
    let others = elsewhere
        .iter()
        .map(|one| SelectOption::new(one.id.0, tournament_label(one)));
    let enter = Select::new(
        TournamentManagerAct::TakePart,
        sentence!("select-tournament-elsewhere"),
        others,
    );
    let named = Button::new(
        TournamentManagerAct::TakePartInNamed,
        "button-tournament-enter-named",
    );
    let new = Button::new(TournamentDraftAct::Draft, "button-tournament-new");
    let goes_on = |one: &TournamentSummary| matches!(one.stage, Stage::SignUp | Stage::Running);
    // Where one goes on, it's what managers want first.
    let new = if here.iter().any(goes_on) {
        new.secondary()
    } else {
        new
    };
    list.with_selects(enter)
        .with_buttons([new, named.secondary()])
}

/// Says that the round still runs, and offers to pair the next one all the same.
pub(crate) fn pair_early(id: TournamentId, runs: Refusal) -> Message {
    let early = TournamentManagerAct::NextRoundEarly { id };
    let label = "button-tournament-next-round-early";
    Message::of(refused_in_tournament(runs)).with_buttons([Button::new(early, label)])
}

/// Returns the matches whose results managers can set or correct: first those without one, of which those that are over
/// hold the tournament up, then the newest.
fn decidable(view: &TournamentView) -> Vec<&Game> {
    if view.tournament.stage != Stage::Running {
        return Vec::new();
    }
    let games = view.tournament.games.iter();
    let mut games: Vec<&Game> = games
        .filter(|game| game.id.is_some() && game.second.is_some())
        .collect();
    games.sort_by_key(|game| {
        let holds_up = game.id.is_some_and(|id| view.undecided.contains(&id));
        (game.is_over(), !holds_up, Reverse(game.round))
    });
    games
}

/// Returns the select of these matches, with the results that they have. Those that the reader plays are decided by other
/// managers.
fn results(view: &TournamentView, reader: UserId) -> Option<Select> {
    let is_own = |game: &Game| view.tournament.plays(game, reader);
    let options = decidable(view).into_iter().filter_map(|game| {
        let id = game.id?;
        let label = game_label(id, game, names_of(view, game));
        let option = SelectOption::new(id.0, label);
        Some(match game.result {
            Some(result) => option.described(Text::same(score(result))),
            None if is_own(game) => option.described(sentence!("choice-tournament-own-match")),
            None => option,
        })
    });
    let placeholder = sentence!("select-tournament-game");
    Select::new(
        TournamentManagerAct::Game { id: view.id },
        placeholder,
        options,
    )
}

/// Names a match by its round, its number and its players.
fn game_label(id: MatchId, game: &Game, [first, second]: [String; 2]) -> Sentence {
    sentence!(
        "choice-tournament-match",
        round = game.round.to_string(),
        id = id.to_string(),
        first = first,
        second = second
    )
}

/// Returns the names of the players of a match, in the order in which they move.
fn names_of(view: &TournamentView, game: &Game) -> [String; 2] {
    let name = |number: Option<Number>| {
        let entrants = view.tournament.entrants.iter().zip(&view.names);
        let mut found = entrants.filter(|(one, _)| Some(one.number) == number);
        found
            .next()
            .map_or_else(String::new, |(_, name)| name.clone())
    };
    [name(Some(game.first)), name(game.second)]
}

/// The most letters of a name on a button, so that what follows it isn't cut off.
const LONGEST_WINNER: usize = 50;

/// The most letters of a name in a form's title, so that “wins by forfeit” isn't cut off in any language.
const LONGEST_IN_TITLE: usize = 18;

/// Asks which result a match gets. One that it has already stays, if it came while the manager was asked, or is
/// corrected, if the manager knew of it.
///
/// # Errors
/// A refusal if the match isn't in the tournament.
pub(crate) fn decide(view: &TournamentView, id: MatchId) -> Result<Message, Refusal> {
    let game = view.tournament.game_of(id);
    let game = game.ok_or(Refusal::NotItsMatch(id))?;
    let key = if game.is_over() {
        "tournament-correct"
    } else {
        "tournament-decide"
    };
    let names = names_of(view, game);
    let short = || {
        names
            .each_ref()
            .map(|name| cut(name, LONGEST_WINNER).into())
    };
    let results = <GameResult as Named>::every().into_iter();
    let buttons = results.map(|result| {
        let set = if game.is_over() {
            TournamentManagerAct::Corrected { game: id, result }
        } else {
            TournamentManagerAct::Result { game: id, result }
        };
        Button::labelled(set, result_of(result, short())).secondary()
    });
    let which = game_label(id, game, names.each_ref().map(|name| plain(name)));
    let question = sentence!(key, id = id.to_string());
    let is_knockout = view.tournament.plan.system == System::Knockout;
    let again = is_knockout.then(|| sentence!("tournament-decide-knockout"));
    let lines = [which, question].into_iter().chain(again);
    let back = back_to(view);
    Ok(Message::of(Text::lines(lines)).with_buttons(buttons.chain([back])))
}

/// Returns the button back to a manager's card.
fn back_to(view: &TournamentView) -> Button {
    let TablePart { down, right } = TablePart::OWN;
    let id = view.id;
    Button::new(TournamentAct::Table { id, down, right }, "button-back").secondary()
}

/// Returns the form for why a match gets the result of this act.
///
/// # Errors
/// A refusal if the match isn't in the tournament.
pub(crate) fn result_form(
    view: &TournamentView,
    id: TournamentManagerAct,
    match_id: MatchId,
    result: GameResult,
) -> Result<Form, Refusal> {
    let game = view.tournament.game_of(match_id);
    let names = names_of(view, game.ok_or(Refusal::NotItsMatch(match_id))?);
    let short = names
        .each_ref()
        .map(|name| cut(name, LONGEST_IN_TITLE).into());
    Ok(Form {
        id: id.into(),
        title: result_of(result, short),
        inputs: vec![players_reason_input()],
    })
}

/// Returns the form for the number of a match whose result is wrong.
pub(crate) fn correct_form(id: TournamentId) -> Form {
    asking_for(
        TournamentManagerAct::Correct { id },
        "button-tournament-correct",
        "form-tournament-match-label",
    )
}

/// Returns the form for the number or the code of another server's tournament.
pub(crate) fn enter_form() -> Form {
    asking_for(
        TournamentManagerAct::TakePartInNamed,
        "button-tournament-enter-named",
        "form-tournament-number-label",
    )
}

/// Returns a form with one short input.
fn asking_for(id: TournamentManagerAct, title: &'static str, label: &'static str) -> Form {
    Form {
        id: id.into(),
        title: sentence!(title).into(),
        inputs: vec![Input {
            id: NUMBER_INPUT,
            label: sentence!(label).into(),
            hint: Text::default(),
            value: String::new(),
            optional: false,
            tall: false,
            most: LONGEST_START,
        }],
    }
}

/// Returns the players who are still in a tournament, with their names.
fn removable(view: &TournamentView) -> impl Iterator<Item = (&Entrant, &String)> {
    let entrants = view.tournament.entrants.iter().zip(&view.names);
    entrants.filter(|(one, _)| one.until.is_none())
}

/// Asks which player is taken out, and offers those on this page.
pub(crate) fn remove_which(view: &TournamentView, page: usize) -> Message {
    let id = view.id;
    let players = removable(view)
        .map(|(one, name)| SelectOption::new(one.player.0, Text::same(name.as_str())));
    let players: Vec<SelectOption> = players.collect();
    let last = players.len().saturating_sub(1) / MOST_OPTIONS;
    let page = page.min(last);
    let shown = players.into_iter().skip(page * MOST_OPTIONS);
    let placeholder = sentence!("select-tournament-player");
    let select = Select::new(
        TournamentManagerAct::Remove { id },
        placeholder,
        shown.take(MOST_OPTIONS),
    );
    let turn = |page, label| {
        Button::new(TournamentManagerAct::PlayersFrom { id, page }, label).secondary()
    };
    let before = page
        .checked_sub(1)
        .map(|page| turn(page, "button-previous"));
    let after = (page < last).then(|| turn(page + 1, "button-next"));
    Message::of(sentence!("tournament-remove-which"))
        .with_selects(select)
        .with_buttons(before.into_iter().chain(after))
}

/// Returns the form with which managers change a tournament. The time of its start is on the clocks of
/// their zone.
pub(crate) fn edit_form(view: &TournamentView, zone: &Zone) -> Form {
    let starts = view.deadline.map_or_else(String::new, |at| zone.write(at));
    Form {
        id: TournamentManagerAct::Edit { id: view.id }.into(),
        title: sentence!("form-tournament-edit-title").into(),
        inputs: inputs(view.terms.name.clone(), starts, view.terms.limits),
    }
}

/// Returns the inputs for what managers can change before a tournament starts.
pub(super) fn inputs(name: String, starts: String, limits: Limits) -> Vec<Input> {
    let input = |id, label: &'static str, hint: Sentence, value, most| Input {
        id,
        label: sentence!(label).into(),
        hint: hint.into(),
        value,
        optional: true,
        tall: false,
        most,
    };
    let unless = |count: usize| {
        let count = count.to_string();
        sentence!("form-tournament-count-placeholder", count = count)
    };
    let count = |limit: Option<u32>| limit.map_or_else(String::new, |limit| limit.to_string());
    vec![
        Input {
            optional: false,
            ..input(
                TOURNAMENT_NAME_INPUT,
                "form-tournament-name-label",
                sentence!("form-tournament-name-placeholder"),
                name,
                LONGEST_NAME,
            )
        },
        input(
            STARTS_INPUT,
            "form-tournament-starts-label",
            sentence!("form-tournament-starts-placeholder"),
            starts,
            LONGEST_START,
        ),
        input(
            LEAST_INPUT,
            "form-tournament-least-label",
            unless(*PLAYERS.start()),
            count(limits.least),
            LONGEST_COUNT,
        ),
        input(
            MOST_INPUT,
            "form-tournament-most-label",
            unless(*PLAYERS.end()),
            count(limits.most),
            LONGEST_COUNT,
        ),
    ]
}
