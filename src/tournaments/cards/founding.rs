//! What managers see of a tournament that is not announced yet: the steps of making it, its draft, and the forms for
//! both.

use super::{limits as limits_to_know, managing::inputs, state, terms};
use crate::{
    clocks::cards::pace_name,
    discord::{
        cards::{named::Named, yes_or_no},
        messages::{
            Button, Form, Input, Message, Select, SelectOption, Style, mention_role, plain,
        },
    },
    host::drafts::{DraftId, TournamentRequest},
    tournaments::{
        actions::DraftView,
        ids::{DraftSetting, TournamentDraftAct},
    },
};
use domain::{
    clock::Zone,
    community::tournament::{Between, System},
};
use rules::{
    GameId, sentence,
    words::{Sentence, Text},
};

/// The input of the form for a new tournament that the form for changing one lacks.
pub(crate) const ROUNDS_INPUT: &str = "rounds";

/// The inputs of the form for days.
pub(crate) const ROUND_DAYS_INPUT: &str = "round-days";
pub(crate) const FIRST_MOVE_DAYS_INPUT: &str = "first-move-days";

const LONGEST_ROUNDS: u16 = 2;
const LONGEST_DAYS: u16 = 3;

/// Returns the name of a tournament to which nobody has given one.
pub(crate) fn usual_tournament_name(system: System, game: GameId) -> Sentence {
    sentence!(
        "tournament-usual-name",
        game = game.info().name,
        system = Named::id(system),
    )
}

/// Shows how a new tournament would be announced, asks whether to do so, and offers to change it. With a setting, its
/// choices are there.
pub(crate) fn tournament_draft(draft: &DraftView, choosing: Option<DraftSetting>) -> Message {
    let (request, shown) = (&draft.request, &draft.shown);
    let mut said = vec![terms(shown)];
    said.extend(limits_to_know(shown));
    said.extend(state(shown));
    said.extend(only_for_managers(request));
    let text = Text::lines([
        sentence!("tournament-draft").into(),
        Text::same(format!("**{}**", plain(&shown.terms.name))),
        Text::lines(said),
    ]);
    let DraftId(id) = draft.id;
    Message::of(text)
        .with_selects(choosing.and_then(|setting| choices(draft, setting)))
        .with_selects(plays(draft))
        .with_buttons([
            Button::new(
                TournamentDraftAct::Publish { draft: id },
                "button-opening-publish",
            )
            .style(Style::Primary),
            Button::new(
                TournamentDraftAct::Redraft { draft: id },
                "button-tournament-edit",
            )
            .secondary(),
        ])
        .with_more(changes(draft))
}

/// Returns the selects of the game and of who plays whom.
fn plays(draft: &DraftView) -> impl Iterator<Item = Select> {
    let DraftId(id) = draft.id;
    let request = &draft.request;
    let games = GameId::ALL.iter().map(|&one| {
        SelectOption::new(one.id(), Text::same(one.info().name)).chosen(one == request.start.game())
    });
    let systems = <System as Named>::every()
        .into_iter()
        .map(|one| SelectOption::new(Named::id(one), one.text()).chosen(one == request.system));
    let selects = [
        Select::new(
            TournamentDraftAct::Game { draft: id },
            sentence!("select-tournament-new-game"),
            games,
        ),
        Select::new(
            TournamentDraftAct::System { draft: id },
            sentence!("select-tournament-system"),
            systems,
        ),
    ];
    selects.into_iter().flatten()
}

/// Says what was chosen and isn't in the announcement.
fn only_for_managers(request: &TournamentRequest) -> Vec<Sentence> {
    let mut said = Vec::new();
    let (size, info) = (request.start.size(), request.start.game().info());
    if size != info.usual_size() {
        said.push(sentence!("tournament-draft-size", size = u32::from(size)));
    }
    if request.between != Between::Here {
        let servers = request.between.text();
        said.push(sentence!("tournament-draft-servers", servers = servers));
    }
    if let Some(role) = request.managers {
        said.push(sentence!(
            "tournament-draft-managers",
            role = mention_role(role)
        ));
    }
    said
}

