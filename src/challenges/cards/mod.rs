//! A challenge's card: who challenges whom to what, with the start position.

pub(crate) mod computer;
pub(crate) mod draft;
pub(crate) mod proposal;
pub(crate) mod seeks;
pub(crate) mod whom;

use crate::{
    challenges::actions::arranged::Shown,
    clocks::cards::{opening_terms, span},
    discord::{
        cards::side_name,
        messages::{
            Button, File, Message, Style, channel, link, mention, mention_role, moment,
            relative_time,
        },
        permissions::{HomeFault, Permissions, permission_names},
    },
    learning::{cards::help::about_key, ids::GuideAct},
    matches::{
        actions::views::ChallengeView,
        cards::boards::{
            alt_text,
            result::{said_where, thread_elsewhere},
        },
        ids::{action::MatchAct, browse::LookAct},
    },
    servers::cards::settings::LostHome,
};
use rules::{
    GameId, Side, sentence,
    words::{Locale, Sentence, Text},
};

use domain::{
    clock::Timestamp,
    community::ladder::DECLINE_COUNTS_FOR,
    matches::{ChallengeState, ChannelId, MatchId, ServerId, UserId},
};
use render::Scene;
use store::{LadderStake, Venue};

/// Returns the file name of the card's picture.
pub(crate) fn file_name(id: MatchId) -> String {
    format!("challenge-{}.png", id.0)
}

/// Returns the custom id of a button that only this challenge's card has: the Accept button if a
/// particular user is challenged, otherwise the Withdraw button.
pub(crate) fn card_button(view: &ChallengeView) -> String {
    let id = view.id;
    if view
        .opponent
        .is_some_and(|opponent| view.is_guest(opponent))
    {
        MatchAct::Withdraw { id }.to_string()
    } else {
        MatchAct::Accept { id }.to_string()
    }
}

/// Returns the card while the challenge waits for an answer.
pub(crate) fn challenge(view: &ChallengeView) -> Message {
    let id = view.id;
    let mut lines = open_text(view);
    let call = view.calls.map(mention_role);
    lines.extend(call.map(|role| sentence!("seat-call", role = role).into()));
    let mut buttons = Vec::new();
    if !view
        .opponent
        .is_some_and(|opponent| view.is_guest(opponent))
    {
        buttons.push(Button::new(MatchAct::Accept { id }, "button-accept").style(Style::Success));
        if view.opponent.is_some() {
            buttons.push(Button::new(MatchAct::Decline { id }, "button-decline").secondary());
        }
    }
    if !view.is_guest(view.challenger) {
        buttons.push(Button::new(MatchAct::Withdraw { id }, "button-withdraw").secondary());
    }
    buttons.extend(lessons(view.start.game()));
    let (pings, calls) = (view.pings, view.calls);
    let picture = start_picture(view);
    Message::of(Text::lines(lines))
        .naming(view.guest.as_ref())
        .with_buttons(buttons)
        .with_file(picture)
        .pinging(pings)
        .calling(calls)
}

/// Draws the position from which the match begins.
fn start_picture(view: &ChallengeView) -> File {
    let alt = alt_text::start(&view.start);
    let (start, look) = (view.start.clone(), view.look);
    let draw = move |locale: Locale| {
        let sides = Side::BOTH.map(|side| locale.say(&side_name(start.game(), side)));
        let scene = Scene {
            names: Some([&sides[0], &sides[1]]),
            ..Scene::of(&start)
        };
        render::png(&scene, look)
    };
    File::drawn(file_name(view.id), draw).described(alt)
}

/// Says on the card of a challenge why it is posted again.
pub(crate) fn restored_challenge(card: Message, back_to: Timestamp) -> Message {
    let words = sentence!("restored", then = "challenge", time = moment(back_to));
    card.adding(words)
}

/// Returns the buttons with which anyone who does not know the game can learn it, in private.
fn lessons(game: GameId) -> [Button; 2] {
    [
        Button::new(LookAct::Rules { game, page: 0 }, "button-rules").secondary(),
        Button::new(GuideAct::Tutorial { game }, "button-tutorial").secondary(),
    ]
}

/// Returns the card once the challenge is no longer open: what became of it, without buttons.
pub(crate) fn closed_challenge(view: &ChallengeView) -> Message {
    let fate = match (view.state, view.players) {
        (_, Some(players)) => sentence!(
            "challenge-accepted",
            first = mention(players.on(Side::First)),
            second = mention(players.on(Side::Second)),
        ),
        (ChallengeState::Closed(how), None) => sentence!("challenge-closed", how = how.id()),
        // Not closed after all, so there is nothing to add.
        (ChallengeState::Open | ChallengeState::Accepted, None) => sentence!("challenge-waits"),
    };
    let lines = [head(view), fate].into_iter().chain(ladder_fate(view));
    let closed = Message::of(Text::lines(lines)).naming(view.guest.as_ref());
    match thread_elsewhere(&view.venue) {
        Some(thread) => closed.adding(said_where(thread)),
        None => closed,
    }
}

/// Returns the same with the picture of the start, for a message that has shown another one since.
pub(crate) fn reopened_challenge(view: &ChallengeView) -> Message {
    closed_challenge(view).with_file(start_picture(view))
}

/// Asks which game to play against this user, with a button for each.
pub(crate) fn which_game(opponent: UserId) -> Message {
    let question = sentence!("challenge-which", opponent = mention(opponent));
    let buttons = GameId::ALL.iter().map(|&game| {
        Button::labelled(
            MatchAct::Challenge { game, opponent },
            Text::same(game.info().name),
        )
    });
    Message::of(question).with_buttons(buttons)
}

