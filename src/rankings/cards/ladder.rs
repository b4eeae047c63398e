//! Ladders, and answers about them.

use crate::{
    clocks::cards::span,
    discord::{
        cards::alt_of_list,
        messages::{Button, File, Message, Select, SelectOption, mention},
    },
    rankings::{
        actions::ladders::{LadderRung, LadderView},
        cards::player_name,
        ids::LadderAct,
    },
};
use domain::{
    community::ladder::{DECLINE_COUNTS_FOR, IDLE_FOR, MOST, Refusal},
    matches::UserId,
};
use render::{RungMark, Rungs};
use rules::{
    GameId,
    look::Look,
    sentence,
    words::{Lists, Locale, Sentence, Text},
};

/// The most lines of a ladder that are shown.
const MOST_LINES: usize = 60;

const FILE: &str = "ladder.png";

/// Shows the ladder of a game as this player sees it, with a picture of the places around theirs.
pub(crate) fn ladder(view: LadderView, viewer: UserId, look: Look) -> Message {
    let message = with_steps(words(&view, viewer), &view, viewer);
    if view.around.is_empty() {
        return message;
    }
    let shown = rungs(&view, viewer);
    let alt = alt_of_list(picture_title(&view), shown.iter().map(rung_alt));
    let draw = move |locale| render::rungs(&drawn(&view, viewer, locale), look);
    message.with_file(File::drawn(FILE, draw).described(alt))
}

/// Says where the player is on the ladder and what its rules are, and lists it.
fn words(view: &LadderView, viewer: UserId) -> Message {
    let players = view.ladder.players();
    let title = sentence!("ladder-title", game = view.game.info().name);
    // Those who are on it know it.
    let rule = (!players.contains(&viewer)).then(|| sentence!("ladder-rule"));
    let rules = sentence!(
        "ladder-rules",
        span = span(DECLINE_COUNTS_FOR),
        idle = span(IDLE_FOR)
    );
    let head = [
        Some(title),
        rule,
        Some(own_place(view, viewer)),
        Some(rules),
    ];
    let head = Message::of(Text::lines(head.into_iter().flatten()));
    if players.is_empty() {
        return head;
    }
    let rungs = (1..).zip(players);
    let rungs = rungs
        .map(|(place, player): (u32, _)| Text::same(format!("{place}. ")).then(mention(*player)));
    head.adding(Lists::one(sentence!("ladder-rungs"), rungs, MOST_LINES))
}

fn picture_title(view: &LadderView) -> Sentence {
    sentence!("ladder-picture", game = view.game.info().name)
}

/// A place as it is drawn.
struct Rung {
    place: u32,
    name: Text,
    notes: Vec<Sentence>,
    mark: RungMark,
}

/// Returns the places around the viewer's own in the form in which they are drawn.
pub(super) fn drawn(view: &LadderView, viewer: UserId, locale: Locale) -> Rungs {
    let rungs = rungs(view, viewer).into_iter().map(|rung| render::Rung {
        place: rung.place,
        name: rung.name.written(locale),
        note: Text::joined(rung.notes, " · ").written(locale),
        mark: rung.mark,
    });
    Rungs {
        title: locale.say(&picture_title(view)),
        rungs: rungs.collect(),
    }
}

/// Returns the places around the viewer's own. To someone who is not on the ladder, they show the place where joining
/// would put them.
fn rungs(view: &LadderView, viewer: UserId) -> Vec<Rung> {
    let players = view.ladder.players();
    let around = view.around.iter().map(|rung| rung_of(rung, viewer));
    let mut rungs: Vec<Rung> = around.collect();
    if !players.contains(&viewer) && players.len() < MOST {
        rungs.push(Rung {
            place: u32::try_from(players.len() + 1).unwrap_or(u32::MAX),
            name: player_name(viewer, view.name.as_deref()),
            notes: vec![sentence!("ladder-note-join")],
            mark: RungMark::Own,
        });
    }
    rungs
}

fn rung_of(rung: &LadderRung, viewer: UserId) -> Rung {
    let meeting = rung.meeting.map(|meeting| {
        let key = if meeting.is_match {
            "ladder-note-match"
        } else {
            "ladder-note-challenge"
        };
        sentence!(key, id = meeting.id.to_string())
    });
    let (mark, own) = match rung {
        _ if rung.player == viewer => (RungMark::Own, Some(sentence!("ladder-note-you"))),
        _ if rung.can_challenge => (RungMark::Open, Some(sentence!("ladder-note-open"))),
        _ if meeting.is_some() => (RungMark::Busy, None),
        _ => (RungMark::None, None),
    };
    Rung {
        place: u32::try_from(rung.place).unwrap_or(u32::MAX),
        name: player_name(rung.player, rung.name.as_deref()),
        notes: [own, meeting].into_iter().flatten().collect(),
        mark,
    }
}

