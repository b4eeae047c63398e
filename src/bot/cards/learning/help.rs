//! How to play here: the first three steps, and one topic at a time.

use crate::bot::cards::servers::missing::policy;
use crate::bot::{
    ids::{Guide, Setting, Topic},
    messages::{Button, Message},
};
use rules::{GameId, sentence, words::Locale};

/// Shows the first steps, and the topics.
pub(in crate::bot) fn help(locale: Locale) -> Message {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.info().name).collect();
    let text = locale.say(&sentence!("help", games = games.join(", ")));
    Message::of(text).with_buttons(topics(None, locale))
}

/// Explains a topic, and what to do next.
pub(in crate::bot) fn topic(topic: Topic, locale: Locale) -> Message {
    let text = locale.text(match topic {
        Topic::Learn => "help-learn",
        Topic::Begin => "help-begin",
        Topic::Play => "help-play",
        Topic::Look => "help-look",
        Topic::Choose => "help-choose",
    });
    let with = |keys: &[&str]| {
        let more = keys.iter().map(|key| format!("\n{}", locale.text(key)));
        format!("{text}{}", more.collect::<String>())
    };
    let text = match topic {
        Topic::Learn => format!("{text}\n{}", games(locale)),
        Topic::Play => format!("{text}\n{}\n{}", locale.text("help-clock"), policy(locale)),
        Topic::Choose => with(&["help-notify", "help-privacy"]),
        Topic::Begin => with(&[
            "help-computer",
            "help-tournaments",
            "help-between",
            "help-contests",
        ]),
        Topic::Look => with(&["help-training"]),
    };
    Message::of(text)
        .with_buttons(topics(Some(topic), locale))
        .with_buttons(next_steps(topic, locale))
}

/// Returns a button for every topic. They fill a row.
fn topics(now: Option<Topic>, locale: Locale) -> impl Iterator<Item = Button> {
    Topic::ALL.into_iter().map(move |topic| {
        let label = match topic {
            Topic::Learn => "button-help-learn",
            Topic::Begin => "button-help-begin",
            Topic::Play => "button-help-play",
            Topic::Look => "button-help-look",
            Topic::Choose => "button-help-choose",
        };
        let button = Button::new(Guide::Help { topic }, label, locale).enabled(now != Some(topic));
        // A user who has not chosen yet should learn a game first.
        let is_next = now.is_none() && topic == Topic::Learn;
        if is_next { button } else { button.secondary() }
    })
}

fn next_steps(topic: Topic, locale: Locale) -> Vec<Button> {
    let for_each_game = |step: fn(GameId) -> Guide| {
        let button = |&game: &GameId| Button::labelled(step(game), game.info().name);
        GameId::ALL.iter().map(button).collect()
    };
    match topic {
        Topic::Learn => for_each_game(|game| Guide::Tutorial { game }),
        Topic::Begin => for_each_game(|game| Guide::Whom { game }),
        Topic::Play | Topic::Look => Vec::new(),
        Topic::Choose => vec![Button::new(Setting::Show, "button-settings", locale)],
    }
}

/// Says what each game is, one line each.
fn games(locale: Locale) -> String {
    let lines = GameId::ALL.iter().map(|game| {
        let about = locale.text(&about_key(*game));
        locale.say(&sentence!(
            "about-line",
            game = game.info().name,
            about = about
        ))
    });
    lines.collect::<Vec<String>>().join("\n")
}

/// Returns the key of the line that says what a game is.
pub(in crate::bot::cards) fn about_key(game: GameId) -> String {
    format!("about-{}", game.info().id)
}
