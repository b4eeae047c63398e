//! The thread of a match, and the line that says which match a message is about.

use crate::{
    discord::messages::{
        LONGEST_THREAD_TITLE, Message, channel, cut, mention, thread_title as fitted,
    },
    matches::actions::views::{BoardView, ChallengeView},
};
use rules::{GameId, Outcome, Side, sentence, words::Sentence};

/// The mark before the title once the match is over.
const WON: &str = "✓ ";
const DRAWN: &str = "½ ";
const NO_RESULT: &str = "✕ ";

/// Returns the line that says which match this is, and how many moves have been played.
pub(crate) fn head(view: &BoardView) -> Sentence {
    sentence!(
        "board-head",
        id = view.id.to_string(),
        game = view.position.game().info().name,
        ply = view.ply
    )
}

/// Returns the title of a match's thread: "Ada – Ben · Guard & Towers".
pub(crate) fn thread_title(game: GameId, names: &[String; 2]) -> String {
    fitted(names, |[first, second]| titled(game, [first, second]))
}

/// Returns a thread's title once the match is over. If it has a mark, it stays as it is.
pub(crate) fn thread_title_over(title: &str, outcome: Option<Outcome>) -> String {
    if [WON, DRAWN, NO_RESULT]
        .iter()
        .any(|mark| title.starts_with(mark))
    {
        return title.to_owned();
    }
    let mark = match outcome {
        Some(Outcome::Win(_)) => WON,
        Some(Outcome::Draw) => DRAWN,
        None => NO_RESULT,
    };
    cut(&format!("{mark}{title}"), LONGEST_THREAD_TITLE)
}

/// Returns a thread's title without the mark of a match that is over. `None` if it has none.
pub(crate) fn thread_title_unmarked(title: &str) -> Option<&str> {
    let mut marks = [WON, DRAWN, NO_RESULT].into_iter();
    marks.find_map(|mark| title.strip_prefix(mark))
}

/// Returns the first message of a match's own post in a forum. There the thread is not attached to the
/// challenge, so the message says who plays, and where the challenge is if there is one.
pub(crate) fn forum_starter(view: &ChallengeView) -> Message {
    match view.venue.challenge {
        Some(_) => starter("challenge", view),
        None => match_starter(view),
    }
}

/// Returns the message that takes the place of the challenge for a match that was arranged without one.
pub(crate) fn match_starter(view: &ChallengeView) -> Message {
    starter("begins", view)
}

/// Returns the message to which a new thread is attached when the match's old venue is gone.
pub(crate) fn thread_starter(view: &ChallengeView) -> Message {
    starter("goes-on", view)
}

fn starter(then: &'static str, view: &ChallengeView) -> Message {
    let player = |side| {
        view.players
            .map_or_else(|| "".into(), |players| mention(players.on(side)))
    };
    let said = sentence!(
        "match-starter",
        then = then,
        game = view.start.game().info().name,
        id = view.id.to_string(),
        first = player(Side::First),
        second = player(Side::Second),
        channel = channel(view.venue.place.channel),
    );
    Message::of(said).naming(view.guest.as_ref())
}

fn titled(game: GameId, [first, second]: [&str; 2]) -> String {
    format!("{first} – {second} · {}", game.info().name)
}
