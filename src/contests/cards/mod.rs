//! Contests: proposals, sign-ups, and short answers.

use self::{
    boards::{contest_boards, contest_result},
    words::{half_points, team_name, teams_title},
};
use crate::{
    clocks::cards::{pace_short, span},
    contests::{
        actions::{
            ContestView, TeamView,
            proposals::{ListedContest, OwnResult},
        },
        ids::{ContestAct, ServersAct},
    },
    discord::{
        cards::yes_or_no,
        messages::{Button, Message, Select, SelectOption, Style, mention, moment, plain},
    },
    moderation::ids::ModerationAct,
    servers::cards::{opening::games, select_of},
};
use domain::{
    community::{
        Season,
        contest::{Contest, ContestId, State, Team, Terms},
    },
    matches::UserId,
    ratings::Pool,
};
use rules::{
    GameId, sentence,
    words::{Lists, Sentence, Text},
};
use store::OpenServer;

/// The most members of a team that are named.
const MOST_NAMED: usize = 20;

/// Returns the card of a proposal in this team's server.
pub(crate) fn contest(view: &ContestView, own: Option<Team>) -> Message {
    let contest = &view.contest;
    let state = match contest.state {
        State::Proposed if contest.asked == own => "asked",
        State::SigningUp => "agreed",
        state => state.id(),
    };
    let text = head("all", contest, own, state);
    Message::of(text).with_buttons(answers(contest, own))
}

/// Returns the card of a contest on which both teams have agreed, in this team's server: who has signed
/// up.
pub(crate) fn contest_teams(view: &ContestView, own: Option<Team>) -> Message {
    let contest = &view.contest;
    let mut text = vec![head("teams", contest, own, contest.state.id())];
    if matches!(contest.state, State::SigningUp | State::Running) {
        let teams = Team::BOTH.map(|team| {
            let view = &view.teams[team.index()];
            let heading = team_heading(view, contest.ready[team.index()]);
            let members = members(view, contest.terms.games(), own == Some(team));
            (heading.into(), members)
        });
        text.push(Text::from(Lists {
            lists: teams.into(),
            most: MOST_NAMED,
            more: &["more"],
        }));
    }
    Message::of(Text::lines(text)).with_buttons(buttons(contest, own))
}

/// Returns the title, the terms and the state.
fn head(title: &'static str, contest: &Contest, own: Option<Team>, state: &str) -> Text {
    Text::lines([
        teams_title(title, contest),
        terms(&contest.terms),
        state_line(contest, own, state),
    ])
}

/// Describes the terms that are proposed or agreed on.
pub(crate) fn terms(terms: &Terms) -> Sentence {
    let all = terms.games().len() == GameId::ALL.len();
    sentence!(
        "contest-terms",
        games = games((!all).then(|| terms.games())),
        boards = terms.boards(),
        pace = pace_short(terms.timing.pace),
        weekends = yes_or_no(terms.timing.weekends),
        rated = yes_or_no(terms.rated),
        days = span(terms.sign_up()),
    )
}

/// Describes the state of a contest, and what needs to be done.
fn state_line(contest: &Contest, own: Option<Team>, state: &str) -> Sentence {
    let until = contest.look_at.map_or_else(String::new, moment);
    let other = own.map_or(Team::Home, Team::other);
    sentence!(
        "contest-state",
        state = state,
        other = team_name(&contest.names[other.index()]),
        until = until,
    )
}

fn team_heading(team: &TeamView, ready: bool) -> Sentence {
    let captain = team.captain.as_ref();
    sentence!(
        "contest-team",
        team = team_name(&team.name),
        count = u32::try_from(team.players.len()).unwrap_or(u32::MAX),
        has = yes_or_no(captain.is_some()),
        captain = captain.map_or_else(String::new, |(_, name)| plain(name)),
        ready = yes_or_no(ready),
    )
}

/// Lists a team's members. Those of the reader's server are mentioned; for those of the other one, only
/// their names are shown.
fn members(team: &TeamView, all: &[GameId], own: bool) -> Vec<Text> {
    let line = |player: &crate::contests::actions::PlayerLine| {
        let name = if own {
            mention(player.user).into()
        } else {
            Text::same(plain(&player.name))
        };
        if player.games.is_empty() || player.games.len() == all.len() {
            name
        } else {
            let games: Vec<&str> = player.games.iter().map(|game| game.info().name).collect();
            name.then(format!(" · {}", games.join(", ")))
        }
    };
    team.players.iter().map(line).collect()
}

/// Returns the possible answers to a proposal.
fn answers(contest: &Contest, own: Option<Team>) -> Vec<Button> {
    match contest.state {
        State::Proposed if contest.asked == own => answering(contest.id).into(),
        State::Proposed => {
            let withdraw = ContestAct::Withdraw {
                contest: contest.id,
            };
            vec![Button::new(withdraw, "button-contest-withdraw").secondary()]
        }
        _ => Vec::new(),
    }
}

