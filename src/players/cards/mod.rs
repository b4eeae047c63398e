//! A player's settings, with a sample board, and what else can be chosen.

use crate::{
    discord::{
        cards::{named::named, page_select, side_name, yes_or_no},
        error::Error,
        ids::EncodedId,
        messages::{
            Button, MOST_OPTIONS, Message, Select, SelectOption, Style, channel,
            code as set_as_code, mention,
        },
    },
    matches::cards::boards::{
        diagram::{DiagramView, picture},
        text_board,
    },
    players::ids::{PlayerPage, PlayerSettingAct},
};
use domain::{
    matches::{MatchId, UserId},
    settings::{PlayerSettings, Value},
};
use rules::{
    Diagram, GameId, Side,
    look::Look,
    sentence,
    words::{Lists, Text},
};
use store::PlayerCode;

/// The game of the sample.
const GAME: GameId = GameId::GuardAndTowers;

/// The sample includes everything that themes colour: both sides, and squares to choose from. It is the
/// turn of the side that moves second, so that the sample shows every choice of the side at the bottom.
const SAMPLE: Diagram = Diagram {
    name: "sample",
    position: "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 b",
    moves: &["d3-d4", "c2-d2", "c2-c3"],
};

/// The player for whom the sample is drawn.
pub(crate) struct PlayerSample {
    /// The name of the player, who has the side that moves second.
    pub(crate) name: String,
    /// The look of pictures for this player.
    pub(crate) look: Look,
}

named! {
    PlayerPage: "page-settings",
}

/// Returns the select of the pages of a player's settings.
pub(crate) fn player_pages(now: PlayerPage) -> Option<Select> {
    page_select(PlayerSettingAct::Page, now)
}

/// Shows a player's settings.
pub(crate) fn player_settings(
    settings: PlayerSettings,
    sample: PlayerSample,
) -> Result<Message, Error> {
    let mut text = sentence!("settings-player");
    let (mut selects, mut buttons) = (Vec::new(), Vec::new());
    for (setting, value) in settings.values() {
        let id = setting.id();
        text = match value {
            Value::Switch(on) => text.with(id, yes_or_no(on)),
            Value::Width(width) => text.with(id, width.width().get()),
            _ => text.with(id, value_text(id, &value)),
        };
        selects.extend(value_select(
            PlayerSettingAct::Choose { setting },
            id,
            &value,
        ));
        if let Value::Switch(on) = value {
            let switch = PlayerSettingAct::Switch { setting, on: !on };
            // Its label says what a press does; a colour would say what holds now.
            buttons.push(Button::labelled(switch, switch_label(id, !on)).secondary());
        }
    }
    let message = Message::of(text)
        .with_selects(selects)
        .with_pages(player_pages(PlayerPage::Boards))
        .with_buttons(buttons);
    let bottom = settings.bottom.side(Some(Side::Second));
    if settings.text_boards {
        let (position, _) = SAMPLE.read(GAME)?;
        return Ok(message.adding(text_board::board(&position, bottom)));
    }
    let [first, _] = sides();
    let view = sample_view([first, Text::same(sample.name)], bottom);
    Ok(message.with_file(picture(view, sample.look)?))
}

pub(crate) fn sides() -> [Text; 2] {
    Side::BOTH.map(|side| side_name(GAME, side).into())
}

pub(crate) fn sample_view(names: [Text; 2], bottom: Side) -> DiagramView {
    DiagramView {
        game: GAME,
        diagram: &SAMPLE,
        caption: sentence!("alt-sample"),
        bottom,
        names,
    }
}

use values::{switch_label, value_select, value_text};

pub(crate) mod following;
pub(crate) mod line;
pub(crate) mod note;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod values;