/// Returns the answer to a player who has made a challenge.
pub(crate) fn challenge_made(id: MatchId, opponent: Option<UserId>) -> Message {
    let made = match opponent {
        Some(opponent) => sentence!("challenge-sent", opponent = mention(opponent)),
        None => sentence!("challenge-open"),
    };
    Message::of(made.with("id", id.to_string()))
}

/// Returns the same answer where the match will have no thread, if the bot lacks these permissions to
/// open one.
pub(crate) fn challenge_made_at(
    id: MatchId,
    opponent: Option<UserId>,
    for_thread: Permissions,
) -> Message {
    let made = challenge_made(id, opponent);
    if for_thread.is_empty() {
        return made;
    }
    let names = permission_names(for_thread);
    made.adding(sentence!("challenge-no-thread", names = names))
}

/// Where a challenge's boards will appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boards {
    /// In a thread of the channel that the challenger is using.
    Thread,
    /// In a thread of the other channel, where the challenge is.
    ThreadThere,
    /// In a post of its own, beside the forum post that the challenger is using.
    Post,
    /// In the other channel, where the challenge is.
    There,
    /// In the channel that the challenger is using.
    Here,
}

/// Says where a challenge's boards will appear, for a server in which no one has seen any yet.
pub(crate) fn where_boards_go(boards: Boards) -> Sentence {
    let place = match boards {
        Boards::Thread => "thread",
        Boards::ThreadThere => "thread-there",
        Boards::Post => "post",
        Boards::There => "there",
        Boards::Here => "here",
    };
    sentence!("challenge-boards", where = place)
}

/// Tells a challenger that the challenge is in another channel.
pub(crate) fn in_channel(at: ChannelId) -> Sentence {
    sentence!("challenge-elsewhere", channel = channel(at))
}

/// Tells a challenger that the challenge is not in the channel that the server has chosen for its
/// matches.
pub(crate) fn home_lost(lost: LostHome, at: ChannelId) -> Sentence {
    let key = match lost.fault {
        HomeFault::Gone => "challenge-home-gone",
        HomeFault::Lacks(_) | HomeFault::NoTag => "challenge-home-hidden",
    };
    sentence!(key, home = channel(lost.channel), channel = channel(at),)
}

/// Returns the answer to a player who has accepted a challenge.
pub(crate) fn joined(server: ServerId, id: MatchId, shown: Shown) -> Message {
    let message = match shown {
        Shown::InThread | Shown::AsChosen => Message::of(sentence!("joined", id = id.to_string())),
        Shown::InChannel => many_threads(id),
    };
    message.linking_board(server, id)
}

/// Returns a line with the address of the board that was promised above.
pub(crate) fn board_is_there(link: &str) -> Sentence {
    sentence!("played-board", link = link)
}

/// Returns the address of a match's newest board.
pub(crate) fn board_link(venue: &Venue) -> String {
    link(venue.place.server, venue.shown_in(), venue.board)
}

/// Returns the answer to a player whose match gets no thread because there are too many.
fn many_threads(id: MatchId) -> Message {
    Message::of(sentence!("many-threads", id = id.to_string()))
}

fn open_text(view: &ChallengeView) -> Vec<Text> {
    let terms = sentence!(
        "challenge-terms",
        side = view.wish.id(),
        challenger = mention(view.challenger),
        expires = relative_time(view.expires_at),
    );
    let rated = if view.rated {
        "challenge-rated"
    } else {
        "challenge-unrated"
    };
    let takers = view.takers.map(|(lowest, highest)| {
        let (from, to) = (lowest.to_string(), highest.to_string());
        sentence!("seat-takers", from = from, to = to)
    });
    let terms = [Some(sentence!(rated)), takers, Some(terms)];
    let mut lines = vec![
        head(view).into(),
        Sentence::new(about_key(view.start.game())).into(),
        opening_terms(view.timing),
        Text::joined(terms.into_iter().flatten(), " "),
    ];
    lines.extend(view.ladder.map(|_| ladder_rules(view)));
    lines
}

/// Says what is at stake in a challenge on a ladder. No one has to be available for a live match, so
/// refusing one costs nothing.
fn ladder_rules(view: &ChallengeView) -> Text {
    let at_stake = sentence!("challenge-on-ladder");
    if view.timing.pace.is_live() {
        return at_stake.into();
    }
    let refused = sentence!(
        "challenge-on-ladder-refused",
        span = span(DECLINE_COUNTS_FOR)
    );
    Text::joined([at_stake, refused], " ")
}

/// Says what it means for the ladder that a challenge was declined or not answered.
fn ladder_fate(view: &ChallengeView) -> Option<Sentence> {
    let key = match view.ladder? {
        LadderStake::Open => return None,
        LadderStake::Declined => "challenge-ladder-declined",
        LadderStake::Lost => "challenge-ladder-lost",
    };
    Some(sentence!(
        key,
        challenger = mention(view.challenger),
        challenged = mention(view.opponent?),
        span = span(DECLINE_COUNTS_FOR),
    ))
}

fn head(view: &ChallengeView) -> Sentence {
    let game = view.start.game().info().name;
    let challenger = mention(view.challenger);
    let head = match view.opponent {
        Some(opponent) => {
            sentence!("challenge-head", opponent = mention(opponent))
        }
        None => sentence!("challenge-head-open"),
    };
    head.with("id", view.id.to_string())
        .with("game", game)
        .with("challenger", challenger)
}

#[cfg(test)]
mod tests;
