//! How to play here: the games and how to begin, and one topic at a time.

use crate::{
    discord::{
        error::Error,
        messages::{Button, File, Message},
    },
    learning::ids::{GuideAct, Setup, Topic},
    matches::cards::boards::alt_text,
    players::ids::PlayerSettingAct,
    servers::cards::missing::policy,
};
use rules::{
    GameId,
    look::Look,
    sentence,
    words::{Sentence, Text},
};

/// Explains a topic, and leads to the others.
pub(crate) fn help(topic: Topic, look: Look) -> Result<Message, Error> {
    let said = |keys: &[&'static str]| {
        let said = keys.iter().map(|key| sentence!(*key));
        Message::of(Text::lines(said))
    };
    let message = match topic {
        Topic::Start => {
            let (first, next) = (sentence!("help-start"), sentence!("help-next"));
            let text = Text::lines([first.into(), games(), next.into()]);
            with_start_positions(Message::of(text).with_choices(game_buttons()), look)?
        }
        Topic::Match => said(&["help-play", "help-clock"]).adding(policy()),
        Topic::Ratings => {
            let settings = Button::new(PlayerSettingAct::Show, "button-settings");
            said(&[
                "help-look",
                "help-training",
                "help-choose",
                "help-notify",
                "help-privacy",
            ])
            .with_choices([settings])
        }
        Topic::Together => said(&["help-tournaments", "help-between", "help-contests"]),
        Topic::Managers => Message::of(sentence!("help-managers")),
    };
    Ok(message.with_buttons(topics(topic)))
}

/// Introduces the bot to a server, with the aim of each game and a button for it.
pub(crate) fn welcome() -> Message {
    let help = GuideAct::Help {
        topic: Topic::Start,
    };
    Message::of(Text::lines([sentence!("welcome").into(), games()]))
        .with_choices(game_buttons())
        .with_buttons([
            Button::new(GuideAct::Settings, "button-welcome-settings").secondary(),
            Button::new(help, "button-what-it-does").secondary(),
        ])
}

/// Asks which game to play.
pub(crate) fn games_to_play(look: Look) -> Result<Message, Error> {
    let text = Text::lines([sentence!("play-which").into(), games()]);
    with_start_positions(Message::of(text).with_choices(game_buttons()), look)
}

/// Returns a button for each game, which asks whom to play it with.
fn game_buttons() -> impl Iterator<Item = Button> {
    let games = GameId::ALL.iter();
    games.map(|&game| {
        let setup = Setup::usual(game);
        Button::labelled(GuideAct::Whom { setup }, Text::same(game.info().name))
    })
}

/// Adds a picture of the start position of each game.
pub(crate) fn with_start_positions(mut message: Message, look: Look) -> Result<Message, Error> {
    for &game in GameId::ALL {
        message = message.with_file(start(Setup::usual(game), look)?);
    }
    Ok(message)
}

/// Draws the start position of a game.
pub(crate) fn start(setup: Setup, look: Look) -> Result<File, Error> {
    let position = setup.start()?;
    let alt = alt_text::start(&position);
    let draw = move |_| render::cover(&position, look);
    Ok(File::drawn(format!("{}.png", setup.game.info().id), draw).described(alt))
}

/// Returns a button for every topic. They fill a row.
fn topics(now: Topic) -> impl Iterator<Item = Button> {
    Topic::ALL.into_iter().map(move |topic| {
        let label = match topic {
            Topic::Start => "button-help-start",
            Topic::Match => "button-help-match",
            Topic::Ratings => "button-help-ratings",
            Topic::Together => "button-help-together",
            Topic::Managers => "button-help-managers",
        };
        Button::new(GuideAct::Help { topic }, label)
            .secondary()
            .enabled(now != topic)
    })
}

/// Says what each game is, one line each.
fn games() -> Text {
    Text::lines(GameId::ALL.iter().map(|game| {
        let about = Sentence::new(about_key(*game));
        sentence!("about-line", game = game.info().name, about = about)
    }))
}

/// Returns the line with a game's aim, for those who have yet to finish a match of it.
pub(crate) fn aim(game: GameId) -> Sentence {
    sentence!("aim-line", about = Sentence::new(about_key(game)))
}

/// Returns the key of the line that says what a game is.
pub(crate) fn about_key(game: GameId) -> String {
    format!("about-{}", game.info().id)
}
