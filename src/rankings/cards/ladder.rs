//! Ladders, and answers about them.

use crate::{
    bot::messages::{Button, Message, Select, SelectOption, mention},
    clocks::cards::span,
    rankings::{actions::ladders::LadderView, cards::player_name, ids::LadderAct},
};
use domain::{
    community::ladder::{DECLINE_COUNTS_FOR, IDLE_FOR, Ladder, MOST, Refusal},
    matches::UserId,
};
use rules::{
    GameId, sentence,
    words::{Lists, Sentence, Text},
};

/// The most lines of a ladder that are shown.
const MOST_LINES: usize = 60;

/// Shows the ladder of a game as this player sees it.
pub(crate) fn ladder(view: &LadderView, viewer: UserId) -> Message {
    let LadderView { game, ladder, .. } = view;
    let head = Text::lines([
        sentence!("ladder-title", game = game.info().name),
        own_place(ladder, viewer),
        sentence!(
            "ladder-rules",
            span = span(DECLINE_COUNTS_FOR),
            idle = span(IDLE_FOR)
        ),
    ]);
    let mut text = vec![head];
    let players = ladder.players();
    if !players.is_empty() {
        let rungs = (1..).zip(players);
        let rungs = rungs.map(|(place, player): (u32, _)| {
            Text::same(format!("{place}. ")).then(mention(*player))
        });
        text.push(Lists::one(sentence!("ladder-rungs"), rungs, MOST_LINES).into());
    }
    with_steps(Message::of(Text::lines(text)), view, viewer)
}

/// Adds what the viewer can do on the ladder, and the way to the others.
fn with_steps(message: Message, view: &LadderView, viewer: UserId) -> Message {
    let &LadderView { game, .. } = view;
    let step = if view.ladder.players().contains(&viewer) {
        Button::new(LadderAct::Leave { game }, "button-leave").secondary()
    } else {
        Button::new(LadderAct::Join { game }, "button-join")
    };
    let above = view.above.iter().map(|(player, name)| {
        let name = player_name(*player, name.as_deref());
        SelectOption::new(player.0, name)
    });
    let placeholder = sentence!("select-ladder-challenge");
    let challenge = Select::new(LadderAct::Challenge { game }, placeholder, above);
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
fn own_place(ladder: &Ladder, viewer: UserId) -> Sentence {
    let players = ladder.players();
    let Some(place) = players.iter().position(|player| *player == viewer) else {
        return if players.is_empty() {
            sentence!("ladder-empty")
        } else {
            sentence!("ladder-outside")
        };
    };
    let above = ladder.above(viewer);
    if above.is_empty() {
        return sentence!("ladder-top");
    }
    let above = above.iter().map(|player| mention(*player));
    sentence!(
        "ladder-place",
        place = (place + 1).to_string(),
        players = Text::joined(above, ", ")
    )
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
