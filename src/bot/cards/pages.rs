//! The select under each page of settings that leads to the others.

use super::named::Named;
use crate::bot::{
    ids::{Access, CustomId, PlayerPage, PlayerSetting, ServerPage, ServerSetting},
    messages::{Select, SelectOption},
};
use rules::sentence;
use rules::words::Locale;

/// Returns the select of the pages of a player's settings.
pub(in crate::bot) fn player_pages(now: PlayerPage, locale: Locale) -> Option<Select> {
    pages(PlayerSetting::Page.into(), now, locale)
}

/// Returns the select of the pages for managers.
pub(in crate::bot) fn server_pages(
    now: ServerPage,
    access: Access,
    locale: Locale,
) -> Option<Select> {
    pages(ServerSetting::Page { access }.into(), now, locale)
}

fn pages<T: Named + PartialEq>(id: CustomId, now: T, locale: Locale) -> Option<Select> {
    let options = T::every()
        .into_iter()
        .map(|page| SelectOption::new(page.id(), page.label(locale)).chosen(page == now));
    Select::new(id, sentence!("select-page"), options)
}
