//! What managers see of tournaments: more buttons on the card, and the steps that these begin.

use super::{
    answers::refused_in_tournament, limits as limits_to_know, lists::tournament_label, state, terms,
};
use crate::{
    bot::{
        cards::{matches::server_label, named::Named},
        ids::{Founding, Managing, Tournaments},
        messages::{Button, Form, Input, Message, Select, SelectOption, Style, plain},
    },
    host::{DraftId, ServerMatch, TOURNAMENT_NAME, TournamentRequest, TournamentView},
};
use domain::{
    clock::Zone,
    community::tournament::{Entrant, GameResult, Limits, Refusal, Stage, System},
    matches::MatchId,
};
use rules::{GameId, sentence, words::Locale};
use store::{TournamentId, TournamentSummary};

/// The inputs of the form for a new tournament.
pub(in crate::bot) const TOURNAMENT_NAME_INPUT: &str = "name";
pub(in crate::bot) const ROUNDS_INPUT: &str = "rounds";

pub(in crate::bot) const STARTS_INPUT: &str = "starts";
pub(in crate::bot) const LEAST_INPUT: &str = "least";
pub(in crate::bot) const MOST_INPUT: &str = "most";

const LONGEST_NAME: u16 = 60;
const _: () = assert!(*TOURNAMENT_NAME.end() == LONGEST_NAME as usize);
const LONGEST_ROUNDS: u16 = 2;
const LONGEST_START: u16 = 30;
const LONGEST_COUNT: u16 = 3;

/// Returns the buttons on a tournament's card that only its managers see.
pub(in crate::bot) fn managers_buttons(view: &TournamentView, locale: Locale) -> Vec<Button> {
    let id = view.id;
    let quiet = |act: Managing, label| Button::new(act, label, locale).secondary();
    let export = Tournaments::Export { id };
    let mut buttons = Vec::new();
    let stage = view.tournament.stage;
    if matches!(stage, Stage::SignUp | Stage::Running) {
        let next = match stage {
            Stage::SignUp => "button-tournament-start",
            _ => "button-tournament-next-round",
        };
        buttons.push(quiet(Managing::NextRound { id }, next));
        if stage == Stage::SignUp {
            buttons.push(quiet(Managing::Edit { id }, "button-tournament-edit"));
        }
        if removable(view).next().is_some() {
            buttons.push(quiet(
                Managing::Players { id },
                "button-tournament-remove-player",
            ));
        }
    }
    if stage == Stage::Running {
        buttons.push(quiet(Managing::Decide { id }, "button-tournament-decide"));
    }
    buttons.push(quiet(Managing::ShowHere { id }, "button-tournament-here"));
    buttons.push(Button::new(export, "button-tournament-export", locale).secondary());
    if matches!(stage, Stage::SignUp | Stage::Running) {
        let stop = Button::new(Managing::Stop { id }, "button-tournament-stop", locale);
        buttons.push(stop.style(Style::Danger));
    }
    buttons
}

/// Adds to the list of tournaments what managers can begin.
pub(in crate::bot) fn with_new_tournament(
    list: Message,
    elsewhere: &[TournamentSummary],
    locale: Locale,
) -> Message {
    let draft = Founding::Draft {
        system: System::Swiss,
        game: GameId::Courtyard,
    };
    let others = elsewhere
        .iter()
        .map(|one| SelectOption::new(one.id.0, tournament_label(one, locale)));
    let enter = Select::new(
        Managing::TakePart,
        locale.text("select-tournament-elsewhere"),
        others,
    );
    list.with_selects(enter)
        .with_buttons([Button::new(draft, "button-tournament-new", locale)])
}

/// Says that the round still runs, and offers to pair the next one all the same.
pub(in crate::bot) fn pair_early(id: TournamentId, runs: Refusal, locale: Locale) -> Message {
    let early = Managing::NextRoundEarly { id };
    let label = "button-tournament-next-round-early";
    Message::of(locale.say(&refused_in_tournament(runs)))
        .with_buttons([Button::new(early, label, locale)])
}

/// Asks which match gets a result.
pub(in crate::bot) fn decide_which(open: &[ServerMatch], locale: Locale) -> Message {
    let games = open
        .iter()
        .map(|one| SelectOption::new(one.id.0, server_label(one, locale)));
    let placeholder = locale.text("select-tournament-game");
    let Some(select) = Select::new(Managing::Game, placeholder, games) else {
        return Message::of(locale.text("tournament-decide-none"));
    };
    Message::of(locale.text("tournament-decide-which")).with_selects([select])
}

/// Asks which result a match gets.
pub(in crate::bot) fn decide(game: MatchId, locale: Locale) -> Message {
    let text = locale.say(&sentence!("tournament-decide", id = game.to_string()));
    let results = <GameResult as Named>::every().into_iter();
    let buttons = results.map(|result| {
        Button::new(Managing::Result { game, result }, &result.key(), locale).secondary()
    });
    Message::of(text).with_buttons(buttons)
}

/// Returns the players who are still in a tournament, with their names.
fn removable(view: &TournamentView) -> impl Iterator<Item = (&Entrant, &String)> {
    let entrants = view.tournament.entrants.iter().zip(&view.names);
    entrants.filter(|(one, _)| one.until.is_none())
}

