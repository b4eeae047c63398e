//! Tournaments: their bulletins, and answers about them.

use super::{
    clock::pace_name,
    tournament_pages::{own_match_button, standings_button},
};
use crate::{
    bot::{
        cards::Named,
        ids::Tournaments,
        messages::{
            Button, File, MOST_TEXT, Message, channel, link, mentioned, plain, relative_time,
            sections,
        },
    },
    community::{
        Code,
        tournament::{Between, Game, GameResult, Line, Number, Refusal, Stage, System},
    },
    host::{Entry, Paired, TournamentId, TournamentRoundView, TournamentSummary, TournamentView},
    matches::{ChannelId, MatchId, UserId},
    render::quarters,
    sentence,
    words::{Locale, Sentence},
};

/// Lines of a list that a message shows at most.
const MOST_LINES: usize = 64;

impl Named for System {
    const KEY: &'static str = "choice-system";
}

impl Named for Between {
    const KEY: &'static str = "choice-between";
}

impl Named for GameResult {
    const KEY: &'static str = "choice-result";
}

/// A tournament as it is now, with what can be done.
pub(in crate::bot) fn tournament(view: &TournamentView, locale: Locale) -> Message {
    let mut text = vec![title(view, locale), terms(view, locale)];
    text.extend(servers(view, locale));
    text.extend(limits(view, locale));
    text.extend(state(view, locale));
    let more = |left| locale.say(&sentence!("tournament-more", count = left));
    let head = text.join("\n");
    let room = MOST_TEXT.saturating_sub(head.chars().count() + 1);
    let lists = [true, false].map(|linked| lists(view, linked, locale));
    let lists = fitting(lists, room, more);
    let text = if lists.is_empty() {
        head
    } else {
        format!("{head}\n{lists}")
    };
    Message::of(text).with_buttons(buttons(view, locale))
}

/// The lists with links where all of them have room, or else without: then the most of them is shown.
fn fitting(
    [linked, bare]: [Vec<(String, Vec<String>)>; 2],
    room: usize,
    more: impl Fn(u32) -> String,
) -> String {
    let all: usize = linked.iter().flat_map(|(_, lines)| lines).count();
    let whole = sections(&linked, all, usize::MAX, &more);
    if whole.chars().count() <= room && all <= MOST_LINES {
        return whole;
    }
    sections(&bare, MOST_LINES, room, more)
}

/// The first line, which never changes.
pub(super) fn title(view: &TournamentView, locale: Locale) -> String {
    locale.say(&sentence!(
        "tournament-title",
        name = plain(&view.terms.name),
        number = view.id.0.to_string()
    ))
}

pub(super) fn terms(view: &TournamentView, locale: Locale) -> String {
    let terms = &view.terms;
    locale.say(&sentence!(
        "tournament-terms",
        game = terms.start.game().info().name,
        system = locale.text(&terms.plan.system.key()),
        pace = pace_name(terms.timing.pace, locale),
        rated = if terms.rated { "yes" } else { "no" },
    ))
}

