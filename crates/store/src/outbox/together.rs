//! Boards that are shown together with the previous one.

use super::{OutboxMut, delivery::text};
use crate::{Post, StoreError, db::params};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ShowingId},
};

impl OutboxMut<'_> {
    /// Puts a post of a match into the outbox, to be delivered no earlier than then.
    pub fn enqueue_then(
        &self,
        id: MatchId,
        post: &Post,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<(), StoreError> {
        for showing in self.tx.showings().of_match(id)? {
            self.enqueue_after(showing.id, post, now, due_at)?;
        }
        self.tx.note_queued();
        Ok(())
    }

    /// Puts a board of a match against the computer into the outbox, to be delivered no earlier
    /// than then. If the board before still waits, this one includes its plies and replaces it.
    pub fn join_board(
        &self,
        id: MatchId,
        board: &Post,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<(), StoreError> {
        for showing in self.tx.showings().of_match(id)? {
            if !self.join_board_at(showing.id, board, due_at)? {
                self.enqueue_after(showing.id, board, now, due_at)?;
            }
        }
        self.tx.note_queued();
        Ok(())
    }

    /// Replaces the previous board with this one, if that one waits here.
    fn join_board_at(
        &self,
        at: ShowingId,
        board: &Post,
        due_at: Timestamp,
    ) -> Result<bool, StoreError> {
        let waiting: Option<(i64, String)> = self.db.first(
            "SELECT id, post FROM outbox
             WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL AND holder IS NULL
               AND attempts = 0
             ORDER BY id DESC LIMIT 1",
            params![at],
            |row| Ok((row.get("id")?, row.get("post")?)),
        )?;
        let Some((waiting, before)) = waiting else {
            return Ok(false);
        };
        let Some(merged) = merged(serde_json::from_str(&before).ok().as_ref(), board) else {
            return Ok(false);
        };
        // Its delivery may have begun since it was read.
        let taken = self.db.execute(
            "UPDATE outbox SET post = ?2, due_at = ?3
             WHERE id = ?1 AND holder IS NULL AND attempts = 0",
            params![waiting, text(at, &merged)?, due_at],
        )?;
        Ok(taken > 0)
    }
}

/// Returns a board with the plies of two, if the first is the board before the second.
fn merged(before: Option<&Post>, board: &Post) -> Option<Post> {
    let &Post::Board {
        ply: earlier,
        taken_back: then,
        new: untold,
    } = before?
    else {
        return None;
    };
    let &Post::Board {
        ply,
        taken_back,
        new,
    } = board
    else {
        return None;
    };
    (then == taken_back && earlier <= ply).then_some(Post::Board {
        ply,
        taken_back,
        new: new.saturating_add(untold),
    })
}