/// Asks which player is taken out.
pub(in crate::bot) fn remove_which(view: &TournamentView, locale: Locale) -> Message {
    let players = removable(view).map(|(one, name)| SelectOption::new(one.player.0, name.as_str()));
    let remove = Managing::Remove { id: view.id };
    let select = Select::new(remove, locale.text("select-tournament-player"), players);
    Message::of(locale.text("tournament-remove-which")).with_selects(select)
}

/// Shows the draft of a new tournament.
pub(in crate::bot) fn new_tournament(system: System, game: GameId, locale: Locale) -> Message {
    let systems = <System as Named>::every().into_iter().map(|one| {
        SelectOption::new(Named::id(one), locale.text(&one.key())).chosen(one == system)
    });
    let games = GameId::ALL
        .iter()
        .map(|&one| SelectOption::new(one.id(), one.info().name).chosen(one == game));
    let selects = [
        Select::new(
            Founding::Game { system },
            locale.text("select-tournament-new-game"),
            games,
        ),
        Select::new(
            Founding::System { game },
            locale.text("select-tournament-system"),
            systems,
        ),
    ];
    let name = Founding::Name { system, game };
    Message::of(locale.text("tournament-new"))
        .with_selects(selects.into_iter().flatten())
        .with_buttons([Button::new(name, "button-tournament-name", locale)])
}

/// Shows how a tournament would be announced, and asks whether to do so.
pub(in crate::bot) fn tournament_draft(
    draft: DraftId,
    view: &TournamentView,
    locale: Locale,
) -> Message {
    let mut text = vec![
        locale.text("tournament-draft"),
        format!("**{}**", plain(&view.terms.name)),
        terms(view, locale),
    ];
    text.extend(limits_to_know(view, locale));
    text.extend(state(view, locale));
    let DraftId(draft) = draft;
    Message::of(text.join("\n")).with_buttons([
        Button::new(
            Founding::Publish { draft },
            "button-opening-publish",
            locale,
        )
        .style(Style::Primary),
        Button::new(
            Founding::Redraft { draft },
            "button-tournament-edit",
            locale,
        )
        .secondary(),
    ])
}

/// Returns the form for a new tournament.
pub(in crate::bot) fn tournament_form(system: System, game: GameId, locale: Locale) -> Form {
    filled_form(
        system,
        game,
        [String::new(), String::new(), String::new()],
        Limits::default(),
        locale,
    )
}

/// Returns the form for a new tournament with what a draft says. The time of its start is on the
/// clocks of the manager's zone.
pub(in crate::bot) fn redraft_form(draft: &TournamentRequest, zone: &Zone, locale: Locale) -> Form {
    let rounds = draft
        .rounds
        .map_or_else(String::new, |rounds| rounds.to_string());
    let starts = draft
        .starts_at
        .map_or_else(String::new, |at| zone.write(at));
    let game = draft.start.game();
    let typed = [draft.name.clone(), rounds, starts];
    filled_form(draft.system, game, typed, draft.limits, locale)
}

fn filled_form(
    system: System,
    game: GameId,
    [name, rounds, starts]: [String; 3],
    limits: Limits,
    locale: Locale,
) -> Form {
    let rounds = Input {
        id: ROUNDS_INPUT,
        label: locale.text("form-tournament-rounds-label"),
        hint: locale.text("form-tournament-rounds-placeholder"),
        value: rounds,
        optional: true,
        tall: false,
        most: LONGEST_ROUNDS,
    };
    let mut inputs = inputs(name, starts, limits, locale);
    if system == System::Swiss {
        inputs.insert(1, rounds);
    }
    Form {
        id: Founding::Name { system, game }.into(),
        title: locale.text("form-tournament-title"),
        inputs,
    }
}

/// Returns the form with which managers change a tournament. The time of its start is on the clocks of
/// their zone.
pub(in crate::bot) fn edit_form(view: &TournamentView, zone: &Zone, locale: Locale) -> Form {
    let starts = view.deadline.map_or_else(String::new, |at| zone.write(at));
    Form {
        id: Managing::Edit { id: view.id }.into(),
        title: locale.text("form-tournament-edit-title"),
        inputs: inputs(view.terms.name.clone(), starts, view.terms.limits, locale),
    }
}

/// Returns the inputs for what managers can change before a tournament starts.
fn inputs(name: String, starts: String, limits: Limits, locale: Locale) -> Vec<Input> {
    let input = |id, label: &str, hint: &str, value, most| Input {
        id,
        label: locale.text(label),
        hint: locale.text(hint),
        value,
        optional: true,
        tall: false,
        most,
    };
    let count = |limit: Option<u32>| limit.map_or_else(String::new, |limit| limit.to_string());
    vec![
        Input {
            optional: false,
            ..input(
                TOURNAMENT_NAME_INPUT,
                "form-tournament-name-label",
                "form-tournament-name-placeholder",
                name,
                LONGEST_NAME,
            )
        },
        input(
            STARTS_INPUT,
            "form-tournament-starts-label",
            "form-tournament-starts-placeholder",
            starts,
            LONGEST_START,
        ),
        input(
            LEAST_INPUT,
            "form-tournament-least-label",
            "form-tournament-least-placeholder",
            count(limits.least),
            LONGEST_COUNT,
        ),
        input(
            MOST_INPUT,
            "form-tournament-most-label",
            "form-tournament-most-placeholder",
            count(limits.most),
            LONGEST_COUNT,
        ),
    ]
}
