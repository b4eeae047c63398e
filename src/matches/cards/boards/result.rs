//! How a match ended and why, in words of its game; and the challenge's card, which tells the channel.

use super::{bottom, last_buttons, picture};
use crate::{
    discord::{
        cards::side_name,
        messages::{Message, channel, mention},
    },
    matches::actions::views::{BoardView, HardlyBegun},
    moderation::cards::rulings,
};
use domain::matches::{ChannelId, End, MatchId, Players, Termination};
use rules::{
    AnyPosition, Outcome, Side, sentence,
    words::{Sentence, Text},
};
use store::Venue;

/// Says why a match ended in this position, in one clause: "the guard is in Blue's castle". It is
/// short enough for a picture. A player who is known to have lost because they were deleted did not
/// leave the server.
pub(crate) fn reason(position: &AnyPosition, end: End, players: Option<Players>) -> Sentence {
    let by_rules = position
        .ending()
        .filter(|_| end.termination == Termination::Rules);
    // Positions under older rules may have ended a match that these rules would not end.
    let why = by_rules.map_or(end.termination.id(), |ending| ending.reason.id());
    let loser = match end.outcome {
        Some(Outcome::Win(winner)) => winner.other(),
        // Other reasons name no side.
        Some(Outcome::Draw) | None => Side::First,
    };
    let deleted = players.is_some_and(|players| players.on(loser).is_deleted());
    let why = match end.termination {
        Termination::Departure if deleted => "deletion",
        _ => why,
    };
    let side = position.game().info().sides[loser.index()];
    sentence!("reason", why = why, side = side)
}

/// Says how a match ended: "Red wins: the guard stands in Blue's castle. Ada beats Ben!"
pub(crate) fn result(view: &BoardView, end: End) -> Sentence {
    let reason = reason(&view.position, end, Some(view.players));
    match end.outcome {
        None => sentence!("result-none", reason = reason),
        Some(Outcome::Draw) => sentence!("result-draw", reason = reason),
        Some(Outcome::Win(winner)) => sentence!(
            "result-win",
            side = view.position.game().info().sides[winner.index()],
            reason = reason,
            winner = mention(view.players.on(winner)),
            loser = mention(view.players.on(winner.other())),
        ),
    }
}

/// Says whose time ran out, if the match has no result for that reason.
pub(crate) fn out_of_time(view: &BoardView) -> Option<Sentence> {
    let late = view.players.on(view.position.side_to_move());
    (view.aftermath.hardly_begun == Some(HardlyBegun::OutOfTime))
        .then(|| sentence!("result-out-of-time", player = mention(late)))
}

/// Says where to see what a match for a place on a ladder has changed.
pub(crate) fn on_ladder(view: &BoardView) -> Option<Sentence> {
    view.aftermath
        .on_ladder
        .then(|| sentence!("result-on-ladder"))
}

/// Returns the file name of the picture that shows a channel how a match in its thread ended.
pub(crate) fn result_file(id: MatchId) -> String {
    format!("match-{}-ended.png", id.0)
}

/// Returns the challenge's card once its match is over, with the last board and what can be done now. It
/// notifies no one.
pub(crate) fn result_card(view: BoardView, end: End) -> Message {
    let (id, side, look) = (view.id, bottom(&view), view.look);
    let message = result_words(&view, end).with_buttons(last_buttons(&view));
    message.with_file(picture(result_file(id), view, side, look))
}

/// Returns the same where the last board is in the same channel and has the picture and the buttons.
pub(crate) fn result_words(view: &BoardView, end: End) -> Message {
    let (game, players) = (view.position.game(), view.players);
    let reason = reason(&view.position, end, Some(view.players));
    let told = match end.outcome {
        Some(Outcome::Win(winner)) => sentence!(
            "card-won",
            side = game.info().sides[winner.index()],
            winner = mention(players.on(winner)),
            other = side_name(game, winner.other()),
            loser = mention(players.on(winner.other())),
            ply = view.ply,
            reason = reason,
        ),
        outcome @ (Some(Outcome::Draw) | None) => sentence!(
            "card-undecided",
            result = if outcome.is_some() { "draw" } else { "none" },
            first = mention(players.on(Side::First)),
            second = mention(players.on(Side::Second)),
            ply = view.ply,
            reason = reason,
        ),
    };
    let head = format!("**{}** {}", game.info().name, view.id);
    let mut lines = vec![Text::same(head), told.into()];
    let also = out_of_time(view).into_iter().chain(on_ladder(view));
    lines.extend(also.map(Text::from));
    lines.extend(rulings(view));
    let told = Message::of(Text::lines(lines)).naming(view.guest.as_ref());
    match thread_elsewhere(&view.venue) {
        Some(thread) => told.adding(said_where(thread)),
        None => told,
    }
}

/// Returns the thread of a match, unless it is attached to the challenge's card.
pub(crate) fn thread_elsewhere(venue: &Venue) -> Option<ChannelId> {
    let at_card = venue.challenge.map(|card| ChannelId(card.0));
    venue
        .boards
        .channel()
        .filter(|shown| *shown != venue.place.channel && Some(*shown) != at_card)
}

/// Says where a match is.
pub(crate) fn said_where(thread: ChannelId) -> Sentence {
    sentence!("card-thread", thread = channel(thread))
}
