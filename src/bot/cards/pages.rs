//! The select under each page of settings that leads to the others.

use super::named::Named;
use crate::{
    bot::{
        ids::{Access, EncodedId},
        messages::{Select, SelectOption},
    },
    players::ids::{PlayerPage, PlayerSettingAct},
    servers::ids::{ServerPage, ServerSettingAct},
};
use rules::sentence;

/// Returns the select of the pages of a player's settings.
pub(crate) fn player_pages(now: PlayerPage) -> Option<Select> {
    pages(PlayerSettingAct::Page.into(), now)
}

/// Returns the select of the pages for managers.
pub(crate) fn server_pages(now: ServerPage, access: Access) -> Option<Select> {
    pages(ServerSettingAct::Page { access }.into(), now)
}

fn pages<T: Named + PartialEq>(id: EncodedId, now: T) -> Option<Select> {
    let options = T::every()
        .into_iter()
        .map(|page| SelectOption::new(page.id(), page.text()).chosen(page == now));
    Select::new(id, sentence!("select-page"), options)
}
