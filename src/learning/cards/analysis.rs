//! The analysis of a finished match.

use super::hint::Marked;
use crate::{
    discord::{
        cards::side_name,
        messages::{Button, File, Message, mention},
    },
    learning::{actions::hints::AnalysisView, ids::TrainingAct},
    matches::cards::boards::alt_text,
    players::actions::history::ReplayView,
};
use domain::matches::{Drift, MatchId, TurningPoint, UserId, Verdict, Worth};
use render::{Curve, TurnBoard};
use rules::{
    AnyMove, Side, Square,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// Shows the analysis of a finished match: an overview for 0, otherwise the turning point with this
/// number.
pub(crate) fn analysis(view: AnalysisView, at: u8, viewer: UserId, look: Look) -> Message {
    let Verdict { drift, turns } = view.review.verdict(&view.replay.record);
    let shown = usize::from(at).checked_sub(1);
    let shown: Option<TurningPoint> = shown.and_then(|at| turns.get(at).cloned());
    let buttons = buttons(view.replay.found.id, at, &turns);
    let guest = view.replay.guest.clone();
    let message = match shown.and_then(|turn| Some((better(&view.replay, &turn)?, turn))) {
        Some((mv, turn)) => turning_point(&view.replay, mv, &turn, viewer, look),
        None => whole(view, drift, turns, viewer, look),
    };
    message.naming(&guest).with_buttons(buttons)
}

fn buttons(id: MatchId, at: u8, turns: &[TurningPoint]) -> Vec<Button> {
    if turns.is_empty() {
        return Vec::new();
    }
    let to = |at| TrainingAct::Analysis { id, at };
    let curve = Button::new(to(0), "button-analysis-curve").secondary();
    let mut buttons = vec![curve.enabled(at != 0)];
    for (number, turn) in (1..).zip(turns) {
        let label = sentence!("button-analysis-turn", ply = turn.ply);
        let button = Button::labelled(to(number), label).secondary();
        buttons.push(button.enabled(at != number));
    }
    buttons
}

fn head(replay: &ReplayView) -> Text {
    let found = &replay.found;
    let head = sentence!(
        "match-head",
        id = found.id.to_string(),
        game = found.position().game().info().name,
        first = mention(found.players.on(Side::First)),
        second = mention(found.players.on(Side::Second))
    );
    Text::same("📈 ").then(head)
}

/// Puts the value of a position into words.
fn worth(replay: &ReplayView, worth: Worth) -> Text {
    let game = replay.record.start().game();
    match worth {
        Worth::Wins(side) => {
            let side = game.info().sides[side.index()];
            sentence!("analysis-wins", side = side).into()
        }
        Worth::Score(score) => {
            // To a tenth of a piece: the engine is no more precise than that.
            let tenths = (score.abs() + 5) / 10;
            if tenths == 0 {
                return Text::same("=");
            }
            let side = if score > 0 { Side::First } else { Side::Second };
            let score = format!(" +{}.{}", tenths / 10, tenths % 10);
            Text::from(side_name(game, side)).then(Text::same(score))
        }
    }
}

fn better(replay: &ReplayView, turn: &TurningPoint) -> Option<AnyMove> {
    let position = replay.record.position_after(turn.ply.checked_sub(1)?)?;
    position.parse_move(&turn.better).ok()
}

/// An analysis as the page with live boards shows it.
pub(crate) struct Findings {
    /// What the two halves of the curve stand for.
    pub(crate) axis: Sentence,
    /// What decided the match.
    pub(crate) verdict: Sentence,
    /// The sides with their players, the one that is ahead above the middle first.
    pub(crate) sides: [String; 2],
    pub(crate) turns: Vec<Finding>,
}

/// A turning point as the page with live boards shows it.
pub(crate) struct Finding {
    /// The number of its ply.
    pub(crate) ply: u32,
    /// Names the move that was played and the better one.
    pub(crate) told: Sentence,
    /// The squares of the better move.
    pub(crate) better: Vec<Square>,
}

/// Returns what was found out about a match.
pub(crate) fn findings(view: &AnalysisView, locale: Locale) -> Findings {
    let replay = &view.replay;
    let Verdict { drift, turns } = view.review.verdict(&replay.record);
    let verdict = verdict(replay, drift, &turns);
    let turns = turns.into_iter().filter_map(|turn| {
        let mv = better(replay, &turn)?;
        Some(Finding {
            ply: turn.ply,
            told: told(replay, &mv, &turn),
            better: mv.trace().path,
        })
    });
    Findings {
        axis: axis(replay),
        verdict,
        sides: sides(replay, locale),
        turns: turns.collect(),
    }
}

/// Says what was played at a turning point, and what would have been better.
fn told(replay: &ReplayView, mv: &AnyMove, turn: &TurningPoint) -> Sentence {
    let game = replay.record.start().game();
    let played = replay.record.move_number(turn.ply);
    let [before, after] = turn.worths.map(|one| worth(replay, one));
    sentence!(
        "analysis-at",
        ply = turn.ply,
        side = game.info().sides[mv.side().index()],
        played = played.map(ToString::to_string).unwrap_or_default(),
        before = before,
        after = after,
        better = mv,
        meaning = mv.meaning()
    )
}

fn turning_point(
    replay: &ReplayView,
    mv: AnyMove,
    turn: &TurningPoint,
    viewer: UserId,
    look: Look,
) -> Message {
    let played = replay.record.move_number(turn.ply);
    let told = told(replay, &mv, turn);
    let alt = alt_text::diagram(&mv.before(), told.clone());
    let caption = sentence!("analysis-caption", move = &mv);
    let players = replay.found.players;
    let marked = Marked {
        view: players.side_of(viewer).unwrap_or(Side::First),
        names: replay.names.clone(),
        caption,
        instead: played.map(|played| played.trace().path).unwrap_or_default(),
        mv,
    };
    let file = format!("match-{}-better-{}.png", replay.found.id.0, turn.ply);
    let picture = File::drawn(file, move |locale| marked.draw(look, locale));
    Message::of(head(replay))
        .adding(told)
        .with_file(picture.described(alt))
}

fn whole(
    view: AnalysisView,
    drift: Option<Drift>,
    turns: Vec<TurningPoint>,
    viewer: UserId,
    look: Look,
) -> Message {
    let replay = &view.replay;
    let head = head(replay);
    if replay.record.readable() == 0 {
        return Message::of(head).adding(sentence!("analysis-none"));
    }
    let mut lines = vec![axis(replay), verdict(replay, drift, &turns)];
    for (number, turn) in (1_u32..).zip(&turns) {
        let played = replay.record.move_number(turn.ply);
        let [before, after] = turn.worths.map(|one| worth(replay, one));
        lines.push(sentence!(
            "analysis-turn",
            number = number,
            ply = turn.ply,
            played = played.map(ToString::to_string).unwrap_or_default(),
            before = before,
            after = after,
            better = turn.better.as_str()
        ));
    }
    let plies: Vec<String> = turns.iter().map(|turn| turn.ply.to_string()).collect();
    let alt = sentence!(
        "alt-analysis",
        game = replay.record.start().game().info().name,
        count = replay.record.readable(),
        turns = if plies.is_empty() {
            "–".to_owned()
        } else {
            plies.join(", ")
        }
    );
    let file = format!("match-{}-curve.png", replay.found.id.0);
    let draw = move |locale| render::curve(&curve(&view, &turns, viewer, locale), look);
    Message::of(head)
        .adding(Text::lines(lines))
        .with_file(File::drawn(file, draw).described(alt))
}

/// Says what the two halves of the curve stand for.
fn axis(replay: &ReplayView) -> Sentence {
    let game = replay.record.start().game();
    let [top, bottom] = Side::BOTH.map(|side| side_name(game, side));
    sentence!("analysis-curve", top = top, bottom = bottom)
}

/// Says what decided a match.
fn verdict(replay: &ReplayView, drift: Option<Drift>, turns: &[TurningPoint]) -> Sentence {
    let game = replay.record.start().game();
    if let Some(Drift { side, from, to }) = drift {
        let side = game.info().sides[side.index()];
        return sentence!("analysis-drift", side = side, from = from, to = to);
    }
    let count = u32::try_from(turns.len()).unwrap_or(u32::MAX);
    sentence!("analysis-turns", count = count)
}

/// Returns each side with its player's name.
fn sides(replay: &ReplayView, locale: Locale) -> [String; 2] {
    let game = replay.record.start().game();
    Side::BOTH.map(|side| {
        let name = &replay.names[side.index()];
        format!("{} · {name}", locale.say(&side_name(game, side)))
    })
}

/// Returns the curve of a match in the form in which it is drawn.
fn curve(view: &AnalysisView, turns: &[TurningPoint], viewer: UserId, locale: Locale) -> Curve {
    let replay = &view.replay;
    let game = replay.record.start().game();
    Curve {
        title: format!("{} {}", game.info().name, replay.found.id),
        sides: sides(replay, locale),
        points: view.review.0.iter().map(|one| one.worth.share()).collect(),
        turns: turns.iter().map(|turn| turn.ply as usize).collect(),
        boards: boards(replay, turns, viewer, locale),
    }
}

/// Returns the boards below the curve, one for each turning point.
fn boards(
    replay: &ReplayView,
    turns: &[TurningPoint],
    viewer: UserId,
    locale: Locale,
) -> Vec<TurnBoard> {
    let view = replay.found.players.side_of(viewer);
    let board = |turn: &TurningPoint| {
        let played = replay.record.move_number(turn.ply)?;
        let better = better(replay, turn)?;
        Some(TurnBoard {
            position: better.before(),
            view: view.unwrap_or(Side::First),
            words: [
                locale.say(&sentence!("analysis-board-played", ply = turn.ply, move = played)),
                locale.say(&sentence!("analysis-caption", move = &better)),
            ],
            played: played.trace().path,
            better: better.trace().path,
        })
    };
    turns.iter().filter_map(board).collect()
}
