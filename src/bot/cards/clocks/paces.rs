//! The paces that a server offers: a page of its settings.

use super::pace_name;
use crate::bot::{
    ids::{Access, Setting},
    messages::{Message, Select, SelectOption},
};
use domain::matches::{Pace, Paces};
use rules::{sentence, words::Locale};

/// Shows the paces on offer, with a select of all possible ones and one of the default pace.
pub(in crate::bot::cards) fn paces(paces: &Paces, access: Access, locale: Locale) -> Message {
    let names: Vec<String> = paces
        .offered()
        .iter()
        .map(|pace| format!("\n- {}", pace_name(*pace, locale)))
        .collect();
    let text = locale.say(&sentence!(
        "settings-paces",
        offered = names.concat(),
        usual = pace_name(paces.usual(), locale),
    ));
    let offered = Select::new(
        Setting::ServerPaces { access },
        locale.text("select-paces"),
        options(&Pace::ALL, |pace| paces.offered().contains(&pace), locale),
    );
    let usual = Select::new(
        Setting::ServerUsualPace { access },
        locale.text("select-usual-pace"),
        options(paces.offered(), |pace| pace == paces.usual(), locale),
    );
    Message::of(text).with_selects(offered.map(Select::of_several).into_iter().chain(usual))
}

fn options(
    of: &[Pace],
    is_chosen: impl Fn(Pace) -> bool,
    locale: Locale,
) -> impl Iterator<Item = SelectOption> {
    of.iter().map(move |&pace| {
        SelectOption::new(pace.id(), pace_name(pace, locale)).chosen(is_chosen(pace))
    })
}
