//! Lists of matches: those that wait for a player, and the names of matches in suggestions.

pub(crate) mod boards;
pub(crate) mod menu;
pub(crate) mod offer;
pub(crate) mod past;
pub(crate) mod plan;
pub(crate) mod resign;
pub(crate) mod thread;

use crate::{
    challenges::cards::computer::to_private_card,
    discord::{
        cards::alt_of_list,
        messages::{Button, File, Message, Style, link, mention, naming, plain, relative_time},
    },
    matches::{
        actions::{
            lists::{MatchListView, WaitingBoard},
            views::BoardView,
        },
        ids::{
            action::{FollowAct, ListAct, MatchAct},
            choosing::MoveAct,
        },
    },
    moderation::actions::rulings::ServerMatch,
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, UserId},
    settings::PrivateBottom,
};
use render::{Sheet, SheetBoard};
use rules::{
    GameId,
    look::Look,
    sentence,
    words::{Arg, Lists, Sentence, Text},
};
use store::{BoardsIn, FinishedMatch, MatchSummary, OpenChallenge};

/// The most lines of each kind that one answer shows.
const MOST_LINES: usize = 10;

/// In how many matches a player can move from the list of them.
const MOST_MOVES: usize = 3;

/// How many challenges can be answered there. Each takes two buttons.
const MOST_ANSWERS: usize = 2;

/// Lists what waits for a player: running matches in this server, challenges they can accept here, and
/// running matches in other servers.
pub(crate) fn matches(list: &MatchListView, elsewhere: &MatchListView, user: UserId) -> Message {
    let line = |list: &MatchListView, found: &MatchSummary| -> Text {
        let away = list.away.get(&found.opponent).copied();
        let line = match_line(found, away, list.up.contains(&found.id));
        naming(line, list.guests.of(found.id))
    };
    let here = list.running.iter();
    let here: Vec<Text> = here.map(|(found, _)| line(list, found)).collect();
    // A mention of someone who is not in this server would be nothing but a number.
    let others = elsewhere.running.iter().map(|(found, name)| {
        let line = line(elsewhere, found);
        // Nothing here leads to it, not even a link.
        let line = if found.boards.is_private() {
            Text::joined(
                [line, sentence!("matches-continue-elsewhere").into()],
                " · ",
            )
        } else {
            line
        };
        match mention(found.opponent) {
            Arg::Same(mention) => line.replacing(mention, plain(name)),
            _ => line,
        }
    });
    let challenges: Vec<Text> = list
        .challenges
        .iter()
        .map(|(open, _)| {
            let line = challenge_line(open, user);
            naming(line, list.guests.of(open.id))
        })
        .collect();
    let lists = [
        ("matches-running", here),
        ("matches-challenges", challenges),
        ("matches-elsewhere", others.collect()),
    ];
    let lists: Vec<(Text, Vec<Text>)> = lists
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(key, lines)| (sentence!(key).into(), lines))
        .collect();
    let text = if lists.is_empty() {
        sentence!("matches-none").into()
    } else {
        Text::from(Lists {
            lists,
            most: MOST_LINES,
            more: &["matches-more-where"],
        })
    };
    Message::of(text).with_buttons(list_buttons(list, user))
}

/// Returns what a player can do in the list of their matches: move, first where that is waited for longest, go on with
/// matches that nothing else leads to, and answer challenges.
fn list_buttons(list: &MatchListView, user: UserId) -> Vec<Button> {
    let running = || list.running.iter().map(|(found, _)| found);
    let waiting = running().filter(|found| found.to_move && !found.boards.is_private());
    let moves = waiting.take(MOST_MOVES).enumerate().map(|(place, found)| {
        let id = found.id;
        let label = sentence!("button-list-move", id = id.to_string());
        let style = if place == 0 {
            Style::Primary
        } else {
            Style::Secondary
        };
        Button::labelled(MoveAct::Open { id }, label).style(style)
    });
    let hidden = running().filter(|found| found.boards.is_private());
    let hidden = hidden.map(|found| to_private_card(found.id));
    let received = list.challenges.iter().map(|(open, _)| open);
    let received = received.filter(|open| open.challenger != user);
    let answers = received.take(MOST_ANSWERS).flat_map(|open| {
        let id = open.id;
        let accept = sentence!("button-list-accept", id = id.to_string());
        let accept = Button::labelled(ListAct::Accept { id }, accept).style(Style::Success);
        // A challenge to anyone waits for others, too.
        let decline = open.opponent.map(|_| {
            let label = sentence!("button-list-decline", id = id.to_string());
            Button::labelled(ListAct::Decline { id }, label).secondary()
        });
        [Some(accept), decline].into_iter().flatten()
    });
    let followed = Button::new(FollowAct::List, "button-followings").secondary();
    let all = moves.chain(answers).chain(hidden);
    all.chain([followed]).collect()
}