/// Which servers play.
fn servers(view: &TournamentView, locale: Locale) -> Option<String> {
    let is_own = view.terms.place.server == view.here;
    let mut said = Vec::new();
    if let Some(server) = &view.by {
        said.push(sentence!("tournament-by-server", server = plain(server)));
    }
    if is_own && view.tournament.stage == Stage::SignUp {
        said.extend(match view.terms.between {
            Between::Here => None,
            Between::Open => {
                let number = view.id.0.to_string();
                Some(sentence!("tournament-open", number = number))
            }
            Between::Code => Some(sentence!("tournament-by-code")),
        });
    }
    if view.servers > 1 {
        let count = u32::try_from(view.servers).unwrap_or(u32::MAX);
        said.push(sentence!("tournament-servers", count = count));
    }
    let said: Vec<String> = said.iter().map(|sentence| locale.say(sentence)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What else there is to know before one enters, and how long a first move has.
fn limits(view: &TournamentView, locale: Locale) -> Vec<String> {
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
    said.iter().map(|sentence| locale.say(sentence)).collect()
}

fn first_move(days: Option<u32>) -> Option<Sentence> {
    days.map(|days| sentence!("tournament-first-move", days = days))
}

/// How far it is, in a sentence or two.
pub(super) fn state(view: &TournamentView, locale: Locale) -> Vec<String> {
    let tournament = &view.tournament;
    let mut said = Vec::new();
    match tournament.stage {
        Stage::SignUp => {
            let count = u32::try_from(tournament.entrants.len()).unwrap_or(u32::MAX);
            said.push(sentence!("tournament-sign-up", count = count));
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
        }
        Stage::Over => said.push(winners(view, locale)),
        Stage::Cancelled => said.push(sentence!("tournament-cancelled")),
    }
    said.iter().map(|sentence| locale.say(sentence)).collect()
}

/// Who has won.
fn winners(view: &TournamentView, locale: Locale) -> Sentence {
    let first = view.standings.iter().take_while(|line| line.place == 1);
    let names: Vec<String> = first
        .map(|line| player(view, line.number, locale))
        .collect();
    sentence!("tournament-over", winners = names.join(", "))
}

fn lists(view: &TournamentView, linked: bool, locale: Locale) -> Vec<(String, Vec<String>)> {
    let tournament = &view.tournament;
    if tournament.games.is_empty() {
        let players = tournament.entrants.iter();
        let players: Vec<String> = players
            .map(|one| player(view, one.number, locale))
            .collect();
        if players.is_empty() {
            return Vec::new();
        }
        return vec![(locale.text("tournament-players"), players)];
    }
    let standings = view
        .standings
        .iter()
        .map(|line| standing(view, line, locale));
    let mut lists = vec![(legend(view, locale), standings.collect())];
    if tournament.stage == Stage::Running {
        let heading = locale.text("tournament-games");
        let games = games(view, tournament.round());
        lists.push((heading, game_lines(view, &games, linked, locale)));
    }
    lists
}

/// What the numbers of the standings mean.
pub(super) fn legend(view: &TournamentView, locale: Locale) -> String {
    let key = match view.tournament.plan.system {
        System::Swiss => "tournament-standings-swiss",
        System::RoundRobin | System::DoubleRoundRobin => "tournament-standings-round-robin",
        System::Knockout => "tournament-standings-knockout",
    };
    locale.text(key)
}

pub(super) fn standing(view: &TournamentView, line: &Line, locale: Locale) -> String {
    let who = player(view, line.number, locale);
    let who = if line.out {
        locale.say(&sentence!("tournament-withdrawn-player", player = who))
    } else {
        who
    };
    let points = match view.tournament.plan.system {
        System::Knockout => (line.halves / 2).to_string(),
        _ => quarters(u64::from(line.halves) * 2),
    };
    // The others only decide between few, and need not be read.
    let breaks = line
        .tie_breaks
        .iter()
        .take(match view.tournament.plan.system {
            System::Swiss => 2,
            _ => 1,
        });
    let breaks: Vec<String> = breaks.map(|worth| quarters(*worth)).collect();
    let place = line.place;
    if breaks.is_empty() {
        format!("{place}. {who} **{points}**")
    } else {
        format!("{place}. {who} **{points}** ({})", breaks.join(" · "))
    }
}

/// The games of a round, or in a tournament at once of all rounds: byes first, which are few and must be
/// seen, and then those that run.
pub(super) fn games(view: &TournamentView, round: u32) -> Vec<&Game> {
    let all = view.tournament.games.iter();
    let of_round = |game: &&Game| view.tournament.plan.at_once || game.round == round;
    let mut games: Vec<&Game> = all.filter(of_round).collect();
    games.sort_by_key(|game| (game.second.is_some(), game.is_over()));
    games
}

fn game_lines(view: &TournamentView, games: &[&Game], linked: bool, locale: Locale) -> Vec<String> {
    let games = games.iter();
    games
        .map(|game| game_line(view, game, linked, locale))
        .collect()
}

pub(super) fn game_line(
    view: &TournamentView,
    game: &Game,
    linked: bool,
    locale: Locale,
) -> String {
    let first = player(view, game.first, locale);
    let Some(second) = game.second else {
        return locale.say(&sentence!("tournament-bye", player = first));
    };
    let second = player(view, second, locale);
    let board = |id| {
        let (channel, message) = view.boards.get(&id)?;
        Some(link(view.here, *channel, Some(*message)))
    };
    match (game.result, game.id) {
        (Some(result), _) => format!("{first} – {second} **{}**", score(result)),
        (None, Some(id)) if view.undecided.contains(&id) => locale.say(&sentence!(
            "tournament-undecided",
            players = format!("{first} – {second}"),
            id = id.to_string()
        )),
        // Managers decide it by its number.
        (None, Some(id)) => match board(id).filter(|_| linked) {
            Some(board) => format!("{first} – {second} {id} {board}"),
            None => format!("{first} – {second} {id}"),
        },
        (None, None) => format!("{first} – {second}"),
    }
}

/// A result as it is written everywhere: `+` and `-` where somebody did not come.
pub(super) const fn score(result: GameResult) -> &'static str {
    match result {
        GameResult::First => "1–0",
        GameResult::Second => "0–1",
        GameResult::Draw => "½–½",
        GameResult::FirstUnplayed => "+/-",
        GameResult::SecondUnplayed => "-/+",
        GameResult::Unplayed => "-/-",
    }
}

pub(super) fn player(view: &TournamentView, number: Number, locale: Locale) -> String {
    let entrants = view.tournament.entrants.iter().zip(&view.names);
    let mut found = entrants.filter(|(one, _)| one.number == number);
    match found.next() {
        // Discord shows a mention of somebody who is not in the server as a number.
        Some((one, name)) if one.server != view.here && !one.player.is_deleted() => plain(name),
        Some((one, _)) => mentioned(one.player, locale),
        None => number.to_string(),
    }
}

/// Entering is possible before the start, and in a Swiss for a while after it. Leaving by a tap is only
/// possible before, because later it cannot be undone.
pub(super) fn entry_buttons(view: &TournamentView, locale: Locale) -> Vec<Button> {
    let number = view.id.0;
    // No player has this number, so this tells whether anybody could.
    let may_enter = view.tournament.check_entry(UserId(0)).is_ok();
    let mut buttons = Vec::new();
    if may_enter {
        let join = Tournaments::Join { number };
        buttons.push(Button::new(join, "button-join-tournament", locale));
    }
    if view.tournament.stage == Stage::SignUp {
        let leave = Tournaments::Leave { number };
        buttons.push(Button::new(leave, "button-leave-tournament", locale).secondary());
    }
    buttons
}

fn buttons(view: &TournamentView, locale: Locale) -> Vec<Button> {
    let mut buttons = entry_buttons(view, locale);
    if !view.tournament.games.is_empty() {
        buttons.push(standings_button(view, locale));
    }
    buttons
}

/// Word of a round: who plays whom.
pub(in crate::bot) fn tournament_round(view: &TournamentRoundView, locale: Locale) -> Message {
    let TournamentRoundView { of, round } = view;
    let title = locale.say(&sentence!(
        "tournament-round-title",
        name = plain(&of.terms.name),
        number = of.id.0.to_string(),
        round = round.to_string()
    ));
    let mut text = vec![title];
    let is_newest = of.tournament.round() == *round && of.tournament.stage == Stage::Running;
    if let Some(until) = of.deadline.filter(|_| is_newest) {
        text.push(locale.say(&sentence!("tournament-until", until = relative_time(until))));
    }
    if of.tournament.stage == Stage::Running {
        text.extend(first_move(of.terms.no_show_days).map(|limit| locale.say(&limit)));
    }
    let head = text.join("\n");
    let room = MOST_TEXT.saturating_sub(head.chars().count() + 1);
    let more = |left| {
        let more = locale.say(&sentence!("tournament-more", count = left));
        format!("{more} {}", locale.text("tournament-see-own"))
    };
    let games = games(of, *round);
    let list = |linked| {
        let lines = game_lines(of, &games, linked, locale);
        vec![(locale.text("tournament-games"), lines)]
    };
    let list = fitting([true, false].map(list), room, more);
    let own = own_match_button(of, *round, locale);
    Message::of(format!("{head}\n{list}")).with_buttons([own, standings_button(of, locale)])
}

/// Word of how a tournament ended.
pub(in crate::bot) fn tournament_result(view: &TournamentView, locale: Locale) -> Message {
    let title = locale.say(&sentence!(
        "tournament-result-title",
        name = plain(&view.terms.name),
        number = view.id.0.to_string()
    ));
    let head = format!("{title}\n{}", locale.say(&winners(view, locale)));
    let room = MOST_TEXT.saturating_sub(head.chars().count() + 1);
    let more = |left| locale.say(&sentence!("tournament-more", count = left));
    let standings = view
        .standings
        .iter()
        .map(|line| standing(view, line, locale));
    let list = [(legend(view, locale), standings.collect())];
    Message::of(format!(
        "{head}\n{}",
        sections(&list, MOST_LINES, room, more)
    ))
    .with_buttons([standings_button(view, locale)])
}

/// The tournaments of a server, and those of others in which it may take part.
pub(in crate::bot) fn tournaments(
    list: &[TournamentSummary],
    elsewhere: &[TournamentSummary],
    locale: Locale,
) -> Message {
    let lines = |list: &[TournamentSummary]| list.iter().map(|one| listed(one, locale)).collect();
    let mut lists = Vec::new();
    if !list.is_empty() {
        lists.push((locale.text("tournaments"), lines(list)));
    }
    if !elsewhere.is_empty() {
        lists.push((locale.text("tournaments-elsewhere"), lines(elsewhere)));
    }
    if lists.is_empty() {
        return Message::of(locale.text("tournaments-none"));
    }
    let more = |left| locale.say(&sentence!("tournament-more", count = left));
    Message::of(sections(&lists, MOST_LINES, MOST_TEXT, more))
}

/// A tournament in a list.
fn listed(one: &TournamentSummary, locale: Locale) -> String {
    let listed = locale.say(&sentence!(
        "tournament-listed",
        name = plain(&one.name),
        number = one.id.0.to_string(),
        game = one.game.info().name,
        system = locale.text(&one.system.key()),
        players = one.players,
        stage = one.stage.id()
    ));
    match &one.by {
        Some(server) => format!("{listed} · {}", plain(server)),
        None => listed,
    }
}

/// A tournament in a list of suggestions.
pub(in crate::bot) fn tournament_label(one: &TournamentSummary, locale: Locale) -> String {
    let (id, game) = (format!("#{}", one.id.0), one.game.info().name);
    locale.say(&sentence!(
        "choice-tournament",
        id = id,
        tournament = one.name.as_str(),
        game = game
    ))
}

/// What somebody who did something in a tournament reads.
#[derive(Clone, Copy, Debug)]
pub(in crate::bot) enum TournamentAnswer {
    Made(ChannelId),
    Shown(ChannelId),
    /// It belongs to another server.
    TakesPart(ChannelId),
    Entered(Entry),
    Left,
    /// After the round that is played.
    Withdrawn,
    Paired(Paired),
    Cancelled,
    Adjudicated(MatchId),
}

/// The answer to whoever did something in a tournament.
pub(in crate::bot) fn tournament_answer(
    id: TournamentId,
    answer: TournamentAnswer,
    locale: Locale,
) -> Message {
    let number = id.0.to_string();
    let more = match answer {
        TournamentAnswer::Entered(entry) => first_move(entry.first_move_days),
        TournamentAnswer::Paired(paired) => fitted(paired),
        _ => None,
    };
    let more = more.map_or_else(String::new, |more| format!(" {}", locale.say(&more)));
    let said = locale.say(&match answer {
        TournamentAnswer::Made(at) => {
            sentence!("tournament-made", number = number, channel = channel(at))
        }
        TournamentAnswer::Shown(at) => {
            sentence!("tournament-shown", number = number, channel = channel(at))
        }
        TournamentAnswer::TakesPart(at) => {
            sentence!(
                "tournament-takes-part",
                number = number,
                channel = channel(at)
            )
        }
        TournamentAnswer::Entered(Entry { from: 1, .. }) => {
            sentence!("tournament-entered", number = number)
        }
        TournamentAnswer::Entered(entry) => sentence!(
            "tournament-entered-late",
            number = number,
            round = entry.from.to_string()
        ),
        TournamentAnswer::Left => sentence!("tournament-left", number = number),
        TournamentAnswer::Withdrawn => sentence!("tournament-withdrawn", number = number),
        TournamentAnswer::Paired(paired) => sentence!(
            "tournament-paired",
            number = number,
            round = paired.round.to_string()
        ),
        TournamentAnswer::Cancelled => sentence!("tournament-called-off", number = number),
        TournamentAnswer::Adjudicated(id) => {
            sentence!("tournament-adjudicated", id = id.to_string())
        }
    });
    Message::of(format!("{said}{more}"))
}

/// What is played otherwise than was said, because of how many have entered.
fn fitted(paired: Paired) -> Option<Sentence> {
    match paired.fewer_rounds {
        Some(count) => Some(sentence!("tournament-fewer-rounds", count = count)),
        None if paired.one_by_one => Some(sentence!("tournament-one-by-one")),
        None => None,
    }
}

/// The code by which other servers find a tournament, for its managers.
pub(in crate::bot) fn tournament_code(code: &Code, locale: Locale) -> String {
    locale.say(&sentence!("tournament-code", code = code.to_string()))
}

/// A tournament as FIDE's report file.
pub(in crate::bot) fn tournament_file(id: TournamentId, report: &str, locale: Locale) -> Message {
    let name = format!("tournament-{}.trf", id.0);
    Message::of(locale.say(&sentence!("tournament-file", number = id.0.to_string())))
        .with_file(File::new(name, report))
}

/// The sentence for what cannot be done in a tournament.
pub(super) fn refused_in_tournament(refusal: Refusal) -> Sentence {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    match refusal {
        Refusal::Unknown => sentence!("refused-no-tournament"),
        Refusal::NotManager => sentence!("refused-not-manager"),
        Refusal::Over => sentence!("refused-tournament-over"),
        Refusal::TooLate => sentence!("refused-tournament-late"),
        Refusal::Full => sentence!("refused-tournament-full"),
        Refusal::Entered => sentence!("refused-tournament-entered"),
        Refusal::NotEntered => sentence!("refused-tournament-not-entered"),
        Refusal::Withdrawn => sentence!("refused-tournament-withdrawn"),
        Refusal::TooFew(least) => sentence!("refused-tournament-few", count = number(least)),
        Refusal::Rounds => sentence!("refused-tournament-rounds"),
        Refusal::OtherServer => sentence!("refused-tournament-other-server"),
        Refusal::OwnServer => sentence!("refused-tournament-own-server"),
        Refusal::ManyServers(most) => {
            sentence!("refused-tournament-many-servers", count = number(most))
        }
        Refusal::Useless(option) => sentence!("refused-tournament-useless", option = option),
        Refusal::Undecided(games) => {
            sentence!("refused-tournament-undecided", count = number(games))
        }
        Refusal::RoundRuns(games) => {
            sentence!("refused-tournament-round-runs", count = number(games))
        }
        Refusal::MeetingOver(id) => {
            sentence!("refused-tournament-meeting-over", id = id.to_string())
        }
        Refusal::StillPlayed(games) => {
            sentence!("refused-tournament-still-played", count = number(games))
        }
        Refusal::NotItsMatch(id) => {
            sentence!("refused-no-tournament-match", id = id.to_string())
        }
        Refusal::Name => sentence!("refused-tournament-name"),
    }
}
