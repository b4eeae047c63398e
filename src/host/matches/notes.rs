//! Notes: what a player writes down about a match, for nobody else to read. They are kept after the
//! match is over.

use crate::host::{Failure, Host, find_match};
use domain::matches::{MatchId, Refusal, ServerId, UserId};
use store::Lock;

/// The maximum number of characters in a note.
pub const LONGEST_NOTE: u16 = 1_000;

impl Host {
    /// Returns a player's note on a match. Refuses users who don't play in it.
    pub async fn note_of(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<Option<String>, Failure> {
        self.store
            .read(move |tx| {
                find_match(tx, server, id)?.side_of(by)?;
                Ok(tx.plans().note(by, id)?)
            })
            .await
    }

    /// Returns a user's note on a match, whether or not they play in it.
    pub async fn note_if_any(&self, id: MatchId, by: UserId) -> Result<Option<String>, Failure> {
        self.store
            .read(move |tx| Ok(tx.plans().note(by, id)?))
            .await
    }

    /// Stores a note, or removes it if the text is empty. Returns what is kept.
    pub async fn set_note(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        text: &str,
    ) -> Result<Option<String>, Failure> {
        // PostgreSQL cannot store this character in text.
        let text = text.trim().replace('\0', "");
        if text.chars().count() > usize::from(LONGEST_NOTE) {
            return Err(Refusal::LongNote(LONGEST_NOTE).into());
        }
        let text = Some(text).filter(|text| !text.is_empty());
        self.store
            .write(Lock::User(by), move |tx| {
                find_match(tx, server, id)?.side_of(by)?;
                match &text {
                    Some(text) => tx.plans().set_note(by, id, text)?,
                    None => tx.plans().remove_note(by, id)?,
                }
                Ok(text.clone())
            })
            .await
    }
}