/// Shows the code, with what can be done with it.
pub(crate) fn code(code: Option<&PlayerCode>) -> Message {
    let pages = player_pages(PlayerPage::Code);
    let Some(PlayerCode {
        code,
        place,
        is_lost,
        ..
    }) = code
    else {
        let make = Button::new(PlayerSettingAct::NewCode, "button-make-code");
        return Message::of(sentence!("code-none"))
            .with_pages(pages)
            .with_buttons([make.style(Style::Primary)]);
    };
    let code = set_as_code(code);
    let said = if *is_lost {
        sentence!("code-lost", code = code)
    } else {
        sentence!("code-yours", code = code, channel = channel(place.channel))
    };
    Message::of(said).with_pages(pages).with_buttons([
        Button::new(PlayerSettingAct::NewCode, "button-new-code").secondary(),
        Button::new(PlayerSettingAct::NoCode, "button-no-code").secondary(),
    ])
}

/// Returns the answer to a player whose challenge goes to another server.
pub(crate) fn challenge_sent_by_code(id: MatchId) -> Message {
    Message::of(sentence!("challenge-sent-by-code", id = id.to_string()))
}

/// Tells a challenger that the challenge cannot be shown in the other server.
pub(crate) fn challenge_unreached(id: MatchId) -> Message {
    Message::of(sentence!("challenge-unreached", id = id.to_string()))
}

/// Returns the answer to a user who has blocked someone.
pub(crate) fn blocked(user: UserId) -> Message {
    Message::of(sentence!("blocked", user = mention(user)))
}

/// Returns the answer to a user who has ended a block, if there was one.
pub(crate) fn unblocked(user: UserId, was_blocked: bool) -> Message {
    let said = if was_blocked {
        sentence!("unblocked", user = mention(user))
    } else {
        sentence!("not-blocked", user = mention(user))
    };
    Message::of(said)
}

/// A select of users.
pub(crate) struct UserSelect {
    pub(crate) id: EncodedId,
    pub(crate) placeholder: &'static str,
}

/// Returns the select of those users to let off, by name: Discord's own select has only members of the server, and none
/// who are deleted. Where it can't have all or lacks a name, Discord's select comes with it.
pub(crate) fn selects_to_let_off<'n>(
    users: impl IntoIterator<Item = (UserId, Option<&'n str>)>,
    by_name: UserSelect,
    of_members: UserSelect,
) -> impl Iterator<Item = Select> {
    let mut users: Vec<_> = users.into_iter().collect();
    let is_nameless = |(user, name): &(UserId, Option<&str>)| name.is_none() && !user.is_deleted();
    let lacks_some = users.len() > MOST_OPTIONS || users.iter().any(is_nameless);
    // Members can be chosen elsewhere.
    users.sort_by_key(|(user, _)| !user.is_deleted());
    let options = users.into_iter().map(|(user, name)| {
        let label = match name {
            Some(name) if !user.is_deleted() => Text::same(name),
            _ => mention(user).into(),
        };
        SelectOption::new(user, label)
    });
    let named = Select::new(by_name.id, sentence!(by_name.placeholder), options);
    let members =
        lacks_some.then(|| Select::of_members(of_members.id, sentence!(of_members.placeholder)));
    named.into_iter().chain(members)
}

/// Lists the users that a user has blocked, with selects to block more and to end a block.
pub(crate) fn blocks(blocked: &[(UserId, Option<String>)]) -> Message {
    let text = if blocked.is_empty() {
        sentence!("blocks-none").into()
    } else {
        let lines = blocked.iter().map(|(user, _)| mention(*user));
        Text::from(Lists::one(sentence!("blocks-head"), lines, blocked.len()))
    };
    let block = Select::of_members(PlayerSettingAct::Block, sentence!("select-block"));
    let unblock = selects_to_let_off(
        blocked.iter().map(|(user, name)| (*user, name.as_deref())),
        UserSelect {
            id: PlayerSettingAct::Unblock.into(),
            placeholder: "select-unblock",
        },
        UserSelect {
            id: PlayerSettingAct::UnblockMember.into(),
            placeholder: "select-unblock-member",
        },
    );
    Message::of(text)
        .with_selects([block])
        .with_selects(unblock)
        .with_pages(player_pages(PlayerPage::Blocked))
}

#[cfg(test)]
mod tests;
