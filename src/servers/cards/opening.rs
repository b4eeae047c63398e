//! A server's description of itself to others, and everything in it that can be changed.

use crate::{
    discord::{
        cards::{named::Named, yes_or_no},
        ids::Access,
        messages::{Button, Form, Input, Message, Select, SelectOption, Style, channel, code},
    },
    moderation::ids::ModerationAct,
    servers::{
        actions::openings::OpeningDraft,
        cards::settings::server_pages,
        ids::{ListingAct, ServerPage},
    },
};
use domain::community::{About, NoOpening, Opening};
use rules::words::Text;
use rules::{
    GameId, sentence,
    words::{Locale, Sentence},
};
use store::OpenServer;

/// The only input of the form for what others read about a server.
pub(crate) const ABOUT_INPUT: &str = "about";

/// Shows the manager who is asked to publish it what other servers would see.
pub(crate) fn opening_draft(draft: &OpeningDraft, access: Access) -> Message {
    let text = sentence!(
        "opening-draft",
        line = super::open_line(&draft.open),
        channel = channel(draft.open.channel),
    );
    let publish = ListingAct::Publish {
        deed: draft.deed,
        access,
    };
    let pages = server_pages(ServerPage::Others, access);
    Message::of(text).with_pages(pages).with_buttons([
        Button::new(publish, "button-opening-publish").style(Style::Success),
        describe(&draft.open.opening, access),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Shows an open server's description to a member who can change it.
pub(crate) fn opening(open: &OpenServer, access: Access) -> Message {
    let said = &open.opening;
    let text = sentence!(
        "opening",
        listed = yes_or_no(said.listed),
        about = about_server(said.about.as_ref()),
        languages = languages(said.languages()),
        games = games(said.has_chosen_games().then(|| said.games())),
        code = code(&said.code),
        channel = channel(open.channel),
    );
    let spoken = Locale::ALL.into_iter().map(|one| {
        SelectOption::new(one.id(), Some(one).text()).chosen(said.languages().contains(&one))
    });
    let wanted = GameId::ALL.iter().map(|game| {
        SelectOption::new(game.id(), Text::same(game.info().name))
            .chosen(said.games().contains(game))
    });
    let spoken = Select::new(
        ListingAct::Languages { access },
        sentence!("select-opening-languages"),
        spoken,
    );
    let wanted = Select::new(
        ListingAct::Games { access },
        sentence!("select-opening-games"),
        wanted,
    );
    let selects = [spoken, wanted].into_iter().flatten();
    let place = Select::of_text_channels(
        ListingAct::Channel { access },
        sentence!("select-opening-channel"),
        Some(open.channel),
    );
    let listed = ListingAct::Listed {
        on: !said.listed,
        access,
    };
    let label = if said.listed {
        "button-opening-unlist"
    } else {
        "button-opening-list"
    };
    Message::of(text)
        .with_selects(selects.map(Select::of_several).chain([place]))
        .with_pages(server_pages(ServerPage::Others, access))
        .with_buttons([
            describe(said, access),
            Button::new(listed, label).secondary(),
            Button::new(ListingAct::NewCode { access }, "button-new-code").secondary(),
            Button::new(ListingAct::AskClose { access }, "button-opening-close")
                .style(Style::Danger),
        ])
}

/// The most characters of a description.
const LONGEST_ABOUT: u16 = 100;
const _: () = assert!(About::LONGEST == LONGEST_ABOUT as usize);

/// Returns the button that opens the form for the description.
fn describe(said: &Opening, access: Access) -> Button {
    let label = describe_label(said.about.as_ref());
    Button::labelled(ListingAct::Describe { access }, label).secondary()
}

fn describe_label(about: Option<&About>) -> Sentence {
    sentence!("button-opening-about", has = yes_or_no(about.is_some()))
}

/// Returns the form for the description, with the one that the server has.
pub(crate) fn about_form(about: Option<&About>, access: Access) -> Form {
    Form {
        id: ListingAct::Describe { access }.into(),
        title: describe_label(about).into(),
        inputs: vec![Input {
            id: ABOUT_INPUT,
            label: sentence!("form-about-label").into(),
            hint: sentence!("form-about-placeholder").into(),
            value: about.map_or_else(String::new, |about| about.as_str().to_owned()),
            optional: true,
            tall: false,
            most: LONGEST_ABOUT,
        }],
    }
}

/// Asks whether to close the server to others.
pub(crate) fn ask_to_close(access: Access) -> Message {
    let close = ListingAct::Close { access };
    Message::of(sentence!("opening-ask-close")).with_buttons([
        Button::new(close, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Returns the answer to a manager who has closed the server, if it was open.
pub(crate) fn closed_server(was_open: bool, access: Access) -> Message {
    let said = if was_open {
        sentence!("opening-closed")
    } else {
        sentence!("opening-none")
    };
    let open = Button::new(ListingAct::Draft { access }, "button-opening-open").secondary();
    Message::of(said)
        .with_pages(server_pages(ServerPage::Others, access))
        .with_buttons([open])
}

/// Formats a line about a server as code, so that nothing in it becomes markup or a link.
pub(crate) fn about_server(about: Option<&About>) -> Text {
    about.map_or_else(
        || sentence!("opening-no-line").into(),
        |about| Text::same(code(about.as_str().replace('`', "’"))),
    )
}

/// Returns the names of languages, each in its own language.
pub(crate) fn languages(spoken: &[Locale]) -> Text {
    Text::joined(spoken.iter().map(|one| Some(*one).text()), ", ")
}

/// Returns the names of games, or says that all are wanted.
pub(crate) fn games(wanted: Option<&[GameId]>) -> Text {
    let Some(wanted) = wanted else {
        return sentence!("opening-all-games").into();
    };
    let names: Vec<&str> = wanted.iter().map(|game| game.info().name).collect();
    Text::same(names.join(", "))
}

/// Returns the sentence for why a server cannot be opened like this.
pub(crate) fn no_opening(why: NoOpening) -> Sentence {
    match why {
        NoOpening::LongAbout(most) => {
            let most = u32::try_from(most).unwrap_or(u32::MAX);
            sentence!("refused-long", what = "about", most = most)
        }
        NoOpening::Mention => sentence!("refused-mention", what = "about"),
        NoOpening::NotOpen => sentence!("refused-not-open", what = "this"),
    }
}