/// Returns what the managers of the asked server can answer.
fn answering(contest: ContestId) -> [Button; 3] {
    let button = |does: ContestAct, label| Button::new(does, label);
    [
        button(ContestAct::Accept { contest }, "button-accept").style(Style::Success),
        button(ContestAct::Change { contest }, "button-contest-change").secondary(),
        button(ContestAct::Decline { contest }, "button-decline").secondary(),
    ]
}

/// Returns what members and captains can do once both teams agree.
fn buttons(contest: &Contest, own: Option<Team>) -> Vec<Button> {
    let id = contest.id;
    let button = |does: ContestAct, label| Button::new(does, label);
    if !matches!(contest.state, State::SigningUp | State::Running) {
        return Vec::new();
    }
    let mut buttons = Vec::new();
    if contest.state == State::SigningUp {
        let join = ContestAct::Join { contest: id };
        buttons.push(button(join, "button-join").style(Style::Success));
    }
    let leave = ContestAct::Leave { contest: id };
    buttons.push(button(leave, "button-leave").secondary());
    if contest.state == State::SigningUp {
        buttons.extend(own.map(|team| ready(contest, team)));
        let withdraw = ContestAct::Withdraw { contest: id };
        buttons.push(button(withdraw, "button-contest-withdraw").secondary());
    }
    buttons
}

/// Returns the answer to a member who has signed up, with a select of the games if there are several.
pub(crate) fn joined_contest(contest: &Contest, chosen: &[GameId]) -> Message {
    let message = Message::of(sentence!("contest-joined", number = contest.id.0,));
    let games = contest.terms.games();
    if games.len() < 2 {
        return message;
    }
    let options = games.iter().map(|game| {
        SelectOption::new(game.id(), Text::same(game.info().name))
            .chosen(chosen.is_empty() || chosen.contains(game))
    });
    let id = ContestAct::Games {
        contest: contest.id,
    };
    let select = Select::new(id, sentence!("select-contest-games"), options);
    message.with_selects(select.map(Select::of_several))
}

/// Returns a short answer about a contest.
pub(crate) fn contest_done(key: &'static str, id: ContestId) -> Message {
    Message::of(sentence!(key, number = id.0))
}

/// Returns the answer to a captain whose team is ready now, or isn't any more.
pub(crate) fn contest_ready_noted(is_ready: bool, id: ContestId) -> Message {
    let ready = yes_or_no(is_ready);
    let noted = sentence!("contest-ready-noted", ready = ready, number = id.0);
    Message::of(noted)
}

