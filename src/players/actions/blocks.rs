//! Blocks: the users a user wants nothing to do with.

use crate::host::{Cx, Failure, ReadCx};
use domain::matches::{Refusal, UserId};
use store::Lock;

/// How many users one user can block.
const MOST_BLOCKS: usize = 200;

/// Blocks a user: from now on neither can challenge the other, and what the blocked user does in
/// their matches no longer notifies the user who blocked them.
pub fn block(cx: &Cx<'_>, other: UserId) -> Result<(), Failure> {
    let (tx, by) = (cx.tx, cx.user());
    if by == other {
        return Err(Refusal::BlockedSelf.into());
    }
    tx.lock(Lock::User(by))?;
    let blocked = tx.people().blocked_by(by)?;
    if blocked.len() >= MOST_BLOCKS && !blocked.contains(&other) {
        return Err(Refusal::ManyBlocks(MOST_BLOCKS).into());
    }
    Ok(tx.people().block(by, other)?)
}

/// Ends a block. Returns whether there was one.
pub fn unblock(cx: &Cx<'_>, other: UserId) -> Result<bool, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    tx.lock(Lock::User(by))?;
    Ok(tx.people().unblock(by, other)?)
}

/// Returns the users a user has blocked, with their names where they are known.
pub fn list(cx: &ReadCx<'_>) -> Result<Vec<(UserId, Option<String>)>, Failure> {
    let people = cx.tx.people();
    let blocked = people.blocked_by(cx.user())?.into_iter();
    let named = blocked.map(|user| Ok((user, people.name(cx.server(), user)?)));
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use domain::{
        clock::testing::TestMachine,
        matches::{Actor, ServerId},
    };
    use store::{Seen, testing::Base};

    #[tokio::test]
    async fn whoever_is_blocked_is_listed_by_name_and_can_be_unblocked_even_once_deleted() {
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(Base::sqlite().open(), clock);
        let by = || Actor::player(ServerId(10), UserId(1));
        let (seen, unseen, deleted) = (UserId(2), UserId(3), UserId::deleted(5));
        let now = host.clock().now();
        let name = Seen {
            user: seen,
            account: "ben".to_owned(),
            name: "Ben".to_owned(),
        };
        let named = host.store.write(Lock::None, move |tx| {
            tx.people().set_name(ServerId(10), &name, now)
        });
        named.await.expect("named");
        for user in [seen, unseen, deleted] {
            let blocked = host.act(by(), move |cx| block(cx, user)).await;
            blocked.expect("blocked");
        }
        let all = [
            (seen, Some("Ben".to_owned())),
            (unseen, None),
            (deleted, None),
        ];
        assert_eq!(host.read(by(), list).await.expect("listed"), all);
        let unblocked = host.act(by(), move |cx| unblock(cx, deleted)).await;
        assert!(unblocked.expect("unblocked"));
        assert_eq!(host.read(by(), list).await.expect("listed"), all[..2]);
    }
}
