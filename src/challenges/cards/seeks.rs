//! Seeks: the answer to a user who looks for an opponent, and the list of those who do.

use super::proposal;
use crate::{
    challenges::{
        actions::seeks::{SeekLine, SeeksView, Sought},
        ids::SeekAct,
    },
    clocks::cards::pace_short,
    discord::{
        cards::{game_options, named::Named, yes_or_no},
        messages::{Button, Message, Select, SelectOption, cut, plain, relative_time},
    },
    matches::cards::{boards::rating_text, challenge_line, seat_label},
};
use domain::{
    community::seeks::{RatingRange, Seek, SeekScope, Terms},
    matches::SideWish,
    ratings::Rating,
};
use rules::{
    GameId, sentence,
    words::{Lists, Text},
};

/// The most lines of each kind that one answer shows.
const MOST_LINES: usize = 10;

/// The most characters of a name that are shown. Names in Discord have up to 32, and a server's name can
/// follow.
pub(crate) const LONGEST_NAME: usize = 60;

/// Returns the answer to a player who seeks an opponent.
pub(crate) fn sought(sought: &Sought) -> Message {
    if let Some(asked) = &sought.asked {
        return proposal::asked(asked).below(sentence!("seek-made-found"));
    }
    Message::of(sentence!(
        "seek-made",
        what = terms_text(&sought.seek.terms, None),
        expires = relative_time(sought.seek.expires_at),
    ))
}

/// Lists what others seek, and what the reader seeks.
pub(crate) fn seeks(view: &SeeksView) -> Message {
    let own: Vec<Text> = view.own.iter().map(own_line).collect();
    let others = view.others.iter().map(line_text);
    let seats = view.seats.iter();
    let seats = seats.map(|(seat, _)| challenge_line(seat, view.reader).into());
    let lists = [
        ("seeks-own", own),
        ("seeks-others", others.collect()),
        ("seeks-seats", seats.collect()),
    ];
    let lists: Vec<(Text, Vec<Text>)> = lists
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(key, lines)| (sentence!(key).into(), lines))
        .collect();
    let lists = (!lists.is_empty()).then(|| {
        Text::from(Lists {
            lists,
            most: MOST_LINES,
            more: &["more"],
        })
    });
    // A player who is asked about an opponent reads about that above.
    let none = view.others.is_empty() && view.seats.is_empty() && view.asked.is_none();
    let none = none.then(|| sentence!("seeks-none").into());
    let unfit = (view.unfit > 0).then(|| sentence!("seeks-unfit", count = view.unfit).into());
    let parts = lists.into_iter().chain(none).chain(unfit);
    let message = match &view.asked {
        Some(asked) => parts.fold(proposal::asked(asked), Message::adding),
        None => Message::of(Text::lines(parts)),
    };
    message
        .with_selects(selects(view))
        .with_buttons([look_button(view)])
        .with_buttons(other_scope(view))
}

fn selects(view: &SeeksView) -> impl Iterator<Item = Select> {
    let (game, scope) = (view.wanted.game, view.wanted.scope);
    let others = view.others.iter().map(|line| {
        let name = cut(&line.name, LONGEST_NAME);
        let label = with_rating(&name, line.rating);
        let what = terms_text(&line.seek.terms, view.wanted.game);
        SelectOption::new(line.seek.id.0, label).described(what)
    });
    let seats = view
        .seats
        .iter()
        .map(|(seat, name)| SelectOption::new(seat.id.0, seat_label(seat, name)));
    let own = view
        .own
        .iter()
        .map(|seek| SelectOption::new(seek.id.0, terms_text(&seek.terms, None)));
    let take = SeekAct::Take { game };
    let withdraw = SeekAct::Withdraw { game, scope };
    let games = game_options(sentence!("pool-all"), game);
    let selects = [
        Select::new(take, sentence!("select-seek-take"), others),
        Select::new(SeekAct::Seat, sentence!("select-seat"), seats),
        Select::new(withdraw, sentence!("select-seek-withdraw"), own),
        Select::new(
            SeekAct::OfGame { scope },
            sentence!("select-seeks-game"),
            games,
        ),
    ];
    selects.into_iter().flatten()
}

/// Returns the button by which the reader looks for an opponent like those that are shown.
fn look_button(view: &SeeksView) -> Button {
    let look = SeekAct::Look {
        game: view.wanted.game,
        scope: view.wanted.scope,
    };
    Button::new(look, "button-find-opponent")
}

/// Returns the button for the seeks of this server only, or for all that are open.
fn other_scope(view: &SeeksView) -> Option<Button> {
    let scope = match view.wanted.scope {
        SeekScope::Here if !view.is_open => return None,
        SeekScope::Here => SeekScope::Everywhere,
        SeekScope::Everywhere => SeekScope::Here,
    };
    let game = view.wanted.game;
    let button = Button::labelled(SeekAct::List { game, scope }, scope.text());
    Some(button.secondary())
}

fn own_line(seek: &Seek) -> Text {
    let line = sentence!(
        "seeks-own-line",
        what = terms_text(&seek.terms, None),
        expires = relative_time(seek.expires_at),
    );
    line.into()
}

fn line_text(line: &SeekLine) -> Text {
    let name = plain(&cut(&line.name, LONGEST_NAME));
    let line = sentence!(
        "seeks-line",
        player = with_rating(&format!("**{name}**"), line.rating),
        what = terms_text(&line.seek.terms, None),
        since = relative_time(line.seek.made_at),
    );
    line.into()
}

/// Returns a name with a rating, if there is one.
pub(crate) fn with_rating(name: &str, rating: Option<Rating>) -> String {
    match rating {
        Some(rating) => format!("{name} ({})", rating_text(rating)),
        None => name.to_owned(),
    }
}

/// Says what a player seeks, in a few words. Any game can be this one.
pub(crate) fn terms_text(terms: &Terms, game: Option<GameId>) -> Text {
    let game = terms.game.or(game).map(|game| Text::same(game.info().name));
    let rated = yes_or_no(terms.rated);
    let mut parts = vec![
        game.unwrap_or_else(|| sentence!("seek-any-game").into()),
        pace_short(terms.timing.pace).into(),
        sentence!("seek-rated", rated = rated).into(),
    ];
    if let SideWish::Side(side) = terms.side {
        parts.push(sentence!("seek-side", side = side.id()).into());
    }
    let opponents = match terms.opponents {
        RatingRange::Any => None,
        RatingRange::Within(distance) => Some(format!("±{distance}")),
        RatingRange::Between(from, to) => Some(format!("{from}–{to}")),
    };
    if let Some(range) = opponents {
        parts.push(sentence!("seek-opponents", range = range).into());
    }
    if terms.scope == SeekScope::Everywhere {
        parts.push(terms.scope.text());
    }
    Text::joined(parts, " · ")
}
