//! The select under each page of settings that leads to the others.

use super::named::Named;
use crate::{
    bot::{
        ids::CustomId,
        messages::{Select, SelectOption},
    },
    players::ids::{PlayerPage, PlayerSettingAct},
    servers::ids::{Access, ServerPage, ServerSettingAct},
};
use rules::sentence;
use rules::words::Locale;

/// Returns the select of the pages of a player's settings.
pub(crate) fn player_pages(now: PlayerPage, locale: Locale) -> Option<Select> {
    pages(PlayerSettingAct::Page.into(), now, locale)
}

/// Returns the select of the pages for managers.
pub(crate) fn server_pages(now: ServerPage, access: Access, locale: Locale) -> Option<Select> {
    pages(ServerSettingAct::Page { access }.into(), now, locale)
}

fn pages<T: Named + PartialEq>(id: CustomId, now: T, locale: Locale) -> Option<Select> {
    let options = T::every()
        .into_iter()
        .map(|page| SelectOption::new(page.id(), page.label(locale)).chosen(page == now));
    Select::new(id, sentence!("select-page"), options)
}
