//! Notes: what a player writes down about a match, for nobody else to read. They are kept after the
//! match is over.

use crate::host::{Cx, Failure, ReadCx};
use domain::matches::{MatchId, Refusal};
use store::Lock;

/// The maximum number of characters in a note.
pub const LONGEST_NOTE: u16 = 1_000;

/// Returns the player's note on a match. Refuses users who don't play in it.
pub fn show(cx: &ReadCx<'_>, id: MatchId) -> Result<Option<String>, Failure> {
    cx.find_match(id)?.side_of(cx.user())?;
    find(cx, id)
}

/// Returns the user's note on a match, whether or not they play in it.
pub fn find(cx: &ReadCx<'_>, id: MatchId) -> Result<Option<String>, Failure> {
    Ok(cx.tx.plans().note(cx.user(), id)?)
}

/// Stores a note, or removes it if the text is empty. Returns what is kept.
pub fn set(cx: &Cx<'_>, id: MatchId, text: &str) -> Result<Option<String>, Failure> {
    // PostgreSQL cannot store this character in text.
    let text = text.trim().replace('\0', "");
    if text.chars().count() > usize::from(LONGEST_NOTE) {
        return Err(Refusal::LongNote(LONGEST_NOTE).into());
    }
    let text = Some(text).filter(|text| !text.is_empty());
    cx.tx.lock(Lock::User(cx.user()))?;
    cx.find_match(id)?.side_of(cx.user())?;
    match &text {
        Some(text) => cx.tx.plans().set_note(cx.user(), id, text)?,
        None => cx.tx.plans().remove_note(cx.user(), id)?,
    }
    Ok(text)
}
