//! The channel in which a server shows the puzzle of the day: what managers read about it.

use crate::{
    discord::{
        cards::game_options,
        ids::Access,
        messages::{Button, Message, Select, channel},
        permissions::{Permissions, permission_names},
    },
    learning::actions::puzzles::Begins,
    servers::{
        cards::settings::server_pages,
        ids::{DailyPuzzleAct, ServerPage},
    },
};
use domain::matches::ChannelId;
use rules::sentence;
use store::PuzzleChannel;

/// Returns the answer to a manager who wants the puzzle of the day in a channel.
pub(crate) fn puzzle_channel(wanted: ChannelId, begins: Begins) -> Message {
    let begins = match begins {
        Begins::Today => "today",
        Begins::Tomorrow => "tomorrow",
    };
    let said = sentence!("puzzle-channel", begins = begins, channel = channel(wanted));
    Message::of(said)
}

/// Shows managers where the puzzle of the day is posted, with all that can be chosen.
pub(crate) fn daily_settings(daily: Option<&PuzzleChannel>, access: Access) -> Message {
    let game = daily.and_then(|daily| daily.game);
    let text = match daily {
        Some(daily) => sentence!(
            "puzzle-settings",
            channel = channel(daily.place.channel),
            game = game.map_or("any", |game| game.info().name),
        ),
        None => sentence!("puzzle-settings-none"),
    };
    let place = Select::of_text_channels(
        DailyPuzzleAct::Channel { access },
        sentence!("select-puzzle-channel"),
        daily.map(|daily| daily.place.channel),
    );
    let games = game_options(sentence!("option-any-game"), game);
    let games = Select::new(
        DailyPuzzleAct::Game { access },
        sentence!("select-puzzle-game"),
        games,
    );
    let off = DailyPuzzleAct::Off { access };
    Message::of(text)
        .with_selects([place])
        .with_selects(games)
        .with_pages(server_pages(ServerPage::Puzzle, access))
        .with_buttons(daily.map(|_| Button::new(off, "button-puzzle-off").secondary()))
}

/// Returns the answer to a manager who no longer wants the puzzle of the day.
pub(crate) fn puzzle_channel_off() -> Message {
    Message::of(sentence!("puzzle-channel-off"))
}

/// Returns the answer to a manager who has chosen a channel where the bot lacks these permissions.
pub(crate) fn no_puzzles_in(at: ChannelId, missing: Permissions) -> Message {
    Message::of(sentence!(
        "refused-puzzle-channel",
        channel = channel(at),
        names = permission_names(missing),
    ))
}

/// Returns the answer when there is no puzzle of the day to switch off.
pub(crate) fn no_puzzle_channel() -> Message {
    Message::of(sentence!("puzzle-channel-none"))
}