/// Asks whether a manager really wants to call a contest off.
pub(crate) fn ask_to_call_off(contest: &Contest) -> Message {
    let [home, away] = contest.names.each_ref().map(|name| team_name(name));
    let text = sentence!(
        "contest-ask-call-off",
        number = contest.id.0,
        home = home,
        away = away,
    );
    let call_off = ContestAct::CallOff {
        contest: contest.id,
    };
    Message::of(text).with_buttons([
        Button::new(call_off, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Asks players whether they really want to hand their board to a reserve.
pub(crate) fn ask_to_be_replaced(id: ContestId) -> Message {
    let out = ContestAct::Out { contest: id };
    contest_done("contest-ask-out", id).with_buttons([
        Button::new(out, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Returns the answer about a reserve who has come in.
pub(crate) fn substituted(reserve: UserId) -> Message {
    Message::of(sentence!("contest-substituted", user = mention(reserve)))
}

/// What a member can do in a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TeamReader {
    /// The member.
    pub(crate) user: UserId,
    /// The team of the server where they look.
    pub(crate) team: Team,
    /// Whether they can act for the team: as its captain, or as a manager.
    pub(crate) leads: bool,
    /// Whether they can manage the server.
    pub(crate) manages: bool,
}

/// Shows a contest to one member: its card with what they can do there, or its boards, and a button that shows it
/// here.
pub(crate) fn contest_shown(view: &ContestView, reader: Option<TeamReader>) -> Message {
    let contest = &view.contest;
    let own = reader.map(|reader| reader.team);
    let message = match contest.state {
        State::Running => contest_boards(view),
        State::Over => contest_result(view),
        State::SigningUp => contest_teams(view, own).without_buttons(),
        _ => self::contest(view, own).without_buttons(),
    };
    let here = ContestAct::ShowHere {
        contest: contest.id,
    };
    message
        .with_buttons(reader.map_or_else(Vec::new, |reader| acts(view, reader)))
        .with_buttons([Button::new(here, "button-show-here").secondary()])
}

/// Returns what the reader of a private card can do, apart from playing.
fn acts(view: &ContestView, reader: TeamReader) -> Vec<Button> {
    let contest = &view.contest;
    match contest.state {
        State::Proposed if reader.manages && contest.asked == Some(reader.team) => {
            answering(contest.id).into()
        }
        State::SigningUp => signing_up(view, reader),
        State::Running => leaving_reserve(view, reader).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns how a reserve who reads it leaves the team. Players have a button of their own: a reserve takes their board.
fn leaving_reserve(view: &ContestView, reader: TeamReader) -> Option<Button> {
    let contest = view.contest.id;
    let players = &view.teams[reader.team.index()].players;
    let own = players.iter().find(|player| player.user == reader.user)?;
    let leave = ContestAct::Leave { contest };
    (!own.seated).then(|| Button::new(leave, "button-leave").secondary())
}

/// Returns how the reader signs up or leaves, and says that the team is ready, if they lead it.
fn signing_up(view: &ContestView, reader: TeamReader) -> Vec<Button> {
    let contest = &view.contest;
    let id = contest.id;
    let button = |does: ContestAct, label| Button::new(does, label);
    let TeamReader { user, team, .. } = reader;
    let mut players = view.teams[team.index()].players.iter();
    let mut acts = vec![if players.any(|player| player.user == user) {
        button(ContestAct::Leave { contest: id }, "button-leave").secondary()
    } else {
        button(ContestAct::Join { contest: id }, "button-join").style(Style::Success)
    }];
    acts.extend(reader.leads.then(|| ready(contest, team)));
    acts
}

/// Returns the button that says that a team is ready, or takes that back.
fn ready(contest: &Contest, team: Team) -> Button {
    let id = contest.id;
    if contest.ready[team.index()] {
        let unready = ContestAct::Unready { contest: id };
        Button::new(unready, "button-contest-unready").secondary()
    } else {
        let ready = ContestAct::Ready { contest: id };
        Button::new(ready, "button-contest-ready")
    }
}

/// Adds to a contest's card what those can do who are still playing in it.
pub(crate) fn with_playing(card: Message, contest: &Contest) -> Message {
    let out = ContestAct::AskOut {
        contest: contest.id,
    };
    card.with_buttons([Button::new(out, "button-contest-out").secondary()])
}

/// Adds to a contest's card what those who lead a team can do.
pub(crate) fn with_leading(card: Message, contest: &Contest) -> Message {
    let (state, contest) = (contest.state, contest.id);
    let substitute = (state == State::Running).then(|| {
        let placeholder = sentence!("select-contest-substitute");
        Select::of_members(ContestAct::Substitute { contest }, placeholder)
    });
    card.with_selects(substitute)
}

/// Adds what only managers of this team's server can do.
pub(crate) fn with_managing(card: Message, contest: &Contest, own: Team) -> Message {
    // Those who are asked decline instead.
    let is_asked = contest.asked == Some(own);
    let (state, contest) = (contest.state, contest.id);
    let captain = (!state.is_closed()).then(|| {
        let placeholder = sentence!("select-contest-captain");
        Select::of_members(ContestAct::Captain { contest }, placeholder)
    });
    let can_cancel = match state {
        State::Proposed => !is_asked,
        state => state == State::SigningUp,
    };
    let cancel = can_cancel.then(|| {
        let cancel = ContestAct::Withdraw { contest };
        Button::new(cancel, "button-contest-withdraw").style(Style::Danger)
    });
    card.with_selects(captain).with_buttons(cancel)
}

/// Lists the contests of a server, with the ways to open one and, if the reader is given servers to challenge, to begin
/// another.
pub(crate) fn contests(all: &[ListedContest], to_challenge: &[OpenServer], now: Season) -> Message {
    let text = if all.is_empty() {
        sentence!("contests-none").into()
    } else {
        let lines = all.iter().map(listed_label);
        Text::from(Lists::one(sentence!("contests-head"), lines, all.len()))
    };
    let options = all.iter().map(|one| {
        let label = Text::from(listed_label(one)).replacing("\\", "");
        SelectOption::new(one.contest.id.0, label)
    });
    let open = Select::new(ContestAct::Show, sentence!("select-contest"), options);
    let table = ServersAct::OwnRow {
        pool: Pool::All,
        season: now.number(),
    };
    let challenge = select_of(to_challenge, "select-contest-server");
    let selects = open.into_iter().chain(challenge);
    let servers = ServersAct::Open { page: 0 };
    Message::of(text).with_selects(selects).with_buttons([
        Button::new(servers, "button-contest-servers"),
        Button::new(table, "button-table").secondary(),
        Button::new(ServersAct::Here, "button-servers-here").secondary(),
    ])
}

/// Describes a contest in one line, as a suggestion.
pub(crate) fn contest_label(contest: &Contest) -> Sentence {
    label(contest, contest.state.id(), [0; 2])
}

/// Describes a contest in one line of a server's list, with its result for that server.
fn listed_label(listed: &ListedContest) -> Sentence {
    let ListedContest { contest, result } = listed;
    let Some(OwnResult { own, score }) = result else {
        return contest_label(contest);
    };
    let state = match score.ahead() {
        Some(winner) if winner == *own => "won",
        Some(_) => "lost",
        None => "drawn",
    };
    label(contest, state, score.halves)
}

/// Describes a contest that is in this state, with the half points of both servers.
fn label(contest: &Contest, state: &'static str, halves: [u32; 2]) -> Sentence {
    let [home, away] = halves.map(half_points);
    sentence!(
        "contest-line",
        number = contest.id.0,
        home = team_name(&contest.names[0]),
        away = team_name(&contest.names[1]),
        state = state,
        homescore = home,
        awayscore = away,
    )
}

pub(crate) mod boards;
pub(crate) mod form;
pub(crate) mod picture;
#[cfg(test)]
mod tests;
pub(crate) mod words;
