//! The select under each page of settings that leads to the others.

use super::named::Named;
use crate::discord::{
    ids::EncodedId,
    messages::{Select, SelectOption},
};
use rules::sentence;

/// Returns the select of all pages, one of which is shown now.
pub(crate) fn page_select<T: Named + PartialEq>(
    id: impl Into<EncodedId>,
    now: T,
) -> Option<Select> {
    let options = T::every()
        .into_iter()
        .map(|page| SelectOption::new(page.id(), page.text()).chosen(page == now));
    Select::new(id, sentence!("select-page"), options)
}