/// Returns what can be changed about a draft, as far as it has an effect.
fn changes(draft: &DraftView) -> Vec<Button> {
    let DraftId(id) = draft.id;
    let request = &draft.request;
    let choose =
        |setting, label| Button::new(TournamentDraftAct::Choose { draft: id, setting }, label);
    let toggle = |act: TournamentDraftAct, key, on| {
        Button::labelled(act, sentence!(key, on = yes_or_no(on)))
    };
    let is_robin = matches!(
        request.system,
        System::RoundRobin | System::DoubleRoundRobin
    );
    let (rated, at_once) = (request.rated, request.at_once);
    let all = [
        Some(choose(DraftSetting::Pace, "button-founding-pace")),
        Some(toggle(
            TournamentDraftAct::Rated {
                draft: id,
                on: !rated,
            },
            "button-draft-rated",
            rated,
        )),
        (request.start.game().info().sizes.len() > 1)
            .then(|| choose(DraftSetting::Size, "button-founding-size")),
        Some(Button::new(
            TournamentDraftAct::Days { draft: id },
            "button-founding-days",
        )),
        is_robin.then(|| {
            let act = TournamentDraftAct::AtOnce {
                draft: id,
                on: !at_once,
            };
            toggle(act, "button-founding-at-once", at_once)
        }),
        Some(choose(DraftSetting::Servers, "button-founding-servers")),
        Some(choose(DraftSetting::Managers, "button-founding-managers")),
        request.managers.map(|_| {
            Button::new(
                TournamentDraftAct::NoManagers { draft: id },
                "button-founding-no-managers",
            )
        }),
    ];
    all.into_iter().flatten().collect()
}

/// Returns the select of a setting, with what is chosen now.
fn choices(draft: &DraftView, setting: DraftSetting) -> Option<Select> {
    let DraftId(id) = draft.id;
    let request = &draft.request;
    let set = TournamentDraftAct::Set { draft: id, setting };
    match setting {
        DraftSetting::Pace => {
            let pace = request.timing.pace.unwrap_or_else(|| draft.paces.usual());
            let paces = draft
                .paces
                .offered()
                .iter()
                .map(|&one| SelectOption::new(one.id(), pace_name(one)).chosen(one == pace));
            Select::new(set, sentence!("select-draft-pace"), paces)
        }
        DraftSetting::Size => {
            let chosen = request.start.size();
            let sizes = request.start.game().info().sizes.iter().map(|&size| {
                SelectOption::new(size, format!("{size}×{size}")).chosen(size == chosen)
            });
            Select::new(set, sentence!("select-draft-size"), sizes)
        }
        DraftSetting::Servers => {
            let servers = <Between as Named>::every().into_iter().map(|one| {
                SelectOption::new(Named::id(one), one.text()).chosen(one == request.between)
            });
            Select::new(set, sentence!("select-founding-servers"), servers)
        }
        DraftSetting::Managers => {
            let placeholder = sentence!("select-founding-managers");
            Some(Select::of_roles(set, placeholder, request.managers))
        }
    }
}

/// Returns the form for the days of a round, if there are rounds that could end, and of a first move.
pub(crate) fn tournament_days_form(id: DraftId, request: &TournamentRequest) -> Form {
    let DraftId(draft) = id;
    let input = |id, label: &'static str, hint: &'static str, days: Option<u32>| Input {
        id,
        label: sentence!(label).into(),
        hint: sentence!(hint).into(),
        value: days.map_or_else(String::new, |days| days.to_string()),
        optional: true,
        tall: false,
        most: LONGEST_DAYS,
    };
    let first_move = input(
        FIRST_MOVE_DAYS_INPUT,
        "form-founding-first-move-label",
        "form-founding-first-move-placeholder",
        request.no_show_days,
    );
    let round = input(
        ROUND_DAYS_INPUT,
        "form-founding-round-label",
        "form-founding-round-placeholder",
        request.round_days,
    );
    let has_rounds = request.system != System::Knockout && !request.at_once;
    Form {
        id: TournamentDraftAct::Days { draft }.into(),
        title: sentence!("button-founding-days").into(),
        inputs: has_rounds
            .then_some(round)
            .into_iter()
            .chain([first_move])
            .collect(),
    }
}

/// Returns the form for a new tournament with what a draft says. The time of its start is on the
/// clocks of the manager's zone.
pub(crate) fn redraft_form(id: DraftId, draft: &TournamentRequest, zone: &Zone) -> Form {
    let rounds = draft
        .rounds
        .map_or_else(String::new, |rounds| rounds.to_string());
    let starts = draft
        .starts_at
        .map_or_else(String::new, |at| zone.write(at));
    let DraftId(number) = id;
    let rounds = Input {
        id: ROUNDS_INPUT,
        label: sentence!("form-tournament-rounds-label").into(),
        hint: sentence!("form-tournament-rounds-placeholder").into(),
        value: rounds,
        optional: true,
        tall: false,
        most: LONGEST_ROUNDS,
    };
    let mut inputs = inputs(draft.name.clone(), starts, draft.limits);
    if draft.system == System::Swiss {
        inputs.insert(1, rounds);
    }
    Form {
        id: TournamentDraftAct::Redraft { draft: number }.into(),
        title: sentence!("button-tournament-new").into(),
        inputs,
    }
}
