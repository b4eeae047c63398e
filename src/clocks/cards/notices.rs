//! Players' notifications: their settings, reminders and the daily digest.

use crate::{
    clocks::actions::reminders::{ReminderView, Threat, WaitingView},
    discord::{
        cards::yes_or_no,
        messages::{
            Button, MOST_OPTIONS, Message, Select, SelectOption, Style, date, link, mention,
            moment, plain, relative_time,
        },
    },
    matches::{
        cards::time_state,
        ids::{action::SlowAct, choosing::MoveAct},
    },
    players::{
        actions::{digests::DigestView, notices::NoticesView},
        cards::player_pages,
        ids::{PlayerPage, PlayerSettingAct},
    },
};
use domain::{
    clock::{Hour, Timestamp},
    matches::{NoticePlace, Notices, UserId, clock::Reminder},
};
use rules::{
    sentence,
    words::{Lists, Sentence, Text},
};

/// The most lines that one message shows.
const MOST_LINES: usize = 10;

/// Shows what a player has chosen, and what else can be chosen.
pub(crate) fn notices(view: &NoticesView) -> Message {
    let notices = &view.notices;
    let times = Reminder::ALL.map(|time| time_label(notices, time));
    let text = sentence!(
        "notices",
        place = place_label(notices.place),
        times = Text::joined(times, " · "),
        digest = digest_label(notices.digest),
        turns = yes_or_no(notices.turns),
        zone = view.zone.name(),
    );
    let refused = view
        .refused_at
        .map(|since| sentence!("notices-refused", since = date(since)));
    let text = Text::lines([text].into_iter().chain(refused));
    let again = view
        .refused_at
        .map(|_| Button::new(SlowAct::TryDirect, "button-try-again").style(Style::Primary));
    // A button says what a press does. A colour for what is on would say the opposite.
    let turns = {
        let wish = sentence!("button-notice-turns", on = yes_or_no(notices.turns));
        let id = PlayerSettingAct::NoticeTurns { on: !notices.turns };
        Button::labelled(id, wish).secondary()
    };
    let buttons = Reminder::ALL.into_iter().map(|reminder| {
        let on = notices.times.contains(&reminder);
        let id = PlayerSettingAct::NoticeTime { reminder, on: !on };
        let wish = sentence!("button-remind", time = reminder.id(), on = yes_or_no(on));
        Button::labelled(id, wish).secondary()
    });
    Message::of(text)
        .with_selects([places(notices), digests(notices)].into_iter().flatten())
        .with_pages(player_pages(PlayerPage::Reminders))
        .with_buttons(buttons)
        .with_buttons([turns])
        .with_buttons(again)
}

/// Returns a direct message that shows its reader that direct messages arrive.
pub(crate) fn direct_works() -> Message {
    Message::of(sentence!("direct-works"))
}

/// Returns the answer to a user who tried it only a moment ago.
pub(crate) fn direct_tried(next: Timestamp) -> Message {
    let tried = sentence!("direct-tried", next = relative_time(next));
    Message::of(tried)
}

fn place_label(place: NoticePlace) -> Sentence {
    sentence!("option-notice-place", place = place.id())
}

fn digest_label(digest: Option<Hour>) -> Sentence {
    let digest = digest.map_or_else(|| "off".to_owned(), |hour| hour.to_string());
    sentence!("option-notice-digest", hour = digest)
}

fn time_label(notices: &Notices, time: Reminder) -> Sentence {
    let on = yes_or_no(notices.times.contains(&time));
    sentence!("button-notice-time", time = time.id(), on = on)
}

fn places(notices: &Notices) -> Option<Select> {
    let options = NoticePlace::ALL.into_iter().map(|place| {
        SelectOption::new(place.id(), place_label(place)).chosen(place == notices.place)
    });
    Select::new(
        PlayerSettingAct::NoticePlace,
        sentence!("select-notice-place"),
        options,
    )
}

/// Returns a select with "off" and every hour of the day. These are as many options as fit.
fn digests(notices: &Notices) -> Option<Select> {
    const { assert!(24 < MOST_OPTIONS) };
    let every = std::iter::once(None).chain(Hour::all().map(Some));
    let options = every.map(|digest| {
        let value = digest.map_or_else(|| "off".to_owned(), |hour| hour.number().to_string());
        SelectOption::new(value, digest_label(digest)).chosen(digest == notices.digest)
    });
    Select::new(
        PlayerSettingAct::Digest,
        sentence!("select-notice-digest"),
        options,
    )
}

/// Returns the first line of a reminder, which only this player's reminders have.
pub(crate) fn reminder_head(player: UserId) -> Sentence {
    sentence!("reminder-head", player = mention(player))
}

/// Returns a reminder of all matches in which a player's time is running out.
pub(crate) fn reminder(view: &ReminderView) -> Message {
    let lines = view
        .lines
        .iter()
        .map(|(one, threat)| reminder_line(one, *threat));
    let list = Lists::one(reminder_head(view.player), lines, MOST_LINES);
    let waiting: Vec<&WaitingView> = view.lines.iter().map(|(one, _)| one).collect();
    let label = next_label(waiting.len());
    let button = if view.direct {
        waiting
            .first()
            .map(|first| Button::to_address(address(first), label))
    } else {
        Some(Button::labelled(MoveAct::NextMatch, label))
    };
    Message::of(list)
        .with_buttons(button)
        .pinging(Some(view.player))
}

fn reminder_line(one: &WaitingView, threat: Threat) -> Sentence {
    let WaitingView { waiting, opponent } = one;
    sentence!(
        "reminder-line",
        id = waiting.id.to_string(),
        game = waiting.game.info().name,
        opponent = plain(opponent),
        until = waiting.deadline.map_or_else(String::new, relative_time),
        threat = threat.id(),
        link = address(one),
    )
}

/// Returns the first line of every digest.
pub(crate) fn digest_head() -> Sentence {
    sentence!("digest-head")
}

/// Lists all the matches that wait for a player.
pub(crate) fn digest(view: &DigestView) -> Message {
    let first = view.lines.first();
    let is_up = |one: &WaitingView| view.up.contains(&one.waiting.id);
    let left = view.lines.iter().filter(|one| !is_up(one));
    let until = left.filter_map(|one| one.waiting.deadline).min();
    let count = sentence!(
        "digest-count",
        count = u32::try_from(view.lines.len()).unwrap_or(u32::MAX),
        until = until.map_or_else(|| "none".to_owned(), moment),
    );
    let head = Text::lines([digest_head(), count]);
    let lines = view.lines.iter().map(|one| digest_line(one, is_up(one)));
    let next = first.map(|first| Button::to_address(address(first), next_label(view.lines.len())));
    Message::of(Lists::one(head, lines, MOST_LINES)).with_buttons(next)
}

fn digest_line(one: &WaitingView, is_up: bool) -> Sentence {
    let WaitingView { waiting, opponent } = one;
    sentence!(
        "digest-line",
        time = time_state(waiting.deadline, is_up),
        id = waiting.id.to_string(),
        game = waiting.game.info().name,
        opponent = plain(opponent),
        until = waiting.deadline.map_or_else(String::new, relative_time),
        link = address(one),
    )
}

fn next_label(count: usize) -> Sentence {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    sentence!("button-next-match", count = count)
}

/// Returns the address of a match's newest board.
fn address(one: &WaitingView) -> String {
    let waiting = &one.waiting;
    link(waiting.server, waiting.channel, waiting.board)
}