/// Adds a picture of the boards on which it is the player's turn to the list of their matches.
pub(crate) fn with_waiting_boards(
    list: Message,
    boards: Vec<WaitingBoard>,
    bottom: PrivateBottom,
    look: Look,
) -> Message {
    if boards.is_empty() {
        return list;
    }
    let drawn = boards
        .into_iter()
        .map(|board| SheetBoard {
            view: bottom.side(Some(board.side)),
            last: board.last,
            ..SheetBoard::of(board.position, format!("{} · {}", board.id, board.opponent))
        })
        .collect();
    let drawn = Sheet {
        boards: drawn,
        ..Sheet::default()
    };
    let words = drawn
        .boards
        .iter()
        .map(|board| Text::same(board.words.clone()));
    let alt = alt_of_list(sentence!("alt-waiting-boards"), words);
    let picture = File::drawn("matches.png", move |_| render::sheet(&drawn, look));
    list.with_file(picture.described(alt))
}

/// Says above the list of a player's matches that a challenge was declined there.
pub(crate) fn declined_in_list(list: Message, id: MatchId) -> Message {
    list.below(sentence!("matches-declined", id = id.to_string()))
}

/// Describes a running match as it is now, including until when the opponent is away and whether time
/// has run out.
pub(crate) fn match_line(found: &MatchSummary, away: Option<Timestamp>, is_up: bool) -> Text {
    let line = sentence!(
        "matches-line",
        turn = if found.to_move { "yours" } else { "theirs" },
        time = time_state(found.deadline, is_up),
        id = found.id.to_string(),
        game = found.game.info().name,
        opponent = mention(found.opponent),
        since = relative_time(found.turn_since),
        until = found.deadline.map_or_else(String::new, relative_time),
    );
    let line = match away {
        None => line,
        Some(until) => sentence!("matches-away", line = line, until = relative_time(until)),
    };
    match (found.boards, found.board) {
        (BoardsIn::Channel(channel), Some(message)) => {
            let link = link(found.server, channel, Some(message));
            Text::from(line).then(Text::same(format!(" {link}")))
        }
        _ => line.into(),
    }
}

/// Returns whether a player's time is limited, and whether it has run out, for a sentence.
pub(crate) fn time_state(deadline: Option<Timestamp>, is_up: bool) -> &'static str {
    match deadline {
        None => "none",
        Some(_) if is_up => "up",
        Some(_) => "runs",
    }
}

/// Describes an open challenge.
pub(crate) fn challenge_line(open: &OpenChallenge, user: UserId) -> Sentence {
    let whose = match open.opponent {
        _ if open.challenger == user => "own",
        Some(_) => "received",
        None => "open",
    };
    sentence!(
        "matches-challenge",
        whose = whose,
        id = open.id.to_string(),
        game = open.game.info().name,
        challenger = mention(open.challenger),
        expires = relative_time(open.expires_at),
    )
}

/// Returns the label of a running match in a list of suggestions.
pub(crate) fn running_label(found: &MatchSummary, opponent: &str) -> Sentence {
    let state = if found.to_move { "yours" } else { "theirs" };
    label(state, found.id, found.game, opponent)
}

/// Returns the label of a finished match in a list of suggestions.
pub(crate) fn finished_label(found: &FinishedMatch, opponent: &str) -> Sentence {
    label("finished", found.id, found.game, opponent)
}

/// Labels a match by its opponent.
pub(crate) fn label(state: &'static str, id: MatchId, game: GameId, opponent: &str) -> Sentence {
    sentence!(
        "choice-match",
        state = state,
        id = id.to_string(),
        game = game.info().name,
        opponent = opponent
    )
}

/// Returns the label of a challenge with an open seat in a list of suggestions.
pub(crate) fn seat_label(open: &OpenChallenge, challenger: &str) -> Sentence {
    label("none", open.id, open.game, challenger)
}

/// Returns the label by which a moderator finds one of the server's matches.
pub(crate) fn server_label(found: &ServerMatch) -> Sentence {
    names_label(found.id, found.game, &found.names)
}

/// Labels a match by its players: "#12 Courtyard: Ada – Ben".
pub(crate) fn names_label(id: MatchId, game: GameId, [first, second]: &[String; 2]) -> Sentence {
    sentence!(
        "choice-match-of-server",
        id = id.to_string(),
        game = game.info().name,
        first = first.as_str(),
        second = second.as_str(),
    )
}

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

/// Returns the buttons that open a match on the live page: inside Discord, if Discord `opens` it there, and
/// at this address if everyone can see it there.
pub(crate) fn page_buttons(view: &BoardView, page: Option<String>, opens: bool) -> Vec<Button> {
    let open = Button::new(MatchAct::Open { id: view.id }, "button-open").secondary();
    let open = opens.then_some(open);
    let link = page.map(|page| Button::to_address(page, sentence!("button-browser")));
    open.into_iter().chain(link).collect()
}

/// Answers a click on a button that opens a board inside Discord where Discord opens nothing any more.
pub(crate) fn no_page(page: Option<String>) -> Message {
    let link = page.map(|page| Button::to_address(page, sentence!("button-browser")));
    Message::of(sentence!("refused-open-board")).with_buttons(link)
}