/// Says what a rung shows: "3. Ada, Match #12".
fn rung_alt(rung: &Rung) -> Text {
    let name = Text::same(format!("{}. ", rung.place)).then(rung.name.clone());
    if rung.notes.is_empty() {
        return name;
    }
    Text::joined([name, Text::joined(rung.notes.clone(), " · ")], ", ")
}

/// Adds what the viewer can do on the ladder, and the way to the others.
fn with_steps(message: Message, view: &LadderView, viewer: UserId) -> Message {
    let &LadderView { game, .. } = view;
    let step = if view.ladder.players().contains(&viewer) {
        Button::new(LadderAct::Leave { game }, "button-leave").secondary()
    } else {
        Button::new(LadderAct::Join { game }, "button-join")
    };
    let open = view.around.iter().filter(|rung| rung.can_challenge);
    let open = open.map(|rung| {
        let name = player_name(rung.player, rung.name.as_deref());
        SelectOption::new(rung.player.0, name)
    });
    let placeholder = sentence!("select-ladder-challenge");
    let challenge = Select::new(LadderAct::Challenge { game }, placeholder, open);
    let games = GameId::ALL.iter();
    let games = games
        .map(|&one| SelectOption::new(one.id(), Text::same(one.info().name)).chosen(one == game));
    let others = Select::new(LadderAct::Show, sentence!("select-ladder-game"), games);
    message
        .with_selects(challenge)
        .with_selects(others)
        .with_buttons([step])
}

/// Returns the select by which a manager takes a member off a ladder.
pub(crate) fn ladder_removal(game: GameId) -> Select {
    let placeholder = sentence!("select-ladder-remove");
    Select::of_members(LadderAct::Remove { game }, placeholder)
}

/// Says where a player is on the ladder, and whom they can challenge.
fn own_place(view: &LadderView, viewer: UserId) -> Sentence {
    let players = view.ladder.players();
    let place = players.iter().position(|player| *player == viewer);
    let open = view.around.iter().filter(|rung| rung.can_challenge);
    let mut open = open.map(|rung| mention(rung.player)).peekable();
    match place.map(|place| place + 1) {
        None if players.is_empty() => sentence!("ladder-empty"),
        None => sentence!("ladder-outside"),
        Some(1) => sentence!("ladder-top"),
        Some(place) if open.peek().is_none() => {
            sentence!("ladder-place-waiting", place = place.to_string())
        }
        Some(place) => sentence!(
            "ladder-place",
            place = place.to_string(),
            players = Text::joined(open, ", ")
        ),
    }
}

/// Returns the answer to a user who has entered a ladder.
pub(crate) fn ladder_entered(game: GameId, place: usize) -> Message {
    let name = game.info().name;
    Message::of(match place {
        1 => sentence!("ladder-entered-first", game = name),
        _ => sentence!("ladder-entered", game = name, place = place.to_string()),
    })
}

/// Returns the answer to a user who has left a ladder.
pub(crate) fn ladder_left(game: GameId) -> Message {
    Message::of(sentence!("ladder-left", game = game.info().name))
}

/// Returns the answer to a moderator who has taken a member off a ladder.
pub(crate) fn off_ladder(game: GameId, user: UserId) -> Message {
    Message::of(sentence!(
        "ladder-removed",
        game = game.info().name,
        user = mention(user)
    ))
}

/// Returns the sentence for what cannot be done on a ladder.
pub(crate) fn refused_on_ladder(refusal: Refusal) -> Sentence {
    match refusal {
        Refusal::Entered => sentence!("refused-ladder-entered"),
        Refusal::NotOnLadder(user) => sentence!("refused-not-on-ladder", user = mention(user)),
        Refusal::NotAbove(user) => sentence!("refused-ladder-not-above", user = mention(user)),
        Refusal::TooFar(user, places) => sentence!(
            "refused-ladder-far",
            user = mention(user),
            places = places.to_string()
        ),
        Refusal::Pending(user) => sentence!("refused-ladder-pending", user = mention(user)),
        Refusal::Full => {
            let most = u32::try_from(MOST).unwrap_or(u32::MAX);
            sentence!("refused-full", what = "ladder", most = most)
        }
    }
}
